"""What a seat may know (observe), and full states that fit it (imagine)."""

from detente.engine.bits import count, nth
from detente.engine.chance import below
from detente.engine.kernel import kernel
from detente.engine.machine import SEATS
from detente.engine.record import Array, clearer, copier

from .agents import headquarters
from .cards import CARD_BIT
from .decks import take_loose
from .rules import advance
from .state import (
    DECKS,
    HAS_PEEKED,
    L_AGENT_SEEN,
    L_PUT_GROUP,
    L_PUT_OBJECTIVE,
    L_SEEN_GROUP,
    L_SEEN_OBJECTIVE,
    Board,
    Observation,
    State,
)

copy_board = kernel(copier(Board))
clear_state = kernel(clearer(State))
clear_observation = kernel(clearer(Observation))


@kernel
def sees_row(row: Array, seat: int) -> bool:
    """Whether an event row is for the seat's eyes: what one side looked at is not for the other."""
    code = row[0]
    if code == L_SEEN_GROUP or code == L_PUT_GROUP or code == L_AGENT_SEEN or code == L_SEEN_OBJECTIVE or code == L_PUT_OBJECTIVE:
        return bool(row[1] == seat)
    return True


@kernel
def knows_agent(s: State, seat: int, side: int) -> bool:
    """Whether the seat knows a side's Agent X: its own, one face up, or one that the Double Agent saw."""
    return bool(seat == side or s.shown[side] or (seat == 1 - side and s.peek[seat] == HAS_PEEKED))


@kernel
def observe(s: State, seat: int, o: Observation) -> None:
    """Fill an empty record with what the seat may know: facts are added, never taken away."""
    clear_observation(o)
    copy_board(s, o)
    o.seat = seat
    for side in range(SEATS):
        if knows_agent(s, seat, side):
            o.agent_x[side] = s.agent_x[side]
    for deck in range(DECKS):
        o.loose[deck] = s.loose[deck]
        seen = s.known[deck, seat] if seat < SEATS else 0
        for i in range(s.fixed[deck]):
            if i >= s.fixed[deck] - seen:
                o.top[deck, i] = s.top[deck, i]
            else:
                o.loose[deck] |= CARD_BIT[s.top[deck, i]]
    if seat < SEATS:
        for w in range(o.legal.shape[0]):
            o.legal[w] = s.legal[seat, w]
    for i in range(s.event_count):
        if sees_row(s.events[i], seat):
            for k in range(4):
                o.events[o.event_count, k] = s.events[i, k]
            o.event_count += 1


@kernel
def imagine(o: Observation, s: State, key0: int, key1: int) -> bool:
    """A full state that fits the observation of a player, drawn with a key of its own. False if none was found."""
    clear_state(s)
    s.key0, s.key1 = key0, key1
    copy_board(o, s)
    for deck in range(DECKS):
        s.loose[deck] = o.loose[deck]
        for i in range(s.fixed[deck]):
            s.top[deck, i] = o.top[deck, i] if o.top[deck, i] else take_loose(s, deck)
    for side in range(SEATS):
        s.agent_x[side] = o.agent_x[side]
        if s.chosen[side] and not s.agent_x[side]:
            guess_agent(s, side)
    s.asked[0] = 0
    s.asked[1] = 0
    advance(s)
    s.event_count = o.event_count
    for i in range(o.event_count):
        for k in range(4):
            s.events[i, k] = o.events[i, k]
    return bool(s.asked[0] == o.asked[0] and s.asked[1] == o.asked[1] and s.depth == o.depth)


@kernel
def guess_agent(s: State, side: int) -> None:
    """Any agent that could be picked: not one who came back from leave after the choice (5.2)."""
    possible = headquarters(s, side) & ~s.back[side]
    s.agent_x[side] = nth(possible, below(s, count(possible))) + 1
