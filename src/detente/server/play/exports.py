"""What can be downloaded from a table: views of earlier steps, the log, the position, and the game file once the game is over."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from detente.engine.notation import write_game

from ..errors import Conflict, Forbidden, NotFound
from ..store import Visitor
from .live import LiveTable


def allowed_seat(live: LiveTable, visitor: Visitor | None, seat: str | None) -> str:
    """The requested seat, if the visitor may see its view; by default their own, or the spectator's. Raises NotFound or Forbidden."""
    held = live.seats_of(visitor.id if visitor else None)
    if seat is None:
        return held[0] if held else "spectator"
    if seat not in (*live.match.seats, "spectator"):
        raise NotFound("no-seat", seat=seat)
    if seat != "spectator" and seat not in held and live.match.status != "over":
        raise Forbidden("not-seated")
    return seat


def view_at(live: LiveTable, visitor: Visitor | None, seat: str | None, step: int | None, since: int) -> dict[str, Any]:
    """The view of a seat, now or as it was after a step."""
    place = allowed_seat(live, visitor, seat)
    table = live.table_for(place)
    if step is None:
        return live.view(place, since)
    if step > table.sequence:
        raise NotFound("no-step", step=step)
    return live.view(place, since, table.at(step))


def game_log(live: LiveTable, visitor: Visitor | None, seat: str | None, lang: str) -> str:
    """The log as text; everything when the game is over and no seat is named."""
    table = live.begun()
    if seat is None and live.match.status == "over":
        return table.log(lang)
    place = allowed_seat(live, visitor, seat)
    return live.table_for(place).log(lang, place)


def position_line(live: LiveTable, visitor: Visitor | None, seat: str | None) -> str:
    """The position as a seat knows it; all of it when the game is over or a sandbox."""
    table, place = live.begun(), allowed_seat(live, visitor, seat)
    if live.match.status == "over" or (live.match.mode == "sandbox" and place != "spectator"):
        return table.position()
    if place == "spectator":
        raise Forbidden("not-seated")
    return table.position(place)


def game_file(live: LiveTable, visitor: Visitor | None, comments: Sequence[dict[str, Any]] = ()) -> str:
    """The game file with what `detente verify` needs, and comments; of a sandbox at any time, for its players."""
    table, match = live.begun(), live.match
    is_own_sandbox = match.mode == "sandbox" and bool(live.seats_of(visitor.id if visitor else None))
    if match.status != "over" and not is_own_sandbox:
        raise Conflict("not-over")
    record: dict[str, Any] = json.loads(write_game(table))
    if match.entropy:
        record["fair"] = {"commitment": match.commitment, "commits": match.commits, "secret": match.secret, "entropy": match.entropy}
    if match.outcome and not table.outcome:
        record["result"] = match.outcome
    if comments:
        record["comments"] = list(comments)
    return json.dumps(record, ensure_ascii=False, indent=1) + "\n"
