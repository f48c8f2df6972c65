"""Clocks that people agree on: vacations, extra time, adjourned games, and games whose player is gone for good."""

import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from detente.server.play.claims import PATIENCE
from detente.server.play.clocks import DAY, Clock, new_clock
from detente.server.play.vacations import DAYS, start_of, used
from detente.server.store.vacations import Vacation
from tests.server.helpers import ENTROPY, Line, Person, Site, serving

pytestmark = pytest.mark.anyio


def test_time_that_stands_still_is_nobodys() -> None:
    clock = new_clock(("north", "south"), 60).press(["north"], 100.0).stand({"north": 0.0}, 110.0)
    assert clock.left["north"] == 50.0
    assert clock.deadline is None
    assert clock.flagged(1e9) is None
    going_on = clock.stand({}, 1000.0)
    assert (going_on.left["north"], going_on.deadline) == (50.0, 1050.0)
    assert clock.press(["south"], 500.0).left["north"] == 50.0
    assert clock.take_back(["north"], 500.0).left["north"] == 50.0
    assert new_clock(("north", "south"), 60).to_json().get("still") is None, "older servers read it"


def test_days_of_vacation_are_counted_by_year() -> None:
    over_new_year = Vacation("anna", 1, start_of(2027) - 10 * DAY, start_of(2027) + 4 * DAY)
    assert round(used([over_new_year], 2026)) == 10
    assert round(used([over_new_year], 2027)) == 4


async def pair(site: Site, **settings: Any) -> tuple[Person, Person, Line, Line, str]:
    """Two members at a table, the game begun: the first has the US, and the USSR begins."""
    people = []
    for name in ("Anna", "Boris"):
        person = await site.guest(name)
        await person.post("/api/me/account", login=f"{name.lower()}.{site.port}", password="long-enough-42")
        people.append(person)
    anna, boris = people
    table = (await anna.create(mode="private", **settings))["id"]
    await boris.post(f"/api/tables/{table}/join")
    us, ussr = await anna.sit(table, entropy=ENTROPY), await boris.sit(table, entropy=ENTROPY)
    for line in (us, ussr):
        await line.until(0)
    return anna, boris, us, ussr, table


async def clock_of(site: Site, table: str) -> Clock:
    """The clock of a table as it is now."""
    clock = (await site.tables.get(table)).match.clock
    assert clock is not None
    return clock


async def told(line: Line, **facts: Any) -> dict[str, Any]:
    """The table once it is told with these facts."""
    while True:
        table: dict[str, Any] = (await line.receive("table"))["table"]
        if all(table[name] == value for name, value in facts.items()):
            return table


async def test_correspondence_clocks_stand_still_while_their_player_is_on_vacation(site: Site) -> None:
    _, boris, us, _, table = await pair(site, clock={"days": 2})
    now = time.time()
    await boris.post("/api/me/vacations", 201, begins=now, ends=now + 10 * DAY)
    while not (found := (await us.receive("table"))["table"])["clock"]["still"]:
        pass
    assert found["clock"]["still"] == {"ussr": pytest.approx(now + 10 * DAY, abs=5)}, "the opponent sees until when"
    assert (await clock_of(site, table)).deadline is None
    kept = await boris.get("/api/me/vacations")
    assert round(kept["left"], 1) == round(DAYS - 10.0, 1)
    await boris.http.request("DELETE", f"/api/me/vacations/{kept['vacations'][0]['number']}")
    while (await us.receive("table"))["table"]["clock"]["still"]:
        pass
    assert (await clock_of(site, table)).deadline is not None
    assert (await clock_of(site, table)).left["ussr"] == pytest.approx(2 * DAY, abs=60)
    assert round((await boris.get("/api/me/vacations"))["left"], 1) == DAYS, "days that were not used are left"


async def test_a_game_that_begins_during_a_vacation_knows_of_it_and_one_at_a_sitting_does_not_care(site: Site) -> None:
    boris = await site.guest("Boris")
    await boris.post("/api/me/account", login="boris.first", password="long-enough-42")
    now = time.time()
    await boris.post("/api/me/vacations", 201, begins=now, ends=now + DAY)
    anna = await site.guest("Anna")
    for clock, seats in (({"days": 1}, ["ussr"]), ({"base": 2 * DAY}, ["ussr"]), ({"base": 600}, [])):
        table = (await anna.create(mode="private", clock=clock))["id"]
        await boris.post(f"/api/tables/{table}/join")
        us, ussr = await anna.sit(table, entropy=ENTROPY), await boris.sit(table, entropy=ENTROPY)
        for line in (us, ussr):
            await line.until(0)
        assert sorted((await anna.get(f"/api/tables/{table}"))["clock"]["still"]) == seats


async def test_a_vacation_has_a_budget_and_a_time(site: Site) -> None:
    _, boris, *_ = await pair(site)
    now = time.time()
    year = time.gmtime(now).tm_year
    first = start_of(year + 1)
    for begins, ends, name in (
        (now - 2 * DAY, now + DAY, "vacation-time"),
        (first + DAY, first, "vacation-time"),
        (first, first + 31 * DAY, "vacation-days"),
    ):
        status = 422 if name == "vacation-time" else 409
        assert (await boris.post("/api/me/vacations", status, begins=begins, ends=ends))["name"] == name
    await boris.post("/api/me/vacations", 201, begins=first, ends=first + 20 * DAY)
    assert (await boris.post("/api/me/vacations", 409, begins=first + 19 * DAY, ends=first + 22 * DAY))["name"] == "vacation-overlap"
    assert (await boris.post("/api/me/vacations", 409, begins=first + 30 * DAY, ends=first + 41 * DAY))["name"] == "vacation-days"
    guest = await site.guest("Guest")
    assert (await guest.post("/api/me/vacations", 409, begins=now, ends=now + DAY))["name"] == "no-account"


async def test_the_opponent_is_given_time_up_to_a_limit(site: Site) -> None:
    _, _, us, ussr, _ = await pair(site, clock={"base": 600, "increment": 0})
    await us.send(type="give_time", seconds=300)
    while (found := (await ussr.receive("table"))["table"]["clock"]["left"])["ussr"] < 800:
        pass
    assert found["us"] == pytest.approx(600, abs=30)
    assert await us.refused(type="give_time", seconds=600) == "too-much-time"
    assert await us.refused(type="give_time", seconds=-600) == "bad-message"


async def test_a_game_is_adjourned_and_goes_on_when_both_agree(site: Site) -> None:
    _, _, us, ussr, table = await pair(site, clock={"base": 600, "increment": 5})
    await us.send(type="adjourn")
    await told(ussr, pause_asked="us", adjourned=False)
    await ussr.send(type="adjourn", accept=False)
    await told(us, pause_asked=None)
    await us.send(type="adjourn")
    await told(ussr, pause_asked="us")
    await ussr.send(type="adjourn")
    await told(us, adjourned=True, pause_asked=None)
    assert (await clock_of(site, table)).deadline is None
    assert await ussr.refused(type="play", sequence=0, action=ussr.view["legal"][0]) == "adjourned"
    await ussr.send(type="adjourn")
    await told(us, pause_asked="ussr", adjourned=True)
    await us.send(type="adjourn")
    await told(ussr, adjourned=False)
    assert (await clock_of(site, table)).deadline is not None
    await ussr.play()
    await us.until(1)


async def test_a_move_withdraws_the_offer_to_adjourn_and_letters_are_not_adjourned(site: Site) -> None:
    _, _, us, ussr, _ = await pair(site, clock={"base": 600, "increment": 5})
    await us.send(type="adjourn")
    await told(ussr, pause_asked="us")
    await ussr.play()
    await told(us, pause_asked=None)
    anna = await site.guest("Clara")
    boris = await site.guest("Dmitri")
    table = (await anna.create(mode="private", clock={"days": 1}))["id"]
    await boris.post(f"/api/tables/{table}/join")
    line = await anna.sit(table, entropy=ENTROPY)
    await (await boris.sit(table, entropy=ENTROPY)).until(0)
    await line.until(0)
    assert await line.refused(type="adjourn") == "no-adjourning"


async def test_a_game_whose_player_is_gone_can_be_claimed_or_called_off(tmp_path: Path) -> None:
    async with serving(tmp_path) as site:
        for wins in (True, False):
            names = ("Anna", "Boris") if wins else ("Clara", "Dmitri")
            anna, boris = [await site.guest(name) for name in names]
            table = (await anna.create(mode="private"))["id"]
            await boris.post(f"/api/tables/{table}/join")
            us, ussr = await anna.sit(table, entropy=ENTROPY), await boris.sit(table, entropy=ENTROPY)
            for line in (us, ussr):
                await line.until(0)
            assert await us.refused(type="claim", win=wins) == "claim-early"
            assert await ussr.refused(type="claim", win=wins) == "no-claim", "it is their own move"
            with sqlite3.connect(tmp_path / "detente.sqlite", timeout=20) as database:
                changed = "UPDATE tables SET changed = changed - ?, version = version + 1 WHERE id = ?"
                database.execute(changed, (PATIENCE, table))
            await site.tables.refresh(table)
            await us.send(type="claim", win=wins)
            found = await told(ussr, status="over" if wins else "aborted")
            assert found["outcome"] == ({"winner": "us", "ending": "abandoned"} if wins else None)


async def test_a_clock_that_runs_decides_and_nobody_claims(site: Site) -> None:
    _, _, us, _, _ = await pair(site, clock={"days": 1})
    assert await us.refused(type="claim", win=True) == "no-claim"
