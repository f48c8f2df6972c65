"""A whole game against a bot, by clicking only lit things, and the record that is kept of it."""

from __future__ import annotations

from detente.server.play.fairness import check_fairness

from .conftest import Visit
from .player import at_random, fetch, game_of, markers, play_on, start
from .words import word

MOST = 3000


def test_a_whole_game_ends_on_the_page_as_it_ends_in_the_engine(visit: Visit) -> None:
    page = visit()
    table = start(page, side="us")
    moves = play_on(page, MOST, at_random(1))
    assert 10 < moves < MOST
    record, played = fetch(page, f"/api/tables/{table}/record"), game_of(page, table)
    assert played.outcome is not None
    outcome = page.locator("[data-outcome]")
    assert outcome.get_attribute("data-outcome") == played.outcome.winner
    assert word(f"ending-{played.outcome.ending}") in outcome.inner_text()
    assert markers(page) == {country: played.influence(country) for country in markers(page)}
    assert sum(move.seat == "us" for move in played.moves) == moves
    check_fairness(played, record["fair"])
    assert page.request.get(f"/api/tables/{table}/log?lang=en", max_retries=3).text() == played.log("en")
    page.get_by_role("button", name=word("page-expand-all")).click()
    log = page.locator(".log").inner_text()
    cards = {move.action.removeprefix("card:") for move in played.moves if move.action.startswith("card:") and move.seat == "us"}
    assert cards
    for card in cards:
        assert word(f"card-{card}").casefold() in log.casefold()
