"""Helpers for the actions of the struggle: recruiting (6.4), passing (6.13), and the end of a turn (6.14, 6.15)."""

from detente.engine.kernel import kernel
from detente.engine.machine import NOBODY, log, pop

from .decks import deck_count
from .groups import groups_of, has_room, is_rioting, lay
from .options import RIOTS_END_STRUGGLE
from .state import GROUP_DECK, L_RECRUIT, State


@kernel
def can_recruit(s: State, side: int) -> bool:
    """6.4, 6.5, 6.17: return whether the deck has a card and the side has room for it."""
    return bool(deck_count(s, GROUP_DECK) > 0 and has_room(s, side))


@kernel
def can_pass(s: State, side: int) -> bool:
    """6.3, 6.17: return whether a side may pass: not without groups, unless there is nothing to recruit."""
    return bool(groups_of(s, side) != 0 or not can_recruit(s, side))


@kernel
def recruit(s: State, side: int, group: int) -> None:
    """6.4: recruit a group, which arrives ready."""
    lay(s, side, group, 1)
    log(s, L_RECRUIT, side, group, s.influence[side])


@kernel
def end_turn(s: State) -> None:
    """6.15: riots end the struggle immediately; otherwise the other side is to act."""
    if s.option[RIOTS_END_STRUGGLE] and (is_rioting(s, 0) or is_rioting(s, 1)):
        end_struggle(s)
    else:
        s.active = 1 - s.active


@kernel
def end_struggle(s: State) -> None:
    """6.14: end the struggle, whose frame is on top."""
    pop(s)
    s.active = NOBODY
    s.passes = 0
