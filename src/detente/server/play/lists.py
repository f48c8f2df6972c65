"""Lists of tables, from the store alone."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

from ..errors import NoVisitor
from ..identity.names import skeleton
from ..store import Holder, ListRequest, Match, Store, Visitor
from ..store.matches import LISTED_COLUMNS

LIVE = 1800.0  # seconds without a move after which a game is not listed as live


async def listed(store: Store, visitor: Visitor | None, wanted: ListRequest, search: str) -> dict[str, Any]:
    """A page of my tables, the lobby, live games, finished games or the library, and the cursor of the next page."""
    if wanted.kind == "mine" and visitor is None:
        raise NoVisitor("no-visitor")
    text = search.strip().lower()
    wanted = replace(wanted, visitor=visitor.id if visitor else None, search=skeleton(text) if text else "", title=text.replace(" ", "_"))
    page = await store.list_tables(replace(wanted, since=time.time() - LIVE))
    return {"tables": [row(match, visitor) for match in page.matches], "next": page.next}


def seat_info(holder: Holder, visitor: str | None, is_online: bool) -> dict[str, Any]:
    """The public facts about the holder of a seat."""
    is_me = holder.visitor is not None and holder.visitor == visitor
    same = {name: getattr(holder, name) for name in ("name", "bot", "kind", "person", "rating", "gained", "settled")}
    return same | {"you": is_me, "online": is_online}


def row(match: Match, visitor: Visitor | None) -> dict[str, Any]:
    """A table in a list, with whose move it is."""
    me = visitor.id if visitor else None
    seats = {match.seat_now(place): seat_info(holder, me, False) for place, holder in match.seats.items()}
    same = {name: getattr(match, name) for name in LISTED_COLUMNS}
    is_mine = match.status == "playing" and any(seats[place]["you"] for place in match.to_move)
    timing = match.clock.timing() if match.clock else None
    if match.delay and match.status == "playing" and not any(seat["you"] for seat in seats.values()):
        return same | {"changed": match.created, "seats": seats, "to_move": [], "your_move": False, "timing": timing}
    return same | {"seats": seats, "to_move": list(match.to_move), "your_move": is_mine, "timing": timing}
