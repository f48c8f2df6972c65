"""The gate: everything a socket may ask of a table. Check, write, and only then notify."""

from __future__ import annotations

import math
import time
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from detente.engine.errors import CannotUndo, DetenteError, NotYourTurn, StaleSequence
from detente.engine.game import Game
from detente.engine.table import Table

from ..errors import BadMessage, Conflict, Forbidden, Outdated, StoreDown
from ..identity.names import check_distinct
from ..identity.visitors import clean_line
from ..store import Holder, Match, StoredMove, Visitor, seated
from ..store.matches import new_id
from ..store.people import notice_writes
from ..store.plans import keeping
from .claims import AGAINST_PEOPLE, claim_of
from .clocks import DAY
from .connection import Connection
from .fairness import NO_ENTROPY, commitment_of, key_of, new_secret
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


@against_version
async def handle_hello(
    live: LiveTable, connection: Connection, since: int, seat: str | None, entropy: str | None = None, commit: str | None = None
) -> None:
    """Handle a socket's hello, with its commitment or entropy before the game has begun; it gets the table, the chat and its view."""
    if seat is not None and seat not in (*live.match.seats, "spectator"):
        raise Conflict("no-seat", seat=seat)
    is_new = connection not in live.connections
    if live.match.status == "waiting":
        await settle(live, with_commit(live.match, connection.visitor, commit, entropy))
    connection.seat = seat
    connection.seat = live.seat_of(connection)
    lines = await live.chat() if is_new and not live.is_delayed_for(connection.visitor) else []
    hidden = await live.store.people.hidden_from(connection.visitor) if lines and connection.visitor else set()
    live.connections.add(connection)
    if len(live.connections) == 1:
        live.call_listeners(live.match)  # bots of a show game play on for the first spectator
    if is_new and live.seats_of(connection.visitor):
        live.publish_presence(connection.visitor)
    else:
        live.send_table(connection)
    for line in lines:
        if line.visitor not in hidden:
            connection.send(live.chat_message(line))
    connection.sent = max(0, since)
    if live.table is not None:
        live.send_view(connection)
    if is_new and any(live.match.seats[place].visitor == connection.visitor for place in live.match.planned):
        connection.send({"type": "plan"})


def handle_spectator_hello(live: LiveTable, connection: Connection, since: int, seat: str | None) -> bool:
    """Handle a spectator's hello without waiting; False if that needs the lock of the table or the database. Players' moves hold the
    lock: a crowd waiting for it would delay the next move."""
    is_known = live.match.status != "waiting" and not live.is_outdated
    if not is_known or live.cached_chat is None or (live.cached_chat and connection.visitor) or live.seats_of(connection.visitor):
        return False
    if seat is not None and seat not in (*live.match.seats, "spectator"):
        return False
    is_new = connection not in live.connections
    connection.seat = seat
    connection.seat = live.seat_of(connection)
    live.connections.add(connection)
    if len(live.connections) == 1:
        live.call_listeners(live.match)  # bots of a show game play on for the first spectator
    connection.sent = max(0, since)
    with connection.together():
        live.send_table(connection)
        for line in live.cached_chat if is_new and not live.is_delayed_for(connection.visitor) else ():
            connection.send(live.chat_message(line))
        if live.table is not None:
            live.send_view(connection)
    return True


def with_commit(match: Match, visitor: str | None, commit: str | None, entropy: str | None) -> Match:
    """The match with a player's commitment; it can be replaced until all players have committed.

    A client that trusts the server may reveal its entropy at once, or have none.
    """
    given = None if commit else entropy or NO_ENTROPY
    mine = [seat for seat in held_seats(match, visitor) if seat not in match.entropy]
    is_open = not has_commits(match) and (commit is not None or entropy is not None)
    fresh = [seat for seat in mine if is_open or not is_committed(match, seat)]
    commits = match.commits | {seat: commit or commitment_of(given or NO_ENTROPY) for seat in fresh}
    revealed = dict.fromkeys(fresh, given) if given else {}
    return replace(match, commits=commits, entropy=match.entropy | revealed)


@against_version
async def reveal(live: LiveTable, visitor: str | None, entropy: str) -> None:
    """Store the entropy that a player committed to, once everybody has committed; the last missing one starts the game."""
    match = live.match
    if match.status != "waiting":
        return
    if not has_commits(match):
        raise Conflict("not-committed")
    mine = [seat for seat in held_seats(match, visitor) if match.commits.get(seat) == commitment_of(entropy)]
    if not mine:
        raise Conflict("wrong-entropy")
    await settle(live, replace(match, entropy=match.entropy | dict.fromkeys(mine, entropy)))


def held_seats(match: Match, visitor: str | None) -> list[str]:
    """The seats on which a visitor started."""
    return [seat for seat, holder in match.seats.items() if holder.visitor is not None and holder.visitor == visitor]


def is_committed(match: Match, seat: str) -> bool:
    """Whether a seat's entropy is fixed; at a table of an older server it may be revealed without a commitment."""
    return seat in match.commits or seat in match.entropy


def has_commits(match: Match) -> bool:
    """Whether all seats are taken and all players have committed. A bot needs no commitment: the server's secret counts for it."""
    return all(holder.bot is not None or (not holder.is_empty and is_committed(match, seat)) for seat, holder in match.seats.items())


async def settle(live: LiveTable, match: Match) -> None:
    """Write changed commitments and entropies; when all entropies are revealed, start the game. The lock is held."""
    if match == live.match:
        return
    if not has_commits(match) or any(holder.bot is None and seat not in match.entropy for seat, holder in match.seats.items()):
        await live.change(match)
        return
    game = Game(match.game)
    entropies = {seat: match.entropy.get(seat, NO_ENTROPY) for seat in game.seats}
    key = key_of(match.secret, list(entropies.values()))
    table = game.position(match.start, key=key) if match.start else game.new(key=key, **match.options)
    now = time.time()
    clock = match.clock.press(table.to_move, now).stand(await away(live), now) if match.clock else None
    match = replace(
        match,
        entropy=entropies,
        key=key.hex(),
        status="playing",
        to_move=table.to_move,
        clock=clock,
        changed=now,
        options=plain_options(table),
    )
    with live.writing():
        stored = await live.store.change_match(match)
    live.adopt(stored, table, [])


def plain_options(table: Table) -> dict[str, object]:
    """The options of a table as plain JSON values."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in table.options.items()}


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


# Clocks that people agree on


async def away(live: LiveTable) -> dict[str, float]:
    """The starting seats whose players are on vacation, and until when; empty for real-time games."""
    if live.match.clock is None or live.match.clock.pace != "days":
        return {}
    players = {seat: holder.visitor for seat, holder in live.match.seats.items() if holder.visitor}
    found = await live.store.vacations.active(set(players.values()), time.time())
    return {seat: found[visitor] for seat, visitor in players.items() if visitor in found}


@against_version
async def stop_clocks_on_vacation(live: LiveTable) -> None:
    """Stop the clocks of players on vacation, and run those of the others."""
    clock = live.match.clock
    if clock is None or live.match.status != "playing" or live.match.adjourned:
        return
    still = await away(live)
    if still != clock.still:
        await live.change(replace(live.match, clock=clock.stand(still, time.time())))


@against_version
async def adjourn(live: LiveTable, who: Who, accept: bool) -> None:
    """Ask to adjourn or resume a real-time game; or accept, decline or withdraw such a request."""
    seat, match, now = seat_for(live, who), live.match, time.time()
    live.playing()
    if match.clock is None or match.clock.pace != "live" or match.mode not in AGAINST_PEOPLE:
        raise Conflict("no-adjourning")
    await check_time(live)
    if not accept:
        await live.change(replace(match, pause_asked=None))
    elif match.pause_asked is None:
        await live.change(replace(match, pause_asked=seat, pause_at=now))
    elif match.pause_asked != seat:
        still = {} if match.adjourned else dict.fromkeys(match.seats, 0.0)
        await live.change(match.but(pause_asked=None, adjourned=not match.adjourned, clock=match.clock.stand(still, now)))


@against_version
async def give_time(live: LiveTable, who: Who, seconds: float) -> None:
    """Give the opponent time: in real time up to what they started with, in correspondence games up to a month more than that."""
    seat, match = seat_for(live, who), live.match
    live.playing()
    if match.clock is None or match.mode not in AGAINST_PEOPLE:
        raise Conflict("no-clock")
    await check_time(live)
    other = next(place for place in match.seats if live.seat_now(place) != seat)
    most = match.clock.base + (30 * DAY if match.clock.pace == "days" else match.clock.base)
    if match.clock.left[other] + seconds > most:
        raise Conflict("too-much-time")
    await live.change(replace(match, clock=match.clock.give(other, seconds)))


@against_version
async def claim(live: LiveTable, who: Who, wins: bool) -> None:
    """Claim a game whose player is gone: a win, or an abort."""
    seat, match, now = seat_for(live, who), live.match, time.time()
    live.playing()
    found = claim_of(match)
    if found is None or found["seat"] != seat:
        raise Conflict("no-claim")
    if found["at"] > now:
        raise Conflict("claim-early", days=math.ceil((found["at"] - now) / DAY))
    if wins:
        await live.change(live.match_ended(next(place for place in match.seats if place != seat), "abandoned"))
    else:
        await live.change(replace(match, status="aborted", to_move=(), changed=now))


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
