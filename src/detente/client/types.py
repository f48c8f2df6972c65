"""Types of the server's responses, for type checkers: the fields that programs need. `/api/openapi.json` describes all of them."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

Options = dict[str, bool | int | str | list[str]]
Mode = Literal["bot", "private", "open", "hotseat", "sandbox"]
ChallengeMode = Literal["open", "private"]
TournamentPhase = Literal["coming", "running", "past", "all"]
Pace = Literal["live", "days"]
Status = Literal["waiting", "playing", "over", "aborted"]


class Me(TypedDict):
    """The person for whom a token acts."""

    name: str
    lang: str
    login: str | None
    person: str | None


class Outcome(TypedDict):
    """The winner, a seat or `draw`, and how the game ended."""

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
    """Seconds left for each seat, as of *since*, and the seats whose clocks are running."""

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
    """A page of a list; *next* is the cursor of the next page."""

    tables: list[Listed]
    next: str | None


class Table(TypedDict):
    """The public facts about a table."""

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
    delay: int


class View(TypedDict):
    """What one seat may know and do; *board* is specific to the game, *log* is what is new."""

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


class PlannedChoice(TypedDict):
    """An answer by its name; *told*: only if the log has named this thing (`card:…`) to both sides since the plan was made."""

    action: str
    told: NotRequired[str | None]


class PlannedAnswer(TypedDict):
    """The answer to a question: the first choice whose condition holds. *news*: also if something was rolled or revealed in the
    meantime; an answer with a condition implies that."""

    question: str
    choices: list[PlannedChoice]
    news: NotRequired[bool]


class Plan(TypedDict):
    """The remaining part of a plan; *dropped* says why the rest was dropped: `question`, `illegal`, `condition`, `news`, `touched`,
    `moved`, `taken-back`."""

    answers: list[PlannedAnswer]
    only: bool
    dropped: str


class ComingQuestion(TypedDict):
    """A question that may be asked soon, and answers that may be legal then."""

    question: str
    actions: list[str]


class Coming(TypedDict):
    """The questions that may be asked next, as of a step."""

    sequence: int
    questions: list[ComingQuestion]


class Comment(TypedDict):
    """A comment on the position after that many moves."""

    id: int
    step: int
    text: str
    at: float
    edited: float | None
    name: str
    kind: str
    person: str | None
    you: bool


class Comments(TypedDict):
    """The comments on a game; *may_write*: I may write one."""

    comments: list[Comment]
    may_write: bool


class Person(TypedDict):
    """A person by name."""

    person: str | None
    name: str
    kind: str


class Notification(TypedDict):
    """An entry of the bell. *open*: a challenge that I can still accept or decline; *text*: the name of a tournament, and in the next line
    what is announced."""

    id: int
    kind: str
    at: float
    read: bool
    link: str
    table: str | None
    game: str | None
    tournament: str | None
    person: Person | None
    result: Literal["won", "lost", "drawn"] | None
    rematch: bool
    open: bool
    text: str
    until: float | None


class Notifications(TypedDict):
    """A page of my notifications, the newest first; *next*: where the next page begins."""

    notifications: list[Notification]
    unread: int
    next: int | None


class SeekClock(TypedDict):
    """Seconds for the game and per move, or days per move."""

    base: float
    increment: float
    days: float


class Seek(TypedDict):
    """A request for an opponent; None leaves *options* and *clock* to the opponent. *table*: the table it became."""

    id: str
    person: Person
    rating: int | None
    game: str
    pace: Pace
    side: str
    options: Options | None
    clock: SeekClock | None
    low: int | None
    high: int | None
    delay: int
    created: float
    table: str | None


class Challenge(TypedDict):
    """A table that waits for one person, who was *asked*; *to_me*: that is me."""

    to_me: bool
    asked: Person
    table: Listed


class Lobby(TypedDict):
    """My seeks, including those that became a table; those of others; challenges to me and by me."""

    mine: list[Seek]
    seeks: list[Seek]
    challenges: list[Challenge]


class ListedTournament(TypedDict):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    style: str
    starts: float
    phase: Literal["open", "running", "over", "cancelled"]
    entrants: int
    director: Person


class TournamentPage(TypedDict):
    tournaments: list[ListedTournament]


class PairingTable(TypedDict):
    """A table of a pairing, and the number of its game."""

    id: str
    game: int
    status: Status


class Pairing(TypedDict):
    """Two players of a round, or one with a bye; *points* are both players', once it is over."""

    key: str
    division: int
    round: int
    first: Person
    second: Person | None
    kind: str
    points: list[float] | None
    ends: float
    tables: list[PairingTable]


class MyPart(TypedDict):
    """My role in a tournament."""

    entered: bool
    checked: bool
    directs: bool
    sits_out: bool
    may_enter: bool


class Tournament(ListedTournament):
    """A tournament in its current state; *divisions* are the standings."""

    text: str
    options: Options
    plan: dict[str, Any]
    round: int
    rounds: int
    round_ends: float
    divisions: list[list[dict[str, Any]]]
    pairings: list[Pairing]
    winner: Person | None
    you: MyPart


class Line(TypedDict):
    """A position as one line (docs/notation.md)."""

    line: str


Message = dict[str, Any]  # of a table's socket: *type* says which (`ServerMessage` in the OpenAPI document)
