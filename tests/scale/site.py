"""Several servers of one database, and people who come to any of them."""

import asyncio
import contextlib
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.server.helpers import ENTROPY, Line, Person, Process, Site, serving

SECRET = "the same for all servers of a site"
ROUNDS = int(os.environ.get("DETENTE_SCALE_ROUNDS", "20"))  # races; 1000 in `make scale`
IS_LONG = ROUNDS >= 1000  # then all servers are processes, and time is measured
PATIENCE = 180.0  # seconds in which a server starts on a machine that does other things too
SOON = 2.0 if IS_LONG else 20.0  # seconds in which everybody sees the same


@contextlib.contextmanager
def plain_rules() -> Iterator[None]:
    """Processes that start here do not load the compiled rules: these tests start more than they play."""
    before = os.environ.get("DETENTE_JIT")
    os.environ["DETENTE_JIT"] = "0"
    yield
    del os.environ["DETENTE_JIT"]
    if before is not None:
        os.environ["DETENTE_JIT"] = before


class Servers:
    """The servers, in the order they were added: processes, which can be killed, or in the test's own loop, which starts faster."""

    def __init__(self, folder: Path, database: str, redis: str = "", is_compiled: bool = IS_LONG) -> None:
        self.folder, self.is_compiled = folder, is_compiled
        self.settings: dict[str, Any] = {"database": database, "secret": SECRET, "redis": redis}
        self.all: list[Site] = []
        self._hosted = contextlib.AsyncExitStack()

    async def add(self) -> Site:
        """One more, of the cheaper kind unless the tests run long."""
        return await self.add_process() if IS_LONG else await self.host()

    async def add_process(self) -> Process:
        folder = self.folder / f"server{len(self.all)}"
        folder.mkdir()
        server = Process(folder)
        self.all.append(server)
        await self.start(server)
        return server

    async def host(self) -> Site:
        self.all.append(await self._hosted.enter_async_context(serving(self.folder / f"server{len(self.all)}", **self.settings)))
        return self.all[-1]

    async def start(self, server: Process) -> None:
        """Start a process, or start it again."""
        with contextlib.nullcontext() if self.is_compiled else plain_rules():
            await server.start(PATIENCE, **self.settings)

    async def close(self) -> None:
        for server in self.all:
            if isinstance(server, Process):
                await server.close()
        await self._hosted.aclose()


def at(person: Person, server: Site) -> Person:
    """The same person in a tab at another server."""
    other = server.stranger()
    other.http.cookies.update(person.http.cookies)
    return other


async def until_same(*lines: Line) -> None:
    """Everybody sees the same step within two seconds."""
    started = time.monotonic()
    newest = max(line.view["sequence"] for line in lines)
    async with asyncio.timeout(SOON + 1):
        for line in lines:
            await line.until(newest)
    assert time.monotonic() - started < SOON


async def begin(first: Person, second: Person, **settings: Any) -> tuple[Line, Line, str]:
    """A game of two people, who may be at different servers: the lines of US and USSR, and the table."""
    table = (await first.create(mode="private", side="us", **settings))["id"]
    await second.post(f"/api/tables/{table}/join")
    us, ussr = await first.sit(table, entropy=ENTROPY), await second.sit(table, entropy=ENTROPY)
    for line in (us, ussr):
        await line.until(0)
    return us, ussr, table
