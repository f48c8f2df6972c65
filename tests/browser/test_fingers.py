"""Under a finger nothing moves: what was touched is what is clicked, on maps, among cards and among buttons."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, TimeoutError

from detente.engine.game import Game
from detente.engine.table import Table

from .conftest import Visit
from .player import LONG_TAP, branch, lit, tap_on, wait_for_question

ASKED = [
    ("europe_divided", "breakup", 5),
    ("europe_divided", "initiative", 0),
    ("europe_divided", "action", 0),
    ("europe_divided", "move", 0),
    ("twilight_struggle", "setup", 0),
    ("twilight_struggle", "headline", 0),
    ("twilight_struggle", "play", 0),
    ("twilight_struggle", "influence", 0),
]
# Clicks are noted and do nothing.
NOTE = """() => {
  addEventListener('click', (event) => {
    window.clicked.push(event.target.closest('[data-action], [data-place], [data-country]'));
    event.stopPropagation();
  }, true);
}"""
# A thing in sight, and where a finger would touch its middle.
MIDDLE = """(what) => {
  window.clicked = [];
  for (const one of document.querySelectorAll(what)) {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    window.touched = document.elementFromPoint(x, y)?.closest('[data-action], [data-place], [data-country]');
    if (window.touched === one) return [x, y];
  }
  return null;
}"""
FRAMES = "async () => { for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame) }"
TRIES = 5
UNLIT = ".stage [data-place]:not([data-action], :has([data-action])), .stage [data-country]:not([data-action])"


def reached(game: str, question: str, seed: int) -> Table:
    """A game played at random until something is asked."""
    table, chance = Game(game).new(seed), random.Random(seed)
    while table.question(table.to_move[0]) != question:
        table.play(table.to_move[0], chance.choice(table.legal(table.to_move[0])))
    return table


def touch(page: Page, what: str) -> bool:
    """A finger comes down on a thing, stays while the page is drawn, and goes; whether there was such a thing in sight."""
    for _ in range(TRIES):
        spot = page.evaluate(MIDDLE, what)
        if spot is None:
            return False
        finger = page.context.new_cdp_session(page)
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": spot[0], "y": spot[1]}]})
        page.evaluate(FRAMES)
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        finger.detach()
        try:
            page.wait_for_function("() => window.clicked.length > 0", timeout=LONG_TAP)
        except TimeoutError:  # a busy machine drew the frames so slowly that it was no tap
            continue
        assert page.evaluate("() => window.clicked.pop() === window.touched"), what
        page.evaluate(FRAMES)
        return True
    raise AssertionError(f"nothing clicks {what}")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
@pytest.mark.parametrize(("game", "question", "seed"), ASKED)
def test_what_a_finger_touches_is_clicked(visit: Visit, game: str, question: str, seed: int, width: int, height: int) -> None:
    page = visit(lang="ru", width=width, height=height, has_touch=True, is_mobile=True)
    branch(page, reached(game, question, seed))
    assert wait_for_question(page)
    tap_on(page, ".zones button, .regions button >> nth=0")
    page.evaluate(NOTE)
    touched = 0
    for action in lit(page)[:14]:
        touched += touch(page, f'[data-action="{action}"]')
        assert touch(page, UNLIT)
    assert touched > 0
