"""What is stored is what was played: restarts, migrations, clocks that run meanwhile."""

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect

from detente.server.errors import StoreDown
from detente.server.play.clocks import new_clock
from detente.server.play.live import rebuild
from detente.server.store import Store
from detente.server.store.models import Base

from ..helpers import PATIENCE, Site, play_on, serving

pytestmark = pytest.mark.anyio


async def test_a_restart_resumes_exactly(tmp_path: Path) -> None:
    async with serving(tmp_path) as site:
        us, ussr, table_id = await site.pair()
        await play_on({"us": us, "ussr": ussr}, 15)
        cookies, view = dict(site.people[0].http.cookies), us.view
    async with serving(tmp_path) as site:
        anna = site.stranger()
        anna.http.cookies.update(cookies)
        line = await anna.sit(table_id, since=10)
        again = await line.until(0)
        assert {**again, "log": 0} == {**view, "log": 0}
        assert all(step["step"] > 10 for step in again["log"])


async def test_a_request_to_take_back_waits_through_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as site:
        us, ussr, table_id = await site.pair()
        while us.view["to_move"] != ["us"]:
            await play_on({"us": us, "ussr": ussr}, 1)
        await play_on({"us": us, "ussr": ussr}, 1)
        await ussr.send(type="ask_undo")
        await us.receive("undo_asked")
        sequence, cookies = us.view["sequence"], [dict(person.http.cookies) for person in site.people]
    async with serving(tmp_path) as site:
        people = [site.stranger(), site.stranger()]
        for person, cookie in zip(people, cookies, strict=True):
            person.http.cookies.update(cookie)
        us, ussr = [await person.sit(table_id) for person in people]
        assert (await us.receive("table"))["table"]["undo_asked"] == "ussr"
        await us.until(0)
        await us.send(type="answer_undo", accept=True)
        assert (await us.receive("view"))["view"]["sequence"] == sequence - 2
        assert (await site.tables.store.match(table_id)).undo_asked is None
        await ussr.until(0)


async def test_a_move_withdraws_a_request_to_take_back(site: Site) -> None:
    us, ussr, table_id = await site.pair()
    await ussr.play()
    await us.until(1)
    await ussr.send(type="ask_undo")
    await us.receive("undo_asked")
    await ussr.play()
    assert (await site.tables.store.match(table_id)).undo_asked is None
    assert await us.refused(type="answer_undo", accept=True) == "undo-not-asked"


async def test_a_database_that_cannot_be_opened_is_told(tmp_path: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path}/no/such/folder/x.sqlite")
    with pytest.raises(StoreDown):
        await store.open()
    await store.engine.dispose()
    await asyncio.sleep(0.1)  # the driver's thread says goodbye to the loop


@pytest.mark.parametrize("clock", [{"base": 1.0, "increment": 0.0}, {"days": 1 / 86_400}])
async def test_a_clock_ends_the_game_though_nobody_is_connected(site: Site, clock: dict[str, float]) -> None:
    us, ussr, table_id = await site.pair(clock=clock)
    assert [frame["clock"]["running"] for frame in us.frames if frame["type"] == "clock"][-1] == ["ussr"]
    await us.connection.close()
    await ussr.connection.close()
    async with asyncio.timeout(PATIENCE):
        while (info := await site.stranger().get(f"/api/tables/{table_id}"))["status"] != "over":
            await asyncio.sleep(0.05)
    assert info["outcome"] == {"winner": "us", "ending": "time"}


def test_clocks_count_the_seats_that_decide() -> None:
    clock = new_clock(("us", "ussr"), 100, 5).press(("us", "ussr"), 0.0)
    clock = clock.press(("us",), 10.0)
    assert clock.left == {"us": 90.0, "ussr": 95.0}
    assert clock.deadline == 100.0
    daily = new_clock(("us", "ussr"), 0, 0, days=2).press(("us",), 0.0).press(("ussr",), 86_400.0)
    assert daily.left["us"] == 2 * 86_400.0
    assert daily.flagged(86_400.0 * 3 + 1) == "ussr"


async def test_migrations_make_the_shape_that_the_models_have(tmp_path: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path}/x.sqlite")
    await store.open()

    def shape(connection: Any) -> dict[str, set[tuple[str, bool]]]:
        found = inspect(connection)
        names = [name for name in found.get_table_names() if name != "alembic_version"]
        return {name: {(c["name"], c["nullable"]) for c in found.get_columns(name)} for name in names}

    async with store.engine.connect() as connection:
        made = await connection.run_sync(shape)
        wanted = {t.name: {(c.name, bool(c.nullable)) for c in t.columns} for t in Base.metadata.tables.values()}
        assert made == wanted
        mode = (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar()
        full = (await connection.exec_driver_sql("PRAGMA synchronous")).scalar()
        assert (mode, full) == ("wal", 2)
    await store.close()
    again = Store(f"sqlite+aiosqlite:///{tmp_path}/x.sqlite")
    await again.open()
    await again.close()


async def test_what_is_stored_plays_again(site: Site) -> None:
    us, ussr, table_id = await site.pair()
    await play_on({"us": us, "ussr": ussr}, 10)
    store, live = site.tables.store, await site.tables.get(table_id)
    table = rebuild(await store.match(table_id), await store.moves(table_id))
    assert live.table is not None
    assert table.bytes() == live.table.bytes()


def test_the_secret_is_for_the_owner_only(tmp_path: Path) -> None:
    from detente.server.identity.visitors import read_secret

    secret = read_secret("", tmp_path)
    assert secret == read_secret("", tmp_path)
    assert len(secret) == 64
    assert os.stat(tmp_path / "secret").st_mode & 0o077 == 0
