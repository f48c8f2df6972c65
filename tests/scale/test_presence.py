"""Who is here, at several servers: everybody sees the same, and people of a killed server are gone after a while."""

import asyncio
import time
from pathlib import Path

import pytest

from detente.server.people.presence import EVERY
from detente.server.store.friends import HERE
from tests.server.helpers import Person
from tests.server.postgres import Cluster

from .site import Servers

pytestmark = pytest.mark.anyio


async def member(servers: Servers, number: int, name: str) -> Person:
    person = await servers.all[number].guest(name)
    await person.post("/api/me/account", login=name.lower(), password="long-enough-42")
    return person


async def names_here(person: Person) -> list[str]:
    return [line["person"]["name"] for line in (await person.get("/api/here"))["lines"]]


async def test_members_of_two_servers_see_each_other_and_those_of_a_killed_one_vanish(cluster: Cluster, tmp_path: Path) -> None:
    servers = Servers(tmp_path, cluster.database(tmp_path))
    try:
        await servers.host()
        other = await servers.add_process()
        anna, boris = await member(servers, 0, "Anna"), await member(servers, 1, "Boris")
        word = (await boris.get("/api/me"))["visitor"]["person"]
        await anna.post(f"/api/people/{word}/follow", on=True)
        async with asyncio.timeout(60):
            while await names_here(anna) != ["Boris"] or await names_here(boris) != ["Anna"]:
                await asyncio.sleep(0.2)
        assert (await anna.get("/api/me/friends"))["lines"][0]["presence"]["here"] is True
        other.process.kill()
        killed = time.monotonic()
        async with asyncio.timeout(HERE + 2 * EVERY):
            while await names_here(anna):
                await asyncio.sleep(0.5)
        assert time.monotonic() - killed < HERE + 2 * EVERY
        presence = (await anna.get("/api/me/friends"))["lines"][0]["presence"]
        assert presence["here"] is False
        assert presence["seen"] is not None
    finally:
        await servers.close()
