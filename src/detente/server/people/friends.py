"""Followers and friends, and what each may know of the others' presence."""

from __future__ import annotations

import time
from typing import Any

from ..errors import Conflict, Forbidden
from ..identity.recovery import need_account
from ..store import Store, Visitor
from ..store.friends import HERE, RelatedPerson
from ..store.people import notification_key, notification_writes
from ..store.writer import Write
from .profiles import find_person

MOST = 500  # people that a member may follow
PARTS = ("here", "table", "seen")  # parts of the presence, hidden from all, or with -others from all whom the person does not follow
FOLLOWED = ("member", "bot")  # kinds of visitors who can be followed


async def set_follow(store: Store, me: Visitor, person: str, is_on: bool) -> str:
    """Follow somebody, or unfollow; returns their visitor id. Not possible if either has blocked the other."""
    need_account(me)
    other = await find_person(store, person)
    if other.id == me.id:
        raise Conflict("yourself")
    if not is_on:
        await store.friends.unfollow(me.id, other.id)
        return other.id
    if me.kind == "bot" or other.kind not in FOLLOWED or other.closed is not None:
        raise Conflict("not-followed")
    if await store.people.is_blocked(me.id, [other.id]):
        raise Forbidden("blocked")
    if await store.friends.count(me.id) >= MOST:
        raise Conflict("follow-many", most=MOST)
    await store.friends.follow(me.id, other.id, time.time(), *await followed(store, me, other))
    return other.id


async def followed(store: Store, me: Visitor, other: Visitor) -> list[Write]:
    """The notification for somebody who is followed, once a month; none if they mute whoever follows."""
    shows_table = await store.notifications.has(notification_key("followed", other.id, me.id))
    if shows_table or await store.friends.is_following(me.id, other.id) or me.id in await store.people.hidden_from(other.id):
        return []
    kind = "friend" if await store.friends.is_following(other.id, me.id) else "followed"
    return notification_writes([other.id], kind, me.id, subject="followed", other=me.id)


def presence(related: RelatedPerson, now: float) -> dict[str, Any]:
    """A person's presence as far as they share it; hiding that they are here hides the rest too."""
    hidden = set(related.hidden.split())
    visible = {part for part in PARTS if part not in hidden and (related.follower or f"{part}-others" not in hidden)}
    if "here" not in visible or related.at is None:
        return {"here": False, "table": None, "game": None, "seen": None}
    is_here = related.at > now - HERE
    shows_table = is_here and "table" in visible
    table, game = (related.table, related.game) if shows_table else (None, None)
    return {"here": is_here, "table": table, "game": game, "seen": related.at if "seen" in visible and not is_here else None}


def line(related: RelatedPerson, now: float) -> dict[str, Any]:
    """A person in a list."""
    return {
        "person": vars(related.person),
        "following": related.following,
        "follower": related.follower,
        "presence": presence(related, now),
    }


async def listed(store: Store, me: Visitor | None, kind: str, first: int) -> dict[str, Any]:
    """A page of the people whom the visitor follows, who follow them, or who are here now."""
    now = time.time()
    of = {"followed": store.friends.followed, "followers": store.friends.followers, "here": store.friends.here}[kind]
    found, total = await of(me.id if me else "", now, first)
    return {"lines": [line(related, now) for related in found], "total": total}


async def relation(store: Store, person: Visitor, me: Visitor | None) -> dict[str, Any]:
    """The relation between a person and the visitor, and the person's presence; empty if either blocks the other."""
    nothing = {"following": False, "follower": False, "presence": None}
    if person.kind not in FOLLOWED or person.closed is not None or (me and me.id == person.id) or person.person is None:
        return nothing
    if me and await store.people.is_blocked(me.id, [person.id]):
        return nothing
    visible = line(await store.friends.one(person.person, me.id if me else "", time.time()), time.time())
    return {name: visible[name] for name in nothing}
