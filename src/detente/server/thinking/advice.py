"""Advice by bots: hints where no other person plays, and the review of a finished game, which is computed once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

from detente.bots import thinking
from detente.bots.brain import has_brain
from detente.bots.thinking import BotRequest

from ..errors import Conflict, Forbidden, TooFast
from .runners import BotRunner

if TYPE_CHECKING:
    from ..play.live import LiveTable

WITH_HINTS = ("bot", "hotseat", "sandbox")
HINT_SECONDS = 1.0
REVIEW_SECONDS = 60.0  # after which a review is requested again from another worker
KEPT = 256  # cached reviews
WAITING = 8  # reviews that may be in progress at the same time


def gives_hints(game: str, mode: str) -> bool:
    """Return whether a bot can advise in this game, and may at such a table: never between people."""
    return mode in WITH_HINTS and has_brain(game)


def need_brain(game: str) -> None:
    """Raise Forbidden if the game has no brain."""
    if not has_brain(game):
        raise Forbidden("no-brain")


class Advice:
    """Hints and reviews. Recent reviews are cached, and concurrent requests share one."""

    def __init__(self, runner: BotRunner) -> None:
        self._runner = runner
        self._kept: OrderedDict[tuple[str, int], asyncio.Task[dict[str, Any]]] = OrderedDict()

    async def hints(self, live: LiveTable, visitor: str, wanted: str | None) -> dict[str, Any]:
        """The best answers for the visitor's seat that is to move, or for the wanted one."""
        if live.match.mode not in WITH_HINTS:
            raise Forbidden("no-hints")
        need_brain(live.match.game)
        table, held = live.begun(), live.seats_of(visitor)
        if not held or wanted not in (None, *held):
            raise Forbidden("not-seated")
        seat = next((seat for seat in table.to_move if seat in held and wanted in (None, seat)), None)
        if seat is None:
            raise Conflict("not-your-turn", seat=wanted or held[0])
        request = BotRequest(table.game.id, "search", table.observe(seat).tobytes(), HINT_SECONDS)
        found = await self._runner.call(thinking.hint, request, HINT_SECONDS)
        names = table.game.actions
        hints = [one | {"action": names[one["action"]], "line": [names[action] for action in one["line"]]} for one in found]
        return {"seat": seat, "sequence": table.sequence, "hints": hints}

    async def review(self, live: LiveTable, text: str) -> dict[str, Any]:
        """The review of a game, given as its file; completed even if the client disconnects."""
        need_brain(live.match.game)
        table = live.begun()
        key = (live.match.id, table.sequence)
        task = self._kept.get(key)
        if task is None:
            if sum(not other.done() for other in self._kept.values()) >= WAITING:
                raise TooFast("too-fast", seconds=int(REVIEW_SECONDS))
            task = self._kept[key] = asyncio.create_task(self._runner.call(thinking.review_game, text, REVIEW_SECONDS))
            task.add_done_callback(lambda done: self._drop_failed(key, done))
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return await asyncio.shield(task) | {"seat": table.game.seats[0]}

    def _drop_failed(self, key: tuple[str, int], done: asyncio.Task[dict[str, Any]]) -> None:
        if done.cancelled() or done.exception():
            self._kept.pop(key, None)

    def close(self) -> None:
        """Stop all reviews."""
        for task in self._kept.values():
            task.cancel()
