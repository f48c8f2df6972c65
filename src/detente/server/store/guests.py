"""Removal of idle guests who left nothing behind."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import ColumnElement, and_, bindparam, delete, exists, or_, select

from ..errors import Conflict
from .models import Base
from .part import Commit, Read
from .sessions import SESSIONS
from .statements import EXACT, SEATS, VISITORS

MOST = 500  # guests per batch


def is_idle(before: Any) -> ColumnElement[bool]:
    """The condition for a guest who has not been seen since a time and whom nothing in the database refers to."""
    columns = [
        column
        for table in Base.metadata.sorted_tables
        for column in table.columns
        if table is not SESSIONS and any(key.column is VISITORS.c.id for key in column.foreign_keys)
    ]
    refers = or_(*(exists().where(column == VISITORS.c.id) for column in (*columns, SEATS.c.reserved)))
    was_seen = exists().where(SESSIONS.c.visitor == VISITORS.c.id, SESSIONS.c.seen >= before)
    is_guest = and_(VISITORS.c.login.is_(None), VISITORS.c.deleted.is_(None), VISITORS.c.closed.is_(None), VISITORS.c.silenced < before)
    return and_(is_guest, VISITORS.c.created < before, VISITORS.c.signed_until < before, ~was_seen, ~refers)


END_SESSIONS = delete(SESSIONS).where(SESSIONS.c.visitor == bindparam("of"), SESSIONS.c.seen < bindparam("before"))
REMOVE = delete(VISITORS).where(VISITORS.c.id == bindparam("row"), is_idle(bindparam("before"))).execution_options(**EXACT)


async def remove_idle(read: Read, write: Commit, before: float) -> int:
    """Remove guests idle since a time; return how many. A guest who returns at that moment is kept."""
    found = await read(select(VISITORS.c.id).where(is_idle(before)).limit(MOST))
    removed = await asyncio.gather(*(_remove(write, row[0], before) for row in found))
    return sum(removed)


async def _remove(write: Commit, guest: str, before: float) -> bool:
    try:
        await write((END_SESSIONS, [{"of": guest, "before": before}]), (REMOVE, [{"row": guest, "before": before}]))
    except Conflict:  # no longer idle, or removed by another server
        return False
    return True
