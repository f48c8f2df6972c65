"""The start of a game: a socket says hello, players commit themselves and reveal, and with the last entropy the game begins."""

from __future__ import annotations

import time
from dataclasses import replace

from detente.engine.game import Game

from ..errors import Conflict
from ..store import Match
from .connection import Connection
from .fairness import NO_ENTROPY, commitment_of, key_of
from .gate import against_version
from .live import LiveTable
from .pauses import players_on_vacation
from .seating import plain_options


@against_version
async def handle_hello(
    live: LiveTable, connection: Connection, since: int, seat: str | None, entropy: str | None = None, commit: str | None = None
) -> None:
    """Handle a socket's hello, with its commitment or entropy before the game has begun; it gets the table, the chat and its view."""
    if seat is not None and seat not in (*live.match.seats, "spectator"):
        raise Conflict("no-seat", seat=seat)
    is_new = connection not in live.connections
    if live.match.status == "waiting":
        await store_or_start(live, with_commit(live.match, connection.visitor, commit, entropy))
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
    await store_or_start(live, replace(match, entropy=match.entropy | dict.fromkeys(mine, entropy)))


def held_seats(match: Match, visitor: str | None) -> list[str]:
    """The seats on which a visitor started."""
    return [seat for seat, holder in match.seats.items() if holder.visitor is not None and holder.visitor == visitor]


def is_committed(match: Match, seat: str) -> bool:
    """Whether a seat's entropy is fixed; at a table of an older server it may be revealed without a commitment."""
    return seat in match.commits or seat in match.entropy


def has_commits(match: Match) -> bool:
    """Whether all seats are taken and all players have committed. A bot needs no commitment: the server's secret counts for it."""
    return all(holder.bot is not None or (not holder.is_empty and is_committed(match, seat)) for seat, holder in match.seats.items())


async def store_or_start(live: LiveTable, match: Match) -> None:
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
    clock = match.clock.press(table.to_move, now).stand(await players_on_vacation(live), now) if match.clock else None
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
