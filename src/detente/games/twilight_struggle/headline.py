"""The headline phase (4.5 C): secret and simultaneous, resolved by printed value."""

from detente.engine.bits import BIT, WORD
from detente.engine.kernel import kernel
from detente.engine.machine import NOBODY, ask, bar_undo, has_choice, log, pop, push
from detente.engine.record import Array

from .actions import A_CARD, CARD_WORD
from .board import MAN_IN_EARTH_ORBIT, US, USSR, WORDS
from .cards import NEUTRAL, OPS, SCORING_WORDS, SIDE
from .conditions import DEFECTORS, UN_INTERVENTION
from .operations import take_snapshot
from .options import HEADLINE_REACH_AT_PHASE_START, HOLD_SCORING
from .piles import ENVY, move_card, scoring_cards
from .rounds import rounds_of
from .space import is_alone_at
from .special_cards import defectors, note_play
from .state import (
    F_EVENT,
    F_SETTLE,
    FREELY,
    HAND,
    HEADLINE,
    L_HEADLINE,
    L_HEADLINE_CHOSEN,
    Q_HEADLINE,
    TABLE,
    State,
)

# Stages of the frame.
CHOOSE, FIRST, SECOND, DONE = range(4)


@kernel
def can_headline(s: State, side: int, w: int) -> int:
    """The cards (one word) that may be headlined: not UN Intervention, not a Missile Envy that must be used for operations."""
    word = s.pile[HAND + side, w]
    if scoring_cards(s, side) > rounds_of(s, side) and not s.option[HOLD_SCORING]:
        word &= SCORING_WORDS[w]
    if w == (UN_INTERVENTION - 1) // WORD:
        word &= ~BIT[(UN_INTERVENTION - 1) % WORD]
    if s.envy == side and w == (ENVY - 1) // WORD:
        word &= ~BIT[(ENVY - 1) % WORD]
    return int(word)


@kernel
def offer_headline(s: State, side: int) -> None:
    for w in range(WORDS):
        s.legal[side, CARD_WORD + w] |= can_headline(s, side, w)
    if has_choice(s, side):
        ask(s, side, Q_HEADLINE)
    else:
        s.chosen[side] = 1


@kernel
def run_headline(s: State, f: Array) -> None:
    """4.5 C: both choose in secret simultaneously; a side alone in having reached box 4 chooses after the other has shown its card."""
    if f[1] == CHOOSE:
        s.in_headline = 1
        choose_headlines(s)
        if not (s.asked[US] or s.asked[USSR]):
            reveal_headlines(s)
            f[1] = FIRST
        return
    stage = f[1]
    f[1] = stage + 1
    if stage < DONE:
        side = f[2] if stage == FIRST else 1 - f[2]
        if stage == FIRST:
            side = first_headline(s)
            f[2] = side
            if s.option[HEADLINE_REACH_AT_PHASE_START]:
                take_snapshot(s)
        resolve_headline(s, side)
        return
    s.in_headline = 0
    for side in range(2):
        s.headline[side] = 0
        s.chosen[side] = 0
    pop(s)


@kernel
def choose_headlines(s: State) -> None:
    late = NOBODY
    for side in range(2):
        if is_alone_at(s, side, MAN_IN_EARTH_ORBIT):
            late = side
    for side in range(2):
        if not s.chosen[side] and side != late:
            offer_headline(s, side)
    if late != NOBODY and s.chosen[1 - late] and not s.chosen[late]:
        offer_headline(s, late)


@kernel
def answer_headline(s: State, seat: int, action: int) -> None:
    """Move the card out of the hand, hidden unless the other side is entitled to see it."""
    card = action - A_CARD
    s.headline[seat] = card
    s.chosen[seat] = 1
    move_card(s, card, HEADLINE + seat)
    log(s, L_HEADLINE_CHOSEN, seat)
    if is_alone_at(s, 1 - seat, MAN_IN_EARTH_ORBIT):
        bar_undo(s)
        s.chosen[seat] = 2
        log(s, L_HEADLINE, seat, card)


@kernel
def reveal_headlines(s: State) -> None:
    bar_undo(s)
    for i in range(2):
        side = USSR if i == 0 else US
        if s.chosen[side] == 1 and s.headline[side]:
            log(s, L_HEADLINE, side, s.headline[side])
        s.chosen[side] = 2
        for w in range(WORDS):  # cards known to be in the hand are now seen on the table
            s.known[1 - side, w] &= ~s.pile[HEADLINE + side, w]


@kernel
def first_headline(s: State) -> int:
    """The side whose headline comes first: the higher printed value, the US on ties. US Defectors take precedence."""
    if s.headline[US] == DEFECTORS:
        return US
    if s.headline[US] == 0:
        return USSR
    if s.headline[USSR] == 0:
        return US
    return US if OPS[s.headline[US]] >= OPS[s.headline[USSR]] else USSR


@kernel
def resolve_headline(s: State, side: int) -> None:
    """Resolve a headline; its player is the phasing player for DEFCON (8.1.3)."""
    card = s.headline[side]
    s.phasing = side
    if card == 0:
        return
    if not s.option[HEADLINE_REACH_AT_PHASE_START]:
        take_snapshot(s)
    move_card(s, card, TABLE)
    push(s, F_SETTLE, card)
    if card == DEFECTORS:
        if side == US:
            defectors(s, FREELY)
        return
    note_play(s, side, card)
    push(s, F_EVENT, card, side if SIDE[card] == NEUTRAL else SIDE[card], FREELY)
