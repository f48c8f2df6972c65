"""Merges a guest into an account in one transaction: seats, reserved seats, messages, blocks, and reports about them."""

from __future__ import annotations

from ..errors import Conflict, Forbidden
from ..store import Store, Visitor
from ..store.merging import moving
from ..store.writer import Write
from .names import check_distinct


async def merging(store: Store, guest: Visitor, owner: Visitor) -> tuple[Write, ...]:
    """The writes of a merge; raises Conflict if guest and owner play each other, or their names would look alike at a table."""
    if guest.login or guest.id == owner.id:
        raise Conflict("merge-account")
    if guest.closed is not None:
        raise Forbidden("account-closed")
    if await store.sit_together(guest.id, owner.id):
        raise Conflict("merge-together")
    check_distinct(owner.name, await store.opponents(guest.id))
    return moving(guest.id, owner.id, guest.silenced)
