"""Storage of notifications, which the bell of every page lists. (`notification_writes` and `notice_writes` in people.py add them.)"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam, delete, func, select, update

from .alert_models import NotificationRow
from .lists import select_tables
from .matches import Match
from .models import SeatRow, TableRow, VisitorRow
from .part import StorePart
from .people import NOTIFICATIONS, READ_NOTICES_WITH, Person, person_columns, person_of

KEPT = 30 * 86_400.0  # seconds after which notifications are deleted
LISTED = 50  # per page
_MINE = (NOTIFICATIONS.c.visitor == bindparam("of"), NOTIFICATIONS.c.read.is_(None))
READ_ONE = update(NOTIFICATIONS).where(*_MINE, NOTIFICATIONS.c.id == bindparam("row")).values(read=bindparam("now"))
READ_UP_TO = update(NOTIFICATIONS).where(*_MINE, NOTIFICATIONS.c.id <= bindparam("last")).values(read=bindparam("now"))
FORGET_OLD = delete(NOTIFICATIONS).where(NOTIFICATIONS.c.at < bindparam("before"))
EXPORTED = ("kind", "table", "tournament", "text", "until", "at", "read")


@dataclass(frozen=True)
class Notification:
    """An entry of the bell. *other*: the person it is about; *match*: the table it is about; *rematch*: whether that is a rematch."""

    id: int
    kind: str
    table: str | None
    tournament: str | None
    text: str
    until: float | None
    at: float
    read: float | None
    other: Person | None = None
    match: Match | None = None
    rematch: bool = False


class NotificationStore(StorePart):
    """The notifications."""

    async def has(self, key: str) -> bool:
        """Return whether a notification exists, read or not."""
        return bool(await self._read(select(NotificationRow.id).where(NotificationRow.key == key)))

    async def count(self, visitor: str) -> tuple[int, int]:
        """The number of a visitor's unread notifications, and the id of the newest one."""
        unread = func.count().filter(NotificationRow.read.is_(None))
        found = select(unread, func.coalesce(func.max(NotificationRow.id), 0)).where(NotificationRow.visitor == visitor)
        row = (await self._read(found.where(NotificationRow.at >= time.time() - KEPT)))[0]
        return int(row[0]), int(row[1])

    async def page(self, visitor: str, before: int | None = None) -> list[Notification]:
        """A page of a visitor's notifications, the newest first; *before*: only those with smaller ids."""
        mine = (NotificationRow.visitor == visitor) & (NotificationRow.at >= time.time() - KEPT)
        found = select(NotificationRow, *person_columns(VisitorRow)).outerjoin(VisitorRow, VisitorRow.id == NotificationRow.other)
        found = found.where(mine if before is None else mine & (NotificationRow.id < before))
        rows = await self._read(found.order_by(NotificationRow.id.desc()).limit(LISTED))
        tables = {row[0].table for row in rows if row[0].table}
        matches = await select_tables(self._read, select(TableRow).where(TableRow.id.in_(tables))) if tables else []
        by_id, again = {match.id: match for match in matches}, await self._rematches(visitor) if tables else set()
        return [
            Notification(
                **{name: getattr(row[0], name) for name in ("id", *EXPORTED)},
                other=person_of(row[1:5]) if row[2] is not None else None,  # guests may be removed
                match=by_id.get(row[0].table or ""),
                rematch=row[0].table in again,
            )
            for row in rows
        ]

    async def _rematches(self, visitor: str) -> set[str]:
        """The rematches of the visitor's games."""
        mine = select(SeatRow.table).where(SeatRow.visitor == visitor)
        rows = await self._read(select(TableRow.rematch).where(TableRow.id.in_(mine), TableRow.rematch.is_not(None)))
        return {row[0] for row in rows}

    async def read(self, visitor: str, numbers: Sequence[int], last: int = 0) -> None:
        """Mark some of a visitor's notifications as read, and all with ids up to *last*; their notices too."""
        same = {"of": visitor, "now": time.time()}
        ones = [same | {"row": number} for number in numbers]
        await self.write(
            *([(READ_ONE, ones)] if ones else []), *([(READ_UP_TO, [same | {"last": last}])] if last else []), (READ_NOTICES_WITH, [same])
        )

    async def exported(self, visitor: str) -> list[dict[str, Any]]:
        """All of a visitor's notifications, for the export of their data."""
        columns = (NOTIFICATIONS.c[name] for name in EXPORTED)
        rows = await self._read(select(*columns).where(NOTIFICATIONS.c.visitor == visitor).order_by(NOTIFICATIONS.c.id))
        return [dict(row._mapping) for row in rows]

    async def forget_old(self, now: float) -> None:
        await self.write((FORGET_OLD, [{"before": now - KEPT}]))
