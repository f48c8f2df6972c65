"""The random bot: all legal actions are equally likely."""

import random
from typing import Any

from detente.engine.bits import WORD

from .choice import Choice


def legal_actions(observation: Any) -> list[int]:
    """The numbers of all legal actions of an observation."""
    words = [int(word) for word in observation["legal"]]
    return [index * WORD + bit for index, word in enumerate(words) for bit in range(WORD) if word >> bit & 1]


class RandomBot:
    """Chooses uniformly at random; with a seed, reproducibly."""

    def __init__(self, seed: int | None = None) -> None:
        self._chance = random.Random(seed)

    def choose(self, observation: Any, budget: float = 0.0) -> Choice:
        """A random legal action, without delay."""
        return Choice(self._chance.choice(legal_actions(observation)))
