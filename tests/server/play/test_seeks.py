"""Seeks are paired, and people are challenged."""

import asyncio
import dataclasses
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from detente.server.errors import StoreDown
from detente.server.play.lobby import CLOCKS, Terms, agree
from detente.server.store.seeks import LISTED, PAIR, REMOVE_LIVE, Seek
from tests.server.helpers import ENTROPY, GAME, Person, Site

pytestmark = pytest.mark.anyio
SEATS = ("us", "ussr")


def seek(visitor: str, **facts: Any) -> Seek:
    """A seek of somebody."""
    same: dict[str, Any] = {"options": None, "clock": None, "low": None, "high": None, "created": 0.0, "expires": 1.0}
    return Seek(**{"id": visitor, "visitor": visitor, "game": GAME, "pace": "days", "side": "random"} | same | facts)


def terms(one: Seek, other: Seek, **ratings: float | None) -> Terms | None:
    known: dict[str, float | None] = {"anna": 1500.0, "boris": 1500.0}
    return agree(one, other, known | ratings, SEATS)


def test_seeks_fit_when_nothing_speaks_against_it() -> None:
    anna, boris = seek("anna"), seek("boris")
    assert terms(anna, boris) == Terms(None, {}, CLOCKS["days"])
    week = {"base": 0.0, "increment": 0.0, "days": 7.0}
    assert terms(anna, dataclasses.replace(boris, clock=week, options={"bid": 2})) == Terms(None, {"bid": 2}, week)
    changes: tuple[dict[str, Any], ...] = ({"game": "cia_vs_kgb"}, {"pace": "live"}, {"visitor": "anna"})
    for change in changes:
        assert terms(anna, dataclasses.replace(boris, **change)) is None
    assert terms(dataclasses.replace(anna, clock=week), dataclasses.replace(boris, clock=CLOCKS["days"])) is None
    assert terms(dataclasses.replace(anna, options={"bid": 1}), dataclasses.replace(boris, options={"bid": 2})) is None


def test_sides_are_given_as_wanted_and_two_who_want_the_same_do_not_fit() -> None:
    anna, boris = seek("anna", side="ussr"), seek("boris")
    assert terms(anna, boris) == Terms("boris", {}, CLOCKS["days"])
    assert terms(anna, dataclasses.replace(boris, side="us")) == Terms("boris", {}, CLOCKS["days"])
    assert terms(dataclasses.replace(anna, side="us"), boris) == Terms("anna", {}, CLOCKS["days"])
    assert terms(anna, dataclasses.replace(boris, side="ussr")) is None


def test_a_range_of_ratings_is_kept_on_both_sides_and_leaves_guests_out() -> None:
    anna, boris = seek("anna", low=1600), seek("boris", high=1700)
    assert terms(anna, boris, boris=1600.0) is not None
    assert terms(anna, boris, boris=1599.0) is None
    assert terms(anna, boris, boris=1600.0, anna=1701.0) is None
    assert terms(anna, boris, boris=None) is None
    assert terms(seek("anna", high=0), boris) is None, "nobody is that weak; 0 does not mean that there is no limit"


def test_of_two_delays_the_longer_counts() -> None:
    anna, boris = seek("anna", delay=300), seek("boris", delay=3600)
    assert terms(anna, boris) == terms(boris, anna) == Terms(None, {}, CLOCKS["days"], 3600)
    assert terms(anna, dataclasses.replace(boris, delay=0)) == Terms(None, {}, CLOCKS["days"], 300)


async def seek_of(person: Person, status: int = 201, **wanted: Any) -> Any:
    return await person.post("/api/seeks", status, **({"game": GAME, "pace": "days"} | wanted))


async def test_two_seeks_become_one_table_that_both_find(site: Site) -> None:
    anna, boris, clara = [await site.guest(name) for name in ("Anna", "Boris", "Clara")]
    first = await seek_of(anna, side="us")
    assert first["table"] is None
    assert [one["id"] for one in (await boris.get("/api/lobby"))["seeks"]] == [first["id"]]
    second = await seek_of(boris, options={})
    mine = (await anna.get("/api/lobby"))["mine"][0]
    assert mine["table"] == second["table"] is not None
    table = await anna.get(f"/api/tables/{second['table']}")
    assert table["mode"] == "open"
    assert table["seats"]["us"]["you"]
    assert table["clock"]["per_move"]
    await anna.sit(table["id"], entropy=ENTROPY)
    await (await boris.sit(table["id"], entropy=ENTROPY)).until(0)
    assert (await seek_of(clara))["table"] is None, "both are paired, and nobody else wants anything"


async def test_a_seek_can_be_accepted_as_it_stands_once(site: Site) -> None:
    anna, boris, clara = [await site.guest(name) for name in ("Anna", "Boris", "Clara")]
    made = await seek_of(anna, side="ussr", low=1000)
    refused = await boris.post(f"/api/seeks/{made['id']}/accept", 403)
    assert refused["name"] == "seek-rating", "a guest has none"
    await anna.http.request("DELETE", f"/api/seeks/{made['id']}")
    made = await seek_of(anna, side="ussr")
    answers = await asyncio.gather(*(person.http.post(f"/api/seeks/{made['id']}/accept") for person in (boris, clara)))
    assert sorted(answer.status_code for answer in answers) == [200, 404]
    seats = next(answer.json()["seats"] for answer in answers if answer.status_code == 200)
    assert seats["ussr"]["name"] == "Anna"
    assert seats["us"]["you"]


async def test_a_table_made_of_seeks_or_accepted_or_asked_for_is_watched_as_late_as_its_maker_wants(site: Site) -> None:
    anna, boris = await site.guest("Anna"), await site.guest("Boris")
    made = await seek_of(anna, delay=900)
    assert (made["delay"], (await boris.get("/api/lobby"))["seeks"][0]["delay"]) == (900, 900)
    both = (await seek_of(boris, delay=300))["table"]
    alone = await boris.post(f"/api/seeks/{(await seek_of(anna, delay=3600))['id']}/accept")
    who = (await boris.get("/api/me"))["visitor"]["person"]
    asked = await anna.post("/api/challenges", 201, person=who, game=GAME, delay=86_400)
    challenge = (await boris.get("/api/lobby"))["challenges"][0]
    assert challenge["table"]["delay"] == 86_400, "whoever is asked sees it before they accept"
    delays = [(await anna.get(f"/api/tables/{table}"))["delay"] for table in (both, alone["id"], asked["id"])]
    assert delays == [900, 3600, 86_400]
    for route, wanted in (("seeks", {"pace": "days"}), ("challenges", {"person": who})):
        for delay in (-1, 2_592_001, 1.5):
            assert (await anna.post(f"/api/{route}", 422, game=GAME, delay=delay, **wanted))["name"] == "bad-message"


async def test_those_who_block_each_other_do_not_meet(site: Site) -> None:
    anna, boris = await site.guest("Anna"), await site.guest("Boris")
    who = (await boris.get("/api/me"))["visitor"]["person"]
    await anna.post(f"/api/people/{who}/block", on=True)
    made = await seek_of(anna)
    assert (await seek_of(boris))["table"] is None
    assert (await boris.get("/api/lobby"))["seeks"] == []
    await boris.post(f"/api/seeks/{made['id']}/accept", 403)


async def test_a_live_seek_ends_when_its_page_is_closed(site: Site, tmp_path: Path) -> None:
    anna, boris = await site.guest("Anna"), await site.guest("Boris")
    await seek_of(anna, pace="live")
    with sqlite3.connect(tmp_path / "detente.sqlite", timeout=20) as database:
        database.execute("UPDATE wishes SET expires = ?", [time.time() + 10])
    assert (await anna.get("/api/lobby"))["mine"], "whoever looks is there"
    with sqlite3.connect(tmp_path / "detente.sqlite", timeout=20) as database:
        assert database.execute("SELECT expires > ? FROM wishes", [time.time() + 20]).fetchone() == (1,)
        database.execute("UPDATE wishes SET expires = ?", [time.time() - 1])
    assert (await seek_of(boris, pace="live"))["table"] is None


async def test_nobody_gets_two_games_at_once(site: Site) -> None:
    anna, boris, clara = [await site.guest(name) for name in ("Anna", "Boris", "Clara")]
    await seek_of(anna, pace="live")
    await seek_of(anna, pace="live", game="cia_vs_kgb")
    assert (await seek_of(boris, pace="live"))["table"]
    assert (await seek_of(clara, pace="live", game="cia_vs_kgb"))["table"] is None


async def test_whoever_accepts_a_live_seek_has_withdrawn_their_own_in_the_same_transaction(site: Site) -> None:
    anna, boris, clara = [await site.guest(name) for name in ("Anna", "Boris", "Clara")]
    made = await seek_of(anna, pace="live", side="us")
    await seek_of(boris, pace="live", game="cia_vs_kgb")
    writer, writes = site.tables.store._writer, list[Any]()
    write = writer.write

    async def count(*given: Any, **options: Any) -> None:
        writes.append(given)
        await write(*given, **options)

    writer.write = count  # type: ignore[method-assign]
    await boris.post(f"/api/seeks/{made['id']}/accept")
    (pairing,) = [given for given in writes if any(statement is PAIR for statement, _ in given)]
    assert any(statement is REMOVE_LIVE for statement, _ in pairing), "a server that is killed right after it leaves no seek behind"
    assert (await seek_of(clara, pace="live", game="cia_vs_kgb"))["table"] is None


async def test_a_seek_is_matched_and_listed_however_many_others_wait(site: Site) -> None:
    anna, boris = await site.guest("Anna"), await site.guest("Boris")
    store, now = site.tables.store, time.time()
    clara = await store.people.find(await person_of(await site.guest("Clara")))
    assert clara is not None
    week = {"base": 0.0, "increment": 0.0, "days": 7.0}
    waiting = [seek(f"old{k}", clock=week, created=now - 900 + k, expires=now + 900) for k in range(LISTED + 1)]
    await asyncio.gather(*(store.seeks.add(dataclasses.replace(one, visitor=clara.id)) for one in waiting))
    mine = await seek_of(anna, clock={"days": 2}, side="us")
    assert mine["id"] in [one["id"] for one in (await boris.get("/api/lobby"))["seeks"]]
    assert (await seek_of(boris, clock={"days": 2}))["table"]


async def test_equal_clocks_fit_however_they_are_written(site: Site) -> None:
    anna, boris = await site.guest("Anna"), await site.guest("Boris")
    await seek_of(anna, clock={"days": 3, "base": 600, "increment": 5})
    assert (await seek_of(boris, clock={"days": 3}))["table"]


async def test_invalid_seeks_are_refused(site: Site) -> None:
    anna = await site.guest("Anna")
    assert (await seek_of(anna, 409, side="nobody"))["name"] == "no-seat"
    assert (await seek_of(anna, 422, low=1700, high=1600))["name"] == "seek-range"
    assert (await seek_of(anna, 422, clock={"base": 600}))["name"] == "seek-clock"
    for _ in range(5):
        await seek_of(anna)
    assert (await seek_of(anna, 409))["name"] == "seek-many"


async def person_of(person: Person) -> str:
    return str((await person.get("/api/me"))["visitor"]["person"])


async def test_a_challenge_is_accepted_by_the_one_it_is_for(site: Site) -> None:
    anna, boris, clara = [await site.guest(name) for name in ("Anna", "Boris", "Clara")]
    asked = await anna.post("/api/challenges", 201, person=await person_of(boris), game=GAME, side="us", clock={"days": 3})
    assert (await clara.get("/api/tables?kind=open"))["tables"] == [], "nobody else may take the seat"
    await clara.post(f"/api/tables/{asked['id']}/join", 409)
    await clara.post(f"/api/tables/{asked['id']}/decline", 403)
    for person, to_me in ((anna, False), (boris, True)):
        (found,) = (await person.get("/api/lobby"))["challenges"]
        assert (found["to_me"], found["asked"]["name"], found["table"]["id"]) == (to_me, "Boris", asked["id"])
    await boris.post(f"/api/tables/{asked['id']}/join")
    assert (await boris.get("/api/lobby"))["challenges"] == []
    await boris.post(f"/api/tables/{asked['id']}/decline", 409)


async def test_a_challenge_is_declined_and_the_challenger_is_told(site: Site) -> None:
    anna, boris = await site.guest("Anna"), await site.guest("Boris")
    asked = await anna.post("/api/challenges", 201, person=await person_of(boris), game=GAME)
    await boris.post(f"/api/tables/{asked['id']}/decline")
    assert (await anna.get(f"/api/tables/{asked['id']}"))["status"] == "aborted"
    assert [(one["kind"], one["text"]) for one in (await anna.get("/api/me/notices"))["notices"]] == [("declined", "Boris")]
    again = await anna.post("/api/challenges", 201, person=await person_of(boris), game=GAME)
    await anna.post(f"/api/tables/{again['id']}/decline")
    assert (await boris.get("/api/lobby"))["challenges"] == []
    assert (await boris.get("/api/me/notices"))["notices"] == []
    await anna.post("/api/challenges", 409, person=await person_of(anna), game=GAME)


async def test_seeks_are_found_under_their_former_name(site: Site) -> None:
    """The paths and the field of the former API; they go with the next release."""
    anna, boris = await site.guest("Anna"), await site.guest("Boris")
    withdrawn = await anna.post("/api/wishes", 201, game=GAME, pace="days")
    assert (await anna.http.request("DELETE", f"/api/wishes/{withdrawn['id']}")).status_code == 200
    made = await anna.post("/api/wishes", 201, game=GAME, pace="days")
    assert [one["id"] for one in (await boris.get("/api/lobby"))["wishes"]] == [made["id"]]
    await boris.post(f"/api/wishes/{made['id']}/take")
    paths = (await boris.get("/api/openapi.json"))["paths"]
    assert "/api/seeks" in paths
    assert "/api/wishes" not in paths


async def test_links_and_the_search_vocabulary_are_found_under_their_former_paths(site: Site) -> None:
    anna = await site.guest("Anna")
    assert (await anna.post("/api/me/carry", 403, token="a.b.c"))["name"] == "bad-link"
    assert await anna.get(f"/api/archive/contract/{GAME}") == await anna.get(f"/api/archive/vocabulary/{GAME}")


async def test_a_block_ends_the_challenges_between_two_people(site: Site) -> None:
    anna, boris = await site.guest("Anna"), await site.guest("Boris")
    first = (await anna.post("/api/challenges", 201, person=await person_of(boris), game=GAME))["id"]
    await boris.post("/api/challenges", 201, person=await person_of(anna), game=GAME)
    await boris.post(f"/api/people/{await person_of(anna)}/block", on=True)
    for one in (anna, boris):
        assert (await one.get("/api/lobby"))["challenges"] == [], "nobody is offered what would be refused"
    assert (await anna.get(f"/api/tables/{first}"))["status"] == "aborted"


async def test_a_challenge_that_was_declined_is_no_way_around_a_block(site: Site) -> None:
    anna, boris = await site.guest("Anna"), await site.guest("Boris")
    table = (await anna.post("/api/challenges", 201, person=await person_of(boris), game=GAME))["id"]
    await boris.post(f"/api/tables/{table}/decline")
    await boris.post(f"/api/people/{await person_of(anna)}/block", on=True)
    assert (await anna.post(f"/api/tables/{table}/rematch", 403))["name"] == "blocked"


async def test_a_challenger_is_told_in_the_same_transaction_in_which_the_challenge_ends(site: Site) -> None:
    anna, boris = await site.guest("Anna"), await site.guest("Boris")
    table = (await anna.post("/api/challenges", 201, person=await person_of(boris), game=GAME))["id"]
    store = site.tables.store
    people_write = store.people.write

    async def killed(*_: Any, **__: Any) -> None:
        raise StoreDown("store-down")

    store.people.write = killed
    await boris.http.post(f"/api/tables/{table}/decline")
    store.people.write = people_write
    assert (await anna.get(f"/api/tables/{table}"))["status"] == "aborted"
    assert [one["kind"] for one in (await anna.get("/api/me/notifications"))["notifications"]] == ["declined"]
