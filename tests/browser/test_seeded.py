"""The same visitors get the same games, so that a failing test is reproducible."""

from __future__ import annotations

from playwright.sync_api import Browser

from .conftest import Visitors
from .player import at_random, fetch, make_table, play_on, resign
from .site import Server


def test_the_same_visitors_get_the_same_game(site: Server, browser: Browser) -> None:
    games = []
    for _ in range(2):
        visitors = Visitors(browser, "the same")
        page = visitors.open(site, "/api/health", 1280, 720, "en")
        table = make_table(page, game="cia_vs_kgb", mode="bot", bot="random", side="cia")
        page.goto(f"/t/{table}")
        assert play_on(page, 3, at_random(1)) == 3
        resign(page)
        record = fetch(page, f"/api/tables/{table}/record")
        first = dict(reversed(record["moves"]))
        games.append((record["key"], record["fair"]["entropy"], first))
        visitors.close()
    assert games[0] == games[1]
