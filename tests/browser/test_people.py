"""People among each other on the page: lists, a report on its whole way, and one's own data."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

from playwright.sync_api import Page, expect

from .conftest import Visit
from .site import Server

PASSWORD = "long-enough-42"
ASK = """async ([method, path, body]) => {
  const headers = { 'x-detente': '1', 'content-type': 'application/json' };
  return (await fetch(path, { method, headers, body: body && JSON.stringify(body) })).json();
}"""


def ask(page: Page, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
    return page.evaluate(ASK, [method, path, body])


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
    boris.goto("/")
    notice = boris.locator("[data-notice=warned]")
    expect(notice).to_contain_text("Be kind.")
    notice.get_by_role("button").click()
    expect(notice).to_have_count(0)
    boris.reload()
    boris.wait_for_selector("h1")
    assert ask(boris, "GET", "/api/me/notices")["notices"] == []


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
    page.wait_for_function("async () => (await (await fetch('/api/me')).json()).visitor === null")
