"""Storage of vacations, during which correspondence clocks stand still."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, cast

from sqlalchemy import Table, and_, bindparam, delete, func, insert, or_, select, update

from .models import SeatRow, TableRow, VacationRow
from .part import StorePart

VACATIONS = cast(Table, VacationRow.__table__)
ADD_VACATION = insert(VACATIONS)
_ONE = and_(VACATIONS.c.visitor == bindparam("of"), VACATIONS.c.number == bindparam("row"))
REMOVE_PLANNED = delete(VACATIONS).where(_ONE, VACATIONS.c.begins > bindparam("now"))
END_NOW = update(VACATIONS).where(_ONE, VACATIONS.c.ends > bindparam("now")).values(ends=bindparam("now"))
NOTE = update(VACATIONS).where(_ONE).values(begun=bindparam("is_begun"), done=bindparam("is_done"))
MOST = 50  # vacations per batch


@dataclass(frozen=True)
class Vacation:
    visitor: str
    number: int
    begins: float
    ends: float


class VacationStore(StorePart):
    """The vacations of the database."""

    async def of(self, visitor: str) -> list[Vacation]:
        """All vacations of a member, including past ones, in order."""
        return await self._select(VacationRow.visitor == visitor)

    async def _select(self, *conditions: Any) -> list[Vacation]:
        columns = (VacationRow.visitor, VacationRow.number, VacationRow.begins, VacationRow.ends)
        return [Vacation(*row) for row in await self._read(select(*columns).where(*conditions).order_by(VacationRow.begins))]

    async def add(self, visitor: str, begins: float, ends: float, number: int) -> None:
        """Add a vacation; Conflict if its number was taken in the meantime."""
        row = {"visitor": visitor, "number": number, "begins": begins, "ends": ends, "begun": False, "done": False}
        await self.write((ADD_VACATION, [row]))

    async def next_number(self, visitor: str) -> int:
        rows = await self._read(select(func.max(VacationRow.number)).where(VacationRow.visitor == visitor))
        return int(rows[0][0] or 0) + 1

    async def end(self, visitor: str, number: int, now: float) -> None:
        """End a vacation now, or cancel it; past ones are kept."""
        one = {"of": visitor, "row": number, "now": now}
        await self.write((REMOVE_PLANNED, [one]), (END_NOW, [one]))

    async def active(self, visitors: Iterable[str], now: float) -> dict[str, float]:
        """The people, of those given, who are on vacation, and until when."""
        found = await self._select(VacationRow.visitor.in_(list(visitors)), VacationRow.begins <= now, VacationRow.ends > now)
        return {one.visitor: one.ends for one in found}

    async def due(self, now: float) -> list[Vacation]:
        """Vacations that have begun or ended but have not been applied to the tables."""
        begins = and_(VacationRow.begins <= now, VacationRow.begun.is_(False))
        ends = VacationRow.ends <= now
        return (await self._select(VacationRow.done.is_(False), or_(begins, ends)))[:MOST]

    async def mark(self, vacation: Vacation, is_done: bool) -> None:
        """Record that its beginning or end has been applied to the tables."""
        await self.write((NOTE, [{"of": vacation.visitor, "row": vacation.number, "is_begun": True, "is_done": is_done}]))

    async def tables(self, visitor: str) -> list[str]:
        """A member's games with a clock."""
        mine = select(SeatRow.table).where(SeatRow.visitor == visitor)
        found = select(TableRow.id).where(TableRow.status == "playing", TableRow.clock.is_not(None), TableRow.id.in_(mine))
        return [row[0] for row in await self._read(found)]
