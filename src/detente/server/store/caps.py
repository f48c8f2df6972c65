"""How many of something one visitor may have. It is counted in the transaction that adds one more, after it was added, and with the
visitor's row held: requests at the same time, at whichever server, count each other."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, bindparam, func, select
from sqlalchemy.sql.dml import Update

from ..errors import Conflict
from .alert_models import ChannelRow
from .models import ApiTokenRow, SeatRow, SeekRow, TableRow
from .statements import EXACT, HOLD, VISITORS, change
from .tournaments import GOING_ON, TournamentRow
from .writer import Write


@dataclass(frozen=True)
class Cap:
    """A limit, and the error message for exceeding it."""

    most: int
    problem: str
    check: Update  # matches a row only within the limit; otherwise the transaction is rolled back

    def writes(self, visitor_id: str, **facts: Any) -> tuple[Write, Write]:
        """The writes that go with each addition."""
        return (HOLD, [{"row": visitor_id}]), (self.check, [{"row": visitor_id, "most": self.most, **facts}])

    @contextmanager
    def enforced(self) -> Iterator[None]:
        """Context of the write: raises a Conflict that says how many are allowed."""
        try:
            yield
        except Conflict as error:
            raise Conflict(self.problem, most=self.most) from error


def cap(most: int, problem: str, counted: Select[Any]) -> Cap:
    """A cap on the number of rows that a query finds for the visitor `row`."""
    number = counted.with_only_columns(func.count()).scalar_subquery()
    check = change(VISITORS).values(lang=VISITORS.c.lang).where(number <= bindparam("most")).execution_options(**EXACT)
    return Cap(most, problem, check)


_ROW: Any = bindparam("row")
_BOT = VISITORS.alias()
_MINE = select(SeatRow.table).where(SeatRow.visitor == _ROW)
_EMPTY = select(SeatRow.table).where(SeatRow.table == TableRow.id, SeatRow.visitor.is_(None), SeatRow.bot.is_(None))
_WAITING = select(TableRow.id).where(TableRow.status == "waiting", TableRow.id.in_(_MINE))
_SOUGHT = select(SeekRow.id).where(SeekRow.visitor == _ROW, SeekRow.table.is_(None), SeekRow.expires > bindparam("now"))
_HELD = select(TournamentRow.id).where(TournamentRow.director == _ROW, TournamentRow.phase.in_(GOING_ON))

OPEN_TABLES = cap(5, "too-many-open", _WAITING.where(TableRow.mode == "open", _EMPTY.where(SeatRow.reserved.is_(None)).exists()))
CHALLENGES = cap(5, "challenge-many", _WAITING.where(_EMPTY.where(SeatRow.reserved.is_not(None)).exists()))
SEEKS = cap(5, "seek-many", _SOUGHT)
API_TOKENS = cap(20, "too-many-tokens", select(ApiTokenRow.id).where(ApiTokenRow.visitor == _ROW))
BOTS = cap(5, "too-many-bots", select(_BOT.c.id).where(_BOT.c.owner == _ROW, _BOT.c.deleted.is_(None)))
CHANNELS = cap(20, "too-many-channels", select(ChannelRow.id).where(ChannelRow.visitor == _ROW, ChannelRow.via != "mail"))
TOURNAMENTS = cap(10, "tournament-many", _HELD)
