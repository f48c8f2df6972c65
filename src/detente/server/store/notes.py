"""Storage of private notes at tables."""

from __future__ import annotations

import time
from typing import cast

from sqlalchemy import Table, bindparam, delete, insert, select

from .models import NoteRow
from .part import StorePart
from .writer import Write

NOTES = cast(Table, NoteRow.__table__)
ADD_NOTE = insert(NOTES)
REMOVE_NOTE = delete(NOTES).where(NOTES.c.table == bindparam("row"), NOTES.c.visitor == bindparam("of"))


class NoteStore(StorePart):
    """The notes of the database."""

    async def of(self, table: str, visitor: str) -> str:
        """A visitor's note at a table."""
        rows = await self._read(select(NoteRow.text).where(NoteRow.table == table, NoteRow.visitor == visitor))
        return str(rows[0][0]) if rows else ""

    async def save(self, table: str, visitor: str, text: str) -> None:
        """Replace the note; an empty one is removed."""
        removed: Write = (REMOVE_NOTE, [{"row": table, "of": visitor}])
        row = {"table": table, "visitor": visitor, "text": text, "at": time.time()}
        await self.write(removed, *([(ADD_NOTE, [row])] if text else []))
