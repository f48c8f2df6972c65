"""Cease-fire (7): the domination token, ties, and riots."""

from detente.engine.kernel import kernel
from detente.engine.machine import NOBODY, allow, ask, log, pop
from detente.engine.record import Array

from .actions import A_DECLINE, A_NOBEL
from .agents import clear_field, kill_agent, show_agent
from .cards import BIAS, CARD_BIT, CIA, FACTION, IMMUNE, INFLUENCE, KGB, NOBEL_PEACE_PRIZE, SLOTS, STABILITY
from .decks import bury_objective, claim_objective, has_event, spend
from .groups import is_rioting
from .state import (
    L_NO_TOKEN,
    L_RIOTS,
    L_SAVED,
    L_TIE,
    L_TOKEN,
    L_TOTALS,
    Q_NOBEL,
    State,
)
from .versions import SAVED_AGENT_ACTS, TIE_NAMES_GROUPS

# Stages of the frame: the token, the fate of each rioter's agent, the objective.
TOKEN, CIA_RIOTS, KGB_RIOTS, RESULT = range(4)


@kernel
def best_of(s: State, side: int, faction: int) -> int:
    """The highest single group of a faction in front of a side, or 0."""
    best = 0
    for i in range(SLOTS):
        group = s.slot[side, i]
        if group and FACTION[group] == faction and INFLUENCE[group] > INFLUENCE[best]:
            best = group
    return int(best)


@kernel
def deciding_bias(s: State) -> int:
    """7.2: the first faction of the objective's order in which one side's best group is higher, or NOBODY."""
    for i in range(4):
        faction = BIAS[s.objective, i]
        if INFLUENCE[best_of(s, CIA, faction)] != INFLUENCE[best_of(s, KGB, faction)]:
            return i
    return NOBODY


@kernel
def winner_of_tie(s: State, faction: int) -> int:
    """The side whose best group of the deciding faction is higher."""
    return CIA if INFLUENCE[best_of(s, CIA, faction)] > INFLUENCE[best_of(s, KGB, faction)] else KGB


@kernel
def find_winner(s: State) -> int:
    """7.1: the side with the higher total that is not above the stability; ties by faction; NOBODY if nothing decides."""
    if is_rioting(s, CIA) or is_rioting(s, KGB):
        if is_rioting(s, CIA) and is_rioting(s, KGB):
            return NOBODY
        return KGB if is_rioting(s, CIA) else CIA
    if s.influence[CIA] != s.influence[KGB]:
        return CIA if s.influence[CIA] > s.influence[KGB] else KGB
    bias = deciding_bias(s)
    return NOBODY if bias == NOBODY else winner_of_tie(s, BIAS[s.objective, bias])


@kernel
def place_token(s: State) -> None:
    """7.1 to 7.4: place the token, before riots are settled."""
    s.token = find_winner(s)
    s.lost = NOBODY if s.token == NOBODY else 1 - s.token
    log(s, L_TOTALS, s.influence[CIA], s.influence[KGB], STABILITY[s.objective])
    has_riots = False
    for side in range(2):
        if is_rioting(s, side):
            has_riots = True
            s.rioted[side] = 1
            log(s, L_RIOTS, side, s.influence[side])
    if s.token == NOBODY:
        log(s, L_NO_TOKEN)
        return
    if s.influence[CIA] == s.influence[KGB] and not has_riots:
        faction = BIAS[s.objective, deciding_bias(s)]
        pair = 100 * best_of(s, CIA, faction) + best_of(s, KGB, faction) if s.version >= TIE_NAMES_GROUPS else 0
        log(s, L_TIE, faction, s.token, pair)
    log(s, L_TOKEN, s.token)


@kernel
def run_cease_fire(s: State, f: Array) -> None:
    """Place the token, then settle riots: the rioter's agent is shown and killed, unless the Nobel Peace Prize saves him (7.5, 7.6)."""
    stage = f[1]
    if stage == TOKEN:
        place_token(s)
    elif stage == RESULT:
        pop(s)
        settle_riots(s)
        return
    elif s.rioted[stage - CIA_RIOTS]:
        side = stage - CIA_RIOTS
        show_agent(s, side)
        if has_event(s, side, NOBEL_PEACE_PRIZE) and not IMMUNE[s.agent_x[side]]:
            allow(s, side, A_NOBEL)
            allow(s, side, A_DECLINE)
            ask(s, side, Q_NOBEL)
            return
        expose_agent(s, side)
    f[1] = stage + 1


@kernel
def expose_agent(s: State, side: int) -> None:
    """7.5: the rioter's agent is killed; a Deputy Director goes back to headquarters at once."""
    kill_agent(s, side)
    if s.agent_x[side]:
        clear_field(s, side)


@kernel
def answer_cease_fire(s: State, f: Array, seat: int, action: int) -> None:
    """7.6: the prize saves the agent. He stays in the field until Détente and, having survived, uses his ability (8.1)."""
    f[1] += 1
    if action == A_DECLINE:
        expose_agent(s, seat)
        return
    spend(s, seat, NOBEL_PEACE_PRIZE)
    agent = s.agent_x[seat]
    if s.version < SAVED_AGENT_ACTS:
        s.leave[seat] |= CARD_BIT[agent]
        clear_field(s, seat)
    log(s, L_SAVED, seat, agent)


@kernel
def settle_riots(s: State) -> None:
    """7.3, 7.5, 7.7: after one riot the opponent claims the objective immediately; without a token it goes to the bottom."""
    if s.token == NOBODY:
        bury_objective(s)
    elif s.rioted[1 - s.token]:
        claim_objective(s, s.token)
