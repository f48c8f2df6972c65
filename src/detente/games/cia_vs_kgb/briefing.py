"""Set-up (2), the round (3), Briefing (4) and the end of the game (10)."""

from detente.engine.bits import count
from detente.engine.chance import below
from detente.engine.kernel import kernel
from detente.engine.machine import DRAW, NOBODY, ask, log, pop, push
from detente.engine.record import Array

from .actions import A_GROUP
from .cards import (
    ALL_GROUPS,
    ALL_OBJECTIVES,
    BRIEFING,
    CARD_BIT,
    CEASE_FIRE,
    CIA,
    DEBRIEFING,
    DETENTE,
    KGB,
    LOOKED_AT,
    PHASES,
    PLANNING,
    STRUGGLE,
)
from .decks import card_at, deck_count, draw_card, empty_deck, look, raise_card
from .options import FIRST_BALANCE
from .state import (
    AS_AGREED,
    BY_CHANCE,
    E_DECK,
    F_ANALYST,
    F_CEASE_FIRE,
    F_DEBRIEFING,
    F_DETENTE,
    F_FIRST,
    F_PLANNING,
    F_ROUND,
    F_STRUGGLE,
    FEWER_POINTS,
    GROUP_DECK,
    KEPT,
    L_BALANCE,
    L_LOOK,
    L_NEW_DECK,
    L_OBJECTIVE,
    L_OVER,
    L_PHASE,
    L_PUT_BACK,
    L_PUT_GROUP,
    L_ROUND,
    L_SEEN_GROUP,
    L_SHUFFLE,
    LOST_CEASE_FIRE,
    OBJECTIVE_DECK,
    ON_DECK,
    Q_ANALYST,
    State,
)
from .versions import VERSION


@kernel
def start(s: State) -> None:
    """2: shuffle both decks and place the balance token beside the objectives. The record is empty except for options and key."""
    s.version = s.version if s.version else VERSION  # set when an older game is replayed
    s.token = NOBODY
    s.balance = NOBODY
    s.lost = NOBODY
    s.active = NOBODY
    s.loose[GROUP_DECK] = ALL_GROUPS
    s.loose[OBJECTIVE_DECK] = ALL_OBJECTIVES
    push(s, F_ROUND)


@kernel
def run_round(s: State, f: Array) -> None:
    """3.1: run the six phases, then start again from the first."""
    phase = f[1]
    f[1] = (phase + 1) % len(PHASES)
    s.phase = phase
    if phase == BRIEFING:
        brief(s)
        return
    log(s, L_PHASE, phase)
    if phase == PLANNING:
        push(s, F_PLANNING)
    elif phase == STRUGGLE:
        push(s, F_STRUGGLE)
        push(s, F_FIRST)
    elif phase == CEASE_FIRE:
        push(s, F_CEASE_FIRE)
    elif phase == DEBRIEFING:
        push(s, F_DEBRIEFING)
    elif phase == DETENTE:
        push(s, F_DETENTE)


@kernel
def brief(s: State) -> None:
    """4: objective, balance token, group deck, Analyst."""
    s.round += 1
    log(s, L_ROUND, s.round)
    log(s, L_PHASE, BRIEFING)
    if deck_count(s, OBJECTIVE_DECK) == 0 and not renew_objectives(s):
        return
    s.objective = draw_card(s, OBJECTIVE_DECK)
    s.objective_place = ON_DECK
    log(s, L_OBJECTIVE, s.objective)
    give_balance(s)
    s.rioted[CIA] = 0
    s.rioted[KGB] = 0
    if s.round > 1:
        shuffle_groups(s)
    for side in range(2):
        if s.analyst[side]:
            s.analyst[side] = 0
            push(s, F_ANALYST, side)


@kernel
def renew_objectives(s: State) -> bool:
    """10.4: spent events form a new objective deck; if there are none, the game is over."""
    if s.spent == 0:
        finish(s, E_DECK)
        return False
    empty_deck(s, OBJECTIVE_DECK)
    s.loose[OBJECTIVE_DECK] = s.spent
    s.spent = 0
    log(s, L_NEW_DECK, count(s.loose[OBJECTIVE_DECK]))
    return True


@kernel
def give_balance(s: State) -> None:
    """4.2: give the token to the player with fewer points, on equal points to the loser of the last Cease-fire; otherwise it stays."""
    if s.balance == NOBODY:
        agreed = s.option[FIRST_BALANCE]
        s.balance = agreed - 1 if agreed else below(s, 2)
        log(s, L_BALANCE, s.balance, AS_AGREED if agreed else BY_CHANCE)
    elif s.score[CIA] != s.score[KGB]:
        s.balance = CIA if s.score[CIA] < s.score[KGB] else KGB
        log(s, L_BALANCE, s.balance, FEWER_POINTS)
    elif s.lost != NOBODY:
        s.balance = s.lost
        log(s, L_BALANCE, s.balance, LOST_CEASE_FIRE)
    else:
        log(s, L_BALANCE, s.balance, KEPT)


@kernel
def shuffle_groups(s: State) -> None:
    """4.4: shuffle the discards back; Détente has left no group in play, so the deck is complete."""
    for i in range(s.discard_count):
        s.loose[GROUP_DECK] |= CARD_BIT[s.discard[i]]
        s.discard[i] = 0
    s.discard_count = 0
    for i in range(s.fixed[GROUP_DECK]):
        s.loose[GROUP_DECK] |= CARD_BIT[s.top[GROUP_DECK, i]]
    empty_deck(s, GROUP_DECK)
    log(s, L_SHUFFLE, count(s.loose[GROUP_DECK]))


@kernel
def run_analyst(s: State, f: Array) -> None:
    """4.5: look at the top three group cards and put them back in any order, top card first."""
    side, placed = f[1], f[2]
    if not f[3]:
        f[3] = min(LOOKED_AT, deck_count(s, GROUP_DECK))
        look(s, side, GROUP_DECK, f[3])
        log(s, L_LOOK, side, f[3])
        for place in range(f[3]):
            log(s, L_SEEN_GROUP, side, card_at(s, GROUP_DECK, place), place + 1)
    if placed >= f[3] - 1:
        pop(s)
        log(s, L_PUT_BACK, side)
        return
    for place in range(placed, f[3]):
        s.legal[side, 0] |= CARD_BIT[card_at(s, GROUP_DECK, place)]
    ask(s, side, Q_ANALYST)


@kernel
def answer_analyst(s: State, f: Array, action: int) -> None:
    side, placed, group = f[1], f[2], action - A_GROUP
    raise_card(s, side, GROUP_DECK, group, placed)
    f[2] += 1
    log(s, L_PUT_GROUP, side, group, placed + 1)


@kernel
def finish(s: State, ending: int) -> None:
    """The higher score wins; equal scores are a draw."""
    s.over = 1
    s.ending = ending
    s.winner = DRAW
    if s.score[CIA] != s.score[KGB]:
        s.winner = CIA if s.score[CIA] > s.score[KGB] else KGB
    log(s, L_OVER, s.winner, ending)
