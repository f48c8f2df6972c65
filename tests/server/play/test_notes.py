"""Notes at a table, which nobody else sees."""

import pytest

from tests.server.helpers import Site

pytestmark = pytest.mark.anyio


async def test_a_note_is_for_whoever_wrote_it(site: Site) -> None:
    anna, boris = await site.guest("Anna"), await site.guest("Boris")
    table = (await anna.create(mode="private"))["id"]
    await boris.post(f"/api/tables/{table}/join")
    address = f"/api/tables/{table}/note"
    for person, text in ((anna, "He has the China Card."), (boris, "She bluffs.")):
        answer = await person.http.put(address, json={"text": text})
        assert answer.status_code == 200
    assert (await anna.get(address))["text"] == "He has the China Card."
    assert (await boris.get(address))["text"] == "She bluffs."
    assert (await (await site.guest("Clara")).get(address))["text"] == ""
    await site.stranger().get(address, 401)
    assert [one["text"] for one in (await anna.get("/api/me/export"))["notes"]] == ["He has the China Card."]
    await anna.http.put(address, json={"text": ""})
    assert (await anna.get(address))["text"] == ""
    assert (await anna.http.put(address, json={"text": "x" * 4001})).status_code == 422


async def test_the_note_of_a_guest_becomes_that_of_the_account(site: Site) -> None:
    member = await site.guest("Anna")
    await member.post("/api/me/account", login="anna.notes", password="long-enough-42")
    guest = await site.guest("Anna at home")
    table = (await guest.create(mode="private"))["id"]
    await guest.http.put(f"/api/tables/{table}/note", json={"text": "Remember"})
    await guest.post("/api/me/login", login="anna.notes", password="long-enough-42", merge=True)
    assert (await guest.get(f"/api/tables/{table}/note"))["text"] == "Remember"
