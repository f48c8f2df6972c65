"""Seeks at several servers: each is paired once."""

import asyncio

import pytest

from tests.server.helpers import GAME, Person

from .site import ROUNDS, Servers

pytestmark = pytest.mark.anyio


async def test_each_seek_becomes_one_table_whoever_looks_at_the_same_time(servers: Servers) -> None:
    for number in range(ROUNDS):
        people = [await servers.all[k % 2].guest(f"Seeker {number} {k}") for k in range(4)]
        seek = {"game": GAME, "pace": "days"}
        await asyncio.gather(*(person.post("/api/seeks", 201, **seek) for person in people))
        tables = [await paired_table(person) for person in people]
        assert sorted(tables.count(table) for table in tables) == [2, 2, 2, 2]
        listed = [await person.get("/api/tables") for person in people]
        assert [len(found["tables"]) for found in listed] == [1, 1, 1, 1]


async def test_a_seek_is_accepted_by_one_of_two_at_different_servers(servers: Servers) -> None:
    for number in range(ROUNDS):
        anna, boris, clara = [await servers.all[k % 2].guest(f"Taker {number} {k}") for k in range(3)]
        made = await anna.post("/api/seeks", 201, game=GAME, pace="live", side="us", low=None)
        answers = await asyncio.gather(*(person.http.post(f"/api/seeks/{made['id']}/accept") for person in (boris, clara)))
        assert sorted(answer.status_code for answer in answers) == [200, 404]
        assert len((await anna.get("/api/tables"))["tables"]) == 1


async def paired_table(person: Person) -> str:
    """The table that somebody's seek became: at once, or at the next run of a server's job."""
    async with asyncio.timeout(60):
        while True:
            (mine,) = (await person.get("/api/lobby"))["mine"]
            if mine["table"]:
                return str(mine["table"])
            await asyncio.sleep(0.1)
