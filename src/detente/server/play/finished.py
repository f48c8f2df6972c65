"""Processing of public games that have ended, on any server: each once, soon after its end."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Sequence

from ..periodic import PeriodicJob
from ..store import Match
from .live import LiveTable
from .tables import TableRegistry

MARGIN = 3600.0  # seconds by which the clocks of servers may differ


class FinishedGamesJob(PeriodicJob):
    """Processes public games that have ended; immediately when one ends on this server."""

    every = 5.0

    def __init__(self, tables: TableRegistry) -> None:
        super().__init__()
        self.tables, self.store = tables, tables.store
        self._since = 0.0  # everything that ended earlier has been processed
        tables.listeners.append(self.on_change)

    def on_change(self, live: LiveTable, before: Match) -> None:
        """Listener of every table: run early when a game ends."""
        if live.match.status == "over" and before.status != "over" and live.match.mode == "open":
            self.wake.set()

    async def process(self, missing: Callable[[float], Awaitable[Sequence[str]]], treat: Callable[[str], Awaitable[None]]) -> None:
        """Process the tables that *missing* finds among those that have ended since the last run, until there are none."""
        began = time.time()
        while found := await missing(self._since):
            for table_id in found:
                await treat(table_id)
        self._since = began - MARGIN
