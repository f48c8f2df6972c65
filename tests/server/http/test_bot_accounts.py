"""Bot accounts: players that are programs, marked as such, owned by a member, at tables that allow them."""

from typing import Any

import httpx
import pytest

from ..helpers import Person, Site

pytestmark = pytest.mark.anyio
PASSWORD = "correct horse battery"


async def member(site: Site, name: str) -> Person:
    person = await site.guest(name)
    await person.post("/api/me/account", login=name.lower(), password=PASSWORD)
    return person


async def bot_of(site: Site, owner: Person, name: str = "Deep Red") -> tuple[Person, dict[str, Any]]:
    """A bot account, and a program that acts as it."""
    made = await owner.post("/api/me/bots", 201, name=name)
    token = await owner.post(f"/api/me/bots/{made['person']}/tokens", 201, name="engine", scopes=["read", "play", "tournaments"])
    bot = site.stranger()
    bot.http.headers = httpx.Headers({"Authorization": f"Bearer {token['secret']}"})
    return bot, made


async def test_a_bot_is_marked_wherever_its_name_is_shown(site: Site) -> None:
    anna = await member(site, "Anna")
    bot, made = await bot_of(site, anna)
    table = await bot.create(mode="open")
    assert table["seats"]["us"]["kind"] == "bot"
    (listed,) = (await anna.get("/api/tables?kind=open"))["tables"]
    assert (listed["seats"]["us"]["name"], listed["seats"]["us"]["kind"]) == ("Deep Red", "bot")
    profile = await anna.get(f"/api/people/{made['person']}")
    assert profile["kind"] == "bot"
    assert profile["owner"]["name"] == "Anna"
    assert (await anna.get("/api/me/bots"))["bots"][0]["tokens"][0]["name"] == "engine"


async def test_bots_sit_down_only_where_they_are_welcome(site: Site) -> None:
    anna, boris = await member(site, "Anna"), await member(site, "Boris")
    bot, _ = await bot_of(site, anna)
    closed, welcoming = await boris.create(mode="open"), await boris.create(mode="open", bots=True)
    private = await boris.create(mode="private")
    assert (await bot.post(f"/api/tables/{closed['id']}/join", 403))["name"] == "no-bots"
    for table in (welcoming, private):
        assert (await bot.post(f"/api/tables/{table['id']}/join"))["seats"]["ussr"]["kind"] == "bot"
    assert (await boris.get(f"/api/tables/{closed['id']}"))["seats"]["ussr"]["name"] == ""


async def test_a_bots_name_is_its_own_and_nobody_logs_in_as_it(site: Site) -> None:
    anna = await member(site, "Anna")
    await bot_of(site, anna)
    assert (await anna.post("/api/me/bots", 409, name="Deep  Red"))["name"] == "name-taken"
    bot = (await site.tables.store.people.bots_of((await site.tables.store.visitor_by_login("anna")).id))[0]  # type: ignore[union-attr]
    assert bot.login is not None
    assert (await site.stranger().post("/api/me/login", 401, login=bot.login[:40], password=PASSWORD))["name"] == "wrong-login"
    guest = await site.guest("Gast")
    assert (await guest.post("/api/me/bots", 409, name="X"))["name"] == "no-account"
    for number in range(4):
        await anna.post("/api/me/bots", 201, name=f"Robot {number} {'abcd'[number]}")
    assert (await anna.post("/api/me/bots", 409, name="One more"))["name"] == "too-many-bots"


async def test_a_bot_goes_with_its_owner(site: Site) -> None:
    anna, boris = await member(site, "Anna"), await member(site, "Boris")
    bot, made = await bot_of(site, anna)
    assert (await boris.http.delete(f"/api/me/bots/{made['person']}")).status_code == 404
    await bot.get("/api/me")
    await anna.post("/api/me/deletion", password=PASSWORD)
    await bot.get("/api/me", 401)
    assert (await boris.get(f"/api/people/{made['person']}"))["kind"] == "deleted"
