"""Bots in the list of ratings. The arena has measured how much stronger each level is than the one below (bots/measured.csv); where they
stand among people is found from people's games against them, and begins at an anchor."""

from __future__ import annotations

import csv
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from detente.bots import levels_of

from ..store import Store
from .glicko import MIDDLE, SCALE

ANCHOR = "heuristic"  # the anchor: the heuristic bot without deliberate mistakes starts at the average rating until games say otherwise
DOUBT = 200.0  # standard deviation of that guess, in rating points
STEPS, CLOSE = 50, 1e-6
LEAST = 0.5  # points assumed for a side that lost or won every game of a match


@dataclass(frozen=True)
class BotRating:
    """A level's rating. *error* is the standard error of its distance from the anchor, *games* are those it was measured by."""

    name: str
    rating: float
    error: float
    games: int


@cache
def measured(game: str) -> tuple[BotRating, ...]:
    """The levels of a game as measured by the arena, with the anchor at the average; empty if they were not measured."""
    rows = csv.DictReader(files("detente.bots").joinpath("measured.csv").read_text(encoding="utf-8").splitlines())
    matches = {row["bot"]: (row["rival"], float(row["points"]), int(row["games"])) for row in rows if row["game"] == game}
    levels = {level.name: level for level in levels_of(game)}
    if not matches or not levels:
        return ()
    found: dict[str, BotRating] = {}
    for name in levels:  # the weakest first: each was measured against an earlier one, or is not listed
        rival, points, games = matches.get(name, ("", 0.0, 0))
        if not found:
            found[name] = BotRating(name, 0.0, 0.0, 0)
        if rival not in found:
            continue
        share = min(max(points, LEAST), games - LEAST) / games
        below = found[rival]
        error = math.hypot(below.error, SCALE / math.sqrt(games * share * (1 - share)))
        found[name] = BotRating(name, below.rating + SCALE * math.log(share / (1 - share)), error, games)
    zero = next((one for one in found.values() if levels[one.name].bot == ANCHOR), next(iter(found.values())))
    # Variances of the matches between a level and the anchor add up.
    return tuple(
        BotRating(one.name, MIDDLE + one.rating - zero.rating, math.sqrt(abs(one.error**2 - zero.error**2)), one.games)
        for one in found.values()
    )


def shift(bots: Sequence[BotRating], games: Iterable[tuple[str, float, float]]) -> float:
    """The rating points by which all bots together have to be moved so that people's games against them are likeliest: bot, rating and
    points of a person (Newton's method)."""
    ratings = {bot.name: bot.rating for bot in bots}
    known = [(rating - ratings[name], points) for name, rating, points in games if name in ratings]
    moved = 0.0
    for _ in range(STEPS):
        slope, curve = -moved / DOUBT**2, -1 / DOUBT**2
        for ahead, points in known:
            hoped = 1 / (1 + math.exp(-(ahead - moved) / SCALE))
            slope -= (points - hoped) / SCALE
            curve -= hoped * (1 - hoped) / SCALE**2
        step = slope / curve
        moved -= step
        if abs(step) < CLOSE:
            break
    return moved


async def bot_ratings(store: Store, game: str) -> list[BotRating]:
    """The bots of a game as listed, the best first."""
    bots = measured(game)
    if not bots:
        return []
    moved = shift(bots, await store.ratings.against_bots(game, [bot.name for bot in bots]))
    return [BotRating(bot.name, bot.rating + moved, bot.error, bot.games) for bot in reversed(bots)]
