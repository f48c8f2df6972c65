"""Détente (9): leave, discards, the events of this phase, and whether somebody has won (10)."""

from detente.engine.kernel import kernel
from detente.engine.machine import allow, ask, has_choice, log, pop, push
from detente.engine.record import Array

from .actions import A_AGENT, A_DECLINE, A_OBJECTIVE, A_OLYMPICS, A_SPACE_RACE, AGENT_SHIFT, OBJECTIVE_WORD
from .agents import send_on_leave
from .briefing import finish
from .cards import CARD_BIT, CIA, KGB, LOOKED_AT, OLYMPIC_GAMES, SLOTS, SPACE_RACE
from .decks import card_at, deck_count, has_event, look, raise_card, spend
from .groups import put_on_discard
from .options import POINTS_TO_PLAY_TO
from .state import (
    E_POINTS,
    F_OLYMPIC_GAMES,
    F_SPACE_RACE,
    HAS_PEEKED,
    L_GROUPS_DISCARDED,
    L_PUT_OBJECTIVE,
    L_REVIVED,
    L_SCORE,
    L_SEEN_OBJECTIVE,
    L_TIED,
    NO_PEEK,
    OBJECTIVE_DECK,
    Q_DETENTE,
    Q_OLYMPIC_GAMES,
    Q_SPACE_RACE,
    State,
)
from .versions import LEADER_WINS_EXTRA_ROUNDS

# Stages of the frame.
TIDY, HOLDER, OTHER, CHECK = range(4)


@kernel
def run_detente(s: State, f: Array) -> None:
    """9.1 to 9.5; the holder of the balance token is first to use events (9.4)."""
    stage = f[1]
    if stage == TIDY:
        tidy(s)
    elif stage == CHECK:
        pop(s)
        check_victory(s)
        return
    else:
        side = s.balance if stage == HOLDER else 1 - s.balance
        offer_events(s, side)
        if s.asked[side]:
            return
    f[1] = stage + 1


@kernel
def tidy(s: State) -> None:
    """9.1, 9.2: agents on leave, groups on the discard pile."""
    for side in range(2):
        send_on_leave(s, side)
        s.back[side] = 0
        if s.peek[side] == HAS_PEEKED:
            s.peek[side] = NO_PEEK
    log(s, L_GROUPS_DISCARDED, discard_all(s))
    log(s, L_SCORE, s.score[CIA], s.score[KGB])


@kernel
def discard_all(s: State) -> int:
    """Move every group in play to the discard pile; returns their number."""
    n = 0
    for side in range(2):
        for i in range(SLOTS):
            if s.slot[side, i]:
                put_on_discard(s, s.slot[side, i])
                s.slot[side, i] = 0
                n += 1
        s.ready[side] = 0
        s.mobilised[side] = 0
        s.influence[side] = 0
    return n


@kernel
def offer_events(s: State, side: int) -> None:
    """Offer the events of this phase: Space Race needs a card to look at, the Olympic Games a killed agent."""
    if has_event(s, side, SPACE_RACE) and deck_count(s, OBJECTIVE_DECK) > 0:
        allow(s, side, A_SPACE_RACE)
    if has_event(s, side, OLYMPIC_GAMES) and s.killed[side]:
        allow(s, side, A_OLYMPICS)
    if has_choice(s, side):
        allow(s, side, A_DECLINE)
        ask(s, side, Q_DETENTE)


@kernel
def answer_detente(s: State, f: Array, seat: int, action: int) -> None:
    if action == A_DECLINE:
        f[1] += 1
    elif action == A_SPACE_RACE:
        spend(s, seat, SPACE_RACE)
        push(s, F_SPACE_RACE, seat)
    else:
        spend(s, seat, OLYMPIC_GAMES)
        push(s, F_OLYMPIC_GAMES, seat)


@kernel
def run_space_race(s: State, f: Array) -> None:
    """11.5: look at the next three objectives and put them back in any order, top card first."""
    side, placed = f[1], f[2]
    if not f[3]:
        f[3] = min(LOOKED_AT, deck_count(s, OBJECTIVE_DECK))
        look(s, side, OBJECTIVE_DECK, f[3])
        for place in range(f[3]):
            log(s, L_SEEN_OBJECTIVE, side, card_at(s, OBJECTIVE_DECK, place), place + 1)
    if placed >= f[3] - 1:
        pop(s)
        return
    for place in range(placed, f[3]):
        s.legal[side, OBJECTIVE_WORD] |= CARD_BIT[card_at(s, OBJECTIVE_DECK, place)]
    ask(s, side, Q_SPACE_RACE)


@kernel
def answer_space_race(s: State, f: Array, action: int) -> None:
    side, placed, objective = f[1], f[2], action - A_OBJECTIVE
    raise_card(s, side, OBJECTIVE_DECK, objective, placed)
    f[2] += 1
    log(s, L_PUT_OBJECTIVE, side, objective, placed + 1)


@kernel
def run_olympic_games(s: State, f: Array) -> None:
    """11.7: ask which of the side's own killed agents returns."""
    s.legal[f[1], 0] |= s.killed[f[1]] << AGENT_SHIFT
    ask(s, f[1], Q_OLYMPIC_GAMES)


@kernel
def answer_olympic_games(s: State, f: Array, action: int) -> None:
    """Return the agent on leave, not to headquarters."""
    side, agent = f[1], action - A_AGENT
    pop(s)
    s.killed[side] &= ~CARD_BIT[agent]
    s.leave[side] |= CARD_BIT[agent]
    log(s, L_REVIVED, side, agent)


@kernel
def check_victory(s: State) -> None:
    """10.1, 10.2: enough points win; if both have them, the higher score wins, and equal scores play on until somebody is ahead."""
    enough = s.option[POINTS_TO_PLAY_TO]
    if s.score[CIA] < enough and s.score[KGB] < enough and not s.tied:
        return
    if s.score[CIA] == s.score[KGB]:
        log(s, L_TIED, s.score[CIA])
        s.tied = int(s.version >= LEADER_WINS_EXTRA_ROUNDS)
    else:
        finish(s, E_POINTS)
