"""What bots have to say to a person at a table."""

import pytest

from .helpers import Site

pytestmark = pytest.mark.anyio


async def test_a_bot_of_rules_of_thumb_plays_and_gives_hints(site: Site) -> None:
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


async def test_there_are_no_hints_against_a_person(site: Site) -> None:
    """Nor a review before the end."""
    _, _, table_id = await site.pair()
    somebody = await site.guest("Clara")
    assert (await somebody.get(f"/api/tables/{table_id}/hints", 403))["name"] == "no-hints"
    assert (await somebody.get(f"/api/tables/{table_id}/review", 409))["name"] == "not-over"
