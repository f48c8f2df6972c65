"""Europe Divided in the browser: whole games by lit things alone, prices before moves, phones, one screen for two, replay, secrecy."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from detente.engine.boards import view_of as page_of
from detente.engine.game import Game
from detente.engine.table import Table

from .conftest import Visit
from .player import (
    ANSWERED,
    ARRIVED,
    SEEN,
    at_random,
    branch,
    game_of,
    lit,
    make_table,
    play,
    play_on,
    question,
    reopen,
    resign,
    resize,
    sequence,
    soon,
    start,
    table_id,
    tap_on,
    wait_for_question,
    wait_for_sequence,
)
from .secrecy import Course, Received, Witness, capture
from .test_names import played
from .test_phone import REACHED, check_screen
from .words import word

GAME = "europe_divided"
SIDES = ("europe", "russia")
ORGANISATIONS = ("eu", "nato", "russia")
MOST = 900
CARDS = {name.removeprefix("card:") for name in Game(GAME).actions if name.startswith("card:")}
# What the map and the tracks show: cubes by region, prestige, and the events that lie on the board.
DRAWN = """() => ({
  cubes: Object.fromEntries([...document.querySelectorAll('.map .place.disputed')].map((plate) => [plate.dataset.place,
    Object.fromEntries(['eu', 'nato', 'russia'].map((one) => [one, Number(plate.querySelector(`.cube.${one} text`)?.textContent ?? 0)]))])),
  prestige: Object.fromEntries(['europe', 'russia'].map((side) => [side, Number(document.querySelector(`.score .${side} b`).textContent)])),
})"""
# The boxes of all plates as they are drawn now, without their outlines.
BOXES = """() => [...document.querySelectorAll('.map .place')].map((plate) => {
  const box = plate.querySelector('.body, .water').getBoundingClientRect();
  return [plate.dataset.place, box.left, box.top, box.right, box.bottom];
})"""

# The boxes of all cards, places for cards and titles in the tray.
HELD = """() => [...document.querySelectorAll('.tray :is(.caption, .card, .back, .hole)')].map((one) => {
  const range = document.createRange();
  range.selectNodeContents(one);
  const box = (one.matches('.caption') ? range : one).getBoundingClientRect();
  return [one.textContent.slice(0, 20), box.left, box.top, box.right, box.bottom];
})"""

# Cards that must be scrolled to, and actions of a card that do not fit on it.
HIDDEN = """() => {
  const tray = document.querySelector('.tray').getBoundingClientRect();
  const parts = [...document.querySelectorAll('.tray .card, .tray .back, .tray .card .pill')];
  const isOut = (one, room) => one.right > room.right + 0.5 || one.bottom > room.bottom + 0.5;
  const roomOf = (one) => one.matches('.pill') ? one.closest('.card').getBoundingClientRect() : tray;
  return parts.filter((one) => isOut(one.getBoundingClientRect(), roomOf(one))).map((one) => one.textContent);
}"""

# Events in the hand of which something ends below their card.
CUT_EVENTS = """() => [...document.querySelectorAll('.card[data-card^="event:"]')].filter((card) => card.checkVisibility()).filter((card) =>
  [...card.querySelectorAll('*')].some((part) => part.getBoundingClientRect().bottom > card.getBoundingClientRect().bottom))
  .map((card) => card.innerText)"""


def told(table: Table, seat: str) -> dict[str, Any]:
    """What the engine tells the seat of all that `DRAWN` reads."""
    board = page_of(table, seat)["board"]
    return {"cubes": board["cubes"], "prestige": board["prestige"]}


@pytest.mark.parametrize(("lang", "side", "size"), [("en", "europe", (1600, 900)), ("pl", "russia", (1280, 720))])
def test_a_whole_game_ends_on_the_page_as_it_ends_in_the_engine(visit: Visit, lang: str, side: str, size: tuple[int, int]) -> None:
    """The short game: the page need not draw twice as many turns to show that it can."""
    page = visit(lang=lang, width=size[0], height=size[1])
    table = make_table(page, game=GAME, mode="bot", bot="random", side=side, options={"length": "short"})
    page.goto(f"/t/{table}")
    moves = play_on(page, MOST, at_random(3))
    assert 30 < moves < MOST
    played = game_of(page, table)
    assert played.outcome is not None
    assert page.locator("[data-outcome]").get_attribute("data-outcome") == played.outcome.winner
    soon(page, lambda: page.evaluate(DRAWN), told(played, side))
    assert sum(move.seat == side for move in played.moves) == moves
    assert page.request.get(f"/api/tables/{table}/log?lang={lang}", max_retries=3).text() == played.log(lang)
    text = page.locator("body").inner_text()
    assert not [name for name in text.split() if name.startswith(("log-", "action-", "question-", "page-", "reason-"))]


def test_what_is_lit_is_what_is_legal_in_every_question(visit: Visit) -> None:
    page = visit(width=1600, height=900)
    witness = Witness(page)
    start(page, "sandbox", game=GAME)
    choice, asked = at_random(8), set()
    for _ in range(MOST):
        assert wait_for_question(page)
        soon(page, lambda: sorted(lit(page)) == sorted(witness.last_view()["legal"]), True)
        asked.add(question(page))
        if asked >= {"keep", "initiative", "card", "action", "place", "unit", "move"}:
            return
        play(page, choice(lit(page))[0])
    raise AssertionError(asked)


def test_who_controls_the_seas_is_seen_beside_the_map(visit: Visit) -> None:
    page = visit()
    start(page, game=GAME)
    wait_for_question(page)
    expect(page.locator(".rail .totals")).to_have_count(2)
    page.wait_for_function(SEEN, arg=".rail .total")


def test_the_way_and_its_price_are_shown_before_a_move_is_confirmed(visit: Visit) -> None:
    page = visit()
    witness = Witness(page)
    start(page, "sandbox", game=GAME)
    for _ in range(150):
        assert wait_for_question(page)
        actions = lit(page)
        view = witness.last_view()
        if question(page) == "move":
            ways = view["board"]["hints"]["moves"][view["board"]["prompt"]["from"]]
            chips = {place: page.locator(f'[data-place="{place}"] .chip text').text_content() for place in ways}
            assert chips == {place: str(way["price"]) for place, way in ways.items()}
            place, way = max(ways.items(), key=lambda item: len(item[1]["path"]))
            now = sequence(page)
            page.locator(f'[data-place="{place}"]').click()
            confirm = page.locator("[data-confirm]")
            route = " → ".join(word(f"region-{one}", game=GAME) for one in [view["board"]["prompt"]["from"], *way["path"]])
            assert route in confirm.inner_text()
            assert page.locator(".map .way").count() == 1
            assert sequence(page) == now
            confirm.click()
            wait_for_sequence(page, now + 1)
            return
        wanted = [name for name in actions if name.endswith("_move")]
        play(page, wanted[0] if wanted else at_random(sequence(page))(actions)[0])
    raise AssertionError("no unit was moved")


def overlaps(boxes: list[tuple[str, float, float, float, float]]) -> Iterator[str]:
    for (a, left, top, right, bottom), (b, other_left, other_top, other_right, other_bottom) in combinations(boxes, 2):
        if min(right, other_right) - max(left, other_left) > 0.5 and min(bottom, other_bottom) - max(top, other_top) > 0.5:
            yield f"{a} and {b}"


@pytest.mark.parametrize("lang", ["en", "pl", "ru", "hu"])
def test_no_plate_lies_on_another(visit: Visit, lang: str) -> None:
    page = visit("/api/health", lang=lang)
    page.goto(f"/t/{make_table(page, game=GAME, mode='sandbox')}")
    for size in [(1920, 1080), (1280, 720)]:
        reopen(page, size)
        wait_for_question(page)
        assert page.locator(".map .place").count() == 32
        soon(page, lambda: list(overlaps(page.evaluate(BOXES))), [], size)


@pytest.mark.parametrize("lang", ["en", "ru", "hu"])
@pytest.mark.parametrize("moves", [0, 4, 30, 110, 170, 260])
def test_no_card_lies_on_another(visit: Visit, lang: str, moves: int) -> None:
    page = visit("/api/health", lang=lang)
    branch(page, played(GAME, moves))
    for size in [(1920, 1080), (1600, 900), (1440, 900), (1280, 720)]:
        resize(page, size)
        assert page.locator(".tray :is(.caption, .card, .back, .hole)").count() > 8
        soon(page, lambda: list(overlaps(page.evaluate(HELD))), [], size)
        soon(page, lambda: page.evaluate(HIDDEN), [], size)


@pytest.mark.parametrize("lang", ["pl", "ru", "hu"])
def test_what_an_event_asks_for_is_whole_beside_a_full_hand(visit: Visit, lang: str) -> None:
    page = visit("/api/health", lang=lang)
    branch(page, Game(GAME).new(2))  # Europe holds two events that ask for a unit as well, four cards and three advantages
    for size in [(1366, 768), (390, 844), (844, 390), (360, 740)]:
        reopen(page, size)
        expect(page.locator(".card[data-card^='event:'] .needs")).to_have_count(3)
        soon(page, lambda: page.evaluate(CUT_EVENTS), [], size)


# Texts of cards whose last line is cut, and those that end early though there is room for another line.
BROKEN_TEXTS = """() => [...document.querySelectorAll('.card :is(.text, .regions)')].filter((one) => {
  if (!one.checkVisibility()) return false;
  const line = parseFloat(getComputedStyle(one).lineHeight), { bottom } = one.getBoundingClientRect();
  const end = one.parentElement.getBoundingClientRect().bottom;
  return bottom > end + 1 || (one.scrollHeight > one.clientHeight + 1 && end - bottom > line + 1);
}).map((one) => one.textContent)"""


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("moves", [0, 110, 170, 260])
def test_cards_show_as_many_whole_lines_as_fit(visit: Visit, lang: str, moves: int) -> None:
    page = visit("/api/health", lang=lang)
    branch(page, played(GAME, moves))
    for size in [(1920, 1080), (1440, 900), (1366, 768), (820, 1180), (390, 844)]:
        reopen(page, size)
        wait_for_question(page)
        assert page.locator(".card :is(.text, .regions)").count() > 2
        soon(page, lambda: page.evaluate(BROKEN_TEXTS), [], size)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_a_mark_leads_to_plates_that_are_lit_out_of_sight(visit: Visit, width: int, height: int) -> None:
    page = visit("/api/health", width=width, height=height, has_touch=True, is_mobile=True)
    branch(page, asked_for("place"))
    wait_for_question(page)
    if page.locator(".zones [aria-pressed=true]").inner_text() == word("page-zone-danube", game=GAME):
        tap_on(page, ".zones button >> nth=4")
    else:
        tap_on(page, ".zones button >> nth=2")
    soon(page, lambda: page.locator("main.stage .mark").count() > 0, True)
    reached = len(page.evaluate(REACHED))
    tap_on(page, "main.stage .mark >> nth=0")
    soon(page, lambda: page.evaluate(REACHED) != reached and len(page.evaluate(REACHED)) > 0, True)


def asked_for(kind: str) -> Table:
    """A random game in which Europe is asked this question, with a choice of several places."""
    choice = at_random(3)
    table = Game(GAME).new(3)
    while not (table.to_move == ("europe",) and table.question("europe") == kind and len(table.legal("europe")) > 4):
        table.play(table.to_move[0], choice(table.legal(table.to_move[0]))[0])
    return table


@pytest.mark.parametrize(("width", "height", "side"), [(390, 844, "europe"), (844, 390, "russia")])
def test_turns_are_played_by_tapping_on_a_phone(visit: Visit, width: int, height: int, side: str) -> None:
    page = visit(width=width, height=height, has_touch=True, is_mobile=True)
    page.wait_for_selector("[data-start=bot]:not([disabled])")
    tap_on(page, f"[data-game={GAME}] .pick")
    tap_on(page, f".home [data-side={side}]")
    tap_on(page, "[data-start=bot]")
    page.wait_for_url("**/t/*")
    choice = at_random(4)
    for _ in range(24):
        assert wait_for_question(page)
        check_screen(page)
        tap(page, choice(lit(page))[0])
    assert page.locator(".under .now .number").inner_text() != "1"
    for number in range(4):
        tap_on(page, f".phone-tabs button >> nth={number}")
        check_screen(page)


def tap(page: Page, action: str) -> None:
    """One move by fingers: what lies on the map or among cards is tapped and then confirmed by the wide button."""
    before, kind = sequence(page), action.split(":")[0]
    if kind in ("region", *ORGANISATIONS):
        tap_on(page, ".zones button >> nth=0")
    tap_on(page, f'[data-action="{action}"]')
    if kind in ("card", "advantage", "cash", "event", "region", *ORGANISATIONS):
        tap_on(page, f'.prompt .primary[data-action="{action}"]')
    state = page.wait_for_function(ANSWERED, arg=str(before)).json_value()
    if state != "answered":
        tap_on(page, ".warning-dialog .danger" if state == "warned" else "[data-confirm]")
    page.wait_for_function(ARRIVED, arg=str(before))


def test_hands_and_laid_cards_are_covered_when_two_share_a_screen(visit: Visit) -> None:
    page = visit()
    start(page, "hotseat", game=GAME)
    choice, covers = at_random(5), 0
    for _ in range(40):
        page.wait_for_selector("[data-action]:not([disabled]), [data-uncover]")
        if page.locator("[data-uncover]").count():
            covers += 1
            assert page.locator(".dock [data-card]").count() == 0
            assert lit(page) == []
            page.click("[data-uncover]")
        wait_for_question(page)
        seat = page.locator("[data-seat]").get_attribute("data-seat")
        assert page.locator(".tray [data-side]").get_attribute("data-side") == seat
        play(page, choice(lit(page))[0])
    assert covers >= 4


def test_what_cannot_be_chosen_says_why_and_opens_the_rule(visit: Visit) -> None:
    page = visit(lang="hu")
    witness = Witness(page)
    start(page, "sandbox", game=GAME)
    for _ in range(150):
        assert wait_for_question(page)
        reasons = witness.last_view()["board"]["hints"]["why_not"]
        closed = [name.removeprefix("region:") for name, reason in reasons.items() if reason == "closed"]
        if question(page) == "move" and closed:
            page.locator(f'[data-place="{closed[0]}"]').hover()
            page.keyboard.press("Escape")
            hint = page.locator(".prompt .hint.no")
            expect(hint).to_contain_text(word("reason-closed", "hu", GAME))
            page.locator(f'[data-place="{closed[0]}"]').click()
            hint.locator(".rule").dispatch_event("click")
            page.wait_for_selector('.book article.hit[data-rule="5.8"]')
            return
        wanted = [name for name in lit(page) if name.endswith("_move")]
        play(page, wanted[0] if wanted else at_random(sequence(page))(lit(page))[0])
    raise AssertionError("no unit was moved")


def test_every_step_of_a_replay_shows_what_the_seat_saw_then(visit: Visit) -> None:
    page = visit()
    table = start(page, side="europe", game=GAME)
    play_on(page, 20, at_random(6))
    resign(page)
    course = Course(game_of(page, table))
    page.locator(".outcome").get_by_role("button", name=word("page-replay")).click()
    page.wait_for_selector(".replay")
    wait_for_sequence(page, 0)
    for seat in SIDES:
        page.locator(f".replay .segments button >> nth={SIDES.index(seat)}").click()
        page.wait_for_selector(f"[data-seat={seat}]")
        for _ in range(12):
            now = sequence(page)
            page.get_by_role("button", name=word("page-step-on")).click()
            wait_for_sequence(page, now + 1)
            assert page.evaluate(DRAWN) == told(course.steps[now + 1], seat)
            assert lit(page) == []


@pytest.fixture
def captured(visit: Visit) -> tuple[dict[str, list[Received]], Course]:
    """What both players and a spectator received in some turns, and the game."""
    received, host = capture(visit, "europe", 80, at_random(12), GAME)
    return received, Course(game_of(host, table_id(host)))


def check_frame(one: Received, course: Course, seat: str) -> bool:
    """A view equals what the engine gives its seat; hands, laid cards and events of the other side are not in it."""
    message = json.loads(one.text)
    if message.get("type") != "view":
        return False
    view = message["view"]
    step, board = view["sequence"], view["board"]
    assert view == json.loads(json.dumps(page_of(course.steps[step], seat, min(one.since, step))))
    for side in SIDES:
        if side == seat:
            continue
        assert set(board["laid"][side]) <= {"hidden"}, f"step {step}: cards laid by {side} told to {seat}"
        theirs = page_of(course.steps[step], side)["board"]
        secret = set(theirs["hand"]) - set(board["known"][side])
        open_cards = set(board["discard"][side]) | set(board["shown"][side])
        assert not (secret - set(board["unseen"][side])), f"step {step}: the hand of {side} can be told from the unseen cards"
        assert not secret & (set(board["hand"]) | open_cards), f"step {step}: a card in the hand of {side} told to {seat}"
        assert not set(theirs["events"]["hand"]) & set(board["events"]["hand"])
    for told_step in view["log"]:
        for row in told_step["rows"]:
            if row["name"] in ("draw", "draw_event", "discard_event", "draw_advantage", "remove_advantage"):
                assert row["facts"]["side"]["value"] == seat, f"step {told_step['step']}: {row} told to {seat}"
    return True


def test_no_hidden_fact_reaches_a_seat_or_a_spectator(captured: tuple[dict[str, list[Received]], Course]) -> None:
    received, course = captured
    for seat, frames in received.items():
        assert sum(check_frame(one, course, seat) for one in frames) >= 40, seat
    for one in received["europe"]:
        message = json.loads(one.text)
        if message.get("type") == "view" and message["view"]["board"]["laid"]["russia"]:
            message["view"]["board"]["laid"]["russia"][0] = sorted(CARDS)[0]
            with pytest.raises(AssertionError):
                check_frame(Received(json.dumps(message), one.since), course, "europe")
            return
    raise AssertionError("Russia never laid a card")


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1180, 820)])
def test_the_log_is_in_sight_below_the_events_on_a_laptop(visit: Visit, width: int, height: int) -> None:
    page = visit(width=width, height=height)
    start(page, "hotseat", game="europe_divided")
    play_on(page, 12, at_random(4))
    page.keyboard.press("l")
    panel, log = page.locator(".drawer").bounding_box(), page.locator(".drawer .log.selectable").bounding_box()
    assert panel is not None
    assert log is not None
    assert log["height"] > panel["height"] / 3


def test_the_map_of_an_upright_tablet_has_room_beside_an_open_panel(visit: Visit) -> None:
    page = visit(width=820, height=1180)
    start(page, "hotseat", game="europe_divided")
    wait_for_question(page)
    page.keyboard.press("l")
    page.wait_for_selector(".drawer")
    spot = page.locator("main.stage").bounding_box()
    assert spot is not None
    assert spot["width"] > 400


def test_the_log_is_below_the_events_where_a_laptop_has_room(visit: Visit) -> None:
    page = visit("/api/health", width=1440, height=900)
    branch(page, played(GAME, 30))
    expect(page.locator("aside .history .entry").first).to_be_visible()
    resize(page, (1366, 700))
    expect(page.locator("aside .history .entry").first).to_be_hidden()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_single_coin_is_told_in_the_singular(visit: Visit, lang: str) -> None:
    page = visit("/api/health", lang=lang, width=1440, height=900)
    choice = at_random(3)
    table = Game(GAME).new(3)
    while not (table.to_move == ("europe",) and page_of(table, "europe")["board"]["coins"]["europe"] == 1):
        table.play(table.to_move[0], choice(table.legal(table.to_move[0]))[0])
    branch(page, table)
    expect(page.locator(".counts .coins")).to_have_text(f"1 {word('page-coins-word', lang, GAME, coins=1)}")


# Names of regions that reach into what an event compares there.
TOUCHING = """() => [...document.querySelectorAll('.aside .region .name')].filter((one) => {
  const text = document.createRange();
  text.selectNodeContents(one);
  return text.getBoundingClientRect().right > one.nextElementSibling.getBoundingClientRect().left - 2;
}).map((one) => one.textContent)"""


@pytest.mark.parametrize("lang", ["en", "pl", "ru", "hu"])
def test_regions_of_events_are_whole_in_the_drawer_of_a_laptop(visit: Visit, lang: str) -> None:
    page = visit("/api/health", lang=lang)
    branch(page, asked_for("place"))
    for size in [(1366, 768), (820, 1180)]:
        reopen(page, size)
        wait_for_question(page)
        page.keyboard.press("l")
        expect(page.locator(".drawer .region .name").first).to_be_visible()
        soon(page, lambda: page.evaluate(TOUCHING), [], size)
