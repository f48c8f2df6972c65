"""Ratings by the Bradley–Terry model on the Elo scale, with standard errors from the Fisher information."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from .match import Result

ELO = 400 / math.log(10)
PRIOR = 0.5  # half a drawn game against every opponent, so that even a bot that won every game has a finite rating
ROUNDS, CLOSE = 200, 1e-10


@dataclass(frozen=True)
class Rating:
    """A bot's strength; the mean over all bots is 0. *error* is one standard error."""

    bot: str
    elo: float
    error: float
    games: int
    score: float


def tally(bots: Sequence[str], results: Sequence[Result]) -> tuple[Any, Any]:
    """The points of each bot against each other bot, and the games between them."""
    place = {bot: i for i, bot in enumerate(bots)}
    points, games = np.zeros((len(bots), len(bots))), np.zeros((len(bots), len(bots)))
    for result in results:
        i, j = place[result.bots[0]], place[result.bots[1]]
        gained = result.points_of(result.bots[0])
        points[i, j] += gained
        points[j, i] += 1 - gained
        games[i, j] += 1
        games[j, i] += 1
    return points, games


def rate(bots: Sequence[str], results: Sequence[Result]) -> list[Rating]:
    """The maximum-likelihood strengths, best first (Newton's method)."""
    points, games = tally(bots, results)
    met = (games > 0).astype(float)
    prior_points, prior_games = points + PRIOR * met / 2, games + PRIOR * met
    strength = np.zeros(len(bots))
    for _ in range(ROUNDS):
        expected = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        slope = (prior_points - prior_games * expected).sum(axis=1)
        step = np.linalg.pinv(information(prior_games, expected)) @ slope
        strength += step
        strength -= strength.mean()
        if np.abs(step).max() < CLOSE:
            break
    expected = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
    spread = np.sqrt(np.diag(np.linalg.pinv(information(prior_games, expected))))
    rows = [
        Rating(bot, ELO * float(strength[i]), ELO * float(spread[i]), int(games[i].sum()), share(points[i].sum(), games[i].sum()))
        for i, bot in enumerate(bots)
    ]
    return sorted(rows, key=lambda row: -row.elo)


def information(games: Any, expected: Any) -> Any:
    """The Fisher information of the strengths; singular along the common shift, hence the pseudo-inverse."""
    weight = games * expected * (1 - expected)
    return np.diag(weight.sum(axis=1)) - weight


def share(part: float, whole: float) -> float:
    """The quotient of a part and a whole; 0 if the whole is 0."""
    return float(part / whole) if whole else 0.0
