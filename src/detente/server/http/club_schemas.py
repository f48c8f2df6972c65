"""What goes over the network about tournaments."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from .person_schemas import PersonOut
from .schemas import ClockIn, Options, PersonId, Strict

Style = Literal["swiss", "round-robin", "single-elimination", "double-elimination"]
Phase = Literal["open", "running", "over", "cancelled"]
DAY = 86_400.0


class PlanIn(Strict):
    """Times are seconds since 1970, and lengths seconds."""

    style: Style
    starts: float = Field(ge=0, le=1e11)
    round_seconds: float = Field(ge=60, le=100 * DAY)
    rounds: int = Field(default=0, ge=0, le=30)
    games: int = Field(default=1, ge=1, le=8)
    least: int = Field(default=2, ge=2, le=500)
    most: int = Field(default=0, ge=0, le=500)
    division: int = Field(default=0, ge=0, le=50)
    check_in: float = Field(default=0.0, ge=0, le=7 * DAY)
    late: bool = True
    ties: list[Annotated[str, Field(max_length=20)]] = Field(default_factory=list, max_length=6)


class TournamentIn(Strict):
    name: str = Field(min_length=1, max_length=80)
    text: str = Field(default="", max_length=4000)
    game: str = Field(max_length=40)
    options: dict[str, Any] = Field(default_factory=dict, max_length=60)
    clock: ClockIn
    plan: PlanIn


class DirectIn(Strict):
    """*key* and *points* (of the meeting's first player) decide a meeting; *by* takes the place of *person*."""

    action: Literal["start", "cancel", "decide", "remove", "replace"]
    key: str | None = Field(default=None, max_length=20)
    points: float | None = Field(default=None, ge=0, le=8)
    person: PersonId | None = None
    by: PersonId | None = None


class TournamentClockOut(BaseModel):
    base: float
    increment: float
    days: float


class TournamentLineOut(BaseModel):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    style: Style
    starts: float
    phase: Phase
    entrants: int
    most: int
    games: int
    clock: TournamentClockOut
    director: PersonOut


class TournamentsOut(BaseModel):
    tournaments: list[TournamentLineOut]


class PlanOut(BaseModel):
    style: Style
    starts: float
    round_seconds: float
    rounds: int
    games: int
    least: int
    most: int
    division: int
    check_in: float
    late: bool
    ties: list[str]


class EntryOut(BaseModel):
    """*waits*: there is no room for them yet."""

    person: PersonOut
    rating: int
    checked: bool
    left: bool
    waits: bool


class StandingOut(BaseModel):
    """*ties* are in the order of the plan's."""

    place: int
    person: PersonOut
    points: float
    ties: list[float]
    played: int
    left: bool


class MeetingTableOut(BaseModel):
    id: str
    game: int
    status: Literal["waiting", "playing", "over", "aborted"]


class MeetingOut(BaseModel):
    """Without *second* it is a bye; *points* are those of both, when it is over."""

    key: str
    division: int
    round: int
    first: PersonOut
    second: PersonOut | None
    kind: Literal["played", "forfeit", "bye", "half-bye", "absent"]
    points: list[float] | None
    tables: list[MeetingTableOut]


class BracketOut(BaseModel):
    """A match of the bracket; *winner* is the number of the player in *players*."""

    number: int
    part: Literal["winners", "losers", "final", "reset"]
    round: int
    players: list[PersonOut | None]
    bye: bool
    winner: int | None


class YouOut(BaseModel):
    entered: bool
    checked: bool
    directs: bool


class TournamentOut(TournamentLineOut):
    text: str
    options: Options
    plan: PlanOut
    round: int
    rounds: int
    round_ends: float
    entries: list[EntryOut]
    divisions: list[list[StandingOut]]
    meetings: list[MeetingOut]
    bracket: list[BracketOut]
    winner: PersonOut | None
    you: YouOut


class TournamentEventOut(BaseModel):
    """What happened; *by* is null for the clock."""

    kind: str
    at: float
    by: PersonOut | None
    person: PersonOut | None
    key: str | None
    points: float | None
    round: int | None


class TournamentLogOut(BaseModel):
    events: list[TournamentEventOut]
