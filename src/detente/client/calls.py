"""Requests as data, shared by both clients, and error responses."""

from __future__ import annotations

import json
import random
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal
from urllib.parse import quote

from .types import ChallengeMode, Message, Mode, Pace, PlannedAnswer, TournamentPhase, View

Kind = Literal["mine", "open", "live", "finished", "records"]
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0  # seconds before a reconnection, at first and at most
REFUSED = 4000  # the code with which the server closes a socket that it refuses


class Problem(Exception):
    """The server refused a request: *name* is for programs, the text for people. *status* is the HTTP status, 0 for sockets."""

    def __init__(self, name: str, text: str, status: int = 0) -> None:
        super().__init__(text or name)
        self.name, self.text, self.status = name, text, status


@dataclass(frozen=True)
class Call:
    """A request."""

    method: str
    path: str
    params: Mapping[str, str] = field(default_factory=dict)
    body: Any = None


def headers_of(token: str | None) -> dict[str, str]:
    """The headers of every request."""
    return {"X-Detente": "1"} | ({"Authorization": f"Bearer {token}"} if token else {})


def socket_address(server: str, table: str) -> str:
    """The address of a table's socket."""
    return f"{server.rstrip('/').replace('http', 'ws', 1)}/api/tables/{quote(table, safe='')}/socket"


def problem_of(status: int, text: str) -> Problem:
    """The problem of an error response; a proxy may respond with something other than JSON."""
    try:
        body = json.loads(text)
        return Problem(str(body["name"]), str(body["text"]), status)
    except (ValueError, KeyError, TypeError):
        return Problem("unknown", f"HTTP {status}", status)


def pause_before(attempt: int, chance: random.Random) -> float:
    """Seconds to wait before reconnecting: at most doubled each time, with jitter."""
    return chance.uniform(0.0, min(LONGEST_PAUSE, FIRST_PAUSE * 2.0**attempt))


# Requests


def me() -> Call:
    return Call("GET", "/api/me")


def tables(kind: Kind, game: str | None, cursor: str | None, limit: int) -> Call:
    wanted = {"kind": kind, "game": game, "cursor": cursor, "limit": str(limit)}
    return Call("GET", "/api/tables", {name: value for name, value in wanted.items() if value is not None})


def create(
    game: str, mode: Mode, side: str, bot: str, options: Mapping[str, Any] | None, clock: Mapping[str, float] | None, bots: bool, delay: int
) -> Call:
    return Call("POST", "/api/tables", body={
        "game": game, "mode": mode, "side": side, "bot": bot, "options": dict(options or {}), "clock": clock, "bots": bots, "delay": delay,
    })  # fmt: skip


def lobby() -> Call:
    return Call("GET", "/api/lobby")


def seek(
    game: str, pace: Pace, side: str, options: Mapping[str, Any] | None, clock: Mapping[str, float] | None, low: int | None,
    high: int | None, delay: int,
) -> Call:  # fmt: skip
    chosen = None if options is None else dict(options)
    return Call("POST", "/api/seeks", body={
        "game": game, "pace": pace, "side": side, "options": chosen, "clock": clock, "low": low, "high": high, "delay": delay,
    })  # fmt: skip


def of_seek(method: str, seek: str, what: str = "") -> Call:
    """A request about one seek."""
    return Call(method, f"/api/seeks/{quote(seek, safe='')}{what}")


def challenge(
    person: str, game: str, mode: ChallengeMode, side: str, options: Mapping[str, Any] | None, clock: Mapping[str, float] | None, delay: int
) -> Call:
    return Call("POST", "/api/challenges", body={
        "person": person, "game": game, "mode": mode, "side": side, "options": dict(options or {}), "clock": clock, "delay": delay,
    })  # fmt: skip


def clock_of(base: float, increment: float, days: float) -> dict[str, float] | None:
    """A clock by its numbers; None for no clock."""
    return {"base": base, "increment": increment, "days": days} if base or days else None


def of_table(method: str, table: str, what: str = "", **params: Any) -> Call:
    """A request about one table."""
    given = {name: str(value) for name, value in params.items() if value is not None}
    return Call(method, f"/api/tables/{quote(table, safe='')}{what}", given)


def save_plan(table: str, answers: Sequence[PlannedAnswer], sequence: int, only: bool) -> Call:
    return replace(of_table("PUT", table, "/plan"), body={"sequence": sequence, "answers": list(answers), "only": only})


def comment(table: str, step: int, text: str) -> Call:
    return replace(of_table("POST", table, "/comments"), body={"step": step, "text": text})


def change_comment(number: int, text: str) -> Call:
    return Call("PUT", f"/api/comments/{number}", body={"text": text})


def delete_comment(number: int) -> Call:
    return Call("DELETE", f"/api/comments/{number}")


def notifications(before: int | None) -> Call:
    return Call("GET", "/api/me/notifications", {} if before is None else {"before": str(before)})


def read_notifications(ids: Sequence[int], up_to: int) -> Call:
    return Call("POST", "/api/me/notifications/read", body={"ids": list(ids), "up_to": up_to})


def tournaments(phase: TournamentPhase, game: str | None) -> Call:
    return Call("GET", "/api/tournaments", {"phase": phase} | ({"game": game} if game is not None else {}))


def of_tournament(method: str, tournament: str, what: str = "") -> Call:
    """A request about one tournament."""
    return Call(method, f"/api/tournaments/{quote(tournament, safe='')}{what}")


class Conversation:
    """What both kinds of streams know of a table: the newest view, the greeting, and how to handle a message."""

    def __init__(self, seat: str | None, entropy: str | None) -> None:
        self.seat = seat
        self.entropy = entropy or secrets.token_hex(32)  # this client's part of the game's randomness
        self.view: View | None = None
        self.table: Message | None = None
        self._last_chat = 0.0
        self._last_error: Problem | None = None

    def hello(self) -> str:
        """The first message of a connection, after which the server sends everything new."""
        since = self.view["sequence"] if self.view else 0
        said = {"type": "hello", "since": since, "entropy": self.entropy}
        return json.dumps(said | ({"seat": self.seat} if self.seat else {}))

    def read(self, text: str | bytes) -> Message | None:
        """Parse a message of the server; None for chat repeated after a reconnection."""
        message: Message = json.loads(text)
        kind = message["type"]
        if kind == "view":
            self.view = message["view"]
        elif kind == "table":
            self.table = message["table"]
        elif kind == "chat":
            if message["at"] <= self._last_chat:
                return None
            self._last_chat = message["at"]
        elif kind == "error":
            self._last_error = Problem(message["name"], message["text"])
        return message

    def move(self, action: str, sequence: int | None) -> str:
        """The message for a move in the known view."""
        known = self.view["sequence"] if self.view else 0
        return json.dumps({"type": "play", "sequence": known if sequence is None else sequence, "action": action})

    def is_over(self) -> bool:
        """Return whether the game has ended and its last view is known, or it was aborted."""
        status = self.table["status"] if self.table else ""
        return status == "aborted" or (status == "over" and (self.view is None or self.view["outcome"] is not None))

    def check(self, message: Message) -> None:
        """Raise Problem for an error message."""
        if message["type"] == "error":
            raise self.refusal("")

    def refusal(self, name: str) -> Problem:
        """The problem stated by the last error message, or by the reason with which the server closed the connection."""
        return self._last_error or Problem(name, name)
