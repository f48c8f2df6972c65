"""Motion: none for whoever wants none, adjustable for the rest."""

from __future__ import annotations

from playwright.sync_api import Page

from .conftest import Visit
from .player import play_on, start, wait_for_question, with_influence
from .words import word

MOVING = "() => document.getAnimations().filter((one) => one.playState === 'running' && one.effect.getComputedTiming().duration > 1).length"


def moments(page: Page) -> int:
    """How many moments were staged since the page was told to count."""
    found: int = page.evaluate("() => window.moments")
    return found


def count_moments(page: Page) -> None:
    page.evaluate(
        "() => { window.moments = 0; new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach((node) => {"
        " if (node instanceof Element && (node.matches('.step-popup') || node.querySelector('.step-popup'))) window.moments++; })))"
        ".observe(document.body, { childList: true, subtree: true }); }"
    )


def test_whoever_wants_no_motion_gets_none(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    start(page, side="us")
    wait_for_question(page)
    count_moments(page)
    for _ in range(14):
        play_on(page, 1, with_influence(9))
        assert page.evaluate(MOVING) == 0
    assert moments(page) == 0


def test_headlines_have_a_moment_for_everybody_else_until_it_is_turned_off(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    start(page, side="us")
    wait_for_question(page)
    count_moments(page)
    play_on(page, 14, with_influence(9))
    page.wait_for_function("() => window.moments > 0")
    page.get_by_role("button", name=word("page-menu"), exact=True).click()
    page.get_by_role("button", name=word("page-motion-off"), exact=True).click()
    page.wait_for_selector("html[data-motion=off]", state="attached")
