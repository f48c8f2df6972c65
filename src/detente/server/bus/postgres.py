"""Messages between servers using PostgreSQL's LISTEN and NOTIFY, if there is no Redis."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

CHANNEL = "detente"  # per database: other sites do not receive it
QUIET = 5.0  # seconds between checks of the connection


class PostgresTransport:
    """A separate connection for publishing and receiving."""

    def __init__(self, url: str) -> None:
        import asyncpg  # type: ignore[import-untyped]

        self.errors: tuple[type[Exception], ...] = (asyncpg.PostgresError, asyncpg.InterfaceError, SQLAlchemyError, OSError, TimeoutError)
        self._engine = create_async_engine(url, poolclass=NullPool, connect_args={"timeout": 5.0, "command_timeout": 5.0})
        self._connection: AsyncConnection | None = None
        self._raw: Any = None
        self._lock = asyncio.Lock()  # the driver handles one query at a time

    async def open(self, site: str, receive: Callable[[str], None]) -> None:
        self._connection = await self._engine.connect()
        self._raw = (await self._connection.get_raw_connection()).driver_connection
        await self._raw.add_listener(CHANNEL, lambda _connection, _pid, _channel, text: receive(text))

    async def send(self, text: str) -> None:
        async with self._lock:
            await self._raw.execute("SELECT pg_notify($1, $2)", CHANNEL, text)

    async def listen(self) -> None:
        while True:
            await asyncio.sleep(QUIET)
            async with self._lock:
                await self._raw.execute("SELECT 1")

    async def close(self) -> None:
        raw, connection, self._raw, self._connection = self._raw, self._connection, None, None
        if raw is not None:
            raw.terminate()
        if connection is not None:
            with contextlib.suppress(*self.errors):
                await connection.invalidate()
                await connection.close()
