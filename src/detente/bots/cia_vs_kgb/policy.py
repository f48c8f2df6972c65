"""The analysis before scoring, and the mixed strategy for choosing Agent X."""

from detente.bots.entry_points import number_below
from detente.engine.kernel import kernel
from detente.engine.playout import random_action
from detente.games.cia_vs_kgb.actions import A_AGENT, AGENT_SHIFT
from detente.games.cia_vs_kgb.cards import AGENTS, CARD_BIT
from detente.games.cia_vs_kgb.observation import knows_agent
from detente.games.cia_vs_kgb.state import Q_AGENT, State

from .agents_value import belief, is_secret, share_of, weigh_agents
from .answers import prepare
from .memory import PLANS, Memory


@kernel
def analyse(s: State, m: Memory, seat: int) -> None:
    """Analyse the position for a seat before its answers are scored."""
    m.seat = seat
    prepare(s, m, s.asked[seat])


@kernel
def draw_agent(s: State, m: Memory, seat: int, x: int) -> int:
    """Draw a secret agent from the mix; -1 if no secret choice is asked."""
    if s.asked[seat] != Q_AGENT or not is_secret(s, seat):
        return -1
    total, possible = 0, s.legal[seat, 0] >> AGENT_SHIFT
    for agent in range(1, len(AGENTS) + 1):
        if possible & CARD_BIT[agent]:
            total += share_of(m, agent)
    k = number_below(x, max(1, total))
    for agent in range(1, len(AGENTS) + 1):
        if possible & CARD_BIT[agent]:
            k -= share_of(m, agent)
            if k < 0:
                return A_AGENT + agent
    return random_action(s, seat, x)


@kernel
def apply_belief(s: State, m: Memory, seat: int, x: int) -> None:
    """Redraw a hidden agent in an imagined world according to the seat's beliefs instead of uniformly."""
    if not s.chosen[1 - seat] or knows_agent(s, seat, 1 - seat):
        return
    m.seat = seat
    weigh_agents(s, m)
    total = 0
    for plan in range(PLANS):
        total += belief(s, m, plan)
    k = number_below(x, max(1, total))
    for plan in range(PLANS):
        k -= belief(s, m, plan)
        if k < 0:
            s.agent_x[1 - seat] = plan // 2 + 1
            return
