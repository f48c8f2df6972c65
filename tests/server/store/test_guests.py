"""Guests who left nothing behind are forgotten after a while; everybody else stays."""

import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text

from detente.server.play import table_jobs
from detente.server.play.clocks import DAY
from detente.server.store import Store

from ..helpers import Site, serving

pytestmark = pytest.mark.anyio
LONG_AGO = 40 * DAY


@pytest.fixture(params=["sqlite", "postgresql"])
async def lasting(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Site]:
    """A site of either database."""
    if request.param == "postgresql":
        request.getfixturevalue("on_postgres")
    async with serving(tmp_path) as site:
        yield site


async def age(site: Site, by: float = LONG_AGO) -> None:
    """Everything that is there happened that much earlier."""
    async with site.tables.store.engine.begin() as connection:
        await connection.execute(text("UPDATE visitors SET created = created - :by"), {"by": by})
        await connection.execute(text("UPDATE sessions SET seen = seen - :by"), {"by": by})


async def visitors(site: Site) -> set[str]:
    async with site.tables.store.engine.connect() as connection:
        return set((await connection.execute(text("SELECT name FROM visitors"))).scalars())


async def forget(site: Site) -> int:
    return await site.tables.store.remove_idle_guests(time.time() - 30 * DAY)


async def test_guests_who_left_nothing_are_forgotten_and_others_are_not(lasting: Site) -> None:
    idle, player, member = [await lasting.guest(name) for name in ("Idle", "Player", "Member")]
    await player.create(mode="open")
    await member.post("/api/me/account", login="member", password="a word of many letters")
    await age(lasting)
    fresh = await lasting.guest("Fresh")
    assert await forget(lasting) == 1
    assert await visitors(lasting) == {"Player", "Member", "Fresh"}
    assert await forget(lasting) == 0
    for person in (player, member, fresh):
        assert (await person.get("/api/me"))["visitor"] is not None
    assert (await idle.get("/api/me"))["visitor"] is None, "the cookie of a forgotten guest is nobody's"


async def test_whoever_is_referred_to_stays(lasting: Site) -> None:
    for name in ("Muted", "Muter"):
        await lasting.guest(name)
    async with lasting.tables.store.engine.begin() as connection:
        ids = {name: found for found, name in await connection.execute(text("SELECT id, name FROM visitors"))}
        values = {"visitor": ids["Muter"], "other": ids["Muted"], "kind": "mute", "at": 0.0}
        await connection.execute(text("INSERT INTO blocks (visitor, other, kind, at) VALUES (:visitor, :other, :kind, :at)"), values)
    await age(lasting)
    assert await forget(lasting) == 0
    assert await visitors(lasting) == {"Muted", "Muter"}


async def test_a_guest_who_was_seen_lately_stays(lasting: Site) -> None:
    guest = await lasting.guest("Regular")
    await age(lasting)
    async with lasting.tables.store.engine.begin() as connection:
        await connection.execute(text("UPDATE sessions SET seen = :now"), {"now": time.time()})
    assert await forget(lasting) == 0
    assert (await guest.get("/api/me"))["visitor"]["name"] == "Regular"


async def test_a_guest_who_comes_back_while_being_forgotten_is_kept_whole(lasting: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = await lasting.guest("Regular")
    await age(lasting)
    store = lasting.tables.store
    write = store._writer.write

    async def sit_down_first(*writes: object, **options: object) -> None:
        monkeypatch.setattr(store._writer, "write", write)
        await guest.create(mode="open")
        await write(*writes, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(store._writer, "write", sit_down_first)
    assert await forget(lasting) == 0
    assert (await guest.get("/api/me"))["visitor"]["name"] == "Regular"


async def test_guests_are_removed_after_the_days_of_the_setting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[float] = []

    async def remove(self: Store, before: float) -> int:
        asked.append(before)
        return 0

    monkeypatch.setattr(Store, "remove_idle_guests", remove)
    async with serving(tmp_path, guest_days=7) as site:
        monkeypatch.setattr(table_jobs, "TIDY", -1.0)
        await site.tables.jobs._tidy()
    assert abs(time.time() - 7 * DAY - asked[-1]) < 60
    asked.clear()
    async with serving(tmp_path / "never", guest_days=0) as site:
        await site.tables.jobs._tidy()
    assert asked == []
