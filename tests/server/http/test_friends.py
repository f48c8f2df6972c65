"""Members who follow each other, and who is here now, each as far as the other lets them know."""

import time

import pytest
from sqlalchemy import update

from detente.server.store.friend_models import PresenceRow
from detente.server.store.friends import HERE

from ..helpers import Person, Site
from .test_people import PASSWORD, member, word_of

pytestmark = pytest.mark.anyio


async def note(site: Site) -> None:
    """Let the server write down who is here."""
    await site.server.config.app.state.presence.run_once()  # type: ignore[union-attr]


async def here(site: Site, person: Person) -> list[str]:
    """The names of those who are here, as somebody sees them."""
    await note(site)
    return [line["person"]["name"] for line in (await person.get("/api/here"))["lines"]]


async def presence(site: Site, person: Person, other: Person) -> dict[str, object]:
    """Where somebody is, as a person sees it in the profile."""
    await note(site)
    found: dict[str, object] = (await person.get(f"/api/people/{await word_of(other)}"))["presence"]
    return found


async def age(site: Site, seconds: float) -> None:
    """Everybody was last here so long ago."""
    store = site.tables.store
    then = time.time() - seconds
    await store.people.write((update(PresenceRow).values(at=then, table_at=then), [{}]))


async def test_two_who_follow_each_other_are_friends_and_each_sees_where_the_other_is(site: Site) -> None:
    anna, boris = await member(site, "Anna"), await member(site, "Boris")
    seen = await anna.post(f"/api/people/{await word_of(boris)}/follow", on=True)
    assert (seen["following"], seen["follower"]) == (True, False)
    assert [line["person"]["name"] for line in (await boris.get("/api/me/friends?kind=followers"))["lines"]] == ["Anna"]
    seen = await boris.post(f"/api/people/{await word_of(anna)}/follow", on=True)
    assert (seen["following"], seen["follower"]) == (True, True)
    await note(site)
    mine = await anna.get("/api/me/friends")
    assert mine["total"] == 1
    assert mine["lines"][0]["presence"] == {"here": True, "table": None, "game": None, "seen": None}
    await anna.post(f"/api/people/{await word_of(boris)}/follow", on=True)  # again changes nothing
    assert (await anna.get("/api/me/friends"))["total"] == 1
    await anna.post(f"/api/people/{await word_of(boris)}/follow", on=False)
    assert (await anna.get("/api/me/friends"))["lines"] == []


async def test_guests_cannot_follow_or_be_followed_and_nobody_follows_themselves(site: Site) -> None:
    anna, guest = await member(site, "Anna"), await site.guest("Gast")
    assert (await guest.post(f"/api/people/{await word_of(anna)}/follow", 409, on=True))["name"] == "no-account"
    assert (await anna.post(f"/api/people/{await word_of(guest)}/follow", 409, on=True))["name"] == "not-followed"
    assert (await anna.post(f"/api/people/{await word_of(anna)}/follow", 409, on=True))["name"] == "yourself"
    assert await here(site, guest) == ["Anna"]
    assert await here(site, site.stranger()) == ["Anna"]


async def test_whoever_is_blocked_neither_follows_nor_sees(site: Site) -> None:
    anna, boris = await member(site, "Anna"), await member(site, "Boris")
    for one, other in ((anna, boris), (boris, anna)):
        await one.post(f"/api/people/{await word_of(other)}/follow", on=True)
    assert await here(site, boris) == ["Anna"]
    await anna.post(f"/api/people/{await word_of(boris)}/block", on=True)
    for one, other in ((anna, boris), (boris, anna)):
        assert (await one.get("/api/me/friends"))["lines"] == (await one.get("/api/me/friends?kind=followers"))["lines"] == []
        assert await here(site, one) == []
        assert await presence(site, one, other) is None
        assert (await one.post(f"/api/people/{await word_of(other)}/follow", 403, on=True))["name"] == "blocked"


async def test_a_member_who_appears_away_is_not_here_at_no_table_and_was_never_seen(site: Site) -> None:
    anna, boris = await member(site, "Anna"), await member(site, "Boris")
    await anna.post("/api/me/profile", hidden=["here"])
    assert await here(site, boris) == []
    nothing = {"here": False, "table": None, "game": None, "seen": None}
    assert await presence(site, boris, anna) == nothing
    await age(site, 3600)
    assert (await boris.get(f"/api/people/{await word_of(anna)}"))["presence"] == nothing
    assert (await boris.get(f"/api/people/{await word_of(anna)}"))["hidden"] == []  # nor that they hide it
    assert (await anna.get(f"/api/people/{await word_of(anna)}"))["hidden"] == ["here"]


async def test_what_is_for_those_whom_somebody_follows_is_for_no_others(site: Site) -> None:
    anna, boris, clara = [await member(site, name) for name in ("Anna", "Boris", "Clara")]
    await anna.post("/api/me/profile", hidden=["here-others", "seen-others"])
    await anna.post(f"/api/people/{await word_of(boris)}/follow", on=True)
    await clara.post(f"/api/people/{await word_of(anna)}/follow", on=True)
    assert await here(site, boris) == ["Anna", "Clara"]
    assert await here(site, clara) == ["Boris"]
    assert (await clara.get("/api/me/friends"))["lines"][0]["presence"]["here"] is False


async def test_the_public_table_at_which_somebody_plays_is_told_unless_they_hide_it(site: Site) -> None:
    anna, boris, clara = [await member(site, name) for name in ("Anna", "Boris", "Clara")]
    for mode, is_told in (("private", False), ("open", True)):
        table = (await anna.create(mode=mode))["id"]
        await boris.post(f"/api/tables/{table}/join")
        lines = [await person.sit(table, entropy="ab" * 32) for person in (anna, boris)]
        for line in lines:
            await line.receive("view")
        found = await presence(site, clara, anna)
        assert (found["table"], found["game"]) == ((table, "twilight_struggle") if is_told else (None, None))
    await anna.post("/api/me/profile", hidden=["table"])
    assert (await presence(site, clara, anna))["table"] is None
    assert (await presence(site, clara, boris))["table"] == table
    word = await word_of(boris)
    for line in site.lines:
        await line.send(type="visible", on=False)
        await line.echo()
    await note(site)
    await age(site, HERE + 1)
    found = (await clara.get(f"/api/people/{word}"))["presence"]
    assert (found["here"], found["table"]) == (False, None)
    assert found["seen"] == pytest.approx(time.time() - HERE - 1, abs=30)


async def test_a_page_that_nobody_looks_at_and_a_program_do_not_count_as_being_here(site: Site) -> None:
    anna, boris = await member(site, "Anna"), await member(site, "Boris")
    token = (await boris.post("/api/me/tokens", 201, name="reader", scopes=["read"]))["secret"]
    assert await here(site, anna) == ["Boris"]
    await age(site, HERE + 1)
    await boris.http.get("/api/me/waiting", headers={"X-Detente": "away"})
    program = site.stranger()
    answer = await program.http.get("/api/me/friends", headers={"Authorization": f"Bearer {token}"})
    assert answer.status_code == 200
    assert (await program.http.get("/api/here", headers={"Authorization": f"Bearer {token}"})).status_code == 200
    assert await here(site, anna) == []
    await boris.get("/api/me/waiting")
    assert await here(site, anna) == ["Boris"]


async def test_lists_come_in_pages_by_name(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("detente.server.store.friends.LISTED", 2)
    people = [await member(site, name) for name in ("Dora", "Anna", "Clara", "Boris")]
    for person in people:
        await person.get("/api/me/waiting")
    await note(site)
    page = await people[0].get("/api/here?first=2")
    assert ([line["person"]["name"] for line in page["lines"]], page["total"]) == (["Clara"], 3)


async def test_follows_and_presence_are_in_the_export_and_go_with_the_account(site: Site) -> None:
    anna, boris = await member(site, "Anna"), await member(site, "Boris")
    for one, other in ((anna, boris), (boris, anna)):
        await one.post(f"/api/people/{await word_of(other)}/follow", on=True)
    await note(site)
    kept = await boris.get("/api/me/export")
    assert [one["name"] for one in kept["follows"]] == ["Anna"]
    assert kept["presence"]["at"] > 0
    await boris.post("/api/me/deletion", password=PASSWORD)
    assert (await anna.get("/api/me/friends"))["lines"] == (await anna.get("/api/me/friends?kind=followers"))["lines"] == []
    assert await here(site, anna) == []
