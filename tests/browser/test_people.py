"""People among each other on the page: lists, a report on its whole way, and one's own data."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

from .conftest import Visit
from .player import soon
from .site import Server

PASSWORD = "long-enough-42"
ASK = """async ([method, path, body]) => {
  const headers = { 'x-detente': '1', 'content-type': 'application/json' };
  return (await fetch(path, { method, headers, body: body && JSON.stringify(body) })).json();
}"""


def ask(page: Page, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
    return page.evaluate(ASK, [method, path, body])


def forget_seeks(site: Server) -> None:
    """Withdraw the seeks of earlier tests: whoever seeks the same would be paired with them at once."""
    with closing(sqlite3.connect(site.folder / "detente.sqlite", timeout=60)) as database, database:
        database.execute("DELETE FROM wishes")


def person(page: Page, name: str) -> str:
    """Give the visitor of a page a name, and tell how others refer to them."""
    ask(page, "POST", "/api/me", {"name": name})
    return str(ask(page, "GET", "/api/me")["visitor"]["person"])


def test_a_report_goes_from_a_profile_to_a_moderator_who_warns(visit: Visit, site: Server) -> None:
    anna, boris, mod = visit(), visit(width=390, height=844), visit()
    person(anna, "Anna Reporter")
    reported = person(boris, "Boris Reported")
    word = person(mod, "Mod Reporter")
    ask(mod, "POST", "/api/me/account", {"login": "mod.reporter", "password": PASSWORD})
    command = (sys.executable, "-m", "detente", "admin", "--data", str(site.folder), "promote", word, "trusted")
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    anna.goto(f"/people/{reported}")
    anna.click("[data-mute]")
    expect(anna.locator("[data-mute]")).to_have_attribute("aria-pressed", "true")
    anna.click("[data-report]")
    anna.fill("textarea", "He was rude.")
    anna.click("form .primary")
    expect(anna.get_by_role("status")).to_be_visible()
    mod.goto("/moderation")
    report = mod.locator(".report", has_text="He was rude.")
    report.locator(".name", has_text="Boris Reported").click()
    mod.fill("[data-why]", "Be kind.")
    mod.click("[data-act=warn]")
    expect(mod.get_by_role("status")).to_be_visible()
    expect(mod.locator(".log li").first).to_contain_text("Warned · Boris Reported")
    boris.goto("/")
    notice = boris.locator("[data-notice=warned]")
    expect(notice).to_contain_text("Be kind.")
    notice.get_by_role("button").click()
    expect(notice).to_have_count(0)
    soon(boris, lambda: boris.evaluate("async () => (await (await fetch('/api/me/notices')).json()).notices.length === 0"), True)


def test_open_tables_are_searched_by_player(visit: Visit) -> None:
    clara, reader = visit(), visit(width=390, height=844)
    person(clara, "Clara Searched")
    ask(clara, "POST", "/api/tables", {"game": "cia_vs_kgb", "mode": "open"})
    reader.goto("/tables?kind=open")
    reader.get_by_role("searchbox").fill("nobody of this name")
    expect(reader.locator(".row")).to_have_count(0)
    reader.get_by_role("searchbox").fill("clara sea")
    expect(reader.locator(".row")).to_have_count(1)
    expect(reader.locator(".row")).to_contain_text("(guest)")


def test_my_data_can_be_taken_away_and_deleted_in_the_profile(visit: Visit) -> None:
    page = visit()
    person(page, "Dora Deleted")
    page.reload()
    page.click(".profile")
    page.locator("summary", has_text="My data").click()
    with page.expect_download() as download:
        page.click("[data-export]")
    kept = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert kept["visitor"]["name"] == "Dora Deleted"
    page.click("[data-delete]")
    page.click("[data-delete-sure]")
    page.wait_for_url("**/")
    soon(page, lambda: page.request.get("/api/me", max_retries=3).json()["visitor"], None)


def admin(site: Server, *words: str) -> None:
    """What a host does on the server's machine."""
    subprocess.run((sys.executable, "-m", "detente", "admin", "--data", str(site.folder), *words), check=True, stdout=subprocess.DEVNULL)


def moderator(page: Page, site: Server, login: str) -> None:
    word = person(page, login.replace(".", " ").title())
    ask(page, "POST", "/api/me/account", {"login": login, "password": PASSWORD})
    admin(site, "promote", word, "trusted")


def tab_to(page: Page, selector: str, most: int = 60) -> None:
    """Press Tab until the focus is there."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"{selector} is out of reach of the keyboard")


def test_a_report_and_a_warning_need_no_mouse(visit: Visit, site: Server) -> None:
    anna, mod, rude = visit(), visit(), visit()
    person(anna, "Anna Keys")
    reported = person(rude, "Rude Keys")
    moderator(mod, site, "mod.keys")
    anna.goto(f"/people/{reported}")
    anna.locator("[data-report]").wait_for()
    tab_to(anna, "[data-report]")
    anna.keyboard.press("Enter")
    anna.locator("textarea").wait_for()
    tab_to(anna, "textarea")
    anna.keyboard.type("Rude by keyboard.")
    tab_to(anna, "form .primary")
    anna.keyboard.press("Enter")
    expect(anna.get_by_role("status")).to_be_visible()
    mod.goto("/moderation")
    mod.locator("[data-tab=people]").wait_for()
    tab_to(mod, "[data-tab=people]")
    mod.keyboard.press("Enter")
    mod.get_by_role("searchbox").wait_for()
    tab_to(mod, "[type=search]")
    mod.keyboard.type("rude keys")
    mod.keyboard.press("Enter")
    expect(mod.locator(".log .name")).to_have_text(["Rude Keys (guest)"])
    tab_to(mod, ".log .name")
    mod.keyboard.press("Enter")
    expect(mod.locator(".report")).to_contain_text("Rude by keyboard.")
    tab_to(mod, "[data-why]")
    mod.keyboard.type("Be kind.")
    tab_to(mod, "[data-act=warn]")
    mod.keyboard.press("Space")
    expect(mod.get_by_role("status")).to_be_visible()
    soon(rude, lambda: [notice["text"] for notice in ask(rude, "GET", "/api/me/notices")["notices"]], ["Be kind."])


def test_a_void_game_is_marked_at_its_table(visit: Visit, site: Server) -> None:
    page = visit(width=390, height=844)
    person(page, "Vera Void")
    table = ask(page, "POST", "/api/tables", {"game": "cia_vs_kgb", "mode": "sandbox"})["id"]
    page.goto(f"/t/{table}")
    page.locator(".question h1").wait_for()
    admin(site, "void", table, "arranged")
    expect(page.locator("[data-voided]")).to_be_visible()
    page.reload()
    expect(page.locator("[data-voided]")).to_be_visible()


def test_long_lists_of_moderators_come_page_by_page(visit: Visit) -> None:
    """The answers are the test's own: what other tests report does not matter."""
    page = visit()
    who = {"person": "abc", "name": "Anna", "kind": "member"}
    about = {"by": who, "about": who, "kind": "chat", "text": "x", "at": 0, "verdict": ""}
    report: dict[str, Any] = about | {"table": None, "lines": [], "settled": None}
    pages = {None: ([9, 8], 8), "8": ([7], None)}

    def answer(route: Route) -> None:
        numbers, following = pages[parse_qs(urlsplit(route.request.url).query).get("before", [None])[0]]
        route.fulfill(json={"reports": [report | {"id": number} for number in numbers], "next": following})

    page.route("**/api/moderation/reports?*", answer)
    page.goto("/moderation")
    expect(page.locator(".report")).to_have_count(2)
    page.click("[data-more]")
    expect(page.locator(".report")).to_have_count(3)
    expect(page.locator("[data-more]")).to_have_count(0)


def test_what_needs_mail_is_offered_where_there_is_mail(visit: Visit) -> None:
    page = visit()
    person(page, "Greta Mail")

    def open_account() -> None:
        page.goto("/")
        page.click(".profile")
        page.locator("summary", has_text="Account").click()

    open_account()
    expect(page.locator("[data-no-mail]")).to_be_visible()
    expect(page.locator("[data-forgotten]")).to_have_count(0)
    page.route("**/api/me", lambda route: route.fulfill(json=route.fetch(max_retries=3).json() | {"mail": True}))
    open_account()
    expect(page.locator("[data-forgotten]")).to_be_visible()
    expect(page.locator("[data-no-mail]")).to_have_count(0)


WIDTHS = """() => ['', 'ru', 'bg'].map((lang) => {
  const copy = document.querySelector('h1').cloneNode(true);
  if (lang) copy.lang = lang;
  copy.style.cssText = 'position: absolute; font: 40px var(--font-ui)';
  document.querySelector('main').append(copy);
  const { width } = copy.getBoundingClientRect();
  copy.remove();
  return width;
})"""


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_cyrillic_names_have_russian_letters_on_pages_of_other_languages(visit: Visit, lang: str) -> None:
    """The letters of the font are Bulgarian where nothing says otherwise."""
    page = visit(lang=lang)
    page.goto(f"/people/{person(page, 'Вжгдтик')}")
    expect(page.locator("h1")).to_contain_text("Вжгдтик")
    expect(page.locator("h1")).to_have_attribute("lang", "ru")
    assert page.evaluate("() => document.documentElement.lang") == lang
    page.evaluate("async () => { await document.fonts.load('40px Sofia Sans Condensed Variable', 'Вжгдтик'); }")
    shown, russian, bulgarian = page.evaluate(WIDTHS)
    assert shown == russian != bulgarian


def test_cyrillic_in_a_field_has_russian_letters_too(visit: Visit) -> None:
    page = visit("/no/such/page", lang="pl")
    person(page, "Вжгдтик")
    page.goto("/")
    page.click("header .profile")
    name = page.locator("dialog input").first
    expect(name).to_have_value("Вжгдтик")
    expect(name).to_have_attribute("lang", "ru")
    name.fill("Anna")
    expect(name).not_to_have_attribute("lang", "ru")
    name.fill("Анна")
    expect(name).to_have_attribute("lang", "ru")
