"""The values of units where they stand, where they could go, and on the way there."""

from typing import Any

import numpy as np

from detente.bots.entry_points import credit
from detente.engine.bits import BIT, lowest
from detente.engine.kernel import kernel, table
from detente.games.europe_divided.board import FIELDS, FIRST, HAS_EXIT, NEIGHBOURS, NUMBER, OPEN_TO, field_of
from detente.games.europe_divided.cards import AREA_SETS
from detente.games.europe_divided.choices import STEP_PRICE, goals, mobilise_areas
from detente.games.europe_divided.coins import most_steps, price_of
from detente.games.europe_divided.influence import dominates
from detente.games.europe_divided.state import JUMP, PAID, State
from detente.games.europe_divided.units import reach, spread, stops

from .board_value import broken_gain, credit_parts, hush_parts, parts_sum, units_gain
from .coins_value import coins_gain
from .heuristics import H_COINS, H_UNITS
from .memory import NOT_YET, W_POTENTIAL, W_UNIT, Memory

FARTHEST = 4  # maximum number of steps to look ahead
SUPPLY = -1  # stands for the supply instead of an area: a unit to mobilise
GIVEN_UP = 33
FADING = table([100, 100, 55, 30, 15])  # percentage of the potential by distance


def _steps() -> Any:
    """Steps between areas on an empty board by version and side; FARTHEST + 1 if it takes longer."""
    found = np.full((len(NEIGHBOURS), 2, NUMBER, NUMBER), FARTHEST + 1, np.int64)
    for version, side in np.ndindex(len(NEIGHBOURS), 2):
        for start in range(NUMBER):
            reached = edge = 1 << start
            found[version, side, start, start] = 0
            for steps in range(1, FARTHEST + 1):
                near = np.bitwise_or.reduce([NEIGHBOURS[version, area] for area in range(NUMBER) if edge >> area & 1] or [0])
                edge = int(near) & int(OPEN_TO[side]) & ~reached
                reached |= edge
                for area in range(NUMBER):
                    if edge >> area & 1:
                        found[version, side, start, area] = steps
    return table(found)


STEPS = _steps()


@kernel
def is_clash(s: State, m: Memory, area: int) -> bool:
    """Return whether an arriving unit meets an enemy (6.2)."""
    return bool(s.units[1 - m.seat, area] > 0)


@kernel
def is_break(s: State, m: Memory, area: int) -> bool:
    """Return whether an arriving unit breaks a 6 and is used up (6.3)."""
    field = field_of(area)
    return bool(field >= 0 and not is_clash(s, m, area) and dominates(s, 1 - m.seat, field))


@kernel
def weigh_arrival(s: State, m: Memory, area: int) -> int:
    """The immediate gain of a unit arriving in an area; the parts are left in the memory."""
    field = field_of(area)
    if field < 0:
        hush_parts(m)
        return int(m.weight[W_UNIT]) if is_clash(s, m, area) else 0
    if is_clash(s, m, area):
        return int(units_gain(s, m, field, 0, -1) + m.weight[W_UNIT])
    if is_break(s, m, area):
        return broken_gain(s, m, field)
    return units_gain(s, m, field, 1, 0)


@kernel
def stays(s: State, m: Memory, area: int) -> bool:
    """Return whether an arriving unit remains."""
    return not is_clash(s, m, area) and not is_break(s, m, area)


@kernel
def weigh_units(s: State, m: Memory) -> None:
    """Compute for every area the gain from a unit arriving and the loss from one leaving."""
    side = m.seat
    m.blocked = stops(s, side)
    m.stays = 0
    for area in range(NUMBER):
        m.arrival[area] = 0
    for field in range(FIELDS):
        m.arrival[FIRST + field] = weigh_arrival(s, m, FIRST + field)
    for area in range(NUMBER):
        m.potential[area] = potential(s, m, side, area)
    for area in range(NUMBER):
        if OPEN_TO[side] & BIT[area] and stays(s, m, area):
            m.arrival[area] += m.weight[W_UNIT]
            m.stays |= BIT[area]
        elif field_of(area) < 0:
            m.arrival[area] = m.weight[W_UNIT]
        m.departure[area] = 0
        if s.units[side, area] > 0:
            m.departure[area] = -m.weight[W_UNIT]
            if field_of(area) >= 0:
                m.departure[area] += units_gain(s, m, field_of(area), -1, 0)
    m.move = NOT_YET


@kernel
def potential(s: State, m: Memory, side: int, area: int) -> int:
    """The potential of a unit: the best arrival within a few steps, decreasing with every step."""
    best = 0
    for field in range(FIELDS):
        steps = STEPS[s.version, side, area, FIRST + field]
        if 0 < steps <= FARTHEST:
            best = max(best, m.arrival[FIRST + field] * FADING[steps])
    return int(best * m.weight[W_POTENTIAL] // 10_000)


@kernel
def prospect(m: Memory, start: int, area: int) -> int:
    """The gain of a unit's potential by moving; giving up a better place for an immediate gain costs only part of it."""
    after = m.potential[area] if m.stays & BIT[area] else 0
    change = after if start == SUPPLY else after - m.potential[start]
    return int(change if change > 0 else change * GIVEN_UP // 100)


@kernel
def best_move(s: State, m: Memory) -> int:
    """The best ordinary move of a unit (5.7), cached."""
    if m.move == NOT_YET:
        m.move = 0
        m.move_from = -1
        areas = s.stationed[m.seat] & HAS_EXIT[s.version, m.seat]
        while areas:
            start = lowest(areas)
            areas = areas & (areas - 1)
            goal = best_goal(s, m, start, 0, 0, PAID)
            gain = m.goal_gain + m.departure[start]
            if goal >= 0 and gain > m.move:
                m.move, m.move_from, m.move_to = gain, start, goal
    return int(m.move)


@kernel
def best_goal(s: State, m: Memory, start: int, to: int, steps: int, how: int) -> int:
    """The best destination for a unit, or -1; its gain minus the price is left in the memory."""
    if how == JUMP:
        goal = best_of(m, goals(s, m.seat, start, to, steps, how), start)
        m.goal_gain = m.arrival[goal] + prospect(m, start, goal) if goal >= 0 else 0
        return goal
    most = most_steps(s, m.seat) if how == PAID else steps
    most = min(most if steps == 0 else min(most, steps), FARTHEST)
    found, reached, edge = -1, BIT[start], BIT[start]
    m.goal_gain = NOT_YET
    for number in range(1, most + 1):
        edge = spread(s, edge, reached, OPEN_TO[m.seat])
        reached |= edge
        goal = best_of(m, edge & AREA_SETS[to], start)
        if goal >= 0:
            gain = m.arrival[goal] + prospect(m, start, goal) + (step_price(s, m, number) if how == PAID else 0)
            if gain > m.goal_gain:
                m.goal_gain, found = gain, goal
        edge &= ~m.blocked
    return int(found)


@kernel
def best_of(m: Memory, areas: int, start: int) -> int:
    """The area of a set where arriving gains most, or -1."""
    best, found = NOT_YET, -1
    while areas:
        area = lowest(areas)
        areas = areas & (areas - 1)
        gain = m.arrival[area] + prospect(m, start, area)
        if gain > best:
            best, found = gain, area
    return int(found)


@kernel
def step_price(s: State, m: Memory, steps: int) -> int:
    """The cost of the steps after the first (5.7)."""
    return coins_gain(s, m, m.seat, -price_of(s, m.seat, STEP_PRICE * (steps - 1)))


@kernel
def steps_between(s: State, m: Memory, start: int, goal: int) -> int:
    """The length of the shortest path, up to the maximum distance."""
    for number in range(1, FARTHEST + 1):
        if reach(s, m.seat, start, number) & BIT[goal]:
            return number
    return FARTHEST + 1


@kernel
def credit_move(s: State, m: Memory, start: int, goal: int, how: int) -> None:
    """Credit a move to its heuristics."""
    if how == PAID:
        credit(m, H_COINS, step_price(s, m, steps_between(s, m, start, goal)))
    credit(m, H_UNITS, m.departure[start])
    credit_arrival(s, m, start, goal)


@kernel
def credit_arrival(s: State, m: Memory, start: int, area: int) -> None:
    """Credit a unit's arrival in an area to its heuristics."""
    weigh_arrival(s, m, area)
    credit_parts(m)
    credit(m, H_UNITS, m.arrival[area] - parts_sum(m) + prospect(m, start, area))


@kernel
def best_mobilisation(s: State, m: Memory, areas: int) -> int:
    """The best area of a set for a new unit (5.6), or -1."""
    return best_of(m, mobilise_areas(s, areas) & OPEN_TO[m.seat], SUPPLY)
