"""Work that exactly one server does: clocks that run out, and bots. Also the list of servers.

Work has a holder until a time, which the holder puts off while it is at it; when it stops doing so, because it died or lost the database,
another server takes the work over. Whatever two servers might still do at once is decided by the version of the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Executable, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from ..errors import StoreDown
from ..play.clocks import Clock
from . import statements as sql
from .models import PeerRow, ServerRow, TableRow
from .writer import Write, Writer

GAP = 20.0  # seconds without a heartbeat of any server after which all count as stopped
LEASE = 6.0  # seconds without a heartbeat after which other servers take over
MOST = 50  # tables per takeover


@dataclass(frozen=True)
class Peer:
    """A server of this database."""

    id: str
    software: str
    secret_mark: str
    alive: float


class Work:
    """The work of one server, by its name."""

    def __init__(self, engine: AsyncEngine, writer: Writer, name: str, is_shared: bool) -> None:
        self._engine, self._writer, self._name, self._is_shared = engine, writer, name, is_shared

    async def _rows(self, statement: Executable) -> Sequence[Any]:
        """Run a statement in a transaction of its own. It never waits for a row lock, so it cannot deadlock."""
        try:
            async with self._engine.begin() as connection:
                return (await connection.execute(statement)).all()
        except (SQLAlchemyError, OSError) as error:
            raise StoreDown("store-down") from error

    # Clocks

    async def overdue(self, now: float) -> list[str]:
        """Claim tables whose clock has run out, for this server to end."""
        late = (TableRow.deadline <= now) & (TableRow.status == "playing")
        return await self._take(late & ((TableRow.worker_until <= now) | (TableRow.worker == self._name)), now)

    async def resume_clocks(self, stopped: float, now: float, grace: float) -> None:
        """Let clocks that ran at *stopped* go on from *now*: all of them and the servers' beat, or none. Outdated if one has changed."""
        running = (TableRow.status == "playing") & TableRow.deadline.is_not(None)
        rows = await self._rows(select(TableRow.id, TableRow.version, TableRow.clock).where(running))
        clocks = [(table_id, version, Clock.from_json(stored).resume(stopped, now, grace)) for table_id, version, stored in rows]
        resumed = [
            {"row": table_id, "version": version + 1, "clock": clock.to_json(), "deadline": clock.deadline}
            for table_id, version, clock in clocks
        ]
        writes: list[Write] = [(sql.RUN_CLOCK, resumed)] if resumed else []
        claims = {table_id: version for table_id, version, _ in clocks}
        await self._writer.write(*writes, (sql.BEAT, [{"now": now}]), claims=claims)

    # Bots

    async def bots(self, now: float) -> list[str]:
        """Claim tables where a bot is to move and no server runs it."""
        is_asked = TableRow.awaits_bot & (TableRow.status == "playing") & (TableRow.mode != "show")  # shows run only while somebody watches
        return await self._take(is_asked & (TableRow.worker_until <= now), now)

    async def _take(self, condition: Any, now: float) -> list[str]:
        """Claim unclaimed tables, for a limited time if there are other servers."""
        free = select(TableRow.id).where(condition).limit(MOST)
        if self._is_shared:
            taken = update(TableRow).where(TableRow.id.in_(free.with_for_update(skip_locked=True)))
            found = await self._rows(taken.values(worker=self._name, worker_until=now + LEASE).returning(TableRow.id))
        else:
            found = await self._rows(free)
        return [row[0] for row in found]

    async def renew(self, table_ids: Sequence[str], now: float) -> list[str]:
        """Extend the claims on these tables; return those that another server has taken."""
        if not self._is_shared or not table_ids:
            return []
        mine = select(TableRow.id).where(TableRow.id.in_(table_ids), TableRow.worker == self._name).with_for_update(skip_locked=True)
        await self._rows(update(TableRow).where(TableRow.id.in_(mine)).values(worker_until=now + LEASE).returning(TableRow.id))
        lost = select(TableRow.id).where(TableRow.id.in_(table_ids), TableRow.worker.is_not(None), TableRow.worker != self._name)
        return [row[0] for row in await self._rows(lost)]

    async def end(self, table_id: str, version: int) -> None:
        """Record that a bot has nothing to do at this version of a table."""
        await self._writer.write((sql.END_WORK, [{"row": table_id, "seen": version, "awaits_bot": False}]))

    async def leave(self) -> None:
        """Release this server's claims."""
        await self._writer.write((sql.LEAVE_WORK, [{"holder": self._name}]))

    # Servers

    async def enter(self, software: str, secret_mark: str, now: float) -> None:
        """Register this server."""
        peer = {"id": self._name, "software": software, "secret_mark": secret_mark, "alive": now}
        await self._writer.write((sql.REMOVE_PEER, [{"row": self._name}]), (sql.ADD_PEER, [peer]))

    async def beat(self, now: float) -> None:
        """Store a heartbeat."""
        await self._writer.write((sql.BEAT, [{"now": now}]), (sql.PEER_BEAT, [{"row": self._name, "alive": now}]))

    async def exit(self, now: float) -> None:
        """Unregister this server and release its claims."""
        await self._writer.write(
            (sql.LEAVE_WORK, [{"holder": self._name}]), (sql.BEAT, [{"now": now}]), (sql.REMOVE_PEER, [{"row": self._name}])
        )

    async def last_beat(self) -> float:
        """The last heartbeat of any server of this database."""
        return float((await self._rows(select(ServerRow.alive)))[0][0])

    async def were_all_away(self, now: float) -> bool:
        """Whether no server could store anything for so long that clocks do not count that time, and none has seen to that yet."""
        return now - await self.last_beat() > GAP

    async def others(self) -> list[Peer]:
        """The other servers, running or not."""
        rows = await self._rows(select(PeerRow.id, PeerRow.software, PeerRow.secret_mark, PeerRow.alive).where(PeerRow.id != self._name))
        return [Peer(*row) for row in rows]

    async def site(self, fresh: str) -> str:
        """The name of this database in a shared Redis; *fresh* is stored if it has none yet."""
        await self._writer.write((sql.NAME_SITE, [{"site": fresh}]))
        return str((await self._rows(select(ServerRow.site)))[0][0])
