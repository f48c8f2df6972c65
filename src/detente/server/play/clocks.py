"""Clocks of a table: base and increment, or days for each move. Pure arithmetic; the server enforces it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

DAY = 86_400.0


@dataclass(frozen=True)
class Clock:
    """What each seat has left, who is on the clock, and since when. *per_move*: the base is given anew for every turn to decide."""

    base: float
    increment: float
    per_move: bool
    left: dict[str, float]
    running: tuple[str, ...] = ()
    since: float = 0.0

    def press(self, running: Sequence[str], now: float) -> Clock:
        """The clock after a move: time is taken, and an increment or a new allowance given to whoever is off the clock now."""
        left = dict(self.left)
        for seat in self.running:
            left[seat] -= max(0.0, now - self.since)
            if seat not in running:
                left[seat] = self.base if self.per_move else left[seat] + self.increment
        return replace(self, left=left, running=tuple(running), since=now)

    @property
    def deadline(self) -> float | None:
        """When the first seat on the clock runs out of time."""
        return min((self.since + self.left[seat] for seat in self.running), default=None)

    def flagged(self, now: float) -> str | None:
        """The seat that has run out of time first, if one has."""
        late = [(self.left[seat], seat) for seat in self.running if self.since + self.left[seat] <= now]
        return min(late)[1] if late else None

    def to_json(self) -> dict[str, Any]:
        return {
            "base": self.base,
            "increment": self.increment,
            "per_move": self.per_move,
            "left": self.left,
            "running": list(self.running),
            "since": self.since,
        }

    @classmethod
    def from_json(cls, stored: dict[str, Any]) -> Clock:
        return cls(**(stored | {"running": tuple(stored["running"])}))


def new_clock(seats: Sequence[str], base: float, increment: float = 0.0, days: float = 0.0) -> Clock:
    """A clock that is not running yet.

    >>> clock = new_clock(("north", "south"), 60, 5).press(["north"], 100.0)
    >>> clock.deadline, clock.press(["south"], 110.0).left["north"], clock.flagged(161.0)
    (160.0, 55.0, 'north')
    """
    if days:
        return Clock(days * DAY, 0.0, True, dict.fromkeys(seats, days * DAY))
    return Clock(base, increment, False, dict.fromkeys(seats, base))
