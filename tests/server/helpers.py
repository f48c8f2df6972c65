"""A real server in the test's own event loop, and people who use it over HTTP and sockets."""

import asyncio
import contextlib
import json
import os
import signal
import socket
import ssl
import sys
import tempfile
from collections.abc import AsyncIterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import uvicorn
from argon2 import PasswordHasher
from fastapi import FastAPI
from sqlalchemy import Engine
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.sqlite.aiosqlite import SQLiteDialect_aiosqlite
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.util import LRUCache
from websockets.asyncio.client import ClientConnection, connect

from detente.commands.serve import make_config
from detente.commands.startup import are_rules_ready
from detente.server.http.app import make_app
from detente.server.identity import passwords
from detente.server.play import tables
from detente.server.play.reader import Reader
from detente.server.play.tables import TableRegistry
from detente.server.settings import Settings
from detente.server.store import Store
from detente.server.thinking.runners import BotRunner, PoolRunner, make_runner

GAME = "twilight_struggle"
PATIENCE = 120.0
ENTROPY = "ab" * 32
# A page takes whatever comes and waits for a busy server. The library would stop reading after 16 frames that a test has not asked for,
# and then miss the answer to its own ping, 20 seconds later.
AS_PAGES: dict[str, Any] = {"max_queue": None, "ping_interval": None, "open_timeout": PATIENCE}
BLANK: list[bytes] = []  # an empty database, created once
UNRATED = {"rating": None, "gained": None, "settled": False}  # fields of a seat
HASHER = passwords.HASHER  # takes a fifth of a second of processor time for a password; one that is made for tests takes none
passwords.HASHER = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
COMPILED: LRUCache[Any, Any] = LRUCache(2000)  # SQL by statement
CERTIFICATES = ssl.create_default_context()  # reading them for every client would take longer than most requests


class SharedDialect:
    """Equal for all databases, so that a statement is compiled once for all servers of a test process."""

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other)

    def __hash__(self) -> int:
        return hash(type(self))

    @classmethod
    def engine_created(cls, engine: Engine) -> None:
        engine._compiled_cache = COMPILED


class SharedAiosqlite(SharedDialect, SQLiteDialect_aiosqlite):
    supports_statement_cache = True


class SharedPysqlite(SharedDialect, SQLiteDialect_pysqlite):
    supports_statement_cache = True


registry.register("sqlite.aiosqlite", __name__, SharedAiosqlite.__name__)
registry.register("sqlite", __name__, SharedPysqlite.__name__)
if find_spec("sniffio") is None:  # or the HTTP client looks for it in all folders with every request
    sys.modules["sniffio"] = None  # type: ignore[assignment]


def database_of(folder: Path) -> str:
    """The database of a server with this data folder; empty: SQLite inside it."""
    return ""


class Line:
    """One socket of one person; keeps every received frame."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.frames: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}

    async def send(self, **message: Any) -> None:
        await self.connection.send(json.dumps(message))

    async def receive(self, kind: str) -> dict[str, Any]:
        """The next frame of a kind; earlier frames are kept too."""
        while True:
            try:
                frame: dict[str, Any] = json.loads(await asyncio.wait_for(self.connection.recv(), PATIENCE))
            except TimeoutError as error:
                raise TimeoutError(f"no {kind} came; before that: {self.frames[-3:]}") from error
            self.frames.append(frame)
            if frame["type"] == "view":
                self.view = frame["view"]
            if frame["type"] == kind:
                return frame

    async def until(self, sequence: int) -> dict[str, Any]:
        """The view once the game has reached a step."""
        while not self.view or self.view["sequence"] < sequence:
            await self.receive("view")
        return self.view

    async def play(self, action: str | None = None) -> dict[str, Any]:
        """Play the action, or the first legal one, and wait for the view after it."""
        sequence = self.view["sequence"]
        await self.send(type="play", sequence=sequence, action=action or self.view["legal"][0])
        return await self.until(sequence + 1)

    async def echo(self) -> None:
        """Wait until everything sent before has arrived, including unread frames."""
        await self.send(type="ping")
        await self.receive("pong")

    async def refused(self, **message: Any) -> str:
        """The name of the error with which a message is answered."""
        await self.send(**message)
        error = await self.receive("error")
        assert error["text"]
        return str(error["name"])


async def settled(*lines: Line) -> None:
    """Wait until everything sent to these before has arrived, including what their greetings cause for the others."""
    for _ in range(2):
        for line in lines:
            await line.echo()


class Person:
    """A person with a browser."""

    def __init__(self, site: "Site") -> None:
        self.site = site
        # Shorter than the server's five seconds, or a request might arrive just when the connection is closed.
        reuse = httpx.Limits(keepalive_expiry=1.0)
        self.http = httpx.AsyncClient(base_url=site.url, headers={"X-Detente": "1"}, timeout=PATIENCE, limits=reuse, verify=CERTIFICATES)

    async def post(self, path: str, status: int = 200, **body: Any) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def create(self, **settings: Any) -> Any:
        return await self.post("/api/tables", 201, **({"game": GAME, "side": "us"} | settings))

    async def open(self, table_id: str) -> Line:
        """A socket that has not sent anything yet."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        address = f"ws://127.0.0.1:{self.site.port}/api/tables/{table_id}/socket"
        line = Line(await connect(address, additional_headers=headers, compression=None, **AS_PAGES))
        self.site.lines.append(line)
        return line

    async def sit(self, table_id: str, **hello: Any) -> Line:
        """A socket that has said hello."""
        line = await self.open(table_id)
        await line.send(type="hello", **hello)
        return line


class Site:
    """A running server."""

    def __init__(self, server: uvicorn.Server, tables: TableRegistry, port: int) -> None:
        self.server, self.tables, self.port = server, tables, port
        self.url = f"http://127.0.0.1:{port}"
        self.lines: list[Line] = []
        self.people: list[Person] = []

    def stranger(self) -> Person:
        """A person without a name."""
        self.people.append(Person(self))
        return self.people[-1]

    async def guest(self, name: str, lang: str = "") -> Person:
        person = self.stranger()
        await person.post("/api/me", name=name, lang=lang)
        return person

    async def pair(self, **settings: Any) -> tuple[Line, Line, str]:
        """Two friends at a private table, with the game started and all greetings read: the sockets of US and USSR, and the table."""
        anna, boris = await self.guest("Anna"), await self.guest("Boris")
        table = await anna.create(mode="private", **settings)
        await boris.post(f"/api/tables/{table['id']}/join")
        us, ussr = await anna.sit(table["id"], entropy=ENTROPY), await boris.sit(table["id"])
        for line in (us, ussr):
            await line.until(0)
        await settled(us, ussr)
        return us, ussr, table["id"]

    async def until_health(self, wanted: str, patience: float = PATIENCE) -> None:
        """Wait until the health endpoint reports *wanted*, with the corresponding status."""
        async with httpx.AsyncClient(base_url=self.url, verify=CERTIFICATES) as http, asyncio.timeout(patience):
            while True:
                with contextlib.suppress(httpx.TransportError, ValueError):  # a proxy in between may respond with a page of its own
                    answer = await http.get("/api/health")
                    if answer.json()["status"] == wanted:
                        assert answer.status_code == (200 if wanted == "ok" else 503)
                        return
                await asyncio.sleep(0.05)


async def lay_database(settings: Settings) -> None:
    """Create an empty SQLite database of the newest schema if there is none: migrated once per process, then copied."""
    path = settings.folder / "detente.sqlite"
    if settings.database or path.exists():
        return
    if not BLANK:
        with tempfile.TemporaryDirectory() as folder:
            store = Store(Settings(data=folder).url)
            await store.open()
            await store.close()
            BLANK.append((Path(folder) / path.name).read_bytes())
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(BLANK[0])


class SharedReader(Reader):
    """Stays open when a server closes, once it has read what that server asked for."""

    async def close(self) -> None:
        while self._waiting:
            await asyncio.sleep(0.01)


class SharedPool(PoolRunner):
    """Stays open when a server closes."""

    async def close(self) -> None:
        pass


shared_reader = cache(SharedReader)
shared_pool = cache(SharedPool)


def shared_runner(settings: Settings) -> BotRunner:
    return make_runner(settings) if settings.redis else shared_pool(settings.bot_processes)


def app_of(settings: Settings) -> FastAPI:
    """The server's application. All of a test process share the processes that read texts and run bots: each takes seconds to start."""
    with patch.object(tables, "Reader", shared_reader), patch.object(tables, "make_runner", shared_runner):
        return make_app(settings)


@contextlib.asynccontextmanager
async def serving(folder: Path, at: int = 0, **values: Any) -> AsyncIterator[Site]:
    """Run a server on a port, any free one unless one is named, with rate limits off unless requested."""
    defaults: dict[str, Any] = {"data": str(folder), "database": database_of(folder), "limits": 0.0, "recorded": False}
    settings = Settings(**defaults | values)
    await lay_database(settings)
    app = app_of(settings)
    with socket.socket(proto=socket.IPPROTO_TCP) as listener:  # as `listen` of detente.commands.serve, for answers without a delay
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # a server that was just stopped may have used it
        listener.bind(("127.0.0.1", at))
        server = uvicorn.Server(make_config(app, settings))
        running = asyncio.create_task(server.serve([listener]))
        while not server.started:
            assert not running.done(), running.exception()
            await asyncio.sleep(0.005)
        site = Site(server, app.state.tables, listener.getsockname()[1])
        try:
            yield site
        finally:
            for line in site.lines:
                await line.connection.close()
            for person in site.people:
                await person.http.aclose()
            server.should_exit = True
            await running


class Process(Site):
    """A server in a separate process, on a port that stays the same after a restart."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as listener:
            listener.bind(("127.0.0.1", 0))
            self.port = int(listener.getsockname()[1])
        self.folder, self.url = folder, f"http://127.0.0.1:{self.port}"
        self.lines: list[Line] = []
        self.people: list[Person] = []

    async def start(self, patience: float = 1.5 * PATIENCE, **settings: str) -> None:
        """Start and wait until it is healthy, which may take a while on a busy machine. A process that does not get healthy is ended."""
        values = {"data": str(self.folder), "port": str(self.port), "limits": "0", "recorded": "no", "database": database_of(self.folder)}
        flags = [word for name, value in (values | settings).items() for word in (f"--{name.replace('_', '-')}", value)]
        with (self.folder / "server.log").open("ab") as log:
            command = (sys.executable, "-m", "detente", "serve", *flags)
            # Skip the first minute of an installation, in which two processes serve in turn: that has its own tests.
            environment = os.environ | ({} if are_rules_ready() else {"DETENTE_JIT": "0"})
            self.process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.DEVNULL, stderr=log, env=environment)
        try:
            await self.until_health("ok", patience)
        except BaseException:
            self.process.kill()
            raise

    async def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(how)
        return await asyncio.wait_for(self.process.wait(), PATIENCE)

    async def close(self) -> None:
        """Close all connections and stop the server."""
        for line in self.lines:
            await line.connection.close()
        for person in self.people:
            await person.http.aclose()
        if self.process.returncode is None:
            await self.stop()


async def play_on(lines: dict[str, Line], moves: int) -> None:
    """Let both players answer with the first legal action, move by move; each sees every step."""
    for _ in range(moves):
        view = next(iter(lines.values())).view
        if view["outcome"]:
            return
        mover = lines[view["to_move"][0]]
        await mover.play()
        for line in lines.values():
            await line.until(mover.view["sequence"])
