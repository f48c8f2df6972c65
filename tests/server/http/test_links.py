"""A private link asks before it makes a browser somebody else, and a guest's tables can come along."""

import time

import pytest

from detente.server.people.moderation import Moderation

from ..helpers import Site, play_on
from .test_sessions import is_closed

pytestmark = pytest.mark.anyio
PASSWORD = "a horse in the rain"


async def test_a_link_tells_whose_it_is_and_still_works(site: Site) -> None:
    anna, boris = await site.guest("Anna"), await site.guest("Boris")
    token = (await anna.post("/api/me/link"))["token"]
    assert await boris.post("/api/me/link/owner", token=token) == {"name": "Anna", "login": None, "you": False}
    assert (await anna.post("/api/me/link/owner", token=token))["you"] is True
    assert (await boris.get("/api/me"))["visitor"]["name"] == "Boris", "nothing has changed yet"
    assert (await boris.post("/api/me/link/use", token=token))["visitor"]["name"] == "Anna"
    assert (await boris.post("/api/me/link/owner", 403, token=token))["name"] == "bad-link"


@pytest.mark.parametrize("how", ["link", "login"])
async def test_a_guests_tables_come_along_into_the_account(site: Site, how: str) -> None:
    us, ussr, table_id = await site.pair()
    guest, boris, home = site.people[0], site.people[1], await site.guest("Anna K.")
    await home.post("/api/me/account", login="annaanna", password=PASSWORD)
    await us.send(type="chat", text="hello")
    await ussr.receive("chat")
    await play_on({"us": us, "ussr": ussr}, 3)
    old = guest.http.cookies["detente"]
    if how == "link":
        token = (await home.post("/api/me/link"))["token"]
        me = await guest.post("/api/me/link/use", token=token, merge=True)
    else:
        me = await guest.post("/api/me/login", login="annaanna", password=PASSWORD, merge=True)
    assert me["visitor"]["login"] == "annaanna"
    assert await is_closed(us)
    for person in (guest, home):
        assert [found["id"] for found in (await person.get("/api/tables"))["tables"]] == [table_id]
    assert (await boris.get(f"/api/tables/{table_id}"))["seats"]["us"]["name"] == "Anna K."
    again = await home.sit(table_id)
    assert (await again.receive("chat"))["seat"] == "us"
    await again.until(3)
    await play_on({"us": again, "ussr": ussr}, 4)
    ghost = site.stranger()
    ghost.http.cookies.set("detente", old)
    assert (await ghost.get("/api/me"))["visitor"] is None, "the guest's sessions have ended"


async def test_who_plays_each_other_cannot_become_one(site: Site) -> None:
    _, _, table_id = await site.pair()
    guest, boris = site.people[:2]
    token = (await boris.post("/api/me/link"))["token"]
    assert (await guest.post("/api/me/link/use", 409, token=token, merge=True))["name"] == "merge-together"
    assert (await guest.get("/api/me"))["visitor"]["name"] == "Anna", "nothing is half-done"
    assert (await guest.get(f"/api/tables/{table_id}"))["seats"]["us"]["you"] is True
    await guest.post("/api/me/account", login="annaanna", password=PASSWORD)
    clara = await site.guest("Clara")
    token = (await clara.post("/api/me/link"))["token"]
    assert (await guest.post("/api/me/link/use", 409, token=token, merge=True))["name"] == "merge-account"
    assert (await guest.post("/api/me/link/use", token=token))["visitor"]["name"] == "Clara", "the link still works"


async def test_whom_a_guest_blocks_and_who_blocks_the_guest_come_along_too(site: Site) -> None:
    guest, home = await site.guest("Anna"), await site.guest("Anna K.")
    await home.post("/api/me/account", login="annaanna", password=PASSWORD)
    boris, clara, dora = [await site.guest(name) for name in ("Boris", "Clara", "Dora")]
    words = {person: str((await person.get("/api/me"))["visitor"]["person"]) for person in (guest, home, boris, clara, dora)}
    for person in (guest, home):
        await person.post(f"/api/people/{words[boris]}/block", on=True)
    await guest.post(f"/api/people/{words[clara]}/mute", on=True)
    await guest.post(f"/api/people/{words[home]}/mute", on=True)
    await dora.post(f"/api/people/{words[guest]}/block", on=True)
    await dora.post("/api/reports", 201, person=words[guest], kind="other", text="rude")
    await Moderation(site.tables.store).act(None, words[guest], "silence", "rude")
    await guest.post("/api/me/login", login="annaanna", password=PASSWORD, merge=True)
    blocks = (await home.get("/api/me/blocks"))["blocks"]
    assert {(block["other"]["name"], block["kind"]) for block in blocks} == {("Boris", "block"), ("Clara", "mute")}
    assert [block["other"]["name"] for block in (await dora.get("/api/me/blocks"))["blocks"]] == ["Anna K."]
    table = await dora.create(mode="open")
    await home.post(f"/api/tables/{table['id']}/join", 403)
    assert [notice["kind"] for notice in (await home.get("/api/me/notices"))["notices"]] == ["silenced"]
    owner = await site.tables.store.people.find(words[home])
    assert owner is not None
    assert owner.silenced > time.time()
    assert [report.text for report in await site.tables.store.people.reports(is_open=True, about=owner.id)] == ["rude"]


async def test_a_closed_guest_does_not_bring_tables_into_an_account(site: Site) -> None:
    guest, home = await site.guest("Anna"), await site.guest("Anna K.")
    await home.post("/api/me/account", login="annaanna", password=PASSWORD)
    word, token = (await guest.get("/api/me"))["visitor"]["person"], (await home.post("/api/me/link"))["token"]
    table = await guest.create(mode="hotseat")
    await Moderation(site.tables.store).act(None, word, "close", "rude")
    assert (await guest.post("/api/me/link/use", 403, token=token, merge=True))["name"] == "account-closed"
    await guest.post("/api/me/login", login="annaanna", password=PASSWORD, merge=True)
    assert table["id"] not in [found["id"] for found in (await guest.get("/api/tables"))["tables"]]
