"""Hints while one plays, and the review of a finished game: asked for, read, and followed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .player import (
    ANSWERED,
    fetch,
    lit,
    play_on,
    sequence,
    sit_together,
    start,
    table_id,
    wait_for_question,
    wait_for_sequence,
    with_influence,
)
from .test_accessibility import check
from .words import word

HINTS = "() => [...document.querySelectorAll('[data-advice]')].map((one) => one.dataset.advice)"


def ask(page: Page) -> list[str]:
    """Press H and wait for the hints."""
    page.keyboard.press("h")
    page.wait_for_selector("[data-advice]")
    found: list[str] = page.evaluate(HINTS)
    return found


def test_a_hint_is_asked_for_lights_the_board_and_is_played(visit: Visit) -> None:
    page = visit()
    table = start(page, side="ussr")
    wait_for_question(page)
    actions = ask(page)
    assert 1 <= len(actions) <= 3
    assert set(actions) <= set(lit(page))
    page.wait_for_function("first => document.activeElement.dataset.advice === first", arg=actions[0])
    assert all(spot["width"] <= 1 for one in page.locator(".advice .spoken").all() if (spot := one.bounding_box())), "only for the ear"
    check(page, "hints")
    for action in actions:
        page.hover(f"[data-advice='{action}']")
        page.wait_for_selector(f"[data-action='{action}'][data-glow]", state="attached")
    before = sequence(page)
    page.click(f"[data-advice='{actions[0]}']")
    if page.wait_for_function(ANSWERED, arg=str(before)).json_value() == "held":
        page.click("[data-confirm]")
    page.wait_for_selector(".advice", state="detached")
    page.wait_for_function("before => Number(document.querySelector('[data-sequence]').dataset.sequence) > before", arg=before)
    moves = fetch(page, f"/api/tables/{table}/view?since={before}")["log"]
    country = actions[0].split(":")[1]
    assert any(row["facts"].get("country", {}).get("value") == country for step in moves for row in step["rows"])


def test_on_a_phone_the_guide_makes_room_for_hints_and_comes_back(visit: Visit) -> None:
    page = visit(width=390, height=844)
    # Before the page reads its settings: later it may write all of them again.
    page.add_init_script("localStorage.detente = JSON.stringify({ ...JSON.parse(localStorage.detente ?? '{}'), guide: true })")
    page.reload()
    start(page, side="ussr")
    wait_for_question(page)
    expect(page.locator("[data-lesson]")).to_be_visible()
    page.click("[data-hint]")
    page.wait_for_selector("[data-advice]")
    expect(page.locator("[data-lesson]")).to_have_count(0)
    hints = page.locator(".advice").bounding_box()
    assert hints
    assert hints["height"] < 844 / 4, "most of the board can be read"
    page.keyboard.press("Escape")
    expect(page.locator("[data-lesson]")).to_be_visible()


def test_escape_closes_the_hints_and_the_next_question_does_too(visit: Visit) -> None:
    page = visit()
    start(page, side="ussr")
    wait_for_question(page)
    page.focus("[data-hint]")
    ask(page)
    page.keyboard.press("Escape")
    page.wait_for_selector(".advice", state="detached")
    page.wait_for_function("() => document.activeElement.matches('[data-hint]')")
    ask(page)
    play_on(page, 1, with_influence(3))
    page.wait_for_selector(".advice", state="detached")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_hint_opens_no_card_where_the_whole_board_is_in_sight(visit: Visit, width: int, height: int) -> None:
    page = visit(width=width, height=height)
    start(page, side="cia", game="cia_vs_kgb")
    wait_for_question(page)
    actions = ask(page)
    page.wait_for_function("first => document.activeElement.dataset.advice === first", arg=actions[0])
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_refused_hint_says_why_and_can_be_asked_for_again(visit: Visit) -> None:
    page = visit()
    start(page, side="ussr")
    wait_for_question(page)
    page.route("**/hints*", lambda route: route.fulfill(status=429, json={"name": "too-fast", "text": "Slowly, please."}))
    page.keyboard.press("h")
    page.get_by_text("Slowly, please.").wait_for()
    page.unroute("**/hints*")
    page.get_by_role("button", name=word("page-try-again")).click()
    page.wait_for_selector("[data-advice]")


def test_between_people_there_is_no_button(visit: Visit) -> None:
    pages = sit_together(visit(), visit())
    assert wait_for_question(pages["ussr"])
    assert pages["ussr"].locator("[data-hint]").count() == 0
    pages["ussr"].keyboard.press("h")
    assert pages["ussr"].locator(".advice").count() == 0


@pytest.mark.parametrize(("theme", "width", "height"), [("dark", 1920, 1080), ("light", 1280, 720), ("dark", 390, 844)])
def test_the_links_of_a_review_jump_to_its_turning_points(visit: Visit, theme: str, width: int, height: int) -> None:
    page = visit(color_scheme=theme, width=width, height=height)
    page.click("[data-record=tournament_final]")
    page.wait_for_selector(".replay")
    page.click("[data-review]")
    page.wait_for_selector("[data-turning]")
    told = fetch(page, f"/api/tables/{table_id(page)}/review")
    steps = page.evaluate("() => [...document.querySelectorAll('[data-turning]')].map((one) => Number(one.dataset.turning))")
    assert steps == [moment["step"] for moment in told["turning_points"]]
    check(page, "review")
    for step in steps[:2]:
        page.click(f"[data-turning='{step}']")
        wait_for_sequence(page, step)
        expect(page.locator(f"[data-turning='{step}']")).to_have_attribute("aria-current", "step")
    page.locator(".review summary").click()
    expect(page.locator(".review tbody tr")).to_have_count(len(told["curve"]))
    plot = page.get_by_role("slider", name=word("page-review-plot"))
    plot.focus()
    plot.press("Home")
    plot.press("ArrowRight")
    plot.press("Enter")
    wait_for_sequence(page, told["curve"][1]["step"])


def test_a_game_that_was_given_up_is_reviewed_from_its_end(visit: Visit) -> None:
    page = visit()
    table = start(page, side="ussr")
    play_on(page, 14, with_influence(5))
    page.get_by_role("button", name=word("page-menu"), exact=True).click()
    page.get_by_role("button", name=word("page-resign"), exact=True).click()
    page.get_by_role("button", name=word("page-resign-sure")).click()
    page.click(".outcome [data-review]")
    page.wait_for_selector("[data-turning]")
    step = int(page.locator("[data-turning]").first.get_attribute("data-turning") or -1)
    page.locator("[data-turning]").first.click()
    page.wait_for_url(f"**/t/{table}/replay?step={step}*")
    wait_for_sequence(page, step)
    page.wait_for_selector("[data-turning]")
