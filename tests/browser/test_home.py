"""The home page: what a newcomer can do, the library with its notes, games to watch live, and a layout that leaves nothing alone."""

from __future__ import annotations

import pytest

from .conftest import Visit
from .player import sequence, wait_for_sequence
from .words import word

SIZES = [(1920, 1080), (1440, 900), (1366, 768), (820, 1100), (390, 844)]
TOPS = "() => [...document.querySelectorAll('.ways button')].map((one) => Math.round(one.getBoundingClientRect().top))"


def test_a_newcomer_is_shown_three_steps_until_there_is_a_table(visit: Visit) -> None:
    page = visit()
    page.wait_for_selector("[data-first-step]")
    assert page.locator("[data-first-step]").count() == 3
    page.click("[data-first-step=easy]")
    page.wait_for_selector("[data-sequence]")
    page.goto("/")
    page.wait_for_selector(".home .row")
    assert page.locator("[data-first-step]").count() == 0


def test_the_easy_step_plays_the_lowest_level(visit: Visit) -> None:
    page = visit()
    page.click("[data-first-step=easy]")
    page.wait_for_selector("[data-sequence]")
    seats = page.request.get(f"/api/tables/{page.url.split('/t/')[1]}").json()["seats"].values()
    assert [seat["bot"] for seat in seats if seat["bot"]] == ["level-1"]


def test_the_library_offers_every_title_and_its_notes_lead_through_a_game(visit: Visit) -> None:
    page = visit()
    page.wait_for_selector("[data-record]")
    assert page.locator("[data-record]").count() >= 7
    page.click("[data-record=forty_five_behind]")
    page.wait_for_selector(".commentary[data-note='0']")
    assert page.locator(".commentary p").inner_text().endswith("wins.")
    page.click("[data-note-after]")
    wait_for_sequence(page, 7)
    assert "Master Spy" in page.locator(".commentary[data-note='7'] p").inner_text()
    page.get_by_role("button", name=word("page-step-on")).click()
    wait_for_sequence(page, 8)
    assert page.locator(".commentary.past[data-note='7']").count() == 1, "what was said last stays to be read"
    page.click("[data-note-before]")
    wait_for_sequence(page, 0)


def test_anybody_can_watch_two_bots_play(visit: Visit) -> None:
    page = visit()
    page.click("[data-show]")
    page.wait_for_selector("[data-seat=spectator]")
    page.wait_for_function("() => Number(document.querySelector('[data-sequence]').dataset.sequence) >= 2")
    other = visit()
    other.click("[data-live]")
    other.wait_for_selector("[data-seat=spectator]")
    assert other.url == page.url
    assert sequence(other) >= 2


@pytest.mark.parametrize("lang", ["en", "pl", "ru", "hu"])
def test_no_button_is_left_alone_and_nothing_sticks_out(visit: Visit, lang: str) -> None:
    page = visit(lang=lang)
    page.wait_for_selector("[data-record]")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        tops = page.evaluate(TOPS)
        rows = [tops.count(top) for top in sorted(set(tops))]
        assert len(set(rows)) == 1, (width, rows)
        assert page.evaluate("() => document.documentElement.scrollWidth") <= width, width
        wide = "() => [...document.querySelectorAll('.ways button')].filter((one) => one.scrollWidth > one.clientWidth).length"
        assert page.evaluate(wide) == 0, width
