"""The evaluation of a position for a seat, as a win probability in ten-thousandths."""

from detente.engine.kernel import kernel
from detente.engine.machine import DRAW
from detente.games.cia_vs_kgb.cards import PLANNING, STRUGGLE
from detente.games.cia_vs_kgb.state import State

from .agents_value import weigh_agents
from .memory import CERTAIN, Memory
from .standing import balance_of
from .struggle_value import ready_balance, stand_with, weigh_struggle


@kernel
def win_chance(s: State, m: Memory, seat: int) -> int:
    """The win probability; certain when the game is over. Before a struggle it includes the expected value of the choice of agents."""
    if s.over:
        if s.winner == DRAW:
            return CERTAIN // 2
        return CERTAIN if s.winner == seat else 0
    m.seat = seat
    chance = balance_of(s, m, seat)
    if s.phase == PLANNING:
        weigh_agents(s, m)
        chance += m.value
    elif s.phase == STRUGGLE:
        weigh_struggle(s, m)
        chance += stand_with(s, m, 0, 0, 0, 0, int(s.active == seat), s.passes) + ready_balance(s, m)
    return int(max(50, min(CERTAIN - 50, chance)))
