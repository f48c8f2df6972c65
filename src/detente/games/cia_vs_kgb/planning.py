"""Planning (5): the secret, simultaneous choice of Agent X."""

from detente.engine.kernel import kernel
from detente.engine.machine import ask, bar_undo, log, pop
from detente.engine.record import Array

from .actions import A_AGENT, AGENT_SHIFT
from .agents import headquarters
from .cards import AGENTS, CARD_BIT
from .state import HAS_PEEKED, L_AGENT_CHOSEN, L_AGENT_SEEN, L_RETURNED, MAY_PEEK, Q_AGENT, State


@kernel
def run_planning(s: State, f: Array) -> None:
    """5.1, 5.3: both choose simultaneously, but a side with a peek chooses after the other."""
    for side in range(2):
        waits = s.peek[side] == MAY_PEEK and not s.chosen[1 - side]
        if not s.chosen[side] and not waits:
            s.legal[side, 0] |= headquarters(s, side) << AGENT_SHIFT
            ask(s, side, Q_AGENT)
    if s.asked[0] == 0 and s.asked[1] == 0:
        pop(s)
        return_from_leave(s)


@kernel
def answer_planning(s: State, seat: int, action: int) -> None:
    """Place the agent face down, hidden unless the other side is entitled to see him."""
    s.agent_x[seat] = action - A_AGENT
    s.chosen[seat] = 1
    log(s, L_AGENT_CHOSEN, seat)
    if s.peek[1 - seat] == MAY_PEEK:
        bar_undo(s)
        s.peek[1 - seat] = HAS_PEEKED
        log(s, L_AGENT_SEEN, 1 - seat, s.agent_x[seat])


@kernel
def return_from_leave(s: State) -> None:
    """5.4: return agents on leave to headquarters, for the next round."""
    for side in range(2):
        s.back[side] = s.leave[side]
        s.leave[side] = 0
        for agent in range(1, len(AGENTS) + 1):
            if s.back[side] & CARD_BIT[agent]:
                log(s, L_RETURNED, side, agent)
