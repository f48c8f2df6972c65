"""Scores of the answers to every question, in ten-thousandths of the win probability: about hundredths of a victory point."""

from detente.bots.entry_points import clear_points, credit
from detente.engine.kernel import kernel
from detente.games.cia_vs_kgb.actions import (
    A_ACTIVATE,
    A_AGENT,
    A_DECLINE,
    A_FIRST,
    A_GROUP,
    A_LIVE_BENEFIT,
    A_MEDIA_DISCARD,
    A_MEDIA_RECRUIT,
    A_NOBEL,
    A_NUCLEAR,
    A_OBJECTIVE,
    A_OLYMPICS,
    A_PASS,
    A_PEEK,
    A_RECRUIT,
    A_SUMMIT,
)
from detente.games.cia_vs_kgb.agents import headquarters
from detente.games.cia_vs_kgb.cards import (
    AGENT,
    AGENTS,
    CARD_BIT,
    DESTROY,
    FACTION,
    INFLUENCE,
    LIVE_BENEFIT,
    MILITARY,
    MOVE,
    NOBEL_PEACE_PRIZE,
    NUCLEAR_ESCALATION,
    OLYMPIC_GAMES,
    PEEK_TOP,
    POINTS,
    POLITICAL,
    POWER,
    SPACE_RACE,
    SUMMIT_MEETING,
    TURN,
)
from detente.games.cia_vs_kgb.state import (
    Q_ACTION,
    Q_AGENT,
    Q_ANALYST,
    Q_DESTROY,
    Q_DETENTE,
    Q_DOUBLE_AGENT,
    Q_FIRST,
    Q_MEDIA,
    Q_MOVE,
    Q_NOBEL,
    Q_OLYMPIC_GAMES,
    Q_ORDER,
    Q_SPACE_RACE,
    Q_TURN,
    State,
)
from detente.games.cia_vs_kgb.versions import SAVED_AGENT_ACTS

from .agents_value import after_round, choice_worth, is_secret, seen_worth, share_of, weigh_agents
from .heuristics import (
    H_AGENT,
    H_BENCH,
    H_DECK,
    H_DENIAL,
    H_DESTRUCTION,
    H_MEDIA,
    H_OBJECTIVE,
    H_ORDER,
    H_PEEK,
    H_POWERS,
    H_PRICE,
    H_RECRUIT,
    H_RESCUE,
    H_RIOTS,
    H_SECRET,
    H_THEFT,
    H_UNMASK,
)
from .memory import (
    W_BENCH,
    W_BENCH_MASTER_SPY,
    W_KEEP_EVENT,
    W_KILLED,
    W_LEAVE,
    W_NEXT_OBJECTIVE,
    W_PEEK,
    W_SECOND,
    W_TOP_GROUP,
    Memory,
)
from .standing import future, standing
from .struggle_value import (
    best_target,
    draw_worth,
    leave_worth,
    media_worth,
    nuclear_worth,
    pass_worth,
    ready_worth,
    recruit_worth,
    set_base,
    stand_with,
    target_worth,
    unmasked_worth,
    weigh_struggle,
)

MASTER_SPY = AGENT["master_spy"]
STEADY = 10  # minimum gain for a look to be worthwhile


@kernel
def prepare(s: State, m: Memory, question: int) -> None:
    """Compute what all answers to a question need."""
    if question == Q_AGENT:
        weigh_agents(s, m)
    elif Q_FIRST <= question <= Q_ORDER:
        weigh_struggle(s, m)
        set_base(s, m)


@kernel
def credit_change(m: Memory, heuristic: int) -> None:
    """Credit the change found by the last evaluation: chances of the objective, riots, powers."""
    credit(m, heuristic, m.token - m.base_token)
    credit(m, H_RIOTS, m.riots - m.base_riots)
    credit(m, H_POWERS, m.ready)


@kernel
def credit_price(s: State, m: Memory, event: int) -> None:
    """Credit the cost of spending an event: its points, and the event itself."""
    credit(m, H_PRICE, standing(s, m.seat, -POINTS[event], 0) - standing(s, m.seat, 0, 0))
    credit(m, H_PRICE, -m.weight[W_KEEP_EVENT] * future(s) // 100)


@kernel
def power_heuristic(power: int) -> int:
    """The heuristic that a power belongs to."""
    if power == MOVE:
        return H_THEFT
    return H_DESTRUCTION if power == DESTROY else H_DENIAL


@kernel
def score_activation(s: State, m: Memory, group: int) -> None:
    """Score activating a group: as good as the best target of its power; the group is mobilised."""
    used = ready_worth(m, group)
    if POWER[group] == PEEK_TOP:
        credit(m, H_MEDIA, media_worth(s, m) - m.base_token - m.base_riots - STEADY)
    else:
        target = best_target(s, m, group)
        if target:
            target_worth(s, m, POWER[group], target)
            credit_change(m, power_heuristic(POWER[group]))
    credit(m, H_POWERS, -used)


@kernel
def score_action(s: State, m: Memory, action: int) -> None:
    """Score an action in the struggle."""
    if action == A_PASS:
        pass_worth(s, m)
        credit_change(m, H_OBJECTIVE)
    elif action == A_RECRUIT:
        recruit_worth(s, m)
        credit_change(m, H_RECRUIT)
    elif action == A_LIVE_BENEFIT:
        draw_worth(s, m, s.discard[s.discard_count - 1])
        credit_change(m, H_RECRUIT)
        credit_price(s, m, LIVE_BENEFIT)
    elif action == A_NUCLEAR:
        nuclear_worth(s, m)
        credit_change(m, H_DESTRUCTION)
        credit_price(s, m, NUCLEAR_ESCALATION)
    else:
        score_activation(s, m, action - A_ACTIVATE)


@kernel
def score_summit(s: State, m: Memory) -> None:
    """Score Summit Meeting: the value of knowing the other agent, compared with the best that can be done without."""
    blind = max(pass_worth(s, m), recruit_worth(s, m))
    now = max(blind, stand_with(s, m, 0, 0, 0, 0, 1, s.passes))
    credit(m, H_UNMASK, unmasked_worth(s, m) - now)
    credit(m, H_OBJECTIVE, now - m.base_token - m.base_riots)
    credit_price(s, m, SUMMIT_MEETING)


@kernel
def score_media(s: State, m: Memory, action: int) -> None:
    """Score taking, discarding or leaving the known top card."""
    group = m.top
    if action == A_MEDIA_RECRUIT:
        draw_worth(s, m, group)
        credit_change(m, H_RECRUIT)
    elif action == A_MEDIA_DISCARD:
        stand_with(s, m, 0, 0, 0, 0, 0, 0)
        credit_change(m, H_MEDIA)
    else:
        leave_worth(s, m, INFLUENCE[group])
        credit_change(m, H_MEDIA)
        credit(m, H_MEDIA, -STEADY)


@kernel
def score_first(s: State, m: Memory, action: int) -> None:
    """Score acting first: having the last word is worth something, and so is the race."""
    is_own = int(action == A_FIRST + m.seat)
    stand_with(s, m, 0, 0, 0, 0, is_own, 0)
    credit_change(m, H_OBJECTIVE)
    credit(m, H_ORDER, 0 if is_own else m.weight[W_SECOND])


@kernel
def score_agent(s: State, m: Memory, agent: int) -> None:
    """Score an Agent X against the likely rival, or against one who sees him."""
    if is_secret(s, m.seat):
        credit(m, H_AGENT, choice_worth(s, m, agent))
        credit(m, H_SECRET, share_of(m, agent) // 100)
    elif s.chosen[1 - m.seat]:
        credit(m, H_AGENT, choice_worth(s, m, agent))
    else:
        credit(m, H_AGENT, seen_worth(s, m, agent))


@kernel
def score_double_agent(s: State, m: Memory, action: int) -> None:
    """Score benching an agent of the other side, or seeing the next one."""
    if action == A_PEEK:
        credit(m, H_PEEK, m.weight[W_PEEK] * future(s) // 100)
        return
    agent = action - A_AGENT
    credit(m, H_BENCH, m.weight[W_LEAVE + agent] * m.weight[W_BENCH] // 100)
    if agent == MASTER_SPY:
        credit(m, H_BENCH, m.weight[W_BENCH_MASTER_SPY])


@kernel
def score_look(s: State, m: Memory, group: int) -> None:
    """Score one of the Analyst's three groups by its place: good ones for the seat's own draws, bad ones for the other side's."""
    place = s.stack[s.depth - 1, 2]
    worth = INFLUENCE[group] * m.weight[W_TOP_GROUP]
    if FACTION[group] == POLITICAL or FACTION[group] == MILITARY:
        worth += m.weight[W_TOP_GROUP]
    is_mine = place % 2 == (1 if s.balance == m.seat else 0)
    credit(m, H_DECK, worth if is_mine else -worth)


@kernel
def strength(s: State, m: Memory, side: int) -> int:
    """The total value of the agents that a side can choose next."""
    total, hand = 0, headquarters(s, side)
    for agent in range(1, len(AGENTS) + 1):
        if hand & CARD_BIT[agent]:
            total += m.weight[W_LEAVE + agent]
    return int(total)


@kernel
def score_objective(s: State, m: Memory, objective: int) -> None:
    """Score Space Race: an expensive objective next suits the side with the better available agents."""
    better = strength(s, m, m.seat) - strength(s, m, 1 - m.seat)
    credit(m, H_DECK, (1 if better >= 0 else -1) * POINTS[objective] * m.weight[W_NEXT_OBJECTIVE] // 10)


@kernel
def rescue_worth(s: State, m: Memory, agent: int) -> int:
    """7.6: the value of a rescued agent. He does not die and, having survived, also uses his ability, without the token."""
    worth = int(m.weight[W_KILLED + agent])
    if s.version >= SAVED_AGENT_ACTS:
        worth += after_round(m, agent, False, False, False) + m.weight[W_LEAVE + agent]
    return int(worth)


@kernel
def score_event(s: State, m: Memory, action: int) -> None:
    """Score events outside the struggle: the Nobel Peace Prize, Space Race, the Olympic Games."""
    if action == A_DECLINE:
        return
    if action == A_NOBEL:
        credit(m, H_RESCUE, rescue_worth(s, m, s.agent_x[m.seat]) * future(s) // 100)
        credit_price(s, m, NOBEL_PEACE_PRIZE)
    elif action == A_OLYMPICS:
        best = 0
        for agent in range(1, len(AGENTS) + 1):
            if s.killed[m.seat] & CARD_BIT[agent]:
                best = max(best, m.weight[W_KILLED + agent])
        credit(m, H_RESCUE, best * future(s) // 100)
        credit_price(s, m, OLYMPIC_GAMES)
    else:
        better = abs(strength(s, m, m.seat) - strength(s, m, 1 - m.seat))
        credit(m, H_DECK, better * m.weight[W_NEXT_OBJECTIVE] // 100 * future(s) // 100)
        credit_price(s, m, SPACE_RACE)


@kernel
def score_answer(s: State, m: Memory, question: int, action: int) -> None:
    """Compute the points of the heuristics for one answer."""
    clear_points(m)
    if action == A_SUMMIT:
        score_summit(s, m)
    elif question == Q_ACTION:
        score_action(s, m, action)
    elif question == Q_MOVE:
        target_worth(s, m, MOVE, action - A_GROUP)
        credit_change(m, H_THEFT)
    elif question == Q_DESTROY:
        target_worth(s, m, DESTROY, action - A_GROUP)
        credit_change(m, H_DESTRUCTION)
    elif question == Q_TURN:
        target_worth(s, m, TURN, action - A_GROUP)
        credit_change(m, H_DENIAL)
    elif question == Q_MEDIA:
        score_media(s, m, action)
    elif question == Q_AGENT:
        score_agent(s, m, action - A_AGENT)
    elif question == Q_FIRST:
        score_first(s, m, action)
    else:
        score_seldom(s, m, question, action)


@kernel
def score_seldom(s: State, m: Memory, question: int, action: int) -> None:
    """Score the answers to questions outside the struggle."""
    if question == Q_DOUBLE_AGENT:
        score_double_agent(s, m, action)
    elif question == Q_ANALYST:
        score_look(s, m, action - A_GROUP)
    elif question == Q_SPACE_RACE:
        score_objective(s, m, action - A_OBJECTIVE)
    elif question == Q_OLYMPIC_GAMES:
        credit(m, H_RESCUE, m.weight[W_KILLED + action - A_AGENT])
    elif question == Q_NOBEL or question == Q_DETENTE:
        score_event(s, m, action)
    elif question == Q_ORDER:
        credit(m, H_DECK, INFLUENCE[action - A_GROUP])
