"""What a tournament is made of: its plan, the events that happen in it, who entered, and the meetings."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Literal

from .pairings import Kind, Meeting
from .standings import ROUND_ROBIN_TIES, SWISS_TIES

Style = Literal["swiss", "round-robin", "single-elimination", "double-elimination", "ladder"]
Phase = Literal["open", "running", "over", "cancelled"]
LATE_UNTIL = 2  # rounds of a Swiss after whose beginning nobody can enter any more
BOTH_AWAY = -1.0  # in the games of a forfeit that both have lost
PLAYOFF = -1  # the division of meetings of a play-off
HOUR, DAY = 3600.0, 86_400.0


@dataclass(frozen=True)
class Plan:
    """What the organiser chose. Times are seconds since 1970."""

    style: Style
    starts: float
    round_seconds: float  # for a round; of a ladder, for a challenge
    rounds: int = 0  # of a Swiss; 0: as many as find a winner, and one more
    games: int = 1  # of a meeting; sides change from one to the next
    least: int = 2  # players; with fewer it is cancelled
    most: int = 0  # players; more wait until somebody leaves (0: no limit)
    division: int = 0  # players of a division of a round robin (0: one division)
    spread: bool = False  # divisions of equal strength, not one below the other
    check_in: float = 0.0  # seconds before the start in which players have to say that they are there (0: they need not)
    bots: bool = False  # bot accounts may enter
    late: bool = True  # a Swiss can be entered until its second round begins
    ties: tuple[str, ...] = ()
    half_byes: int = 0  # rounds of a Swiss that a player may sit out for half a point
    most_forfeits: int = 0  # meetings after whose loss by forfeit somebody is out (0: nobody is)
    playoff: int = 0  # players who meet in a single elimination after the last round
    playoff_games: int = 0  # of a meeting there (0: as many as before)
    playoff_options: dict[str, Any] = field(default_factory=dict)  # of the game, where they differ there
    seasons: bool = False  # when it ends, the next season is announced
    up: int = 0  # players of a division who go up, and down, from season to season
    pause: float = 7 * DAY  # seconds from the end of a season to the start of the next
    season: int = 1
    groups: tuple[tuple[str, ...], ...] = ()  # the divisions that the season before leads to
    reach: int = 3  # places above oneself that one may challenge on a ladder
    idle: float = 0.0  # seconds without a game after which one falls by a place on a ladder (0: never)
    ends: float = 0.0  # when a ladder ends (0: when its director ends it)

    @property
    def tie_breaks(self) -> tuple[str, ...]:
        if self.style == "ladder":
            return ()
        return self.ties or (ROUND_ROBIN_TIES if self.style == "round-robin" else SWISS_TIES)

    @property
    def warning(self) -> float:
        """Seconds before a deadline at which whoever has not finished is reminded."""
        return min(DAY, self.round_seconds / 4)

    @property
    def call(self) -> float:
        """Seconds before the start at which players are called."""
        return self.check_in or HOUR


@dataclass(frozen=True)
class Event:
    """Something that happened. *data* can be written as JSON."""

    kind: str
    at: float
    data: dict[str, Any] = field(default_factory=dict)


class NotNow(Exception):
    """The event does not fit the state; nothing has changed. The text is the name of a message."""


@dataclass
class Entrant:
    """Somebody who entered. *active* is when they last entered or ended a challenge, or fell for want of one; *forfeits* are meetings
    lost without playing; *skips* are rounds that they sit out, and whether for half a point."""

    player: str
    rating: float
    checked: bool = False
    left: bool = False
    active: float = 0.0
    forfeits: int = 0
    skips: dict[int, bool] = field(default_factory=dict)


@dataclass
class Fixture:
    """A meeting with its games: what the first player of the meeting got in each, None while it is not over."""

    key: str
    division: int
    round: int
    first: str
    second: str | None
    games: list[float | None]
    kind: Kind = "played"
    ends: float = 0.0
    reminded: bool = False

    @property
    def over(self) -> bool:
        return None not in self.games

    @property
    def untouched(self) -> bool:
        """Whether nothing of it has been counted."""
        return self.kind != "forfeit" and all(game is None for game in self.games)

    @property
    def players(self) -> tuple[str, ...]:
        return (self.first,) if self.second is None else (self.first, self.second)

    def meeting(self) -> Meeting:
        """For pairings and standings."""
        if self.second is None:
            return Meeting(self.round, self.first, kind=self.kind)
        if not self.over:
            return Meeting(self.round, self.first, self.second)
        points = sum(game or 0.0 for game in self.games)
        total = len(self.games) if self.kind == "played" else max(1.0, points)
        both_away = self.kind == "forfeit" and points == BOTH_AWAY
        return Meeting(self.round, self.first, self.second, (0.0, 0.0) if both_away else (points, total - points), self.kind)

    def sides(self, game: int) -> tuple[str, str]:
        """Who plays the first and the second side in a game of the meeting."""
        assert self.second is not None
        return (self.first, self.second) if game % 2 == 0 else (self.second, self.first)


Blame = Callable[[Fixture], Iterable[str]]
