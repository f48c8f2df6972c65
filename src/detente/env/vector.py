"""Thousands of games at once, stepped together by compiled code: the batch that trains our own players."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from detente.engine.errors import BadArgument, IllegalAction, shown
from detente.engine.game import Game
from detente.engine.machine import DRAW
from detente.training.batch import DONE, SEAT, WINNER, CpuBatch
from detente.training.sample import legal_mask

from .features import Features


class VectorTable:
    """*count* games of a title, each always at a decision with at least two answers: decisions with a single one are made on the way,
    and a game that ends makes room for a new one. Where both seats are asked at once, chance decides who answers first.

    ```python
    tables = VectorTable(title, 4096, seed=1)
    rewards, done = tables.step(policy(tables.features(), tables.mask()))
    ```
    """

    def __init__(
        self, game: Game | str, count: int, seed: int = 1, options: Mapping[str, Any] | None = None, threads: int = 1,
        version: int | None = None,
    ) -> None:  # fmt: skip
        if count < 1 or threads < 1:
            raise BadArgument("number", given=shown(min(count, threads)), low=1, high=1 << 24)
        self.spec = Features(game, version)
        self.game, self.count = self.spec.game, count
        sizes = [len(part) for part in np.array_split(np.arange(count), min(threads, count))]
        self._parts = [CpuBatch(self.game.id, size, seed + 7919 * k, options) for k, size in enumerate(sizes)]
        self._slices = [slice(end - size, end) for size, end in zip(sizes, np.cumsum(sizes).tolist(), strict=True)]
        self._pool = ThreadPoolExecutor(len(sizes)) if len(sizes) > 1 else None

    @property
    def seats(self) -> Any:
        """The seat to move of every game: int [count]."""
        return self._gather(lambda part: part.report[:, SEAT]).astype(int)

    def features(self) -> Any:
        """What the seats to move may know: int16 [count, features], named by `spec.names`."""
        return self.spec.flat(self.records())

    def records(self) -> Any:
        """The same as observation records."""
        return self._gather(lambda part: part.seen)

    def mask(self) -> Any:
        """What they may do: bool [count, actions]."""
        return legal_mask(self.records(), len(self.game.actions))

    def step(self, actions: Any) -> tuple[Any, Any]:
        """Answer in every game. Gives the rewards of both seats, float32 [count, 2], and which games ended, bool [count]; an illegal
        action raises and changes nothing."""
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise BadArgument("number", given=shown(given.shape), low=0, high=len(self.game.actions) - 1)
        self._check(given)
        for part, at in zip(self._parts, self._slices, strict=True):
            part.actions[:] = given[at]
        if self._pool is None:
            self._parts[0].step()
        else:
            list(self._pool.map(CpuBatch.step, self._parts))
        report = self._gather(lambda part: part.report)
        done, winner = report[:, DONE] == 1, report[:, WINNER]
        first = np.where(done & (winner != DRAW), np.where(winner == 0, 1.0, -1.0), 0.0).astype(np.float32)
        return np.stack([first, -first], 1), done

    def _check(self, actions: Any) -> None:
        inside = (actions >= 0) & (actions < len(self.game.actions))
        legal = inside & self.mask()[np.arange(self.count), np.where(inside, actions, 0)]
        if not legal.all():
            k = int(np.flatnonzero(~legal)[0])
            name = self.game.actions[actions[k]] if inside[k] else shown(int(actions[k]))
            record = self.records()[k]
            question = self.game.rules.questions[int(record["asked"][record["seat"]])]
            raise IllegalAction("illegal", seat=self.game.seats[int(record["seat"])], action=name, question=question)

    def _gather(self, take: Any) -> Any:
        parts = [take(part) for part in self._parts]
        return parts[0] if len(parts) == 1 else np.concatenate(parts)
