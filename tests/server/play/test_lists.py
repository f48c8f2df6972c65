"""Lists of tables come in pages, can be searched and narrowed down, and stay small however many tables there are."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from ..helpers import GAME, Person, Site, serving

pytestmark = pytest.mark.anyio
MANY = 3000


async def page(person: Person, kind: str = "open", **query: Any) -> tuple[list[str], str | None]:
    """The ids of a page of a list, and where the next one begins."""
    answer = await person.http.get("/api/tables", params={"kind": kind, **query})
    assert answer.status_code == 200, answer.text
    found = answer.json()
    return [table["id"] for table in found["tables"]], found["next"]


async def everything(person: Person, kind: str, **query: Any) -> list[str]:
    """All pages of a list."""
    found, cursor = await page(person, kind, **query)
    while cursor:
        more, cursor = await page(person, kind, cursor=cursor, **query)
        assert more, "a page that is announced has something on it"
        found += more
    return found


def flood(folder: Path, table_id: str) -> None:
    """Copy a table in the database, some with the very same time of change."""
    with sqlite3.connect(folder / "detente.sqlite") as database:
        columns = [row[1] for row in database.execute("PRAGMA table_info(tables)")]
        row = dict(zip(columns, database.execute("SELECT * FROM tables WHERE id = ?", (table_id,)).fetchone(), strict=True))
        seats = [row[1] for row in database.execute("PRAGMA table_info(seats)")]
        held = database.execute('SELECT * FROM seats WHERE "table" = ?', (table_id,)).fetchall()
        names = ", ".join(f'"{name}"' for name in columns)
        marks = ", ".join("?" * len(columns))
        for number in range(MANY):
            copy = row | {"id": f"copy{number:05}", "changed": row["changed"] + number // 7}
            database.execute(f"INSERT INTO tables ({names}) VALUES ({marks})", tuple(copy.values()))
            for one in held:
                values = dict(zip(seats, one, strict=True)) | {"table": copy["id"]}
                database.execute(f"INSERT INTO seats VALUES ({', '.join('?' * len(seats))})", tuple(values.values()))


async def test_a_list_of_three_thousand_tables_comes_in_small_pages_each_table_once(tmp_path: Path) -> None:
    async with serving(tmp_path, database="") as site:
        anna, boris = await site.guest("Anna"), await site.guest("Boris")
        flood(tmp_path, (await anna.create(mode="open"))["id"])
        for person, kind in ((boris, "open"), (anna, "mine")):
            answer = await person.http.get("/api/tables", params={"kind": kind})
            assert len(answer.json()["tables"]) == 30
            assert len(answer.content) < 40_000
            found = await everything(person, kind, limit=100)
            assert len(found) == len(set(found)) == MANY + 1
    with sqlite3.connect(tmp_path / "detente.sqlite") as database:
        lobby = "SELECT * FROM tables WHERE mode = 'open' AND status = 'waiting' ORDER BY changed DESC, id DESC LIMIT 31"
        plan = " ".join(row[3] for row in database.execute(f"EXPLAIN QUERY PLAN {lobby}"))
    assert "ix_tables_mode" in plan
    assert "TEMP B-TREE" not in plan


async def test_lists_are_searched_by_player_and_narrowed_by_game_and_clock(site: Site) -> None:
    anna, boris, clara = await site.guest("Anna Б."), await site.guest("Boris"), await site.guest("Clara")
    quick = (await anna.create(mode="open", clock={"base": 600.0}))["id"]
    slow = (await anna.create(mode="open", clock={"days": 2.0}))["id"]
    other = (await boris.create(mode="open", game="cia_vs_kgb", side="random"))["id"]
    assert await everything(clara, "open", search="anna") == [slow, quick]
    assert await everything(clara, "open", search="ANNA б") == [slow, quick]
    assert await everything(clara, "open", search="%_") == []
    assert await everything(clara, "open", game="cia_vs_kgb") == [other]
    assert await everything(clara, "open", clock="live") == [quick]
    assert await everything(clara, "open", clock="days") == [slow]
    assert await everything(clara, "open", clock="none") == [other]
    assert (await clara.get("/api/tables?kind=open&clock=days"))["tables"][0]["timing"]["per_move"] is True
    bot = (await anna.create(mode="bot"))["id"]
    assert await everything(anna, "mine", mode="bot") == [bot]
    assert await everything(anna, "mine", status="over") == []


async def test_finished_games_of_public_tables_are_an_archive_and_private_ones_are_not(site: Site) -> None:
    anna, boris, clara = await site.guest("Anna"), await site.guest("Boris"), await site.guest("Clara")
    tables = [(await anna.create(mode=mode))["id"] for mode in ("private", "open")]
    for table in tables:
        await boris.post(f"/api/tables/{table}/join")
        us, ussr = await anna.sit(table), await boris.sit(table)
        await us.until(0)
        assert await everything(clara, "finished") == []
        await us.send(type="resign")
        while (await ussr.receive("table"))["table"]["status"] != "over":
            pass
    assert await everything(clara, "finished") == tables[1:]
    assert await everything(clara, "finished", search="boris") == tables[1:]
    assert await everything(clara, "finished", search="clara") == []


async def test_my_tables_that_go_on_come_before_those_that_are_over(site: Site) -> None:
    anna = await site.guest("Anna")
    first, second = [(await anna.create(mode="bot"))["id"] for _ in range(2)]
    line = await anna.sit(second)
    await line.until(0)
    await line.send(type="resign")
    while (await line.receive("table"))["table"]["status"] != "over":
        pass
    assert await everything(anna, "mine", limit=1) == [first, second]


@pytest.mark.parametrize("cursor", ["x", "0_x_y", "__", "1_nan_", "0_1e999_a", "0_1.0", "\x00"])
async def test_a_cursor_that_nobody_gave_is_refused_or_ends_the_list(site: Site, cursor: str) -> None:
    anna = await site.guest("Anna")
    await anna.create(mode="open")
    for kind in ("open", "mine"):
        answer = await anna.http.get("/api/tables", params={"kind": kind, "cursor": cursor})
        assert answer.status_code in (200, 422), answer.text


async def test_records_are_found_by_their_title(tmp_path: Path) -> None:
    async with serving(tmp_path, recorded=True) as site:
        person = site.stranger()
        assert len(await everything(person, "records", search="Tournament fin", game=GAME)) == 1
        assert await everything(person, "records", search="nothing") == []
        assert json.dumps((await person.get("/api/tables?kind=records"))["next"]) == "null"
