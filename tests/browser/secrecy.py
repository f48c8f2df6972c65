"""Everything that a browser receives, and checks that it contains nothing its seat may not know."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, Route, WebSocket

from detente.engine.bits import WORD
from detente.engine.boards import view_of as page_of
from detente.engine.table import Table
from detente.games.twilight_struggle.board import SIDES
from detente.games.twilight_struggle.cards import CARDS
from detente.games.twilight_struggle.state import DECK, HAND, HEADLINE, PEEK, SHOWN

from .conftest import Visit
from .player import Choice, lit, play_any, resign, sequence, sit_together, whose_move

STATIC = "/api/games"  # the list of actions: every card's name, whatever the game
PRIVATE_ROWS = {"deal", "peek", "shown"}
WARNINGS, BY_CHANCE = ("danger", "deadly"), ("draw", "hand_over")
MIXING_ROWS = {"deal", "reshuffle", "turn"}  # open cards may become hidden after these


@dataclass(frozen=True)
class Received:
    """A frame or a response; *since* is the last step of the log that the page had then."""

    text: str
    since: int = 0


class Witness:
    """Records everything that reaches one page, until stopped."""

    def __init__(self, page: Page) -> None:
        self.received: list[Received] = []
        self.is_open = True
        self.since = 0
        page.route("**/api/**", self.answer)
        page.on("websocket", self.listen)

    def answer(self, route: Route) -> None:
        answer = route.fetch(max_retries=3)
        if self.is_open and STATIC not in route.request.url:
            self.received.append(Received(answer.text()))
        route.fulfill(response=answer)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self.hear_hello)
        socket.on("framereceived", self.keep)

    def hear_hello(self, payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["type"] == "hello":
            self.since = message.get("since", 0)

    def keep(self, payload: str | bytes) -> None:
        if not self.is_open:
            return
        message = json.loads(payload)
        self.received.append(Received(str(payload), self.since))
        if message["type"] == "view":
            self.since = message["view"]["sequence"]

    def last_view(self) -> dict[str, Any]:
        """The view that the page received last."""
        messages = (json.loads(one.text) for one in reversed(self.received))
        view: dict[str, Any] = next(message["view"] for message in messages if message.get("type") == "view")
        return view


class Course:
    """A finished game, as it was after each step."""

    def __init__(self, table: Table) -> None:
        self.steps: list[Table] = []
        earlier = table.copy()
        self.steps.append(earlier.copy())
        while earlier.sequence:
            earlier.take_back()
            self.steps.append(earlier.copy())
        self.steps.reverse()
        self.rows = [[name_of(table, row) for row in rows] for rows in table.rows()]


def name_of(table: Table, row: Sequence[int]) -> str:
    return str(table.game.rules.log_rows[row[0]][0])


def in_pile(words: Any) -> set[str]:
    """The cards of a set that is stored in words."""
    return {card for number, card in enumerate(CARDS) if int(words[number // WORD]) >> number % WORD & 1}


def capture(visit: Visit, side: str, moves: int, choice: Choice, game: str | None = None) -> tuple[dict[str, list[Received]], Page]:
    """What both players and a spectator receive in that many moves, by seat, and the page of the host; then the game ends."""
    host, guest, watcher = visit(width=1600, height=820), visit(width=1600, height=820), visit(width=390, height=844)
    witnesses = {page: Witness(page) for page in (host, guest, watcher)}
    pages = sit_together(host, guest, side, game)
    watcher.goto(host.url)
    watcher.wait_for_selector("[data-seat=spectator]")
    assert lit(watcher) == []
    done = 0
    while done < moves and (mover := whose_move(list(pages.values()))) is not None:
        done += play_any(mover, choice)
    for page in (host, guest, watcher):
        page.wait_for_function("n => Number(document.querySelector('[data-sequence]').dataset.sequence) >= n", arg=sequence(host))
    for witness in witnesses.values():
        witness.is_open = False
    if host.locator("[data-outcome]").count() == 0:
        resign(host)
    return {seat: witnesses[page].received for seat, page in pages.items()} | {"spectator": witnesses[watcher].received}, host


def hidden_cards(table: Table, seat: str) -> set[str]:
    """What the rules hide from a seat: the deck, the other hand, a headline before it is revealed; minus what cards have revealed."""
    piles = table.record["pile"]
    hidden = in_pile(piles[DECK])
    for number, side in enumerate(SIDES):
        if side != seat:
            hidden |= in_pile(piles[HAND + number])
            if table.record["chosen"][number] != 2:
                hidden |= in_pile(piles[HEADLINE + number])
    if seat != "us":
        hidden |= in_pile(piles[PEEK])
    if seat not in SIDES:
        hidden |= in_pile(piles[SHOWN])
    return hidden - (in_pile(table.record["known"][SIDES.index(seat)]) if seat in SIDES else set())


def named_cards(text: str) -> set[str]:
    """All cards whose names occur in a JSON text, alone or in an action."""
    return {found for found in re.findall(r'"(?:card:)?([a-z0-9_]+)"', text) if found in CARDS}


def sure_hints(hints: dict[str, Any]) -> dict[str, Any]:
    """Hints without the unseen cards that a draw or exchange could bring: every seat can infer those from its own list."""
    return hints | {
        part: {name: one | {"by": None} if one["how"] in BY_CHANCE else one for name, one in hints[part].items()} for part in WARNINGS
    }


def check_view(received: Received, course: Course) -> None:
    """Check that the view equals what the engine gives its seat, and contains no hidden card except in the list of all unseen ones."""
    view = json.loads(received.text)["view"]
    table, seat = course.steps[view["sequence"]], view["seat"]
    expected = page_of(table, seat, min(received.since, view["sequence"]))
    assert view == json.loads(json.dumps(expected)), f"step {view['sequence']}: not what {seat} may know"
    hidden = hidden_cards(table, seat)
    unseen = view["board"]["unseen"]
    assert set(unseen) == hidden, f"step {view['sequence']}: {set(unseen) ^ hidden}"
    assert unseen == sorted(unseen, key=CARDS.index), "the order of unseen cards tells something"
    rest = {**view, "board": {**view["board"], "unseen": [], "hints": sure_hints(view["board"]["hints"])}, "log": []}
    assert not named_cards(json.dumps(rest)) & hidden, f"step {view['sequence']}: {named_cards(json.dumps(rest)) & hidden}"
    for step in view["log"]:
        check_log(step, course, seat)


def check_log(step: dict[str, Any], course: Course, seat: str) -> None:
    """Check that rows name no card that stays hidden, and private rows reach only their owner."""
    number = step["step"]
    is_mixed = bool(MIXING_ROWS & set(course.rows[number]))
    for row in step["rows"]:
        if row["name"] in PRIVATE_ROWS:
            assert seat in SIDES, f"step {number}: {row} to a spectator"
            assert row["name"] != "deal" or row["facts"]["side"]["value"] == seat, f"step {number}: {row} to {seat}"
        elif not is_mixed:
            leaked = named_cards(json.dumps(row)) & hidden_cards(course.steps[number], seat)
            assert not leaked, f"step {number}: {row}"


def check_received(received: Sequence[Received], course: Course, secrets: Sequence[str]) -> int:
    """Check everything a browser received; returns the number of views. The chance is revealed with the end of the game, not before."""
    views = 0
    for one in received:
        message = json.loads(one.text)
        is_reveal = isinstance(message, dict) and message.get("table", {}).get("status") == "over"
        assert is_reveal or not any(secret in one.text for secret in secrets), "the chance of the game is told"
        if isinstance(message, dict) and message.get("type") == "view":
            views += 1
            check_view(one, course)
        else:
            assert not named_cards(one.text), f"cards outside a view: {one.text[:200]}"
    return views
