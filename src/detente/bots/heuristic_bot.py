"""The heuristic bot: plays the answer that the heuristics of its game score highest."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from .brain import Worlds
from .choice import Choice, Reason
from .random_bot import legal_actions

FEWEST_POINTS = 5  # heuristics with fewer points are not given as reasons


def reasons_of(worlds: Worlds, row: Any) -> tuple[Reason, ...]:
    """The heuristics with points for or against an action, largest first."""
    said = [Reason(name, int(points)) for name, points in zip(worlds.brain.heuristics[1:], row[1:], strict=True)]
    return tuple(sorted((r for r in said if abs(r.points) >= FEWEST_POINTS), key=lambda reason: -abs(reason.points)))


class HeuristicBot:
    """Plays by heuristics alone. With noise, scores are shifted at random by up to that many hundredths of a victory point."""

    def __init__(self, game: str, seed: int | None = None, noise: int = 0, weights: Mapping[str, int] | None = None) -> None:
        self._worlds = Worlds(game, 1, weights=weights)
        self._noise = noise
        self._chance = np.random.default_rng(seed)

    def choose(self, observation: Any, budget: float = 0.0) -> Choice:
        """The best legal action by the heuristics, without delay."""
        legal = legal_actions(observation)
        if len(legal) == 1:
            return Choice(legal[0])
        scores = self.scores(observation)
        if self._worlds.brain.replies(observation, int(observation["seat"])):
            scores[self._worlds.pick(int(observation["seat"]), self._chance), 0] = scores[legal, 0].max() + 1
        shifted = scores[legal, 0] + (self._chance.integers(0, self._noise, len(legal)) if self._noise else 0)
        action = legal[int(np.argmax(shifted))]
        return Choice(action, reasons=reasons_of(self._worlds, scores[action]))

    def scores(self, observation: Any) -> Any:
        """The points of each heuristic for each action; column 0 is the sum."""
        assert self._worlds.imagine(observation, self._chance, 1), "no state fits the observation"
        return self._worlds.scores(int(observation["seat"]))

    def ranked(self, observation: Any) -> tuple[Choice, ...]:
        """Every legal action with its reasons, best first."""
        scores = self.scores(observation)
        legal = sorted(legal_actions(observation), key=lambda action: -int(scores[action, 0]))
        return tuple(Choice(action, reasons=reasons_of(self._worlds, scores[action])) for action in legal)
