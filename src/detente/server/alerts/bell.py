"""The bell: a visitor's notifications as the pages list them."""

from __future__ import annotations

from typing import Any

from ..store import Holder, Match, Store, Visitor
from ..store.notifications import LISTED, Notification


async def listed(store: Store, visitor: Visitor | None, before: int | None) -> dict[str, Any]:
    """A page of a visitor's notifications, and the number of all unread ones."""
    if visitor is None:
        return {"notifications": [], "unread": 0, "next": None}
    found = await store.notifications.page(visitor.id, before)
    unread, _ = await store.notifications.count(visitor.id)
    following = found[-1].id if len(found) == LISTED else None
    return {"notifications": [notification_view(one, visitor) for one in found], "unread": unread, "next": following}


def notification_view(one: Notification, visitor: Visitor) -> dict[str, Any]:
    """A notification, with the present names of people."""
    match = one.match
    other = next((holder for holder in match.seats.values() if holder.visitor not in (None, visitor.id)), None) if match else None
    person = vars(one.other) if one.other else person_of(other) if other else None
    is_open = one.kind == "challenge" and match is not None and is_asked(match, visitor)
    names = ("id", "kind", "at", "table", "tournament", "rematch", "text", "until")
    return {name: getattr(one, name) for name in names} | {
        "read": one.read is not None,
        "link": link_of(one, is_open),
        "game": match.game if match else None,
        "person": person,
        "result": result_of(match, visitor) if match and one.kind == "over" else None,
        "open": is_open,
    }


def person_of(holder: Holder) -> dict[str, Any]:
    return {"person": holder.person, "name": holder.name, "kind": holder.kind or "guest"}


def is_asked(match: Match, visitor: Visitor) -> bool:
    """Return whether a challenge still waits for the visitor's answer."""
    return match.status == "waiting" and any(holder.is_empty and holder.reserved == visitor.id for holder in match.seats.values())


def result_of(match: Match, visitor: Visitor) -> str | None:
    winner = (match.outcome or {}).get("winner")
    if winner in (None, "draw"):
        return "drawn" if winner else None
    return (
        "won" if any(holder.visitor == visitor.id and match.seat_now(place) == winner for place, holder in match.seats.items()) else "lost"
    )


def link_of(one: Notification, is_open: bool) -> str:
    """The page that a notification leads to."""
    if is_open or one.kind == "declined":
        return "/lobby"
    if one.table and one.match:
        return f"/t/{one.table}"
    if one.tournament:
        return f"/tournaments/{one.tournament}"
    if one.other and one.other.person:
        return f"/people/{one.other.person}"
    return "/alerts" if one.kind == "channel" else "/"
