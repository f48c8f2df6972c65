"""The evaluation of a position for a seat, in hundredths of a victory point and as a win probability."""

import math

from detente.engine.bits import WORD, lowest
from detente.engine.kernel import kernel, table
from detente.engine.machine import DRAW
from detente.games.twilight_struggle.board import CIVIL_WAR, SOUTHEAST_ASIA, US, WORDS
from detente.games.twilight_struggle.cards import OPS, SCORING, SIDE
from detente.games.twilight_struggle.effects import BEAR_TRAP, FLOWER_POWER, NATO, QUAGMIRE, REFORMER
from detente.games.twilight_struggle.markers import ops_value
from detente.games.twilight_struggle.state import HAND, State

from .board_value import OTHERS, OWN, region_value, standing, survey
from .cards_value import usual_worth
from .memory import W_BATTLEGROUND, W_CHINA_DOWN, W_CHINA_HELD, W_LOST_ROUND, W_MILITARY_EARLY, W_SPACE_BOX, Memory

CERTAIN = 10_000
EDGE = 40  # half victory points on either side in the table of win probabilities
SCALE, LAST_SCALE = 6.5, 4.0
CHANCE = table([[round(CERTAIN / (1 + math.exp(-half / 2 / scale))) for half in range(-EDGE, EDGE + 1)] for scale in (SCALE, LAST_SCALE)])
HAND_SHARE = 30  # percentage of the value of cards in hand that counts


@kernel
def cushion(s: State, m: Memory) -> int:
    """The value of influence above or below control in all countries: what `standing` adds to mere control."""
    total = 0
    for w in range(WORDS):
        word = s.present[0, w] | s.present[1, w]
        while word:
            country = w * WORD + lowest(word)
            word = word & (word - 1)
            if country == CIVIL_WAR:
                continue
            total += margin_value(s, m, country)
    return total


@kernel
def margin_value(s: State, m: Memory, country: int) -> int:
    """The part of a country's value that lies in its margin: a third of a battleground's step towards control."""
    own, other = s.influence[m.seat, country], s.influence[1 - m.seat, country]
    m.mine[country] = 60
    m.free[country] = 0
    m.lost[country] = -60
    value = standing(s, m, country, own, other)
    if value >= 60:
        return int(value - 60)
    return int(value + 60 if value <= -60 else value)


@kernel
def hand_value(s: State, m: Memory, side: int) -> int:
    """The value of a hand: operations or the better event, minus the effect of the other side's events."""
    total = 0
    for w in range(WORDS):
        word = s.pile[HAND + side, w]
        while word:
            card = w * WORD + lowest(word) + 1
            word = word & (word - 1)
            if SCORING[card]:
                continue
            ops = 60 * ops_value(s, side, OPS[card])
            usual = usual_worth(s, m, card)
            total += ops - usual if SIDE[card] == 1 - side else max(ops, usual)
    return total


@kernel
def evaluate(s: State, m: Memory, seat: int) -> int:
    """The evaluation for a seat: points, regions by what can still score, the China Card, tracks, hands."""
    survey(s, m, seat)
    m.epoch += 1
    total = 100 * (s.vp if seat == US else -s.vp)
    for r in range(7):
        if r == SOUTHEAST_ASIA:
            total += m.expected[r] * (m.held[OWN, r] - m.held[OTHERS, r])
            continue
        value = region_value(m, r, m.held[OWN, r], m.held[OTHERS, r], m.grounds[OWN, r], m.grounds[OTHERS, r])
        total += m.expected[r] * value // 100
        total += m.weight[W_BATTLEGROUND] * m.expected[r] * (m.grounds[OWN, r] - m.grounds[OTHERS, r]) // 100
    total += cushion(s, m) + tracks(s, m)
    total += HAND_SHARE * (hand_value(s, m, seat) - hand_value(s, m, 1 - seat)) // 100
    return int(total)


@kernel
def tracks(s: State, m: Memory) -> int:
    """The value of the China Card, space race, military operations, traps and lasting events."""
    seat = m.seat
    total = m.weight[W_SPACE_BOX] * (s.space[seat] - s.space[1 - seat])
    if s.china >= 0:
        china = m.weight[W_CHINA_HELD] if s.china_up else m.weight[W_CHINA_DOWN]
        total += china if s.china == seat else -china
    if s.round > 0:
        own = max(0, s.defcon - s.milops[seat])
        other = max(0, s.defcon - s.milops[1 - seat])
        total -= m.weight[W_MILITARY_EARLY] * (own - other)
    for_us = 0
    if s.effects & QUAGMIRE:
        for_us -= m.weight[W_LOST_ROUND]
    if s.effects & BEAR_TRAP:
        for_us += m.weight[W_LOST_ROUND]
    if s.effects & FLOWER_POWER:
        for_us -= 80
    if s.effects & NATO:
        for_us += 60
    if s.effects & REFORMER:
        for_us -= 80
    return int(total + (for_us if seat == US else -for_us))


@kernel
def win_chance(s: State, m: Memory, seat: int) -> int:
    """The win probability in ten-thousandths; certain when the game is over."""
    if s.over:
        if s.winner == DRAW:
            return CERTAIN // 2
        return CERTAIN if s.winner == seat else 0
    halves = evaluate(s, m, seat) // 50
    row = 1 if s.turn >= 10 else 0
    return int(CHANCE[row, max(0, min(2 * EDGE, halves + EDGE))])
