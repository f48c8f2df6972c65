"""The club on the page: ratings in a list and in a profile, and a tournament from its announcement to its first round."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Route, expect

from .conftest import Visit
from .site import Server
from .test_people import PASSWORD, ask, person


def test_a_rating_is_in_the_list_and_in_the_profile(visit: Visit, site: Server) -> None:
    page = visit("/ratings", width=390, height=844)
    word = person(page, "Rita Rated")
    ask(page, "POST", "/api/me/account", {"login": "rita.rated", "password": PASSWORD})
    now = time.time()
    with closing(sqlite3.connect(site.folder / "detente.sqlite", timeout=20)) as database, database:
        (visitor,) = database.execute("SELECT id FROM visitors WHERE person = ?", [word]).fetchone()
        row = (visitor, "cia_vs_kgb", "days", 1777.0, 60.0, 0.06, 30, now, now + 1e7)
        database.execute("INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
    page.goto("/ratings?game=cia_vs_kgb&pace=days")
    line = page.locator(".club-table tbody tr", has_text="Rita Rated")
    expect(line).to_contain_text("1777")
    expect(line).not_to_contain_text("1777?")
    line.get_by_role("link").click()
    expect(page.locator(".rating b")).to_have_text("1777")


def test_a_tournament_is_announced_entered_and_started_on_the_page(visit: Visit) -> None:
    director, player = visit(), visit(width=390, height=844)
    for page, name in ((director, "Dina Director"), (player, "Pavel Player")):
        person(page, name)
        ask(page, "POST", "/api/me/account", {"login": name.lower().replace(" ", "."), "password": PASSWORD})
    director.goto("/tournaments")
    director.click("[data-new]")
    director.fill("[data-name]", "Cup of the browser")
    director.select_option("[data-preset]", "league")
    director.click("[data-create]")
    director.click("[data-enter]")
    expect(director.locator("[data-leave]")).to_be_visible()
    player.goto("/tournaments")
    player.get_by_role("link", name="Cup of the browser").click()
    player.click("[data-enter]")
    expect(player.locator("[data-leave]")).to_be_visible()
    expect(player.locator("[data-start]")).to_have_count(0)
    director.click("[data-start]")
    expect(director.locator("[data-meeting]")).to_have_count(1)
    expect(director.locator("[data-to-table]")).to_be_visible()
    expect(director.locator("[data-standings] tbody tr")).to_have_count(2)
    player.reload()
    player.click("[data-to-table]")
    player.wait_for_url("**/t/*")


def listed(number: int, game: str) -> dict[str, Any]:
    """A finished game as the server lists it."""
    seat = {"bot": None, "you": False, "online": False, "kind": "member", "person": "x", "rating": 1500, "gained": 12, "settled": True}
    seats = {"cia": {"name": f"Won {number}"} | seat, "kgb": {"name": f"Lost {number}"} | seat}
    outcome = {"winner": "cia", "ending": "resigned"}
    same = {"mode": "open", "status": "over", "title": "", "options": {}, "to_move": [], "changed": 1.0, "voided": False, "timing": None}
    same |= {"bots": False, "moves": 90, "turn": 7}
    return same | {"id": f"t{number}", "game": game, "seats": seats, "outcome": outcome, "your_move": False}


def test_finished_games_of_a_profile_come_a_page_at_a_time_and_by_game(visit: Visit) -> None:
    page = visit()
    word = person(page, "Paula Played")

    def answer(route: Route) -> None:
        query = parse_qs(urlsplit(route.request.url).query)
        first = 30 if "cursor" in query else 0
        tables = [listed(first + k, "cia_vs_kgb") for k in range(1 if "game" in query else 30)]
        route.fulfill(json={"games": tables, "next": None if first or "game" in query else "1.0_t29", "total": None if first else 60})

    page.route("**/api/archive?*", answer)
    page.goto(f"/people/{word}")
    expect(page.locator("[data-archived]")).to_have_count(30)
    expect(page.locator("[data-archived]").first).to_contain_text("Won 0 · 1500 +12")
    page.click("[data-more]")
    expect(page.locator("[data-archived]")).to_have_count(60)
    expect(page.locator("[data-more]")).to_have_count(0)
    page.select_option("[data-field=game]", "cia_vs_kgb")
    expect(page.locator("[data-archived]")).to_have_count(1)
