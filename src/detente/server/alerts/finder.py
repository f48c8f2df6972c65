"""Which alerts a table gives rise to, and for whom.

A key says what an alert is about, so that it is made once, by whichever server, however often a table is looked at. The key of a turn is
one's own last move: it stays the same, whatever else happens at the table, until one has moved.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ..play.clocks import DAY, Clock
from ..store import Match, Visitor
from ..store.alerts import Alert, Channel, Untold
from .choices import VIAS, Choice

OVER_AGE = 3 * DAY  # seconds after which the end of a game is no longer news
LOW_SHARE, LEAST_LOW, MOST_LOW = 0.25, 300.0, DAY  # time is low at this share of the full time, within these bounds
LOW_WAIT = 90.0  # seconds for which a player counts as present at the table


@dataclass(frozen=True)
class Reader:
    """A member with their choices and working channels."""

    visitor: Visitor
    choice: Choice
    channels: tuple[Channel, ...] = ()
    has_mail: bool = False  # the server sends letters, and the member has a confirmed, working address

    def vias(self, kind: str) -> list[str]:
        """The kinds of channels for one kind of alert."""
        open_ones = {channel.via for channel in self.channels if channel.off is None and channel.via != "mail"}
        return [via for via in VIAS if self.choice.wants(kind, via) and (self.has_mail if via == "mail" else via in open_ones)]


def key_of(kind: str, visitor: str, what: str) -> str:
    """The key of an alert."""
    return f"{kind}:{visitor}:{what}"


def alerts_for(reader: Reader, kind: str, what: str, at: float, table: str | None = None, wait: float = 0.0, **facts: Any) -> list[Alert]:
    """One alert for each kind of channel that the member chose."""
    key, visitor = key_of(kind, reader.visitor.id, what), reader.visitor.id
    return [Alert(key, via, visitor, kind, table, facts, at, at + max(wait, reader.choice.wait(via))) for via in reader.vias(kind)]


def alerts_of(untold: Untold, readers: dict[str, Reader], hidden: dict[str, set[str]], now: float) -> list[Alert]:
    """The alerts of all that may be new at a table; *hidden*: those whose chat each of the players does not read."""
    match = untold.match
    found: list[Alert] = []
    for place, holder in match.seats.items():
        reader = readers.get(holder.visitor or holder.reserved or "")
        if reader is None:
            continue
        for kind, what in occasions(untold, place, hidden.get(reader.visitor.id, set()), now):
            found += alerts_for(reader, kind, what, now, match.id)
    return found


def occasions(untold: Untold, place: str, hidden: set[str], now: float) -> Iterator[tuple[str, str]]:
    """The kinds of alerts a player may get, each with its subject."""
    match, holder = untold.match, untold.match.seats[place]
    if holder.visitor is None:
        if match.status == "waiting" and holder.reserved:
            yield "challenge", match.id
        return
    last = untold.moved.get(match.seat_now(place), -1)
    if match.status == "waiting" and is_awaited(match, place):
        yield "begun", f"{match.id}:full"
    if match.status == "playing":
        if last < 0:
            yield "begun", match.id
        if is_to_move(match, holder.visitor):
            yield "move", f"{match.id}:{last}"
    if match.status == "over" and match.changed > now - OVER_AGE:
        yield "over", match.id
    seen = untold.seen.get(holder.visitor, 0.0)
    if any(at > seen for who, at in untold.chatted.items() if who != holder.visitor and who not in hidden):
        yield "chat", f"{match.id}:{int(seen)}"


def is_awaited(match: Match, place: str) -> bool:
    """Return whether all seats are taken and the game waits for this player to join."""
    return all(not holder.is_empty for holder in match.seats.values()) and place not in match.entropy


def is_to_move(match: Match, visitor: str) -> bool:
    """Return whether it is a player's turn."""
    mine = [match.seat_now(place) for place, holder in match.seats.items() if holder.visitor == visitor]
    return match.status == "playing" and any(seat in match.to_move for seat in mine)


def low_alerts(untold: Untold, readers: dict[str, Reader], now: float) -> list[Alert]:
    """Alerts for low time at a table."""
    match, clock = untold.match, untold.match.clock
    found: list[Alert] = []
    if clock is None or match.status != "playing":
        return found
    for place in clock.running:
        holder = match.seats[place]
        reader = readers.get(holder.visitor or "")
        if reader is not None and runs_out(clock, place) - now <= low_time(clock):
            last = untold.moved.get(match.seat_now(place), -1)
            found += alerts_for(reader, "low", f"{match.id}:{last}", now, match.id, LOW_WAIT)
    return found


def runs_out(clock: Clock, place: str) -> float:
    """When the clock of a seat runs out if no move is made."""
    return clock.since + clock.left[place]


def low_time(clock: Clock) -> float:
    """The number of seconds that counts as low time.

    >>> low_time(Clock(3 * DAY, 0.0, True, {})) / 3600, low_time(Clock(1200.0, 5.0, False, {}))
    (18.0, 300.0)
    """
    return min(MOST_LOW, max(LEAST_LOW, LOW_SHARE * clock.base))


def is_news(alert: Alert, untold: Untold | None, now: float) -> bool:
    """Return whether an alert is still worth sending: it still holds, and its reader has not viewed the table since."""
    if alert.table is None:
        return True
    if untold is None:
        return False
    match = untold.match
    # A change is found some seconds after it was made: a player who left in between may not have seen it.
    since = min(alert.at, match.changed) if alert.kind in ("begun", "move", "over") else alert.at
    if untold.seen.get(alert.visitor, 0.0) >= since or (match.status == "aborted" and alert.kind != "tournament"):
        return False
    if alert.kind in ("move", "low"):
        if not is_to_move(match, alert.visitor):
            return False
        mine = [place for place, holder in match.seats.items() if holder.visitor == alert.visitor]
        last = max(untold.moved.get(match.seat_now(place), -1) for place in mine)
        return alert.key == key_of(alert.kind, alert.visitor, f"{match.id}:{last}")
    if alert.kind == "begun":
        return match.status in ("waiting", "playing")
    if alert.kind == "challenge":
        return match.status == "waiting" and any(holder.reserved == alert.visitor and holder.is_empty for holder in match.seats.values())
    return True
