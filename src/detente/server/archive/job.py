"""Adds finished games of public tables to the archive, including those of earlier releases, and removes voided ones."""

from __future__ import annotations

import asyncio
import contextlib
from datetime import UTC, datetime

from detente.archive.digest import Summary, summarise
from detente.engine.errors import DetenteError
from detente.engine.game import Game

from ..errors import Conflict, StoreDown
from ..play.finished import FinishedGamesJob
from ..play.live import rebuild
from ..store import Match, Store, StoredMove
from ..store.archive import Archived, Fact
from ..store.ratings import pace_of


class ArchiveJob(FinishedGamesJob):
    """Adds games that have ended to the archive."""

    name = "archive"

    async def run_once(self) -> None:
        """Add games that have ended; remove voided ones."""
        async with self._lock:
            await self.process(self.store.archive.missing, lambda table_id: add_to_archive(self.store, table_id))
            for game in await self.store.archive.void():
                with contextlib.suppress(Conflict):  # another server was quicker
                    await self.store.archive.remove(game)


async def add_to_archive(store: Store, table_id: str) -> None:
    """Add a finished game to the archive, once."""
    match = await store.match(table_id)
    try:
        summary = await asyncio.to_thread(summary_of, match, await store.moves(table_id))
        game = archived(match, summary)
    except StoreDown:
        raise
    except DetenteError:  # a game or rules version that is no longer installed
        summary = Summary(0)
        game = archived(match, summary, is_known=False)
    with contextlib.suppress(Conflict):
        await store.archive.add(game, facts_of(match, summary))


def summary_of(match: Match, moves: list[StoredMove]) -> Summary:
    """The statistics of a game, which is replayed."""
    return summarise(rebuild(match, moves))


def archived(match: Match, summary: Summary, is_known: bool = True) -> Archived:
    """The row of a finished game."""
    by_seat = {match.seat_now(place): holder.visitor for place, holder in match.seats.items()}
    seats = Game(match.game).seats if is_known else ("", "")
    first, second = (by_seat.get(seat) for seat in seats)
    outcome = match.outcome or {}
    points = 0.5 if outcome.get("winner") == "draw" else float(outcome.get("winner") == seats[0])
    return Archived(
        match.id, match.game, match.changed, datetime.fromtimestamp(match.changed, UTC).year,
        outcome.get("winner", ""), points, outcome.get("ending", ""), pace_of(match) or "", summary.moves, summary.turn, first, second,
    )  # fmt: skip


def facts_of(match: Match, summary: Summary) -> list[Fact]:
    """The searchable facts of a game."""
    facts = [Fact("option", f"{name}={word(value)}") for name, value in match.options.items()]
    facts += [Fact("event", name, number=number) for name, number in summary.events.items()]
    facts += [Fact("play", name, seat, way, number) for (name, seat, way), number in summary.plays.items()]
    return facts + [Fact("opening", name, seat) for seat, name in summary.openings.items() if name]


def word(value: bool | int | str | list[str]) -> str:
    """The value of an option as text.

    >>> word(True), word(2), word(["b", "a"])
    ('true', '2', 'a,b')
    """
    if isinstance(value, list):
        return ",".join(sorted(value))[:200]
    return str(value).lower() if isinstance(value, bool) else str(value)
