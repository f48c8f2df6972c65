"""What bots have to say to a person at a table."""

import asyncio
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from detente.bots.thinking import BotRequest
from detente.engine.errors import DetenteError
from detente.server.play import live
from detente.server.thinking import advice, players
from detente.server.thinking.runners import BotFailed

from ..helpers import Site

pytestmark = pytest.mark.anyio


async def test_a_bot_of_heuristics_plays_and_gives_hints(site: Site) -> None:
    """The bot thinks in a process of its own; the person asks for the best three answers, with reasons."""
    anna = await site.guest("Anna")
    table = await anna.create(mode="bot", bot="heuristic", side="us")
    line = await anna.sit(table["id"])
    view = await line.until(6)  # the USSR has placed its six points
    found = await anna.get(f"/api/tables/{table['id']}/hints")
    assert found["seat"] == "us"
    assert found["sequence"] == view["sequence"]
    assert len(found["hints"]) == 3
    assert all(hint["action"] in view["legal"] and hint["reasons"] for hint in found["hints"])


async def test_a_bot_that_fails_is_asked_again(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its process died too often, or there is a fault in it: the table is not left standing."""
    monkeypatch.setattr(players, "RETRY", 0.01)
    think, faults = site.tables.runner.choose, [BotFailed("once"), BrokenProcessPool("twice")]

    async def fail_first(question: BotRequest) -> int:
        if faults:
            raise faults.pop()
        return await think(question)

    monkeypatch.setattr(site.tables.runner, "choose", fail_first)
    anna = await site.guest("Anna")
    table = await anna.create(mode="bot", bot="random", side="us")
    await (await anna.sit(table["id"])).until(6)
    assert not faults


async def test_there_are_no_hints_against_a_person(site: Site) -> None:
    """Nor a review before the end."""
    _, _, table_id = await site.pair()
    somebody = await site.guest("Clara")
    assert (await somebody.get(f"/api/tables/{table_id}/hints", 403))["name"] == "no-hints"
    assert (await somebody.get(f"/api/tables/{table_id}/review", 409))["name"] == "not-over"


async def test_a_table_tells_whether_there_are_hints_and_a_review(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a page offers only what the server would give."""
    anna = await site.guest("Anna")
    told = [await anna.create(mode=mode) for mode in ("bot", "hotseat", "sandbox", "private")]
    assert [(table["hints"], table["review"]) for table in told] == [(True, True)] * 3 + [(False, True)]
    for module in (advice, live):
        monkeypatch.setattr(module, "has_brain", lambda game: False)
    table = await anna.create(mode="sandbox")
    assert (table["hints"], table["review"]) == (False, False)
    await (await anna.sit(table["id"])).until(0)
    assert (await anna.get(f"/api/tables/{table['id']}/hints", 403))["name"] == "no-brain"
    assert (await anna.get(f"/api/tables/{table['id']}/review", 403))["name"] == "no-brain"


async def test_hints_are_for_the_seat_that_is_looked_from(site: Site) -> None:
    """Whoever plays both sides asks for one of them; the other's turn has not come."""
    anna, boris = await site.guest("Anna"), await site.guest("Boris")
    table = await anna.create(mode="hotseat")
    await (await anna.sit(table["id"])).until(0)
    path = f"/api/tables/{table['id']}/hints"
    assert (await anna.get(f"{path}?seat=ussr"))["seat"] == "ussr"
    assert (await anna.get(f"{path}?seat=us", 409))["name"] == "not-your-turn"
    assert (await anna.get(f"{path}?seat=spectator", 403))["name"] == "not-seated"
    assert (await boris.get(f"{path}?seat=ussr", 403))["name"] == "not-seated"


class Counting:
    """A runner that counts how often it is asked; the first time it fails."""

    def __init__(self) -> None:
        self.asked = 0

    async def call(self, work: Any, given: Any, seconds: float) -> Any:
        self.asked += 1
        if self.asked == 1:
            raise DetenteError("no-worker")
        moment = {"step": 0, "win": 0.5, "change": 0.0}
        return {"curve": [moment], "turning_points": []}


async def test_a_review_is_worked_out_once(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks again or at the same time gets the same one; after a failure, or another move, it is worked out anew."""
    runner = Counting()
    monkeypatch.setattr(site.tables.advice, "_runner", runner)
    anna = await site.guest("Anna")
    table = await anna.create(mode="sandbox")
    line = await anna.sit(table["id"])
    await line.until(0)
    path = f"/api/tables/{table['id']}/review"
    assert (await anna.http.get(path)).status_code >= 400
    found = await asyncio.gather(*(anna.get(path) for _ in range(3)))
    assert found[0] == found[1] == found[2]
    assert found[0]["seat"] == "us"
    assert runner.asked == 2
    await line.play()
    await anna.get(path)
    assert runner.asked == 3
