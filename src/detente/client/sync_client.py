"""The client for programs that do one thing after the other."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from types import TracebackType
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from . import calls
from .calls import REFUSED, Call, Conversation, Kind, headers_of, pause_before, problem_of, socket_address
from .types import Listed, Me, Message, Mode, Table, TablePage, View

PATIENCE = 60.0  # seconds for an answer


class Client:
    """Acts for somebody on a server, by an API token; without one it may look."""

    def __init__(self, server: str, token: str | None = None, *, timeout: float = PATIENCE) -> None:
        self.server, self._token, self._timeout = server.rstrip("/"), token, timeout
        self._http = httpx.Client(base_url=self.server, headers=headers_of(token), timeout=timeout)

    def __enter__(self) -> Client:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self._http.close()

    def _send(self, call: Call) -> httpx.Response:
        answer = self._http.request(call.method, call.path, params=dict(call.params), json=call.body)
        if not answer.is_success:
            raise problem_of(answer.status_code, answer.text)
        return answer

    def _ask(self, call: Call) -> Any:
        return self._send(call).json()

    def me(self) -> Me | None:
        """Whom the token speaks for."""
        found: Me | None = self._ask(calls.me())["visitor"]
        return found

    def tables(self, kind: Kind = "mine", game: str | None = None, cursor: str | None = None, limit: int = 30) -> TablePage:
        """A page of a list of tables."""
        page: TablePage = self._ask(calls.tables(kind, game, cursor, limit))
        return page

    def waiting(self) -> list[Listed]:
        """My tables at which it is my move."""
        found: list[Listed] = []
        cursor: str | None = None
        while True:
            page = self.tables(cursor=cursor, limit=100)
            found += [table for table in page["tables"] if table["your_move"]]
            cursor = page["next"]
            if cursor is None or page["tables"][-1]["status"] not in ("waiting", "playing"):  # those that go on come first
                return found

    def open(
        self, game: str, mode: Mode = "open", *, side: str = "random", bot: str = "random", options: Mapping[str, Any] | None = None,
        base: float = 0.0, increment: float = 0.0, days: float = 0.0,
    ) -> Table:  # fmt: skip
        """A new table with me at it; *base* and *increment* in seconds, or *days* for each move."""
        made: Table = self._ask(calls.create(game, mode, side, bot, options, base, increment, days))
        return made

    def table(self, table: str) -> Table:
        """What is public about a table."""
        found: Table = self._ask(calls.of_table("GET", table))
        return found

    def join(self, table: str) -> Table:
        """Take the free seat."""
        joined: Table = self._ask(calls.of_table("POST", table, "/join"))
        return joined

    def view(self, table: str, *, seat: str | None = None, step: int | None = None, since: int = 0) -> View:
        """What I may know of a game, now or after a step; *since*: the last step of the log that is known."""
        seen: View = self._ask(calls.of_table("GET", table, "/view", seat=seat, step=step, since=since))
        return seen

    def legal(self, table: str, *, seat: str | None = None) -> list[str]:
        """What I may do now; nothing if it is not my move."""
        return self.view(table, seat=seat, since=100_000)["legal"]

    def position(self, table: str, *, seat: str | None = None) -> str:
        """The position as I know it, as one line: `Game(…).position(line)` reads it."""
        line: str = self._ask(calls.of_table("GET", table, "/position", seat=seat))["line"]
        return line

    def log(self, table: str, *, seat: str | None = None, lang: str | None = None) -> str:
        """The log as text."""
        return self._send(calls.of_table("GET", table, "/log", seat=seat, lang=lang)).text

    def export(self, table: str) -> str:
        """A finished game as a file (JSON), which `detente replay` and `detente verify` read."""
        return self._send(calls.of_table("GET", table, "/record")).text

    def stream(self, table: str, *, seat: str | None = None, entropy: str | None = None) -> Stream:
        """Sit down at a table: everything that happens there, and what I do."""
        return Stream(self.server, self._token, table, seat, entropy, self._timeout)

    def play(self, table: str, action: str, *, seat: str | None = None) -> View:
        """One move, by letter; the view after it."""
        with self.stream(table, seat=seat) as here:
            return here.play(action)

    def resign(self, table: str) -> None:
        """Give a game up."""
        with self.stream(table) as here:
            here.resign()

    def chat(self, table: str, text: str) -> None:
        """Say something at a table."""
        with self.stream(table) as here:
            here.chat(text)


class Stream:
    """A seat at a table. Iterate over it for messages; a lost connection is made again, with growing pauses."""

    def __init__(self, server: str, token: str | None, table: str, seat: str | None, entropy: str | None, timeout: float) -> None:
        self._address, self._headers, self._timeout = socket_address(server, table), headers_of(token), timeout
        self._known = Conversation(seat, entropy)
        self._socket: ClientConnection | None = None
        self._held = ExitStack()  # the connection
        self._chance = random.Random()
        self._attempt = 0
        self._connections = 0  # made so far
        self._pings = self._pongs = 0  # of this one

    @property
    def view(self) -> View | None:
        """What I know now; None before the game has begun."""
        return self._known.view

    @property
    def is_over(self) -> bool:
        return self._known.is_over()

    def __enter__(self) -> Stream:
        self.connect()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self._socket = None
        self._held.close()

    def connect(self) -> None:
        """Connect and say hello; tried again until the server answers, or refuses (Problem)."""
        while self._socket is None:
            try:
                opened = self._held.enter_context(
                    connect(self._address, additional_headers=self._headers, open_timeout=self._timeout, max_size=None)
                )
                opened.send(self._known.hello())
                self._socket = opened
                self._connections += 1
                self._pings = self._pongs = 0
            except (OSError, InvalidHandshake, ConnectionClosed):  # TimeoutError is an OSError
                self._wait()

    def _wait(self) -> None:
        time.sleep(pause_before(self._attempt, self._chance))
        self._attempt += 1

    def receive(self, timeout: float | None = None) -> Message:
        """The next message; TimeoutError if none comes in time, Problem if the server does not let me sit here."""
        while True:
            self.connect()
            assert self._socket is not None
            try:
                message = self._known.read(self._socket.recv(timeout))
            except ConnectionClosed as lost:
                self.close()
                if lost.rcvd is not None and lost.rcvd.code == REFUSED:
                    raise self._known.refusal(lost.rcvd.reason) from lost
                self._wait()
                continue
            if message is not None:
                self._attempt = 0
                self._pongs += message["type"] == "pong"
                return message

    def __iter__(self) -> Iterator[Message]:
        """Every message until the game is over."""
        while not self.is_over:
            yield self.receive()

    def _say(self, text: str) -> int:
        """Send a message; the number of the connection it went over."""
        while True:
            self.connect()
            assert self._socket is not None
            try:
                self._socket.send(text)
                return self._connections
            except ConnectionClosed:
                self.close()
                self._wait()

    def ready(self) -> View:
        """The view, once there is one: when the game has begun."""
        while self.view is None:
            self._known.check(self.receive())
        return self.view

    def play(self, action: str, sequence: int | None = None) -> View:
        """Make a move, and wait until it is made; the view after it. Problem if it is refused. The same move said twice is made once."""
        before = self.ready()["sequence"] if sequence is None else sequence
        said = first = self._move(action, before)
        while said != self._connections or self._pongs < self._pings:
            if said != self._connections:
                said = self._move(action, before)
            message = self.receive()
            if message["type"] == "error" and message["name"] == "stale" and said != first:
                break  # it was made before the connection was lost
            self._known.check(message)
        return self.ready()

    def _move(self, action: str, sequence: int) -> int:
        """Say a move, and ask for a sign that it was heard: messages are answered in their order."""
        said = self._say(self._known.move(action, sequence))
        self._pings += 1
        return said if self._say(json.dumps({"type": "ping"})) == said else -1

    def resign(self) -> None:
        """Give the game up."""
        self.ready()
        self._say(json.dumps({"type": "resign"}))
        while not self.is_over:
            self._known.check(self.receive())

    def chat(self, text: str) -> None:
        """Say something, and wait until everybody has heard it."""
        self._say(json.dumps({"type": "chat", "text": text}))
        while (message := self.receive())["type"] != "chat" or message["text"] != text:
            self._known.check(message)
