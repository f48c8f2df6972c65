"""The registry of tables: create, join, find; clocks keep running while nobody is connected."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, replace
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
from . import gate
from .clocks import Clock, check_among_strangers, new_clock
from .connection import Connection
from .delays import DelayedShows
from .keeper import Keeper
from .live import Listener, LiveTable
from .news import News
from .plans import PlanPlayers
from .reader import Reader
from .signed_positions import PositionSigner

T = TypeVar("T")
ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


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
    bots: bool = False  # bot accounts may sit down
    delay: int = 0  # seconds after which spectators see a move
    opponent: str | None = None  # the visitor who alone may take the other seat


class TableRegistry:
    """The tables of this process."""

    def __init__(self, store: Store, settings: Settings, signer: PositionSigner) -> None:
        self.store, self.settings, self.signer = store, settings, signer
        self.listeners: list[Listener] = []  # of every table
        self._lives: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()  # sockets, requests and bots hold those they use
        self.connections: WeakSet[Connection] = WeakSet()  # every open socket, also those that have not said hello
        self._recent: OrderedDict[str, LiveTable] = OrderedDict()  # held though nobody uses them, so that they need not be read again
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.departed: dict[tuple[str, str], float] = {}  # who had which table before their eyes, and when they left; until that is noted
        self.alerts = Alerts(store, bool(settings.mail))
        self.metrics = Metrics()
        self.runner = make_runner(settings)
        self.bots = BotPlayers(self, self.runner)
        self.advice = Advice(self.runner)
        self.reader = Reader()
        self.news, self.keeper = News(self), Keeper(self)
        self.plans, self.shows = PlanPlayers(self), DelayedShows(self)
        self.listeners += [self.bots.wake, self.news.announce, self.plans.wake_up]
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closing = asyncio.Event()
        self.opening_show = asyncio.Lock()
        self._is_open = False

    # Life

    async def open(self) -> None:
        """Start the clocks, and the bots that were thinking when the server stopped."""
        await self.keeper.open()
        if self._is_open:
            return
        if self.store.is_shared:
            self.news.bus.open(await self.store.work.site(secrets.token_hex(6)))
            self.spawn(self.news.run(self._closing))
        self.spawn(self.keeper.run())
        self.spawn(self.runner.open())
        self.plans.start()
        self.shows.start()
        self._is_open = True

    async def close(self) -> None:
        """Let changes that have begun end; bots stop thinking, and other servers go on with the rest."""
        self._closing.set()
        self.keeper.stop()
        await self.plans.close()
        await self.shows.close()
        await self.bots.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.keeper.close()
        await self.news.close()
        self.advice.close()
        await self.runner.close()
        await self.reader.close()

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something to its end before the server closes."""
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
        """Tables in memory."""
        return len(self._lives)

    async def get(self, table_id: str) -> LiveTable:
        """A table by its id, from memory or from the store: the same object for everybody, as long as anybody holds it."""
        if not ID.fullmatch(table_id):
            raise NotFound("no-table")
        live = self._lives.get(table_id)
        if live is None:
            live = await self._load(table_id)
        elif live.in_doubt or self.store.is_shared:
            await self._check(live)
        self._recent[table_id] = live
        self._recent.move_to_end(table_id)
        while len(self._recent) > self.settings.live_tables:
            self._recent.popitem(last=False)
        return live

    async def _check(self, live: LiveTable) -> None:
        """Make sure that a table in memory is what is stored: another server may have changed it."""
        if live.in_doubt or (await self.store.versions([live.match.id])).get(live.match.id) != live.match.version:
            async with live.lock:
                await live.refresh()

    async def _load(self, table_id: str) -> LiveTable:
        """Whoever asks at the same time waits for the same answer."""
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = self.spawn(self._read(table_id))
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
        live = LiveTable(self.store, await self.store.match(table_id), self.listeners, self.news.bus.post)
        await live.load()
        self._lives[table_id] = live
        self.news.ask_presence(live)
        return live

    def in_memory(self, table_id: str) -> LiveTable | None:
        """A table if it is in memory."""
        return self._lives.get(table_id)

    def all_in_memory(self) -> list[LiveTable]:
        """The tables in memory."""
        return list(self._lives.values())

    def doubt_all(self) -> None:
        """Read every table again before it is used: all of them were changed in the database."""
        for live in self.all_in_memory():
            self.news.doubt(live)

    def disconnect(self, visitor_id: str, has_ended: Callable[[str | None], bool] = lambda _: True) -> None:
        """Close a visitor's sockets of sessions that have ended, at all servers; a page with another cookie comes back by itself."""
        for connection in list(self.connections):
            if connection.visitor == visitor_id and has_ended(connection.session):
                connection.is_lost.set()
        self.news.bus.post("ended", {"visitor": visitor_id})

    async def disconnect_bots(self, owner_id: str) -> None:
        """Close the sockets of somebody's bot accounts: their tokens have ended, or their owner may not play."""
        for bot in await self.store.people.bots_of(owner_id):
            self.disconnect(bot.id)

    async def close_ended(self, visitor_id: str) -> None:
        """Close a visitor's sockets of sessions that have ended at another server."""
        for connection in list(self.connections):
            if connection.visitor == visitor_id and not (connection.session and await self.store.sessions.has(connection.session)):
                connection.is_lost.set()

    def note_departure(self, live: LiveTable, connection: Connection) -> None:
        """A socket closes or its page is hidden: a player has seen the table until now."""
        if connection.is_visible and live.seats_of(connection.visitor) and connection.visitor:
            self.departed[live.match.id, connection.visitor] = time.time()

    def rename(self, visitor: Visitor) -> None:
        """Show a visitor by their present name at all tables in memory, of all servers."""
        for live in self.all_in_memory():
            live.rename(visitor)
        self.news.bus.post("renamed", {"visitor": visitor.id})

    async def read_name(self, visitor_id: str) -> None:
        """Show a visitor by the name that they took at another server."""
        visitor = await self.store.visitor(visitor_id)
        if visitor is not None:
            for live in self.all_in_memory():
                live.rename(visitor)

    def doubt_seats(self, visitor_id: str) -> None:
        """Read the tables in memory again at which a visitor sat who has given the seats to another."""
        for live in self.all_in_memory():
            if any(visitor_id in (holder.visitor, holder.reserved) for holder in live.match.seats.values()):
                self.news.doubt(live)

    async def refresh(self, table_id: str) -> None:
        """Read a table again, at all servers, if it is in memory: something about it that has no version was changed in the store."""
        self.news.bus.post("reread", {"table": table_id})
        if (live := self._lives.get(table_id)) is not None:
            live.in_doubt = True
            await self.finish(self._check(live))

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
        if wish.clock and (wish.mode == "open" or wish.opponent is not None):
            check_among_strangers(wish.clock)
        seat = secrets.choice(game.seats) if wish.side == "random" else wish.side
        me = seated(visitor)
        seats = {place: me if place == seat or wish.mode in gate.OWN_GAMES else Holder(reserved=wish.opponent) for place in game.seats}
        if wish.mode == "bot":
            make_bot(wish.bot, None, game.id)
            self.runner.prepare(game.id, wish.bot)
            seats = {place: holder if holder == me else Holder(bot=wish.bot) for place, holder in seats.items()}
        match = replace(
            gate.new_match(game, wish.mode, seats, options, version),
            start=wish.position,
            clock=wish.clock,
            bots=wish.bots,
            delay=delay_of(wish),
        )
        await self._add(visitor, wish, match)
        return await self.get(match.id)

    async def _add(self, visitor: Visitor, wish: TableRequest, match: Match) -> None:
        """Store a new table, unless its maker has as many that wait for somebody as one may have."""
        cap = CHALLENGES if wish.opponent is not None else OPEN_TABLES if wish.mode == "open" else None
        if cap is None:
            await self.store.add_match(match)
            return
        with cap.told():
            await self.store.add_match(match, (), *cap.writes(visitor.id))

    async def join(self, visitor: Visitor, table_id: str) -> LiveTable:
        """Take the empty seat; a visitor who has a seat keeps it."""
        live = await self.get(table_id)
        await self.finish(gate.join(live, visitor))
        return live

    async def rematch(self, visitor: Visitor, table_id: str) -> LiveTable:
        """A new table with sides swapped, the same for both players; the seat of the other is kept until they ask too."""
        live = await self.get(table_id)
        again = await self.get(await self.finish(gate.rematch(live, visitor)))
        await self.finish(gate.join(again, visitor))  # whose seat is kept for them
        return again

    async def branch(self, visitor: Visitor, table_id: str, step: int) -> LiveTable:
        """A sandbox that goes on from a step of a finished game, or of a sandbox of one's own."""
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
    ) -> LiveTable:
        """A table that begins as a game that exists: a branch, or a record to watch; *result*: how it was ended otherwise than by rule."""
        holder = seated(visitor) if visitor and mode == "sandbox" else Holder()
        match = gate.new_match(table.game, mode, seats or dict.fromkeys(table.game.seats, holder), gate.plain(table), table.version)
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


def forget_refusal(task: asyncio.Task[Any]) -> None:
    """Nobody is there any more who could be told why a change was refused; a fault is still one."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, DetenteError):
        raise error


def delay_of(wish: TableRequest) -> int:
    """The delay of a table; where nobody plays against a person there is nothing to keep from them."""
    return wish.delay if wish.mode in ("open", "private") else 0


def lay_out(game: str, position: str) -> tuple[dict[str, Any], int]:
    """The options and the rules version of a position; the reader's process finds out whether it can be set up."""
    table = Game(game).position(position)
    return gate.plain(table), table.version


def forced_of(dice: tuple[int, ...], cards: tuple[str, ...]) -> dict[str, Any] | None:
    """What was forced before a move, as it is stored."""
    forced: dict[str, Any] = {"dice": list(dice)} if dice else {}
    return forced | ({"cards": list(cards)} if cards else {}) or None


def make_clock(game: str, base: float, increment: float, days: float) -> Clock | None:
    """The clock that was asked for, or none."""
    return new_clock(Game(game).seats, base, increment, days) if base or days else None
