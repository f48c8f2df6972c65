"""Comments on moves: who may write and read them, and what moderators, mutes and deletion do to them."""

from typing import Any

import pytest

from detente.server.people.moderation import Moderation
from tests.server.helpers import ENTROPY, Person, Site

pytestmark = pytest.mark.anyio
PASSWORD = "long-enough-42"


async def member(site: Site, name: str) -> Person:
    person = await site.guest(name)
    await person.post("/api/me/account", login=f"{name.lower()}.comments", password=PASSWORD)
    return person


async def finished(site: Site, anna: Person, boris: Person, mode: str = "open", moves: int = 3) -> str:
    """A game of a few moves that the US won because the USSR gave up."""
    table = str((await anna.create(mode=mode))["id"])
    await boris.post(f"/api/tables/{table}/join")
    us, ussr = await anna.sit(table, entropy=ENTROPY), await boris.sit(table)
    for line in (us, ussr):
        await line.until(0)
    for _ in range(moves):
        await ussr.play()
    await ussr.send(type="resign")
    while (await us.receive("table"))["table"]["status"] != "over":
        pass
    return table


async def texts(person: Person, table: str) -> list[tuple[int, str, str]]:
    found = (await person.get(f"/api/tables/{table}/comments"))["comments"]
    return [(one["step"], one["name"], one["text"]) for one in found]


async def write(person: Person, table: str, step: int, text: str, status: int = 201) -> Any:
    return await person.post(f"/api/tables/{table}/comments", status, step=step, text=text)


async def test_players_and_members_comment_on_a_public_game_and_everybody_reads(site: Site) -> None:
    anna, boris, clara, guest = await site.guest("Anna"), await site.guest("Boris"), await member(site, "Clara"), await site.guest("Dora")
    table = await finished(site, anna, boris)
    await write(boris, table, 2, "Here I went wrong.")
    await write(clara, table, 0, "A good start.")
    assert (await write(guest, table, 0, "Me too", 403))["name"] == "comment-members"
    assert (await write(clara, table, 4, "Too late", 404))["name"] == "no-step"
    assert (await write(clara, table, 1, "x" * 2001, 422))["name"] == "bad-message"
    for reader in (anna, guest, site.stranger()):
        assert await texts(reader, table) == [(0, "Clara", "A good start."), (2, "Boris", "Here I went wrong.")]
    assert (await anna.get(f"/api/tables/{table}/record"))["comments"] == [
        {"step": 0, "name": "Clara", "text": "A good start."},
        {"step": 2, "name": "Boris", "text": "Here I went wrong."},
    ]
    await anna.post("/api/records", 201, text=(await anna.http.get(f"/api/tables/{table}/record")).text)


async def test_nobody_comments_on_a_game_that_goes_on_and_private_ones_are_the_players(site: Site) -> None:
    anna, boris, clara = await site.guest("Anna"), await site.guest("Boris"), await member(site, "Clara")
    _, _, running = await site.pair()
    await site.people[-2].get(f"/api/tables/{running}/comments", 409)
    table = await finished(site, anna, boris, "private")
    await write(anna, table, 1, "Between us.")
    assert await texts(boris, table) == [(1, "Anna", "Between us.")]
    assert (await write(clara, table, 1, "I saw it too", 403))["name"] == "not-seated"
    await clara.get(f"/api/tables/{table}/comments", 403)
    assert "comments" not in await clara.get(f"/api/tables/{table}/record"), "nor are they in the file that others get"


async def test_only_its_author_changes_or_deletes_a_comment(site: Site) -> None:
    anna, boris = await site.guest("Anna"), await site.guest("Boris")
    table = await finished(site, anna, boris)
    (one,) = (await write(anna, table, 1, "First thoughts."))["comments"]
    assert (await boris.http.put(f"/api/comments/{one['id']}", json={"text": "Hm"})).status_code == 404
    assert (await boris.http.delete(f"/api/comments/{one['id']}")).status_code == 404
    assert (await anna.http.put(f"/api/comments/{one['id']}", json={"text": "Second thoughts."})).status_code == 200
    (found,) = (await boris.get(f"/api/tables/{table}/comments"))["comments"]
    assert (found["text"], found["you"], found["edited"] is not None) == ("Second thoughts.", False, True)
    assert (await anna.http.delete(f"/api/comments/{one['id']}")).status_code == 200
    assert await texts(boris, table) == []


async def test_muted_people_are_not_read_and_blocked_and_silenced_ones_cannot_write(site: Site) -> None:
    anna, boris, clara = await member(site, "Anna"), await member(site, "Boris"), await member(site, "Clara")
    table = await finished(site, anna, boris)
    await write(clara, table, 1, "Ha!")
    who = (await clara.get("/api/me"))["visitor"]["person"]
    await anna.post(f"/api/people/{who}/mute", on=True)
    assert await texts(anna, table) == []
    assert await texts(boris, table) == [(1, "Clara", "Ha!")]
    await boris.post(f"/api/people/{who}/block", on=True)
    assert (await write(clara, table, 1, "Ha ha!", 403))["name"] == "blocked"
    await boris.post(f"/api/people/{who}/block", on=False)
    await Moderation(site.tables.store).act(None, who, "silence", "Enough")
    assert (await write(clara, table, 1, "Ha ha!", 403))["name"] == "silenced"


async def test_a_comment_is_reported_and_removed_by_a_moderator(site: Site) -> None:
    anna, boris, clara = await member(site, "Anna"), await member(site, "Boris"), await member(site, "Clara")
    table = await finished(site, anna, boris)
    (one,) = (await write(boris, table, 1, "Something nasty."))["comments"]
    people = {person: (await person.get("/api/me"))["visitor"]["person"] for person in (boris, clara)}
    await anna.post("/api/reports", 201, person=people[boris], kind="chat", text="Look", table=table, at=one["at"])
    assert (await clara.post(f"/api/moderation/comments/{one['id']}", 403, why="Nasty"))["name"] == "not-moderator"
    await Moderation(site.tables.store).set_moderator(people[clara], True, "Trusted")
    (report,) = (await clara.get("/api/moderation/reports"))["reports"]
    assert [(line["text"], line["marked"]) for line in report["lines"]] == [("Something nasty.", True)]
    assert (await clara.get(f"/api/tables/{table}/comments"))["moderator"]
    await clara.post(f"/api/moderation/comments/{one['id']}", why="Nasty")
    assert await texts(anna, table) == []
    assert [(one["kind"], one["text"]) for one in (await boris.get("/api/me/notices"))["notices"]] == [("uncommented", "Nasty")]
    assert (await clara.get("/api/moderation/log"))["entries"][0]["what"] == "uncomment"
    await clara.post(f"/api/moderation/comments/{one['id']}", 404, why="Nasty")


async def test_comments_are_my_data(site: Site) -> None:
    anna, boris = await member(site, "Anna"), await site.guest("Boris")
    table = await finished(site, anna, boris)
    await write(anna, table, 1, "Mine.")
    await write(boris, table, 1, "His.")
    assert [(one["step"], one["text"]) for one in (await anna.get("/api/me/export"))["comments"]] == [(1, "Mine.")]
    account = await member(site, "Boriska")
    await boris.post("/api/me/login", login="boriska.comments", password=PASSWORD, merge=True)
    assert await texts(account, table) == [(1, "Anna", "Mine."), (1, "Boriska", "His.")]
    await anna.post("/api/me/deletion", password=PASSWORD)
    assert await texts(account, table) == [(1, "Boriska", "His.")]


async def test_a_program_needs_the_scope_to_write(site: Site) -> None:
    anna, boris = await member(site, "Anna"), await site.guest("Boris")
    table = await finished(site, anna, boris)
    for scopes, status in ((["read", "play"], 403), (["read", "chat"], 201)):
        token = (await anna.post("/api/me/tokens", 201, name="x", scopes=scopes))["secret"]
        program = site.stranger()
        program.http.headers["Authorization"] = f"Bearer {token}"
        answer = await program.http.post(f"/api/tables/{table}/comments", json={"step": 0, "text": "Beep."})
        assert answer.status_code == status, answer.text
