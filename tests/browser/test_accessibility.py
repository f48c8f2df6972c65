"""axe-core finds nothing serious on any main screen, dark or light, desk or phone."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page

from .conftest import Visit
from .player import at_random, play_on, start, wait_for_question, with_influence
from .words import ROOT, word

DESK, PHONE = (1920, 1080), (390, 844)
WRONG = ("serious", "critical")
# A box on the map shows numbers and shortened names; its label begins with the whole name, which is what somebody would say to it.
LEFT_OUT = {"label-content-name-mismatch": {"enabled": False}}


@cache
def axe() -> str:
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def check(page: Page, where: str) -> None:
    """No serious violation on the page as it is now."""
    page.evaluate(axe())
    found: list[Any] = page.evaluate(
        "async (rules) => (await axe.run(document, { resultTypes: ['violations'], rules })).violations"
        ".map(({ id, impact, nodes }) => ({ id, impact, nodes: nodes.slice(0, 4).map((n) => [n.html.slice(0, 200), n.failureSummary]) }))",
        LEFT_OUT,
    )
    assert [one for one in found if one["impact"] in WRONG] == [], where


@pytest.mark.parametrize("size", [DESK, PHONE])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_nothing_serious_at_home_at_the_table_and_in_a_replay(visit: Visit, theme: str, size: tuple[int, int]) -> None:
    width, height = size
    page = visit(width=width, height=height, color_scheme=theme, has_touch=size == PHONE, is_mobile=size == PHONE)
    page.wait_for_selector("[data-start=bot]:not([disabled])")
    check(page, "home")
    page.click(".profile")
    check(page, "settings")
    page.keyboard.press("Escape")
    page.click("[data-start=private]")
    page.locator("dialog summary").click()
    check(page, "new table")
    page.keyboard.press("Escape")
    start(page, side="ussr")
    wait_for_question(page)
    check(page, "set-up")
    if size == DESK:
        check_table(page)
    else:
        for number in range(4):
            page.click(f".phone-tabs button >> nth={number}")
            check(page, f"tab {number}")
    page.goto("/")
    page.click("[data-record=tournament_final]")
    page.wait_for_selector(".replay")
    page.get_by_role("button", name=word("page-turn-on")).click()
    page.wait_for_function("() => Number(document.querySelector('[data-sequence]').dataset.sequence) > 20")
    check(page, "replay")


def check_table(page: Page) -> None:
    """A game that has begun, with each panel, the menu, a large card, and the end."""
    play_on(page, 12, with_influence(7))
    wait_for_question(page)
    for number in range(page.locator(".tabs [role=tab]").count()):
        page.locator(".tabs [role=tab]").nth(number).click()
        page.wait_for_timeout(150)
        check(page, f"panel {number}")
    page.locator("#hand [data-card]").first.click(button="right", force=True)  # a card that is not lit can be read
    page.wait_for_selector("dialog")
    check(page, "large card")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=word("page-menu"), exact=True).click()
    check(page, "menu")
    page.get_by_role("button", name=word("page-resign"), exact=True).click()
    page.get_by_role("button", name=word("page-resign-sure")).click()
    page.wait_for_selector("[data-outcome]")
    check(page, "outcome")


def test_the_cover_of_a_hotseat_game_is_read_out(visit: Visit) -> None:
    page = visit()
    start(page, "hotseat")
    choice = at_random(8)
    for _ in range(30):
        page.wait_for_selector("[data-uncover], [data-action]")
        if page.locator("[data-uncover]").count():
            check(page, "cover")
            return
        play_on(page, 1, choice)
    raise AssertionError("no cover")


def test_the_check_of_accessibility_finds_a_button_without_a_name(visit: Visit) -> None:
    page = visit()
    page.wait_for_selector("[data-start=bot]")
    page.evaluate("() => document.querySelector('main').append(document.createElement('button'))")
    with pytest.raises(AssertionError):
        check(page, "home")
