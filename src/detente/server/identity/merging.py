"""A guest's tables become an account's: seats, seats kept for them, and what they said, all at once."""

from __future__ import annotations

from ..errors import Conflict
from ..store import Store, Visitor
from ..store.merging import moving
from ..store.writer import Write
from .names import check_distinct


async def merging(store: Store, guest: Visitor, owner: Visitor) -> tuple[Write, ...]:
    """The writes; Conflict if guest and owner play each other, or the names would look alike at a table."""
    if guest.login or guest.id == owner.id:
        raise Conflict("merge-account")
    if await store.sit_together(guest.id, owner.id):
        raise Conflict("merge-together")
    check_distinct(owner.name, await store.opponents(guest.id))
    return moving(guest.id, owner.id)
