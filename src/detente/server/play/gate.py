"""The gate: moves, undo, chat and endings. Every change of a table is checked, written, and only then announced; `against_version` sees to
that here and in `start`, `seating`, `pauses` and `plans`."""

from __future__ import annotations

import math
import time
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from detente.engine.errors import CannotUndo, DetenteError, NotYourTurn, StaleSequence
from detente.engine.table import Table

from ..errors import BadMessage, Conflict, Forbidden, Outdated, StoreDown
from ..identity.visitors import clean_line
from ..store import StoredMove, Visitor
from ..store.plans import keeping
from .connection import Connection
from .live import LiveTable

P = ParamSpec("P")
T = TypeVar("T")
Who = Connection | str  # somebody at a table, or the seat itself: a bot's
TRIES = 20  # attempts at a change when others are faster; each lost attempt means that another change succeeded
OWN_GAMES = ("hotseat", "sandbox")  # one person on both seats


def against_version(
    change: Callable[Concatenate[LiveTable, P], Awaitable[T]],
) -> Callable[Concatenate[LiveTable, P], Coroutine[Any, Any, T]]:
    """Decorator: run a change with the table's lock held. If another server has changed the table in the meantime, the change is decided
    again with the current state; and nothing is refused before it is certain that this server knows that state."""

    @wraps(change)
    async def decide(live: LiveTable, /, *args: P.args, **options: P.kwargs) -> T:
        async with live.lock:
            for _ in range(TRIES):
                if live.is_outdated:
                    await live.refresh()
                try:
                    return await change(live, *args, **options)
                except Outdated:
                    live.is_outdated = True
                except StoreDown:
                    raise
                except DetenteError:
                    if not live.store.is_shared or not await live.refresh():
                        raise
        raise Outdated("taken")

    return decide


def seat_for(live: LiveTable, who: Who) -> str:
    """The seat that somebody decides for now: bidding may have swapped the seats."""
    return who if isinstance(who, str) else live.own_seat(who)


async def check_time(live: LiveTable) -> None:
    """End the game and raise NotYourTurn if a clock has run out; raise StoreDown right after an outage, which is charged to nobody. The
    lock is held."""
    clock, now = live.match.clock, time.time()
    flagged = clock.flagged(now) if clock and live.match.status == "playing" else None
    if flagged is not None:
        if await live.store.work.were_all_away(now):
            raise StoreDown("store-down")
        match = live.match_ended(live.seat_now(flagged), "time")
        await live.change(match)
        raise NotYourTurn("game-over", seat=live.seat_now(flagged))


@against_version
async def flag(live: LiveTable) -> None:
    """End the game if a deadline has passed; called by the table jobs."""
    try:
        await check_time(live)
    except NotYourTurn:
        return


@against_version
async def play(live: LiveTable, who: Who, sequence: int, action: str) -> bool:
    """Play a move, or raise and change nothing. Returns False if it was played before; it is not played again."""
    seat = seat_for(live, who)
    if live.table is not None and live.is_repeat(seat, sequence, action):
        return False
    table = live.playing()
    await check_time(live)
    if live.match.adjourned:
        raise Conflict("adjourned")
    live.check_sequence(seat, sequence)
    after = table.copy()
    after.play(seat, action)
    match, move = live.match_after(after), StoredMove(seat, action, sequence)
    with live.writing():
        stored = await live.store.add_move(match, table.sequence, move)
    live.adopt(stored, after, [*live.given, sequence])
    return True


@against_version
async def undo(live: LiveTable, who: Who, sequence: int) -> None:
    """Take back the seat's last decision if the undo law allows it; in a sandbox, any."""
    seat = seat_for(live, who)
    table = live.playing() if live.match.mode != "sandbox" else reopened(live)
    if sequence != table.sequence:
        raise StaleSequence("stale", given=sequence, expected=table.sequence)
    after = table.copy()
    if live.match.mode == "sandbox" and table.moves:
        after.take_back()
    else:
        await check_time(live)
        if live.match.adjourned:
            raise Conflict("adjourned")
        after.undo(seat)
    await take_back(live, after, seat)


def reopened(live: LiveTable) -> Table:
    """The game of a sandbox, which can be continued after its end."""
    if live.table is None or live.match.status not in ("playing", "over"):
        raise Conflict("not-begun")
    return live.table


async def take_back(live: LiveTable, after: Table, by: str | None = None) -> None:
    """Go back to an earlier state; plans are dropped. *by*: the seat that did not need the opponent's consent."""
    match = live.match_back(after, by)
    plans = await live.store.plans.of_table(match.id) if match.planned else []
    dropped = [replace(plan.without_answers("taken-back"), checked=match.version + 1) for plan in plans if plan.answers]
    match = match.but(planned=dict.fromkeys(match.planned, match.version + 1))
    with live.writing():
        stored = await live.store.remove_moves(match, after.sequence, *(write for plan in dropped for write in keeping(plan)))
    live.adopt(stored, after, live.given[: after.sequence])


@against_version
async def rewind(live: LiveTable, who: Who, step: int) -> None:
    """Go back to any step of a sandbox."""
    seat_for(live, who)
    if live.match.mode != "sandbox":
        raise Forbidden("sandbox-only")
    table = reopened(live)
    if not 0 <= step <= table.sequence:
        raise Conflict("no-step", step=step)
    await take_back(live, table.at(step))


@against_version
async def ask_undo(live: LiveTable, who: Who) -> None:
    """Ask the opponent to allow an undo of the seat's last decision and all that followed; bots agree at once."""
    seat = seat_for(live, who)
    table = live.playing()
    if not any(move.seat == seat for move in table.moves):
        raise CannotUndo("undo-nothing", seat=seat)
    others = [holder for place, holder in live.match.seats.items() if live.seat_now(place) != seat]
    if live.match.mode in OWN_GAMES or all(holder.bot for holder in others):
        await take_back(live, before_last(table, seat))
        return
    await change_undo(live, seat)
    live.send_all({"type": "undo_asked", "by": seat})


@against_version
async def answer_undo(live: LiveTable, who: Who, accept: bool) -> None:
    """Answer an undo request; a move made in between has withdrawn it."""
    seat = seat_for(live, who)
    table = live.playing()
    asker = live.match.undo_asked
    if asker is None or asker == seat:
        raise Conflict("undo-not-asked")
    if accept:
        await take_back(live, before_last(table, asker))
    else:
        await change_undo(live, None)
        live.send_all({"type": "undo_refused", "by": seat})


async def change_undo(live: LiveTable, seat: str | None) -> None:
    """Store or remove an undo request: it stays until it is answered or a move withdraws it."""
    match = replace(live.match, undo_asked=seat)
    await live.change(match)


def before_last(table: Table, seat: str) -> Table:
    """The game before the seat's last decision."""
    after = table.copy()
    while after.moves[-1].seat != seat:
        after.take_back()
    after.take_back()
    return after


@against_version
async def resign(live: LiveTable, who: Who) -> None:
    """Resign."""
    seat = seat_for(live, who)
    live.playing()
    match = live.match_ended(seat, "resigned")
    await live.change(match)


@against_version
async def abort(live: LiveTable, who: Who) -> None:
    """Abort a game before a person has made a move; not in tournaments, where players could redeal until they like the cards."""
    seat_for(live, who)
    if live.tournament:
        raise Conflict("tournament-abort")
    bots = live.bot_seats()
    is_young = live.table is None or all(move.seat in bots for move in live.table.moves)
    if live.match.status not in ("waiting", "playing") or not is_young:
        raise Conflict("too-late-to-abort")
    match = replace(live.match, status="aborted", to_move=(), changed=time.time())
    await live.change(match)


@against_version
async def end_abandoned(live: LiveTable, waiting_since: float, idle_since: float) -> None:
    """End an abandoned table without a loser."""
    limit = waiting_since if live.match.mode in ("open", "show") else idle_since
    if live.match.status in ("waiting", "playing") and live.match.changed < limit and not live.connections:
        await live.change(replace(live.match, status="aborted", to_move=()))


@against_version
async def end_for(live: LiveTable, visitor: str | None) -> None:
    """End a table because a player's account is gone (they lose a game against a person), or because it is void (None)."""
    match = live.match
    if match.status not in ("waiting", "playing"):
        return
    against_people = all(holder.visitor for holder in match.seats.values()) and match.mode not in OWN_GAMES
    if match.status == "playing" and visitor is not None and against_people:
        await live.change(live.match_ended(live.seats_of(visitor)[0], "resigned"))
    else:
        await live.change(replace(match, status="aborted", to_move=(), changed=time.time()))


@against_version
async def post_chat(live: LiveTable, connection: Connection, visitor: Visitor, text: str) -> None:
    """Add a line of chat and send it to everybody who does not hide its author."""
    live.own_seat(connection)
    if visitor.silenced > time.time():
        raise Forbidden("silenced", hours=math.ceil((visitor.silenced - time.time()) / 3600))
    hiders = await live.store.people.hiders_of(visitor.id)
    if any(hiders.get(holder.visitor or "") == "block" for holder in live.match.seats.values()):
        raise Forbidden("blocked")
    if not (text := clean_line(text)):
        raise BadMessage("bad-message")
    with live.writing():
        stored = await live.store.add_chat(live.match, visitor.id, text, time.time())
    live.adopt(stored)
    with live.writing():  # the line is stored even if it cannot be read back now
        await live.send_new_chat()
