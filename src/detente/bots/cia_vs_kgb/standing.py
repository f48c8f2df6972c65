"""Points and lasting advantages: how a seat stands between rounds."""

from detente.engine.kernel import kernel
from detente.games.cia_vs_kgb.cards import AGENTS, CARD_BIT, EVENTS, OBJECTIVE
from detente.games.cia_vs_kgb.options import POINTS_TO_PLAY_TO
from detente.games.cia_vs_kgb.state import State

from .memory import CERTAIN, MOST_STEPS, STANDING, STEP, W_KEEP_EVENT, W_KILLED, W_LOOK, W_PEEK, Memory

FRESH = 20  # steps to go in a new game of 100 points
EVENT_CARDS = sum(int(CARD_BIT[OBJECTIVE[name]]) for name in EVENTS)


@kernel
def standing(s: State, seat: int, own: int, other: int) -> int:
    """The win probability with more or fewer points on either side, all else equal; in extra rounds the side that is ahead wins (10.2)."""
    goal = s.option[POINTS_TO_PLAY_TO]
    needs, others = goal - s.score[seat] - own, goal - s.score[1 - seat] - other
    if s.tied or (needs <= 0 and others <= 0):
        return CERTAIN if needs < others else 0 if others < needs else CERTAIN // 2
    needs, others = max(0, (needs + STEP - 1) // STEP), max(0, (others + STEP - 1) // STEP)
    return int(STANDING[min(MOST_STEPS, needs), min(MOST_STEPS, others)])


@kernel
def future(s: State) -> int:
    """How much of the game is left, in percent: lasting advantages count less and less."""
    goal = s.option[POINTS_TO_PLAY_TO]
    nearest = goal - max(s.score[0], s.score[1])
    return int(max(0, min(100, 100 * nearest // (STEP * FRESH))))


@kernel
def lasting(s: State, m: Memory, side: int) -> int:
    """A side's lasting advantages beyond points: living agents, rights, unspent events; in ten-thousandths of a new game."""
    total = 0
    for agent in range(1, len(AGENTS) + 1):
        if s.killed[side] & CARD_BIT[agent]:
            total -= m.weight[W_KILLED + agent]
    if s.analyst[side]:
        total += m.weight[W_LOOK]
    if s.peek[side]:
        total += m.weight[W_PEEK]
    events = s.claimed[side] & EVENT_CARDS
    while events:
        total += m.weight[W_KEEP_EVENT]
        events &= events - 1
    return int(total)


@kernel
def balance_of(s: State, m: Memory, seat: int) -> int:
    """Points and lasting advantages together, before the round is played."""
    rest = (lasting(s, m, seat) - lasting(s, m, 1 - seat)) * future(s) // 100
    return int(max(50, min(CERTAIN - 50, standing(s, seat, 0, 0) + rest)))
