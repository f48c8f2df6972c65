"""Who sits at a table: joining, declining a challenge, and rematches."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

from detente.engine.game import Game
from detente.engine.table import Table

from ..errors import Conflict, Forbidden
from ..identity.names import check_distinct
from ..store import Holder, Match, Visitor, seated
from ..store.matches import new_id
from ..store.people import notice_writes
from .fairness import commitment_of, new_secret
from .gate import against_version
from .live import LiveTable


@against_version
async def join(live: LiveTable, visitor: Visitor) -> None:
    """Take the empty seat; a visitor who has a seat keeps it."""
    match = live.match
    if any(holder.visitor == visitor.id for holder in match.seats.values()):
        return
    empty = [seat for seat, holder in match.seats.items() if holder.is_empty and holder.reserved in (None, visitor.id)]
    if match.status != "waiting" or not empty or match.mode not in ("private", "open"):
        raise Conflict("table-full")
    if visitor.kind == "bot" and match.mode == "open" and not match.bots and match.seats[empty[0]].reserved is None:
        raise Forbidden("no-bots")
    check_distinct(visitor.name, [holder.name for holder in match.seats.values() if holder.visitor])
    if await live.store.people.is_blocked(visitor.id, [holder.visitor for holder in match.seats.values() if holder.visitor]):
        raise Forbidden("blocked")
    seats = match.seats | {empty[0]: seated(visitor)}
    rated = await live.store.rated(replace(match, seats=seats, changed=time.time()))
    with live.writing():
        stored = await live.store.take_seat(rated, empty[0])
    live.adopt(stored)


@against_version
async def decline(live: LiveTable, visitor: Visitor) -> None:
    """Decline a challenge, of which the challenger is told in the same transaction, or withdraw it."""
    kept = [holder for holder in live.match.seats.values() if holder.is_empty and holder.reserved]
    may = any(holder.reserved == visitor.id for holder in kept) or any(holder.visitor == visitor.id for holder in live.match.seats.values())
    if not may:
        raise Forbidden("not-seated")
    if live.match.status != "waiting" or not kept:
        raise Conflict("challenge-gone")
    challengers = [who for holder in live.match.seats.values() if (who := holder.visitor) and who != visitor.id]
    notices = notice_writes(challengers, "declined", visitor.name, table=live.match.id, other=visitor.id)
    await live.change(replace(live.match, status="aborted", changed=time.time()), *notices)


@against_version
async def rematch(live: LiveTable, visitor: Visitor) -> str:
    """A new match for the same two players with sides swapped; created by whoever asks first."""
    old = live.match
    if not live.seats_of(visitor.id):
        raise Forbidden("not-seated")
    if old.rematch:
        return old.rematch
    if old.status not in ("over", "aborted"):
        raise Conflict("not-over")
    others = [who for holder in old.seats.values() if (who := holder.visitor or holder.reserved)]  # of a challenge that was declined too
    if await live.store.people.is_blocked(visitor.id, others):
        raise Forbidden("blocked")
    game = Game(old.game)
    now = {live.seat_now(seat): offered(holder, visitor) for seat, holder in old.seats.items()}
    first, second = game.seats
    version = old.rules if old.start else game.rules.version  # a position is played again under its own rules
    match = new_match(game, old.mode, {first: now[second], second: now[first]}, old.options, version)
    clock = replace(old.clock, left=dict.fromkeys(game.seats, old.clock.base), running=()) if old.clock else None
    with live.writing():
        stored = await live.store.add_rematch(old, match.but(start=old.start, clock=clock, delay=old.delay))
    live.adopt(stored)
    return match.id


def offered(holder: Holder, visitor: Visitor) -> Holder:
    """The holder of a seat in a rematch: the visitor who asks for it sits, the other seat is reserved."""
    return holder if holder.visitor in (None, visitor.id) else Holder(reserved=holder.visitor)


def new_match(game: Game, mode: str, seats: dict[str, Holder], options: dict[str, Any], version: int) -> Match:
    """A match under a rules version that waits for its players."""
    now, secret = time.time(), new_secret()
    return Match(
        id=new_id(12),
        game=game.id,
        rules=version,
        options=options,
        mode=mode,
        commitment=commitment_of(secret),
        secret=secret,
        created=now,
        changed=now,
        seats=seats,
    )


def plain_options(table: Table) -> dict[str, object]:
    """The options of a table as plain JSON values."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in table.options.items()}
