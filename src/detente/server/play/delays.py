"""Games that are watched with a delay: what spectators see is the game as it was some time ago.

Everything that they get is made from that earlier state, as a view is made from an observation; nothing is cut out of the present one.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from detente.engine.table import Table

from ..periodic import PeriodicJob
from ..store.matches import Match

if TYPE_CHECKING:
    from .tables import TableRegistry

EVERY = 1.0


class DelayedTable:
    """The past of one table. *times*: when each move was made; *held_until*: when others may know that moves were undone."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self._shown: Table | None = None
        self.shown_at = 0.0  # when the last visible move was made
        self.held_until = 0.0

    def note_change(self, before: Table | None, sequence: int, match: Match) -> None:
        """Note that a move was made or undone: spectators keep seeing the earlier state until they may know of it."""
        if not match.delay:
            return
        if before is not None and sequence < before.sequence:
            self.hold(before, match)
        self.times = [*self.times[:sequence], match.changed][:sequence]

    def hold(self, before: Table, match: Match) -> None:
        """Moves were taken back: what spectators see of the game *before* stays until they may know of it."""
        if match.delay:
            self._shown, self.held_until = self.table_then(before, match.delay), time.time() + match.delay

    def table_then(self, table: Table, delay: int) -> Table:
        """The game as it was so many seconds ago."""
        now = time.time()
        if self._shown is not None and now < self.held_until:
            return self._shown
        step = next((number for number, at in enumerate(self.times) if at > now - delay), len(self.times))
        if self._shown is None or self._shown.moves != table.moves[:step]:
            self._shown = table.at(step)
        self.shown_at = self.times[step - 1] if step else 0.0
        return self._shown


class DelayJob(PeriodicJob):
    """Sends spectators what they may see now."""

    name, every = "delays", EVERY

    def __init__(self, tables: TableRegistry) -> None:
        super().__init__()
        self._tables = tables

    async def run_once(self) -> None:
        for live in self._tables.all_in_memory():
            if live.match.delay:
                live.send_delayed()
