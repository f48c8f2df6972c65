"""The registry of tables: create, join, find; clocks keep running while nobody is connected."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Coroutine
from dataclasses import dataclass
from typing import Any, TypeVar
from weakref import WeakSet, WeakValueDictionary

from detente.bots import make_bot
from detente.engine.errors import DetenteError
from detente.engine.game import Game
from detente.engine.options import read_options
from detente.engine.table import Table

from ..alerts.notifying import Alerts
from ..errors import Conflict, Forbidden, NotFound, ServerFull
from ..metrics import Metrics
from ..settings import Settings
from ..store import Holder, Match, Store, StoredMove, Visitor, seated
from ..store.caps import CHALLENGES, OPEN_TABLES
from ..thinking.advice import Advice
from ..thinking.players import BotPlayers
from ..thinking.runners import make_runner
from . import gate, seating
from .clocks import Clock, check_among_strangers
from .connection import Connection
from .delays import DelayJob
from .live import Listener, LiveTable
from .plans import PlanJob
from .reader import Reader
from .seating import new_match, plain_options
from .signed_positions import PositionSigner
from .sync import TableSync
from .table_jobs import TableJobs

T = TypeVar("T")
ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


@dataclass(frozen=True)
class TableRequest:
    """A request to create a table."""

    game: str
    mode: str
    side: str = "random"
    bot: str = "random"
    options: dict[str, Any] | None = None
    clock: Clock | None = None
    position: str = ""
    bots: bool = False  # bot accounts may join
    delay: int = 0  # seconds after which spectators see a move
    opponent: str | None = None  # the visitor for whom the other seat is reserved


class TableRegistry:
    """The tables of this process."""

    def __init__(self, store: Store, settings: Settings, signer: PositionSigner) -> None:
        self.store, self.settings, self.signer = store, settings, signer
        self.listeners: list[Listener] = []  # of every table
        self._lives: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()  # kept alive by sockets, requests and bots
        self.connections: WeakSet[Connection] = WeakSet()  # every open socket, including those that have not said hello
        self._recent: OrderedDict[str, LiveTable] = OrderedDict()  # kept in memory although unused, so that they need not be read again
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.departed: dict[tuple[str, str], float] = {}  # who viewed which table until when, not stored yet
        self.alerts = Alerts(store, bool(settings.mail))
        self.metrics = Metrics()
        self.runner = make_runner(settings)
        self.bots = BotPlayers(self, self.runner)
        self.advice = Advice(self.runner)
        self.reader = Reader()
        self.sync, self.jobs = TableSync(self), TableJobs(self)
        self.plans, self.shows = PlanJob(self), DelayJob(self)
        self.listeners += [self.bots.wake, self.sync.announce, self.plans.wake_up]
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closing = asyncio.Event()
        self.opening_show = asyncio.Lock()
        self._is_open = False

    # Start and stop

    async def open(self) -> None:
        """Start the clocks, and resume bots that were computing when the server stopped."""
        await self.jobs.open()
        if self._is_open:
            return
        if self.store.is_shared:
            self.sync.bus.open(await self.store.work.site(secrets.token_hex(6)))
            self.spawn(self.sync.run(self._closing))
        self.spawn(self.jobs.run())
        self.spawn(self.runner.open())
        self.plans.start()
        self.shows.start()
        self._is_open = True

    async def close(self) -> None:
        """Finish changes in progress; bots stop, and other servers take over their work."""
        self._closing.set()
        self.jobs.stop()
        await self.plans.close()
        await self.shows.close()
        await self.bots.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.jobs.close()
        await self.sync.close()
        self.advice.close()
        await self.runner.close()
        await self.reader.close()

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run a task that is finished before the server closes."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def finish(self, change: Coroutine[Any, Any, T]) -> T:
        """Run a change to its end even if the client disconnects."""
        task = self.spawn(change)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(forget_refusal)
            raise

    @property
    def count(self) -> int:
        """The number of tables in memory."""
        return len(self._lives)

    async def get(self, table_id: str) -> LiveTable:
        """A table by its id, from memory or the store: the same object for everybody, as long as it is in use."""
        if not ID.fullmatch(table_id):
            raise NotFound("no-table")
        live = self._lives.get(table_id)
        if live is None:
            live = await self._load(table_id)
        elif live.is_outdated or self.store.is_shared:
            await self._check(live)
        self._recent[table_id] = live
        self._recent.move_to_end(table_id)
        while len(self._recent) > self.settings.live_tables:
            self._recent.popitem(last=False)
        return live

    async def _check(self, live: LiveTable) -> None:
        """Read a table again if another server may have changed it."""
        if live.is_outdated or (await self.store.versions([live.match.id])).get(live.match.id) != live.match.version:
            async with live.lock:
                await live.refresh()

    async def _load(self, table_id: str) -> LiveTable:
        """Load a table; concurrent callers share one task."""
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = self.spawn(self._read(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    @property
    def _is_full(self) -> bool:
        """Whether the tables in memory or being loaded have reached the maximum."""
        return self.count + len(self._loading) > self.settings.max_tables

    async def _read(self, table_id: str) -> LiveTable:
        """Read a table from the store; ServerFull if too many are in use."""
        if self._is_full:
            self._recent.clear()  # drop unused tables first
            if self._is_full:
                raise ServerFull("server-full")
        live = LiveTable(self.store, await self.store.match(table_id), self.listeners, self.sync.bus.post)
        await live.load()
        self._lives[table_id] = live
        self.sync.ask_presence(live)
        return live

    def in_memory(self, table_id: str) -> LiveTable | None:
        """A table, if it is in memory."""
        return self._lives.get(table_id)

    def all_in_memory(self) -> list[LiveTable]:
        """The tables in memory."""
        return list(self._lives.values())

    def mark_all_outdated(self) -> None:
        """Mark every table as outdated, so that it is read again before use: all of them were changed in the database."""
        for live in self.all_in_memory():
            self.sync.mark_outdated(live)

    def disconnect(self, visitor_id: str, has_ended: Callable[[str | None], bool] = lambda _: True) -> None:
        """Close a visitor's sockets whose sessions have ended, on all servers; a page with a new cookie reconnects."""
        for connection in list(self.connections):
            if connection.visitor == visitor_id and has_ended(connection.session):
                connection.is_lost.set()
        self.sync.bus.post("ended", {"visitor": visitor_id})

    async def disconnect_bots(self, owner_id: str) -> None:
        """Close the sockets of a member's bot accounts, whose tokens have ended or whose owner may not play."""
        for bot in await self.store.people.bots_of(owner_id):
            self.disconnect(bot.id)

    async def close_ended(self, visitor_id: str) -> None:
        """Close a visitor's sockets whose sessions were ended by another server."""
        for connection in list(self.connections):
            if connection.visitor == visitor_id and not (connection.session and await self.store.sessions.has(connection.session)):
                connection.is_lost.set()

    def note_departure(self, live: LiveTable, connection: Connection) -> None:
        """Note that a socket closed or its page was hidden: the player has seen the table until now."""
        if connection.is_visible and live.seats_of(connection.visitor) and connection.visitor:
            self.departed[live.match.id, connection.visitor] = time.time()

    def send_bell(self, visitors: Collection[str]) -> None:
        """Tell the pages of some visitors, at all servers, that they have new notifications."""
        if visitors:
            self.send_bell_here(visitors)
            self.sync.bus.post("bell", {"visitors": list(visitors)})

    def send_bell_here(self, visitors: Collection[str]) -> None:
        for live in self.all_in_memory():
            for connection in live.connections:
                if connection.visitor in visitors:
                    connection.send({"type": "bell"})

    def rename(self, visitor: Visitor) -> None:
        """Update a visitor's name at all tables in memory, on all servers."""
        for live in self.all_in_memory():
            live.rename(visitor)
        self.sync.bus.post("renamed", {"visitor": visitor.id})

    async def read_name(self, visitor_id: str) -> None:
        """Update a visitor's name that was changed on another server."""
        visitor = await self.store.visitor(visitor_id)
        if visitor is not None:
            for live in self.all_in_memory():
                live.rename(visitor)

    def mark_seats_outdated(self, visitor_id: str) -> None:
        """Mark the tables in memory as outdated whose seats a visitor has transferred to another."""
        for live in self.all_in_memory():
            if any(visitor_id in (holder.visitor, holder.reserved) for holder in live.match.seats.values()):
                self.sync.mark_outdated(live)

    async def refresh(self, table_id: str) -> None:
        """Read a table again on all servers if it is in memory: something without a version was changed in the store."""
        self.sync.bus.post("reread", {"table": table_id})
        if (live := self._lives.get(table_id)) is not None:
            live.is_outdated = True
            await self.finish(self._check(live))

    # Creating and joining

    async def create(self, visitor: Visitor, request: TableRequest) -> LiveTable:
        """Create a table with its creator on a seat; the game starts when everybody has said hello."""
        game = Game(request.game)
        options = plain_options(Table(game, read_options(game.rules.options, request.options or {}), b""))
        version = game.rules.version
        if request.position:
            if request.mode != "sandbox":
                raise Forbidden("sandbox-only")
            self.signer.verify(game.rules, request.position)
            options, version = await self.reader.call(lay_out, game.id, request.position)
        if request.side not in (*game.seats, "random"):
            raise Conflict("no-seat", seat=request.side)
        if request.clock and (request.mode == "open" or request.opponent is not None):
            check_among_strangers(request.clock)
        seat = secrets.choice(game.seats) if request.side == "random" else request.side
        me = seated(visitor)
        seats = {
            place: me if place == seat or request.mode in gate.OWN_GAMES else Holder(reserved=request.opponent) for place in game.seats
        }
        if request.mode == "bot":
            make_bot(request.bot, None, game.id)
            self.runner.prepare(game.id, request.bot)
            seats = {place: holder if holder == me else Holder(bot=request.bot) for place, holder in seats.items()}
        match = new_match(game, request.mode, seats, options, version).but(
            start=request.position,
            clock=request.clock,
            bots=request.bots,
            delay=delay_of(request),
        )
        await self._add(visitor, request, match)
        return await self.get(match.id)

    async def _add(self, visitor: Visitor, request: TableRequest, match: Match) -> None:
        """Store a new table; Conflict if its creator has too many waiting tables."""
        cap = CHALLENGES if request.opponent is not None else OPEN_TABLES if request.mode == "open" else None
        if cap is None:
            await self.store.add_match(match)
            return
        with cap.enforced():
            await self.store.add_match(match, (), *cap.writes(visitor.id))

    async def join(self, visitor: Visitor, table_id: str) -> LiveTable:
        """Take the empty seat; a visitor who has a seat keeps it."""
        live = await self.get(table_id)
        await self.finish(seating.join(live, visitor))
        return live

    async def rematch(self, visitor: Visitor, table_id: str) -> LiveTable:
        """A new table with sides swapped, the same for both players; the opponent's seat is reserved until they join."""
        live = await self.get(table_id)
        again = await self.get(await self.finish(seating.rematch(live, visitor)))
        await self.finish(seating.join(again, visitor))  # takes the seat reserved for them
        return again

    async def branch(self, visitor: Visitor, table_id: str, step: int) -> LiveTable:
        """Create a sandbox from a step of a finished game, or of one's own sandbox."""
        live = await self.get(table_id)
        is_mine = live.match.mode == "sandbox" and bool(live.seats_of(visitor.id))
        if live.match.status != "over" and not is_mine:
            raise Forbidden("not-over")
        if live.table is None or not 0 <= step <= live.table.sequence:
            raise NotFound("no-step", step=step)
        return await self.add_game(live.table.at(step), "sandbox", visitor)

    async def add_game(
        self,
        table: Table,
        mode: str,
        visitor: Visitor | None = None,
        title: str = "",
        result: dict[str, str] | None = None,
        seats: dict[str, Holder] | None = None,
        table_id: str = "",
    ) -> LiveTable:
        """Add a table with an existing game: a branch, or a game of the library. *result*: if it did not end by the rules."""
        holder = seated(visitor) if visitor and mode == "sandbox" else Holder()
        match = new_match(table.game, mode, seats or dict.fromkeys(table.game.seats, holder), plain_options(table), table.version)
        outcome = {"winner": table.outcome.winner, "ending": table.outcome.ending} if table.outcome else result
        is_over = mode == "record" or outcome is not None
        match = match.but(
            id=table_id or match.id,
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


def forget_refusal(task: asyncio.Task[Any]) -> None:
    """Ignore the refusal of a change whose client is gone; other exceptions are still raised."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, DetenteError):
        raise error


def delay_of(request: TableRequest) -> int:
    """The delay of a table; 0 if its creator plays against a bot or themselves."""
    return request.delay if request.mode in ("open", "private") else 0


def lay_out(game: str, position: str) -> tuple[dict[str, Any], int]:
    """The options and the rules version of a position; runs in the reader's process, in case it is invalid."""
    table = Game(game).position(position)
    return plain_options(table), table.version


def forced_of(dice: tuple[int, ...], cards: tuple[str, ...]) -> dict[str, Any] | None:
    """The dice and cards that were forced before a move, as stored."""
    forced: dict[str, Any] = {"dice": list(dice)} if dice else {}
    return forced | ({"cards": list(cards)} if cards else {}) or None
