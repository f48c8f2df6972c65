"""The league: frozen networks that the learner plays against, preferring those that beat it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

MEMORY = 0.5  # weight of the old win rate when a new one has been measured
LEAST = 0.05  # weight of a rival that always loses
NEWEST = 4  # networks that are never dropped
FEW = 50  # games below which a result is ignored


@dataclass
class Rival:
    """A frozen network, and how often the learner beats it."""

    born: int  # decisions of the learner when it was frozen
    weights: dict[str, Any]
    rate: float = 0.5


class League:
    """A pool of rivals, some of which play at a time."""

    def __init__(self, size: int, seats: int, seed: int) -> None:
        self.size, self.seats, self.pool, self.playing = size, seats, list[Rival](), list[int]()
        self.chance = np.random.default_rng(seed)

    def add(self, weights: Mapping[str, Any], born: int) -> None:
        """Add a network; if the pool is full, a random older one is dropped."""
        self.pool.append(Rival(born, {name: tensor.detach().clone() for name, tensor in weights.items()}))
        if len(self.pool) > self.size:
            dropped = int(self.chance.integers(0, max(1, len(self.pool) - NEWEST)))
            del self.pool[dropped]
            self.playing = []

    def record(self, results: Any) -> None:
        """Record the learner's games and wins against each rival that plays."""
        for number, (games, wins) in zip(self.playing, results, strict=False):
            if games >= FEW:
                rival = self.pool[number]
                rival.rate = MEMORY * rival.rate + (1 - MEMORY) * float(wins / games)

    def draw(self) -> list[Rival]:
        """Draw the next rivals: the newest one, and others with probabilities that grow with their wins."""
        weights = np.array([max(LEAST, 1 - rival.rate) ** 2 for rival in self.pool])
        others = self.chance.choice(len(self.pool), self.seats - 1, p=weights / weights.sum())
        self.playing = [len(self.pool) - 1, *(int(number) for number in others)]
        return [self.pool[number] for number in self.playing]
