"""What a server does with public games that have ended, on any server: each once, soon after its end."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Sequence

from ..periodic import Periodic
from ..store import Match
from .live import LiveTable
from .tables import TableRegistry

MARGIN = 3600.0  # seconds by which the clocks of servers may differ


class FinishedGames(Periodic):
    """Looks at public games that have ended; at once when one ends here."""

    every = 5.0

    def __init__(self, tables: TableRegistry) -> None:
        super().__init__()
        self.tables, self.store = tables, tables.store
        self._since = 0.0  # everything that ended earlier has been looked at
        tables.listeners.append(self.heed)

    def heed(self, live: LiveTable, before: Match) -> None:
        """A listener of every table: do not wait when a game ends."""
        if live.match.status == "over" and before.status != "over" and live.match.mode == "open":
            self.wake.set()

    async def take(self, missing: Callable[[float], Awaitable[Sequence[str]]], treat: Callable[[str], Awaitable[None]]) -> None:
        """Treat the tables that are missing among those that have ended since the last look, until none is."""
        began = time.time()
        while found := await missing(self._since):
            for table_id in found:
                await treat(table_id)
        self._since = began - MARGIN
