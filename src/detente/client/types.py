"""What the server tells, for type checkers: the fields that programs need. The whole of it is in `/api/openapi.json`."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

Options = dict[str, bool | int | str | list[str]]
Mode = Literal["bot", "private", "open", "hotseat", "sandbox"]
Status = Literal["waiting", "playing", "over", "aborted"]


class Me(TypedDict):
    """Whom a token speaks for."""

    name: str
    lang: str
    login: str | None
    person: str | None


class Outcome(TypedDict):
    """Who won, a seat or `draw`, and how."""

    winner: str
    ending: str


class Seat(TypedDict):
    """Who sits on a seat."""

    name: str
    bot: str | None
    you: bool
    online: bool
    kind: str | None
    person: str | None
    rating: int | None


class Clock(TypedDict):
    """Seconds left for each seat, as of *since*, and whose clocks run."""

    base: float
    increment: float
    per_move: bool
    left: dict[str, float]
    running: list[str]
    since: float
    now: float


class Listed(TypedDict):
    """A table in a list."""

    id: str
    game: str
    mode: str
    status: Status
    title: str
    options: Options
    seats: dict[str, Seat]
    to_move: list[str]
    outcome: Outcome | None
    changed: float
    your_move: bool


class TablePage(TypedDict):
    """A page of a list; *next* is the cursor of the page after it."""

    tables: list[Listed]
    next: str | None


class Table(TypedDict):
    """What is public about a table."""

    id: str
    game: str
    rules: int
    mode: str
    status: Status
    title: str
    options: Options
    seats: dict[str, Seat]
    to_move: list[str]
    sequence: int
    outcome: Outcome | None
    clock: Clock | None
    created: float
    changed: float


class View(TypedDict):
    """What one seat may know and do; *board* is the game's own, *log* what is new."""

    game: str
    rules: int
    seat: str
    sequence: int
    to_move: list[str]
    question: str
    legal: list[str]
    can_undo: bool
    outcome: Outcome | None
    options: Options
    board: dict[str, Any]
    log: list[dict[str, Any]]


class Line(TypedDict):
    """A position as one line (docs/notation.md)."""

    line: str


Message = dict[str, Any]  # of a table's socket: *type* says which (`ServerMessage` in the OpenAPI document)
