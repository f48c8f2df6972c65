"""Nothing that lies over a map on a large screen lies over a place of it, and no card over a button."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from detente.engine.game import Game
from detente.engine.table import Table

from .conftest import Visit
from .player import DRAWN, SEEN, at_random, branch, reopen, resign, resize, soon, start, wait_for_question, wait_for_sequence

SIZES = [(1600, 820), (1680, 940), (1600, 1000), (1920, 940), (1920, 1080), (2560, 1300)]
# Places whose middle or corners, a little inside, are touched by something else.
COVERED = """(places) => [...document.querySelectorAll(places)].flatMap((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const spots = [[0.5, 0.5], [0.06, 0.12], [0.94, 0.12], [0.06, 0.88], [0.94, 0.88]];
  const over = spots.map(([h, v]) => document.elementFromPoint(left + width * h, top + height * v))
    .find((hit) => hit?.closest('[data-country], [data-place]') !== one.closest('[data-country], [data-place]'));
  return over === undefined ? [] : [`${one.closest('g').ariaLabel.split(',')[0]} under ${over?.closest('[class]').className}`];
})"""
COUNTRIES = ".map [data-country] .base"
REGIONS = ("europe", "asia", "middle_east", "africa", "central_america", "south_america", "southeast_asia")


def check_covered(page: Page, places: str, where: object) -> None:
    """Nothing lies over these places, as soon as the map has come to rest."""
    soon(page, lambda: page.evaluate(COVERED, places), [], where)


def test_every_country_of_the_world_can_be_pointed_at(visit: Visit) -> None:
    page = visit()
    start(page, "sandbox")
    wait_for_question(page)
    assert page.locator(COUNTRIES).count() > 80
    for size in SIZES:
        resize(page, size)
        check_covered(page, COUNTRIES, size)


@pytest.mark.parametrize("part", [0, 1])
def test_every_country_of_a_region_can_be_pointed_at(visit: Visit, part: int) -> None:
    page = visit()
    start(page, "sandbox")
    wait_for_question(page)
    page.click(".map .chip.r-africa")
    for size in SIZES[part::2]:
        resize(page, size)
        for region in REGIONS:
            page.click(f".floating-regions .r-{region}")
            page.wait_for_selector(f".floating-regions .r-{region}.on")
            check_covered(page, f".map .r-{region}:not([data-country=canada], [data-country=australia]) .base", (size, region))


def test_every_plate_can_be_pointed_at(visit: Visit) -> None:
    page = visit()
    start(page, "sandbox", game="europe_divided")
    wait_for_question(page)
    for size in SIZES:
        resize(page, size)
        check_covered(page, ".map .place .body, .map .place .water", size)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_no_button_of_a_question_lies_under_the_card_just_clicked(visit: Visit, lang: str) -> None:
    page = visit("/api/health", lang=lang)
    cards = "nato, marshall_plan, duck_and_cover, fidel, nasser, containment, blockade"
    branch(page, Game("twilight_struggle").position(f"T5 AR1 US | china us up | us {cards} | ussr ?5"))
    for size in [(1280, 720), (1366, 768), (1440, 900), (1600, 900), (1920, 1080)]:
        reopen(page, size)
        page.click("[data-action='card:fidel']")
        page.wait_for_selector(".modes button")
        page.wait_for_function(SEEN, arg=".prompt button, .prompt .left")
        for mode in page.locator(".modes button").all():
            mode.hover()
            page.wait_for_function(SEEN, arg=".prompt .hint, .prompt .bulb")
            told = page.locator(".prompt .hint > span").bounding_box()
            assert told is not None, "hidden"
            assert told["width"] > 80
        page.keyboard.press("Backspace")
        wait_for_sequence(page, 0)


@pytest.mark.parametrize(("width", "height"), [(1920, 1080), (1366, 768), (390, 844)])
def test_the_end_of_a_game_covers_no_track(visit: Visit, width: int, height: int) -> None:
    page = visit(width=width, height=height)
    start(page, game="cia_vs_kgb")
    wait_for_question(page)
    resign(page)
    page.evaluate(DRAWN)
    outcome, tracks = page.locator("[data-outcome]").bounding_box(), page.locator(".under").bounding_box()
    assert outcome is not None
    assert tracks is not None
    assert outcome["y"] >= tracks["y"] + tracks["height"]


# The least size, in pixels of the screen, of what is printed in such boxes.
LEAST = """(texts) => Math.min(...[...document.querySelectorAll(texts)].map((one) => {
  const { a, b } = one.getScreenCTM();
  return parseFloat(getComputedStyle(one).fontSize) * Math.hypot(a, b);
}))"""


def test_numbers_of_the_whole_world_can_be_read_on_a_laptop(visit: Visit) -> None:
    """Stability and the chance of a coup."""
    page = visit("/api/health", width=1366, height=768)
    branch(page, before_a_coup())
    wait_for_question(page)
    page.wait_for_selector(".map.compact .coin text")
    for texts in (".coin text", ".stability", ".battleground-stability", ".edge-tag text"):
        page.wait_for_function(f"(texts) => ({LEAST})(texts) > 8", arg=f".map {texts}")
    expect(page.locator(".coin text").first).to_contain_text("%")


def test_names_of_seas_that_could_not_be_read_are_left_out(visit: Visit) -> None:
    page = visit("/api/health", width=1366, height=768)
    branch(page, before_a_coup())
    for size in [(1366, 768), (1600, 900), (1920, 1080)]:
        reopen(page, size)
        page.wait_for_selector(".map .seas text")
        page.wait_for_function(f"(texts) => ({LEAST})(texts) >= 8.5", arg=".map .seas text")


# Heads of cards that go beyond the card's edge, or lie under its star.
CUT_HEADS = """() => [...document.querySelectorAll('#hand .card')].flatMap((card) => {
  const star = card.querySelector('.star')?.getBoundingClientRect(), { right } = card.getBoundingClientRect();
  return [...card.querySelectorAll('.era-and-side > *')].filter((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const text = range.getBoundingClientRect();
    return text.right > right || (star && text.right > star.left && text.top < star.bottom && text.bottom > star.top);
  }).map((one) => one.textContent);
})"""


@pytest.mark.parametrize("lang", ["en", "pl", "ru", "hu"])
def test_the_heads_of_a_full_hand_are_whole(visit: Visit, lang: str) -> None:
    page = visit("/api/health", lang=lang)
    cards = "nato, marshall_plan, duck_and_cover, fidel, nasser, containment, olympic_games, nuclear_test_ban, nuclear_subs"
    branch(page, Game("twilight_struggle").position(f"T5 AR1 US | china us up | us {cards} | ussr ?5"))
    for size in [(1600, 900), (1920, 1080)]:
        reopen(page, size)
        wait_for_question(page)
        expect(page.locator("#hand .card")).to_have_count(10)
        soon(page, lambda: page.evaluate(CUT_HEADS), [], size)


def before_a_coup() -> Table:
    choice = at_random(5)
    table = Game("twilight_struggle").new(5)
    while table.question(table.to_move[0]) != "coup":
        table.play(table.to_move[0], choice(table.legal(table.to_move[0]))[0])
    return table
