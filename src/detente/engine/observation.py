"""Observations (what a seat may know) and full states consistent with them: the part that is the same for every game.

A game adds its own parts: `see` copies its hidden facts into an observation, `deal_hidden` places the unseen cards.
"""

from typing import Any, NamedTuple

from .entry_points import bind
from .kernel import kernel
from .machine import SEATS
from .record import Record, clearer, copier

TRIES = 400


class ObservationKernels(NamedTuple):
    """The kernels of a game's `observation.py`."""

    observe: Any
    imagine: Any
    clear_state: Any


def bind_observation(
    module: str,
    board: type[Record],
    state: type[Record],
    observation: type[Record],
    *,
    see: Any,
    sees_row: Any,
    deal_hidden: Any,
    advance: Any,
) -> ObservationKernels:
    """Make the observation kernels of a game. *module* is its `observation.py`, *board* the record with the public fields."""
    names: dict[str, Any] = globals() | {
        "__name__": module,
        "copy_board": kernel(copier(board)),
        "clear_state": kernel(clearer(state)),
        "clear_observation": kernel(clearer(observation)),
        "see": see,
        "sees_row": sees_row,
        "deal_hidden": deal_hidden,
        "advance": advance,
    }
    for open_kernel in (_show_events, observe, imagine):
        names[open_kernel.__name__] = kernel(bind(open_kernel, names))
    return ObservationKernels(names["observe"], names["imagine"], names["clear_state"])


# Placeholders that each game binds.
copy_board: Any = None
clear_state: Any = None
clear_observation: Any = None
see: Any = None
sees_row: Any = None
deal_hidden: Any = None
advance: Any = None


def observe(s: Any, seat: int, o: Any) -> None:
    """Fill an empty record with what the seat may know: facts are added, never removed."""
    clear_observation(o)
    copy_board(s, o)
    o.seat = seat
    see(s, seat, o)
    if seat < SEATS:
        for w in range(o.legal.shape[0]):
            o.legal[w] = s.legal[seat, w]
    for i in range(s.event_count):
        if sees_row(s.events[i], seat):
            for k in range(4):
                o.events[o.event_count, k] = s.events[i, k]
            o.event_count += 1


def imagine(o: Any, s: Any, key0: int, key1: int) -> bool:
    """Draw a full state consistent with a player's observation, with a key of its own. Returns False if none was found."""
    clear_state(s)
    s.key0, s.key1 = key0, key1
    for _ in range(TRIES):
        counter = s.counter
        clear_state(s)
        s.key0, s.key1, s.counter = key0, key1, counter
        copy_board(o, s)
        deal_hidden(o, s)
        s.asked[0] = 0
        s.asked[1] = 0
        advance(s)
        s.event_count = 0
        if s.asked[0] == o.asked[0] and s.asked[1] == o.asked[1] and s.depth == o.depth:
            _show_events(o, s)
            return True
    return False


def _show_events(o: Any, s: Any) -> None:
    """Copy the events that the seat saw last into the imagined state."""
    for i in range(o.event_count):
        for k in range(4):
            s.events[i, k] = o.events[i, k]
    s.event_count = o.event_count
    for row in range(s.event_count, s.events.shape[0]):
        for k in range(4):
            s.events[row, k] = 0
