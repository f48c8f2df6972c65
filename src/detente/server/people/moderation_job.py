"""Applies changes that moderators and others make in the database, on this server's pages, another server or the command line: checks
every few seconds, ends games and closes sockets."""

from __future__ import annotations

from detente.engine.errors import DetenteError

from ..logs import log_event
from ..periodic import PeriodicJob
from ..play import gate
from ..play.tables import TableRegistry

EVERY = 2.0  # seconds between checks
ENDING = ("close", "delete")  # actions after which a visitor's sockets are closed


class ModerationJob(PeriodicJob):
    """Follows the moderation log."""

    name, every = "moderation", EVERY

    def __init__(self, tables: TableRegistry) -> None:
        super().__init__()
        self.tables = tables
        self._last: int | None = None

    async def run_once(self) -> None:
        """Apply the actions logged since the last check; callers that changed something may call this directly."""
        async with self._lock:
            people = self.tables.store.people
            if self._last is None:
                self._last = await people.last_entry()
            for number, what, visitor, table in await people.entries_since(self._last):
                if what in ENDING and visitor is not None:
                    self.tables.disconnect(visitor)
                    await self.tables.disconnect_bots(visitor)
                    await self._rename(visitor)
                if what == "void" and table is not None and (live := self.tables.in_memory(table)):
                    self.tables.sync.mark_outdated(live)
                self._last = number
            for table_id, visitor in await people.abandoned():
                await self._end(table_id, visitor)
            for table_id in await people.voided():
                await self._end(table_id, None)

    async def _rename(self, visitor_id: str) -> None:
        if (visitor := await self.tables.store.visitor(visitor_id)) is not None:
            self.tables.rename(visitor)

    async def _end(self, table_id: str, visitor: str | None) -> None:
        """End a table; a table that cannot be loaded does not affect others."""
        try:
            await self.tables.finish(gate.end_for(await self.tables.get(table_id), visitor))
        except DetenteError as error:
            log_event("table not ended", table=table_id, problem=error.name)
