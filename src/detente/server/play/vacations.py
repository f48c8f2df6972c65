"""Vacations: a member's correspondence clocks stand still for some days per year.

The tables are changed when a vacation begins and when it ends, by whichever server looks first; a table that is changed again for the same
reason stays as it is, so nothing is lost or done twice when a server dies in between.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

from ..errors import BadMessage, Conflict
from ..periodic import PeriodicJob
from ..store import Visitor
from ..store.vacations import Vacation
from . import pauses
from .clocks import DAY
from .tables import TableRegistry

DAYS = 30  # per calendar year (UTC)
SOON, FAR = 3600.0, 400 * DAY  # how far in the past a vacation may begin, and in the future it may end
EVERY = 5.0
TRIES = 5


def year_of(at: float) -> int:
    return datetime.fromtimestamp(at, UTC).year


def start_of(year: int) -> float:
    return datetime(year, 1, 1, tzinfo=UTC).timestamp()


def used(vacations: Iterable[Vacation], year: int) -> float:
    """The number of vacation days in a year, past or planned.

    >>> round(used([Vacation("anna", 1, start_of(2027) - 2 * DAY, start_of(2027) + 5 * DAY)], 2027), 3)
    5.0
    """
    first, last = start_of(year), start_of(year + 1)
    return sum(max(0.0, min(one.ends, last) - max(one.begins, first)) for one in vacations) / DAY


class Vacations:
    """The vacations of members."""

    def __init__(self, tables: TableRegistry) -> None:
        self.tables, self.store = tables, tables.store

    async def view(self, me: Visitor) -> dict[str, Any]:
        """A member's current and future vacations, and the days left this year."""
        now, mine = time.time(), await self.store.vacations.of(me.id)
        kept = [{"number": one.number, "begins": one.begins, "ends": one.ends} for one in mine if one.ends > now]
        return {"vacations": kept, "left": max(0.0, DAYS - used(mine, year_of(now))), "days": DAYS}

    async def add(self, me: Visitor, begins: float, ends: float) -> None:
        """Add a vacation; Conflict if there are not enough days left, or it overlaps another."""
        if me.kind != "member":
            raise Conflict("no-account")
        now = time.time()
        first = max(begins, now)
        if begins < now - SOON or ends <= first or ends > now + FAR:
            raise BadMessage("vacation-time")
        for _ in range(TRIES):
            mine = await self.store.vacations.of(me.id)
            wanted = Vacation(me.id, await self.store.vacations.next_number(me.id), first, ends)
            if any(one.begins < ends and one.ends > first for one in mine):
                raise Conflict("vacation-overlap")
            for year in range(year_of(first), year_of(ends) + 1):
                if used([*mine, wanted], year) > DAYS + 0.001:
                    raise Conflict("vacation-days", days=DAYS, year=str(year))
            try:
                await self.store.vacations.add(me.id, first, ends, wanted.number)
            except Conflict:
                continue  # another page of the same member was faster
            return
        raise Conflict("taken")


class VacationJob(PeriodicJob):
    """Updates tables when vacations begin and end."""

    name, every = "vacations", EVERY

    def __init__(self, vacations: Vacations) -> None:
        super().__init__()
        self.tables, self.store = vacations.tables, vacations.store

    async def run_once(self) -> None:
        now = time.time()
        for vacation in await self.store.vacations.due(now):
            for table in await self.store.vacations.tables(vacation.visitor):
                await self.tables.finish(pauses.stop_clocks_on_vacation(await self.tables.get(table)))
            await self.store.vacations.mark(vacation, is_done=vacation.ends <= now)
