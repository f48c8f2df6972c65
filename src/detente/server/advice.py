"""Where bots give advice: hints where they cheat nobody, and the review of a finished game, which is worked out once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

from detente.bots import thinking
from detente.bots.brain import has_brain

from .problems import Forbidden
from .thinkers import Thinkers

if TYPE_CHECKING:
    from .live import LiveTable

WITH_HINTS = ("bot", "hotseat", "sandbox")
SECONDS = 60.0  # after which a review is asked for again of another worker
KEPT = 256  # reviews at hand


def gives_hints(game: str, mode: str) -> bool:
    """Whether a bot can advise in this game, and may at such a table: never between people."""
    return mode in WITH_HINTS and has_brain(game)


def need_brain(game: str) -> None:
    """Or Forbidden."""
    if not has_brain(game):
        raise Forbidden("no-brain")


class Reviews:
    """Reviews that were asked for lately: whoever asks again, or at the same time, gets the same one."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._kept: OrderedDict[tuple[str, int], asyncio.Task[dict[str, Any]]] = OrderedDict()

    async def of(self, live: LiveTable, text: str) -> dict[str, Any]:
        """The review of a game, given as its file; thought to its end even if whoever asked is gone."""
        need_brain(live.match.game)
        assert live.table is not None  # it has a file
        key = (live.match.id, live.table.sequence)
        task = self._kept.get(key)
        if task is None:
            task = self._kept[key] = asyncio.create_task(self._thinkers.call(thinking.review_game, text, SECONDS))
            task.add_done_callback(lambda done: self._drop_failed(key, done))
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return await asyncio.shield(task)

    def _drop_failed(self, key: tuple[str, int], done: asyncio.Task[dict[str, Any]]) -> None:
        if done.cancelled() or done.exception():
            self._kept.pop(key, None)

    def close(self) -> None:
        """No more thoughts."""
        for task in self._kept.values():
            task.cancel()
