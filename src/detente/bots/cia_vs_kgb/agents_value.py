"""The secret choice of Agent X: the value of a pair of agents, the unexploitable mix, and beliefs about the other side's choice."""

from detente.engine.bits import count, lowest
from detente.engine.kernel import kernel
from detente.games.cia_vs_kgb.cards import AGENT, AGENTS, ALL_AGENTS, CARD_BIT, IMMUNE, POINTS, POPULATION, STABILITY
from detente.games.cia_vs_kgb.observation import knows_agent
from detente.games.cia_vs_kgb.state import MAY_PEEK, OBJECTIVE_DECK, State

from .memory import CERTAIN, PLANS, W_CALM, W_KILLED, W_LEAVE, W_LOOK, W_PEEK, Memory
from .race import OWN, OWN_RIOT, RESULTS, THEIR_RIOT, WIN
from .standing import future, standing
from .struggle_odds import odds

MASTER_SPY, DOUBLE_AGENT, ANALYST = AGENT["master_spy"], AGENT["double_agent"], AGENT["analyst"]
ASSASSIN, DIRECTOR = AGENT["assassin"], AGENT["director"]
PLAYS = 400  # iterations of fictitious play
FIRM = 90  # percentage of the mix that is the equilibrium; the rest is uniform over all agents


@kernel
def possible_agents(s: State, side: int) -> int:
    """The agents from which a side chooses or has chosen its Agent X, as far as is public knowledge."""
    return int(ALL_AGENTS & ~s.leave[side] & ~s.killed[side] & ~s.back[side])


@kernel
def bottom_points(s: State) -> int:
    """The points of the objective at the bottom of the deck: known if it was buried openly, else the mean of the unseen ones."""
    if s.bottom_count > 0:
        return int(POINTS[s.bottom[s.bottom_count - 1]])
    total, n, left = 0, 0, s.loose[OBJECTIVE_DECK]
    for i in range(s.fixed[OBJECTIVE_DECK]):
        left |= CARD_BIT[s.top[OBJECTIVE_DECK, i]]
    while left:
        total += POINTS[lowest(left) + 1]
        left &= left - 1
        n += 1
    return int(total // n) if n else 0


@kernel
def claimant(result: int, own: int, other: int) -> int:
    """Who claims the objective: 0 the seat, 1 the other side, 2 nobody (8.4 to 8.11)."""
    if result == OWN_RIOT:
        return 1
    if result == THEIR_RIOT:
        return 0
    holder, guest = (own, other) if result == OWN else (other, own)
    winner = 0 if result == OWN else 1
    if holder == MASTER_SPY or guest == MASTER_SPY:
        return 1 - winner
    return 2 if holder == ASSASSIN else winner


@kernel
def fallen(result: int, own: int, other: int, whose: int) -> bool:
    """Return whether the result kills an agent: the rioter's, or the one found by an Assassin."""
    agent = own if whose == 0 else other
    if IMMUNE[agent]:
        return False
    if result == OWN_RIOT or result == THEIR_RIOT:
        return bool((result == OWN_RIOT) == (whose == 0))
    if result == OWN:
        return bool(whose == 1 and own == ASSASSIN)
    return bool(whose == 0 and other == ASSASSIN)


@kernel
def after_round(m: Memory, agent: int, is_fallen: bool, is_same: bool, has_token: bool) -> int:
    """The value of what happens to an agent: he dies or goes on leave, and the rights he has won."""
    if is_fallen:
        return int(-m.weight[W_KILLED + agent])
    worth = -m.weight[W_LEAVE + agent]
    if agent == ANALYST and not (is_same and has_token):
        worth += m.weight[W_LOOK]
    if agent == DOUBLE_AGENT and not (is_same and not has_token):
        worth += m.weight[W_PEEK]
    return int(worth)


@kernel
def result_worth(s: State, m: Memory, result: int, own: int, other: int, extra: int, percent: int) -> int:
    """The change in the seat's win probability caused by a result of the struggle."""
    points, seat = POINTS[s.objective], m.seat
    has_token = result == OWN or result == THEIR_RIOT
    mine, theirs = 0, 0
    who = claimant(result, own, other)
    if who == 0:
        mine += points
    elif who == 1:
        theirs += points
    if has_token and own == DIRECTOR:
        mine += extra
    if not has_token and other == DIRECTOR:
        theirs += extra
    worth = standing(s, seat, mine, theirs) - standing(s, seat, 0, 0)
    lasting = after_round(m, own, fallen(result, own, other, 0), own == other, has_token)
    lasting -= after_round(m, other, fallen(result, own, other, 1), own == other, not has_token)
    return int(worth + lasting * percent // 100)


@kernel
def weigh_results(s: State, m: Memory) -> None:
    """Compute the value of every result for every pair of agents that may meet."""
    extra, percent = bottom_points(s), future(s)
    ours, others = possible_agents(s, m.seat), possible_agents(s, 1 - m.seat)
    for own in range(1, len(AGENTS) + 1):
        for other in range(1, len(AGENTS) + 1):
            if ours & CARD_BIT[own] and others & CARD_BIT[other]:
                for result in range(RESULTS):
                    m.result[result, own, other] = result_worth(s, m, result, own, other, extra, percent)


@kernel
def weigh_plans(s: State, m: Memory) -> None:
    """Compute the value of each pair of plans before anybody has recruited. A plan is an agent and whether he is to win the token."""
    slack, room = STABILITY[s.objective], POPULATION[s.objective]
    for wish in range(2):
        for theirs in range(2):
            for result in range(RESULTS):
                first = odds(m, s.objective, wish, theirs, 0, slack, slack, room, room, result)
                second = odds(m, s.objective, theirs, wish, 0, slack, slack, room, room, result ^ 1)
                for own in range(1, len(AGENTS) + 1):
                    for other in range(1, len(AGENTS) + 1):
                        plan, reply = 2 * (own - 1) + wish, 2 * (other - 1) + theirs
                        if result == 0:
                            m.pay[plan, reply] = 0
                        m.pay[plan, reply] += (first + second) // 2 * m.result[result, own, other] // CERTAIN


@kernel
def has_plan(agents: int, plan: int) -> bool:
    """Return whether the agent of a plan is in a set."""
    return bool(agents & CARD_BIT[plan // 2 + 1])


@kernel
def best_plan(m: Memory, side: int, agents: int) -> int:
    """The plan that has done best so far."""
    best = -1
    for plan in range(PLANS):
        if has_plan(agents, plan) and (best < 0 or m.gain[side, plan] > m.gain[side, best]):
            best = plan
    return best


@kernel
def find_mixes(m: Memory, ours: int, others: int) -> None:
    """Fictitious play: each side responds to what the other has played so far; the frequencies of the plans converge to the equilibrium."""
    for plan in range(PLANS):
        for side in range(2):
            m.mix[side, plan] = 0
            m.gain[side, plan] = 0
    total = 0
    for _ in range(PLAYS):
        own, other = best_plan(m, 0, ours), best_plan(m, 1, others)
        m.mix[0, own] += 1
        m.mix[1, other] += 1
        for plan in range(PLANS):
            m.gain[0, plan] += m.pay[plan, other]
            m.gain[1, plan] -= m.pay[own, plan]
        total += m.pay[own, other]
    m.value = total // PLAYS
    loosen(m, 0, ours)
    loosen(m, 1, others)


@kernel
def loosen(m: Memory, side: int, agents: int) -> None:
    """Convert counts to ten-thousandths and mix in a little of every plan."""
    n = 2 * count(agents)
    for plan in range(PLANS):
        share = m.mix[side, plan] * CERTAIN // PLAYS
        even = CERTAIN // n if has_plan(agents, plan) else 0
        m.mix[side, plan] = (FIRM * share + (100 - FIRM) * even) // 100


@kernel
def is_case(s: State, m: Memory, ours: int, others: int, extra: int) -> bool:
    """Return whether the stored mixes belong to this choice; stores the new case if not."""
    same = True
    for i in range(8):
        fact = s.objective
        if i == 1:
            fact = s.score[0]
        elif i == 2:
            fact = s.score[1]
        elif i == 3:
            fact = ours
        elif i == 4:
            fact = others
        elif i == 5:
            fact = extra
        elif i == 6:
            fact = s.option[0]
        elif i == 7:
            fact = m.seat
        if m.case[i] != fact:
            same = False
            m.case[i] = fact
    return same


@kernel
def weigh_agents(s: State, m: Memory) -> None:
    """Compute both sides' mixes for the choice of this round; cached until the case changes."""
    ours, others = possible_agents(s, m.seat), possible_agents(s, 1 - m.seat)
    if is_case(s, m, ours, others, bottom_points(s)):
        return
    weigh_results(s, m)
    weigh_plans(s, m)
    find_mixes(m, ours, others)


@kernel
def belief(s: State, m: Memory, plan: int) -> int:
    """The unnormalised belief that the other side follows a plan: its share of the mix, reduced by what its behaviour makes unlikely."""
    other = 1 - m.seat
    agent = plan // 2 + 1
    if knows_agent(s, m.seat, other) and s.chosen[other]:
        if s.agent_x[other] != agent:
            return 0
        return int(1 + m.mix[1, plan])
    weight = m.mix[1, plan]
    if s.passes and s.active == m.seat and s.influence[other] < s.influence[m.seat] and plan % 2 == WIN:
        weight = weight * m.weight[W_CALM] // 100
    return int(weight)


@kernel
def choice_worth(s: State, m: Memory, agent: int) -> int:
    """The value of an agent against what the other side is likely to choose, or is known to have chosen; the better of his two plans."""
    best = 0
    for wish in range(2):
        worth, weights = 0, 0
        for reply in range(PLANS):
            weight = belief(s, m, reply)
            worth += weight * m.pay[2 * (agent - 1) + wish, reply]
            weights += weight
        worth = worth // max(1, weights)
        if wish == 0 or worth > best:
            best = worth
    return int(best)


@kernel
def seen_worth(s: State, m: Memory, agent: int) -> int:
    """The value of an agent whom the other side will see before it chooses: it picks the worst reply."""
    others, worst, found = possible_agents(s, 1 - m.seat), 0, False
    for reply in range(PLANS):
        if has_plan(others, reply):
            worth = max(m.pay[2 * (agent - 1), reply], m.pay[2 * (agent - 1) + 1, reply])
            if not found or worth < worst:
                worst, found = worth, True
    return int(worst)


@kernel
def share_of(m: Memory, agent: int) -> int:
    """The share of an agent in the mix, in ten-thousandths."""
    return int(m.mix[0, 2 * agent - 2] + m.mix[0, 2 * agent - 1])


@kernel
def is_secret(s: State, seat: int) -> bool:
    """Return whether both sides choose without having seen anything: only then is a mix needed."""
    return bool(s.peek[1 - seat] != MAY_PEEK and not (s.chosen[1 - seat] and knows_agent(s, seat, 1 - seat)))
