"""The lobby and other people's lists: nobody can fill them, and what nobody comes back to ends."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from detente.server.play.table_jobs import IDLE_AGE, WAITING_AGE
from detente.server.store.caps import OPEN_TABLES

from ..helpers import Person, Site, serving

pytestmark = pytest.mark.anyio


async def ids(person: Person, kind: str = "mine") -> list[str]:
    return [table["id"] for table in (await person.get(f"/api/tables?kind={kind}"))["tables"]]


async def test_a_visitor_has_only_so_many_tables_in_the_lobby(site: Site) -> None:
    anna, boris = await site.guest("Anna"), await site.guest("Boris")
    tables = [(await anna.create(mode="open"))["id"] for _ in range(OPEN_TABLES.most)]
    refused = await anna.post("/api/tables", 409, game="twilight_struggle", mode="open")
    assert refused["name"] == "too-many-open"
    await boris.create(mode="open")
    await boris.post(f"/api/tables/{tables[0]}/join")
    lines = [await anna.sit(tables[0]), await boris.sit(tables[0])]
    for line in lines:
        await line.until(0)
    await anna.create(mode="open")


async def test_a_full_table_leaves_the_lobby_before_the_game_begins(site: Site) -> None:
    anna, boris = await site.guest("Anna"), await site.guest("Boris")
    table = (await anna.create(mode="open"))["id"]
    assert await ids(boris, "open") == [table]
    await boris.post(f"/api/tables/{table}/join")
    assert await ids(boris, "open") == []


async def test_a_rematch_needs_both(site: Site) -> None:
    us, ussr, table_id = await site.pair()
    anna, boris, clara = site.people[0], site.people[1], await site.guest("Clara")
    await us.send(type="resign")
    await ussr.receive("table")
    again = await anna.post(f"/api/tables/{table_id}/rematch")
    assert (again["seats"]["ussr"]["name"], again["seats"]["us"]["name"]) == ("Anna", "")
    assert again["id"] not in await ids(boris), "it is not in the list of whoever was not asked"
    assert (await clara.post(f"/api/tables/{again['id']}/join", 409))["name"] == "table-full"
    assert (await clara.post(f"/api/tables/{table_id}/rematch", 403))["name"] == "not-seated"
    taken = await boris.post(f"/api/tables/{table_id}/rematch")
    assert taken["id"] == again["id"]
    assert taken["seats"]["us"]["name"] == "Boris"
    for line in (await anna.sit(again["id"]), await boris.sit(again["id"])):
        await line.until(0)


async def test_a_rematch_against_a_bot_begins_at_once(site: Site) -> None:
    anna = await site.guest("Anna")
    table = await anna.create(mode="bot")
    line = await anna.sit(table["id"])
    await line.until(0)
    await line.send(type="resign")
    while (await line.receive("table"))["table"]["status"] != "over":
        pass
    again = await anna.post(f"/api/tables/{table['id']}/rematch")
    await (await anna.sit(again["id"])).until(0)


async def test_what_nobody_comes_back_to_ends(tmp_path: Path) -> None:
    async with serving(tmp_path) as site:
        anna = await site.guest("Anna")
        cookies = dict(anna.http.cookies)
        bot, new, private = [(await anna.create(mode=mode, side="ussr"))["id"] for mode in ("bot", "bot", "private")]
        lobby, fresh = [(await anna.create(mode="open"))["id"] for _ in range(2)]
        await (await anna.sit(bot)).until(0)
    with sqlite3.connect(tmp_path / "detente.sqlite") as database:
        database.execute("UPDATE tables SET changed = changed - ? WHERE id = ?", (IDLE_AGE + 1, bot))
        database.execute("UPDATE tables SET changed = changed - ? WHERE id IN (?, ?)", (WAITING_AGE + 1, lobby, private))
    async with serving(tmp_path) as site:
        anna = site.stranger()
        anna.http.cookies.update(cookies)
        for _ in range(200):
            found = {table["id"]: table["status"] for table in (await anna.get("/api/tables"))["tables"]}
            if found[bot] == found[lobby] == "aborted":
                break
            await asyncio.sleep(0.05)
        assert found == {bot: "aborted", lobby: "aborted", new: "waiting", private: "waiting", fresh: "waiting"}
