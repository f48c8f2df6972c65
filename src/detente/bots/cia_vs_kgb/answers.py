"""Scores for the answers to every question, in ten-thousandths of the chance to win: about hundredths of a victory point."""

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
from .mind import (
    W_BENCH,
    W_BENCH_MASTER_SPY,
    W_KEEP_EVENT,
    W_KILLED,
    W_LEAVE,
    W_NEXT_OBJECTIVE,
    W_PEEK,
    W_SECOND,
    W_TOP_GROUP,
    Mind,
    hush,
    say,
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
from .thumbs import (
    T_AGENT,
    T_BENCH,
    T_DECK,
    T_DENIAL,
    T_DESTRUCTION,
    T_MEDIA,
    T_OBJECTIVE,
    T_ORDER,
    T_PEEK,
    T_POWERS,
    T_PRICE,
    T_RECRUIT,
    T_RESCUE,
    T_RIOTS,
    T_SECRET,
    T_THEFT,
    T_UNMASK,
)

MASTER_SPY = AGENT["master_spy"]
STEADY = 10  # a look must gain more than this


@kernel
def prepare(s: State, m: Mind, question: int) -> None:
    """What all answers to a question need."""
    if question == Q_AGENT:
        weigh_agents(s, m)
    elif Q_FIRST <= question <= Q_ORDER:
        weigh_struggle(s, m)
        set_base(s, m)


@kernel
def say_change(m: Mind, thumb: int) -> None:
    """What the last judgement changes: chances of the objective, riots, powers."""
    say(m, thumb, m.token - m.base_token)
    say(m, T_RIOTS, m.riots - m.base_riots)
    say(m, T_POWERS, m.ready)


@kernel
def say_price(s: State, m: Mind, event: int) -> None:
    """Spending an event costs its points, and the event."""
    say(m, T_PRICE, standing(s, m.seat, -POINTS[event], 0) - standing(s, m.seat, 0, 0))
    say(m, T_PRICE, -m.weight[W_KEEP_EVENT] * future(s) // 100)


@kernel
def power_thumb(power: int) -> int:
    """The rule of thumb that speaks of a power."""
    if power == MOVE:
        return T_THEFT
    return T_DESTRUCTION if power == DESTROY else T_DENIAL


@kernel
def score_activation(s: State, m: Mind, group: int) -> None:
    """A power is as good as its best target; the group is mobilised."""
    used = ready_worth(m, group)
    if POWER[group] == PEEK_TOP:
        say(m, T_MEDIA, media_worth(s, m) - m.base_token - m.base_riots - STEADY)
    else:
        target = best_target(s, m, group)
        if target:
            target_worth(s, m, POWER[group], target)
            say_change(m, power_thumb(POWER[group]))
    say(m, T_POWERS, -used)


@kernel
def score_action(s: State, m: Mind, action: int) -> None:
    """A turn of the struggle."""
    if action == A_PASS:
        pass_worth(s, m)
        say_change(m, T_OBJECTIVE)
    elif action == A_RECRUIT:
        recruit_worth(s, m)
        say_change(m, T_RECRUIT)
    elif action == A_LIVE_BENEFIT:
        draw_worth(s, m, s.discard[s.discard_count - 1])
        say_change(m, T_RECRUIT)
        say_price(s, m, LIVE_BENEFIT)
    elif action == A_NUCLEAR:
        nuclear_worth(s, m)
        say_change(m, T_DESTRUCTION)
        say_price(s, m, NUCLEAR_ESCALATION)
    else:
        score_activation(s, m, action - A_ACTIVATE)


@kernel
def score_summit(s: State, m: Mind) -> None:
    """Summit Meeting: what it is worth to know the other agent, against the best that can be done without."""
    blind = max(pass_worth(s, m), recruit_worth(s, m))
    now = max(blind, stand_with(s, m, 0, 0, 0, 0, 1, s.passes))
    say(m, T_UNMASK, unmasked_worth(s, m) - now)
    say(m, T_OBJECTIVE, now - m.base_token - m.base_riots)
    say_price(s, m, SUMMIT_MEETING)


@kernel
def score_media(s: State, m: Mind, action: int) -> None:
    """The card on top is known: take it, discard it or leave it."""
    group = m.top
    if action == A_MEDIA_RECRUIT:
        draw_worth(s, m, group)
        say_change(m, T_RECRUIT)
    elif action == A_MEDIA_DISCARD:
        stand_with(s, m, 0, 0, 0, 0, 0, 0)
        say_change(m, T_MEDIA)
    else:
        leave_worth(s, m, INFLUENCE[group])
        say_change(m, T_MEDIA)
        say(m, T_MEDIA, -STEADY)


@kernel
def score_first(s: State, m: Mind, action: int) -> None:
    """Who acts first: the last word is worth something, and so is the race."""
    is_own = int(action == A_FIRST + m.seat)
    stand_with(s, m, 0, 0, 0, 0, is_own, 0)
    say_change(m, T_OBJECTIVE)
    say(m, T_ORDER, 0 if is_own else m.weight[W_SECOND])


@kernel
def score_agent(s: State, m: Mind, agent: int) -> None:
    """Agent X: what he is worth against the likely rival, or against one who sees him."""
    if is_secret(s, m.seat):
        say(m, T_AGENT, choice_worth(s, m, agent))
        say(m, T_SECRET, share_of(m, agent) // 100)
    elif s.chosen[1 - m.seat]:
        say(m, T_AGENT, choice_worth(s, m, agent))
    else:
        say(m, T_AGENT, seen_worth(s, m, agent))


@kernel
def score_double_agent(s: State, m: Mind, action: int) -> None:
    """Bench an agent of the other side, or see the next one."""
    if action == A_PEEK:
        say(m, T_PEEK, m.weight[W_PEEK] * future(s) // 100)
        return
    agent = action - A_AGENT
    say(m, T_BENCH, m.weight[W_LEAVE + agent] * m.weight[W_BENCH] // 100)
    if agent == MASTER_SPY:
        say(m, T_BENCH, m.weight[W_BENCH_MASTER_SPY])


@kernel
def score_look(s: State, m: Mind, group: int) -> None:
    """The Analyst's three groups: the seat will act first or second; the best group for its own first draw."""
    place = s.stack[s.depth - 1, 2]
    worth = INFLUENCE[group] * m.weight[W_TOP_GROUP]
    if FACTION[group] == POLITICAL or FACTION[group] == MILITARY:
        worth += m.weight[W_TOP_GROUP]
    is_mine = place % 2 == (1 if s.balance == m.seat else 0)
    say(m, T_DECK, worth if is_mine else -worth)


@kernel
def strength(s: State, m: Mind, side: int) -> int:
    """How much a side would miss if it had none of the agents that it can choose next."""
    total, hand = 0, headquarters(s, side)
    for agent in range(1, len(AGENTS) + 1):
        if hand & CARD_BIT[agent]:
            total += m.weight[W_LEAVE + agent]
    return int(total)


@kernel
def score_objective(s: State, m: Mind, objective: int) -> None:
    """Space Race: a dear objective next for the side with the better agents at hand."""
    better = strength(s, m, m.seat) - strength(s, m, 1 - m.seat)
    say(m, T_DECK, (1 if better >= 0 else -1) * POINTS[objective] * m.weight[W_NEXT_OBJECTIVE] // 10)


@kernel
def rescue_worth(s: State, m: Mind, agent: int) -> int:
    """7.6: a saved agent does not die; since he has survived, he also uses his ability, without the token."""
    worth = int(m.weight[W_KILLED + agent])
    if s.version >= SAVED_AGENT_ACTS:
        worth += after_round(m, agent, False, False, False) + m.weight[W_LEAVE + agent]
    return int(worth)


@kernel
def score_event(s: State, m: Mind, action: int) -> None:
    """Events outside the struggle: the Nobel Peace Prize, Space Race, the Olympic Games."""
    if action == A_DECLINE:
        return
    if action == A_NOBEL:
        say(m, T_RESCUE, rescue_worth(s, m, s.agent_x[m.seat]) * future(s) // 100)
        say_price(s, m, NOBEL_PEACE_PRIZE)
    elif action == A_OLYMPICS:
        best = 0
        for agent in range(1, len(AGENTS) + 1):
            if s.killed[m.seat] & CARD_BIT[agent]:
                best = max(best, m.weight[W_KILLED + agent])
        say(m, T_RESCUE, best * future(s) // 100)
        say_price(s, m, OLYMPIC_GAMES)
    else:
        better = abs(strength(s, m, m.seat) - strength(s, m, 1 - m.seat))
        say(m, T_DECK, better * m.weight[W_NEXT_OBJECTIVE] // 100 * future(s) // 100)
        say_price(s, m, SPACE_RACE)


@kernel
def score_answer(s: State, m: Mind, question: int, action: int) -> None:
    """What the rules of thumb say about one answer."""
    hush(m)
    if action == A_SUMMIT:
        score_summit(s, m)
    elif question == Q_ACTION:
        score_action(s, m, action)
    elif question == Q_MOVE:
        target_worth(s, m, MOVE, action - A_GROUP)
        say_change(m, T_THEFT)
    elif question == Q_DESTROY:
        target_worth(s, m, DESTROY, action - A_GROUP)
        say_change(m, T_DESTRUCTION)
    elif question == Q_TURN:
        target_worth(s, m, TURN, action - A_GROUP)
        say_change(m, T_DENIAL)
    elif question == Q_MEDIA:
        score_media(s, m, action)
    elif question == Q_AGENT:
        score_agent(s, m, action - A_AGENT)
    elif question == Q_FIRST:
        score_first(s, m, action)
    else:
        score_seldom(s, m, question, action)


@kernel
def score_seldom(s: State, m: Mind, question: int, action: int) -> None:
    """Questions outside the struggle."""
    if question == Q_DOUBLE_AGENT:
        score_double_agent(s, m, action)
    elif question == Q_ANALYST:
        score_look(s, m, action - A_GROUP)
    elif question == Q_SPACE_RACE:
        score_objective(s, m, action - A_OBJECTIVE)
    elif question == Q_OLYMPIC_GAMES:
        say(m, T_RESCUE, m.weight[W_KILLED + action - A_AGENT])
    elif question == Q_NOBEL or question == Q_DETENTE:
        score_event(s, m, action)
    elif question == Q_ORDER:
        say(m, T_DECK, INFLUENCE[action - A_GROUP])
