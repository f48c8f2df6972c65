"""The gate: everything a socket may ask of a table. Check, write, and only then notify."""

from __future__ import annotations

import math
import time
from dataclasses import replace

from detente.engine.errors import CannotUndo, NotYourTurn, StaleSequence
from detente.engine.game import Game
from detente.engine.table import Table

from ..errors import BadMessage, Conflict, Forbidden
from ..identity.visitors import clean_line
from ..store import ChatLine, Match, StoredMove, Visitor
from .fairness import NO_ENTROPY, commitment_of, key_of
from .live import Connection, LiveTable

OWN_GAMES = ("hotseat", "sandbox")  # one person on both seats


async def greet(
    live: LiveTable, connection: Connection, since: int, seat: str | None, entropy: str | None = None, commit: str | None = None
) -> None:
    """A socket says hello, with its part of the chance as long as the game has not begun; it gets the table, the chat and its view."""
    async with live.lock:
        if live.in_doubt:
            await live.load()
        if seat is not None and seat not in (*live.match.seats, "spectator"):
            raise Conflict("no-seat", seat=seat)
        is_new = connection not in live.connections
        if live.match.status == "waiting":
            await settle(live, with_commit(live.match, connection.visitor, commit, entropy))
        connection.wish = seat
        connection.wish = live.seat_of(connection)
        lines = await live.chat() if is_new else []
        hidden = await live.store.people.hidden_from(connection.visitor) if lines and connection.visitor else set()
        live.connections.add(connection)
        if len(live.connections) == 1:
            live.tell_listeners(live.match)  # bots of a show game play on for the first spectator
        if is_new and live.seats_of(connection.visitor):
            live.tell_presence(connection.visitor)
        else:
            live.send_table(connection)
        for line in lines:
            if line.visitor not in hidden:
                connection.send(chat_message(live, line))
        connection.sent = max(0, since)
        if live.table is not None:
            live.send_view(connection)


def with_commit(match: Match, visitor: str | None, commit: str | None, entropy: str | None) -> Match:
    """The match with a player's commitment; until all have committed themselves, another one may take its place.

    A client that trusts the server may tell its entropy at once, or have none.
    """
    told = None if commit else entropy or NO_ENTROPY
    mine = [seat for seat in held_seats(match, visitor) if seat not in match.entropy]
    is_open = not has_commits(match) and (commit is not None or entropy is not None)
    fresh = [seat for seat in mine if is_open or not is_bound(match, seat)]
    commits = match.commits | {seat: commit or commitment_of(told or NO_ENTROPY) for seat in fresh}
    revealed = dict.fromkeys(fresh, told) if told else {}
    return replace(match, commits=commits, entropy=match.entropy | revealed)


async def reveal(live: LiveTable, visitor: str | None, entropy: str) -> None:
    """Take the entropy that a player committed to, once everybody has; the last one that is missing begins the game."""
    async with live.lock:
        if live.in_doubt:
            await live.load()
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
    """The seats at the start of a visitor."""
    return [seat for seat, holder in match.seats.items() if holder.visitor is not None and holder.visitor == visitor]


def is_bound(match: Match, seat: str) -> bool:
    """Whether a seat's part of the chance is fixed; at a table of an older server it may be told without having been committed to."""
    return seat in match.commits or seat in match.entropy


def has_commits(match: Match) -> bool:
    """Whether everybody who plays sits and is bound. A bot adds nothing: the server's secret is its part."""
    return all(holder.bot is not None or (not holder.is_empty and is_bound(match, seat)) for seat, holder in match.seats.items())


async def settle(live: LiveTable, match: Match) -> None:
    """Write what has changed of the parts of the chance; when all of them are told, the game begins. The lock is held."""
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
    clock = match.clock.press(table.to_move, now) if match.clock else None
    match = replace(
        match, entropy=entropies, key=key.hex(), status="playing", to_move=table.to_move, clock=clock, changed=now, options=plain(table)
    )
    with live.writing():
        await live.store.change_match(match)
    live.adopt(match, table, [])


def plain(table: Table) -> dict[str, object]:
    """The options of a table as JSON has them."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in table.options.items()}


async def check_time(live: LiveTable) -> None:
    """End the game if a clock has run out; NotYourTurn then. The lock is held."""
    clock = live.match.clock
    late = clock.flagged(time.time()) if clock and live.match.status == "playing" else None
    if late is not None:
        match = live.match_ended(live.seat_now(late), "time")
        await live.change(match)
        raise NotYourTurn("game-over", seat=live.seat_now(late))


async def flag(live: LiveTable) -> None:
    """What the clock keeper does when a deadline has passed."""
    async with live.lock:
        if live.in_doubt:
            await live.load()
        try:
            await check_time(live)
        except NotYourTurn:
            return


async def play(live: LiveTable, seat: str, sequence: int, action: str) -> bool:
    """Play a move, or raise and change nothing. False: it was played before, and nothing is played again."""
    async with live.lock:
        if live.table is not None and not live.in_doubt and live.is_repeat(seat, sequence, action):
            return False
        table = await live.playing()
        await check_time(live)
        live.check_sequence(seat, sequence)
        after = table.copy()
        after.play(seat, action)
        match, move = live.match_after(after), StoredMove(seat, action, sequence)
        with live.writing():
            await live.store.add_move(match, table.sequence, move)
        live.adopt(match, after, [*live.given, sequence])
        return True


async def undo(live: LiveTable, seat: str, sequence: int) -> None:
    """Take back the seat's last decision by the undo law; in the sandbox, any."""
    async with live.lock:
        table = await live.playing() if live.match.mode != "sandbox" else await reopened(live)
        if sequence != table.sequence:
            raise StaleSequence("stale", given=sequence, expected=table.sequence)
        after = table.copy()
        if live.match.mode == "sandbox" and table.moves:
            after.take_back()
        else:
            await check_time(live)
            after.undo(seat)
        await take_back(live, after, seat)


async def reopened(live: LiveTable) -> Table:
    """The game of a sandbox, which may go on from before its end."""
    if live.in_doubt:
        await live.load()
    if live.table is None or live.match.status not in ("playing", "over"):
        raise Conflict("not-begun")
    return live.table


async def take_back(live: LiveTable, after: Table, by: str | None = None) -> None:
    """Make an earlier state the present one; *by*: the seat that did not have to ask for it."""
    match = live.match_back(after, by)
    with live.writing():
        await live.store.remove_moves(match, after.sequence)
    live.adopt(match, after, live.given[: after.sequence])


async def rewind(live: LiveTable, step: int) -> None:
    """Go back to any step of a sandbox."""
    async with live.lock:
        if live.match.mode != "sandbox":
            raise Forbidden("sandbox-only")
        after = (await reopened(live)).copy()
        if not 0 <= step <= after.sequence:
            raise Conflict("no-step", step=step)
        while after.sequence > step:
            after.take_back()
        await take_back(live, after)


async def ask_undo(live: LiveTable, seat: str) -> None:
    """Ask the opponent to let the last own decision be taken back, with all that followed; bots agree at once."""
    async with live.lock:
        table = await live.playing()
        if not any(move.seat == seat for move in table.moves):
            raise CannotUndo("undo-nothing", seat=seat)
        others = [holder for place, holder in live.match.seats.items() if live.seat_now(place) != seat]
        if live.match.mode in OWN_GAMES or all(holder.bot for holder in others):
            await take_back(live, before_last(table, seat))
            return
        await change_undo(live, seat)
        for connection in live.connections:
            connection.send({"type": "undo_asked", "by": seat})


async def answer_undo(live: LiveTable, seat: str, accept: bool) -> None:
    """The opponent's answer; a move made in between has withdrawn the question."""
    async with live.lock:
        table = await live.playing()
        asker = live.match.undo_asked
        if asker is None or asker == seat:
            raise Conflict("undo-not-asked")
        if accept:
            await take_back(live, before_last(table, asker))
        else:
            await change_undo(live, None)
            for connection in live.connections:
                connection.send({"type": "undo_refused", "by": seat})


async def change_undo(live: LiveTable, seat: str | None) -> None:
    """A request to take back is kept like a move: it waits until it is answered or a move withdraws it."""
    match = replace(live.match, undo_asked=seat)
    await live.change(match)


def before_last(table: Table, seat: str) -> Table:
    """The game before the seat's last decision."""
    after = table.copy()
    while after.moves[-1].seat != seat:
        after.take_back()
    after.take_back()
    return after


async def resign(live: LiveTable, seat: str) -> None:
    """Give the game up."""
    async with live.lock:
        await live.playing()
        match = live.match_ended(seat, "resigned")
        await live.change(match)


async def abort(live: LiveTable) -> None:
    """Call a game off before a person has made a move."""
    async with live.lock:
        if live.in_doubt:
            await live.load()
        bots = live.bot_seats()
        is_young = live.table is None or all(move.seat in bots for move in live.table.moves)
        if live.match.status not in ("waiting", "playing") or not is_young:
            raise Conflict("too-late-to-abort")
        match = replace(live.match, status="aborted", to_move=(), changed=time.time())
        await live.change(match)


async def end_forgotten(live: LiveTable, waiting_since: float, idle_since: float) -> None:
    """End a table that nobody has come back to; nobody loses by it."""
    async with live.lock:
        if live.in_doubt:
            await live.load()
        limit = waiting_since if live.match.mode in ("open", "show") else idle_since
        if live.match.status in ("waiting", "playing") and live.match.changed < limit and not live.connections:
            await live.change(replace(live.match, status="aborted", to_move=()))


async def leave(live: LiveTable, visitor: str | None) -> None:
    """End a table because a player is gone for good, who loses a game against a person; or because it is void (None)."""
    async with live.lock:
        if live.in_doubt:
            await live.load()
        match = live.match
        if match.status not in ("waiting", "playing"):
            return
        against_people = all(holder.visitor for holder in match.seats.values()) and match.mode not in OWN_GAMES
        if match.status == "playing" and visitor is not None and against_people:
            await live.change(live.match_ended(live.seats_of(visitor)[0], "resigned"))
        else:
            await live.change(replace(match, status="aborted", to_move=(), changed=time.time()))


async def reread(live: LiveTable) -> None:
    """Take over what was changed in the store behind the table's back, and tell everybody."""
    async with live.lock:
        await live.load()
        live.broadcast(with_table=True, with_view=False)


async def say(live: LiveTable, connection: Connection, visitor: Visitor, words: str) -> None:
    """A line of chat from somebody at the table, for everybody who wants to read it."""
    live.own_seat(connection)
    if visitor.silenced > time.time():
        raise Forbidden("silenced", hours=math.ceil((visitor.silenced - time.time()) / 3600))
    hiders = await live.store.people.hiders_of(visitor.id)
    if any(hiders.get(holder.visitor or "") == "block" for holder in live.match.seats.values()):
        raise Forbidden("blocked")
    if not (words := clean_line(words)):
        raise BadMessage("bad-message")
    now = time.time()
    line = ChatLine(visitor.name, words, now, visitor.id, visitor.kind, visitor.person)
    await live.store.add_chat(live.match.id, visitor.id, words, now)
    live.add_chat(line)
    for other in live.connections:
        if other.visitor not in hiders:
            other.send(chat_message(live, line))


def chat_message(live: LiveTable, line: ChatLine) -> dict[str, object]:
    """A chat message as sockets get it; visitors' ids do not leave the server."""
    seats = live.seats_of(line.visitor)
    shown = {name: getattr(line, name) for name in ("name", "text", "at", "kind", "person")}
    return {"type": "chat", "seat": seats[0] if seats else "spectator"} | shown
