"""Scoring a region (10.1), final scoring (10.3.2), and the level a side has in a region."""

import numpy as np

from detente.engine.bits import count, mask
from detente.engine.kernel import kernel
from detente.engine.machine import DRAW, NOBODY, log

from .board import (
    ASIA,
    BATTLEGROUNDS,
    COUNTRY,
    EUROPE,
    LEVELS,
    REGION_MASK,
    SOUTHEAST_ASIA,
    SUPERPOWER,
    TAIWAN_MASK,
    US,
    USSR,
    WORDS,
)
from .effects import FORMOSAN
from .markers import end_game, move_vp, test_twenty
from .options import SCENARIO
from .state import E_EUROPE, E_FINAL_SCORING, E_SCENARIO, L_FINAL_SCORING, L_SCORING, State

NO_LEVEL, PRESENCE, DOMINATION, CONTROL = range(4)
THAILAND = np.array(mask([COUNTRY["thailand"]], WORDS), np.int64)


@kernel
def region_level(s: State, side: int, region: int, left_out: int, formosa: bool) -> int:
    """Presence, Domination or Control (10.1.1). *left_out*: one USSR battleground ignored (Shuttle Diplomacy), or NOBODY."""
    own, other, own_grounds, other_grounds, grounds = 0, 0, 0, 0, 0
    for w in range(WORDS):
        land = REGION_MASK[region, w]
        ground = BATTLEGROUNDS[w] & land
        if formosa and region == ASIA:
            ground |= TAIWAN_MASK[w] & s.controlled[US, w]
        mine, theirs = s.controlled[side, w] & land, s.controlled[1 - side, w] & land
        if left_out != NOBODY:
            ignored = ~_word_of(left_out, w)
            if side == USSR:
                mine &= ignored
            else:
                theirs &= ignored
        own += count(mine)
        other += count(theirs)
        own_grounds += count(mine & ground)
        other_grounds += count(theirs & ground)
        grounds += count(ground)
    if own == 0:
        return NO_LEVEL
    if own > other and own_grounds == grounds:
        return CONTROL
    if own > other and own_grounds > other_grounds and own > own_grounds:
        return DOMINATION
    return PRESENCE


@kernel
def _word_of(country: int, w: int) -> int:
    return 1 << (country % 60) if country // 60 == w else 0


@kernel
def region_points(s: State, side: int, region: int, left_out: int, formosa: bool) -> int:
    """The points that a side scores: its level, +1 per battleground, +1 per country adjacent to the enemy superpower (10.1.2)."""
    level = region_level(s, side, region, left_out, formosa)
    points = 0
    if level != NO_LEVEL:
        points = LEVELS[region, level - 1]
    for w in range(WORDS):
        mine = s.controlled[side, w] & REGION_MASK[region, w]
        if left_out != NOBODY and side == USSR:
            mine &= ~_word_of(left_out, w)
        ground = BATTLEGROUNDS[w]
        if formosa and region == ASIA and side == US:
            ground |= TAIWAN_MASK[w]
        points += count(mine & ground) + count(mine & SUPERPOWER[1 - side, w])
    return int(points)


@kernel
def score_southeast_asia(s: State) -> None:
    """1 VP per country, 2 for Thailand; no levels and no bonuses (card 38)."""
    net = 0
    for side in range(2):
        points = 0
        for w in range(WORDS):
            mine = s.controlled[side, w] & REGION_MASK[SOUTHEAST_ASIA, w]
            points += count(mine) + count(mine & THAILAND[w])
        log(s, L_SCORING, SOUTHEAST_ASIA, side, points)
        net += points if side == US else -points
    move_vp(s, US, net)
    test_twenty(s)


@kernel
def score_region(s: State, region: int, left_out: int, is_final: bool) -> None:
    """Score the difference of both totals (10.1.2); Control of Europe wins immediately."""
    formosa = bool(s.effects & FORMOSAN)
    if region == EUROPE:
        for side in range(2):
            if region_level(s, side, EUROPE, NOBODY, False) == CONTROL:
                end_game(s, side, E_EUROPE)
    if s.over:
        return
    us = region_points(s, US, region, left_out, formosa)
    ussr = region_points(s, USSR, region, left_out, formosa)
    log(s, L_SCORING, region, US, us)
    log(s, L_SCORING, region, USSR, ussr)
    move_vp(s, US, us - ussr)
    if not is_final:
        test_twenty(s)


@kernel
def decide_by_track(s: State, ending: int, asks_twenty: bool) -> None:
    """The side on which the marker stands wins; 0 is a draw. With *asks_twenty* (Late War scenario) the US needs 20 VP."""
    if s.option[SCENARIO] and asks_twenty:
        end_game(s, US if s.vp >= 20 else USSR, E_SCENARIO if ending == E_FINAL_SCORING else ending)
    elif s.vp == 0:
        end_game(s, DRAW, ending)
    else:
        end_game(s, US if s.vp > 0 else USSR, ending)


@kernel
def final_scoring(s: State) -> None:
    """10.3.2: Europe first, every region, the China Card; 20 VP do not end it early."""
    log(s, L_FINAL_SCORING)
    for region in range(6):
        score_region(s, region, NOBODY, True)
        if s.over:
            return
    if s.china != NOBODY:
        move_vp(s, s.china, 1)
    decide_by_track(s, E_FINAL_SCORING, True)
