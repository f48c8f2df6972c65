"""The registry of tables: create, join, find; clocks keep running while nobody is connected."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass, replace
from typing import Any, TypeVar
from weakref import WeakSet, WeakValueDictionary

from detente.bots import make_bot
from detente.engine.errors import DetenteError
from detente.engine.game import Game
from detente.engine.options import read_options
from detente.engine.table import Table

from ..errors import Conflict, Forbidden, NotFound, ServerFull, StoreDown
from ..identity.names import check_distinct
from ..logs import note
from ..metrics import Metrics
from ..settings import Settings
from ..store import Holder, Match, Store, StoredMove, Visitor, seated
from ..thinking.advice import Advice
from ..thinking.players import BotPlayers
from ..thinking.runners import make_runner
from . import gate
from .clocks import DAY, Clock, new_clock
from .fairness import commitment_of, new_secret
from .live import Connection, Listener, LiveTable
from .reader import Reader
from .signed_positions import PositionSigner

T = TypeVar("T")
ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
BEAT, GAP = 5.0, 20.0  # seconds between notes that the server runs, and without any after which it counts as stopped
GRACE = 60.0  # seconds that whoever is on the clock has at least when the server is back
MOST_OPEN = 5  # tables of one visitor that wait in the lobby
TIDY, WAITING_AGE, IDLE_AGE = 600.0, 2 * DAY, 30 * DAY  # how often forgotten tables end; after how long in the lobby, against a bot
TICK = 0.5  # seconds between looks at the clocks


@dataclass(frozen=True)
class TableRequest:
    """What somebody who creates a table wants."""

    game: str
    mode: str
    side: str = "random"
    bot: str = "random"
    options: dict[str, Any] | None = None
    clock: Clock | None = None
    position: str = ""


class TableRegistry:
    """The tables of this process."""

    def __init__(self, store: Store, settings: Settings, signer: PositionSigner) -> None:
        self.store, self.settings, self.signer = store, settings, signer
        self.listeners: list[Listener] = []  # of every table
        self._lives: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()  # sockets, requests and bots hold those they use
        self.connections: WeakSet[Connection] = WeakSet()  # every open socket, also those that have not said hello
        self._recent: OrderedDict[str, LiveTable] = OrderedDict()  # held though nobody uses them, so that they need not be read again
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.metrics = Metrics()
        self.runner = make_runner(settings)
        self.bots = BotPlayers(self, self.runner)
        self.advice = Advice(self.runner)
        self.reader = Reader()
        self.listeners.append(self.bots.wake)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closing = asyncio.Event()
        self.opening_show = asyncio.Lock()
        self._beaten = self._tidied = 0.0

    # Life

    async def open(self) -> None:
        """Start the clocks, and the bots that were thinking when the server stopped."""
        await self._resume_clocks()
        waiting = await self.store.bot_tables()
        if not self._tasks:
            self._spawn(self._keep_clocks())
            self._spawn(self.runner.open())
        for table_id in waiting:
            with self._noted(table_id):
                self.bots.wake(await self.get(table_id))

    async def close(self) -> None:
        """Let changes that have begun end; bots stop thinking."""
        self._closing.set()
        await self.bots.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(DetenteError):
            await self.store.beat(time.time())
        self.advice.close()
        await self.runner.close()
        await self.reader.close()

    def _spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def finish(self, change: Coroutine[Any, Any, T]) -> T:
        """Run a change to its end even if the client disconnects."""
        return await asyncio.shield(self._spawn(change))

    @property
    def count(self) -> int:
        """Tables in memory."""
        return len(self._lives)

    async def get(self, table_id: str) -> LiveTable:
        """A table by its id, from memory or from the store: the same object for everybody, as long as anybody holds it."""
        if not ID.fullmatch(table_id):
            raise NotFound("no-table")
        live = self._lives.get(table_id) or await self._load(table_id)
        self._recent[table_id] = live
        self._recent.move_to_end(table_id)
        while len(self._recent) > self.settings.live_tables:
            self._recent.popitem(last=False)
        return live

    async def _load(self, table_id: str) -> LiveTable:
        """Whoever asks at the same time waits for the same answer."""
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = self._spawn(self._read(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    @property
    def _is_full(self) -> bool:
        """Whether those in memory and those on their way there are more than fit."""
        return self.count + len(self._loading) > self.settings.max_tables

    async def _read(self, table_id: str) -> LiveTable:
        """A table from the store; ServerFull when so many are in use that there is no room for another."""
        if self._is_full:
            self._recent.clear()  # what nobody uses goes first
            if self._is_full:
                raise ServerFull("server-full")
        live = LiveTable(self.store, await self.store.match(table_id), self.listeners)
        await live.load()
        self._lives[table_id] = live
        return live

    def disconnect(self, visitor_id: str, has_ended: Callable[[str | None], bool] = lambda _: True) -> None:
        """Close a visitor's sockets of sessions that have ended; a page with another cookie comes back by itself."""
        for connection in list(self.connections):
            if connection.visitor == visitor_id and has_ended(connection.session):
                connection.is_lost.set()

    def rename(self, visitor: Visitor) -> None:
        """Show a visitor by their present name at all tables in memory."""
        for live in list(self._lives.values()):
            live.rename(visitor)

    async def reread(self, visitor_id: str) -> None:
        """Read the tables in memory again at which a visitor sat who has given the seats to another."""
        for live in list(self._lives.values()):
            if any(visitor_id in (holder.visitor, holder.reserved) for holder in live.match.seats.values()):
                async with live.lock:
                    await live.reread()

    async def refresh(self, table_id: str) -> None:
        """Read a table again, if it is in memory: something about it was changed in the store."""
        if (live := self._lives.get(table_id)) is not None:
            await self.finish(gate.reread(live))

    # Creating and joining

    async def create(self, visitor: Visitor, wish: TableRequest) -> LiveTable:
        """A new table with its creator on a seat; the game begins when everybody has said hello."""
        game = Game(wish.game)
        options, version = gate.plain(Table(game, read_options(game.rules.options, wish.options or {}), b"")), game.rules.version
        if wish.position:
            if wish.mode != "sandbox":
                raise Forbidden("sandbox-only")
            self.signer.verify(game.rules, wish.position)
            options, version = await self.reader.call(lay_out, game.id, wish.position)
        if wish.side not in (*game.seats, "random"):
            raise Conflict("no-seat", seat=wish.side)
        if wish.mode == "open" and await self.store.count_open(visitor.id) >= MOST_OPEN:
            raise Conflict("too-many-open", most=MOST_OPEN)
        seat = secrets.choice(game.seats) if wish.side == "random" else wish.side
        me = seated(visitor)
        seats = {place: me if place == seat or wish.mode in gate.OWN_GAMES else Holder() for place in game.seats}
        if wish.mode == "bot":
            make_bot(wish.bot, None, game.id)
            self.runner.prepare(game.id, wish.bot)
            seats = {place: holder if holder == me else Holder(bot=wish.bot) for place, holder in seats.items()}
        match = replace(new_match(game, wish.mode, seats, options, version), start=wish.position, clock=wish.clock)
        await self.store.add_match(match)
        return await self.get(match.id)

    async def join(self, visitor: Visitor, table_id: str) -> LiveTable:
        """Take the empty seat; a visitor who has a seat keeps it."""
        live = await self.get(table_id)
        await self.finish(self._join(live, visitor))
        return live

    async def _join(self, live: LiveTable, visitor: Visitor) -> None:
        async with live.lock:
            match = live.match
            if any(holder.visitor == visitor.id for holder in match.seats.values()):
                return
            empty = [seat for seat, holder in match.seats.items() if holder.is_empty and holder.reserved in (None, visitor.id)]
            if match.status != "waiting" or not empty or match.mode not in ("private", "open"):
                raise Conflict("table-full")
            check_distinct(visitor.name, [holder.name for holder in match.seats.values() if holder.visitor])
            if await self.store.people.is_blocked(visitor.id, [holder.visitor for holder in match.seats.values() if holder.visitor]):
                raise Forbidden("blocked")
            seats = match.seats | {empty[0]: seated(visitor)}
            match = await self.store.rated(replace(match, seats=seats, changed=time.time()))
            with live.writing():
                await self.store.take_seat(match, empty[0])
            live.adopt(match)

    async def rematch(self, visitor: Visitor, table_id: str) -> LiveTable:
        """A new table with sides swapped, the same for both players; the seat of the other is kept until they ask too."""
        live = await self.get(table_id)
        return await self.finish(self._rematch(live, visitor))

    async def _rematch(self, live: LiveTable, visitor: Visitor) -> LiveTable:
        async with live.lock:
            old = live.match
            if not live.seats_of(visitor.id):
                raise Forbidden("not-seated")
            if old.rematch:
                again = await self.get(old.rematch)
                await self._join(again, visitor)  # whose seat is kept for them
                return again
            if old.status not in ("over", "aborted"):
                raise Conflict("not-over")
            if await self.store.people.is_blocked(visitor.id, [holder.visitor for holder in old.seats.values() if holder.visitor]):
                raise Forbidden("blocked")
            game = Game(old.game)
            now = {live.seat_now(seat): offered(holder, visitor) for seat, holder in old.seats.items()}
            first, second = game.seats
            version = old.rules if old.start else game.rules.version  # a position is played again under its own rules
            match = new_match(game, old.mode, {first: now[second], second: now[first]}, old.options, version)
            clock = replace(old.clock, left=dict.fromkeys(game.seats, old.clock.base), running=()) if old.clock else None
            match = replace(match, start=old.start, clock=clock)
            await self.store.add_match(match)
            await live.change(replace(old, rematch=match.id))
            return await self.get(match.id)

    async def branch(self, visitor: Visitor, table_id: str, step: int) -> LiveTable:
        """A sandbox that goes on from a step of a finished game, or of a sandbox of one's own."""
        live = await self.get(table_id)
        is_mine = live.match.mode == "sandbox" and bool(live.seats_of(visitor.id))
        if live.match.status != "over" and not is_mine:
            raise Forbidden("not-over")
        if live.table is None or not 0 <= step <= live.table.sequence:
            raise NotFound("no-step", step=step)
        table = live.table.copy()
        while table.sequence > step:
            table.take_back()
        return await self.add_game(table, "sandbox", visitor)

    async def add_game(
        self,
        table: Table,
        mode: str,
        visitor: Visitor | None = None,
        title: str = "",
        result: dict[str, str] | None = None,
        seats: dict[str, Holder] | None = None,
    ) -> LiveTable:
        """A table that begins as a game that exists: a branch, or a record to watch; *result*: how it was ended otherwise than by rule."""
        holder = seated(visitor) if visitor and mode == "sandbox" else Holder()
        match = new_match(table.game, mode, seats or dict.fromkeys(table.game.seats, holder), gate.plain(table), table.version)
        outcome = {"winner": table.outcome.winner, "ending": table.outcome.ending} if table.outcome else result
        is_over = mode == "record" or outcome is not None
        match = replace(
            match,
            key=table.key.hex(),
            start=table.start,
            status="over" if is_over else "playing",
            to_move=() if is_over else table.to_move,
            outcome=outcome,
            title=title,
        )
        moves = [StoredMove(m.seat, m.action, n, forced_of(m.dice, m.cards)) for n, m in enumerate(table.moves)]
        await self.store.add_match(match, moves)
        return await self.get(match.id)

    # Clocks

    @contextlib.contextmanager
    def _noted(self, table_id: str) -> Iterator[None]:
        """A table that cannot be taken up, played under rules of another version say, keeps no other from it."""
        try:
            yield
        except StoreDown:
            raise
        except DetenteError as error:
            note("table not taken up", logging.ERROR, table=table_id, problem=error.name)

    async def _beat(self) -> None:
        """Note that the server runs; after a gap, as when the database was away, clocks go on from now."""
        now = time.time()
        if now - self._beaten > GAP:
            await self._resume_clocks()
            for live in self._lives.values():
                live.in_doubt = True  # its clock is another now
        elif now - self._beaten > BEAT:
            await self.store.beat(now)
            self._beaten = now

    async def _tidy(self) -> None:
        """End tables and sessions that nobody has come back to, now and then."""
        now = time.time()
        if now - self._tidied > TIDY:
            await self.store.sessions.remove_expired()
            for table_id in await self.store.forgotten(now - WAITING_AGE, now - IDLE_AGE):
                with self._noted(table_id):
                    await self.finish(gate.end_forgotten(await self.get(table_id), now - WAITING_AGE, now - IDLE_AGE))
            self._tidied = now

    async def _resume_clocks(self) -> None:
        """Nobody pays for the time in which there was no server, and everybody gets a minute to come back."""
        stopped, now = await self.store.last_beat(), time.time()
        await self.store.resume_clocks(min(stopped, now), now, GRACE)
        self._beaten = now

    async def _keep_clocks(self) -> None:
        """End games whose clock has run out, whether or not anybody is connected."""
        while not self._closing.is_set():
            try:
                await self._beat()
                await self._tidy()
                for table_id in await self.store.overdue(time.time()):
                    with self._noted(table_id):
                        await self.finish(gate.flag(await self.get(table_id)))
            except DetenteError as error:
                note("clocks", problem=error.name)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), TICK)


def lay_out(game: str, position: str) -> tuple[dict[str, Any], int]:
    """The options and the rules version of a position; the reader's process finds out whether it can be set up."""
    table = Game(game).position(position)
    return gate.plain(table), table.version


def offered(holder: Holder, visitor: Visitor) -> Holder:
    """Who sits on a seat of a rematch that a visitor asks for: everybody else is asked."""
    return holder if holder.visitor in (None, visitor.id) else Holder(reserved=holder.visitor)


def new_match(game: Game, mode: str, seats: dict[str, Holder], options: dict[str, Any], version: int) -> Match:
    """A match under a rules version that waits for its players."""
    now, secret = time.time(), new_secret()
    return Match(
        id=secrets.token_urlsafe(12),
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


def forced_of(dice: tuple[int, ...], cards: tuple[str, ...]) -> dict[str, Any] | None:
    """What was forced before a move, as it is stored."""
    forced: dict[str, Any] = {"dice": list(dice)} if dice else {}
    return forced | ({"cards": list(cards)} if cards else {}) or None


def make_clock(game: str, base: float, increment: float, days: float) -> Clock | None:
    """The clock that was asked for, or none."""
    return new_clock(Game(game).seats, base, increment, days) if base or days else None
