"""Derived inputs of the network for Europe Divided."""

from typing import Any

from detente.bots.network.facts import Derived
from detente.engine.bits import BIT, lowest
from detente.engine.kernel import kernel
from detente.engine.machine import NOBODY
from detente.games.europe_divided.board import FIELDS
from detente.games.europe_divided.cards import EVENT_FIELDS, EVENT_PRESTIGE, EVENT_SIDE, REQUIREMENT
from detente.games.europe_divided.state import EV_HAND, EV_LAID

from .odds import dominance_column, event_column, missing_steps

SLOTS = 7  # the current events, the upcoming ones, and three of the seat's hand


@kernel
def event_of(o: Any, slot: int) -> int:
    """The event in a slot, or NOBODY."""
    if slot < 2:
        return int(o.current[slot])
    if slot < 4:
        return int(o.upcoming[slot - 2])
    own = o.event[EV_HAND + o.seat] | o.event[EV_LAID + o.seat]
    for _ in range(slot - 4):
        own = own & (own - 1)
    return int(lowest(own)) if own else NOBODY


@kernel
def fill(o: Any, out: Any) -> None:
    """For the event in every slot: how far it is from being met, its points for the own and the other side, and what it lacks in each
    region (0: the region is not required; 1: nothing). For every disputed region: how far either side is from dominating it."""
    for k in range(len(out)):
        out[k] = 0
    if o.seat > 1:
        return
    for slot in range(SLOTS):
        event = event_of(o, slot)
        if event == NOBODY:
            continue
        out[slot] = 1 + event_column(o, event)
        is_own = EVENT_SIDE[o.version, event] == o.seat
        out[SLOTS + slot if is_own else 2 * SLOTS + slot] = EVENT_PRESTIGE[event]
        for field in range(FIELDS):
            if EVENT_FIELDS[event] & BIT[field]:
                lacking = 1 + missing_steps(o, REQUIREMENT[o.version, event], field)
                out[3 * SLOTS + (slot + (0 if is_own else SLOTS)) * FIELDS + field] = lacking
    at = 3 * SLOTS + 2 * SLOTS * FIELDS
    for field in range(FIELDS):
        out[at + field] = dominance_column(o, o.seat, field)
        out[at + FIELDS + field] = dominance_column(o, 1 - o.seat, field)


DERIVED = Derived(
    fill,
    {
        "event_near": (SLOTS,),
        "event_gain": (2, SLOTS),
        "event_lacks": (2, SLOTS, FIELDS),
        "dominance": (2, FIELDS),
    },
    {"event_near": tuple(range(1, 12)), "event_gain": (1, 2, 3, 4), "event_lacks": (1, 2, 3, 5), "dominance": (2, 4, 5, 6)},
)
