"""The client for programs that do one thing after the other. Derived from async_client.py (tests/client/derive.py)."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from types import TracebackType
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from . import calls
from .calls import REFUSED, Call, Conversation, Kind, headers_of, pause_before, problem_of, socket_address
from .former_names import FormerMethods
from .types import (
    Challenge,
    ChallengeMode,
    Coming,
    Comments,
    Line,
    Listed,
    ListedTournament,
    Lobby,
    Me,
    Message,
    Mode,
    Notifications,
    Pace,
    Plan,
    PlannedAnswer,
    Seek,
    Table,
    TablePage,
    Tournament,
    TournamentPage,
    TournamentPhase,
    View,
)

PATIENCE = 60.0  # seconds to wait for a response


class Client(FormerMethods):
    """Acts for a person on a server with an API token; without one, it can only read."""

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
        answer = self._send(call)
        return answer.json()

    def me(self) -> Me | None:
        """The person for whom the token acts."""
        answer = self._ask(calls.me())
        found: Me | None = answer["visitor"]
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
            if cursor is None or page["tables"][-1]["status"] not in ("waiting", "playing"):  # running games are listed first
                return found

    def open(
        self, game: str, mode: Mode = "open", *, side: str = "random", bot: str = "random", options: Mapping[str, Any] | None = None,
        base: float = 0.0, increment: float = 0.0, days: float = 0.0, bots: bool = False, delay: int = 0,
    ) -> Table:  # fmt: skip
        """Open a new table and take a seat; *base* and *increment* in seconds, or *days* per move; *bots*: bot accounts may join;
        *delay*: seconds after which spectators see a move."""
        clock = calls.clock_of(base, increment, days)
        made: Table = self._ask(calls.create(game, mode, side, bot, options, clock, bots, delay))
        return made

    def table(self, table: str) -> Table:
        """The public facts about a table."""
        found: Table = self._ask(calls.of_table("GET", table))
        return found

    def join(self, table: str) -> Table:
        """Take the free seat of a table."""
        joined: Table = self._ask(calls.of_table("POST", table, "/join"))
        return joined

    def lobby(self) -> Lobby:
        """Seeks and challenges. A live seek is valid for 40 seconds after it was created, or after the last request for the lobby."""
        found: Lobby = self._ask(calls.lobby())
        return found

    def seeks(self) -> list[Seek]:
        """The seeks of others."""
        found = self.lobby()
        return found["seeks"]

    def seek(
        self, game: str, pace: Pace = "days", *, side: str = "random", options: Mapping[str, Any] | None = None, base: float = 0.0,
        increment: float = 0.0, days: float = 0.0, low: int | None = None, high: int | None = None, delay: int = 0,
    ) -> Seek:  # fmt: skip
        """Create a seek; it has a *table* immediately if somebody wants the same. *options* and the clock may be left to the
        opponent; *low* and *high* limit the opponent's rating."""
        clock = calls.clock_of(base, increment, days)
        made: Seek = self._ask(calls.seek(game, pace, side, options, clock, low, high, delay))
        return made

    def withdraw_seek(self, seek: str) -> None:
        """Withdraw one of my seeks."""
        self._send(calls.of_seek("DELETE", seek))

    def accept_seek(self, seek: str) -> Table:
        """Accept somebody's seek, on its terms."""
        made: Table = self._ask(calls.of_seek("POST", seek, "/accept"))
        return made

    def challenges(self) -> list[Challenge]:
        """Unanswered challenges to me and by me, whose tables are waiting."""
        found = self.lobby()
        return found["challenges"]

    def challenge(
        self, person: str, game: str, mode: ChallengeMode = "open", *, side: str = "random", options: Mapping[str, Any] | None = None,
        base: float = 0.0, increment: float = 0.0, days: float = 0.0, delay: int = 0,
    ) -> Table:  # fmt: skip
        """Challenge a person, by their profile id: creates a table whose other seat is reserved for them."""
        made: Table = self._ask(calls.challenge(person, game, mode, side, options, calls.clock_of(base, increment, days), delay))
        return made

    def accept(self, table: str) -> Table:
        """Accept a challenge: take the seat reserved for me."""
        return self.join(table)

    def decline(self, table: str) -> None:
        """Decline a challenge, or withdraw one of mine."""
        self._send(calls.of_table("POST", table, "/decline"))

    def notifications(self, before: int | None = None) -> Notifications:
        """What has happened in the last 30 days: challenges, games that begin and end, tournaments; fifty at a time."""
        found: Notifications = self._ask(calls.notifications(before))
        return found

    def read_notifications(self, ids: Sequence[int] = (), *, up_to: int = 0) -> int:
        """Mark notifications as read, and all up to a number; returns how many are unread."""
        answer = self._ask(calls.read_notifications(ids, up_to))
        return int(answer["unread"])

    def view(self, table: str, *, seat: str | None = None, step: int | None = None, since: int = 0) -> View:
        """What I may know of a game, now or after a step; *since*: the last known step of the log."""
        seen: View = self._ask(calls.of_table("GET", table, "/view", seat=seat, step=step, since=since))
        return seen

    def legal(self, table: str, *, seat: str | None = None) -> list[str]:
        """My legal actions; empty if it is not my move."""
        seen = self.view(table, seat=seat, since=100_000)
        return seen["legal"]

    def position(self, table: str, *, seat: str | None = None) -> str:
        """The position as I know it, as one line, for `Game(…).position(line)`."""
        found: Line = self._ask(calls.of_table("GET", table, "/position", seat=seat))
        return found["line"]

    def log(self, table: str, *, seat: str | None = None, lang: str | None = None) -> str:
        """The log as text."""
        answer = self._send(calls.of_table("GET", table, "/log", seat=seat, lang=lang))
        return answer.text

    def export(self, table: str) -> str:
        """A finished game as a file (JSON), which `detente replay` and `detente verify` read."""
        answer = self._send(calls.of_table("GET", table, "/record"))
        return answer.text

    def plan(self, table: str) -> Plan:
        """My planned answers at a table, and why the last ones were dropped; visible to nobody else."""
        kept: Plan = self._ask(calls.of_table("GET", table, "/plan"))
        return kept

    def coming(self, table: str) -> Coming:
        """The questions that I may be asked next, likeliest first, and the step this refers to."""
        found: Coming = self._ask(calls.of_table("GET", table, "/plan/questions"))
        return found

    def save_plan(self, table: str, answers: Sequence[PlannedAnswer], *, sequence: int, only: bool = False) -> Plan:
        """Replace my planned answers to the next questions, as of the step that I have seen; an empty list clears the plan. *only*:
        answer for me if only one answer is legal and this is public."""
        kept: Plan = self._ask(calls.save_plan(table, answers, sequence, only))
        return kept

    def comments(self, table: str) -> Comments:
        """The comments on the moves of a finished game, by step."""
        found: Comments = self._ask(calls.of_table("GET", table, "/comments"))
        return found

    def comment(self, table: str, step: int, text: str) -> Comments:
        """Add a comment on the position after a step."""
        found: Comments = self._ask(calls.comment(table, step, text))
        return found

    def change_comment(self, number: int, text: str) -> Comments:
        """Change one of my comments."""
        found: Comments = self._ask(calls.change_comment(number, text))
        return found

    def delete_comment(self, number: int) -> Comments:
        """Delete one of my comments."""
        found: Comments = self._ask(calls.delete_comment(number))
        return found

    def tournaments(self, phase: TournamentPhase = "all", game: str | None = None) -> list[ListedTournament]:
        """Tournaments by start, latest first, at most a hundred."""
        page: TournamentPage = self._ask(calls.tournaments(phase, game))
        return page["tournaments"]

    def tournament(self, tournament: str) -> Tournament:
        """A tournament in its current state."""
        found: Tournament = self._ask(calls.of_tournament("GET", tournament))
        return found

    def enter(self, tournament: str) -> Tournament:
        """Enter a tournament; bot accounts may if its plan allows *bots*."""
        found: Tournament = self._ask(calls.of_tournament("POST", tournament, "/enter"))
        return found

    def check_in(self, tournament: str) -> Tournament:
        """Check in to a tournament that requires it."""
        found: Tournament = self._ask(calls.of_tournament("POST", tournament, "/check-in"))
        return found

    def leave(self, tournament: str) -> Tournament:
        """Withdraw from a tournament."""
        found: Tournament = self._ask(calls.of_tournament("POST", tournament, "/leave"))
        return found

    def stream(self, table: str, *, seat: str | None = None, entropy: str | None = None) -> Stream:
        """A stream of everything that happens at a table, through which I can also act."""
        return Stream(self.server, self._token, table, seat, entropy, self._timeout)

    def play(self, table: str, action: str, *, seat: str | None = None) -> View:
        """Play one move of a correspondence game; returns the view after it."""
        with self.stream(table, seat=seat) as here:
            return here.play(action)

    def resign(self, table: str) -> None:
        """Resign a game."""
        with self.stream(table) as here:
            here.resign()

    def chat(self, table: str, text: str) -> None:
        """Send a chat message at a table."""
        with self.stream(table) as here:
            here.chat(text)


class Stream:
    """A seat at a table. Iterate over it for messages; a lost connection is restored, with growing delays."""

    def __init__(self, server: str, token: str | None, table: str, seat: str | None, entropy: str | None, timeout: float) -> None:
        self._address, self._headers, self._timeout = socket_address(server, table), headers_of(token), timeout
        self._known = Conversation(seat, entropy)
        self._socket: ClientConnection | None = None
        self._held = ExitStack()  # the connection
        self._chance = random.Random()
        self._attempt = 0
        self._connections = 0  # number of connections made
        self._pings = self._pongs = 0  # of the current connection

    @property
    def view(self) -> View | None:
        """The current view; None before the game has begun."""
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
        """Connect and say hello; retries until the server accepts or refuses (Problem)."""
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
        """The next message; raises TimeoutError if none arrives in time, Problem if the server refuses this seat."""
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
        """Send a message; returns the number of the connection that carried it."""
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
        """Wait for the first view, when the game begins."""
        while self.view is None:
            self._known.check(self.receive())
        return self.view

    def play(self, action: str, sequence: int | None = None) -> View:
        """Play a move and wait until it is made; returns the view after it. Raises Problem if refused. A repeated move is made once."""
        seen = self.ready()
        before = seen["sequence"] if sequence is None else sequence
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
        """Send a move and a ping: messages are answered in order."""
        said = self._say(self._known.move(action, sequence))
        self._pings += 1
        return said if self._say(json.dumps({"type": "ping"})) == said else -1

    def resign(self) -> None:
        """Resign the game."""
        self.ready()
        self._say(json.dumps({"type": "resign"}))
        while not self.is_over:
            self._known.check(self.receive())

    def chat(self, text: str) -> None:
        """Send a chat message, and wait until everybody has received it."""
        self._say(json.dumps({"type": "chat", "text": text}))
        while (message := self.receive())["type"] != "chat" or message["text"] != text:
            self._known.check(message)
