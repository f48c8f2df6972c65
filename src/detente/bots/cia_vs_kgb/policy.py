"""The heuristic player: the answer that the rules of thumb like best; Agent X by the mix that nobody can exploit."""

from detente.engine.bits import WORD, lowest
from detente.engine.kernel import kernel
from detente.engine.playout import MULTIPLIER, random_action, shake, to_int
from detente.games.cia_vs_kgb.actions import A_AGENT, AGENT_SHIFT
from detente.games.cia_vs_kgb.cards import AGENTS, CARD_BIT
from detente.games.cia_vs_kgb.state import Q_AGENT, State
from detente.games.cia_vs_kgb.view import knows_agent

from .agents_value import belief, is_secret, share_of, weigh_agents
from .answers import prepare, score_answer
from .mind import PLANS, Mind
from .thumbs import T_SCORE

M64 = 0xFFFFFFFFFFFFFFFF
WORST = -1_000_000_000


@kernel
def open_mind(s: State, m: Mind, seat: int) -> None:
    """Look at the position for a seat before its answers are scored."""
    m.seat = seat
    prepare(s, m, s.asked[seat])


@kernel
def only_answer(s: State, seat: int) -> int:
    """The answer if there is only one, or -1."""
    found = -1
    for w in range(s.legal.shape[1]):
        word = s.legal[seat, w]
        if word == 0:
            continue
        if found >= 0 or word & (word - 1):
            return -1
        found = w * WORD + lowest(word)
    return found


@kernel
def number_below(x: int, n: int) -> int:
    """A number below *n* from the state of the small generator."""
    return to_int(((x * MULTIPLIER) & M64) >> 33) % n


@kernel
def pick_agent(s: State, m: Mind, seat: int, x: int) -> int:
    """An agent by chance, as often as the mix says."""
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
def pick(s: State, m: Mind, seat: int, x: int) -> int:
    """The answer with the highest score, each shifted by a little noise; a secret agent by the mix."""
    single = only_answer(s, seat)
    if single >= 0:
        return single
    open_mind(s, m, seat)
    question = s.asked[seat]
    if question == Q_AGENT and is_secret(s, seat):
        return pick_agent(s, m, seat, x)
    best, found = WORST, -1
    for w in range(s.legal.shape[1]):
        word = s.legal[seat, w]
        while word:
            action = w * WORD + lowest(word)
            word = word & (word - 1)
            score_answer(s, m, question, action)
            score = m.why[T_SCORE]
            if m.noise:
                x = shake(x)
                score += number_below(x, m.noise)
            if score > best:
                best, found = score, action
    return found


@kernel
def suspect(s: State, m: Mind, seat: int, x: int) -> None:
    """In an imagined world a hidden agent is drawn by what the seat believes, not evenly."""
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
