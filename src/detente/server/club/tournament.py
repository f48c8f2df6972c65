"""A tournament as a row of events: what a player, a director or the clock did, in order. The state is what the events add up to.

`due` says which event the clock brings next, with everything that it decides (who plays, who meets whom), so that events that are stored
once mean the same for ever. Whoever stores the event under the next number has made it happen; a server that dies between two events
leaves a tournament that any other one goes on with, and two servers that find the same event due cannot both store it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Literal

from .brackets import Fixture as Bracketed
from .brackets import champion, fill_bracket, open_matches
from .pairings import Kind, Meeting, pair_swiss, round_robin
from .standings import ROUND_ROBIN_TIES, SWISS_TIES, Line, standings

Style = Literal["swiss", "round-robin", "single-elimination", "double-elimination"]
Phase = Literal["open", "running", "over", "cancelled"]
LATE_UNTIL = 2  # rounds of a Swiss after whose beginning nobody can enter any more


@dataclass(frozen=True)
class Plan:
    """What the organiser chose. Times are seconds since 1970."""

    style: Style
    starts: float
    round_seconds: float
    rounds: int = 0  # of a Swiss; 0: as many as find a winner, and one more
    games: int = 1  # of a meeting; sides change from one to the next
    least: int = 2  # players; with fewer it is cancelled
    most: int = 0  # players; more wait until somebody leaves (0: no limit)
    division: int = 0  # players of a division of a round robin (0: one division)
    check_in: float = 0.0  # seconds before the start in which players have to say that they are there (0: they need not)
    late: bool = True  # a Swiss can be entered until its second round begins
    ties: tuple[str, ...] = ()

    @property
    def tie_breaks(self) -> tuple[str, ...]:
        return self.ties or (ROUND_ROBIN_TIES if self.style == "round-robin" else SWISS_TIES)


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
    """Somebody who entered."""

    player: str
    rating: float
    checked: bool = False
    left: bool = False


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

    @property
    def over(self) -> bool:
        return None not in self.games

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


BOTH_AWAY = -1.0  # in the games of a forfeit that both have lost
Blame = Callable[[Fixture], Iterable[str]]


class Tournament:
    """The state that the events add up to."""

    def __init__(self, plan: Plan, events: Iterable[Event] = ()) -> None:
        self.plan, self.phase = plan, "open"
        self.entrants: dict[str, Entrant] = {}
        self.divisions: list[list[str]] = []
        self.fixtures: dict[str, Fixture] = {}
        self.round, self.round_ends, self.count = 0, 0.0, 0
        for event in events:
            self.apply(event)

    # Reading

    @property
    def entered(self) -> list[str]:
        """Who takes part, in the order of entry; others wait."""
        there = [entrant.player for entrant in self.entrants.values() if not entrant.left]
        return there[: self.plan.most] if self.plan.most and self.phase == "open" else there

    @property
    def waiting(self) -> list[str]:
        """Who gets in when somebody leaves."""
        there = [entrant.player for entrant in self.entrants.values() if not entrant.left]
        return there[self.plan.most :] if self.plan.most and self.phase == "open" else []

    def table(self, division: int = 0) -> list[Line]:
        """The standings of a division."""
        meetings = [fixture.meeting() for fixture in self.fixtures.values() if fixture.division == division]
        return standings(self.divisions[division], meetings, self.plan.tie_breaks)

    @property
    def rounds(self) -> int:
        """How many rounds there will be; of an elimination, waves of matches."""
        if self.plan.style == "swiss":
            return self.plan.rounds or math.ceil(math.log2(max(2, len(self.divisions[0])))) + 1
        if self.plan.style == "round-robin":
            return max(len(round_robin(division)) for division in self.divisions)
        return 0

    def winner(self) -> str | None:
        """Who has won the first division, when it is over; None where several share the place."""
        if self.phase != "over":
            return None
        if self.is_bracket:
            return champion(self.bracket())
        lines = self.table()
        return lines[0].player if len(lines) == 1 or lines[1].place > 1 else None

    @property
    def is_bracket(self) -> bool:
        return self.plan.style.endswith("elimination")

    def bracket(self) -> list[Bracketed]:
        """The bracket as it stands."""
        results = {int(key): self._winner_of(fixture) for key, fixture in self.fixtures.items() if fixture.over}
        return fill_bracket(self.divisions[0], results, self.plan.style == "double-elimination")

    def _winner_of(self, fixture: Fixture) -> str:
        """A match of a bracket has to have a winner: of a tie, the better seed."""
        meeting, seeds = fixture.meeting(), self.divisions[0]
        first, second = meeting.score(fixture.first), meeting.score(str(fixture.second))
        if first != second:
            return fixture.first if first > second else str(fixture.second)
        return min(fixture.players, key=seeds.index)

    # The clock

    def due(self, now: float, blame: Blame = lambda fixture: ()) -> Event | None:
        """What the clock brings next, if it is time. *blame* says who has to lose a meeting whose time is over: nobody, one or both."""
        if self.phase == "open":
            return self.start(now) if now >= self.plan.starts else None
        if self.phase != "running":
            return None
        unfinished = [fixture for fixture in self.fixtures.values() if not fixture.over]
        for fixture in unfinished:
            gone = [player for player in fixture.players if self.entrants[player].left]
            if gone or now >= self.round_ends:
                return self._forfeit(fixture, now, gone or list(blame(fixture)))
        if unfinished and not self.is_bracket:
            return None
        pairs = self._next_pairs()
        if pairs:
            return Event("pair", now, {"round": self.round + 1, "ends": now + self.plan.round_seconds, "meetings": pairs})
        return None if unfinished else Event("end", now)

    def start(self, now: float, everybody: bool = False) -> Event:
        """The start with those who have checked in, or with *everybody* who has entered; with too few players it is cancelled."""
        there = [player for player in self.entered if everybody or self.entrants[player].checked or not self.plan.check_in]
        if len(there) < max(2, self.plan.least):
            return Event("cancel", now)
        there.sort(key=lambda player: -self.entrants[player].rating)
        size = self.plan.division if self.plan.style == "round-robin" and self.plan.division else len(there)
        count = max(1, round(len(there) / size))
        bounds = [len(there) * k // count for k in range(count + 1)]
        return Event("start", now, {"divisions": [there[a:b] for a, b in pairwise(bounds)]})

    def _forfeit(self, fixture: Fixture, now: float, losers: Sequence[str]) -> Event:
        """Who is to blame loses what is not over; if nobody is, or both, nobody gets anything."""
        first_lost, second_lost = fixture.first in losers, fixture.second in losers
        points = BOTH_AWAY if first_lost == second_lost else float(second_lost)
        return Event("forfeit", now, {"key": fixture.key, "points": points})

    def _next_pairs(self) -> list[list[Any]]:
        """The meetings to make now: key, division, first, second."""
        number = self.round + 1
        if self.is_bracket:
            ready = [fixture for fixture in open_matches(self.bracket()) if str(fixture.match.number) not in self.fixtures]
            return [[str(fixture.match.number), 0, *fixture.players] for fixture in ready]
        if number > self.rounds:
            return []
        if self.plan.style == "round-robin":
            found = []
            for division, players in enumerate(self.divisions):
                rounds = round_robin(players)
                pairs = rounds[number - 1] if number <= len(rounds) else []
                found += [[f"{division}.{number}.{k}", division, a, b] for k, (a, b) in enumerate(pairs)]
            return found
        absent = [player for player in self.divisions[0] if self.entrants[player].left]
        pairs = pair_swiss(self.divisions[0], [fixture.meeting() for fixture in self.fixtures.values()], number, self.rounds, absent)
        return [[f"0.{number}.{k}", 0, a, b] for k, (a, b) in enumerate(pairs)] if len(pairs) > 1 or (pairs and pairs[0][1]) else []

    # Events

    def apply(self, event: Event) -> None:
        """Let an event happen; NotNow, and nothing has changed, if it does not fit."""
        happen = getattr(self, f"_on_{event.kind.replace('-', '_')}", None)
        if happen is None:
            raise NotNow("tournament-event")
        happen(event)
        self.count += 1

    def _need(self, wanted: bool, message: str) -> None:
        if not wanted:
            raise NotNow(message)

    def _on_enter(self, event: Event) -> None:
        """Enter before the start, or a Swiss a little late."""
        player, known = str(event.data["player"]), self.entrants.get(str(event.data["player"]))
        late = self.phase == "running" and self.plan.style == "swiss" and self.plan.late and self.round < LATE_UNTIL
        self._need(self.phase == "open" or late, "tournament-closed")
        self._need(known is None or known.left, "tournament-entered")
        self._need(not (late and self.plan.most and len(self.entered) >= self.plan.most), "tournament-full")
        self.entrants.pop(player, None)
        self.entrants[player] = Entrant(player, float(event.data["rating"]), checked=late)
        if late and player not in self.divisions[0]:
            self.divisions[0].append(player)

    def _on_check_in(self, event: Event) -> None:
        """Say that one is there, in the time before the start."""
        player = str(event.data["player"])
        self._need(self.phase == "open" and bool(self.plan.check_in), "tournament-closed")
        self._need(player in self.entered, "tournament-not-entered")
        self._need(event.at >= self.plan.starts - self.plan.check_in, "tournament-early")
        self.entrants[player].checked = True

    def _on_leave(self, event: Event) -> None:
        """Withdraw; what is being played is lost."""
        entrant = self.entrants.get(str(event.data["player"]))
        self._need(self.phase in ("open", "running"), "tournament-closed")
        self._need(entrant is not None and not entrant.left, "tournament-not-entered")
        assert entrant is not None
        entrant.left = True

    def _on_cancel(self, event: Event) -> None:
        self._need(self.phase in ("open", "running"), "tournament-closed")
        self.phase = "cancelled"

    def _on_start(self, event: Event) -> None:
        self._need(self.phase == "open", "tournament-closed")
        self.phase, self.divisions = "running", [list(division) for division in event.data["divisions"]]
        playing = {player for division in self.divisions for player in division}
        for entrant in self.entrants.values():
            entrant.left = entrant.left or entrant.player not in playing
        self.round_ends = event.at

    def _on_pair(self, event: Event) -> None:
        """A round begins."""
        self._need(self.phase == "running" and event.data["round"] == self.round + 1, "tournament-closed")
        self.round, self.round_ends = self.round + 1, float(event.data["ends"])
        for key, division, first, second in event.data["meetings"]:
            games: list[float | None] = [None] * (self.plan.games if second else 0)
            self.fixtures[key] = Fixture(key, division, self.round, first, second, games, "played" if second else "bye")

    def _open_fixture(self, event: Event) -> Fixture:
        fixture = self.fixtures.get(str(event.data["key"]))
        self._need(self.phase == "running" and fixture is not None and fixture.second is not None, "tournament-no-meeting")
        assert fixture is not None
        return fixture

    def _on_game(self, event: Event) -> None:
        """A game of a meeting is over; *points* are those of the game's first side. A game counts once."""
        fixture, game = self._open_fixture(event), int(event.data["game"])
        self._need(0 <= game < len(fixture.games) and fixture.games[game] is None, "tournament-counted")
        points = float(event.data["points"])
        fixture.games[game] = points if game % 2 == 0 else 1 - points

    def _on_forfeit(self, event: Event) -> None:
        """What is not over of a meeting is decided without playing; a meeting of which nothing was played counts as not played."""
        fixture, points = self._open_fixture(event), float(event.data["points"])
        self._need(not fixture.over, "tournament-counted")
        if points != BOTH_AWAY and any(game is not None for game in fixture.games):
            fixture.games = [points if game is None else game for game in fixture.games]
        else:
            fixture.games, fixture.kind = [points], "forfeit"

    def _on_decide(self, event: Event) -> None:
        """The director decides a meeting that goes on, or one that is over until the next round begins: the points of its first player."""
        fixture, points = self._open_fixture(event), float(event.data["points"])
        is_present = fixture.round == self.round or not fixture.over
        self._need(is_present and 0 <= points <= len(fixture.games), "tournament-past")
        share = points / len(fixture.games)
        fixture.games, fixture.kind = [share] * len(fixture.games), "played"

    def _on_replace(self, event: Event) -> None:
        """Somebody takes another's place, with all points, from the next game on."""
        old, new = str(event.data["player"]), str(event.data["by"])
        self._need(self.phase == "running" and old in self.entrants and new not in self.entrants, "tournament-not-entered")
        self.entrants[new] = Entrant(new, float(event.data["rating"]), checked=True)
        self.entrants[old].left = True
        self.divisions = [[new if player == old else player for player in division] for division in self.divisions]
        for fixture in self.fixtures.values():
            fixture.first, fixture.second = (new if p == old else p for p in (fixture.first, fixture.second))  # type: ignore[assignment]

    def _on_end(self, event: Event) -> None:
        self._need(self.phase == "running" and all(fixture.over for fixture in self.fixtures.values()), "tournament-running")
        self.phase = "over"
