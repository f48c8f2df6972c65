"""The values of the disputed regions for a seat, and the gains from changes there."""

import numpy as np

from detente.bots.entry_points import credit
from detente.engine.bits import BIT, lowest
from detente.engine.kernel import kernel
from detente.engine.machine import NOBODY
from detente.games.europe_divided.board import EU, EUROPE, FIELDS, FIRST, NATO, RU, SEA_FIELDS, SIDE_OF
from detente.games.europe_divided.cards import EVENT_FIELDS, EVENT_PERIOD, EVENT_PRESTIGE, EVENT_SIDE, EVENTS, FIELD_CARD
from detente.games.europe_divided.data import TURNS
from detente.games.europe_divided.influence import WINS_CARD, highest, rightful_holder
from detente.games.europe_divided.state import EV_DISCARDED, EV_FAILED, EV_HAND, EV_LAID, EV_TABLE, EV_WON, SUPPLY, State
from detente.games.europe_divided.turn import last_turn

from .calendar import CURRENT, SCORING, UPCOMING, bucket_row, resolved, scored
from .cards_value import weigh_region_cards
from .heuristics import H_DENIAL, H_DOMINANCE, H_EVENT, H_INFLUENCE, H_REGION_CARD, H_SEA
from .memory import (
    FINE,
    PARTS,
    W_DOMINANCE,
    W_EVENT,
    W_FIVE,
    W_HAND_EVENT,
    W_LEVEL,
    W_PRESENCE,
    W_SEA,
    W_SECOND_CUBE,
    W_UNSEEN_EVENT,
    Memory,
)
from .odds import dominance_chance, event_chance

EVENTS_AT = np.array([sum(1 << e for e in range(len(EVENTS)) if EVENT_FIELDS[e] >> f & 1) for f in range(FIELDS)], np.int64)
HALF = TURNS // 2
LAST_REVEAL = 8  # of the ten turns of a period: a later event can no longer be resolved
SOON, LATER = 4, 6  # turns until an event in hand, or one that nobody has seen, is usually resolved
EVERY_SIX = 3  # stands for "every enemy 6" in place of an organisation
OTHERS_SHARE = 30  # percentage by which the other side's event counts in the seat's hand, which the seat will hardly play


@kernel
def survey(s: State, m: Memory, seat: int, used: int) -> None:
    """Analyse the position for a seat that is about to spend some of its actions."""
    m.seat = seat
    m.left = max(0, last_turn(s) - s.turn + 1)
    m.fade = 100 * m.left // TURNS
    m.live = 0
    m.known = 0
    survey_events(s, m, used)
    turn = SCORING[scored(s) + 1]
    m.scorings = 0
    while turn <= last_turn(s) and m.scorings < 2:
        m.scoring_moves[m.scorings, 0] = bucket_row(s, seat, turn, used, seat)
        m.scoring_moves[m.scorings, 1] = bucket_row(s, 1 - seat, turn, used, seat)
        m.scorings += 1
        turn = SCORING[turn + 1]
    weigh_region_cards(s, m)


@kernel
def survey_events(s: State, m: Memory, used: int) -> None:
    """Find the events that matter: those on the table, those in the seat's hand, and those that nobody has seen."""
    for place in range(2):
        note_event(s, m, s.current[place], m.weight[W_EVENT], CURRENT[resolved(s) + 1], used)
        note_event(s, m, s.upcoming[place], m.weight[W_EVENT], UPCOMING[resolved(s) + 1], used)
    own = s.event[EV_HAND + m.seat] | s.event[EV_LAID + m.seat]
    gone = s.event[EV_TABLE] | s.event[EV_WON] | s.event[EV_WON + 1] | s.event[EV_FAILED] | s.event[EV_DISCARDED + m.seat]
    for event in range(len(EVENTS)):
        if gone & BIT[event]:
            continue
        share = appearance(s, EVENT_PERIOD[event])
        if own & BIT[event]:
            weight = m.weight[W_HAND_EVENT] if EVENT_SIDE[s.version, event] == m.seat else m.weight[W_HAND_EVENT] * OTHERS_SHARE // 100
            note_event(s, m, event, weight, min(s.turn + SOON, last_turn(s)), used)
        elif share > 0:
            turn = max(s.turn + LATER, HALF * (EVENT_PERIOD[event] - 1) + SOON)
            note_event(s, m, event, m.weight[W_UNSEEN_EVENT] * share // 100, min(turn, HALF * EVENT_PERIOD[event]), used)
        if m.live & BIT[event]:
            m.heuristic[event] = H_INFLUENCE


@kernel
def appearance(s: State, period: int) -> int:
    """The percentage of time left in which an unseen event of a period may still appear."""
    left = HALF * (period - 1) + LAST_REVEAL - s.turn
    return int(max(0, min(100, 100 * left // LAST_REVEAL)))


@kernel
def note_event(s: State, m: Memory, event: int, weight: int, turn: int, used: int) -> None:
    """Store the value of an event and the number of actions until it is resolved."""
    if event == NOBODY or turn > last_turn(s) or weight == 0:
        return
    side = EVENT_SIDE[s.version, event]
    points = EVENT_PRESTIGE[event] * weight
    m.live |= BIT[event]
    m.stake[event] = points if side == m.seat else -points
    m.heuristic[event] = H_EVENT if side == m.seat else H_DENIAL
    m.moves[event] = bucket_row(s, side, turn, used, m.seat)


@kernel
def hush_parts(m: Memory) -> None:
    """Reset the parts before any region is evaluated."""
    for i in range(PARTS):
        m.part[i] = 0


@kernel
def weigh_events(s: State, m: Memory, events: int) -> None:
    """Add the events, weighted by the probability that they will be met."""
    while events:
        event = lowest(events)
        events = events & (events - 1)
        m.part[m.heuristic[event]] += m.stake[event] * event_chance(s, m, event, m.moves[event])


@kernel
def weigh_field(s: State, m: Memory, field: int) -> None:
    """Add the value of a disputed region without its events: dominance, cubes, region cards."""
    seat = m.seat
    for k in range(m.scorings):
        chance = dominance_chance(s, m, seat, field, m.scoring_moves[k, 0]) - dominance_chance(s, m, 1 - seat, field, m.scoring_moves[k, 1])
        m.part[H_DOMINANCE] += m.weight[W_DOMINANCE] * chance
    influence = cubes_value(s, m, EUROPE, field) - cubes_value(s, m, 1 - EUROPE, field)
    m.part[H_INFLUENCE] += (influence if seat == EUROPE else -influence) * (FINE // 100)
    for other in range(2):
        side = 1 - seat if other else seat
        if s.pile[SUPPLY] & BIT[FIELD_CARD[side, field]] and best_cube(s, side, field) >= WINS_CARD:
            m.part[H_REGION_CARD] += (-m.card_worth[1, field] if other else m.card_worth[0, field]) * FINE


@kernel
def best_cube(s: State, side: int, field: int) -> int:
    """The highest cube of a side in a region."""
    return int(max(s.cube[EU, field], s.cube[NATO, field]) if side == EUROPE else s.cube[RU, field])


@kernel
def level_value(m: Memory, value: int) -> int:
    """The value of a cube for later turns, in ten-thousandths of a point; decreases with the turns left."""
    if value == 0:
        return 0
    return int((m.weight[W_PRESENCE] + m.weight[W_LEVEL] * (value - 1) + (m.weight[W_FIVE] if value >= WINS_CARD else 0)) * m.fade)


@kernel
def cubes_value(s: State, m: Memory, side: int, field: int) -> int:
    """The value of a side's cubes in a region; the lower of two counts only in part."""
    if side != EUROPE:
        return level_value(m, s.cube[RU, field])
    lesser = min(s.cube[EU, field], s.cube[NATO, field])
    return int(level_value(m, best_cube(s, side, field)) + level_value(m, lesser) * m.weight[W_SECOND_CUBE] // 100)


@kernel
def weigh_sea(s: State, m: Memory, sea: int) -> None:
    """Add the value of a sea card, by who would hold it."""
    holder = rightful_holder(s, sea)
    if holder != NOBODY:
        worth = m.weight[W_SEA] * m.left // HALF * FINE
        m.part[H_SEA] += worth if SIDE_OF[holder] == m.seat else -worth


@kernel
def weigh_region(s: State, m: Memory, field: int) -> None:
    """Add everything that depends on a region."""
    weigh_events(s, m, EVENTS_AT[field] & m.live)
    weigh_field(s, m, field)
    for sea in range(2):
        if SEA_FIELDS[sea] & BIT[field]:
            weigh_sea(s, m, sea)


@kernel
def parts_sum(m: Memory) -> int:
    """The sum over the evaluated regions, in hundredths of a victory point."""
    total = 0
    for i in range(PARTS):
        total += m.part[i]
    return int(total // FINE)


@kernel
def credit_parts(m: Memory) -> None:
    """Credit each part of the evaluation to its heuristic."""
    for i in range(1, PARTS):
        credit(m, i, m.part[i] // FINE)


@kernel
def keep_parts(m: Memory, field: int) -> None:
    """Store the value of a region as it stands."""
    m.known |= BIT[field]
    for i in range(PARTS):
        m.before[field, i] = m.part[i]


@kernel
def weigh_change(s: State, m: Memory, field: int, organisation: int, change: int, own: int, others: int) -> int:
    """The seat's gain when a cube changes (or every enemy 6 is turned down) and units arrive or leave in a region.

    The parts are left in the memory. A single kernel for all changes, since the code it calls is long.
    """
    area, seat, lowered = FIRST + field, m.seat, 0
    for is_after in range(2):
        if not is_after and m.known & BIT[field]:
            continue
        hush_parts(m)
        if is_after:
            s.units[seat, area] += own
            s.units[1 - seat, area] += others
            if organisation == EVERY_SIX:
                lowered = lower_all(s, 1 - seat, field)
            else:
                s.cube[organisation, field] += change
        weigh_region(s, m, field)
        if not is_after:
            keep_parts(m, field)
    for i in range(PARTS):
        m.part[i] -= m.before[field, i]
    s.units[seat, area] -= own
    s.units[1 - seat, area] -= others
    if organisation != EVERY_SIX:
        s.cube[organisation, field] -= change
    for each in range(3):
        if lowered & BIT[each]:
            s.cube[each, field] += 1
    return parts_sum(m)


@kernel
def cube_gain(s: State, m: Memory, organisation: int, field: int, after: int) -> int:
    """The seat's gain when a cube gets a new value."""
    return weigh_change(s, m, field, organisation, after - s.cube[organisation, field], 0, 0)


@kernel
def units_gain(s: State, m: Memory, field: int, own: int, others: int) -> int:
    """The seat's gain when units arrive or leave in a region."""
    return weigh_change(s, m, field, 0, 0, own, others)


@kernel
def broken_gain(s: State, m: Memory, field: int) -> int:
    """The seat's gain from a unit that turns down every enemy 6 in a region (6.3)."""
    return weigh_change(s, m, field, EVERY_SIX, 0, 0, 0)


@kernel
def raised(s: State, organisation: int, field: int, amount: int, cap: int) -> int:
    """The value of a cube after growth, or of a new one."""
    before = s.cube[organisation, field]
    if before == 0:
        return 1
    return int(max(before, min(before + amount, highest(s, organisation, field, cap))))


@kernel
def lower_all(s: State, side: int, field: int) -> int:
    """Turn down the 6s of a side; returns which."""
    lowered = 0
    for organisation in range(3):
        if SIDE_OF[organisation] == side and s.cube[organisation, field] > WINS_CARD:
            s.cube[organisation, field] -= 1
            lowered |= BIT[organisation]
    return int(lowered)
