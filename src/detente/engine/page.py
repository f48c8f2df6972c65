"""What the pages of all games have in common: the outer part of a view, and the log with names for numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .bits import members
from .journal import compound_of, split_kind
from .rules import SPECTATOR, Rules
from .table import Table

ROWS = 1 << 14  # event rows that are at hand as JSON
Json = dict[str, Any]


def view(table: Table, seat: str, o: Any, board: Json, since: int) -> Json:
    """Everything that is not a game's own, around its *board*; *o* is what the seat may know, as a plain record."""
    rules, outcome = table.game.rules, table.outcome
    place = table.game.viewer(seat)
    return {
        "game": rules.id,
        "rules": table.version,
        "seat": seat,
        "sequence": table.sequence,
        "to_move": [side for side, asked in zip(rules.seats, o.asked, strict=True) if asked],
        "question": rules.questions[int(o.asked[place])] if place != SPECTATOR else "none",
        "legal": legal_names(rules, o),
        "can_undo": place != SPECTATOR and table.can_undo(seat),
        "outcome": {"winner": outcome.winner, "ending": outcome.ending} if outcome else None,
        "options": table.plain_options,
        "board": board,
        "log": log_steps(table, seat, since, o),
    }


def bits(words: Any) -> list[int]:
    """The numbers of a set that is kept in words."""
    return list(members(words.tobytes()))


def legal_names(rules: Rules, o: Any) -> list[str]:
    """The actions of the observation's mask."""
    return rules.legal_names(o.legal.tobytes())


def log_steps(table: Table, seat: str, since: int, o: Any) -> list[Json]:
    """Rows of the steps after *since*, with ids for names; step 0 is the start, step n what move n caused."""
    first = since + 1 if since > 0 else 0
    if first < table.sequence:
        found = table.rows(seat, first)
    else:
        found = [[tuple(row) for row in o.events[: o.event_count].tolist()]][: table.sequence + 1 - first]
    steps = enumerate(found, first)
    return [{"step": step, "rows": [row_json(table.game.rules, row) for row in rows]} for step, rows in steps if rows]


def row_json(rules: Rules, row: tuple[int, ...]) -> Json:
    """One event row: its name and its facts, not to be changed."""
    if row not in rules.told_rows:
        if len(rules.told_rows) >= ROWS:
            rules.told_rows.clear()
        rules.told_rows[row] = _tell_row(rules, row)
    told: Json = rules.told_rows[row]
    return told


def _tell_row(rules: Rules, row: Sequence[int]) -> Json:
    name, *kinds = rules.log_rows[row[0]]
    facts: Json = {}
    for kind, number in zip(kinds, row[1:], strict=True):
        if kind != "_":
            facts |= fact(rules, *split_kind(kind), number)
    return {"name": name, "facts": facts}


def fact(rules: Rules, sort: str, label: str, number: int) -> Json:
    """The names behind one number of a row."""
    seats = rules.seats
    if compound := compound_of(rules, sort):
        one, two = divmod(number, compound.base)
        return fact(rules, *split_kind(compound.first), one) | fact(rules, *split_kind(compound.second), two)
    if sort == "pair" and label in rules.names:
        return {seat: rules.names[label][one] for seat, one in zip(seats, divmod(number, 100), strict=True)}
    if sort == "pair":
        return {seats[0]: number // 100, seats[1]: number % 100}
    if sort == "score":
        return {"leader": "even" if number == 0 else seats[0 if number > 0 else 1], "score": abs(number)}
    listed = {
        "side": seats,
        "winner": (*seats, "draw"),
        "face": ("down", "up"),
        "action": rules.actions,
        "ending": rules.endings,
        **rules.names,
    }
    return {label: listed[sort][number] if sort in listed else number}
