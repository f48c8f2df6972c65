"""Links ask before they change who somebody is; sessions are listed and ended; chance is checked by the page itself."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .player import fetch, lit, play, resign, sit_together, soon, start, wait_for_sequence, whose_move


def test_a_link_asks_names_both_and_brings_a_guests_tables_along(visit: Visit) -> None:
    desk, phone = visit(), visit(width=390, height=844, has_touch=True)
    start(desk)
    start(phone, "hotseat")
    table = phone.url
    for page in (desk, phone):
        page.goto("/")
    desk.locator(".profile").click()
    desk.get_by_role("button", name="Link for another device").click()
    expect(desk.locator(".share input")).to_have_value(re.compile("/me#."))
    link = desk.locator(".share input").input_value()
    phone.goto(link)
    expect(phone.locator("dialog")).to_contain_text(re.compile(r"\(guest\).*\(guest\)", re.DOTALL))
    phone.wait_for_url("**/")  # the token does not stay in the address
    phone.keyboard.press("Escape")
    assert len(fetch(phone, "/api/me/sessions")["sessions"]) == 1, "nothing has happened"
    phone.goto(link)
    phone.locator("[data-answer=merge]").focus()
    phone.keyboard.press("Enter")
    phone.locator("dialog").wait_for(state="detached")
    soon(phone, lambda: len(fetch(phone, "/api/me/sessions")["sessions"]), 2)
    assert table.rsplit("/", 1)[1] in [found["id"] for found in fetch(phone, "/api/tables")["tables"]]

    desk.reload()
    desk.locator(".profile").click()
    desk.get_by_text("Where you are logged in").click()
    expect(desk.get_by_text("this device")).to_have_count(1)
    desk.get_by_role("button", name="Log out all other devices").click()
    desk.get_by_role("status").wait_for()
    assert fetch(phone, "/api/me")["visitor"] is None


def test_a_guest_makes_an_account_and_accepts_an_invitation(visit: Visit) -> None:
    host, guest = visit(), visit()
    start(guest)  # under the name of nobody
    guest.goto("/")
    guest.locator("[data-game=europe_divided] .name").click(force=True)  # the button of the whole tile lies over its name
    expect(guest.locator("[data-game=europe_divided] [role=radio]")).to_be_checked()
    guest.locator("[data-log-in]").click()
    expect(guest.locator("dialog input[autocomplete=username]")).to_be_focused()
    guest.keyboard.type("guest.invited")
    guest.keyboard.press("Tab")
    guest.keyboard.type("short")
    guest.keyboard.press("Enter")
    expect(guest.locator("dialog [role=status]")).to_have_text(re.compile("8 to 200"))
    expect(guest.locator("dialog [role=status]")).to_be_in_viewport(ratio=1)
    guest.fill("dialog input[type=password]", "a horse in the rain")
    guest.locator("[data-register]").click()
    expect(guest.locator(".profile span")).to_have_text("guest.invited")
    guest.locator("dialog [data-save]").click()
    expect(guest.locator("dialog")).to_have_count(0)
    start(host, "private", side="us")
    guest.goto(host.url)
    expect(guest.locator("[data-terms]")).to_contain_text("USSR")
    guest.locator("[data-join]").click()
    guest.wait_for_selector("[data-seat=ussr]")


@pytest.mark.parametrize(("locale", "time"), [("en-US", r"\d:\d\d\s[AP]M"), ("en-GB", r"\d\d:\d\d(?!\s[AP]M)")])
def test_times_are_written_as_in_the_readers_country(visit: Visit, locale: str, time: str) -> None:
    page = visit(lang=locale)
    start(page)
    page.goto("/")
    page.locator(".profile").click()
    page.locator("summary", has_text="Where you are logged in").click()
    expect(page.locator(".sessions small").first).to_have_text(re.compile(time))


def test_the_page_says_whether_chance_was_fair(visit: Visit) -> None:
    host, guest = visit(), visit()
    sit_together(host, guest)
    mover = whose_move([host, guest])
    assert mover is not None
    play(mover, lit(mover)[0])
    for page in (host, guest):
        wait_for_sequence(page, 1)
    resign(host)
    for page in (host, guest):
        page.locator("[data-fair=true]").wait_for()
