"""Background work for tables: clocks that run out, bots that are to move, and abandoned tables."""

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
from ..logs import LOG, log_event
from ..store.work import GAP, LEASE, Peer
from . import gate
from .clocks import DAY

if TYPE_CHECKING:
    from .tables import TableRegistry

BEAT = 5.0  # seconds between heartbeats
SILENCE = 12  # seconds without a heartbeat after which another server of the same file counts as gone
GRACE = 60.0  # least seconds on a running clock after a downtime
TIDY, WAITING_AGE, IDLE_AGE = 600.0, 2 * DAY, 30 * DAY  # seconds between clean-ups; age of abandoned tables: in the lobby, against a bot
TICK = 0.5  # seconds between checks of the clocks


class TableJobs:
    """One per server. Every piece of work is claimed by one of them, and by another if that one dies."""

    def __init__(self, tables: TableRegistry) -> None:
        self._tables, self._work = tables, tables.store.work
        self._closing = asyncio.Event()
        self._beaten = self._tidied = self._renewed = 0.0

    # Which servers there are

    async def open(self) -> None:
        """Register this server. If it is the only one, clocks resume now, and its work from before is released."""
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
            for _ in range(SILENCE):  # one that was killed on another machine or in another container stops sending heartbeats
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
        """Run all background work until the server stops."""
        while not self._closing.is_set():
            try:
                await self._beat()
                await self._tidy()
                await self._end_overdue()
                await self._start_bots()
            except DetenteError as error:
                log_event("clocks", problem=error.name)
            except Exception as error:  # all other clocks and bots have to go on
                LOG.log(logging.ERROR, "clocks", extra={"problem": type(error).__name__}, exc_info=error)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), TICK)

    @contextlib.contextmanager
    def _noted(self, table_id: str) -> Iterator[None]:
        """Context: log an error of one table (rules of an unknown version, say), so that it does not affect the others."""
        try:
            yield
        except StoreDown:
            raise
        except DetenteError as error:
            log_event("table not taken up", logging.ERROR, table=table_id, problem=error.name)

    async def _beat(self) -> None:
        """Write a heartbeat; after a gap without any server (or database), clocks resume now."""
        now = time.time()
        if now - self._beaten > GAP and now - await self._work.last_beat() > GAP:
            await self._resume_clocks()
            self._tables.mark_all_outdated()
        if now - self._beaten > BEAT:
            await self._work.beat(now)
            self._beaten = now

    async def _resume_clocks(self) -> None:
        """Resume clocks after a downtime: it is charged to nobody, and everybody gets a minute to come back."""
        stopped = await self._work.last_beat()
        for _ in range(gate.TRIES):
            now = time.time()
            try:
                await self._work.resume_clocks(min(stopped, now), now, GRACE)
            except Outdated:
                if await self._work.last_beat() != stopped:
                    break  # another server has done it
            else:
                break  # else a clock was changed just now, by a move
        self._beaten = now

    async def _tidy(self) -> None:
        """End abandoned tables and expired sessions, every few minutes."""
        now = time.time()
        if now - self._tidied > TIDY:
            await self._tables.store.sessions.remove_expired()
            await self._forget_guests(now)
            for table_id in await self._tables.store.forgotten(now - WAITING_AGE, now - IDLE_AGE):
                with self._noted(table_id):
                    live = await self._tables.get(table_id)
                    await self._tables.finish(gate.end_abandoned(live, now - WAITING_AGE, now - IDLE_AGE))
            self._tidied = now

    async def _forget_guests(self, now: float) -> None:
        """Remove guests not seen for a long time who left nothing behind."""
        days = self._tables.settings.guest_days
        if days and (removed := await self._tables.store.remove_idle_guests(now - days * DAY)):
            log_event("guests forgotten", count=removed)

    async def _end_overdue(self) -> None:
        """End games whose clock has run out, whether or not anybody is connected."""
        for table_id in await self._work.overdue(time.time()):
            with self._noted(table_id):
                await self._tables.finish(gate.flag(await self._tables.get(table_id)))

    async def _start_bots(self) -> None:
        """Renew the claims of this server's bots, and take over bots whose server has stopped."""
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
