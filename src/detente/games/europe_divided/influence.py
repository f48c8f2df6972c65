"""Cubes (5.1 to 5.4) and their immediate consequences: region cards and sea control (section 7)."""

from detente.engine.bits import BIT
from detente.engine.kernel import kernel
from detente.engine.machine import NOBODY, log

from .board import BALTIC, EU, EUROPE, FIELDS, FIRST, NATO, RU, SEA_FIELDS, SEA_MINIMUM, SEA_ORDER, SIDE_OF
from .cards import FIELD_CARD
from .state import DISCARD, L_GROW, L_LOWER, L_PLACE, L_REGION_CARD, L_SEA, L_SEA_FREE, SUPPLY, State

DOMINATES, WINS_CARD = 6, 5


@kernel
def dominates(s: State, side: int, field: int) -> bool:
    """Return whether a side has a cube of value 6 in a disputed region."""
    if side == EUROPE:
        return bool(s.cube[EU, field] == DOMINATES or s.cube[NATO, field] == DOMINATES)
    return bool(s.cube[RU, field] == DOMINATES)


@kernel
def is_held_at_five(s: State, side: int, field: int) -> bool:
    """5.3: return whether an enemy cube of value 6 or an enemy unit bars a 6; EU and NATO do not hinder each other."""
    return dominates(s, 1 - side, field) or bool(s.units[1 - side, FIRST + field] > 0)


@kernel
def highest(s: State, organisation: int, field: int, cap: int) -> int:
    """The value to which a cube could be raised."""
    if cap > WINS_CARD and is_held_at_five(s, SIDE_OF[organisation], field):
        return WINS_CARD
    return int(cap)


@kernel
def can_grow(s: State, organisation: int, field: int, cap: int) -> bool:
    """Return whether there is a cube with room to grow."""
    value = s.cube[organisation, field]
    return bool(0 < value < highest(s, organisation, field, cap))


@kernel
def set_cube(s: State, organisation: int, field: int, value: int) -> None:
    """Turn or place a cube; sea control is checked after every change of influence (7.3)."""
    s.cube[organisation, field] = value
    for sea in range(2):
        if SEA_FIELDS[sea] & BIT[field]:
            check_sea(s, sea)


@kernel
def sea_total(s: State, sea: int, organisation: int) -> int:
    """The influence of an organisation in the regions that count (7.1, 7.2)."""
    total = 0
    for field in range(FIELDS):
        if SEA_FIELDS[sea] & BIT[field]:
            total += s.cube[organisation, field]
    return int(total)


@kernel
def rightful_holder(s: State, sea: int) -> int:
    """The organisation with the highest total of at least the minimum, ties by the card's order (7.1, 7.2), or NOBODY."""
    holder, most = NOBODY, SEA_MINIMUM[sea] - 1
    for place in range(3):
        organisation = SEA_ORDER[sea, place]
        total = sea_total(s, sea, organisation)
        if total > most:
            holder, most = organisation, total
    return int(holder)


@kernel
def check_sea(s: State, sea: int) -> None:
    """Give the sea card to its rightful holder (7.3)."""
    holder = rightful_holder(s, sea)
    if holder == s.sea[sea]:
        return
    s.sea[sea] = holder
    if holder == NOBODY:
        log(s, L_SEA_FREE, BALTIC + sea)
    else:
        log(s, L_SEA, BALTIC + sea, holder)


@kernel
def place_cube(s: State, organisation: int, field: int) -> None:
    """5.1: place a cube of value 1."""
    log(s, L_PLACE, organisation, FIRST + field)
    set_cube(s, organisation, field, 1)


@kernel
def grow_cube(s: State, organisation: int, field: int, amount: int, cap: int) -> None:
    """5.2 to 5.4: raise a cube as far as possible; any excess is lost. At 5 or 6 the region card is won."""
    before = s.cube[organisation, field]
    after = min(before + amount, highest(s, organisation, field, cap))
    if after <= before:
        return
    log(s, L_GROW, organisation, FIRST + field, before * 100 + after)
    if after >= WINS_CARD:
        win_region_card(s, SIDE_OF[organisation], field)
    set_cube(s, organisation, field, after)


@kernel
def win_region_card(s: State, side: int, field: int) -> None:
    """5.4: put the region card on the side's discard pile, for good."""
    card = FIELD_CARD[side, field]
    if s.pile[SUPPLY] & BIT[card]:
        s.pile[SUPPLY] &= ~BIT[card]
        s.pile[DISCARD] |= BIT[card]
        log(s, L_REGION_CARD, side, card)


@kernel
def lower_cube(s: State, organisation: int, field: int) -> None:
    """Turn a 6 down to 5; cubes never lose any other value (6.3)."""
    log(s, L_LOWER, organisation, FIRST + field, DOMINATES * 100 + WINS_CARD)
    set_cube(s, organisation, field, WINS_CARD)
