"""The league: frozen networks that the learner plays against, those that beat it more often than others."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

MEMORY = 0.5  # how much of an old win rate is kept when a new one has been measured
LEAST = 0.05  # weight of a rival that always loses
NEWEST = 4  # that are never dropped
FEW = 50  # games that say nothing yet


@dataclass
class Rival:
    """A frozen network, and how often the learner beats it."""

    born: int  # decisions
    weights: dict[str, Any]
    rate: float = 0.5


class League:
    """A pool of rivals; some of them play at a time."""

    def __init__(self, size: int, seats: int, seed: int) -> None:
        self.size, self.seats, self.pool, self.playing = size, seats, list[Rival](), list[int]()
        self.chance = np.random.default_rng(seed)

    def add(self, weights: Mapping[str, Any], born: int) -> None:
        """Take a network in; a full pool drops one of the older ones by chance."""
        self.pool.append(Rival(born, {name: tensor.detach().clone() for name, tensor in weights.items()}))
        if len(self.pool) > self.size:
            dropped = int(self.chance.integers(0, max(1, len(self.pool) - NEWEST)))
            del self.pool[dropped]
            self.playing = []

    def record(self, results: Any) -> None:
        """Note how the learner did: games and wins against each rival that plays."""
        for number, (games, wins) in zip(self.playing, results, strict=False):
            if games >= FEW:
                rival = self.pool[number]
                rival.rate = MEMORY * rival.rate + (1 - MEMORY) * float(wins / games)

    def draw(self) -> list[Rival]:
        """Who plays next: the newest, and others the likelier the more often they win."""
        weights = np.array([max(LEAST, 1 - rival.rate) ** 2 for rival in self.pool])
        others = self.chance.choice(len(self.pool), self.seats - 1, p=weights / weights.sum())
        self.playing = [len(self.pool) - 1, *(int(number) for number in others)]
        return [self.pool[number] for number in self.playing]
