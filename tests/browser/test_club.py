"""The club on the page: ratings in a list and in a profile, and tournaments from their announcement to their end."""

from __future__ import annotations

import re
import secrets
import sqlite3
import time
from contextlib import closing
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
from playwright.sync_api import Page, Route, expect

from .conftest import Visit
from .player import DRAWN, soon
from .site import PATIENCE, Server
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
    director.click("form > details:last-of-type > summary")
    director.select_option("[data-delay]", "3600")
    director.click("[data-create]")
    expect(director.locator(".rules")).to_contain_text("Spectators see a move 1 hour later.")
    director.click("[data-enter]")
    expect(director.locator("[data-leave]")).to_be_visible()
    player.goto("/tournaments")
    player.get_by_role("link", name="Cup of the browser").click()
    player.click("[data-enter]")
    expect(player.locator("[data-leave]")).to_be_visible()
    look(player, "director")
    expect(player.locator("[data-log]")).to_contain_text("Entered")
    expect(player.locator("[data-start]")).to_have_count(0)
    look(director, "director")
    director.click("[data-start]")
    look(director, "rounds")
    expect(director.locator("[data-pairing]")).to_have_count(1)
    expect(director.locator("[data-to-table]")).to_be_visible()
    look(director, "standings")
    expect(director.locator("[data-standings] tbody tr")).to_have_count(2)
    player.reload()
    player.click("[data-to-table]")
    player.wait_for_url("**/t/*")


def test_a_full_tournament_offers_its_waiting_list(visit: Visit) -> None:
    pages = [visit() for _ in range(3)]
    for page, name in zip(pages, ("First Full", "Second Full", "Third Full"), strict=True):
        person(page, name)
        ask(page, "POST", "/api/me/account", {"login": name.lower().replace(" ", "."), "password": PASSWORD})
    plan = {"style": "swiss", "starts": time.time() + 3600, "round_seconds": 3600, "rounds": 2, "most": 2, "check_in": 7200}
    made = ask(pages[0], "POST", "/api/tournaments", {"name": "Full", "game": "cia_vs_kgb", "clock": {"days": 2}, "plan": plan})
    for page, offered in zip(pages, ("Enter", "Enter", "Join the waiting list"), strict=True):
        page.goto(f"/tournaments/{made['id']}")
        expect(page.locator("[data-enter]")).to_have_text(offered)
        page.click("[data-enter]")
        expect(page.locator("[data-leave]")).to_be_visible()
        expect(page.locator("[data-waits]")).to_have_count(int(page is pages[2]))
    pages[0].click("[data-check-in]")
    expect(pages[0].locator("[data-checked]")).to_have_text("You have checked in.")


def test_a_wrong_number_among_folded_rules_is_shown(visit: Visit) -> None:
    """The browser refuses to send the form, and cannot say why where nobody sees it."""
    director = director_of(visit, "Folded Director")
    rules = director.locator("details", has=director.get_by_label("Minimum number of players"))
    rules.locator("summary").click()
    director.get_by_label("Minimum number of players").fill("")
    rules.locator("summary").click()
    expect(rules).not_to_have_attribute("open", "")
    director.fill("[data-name]", "Folded")
    director.click("[data-create]")
    expect(director.get_by_label("Minimum number of players")).to_be_focused()


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


class Member:
    """Somebody with an account who uses the API, as a program would."""

    def __init__(self, site: Server, name: str) -> None:
        self.site, self.cookies = site, dict[str, str]()
        self.post("/api/me", name=name, lang="en")
        self.post("/api/me/account", login=f"{name.lower()}.{secrets.token_hex(4)}", password=PASSWORD)

    def post(self, path: str, **body: Any) -> Any:
        with httpx.Client(base_url=self.site.address, headers={"X-Detente": "1"}, cookies=self.cookies, timeout=PATIENCE) as http:
            answer = http.post(path, json=body)
            self.cookies |= dict(answer.cookies)
        assert answer.is_success, answer.text
        return answer.json()


def director_of(visit: Visit, name: str) -> Page:
    """The page of a member who organises something."""
    page = visit()
    person(page, name)
    ask(page, "POST", "/api/me/account", {"login": name.lower().replace(" ", "."), "password": PASSWORD})
    page.goto("/tournaments")
    page.click("[data-new]")
    return page


def announce(page: Page, name: str) -> str:
    """Fill in the name and announce it; the id of the tournament."""
    page.fill("[data-name]", name)
    page.click("[data-create]")
    page.wait_for_url("**/tournaments/*")
    return page.url.rpartition("/")[2]


def fill_and_start(director: Page, tournament: str, people: list[Member]) -> None:
    """These enter, and the director lets it begin."""
    for one in people:
        one.post(f"/api/tournaments/{tournament}/enter")
    director.goto(f"/tournaments/{tournament}?view=director")
    with director.expect_response("**/direct"):  # who leaves the page earlier may break off what is on its way
        director.click("[data-start]")


def look(page: Page, view: str) -> None:
    page.click(f"[data-view={view}]")
    expect(page.locator(f"[data-view={view}]")).to_have_attribute("aria-current", "page")


def decide_all(page: Page) -> None:
    """The director lets the first player win whatever goes on."""
    look(page, "rounds")
    going_on = page.locator("[data-pairing]", has=page.locator(".score", has_text=re.compile("^–$")))
    while going_on.count():
        key = going_on.first.get_attribute("data-pairing")
        one = page.locator(f"[data-pairing='{key}']")
        page.once("dialog", lambda dialog: dialog.accept())
        one.locator("select").select_option(index=1)
        expect(one.locator(".score")).not_to_have_text("–")


def test_a_swiss_of_sixteen_with_two_withdrawals_and_a_late_entry(visit: Visit, site: Server) -> None:
    director = director_of(visit, "Swiss Director")
    director.fill("[data-rounds]", "4")
    tournament = announce(director, "Swiss of sixteen")
    people = [Member(site, f"Swiss{k}") for k in range(16)]
    for one in people:
        one.post(f"/api/tournaments/{tournament}/enter")
    late = visit(f"/tournaments/{tournament}", width=390, height=844)
    person(late, "Late Lena")
    ask(late, "POST", "/api/me/account", {"login": "late.lena", "password": PASSWORD})
    director.goto(f"/tournaments/{tournament}?view=director")
    director.click("[data-start]")
    look(director, "rounds")
    expect(director.locator("[data-pairing]")).to_have_count(8)
    late.goto(f"/tournaments/{tournament}")
    late.click("[data-enter]")
    expect(late.locator("[data-leave]")).to_be_visible()
    people[3].post(f"/api/tournaments/{tournament}/leave")
    look(director, "players")
    director.locator("li", has_text="Swiss7").get_by_role("button").click()
    expect(director.locator("li.left")).to_have_count(2)
    for number in range(1, 5):
        look(director, "rounds")
        expect(director.get_by_role("heading", name=f"Round {number}")).to_be_visible()
        if number == 2:
            expect(director.locator("[data-pairing^='0.2.']")).to_have_count(8)  # 15 players: one is free
        decide_all(director)
    look(director, "overview")
    expect(director.get_by_text("over", exact=False).first).to_be_visible()
    look(director, "standings")
    expect(director.locator("[data-standings] tbody tr")).to_have_count(17)
    expect(director.locator("[data-standings] tbody tr").first.locator(".number").nth(1)).to_have_text("4")
    look(director, "crosstable")
    expect(director.locator("[data-crosstable] tbody tr")).to_have_count(17)
    late.reload()
    look(late, "standings")
    expect(late.locator("[data-standings]")).to_contain_text("Late Lena")


def test_a_season_of_a_league_ends_with_promotion(visit: Visit, site: Server) -> None:
    director = director_of(visit, "League Director")
    director.select_option("[data-preset]", "league")
    director.fill("[data-division]", "2")
    director.fill("[data-up]", "1")
    tournament = announce(director, "League of the browser")
    people = [Member(site, f"League{k}") for k in range(4)]
    fill_and_start(director, tournament, people)
    look(director, "standings")
    expect(director.locator("[data-standings]")).to_have_count(2)
    look(director, "rounds")
    expect(director.locator("[data-pairing]")).to_have_count(2)
    decide_all(director)
    look(director, "standings")
    expect(director.locator("[data-standings]").nth(0).locator("tbody tr.down")).to_have_count(1)
    down = director.locator("[data-standings]").nth(0).locator("tbody tr.down a").inner_text()
    up = director.locator("[data-standings]").nth(1).locator("tbody tr.up a").inner_text()
    look(director, "overview")
    director.get_by_role("link", name="Season 2").click()
    director.click("[data-view=director]")
    director.click("[data-start]")
    look(director, "standings")
    expect(director.locator("[data-standings]").nth(0)).to_contain_text(up)
    expect(director.locator("[data-standings]").nth(1)).to_contain_text(down)


def test_a_free_place_of_a_round_robin_is_offered_to_whoever_comes_late(visit: Visit, site: Server) -> None:
    director = director_of(visit, "Round Director")
    director.select_option("[data-style]", "round-robin")
    tournament = announce(director, "Round robin of three")
    fill_and_start(director, tournament, [Member(site, f"Round{k}") for k in range(3)])
    expect(director.locator("[data-places]")).to_have_text("Late entry is open. Free places: 1.")
    look(director, "rounds")
    expect(director.locator("[data-pairing]")).to_have_count(2)  # one game, and a bye
    late = visit(f"/tournaments/{tournament}", width=390, height=844)
    person(late, "Late Lukas")
    ask(late, "POST", "/api/me/account", {"login": "late.lukas", "password": PASSWORD})
    late.reload()
    expect(late.locator("[data-late]")).to_contain_text("there is a free place. If you join late, you miss the rounds that have begun")
    late.click("[data-enter]")
    expect(late.locator("[data-leave]")).to_be_visible()
    expect(late.locator("[data-late]")).to_have_count(0)
    look(late, "rounds")
    expect(late.locator("[data-pairing]", has_text="Late Lukas")).to_contain_text("absent")
    look(director, "director")
    expect(director.locator("[data-places]")).to_contain_text("Late entry is closed")


def test_an_answer_that_is_older_than_what_the_director_did_is_not_shown(visit: Visit) -> None:
    director = director_of(visit, "Quick Director")
    tournament = announce(director, "Cup of slow answers")
    director.goto(f"/tournaments/{tournament}?view=director")
    expect(director.locator("[data-announcement]")).to_be_visible()  # the page has its first answer
    held: list[Route] = []
    director.route(f"**/api/tournaments/{tournament}", lambda route: held.append(route))

    def tell(text: str) -> None:
        director.fill("[data-announcement]", text)
        director.locator("form", has=director.locator("[data-announcement]")).get_by_role("button").click()
        expect(director.locator("[data-log]")).to_contain_text(text)

    tell("The first word")
    soon(director, lambda: bool(held), True)  # the page looks again, and gets no answer yet
    old = held[0].fetch(max_retries=3)
    tell("The last word")
    held[0].fulfill(response=old)
    director.evaluate("async () => (await fetch('/api/health')).text()")  # what was answered before has come
    look(director, "overview")
    expect(director.locator("[data-announcements]")).to_contain_text("The last word")


def test_a_bracket_is_played_drawn_and_saved(visit: Visit, site: Server) -> None:
    director = director_of(visit, "Cup Director")
    director.select_option("[data-style]", "double-elimination")
    tournament = announce(director, "Cup of the bracket")
    fill_and_start(director, tournament, [Member(site, f"Cup{k}") for k in range(5)])
    look(director, "bracket")
    expect(director.locator("[data-match]").first).to_be_visible()
    while director.locator("[data-winner]").count() == 0:
        decide_all(director)
        look(director, "overview")
        director.reload()
        expect(director.locator("[data-view=overview]")).to_be_visible()
    look(director, "bracket")
    director.set_viewport_size({"width": 390, "height": 844})
    more = director.locator("[data-more]")
    expect(more).to_be_visible()  # on a phone the later rounds are out of sight
    director.evaluate("() => document.querySelector('[data-bracket]').parentElement.scrollTo({ left: 10_000 })")
    expect(more).to_have_count(0)
    with director.expect_download() as saved:
        director.click("[data-save]")
    text = saved.value.path().read_text(encoding="utf-8")
    assert text.startswith("<svg")
    assert "Cup0" in text
    assert "var(" not in text


def test_rounds_of_a_large_tournament_that_are_over_are_folded_until_somebody_opens_them(visit: Visit) -> None:
    page = visit()
    person(page, "Large Larissa")
    ask(page, "POST", "/api/me/account", {"login": "large.larissa", "password": PASSWORD})
    plan = {"style": "round-robin", "starts": time.time() + 3600, "round_seconds": 3600, "division": 50}
    made = ask(page, "POST", "/api/tournaments", {"name": "Large", "game": "cia_vs_kgb", "clock": {"days": 2}, "plan": plan})
    who = {"person": None, "name": "Somebody", "kind": "member"}
    same = {"division": 0, "first": who, "second": who, "kind": "played", "ends": 1.0, "tables": []}
    made["pairings"] = [
        same | {"key": f"0.{step}.{k}", "round": step, "points": [1.0, 0.0] if step == 1 else None} for step in (1, 2) for k in range(200)
    ]
    page.route(f"**/api/tournaments/{made['id']}", lambda route: route.fulfill(json=made))
    page.goto(f"/tournaments/{made['id']}")
    look(page, "rounds")
    expect(page.locator("[data-pairing^='0.2.']")).to_have_count(200)
    expect(page.locator("[data-pairing^='0.1.']")).to_have_count(0)
    page.click("[data-unfold='1']")
    expect(page.locator("[data-pairing^='0.1.']")).to_have_count(200)


def test_a_directors_announcement_prizes_and_own_plan(visit: Visit) -> None:
    director = director_of(visit, "Plan Director")
    director.on("dialog", lambda dialog: dialog.accept("My Thursday"))
    director.select_option("[data-style]", "ladder")
    director.click("[data-keep]")
    expect(director.locator("[data-preset]")).to_have_value("mine:My Thursday")
    tournament = announce(director, "Ladder of the browser")
    look(director, "director")
    director.fill("[data-announcement]", "We begin on Thursday.")
    director.get_by_role("button", name="Announce").click()
    expect(director.locator("[data-log]")).to_contain_text("We begin on Thursday.")
    director.locator("summary", has_text="Change name").click()
    director.fill("textarea[data-prizes]", "A cake")
    director.click("[data-change]")
    look(director, "overview")
    expect(director.locator("[data-announcements]")).to_contain_text("We begin on Thursday.")
    expect(director.locator("[data-prizes]")).to_contain_text("A cake")
    director.goto("/tournaments")
    director.get_by_role("navigation").get_by_role("link", name="Tables").click()
    director.wait_for_url("**/tables")
    director.goto(f"/tournaments/{tournament}")


def test_a_view_is_shown_in_a_frame_of_another_site(visit: Visit, site: Server, tmp_path: Path) -> None:
    page = visit()
    one, other = Member(site, "Frame0"), Member(site, "Frame1")
    plan = {"style": "round-robin", "starts": time.time() + 3600, "round_seconds": 3600}
    made = one.post("/api/tournaments", name="In a frame", game="cia_vs_kgb", clock={"base": 600}, plan=plan)
    for member in (one, other):
        member.post(f"/api/tournaments/{made['id']}/enter")
    one.post(f"/api/tournaments/{made['id']}/direct", action="start")
    embedded = f"{site.address}/embed/tournaments/{made['id']}?view=standings"
    (tmp_path / "foreign.html").write_text(f"<iframe width=800 height=600 src='{embedded}'></iframe>", encoding="utf-8")
    handler = partial(SimpleHTTPRequestHandler, directory=str(tmp_path))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as foreign:
        Thread(target=foreign.serve_forever, daemon=True).start()
        page.goto(f"http://127.0.0.1:{foreign.server_port}/foreign.html")
        frame = page.frame_locator("iframe")
        expect(frame.locator("[data-standings]")).to_contain_text("Frame0")
        expect(frame.get_by_role("button")).to_have_count(0)
        foreign.shutdown()
    whole = httpx.get(f"{site.address}/tournaments/{made['id']}").headers
    assert whole["x-frame-options"] == "DENY"
    assert "frame-ancestors 'none'" in whole["content-security-policy"]


FITS = """(matches) => matches.every((match) => [...match.querySelectorAll('text:not(.points)')].every(
  (text) => text.getBBox().width <= match.querySelector('rect').getBBox().width - 8))"""


def test_names_in_a_bracket_end_inside_their_boxes(visit: Visit, site: Server) -> None:
    director = director_of(visit, "Bracket Director")
    director.select_option("[data-style]", "single-elimination")
    tournament = announce(director, "Cup of wide names")
    fill_and_start(director, tournament, [Member(site, letter * 30) for letter in "WM"])
    director.goto("/tournaments")
    planned = director.locator("li", has_text="Cup of wide names")
    expect(planned).to_contain_text("2 players")
    expect(planned).not_to_contain_text(str(time.gmtime().tm_year))  # it has begun before its time: the planned start is no date of it
    director.goto(f"/tournaments/{tournament}?view=bracket")
    expect(director.locator("[data-match]")).to_have_count(1)
    director.evaluate(DRAWN)
    soon(director, lambda: director.locator("[data-match]").evaluate_all(FITS), True)
