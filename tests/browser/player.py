"""A person who clicks legal choices with a real pointer, at a spot where nothing covers them."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any

from playwright.sync_api import Page, TimeoutError, expect

from detente.engine.game import Game
from detente.engine.notation import read_game
from detente.engine.table import Table

from .words import word

SOON = 120.0  # seconds that a page has to finish drawing: the machine may be busy
# A choice counts once the last one has been answered: until then the page still shows what was lit before.
STATE = """() => {
  const has = (what) => document.querySelector(what) !== null;
  if (has('[data-uncover]')) return 'covered';
  if (has('[data-outcome]')) return 'over';
  return has('[data-action]:not([disabled])') && !has('.table[aria-busy=true]') ? 'lit' : '';
}"""
LIT_NAMES = "() => [...new Set([...document.querySelectorAll('[data-action]:not([disabled])')].map((one) => one.dataset.action))]"
# A spot of one of these things where a click reaches it, the middle first; or why there is none. The page notes whether the next click
# does, since a new view may move the thing meanwhile; a click that misses does nothing.
AIM = """(things) => {
  removeEventListener('click', window.heedClick, true);
  window.reached = null;
  window.heedClick = (event) => {
    removeEventListener('click', window.heedClick, true);
    window.reached = things.some((one) => one.contains(event.target));
    if (!window.reached) event.stopImmediatePropagation();
  };
  if (things.length === 0) return 'gone';
  const parts = [0.5, 0.25, 0.75, 0.1, 0.9];
  for (const one of things.filter((one) => !one.disabled)) {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = one.getBoundingClientRect();
    for (const v of parts) for (const h of parts) {
      const [x, y] = [box.left + box.width * h, box.top + box.height * v];
      const hit = document.elementFromPoint(x, y);
      if (hit && one.contains(hit)) {
        addEventListener('click', window.heedClick, true);
        return [x, y];
      }
    }
  }
  return 'covered';
}"""
# A tap becomes a click only some time after the finger is lifted.
CLICKED = "() => window.reached === null ? '' : window.reached ? 'reached' : 'missed'"
LONG_TAP = 10_000  # milliseconds after which no click is due any more
# All choices are there, and not covered at their middle.
SEEN = """(what) => {
  const things = [...document.querySelectorAll(what)];
  return things.length > 0 && things.every((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}"""
# Nothing makes the page wider than the screen.
INSIDE = "() => document.documentElement.scrollWidth <= innerWidth"
# Two frames have been drawn, all fonts that they asked for are loaded, and the page is drawn with them.
DRAWN = """async () => {
  const frames = async () => { for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame) };
  await frames();
  await document.fonts.ready;
  await frames();
}"""
# The other side may answer at the same time: the number of moves alone does not show that this one has arrived.
ARRIVED = """(before) => { const table = document.querySelector('[data-sequence]');
  return table && table.dataset.sequence !== before && table.ariaBusy !== 'true' }"""
ANSWERED = f"""(before) => document.querySelector('.warning-dialog') ? 'warned' : document.querySelector('[data-confirm]') ? 'held'
  : ({ARRIVED})(before) ? 'answered' : ''"""


def press(page: Page, what: str, is_tap: bool = False) -> bool:
    """Click a thing, or tap on it, wherever it lies by then: a view that comes meanwhile may move it, cover it, or make it anew. Returns
    False if the view takes it away. Anything opened by the pointer is closed first if it is in the way, and announcements are waited for.
    """
    limit = time.monotonic() + SOON
    while (spot := page.locator(what).evaluate_all(AIM)) != "gone":
        assert time.monotonic() < limit, f"{what} cannot be reached"
        if spot == "covered":
            if not is_tap:
                page.mouse.move(1, 1)
            page.wait_for_timeout(50)
        elif is_tap:
            page.touchscreen.tap(*spot)
            with suppress(TimeoutError):  # of a busy machine's tap, which took so long that it was no tap
                if page.wait_for_function(CLICKED, timeout=LONG_TAP).json_value() == "reached":
                    return True
        else:
            page.mouse.click(*spot)
            if page.evaluate("() => window.reached"):
                return True
    return False


def tap_on(page: Page, what: str) -> None:
    """Tap on the first such thing, as soon as there is one."""
    page.locator(what).first.wait_for()
    assert press(page, f"{what} >> nth=0", is_tap=True), what


def start(page: Page, mode: str = "bot", side: str | None = None, game: str | None = None) -> str:
    """Start a table from the home page, of the first game offered unless one is named; returns its id."""
    if game:
        page.click(f"[data-game={game}] .pick")
    page.wait_for_selector("[data-start=bot]:not([disabled])")
    if side:
        page.click(f".home [data-side={side}]")
    assert press(page, f"[data-start={mode}]")
    if mode in ("private", "open", "sandbox"):
        expect(page.locator("[data-begin]")).to_be_enabled()
        assert press(page, "[data-begin]"), "the dialog has a button to begin"
    page.wait_for_url("**/t/*")
    return table_id(page)


def make_table(page: Page, name: str = "Anna", **settings: Any) -> str:
    """Make a table of the visitor's own, as a program would; returns its id."""
    for path, body in (("/api/me", {"name": name, "lang": "en"}), ("/api/tables", settings)):
        answer = page.request.post(path, headers={"X-Detente": "1"}, data=body)
        assert answer.ok, answer.text()
    return str(answer.json()["id"])


def branch(page: Page, table: Table) -> None:
    """Make a sandbox of the visitor's own that continues a game played here."""
    made = page.evaluate(
        """async (text) => {
          const post = async (path, body) => {
            const headers = { 'x-detente': '1', 'content-type': 'application/json' };
            return (await fetch(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
          };
          await post('/me', { name: 'Anna', lang: 'en' });
          const { id } = await post('/records', { text });
          return (await post('/branches', { table: id, step: JSON.parse(text).moves.length })).id;
        }""",
        table.to_json(),
    )
    page.goto(f"/t/{made}")
    wait_for_sequence(page, table.sequence)


def soon(page: Page, read: Callable[[], object], wanted: object, where: object = "") -> None:
    """Read repeatedly until the value is as wanted: the page may still be drawing or loading fonts, the server may still be writing."""
    limit = time.monotonic() + SOON
    while (found := read()) != wanted and time.monotonic() < limit:
        page.wait_for_timeout(50)
    assert found == wanted, (where, found)


def resize(page: Page, size: tuple[int, int]) -> None:
    """Change the screen size and wait until the page is redrawn with all its fonts."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(DRAWN)


def reopen(page: Page, size: tuple[int, int]) -> None:
    """Reopen the same table on another screen."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.reload()
    page.wait_for_selector("[data-sequence]")
    page.evaluate(DRAWN)


def open_panels(page: Page) -> Iterator[int]:
    """Each panel beside the board in turn, once its tab is chosen and its data has arrived."""
    tabs = page.locator(".tabs [role=tab]")
    for number in range(tabs.count()):
        tabs.nth(number).click()
        expect(tabs.nth(number)).to_have_attribute("aria-selected", "true")
        length = -1
        while (now := page.evaluate("() => document.body.innerText.length")) != length:
            length = now
            page.wait_for_timeout(100)
        yield number


def table_id(page: Page) -> str:
    return page.url.split("/t/")[1].split("/")[0].split("?")[0]


def sequence(page: Page) -> int:
    return int(page.locator("[data-sequence]").get_attribute("data-sequence") or -1)


def wait_for_sequence(page: Page, number: int) -> None:
    page.wait_for_function("number => document.querySelector('[data-sequence]')?.dataset.sequence === String(number)", arg=number)


def wait_for_answer(page: Page, before: int) -> None:
    """Wait until a choice made at this step has been answered; a bot may have moved since."""
    page.wait_for_function(ARRIVED, arg=str(before))


def question(page: Page) -> str:
    return page.locator("[data-question]").get_attribute("data-question") or ""


def wait_for_question(page: Page) -> bool:
    """Wait until there is a legal choice (True) or the game is over (False); a cover is removed."""
    while True:
        state = page.wait_for_function(STATE).json_value()
        if state != "covered":
            return bool(state == "lit")
        press(page, "[data-uncover]")


def lit(page: Page) -> list[str]:
    """The actions that can be clicked."""
    found: list[str] = page.evaluate(LIT_NAMES)
    return found


# A thing is in the middle of the screen.
CENTRED = """(thing) => { const { left, right, top, bottom } = thing.getBoundingClientRect();
  return Math.abs(left + right - innerWidth) < 4 && Math.abs(top + bottom - innerHeight) < 4 }"""


def pick(page: Page, action: str) -> bool:
    """Click a choice; returns False if it is no choice any more."""
    return press(page, f'[data-action="{action}"]:not([disabled])')


def play(page: Page, action: str, is_sure: bool = True) -> bool:
    """Click a choice and wait until the server has answered. A warning is confirmed, or heeded: then nothing is played. Nor is anything
    if the answer to an earlier click, or to the other side's, takes the choice away."""
    before = page.locator("[data-sequence]").get_attribute("data-sequence")
    if not pick(page, action):
        return False
    state = page.wait_for_function(ANSWERED, arg=before).json_value()
    if state == "warned" and (dialog := page.query_selector(".warning-dialog")):
        assert dialog.evaluate(CENTRED)
    if state == "warned" and not is_sure:
        press(page, ".warning-dialog .primary")
        page.wait_for_selector(".warning-dialog", state="detached")
        return False
    if state != "answered":  # the last step of a choice waits to be confirmed
        if not press(page, ".warning-dialog .danger" if state == "warned" else "[data-confirm]"):
            return False
        page.wait_for_function(ARRIVED, arg=before)
    return True


Choice = Callable[[list[str]], Sequence[str]]


def at_random(seed: int) -> Choice:
    """Any order, the same for the same seed."""
    chance = random.Random(seed)
    return lambda actions: chance.sample(sorted(actions), len(actions))


def with_influence(seed: int) -> Choice:
    """Operations go into influence wherever that is offered."""
    order = at_random(seed)
    return lambda actions: sorted(order(actions), key=lambda action: action != "play:influence")


def play_on(page: Page, moves: int, choice: Choice) -> int:
    """Up to so many moves, none that loses at once if there is another; gives how many there were before the game was over."""
    done = 0
    while done < moves:
        if not wait_for_question(page):
            return done
        done += play_any(page, choice)
    return done


def play_any(page: Page, choice: Choice) -> bool:
    """One move, not one that loses at once if there is another."""
    actions = choice(lit(page))
    return any(play(page, action, is_sure=action == actions[-1]) for action in actions)


def whose_move(pages: Sequence[Page]) -> Page | None:
    """The first page with a legal choice; None when the game is over."""
    limit = time.monotonic() + 2 * SOON
    while time.monotonic() < limit:
        for page in pages:
            state = page.evaluate(STATE)
            if state == "lit":
                return page
            if state == "over":
                return None
        pages[0].wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def sit_together(host: Page, guest: Page, side: str = "us", game: str | None = None) -> dict[str, Page]:
    """Seat two friends at a private table and start the game; returns their pages by seat."""
    start(host, "private", side, game)
    guest.goto(host.url)
    guest.click("[data-join]")
    pages: dict[str, Page] = {}
    for page in (host, guest):
        page.wait_for_selector("[data-sequence]")
        pages[page.locator("[data-seat]").get_attribute("data-seat") or ""] = page
    assert len(pages) == 2
    assert whose_move(list(pages.values())) is not None
    return pages


def resign(page: Page, lang: str = "en") -> None:
    """Give up, over the menu."""
    page.get_by_role("button", name=word("page-menu", lang), exact=True).click()
    page.get_by_role("button", name=word("page-resign", lang), exact=True).click()
    page.get_by_role("button", name=word("page-resign-sure", lang)).click()
    page.wait_for_selector("[data-outcome]")


def markers(page: Page) -> dict[str, tuple[int, int]]:
    """The influence drawn in each country."""
    found: dict[str, list[int]] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('.map [data-country]')].map((box) => [box.dataset.country,
          ['us', 'ussr'].map((side) => Number(box.querySelector(`text.influence.${side}`)?.textContent ?? 0))]))"""
    )
    return {country: (us, ussr) for country, (us, ussr) in found.items()}


def hand(page: Page) -> list[str]:
    """The cards drawn in the hand."""
    found: list[str] = page.evaluate("() => [...document.querySelectorAll('#hand [data-card]')].map((card) => card.dataset.card)")
    return sorted(found)


def fetch(page: Page, path: str) -> Any:
    """The JSON at an address, requested with the visitor's cookie."""
    answer = page.request.get(path)
    assert answer.ok, answer.text()
    return answer.json()


def game_of(page: Page, table: str) -> Table:
    """The finished game of a table, replayed from its record; a resigned one has no end by the rules."""
    record = fetch(page, f"/api/tables/{table}/record")
    if "result" in record:
        record["outcome"] = None
    return read_game(Game(record["game"]), json.dumps(record))
