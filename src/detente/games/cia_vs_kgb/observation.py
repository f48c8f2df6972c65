"""Observations (what a seat may know), and full states consistent with them."""

from detente.engine.bits import count, nth
from detente.engine.chance import below
from detente.engine.kernel import kernel
from detente.engine.machine import SEATS
from detente.engine.observation import bind_observation
from detente.engine.record import Array

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


@kernel
def sees_row(row: Array, seat: int) -> bool:
    """Return whether the seat may see an event row: what one side looked at is hidden from the other."""
    code = row[0]
    if code == L_SEEN_GROUP or code == L_PUT_GROUP or code == L_AGENT_SEEN or code == L_SEEN_OBJECTIVE or code == L_PUT_OBJECTIVE:
        return bool(row[1] == seat)
    return True


@kernel
def knows_agent(s: State, seat: int, side: int) -> bool:
    """Return whether the seat knows a side's Agent X: its own, one face up, or one that the Double Agent saw."""
    return bool(seat == side or s.shown[side] or (seat == 1 - side and s.peek[seat] == HAS_PEEKED))


@kernel
def see(s: State, seat: int, o: Observation) -> None:
    """Copy each Agent X that the seat knows, and the deck cards it has looked at."""
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


@kernel
def deal_hidden(o: Observation, s: State) -> None:
    """Place unseen cards of the decks in random order, and choose a possible Agent X."""
    for deck in range(DECKS):
        s.loose[deck] = o.loose[deck]
        for i in range(s.fixed[deck]):
            s.top[deck, i] = o.top[deck, i] if o.top[deck, i] else take_loose(s, deck)
    for side in range(SEATS):
        s.agent_x[side] = o.agent_x[side]
        if s.chosen[side] and not s.agent_x[side]:
            guess_agent(s, side)


@kernel
def guess_agent(s: State, side: int) -> None:
    """Choose a random agent that could have been picked: not one who came back from leave after the choice (5.2)."""
    possible = headquarters(s, side) & ~s.back[side]
    s.agent_x[side] = nth(possible, below(s, count(possible))) + 1


observe, imagine, clear_state = bind_observation(
    __name__, Board, State, Observation, see=see, sees_row=sees_row, deal_hidden=deal_hidden, advance=advance
)
