"""The clocks of a table: base and increment, or days for each move. The gate and the table jobs enforce them."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from detente.engine.game import Game

from ..errors import BadMessage

DAY = 86_400.0
LEAST, MOST_INCREMENT, LEAST_MOVE = 60.0, 3600.0, 3600.0  # seconds among strangers: least base, largest increment, least time per move


@dataclass(frozen=True)
class Clock:
    """The time each seat has left, whose clock is running, and since when. *per_move*: the base is given again for every turn.

    *earned*: how many moves have brought their increment; one that is undone and played again brings none.
    *spent*: what each seat had left when it was last off the clock, before its new allowance.
    *still*: the seats whose time stands still, with when that is planned to end (0: when people agree on it).
    """

    base: float
    increment: float
    per_move: bool
    left: dict[str, float]
    running: tuple[str, ...] = ()
    since: float = 0.0
    earned: int = 0
    spent: dict[str, float] = field(default_factory=dict)
    still: dict[str, float] = field(default_factory=dict)

    def press(self, running: Sequence[str], now: float, moves: int | None = None) -> Clock:
        """The clock after the game's move number *moves*: used time is subtracted, and seats whose clock has stopped get an increment or a
        new allowance."""
        left, spent = dict(self.left), dict(self.spent)
        number = self.earned + 1 if moves is None else moves
        for seat in self.running:
            left[seat] -= self._used(seat, now)
            if seat not in running:
                spent[seat] = left[seat]
                left[seat] = self.base if self.per_move else left[seat] + self.increment * (number > self.earned)
        return replace(self, left=left, spent=spent, running=tuple(running), since=now, earned=max(self.earned, number))

    def take_back(self, running: Sequence[str], now: float, by: str | None = None) -> Clock:
        """The clock after an undo, from which nobody gains time. A seat that did not have to ask (*by*) is charged for the time since the
        move, instead of the seat whose clock was running; if both agreed, time counts as it ran."""
        left, elapsed = dict(self.left), max(0.0, now - self.since)
        for seat in self.running:
            if seat in running or by is None:
                left[seat] -= self._used(seat, now)
        for seat in running:
            if seat not in self.running:
                if self.per_move:
                    left[seat] = min(left[seat], self.spent.get(seat, left[seat]))
                left[seat] -= elapsed if seat == by and seat not in self.still else 0.0
        return replace(self, left=left, running=tuple(running), since=now)

    def _used(self, seat: str, now: float) -> float:
        """The time that a seat has used since the clock was last pressed."""
        return 0.0 if seat in self.still else max(0.0, now - self.since)

    def stand(self, still: dict[str, float], now: float) -> Clock:
        """The clock from now on, stopped for the seats in *still*."""
        left = self.left | {seat: self.left[seat] - self._used(seat, now) for seat in self.running}
        return replace(self, left=left, since=now, still=dict(still))

    def give(self, seat: str, seconds: float) -> Clock:
        """The clock after a seat was given time."""
        return replace(self, left=self.left | {seat: self.left[seat] + seconds})

    def resume(self, stopped: float, now: float, grace: float) -> Clock:
        """The clock when a server resumes after a stop: the time in between is charged to nobody, and seats whose clock is running have at
        least *grace* seconds."""
        used = max(0.0, stopped - self.since)
        left = self.left | {seat: max(self.left[seat], used + grace) for seat in self.running}
        return replace(self, left=left, since=now - used)

    @property
    def pace(self) -> str:
        """`live`, or `days` for correspondence: days for each move or for the game."""
        return "days" if self.per_move or self.base >= DAY else "live"

    @property
    def deadline(self) -> float | None:
        """When the first seat on the clock runs out of time."""
        return min((self.since + self.left[seat] for seat in self.running if seat not in self.still), default=None)

    def flagged(self, now: float) -> str | None:
        """The seat that has run out of time first, if one has."""
        late = [(self.left[seat], seat) for seat in self.running if seat not in self.still and self.since + self.left[seat] <= now]
        return min(late)[1] if late else None

    def to_json(self) -> dict[str, Any]:
        return {
            "base": self.base,
            "increment": self.increment,
            "per_move": self.per_move,
            "left": self.left,
            "running": list(self.running),
            "since": self.since,
            "earned": self.earned,
            "spent": self.spent,
        } | ({"still": self.still} if self.still else {})

    def timing(self) -> dict[str, Any]:
        """The kind of clock, as lists of tables show it."""
        return {"base": self.base, "increment": self.increment, "per_move": self.per_move}

    def view(self, seat_now: Callable[[str], str], is_playing: bool) -> dict[str, Any]:
        """The clock as pages show it, by current seats."""
        return self.timing() | {
            "left": {seat_now(seat): round(seconds, 3) for seat, seconds in self.left.items()},
            "running": [seat_now(seat) for seat in self.running] if is_playing else [],
            "since": self.since,
            "still": {seat_now(seat): until for seat, until in self.still.items()},
            "now": time.time(),
        }

    @classmethod
    def from_json(cls, stored: dict[str, Any]) -> Clock:
        return cls(**(stored | {"running": tuple(stored["running"])}))


def check_among_strangers(clock: Clock) -> None:
    """BadMessage for a clock that is a trap for strangers: hardly any time, or a live game that need never end."""
    if clock.base < (LEAST_MOVE if clock.per_move else LEAST) or (clock.pace == "live" and clock.increment > MOST_INCREMENT):
        raise BadMessage("clock-strange")


def new_clock(seats: Sequence[str], base: float, increment: float = 0.0, days: float = 0.0) -> Clock:
    """A clock that is not running yet.

    >>> clock = new_clock(("north", "south"), 60, 5).press(["north"], 100.0)
    >>> clock.deadline, clock.press(["south"], 110.0).left["north"], clock.flagged(161.0)
    (160.0, 55.0, 'north')
    """
    if days:
        return Clock(days * DAY, 0.0, True, dict.fromkeys(seats, days * DAY))
    return Clock(base, increment, False, dict.fromkeys(seats, base))


def make_clock(game: str, base: float, increment: float, days: float) -> Clock | None:
    """The clock of a new table; None for no clock."""
    return new_clock(Game(game).seats, base, increment, days) if base or days else None
