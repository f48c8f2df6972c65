"""Presence: members whose visible page makes requests to this server, and those with a table open."""

from __future__ import annotations

import contextlib
import time

from ..errors import Conflict
from ..periodic import PeriodicJob
from ..play.tables import TableRegistry
from ..store import Visitor

EVERY = 10.0  # seconds between updates; a page makes a request every 20 s, and counts as present for store.friends.HERE
NOTED = ("member", "bot")


class Presence(PeriodicJob):
    """Records in the database who is present at this server, for all servers to read."""

    name, every = "presence", EVERY

    def __init__(self, tables: TableRegistry) -> None:
        super().__init__()
        self.tables = tables
        self._asked: dict[str, float] = {}  # visitors since the last update, and when

    def record(self, visitor: Visitor) -> None:
        """Note that somebody is present, because their page has just made a request."""
        if visitor.kind in NOTED:
            self._asked[visitor.id] = time.time()

    async def run_once(self, now: float | None = None) -> None:
        """Record who has been present since the last update. If two servers are the first to record somebody, one of them does."""
        at = time.time() if now is None else now
        here, self._asked = self._asked, {}
        tables: dict[str, str] = {}
        for live in self.tables.all_in_memory():
            if not live.connections or live.match.mode not in ("open", "private"):
                continue
            kinds = {holder.visitor: holder.kind for holder in live.match.seats.values()}
            players = [player for player in live.players_watching() if kinds.get(player) in NOTED]
            here |= dict.fromkeys(players, at)
            if live.match.mode == "open" and live.match.status == "playing":
                tables |= dict.fromkeys(players, live.match.id)
        with contextlib.suppress(Conflict):
            await self.tables.store.friends.record(here, tables)
