"""Tables in memory: those in use are never dropped, however many others there are, and everybody at a table is at the same one."""

import asyncio
import gc
import random
import tracemalloc
from pathlib import Path

import pytest

from detente.engine.game import Game
from detente.server.play import gate
from detente.server.play.live import LiveTable

from ..helpers import ENTROPY, Site, serving

pytestmark = pytest.mark.anyio
BYTES = 40_000  # of a table: 20,000 of them are at most 800 MB, beside the 300 MB of the server itself


async def test_one_watched_table_more_than_fit_fails_nobody(tmp_path: Path) -> None:
    async with serving(tmp_path, live_tables=2) as site:
        anna = await site.guest("Anna")
        tables = [(await anna.create(mode="hotseat"))["id"] for _ in range(4)]
        lines = [await anna.sit(table) for table in tables]
        for line in lines:
            await line.until(0)
        assert (await site.stranger().get(f"/api/tables/{tables[0]}"))["status"] == "playing"
        for line in lines:
            await line.play()


async def test_a_socket_before_its_hello_stays_at_the_table_of_the_others(tmp_path: Path) -> None:
    async with serving(tmp_path, live_tables=1) as site:
        anna, boris = await site.guest("Anna"), await site.guest("Boris")
        table = (await anna.create(mode="private"))["id"]
        await boris.post(f"/api/tables/{table}/join")
        us = await anna.open(table)
        for _ in range(3):
            await anna.create(mode="hotseat")  # pushes out what nobody uses
        gc.collect()
        ussr = await boris.sit(table)
        await us.send(type="hello", entropy=ENTROPY)
        for line in (us, ussr):
            await line.until(0)
        await ussr.play()
        assert (await us.until(1))["sequence"] == 1, "both play the same game"


async def test_tables_beyond_memory_are_refused_until_there_is_room(tmp_path: Path) -> None:
    async with serving(tmp_path, live_tables=10, max_tables=2) as site:
        anna = await site.guest("Anna")
        tables = [(await anna.create(mode="hotseat"))["id"] for _ in range(3)]
        lines = [await anna.sit(table) for table in tables[:2]]
        for line in lines:
            await line.until(0)
        refused = await anna.get(f"/api/tables/{tables[2]}", 503)
        assert refused["name"] == "server-full"
        third = await anna.open(tables[2])
        assert (await third.receive("error"))["name"] == "server-full"
        await lines[0].play()
        await lines[1].connection.close()
        while (await anna.http.get(f"/api/tables/{tables[2]}")).status_code == 503:
            await asyncio.sleep(0.01)  # until the server has noticed
        await (await anna.sit(tables[2])).until(0)


async def test_unknown_ids_leave_nothing_behind(tmp_path: Path) -> None:
    async with serving(tmp_path) as site:
        person = site.stranger()
        for number in range(30):
            assert (await person.get(f"/api/tables/nothing{number}", 404))["name"] == "no-table"
        assert not site.tables._loading
        assert site.tables.count == 0


@pytest.mark.parametrize("title", ["twilight_struggle", "cia_vs_kgb", "europe_divided"])
async def test_twenty_thousand_tables_fit_into_a_gigabyte(title: str, tmp_path: Path) -> None:
    """What is free when tables leave memory: the record and the moves of each, not the history."""
    async with serving(tmp_path, live_tables=0) as site:
        tracemalloc.start()
        lives = [await begin(site, title) for _ in range(5)]
        for number, live in enumerate(lives):
            await play_random(live, random.Random(number), 150)
        gc.collect()
        held = tracemalloc.get_traced_memory()[0]
        count = len(lives)
        del live
        lives.clear()
        gc.collect()
        each = (held - tracemalloc.get_traced_memory()[0]) / count
        tracemalloc.stop()
    assert 5_000 < each < BYTES, f"{each / 1000:.1f} kB"


async def begin(site: Site, title: str) -> LiveTable:
    """A game that two people have begun and left."""
    anna, boris = await site.guest("Anna"), await site.guest("Boris")
    table = (await anna.create(game=title, mode="private", side=Game(title).seats[0]))["id"]
    await boris.post(f"/api/tables/{table}/join")
    lines = [await person.sit(table, entropy=ENTROPY) for person in (anna, boris)]
    live = await site.tables.get(table)
    for line in lines:
        await line.until(0)
        await line.connection.close()
    while live.connections:
        await asyncio.sleep(0.01)  # until the server has noticed
    return live


async def play_random(live: LiveTable, chance: random.Random, moves: int) -> None:
    """Random moves of both seats."""
    for _ in range(moves):
        table = live.begun()
        if live.match.status != "playing":
            return
        seat = chance.choice(table.to_move)
        await gate.play(live, seat, table.sequence, chance.choice(table.legal(seat)))
