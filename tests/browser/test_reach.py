"""Nothing that lies over a map on a large screen lies over a place of it, and no card over a button."""

from __future__ import annotations

import pytest

from detente.engine.game import Game

from .conftest import Visit
from .player import SEEN, branch, start, wait_for_question

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


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_country_of_the_world_and_of_a_region_can_be_pointed_at(visit: Visit, width: int, height: int) -> None:
    page = visit(width=width, height=height)
    start(page, "sandbox")
    wait_for_question(page)
    assert page.locator(COUNTRIES).count() > 80
    assert page.evaluate(COVERED, COUNTRIES) == []
    page.click(".map .chip.r-africa")
    for region in REGIONS:
        page.click(f".floating-regions .r-{region}")
        page.wait_for_selector(f".floating-regions .r-{region}.on")
        assert page.evaluate(COVERED, f".map .r-{region}:not([data-country=canada], [data-country=australia]) .base") == [], region


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_plate_can_be_pointed_at(visit: Visit, width: int, height: int) -> None:
    page = visit(width=width, height=height)
    start(page, "sandbox", game="europe_divided")
    wait_for_question(page)
    assert page.evaluate(COVERED, ".map .place .body, .map .place .water") == []


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1366, 768), (1440, 900), (1600, 900), (1920, 1080)])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_no_button_of_a_question_lies_under_the_card_just_clicked(visit: Visit, lang: str, width: int, height: int) -> None:
    page = visit(lang=lang, width=width, height=height)
    cards = "nato, marshall_plan, duck_and_cover, fidel, nasser, containment, blockade"
    branch(page, Game("twilight_struggle").position(f"T5 AR1 US | china us up | us {cards} | ussr ?5"))
    page.click("[data-action='card:fidel']")
    page.wait_for_selector(".modes button")
    page.wait_for_function(SEEN, arg=".prompt button, .prompt .left")
    for mode in page.locator(".modes button").all():
        mode.hover()
        page.wait_for_function(SEEN, arg=".prompt .hint, .prompt .bulb")
        told = page.locator(".prompt .hint > span").bounding_box()
        assert told is not None, "hidden"
        assert told["width"] > 80
