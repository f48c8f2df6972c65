"""Bots at tables: when it is a bot's turn, it chooses a move, which is played like any other."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from detente.bots import pace_of, seconds_for
from detente.bots.thinking import BotRequest
from detente.engine.errors import DetenteError
from detente.engine.table import Table

from ..errors import StoreDown
from ..logs import log_event
from ..play import gate
from ..play.live import LiveTable
from ..store import Match
from .runners import BotRunner

if TYPE_CHECKING:
    from ..play.tables import TableRegistry

RETRY, LONGEST_PAUSE = 1.0, 60.0  # seconds before a failed bot or database is retried, at first and at most
SHOW_PACE = 1.5  # minimum seconds per decision of a show game: people watch it, and other tables need the bots too


def has_players(live: LiveTable) -> bool:
    """Return whether the game goes on; a show only does while somebody watches."""
    return live.match.status == "playing" and (live.match.mode != "show" or bool(live.connections))


class BotPlayers:
    """The bots of all tables; `wake` is a listener of each table."""

    def __init__(self, tables: TableRegistry, runner: BotRunner) -> None:
        self._tables, self._runner = tables, runner
        self._thinking: dict[str, asyncio.Task[None]] = {}

    @property
    def count(self) -> int:
        """The number of tables that wait for a bot."""
        return len(self._thinking)

    def wake(self, live: LiveTable, before: Match | None = None) -> None:
        """Start bots whose turn it is."""
        if has_players(live) and live.match.awaits_bot and live.match.id not in self._thinking:
            task = asyncio.create_task(self._play_bot(live))
            self._thinking[live.match.id] = task
            task.add_done_callback(lambda _: self._thinking.pop(live.match.id, None))

    @property
    def tables(self) -> list[str]:
        """Tables at which a bot of this server is computing its move."""
        return list(self._thinking)

    def give_up(self, table_id: str) -> None:
        """Stop the bot of this table: another server runs it."""
        if task := self._thinking.get(table_id):
            task.cancel()

    async def close(self) -> None:
        """Cancel all running bots."""
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play_bot(self, live: LiveTable) -> None:
        """Play for bots until it is a person's turn, without blocking the event loop. A failed bot is retried."""
        pause = RETRY
        while has_players(live) and live.table is not None:
            bots, table = live.bot_seats(), live.table
            seat = next((seat for seat in table.to_move if seat in bots), None)
            if seat is None:
                return
            try:
                pace = max(pace_of(bots[seat], table.game.id), SHOW_PACE if live.match.mode == "show" else 0.0)
                number = await self._choose(table, seat, bots[seat], pace)
                await self._tables.finish(gate.play(live, seat, table.sequence, table.game.actions[number]))
                pause = RETRY
            except StoreDown:
                await asyncio.sleep(RETRY)
            except DetenteError as error:  # the game changed while the bot was thinking
                log_event("bot's move refused", table=live.match.id, seat=seat, problem=error.name)
                await asyncio.sleep(0.05)
            except Exception as error:
                fault = f"{type(error).__name__}: {error}"
                log_event("bot failed", logging.ERROR, table=live.match.id, seat=seat, bot=bots[seat], error=fault)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _choose(self, table: Table, seat: str, bot: str, pace: float) -> int:
        """Choose an action in another process; bots for people take a minimum time, so that a person can follow."""
        number, _ = await asyncio.gather(self._timed_choice(table, seat, bot), asyncio.sleep(pace))
        return number

    async def _timed_choice(self, table: Table, seat: str, bot: str) -> int:
        """Choose, and log how long it took, including the wait for a free process."""
        seconds = seconds_for(bot, table.game.id, self._tables.settings.bot_seconds)
        started = time.perf_counter()
        number = await self._runner.choose(BotRequest(table.game.id, bot, table.observe(seat).tobytes(), seconds))
        taken = time.perf_counter() - started
        self._tables.metrics.thoughts.observe(taken)
        log_event("thought", bot=bot, seat=seat, sequence=table.sequence, ms=round(1000 * taken, 1))
        return number
