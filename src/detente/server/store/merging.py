"""A guest's seats, seats kept for them and chat become another visitor's: the statements."""

from __future__ import annotations

from typing import Any

from sqlalchemy import BindParameter, bindparam, exists, update

from .sessions import ending_others
from .statements import CHAT, EXACT, SEATS, TABLES, VISITORS
from .writer import Write

OWN_GAMES = ("hotseat", "sandbox")  # one person on both seats
_OTHERS = SEATS.alias()
_OWNER: BindParameter[Any] = bindparam("owner")
_GUEST: BindParameter[Any] = bindparam("guest")
MOVE_SEATS = update(SEATS).where(SEATS.c.visitor == _GUEST).values(visitor=_OWNER)
MOVE_KEPT = update(SEATS).where(SEATS.c.reserved == _GUEST).values(reserved=_OWNER)
MOVE_CHAT = update(CHAT).where(CHAT.c.visitor == _GUEST).values(visitor=_OWNER)
_PLAYS_BOTH_SIDES = exists().where(
    SEATS.c.visitor == _OWNER,
    _OTHERS.c.visitor == _OWNER,
    SEATS.c.table == _OTHERS.c.table,
    SEATS.c.seat != _OTHERS.c.seat,
    TABLES.c.id == SEATS.c.table,
    TABLES.c.mode.not_in(OWN_GAMES),
)
# Run last: finds its row, or undoes everything, if the guest is one still and nobody plays against themselves now.
CHECK = (
    update(VISITORS)
    .where(VISITORS.c.id == _GUEST, VISITORS.c.login.is_(None), ~_PLAYS_BOTH_SIDES)
    .values(lang=VISITORS.c.lang)
    .execution_options(**EXACT)
)


def moving(guest_id: str, owner_id: str) -> tuple[Write, ...]:
    """The writes, with the end of the guest's sessions."""
    values = [{"guest": guest_id, "owner": owner_id}]
    return (MOVE_SEATS, values), (MOVE_KEPT, values), (MOVE_CHAT, values), *ending_others(guest_id, ""), (CHECK, values)
