"""The probability that an event is met when it is resolved, or a region dominated when that is scored."""

from detente.engine.bits import BIT, lowest
from detente.engine.kernel import kernel, table
from detente.games.europe_divided.board import EU, EUROPE, FIRST, NATO, RU
from detente.games.europe_divided.cards import EVENT_FIELDS, NEEDS, R_DOMINATES, R_ORG, R_RIVALS, R_SIDE, R_UNITS, REQUIREMENT
from detente.games.europe_divided.influence import DOMINATES, dominates
from detente.games.europe_divided.state import State

from .memory import COMPARISON, DOMINANCE, FARTHEST, SAFEST, UNITS, Memory

KIND = table([DOMINANCE if need[R_DOMINATES] else UNITS if need[R_UNITS] else COMPARISON for need in NEEDS])


@kernel
def best_rival(s: State, requirement: int, field: int) -> int:
    """The highest cube that a requirement compares with."""
    found = 0
    for rival in range(3):
        if NEEDS[requirement, R_RIVALS] & BIT[rival]:
            found = max(found, s.cube[rival, field])
    return int(found)


@kernel
def hindrance(s: State, side: int, field: int) -> int:
    """The extra steps to a 6 caused by enemy units and an enemy 6 (5.3)."""
    found = min(2, s.units[1 - side, FIRST + field])
    return int(found + 1 if dominates(s, 1 - side, field) else found)


@kernel
def missing_steps(s: State, requirement: int, field: int) -> int:
    """The steps of influence and units missing for a requirement in a region (9.8)."""
    side = NEEDS[requirement, R_SIDE]
    found = max(0, NEEDS[requirement, R_UNITS] - s.units[side, FIRST + field])
    own = s.cube[NEEDS[requirement, R_ORG], field]
    if NEEDS[requirement, R_DOMINATES]:
        if own < DOMINATES:
            found += DOMINATES - own + hindrance(s, side, field)
    elif NEEDS[requirement, R_RIVALS]:
        found += max(0, best_rival(s, requirement, field) + 1 - own)
    return int(found)


@kernel
def spare_steps(s: State, requirement: int, field: int) -> int:
    """The fewest steps by which the other side can undo a requirement met in a region."""
    units = s.units[NEEDS[requirement, R_SIDE], FIRST + field]
    found = SAFEST
    if NEEDS[requirement, R_UNITS]:
        found = min(found, units - NEEDS[requirement, R_UNITS] + 1)
    if NEEDS[requirement, R_DOMINATES]:
        found = min(found, units + 1)
    elif NEEDS[requirement, R_RIVALS]:
        found = min(found, s.cube[NEEDS[requirement, R_ORG], field] - best_rival(s, requirement, field))
    return int(max(1, found))


@kernel
def lead_column(missing: int, spare: int) -> int:
    """The column of the odds."""
    return int(FARTHEST - min(missing, FARTHEST)) if missing > 0 else int(FARTHEST - 1 + min(spare, SAFEST))


@kernel
def event_column(s: State, event: int) -> int:
    """The column for an event: the missing steps over all its regions, or if there are none, its weakest region."""
    missing, spare, requirement = 0, SAFEST, REQUIREMENT[s.version, event]
    fields = EVENT_FIELDS[event]
    while fields:
        field = lowest(fields)
        fields = fields & (fields - 1)
        missing += missing_steps(s, requirement, field)
        spare = min(spare, spare_steps(s, requirement, field))
    return lead_column(missing, spare)


@kernel
def event_chance(s: State, m: Memory, event: int, row: int) -> int:
    """The probability that an event will be met, in ten-thousandths."""
    return int(m.odds[KIND[REQUIREMENT[s.version, event]], row, event_column(s, event)])


@kernel
def dominance_column(s: State, side: int, field: int) -> int:
    """The column for a 6 of a side in a region."""
    cube = max(s.cube[EU, field], s.cube[NATO, field]) if side == EUROPE else s.cube[RU, field]
    if cube < DOMINATES:
        return lead_column(DOMINATES - cube + hindrance(s, side, field), 0)
    return lead_column(0, s.units[side, FIRST + field] + 1)


@kernel
def dominance_chance(s: State, m: Memory, side: int, field: int, row: int) -> int:
    """The probability that a side dominates a region when that is scored, in ten-thousandths."""
    return int(m.odds[DOMINANCE, row, dominance_column(s, side, field)])
