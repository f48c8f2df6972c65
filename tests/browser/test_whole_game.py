"""A whole game against a bot, by clicking only lit things."""

from __future__ import annotations

import random

from .conftest import Open
from .player import play_on, start

MOST = 2000


def test_whole_game_against_bot(visit: Open) -> None:
    page = visit()
    start(page, side="US")
    moves = play_on(page, MOST, random.Random(1))
    assert 10 < moves < MOST
    assert page.locator("[data-outcome]").get_attribute("data-outcome") in ("us", "ussr", "draw")
    assert page.locator(".log .lr").count() > 0
