"""Debriefing (8): the agents use their abilities in order of initiative."""

from detente.engine.kernel import kernel
from detente.engine.machine import NOBODY, allow, ask, log, pop, push
from detente.engine.record import Array

from .actions import A_AGENT, A_PEEK, AGENT_SHIFT
from .agents import headquarters, kill_agent, show_agent
from .cards import (
    ABILITY,
    AGAINST_SAME,
    AGENTS,
    BENCH_OR_PEEK,
    CARD_BIT,
    CIA,
    CLAIM_BOTTOM,
    IMMUNE_AGENTS,
    KGB,
    KILL_AND_BURY,
    NO_ABILITY,
    OPPONENT_CLAIMS,
    REORDER_GROUPS,
    VOID_IF_WON_BY_RIOT,
    YOU_CLAIM,
)
from .decks import bury_objective, claim, claim_objective, deck_count, take_bottom
from .state import (
    F_DOUBLE_AGENT,
    L_ABILITY,
    L_BENCH,
    L_BOTTOM,
    L_NO_EFFECT,
    L_RIGHT_LOOK,
    L_RIGHT_PEEK,
    MAY_PEEK,
    OBJECTIVE_DECK,
    ON_DECK,
    Q_DOUBLE_AGENT,
    State,
)


@kernel
def run_debriefing(s: State, f: Array) -> None:
    """8.1, 8.2: turn all agents face up, then use them one after the other; 8.11: the objective; 8.12: the token is returned."""
    if not f[1]:
        f[1] = 1
        show_agent(s, CIA)
        show_agent(s, KGB)
    while f[2] < 2 * len(AGENTS):
        agent, side = f[2] // 2 + 1, f[2] % 2
        f[2] += 1
        if s.agent_x[side] == agent and s.token != NOBODY:
            use_ability(s, side, agent)
            if s.stack[s.depth - 1, 0] == F_DOUBLE_AGENT:
                return
    pop(s)
    if s.token != NOBODY and s.objective_place == ON_DECK:
        claim_objective(s, s.token)
    s.token = NOBODY


@kernel
def ability_of(s: State, side: int, agent: int) -> int:
    """The ability that the agent uses now: by the token (8.3), void after riots, and against the same agent (8.7, 8.8)."""
    is_enemy = int(s.token != side)
    if VOID_IF_WON_BY_RIOT[agent] and (s.rioted[CIA] or s.rioted[KGB]):
        return NO_ABILITY
    if AGAINST_SAME[agent] and s.agent_x[CIA] == s.agent_x[KGB] and AGAINST_SAME[agent] != is_enemy + 1:
        return NO_ABILITY
    return int(ABILITY[agent, is_enemy])


@kernel
def use_ability(s: State, side: int, agent: int) -> None:
    """8.4 to 8.10: carry out an ability."""
    ability = ability_of(s, side, agent)
    log(s, L_NO_EFFECT if ability == NO_ABILITY else L_ABILITY, side, agent)
    if ability == OPPONENT_CLAIMS or ability == YOU_CLAIM:
        if s.objective_place == ON_DECK:
            claim_objective(s, side if ability == YOU_CLAIM else 1 - side)
    elif ability == BENCH_OR_PEEK:
        push(s, F_DOUBLE_AGENT, side)
    elif ability == REORDER_GROUPS:
        s.analyst[side] = 1
        log(s, L_RIGHT_LOOK, side)
    elif ability == KILL_AND_BURY:
        kill_agent(s, 1 - side)
        if s.objective_place == ON_DECK:
            bury_objective(s)
    elif ability == CLAIM_BOTTOM and deck_count(s, OBJECTIVE_DECK) > 0:
        log(s, L_BOTTOM, side)
        claim(s, side, take_bottom(s))


@kernel
def run_double_agent(s: State, f: Array) -> None:
    """8.6: send an agent from the opponent's headquarters on leave, or look at the next Agent X."""
    side = f[1]
    s.legal[side, 0] |= (headquarters(s, 1 - side) & ~IMMUNE_AGENTS) << AGENT_SHIFT
    allow(s, side, A_PEEK)
    ask(s, side, Q_DOUBLE_AGENT)


@kernel
def answer_double_agent(s: State, f: Array, action: int) -> None:
    side = f[1]
    pop(s)
    if action == A_PEEK:
        s.peek[side] = MAY_PEEK
        log(s, L_RIGHT_PEEK, side)
    else:
        s.leave[1 - side] |= CARD_BIT[action - A_AGENT]
        log(s, L_BENCH, 1 - side, action - A_AGENT)
