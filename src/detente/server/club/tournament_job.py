"""The scheduled work for tournaments: results are recorded, rounds begin, tables are made, overdue pairings are decided, and one season
follows another. Every step is one transaction, so that a server that dies between two of them leaves nothing half done."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterable, Sequence
from dataclasses import asdict, replace

from detente.engine.errors import DetenteError
from detente.engine.game import Game

from ..errors import Conflict, StoreDown
from ..logs import log_event
from ..periodic import PeriodicJob
from ..play import gate
from ..play.clocks import make_clock
from ..play.live import LiveTable
from ..play.seating import new_match
from ..store import Holder, Match, Visitor, seated
from ..store.matches import new_id
from ..store.people import notice_writes
from ..store.tournaments import Board, StoredTournament
from .organiser import LoadedTournament, Organiser, pace_of
from .plan import PLAYOFF, Event, Fixture

EVERY = 5.0  # seconds between runs; a game that ends or changes on this server triggers one immediately
STEPS = 1000  # most events of a tournament per run


class TournamentJob(PeriodicJob):
    """Advances tournaments: records results, begins rounds, makes tables, and decides overdue pairings."""

    name, every = "tournaments", EVERY

    def __init__(self, organiser: Organiser) -> None:
        super().__init__(organiser.changed)
        self.organiser, self.tables, self.store = organiser, organiser.tables, organiser.store
        self.tables.listeners.append(self.on_change)

    def on_change(self, live: LiveTable, before: Match) -> None:
        """Listener of every table: run as soon as a game ends."""
        if live.match.status in ("over", "aborted") and before.status != live.match.status and live.match.mode == "open":
            self.wake.set()

    async def run_once(self, now: float | None = None) -> None:
        """Do everything that is due; an error in one tournament does not affect the others."""
        async with self._lock:
            boards: dict[str, list[Board]] = {}
            for board in await self.store.tournaments.boards():
                boards.setdefault(board.tournament, []).append(board)
            going_on = await self.store.tournaments.going_on()
            for stored in going_on:
                await self._attempt(stored, boards.get(stored.id, []), time.time() if now is None else now)
            for tournament in boards.keys() - {stored.id for stored in going_on}:
                for board in boards[tournament]:
                    await self._end(board)
            for stored in await self.store.tournaments.without_next():
                with contextlib.suppress(Conflict):  # another server was faster
                    await self._announce_season(stored, time.time() if now is None else now)

    async def _attempt(self, stored: StoredTournament, boards: Sequence[Board], now: float) -> None:
        try:
            loaded = await self.organiser.load(stored)
            loaded = await self._advance(loaded, boards, now)
            if loaded.state.phase == "running":
                await self._make_tables(loaded)
            for board in boards:
                await self._tidy(loaded, board)
        except StoreDown:
            raise
        except DetenteError as error:
            if error.name != "taken":  # another server is doing it
                log_event("tournament", tournament=stored.id, problem=error.name)

    async def _advance(self, loaded: LoadedTournament, boards: Sequence[Board], now: float) -> LoadedTournament:
        """Store every event that is due, one after another."""
        for board in boards:
            fixture = loaded.state.fixtures.get(board.pairing)
            if board.status == "over" and not board.voided and fixture and waits_for(fixture, board):
                points = points_of(board, Game(loaded.stored.game))
                event = Event("game", now, {"key": board.pairing, "game": board.game, "points": points})
                loaded = await self.organiser.record_event(loaded, event, None, self.store.tournaments.finishing(board.table))
        there = [player for player, entrant in loaded.state.entrants.items() if not entrant.left]
        for player in await self.store.tournaments.gone(there) if there else ():
            loaded = await self.organiser.record_event(loaded, Event("leave", now, {"player": player}), None)
        game = Game(loaded.stored.game)
        for _ in range(STEPS):
            event_due = loaded.state.due(now, lambda fixture: blamed(fixture, boards, game))
            if event_due is None:
                break
            loaded = await self.organiser.record_event(loaded, event_due, None)
        return loaded

    async def _make_tables(self, loaded: LoadedTournament) -> None:
        """Create the table of the next game of every unfinished pairing that has none."""
        boards = await self.store.tournaments.boards(loaded.stored.id)
        open_fixtures = [fixture for fixture in loaded.state.fixtures.values() if not fixture.over and fixture.second is not None]
        people = await self.store.tournaments.people({player for fixture in open_fixtures for player in fixture.players})
        for fixture in open_fixtures:
            game = fixture.games.index(None)
            made = [board for board in boards if (board.pairing, board.game) == (fixture.key, game)]
            if made and made[-1].status != "aborted" and not made[-1].voided and waits_for(fixture, made[-1]):
                continue
            with contextlib.suppress(Conflict):  # another server was faster
                await self._make_table(loaded.stored, fixture, game, len(made), people)

    async def _make_table(self, stored: StoredTournament, fixture: Fixture, number: int, attempt: int, people: dict[str, Visitor]) -> None:
        game = Game(stored.game)
        sides = fixture.sides(number)
        seats: dict[str, Holder] = {seat: seated(people[player]) for seat, player in zip(game.seats, sides, strict=True)}
        options = stored.options | (stored.plan.get("playoff_options", {}) if fixture.division == PLAYOFF else {})
        match = new_match(game, "open", seats, options, game.rules.version)
        match = match.but(clock=make_clock(game.id, **stored.clock), delay=stored.plan.get("delay", 0))
        belongs = self.store.tournaments.assigning(match.id, stored.id, fixture.key, number, attempt, sides)
        notices = notice_writes(sides, "paired", stored.name, table=match.id, tournament=stored.id, subject="begun", what=match.id)
        await self.store.add_match(match, (), belongs, *notices)

    async def _announce_season(self, stored: StoredTournament, now: float) -> None:
        """Announce the next season. All players of this one are entered; they can withdraw, and others can join."""
        loaded = await self.organiser.load(stored)
        plan, groups = loaded.state.plan, loaded.state.next_groups()
        there = [player for group in groups for player in group if not loaded.state.entrants[player].left]
        gone = await self.store.tournaments.gone(there) if there else set()
        ratings = await self.store.ratings.standings(stored.game, pace_of(stored), there)
        entries = [Event("enter", now, {"player": one, "rating": ratings[one].rating.rating}) for one in there if one not in gone]
        starts = now + plan.pause
        later = replace(plan, starts=starts, season=stored.season + 1, groups=tuple(map(tuple, groups)))
        new = replace(
            stored, id=new_id(), plan=asdict(later), created=now, starts=starts, phase="open", count=len(entries),
            entrants=min(len(entries), plan.most or len(entries)), season=stored.season + 1,
        )  # fmt: skip
        notices = notice_writes([event.data["player"] for event in entries], "season", stored.name, starts, tournament=new.id)
        more = [self.store.tournaments.entries(new, entries), *notices] if entries else []
        await self.store.tournaments.add(new, *more)
        self.organiser.changed.set()

    async def _tidy(self, loaded: LoadedTournament, board: Board) -> None:
        """Close a table that the tournament no longer needs."""
        fixture = loaded.state.fixtures.get(board.pairing)
        is_needed = loaded.state.phase == "running" and fixture is not None and waits_for(fixture, board)
        if board.status == "aborted" or (board.voided and board.status == "over"):
            await self.store.tournaments.finish(board.table)
        elif not is_needed:
            await self._end(board)

    async def _end(self, board: Board) -> None:
        if board.status in ("waiting", "playing"):
            await self.tables.finish(gate.end_for(await self.tables.get(board.table), None))
        await self.store.tournaments.finish(board.table)


def waits_for(fixture: Fixture, board: Board) -> bool:
    """Return whether a pairing still waits for the result of a table: it has not been decided, and no player was replaced."""
    return not fixture.over and fixture.games[board.game] is None and fixture.sides(board.game) == (board.first, board.second)


def points_of(board: Board, game: Game) -> float:
    """The score of the player who started on the game's first seat."""
    winner = (board.outcome or {}).get("winner")
    if winner == "draw":
        return 0.5
    return float((winner == game.seats[0]) != board.swapped)


def blamed(fixture: Fixture, boards: Iterable[Board], game: Game) -> list[str]:
    """The players who lose a pairing on time: those who never came to the table, whose page did not do its part in the deal when all had
    come, or who are to move."""
    now = [board for board in boards if board.pairing == fixture.key and board.status in ("waiting", "playing")]
    if not now:
        return []
    board = now[-1]
    players = dict(zip(game.seats, fixture.sides(board.game), strict=True))
    if board.status == "waiting":
        return [p for seat, p in players.items() if seat not in board.commits] or [
            p for seat, p in players.items() if seat not in board.entropy
        ]
    swapped = dict(zip(game.seats, reversed(game.seats), strict=True)) if board.swapped else {}
    return [players[swapped.get(seat, seat)] for seat in board.to_move]
