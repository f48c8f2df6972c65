"""The network bot: plays with a trained network (docs/training.md) on a CPU, one decision at a time, using only numpy."""

from __future__ import annotations

from typing import Any

import numpy as np

from .brain import RISKY, find_brain
from .choice import Choice
from .heuristic_bot import HeuristicBot
from .network.numpy_network import find_network
from .random_bot import legal_actions

SHOWN = 3  # answers that are reported with their probabilities
UNLIKELY = 0.05  # answers less likely than this fraction of the likeliest are not drawn


class NetworkBot:
    """Plays the network's likeliest action, or samples at a *temperature*. Simultaneous secret choices are always sampled, since a
    predictable player can be exploited. Answers that may lose immediately according to the heuristics are excluded."""

    def __init__(self, game: str, seed: int | None = None, temperature: float = 0.0) -> None:
        self._network, self._brain = find_network(game), find_brain(game)
        self._heuristic = HeuristicBot(game, seed) if self._brain else None
        self._temperature, self._chance = temperature, np.random.default_rng(seed)

    def choose(self, observation: Any, budget: float = 0.0) -> Choice:
        """A legal action with the network's evaluation of the position, without delay."""
        legal = legal_actions(observation)
        if len(legal) == 1:
            return Choice(legal[0])
        logits, value = self._network.judge(observation)
        known = self._survivable(observation, [action for action in legal if action < len(logits)])
        if not known:
            return Choice(legal[0])
        temperature = self._temperature or (1.0 if self._is_secret(observation) else 0.0)
        win = float(self._network.win_chance(value))
        ranked = sorted(known, key=lambda action: -logits[action])
        action = self._draw(ranked, logits, temperature) if temperature else ranked[0]
        others = tuple(Choice(other, win) for other in ranked[:SHOWN])
        return Choice(action, win, others=others)

    def _survivable(self, observation: Any, actions: list[int]) -> list[int]:
        """The actions that cannot lose immediately, or all if there are none. Training meets such losses too rarely for the network to
        avoid every one."""
        if self._heuristic is None:
            return actions
        scores = self._heuristic.scores(observation)[:, 0]
        return [action for action in actions if scores[action] > RISKY] or actions

    def _is_secret(self, observation: Any) -> bool:
        """Return whether the other side chooses at the same time without seeing this choice."""
        seat = int(observation["seat"])
        return bool(observation["asked"][1 - seat]) or bool(self._brain and self._brain.replies(observation, seat))

    def _draw(self, ranked: list[int], logits: Any, temperature: float) -> int:
        weights = np.exp((logits[ranked] - logits[ranked[0]]) / temperature)
        weights[weights < UNLIKELY] = 0
        return int(self._chance.choice(ranked, p=weights / weights.sum()))
