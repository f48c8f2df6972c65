"""Notifications between the servers of one database. Messages may get lost: code that needs the newest state reads the database."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

import orjson

from ..logs import LOG, log_event

if TYPE_CHECKING:
    from ..settings import Settings

Message = dict[str, Any]
LONGEST = 7000  # characters of messages sent together; PostgreSQL accepts 8000 bytes
MOST_WAITING = 10_000  # queued messages; more are dropped
RETRY = 0.5  # seconds between attempts to connect
AGAIN = 0.2  # seconds after which tasks that have not ended are cancelled again


class Transport(Protocol):
    """A connection that carries text between servers. All methods raise one of *errors* when it is lost."""

    errors: tuple[type[Exception], ...]

    async def open(self, site: str, receive: Callable[[str], None]) -> None:
        """Connect and subscribe."""
        ...

    async def send(self, text: str) -> None:
        """Publish to all servers, including this one."""
        ...

    async def listen(self) -> None:
        """Wait until the connection is lost."""
        ...

    async def close(self) -> None:
        """Close the connection, whatever state it is in."""
        ...


class Bus:
    """Messages between this server and the others. *deliver* receives each message of another server; *catch_up* is called whenever
    messages may have been missed: at the start, and after the connection was lost."""

    def __init__(self, name: str, transport: Transport | None, deliver: Callable[[Message], None], catch_up: Callable[[], None]) -> None:
        self._name, self._transport, self._deliver, self._catch_up = name, transport, deliver, catch_up
        self._waiting: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self._task: asyncio.Task[None] | None = None
        self.is_connected = False

    def open(self, site: str) -> None:
        """Connect, now or as soon as possible."""
        if self._transport is not None and self._task is None:
            self._task = asyncio.create_task(self._stay_connected(self._transport, site))

    def post(self, kind: str, facts: Message) -> None:
        """Publish to the other servers; dropped while there is no connection."""
        if self.is_connected and not self._waiting.full():
            self._waiting.put_nowait(orjson.dumps(facts | {"kind": kind, "from": self._name}).decode())

    async def close(self) -> None:
        """Send the queued messages and disconnect."""
        if self._task is None or self._transport is None:
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1.0):
                while self.is_connected and not self._waiting.empty():
                    await asyncio.sleep(0.01)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await self._transport.close()

    async def _stay_connected(self, transport: Transport, site: str) -> None:
        is_logged = False
        while True:
            try:
                await transport.open(site, self._receive)
                self.is_connected = True
                if is_logged:
                    log_event("bus connection restored")
                is_logged = False
                self._catch_up()
                await self._run(transport)
            except Exception as error:  # without the bus, every change would be seen late until somebody restarts the server
                if not isinstance(error, transport.errors):
                    LOG.log(logging.ERROR, "bus", extra={"problem": type(error).__name__}, exc_info=error)
                elif not is_logged:
                    log_event("bus connection lost", logging.WARNING, error=type(error).__name__)
                is_logged = True
            finally:
                self.is_connected = False
            while not self._waiting.empty():
                self._waiting.get_nowait()
            await transport.close()
            await asyncio.sleep(RETRY)

    async def _run(self, transport: Transport) -> None:
        """Publish and receive until the connection is lost."""
        parts = [asyncio.create_task(transport.listen()), asyncio.create_task(self._send(transport))]
        try:
            done, _ = await asyncio.wait(parts, return_when=asyncio.FIRST_COMPLETED)
            for part in done:
                part.result()
        finally:
            await end(parts)

    async def _send(self, transport: Transport) -> None:
        while True:
            texts = [await self._waiting.get()]
            while not self._waiting.empty() and sum(map(len, texts)) < LONGEST / 2:
                texts.append(self._waiting.get_nowait())
            await transport.send("[" + ",".join(texts) + "]")

    def _receive(self, text: str) -> None:
        """Handle a message of another server; an invalid one is ignored like a lost one."""
        try:
            for message in orjson.loads(text):
                if message["from"] != self._name:
                    self._deliver(message)
        except (KeyError, TypeError, ValueError) as error:
            log_event("invalid message ignored", logging.WARNING, error=type(error).__name__)


async def end(tasks: Sequence[asyncio.Task[None]]) -> None:
    """Cancel tasks until they have ended: a driver that has just received an answer may swallow a cancellation (as `wait_for` does)."""
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=AGAIN)
    await asyncio.gather(*tasks, return_exceptions=True)


def make_transport(settings: Settings) -> Transport | None:
    """Redis if configured, else PostgreSQL; None for a database that only one server uses."""
    if settings.url.startswith("sqlite"):
        return None
    if settings.redis:
        from .redis import RedisTransport

        return RedisTransport(settings.redis)
    from .postgres import PostgresTransport

    return PostgresTransport(settings.url)
