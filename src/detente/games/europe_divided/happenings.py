"""Events (section 9): requirements, rewards, and their path from the hand to the board."""

from detente.engine.bits import BIT, count, lowest
from detente.engine.kernel import kernel
from detente.engine.machine import NOBODY, ask, bar_undo, log, pop
from detente.engine.record import Array

from .actions import A_EVENT, EVENT_WORD
from .board import FIELDS, FIRST, NUMBER
from .cards import (
    EVENT_COIN_REGIONS,
    EVENT_COINS,
    EVENT_FIELDS,
    EVENT_PRESTIGE,
    EVENT_SIDE,
    NEEDS,
    R_DOMINATES,
    R_ORG,
    R_RIVALS,
    R_SIDE,
    R_UNITS,
    REQUIREMENT,
)
from .influence import DOMINATES
from .piles import draw_event, move_event
from .state import (
    EV_DISCARDED,
    EV_FAILED,
    EV_HAND,
    EV_LAID,
    EV_TABLE,
    EV_WON,
    L_DISCARD_EVENT,
    L_EVENT_LAID,
    L_EVENTS_DISCARDED,
    L_EVENTS_DRAWN,
    L_EVENTS_MOVE,
    L_FAILED,
    L_MET,
    L_PRESTIGE,
    L_REGION_COIN,
    L_RESOLVE,
    L_REVEAL,
    Q_DISCARD,
    Q_REVEAL,
    State,
)


@kernel
def is_met_in(s: State, requirement: int, field: int) -> bool:
    """9.8: return whether a requirement holds in one disputed region."""
    organisation = NEEDS[requirement, R_ORG]
    if s.units[NEEDS[requirement, R_SIDE], FIRST + field] < NEEDS[requirement, R_UNITS]:
        return False
    if NEEDS[requirement, R_DOMINATES]:
        return bool(s.cube[organisation, field] == DOMINATES)
    for rival in range(3):
        if NEEDS[requirement, R_RIVALS] & BIT[rival] and s.cube[organisation, field] <= s.cube[rival, field]:
            return False
    return True


@kernel
def is_met(s: State, event: int) -> bool:
    """9.2: return whether an event is met in every named region."""
    for field in range(FIELDS):
        if EVENT_FIELDS[event] & BIT[field] and not is_met_in(s, REQUIREMENT[s.version, event], field):
            return False
    return True


@kernel
def gain_prestige(s: State, side: int, points: int) -> None:
    """Move a marker on the prestige track."""
    s.prestige[side] += points
    log(s, L_PRESTIGE, side, points, s.prestige[side])


@kernel
def resolve_events(s: State) -> None:
    """9.2: both current events are rewarded or leave the game."""
    log(s, L_RESOLVE)
    for place in range(2):
        event = s.current[place]
        s.current[place] = NOBODY
        if event == NOBODY:
            continue
        if is_met(s, event):
            side = EVENT_SIDE[s.version, event]
            move_event(s, event, EV_TABLE, EV_WON + side)
            log(s, L_MET, side, event, EVENT_PRESTIGE[event])
            reward(s, side, event)
        else:
            move_event(s, event, EV_TABLE, EV_FAILED)
            log(s, L_FAILED, event)


@kernel
def reward(s: State, side: int, event: int) -> None:
    """9.3: add prestige immediately; coins are placed on the board and stay."""
    gain_prestige(s, side, EVENT_PRESTIGE[event])
    coins = EVENT_COINS[event]
    for region in range(NUMBER):
        if EVENT_COIN_REGIONS[event] & BIT[region] and coins > 0:
            s.region_coins[region] += coins
            log(s, L_REGION_COIN, region, coins)


@kernel
def move_events(s: State) -> None:
    """9.4: the upcoming events become current."""
    log(s, L_EVENTS_MOVE)
    for place in range(2):
        s.current[place] = s.upcoming[place]
        s.upcoming[place] = NOBODY


@kernel
def run_reveal(s: State, f: Array) -> None:
    """9.5: each side lays one event in secret; both are revealed together."""
    for side in range(2):
        hand = s.event[EV_HAND + side]
        if s.chosen[side] == 0 and hand != 0:
            s.legal[side, EVENT_WORD] |= hand
            ask(s, side, Q_REVEAL)
    if s.asked[0] or s.asked[1]:
        return
    pop(s)
    bar_undo(s)
    for side in range(2):
        s.chosen[side] = 0
        laid = s.event[EV_LAID + side]
        if laid != 0:
            event = lowest(laid)
            move_event(s, event, EV_LAID + side, EV_TABLE)
            s.upcoming[side] = event
            log(s, L_REVEAL, side, event)


@kernel
def answer_reveal(s: State, seat: int, action: int) -> None:
    s.chosen[seat] = 1
    move_event(s, action - A_EVENT, EV_HAND + seat, EV_LAID + seat)
    log(s, L_EVENT_LAID, seat)


@kernel
def run_discard(s: State, f: Array) -> None:
    """9.6: discard events from the hand, face down. A side with no more events than that has no choice."""
    number = f[1]
    for side in range(2):
        offer_discard(s, side, number)
    if s.asked[0] or s.asked[1]:
        return
    pop(s)
    for side in range(2):
        while s.chosen[side] < number and s.event[EV_HAND + side] != 0:
            discard_event(s, side, lowest(s.event[EV_HAND + side]))
        log(s, L_EVENTS_DISCARDED, side, s.chosen[side])
        s.chosen[side] = 0


@kernel
def offer_discard(s: State, side: int, number: int) -> None:
    """Ask while there is a choice; neither side waits for the other."""
    hand = s.event[EV_HAND + side]
    if s.chosen[side] < number and count(hand) > number - s.chosen[side]:
        s.legal[side, EVENT_WORD] |= hand
        ask(s, side, Q_DISCARD)


@kernel
def answer_discard(s: State, f: Array, seat: int, action: int) -> None:
    discard_event(s, seat, action - A_EVENT)
    offer_discard(s, seat, f[1])


@kernel
def discard_event(s: State, side: int, event: int) -> None:
    """Discard an event without showing it to the other side."""
    s.chosen[side] += 1
    move_event(s, event, EV_HAND + side, EV_DISCARDED + side)
    log(s, L_DISCARD_EVENT, side, event)


@kernel
def draw_events(s: State, number: int) -> None:
    """9.7: draw events alternately, Europe first."""
    drawn = 0
    for _ in range(number):
        for side in range(2):
            drawn += 1 if draw_event(s, side) else 0
    for side in range(2):
        log(s, L_EVENTS_DRAWN, side, (drawn + 1 - side) // 2)
