"""Imports a log: finds the choices and a consistent deal, replays the game, and compares every printed number."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from detente.engine.errors import BadGameFile, BadOption
from detente.engine.notation import write_game
from detente.engine.options import read_options
from detente.engine.table import Outcome, Table
from detente.engine.text import shared_catalogue

from ..board import SIDES, US, USSR
from ..cards import CARDS, ERA, IS_OPTIONAL, SCORING
from ..options import INDEX, OPTIONAL_CARDS, OPTIONS
from ..state import DECK, HAND
from .cursor import Contradiction, Cursor
from .deals import Matching, find_course, find_stays
from .differs import Differs
from .facts import SPACE, Fact
from .hands import HIDDEN, SCORING_CARDS, cards_at
from .lines import Line, Log, gain_of, read_log
from .readings import OF_THE_APP, READINGS, Reading, follow
from .replay import replay as play_again
from .scout import Node, Scout, find_result

# A card of Missile Envy that is not the highest by its printed value, a scoring card that was held (11.2).
DEALT_OTHERWISE: tuple[dict[str, Any], ...] = (
    {"envy_modified_value": True},
    {"hold_scoring": True},
    {"envy_modified_value": True, "hold_scoring": True},
)
MOST_LINES, MOST_TEXT = 5, 60  # limits for unread lines in a notice
FREE_POINTS = {US: 7, USSR: 6}  # 3.2, 3.3


@dataclass(frozen=True)
class Imported:
    """A game imported from a log.

    *finished*: the game ended; otherwise the log stops at *line* with a decision open.
    *exceptions*: where the log breaks the rules; the table follows the rules.
    *readings*: options that were set because the log follows them, as name=value.
    *result*: how the game ended if not by the rules: the winner, and "resigned" or "time".
    *difference*: why only a part of the log could be imported, if *partial* was requested.
    *unread*: lines that were not understood and skipped; they contain nothing relevant to the game.
    """

    table: Table
    finished: bool
    line: int
    exceptions: tuple[Contradiction, ...]
    readings: tuple[str, ...]
    result: dict[str, str] | None = None
    difference: BadGameFile | None = None
    unread: tuple[Line, ...] = ()

    def to_json(self) -> str:
        """The game as a JSON file; a resigned game keeps its result."""
        return write_game(self.table, self.result)

    def notices(self, lang: str) -> list[str]:
        """Remarks for the user: options that were set, contradictions in the log, why and where it stops, how the game ended."""
        text = shared_catalogue(lang)
        found = [text.format("cli-imported", moves=self.table.sequence)]
        if self.readings:
            found.append(text.format("cli-imported-options", options=", ".join(self.readings)))
        if self.unread:
            shown = [f"{line.number} ({line.text[:MOST_TEXT]})" for line in self.unread[:MOST_LINES]]
            found.append(text.format("import-unread", lines=", ".join(shown + ["…"] * (len(self.unread) > MOST_LINES))))
        for one in self.exceptions:
            name = text.format(f"import-exception-{one.name}")
            found.append(text.format("cli-import-exception", line=one.line, name=name, said=one.said, found=one.found, rule=one.rule))
        if self.difference is not None:
            found += [self.difference.text(lang), text.format("import-partial", step=self.table.sequence)]
        elif self.result is not None:
            found.append(text.format("import-result", **self.result))
        elif not self.finished:
            found.append(text.format("cli-import-cut-off", line=self.line))
        return found


def import_log(text: str, path: str = "-", partial: bool = False) -> Imported:
    """Import a log of the app; raises BadGameFile with the line if it is not understood or contradicts the rules.

    *partial*: return the game up to the difference if the log cannot be imported completely.
    """
    log = read_log(text, path)
    options = read_setup(log, path)
    try:
        found = _settle(log, options)
    except Differs as error:
        unread = [line for line in log.unread if not error.line or line.number <= error.line]
        if not partial or error.scout is None:
            raise _misread(unread[0], path) if unread else error.error(path) from error
        found = _cut_short(log, error, path)
        found = replace(found, difference=_misread(unread[0], path)) if unread else found
    return replace(found, unread=log.unread)


def _misread(line: Line, path: str) -> BadGameFile:
    """The error for a skipped line that is the likeliest reason for a subsequent difference."""
    return BadGameFile("import-line", path=path, line=line.number, text=line.text[:80])


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
            options["late_war_vp"] = _first_leader(log)
        elif line.kind == "influence":
            placed[line.side] += line["change"]
    if not any(line.kind in ("handicap", "no_handicap") for line in log.setup.lines):
        options["us_bonus"] = max(0, placed[US] - FREE_POINTS[US])
        options["ussr_bonus"] = max(0, placed[USSR] - FREE_POINTS[USSR])
    if any(name in OPTIONAL_CARDS for name in log.names):
        options["optional_cards"] = OPTIONAL_CARDS
    players = [line.side for line in log.setup.lines if line.kind == "player"]
    try:
        if len(set(players)) < len(players):
            raise BadOption("import-setup", path=path, line=log.setup.number)
        return read_options(OPTIONS, options)
    except BadOption as error:
        raise BadGameFile("import-setup", path=path, line=log.setup.number) from error


def _first_leader(log: Log) -> str:
    """Who leads before the first line about points: the Late War scenario may begin with 4 points for either side."""
    lines = (line for section in log.sections for line in section.lines if line.kind in ("vp", "score"))
    first = next(lines, None)
    return SIDES[USSR] if first and first["score"] < gain_of(first) else SIDES[US]


def _settle(log: Log, options: dict[str, Any]) -> Imported:
    """Import a log; a game lost by holding a scoring card needs one in that hand, which no line names."""
    line = log.result
    if line is None or line.word != "held":
        return _settle_readings(log, options)
    told = Outcome(SIDES[line.side], "held_scoring_card")
    try:
        found = _settle_readings(log, options)
        if found.table.outcome == told:
            return found
        table, error = found.table, Differs(line.number, line.text, str(found.table.outcome), "4.5 D")
    except Differs as difference:
        if difference.name != "not-over" or difference.node is None:
            raise
        table, error = difference.node.table, difference
    for changes in ({}, {"hold_scoring": True}):
        for card in (card for card in SCORING_CARDS if int(table.record["where"][card]) in HIDDEN):
            with contextlib.suppress(Differs):
                found = _import(log, *follow(log, options | changes, (1 - line.side, card)))
                if found.table.outcome == told:
                    return found
    raise error


def _settle_readings(log: Log, options: dict[str, Any]) -> Imported:
    """Import under the readings that fit; some of them only show when the cards are dealt."""
    try:
        scout, node = follow(log, options)
    except Differs as error:
        return _settle_otherwise(log, options, error)
    try:
        return _import(log, scout, node)
    except Differs as error:
        for changes in (*DEALT_OTHERWISE, OF_THE_APP):
            if changes.items() <= scout.fresh.options.items():
                continue
            with contextlib.suppress(Differs):
                return _import(log, *follow(log, options | changes))
        error.scout, error.node = scout, node
        raise error


def _settle_otherwise(log: Log, options: dict[str, Any], error: Differs) -> Imported:
    """Import a log that differs under every reading of the section where it does: under the app's readings from the first move on, with
    the points as the log counts them, or under a reading that changes an earlier section (such as a card that has left the game)."""
    ways = [(log, OF_THE_APP)]
    if "VP" in error.said + error.found:
        trusted = replace(log, is_trusted=True)
        ways += [(trusted, {}), (trusted, OF_THE_APP)]
    if error.name != "differs":
        ways += [(log, {reading.option: reading.value}) for reading in READINGS if _is_at_stake(log, reading)]
    for way, changes in ways:
        with contextlib.suppress(Differs):
            return _import(way, *follow(way, options | changes))
    raise error


def _is_at_stake(log: Log, reading: Reading) -> bool:
    """Return whether a log names the card that a reading is about."""
    _, is_card, number = OPTIONS[INDEX[reading.option]].rule.partition("card ")
    return bool(is_card) and CARDS[int(number) - 1] in log.names


def _import(log: Log, scout: Scout, node: Node) -> Imported:
    """Settle the deals of a scouted game and replay it."""
    fresh = scout.fresh
    opening = fresh.rows()[0]
    hidden = frozenset(card for place in (DECK, HAND + US, HAND + USSR) for card in cards_at(fresh, place))
    later = {era: frozenset(_cards_of(era, fresh.options)) for era in (1, 2)}
    course = find_course(opening, hidden, node.steps, later)
    facts = [*node.facts, *_held_at_the_end(node)]
    matching = Matching(course, find_stays(course, facts), facts)
    dealt = matching.solve()
    table, cursor = play_again(log, fresh, node.steps, dealt, sum(slot.time < 0 for slot in course.slots))
    is_over = table.outcome is not None
    exceptions, readings = tuple(cursor.contradictions), tuple(_readings(table.options))
    return Imported(table, is_over, _stopped(cursor), exceptions, readings, None if is_over else find_result(log))


def _held_at_the_end(node: Node) -> Iterator[Fact]:
    """The fact that the scoring card with which a side lost was in its hand (4.5 D)."""
    outcome = node.table.outcome
    if outcome and outcome.ending == "held_scoring_card":
        side = 1 - SIDES.index(outcome.winner)
        held = frozenset(card for card in cards_at(node.table, HAND + side) if SCORING[card])
        yield Fact("seen", len(node.steps) * SPACE, side, held, 0)


def _cut_short(log: Log, error: Differs, path: str) -> Imported:
    """The game up to a difference; cards that cannot be dealt bring the difference forward."""
    assert error.scout is not None, "asked by the caller"
    node = error.node or error.scout.best
    if error.step is not None:
        node = node.until(error.step)
    while True:
        try:
            found = _import(log, error.scout, node)
        except Differs as earlier:
            node = node.until(min(len(node.steps) - 1, len(node.steps) if earlier.step is None else earlier.step))
            if earlier.line:
                earlier.scout, error = error.scout, earlier
            continue
        return replace(found, finished=False, result=None, line=error.line, difference=error.error(path))


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
