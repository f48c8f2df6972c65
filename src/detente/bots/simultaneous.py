"""Simultaneous secret choices: rollouts of every pair of answers, and a mixed strategy for the resulting matrix game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import numpy as np

from .brain import NO_REPLY
from .choice import Choice, Reason

CHUNK = 4  # worlds between checks of the clock
PLAYS = 2000  # iterations of fictitious play


class Budget(Protocol):
    """The budget of a search."""

    spent: int

    def is_over(self) -> bool:
        """Return whether to stop now."""
        ...


class PayoffMatrix:
    """The matrix of the game: the win probability of every answer against every reply, and against the heuristics' own reply."""

    def __init__(
        self,
        roll_out: Callable[[Any], tuple[Any, int]],
        horizon: tuple[int, int],
        seat: int,
        answers: Sequence[int],
        replies: Sequence[int],
    ) -> None:
        self._roll_out, self._horizon, self._seat, self._answers = roll_out, horizon, seat, list(answers)
        self._replies = [*replies, NO_REPLY]
        self.sums = np.zeros((len(answers), len(self._replies)))
        self.worlds, self.spent = 0, 0

    def run(self, worlds: int, clock: Budget) -> None:
        """Try all pairs in the same worlds until the budget is spent."""
        while self.worlds < worlds and not (clock.is_over() and self.worlds):
            upto = min(worlds, self.worlds + CHUNK)
            jobs = [
                (world, answer, self._seat, *self._horizon, reply)
                for world in range(self.worlds, upto)
                for answer in self._answers
                for reply in self._replies
            ]
            values, spent = self._roll_out(np.array(jobs, np.int64))
            self.sums += values.reshape(-1, *self.sums.shape).sum(axis=0)
            self.worlds = upto
            clock.spent += spent
            self.spent = clock.spent

    def verdict(self, chance: np.random.Generator, trust: float, reasons: Sequence[tuple[Reason, ...]], prior: Any) -> Choice:
        """Draw an answer from the mix; the others follow it, best first. *prior* is added to the answers' values for the mix."""
        means = self.sums / max(1, self.worlds) + np.asarray(prior)[:, None]
        mix, worth = solve(means[:, :-1], means[:, -1], trust)
        choices = [Choice(a, float(worth[i] - prior[i]), reasons[i]) for i, a in enumerate(self._answers)]
        chosen = choices[int(chance.choice(len(mix), p=mix))]
        ranked = sorted((choice for choice in choices if choice is not chosen), key=lambda choice: -(choice.win or 0.0))
        others = (chosen, *ranked)
        return Choice(chosen.action, chosen.win, chosen.reasons, others=others, worlds=self.worlds, decisions=self.spent)


def solve(pairs: Any, usual: Any, trust: float) -> tuple[Any, Any]:
    """Fictitious play against an opponent who plays the usual mix in a share *trust* of the games and a best response otherwise. Returns
    a mix and the value of each answer against that opponent."""
    played, replied = np.zeros(len(pairs)), np.zeros(pairs.shape[1])
    gains, losses = np.zeros(len(pairs)), np.zeros(pairs.shape[1])
    for n in range(PLAYS):
        answer = int(np.argmax(trust * usual * n + (1 - trust) * gains)) if n else int(np.argmax(usual))
        reply = int(np.argmin(losses))
        played[answer] += 1
        replied[reply] += 1
        gains += pairs[:, reply]
        losses += pairs[answer]
    return played / PLAYS, trust * usual + (1 - trust) * gains / PLAYS
