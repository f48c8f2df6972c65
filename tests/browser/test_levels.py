"""Levels of the bots on the home page."""

from __future__ import annotations

from .conftest import Visit
from .player import at_random, fetch, play_on, start


def test_a_level_is_chosen_remembered_and_answers(visit: Visit) -> None:
    page = visit()
    page.wait_for_selector("[data-start=bot]:not([disabled])")
    page.click("[data-bot=level-2]")
    table = start(page, side="ussr")
    assert fetch(page, f"/api/tables/{table}")["seats"]["us"]["bot"] == "level-2"
    play_on(page, 8, at_random(2))  # the set-up, the headline, and the first round after the bot's answers
    assert fetch(page, f"/api/tables/{table}")["sequence"] > 8
    page.goto("/")
    page.wait_for_selector("[data-bot=level-2][aria-pressed=true]")
