"""The course of a turn (section 3): nine steps, and the end of turns 10 and 20."""

from detente.engine.kernel import kernel
from detente.engine.machine import NOBODY, ask, bar_undo, log, pop, push
from detente.engine.record import Array

from .actions import A_ADVANTAGE
from .board import ADVANTAGES, DISCARD, DOMINANCE, DRAW, EUROPE, MOVE, PERIOD, RESOLVE, REVEAL, RUSSIA, TURN
from .cards import INITIATIVE, OWN_ADVANTAGES, OWN_CARDS
from .data import TURNS
from .happenings import draw_events, move_events, resolve_events
from .options import LENGTH, SHORT
from .piles import advantages_in_hand, draw_advantages, draw_card, move_advantage, move_card
from .scoring import end_game, score_advantages, score_dominance
from .state import (
    ADV_DECK,
    ADV_HAND,
    ADV_REMOVED,
    F_ACTIONS,
    F_DISCARD,
    F_INITIATIVE,
    F_KEEP,
    F_REVEAL,
    HAND,
    L_DRAWN,
    L_HAS_KEPT,
    L_INITIATIVE,
    L_LAID,
    L_REMOVE_ADVANTAGE,
    L_TURN,
    LAID,
    Q_INITIATIVE,
    Q_KEEP,
    SHOWN,
    State,
)
from .state import DISCARD as DISCARD_PILE

CARDS_LAID, ADVANTAGES_DRAWN = 2, 3
(
    MARKER, LAY_CARDS, ACTIONS, USED_CARDS, RESOLVE_EVENTS, MOVE_EVENTS, REVEAL_EVENTS, DISCARD_EVENTS, DRAW_EVENTS, SCORE_DOMINANCE,
    SCORE_ADVANTAGES, END,
) = range(12)  # fmt: skip


@kernel
def last_turn(s: State) -> int:
    """The last turn: 20, or 10 in the short game (1.1)."""
    return TURNS // 2 if s.option[LENGTH] == SHORT else TURNS


@kernel
def run_turn(s: State, f: Array) -> None:
    """Run one step of the turn each time the frame is on top."""
    step = f[1]
    f[1] = step + 1
    if step == MARKER:
        s.turn += 1
        log(s, L_TURN, s.turn, PERIOD[s.turn])
    elif step == LAY_CARDS:
        push(s, F_INITIATIVE)
    elif step == ACTIONS:
        push(s, F_ACTIONS, 1 - s.first)
        push(s, F_ACTIONS, s.first)
    elif step == USED_CARDS:
        discard_used(s)
        draw_cards(s)
    elif step < SCORE_DOMINANCE:
        take_event_step(s, step)
    elif step == SCORE_DOMINANCE:
        if TURN[s.turn, DOMINANCE]:
            score_dominance(s)
    elif step == SCORE_ADVANTAGES:
        if TURN[s.turn, ADVANTAGES]:
            renew_advantages(s)
    else:
        end_turn(s, f)


@kernel
def take_event_step(s: State, step: int) -> None:
    """Run steps 5 to 9 if the turn's space has them; in the last turn only events are resolved."""
    is_last = s.turn == last_turn(s)
    if step == RESOLVE_EVENTS:
        if TURN[s.turn, RESOLVE]:
            resolve_events(s)
    elif is_last:
        return
    elif step == MOVE_EVENTS:
        if TURN[s.turn, MOVE]:
            move_events(s)
    elif step == REVEAL_EVENTS:
        if TURN[s.turn, REVEAL]:
            push(s, F_REVEAL)
    elif step == DISCARD_EVENTS:
        if TURN[s.turn, DISCARD] > 0:
            push(s, F_DISCARD, TURN[s.turn, DISCARD])
    elif TURN[s.turn, DRAW] > 0:
        draw_events(s, TURN[s.turn, DRAW])


@kernel
def run_initiative(s: State, f: Array) -> None:
    """3.1: each side lays two cards in secret; then the sums are announced, and the higher acts first, Europe on a tie."""
    for side in range(2):
        offer_laying(s, side)
    if s.asked[0] or s.asked[1]:
        return
    pop(s)
    bar_undo(s)
    for side in range(2):
        s.chosen[side] = 0
        s.sums[side] = laid_sum(s, side)
    s.first = EUROPE if s.sums[EUROPE] >= s.sums[RUSSIA] else RUSSIA
    log(s, L_INITIATIVE, s.sums[EUROPE], s.sums[RUSSIA], s.first)


@kernel
def offer_laying(s: State, side: int) -> None:
    """Ask for a card until two are laid; neither side waits for the other."""
    if s.chosen[side] < CARDS_LAID:
        s.legal[side, 0] |= s.pile[HAND] & OWN_CARDS[side]
        ask(s, side, Q_INITIATIVE)


@kernel
def laid_sum(s: State, side: int) -> int:
    """The initiative of the cards that a side has laid or turned up in this turn."""
    cards = (s.pile[LAID] | s.pile[SHOWN]) & OWN_CARDS[side]
    total, card = 0, 0
    while cards:
        if cards & 1:
            total += INITIATIVE[card]
        cards = cards >> 1
        card += 1
    return int(total)


@kernel
def answer_initiative(s: State, seat: int, action: int) -> None:
    move_card(s, action, HAND, LAID)
    s.chosen[seat] += 1
    if s.chosen[seat] == CARDS_LAID:
        log(s, L_LAID, seat)
    offer_laying(s, seat)


@kernel
def discard_used(s: State) -> None:
    """3.4: move the four cards to their owners' discard piles; effects that last for a turn end."""
    used = s.pile[SHOWN]
    s.pile[SHOWN] = 0
    s.pile[DISCARD_PILE] |= used
    s.first = NOBODY
    for side in range(2):
        s.sums[side] = NOBODY
        s.no_income[side] = 0
        s.surcharge[side] = 0
        for place in range(2):
            s.shown[side, place] = NOBODY
            s.sea_used[place] = 0


@kernel
def draw_cards(s: State) -> None:
    """3.5: draw two cards each."""
    for side in range(2):
        drawn = 0
        for _ in range(CARDS_LAID):
            drawn += 1 if draw_card(s, side) else 0
        log(s, L_DRAWN, side, drawn)


@kernel
def renew_advantages(s: State) -> None:
    """8.2: unused cards score; if the game goes on, three new ones are drawn and the last is removed."""
    score_advantages(s)
    if s.turn == last_turn(s):
        return
    for side in range(2):
        draw_advantages(s, side, ADVANTAGES_DRAWN)
        rest = s.advantage[ADV_DECK] & OWN_ADVANTAGES[side]
        s.advantage[ADV_DECK] &= ~rest
        s.advantage[ADV_REMOVED] |= rest
        for i in range(s.advantage_count[side]):
            s.advantage_deck[side, i] = 0
        s.advantage_count[side] = 0
    push(s, F_KEEP)


@kernel
def run_keep(s: State, f: Array) -> None:
    """2.6, 8.2: each side removes one of three advantage cards in secret."""
    for side in range(2):
        if s.chosen[side] == 0:
            s.legal[side, 0] |= advantages_in_hand(s, side) << A_ADVANTAGE
            ask(s, side, Q_KEEP)
    if s.asked[0] or s.asked[1]:
        return
    pop(s)
    for side in range(2):
        s.chosen[side] = 0


@kernel
def answer_keep(s: State, seat: int, action: int) -> None:
    s.chosen[seat] = 1
    move_advantage(s, action - A_ADVANTAGE, ADV_HAND, ADV_REMOVED)
    log(s, L_REMOVE_ADVANTAGE, seat, action - A_ADVANTAGE)
    log(s, L_HAS_KEPT, seat)


@kernel
def end_turn(s: State, f: Array) -> None:
    """Start the next turn, or end the game."""
    if s.turn == last_turn(s):
        end_game(s)
    else:
        f[1] = MARKER
