"""The network's search: the race of `search_bot.py` between the answers that the network holds likely, in imagined worlds where the network
plays both sides; it also judges where they stop."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from .brain import AT_ONCE, DOOMED
from .choice import Choice
from .network.numpy_network import find_network
from .network.rollouts import Rollouts
from .network_bot import NetworkBot
from .search_bot import Plan, SearchBot

LEAST_LIKELY = -7.0  # logarithm of a chance; what is less likely still counts as this


@dataclass(frozen=True)
class NetworkPlan(Plan):
    """How the network searches."""

    candidates: int = 6
    worlds: int = 128
    caution: float = 0.75
    rounds: int = 1
    threads: int = 1
    temperature: float = 1.0  # of the answers in imagined worlds
    least: float = 0.0001  # an answer is tried if it is at least this part as likely as the likeliest
    secret: int = 24  # worlds in which a secret choice of both sides is tried; 0 leaves it to the network's own mix
    heuristics: int = 1  # of the candidates: the best by the heuristics, however unlikely the network holds them
    blend: float = 0.0  # part of rollouts by the heuristics in what an answer is worth
    prior: float = 0.002  # of the chance to win: what an answer e times as likely as another is ahead of it


class NetworkSearchBot(SearchBot):
    """Looks ahead in worlds that its seat can imagine; both sides play as the network does there."""

    plan: NetworkPlan
    chunk = 32  # products of matrices take half the time for each of many rows as for each of few

    def __init__(self, game: str, seed: int | None = None, plan: NetworkPlan | None = None) -> None:
        self._network = find_network(game)
        plan = plan or NetworkPlan()
        super().__init__(game, seed, plan)
        self._rollouts = Rollouts(game, self._network, plan.temperature, seed)
        self._alone, self.pairs = NetworkBot(game, seed), plan.secret
        self._far = AT_ONCE  # where rollouts by the heuristics stop

    def choose(self, observation: Any, budget: float = 1.0) -> Choice:
        """The answer that does best in the imagined worlds."""
        self._far = self._rooms[0].brain.horizon(observation, 0)
        if not self.plan.secret and self._rooms[0].brain.replies(observation, int(observation["seat"])):
            return self._alone.choose(observation)
        return super().choose(observation, budget)

    def _candidates(self, observation: Any, legal: list[int], scores: Any) -> tuple[list[int], Any]:
        """The answers that the network holds likely and the best by the heuristics. What is less likely has more to prove: values are
        learned where the network plays, and less sure elsewhere."""
        logits, _ = self._network.judge(observation)
        known = [action for action in legal if action < len(logits)]
        if not known:
            return super()._candidates(observation, legal, scores)
        ranked = sorted(known, key=lambda action: -logits[action])
        likely = [a for a in ranked[: self.plan.candidates] if logits[a] - logits[ranked[0]] > np.log(self.plan.least)]
        best = [a for a in sorted(known, key=lambda action: -int(scores[action]))[: self.plan.heuristics] if a not in likely]
        found = [*likely[: max(1, self.plan.candidates - len(best))], *best]
        found = [action for action in found if scores[action] > DOOMED] or found[:1]
        return found, self.plan.prior * np.maximum(logits[found] - logits[found[0]], LEAST_LIKELY)

    def _secret_candidates(self, legal: list[int], candidates: list[int], prior: Any) -> tuple[list[int], Any]:
        """Those of the network's own mix: a few worlds cannot tell the others apart."""
        return candidates, prior

    def roll_out(self, jobs: Any) -> tuple[Any, int]:
        """Rollouts by the network, and a part of those by the heuristics."""
        room, blend = self._rooms[0], self.plan.blend
        if not blend:
            return self._rollouts.roll_out(room.states, room.keys, jobs)
        far = jobs.copy()
        far[:, 3:5] = self._far
        by_heuristics, decisions = room.roll_out(far)
        if blend >= 1:
            return by_heuristics, decisions
        values, more = self._rollouts.roll_out(room.states, room.keys, jobs)
        return (1 - blend) * values + blend * by_heuristics, decisions + more
