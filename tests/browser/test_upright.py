"""A tablet held upright: the map or the cards get its height, and nothing is cut."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from detente.engine.game import titles

from .conftest import Visit
from .player import DRAWN, branch, make_table, reopen, soon, start, wait_for_question
from .test_cia_vs_kgb import asked_late
from .test_europe_divided import asked_for

WIDTH, HEIGHT = 820, 1180
TOO_HIGH = "(texts) => texts.filter((one) => one.scrollHeight > one.clientHeight + 2).map((one) => one.textContent)"
OVERFLOWING = "(texts) => texts.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"

BEYOND = "(buttons) => buttons.filter((one) => one.getBoundingClientRect().right > innerWidth).map((one) => one.title)"


def heights(page: Page, selector: str) -> list[float]:
    boxes = (one.bounding_box() for one in page.locator(selector).all())
    return [box["height"] for box in boxes if box]


def test_the_map_of_europe_divided_takes_the_width_and_is_legible(visit: Visit) -> None:
    page = visit(width=WIDTH, height=HEIGHT, lang="hu")
    start(page, "hotseat", game="europe_divided")
    wait_for_question(page)
    page.evaluate(DRAWN)
    stage = page.locator("main.stage").bounding_box()
    assert stage is not None
    assert stage["width"] == WIDTH
    assert min(heights(page, "[data-place] text")) >= 9
    soon(page, lambda: page.locator(".question h1, .question .hint span").evaluate_all(TOO_HIGH), [])


@pytest.mark.parametrize("lang", ["pl", "ru", "hu"])
def test_nothing_of_europe_divided_is_as_high_as_its_map_once_cards_are_laid(visit: Visit, lang: str) -> None:
    page = visit("/api/health", lang=lang)
    branch(page, asked_for("place"))
    for size in [(WIDTH, HEIGHT), (768, 1024)]:
        reopen(page, size)
        wait_for_question(page)
        page.evaluate(DRAWN)
        (stage,), others = heights(page, "main.stage"), heights(page, ".under, [data-upright] > aside, .prompt, .dock")
        assert len(others) == 4
        assert stage > max(others), size
        assert stage >= size[1] * 0.3, size
        soon(page, lambda: page.locator("[data-upright] > aside").evaluate_all(TOO_HIGH), [], size)


def test_every_card_of_europe_divided_is_in_sight(visit: Visit) -> None:
    """The advantage cards among which one is chosen first lie beside seven others."""
    page = visit(width=WIDTH, height=HEIGHT, lang="hu")
    start(page, "sandbox", game="europe_divided")
    wait_for_question(page)
    assert page.locator(".tray .card.lit").count() == 3
    for card in page.locator(".tray .card").all():
        box = card.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= WIDTH
        assert box["y"] + box["height"] <= HEIGHT


def test_a_full_hand_of_twilight_struggle_lies_in_two_rows(visit: Visit) -> None:
    page = visit(width=WIDTH, height=HEIGHT, lang="hu")
    start(page, "hotseat", game="twilight_struggle")
    wait_for_question(page)
    page.evaluate(DRAWN)
    cards = page.locator("#hand .card")
    assert cards.count() >= 7
    tops = {round(box["y"]) for one in cards.all() if (box := one.bounding_box())}
    assert len(tops) == 2
    soon(page, lambda: page.locator("#hand .era-and-side").evaluate_all(OVERFLOWING), [])


def test_the_agents_of_cia_vs_kgb_are_told_whole(visit: Visit) -> None:
    page = visit(width=WIDTH, height=HEIGHT)
    start(page, "hotseat", game="cia_vs_kgb")
    wait_for_question(page)
    page.evaluate(DRAWN)
    for row in page.locator(".row").all():
        counts, box = row.locator(".counts").bounding_box(), row.bounding_box()
        assert counts is not None
        assert box is not None
        assert counts["y"] + counts["height"] <= box["y"] + box["height"]
    soon(page, lambda: page.locator(".roster *").evaluate_all(OVERFLOWING), [])


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_decks_of_cia_vs_kgb_cover_no_agent_of_a_small_tablet(visit: Visit, lang: str) -> None:
    page = visit("/api/health", lang=lang)
    branch(page, asked_late("action", 2))
    for size in [(WIDTH, HEIGHT), (768, 1024)]:
        reopen(page, size)
        wait_for_question(page)
        page.evaluate(DRAWN)
        boxes = [page.locator(one).bounding_box() for one in (".row.upper", ".decks", "main .objective", ".row.lower")]
        upper, *middle, lower = [(box["y"], box["y"] + box["height"]) for box in boxes if box]
        assert len(middle) == 2
        for top, bottom in middle:
            assert upper[1] <= top, size
            assert bottom <= lower[0], size


@pytest.mark.parametrize("lang", ["en", "pl", "ru", "hu"])
def test_the_menu_is_in_sight_on_a_small_tablet(visit: Visit, lang: str) -> None:
    page = visit("/api/health", lang=lang, width=768, height=1024)
    for game in titles():
        page.goto(f"/t/{make_table(page, 'Magdalena-Alexandra', game=game, mode='sandbox')}")
        wait_for_question(page)
        page.evaluate(DRAWN)
        assert page.locator(".top nav button").count() == 5
        soon(page, lambda: page.locator(".top nav button").evaluate_all(BEYOND), [], game)
