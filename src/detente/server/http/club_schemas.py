"""Schemas for tournaments."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from ..club.plan import LARGEST_DIVISION
from .person_schemas import PersonOut
from .schemas import ClockIn, ClockTermsOut, Delay, Options, PersonId, RequestModel

Style = Literal["swiss", "round-robin", "single-elimination", "double-elimination", "ladder"]
Phase = Literal["open", "running", "over", "cancelled"]
DAY = 86_400.0


class PlanIn(RequestModel):
    """Times are in seconds since 1970, durations in seconds."""

    style: Style
    starts: float = Field(ge=0, le=1e11)
    round_seconds: float = Field(ge=60, le=100 * DAY)
    rounds: int = Field(default=0, ge=0, le=30)
    games: int = Field(default=1, ge=1, le=8)
    least: int = Field(default=2, ge=2, le=500)
    most: int = Field(default=0, ge=0, le=500)
    division: int = Field(default=0, ge=0, le=LARGEST_DIVISION)
    spread: bool = False
    check_in: float = Field(default=0.0, ge=0, le=7 * DAY)
    bots: bool = False
    late: bool = True
    ties: list[Annotated[str, Field(max_length=20)]] = Field(default_factory=list, max_length=6)
    half_byes: int = Field(default=0, ge=0, le=30)
    most_forfeits: int = Field(default=0, ge=0, le=30)
    playoff: int = Field(default=0, ge=0, le=64)
    playoff_games: int = Field(default=0, ge=0, le=8)
    playoff_options: dict[str, Any] = Field(default_factory=dict, max_length=60)
    seasons: bool = False
    up: int = Field(default=0, ge=0, le=20)
    pause: float = Field(default=7 * DAY, ge=0, le=100 * DAY)
    reach: int = Field(default=3, ge=1, le=50)
    idle: float = Field(default=0.0, ge=0, le=400 * DAY)
    ends: float = Field(default=0.0, ge=0, le=1e11)
    delay: Delay = 0


class TournamentIn(RequestModel):
    name: str = Field(min_length=1, max_length=80)
    text: str = Field(default="", max_length=4000)
    prizes: str = Field(default="", max_length=1000)
    game: str = Field(max_length=40)
    options: dict[str, Any] = Field(default_factory=dict, max_length=60)
    clock: ClockIn
    plan: PlanIn


class DirectIn(RequestModel):
    """The fields that each action needs: *key* and *points* (of the pairing's first player) to `decide` a pairing; *by* takes the place
    of *person* (`replace`), or swaps places with them in the current round (`swap`); *ends* is when the round ends (`extend`); *text* is
    sent to everybody (`announce`); `change` takes *name*, *text*, *prizes*, *starts* and *round_seconds*."""

    action: Literal["start", "cancel", "stop", "decide", "remove", "replace", "swap", "sit-out", "extend", "announce", "change"]
    key: str | None = Field(default=None, max_length=20)
    points: float | None = Field(default=None, ge=0, le=8)
    person: PersonId | None = None
    by: PersonId | None = None
    ends: float | None = Field(default=None, ge=0, le=1e11)
    name: str | None = Field(default=None, max_length=80)
    text: str | None = Field(default=None, max_length=4000)
    prizes: str | None = Field(default=None, max_length=1000)
    starts: float | None = Field(default=None, ge=0, le=1e11)
    round_seconds: float | None = Field(default=None, ge=60, le=100 * DAY)


class LadderChallengeIn(RequestModel):
    person: PersonId


class PresetIn(RequestModel):
    """A reusable plan without a start; *plan* has no `starts`."""

    name: str = Field(min_length=1, max_length=80)
    game: str = Field(max_length=40)
    options: dict[str, Any] = Field(default_factory=dict, max_length=60)
    clock: ClockIn
    plan: dict[str, Any] = Field(max_length=30)


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
    season: int
    league: str | None
    clock: ClockTermsOut
    director: PersonOut


class TournamentsOut(BaseModel):
    tournaments: list[TournamentLineOut]


class PlanOut(BaseModel):
    """The plan as it was chosen (`PlanIn`)."""

    style: Style
    starts: float
    round_seconds: float
    rounds: int
    games: int
    least: int
    most: int
    division: int
    spread: bool
    check_in: float
    bots: bool
    late: bool
    ties: list[str]
    half_byes: int
    most_forfeits: int
    playoff: int
    playoff_games: int
    playoff_options: Options
    seasons: bool
    up: int
    pause: float
    reach: int
    idle: float
    ends: float
    delay: int


class PresetOut(BaseModel):
    """A plan to start from: the game's own (*own* is false, and *name* is a message `preset-NAME` of the game), or one of mine."""

    name: str
    own: bool
    game: str
    options: Options
    clock: ClockTermsOut
    plan: dict[str, Any]


class PresetsOut(BaseModel):
    presets: list[PresetOut]


class EntryOut(BaseModel):
    """*waits*: on the waiting list."""

    person: PersonOut
    rating: int
    checked: bool
    left: bool
    waits: bool
    sits_out: bool


class StandingOut(BaseModel):
    """*ties* are in the order of the plan's."""

    place: int
    person: PersonOut
    points: float
    ties: list[float]
    played: int
    left: bool


class PairingTableOut(BaseModel):
    id: str
    game: int
    status: Literal["waiting", "playing", "over", "aborted"]


class PairingOut(BaseModel):
    """Without *second* it is a bye; *points* are both players', once it is over."""

    key: str
    division: int
    round: int
    first: PersonOut
    second: PersonOut | None
    kind: Literal["played", "forfeit", "bye", "half-bye", "absent"]
    points: list[float] | None
    ends: float
    tables: list[PairingTableOut]


class BracketOut(BaseModel):
    """A match of the bracket; *winner* is the index of the player in *players*."""

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
    sits_out: bool
    may_enter: bool


class AnnouncementOut(BaseModel):
    at: float
    text: str


class SeasonOut(BaseModel):
    id: str
    season: int
    phase: Phase


class DateOut(BaseModel):
    """A date of the schedule: `check-in`, `start`, `round` (with its *number*; *until* is its end), `end`; *planned* if it depends on
    the duration of others."""

    kind: Literal["check-in", "start", "round", "end"]
    number: int
    at: float
    until: float | None
    planned: bool


class TournamentOut(TournamentLineOut):
    """*late*: the divisions, from 0, of the places that can still be taken in a running round robin, the next one first."""

    text: str
    prizes: str
    announcements: list[AnnouncementOut]
    seasons: list[SeasonOut]
    repeats: bool
    schedule: list[DateOut]
    options: Options
    plan: PlanOut
    round: int
    rounds: int
    round_ends: float
    late: list[int]
    entries: list[EntryOut]
    divisions: list[list[StandingOut]]
    pairings: list[PairingOut]
    bracket: list[BracketOut]
    winner: PersonOut | None
    you: YouOut


class TournamentEventOut(BaseModel):
    """An event of a tournament; *by* is null for the clock."""

    kind: str
    at: float
    by: PersonOut | None
    person: PersonOut | None
    other: PersonOut | None
    text: str | None
    key: str | None
    points: float | None
    round: int | None


class TournamentLogOut(BaseModel):
    events: list[TournamentEventOut]
