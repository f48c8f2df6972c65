"""A linear policy learns CIA vs KGB by REINFORCE against random play, in two minutes on a core. Needs numpy alone.

    python examples/research/linear.py --seconds 120

The policy is one matrix: the features of the observation, scaled to 0 to 1 by their bounds, times a weight for every action. A second
vector predicts the reward and serves as the baseline.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from detente.env.vector import VectorTable

TITLE = "cia_vs_kgb"


@dataclass
class Learner:
    """Many games at once; in half of them the learner has seat 0, in half seat 1, and chance plays the other seat."""

    count: int = 256
    rate: float = 0.05
    seed: int = 1
    tables: VectorTable = field(init=False)

    def __post_init__(self) -> None:
        self.tables = VectorTable(TITLE, self.count, self.seed)
        self.chance, self.mine = np.random.default_rng(self.seed), np.arange(self.count) % 2
        spec = self.tables.spec
        # Numbers without known bounds, as of frames, are left out; the rest is scaled.
        self.used = np.flatnonzero((spec.high.astype(int) - spec.low < 1000) & (spec.high > spec.low))
        self.low, self.width = spec.low[self.used], (spec.high.astype(np.float32) - spec.low)[self.used]
        size = len(self.used) + 1
        self.weights = np.zeros((size, len(self.tables.game.actions)), np.float32)
        self.squares = np.full_like(self.weights, 1e-4)  # of the gradients so far: Adagrad
        self.value = np.zeros(size, np.float32)
        self.memory: list[list[tuple[Any, Any, Any]]] = [[] for _ in range(self.count)]

    def look(self) -> Any:
        """The scaled features of every game, and a 1."""
        scaled = (self.tables.features()[:, self.used] - self.low) / self.width
        return np.concatenate([scaled, np.ones((self.count, 1), np.float32)], 1).astype(np.float32)

    def choose(self, seen: Any, mask: Any) -> tuple[Any, Any]:
        """Actions by chance, and how likely each action was."""
        scores = np.where(mask, seen @ self.weights, -np.inf)
        odds = np.exp(scores - scores.max(1, keepdims=True))
        odds /= odds.sum(1, keepdims=True)
        drawn = (odds.cumsum(1) > self.chance.random((self.count, 1))).argmax(1)
        return np.where(mask[np.arange(self.count), drawn], drawn, odds.argmax(1)), odds

    def play(self, learn: bool = True) -> tuple[float, int]:
        """One step of every game; gives the points of the learner in games that ended, and their number."""
        seen, mask, own = self.look(), self.tables.mask(), self.tables.seats == self.mine
        actions, odds = self.choose(seen, mask)
        by_chance = (self.chance.random(mask.shape) * mask).argmax(1)
        if learn:
            for i in np.flatnonzero(own):
                self.memory[i].append((seen[i], odds[i], actions[i]))
        rewards, done = self.tables.step(np.where(own, actions, by_chance))
        reward = rewards[np.arange(self.count), self.mine]
        if learn and done.any():
            self.study(np.flatnonzero(done), reward)
        return float(((1 + reward[done]) / 2).sum()), int(done.sum())

    def study(self, ended: Any, reward: Any) -> None:
        """REINFORCE: what was done in games that ended becomes likelier if they went better than expected."""
        moves = [(seen, odds, action, reward[i]) for i in ended for seen, odds, action in self.memory[i]]
        for i in ended:
            self.memory[i].clear()
        if not moves:
            return
        seen, odds, actions, rewards = (np.array(column) for column in zip(*moves, strict=True))
        surprise = rewards - seen @ self.value
        self.value += 0.02 * (surprise @ seen) / len(seen) / 10
        push = -odds * surprise[:, None]
        push[np.arange(len(push)), actions] += surprise
        gradient = seen.T @ push.astype(np.float32) / len(ended)
        self.squares += gradient**2
        self.weights += self.rate * gradient / np.sqrt(self.squares)


def strength(learner: Learner, steps: int) -> float:
    """Points against random play, without learning."""
    for memory in learner.memory:
        memory.clear()
    learner.tables.reset(seed=learner.seed + 1)
    results = [learner.play(learn=False) for _ in range(steps)]
    return sum(points for points, _ in results) / max(1, sum(games for _, games in results))


def train(seconds: float, seed: int = 1, steps: int | None = None) -> Learner:
    """Learn for some seconds, or a number of steps."""
    learner, started, step = Learner(seed=seed), time.perf_counter(), 0
    points = games = 0.0
    while step < steps if steps is not None else time.perf_counter() - started < seconds:
        won, ended = learner.play()
        points, games, step = points + won, games + ended, step + 1
        if step % 500 == 0:
            print(
                f"{time.perf_counter() - started:5.0f} s, {step * learner.count:,} decisions: {100 * points / max(1, games):.1f} %",
                flush=True,
            )
            points = games = 0.0
    return learner


def main() -> None:
    """Learn, and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    learner = train(given.seconds, given.seed)
    print(f"points against random play: {100 * strength(learner, 600):.1f} %")


if __name__ == "__main__":
    main()
