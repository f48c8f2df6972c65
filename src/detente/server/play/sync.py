"""Keeps tables in memory in step with other servers. Messages between servers only save time: the database is authoritative, and
changes whose message was lost are found by polling it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from typing import TYPE_CHECKING

from detente.engine.errors import DetenteError

from ..bus import Bus, Message, make_transport
from ..logs import LOG
from .live import LiveTable

if TYPE_CHECKING:
    from ..store import Match
    from .tables import TableRegistry

CHECK = 1.0  # seconds between polls for changes without a message
TOGETHER = 1000  # tables per query
ALIVE, SILENT = 3.0, 10.0  # seconds between signs of life, and without one after which a server's players count as disconnected


class TableSync:
    """Sends this server's messages, and handles those of others."""

    def __init__(self, tables: TableRegistry) -> None:
        self._tables = tables
        line = make_transport(tables.settings) if tables.store.is_shared else None
        # A name for this process: a server that is killed and restarted has the same name, but its former connections are gone.
        self.bus = Bus(f"{tables.store.name}-{secrets.token_hex(4)}", line, self._receive, self.catch_up)
        self._refreshing: set[str] = set()
        self._heard: dict[str, float] = {}  # when each server last sent anything
        self._last_alive = 0.0

    # Sending

    def announce(self, live: LiveTable, before: Match) -> None:
        """Listener of every table: announce a change that was committed here."""
        self.bus.post("changed", {"table": live.match.id, "version": live.match.version})

    def ask_presence(self, live: LiveTable) -> None:
        """Ask other servers which players are connected to them."""
        self.bus.post("who", {"table": live.match.id})

    # Receiving

    def _receive(self, message: Message) -> None:
        """Handle a message; unknown kinds, which newer servers may send, are ignored."""
        self._heard[message["from"]] = time.monotonic()
        live = self._tables.in_memory(message.get("table", ""))
        kind = message["kind"]
        if kind == "ended":
            self._tables.spawn(self._tables.close_ended(message["visitor"]))
        elif kind == "renamed":
            self._tables.spawn(self._tables.read_name(message["visitor"]))
        elif kind == "bell":
            self._tables.send_bell_here(message["visitors"])
        elif kind == "gone":
            self._forget(message["from"])
        elif live is None:
            return
        elif kind == "changed":
            if message["version"] == live.match.version + 1:
                live.expect_next_version()
                self._read_new(live)
            elif message["version"] > live.match.version:
                self.mark_outdated(live)
        elif kind == "reread":
            self.mark_outdated(live)
        elif kind == "presence":
            live.note_presence(message["from"], frozenset(message["visitors"]))
        elif kind == "who" and (players := live.players_here()):
            self.bus.post("presence", {"table": live.match.id, "visitors": sorted(players)})

    def _forget(self, server: str) -> None:
        """Forget the players of a server that has stopped."""
        self._heard.pop(server, None)
        for live in self._tables.all_in_memory():
            if server in live.elsewhere:
                live.note_presence(server, frozenset())

    # Reading changes

    def mark_outdated(self, live: LiveTable) -> None:
        """Note that a table may have changed: it is read again, immediately if anybody is connected."""
        live.is_outdated = True
        self._read_new(live)

    def _read_new(self, live: LiveTable) -> None:
        if live.connections and live.match.id not in self._refreshing:
            self._refreshing.add(live.match.id)
            self._tables.spawn(self._refresh(live))

    async def _refresh(self, live: LiveTable) -> None:
        try:
            with contextlib.suppress(DetenteError):  # the next poll tries again
                async with live.lock:
                    self._refreshing.discard(live.match.id)  # later changes are read by another task
                    if live.is_outdated:
                        await live.refresh()
        finally:
            self._refreshing.discard(live.match.id)

    def catch_up(self) -> None:
        """Mark all tables as outdated: messages may have been missed."""
        for live in self._tables.all_in_memory():
            self.mark_outdated(live)
            if live.connections:
                self.ask_presence(live)
                if players := live.players_here():
                    self.bus.post("presence", {"table": live.match.id, "visitors": sorted(players)})

    async def run(self, closing: asyncio.Event) -> None:
        """Poll the versions of all tables with connections until the server closes."""
        while not closing.is_set():
            try:
                await self._check_versions()
                self._send_presence()
            except DetenteError:
                self._send_presence()
            except Exception as error:  # one table must not keep all others from being read
                LOG.log(logging.ERROR, "sync", extra={"problem": type(error).__name__}, exc_info=error)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(closing.wait(), CHECK)

    async def _check_versions(self) -> None:
        watched = {live.match.id: live for live in self._tables.all_in_memory() if live.connections}
        names = list(watched)
        for first in range(0, len(names), TOGETHER):
            for table_id, version in (await self._tables.store.versions(names[first : first + TOGETHER])).items():
                live = watched[table_id]
                if live.is_outdated or version > live.match.version:
                    self.mark_outdated(live)

    def _send_presence(self) -> None:
        now = time.monotonic()
        if now - self._last_alive > ALIVE:
            self.bus.post("alive", {})
            self._last_alive = now
        for server in [server for server, at in self._heard.items() if now - at > SILENT]:
            self._forget(server)

    async def close(self) -> None:
        """Tell the other servers that this one stops."""
        self.bus.post("gone", {})
        await self.bus.close()
