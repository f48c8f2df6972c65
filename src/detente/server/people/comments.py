"""Comments on moves, once a game is over: by its players, and by members where everybody may watch."""

from __future__ import annotations

import math
import time
from typing import Any

from ..errors import Conflict, Forbidden, NotFound
from ..play.live import LiveTable
from ..store import Store, Visitor
from ..store.comments import Comment
from .profiles import clean_text

PUBLIC = ("open", "record", "show")  # tables that everybody may watch; at all others comments are the players'
MOST = 200  # of one person on one game


def check_reader(live: LiveTable, visitor: Visitor | None) -> None:
    """Conflict while the game goes on; Forbidden for those who may not see what was written about it."""
    if live.match.status != "over":
        raise Conflict("not-over")
    if live.match.mode not in PUBLIC and not live.seats_of(visitor.id if visitor else None):
        raise Forbidden("not-seated")


def may_write(live: LiveTable, visitor: Visitor | None) -> bool:
    """Whether somebody may comment: a player, or a member where everybody may watch."""
    if visitor is None or live.match.status != "over":
        return False
    return bool(live.seats_of(visitor.id)) or (live.match.mode in PUBLIC and visitor.kind == "member")


async def check_writer(live: LiveTable, visitor: Visitor) -> None:
    """Forbidden or Conflict if somebody may not write, now or about this game."""
    check_reader(live, visitor)
    if not may_write(live, visitor):
        raise Forbidden("comment-members")
    if visitor.silenced > time.time():
        raise Forbidden("silenced", hours=math.ceil((visitor.silenced - time.time()) / 3600))
    players = [holder.visitor for holder in live.match.seats.values() if holder.visitor and holder.visitor != visitor.id]
    if players and await live.store.people.is_blocked(visitor.id, players):
        raise Forbidden("blocked")


async def readable(live: LiveTable, visitor: Visitor | None) -> list[Comment]:
    """The comments on a game but those of people whom the reader mutes or blocks; none for those who may not see them."""
    check_reader(live, visitor)
    hidden = await live.store.people.hidden_from(visitor.id) if visitor else set()
    return [comment for comment in await live.store.comments.of_table(live.match.id) if comment.visitor not in hidden]


async def exported(live: LiveTable, visitor: Visitor | None) -> list[dict[str, Any]]:
    """The comments that go with a game's file."""
    try:
        found = await readable(live, visitor)
    except (Conflict, Forbidden):
        return []
    return [{"step": comment.step, "name": comment.name, "text": comment.text} for comment in found]


async def add(live: LiveTable, visitor: Visitor, step: int, text: str) -> None:
    """Write about the position after a step."""
    await check_writer(live, visitor)
    if step > live.begun().sequence:
        raise NotFound("no-step", step=step)
    if await live.store.comments.count(live.match.id, visitor.id) >= MOST:
        raise Conflict("comments-many", most=MOST)
    await live.store.comments.add(live.match.id, step, visitor.id, clean_text(text))


async def own(store: Store, visitor: Visitor, number: int) -> Comment:
    """A comment of one's own, or NotFound."""
    found = await store.comments.find(number)
    if found is None or found.visitor != visitor.id:
        raise NotFound("no-comment")
    return found


async def change(live: LiveTable, visitor: Visitor, number: int, text: str) -> None:
    """Write it anew."""
    await check_writer(live, visitor)
    await live.store.comments.change(number, visitor.id, clean_text(text))
