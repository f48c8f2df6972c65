"""What a server does for tables at which nobody acts: clocks that run out, bots that are to move, tables that nobody comes back to."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

from detente import __version__
from detente.engine.errors import DetenteError

from ..errors import Outdated, PeerRefused, StoreDown
from ..logs import note
from ..store.work import LEASE, Peer
from . import gate
from .clocks import DAY

if TYPE_CHECKING:
    from .tables import TableRegistry

BEAT, GAP = 5.0, 20.0  # seconds between notes that a server runs, and without any after which all count as stopped
SILENCE = 12  # seconds without a note after which another server of a file is not there
GRACE = 60.0  # seconds that whoever is on the clock has at least when there is a server again
TIDY, WAITING_AGE, IDLE_AGE = 600.0, 2 * DAY, 30 * DAY  # how often forgotten tables end; after how long in the lobby, against a bot
TICK = 0.5  # seconds between looks at the clocks


class Keeper:
    """One for each server. Every piece of work is taken by one of them, and by another when that one dies."""

    def __init__(self, tables: TableRegistry) -> None:
        self._tables, self._work = tables, tables.store.work
        self._closing = asyncio.Event()
        self._beaten = self._tidied = self._renewed = 0.0

    # Which servers there are

    async def open(self) -> None:
        """Make this server known. If it is the only one, clocks go on from now, and its own work of before is free."""
        now = time.time()
        others = [peer for peer in await self._work.others() if peer.alive > now - GAP]
        await self._check_others(others)
        await self._work.leave()
        await self._work.enter(__version__, self._tables.signer.mark, now)
        if others and now - await self._work.last_beat() <= GAP:
            self._beaten = now
        else:
            await self._resume_clocks()

    async def _check_others(self, others: list[Peer]) -> None:
        """PeerRefused if this server cannot run beside the others."""
        if others and not self._tables.store.is_shared:
            heard = {peer.id: peer.alive for peer in others}
            for _ in range(SILENCE):  # one that was killed in another place, or another container, says nothing any more
                await asyncio.sleep(1.0)
                if any(peer.alive != heard.get(peer.id, peer.alive) for peer in await self._work.others()):
                    raise PeerRefused("database-taken")
        elif any(peer.secret_mark != self._tables.signer.mark for peer in others):
            raise PeerRefused("other-secret")

    async def close(self) -> None:
        """Release this server's work to others."""
        with contextlib.suppress(DetenteError):
            await self._work.exit(time.time())

    def stop(self) -> None:
        """Start no new work."""
        self._closing.set()

    # Rounds

    async def run(self) -> None:
        """Look after everything, again and again."""
        while not self._closing.is_set():
            try:
                await self._beat()
                await self._tidy()
                await self._end_overdue()
                await self._start_bots()
            except DetenteError as error:
                note("clocks", problem=error.name)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), TICK)

    @contextlib.contextmanager
    def _noted(self, table_id: str) -> Iterator[None]:
        """A table that cannot be taken up, played under rules of another version say, keeps no other from it."""
        try:
            yield
        except StoreDown:
            raise
        except DetenteError as error:
            note("table not taken up", logging.ERROR, table=table_id, problem=error.name)

    async def _beat(self) -> None:
        """Note that this server runs; after a gap in which none could, as when the database was away, clocks go on from now."""
        now = time.time()
        if now - self._beaten > GAP and now - await self._work.last_beat() > GAP:
            await self._resume_clocks()
            self._tables.doubt_all()
        if now - self._beaten > BEAT:
            await self._work.beat(now)
            self._beaten = now

    async def _resume_clocks(self) -> None:
        """Nobody pays for the time in which there was no server, and everybody gets a minute to come back."""
        stopped, now = await self._work.last_beat(), time.time()
        with contextlib.suppress(Outdated):  # another server does the same
            await self._work.resume_clocks(min(stopped, now), now, GRACE)
        self._beaten = now

    async def _tidy(self) -> None:
        """End tables and sessions that nobody has come back to, now and then."""
        now = time.time()
        if now - self._tidied > TIDY:
            await self._tables.store.sessions.remove_expired()
            await self._forget_guests(now)
            for table_id in await self._tables.store.forgotten(now - WAITING_AGE, now - IDLE_AGE):
                with self._noted(table_id):
                    live = await self._tables.get(table_id)
                    await self._tables.finish(gate.end_forgotten(live, now - WAITING_AGE, now - IDLE_AGE))
            self._tidied = now

    async def _forget_guests(self, now: float) -> None:
        """Remove guests who left long ago and left nothing behind."""
        days = self._tables.settings.guest_days
        if days and (removed := await self._tables.store.remove_idle_guests(now - days * DAY)):
            note("guests forgotten", count=removed)

    async def _end_overdue(self) -> None:
        """End games whose clock has run out, whether or not anybody is connected."""
        for table_id in await self._work.overdue(time.time()):
            with self._noted(table_id):
                await self._tables.finish(gate.flag(await self._tables.get(table_id)))

    async def _start_bots(self) -> None:
        """Renew the work of this server's bots, and take over bots that no server runs, as after the end of one."""
        now, bots = time.time(), self._tables.bots
        if now - self._renewed > LEASE / 3:
            for table_id in await self._work.renew(bots.tables, now):
                bots.give_up(table_id)
            self._renewed = now
        thinking = set(bots.tables)
        for table_id in await self._work.bots(now):
            if table_id not in thinking:
                with self._noted(table_id):
                    live = await self._tables.get(table_id)
                    if live.match.awaits_bot:
                        bots.wake(live)
                    else:
                        await self._work.end(table_id, live.match.version)
