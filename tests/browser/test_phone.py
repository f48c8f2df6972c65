"""A phone in both positions, with fingers: played by tapping, nothing wider than the screen, nothing cut off."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from detente.engine.game import Game
from detente.engine.table import Table

from .conftest import Visit
from .player import (
    ANSWERED,
    ARRIVED,
    INSIDE,
    LIT_NAMES,
    SEEN,
    at_random,
    branch,
    lit,
    make_table,
    open_panels,
    question,
    reopen,
    resign,
    resize,
    sequence,
    soon,
    tap_on,
    wait_for_question,
)
from .test_correspondence import begin
from .test_people import person
from .words import word

STILL = 6  # looks at the map in a row that find it where it was
SCREENS = [(390, 844), (844, 390), (360, 740)]
# What a tap on a country has done.
TAPPED = """([action, before]) => document.querySelector('[data-sequence]').dataset.sequence !== before ? 'played'
  : document.querySelector('[data-confirm]') ? 'held' : document.querySelector(`.prompt [data-action="${action}"]`) ? 'offered' : ''"""
# Lit countries that lie under a finger now, with the spot.
REACHED = """() => [...document.querySelectorAll('.map [data-action]')].flatMap((one) => {
  const box = one.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  return hit && one.contains(hit) ? [[one.dataset.action, x, y]] : [];
})"""
# Buttons, fields and headings that stick out of the screen, are too small for a finger, or whose text does not fit into them.
CUT = """() => {
  const slides = (one) => { for (let up = one.parentElement; up; up = up.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(up).overflowX) && up.scrollWidth > up.clientWidth) return true; } return false; };
  const wrong = [];
  for (const one of document.querySelectorAll('button, a, input:not([type=file]), select, h1, h2, .prompt, .phone-top > *')) {
    const box = one.getBoundingClientRect(), style = getComputedStyle(one);
    if (!box.width || style.visibility === 'hidden') continue;
    const name = `${one.tagName} ${one.className} "${one.textContent.trim().slice(0, 40)}"`;
    if ((box.left < -1 || box.right > innerWidth + 1) && !slides(one)) wrong.push(`${name} sticks out: ${box.left}..${box.right}`);
    if (one.clientWidth && one.scrollWidth > one.clientWidth + 2 && /hidden|clip/.test(style.overflowX) && !one.closest('svg'))
      wrong.push(`${name} is cut off: ${one.scrollWidth} > ${one.clientWidth}`);
  }
  return wrong;
}"""
# Numbers, labels and clocks of the top bar that are not whole; only the other's name, which follows their clock, may end early.
TOP_CUT = """() => [...document.querySelectorAll('.phone-top > div :is(b, time), .phone-top > div:not(.player) small')].filter((one) => {
  const room = one.closest('small, div').getBoundingClientRect(), { right } = one.getBoundingClientRect();
  return one.scrollWidth > one.clientWidth + 1 && one.clientWidth || right > room.right + 1;
}).map((one) => one.textContent)"""
# The tabs of a table lie along the lower edge, whatever is open above them.
TABS = """() => [...document.querySelectorAll('.phone-tabs')].every((tabs) => {
  const { top, bottom } = tabs.getBoundingClientRect();
  return top > innerHeight - 80 && Math.round(bottom) <= innerHeight;
})"""


def check_screen(page: Page) -> None:
    """No sideways scrolling, nothing cut off, once the page is drawn."""
    page.wait_for_function(INSIDE)
    soon(page, lambda: page.evaluate(CUT), [])
    soon(page, lambda: page.evaluate(TABS), True)


def where_lit(page: Page) -> str:
    """A lit country that lies under a finger once the map has stopped moving: in the same place for some moments."""
    page.wait_for_function(f"() => ({REACHED})().length > 0")
    reached, same = list[tuple[str, float, float]](), 0
    while same < STILL:
        now: list[tuple[str, float, float]] = page.evaluate(REACHED)
        same = same + 1 if now and now == reached else 0
        reached = now
        page.wait_for_timeout(50)
    return reached[0][0]


def tap_country(page: Page, before: int) -> None:
    """Tap a country once to see what it would do, and the button that does it; a country that is still pointed at from the last move is
    played by the first tap."""
    action = where_lit(page)
    tap_on(page, f'.map [data-action="{action}"]')
    if page.wait_for_function(TAPPED, arg=[action, str(before)]).json_value() == "offered":
        tap_on(page, f'.prompt [data-action="{action}"]')


def tap(page: Page) -> None:
    """One move by fingers alone."""
    before = sequence(page)
    names: list[str] = page.evaluate(LIT_NAMES)
    if any(name.startswith("country:") for name in names):
        tap_on(page, ".phone-tabs button >> nth=0")
        tap_country(page, before)
    else:
        wanted = "play:influence" if "play:influence" in names else names[0]
        tap_on(page, f'[data-action="{wanted}"]')
    state = page.wait_for_function(ANSWERED, arg=str(before)).json_value()
    check_screen(page)
    if state != "answered":
        tap_on(page, ".warning-dialog .danger" if state == "warned" else "[data-confirm]")
    page.wait_for_function(ARRIVED, arg=str(before))


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_a_game_is_played_by_tapping_on_a_phone(visit: Visit, width: int, height: int) -> None:
    page = visit(width=width, height=height, has_touch=True, is_mobile=True)
    page.wait_for_selector("[data-start=bot]:not([disabled])")
    check_screen(page)
    tap_on(page, ".home [data-side=ussr]")
    tap_on(page, "[data-start=bot]")
    page.wait_for_url("**/t/*")
    asked = set()
    for _ in range(16):
        assert wait_for_question(page)
        asked.add(question(page))
        check_screen(page)
        tap(page)
    assert {"setup", "headline", "card"} <= asked


@pytest.mark.parametrize("lang", ["en", "pl", "ru", "hu"])
def test_every_panel_fits_on_a_phone_in_every_language(visit: Visit, lang: str) -> None:
    page = visit(lang=lang, width=390, height=844, has_touch=True, is_mobile=True)
    page.wait_for_selector("[data-start=bot]:not([disabled])")
    check_screen(page)
    tap_on(page, "[data-start=bot]")
    wait_for_question(page)
    for size in ((390, 844), (844, 390)):
        resize(page, size)
        for number in range(4):
            tap_on(page, f".phone-tabs button >> nth={number}")
            check_screen(page)
        for _ in open_panels(page):
            check_screen(page)
        page.get_by_role("button", name=word("page-menu", lang), exact=True).tap()
        page.wait_for_selector("dialog")
        check_screen(page)
        page.get_by_role("button", name=word("page-close", lang), exact=True).tap()


@pytest.mark.parametrize("lang", ["pl", "ru", "hu"])
def test_the_top_bar_is_whole_on_a_narrow_phone_where_clocks_count_days(visit: Visit, lang: str) -> None:
    anna, boris = visit(lang=lang), visit(lang=lang, width=360, height=740, has_touch=True, is_mobile=True)
    person(anna, "Anna-Magdalena Somebody")
    person(boris, "Boris Narrow")
    for game, side, size in (("twilight_struggle", "us", (360, 740)), ("cia_vs_kgb", "cia", (390, 844))):
        resize(boris, size)
        begin(anna, boris, game=game, side=side, clock={"days": 14})
        expect(boris.locator(".phone-top time").first).to_have_text(re.compile(r"^1[34]\D+\d+\D+$"))
        check_screen(boris)
        soon(boris, lambda: boris.evaluate(TOP_CUT), [])


# Buttons of the outcome that the cross lies on.
CROSSED = """() => {
  const box = (one) => one.getBoundingClientRect(), cross = box(document.querySelector('.outcome .dismiss'));
  return [...document.querySelectorAll('.outcome :is(button, a):not(.dismiss)')].filter((one) =>
    box(one).right > cross.left && box(one).left < cross.right && box(one).bottom > cross.top && box(one).top < cross.bottom)
    .map((one) => one.textContent.trim());
}"""


@pytest.mark.parametrize("lang", ["ru", "hu"])
def test_the_cross_of_the_outcome_lies_on_no_button(visit: Visit, lang: str) -> None:
    page = visit("/api/health", lang=lang, width=844, height=390, has_touch=True, is_mobile=True)
    page.goto(f"/t/{make_table(page, game='cia_vs_kgb', mode='bot')}")
    wait_for_question(page)
    resign(page, lang)
    for size in SCREENS:
        resize(page, size)
        page.wait_for_selector(".outcome .dismiss")
        soon(page, lambda: page.evaluate(CROSSED), [], size)


@cache
def turned_up(card: str) -> Table:
    """A game of Europe Divided in which Russia has turned up a card and done something, and Europe is asked."""
    for seed in range(100):
        table, choice, is_up = Game("europe_divided").new(seed), at_random(seed), False
        while table.outcome is None:
            seat = table.to_move[0]
            if is_up and seat == "europe":
                return table
            action = choice(table.legal(seat))[0]
            if (seat, table.question(seat)) == ("russia", "card"):
                is_up = action == f"card:{card}"
            table.play(seat, action)
    raise AssertionError("nobody turned it up")


# The names of what the last move was about lie within its line.
WITHIN = """() => [...document.querySelectorAll('.first-line .card-link')].map((one) => {
  const [name, line] = [one, one.closest('.first-line')].map((part) => part.getBoundingClientRect());
  return name.left >= line.left && name.right <= line.right + 1 && name.bottom <= line.bottom + 1;
})"""


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_last_move_can_be_read_on_a_phone(visit: Visit, lang: str) -> None:
    page = visit("/api/health", lang=lang, width=390, height=844, has_touch=True, is_mobile=True)
    branch(page, turned_up("northwestern_fd_card"))
    for size in SCREENS:
        reopen(page, size)
        assert wait_for_question(page)
        check_screen(page)
        soon(page, lambda: page.evaluate(WITHIN), [True], size)
        tap_on(page, ".last-move .more")
        page.wait_for_function(SEEN, arg=".last-move li:first-child")
        for number in range(4):
            tap_on(page, f".phone-tabs button >> nth={number}")
            check_screen(page)


@pytest.mark.parametrize("lang", ["en", "pl", "ru", "hu"])
def test_a_long_question_is_told_whole_on_a_short_phone(visit: Visit, lang: str) -> None:
    page = visit("/api/health", lang=lang, width=360, height=740, has_touch=True, is_mobile=True)
    branch(page, turned_up("northwestern_fd_card"))
    assert wait_for_question(page)
    assert question(page) == "card"
    soon(page, lambda: page.locator(".prompt").evaluate("one => one.scrollHeight <= one.clientHeight + 2"), True)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_a_mark_leads_to_countries_that_are_lit_out_of_sight(visit: Visit, width: int, height: int) -> None:
    page = visit("/api/health", width=width, height=height, has_touch=True, is_mobile=True)
    page.goto(f"/t/{make_table(page, game='twilight_struggle', mode='sandbox')}")
    wait_for_question(page)
    tap_on(page, ".regions .r-africa")
    page.wait_for_selector(".regions .r-africa.on")
    soon(page, lambda: page.evaluate(REACHED), [])
    marks = page.locator("main.stage .mark")
    expect(marks).to_have_count(1)
    expect(marks).to_have_accessible_name(word("page-lit-outside", number=len(lit(page))))
    tap_on(page, "main.stage .mark")
    page.wait_for_function(f"() => ({REACHED})().length > 0")
