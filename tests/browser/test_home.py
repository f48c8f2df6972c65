"""The home page: what a newcomer can do, the library with its notes, games to watch live, and a layout that leaves nothing alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .player import INSIDE, resize, sequence, soon, table_id, wait_for_sequence
from .words import word

SIZES = [(1920, 1080), (1440, 900), (1366, 768), (820, 1100), (390, 844)]
TOPS = """() => [...document.querySelectorAll('.ways > *')]
  .filter((one) => one.clientWidth < 0.9 * one.parentElement.clientWidth)
  .map((one) => Math.round(one.getBoundingClientRect().top))"""
WIDE = "() => [...document.querySelectorAll('.ways button')].filter((one) => one.scrollWidth > one.clientWidth).length"


def test_a_newcomer_is_shown_three_steps_until_there_is_a_table(visit: Visit) -> None:
    page = visit()
    expect(page.locator("[data-first-step]")).to_have_count(3)
    page.click("[data-first-step=easy]")
    page.wait_for_selector("[data-sequence]")
    page.goto("/")
    page.wait_for_selector(".home .list:first-child .row")
    expect(page.locator("[data-first-step]")).to_have_count(0)


def test_the_easy_step_plays_the_lowest_level(visit: Visit) -> None:
    page = visit()
    page.click("[data-first-step=easy]")
    page.wait_for_selector("[data-sequence]")
    seats = page.request.get(f"/api/tables/{table_id(page)}", max_retries=3).json()["seats"].values()
    assert [seat["bot"] for seat in seats if seat["bot"]] == ["level-1"]


def test_the_library_offers_every_title_and_its_notes_lead_through_a_game(visit: Visit) -> None:
    page = visit()
    page.locator("[data-record]").nth(6).wait_for()
    page.click("[data-record=forty_five_behind]")
    expect(page.locator(".commentary[data-note='0'] p")).to_have_text(re.compile(r"wins\.$"))
    page.click("[data-note-after]")
    wait_for_sequence(page, 7)
    expect(page.locator(".commentary[data-note='7'] p")).to_contain_text("Master Spy")
    page.get_by_role("button", name=word("page-step-on")).click()
    wait_for_sequence(page, 8)
    page.wait_for_selector(".commentary.past[data-note='7']")  # what was said last stays to be read
    page.click("[data-note-before]")
    wait_for_sequence(page, 0)


def test_anybody_can_watch_two_bots_play(visit: Visit) -> None:
    page = visit()
    page.click("[data-show]")
    page.wait_for_selector("[data-seat=spectator]")
    page.wait_for_function("() => Number(document.querySelector('[data-sequence]').dataset.sequence) >= 2")
    other = visit()
    other.click(f"[data-live='{table_id(page)}']")
    other.wait_for_selector("[data-sequence][data-seat=spectator]")
    assert table_id(other) == table_id(page)
    assert sequence(other) >= 2


def rows_of_buttons(page: Page) -> set[int]:
    """How many buttons lie in a row: one number, unless one is left alone. One that fills its row is not."""
    tops: list[int] = page.evaluate(TOPS)
    return {tops.count(top) for top in tops}


@pytest.mark.parametrize("lang", ["en", "pl", "ru", "hu"])
def test_no_button_is_left_alone_and_nothing_sticks_out(visit: Visit, lang: str) -> None:
    page = visit(lang=lang)
    page.wait_for_selector("[data-record]")
    for size in SIZES:
        resize(page, size)
        soon(page, lambda: len(rows_of_buttons(page)), 1, size)
        page.wait_for_function(INSIDE)
        soon(page, lambda: page.evaluate(WIDE), 0, size)


def test_a_wrong_clock_of_a_new_table_is_said_at_its_field(visit: Visit) -> None:
    """Otherwise the dialog is closed, with all that was chosen in it."""
    page = visit()
    page.click("[data-start=open]")
    page.select_option("dialog [data-clock]", "move")
    for wrong in ("", "0", "61"):
        page.fill("dialog [data-days]", wrong)
        page.click("[data-begin]")
        expect(page.locator("dialog [data-days]")).to_be_focused()
    page.fill("dialog [data-days]", "2")
    page.click("[data-begin]")
    page.wait_for_url("**/t/*")


def test_a_table_that_is_refused_keeps_what_was_chosen(visit: Visit) -> None:
    page = visit()
    page.click("[data-start=sandbox]")
    page.fill("dialog textarea", "T4 AR3 US | influence atlantis 0:3")
    page.click("[data-begin]")
    expect(page.locator("dialog [role=alert]")).to_contain_text("atlantis")
    page.fill("dialog textarea", "T4 AR3 US | influence cuba 0:3")
    page.click("[data-begin]")
    page.wait_for_url("**/t/*")
