"""Schemas of requests and responses: the OpenAPI document and the web client's types are generated from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field
from pydantic.json_schema import SkipJsonSchema

from detente.engine.text import LANGUAGES

if TYPE_CHECKING:
    Language = str
    OptionalLanguage = str
else:
    Language = Literal[LANGUAGES]
    OptionalLanguage = Literal[("", *LANGUAGES)]

Mode = Literal["bot", "private", "open", "hotseat", "sandbox"]
Hex64 = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
SeatName = Annotated[str, Field(min_length=1, max_length=20)]
Options = dict[str, bool | int | str | list[str]]
PersonKind = Literal["guest", "member", "bot", "deleted"]
PersonId = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{1,16}$")]
Words = Annotated[str, Field(min_length=1, max_length=1000)]
Delay = Annotated[int, Field(ge=0, le=30 * 86_400)]  # seconds after which spectators see a move
TableId = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{1,32}$")]


class RequestModel(BaseModel):
    """Base of requests: exactly these fields, of exactly these types."""

    model_config = ConfigDict(extra="forbid", strict=True)


class ResponseModel(BaseModel):
    """Base of responses that are described completely."""

    model_config = ConfigDict(extra="forbid")


class Problem(BaseModel):
    """An error: a name for programs, a message for people."""

    name: str
    text: str


class NameIn(RequestModel):
    name: str = Field(min_length=1, max_length=80)
    lang: OptionalLanguage = ""


class LoginIn(RequestModel):
    login: str = Field(min_length=3, max_length=40)
    password: str = Field(min_length=8, max_length=200)


Password = Annotated[str, Field(min_length=8, max_length=200)]
Email = Annotated[str, Field(max_length=254, pattern=r"^[^@\s,;:<>()\[\]\"\\\x00-\x1f\x7f]+@[^@\s,;:<>()\[\]\"\\\x00-\x1f\x7f]+$")]


class LogInIn(LoginIn):
    merge: bool = False  # transfer the tables of the current guest to the account


class AccountIn(LoginIn):
    email: Email | None = None


class PasswordIn(RequestModel):
    old: Password
    password: Password


class EmailIn(RequestModel):
    email: Email
    password: Password


class ForgottenIn(RequestModel):
    who: str = Field(min_length=3, max_length=254)  # a login or a confirmed address


class ResetIn(RequestModel):
    token: str = Field(min_length=1, max_length=300)
    password: Password


class TokenIn(RequestModel):
    token: str = Field(min_length=1, max_length=300)


class UseLinkIn(TokenIn):
    merge: bool = False  # transfer the tables of the current guest to the link's owner


class OwnerOut(BaseModel):
    """The owner of a private link."""

    name: str
    login: str | None
    you: bool


class VisitorOut(BaseModel):
    name: str
    lang: OptionalLanguage
    login: str | None
    email: str | None
    confirmed: bool  # the address is confirmed
    person: str | None
    moderator: bool
    closed: bool


class MeOut(BaseModel):
    visitor: VisitorOut | None
    mail: bool  # whether the server sends mail


class SentOut(BaseModel):
    """A mail is being sent, if there is a recipient."""

    seconds: int  # for which its link is valid


class SessionOut(BaseModel):
    """A device on which I am signed in; *here*: this one."""

    id: str
    device: str
    created: float
    seen: float
    expires: float
    here: bool


class SessionsOut(BaseModel):
    sessions: list[SessionOut]


class LinkOut(BaseModel):
    token: str
    seconds: int


class ConfirmedOut(BaseModel):
    login: str
    email: str


class ClockIn(RequestModel):
    """Base and increment in seconds, or days per move. A base in days is a budget for a whole correspondence game."""

    base: float = Field(default=0, ge=0, le=180 * 86_400)
    increment: float = Field(default=0, ge=0, le=86_400)
    days: float = Field(default=0, ge=0, le=60)


class ClockTermsOut(BaseModel):
    """The clock of a table that is yet to be made."""

    base: float
    increment: float
    days: float


class TableIn(RequestModel):
    game: str = Field(max_length=40)
    mode: Mode = "bot"
    side: str = Field(default="random", max_length=20)
    bot: str = Field(default="random", max_length=40)
    options: dict[str, Any] = Field(default_factory=dict, max_length=60)
    clock: ClockIn | None = None
    position: str = Field(default="", max_length=8000)
    bots: bool = False  # bot accounts may sit down
    delay: Delay = 0


class BranchIn(RequestModel):
    table: TableId
    step: int = Field(ge=0, le=100_000)


class ShowIn(RequestModel):
    game: str = Field(max_length=40)


class GameFileIn(RequestModel):
    text: str = Field(min_length=1, max_length=1_500_000)
    name: str = Field("", max_length=255)  # of the file, by which messages speak of it
    partial: bool = False  # take the game up to a difference where a log does not come through whole


class SeatOut(BaseModel):
    name: str
    bot: str | None
    you: bool
    online: bool
    kind: PersonKind | None  # None for bots and empty seats
    person: str | None
    rating: int | None  # of a member, for the game and its pace; for a rated game, before it
    gained: int | None  # rating points gained by a rated game
    settled: bool  # whether the rating is no longer provisional


class ClockOut(BaseModel):
    base: float
    increment: float
    per_move: bool
    left: dict[str, float]
    running: list[str]
    since: float
    still: dict[str, float]  # seats whose clock stands still, and until when (0: until people agree to resume)
    now: float


class OutcomeOut(BaseModel):
    winner: str
    ending: str


class FairOut(BaseModel):
    secret: str
    entropy: dict[str, str]


class ClaimOut(BaseModel):
    """The seat that may claim a game whose player is gone, and from when."""

    seat: str
    at: float


class BaseTableOut(BaseModel):
    """The common fields of a table."""

    id: str
    game: str
    mode: str
    status: Literal["waiting", "playing", "over", "aborted"]
    title: str
    options: Options
    seats: dict[str, SeatOut]
    to_move: list[str]
    outcome: OutcomeOut | None
    changed: float
    bots: bool  # bot accounts may sit down
    delay: int  # seconds after which spectators see a move while the game is running
    voided: bool  # by a moderator: the game does not count


class EventOut(BaseModel):
    """The tournament to which a table belongs."""

    id: str
    name: str


class TableOut(BaseTableOut):
    """The public facts about a table."""

    rules: int
    sequence: int
    clock: ClockOut | None
    commitment: str  # SHA-256 of the server's secret
    commits: dict[str, str]  # SHA-256 of the entropy of each seat, by the seats at the start
    fair: FairOut | None
    undo_asked: str | None
    pause_asked: str | None  # the seat that asks to adjourn, or to resume
    adjourned: bool
    claim: ClaimOut | None
    rematch: str | None
    tournament: EventOut | None
    hints: bool  # whether a bot may advise whoever is to move
    review: bool  # whether there is a review once the game is over
    created: float


class ImportedTableOut(TableOut):
    """An imported game: *notices* are for the person who imported it; *difference* says why only a part of it could be imported."""

    notices: list[str]
    difference: str | None


class TimingOut(BaseModel):
    base: float
    increment: float
    per_move: bool


class ListedOut(BaseTableOut):
    """A table in a list."""

    your_move: bool
    timing: TimingOut | None


class TablesOut(BaseModel):
    """A page of a list; *next* is the cursor of the next page."""

    tables: list[ListedOut]
    next: str | None


class WaitingOut(BaseModel):
    """A table that waits for me: for my move, or for me to arrive so that it can begin."""

    table: str
    game: str
    kind: Literal["move", "begin"]
    deadline: float | None
    since: float


class AllWaitingOut(BaseModel):
    """The tables at which people wait for me, most urgent first; the number of my unread notifications, and the newest one's id."""

    waiting: list[WaitingOut]
    unread: int
    newest: int


class OptionOut(BaseModel):
    name: str
    values: list[bool | int | str]
    several: bool
    rule: str


class GameOut(BaseModel):
    id: str
    year: int
    rules: int
    seats: list[str]
    actions: list[str]
    questions: list[str]
    endings: list[str]
    headings: list[str]
    kinds: list[str]
    options: list[OptionOut]
    bots: list[str]


class GamesOut(BaseModel):
    games: list[GameOut]


class LogFact(ResponseModel):
    """What an event is about: an id of a kind of the game (`card`, `country`), or one that all games share (`side`, `number`, `signed`,
    `action`, …). *printed* is the number on a card, if the log shows it."""

    kind: str
    value: str | int
    printed: int | SkipJsonSchema[None] = None


class LogRow(ResponseModel):
    """An event of the game by name, with its names and numbers."""

    name: str
    facts: dict[str, LogFact]


class LogStep(ResponseModel):
    """The events caused by a move; step 0 is the start."""

    step: int
    rows: list[LogRow]


class ViewOut(ResponseModel):
    """What one seat may know and do; `board` is specific to the game."""

    rules: int
    seat: str
    sequence: int
    to_move: list[str]
    question: str
    legal: list[str]
    can_undo: bool
    outcome: OutcomeOut | None
    options: Options
    log: list[LogStep]


class LineOut(BaseModel):
    line: str


class HealthOut(BaseModel):
    status: Literal["ok", "database"]
    version: str
    tables: int
