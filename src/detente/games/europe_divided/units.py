"""Units: where they may move (5.7 to 5.9), and what happens on arrival (section 6)."""

from detente.engine.bits import BIT, lowest
from detente.engine.kernel import kernel
from detente.engine.machine import log

from .board import EU, EUROPE, FIELDS, FIRST, NATO, NEIGHBOURS, OPEN_TO, RU, field_of
from .influence import DOMINATES, dominates, lower_cube
from .state import L_BROKEN, L_CLASH, State


@kernel
def add_units(s: State, side: int, area: int, change: int) -> None:
    """Add units to an area or remove them, from or to the supply."""
    s.units[side, area] += change
    s.supply[side] -= change
    if s.units[side, area] > 0:
        s.stationed[side] |= BIT[area]
    else:
        s.stationed[side] &= ~BIT[area]


@kernel
def stops(s: State, side: int) -> int:
    """5.9: the areas that a unit of a side cannot pass: enemy units, and disputed regions with an enemy cube of value 6."""
    found = s.stationed[1 - side]
    for field in range(FIELDS):
        if dominates(s, 1 - side, field):
            found |= BIT[FIRST + field]
    return int(found)


@kernel
def spread(s: State, areas: int, reached: int, allowed: int) -> int:
    """All areas adjacent to a set of areas that are allowed and not yet reached."""
    found = 0
    while areas:
        found |= NEIGHBOURS[s.version, lowest(areas)]
        areas = areas & (areas - 1)
    return int(found & allowed & ~reached)


@kernel
def reach(s: State, side: int, start: int, steps: int) -> int:
    """All areas that a unit can reach within a number of steps, without its own."""
    blocked = stops(s, side)
    reached = BIT[start]
    edge = BIT[start]
    for _ in range(steps):
        edge = spread(s, edge, reached, OPEN_TO[side])
        reached |= edge
        edge &= ~blocked
        if edge == 0:
            break
    return int(reached & ~BIT[start])


@kernel
def distance(s: State, side: int, start: int, goal: int) -> int:
    """The fewest steps from one area to another, or 0 if it cannot be reached."""
    blocked = stops(s, side)
    reached = BIT[start]
    edge = BIT[start]
    steps = 0
    while edge:
        steps += 1
        edge = spread(s, edge, reached, OPEN_TO[side])
        reached |= edge
        if edge & BIT[goal]:
            return int(steps)
        edge &= ~blocked
    return 0


@kernel
def arrive(s: State, side: int, area: int) -> None:
    """Move a unit from the supply into an area: a clash (6.2, 6.4), broken influence (6.3), or it stays."""
    field = field_of(area)
    if s.units[1 - side, area] > 0:
        log(s, L_CLASH, area)
        add_units(s, 1 - side, area, -1)
    elif field >= 0 and dominates(s, 1 - side, field):
        log(s, L_BROKEN, side, area)
        break_influence(s, side, field)
    else:
        add_units(s, side, area, 1)


@kernel
def break_influence(s: State, side: int, field: int) -> None:
    """6.3: every enemy cube of value 6 drops to 5."""
    if side == EUROPE:
        lower_cube(s, RU, field)
        return
    if s.cube[EU, field] == DOMINATES:
        lower_cube(s, EU, field)
    if s.cube[NATO, field] == DOMINATES:
        lower_cube(s, NATO, field)
