"""What the parts of the store have in common: each reads and writes the rows of one subject."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from sqlalchemy import Select, and_, select

from .models import Base, TableRow

Read = Callable[[Any], Awaitable[Sequence[Any]]]  # the rows of a select
Commit = Callable[..., Awaitable[None]]  # writes in one transaction (`Writer.write`)


def finished_without(rows: type[Base], since: float) -> Select[str]:
    """The ids of games of public tables that ended after *since* and have no row among *rows* yet, the oldest first."""
    over = and_(TableRow.mode == "open", TableRow.status == "over", TableRow.changed > since, TableRow.voided.is_(False))
    columns: Any = rows
    known = select(columns.table).where(columns.table == TableRow.id)
    return select(TableRow.id).where(over, ~known.exists()).order_by(TableRow.changed, TableRow.id)


class StorePart:
    """A part of the store, with the store's way to read and to write."""

    def __init__(self, read: Read, write: Commit) -> None:
        self._read, self.write = read, write
