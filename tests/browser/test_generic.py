"""The generic table: a game from another package (examples/) is played to its end without any page of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from ..examples.conftest import example_environment
from .conftest import Visitors
from .player import ARRIVED
from .site import Server


@pytest.fixture(scope="module")
def example(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has the example installed."""
    server = Server(tmp_path_factory.mktemp("data"), example_environment(tmp_path_factory.mktemp("site")))
    try:
        server.start()
        yield server
    finally:
        server.stop()


@pytest.fixture
def visitors(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visitors]:
    found = Visitors(browser, request.node.name)
    yield found
    found.close()
    assert not found.errors


def sit_down(page: Page) -> None:
    page.click("[data-game=checkpoint] .pick")
    page.click(".home [data-side=west]")
    page.click("[data-start=bot]")
    page.wait_for_selector("main.generic")


NAMES = [("en", "Checkpoint"), ("pl", "Punkt kontrolny"), ("ru", "Контрольный пункт"), ("hu", "Ellenőrzőpont")]


@pytest.mark.parametrize(("lang", "name"), NAMES)
def test_the_texts_of_the_example_come_from_the_server(example: Server, visitors: Visitors, lang: str, name: str) -> None:
    page = visitors.open(example, "/", 1366, 768, lang)
    expect(page.locator("[data-game=checkpoint] .name")).to_have_text(name)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_game_is_played_to_its_end(example: Server, visitors: Visitors, width: int, height: int) -> None:
    """Every answer is a card or a place on the board; at the end the winner is named."""
    page = visitors.open(example, "/", width, height, "en")
    sit_down(page)
    for _ in range(12):
        page.wait_for_selector("main.generic [data-action], .table[data-sequence='24']")
        if page.get_attribute(".table", "data-sequence") == "24":
            break
        before = page.get_attribute(".table", "data-sequence")
        page.locator("main.generic [data-action]").first.click()
        page.wait_for_function(ARRIVED, arg=before)
    page.wait_for_selector(".table[data-sequence='24']")
    page.wait_for_function("() => /wins|A draw/.test(document.body.innerText)")


def test_cards_are_chosen_with_the_keyboard(example: Server, visitors: Visitors) -> None:
    page = visitors.open(example, "/", 1440, 900, "en")
    sit_down(page)
    page.focus("#hand [data-action]")
    page.keyboard.press("Enter")
    page.wait_for_selector(".table[data-question=gate]")
    page.focus("[data-action='gate:bridge']")
    page.keyboard.press("Enter")
    page.wait_for_selector(".table:not([data-question=gate])")


def test_the_other_hand_is_nowhere_on_the_page(example: Server, visitors: Visitors) -> None:
    page = visitors.open(example, "/", 1440, 900, "en")
    sit_down(page)
    expect(page.locator("#hand .thing")).to_have_count(4)
    expect(page.locator("main.generic .thing")).to_have_count(4)
