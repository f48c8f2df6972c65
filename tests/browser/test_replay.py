"""A finished game is watched step by step, from either seat, and played on in the sandbox."""

from __future__ import annotations

import random

from .conftest import Open
from .player import lit, play_on, start, wait_for_question


def test_replay_and_branch(visit: Open) -> None:
    page = visit()
    start(page, side="USSR")
    play_on(page, 9, random.Random(5))
    page.click(".tools button[aria-label=Menu]")
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Resign: sure?").click()
    page.wait_for_selector("[data-outcome=us]")
    page.get_by_role("button", name="Replay").click()
    page.wait_for_url("**/replay*")
    page.wait_for_selector(".replay")
    page.get_by_role("button", name="One step on").click()
    page.get_by_role("button", name="One step on").click()
    page.wait_for_selector("[data-sequence='2']")
    assert lit(page) == []
    page.locator(".replay .seg button", has_text="USSR").click()
    page.wait_for_selector("[data-seat=ussr]")
    page.reload()
    page.wait_for_selector("[data-sequence='2']")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: "replay" not in url)
    assert wait_for_question(page)
