"""The bell on every page: a challenge, its acceptance, and what is read."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .conftest import Visit
from .player import INSIDE, soon
from .test_people import ask, person

GAME = "cia_vs_kgb"
PAGES = ("/", "/lobby", "/tables", "/tournaments", "/friends", "/ratings", "/archive", "/statistics", "/alerts")


def challenge(page: Page, whom: str) -> str:
    table: str = ask(page, "POST", "/api/challenges", {"person": whom, "game": GAME, "side": "cia"})["id"]
    return table


def test_a_challenge_rings_is_accepted_in_the_bell_and_rings_back(visit: Visit) -> None:
    """From the page of one to that of the other and back, the second on a phone; nobody reloads anything."""
    anna, boris = visit("/lobby"), visit("/ratings", width=390, height=844)
    person(anna, "Anna Bell")
    hers = person(boris, "Boris Bell")
    for page in (anna, boris):
        page.reload()
        expect(page.locator("[data-bell] [data-unread]")).to_have_count(0)
    table = challenge(anna, hers)
    expect(boris.locator("[data-bell] [data-unread]")).to_have_text("1")
    expect(boris.locator("[data-bell]")).to_have_attribute("aria-label", "Notifications: 1 unread")
    expect(boris.locator("[data-bell-fresh]")).to_have_text("1 new notification")
    boris.focus("[data-bell]")
    boris.keyboard.press("Enter")
    entry = boris.locator("[data-notification=challenge]")
    expect(entry).to_contain_text("Anna Bell")
    expect(entry).to_contain_text("challenges you to a game of Cold War: CIA vs KGB")
    boris.keyboard.press("Escape")
    expect(boris.get_by_role("dialog")).to_have_count(0)
    expect(boris.locator("[data-bell]")).to_be_focused()  # the keyboard is where it was
    boris.keyboard.press("Enter")
    entry.locator("[data-accept]").click()
    boris.wait_for_url(f"**/t/{table}")
    expect(anna.locator("[data-bell] [data-unread]")).to_have_text("1")
    anna.click("[data-bell]")
    accepted = anna.locator("[data-notification=accepted]")
    expect(accepted).to_have_class(re.compile("unread"))
    accepted.locator("a").click()
    anna.wait_for_url(f"**/t/{table}")
    anna.wait_for_selector("[data-sequence]")
    expect(anna.locator("[data-bell] [data-unread]")).to_have_count(0)
    soon(anna, lambda: ask(anna, "GET", "/api/me/waiting")["unread"], 0)


def test_all_are_read_at_once_and_a_challenge_is_declined_at_a_table(visit: Visit) -> None:
    anna, boris = visit(), visit(width=390, height=844)
    person(anna, "Anna Rings")
    whom = person(boris, "Boris Rings")
    table = ask(boris, "POST", "/api/tables", {"game": GAME, "mode": "bot", "side": "cia", "bot": "random"})["id"]
    boris.goto(f"/t/{table}")
    boris.wait_for_selector("[data-sequence]")
    asked = [challenge(anna, whom), challenge(anna, whom)]
    menu = boris.get_by_role("button", name=re.compile("Menu"))
    expect(menu).to_have_accessible_name("Menu. Notifications: 2 unread")
    menu.click()
    boris.click("dialog [data-bell]")
    expect(boris.locator("[data-notification]")).to_have_count(2)
    boris.locator("[data-notification]").last.locator("[data-decline]").click()
    expect(boris.locator("[data-notification] [data-decline]")).to_have_count(1)
    soon(anna, lambda: sorted(ask(anna, "GET", f"/api/tables/{one}")["status"] for one in asked), ["aborted", "waiting"])
    boris.click("[data-all-read]")
    expect(boris.locator("[data-notification].unread")).to_have_count(0)
    expect(boris.locator("[data-all-read]")).to_have_count(0)
    boris.click("[data-close-bell]")
    expect(menu).to_have_accessible_name("Menu")
    boris.reload()
    boris.wait_for_selector("[data-sequence]")
    expect(menu).to_have_accessible_name("Menu")


def test_every_page_has_a_bell_also_for_those_who_have_no_name_yet(visit: Visit) -> None:
    for width in (1440, 360):
        page = visit(width=width, height=800)
        for path in PAGES:
            page.goto(path)
            expect(page.locator("header [data-bell]")).to_be_visible()
            page.wait_for_function(INSIDE)
        page.click("header [data-bell]")
        expect(page.get_by_role("dialog")).to_contain_text("Nothing new in the last 30 days")
