"""Tournaments that are played here: people organise, enter and direct them, and the clock does the rest.

Every change is an event under the next number (club/tournament.py); whoever is too late reads again and tries again. Tables of a meeting
belong to it by a row with a unique key, written with the table, so that several servers, or one that was killed, make each of them once.
"""

from __future__ import annotations

import asyncio
import contextlib
import copy
import secrets
import time
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from detente.engine.errors import DetenteError
from detente.engine.game import Game
from detente.engine.options import read_options
from detente.engine.table import Table

from ..errors import BadMessage, Conflict, Forbidden, NotFound, StoreDown
from ..identity.visitors import clean_line
from ..logs import note
from ..people.profiles import find_person
from ..periodic import Periodic
from ..play import gate
from ..play.clocks import DAY
from ..play.live import LiveTable
from ..play.tables import TableRegistry, make_clock
from ..store import Holder, Match, Store, Visitor, seated
from ..store.people import ADD_NOTICE, notice_row
from ..store.tournaments import Board, Organised
from .glicko import MIDDLE
from .standings import TIE_BREAKS
from .tournament import Event, Fixture, NotNow, Plan, Tournament

EVERY = 5.0  # seconds between looks; a game that ends here, or a change made here, is looked at at once
TRIES = 20
MOST = 10  # tournaments of one director that go on
SOON, FAR = 3600.0, 400 * DAY  # a start in the past is allowed by so much, and one in the future
STEPS = 1000  # events that one look may bring


@dataclass(frozen=True)
class Wish:
    """What somebody who organises a tournament wants."""

    name: str
    game: str
    plan: Plan
    text: str = ""
    options: dict[str, Any] = field(default_factory=dict)
    clock: dict[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Held:
    """A tournament with its state."""

    organised: Organised
    state: Tournament


def plan_of(organised: Organised) -> Plan:
    stored = dict(organised.plan)
    return Plan(**stored | {"ties": tuple(stored.get("ties", ()))})


def pace_of(organised: Organised) -> str:
    return "days" if organised.clock.get("days") else "live"


class Organiser:
    """What people do with tournaments."""

    def __init__(self, tables: TableRegistry) -> None:
        self.tables, self.store = tables, tables.store
        self._known: dict[str, Held] = {}
        self.changed = asyncio.Event()  # the keeper need not wait

    async def create(self, visitor: Visitor, wish: Wish) -> Organised:
        """A tournament of a member, who directs it."""
        need_account(visitor)
        if await self.store.tournaments.count_of(visitor.id) >= MOST:
            raise Conflict("tournament-many", most=MOST)
        game, plan, now = Game(wish.game), wish.plan, time.time()
        options = gate.plain(Table(game, read_options(game.rules.options, wish.options), b""))
        if not (name := clean_line(wish.name)):
            raise BadMessage("no-reason")
        if not now - SOON <= plan.starts <= now + FAR:
            raise BadMessage("tournament-start")
        if make_clock(game.id, **wish.clock) is None:
            raise BadMessage("tournament-clock")
        if unknown := [tie for tie in plan.ties if tie not in TIE_BREAKS]:
            raise BadMessage("tournament-ties", names=unknown)
        text = "\n".join(clean_line(line) for line in wish.text.splitlines()).strip()
        organised = Organised(
            secrets.token_urlsafe(9), name, text, visitor.id, game.id, options, wish.clock, asdict(plan), now, plan.starts
        )  # fmt: skip
        await self.store.tournaments.add(organised)
        self.changed.set()
        return organised

    async def get(self, tournament: str) -> Held:
        """A tournament as it stands, or NotFound; events that are known are not read again."""
        organised = await self.store.tournaments.find(tournament)
        if organised is None:
            raise NotFound("no-tournament")
        return await self.hold(organised)

    async def hold(self, organised: Organised) -> Held:
        known = self._known.get(organised.id)
        state = known.state if known and known.state.count <= organised.count else Tournament(plan_of(organised))
        if state.count < organised.count:
            events = await self.store.tournaments.events(organised.id, state.count)
            state = copy.deepcopy(state)  # others may be reading it
            for event, _ in events:
                state.apply(event)
        held = Held(replace(organised, count=state.count, phase=state.phase, entrants=len(state.entered)), state)
        self._keep(held)
        return held

    def _keep(self, held: Held) -> None:
        """Remember a tournament that goes on."""
        self._known.pop(held.organised.id, None)
        if held.state.phase in ("open", "running"):
            self._known[held.organised.id] = held

    async def happen(self, held: Held, event: Event, by: str | None, finished: str | None = None) -> Held:
        """Store an event; Conflict, and nothing has changed, if it does not fit, or if another one came first (`taken`)."""
        state = copy.deepcopy(held.state)
        try:
            state.apply(event)
        except NotNow as error:
            raise Conflict(str(error)) from error
        await self.store.tournaments.add_event(held.organised, event, by, state.phase, len(state.entered), finished)
        organised = replace(held.organised, count=state.count, phase=state.phase, entrants=len(state.entered))
        after = Held(organised, state)
        self._keep(after)
        self.changed.set()
        return after

    async def do(self, tournament: str, kind: str, who: str, **data: Any) -> Held:
        """Let an event happen now, however many others happen at the same time."""
        for _ in range(TRIES):
            held = await self.get(tournament)
            try:
                return await self.happen(held, Event(kind, time.time(), data), who)
            except Conflict as error:
                if error.name != "taken":
                    raise
        raise Conflict("taken")

    # Players

    async def enter(self, visitor: Visitor, tournament: str) -> Held:
        need_account(visitor)
        return await self.do(tournament, "enter", visitor.id, player=visitor.id, rating=await self.rating(tournament, visitor.id))

    async def rating(self, tournament: str, visitor: str) -> float:
        """By which somebody is seeded."""
        held = await self.get(tournament)
        found = await self.store.ratings.standings(held.organised.game, pace_of(held.organised), [visitor])
        return found[visitor].rating.rating if found[visitor].games else MIDDLE

    async def leave(self, visitor: Visitor, tournament: str) -> Held:
        return await self.do(tournament, "leave", visitor.id, player=visitor.id)

    async def check_in(self, visitor: Visitor, tournament: str) -> Held:
        return await self.do(tournament, "check-in", visitor.id, player=visitor.id)

    # The director

    async def direct(self, visitor: Visitor, tournament: str, action: str, given: dict[str, Any]) -> Held:
        """Start now, cancel, decide a meeting, put somebody out or in another's place: the director, or a moderator."""
        held = await self.get(tournament)
        if visitor.id != held.organised.director and not visitor.moderator:
            raise Forbidden("not-director")
        if action == "cancel":
            return await self.do(tournament, "cancel", visitor.id)
        if action == "start":
            return await self._start(tournament, visitor)
        if action == "decide":
            return await self.do(tournament, "decide", visitor.id, key=needed(given, "key"), points=needed(given, "points"))
        other = await find_person(self.store, needed(given, "person"))
        if action == "remove":
            return await self.do(tournament, "leave", visitor.id, player=other.id)
        new = await find_person(self.store, needed(given, "by"))
        need_account(new)
        rating = await self.rating(tournament, new.id)
        return await self.do(tournament, "replace", visitor.id, player=other.id, by=new.id, rating=rating)

    async def _start(self, tournament: str, visitor: Visitor) -> Held:
        """Before the time that was set: with whoever has entered, checked in or not."""
        held = await self.get(tournament)
        if held.state.phase != "open":
            raise Conflict("tournament-closed")
        event = held.state.start(time.time(), everybody=True)
        if event.kind != "start":
            raise Conflict("tournament-few", least=max(2, held.state.plan.least))
        return await self.happen(held, event, visitor.id)


def need_account(visitor: Visitor) -> None:
    if visitor.kind != "member":
        raise Conflict("no-account")


def needed(given: dict[str, Any], name: str) -> Any:
    """A value that an action of the director needs."""
    if given.get(name) is None:
        raise BadMessage("bad-message")
    return given[name]


class TournamentKeeper(Periodic):
    """What the clock does: results are taken over, rounds begin, tables are made, and what nobody plays is decided."""

    name, every = "tournaments", EVERY

    def __init__(self, organiser: Organiser) -> None:
        super().__init__(organiser.changed)
        self.organiser, self.tables, self.store = organiser, organiser.tables, organiser.store
        self.tables.listeners.append(self.heed)

    def heed(self, live: LiveTable, before: Match) -> None:
        """A listener of every table: do not wait when a game ends."""
        if live.match.status in ("over", "aborted") and before.status != live.match.status and live.match.mode == "open":
            self.wake.set()

    async def look(self, now: float | None = None) -> None:
        """Do what has to be done by now; a tournament that cannot go on keeps no other from it."""
        async with self._lock:
            boards: dict[str, list[Board]] = {}
            for board in await self.store.tournaments.boards():
                boards.setdefault(board.tournament, []).append(board)
            going_on = await self.store.tournaments.going_on()
            for organised in going_on:
                await self._attempt(organised, boards.get(organised.id, []), time.time() if now is None else now)
            for tournament in boards.keys() - {organised.id for organised in going_on}:
                for board in boards[tournament]:
                    await self._end(board)

    async def _attempt(self, organised: Organised, boards: Sequence[Board], now: float) -> None:
        try:
            held = await self.organiser.hold(organised)
            held = await self._advance(held, boards, now)
            if held.state.phase == "running":
                await self._make_tables(held)
            for board in boards:
                await self._tidy(held, board)
        except StoreDown:
            raise
        except DetenteError as error:
            if error.name != "taken":  # another server is at it
                note("tournament", tournament=organised.id, problem=error.name)

    async def _advance(self, held: Held, boards: Sequence[Board], now: float) -> Held:
        """Every event that is due, one after another."""
        for board in boards:
            fixture = held.state.fixtures.get(board.meeting)
            if board.status == "over" and not board.voided and fixture and waits_for(fixture, board):
                points = points_of(board, Game(held.organised.game))
                event = Event("game", now, {"key": board.meeting, "game": board.game, "points": points})
                held = await self.organiser.happen(held, event, None, board.table)
        there = [player for player, entrant in held.state.entrants.items() if not entrant.left]
        for player in await self.store.tournaments.gone(there) if there else ():
            held = await self.organiser.happen(held, Event("leave", now, {"player": player}), None)
        game = Game(held.organised.game)
        for _ in range(STEPS):
            event_due = held.state.due(now, lambda fixture: blamed(fixture, boards, game))
            if event_due is None:
                break
            held = await self.organiser.happen(held, event_due, None)
        return held

    async def _make_tables(self, held: Held) -> None:
        """A table for the next game of every meeting that goes on, where there is none."""
        boards = await self.store.tournaments.boards(held.organised.id)
        open_fixtures = [fixture for fixture in held.state.fixtures.values() if not fixture.over and fixture.second is not None]
        people = await self.store.tournaments.people({player for fixture in open_fixtures for player in fixture.players})
        for fixture in open_fixtures:
            game = fixture.games.index(None)
            made = [board for board in boards if (board.meeting, board.game) == (fixture.key, game)]
            if made and made[-1].status != "aborted" and not made[-1].voided and waits_for(fixture, made[-1]):
                continue
            with contextlib.suppress(Conflict):  # another server was quicker
                await self._make_table(held.organised, fixture, game, len(made), people)

    async def _make_table(self, organised: Organised, fixture: Fixture, number: int, attempt: int, people: dict[str, Visitor]) -> None:
        game = Game(organised.game)
        sides = fixture.sides(number)
        seats: dict[str, Holder] = {seat: seated(people[player]) for seat, player in zip(game.seats, sides, strict=True)}
        match = gate.new_match(game, "open", seats, organised.options, game.rules.version)
        match = replace(match, clock=make_clock(game.id, **organised.clock))
        belongs = self.store.tournaments.meeting(match.id, organised.id, fixture.key, number, attempt, sides)
        told = [notice_row(player, "paired", organised.name) for player in sides]
        await self.store.add_match(match, (), belongs, (ADD_NOTICE, told))

    async def _tidy(self, held: Held, board: Board) -> None:
        """A table of which nothing is expected any more is ended, if it goes on, and looked at no longer."""
        fixture = held.state.fixtures.get(board.meeting)
        is_needed = held.state.phase == "running" and fixture is not None and waits_for(fixture, board)
        if board.status == "aborted" or (board.voided and board.status == "over"):
            await self.store.tournaments.finish(board.table)
        elif not is_needed:
            await self._end(board)

    async def _end(self, board: Board) -> None:
        if board.status in ("waiting", "playing"):
            await self.tables.finish(gate.leave(await self.tables.get(board.table), None))
        await self.store.tournaments.finish(board.table)


def waits_for(fixture: Fixture, board: Board) -> bool:
    """Whether a meeting waits for the result of a table: nobody has decided it, or taken somebody's place."""
    return not fixture.over and fixture.games[board.game] is None and fixture.sides(board.game) == (board.first, board.second)


def points_of(board: Board, game: Game) -> float:
    """What the player who began on the game's first seat got."""
    winner = (board.outcome or {}).get("winner")
    if winner == "draw":
        return 0.5
    return float((winner == game.seats[0]) != board.swapped)


def blamed(fixture: Fixture, boards: Iterable[Board], game: Game) -> list[str]:
    """Who loses a meeting whose time is over: whoever has not come to the table, or is to move there."""
    now = [board for board in boards if board.meeting == fixture.key and board.status in ("waiting", "playing")]
    if not now:
        return []
    board = now[-1]
    players = dict(zip(game.seats, fixture.sides(board.game), strict=True))
    if board.status == "waiting":
        return [player for seat, player in players.items() if seat not in board.commits]
    swapped = dict(zip(game.seats, reversed(game.seats), strict=True)) if board.swapped else {}
    return [players[swapped.get(seat, seat)] for seat in board.to_move]


async def people_of(store: Store, held: Held) -> dict[str, Visitor]:
    """Everybody who has to do with a tournament."""
    return await store.tournaments.people({*held.state.entrants, held.organised.director})
