"""The parts of a tournament: its plan, its events, its entrants and its pairings."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Literal

from .pairings import Kind, Pairing
from .standings import ROUND_ROBIN_TIES, SWISS_TIES

Style = Literal["swiss", "round-robin", "single-elimination", "double-elimination", "ladder"]
Phase = Literal["open", "running", "over", "cancelled"]
LATE_UNTIL = 2  # the round of a Swiss from whose start on nobody can enter
BOTH_AWAY = -1.0  # score of a game that both players have forfeited
PLAYOFF = -1  # the division of pairings of a play-off
LARGEST_DIVISION = 50  # most players of one round robin: 1,225 pairings
HOUR, DAY = 3600.0, 86_400.0


@dataclass(frozen=True)
class TournamentPlan:
    """The organiser's choices. Times are seconds since 1970."""

    style: Style
    starts: float
    round_seconds: float  # for a round; of a ladder, for a challenge
    rounds: int = 0  # of a Swiss; 0: as many as needed to find a winner, plus one
    games: int = 1  # games per pairing; sides alternate
    least: int = 2  # fewest players; with fewer it is cancelled
    most: int = 0  # most players; others go on the waiting list (0: no limit)
    division: int = 0  # players per division of a round robin (0: one division)
    spread: bool = False  # divisions of equal strength instead of tiers
    check_in: float = 0.0  # seconds before the start in which players have to check in (0: no check-in)
    bots: bool = False  # bot accounts may enter
    late: bool = True  # a Swiss can be entered until its second round begins, a round robin (free places) in the first half of its rounds
    ties: tuple[str, ...] = ()
    half_byes: int = 0  # half-point byes per player in a Swiss
    most_forfeits: int = 0  # forfeits after which a player is withdrawn (0: never)
    playoff: int = 0  # players of the play-off (single elimination)
    playoff_games: int = 0  # games per pairing of the play-off (0: as before)
    playoff_options: dict[str, Any] = field(default_factory=dict)  # game options of the play-off, where they differ
    seasons: bool = False  # when it ends, the next season is announced
    up: int = 0  # players promoted, and relegated, per division and season
    pause: float = 7 * DAY  # seconds from the end of a season to the start of the next
    season: int = 1
    groups: tuple[tuple[str, ...], ...] = ()  # the divisions after the previous season
    reach: int = 3  # how many places above one may challenge on a ladder
    idle: float = 0.0  # seconds without a game after which a player drops by one place on a ladder (0: never)
    ends: float = 0.0  # when a ladder ends (0: when its director ends it)
    delay: int = 0  # seconds after which spectators see a move

    @property
    def tie_breaks(self) -> tuple[str, ...]:
        if self.style == "ladder":
            return ()
        return self.ties or (ROUND_ROBIN_TIES if self.style == "round-robin" else SWISS_TIES)

    @property
    def warning(self) -> float:
        """Seconds before a deadline at which players who have not finished are reminded."""
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
    """The event is not possible in this state; nothing has changed. The text is a message id."""


@dataclass
class Entrant:
    """Somebody who entered. *active* is when they last entered, ended a challenge, or were dropped for inactivity; *forfeits* are
    pairings lost without playing; *skips* are rounds that they sit out, and whether for half a point."""

    player: str
    rating: float
    checked: bool = False
    left: bool = False
    active: float = 0.0
    forfeits: int = 0
    skips: dict[int, bool] = field(default_factory=dict)


@dataclass
class Fixture:
    """A pairing with its games: the points of the pairing's first player in each, None while it is not over."""

    key: str
    division: int
    round: int
    first: str
    second: str | None
    games: list[float | None]
    kind: Kind = "played"
    ends: float = 0.0
    reminded: bool = False
    forfeited: tuple[str, ...] = ()  # the players to whom it counts as a forfeit

    @property
    def over(self) -> bool:
        return None not in self.games

    @property
    def untouched(self) -> bool:
        """Whether no result of it has been counted."""
        return self.kind != "forfeit" and all(game is None for game in self.games)

    @property
    def players(self) -> tuple[str, ...]:
        return (self.first,) if self.second is None else (self.first, self.second)

    def pairing(self) -> Pairing:
        """For pairings and standings."""
        if self.second is None:
            return Pairing(self.round, self.first, kind=self.kind)
        if not self.over:
            return Pairing(self.round, self.first, self.second)
        points = sum(game or 0.0 for game in self.games)
        total = len(self.games) if self.kind == "played" else max(1.0, points)
        both_away = self.kind == "forfeit" and points == BOTH_AWAY
        return Pairing(self.round, self.first, self.second, (0.0, 0.0) if both_away else (points, total - points), self.kind)

    def sides(self, game: int) -> tuple[str, str]:
        """The players of the first and second side in a game of the pairing."""
        assert self.second is not None
        return (self.first, self.second) if game % 2 == 0 else (self.second, self.first)


Blame = Callable[[Fixture], Iterable[str]]
