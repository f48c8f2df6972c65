"""A live table: the game in memory, who watches it, and what each of them may see. Only committed states are ever in it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from operator import attrgetter
from typing import Any

from detente.bots.brain import has_brain
from detente.engine.boards import view_of
from detente.engine.errors import NotYourTurn, StaleSequence
from detente.engine.game import Game
from detente.engine.table import Table

from ..errors import Conflict, Forbidden, StoreDown
from ..store import LISTED, ChatLine, Holder, Match, Store, StoredMove, Visitor
from ..store.matches import PUBLIC_COLUMNS
from ..store.writer import Write
from ..thinking.advice import gives_hints
from .claims import claim_of
from .connection import Connection, Frame, Json
from .delays import DelayedTable
from .lists import seat_info

# Sent along with the view.
news_of = attrgetter("status", "seats", "commits", "undo_asked", "pause_asked", "adjourned", "rematch", "voided")
VIEWS = 16  # cached views of the current state
PUBLIC: tuple[str, ...] = ()  # the seats of somebody without a seat


Publish = Callable[[str, Json], None]  # sends a message to the other servers
Listener = Callable[["LiveTable", Match], None]  # called after every change made here with the table and the match before it


def publish_nowhere(kind: str, facts: Json) -> None:
    """Do nothing: there are no other servers to notify."""


def renamed(holder: Holder, visitor: Visitor) -> Holder:
    """The holder of a seat, with the visitor's current name if it is them."""
    if holder.visitor != visitor.id:
        return holder
    return replace(holder, name=visitor.name, kind=visitor.kind, person=visitor.person)


def rebuild(match: Match, moves: Sequence[StoredMove]) -> Table:
    """The game of a match, replayed move by move."""
    game = Game(match.game)
    if not 1 <= match.rules <= game.rules.version:
        raise Conflict("rules-version", version=match.rules, known=game.rules.version)
    assert match.key is not None
    return replay(game.stored(match.start, bytes.fromhex(match.key), match.rules, match.options), moves)


def replay(table: Table, moves: Sequence[StoredMove]) -> Table:
    """Play stored moves on a table."""
    for move in moves:
        forced = move.forced or {}
        table.force_dice(forced.get("dice", []))
        table.force_cards(forced.get("cards", []))
        table.play(move.seat, move.action)
    return table


class LiveTable:
    """One table. A change holds its lock, is written first, and is adopted once committed; then the listeners are called."""

    def __init__(self, store: Store, match: Match, listeners: Sequence[Listener] = (), publish: Publish = publish_nowhere) -> None:
        self.store, self.match, self.listeners, self.publish = store, match, listeners, publish
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.tournament: tuple[str, str] | None = None  # its tournament: id and name
        self.given: list[int] = []
        self.opened: dict[str, tuple[int, tuple[Any, ...]]] = {}
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, frozenset[str]] = {}  # players who are connected to other servers, by server
        self._is_outdated = self._is_one_move = False
        self._views: dict[tuple[str, int], Frame] = {}  # of the current state, for arriving spectators: by seat and known step
        self._public: Frame | None = None  # the table as everybody without a seat sees it now
        self._held: tuple[dict[str, Holder], bool, dict[str, list[str]]] = ({}, False, {})  # seats, whether swapped, and who has which
        self.delayed = DelayedTable()
        self._chat: list[ChatLine] | None = None
        self._last_line: int | None = None  # of the chat that was sent; None if chat was never read
        self._is_chat_behind = False

    @property
    def is_outdated(self) -> bool:
        """Whether the database may have a newer version."""
        return self._is_outdated

    @is_outdated.setter
    def is_outdated(self, is_so: bool) -> None:
        self._is_outdated, self._is_one_move = is_so, False

    def expect_next_version(self) -> None:
        """Note that another server has stored the next version: usually that is one move more."""
        self._is_outdated, self._is_one_move = True, not self._is_outdated

    async def load(self) -> None:
        """Read the whole table from the store."""
        self.match, self.table, self.given = await self._read(None)
        self.tournament = await self.store.tournaments.event_of(self.match.id)
        await self._read_times()
        self._clear_cached_views()
        if self.table is not None:
            self.note_questions()
        self.is_outdated = False

    async def refresh(self) -> bool:
        """Read changes made by another server, or by a write whose outcome is unknown, and send them to everybody; False if there are
        none. The lock is held."""
        if self._is_one_move and await self._follow():
            return True
        before = self.match
        match, table, given = await self._read(before)
        if match.seats != before.seats:
            self._chat = None  # a guest's lines may belong to an account now
        if self.connections and (self._is_chat_behind or match.chatted > before.version):
            await self.send_new_chat()
        self.is_outdated = False
        if match == before:  # seats may have changed hands in the transaction of a move
            return False
        has_game = table is not self.table
        if match.rewound > before.version and self.table is not None:
            self.delayed.hold(self.table, match)
        self.match, self.table, self.given = match, table, given
        await self._read_times()
        self._clear_cached_views()
        if has_game:
            self.note_questions()
        self.send_changes(before, has_game)
        if match.undo_asked != before.undo_asked and match.status == "playing":
            self.send_undo_request(match.undo_asked, before.undo_asked, has_game)
        return True

    async def _follow(self) -> bool:
        """Read and play the one move by which the next version differs; False if anything else has changed."""
        before, table = self.match, self.table
        if table is None or before.clock or before.delay or before.status != "playing":
            return False
        version, moves = await self.store.moves_since(before.id, len(self.given))
        if not self._is_one_move or version != before.version + 1 or len(moves) != 1:
            return False
        after = replay(table.copy(), moves)
        if after.outcome:
            return False
        self.match, self.table, self.given = self.match_after(after).but(version=version), after, [*self.given, moves[0].given]
        self.is_outdated = False
        self._clear_cached_views()
        self.note_questions()
        self.send_changes(before, True)
        return True

    async def _read(self, known: Match | None) -> tuple[Match, Table | None, list[int]]:
        """The stored match, game and sequence numbers, all of one version. Of a *known* match, only later moves are read."""
        while True:
            match = await self.store.match(self.match.id)
            if match.key is None or (known is not None and match.version == known.version):
                return match, self.table if match.key else None, self.given
            is_longer = known is not None and self.table is not None and match.rewound <= known.version
            version, moves = await self.store.moves_since(match.id, len(self.given) if is_longer else 0)
            if version != match.version:
                continue  # it changed in between
            given = [move.given for move in moves]
            if not is_longer:
                return match, await asyncio.to_thread(rebuild, match, moves), given
            if not moves:
                return match, self.table, self.given
            assert self.table is not None
            return match, replay(self.table.copy(), moves), self.given + given

    def begun(self) -> Table:
        """The game, or Conflict while the table waits for its players."""
        if self.table is None:
            raise Conflict("not-begun")
        return self.table

    def playing(self) -> Table:
        """The game in progress; raises Conflict before it has begun, NotYourTurn when it is over. The lock is held."""
        if self.match.status == "waiting" or self.table is None:
            raise Conflict("not-begun")
        if self.match.status != "playing":
            raise NotYourTurn("game-over", seat="-")
        return self.table

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Context of every write: after a failed one, the table counts as outdated until it has been read again."""
        try:
            yield
        except StoreDown:
            self.is_outdated = True
            raise

    async def change(self, match: Match, *more: Write) -> None:
        """Write a changed match, with related rows, and adopt it; the game stays the same."""
        with self.writing():
            stored = await self.store.change_match(match, *more)
        self.adopt(stored)

    def adopt(self, match: Match, table: Table | None = None, given: list[int] | None = None) -> None:
        """Adopt what was committed here, and notify everybody."""
        before = self.match
        self.match = match
        self._clear_cached_views()
        if table is not None:
            self.delayed.note_change(self.table, table.sequence, match)
            self.table = table
            self.given = self.given if given is None else given
            self.note_questions()
        self.send_changes(before, table is not None)
        self.call_listeners(before)

    def _clear_cached_views(self) -> None:
        """Drop cached views: they show an earlier state."""
        self._views.clear()
        self._public = None

    def call_listeners(self, before: Match) -> None:
        """Call the listeners with the match as it was before."""
        for listener in self.listeners:
            listener(self, before)

    def send_changes(self, before: Match, has_game: bool) -> None:
        """Send everybody what has changed since *before*."""
        has_news = news_of(self.match) != news_of(before)
        has_news |= not has_game and self.match.clock != before.clock  # time was given, or a clock was stopped
        self.broadcast(has_news, has_game or self.match.status != before.status)
        if self.match.planned:
            self.notify_planners([place for place, version in self.match.planned.items() if before.planned.get(place) != version])

    def notify_planners(self, places: Sequence[str]) -> None:
        """Notify players, by their starting seats, that their plan has changed; nobody else learns of it."""
        makers = {self.match.seats[place].visitor for place in places} - {None}
        for connection in self.connections:
            if connection.visitor in makers:
                connection.send({"type": "plan"})

    def send_undo_request(self, asker: str | None, before: str | None, has_game: bool) -> None:
        """Notify everybody that a seat asks for an undo, or that it was refused; a move or an undo needs no such message."""
        if asker is not None:
            self.send_all({"type": "undo_asked", "by": asker})
        elif before is not None and not has_game:
            by = next(seat for seat in self.match.seats if seat != before)
            self.send_all({"type": "undo_refused", "by": by})

    def send_all(self, message: Json) -> None:
        """Send a message to everybody except those who watch with a delay."""
        frame = Frame(message)
        for connection in self.connections:
            if not self.is_delayed_for(connection.visitor):
                connection.send(frame)

    # Watching with a delay

    async def _read_times(self) -> None:
        if self.match.delay and self.table is not None:
            self.delayed.times = await self.store.move_times(self.match.id)

    def is_delayed_for(self, visitor: str | None) -> bool:
        """Whether somebody sees this game only with a delay: not players, and nobody when it is over."""
        return self.match.delay > 0 and self.match.status == "playing" and not self.seats_of(visitor)

    def table_for(self, seat: str) -> Table:
        """The game that a seat may see; spectators of a delayed game see an earlier step."""
        table = self.begun()
        return self.delayed.table_then(table, self.match.delay) if seat == "spectator" and self.is_delayed_for(None) else table

    def sequence_for(self, visitor: str | None) -> int:
        """The number of moves that somebody may know of."""
        if self.table is None:
            return 0
        return self.table_for("spectator").sequence if self.is_delayed_for(visitor) else self.table.sequence

    def send_delayed(self) -> None:
        """Send those who watch with a delay what they may see now."""
        late = [connection for connection in self.connections if self.is_delayed_for(connection.visitor)]
        if not late or self.table is None:
            return
        step, facts = self.table_for("spectator").sequence, self.info(None)
        self._public = None
        made: dict[tuple[str, int], Frame] = {}
        for connection in late:
            if connection.last_table != facts:
                self.send_table(connection)
            if connection.sent != step:
                self.send_view(connection, made)

    # Seats

    def seat_now(self, seat: str) -> str:
        return self.match.seat_now(seat)

    def seats_of(self, visitor: str | None) -> list[str]:
        """The current seats of a visitor."""
        if visitor is None:
            return []
        match, (seats, is_swapped, held) = self.match, self._held
        if seats is not match.seats or is_swapped != match.swapped:
            held = {}
            for seat, holder in match.seats.items():
                if holder.visitor is not None:
                    held.setdefault(holder.visitor, []).append(self.seat_now(seat))
            self._held = (match.seats, match.swapped, held)
        return held.get(visitor, [])

    def seat_of(self, connection: Connection) -> str:
        """The seat whose view a connection gets: its own; any, on request, when the game is over; otherwise the spectator's."""
        held = self.seats_of(connection.visitor)
        if connection.seat is not None and (connection.seat in held or self.match.status == "over"):
            return connection.seat
        if len(held) == 1 or (held and self.table is None):
            return held[0]
        if held and self.table is not None:
            return next((seat for seat in self.table.to_move if seat in held), held[0])
        return "spectator"

    def own_seat(self, connection: Connection) -> str:
        """The seat for which a socket may decide; raises Forbidden."""
        seat = self.seat_of(connection)
        if seat not in self.seats_of(connection.visitor):
            raise Forbidden("not-seated")
        return seat

    def bot_seats(self) -> dict[str, str]:
        """The bots, by their current seats."""
        return {self.seat_now(seat): holder.bot for seat, holder in self.match.seats.items() if holder.bot}

    # Sequence numbers

    def note_questions(self) -> None:
        """Remember since which sequence number each seat's question has been the same: an answer of the other seat does not make it
        stale. Only recent numbers need to be in memory."""
        assert self.table is not None
        self.table.forget_early()
        opened = {}
        for seat in self.table.to_move:
            question = (self.table.question(seat), self.table.mask_words(seat))
            since, before = self.opened.get(seat, (0, ()))
            is_same = before == question and self.table.moves and self.table.moves[-1].seat != seat and since <= self.table.sequence
            opened[seat] = (since if is_same else self.table.sequence, question)
        self.opened = opened

    def is_repeat(self, seat: str, sequence: int, action: str) -> bool:
        """Whether exactly this move was accepted before."""
        assert self.table is not None
        for index in range(max(0, sequence), self.table.sequence):
            if self.table.moves[index].seat == seat and self.given[index] == sequence:
                return self.table.moves[index].action == action
        return False

    def check_sequence(self, seat: str, sequence: int) -> None:
        """StaleSequence unless the seat's question was the same at *sequence*."""
        assert self.table is not None
        now = self.table.sequence
        if not self.opened.get(seat, (now, ()))[0] <= sequence <= now:
            raise StaleSequence("stale", given=sequence, expected=now)

    # The match after a change

    def match_after(self, table: Table) -> Match:
        """The match after a move; *table* is the game after it."""
        now = time.time()
        exchanged = table.game.rules.exchanged(table.record)
        match = self.match.but(to_move=table.to_move, changed=now, swapped=exchanged, undo_asked=None, pause_asked=None)
        if match.clock:
            match = match.but(clock=match.clock.press([match.seat_now(seat) for seat in table.to_move], now, table.sequence))
        if outcome := table.outcome:
            return replace(match, status="over", outcome={"winner": outcome.winner, "ending": outcome.ending})
        return match

    def match_back(self, table: Table, by: str | None) -> Match:
        """The match after an undo; *table* is the game after it, *by* the seat that did not have to ask."""
        now, by_seat = time.time(), self.seat_now(by) if by else None
        exchanged = table.game.rules.exchanged(table.record)
        match = replace(self.match, to_move=table.to_move, changed=now, swapped=exchanged, undo_asked=None, status="playing", outcome=None)
        if match.clock:
            match = replace(match, clock=match.clock.take_back([match.seat_now(seat) for seat in table.to_move], now, by_seat))
        return match

    def match_ended(self, loser: str, ending: str) -> Match:
        """The match after a loss that is not by the rules: on time, or by resignation."""
        assert self.table is not None
        winner = next(seat for seat in self.table.game.seats if seat != loser)
        clock = self.match.clock.press([], time.time()) if self.match.clock else None
        outcome = {"winner": winner, "ending": ending}
        return replace(self.match, status="over", outcome=outcome, clock=clock, to_move=(), changed=time.time(), undo_asked=None)

    def rename(self, visitor: Visitor) -> None:
        """Change the name of a player, or show them as a member."""
        if self.seats_of(visitor.id):
            seats = {place: renamed(holder, visitor) for place, holder in self.match.seats.items()}
            self.match = replace(self.match, seats=seats)
            self.broadcast(with_table=True, with_view=False)
        self._chat = None  # its names are read again

    # What others may see

    def view(self, seat: str, since: int = 0, table: Table | None = None) -> Json:
        """The view of a seat."""
        found = table or self.table_for(seat)
        view = view_of(found, seat, since)
        if self.match.status in ("over", "aborted") and not found.outcome and found is self.table:
            view |= {"outcome": self.match.outcome, "to_move": [], "legal": [], "question": "none", "can_undo": False}
        if self.match.mode == "sandbox" and found is self.table and seat != "spectator":
            view["can_undo"] = found.sequence > 0  # in a sandbox, any move can be undone
        return view

    def info(self, visitor: str | None) -> Json:
        """The public facts about the table."""
        match, online = self.match, self.players_here().union(*self.elsewhere.values())
        seats = {
            self.seat_now(seat): seat_info(
                holder, visitor, holder.bot is not None or (holder.visitor is not None and holder.visitor in online)
            )
            for seat, holder in match.seats.items()
        }
        fair = {"secret": match.secret, "entropy": match.entropy} if match.status == "over" and match.entropy else None
        known = {name: getattr(match, name) for name in PUBLIC_COLUMNS} | {
            "seats": {seat: seats[seat] for seat in sorted(seats)},
            "to_move": list(match.to_move),
            "sequence": self.table.sequence if self.table else 0,
            "clock": self.clock(),
            "fair": fair,
            "claim": claim_of(match),
            "tournament": self.tournament and dict(zip(("id", "name"), self.tournament, strict=True)),
            "hints": gives_hints(match.game, match.mode),
            "review": has_brain(match.game),
        }
        return known | self._delayed_info() if self.is_delayed_for(visitor) else known

    def _delayed_info(self) -> Json:
        """The public facts for those who watch with a delay."""
        then = self.table_for("spectator")
        nothing = dict.fromkeys(("clock", "undo_asked", "pause_asked", "claim"))
        changed = self.delayed.shown_at or self.match.created
        return nothing | {"adjourned": False, "to_move": list(then.to_move), "sequence": then.sequence, "changed": changed}

    def clock(self) -> Json | None:
        """The clock, by current seats."""
        return self.match.clock.view(self.seat_now, self.match.status == "playing") if self.match.clock else None

    def broadcast(self, with_table: bool, with_view: bool) -> None:
        """Send everybody the table and the view of their seat, players first."""
        self._public = None
        tables: dict[tuple[str, ...], Frame] = {}
        made: dict[tuple[str, int], Frame] = {}
        clock = self._clock_frame() if with_view and self.table is not None else None
        for connection in sorted(self.connections, key=lambda one: not self.seats_of(one.visitor)):
            if self.is_delayed_for(connection.visitor):
                continue  # the time of a frame would reveal that something has happened
            if with_table:
                self.send_table(connection, tables)
            if with_view and self.table is not None:
                self.send_view(connection, made, clock)

    def players_here(self) -> frozenset[str]:
        """The players who are connected to this server."""
        here = {connection.visitor for connection in self.connections}
        return frozenset(holder.visitor for holder in self.match.seats.values() if holder.visitor is not None and holder.visitor in here)

    def players_watching(self) -> frozenset[str]:
        """The players connected to this server whose page is visible."""
        watching = {connection.visitor for connection in self.connections if connection.is_visible}
        return frozenset(player for player in self.players_here() if player in watching)

    def publish_presence(self, visitor: str | None) -> None:
        """Notify everybody that a player has connected or disconnected; not for spectators."""
        if self.seats_of(visitor):
            self.broadcast(with_table=True, with_view=False)
            self.publish("presence", {"table": self.match.id, "visitors": sorted(self.players_here())})

    def note_presence(self, server: str, visitors: frozenset[str]) -> None:
        """Note who is connected to another server."""
        before = self.elsewhere.get(server, frozenset())
        self.elsewhere = {name: others for name, others in (self.elsewhere | {server: visitors}).items() if others}
        if visitors != before:
            self.broadcast(with_table=True, with_view=False)

    def send_table(self, connection: Connection, frames: dict[tuple[str, ...], Frame] | None = None) -> None:
        """Send the table as a socket may see it. *frames* caches what others got: all with the same seats get the same."""
        place, made = tuple(self.seats_of(connection.visitor)), {} if frames is None else frames
        if place == PUBLIC and self._public is not None:
            made[place] = self._public
        if place not in made:
            made[place] = Frame({"type": "table", "table": self.info(connection.visitor)})
            if place == PUBLIC and not (self.match.clock and self.match.clock.running):  # a running clock contains the current time
                self._public = made[place]
        connection.send(made[place])
        if self.is_delayed_for(connection.visitor):
            connection.last_table = self.info(None)

    def send_view(self, connection: Connection, made: dict[tuple[str, int], Frame] | None = None, clock: Frame | None = None) -> None:
        """Send a socket its view, with the log from where it stopped, and the clock (the current one, or *clock*). Equal views are made
        once: *made* caches those of one broadcast, and arriving spectators share one until the next move."""
        assert self.table is not None
        seat, is_delayed = self.seat_of(connection), self.is_delayed_for(connection.visitor)
        step = self.sequence_for(connection.visitor) if is_delayed else self.table.sequence
        connection.sent = min(connection.sent, step)
        wanted, views = (seat, connection.sent), ({} if is_delayed else self._views) if made is None else made
        frame = views.get(wanted)
        if frame is None:
            frame = Frame({"type": "view", "view": self.view(seat, connection.sent)})
            if made is not None or (seat == "spectator" and len(views) < VIEWS):
                views[wanted] = frame
        connection.send(frame)
        connection.sent = step
        if not is_delayed and (clock := clock or self._clock_frame()):
            connection.send(clock)

    def _clock_frame(self) -> Frame | None:
        """The current clock as a message, if there is one."""
        return Frame({"type": "clock", "clock": self.clock()}) if self.match.clock else None

    # Chat

    @property
    def cached_chat(self) -> list[ChatLine] | None:
        """The last lines of chat, if they have been read."""
        return self._chat

    async def chat(self) -> list[ChatLine]:
        """The last lines of chat; read once and cached."""
        if self._chat is None:
            self._chat = await self.store.chat(self.match.id)
            if self._last_line is None:
                self._last_line = self._chat[-1].id if self._chat else 0
        return self._chat

    async def send_new_chat(self) -> None:
        """Read new lines, and send them to everybody."""
        self._is_chat_behind = True  # until they have been read
        known = await self.chat()
        sent = self._last_line or 0
        fresh = await self.store.chat(self.match.id, sent)
        self._chat = [*(line for line in known if line.id <= sent), *fresh][-LISTED:]
        self._last_line = fresh[-1].id if fresh else sent
        self._is_chat_behind = False
        for line in fresh:
            hiders, frame = await self.store.people.hiders_of(line.visitor), Frame(self.chat_message(line))
            for connection in self.connections:
                if connection.visitor not in hiders and not self.is_delayed_for(connection.visitor):
                    connection.send(frame)

    def chat_message(self, line: ChatLine) -> Json:
        """The message of a line of chat; visitors' internal ids do not leave the server."""
        seats = self.seats_of(line.visitor)
        facts = {name: getattr(line, name) for name in ("name", "text", "at", "kind", "person")}
        return {"type": "chat", "seat": seats[0] if seats else "spectator"} | facts
