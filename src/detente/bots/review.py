"""Review of a finished game: the curve of the win probability, and the five moments with the largest changes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from detente.engine.table import Table

from . import is_learned
from .brain import NO_REPLY, Worlds
from .network.numpy_network import find_network
from .network.rollouts import Rollouts

PLAY_ON = -1  # in a rollout's job: no given first answer
TURNING_POINTS = 5
ROLLOUTS = 16


@dataclass(frozen=True)
class Moment:
    """A step of the game, the first seat's win probability there, and its change since the previous moment."""

    step: int
    win: float
    change: float


@dataclass(frozen=True)
class Review:
    """The curve, and the moments with the largest changes."""

    curve: tuple[Moment, ...]
    turning_points: tuple[Moment, ...]


def review(table: Table, rollouts: int = ROLLOUTS, seed: int = 1) -> Review:
    """Evaluate every round of a game with all cards open: chance is redrawn, and the network or the heuristics play both sides."""
    judge = Judge(table.game.id, rollouts, seed)
    curve: list[Moment] = []
    for step in moments(table):
        win = judge.win_chance(table.state_at(step))
        curve.append(Moment(step, win, win - curve[-1].win if curve else 0.0))
    turns = sorted(curve[1:], key=lambda moment: -abs(moment.change))[:TURNING_POINTS]
    return Review(tuple(curve), tuple(sorted(turns, key=lambda moment: moment.step)))


def moments(table: Table) -> list[int]:
    """The steps at which a round began, and the last step."""
    names = {number for number, row in enumerate(table.game.rules.log_rows) if row[0] in table.game.rules.headings}
    begun = [step for step, rows in enumerate(table.rows()) if any(row[0] in names for row in rows)]
    return sorted({0, *begun, table.sequence})


class Judge:
    """Evaluates full states for the first seat."""

    def __init__(self, game: str, rollouts: int, seed: int) -> None:
        self._worlds = Worlds(game, rollouts, noise=30)
        chance = np.random.default_rng(seed)
        self._worlds.keys[:] = chance.integers(1, 1 << 63, self._worlds.keys.shape, dtype=np.uint64)
        self._worlds.keys[:, 3] >>= np.uint64(32)
        self._rollouts = Rollouts(game, find_network(game), temperature=1.0, seed=seed) if is_learned(game) else None

    def win_chance(self, state: Any) -> float:
        """The win probability from a few rounds of rollouts with chance redrawn."""
        worlds = self._worlds
        worlds.states[:] = state
        if state["over"]:
            return worlds.win_chance(0)
        turn, number = worlds.brain.horizon(state, 0)
        jobs = np.array([(world, PLAY_ON, 0, turn, number, NO_REPLY) for world in range(worlds.size)], np.int64)
        values, _ = self._rollouts.roll_out(worlds.states, worlds.keys, jobs) if self._rollouts else worlds.roll_out(jobs)
        return float(values.mean())
