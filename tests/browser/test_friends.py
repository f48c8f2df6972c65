"""Friends and who is here on the page: followed from a profile, seen in the lobby, watched, challenged, and hidden."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing

from playwright.sync_api import Page, expect

from .conftest import Visit
from .player import soon
from .site import Server
from .test_people import PASSWORD, ask, forget_seeks, person


def member(page: Page, name: str) -> str:
    """Make the visitor of a page a member."""
    word = person(page, name)
    ask(page, "POST", "/api/me/account", {"login": name.lower().replace(" ", "."), "password": PASSWORD})
    return word


def test_two_become_friends_and_one_watches_the_other_play(visit: Visit) -> None:
    anna, boris, clara = visit(), visit(width=390, height=844), visit()
    hers, his = member(anna, "Anna Friend"), member(boris, "Boris Friend")
    member(clara, "Clara Friend")
    anna.goto(f"/people/{his}")
    anna.click("[data-follow]")
    expect(anna.locator("[data-follow]")).to_have_attribute("aria-pressed", "true")
    boris.goto("/friends")
    follower = boris.locator(f"[data-list=followers] [data-person='{hers}']")
    expect(follower).to_contain_text("here now")
    follower.locator("[data-follow]").click()
    friend = boris.locator(f"[data-list=followed] [data-person='{hers}']")
    expect(friend).to_contain_text("friend")
    # Anna plays at a public table: Boris goes there from the list.
    table = ask(anna, "POST", "/api/tables", {"game": "cia_vs_kgb", "mode": "open", "side": "cia"})["id"]
    ask(clara, "POST", f"/api/tables/{table}/join")
    for page in (anna, clara):
        page.goto(f"/t/{table}")
    anna.wait_for_selector("[data-sequence]")
    boris.goto("/lobby")
    line = boris.locator(f"[data-list=here] [data-person='{hers}']")
    line.locator("[data-watch]").click()
    boris.wait_for_url(f"**/t/{table}")
    boris.goto("/lobby")
    line.locator("[data-challenge]").click()
    boris.click("dialog [data-seek-form] [data-send]")
    expect(boris.locator("li[data-challenge]")).to_contain_text("Anna Friend")


def test_whoever_appears_away_is_not_in_the_lobby(visit: Visit) -> None:
    anna, boris = visit("/lobby"), visit("/lobby", width=390, height=844)
    hers = member(anna, "Anna Away")
    member(boris, "Boris Away")
    anna.reload()
    boris.reload()
    line = boris.locator(f"[data-list=here] [data-person='{hers}']")
    expect(line).to_be_visible()
    line.locator("[data-challenge]").click()
    boris.click("dialog [data-send]")
    expect(boris.locator("dialog")).to_have_count(0)  # or somebody sends it twice
    expect(boris.locator("li[data-challenge]")).to_have_count(1)
    anna.check("[data-appear-away]")
    expect(line).to_have_count(0)
    anna.goto("/")
    anna.click("button.profile")
    anna.click("[data-visibility] summary")
    expect(anna.locator("select[data-part=here]")).to_have_value("nobody")
    expect(anna.locator("select[data-part=seen]")).to_be_disabled()
    anna.select_option("select[data-part=here]", "all")
    expect(anna.get_by_role("status")).to_contain_text("Saved")
    expect(line).to_be_visible()


def test_a_seek_names_options_which_others_see(visit: Visit, site: Server) -> None:
    forget_seeks(site)
    anna, boris = visit("/lobby"), visit("/lobby", width=390, height=844)
    person(anna, "Anna Options")
    anna.reload()
    anna.select_option("[data-game]", "twilight_struggle")
    anna.click("[data-terms=own]")
    anna.locator("[data-option=scenario] select").select_option("late_war")
    anna.click("[data-seek-form] [data-send]")
    seek = boris.locator("[data-other]", has_text="Anna Options")
    expect(seek).to_contain_text("Scenario: Late War")
    anna.click("[data-seek] [data-withdraw]")


def test_many_notices_do_not_cover_the_page_and_are_read_together(visit: Visit, site: Server) -> None:
    page = visit(width=390, height=844)
    word = member(page, "Nora Notices")
    with closing(sqlite3.connect(site.folder / "detente.sqlite", timeout=20)) as database, database:
        (visitor,) = database.execute("SELECT id FROM visitors WHERE person = ?", [word]).fetchone()
        rows = [(visitor, "warned", f"Be kind ({number}).", time.time(), True) for number in range(7)]
        database.executemany("INSERT INTO notices (visitor, kind, text, at, told) VALUES (?, ?, ?, ?, ?)", rows)
    page.goto("/tournaments")
    expect(page.locator("[data-notice]")).to_have_count(3)
    page.click("[data-read-all]")
    expect(page.locator("[data-notice]")).to_have_count(0)
    soon(page, lambda: ask(page, "GET", "/api/me/notices")["notices"], [])


def test_people_are_listed_in_the_order_of_the_readers_alphabet(visit: Visit, site: Server) -> None:
    """The server's order is that of letters that look alike: Ё among E, К among K."""
    reader = visit(lang="pl")
    member(reader, "Reader of Names")
    names = ["Élan Order", "Żubr Order", "Zofia Order", "Ёлка Order", "Казак Order"]
    for name in names:
        page = visit()
        ask(reader, "POST", f"/api/people/{member_of_any_alphabet(page, name)}/follow", {"on": True})
        page.close()
    reader.goto("/friends")
    listed = reader.locator("[data-list=followed] li b")
    expect(listed).to_have_count(len(names))
    assert listed.all_inner_texts() == ["Élan Order", "Zofia Order", "Żubr Order", "Ёлка Order", "Казак Order"]


def member_of_any_alphabet(page: Page, name: str) -> str:
    """A member whose login is a number: logins are in the Latin alphabet."""
    word = person(page, name)
    ask(page, "POST", "/api/me/account", {"login": f"order.{time.time_ns()}", "password": PASSWORD})
    return word
