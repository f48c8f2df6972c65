"""The bell of people at two servers of one database: what happens at the one is heard at the other, once."""

import asyncio
from typing import Any

import pytest

from tests.server.helpers import ENTROPY, GAME, Person

from .site import SOON, Servers, at

pytestmark = pytest.mark.anyio


async def listed(person: Person, kind: str) -> list[dict[str, Any]]:
    """The notifications of a kind, once there is one."""
    async with asyncio.timeout(SOON):
        while not (found := [one for one in (await person.get("/api/me/notifications"))["notifications"] if one["kind"] == kind]):
            await asyncio.sleep(0.1)
    return found


async def test_a_challenge_at_one_server_rings_at_the_other_and_is_read_at_both(servers: Servers) -> None:
    one, two = servers.all
    anna, boris = await one.guest("Anna"), await two.guest("Boris")
    solo = (await boris.create(mode="hotseat"))["id"]
    line = await boris.sit(solo, entropy=ENTROPY)
    await line.until(0)
    who = (await boris.get("/api/me"))["visitor"]["person"]
    table = (await anna.post("/api/challenges", 201, person=who, game=GAME))["id"]
    async with asyncio.timeout(SOON):
        await line.receive("bell")
    assert len(await listed(boris, "challenge")) == 1
    await at(boris, one).post(f"/api/tables/{table}/join")
    (accepted,) = await listed(at(anna, two), "accepted")
    assert (await anna.get("/api/me/waiting"))["unread"] == 1
    await at(anna, two).post("/api/me/notifications/read", ids=[accepted["id"]])
    assert (await anna.get("/api/me/waiting"))["unread"] == 0
    for person in (anna, boris):
        keys = [(found["kind"], found["table"]) for found in (await person.get("/api/me/notifications"))["notifications"]]
        assert len(keys) == len(set(keys)), "each once, whichever server finds it"
