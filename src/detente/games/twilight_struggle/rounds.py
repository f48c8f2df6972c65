"""The number of action rounds of a side, and when scoring cards or Missile Envy leave it no choice."""

from detente.engine.kernel import kernel

from .board import SPACE_STATION, US
from .effects import EIGHTH_ROUND
from .options import HOLD_SCORING
from .piles import ENVY, scoring_cards
from .space import is_alone_at
from .state import HAND, State


@kernel
def rounds_of(s: State, side: int) -> int:
    """The action rounds of a side: 6 in turns 1 to 3, then 7; 8 with Space Station or North Sea Oil."""
    if is_alone_at(s, side, SPACE_STATION) or (side == US and s.effects & EIGHTH_ROUND):
        return 8
    return 6 if s.turn <= 3 else 7


@kernel
def is_pressed(s: State, side: int) -> bool:
    """Return whether as many scoring cards are in hand as rounds are left (10.1.5)."""
    held = scoring_cards(s, side)
    return held > 0 and held >= rounds_of(s, side) - s.round + 1


@kernel
def must_score(s: State, side: int) -> bool:
    """Return whether the side must play a scoring card: it is pressed, and holding one is not allowed even at the price of the game."""
    return is_pressed(s, side) and not s.option[HOLD_SCORING]


@kernel
def must_play_envy(s: State, side: int) -> bool:
    """Return whether Missile Envy is due in this side's next action round."""
    return bool(s.envy == side and s.where[ENVY] == HAND + side)
