"""The tables that wait for a visitor: for a move, or for their entropy at the start."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import select

from .lists import GOING_ON, select_tables
from .matches import Match
from .models import SeatRow, TableRow
from .part import Read

AGAINST_PEOPLE = ("open", "private")
MOST = 500  # most tables per person


@dataclass(frozen=True)
class Waiting:
    """A table that waits for somebody: for their *move*, or to *begin*. *deadline*: when the time is up, if there is a clock."""

    table: str
    game: str
    kind: str
    deadline: float | None
    since: float


async def waiting_for(read: Read, visitor: str) -> list[Waiting]:
    """The tables at which another person waits for the visitor: by deadline, then by how long they have waited."""
    mine = select(SeatRow.table).where(SeatRow.visitor == visitor)
    tables = select(TableRow).where(TableRow.id.in_(mine), TableRow.mode.in_(AGAINST_PEOPLE), TableRow.status.in_(GOING_ON))
    matches = await select_tables(read, tables.order_by(TableRow.changed).limit(MOST))
    found = [
        Waiting(match.id, match.game, kind, match.clock.deadline if match.clock and kind == "move" else None, match.changed)
        for match in matches
        if (kind := kind_of_wait(match, visitor)) is not None
    ]
    return sorted(found, key=lambda one: (one.deadline is None, one.deadline or 0.0, one.since, one.table))


def kind_of_wait(match: Match, visitor: str) -> str | None:
    """What a table waits for from a visitor, if anything."""
    mine = [seat for seat, holder in match.seats.items() if holder.visitor == visitor]
    if match.status == "playing":
        return "move" if any(match.seat_now(seat) in match.to_move for seat in mine) else None
    if any(holder.is_empty for holder in match.seats.values()):
        return None  # it waits for an opponent
    has_all_commits = all(holder.bot or seat in match.commits or seat in match.entropy for seat, holder in match.seats.items())
    done = match.entropy if has_all_commits else match.commits | match.entropy
    return "begin" if any(seat not in done for seat in mine) else None
