"""Import of a log: find the choices, find deals that fit, play the game through the gate, and compare every printed number."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from detente.engine.errors import BadOption, BadRecord
from detente.engine.options import read_options
from detente.engine.table import Table

from ..board import US, USSR
from ..cards import CARDS, ERA, IS_OPTIONAL
from ..options import OPTIONAL_CARDS, OPTIONS
from ..state import DECK, HAND
from .cursor import Contradiction, Cursor
from .deals import Matching, find_course, find_stays
from .differs import Differs
from .hands import cards_at
from .lines import Log, read_log
from .readings import READINGS, follow
from .replay import replay
from .scout import Node, Scout

FREE_POINTS = {US: 7, USSR: 6}  # 3.2, 3.3


@dataclass(frozen=True)
class Imported:
    """A game that was read from a log.

    *finished*: the game came to its end; otherwise the log stops at *line* while somebody still had to decide.
    *exceptions*: where the log goes against the rules; the table follows the rules.
    *readings*: options that were set because the log follows them, as name=value.
    """

    table: Table
    finished: bool
    line: int
    exceptions: tuple[Contradiction, ...]
    readings: tuple[str, ...]


def import_log(text: str, path: str = "-") -> Imported:
    """Read a log of the app into a game, or raise BadRecord: not understood, or different from the rules, with the line."""
    log = read_log(text, path)
    options = read_setup(log, path)
    try:
        return _settle(log, options)
    except Differs as error:
        raise error.error(path) from error


def read_setup(log: Log, path: str) -> dict[str, Any]:
    """The options that the set-up names."""
    options: dict[str, Any] = {"us_bonus": 0, "ussr_bonus": 0}
    placed = {US: 0, USSR: 0}
    for line in log.setup.lines:
        if line.kind == "handicap":
            options["us_bonus" if line.side == US else "ussr_bonus"] += line["points"]
        elif line.kind == "optional":
            options["optional_cards"] = OPTIONAL_CARDS
        elif line.kind == "scenario" and line.word == "chinese_civil_war":
            options["chinese_civil_war"] = True
        elif line.kind == "scenario":
            options["scenario"] = line.word
        elif line.kind == "influence":
            placed[line.side] += line["change"]
    if not any(line.kind == "handicap" for line in log.setup.lines):
        options["us_bonus"] = max(0, placed[US] - FREE_POINTS[US])
        options["ussr_bonus"] = max(0, placed[USSR] - FREE_POINTS[USSR])
    try:
        return read_options(OPTIONS, options)
    except BadOption as error:
        raise BadRecord("import-setup", path=path, line=log.setup.number) from error


def _settle(log: Log, options: dict[str, Any]) -> Imported:
    """Import under the readings that fit; a scoring card that was held only shows when the cards are dealt (11.2)."""
    scout, node = follow(log, options)
    try:
        return _import(log, scout, node)
    except Differs as error:
        if not options["hold_scoring"]:
            with contextlib.suppress(Differs):
                return _import(log, *follow(log, options | {"hold_scoring": True}))
        raise error


def _import(log: Log, scout: Scout, node: Node) -> Imported:
    """Settle the deals of a scouted game and play it."""
    fresh = scout.fresh
    opening = fresh.rows()[0]
    hidden = frozenset(card for place in (DECK, HAND + US, HAND + USSR) for card in cards_at(fresh, place))
    later = {era: frozenset(_cards_of(era, fresh.options)) for era in (1, 2)}
    course = find_course(opening, hidden, node.steps, later)
    matching = Matching(course, find_stays(course, node.facts), node.facts)
    dealt = matching.solve()
    table, cursor = replay(log, fresh, node.steps, dealt, sum(slot.time < 0 for slot in course.slots))
    return Imported(table, table.outcome is not None, _stopped(cursor), tuple(cursor.contradictions), tuple(_readings(table.options)))


def _readings(options: dict[str, Any]) -> Iterator[str]:
    """The readings that were chosen."""
    for reading in READINGS:
        if options[reading.option] == reading.value:
            yield f"{reading.option}={str(reading.value).lower()}"


def _cards_of(era: int, options: dict[str, Any]) -> Iterator[int]:
    for number, name in enumerate(CARDS, 1):
        if ERA[number] == era and (not IS_OPTIONAL[number] or name in options["optional_cards"]):
            yield number


def _stopped(cursor: Cursor) -> int:
    """The line at which the log ends."""
    line = cursor.hard() if cursor.inside else None
    return line.number if line else cursor.log.last
