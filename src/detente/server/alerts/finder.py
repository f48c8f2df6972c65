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
from ..store.alerts import Alert, ChangedTable, Channel
from ..store.people import notification_writes
from .choices import VIAS, AlertChoices

OVER_AGE = 3 * DAY  # seconds after which the end of a game is no longer news
LOW_SHARE, LEAST_LOW, MOST_LOW = 0.25, 300.0, DAY  # time is low at this share of the full time, within these bounds
LOW_WAIT = 90.0  # seconds for which a player counts as present at the table


@dataclass(frozen=True)
class Recipient:
    """A member with their choices and working channels."""

    visitor: Visitor
    choice: AlertChoices
    channels: tuple[Channel, ...] = ()
    has_mail: bool = False  # the server sends mails, and the member has a confirmed, working address

    def vias(self, kind: str) -> list[str]:
        """The kinds of channels for one kind of alert."""
        open_ones = {channel.via for channel in self.channels if channel.off is None and channel.via != "mail"}
        return [via for via in VIAS if self.choice.wants(kind, via) and (self.has_mail if via == "mail" else via in open_ones)]


def key_of(kind: str, visitor: str, what: str) -> str:
    """The key of an alert."""
    return f"{kind}:{visitor}:{what}"


def alerts_for(
    recipient: Recipient, kind: str, what: str, at: float, table: str | None = None, wait: float = 0.0, **facts: Any
) -> list[Alert]:
    """One alert for each kind of channel that the member chose."""
    key, visitor = key_of(kind, recipient.visitor.id, what), recipient.visitor.id
    return [Alert(key, via, visitor, kind, table, facts, at, at + max(wait, recipient.choice.wait(via))) for via in recipient.vias(kind)]


def alerts_of(changed: ChangedTable, recipients: dict[str, Recipient], hidden: dict[str, set[str]], now: float) -> list[Alert]:
    """The alerts of all that may be new at a table; *hidden*: those whose chat each of the players does not read."""
    match = changed.match
    found: list[Alert] = []
    for place, holder in match.seats.items():
        recipient = recipients.get(holder.visitor or holder.reserved or "")
        if recipient is None:
            continue
        for kind, what in occasions(changed, place, hidden.get(recipient.visitor.id, set()), now):
            found += alerts_for(recipient, kind, what, now, match.id)
    return found


def notifications_of(changed: ChangedTable, hidden: dict[str, set[str]], now: float) -> list[dict[str, Any]]:
    """The notifications of what may be new at a table, for its players with or without an account; turns have none."""
    match = changed.match
    found: list[dict[str, Any]] = []
    for place, holder in match.seats.items():
        visitor = holder.visitor or holder.reserved
        if visitor is None:
            continue
        for kind, what in occasions(changed, place, hidden.get(visitor, set()), now):
            listed, subject = listed_as(match, place, kind), match.id if kind == "begun" else what
            if listed and is_current(Alert(key_of(kind, visitor, what), "", visitor, kind, match.id, {}, now, now), changed, now):
                [(_, rows)] = notification_writes([visitor], listed, subject, subject=kind, table=match.id, at=now)
                found += rows
    return found


def listed_as(match: Match, place: str, kind: str) -> str:
    """The kind of notification for an alert; empty if there is none: for a turn, and for a player who has just joined."""
    if kind != "begun":
        return "" if kind == "move" else kind
    if match.seats[place].reserved is not None:
        return ""
    return "accepted" if any(one.reserved is not None for one in match.seats.values()) else "begun"


def occasions(changed: ChangedTable, place: str, hidden: set[str], now: float) -> Iterator[tuple[str, str]]:
    """The kinds of alerts a player may get, each with its subject."""
    match, holder = changed.match, changed.match.seats[place]
    if holder.visitor is None:
        if match.status == "waiting" and holder.reserved:
            yield "challenge", match.id
        return
    last = changed.moved.get(match.seat_now(place), -1)
    if match.status == "waiting" and is_awaited(match, place):
        yield "begun", f"{match.id}:full"
    if match.status == "playing":
        if last < 0:
            yield "begun", match.id
        if is_to_move(match, holder.visitor):
            yield "move", f"{match.id}:{last}"
    if match.status == "over" and match.changed > now - OVER_AGE:
        yield "over", match.id
    seen = changed.seen.get(holder.visitor, 0.0)
    if any(at > seen for who, at in changed.chatted.items() if who != holder.visitor and who not in hidden):
        yield "chat", f"{match.id}:{int(seen)}"


def is_awaited(match: Match, place: str) -> bool:
    """Return whether all seats are taken and the game waits for this player to join."""
    return all(not holder.is_empty for holder in match.seats.values()) and place not in match.entropy


def is_to_move(match: Match, visitor: str) -> bool:
    """Return whether it is a player's turn."""
    mine = [match.seat_now(place) for place, holder in match.seats.items() if holder.visitor == visitor]
    return match.status == "playing" and any(seat in match.to_move for seat in mine)


def low_alerts(changed: ChangedTable, recipients: dict[str, Recipient], now: float) -> list[Alert]:
    """Alerts for low time at a table."""
    match, clock = changed.match, changed.match.clock
    found: list[Alert] = []
    if clock is None or match.status != "playing":
        return found
    for place in clock.running:
        holder = match.seats[place]
        recipient = recipients.get(holder.visitor or "")
        if recipient is not None and runs_out(clock, place) - now <= low_time(clock):
            last = changed.moved.get(match.seat_now(place), -1)
            found += alerts_for(recipient, "low", f"{match.id}:{last}", now, match.id, LOW_WAIT)
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


def is_current(alert: Alert, changed: ChangedTable | None, now: float) -> bool:
    """Return whether an alert is still worth sending: it still holds, and its recipient has not viewed the table since."""
    if alert.table is None:
        return True
    if changed is None:
        return False
    match = changed.match
    # A change is found some seconds after it was made: a player who left in between may not have seen it.
    since = min(alert.at, match.changed) if alert.kind in ("begun", "move", "over") else alert.at
    if changed.seen.get(alert.visitor, 0.0) >= since or (match.status == "aborted" and alert.kind != "tournament"):
        return False
    if alert.kind in ("move", "low"):
        if not is_to_move(match, alert.visitor):
            return False
        mine = [place for place, holder in match.seats.items() if holder.visitor == alert.visitor]
        last = max(changed.moved.get(match.seat_now(place), -1) for place in mine)
        return alert.key == key_of(alert.kind, alert.visitor, f"{match.id}:{last}")
    if alert.kind == "begun":
        return match.status in ("waiting", "playing")
    if alert.kind == "challenge":
        return match.status == "waiting" and any(holder.reserved == alert.visitor and holder.is_empty for holder in match.seats.values())
    return True
