"""The part of a view that all games share: everything around the board, and the log with names instead of numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .bits import members
from .log import Fact, facts_of
from .rules import SPECTATOR, Rules
from .table import Table

ROWS = 1 << 14  # cached event rows as JSON
Json = dict[str, Any]


def wrap_board(table: Table, seat: str, o: Any, board: Json, since: int) -> Json:
    """Everything that is not a game's own, around its *board*; *o* is what the seat may know, as a plain record."""
    rules, outcome, asked = table.game.rules, table.outcome, o.asked.tolist()
    place = table.game.viewer(seat)
    return {
        "game": rules.id,
        "rules": table.version,
        "seat": seat,
        "sequence": table.sequence,
        "to_move": [side for side, question in zip(rules.seats, asked, strict=True) if question],
        "question": rules.questions[asked[place]] if place != SPECTATOR else "none",
        "legal": legal_names(rules, o),
        "can_undo": place != SPECTATOR and table.can_undo(seat),
        "outcome": {"winner": outcome.winner, "ending": outcome.ending} if outcome else None,
        "options": table.plain_options,
        "board": board,
        "log": log_steps(table, seat, since, o),
    }


def bits(words: Any) -> list[int]:
    """The members of a set, given its words."""
    return list(members(words.tobytes()))


def frames_of(o: Any) -> list[list[int]]:
    """The frames of a plain record's stack, the open one last, converted once; an empty stack gives its first row of zeros."""
    found: list[list[int]] | None = o.__dict__.get("_frames")
    if found is None:
        found = o.__dict__["_frames"] = o.first_rows("stack", max(1, o.depth))
    return found


def legal_names(rules: Rules, o: Any) -> list[str]:
    """The names of the legal actions in an observation."""
    return rules.legal_names(o.bytes_of("legal"))


def log_steps(table: Table, seat: str, since: int, o: Any) -> list[Json]:
    """Event rows of the steps after *since*, with ids for names; step 0 is the start, step n the effects of move n."""
    first = since + 1 if since > 0 else 0
    if first < table.sequence:
        found = table.rows(seat, first)
    else:
        found = [[tuple(row) for row in o.first_rows("events", o.event_count)]][: table.sequence + 1 - first]
    steps = enumerate(found, first)
    return [{"step": step, "rows": [row_json(table.game.rules, row) for row in rows]} for step, rows in steps if rows]


def row_json(rules: Rules, row: tuple[int, ...]) -> Json:
    """One event row: its name, and each fact with its kind. Results are shared; callers must not modify them."""
    if row not in rules.told_rows:
        if len(rules.told_rows) >= ROWS:
            rules.told_rows.clear()
        rules.told_rows[row] = _tell_row(rules, row)
    told: Json = rules.told_rows[row]
    return told


def _tell_row(rules: Rules, row: Sequence[int]) -> Json:
    return {"name": rules.log_rows[row[0]][0], "facts": {fact.name: fact_json(fact) for fact in facts_of(rules, row)}}


def fact_json(fact: Fact) -> Json:
    """A fact as JSON for the pages."""
    told = {"kind": fact.kind, "value": fact.value}
    return told if fact.printed is None else told | {"printed": fact.printed}
