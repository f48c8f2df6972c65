"""A member's choices for alerts: which kinds, by which channels, and the quiet hours."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

KINDS = ("move", "begun", "over", "low", "chat", "tournament", "challenge")
VIAS = ("mail", "push", "webhook")
# The default: mail about games and tournaments; a browser or webhook that a member adds gets everything.
STANDARD: Mapping[str, tuple[str, ...]] = {"mail": tuple(kind for kind in KINDS if kind != "chat"), "push": KINDS, "webhook": KINDS}
DELAYS = (60, 300, 900, 3600, 4 * 3600)  # seconds for which mails may be collected
STANDARD_DELAY = 300
SOON = 20.0  # seconds that other channels wait: a player at the table needs no alert, and several can go as one


@dataclass(frozen=True)
class AlertChoices:
    """The choices of one member. *quiet*: start and end in minutes of the day, in their time zone; may span midnight."""

    wanted: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: dict(STANDARD))
    zone: str = ""
    quiet: tuple[int, int] | None = None
    delay: int = STANDARD_DELAY

    def wants(self, kind: str, via: str) -> bool:
        return kind in self.wanted.get(via, ())

    def wait(self, via: str) -> float:
        """Seconds between an event and its alert."""
        return float(self.delay) if via == "mail" else SOON

    def quiet_until(self, now: float) -> float | None:
        """When the quiet hours end, if it is quiet now.

        >>> night = AlertChoices(zone="Etc/GMT-1", quiet=(22 * 60, 7 * 60))
        >>> night.quiet_until(1_800_000_000.0)  # 09:00 there
        >>> night.quiet_until(1_800_000_000.0 + 14 * 3600) - 1_800_000_000.0 == 22 * 3600
        True
        """
        if self.quiet is None or self.quiet[0] == self.quiet[1]:
            return None
        first, last = self.quiet
        there = self.local(now)
        minute = there.hour * 60 + there.minute
        if not (first <= minute < last if first < last else minute >= first or minute < last):
            return None
        end = there.replace(hour=last // 60, minute=last % 60, second=0, microsecond=0, fold=0)
        return (end if end > there else end + timedelta(days=1)).timestamp()

    def local(self, at: float) -> datetime:
        """A time on the member's clock."""
        return datetime.fromtimestamp(at, ZoneInfo(self.zone or "UTC"))

    def changed(self, via: str, kinds: Iterable[str], is_on: bool) -> AlertChoices:
        """The choice with kinds of one channel switched on or off."""
        given = set(kinds)
        kept = set(self.wanted.get(via, ())) | given if is_on else set(self.wanted.get(via, ())) - given
        return replace(self, wanted={**self.wanted, via: tuple(kind for kind in KINDS if kind in kept)})


@cache
def zones() -> frozenset[str]:
    """The names of all time zones."""
    return frozenset(available_timezones())
