"""The evaluation of a position for a seat, in hundredths of a victory point and as a win probability."""

import math

from detente.engine.bits import count, lowest
from detente.engine.kernel import kernel, table
from detente.engine.machine import DRAW
from detente.games.europe_divided.board import EUROPE, FIELDS, UNIT_LIMIT
from detente.games.europe_divided.cards import ADVANTAGE_PRESTIGE, OWN_ADVANTAGES
from detente.games.europe_divided.data import TURNS
from detente.games.europe_divided.scoring import region_cards
from detente.games.europe_divided.state import ADV_HAND, State

from .board_value import hush_parts, parts_sum, survey, weigh_events, weigh_field, weigh_sea
from .cards_value import deck_of, hand_quality, total_quality
from .coins_value import coins_value
from .memory import W_HAND, W_HANDICAP, W_REGION_CARD, W_TIE_BREAK, W_UNIT, Memory

CERTAIN = 10_000
EDGE = 60  # quarters of a victory point on either side in the table of win probabilities

# Victory points that give a win probability of 73 percent: fewer when less can still happen. Fitted to games between the heuristics.
SCALES = [0.6 + 0.2 * left for left in range(TURNS + 1)]
CHANCE = table([[round(CERTAIN / (1 + math.exp(-quarter / 4 / scale))) for quarter in range(-EDGE, EDGE + 1)] for scale in SCALES])


@kernel
def possessions(s: State, m: Memory, side: int) -> int:
    """The value of a side's coins, units, cards and advantages."""
    total = coins_value(m, s.coins[side]) + m.weight[W_UNIT] * (UNIT_LIMIT - s.supply[side])
    deck = deck_of(s, side)
    mean = total_quality(s, m, deck) // max(1, count(deck))
    total += mean * 2 * m.left * m.weight[W_REGION_CARD] // 100
    total += m.weight[W_TIE_BREAK] * region_cards(s, side)
    total += hand_quality(s, m, side) * m.weight[W_HAND] // 100
    hand = s.advantage[ADV_HAND] & OWN_ADVANTAGES[side]
    while hand:
        total += 100 * ADVANTAGE_PRESTIGE[lowest(hand)]
        hand = hand & (hand - 1)
    return int(total)


@kernel
def evaluate(s: State, m: Memory, seat: int) -> int:
    """The evaluation for a seat: prestige, events by their probabilities, regions, seas, and both sides' possessions."""
    survey(s, m, seat, 0)
    hush_parts(m)
    weigh_events(s, m, m.live)
    for field in range(FIELDS):
        weigh_field(s, m, field)
    for sea in range(2):
        weigh_sea(s, m, sea)
    total = 100 * (s.prestige[seat] - s.prestige[1 - seat]) + parts_sum(m)
    handicap = m.weight[W_HANDICAP] * m.left
    return int(total + possessions(s, m, seat) - possessions(s, m, 1 - seat) + (-handicap if seat == EUROPE else handicap))


@kernel
def win_chance(s: State, m: Memory, seat: int) -> int:
    """The win probability in ten-thousandths; certain when the game is over."""
    if s.over:
        if s.winner == DRAW:
            return CERTAIN // 2
        return CERTAIN if s.winner == seat else 0
    quarters = evaluate(s, m, seat) // 25
    return int(CHANCE[min(m.left, TURNS), max(0, min(2 * EDGE, quarters + EDGE))])
