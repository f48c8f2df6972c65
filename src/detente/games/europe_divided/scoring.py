"""Dominance, unused advantage cards and the end (section 10)."""

from detente.engine.bits import BIT, count
from detente.engine.kernel import kernel
from detente.engine.machine import log

from .board import EUROPE, FIELDS, RUSSIA, UNIT_LIMIT
from .cards import ADVANTAGE_PRESTIGE, ADVANTAGES, REGION_CARDS
from .happenings import gain_prestige
from .influence import dominates
from .piles import advantages_in_hand, move_advantage
from .state import (
    ADV_HAND,
    ADV_PLAYED,
    E_COINS_AND_UNITS,
    E_PRESTIGE,
    E_REGION_CARDS,
    E_TIE,
    L_DOMINANCE,
    L_KEPT,
    L_OVER,
    SUPPLY,
    State,
)


@kernel
def dominated(s: State, side: int) -> int:
    """The number of disputed regions where a side has a cube of value 6; two cubes still count as one region (10.1)."""
    found = 0
    for field in range(FIELDS):
        if dominates(s, side, field):
            found += 1
    return found


@kernel
def score_dominance(s: State) -> None:
    """10.1: score 1 prestige for each dominated region."""
    for side in range(2):
        found = dominated(s, side)
        log(s, L_DOMINANCE, side, found)
        if found > 0:
            gain_prestige(s, side, found)


@kernel
def score_advantages(s: State) -> None:
    """8.2: score and remove every unused card."""
    for side in range(2):
        hand = advantages_in_hand(s, side)
        for card in range(len(ADVANTAGES)):
            if hand & BIT[card]:
                move_advantage(s, card, ADV_HAND, ADV_PLAYED)
                log(s, L_KEPT, side, card, ADVANTAGE_PRESTIGE[card])
                gain_prestige(s, side, ADVANTAGE_PRESTIGE[card])


@kernel
def region_cards(s: State, side: int) -> int:
    """The number of region cards in hand, deck and discard pile together (10.3)."""
    return count(REGION_CARDS[side] & ~s.pile[SUPPLY])


@kernel
def coins_and_units(s: State, side: int) -> int:
    """The coins plus the units on the board (10.3)."""
    return int(s.coins[side] + UNIT_LIMIT - s.supply[side])


@kernel
def end_game(s: State) -> None:
    """10.3: most prestige wins, then region cards, then coins and units, then Europe."""
    ending = E_PRESTIGE
    lead = s.prestige[EUROPE] - s.prestige[RUSSIA]
    if lead == 0:
        ending = E_REGION_CARDS
        lead = region_cards(s, EUROPE) - region_cards(s, RUSSIA)
    if lead == 0:
        ending = E_COINS_AND_UNITS
        lead = coins_and_units(s, EUROPE) - coins_and_units(s, RUSSIA)
    if lead == 0:
        ending = E_TIE
    s.over = 1
    s.winner = EUROPE if lead >= 0 else RUSSIA
    s.ending = ending
    log(s, L_OVER, s.winner, ending)
