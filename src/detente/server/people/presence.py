"""Who is here: members whose visible page requests something from this server, and those with a table open before them."""

from __future__ import annotations

import contextlib
import time

from ..errors import Conflict
from ..periodic import Periodic
from ..play.tables import TableRegistry
from ..store import Visitor

EVERY = 10.0  # seconds between notes; a page asks for something every 20, and counts for store.friends.HERE
NOTED = ("member", "bot")


class Presence(Periodic):
    """Notes in the database who is at this server, for all servers to read."""

    name, every = "presence", EVERY

    def __init__(self, tables: TableRegistry) -> None:
        super().__init__()
        self.tables = tables
        self._asked: dict[str, float] = {}  # since the last note, and when

    def note(self, visitor: Visitor) -> None:
        """Somebody is here, as their page has just asked for something."""
        if visitor.kind in NOTED:
            self._asked[visitor.id] = time.time()

    async def look(self, now: float | None = None) -> None:
        """Write down who was here since the last time. Where two servers are the first to note somebody, one does."""
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
            await self.tables.store.friends.note(here, tables)
