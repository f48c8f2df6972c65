"""The network's search: the race of `search_bot.py` between the answers that the network considers likely. In the imagined worlds the
network plays both sides, and it evaluates the states where they stop."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from detente.former_names import by_former_keyword, find_former

from .brain import AT_ONCE, DOOMED
from .choice import Choice
from .network.numpy_network import find_network
from .network.rollouts import Rollouts
from .network_bot import NetworkBot
from .search_bot import SearchBot, SearchSettings

LEAST_LIKELY = -7.0  # lower bound of the log-probability used for unlikely answers


@dataclass(frozen=True)
class NetworkSearchSettings(SearchSettings):
    """Settings of the network's search."""

    candidates: int = 6
    worlds: int = 128
    caution: float = 0.75
    rounds: int = 1
    threads: int = 1
    temperature: float = 1.0  # for sampling answers in imagined worlds
    least: float = 0.0001  # an answer is a candidate if its probability is at least this fraction of the likeliest's
    secret: int = 24  # worlds in which simultaneous secret choices are tried; 0 uses the network's own mix
    heuristics: int = 1  # candidates taken from the heuristics' best, however unlikely for the network
    blend: float = 0.0  # weight of the heuristics' rollouts in the value of an answer
    prior: float = 0.002  # win probability by which an answer is ahead of one that is e times less likely


class NetworkSearchBot(SearchBot):
    """Looks ahead in worlds that its seat can imagine, in which the network plays both sides."""

    settings: NetworkSearchSettings
    chunk = 32  # matrix products of many rows take half the time per row

    def __init__(
        self, game: str, seed: int | None = None, settings: NetworkSearchSettings | None = None, plan: NetworkSearchSettings | None = None
    ) -> None:
        self._network = find_network(game)
        settings = by_former_keyword("settings", "plan", settings, plan) or NetworkSearchSettings()
        super().__init__(game, seed, settings)
        self._rollouts = Rollouts(game, self._network, settings.temperature, seed)
        self._alone, self.pairs = NetworkBot(game, seed), settings.secret
        self._far = AT_ONCE  # where the heuristics' rollouts stop

    def choose(self, observation: Any, budget: float = 1.0) -> Choice:
        """The answer that does best in the imagined worlds."""
        self._far = self._rooms[0].brain.horizon(observation, 0)
        if not self.settings.secret and self._rooms[0].brain.replies(observation, int(observation["seat"])):
            return self._alone.choose(observation)
        return super().choose(observation, budget)

    def _candidates(self, observation: Any, legal: list[int], scores: Any) -> tuple[list[int], Any]:
        """The answers that the network considers likely, and the best ones by the heuristics. Less likely answers get a handicap: the
        network's values are learned from its own play and less reliable elsewhere."""
        logits, _ = self._network.judge(observation)
        known = [action for action in legal if action < len(logits)]
        if not known:
            return super()._candidates(observation, legal, scores)
        ranked = sorted(known, key=lambda action: -logits[action])
        likely = [a for a in ranked[: self.settings.candidates] if logits[a] - logits[ranked[0]] > np.log(self.settings.least)]
        best = [a for a in sorted(known, key=lambda action: -int(scores[action]))[: self.settings.heuristics] if a not in likely]
        found = [*likely[: max(1, self.settings.candidates - len(best))], *best]
        found = [action for action in found if scores[action] > DOOMED] or found[:1]
        return found, self.settings.prior * np.maximum(logits[found] - logits[found[0]], LEAST_LIKELY)

    def _secret_candidates(self, legal: list[int], candidates: list[int], prior: Any) -> tuple[list[int], Any]:
        """The answers of the network's own mix: a few worlds cannot distinguish the others."""
        return candidates, prior

    def roll_out(self, jobs: Any) -> tuple[Any, int]:
        """Rollouts by the network, blended with some by the heuristics."""
        room, blend = self._rooms[0], self.settings.blend
        if not blend:
            return self._rollouts.roll_out(room.states, room.keys, jobs)
        far = jobs.copy()
        far[:, 3:5] = self._far
        by_heuristics, decisions = room.roll_out(far)
        if blend >= 1:
            return by_heuristics, decisions
        values, more = self._rollouts.roll_out(room.states, room.keys, jobs)
        return (1 - blend) * values + blend * by_heuristics, decisions + more


def __getattr__(name: str) -> Any:
    return find_former(__name__, name, {"NetworkPlan": "NetworkSearchSettings"})  # will be removed in the next release
