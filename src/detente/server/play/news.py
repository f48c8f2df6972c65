"""What servers tell each other about tables. A message saves time, no more: a table is what the database says, and whatever
a message should have told is found by looking there again."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING

from detente.engine.errors import DetenteError

from ..bus import Bus, Message, make_line
from .live import LiveTable

if TYPE_CHECKING:
    from ..store import Match
    from .tables import TableRegistry

LOOK = 1.0  # seconds between looks whether tables with watchers have changed without a message
TOGETHER = 1000  # tables that are looked up at once
ALIVE, SILENT = 3.0, 10.0  # seconds between signs of life, and without one after which a server's players count as gone


class News:
    """This server's messages, and what it does with those of others."""

    def __init__(self, tables: TableRegistry) -> None:
        self._tables = tables
        line = make_line(tables.settings) if tables.store.is_shared else None
        self.bus = Bus(tables.store.name, line, self._receive, self.catch_up)
        self._refreshing: set[str] = set()
        self._heard: dict[str, float] = {}  # when each server last said anything
        self._told = 0.0

    # What this server tells

    def announce(self, live: LiveTable, before: Match) -> None:
        """A listener of every table: a change was committed here."""
        self.bus.post("changed", {"table": live.match.id, "version": live.match.version})

    def ask_presence(self, live: LiveTable) -> None:
        """Which players are connected to other servers."""
        self.bus.post("who", {"table": live.match.id})

    # What others tell

    def _receive(self, message: Message) -> None:
        """One message; kinds that a newer server may have are passed over."""
        self._heard[message["from"]] = time.monotonic()
        live = self._tables.in_memory(message.get("table", ""))
        kind = message["kind"]
        if kind == "ended":
            self._tables.spawn(self._tables.close_ended(message["visitor"]))
        elif kind == "renamed":
            self._tables.spawn(self._tables.read_name(message["visitor"]))
        elif kind == "gone":
            self._forget(message["from"])
        elif live is None:
            return
        elif kind == "changed":
            if message["version"] == live.match.version + 1:
                live.doubt_next()
                self._read_new(live)
            elif message["version"] > live.match.version:
                self.doubt(live)
        elif kind == "reread":
            self.doubt(live)
        elif kind == "presence":
            live.note_presence(message["from"], frozenset(message["visitors"]))
        elif kind == "who" and (players := live.players_here()):
            self.bus.post("presence", {"table": live.match.id, "visitors": sorted(players)})

    def _forget(self, server: str) -> None:
        """A server has ended: nobody is connected to it."""
        self._heard.pop(server, None)
        for live in self._tables.all_in_memory():
            if server in live.elsewhere:
                live.note_presence(server, frozenset())

    # Reading what is new

    def doubt(self, live: LiveTable) -> None:
        """A table may have changed: it is read again, at once if anybody looks."""
        live.in_doubt = True
        self._read_new(live)

    def _read_new(self, live: LiveTable) -> None:
        if live.connections and live.match.id not in self._refreshing:
            self._refreshing.add(live.match.id)
            self._tables.spawn(self._refresh(live))

    async def _refresh(self, live: LiveTable) -> None:
        try:
            with contextlib.suppress(DetenteError):  # the next look tries again
                async with live.lock:
                    self._refreshing.discard(live.match.id)  # what changes from here on is read by another task
                    if live.in_doubt:
                        await live.refresh()
        finally:
            self._refreshing.discard(live.match.id)

    def catch_up(self) -> None:
        """Messages may have been missed."""
        for live in self._tables.all_in_memory():
            self.doubt(live)
            if live.connections:
                self.ask_presence(live)
                if players := live.players_here():
                    self.bus.post("presence", {"table": live.match.id, "visitors": sorted(players)})

    async def run(self, closing: asyncio.Event) -> None:
        """Look again and again at the versions of all tables that somebody watches."""
        while not closing.is_set():
            with contextlib.suppress(DetenteError):
                await self._look()
            self._keep_presence()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(closing.wait(), LOOK)

    async def _look(self) -> None:
        watched = {live.match.id: live for live in self._tables.all_in_memory() if live.connections}
        names = list(watched)
        for first in range(0, len(names), TOGETHER):
            for table_id, version in (await self._tables.store.versions(names[first : first + TOGETHER])).items():
                live = watched[table_id]
                if live.in_doubt or version > live.match.version:
                    self.doubt(live)

    def _keep_presence(self) -> None:
        now = time.monotonic()
        if now - self._told > ALIVE:
            self.bus.post("alive", {})
            self._told = now
        for server in [server for server, at in self._heard.items() if now - at > SILENT]:
            self._forget(server)

    async def close(self) -> None:
        """Say goodbye."""
        self.bus.post("gone", {})
        await self.bus.close()
