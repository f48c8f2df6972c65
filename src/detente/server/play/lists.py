"""Lists of tables, from the store alone."""

from __future__ import annotations

import time
from typing import Any

from ..errors import NoVisitor
from ..store import Match, Store, Visitor

LIVE = 1800.0  # seconds without a move after which a game is not listed as live


async def listed(store: Store, visitor: Visitor | None, kind: str) -> list[dict[str, Any]]:
    """My tables, the lobby, what can be watched live, or the records."""
    if kind == "mine":
        if visitor is None:
            raise NoVisitor("no-visitor")
        matches = await store.matches_of(visitor.id)
    elif kind == "live":
        matches = await store.live_matches(time.time() - LIVE)
    else:
        matches = await (store.open_matches() if kind == "open" else store.records())
    return [row(match, visitor) for match in matches]


def row(match: Match, visitor: Visitor | None) -> dict[str, Any]:
    """A table in a list, with whose move it is."""
    me = visitor.id if visitor else None
    seats = {
        match.seat_now(seat): {"name": holder.name, "bot": holder.bot, "you": bool(me) and holder.visitor == me, "online": False}
        for seat, holder in match.seats.items()
    }
    same = {name: getattr(match, name) for name in ("id", "game", "mode", "status", "title", "options", "outcome", "changed")}
    is_mine = match.status == "playing" and any(seats[seat]["you"] for seat in match.to_move)
    return same | {"seats": seats, "to_move": list(match.to_move), "your_move": is_mine}
