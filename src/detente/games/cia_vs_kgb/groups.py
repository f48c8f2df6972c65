"""Groups in front of the players (6.4 to 6.9), the discard pile, and the influence they give (6.16)."""

from detente.engine.bits import count
from detente.engine.kernel import kernel

from .cards import CARD_BIT, INFLUENCE, POPULATION, SLOTS, STABILITY
from .state import State


@kernel
def groups_of(s: State, side: int) -> int:
    """All groups of a side, ready and mobilised."""
    return int(s.ready[side] | s.mobilised[side])


@kernel
def groups_in_play(s: State) -> int:
    """All groups of both sides."""
    return groups_of(s, 0) | groups_of(s, 1)


@kernel
def owner(s: State, group: int) -> int:
    """The side in front of which a group in play lies."""
    return 0 if groups_of(s, 0) & CARD_BIT[group] else 1


@kernel
def has_room(s: State, side: int) -> bool:
    """6.5: return whether a side has fewer groups than the population of the objective."""
    return bool(count(groups_of(s, side)) < POPULATION[s.objective])


@kernel
def is_rioting(s: State, side: int) -> bool:
    """6.15: return whether a side's influence exceeds the stability."""
    return bool(s.influence[side] > STABILITY[s.objective])


@kernel
def lay(s: State, side: int, group: int, is_ready: int) -> None:
    """Place a group in front of a player, at the first free slot."""
    i = 0
    while i < SLOTS - 1 and s.slot[side, i] != 0:
        i += 1
    s.slot[side, i] = group
    if is_ready:
        s.ready[side] |= CARD_BIT[group]
    else:
        s.mobilised[side] |= CARD_BIT[group]
    s.influence[side] += INFLUENCE[group]


@kernel
def lift(s: State, side: int, group: int) -> None:
    """Remove a group from a player."""
    for i in range(SLOTS):
        if s.slot[side, i] == group:
            s.slot[side, i] = 0
    s.ready[side] &= ~CARD_BIT[group]
    s.mobilised[side] &= ~CARD_BIT[group]
    s.influence[side] -= INFLUENCE[group]


@kernel
def turn(s: State, side: int, group: int) -> None:
    """Turn a ready group mobilised, or a mobilised one ready."""
    s.ready[side] ^= CARD_BIT[group]
    s.mobilised[side] ^= CARD_BIT[group]


@kernel
def put_on_discard(s: State, group: int) -> None:
    """Put a group face up on the group discard pile."""
    s.discard[s.discard_count] = group
    s.discard_count += 1
