"""Comments on moves of finished games: by the players, and by members if the table is public."""

from __future__ import annotations

import math
import time
from typing import Any

from ..errors import Conflict, Forbidden, NotFound
from ..play.live import LiveTable
from ..store import Store, Visitor
from ..store.comments import Comment
from .profiles import clean_text

PUBLIC = ("open", "record", "show")  # public tables; at all others only the players comment
MOST = 200  # per person and game


def check_reader(live: LiveTable, visitor: Visitor | None) -> None:
    """Raise Conflict while the game is running, Forbidden for those who may not read the comments."""
    if live.match.status != "over":
        raise Conflict("not-over")
    if live.match.mode not in PUBLIC and not live.seats_of(visitor.id if visitor else None):
        raise Forbidden("not-seated")


def may_write(live: LiveTable, visitor: Visitor | None) -> bool:
    """Return whether a visitor may comment: a player, or a member if the table is public."""
    if visitor is None or live.match.status != "over":
        return False
    return bool(live.seats_of(visitor.id)) or (live.match.mode in PUBLIC and visitor.kind == "member")


async def check_writer(live: LiveTable, visitor: Visitor) -> None:
    """Raise Forbidden or Conflict if a visitor may not write, now or about this game."""
    check_reader(live, visitor)
    if not may_write(live, visitor):
        raise Forbidden("comment-members")
    if visitor.silenced > time.time():
        raise Forbidden("silenced", hours=math.ceil((visitor.silenced - time.time()) / 3600))
    players = [holder.visitor for holder in live.match.seats.values() if holder.visitor and holder.visitor != visitor.id]
    if players and await live.store.people.is_blocked(visitor.id, players):
        raise Forbidden("blocked")


async def readable(live: LiveTable, visitor: Visitor | None) -> list[Comment]:
    """The comments on a game without those of people whom the reader mutes or blocks; none for those who may not read them."""
    check_reader(live, visitor)
    hidden = await live.store.people.hidden_from(visitor.id) if visitor else set()
    return [comment for comment in await live.store.comments.of_table(live.match.id) if comment.visitor not in hidden]


async def exported(live: LiveTable, visitor: Visitor | None) -> list[dict[str, Any]]:
    """The comments that are exported with a game's file."""
    try:
        found = await readable(live, visitor)
    except (Conflict, Forbidden):
        return []
    return [{"step": comment.step, "name": comment.name, "text": comment.text} for comment in found]


async def add(live: LiveTable, visitor: Visitor, step: int, text: str) -> None:
    """Add a comment on the position after a step."""
    await check_writer(live, visitor)
    if step > live.begun().sequence:
        raise NotFound("no-step", step=step)
    if await live.store.comments.count(live.match.id, visitor.id) >= MOST:
        raise Conflict("comments-many", most=MOST)
    await live.store.comments.add(live.match.id, step, visitor.id, clean_text(text))


async def own(store: Store, visitor: Visitor, number: int) -> Comment:
    """One of the visitor's own comments; raises NotFound."""
    found = await store.comments.find(number)
    if found is None or found.visitor != visitor.id:
        raise NotFound("no-comment")
    return found


async def change(live: LiveTable, visitor: Visitor, number: int, text: str) -> None:
    """Change a comment."""
    await check_writer(live, visitor)
    await live.store.comments.change(number, visitor.id, clean_text(text))
