"""Summaries of finished games, for archives and statistics: the cards played and how, the openings, the events.

A game declares in its package `archive`, as a `DIGEST`, which rows of its log contain these; nothing here knows a game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.util import find_spec
from typing import Any

from detente.engine.log import facts_of
from detente.engine.table import Table
from detente.engine.title import find_title


@dataclass(frozen=True)
class Played:
    """A row of the log that reports a played card: *kind* is the fact that names it. The way in which it was played is fixed for the
    row, or depends on the action that the row names; rows whose action has none are left out."""

    row: str
    kind: str
    way: str = ""
    ways: Mapping[str, str] = field(default_factory=dict)

    def way_of(self, facts: Mapping[str, Any]) -> str | None:
        return self.way or self.ways.get(str(facts.get("action")))


@dataclass(frozen=True)
class Opening:
    """How a side begins: what the facts of a *kind* in a row name, until a row has occurred *times* times. *number*: the fact with the
    amount, if things are counted instead of listed in order."""

    row: str
    kind: str
    until: str
    times: int = 1
    number: str = ""


@dataclass(frozen=True)
class Digest:
    """A title's description of its log. *turn*: the row, and its number, that tells how far a game has progressed. *favourite*: the way
    of playing that characterises a player. *events*: rows that people search for. Messages: `way-…`, `happened-…`, and the names of the
    things."""

    turn: tuple[str, str]
    plays: tuple[Played, ...]
    events: tuple[str, ...] = ()
    opening: Opening | None = None
    favourite: str = ""

    @property
    def ways(self) -> tuple[str, ...]:
        """Every way in which something is played."""
        return tuple(dict.fromkeys(way for played in self.plays for way in ([played.way] if played.way else played.ways.values())))

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of things that are played."""
        return tuple(dict.fromkeys(played.kind for played in self.plays))


Play = tuple[str, str, str]  # the thing as kind:id, who played it, and how


@dataclass(frozen=True)
class Summary:
    """The statistics of a game."""

    moves: int
    turn: int = 0
    plays: Counter[Play] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    openings: dict[str, str] = field(default_factory=dict)  # by seat: things as kind:id, or kind:id=number, separated by spaces


def digest_of(game: str) -> Digest | None:
    """The digest of a game; None if it has none."""
    title = find_title(game)
    if find_spec(f"{title.package}.archive") is None:
        return None
    found: Digest = title.find(".archive:DIGEST")
    return found


def summarise(table: Table) -> Summary:
    """Compute the statistics of a game."""
    digest, rules = digest_of(table.game.id), table.game.rules
    if digest is None:
        return Summary(table.sequence)
    summary, turn, begun = Summary(table.sequence), 0, 0
    openings: dict[str, Counter[str]] = {}
    by_row: dict[str, list[Played]] = {}
    for played in digest.plays:
        by_row.setdefault(played.row, []).append(played)
    for row in (row for rows in table.rows(None) for row in rows):
        name = rules.log_rows[row[0]][0]
        facts = {fact.name: fact.value for fact in facts_of(rules, row)}
        if name == digest.turn[0]:
            turn = int(facts[digest.turn[1]])
        if name in digest.events:
            summary.events[name] += 1
        for played in by_row.get(name, ()):
            if (way := played.way_of(facts)) is not None:
                summary.plays[f"{played.kind}:{facts[played.kind]}", str(facts["side"]), way] += 1
        if (opening := digest.opening) is not None:
            begun += name == opening.until
            if name == opening.row and begun < opening.times:
                counts = openings.setdefault(str(facts["side"]), Counter())
                counts[f"{opening.kind}:{facts[opening.kind]}"] += int(facts[opening.number]) if opening.number else 1
    is_counted = digest.opening is not None and bool(digest.opening.number)
    written = {seat: write_opening(counts, is_counted) for seat, counts in openings.items()}
    return Summary(summary.moves, turn, summary.plays, summary.events, written)


def write_opening(counts: Counter[str], is_counted: bool) -> str:
    """An opening as one line: by amount, largest first, or in the order of play.

    >>> write_opening(Counter({"country:poland": 4, "country:east_germany": 1, "country:austria": 1}), True)
    'country:poland=4 country:austria=1 country:east_germany=1'
    """
    if not is_counted:
        return " ".join(counts)
    return " ".join(f"{name}={number}" for name, number in sorted(counts.items(), key=lambda item: (-item[1], item[0])) if number)
