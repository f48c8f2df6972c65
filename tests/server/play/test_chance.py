"""Commit first, reveal after: what a host who plays can do about the dice and deals, and what he cannot."""

import asyncio
import json
import secrets
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from detente.cli import main
from detente.server.play.fairness import NO_ENTROPY, commitment_of, key_of

from ..helpers import Line, Person, Site, serving

pytestmark = pytest.mark.anyio


class Page:
    """What our page does: commits itself, keeps what it saw as a receipt, and tells its entropy when everybody is bound."""

    def __init__(self, line: Line, seat: str) -> None:
        self.line, self.seat, self.entropy = line, seat, secrets.token_hex(32)
        self.receipt: dict[str, Any] = {}

    async def hello(self) -> dict[str, Any]:
        await self.line.send(type="hello", commit=commitment_of(self.entropy))
        found: dict[str, Any] = (await self.line.receive("table"))["table"]
        return found

    async def until_commits(self, *seats: str) -> dict[str, Any]:
        while True:
            table: dict[str, Any] = (await self.line.receive("table"))["table"]
            if set(table["commits"]) == set(seats):
                return table

    async def reveal(self, table: dict[str, Any]) -> None:
        told = {name: table[name] for name in ("game", "rules", "options", "commitment", "commits")}
        self.receipt = told | {"seat": self.seat, "entropy": self.entropy}
        await self.line.send(type="reveal", entropy=self.entropy)


async def sit_down(site: Site, **settings: Any) -> tuple[Page, Page, str]:
    """Anna (us), who trusts nobody, and Boris (ussr), who is the host."""
    anna, boris = await site.guest("Anna"), await site.guest("Boris")
    table = await boris.create(mode="private", side="ussr", **settings)
    await anna.post(f"/api/tables/{table['id']}/join")
    return Page(await anna.open(table["id"]), "us"), Page(await boris.open(table["id"]), "ussr"), table["id"]


async def play_out(site: Site, anna: Page, boris: Page, table_id: str, folder: Path) -> Path:
    """Both reveal and Boris resigns; the record as a file."""
    await anna.line.until(0)
    await boris.line.until(0)
    await boris.line.send(type="resign")
    await anna.line.receive("view")
    path = folder / "game.json"
    path.write_text((await site.people[0].http.get(f"/api/tables/{table_id}/record")).text, encoding="utf-8")
    (folder / "receipt.json").write_text(json.dumps(anna.receipt), encoding="utf-8")
    return path


def verify(path: Path) -> int:
    return main(["verify", str(path), "--receipt", str(path.with_name("receipt.json"))])


async def everything_stored(site: Site) -> str:
    async with site.tables.store.engine.connect() as connection:
        return str((await connection.execute(text("SELECT * FROM tables"))).all())


async def test_the_game_begins_when_all_have_committed_and_then_revealed(
    site: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    anna, boris, table_id = await sit_down(site)
    assert (await anna.hello())["commits"] == {"us": commitment_of(anna.entropy)}
    assert await anna.line.refused(type="reveal", entropy=anna.entropy) == "not-committed"
    both = await boris.hello()
    assert both["commits"] == {"us": commitment_of(anna.entropy), "ussr": commitment_of(boris.entropy)}
    assert both == await anna.until_commits("us", "ussr") | {"seats": both["seats"]}
    assert await boris.line.refused(type="reveal", entropy="ab" * 32) == "wrong-entropy"
    await boris.reveal(both)
    await asyncio.sleep(0.2)
    assert (await site.tables.get(table_id)).table is None, "one entropy is missing"
    await anna.reveal(both)
    path = await play_out(site, anna, boris, table_id, tmp_path)
    fair = json.loads(path.read_text(encoding="utf-8"))["fair"]
    assert fair["entropy"] == {"us": anna.entropy, "ussr": boris.entropy}
    assert main(["verify", str(path)]) == 0
    assert "--receipt" in capsys.readouterr().out
    assert verify(path) == 0
    assert "nobody, not even" in capsys.readouterr().out
    for line in (anna.line, boris.line):
        told = "".join(json.dumps(frame) for frame in line.frames if frame["type"] == "table" and frame["table"]["status"] != "over")
        assert anna.entropy not in told
        assert boris.entropy not in told


async def test_a_host_who_plays_cannot_choose_the_deal(site: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """He knows the secret and everything that is stored, and grinds his own entropy, as he could before there were commitments."""
    anna, boris, table_id = await sit_down(site)
    await anna.hello()
    stored = await everything_stored(site)
    assert commitment_of(anna.entropy) in stored
    assert anna.entropy not in stored, "what he would need to grind is not told before he is bound himself"
    both = await boris.hello()
    await anna.reveal(both)
    while anna.entropy not in await everything_stored(site):
        await asyncio.sleep(0.02)

    # Now he knows all, and finds bytes that give a key he likes.
    live = await site.tables.get(table_id)
    ground = next(word for word in (secrets.token_hex(32) for _ in range(2000)) if key_of(live.match.secret, [anna.entropy, word])[0] < 4)
    assert await boris.line.refused(type="reveal", entropy=ground) == "wrong-entropy"
    await boris.line.send(type="hello", commit=commitment_of(ground))
    assert (await boris.line.receive("table"))["table"]["commits"] == both["commits"], "nobody is bound to something else afterwards"
    assert await boris.line.refused(type="reveal", entropy=ground) == "wrong-entropy"

    # So he changes his own server's table, which plays on as if nothing had happened.
    await live.change(replace(live.match, commits=live.match.commits | {"ussr": commitment_of(ground)}))
    await boris.line.send(type="reveal", entropy=ground)
    path = await play_out(site, anna, boris, table_id, tmp_path)
    assert json.loads(path.read_text(encoding="utf-8"))["key"].startswith("0"), "the key is the one he chose"
    assert main(["verify", str(path)]) == 0, "the record alone cannot prove what was shown before the game"
    assert verify(path) == 1, "but Anna's page kept what it was shown before it told its entropy"
    assert "ussr" in capsys.readouterr().err


@pytest.mark.parametrize("what", ["secret", "entropy", "options"])
async def test_a_receipt_finds_whatever_was_changed_after_it(site: Site, tmp_path: Path, what: str) -> None:
    anna, boris, table_id = await sit_down(site)
    await anna.hello()
    both = await boris.hello()
    await boris.reveal(both)
    await anna.reveal(both)
    path = await play_out(site, anna, boris, table_id, tmp_path)
    assert verify(path) == 0
    receipt, other = dict(anna.receipt), secrets.token_hex(32)
    if what == "secret":
        receipt["commitment"] = commitment_of(other)
    elif what == "entropy":
        receipt |= {"entropy": other, "commits": receipt["commits"] | {"us": commitment_of(other)}}
    else:
        receipt["options"] = receipt["options"] | {"bid": 3}
    path.with_name("receipt.json").write_text(json.dumps(receipt), encoding="utf-8")
    assert verify(path) == 1


async def test_until_all_have_committed_another_device_may_commit_instead(site: Site) -> None:
    anna, boris, table_id = await sit_down(site)
    await anna.hello()
    phone = Page(await site.people[0].open(table_id), "us")
    await phone.hello()
    both = await boris.hello()
    assert both["commits"]["us"] == commitment_of(phone.entropy)
    assert await anna.line.refused(type="reveal", entropy=anna.entropy) == "wrong-entropy"
    await phone.reveal(both)
    await boris.reveal(both)
    await phone.line.until(0)


async def test_a_seat_that_never_reveals_begins_no_game_and_the_table_ends_without_result(site: Site) -> None:
    anna, boris, table_id = await sit_down(site)
    await anna.hello()
    await anna.reveal(await boris.hello())
    await asyncio.sleep(0.2)
    live = await site.tables.get(table_id)
    assert live.match.status == "waiting"
    assert await anna.line.refused(type="play", sequence=0, action="country:poland") == "not-begun"
    long_ago = live.match.changed - 31 * 86_400
    await live.change(replace(live.match, changed=long_ago))
    assert table_id in await site.tables.store.forgotten(0.0, long_ago + 1)
    await anna.line.send(type="abort")
    table = (await boris.line.receive("table"))["table"]
    while table["status"] == "waiting":
        table = (await boris.line.receive("table"))["table"]
    assert (table["status"], table["outcome"]) == ("aborted", None)


@pytest.mark.parametrize("mode", ["bot", "hotseat", "sandbox"])
async def test_who_plays_alone_commits_and_reveals_too(site: Site, mode: str, tmp_path: Path) -> None:
    person = await site.guest("Anna")
    table = await person.create(mode=mode, bot="random")
    page = Page(await person.open(table["id"]), "us")
    told = await page.hello()
    assert set(told["commits"]) == ({"us"} if mode == "bot" else {"us", "ussr"})
    await page.reveal(told)
    await page.line.until(0)
    match = (await site.tables.get(table["id"])).match
    assert match.entropy == {"us": page.entropy, "ussr": NO_ENTROPY if mode == "bot" else page.entropy}


async def test_games_of_older_servers_go_on_and_verify_with_the_weaker_promise(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with serving(tmp_path) as site:
        _, _, table_id = await site.pair()
        live = await site.tables.get(table_id)
        await live.change(replace(live.match, commits={}))
        cookies = dict(site.people[0].http.cookies)
    async with serving(tmp_path) as site:
        anna = Person(site)
        site.people.append(anna)
        anna.http.cookies.update(cookies)
        line = await anna.sit(table_id)
        await line.until(0)
        await line.send(type="resign")
        await line.receive("view")
        path = tmp_path / "game.json"
        path.write_text((await anna.http.get(f"/api/tables/{table_id}/record")).text, encoding="utf-8")
    assert main(["verify", str(path)]) == 0
    assert "had not committed" in capsys.readouterr().out


async def test_a_table_that_waits_since_before_the_upgrade_can_begin(site: Site) -> None:
    _, boris, table_id = await sit_down(site)
    live = await site.tables.get(table_id)
    await live.change(replace(live.match, entropy={"us": "ab" * 32}))
    both = await boris.hello()
    await boris.reveal(both)
    await boris.line.until(0)
