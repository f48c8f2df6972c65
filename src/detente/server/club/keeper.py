"""The scheduled work for tournaments: results are recorded, rounds begin, tables are made, overdue meetings are decided, and one season
follows another. Every step is one transaction, so that a server that dies between two of them leaves nothing half done."""

from __future__ import annotations

import contextlib
import secrets
import time
from collections.abc import Iterable, Sequence
from dataclasses import asdict, replace

from detente.engine.errors import DetenteError
from detente.engine.game import Game

from ..errors import Conflict, StoreDown
from ..logs import note
from ..periodic import Periodic
from ..play import gate
from ..play.live import LiveTable
from ..play.tables import make_clock
from ..store import Holder, Match, Visitor, seated
from ..store.people import ADD_NOTICE, notice_row
from ..store.tournaments import Board, Organised
from .organiser import Held, Organiser, pace_of
from .plan import PLAYOFF, Event, Fixture

EVERY = 5.0  # seconds between runs; a game that ends or changes on this server triggers one immediately
STEPS = 1000  # most events of a tournament per run


class TournamentKeeper(Periodic):
    """Advances tournaments: records results, begins rounds, makes tables, and decides overdue meetings."""

    name, every = "tournaments", EVERY

    def __init__(self, organiser: Organiser) -> None:
        super().__init__(organiser.changed)
        self.organiser, self.tables, self.store = organiser, organiser.tables, organiser.store
        self.tables.listeners.append(self.heed)

    def heed(self, live: LiveTable, before: Match) -> None:
        """Listener of every table: run as soon as a game ends."""
        if live.match.status in ("over", "aborted") and before.status != live.match.status and live.match.mode == "open":
            self.wake.set()

    async def look(self, now: float | None = None) -> None:
        """Do everything that is due; an error in one tournament does not affect the others."""
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
            for organised in await self.store.tournaments.without_next():
                with contextlib.suppress(Conflict):  # another server was faster
                    await self._announce_season(organised, time.time() if now is None else now)

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
            if error.name != "taken":  # another server is doing it
                note("tournament", tournament=organised.id, problem=error.name)

    async def _advance(self, held: Held, boards: Sequence[Board], now: float) -> Held:
        """Store every event that is due, one after another."""
        for board in boards:
            fixture = held.state.fixtures.get(board.meeting)
            if board.status == "over" and not board.voided and fixture and waits_for(fixture, board):
                points = points_of(board, Game(held.organised.game))
                event = Event("game", now, {"key": board.meeting, "game": board.game, "points": points})
                held = await self.organiser.happen(held, event, None, self.store.tournaments.finishing(board.table))
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
        """Create the table of the next game of every unfinished meeting that has none."""
        boards = await self.store.tournaments.boards(held.organised.id)
        open_fixtures = [fixture for fixture in held.state.fixtures.values() if not fixture.over and fixture.second is not None]
        people = await self.store.tournaments.people({player for fixture in open_fixtures for player in fixture.players})
        for fixture in open_fixtures:
            game = fixture.games.index(None)
            made = [board for board in boards if (board.meeting, board.game) == (fixture.key, game)]
            if made and made[-1].status != "aborted" and not made[-1].voided and waits_for(fixture, made[-1]):
                continue
            with contextlib.suppress(Conflict):  # another server was faster
                await self._make_table(held.organised, fixture, game, len(made), people)

    async def _make_table(self, organised: Organised, fixture: Fixture, number: int, attempt: int, people: dict[str, Visitor]) -> None:
        game = Game(organised.game)
        sides = fixture.sides(number)
        seats: dict[str, Holder] = {seat: seated(people[player]) for seat, player in zip(game.seats, sides, strict=True)}
        options = organised.options | (organised.plan.get("playoff_options", {}) if fixture.division == PLAYOFF else {})
        match = gate.new_match(game, "open", seats, options, game.rules.version)
        match = replace(match, clock=make_clock(game.id, **organised.clock), delay=organised.plan.get("delay", 0))
        belongs = self.store.tournaments.meeting(match.id, organised.id, fixture.key, number, attempt, sides)
        told = [notice_row(player, "paired", organised.name) for player in sides]
        await self.store.add_match(match, (), belongs, (ADD_NOTICE, told))

    async def _announce_season(self, organised: Organised, now: float) -> None:
        """Announce the next season. All players of this one are entered; they can withdraw, and others can join."""
        held = await self.organiser.hold(organised)
        plan, groups = held.state.plan, held.state.next_groups()
        there = [player for group in groups for player in group if not held.state.entrants[player].left]
        gone = await self.store.tournaments.gone(there) if there else set()
        ratings = await self.store.ratings.standings(organised.game, pace_of(organised), there)
        entries = [Event("enter", now, {"player": one, "rating": ratings[one].rating.rating}) for one in there if one not in gone]
        starts = now + plan.pause
        later = replace(plan, starts=starts, season=organised.season + 1, groups=tuple(map(tuple, groups)))
        new = replace(
            organised, id=secrets.token_urlsafe(9), plan=asdict(later), created=now, starts=starts, phase="open", count=len(entries),
            entrants=min(len(entries), plan.most or len(entries)), season=organised.season + 1,
        )  # fmt: skip
        told = [notice_row(event.data["player"], "season", organised.name, starts) for event in entries]
        more = [self.store.tournaments.entries(new, entries), (ADD_NOTICE, told)] if entries else []
        await self.store.tournaments.add(new, *more)
        self.organiser.changed.set()

    async def _tidy(self, held: Held, board: Board) -> None:
        """Close a table that the tournament no longer needs."""
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
    """Return whether a meeting still waits for the result of a table: it has not been decided, and no player was replaced."""
    return not fixture.over and fixture.games[board.game] is None and fixture.sides(board.game) == (board.first, board.second)


def points_of(board: Board, game: Game) -> float:
    """The score of the player who started on the game's first seat."""
    winner = (board.outcome or {}).get("winner")
    if winner == "draw":
        return 0.5
    return float((winner == game.seats[0]) != board.swapped)


def blamed(fixture: Fixture, boards: Iterable[Board], game: Game) -> list[str]:
    """The players who lose a meeting on time: those who never came to the table, or who are to move."""
    now = [board for board in boards if board.meeting == fixture.key and board.status in ("waiting", "playing")]
    if not now:
        return []
    board = now[-1]
    players = dict(zip(game.seats, fixture.sides(board.game), strict=True))
    if board.status == "waiting":
        return [player for seat, player in players.items() if seat not in board.commits]
    swapped = dict(zip(game.seats, reversed(game.seats), strict=True)) if board.swapped else {}
    return [players[swapped.get(seat, seat)] for seat in board.to_move]
