"""axe-core finds nothing serious on any main screen, dark or light, desktop or phone."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page

from .conftest import PAINTED, Visit
from .player import DRAWN, at_random, open_panels, play_on, start, wait_for_question, with_influence
from .words import ROOT, word

DESK, PHONE = (1920, 1080), (390, 844)
WRONG = ("serious", "critical")
# Colours that are still changing are no colours to judge.
STILL = "() => document.getAnimations().every((one) => one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)"
GROUNDS = "() => ['dialog', 'dialog > *'].map((one) => getComputedStyle(document.querySelector(one)).backgroundColor)"
# A box on the map shows numbers and shortened names; its label begins with the whole name, which is what somebody would say to it.
LEFT_OUT = {"label-content-name-mismatch": {"enabled": False}}


@cache
def axe() -> str:
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def check(page: Page, where: str, only: tuple[str, ...] = ()) -> None:
    """No serious violation on the page as it is now, of all rules or of some."""
    page.evaluate(PAINTED)
    page.evaluate(DRAWN)
    page.wait_for_function(STILL)
    if page.evaluate("() => typeof axe === 'undefined'"):
        page.evaluate(axe())
    options = {"resultTypes": ["violations"], "rules": LEFT_OUT} | ({"runOnly": list(only)} if only else {})
    found: list[Any] = page.evaluate(
        "async (options) => (await axe.run(document, options)).violations"
        ".map(({ id, impact, nodes }) => ({ id, impact, nodes: nodes.slice(0, 4).map((n) => [n.html.slice(0, 200), n.failureSummary]) }))",
        options,
    )
    assert [one for one in found if one["impact"] in WRONG] == [], where


def check_themes(page: Page, where: str) -> None:
    """Everything in the dark; in the light what a theme can change: whether the letters can be told from their ground."""
    check(page, where)
    page.evaluate("() => (document.documentElement.dataset.theme = 'light')")
    check(page, f"{where}, light", ("color-contrast",))
    page.evaluate("() => (document.documentElement.dataset.theme = 'dark')")


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_nothing_serious_at_home_and_at_the_table(visit: Visit, size: tuple[int, int]) -> None:
    width, height = size
    page = visit(width=width, height=height, has_touch=size == PHONE, is_mobile=size == PHONE)
    page.wait_for_selector("[data-start=bot]:not([disabled])")
    page.wait_for_selector("[data-record]")
    check_themes(page, "home")
    page.click(".profile")
    page.wait_for_selector("dialog")
    check_themes(page, "settings")
    page.keyboard.press("Escape")
    page.click("[data-start=private]")
    page.locator("dialog summary").click()
    check_themes(page, "new table")
    page.keyboard.press("Escape")
    start(page, side="ussr")
    wait_for_question(page)
    check_themes(page, "set-up")
    if size == PHONE:
        for number in range(4):
            page.click(f".phone-tabs button >> nth={number}")
            check_themes(page, f"tab {number}")


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_nothing_serious_in_a_replay(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(width=size[0], height=size[1], has_touch=size == PHONE, is_mobile=size == PHONE)
    page.click("[data-record=tournament_final]")
    page.wait_for_selector(".replay")
    page.get_by_role("button", name=word("page-turn-on")).click()
    page.wait_for_function("() => Number(document.querySelector('[data-sequence]').dataset.sequence) > 20")
    check_themes(page, "replay")


def test_nothing_serious_in_the_panels_of_a_game_and_at_its_end(visit: Visit) -> None:
    """A game that has begun, with each panel, the menu, a large card, and the end."""
    page = visit(width=DESK[0], height=DESK[1])
    start(page, side="ussr")
    play_on(page, 12, with_influence(7))
    wait_for_question(page)
    for number in open_panels(page):
        check_themes(page, f"panel {number}")
    page.locator("#hand [data-card]").first.click(button="right", force=True)  # a card that is not lit can be read
    page.wait_for_selector("dialog")
    around, card = page.evaluate(GROUNDS)
    assert around == card, "the button below a card is written in the ink of paper"
    check_themes(page, "large card")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=word("page-menu"), exact=True).click()
    page.wait_for_selector("dialog")
    check_themes(page, "menu")
    page.get_by_role("button", name=word("page-resign"), exact=True).click()
    page.get_by_role("button", name=word("page-resign-sure")).click()
    page.wait_for_selector("[data-outcome]")
    check_themes(page, "outcome")


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
