"""Derived inputs of the network for Twilight Struggle."""

from typing import Any

from detente.bots.network.facts import Derived
from detente.engine.bits import BIT, WORD, count
from detente.engine.kernel import kernel
from detente.engine.machine import NOBODY
from detente.games.twilight_struggle.board import (
    BATTLEGROUNDS,
    EUROPE,
    LEVELS,
    NUMBER,
    REGION_MASK,
    SOUTHEAST_ASIA,
    STABILITY,
    SUPERPOWER,
    WORDS,
)
from detente.games.twilight_struggle.effects import FORMOSAN
from detente.games.twilight_struggle.scoring import region_level, region_points

SCORED = SOUTHEAST_ASIA  # regions with levels come first
ALL_OF_EUROPE = 20  # Control of Europe wins
NEAR = 6  # differences of influence are capped at this


@kernel
def level_points(region: int, own: int, other: int, own_grounds: int, other_grounds: int, grounds: int) -> int:
    """The points of the level that a side with so many countries and battlegrounds has (10.1.1)."""
    if own == 0:
        return 0
    if own > other and own_grounds == grounds:
        return ALL_OF_EUROPE if region == EUROPE else int(LEVELS[region, 2])
    if own > other and own_grounds > other_grounds and own > own_grounds:
        return int(LEVELS[region, 1])
    return int(LEVELS[region, 0])


@kernel
def held(o: Any, side: int, region: int, grounds: bool, near: bool) -> int:
    """The countries of a region that a side controls: all, only battlegrounds, or only those adjacent to the other superpower."""
    found = 0
    for w in range(WORDS):
        land = o.controlled[side, w] & REGION_MASK[region, w]
        if grounds:
            land &= BATTLEGROUNDS[w]
        if near:
            land &= SUPERPOWER[1 - side, w]
        found += count(land)
    return int(found)


@kernel
def fill_stakes(o: Any, region: int, out: Any, at: int) -> None:
    """Write the stake of each country of a region: how much the region's score differs with it in own or other hands."""
    own, other = o.seat, 1 - o.seat
    own_all, other_all = held(o, own, region, False, False), held(o, other, region, False, False)
    own_grounds, other_grounds = held(o, own, region, True, False), held(o, other, region, True, False)
    grounds = 0
    for w in range(WORDS):
        grounds += count(BATTLEGROUNDS[w] & REGION_MASK[region, w])
    for country in range(NUMBER):
        w, bit = country // WORD, BIT[country % WORD]
        if not REGION_MASK[region, w] & bit:
            continue
        ground = 1 if BATTLEGROUNDS[w] & bit else 0
        mine, theirs = 1 if o.controlled[own, w] & bit else 0, 1 if o.controlled[other, w] & bit else 0
        a, b, c, d = own_all - mine, other_all - theirs, own_grounds - mine * ground, other_grounds - theirs * ground
        with_it = level_points(region, a + 1, b, c + ground, d, grounds) - level_points(region, b, a + 1, d, c + ground, grounds)
        without = level_points(region, a, b + 1, c, d + ground, grounds) - level_points(region, b + 1, a, d + ground, c, grounds)
        near = (1 if SUPERPOWER[other, w] & bit else 0) + (1 if SUPERPOWER[own, w] & bit else 0)
        out[at + country] = with_it - without + 2 * ground + near


@kernel
def fill(o: Any, out: Any) -> None:
    """For every region: the lead in points if it were scored now, and both levels; the stake of each country; each side's influence
    relative to what it needs to control a country."""
    for k in range(len(out)):
        out[k] = 0
    if o.seat > 1:
        return
    own, other, formosa = o.seat, 1 - o.seat, bool(o.effects & FORMOSAN)
    for region in range(SCORED):
        out[region] = region_points(o, own, region, NOBODY, formosa) - region_points(o, other, region, NOBODY, formosa)
        out[SCORED + region] = region_level(o, own, region, NOBODY, formosa)
        out[2 * SCORED + region] = region_level(o, other, region, NOBODY, formosa)
        fill_stakes(o, region, out, 3 * SCORED)
    at = 3 * SCORED + NUMBER
    for country in range(NUMBER):
        margin = o.influence[own, country] - o.influence[other, country]
        out[at + country] = max(-NEAR, min(NEAR, margin - STABILITY[country]))
        out[at + NUMBER + country] = max(-NEAR, min(NEAR, -margin - STABILITY[country]))


DERIVED = Derived(
    fill,
    {"region_ahead": (SCORED,), "region_level": (2, SCORED), "stake": (NUMBER,), "ahead": (2, NUMBER)},
    {"region_ahead": tuple(range(-9, 10, 2)), "region_level": (1, 2, 3), "stake": (2, 3, 5, 8), "ahead": (-3, -2, -1, 0, 2)},
)
