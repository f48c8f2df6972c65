"""Storage of comments on moves of finished games."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, cast

from sqlalchemy import Table, bindparam, delete, func, insert, select

from .matches import kind_of
from .models import CommentRow, VisitorRow
from .part import StorePart
from .statements import EXACT, change

COMMENTS = cast(Table, CommentRow.__table__)
ADD_COMMENT = insert(COMMENTS)
CHANGE_COMMENT = change(COMMENTS, "text", "edited").where(COMMENTS.c.visitor == bindparam("of")).execution_options(**EXACT)
REMOVE_COMMENT = delete(COMMENTS).where(COMMENTS.c.id == bindparam("row")).execution_options(**EXACT)
MOST = 1000  # most comments shown per table


@dataclass(frozen=True)
class Comment:
    """A comment on the position after so many moves."""

    id: int
    table: str
    step: int
    text: str
    at: float
    edited: float | None
    visitor: str
    name: str
    kind: str
    person: str | None


class CommentStore(StorePart):
    """The comments of the database."""

    async def of_table(self, table: str) -> list[Comment]:
        """The comments on a game, in order of steps."""
        return await self._select(CommentRow.table == table)

    async def find(self, number: int) -> Comment | None:
        """One comment."""
        found = await self._select(CommentRow.id == number)
        return found[0] if found else None

    async def _select(self, condition: Any) -> list[Comment]:
        columns = (VisitorRow.name, VisitorRow.login, VisitorRow.deleted, VisitorRow.person)
        found = select(CommentRow, *columns).join(VisitorRow, VisitorRow.id == CommentRow.visitor).where(condition)
        rows = await self._read(found.order_by(CommentRow.step, CommentRow.id).limit(MOST))
        return [
            Comment(row.id, row.table, row.step, row.text, row.at, row.edited, row.visitor, name, kind_of(login, deleted), person)
            for row, name, login, deleted, person in rows
        ]

    async def count(self, table: str, visitor: str) -> int:
        """The number of comments by one person on a game."""
        mine = (CommentRow.table == table) & (CommentRow.visitor == visitor)
        return int((await self._read(select(func.count()).select_from(CommentRow).where(mine)))[0][0])

    async def add(self, table: str, step: int, visitor: str, text: str) -> None:
        row = {"table": table, "step": step, "visitor": visitor, "text": text, "at": time.time(), "edited": None}
        await self.write((ADD_COMMENT, [row]))

    async def change(self, number: int, visitor: str, text: str) -> None:
        await self.write((CHANGE_COMMENT, [{"row": number, "of": visitor, "text": text, "edited": time.time()}]))

    async def remove(self, number: int) -> None:
        await self.write((REMOVE_COMMENT, [{"row": number}]))
