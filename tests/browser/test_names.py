"""Names on cards: no word of one is broken or cut, however many cards lie side by side."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from detente.engine.game import Game
from detente.engine.table import Table
from detente.server.play.library import recorded_id

from .conftest import Visit
from .player import DRAWN, branch, reopen, resize, soon, start
from .test_people import person
from .words import word

SIZES = [(1280, 720), (1600, 900), (1920, 1080), (390, 844), (844, 390)]
# Names in sight that are wider than their room or reach out of their card, that lack their last lines, or are too small to read.
BROKEN = """() => [...document.querySelectorAll('[data-whole]')].filter((one) => one.checkVisibility()).flatMap((one) => {
  const style = getComputedStyle(one), [name, card] = [one, one.parentElement].map((some) => some.getBoundingClientRect());
  if (style.overflowWrap !== 'normal' || style.hyphens === 'auto') return [`${one.textContent} may be broken`];
  if (one.scrollWidth > one.clientWidth || name.right > card.right + 1 || name.left < card.left - 1) return [`${one.textContent} is cut`];
  const isClipped = getComputedStyle(one.parentElement).overflow === 'hidden', lacks = one.scrollHeight - one.clientHeight;
  if (isClipped && name.bottom > card.bottom + 2) return [`${one.textContent} ends below its room`];
  if (style.overflow !== 'visible' && lacks > parseFloat(style.fontSize) / 2) return [`${one.textContent} has no end`];
  return parseFloat(style.fontSize) < 8.5 ? [`${one.textContent} is written in ${style.fontSize}`] : [];
})"""


def longest_names(lang: str) -> list[str]:
    """The nine cards with the longest words in their names."""

    def longest(card: str) -> int:
        return max(map(len, re.split(r"[\s-]", word(f"card-{card}", lang))))

    cards = [name.removeprefix("card:") for name in Game("twilight_struggle").actions if name.startswith("card:")]
    return sorted((card for card in cards if card not in ("china_card", "none")), key=longest)[-9:]


def played(game: str, moves: int) -> Table:
    table, chance = Game(game).new(1), random.Random(1)
    for _ in range(moves):
        table.play(table.to_move[0], chance.choice(table.legal(table.to_move[0])))
    return table


def check_names(page: Page) -> None:
    """No name is broken on any screen."""
    for size in SIZES:
        reopen(page, size)
        page.wait_for_selector("[data-whole]")
        soon(page, lambda: page.evaluate(BROKEN), [], size)


@pytest.mark.parametrize("lang", ["pl", "ru", "hu"])
def test_no_word_of_a_card_s_name_is_broken_in_a_full_hand(visit: Visit, lang: str) -> None:
    page = visit("/api/health", lang=lang)
    branch(page, Game("twilight_struggle").position(f"T8 AR1 US | china us up | us {', '.join(longest_names(lang))} | ussr ?5"))
    for size in SIZES:
        resize(page, size)
        page.wait_for_selector("[data-whole]")
        soon(page, lambda: page.evaluate(BROKEN), [], size)


@pytest.mark.parametrize(("game", "moves"), [("cia_vs_kgb", 0), ("cia_vs_kgb", 60), ("europe_divided", 30), ("europe_divided", 170)])
def test_no_word_of_a_name_is_broken(visit: Visit, game: str, moves: int) -> None:
    page = visit("/api/health", lang="ru")
    branch(page, played(game, moves))
    check_names(page)


# Texts that reach out of their card or into what stands beside or below them.
SPILT = """() => [...document.querySelectorAll('.group .power, .objective .text')].filter((one) => one.checkVisibility()).filter((one) =>
  (one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth) && getComputedStyle(one).overflow === 'visible'
  || one.getBoundingClientRect().bottom > one.closest('.group, .objective').getBoundingClientRect().bottom).map((one) => one.innerText)"""


@pytest.mark.parametrize("moves", [0, 60, 110])
def test_no_text_of_a_card_of_cia_vs_kgb_leaves_its_room(visit: Visit, moves: int) -> None:
    page = visit("/api/health", lang="ru")
    branch(page, played("cia_vs_kgb", moves))
    for size in [(1280, 720), (1600, 900), (1920, 1080)]:
        reopen(page, size)
        page.wait_for_selector(".objective .text")
        soon(page, lambda: page.evaluate(SPILT), [], size)


def test_what_groups_do_and_the_log_are_in_sight_on_a_laptop(visit: Visit) -> None:
    page = visit("/api/health", lang="ru", width=1366, height=768)
    branch(page, played("cia_vs_kgb", 60))
    page.wait_for_selector("main [data-group]")
    page.evaluate(DRAWN)
    powers = page.locator("main .groups .power i")
    expect(powers).to_have_count(page.locator("main [data-group]").count())
    for power in powers.all():
        expect(power).to_be_visible()
    log = page.locator(".strip .entry").first.bounding_box()
    assert log is not None
    prompt = page.locator(".prompt").bounding_box()
    assert prompt is not None
    assert log["y"] + log["height"] <= prompt["y"]


def test_names_of_players_are_whole_in_a_replay_with_both_hands(visit: Visit) -> None:
    page = visit(width=1600, height=900)
    page.goto(f"/t/{recorded_id('tournament_final')}/replay?step=60")
    page.wait_for_selector("[data-sequence='60'] .hand.both")
    page.evaluate(DRAWN)
    cut = "(names) => names.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
    soon(page, lambda: page.locator(".plate b").evaluate_all(cut), [])


# Names of cards whose letters reach the lower edge of their card.
LOW = """() => [...document.querySelectorAll('.hand.both .card h3')].filter((one) =>
  one.getBoundingClientRect().bottom > one.closest('.card').getBoundingClientRect().bottom).map((one) => one.textContent)"""


def test_cards_of_both_hands_are_whole_and_nobody_is_you_in_a_replay(visit: Visit) -> None:
    page = visit(width=1366, height=768, lang="ru")
    page.goto(f"/t/{recorded_id('tournament_final')}/replay?step=60")
    page.wait_for_selector("[data-sequence='60'] .hand.both")
    page.evaluate(DRAWN)
    soon(page, lambda: page.evaluate(LOW), [])
    expect(page.locator(".plate").get_by_text(word("page-you", "ru"), exact=True)).to_have_count(0)


@pytest.mark.parametrize("game", ["twilight_struggle", "cia_vs_kgb", "europe_divided"])
def test_a_long_name_of_a_player_is_whole_on_a_laptop(visit: Visit, game: str) -> None:
    page = visit(width=1366, height=768)
    person(page, "Maximilian von Hohenstaufen-L.")
    page.reload()
    start(page, game=game)
    name = page.locator("[data-plate] b", has_text="Maximilian")
    expect(name).to_be_visible()
    page.evaluate(DRAWN)
    soon(page, lambda: name.evaluate("(one) => one.scrollWidth <= one.clientWidth"), True)
