"""Ratings by Glicko-2 (Glickman 2013), updated game by game as lichess does: a rating period is a stretch of time, of which any part may
have passed between two games.

Written here in a few lines: of the existing libraries, `glicko2` 2.1 confuses rating and deviation in the equation of the volatility, and
others update whole periods only. A side's advantage is part of the rating it plays against, so that the player with the better side is
expected to win more often.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

SCALE = 173.7178  # rating points per unit of the paper's scale
MIDDLE = 1500.0
TAU = 0.5  # the system constant: how fast volatilities change
PERIOD = 4.6 * 86_400.0  # seconds; after a year without a game a settled rating (60) is provisional again
LEAST_DEVIATION, MOST_DEVIATION = 45.0, 350.0
LEAST_VOLATILITY, MOST_VOLATILITY = 0.01, 0.1
PROVISIONAL = 110.0  # ratings with a larger deviation are provisional
MOST_STEP = 700.0  # largest change by one game, in rating points
TOLERANCE = 1e-6


@dataclass(frozen=True)
class Rating:
    """A rating, its deviation and its volatility."""

    rating: float = MIDDLE
    deviation: float = MOST_DEVIATION
    volatility: float = 0.06

    @property
    def provisional(self) -> bool:
        return self.deviation > PROVISIONAL

    def after(self, seconds: float) -> Rating:
        """The rating with the larger deviation it has after a time without games."""
        if seconds <= 0:
            return self
        grown = math.hypot(self.deviation / SCALE, self.volatility * math.sqrt(seconds / PERIOD)) * SCALE
        return Rating(self.rating, min(MOST_DEVIATION, grown), self.volatility)


@dataclass(frozen=True)
class RatedGame:
    """A game: the opponent's rating, the score (1, 0.5 or 0), and the advantage of one's own side in rating points."""

    opponent: Rating
    points: float
    advantage: float = 0.0


def expected(mine: Rating, theirs: Rating, advantage: float = 0.0) -> float:
    """The expected score, given both deviations."""
    doubt = math.hypot(mine.deviation, theirs.deviation) / SCALE
    return 1 / (1 + math.exp(-_weight(doubt) * (mine.rating + advantage - theirs.rating) / SCALE))


def rate(mine: Rating, games: list[RatedGame]) -> Rating:
    """The rating after these games, taken as one rating period; call `after` first if time has passed."""
    if not games:
        return mine
    mu, phi = (mine.rating - MIDDLE) / SCALE, mine.deviation / SCALE
    information, surprise = 0.0, 0.0
    for game in games:
        weight = _weight(game.opponent.deviation / SCALE)
        hoped = 1 / (1 + math.exp(-weight * (mu - (game.opponent.rating - game.advantage - MIDDLE) / SCALE)))
        information += weight * weight * hoped * (1 - hoped)
        surprise += weight * (game.points - hoped)
    sigma = _volatility(phi, mine.volatility, 1 / information, surprise / information)
    phi = 1 / math.sqrt(1 / (phi * phi) + information)
    step = max(-MOST_STEP, min(MOST_STEP, SCALE * phi * phi * surprise))
    deviation = max(LEAST_DEVIATION, min(MOST_DEVIATION, SCALE * phi))
    return Rating(mine.rating + step, deviation, max(LEAST_VOLATILITY, min(MOST_VOLATILITY, sigma)))


def _weight(phi: float) -> float:
    """The weight g(φ) of a result against a rating with this deviation."""
    return 1 / math.sqrt(1 + 3 * phi * phi / (math.pi * math.pi))


def _volatility(phi: float, sigma: float, variance: float, change: float) -> float:
    """The new volatility (step 5 of the paper), by the Illinois algorithm."""
    start = math.log(sigma * sigma)

    def slope(x: float) -> float:
        grown = math.exp(x)
        total = phi * phi + variance + grown
        return grown * (change * change - total) / (2 * total * total) - (x - start) / (TAU * TAU)

    low = start
    if change * change > phi * phi + variance:
        high = math.log(change * change - phi * phi - variance)
    else:
        steps = 1
        while slope(start - steps * TAU) < 0:
            steps += 1
        high = start - steps * TAU
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > TOLERANCE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)
