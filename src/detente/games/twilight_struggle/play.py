"""Playing a card (5.0): for its event or for operations, with the opponent's event before or after; and where the card goes."""

from detente.engine.bits import BIT, WORD
from detente.engine.kernel import kernel
from detente.engine.machine import allow, ask, has_choice, log, pop, push
from detente.engine.record import Array

from . import programme as p
from .actions import A_CARD, A_COUP, A_DONE, A_EVENT, A_EVENT_FIRST, A_INFLUENCE, A_REALIGN, A_SPACE
from .board import US, USSR
from .cards import CARD, OPS, SIDE, STARRED
from .conditions import CHINA_CARD, UN_INTERVENTION, can_play_event
from .effects import EFFECTS, U2
from .markers import gain_vp, give_china, ops_value
from .operations import CHINA_BONUS, can_place, has_target, start_operation
from .options import ENVY_IN_SPACE
from .piles import ENVY, move_card
from .rounds import must_score
from .sets import EVERYWHERE_SET
from .space import can_space, start_space
from .special import cancel_effect
from .special_cards import GRAIN_SALES, note_play, play_with_un, resolve_card, settle_bury, settle_bury_late
from .state import (
    DISCARD,
    F_EVENT,
    F_OPERATIONS,
    F_SETTLE,
    FOR_OPERATIONS,
    FREELY,
    FROM_HAND,
    FRONT,
    HAND,
    IS_FREE,
    L_CARD,
    L_PASSED,
    L_REMOVED,
    MAY_DECLINE,
    O_BONUS,
    O_CARD,
    O_FLAGS,
    O_KINDS,
    O_PRINTED,
    O_SET,
    O_SIDE,
    P_CARD,
    P_SIDE,
    P_SOURCE,
    Q_OPERATIONS,
    Q_PLAY,
    REMOVED,
    TABLE,
    State,
)

SHUTTLE_CARD = CARD["shuttle_diplomacy"]
FORMOSAN_EFFECT = EFFECTS.index("formosan_resolution")


@kernel
def offer_operations(s: State, side: int, value: int, kinds: int, is_free: int, within: int) -> None:
    """Offer every kind of operation that currently has a legal target."""
    if kinds & p.INFLUENCE and can_place(s, side, value):
        allow(s, side, A_INFLUENCE)
    if kinds & p.REALIGN and has_target(s, side, False, is_free, within):
        allow(s, side, A_REALIGN)
    if kinds & p.COUP and has_target(s, side, True, is_free, within):
        allow(s, side, A_COUP)
    if kinds & p.SPACE and can_space(s, side, value):
        allow(s, side, A_SPACE)


@kernel
def run_play(s: State, f: Array) -> None:
    """Ask how a chosen card is used (5.1, 5.2)."""
    side, card = f[P_SIDE], f[P_CARD]
    from_hand = f[P_SOURCE] == FROM_HAND
    must_operate = from_hand and card == ENVY and s.envy == side
    needs_event = from_hand and must_score(s, side)
    kinds = p.ANY_OPERATION
    if needs_event and SIDE[card] != 1 - side:
        kinds = 0
    elif not needs_event and (not must_operate or s.option[ENVY_IN_SPACE]):
        kinds |= p.SPACE
    if not must_operate and can_play_event(s, side, card):
        allow(s, side, A_EVENT)
    if SIDE[card] == 1 - side:
        allow(s, side, A_EVENT_FIRST)
        if not from_hand and not s.in_headline and s.where[UN_INTERVENTION] == HAND + side:
            allow(s, side, A_CARD + UN_INTERVENTION)
    offer_operations(s, side, ops_value(s, side, OPS[card]), kinds, 0, EVERYWHERE_SET)
    if not has_choice(s, side):
        allow(s, side, A_DONE)
    ask(s, side, Q_PLAY)


@kernel
def commit_card(s: State, side: int, card: int, is_event: bool) -> None:
    """Move the card from the hand to the table; the China Card passes to the opponent, face down (9.3)."""
    if not (is_event and card == GRAIN_SALES):
        settle_bury(s, side, is_event and card == UN_INTERVENTION)
    if card != CHINA_CARD:
        move_card(s, card, TABLE)
        return
    give_china(s, 1 - side, 0)
    if side == US:
        cancel_effect(s, FORMOSAN_EFFECT)


@kernel
def answer_play(s: State, f: Array, action: int) -> None:
    side, card, source = f[P_SIDE], f[P_CARD], f[P_SOURCE]
    pop(s)
    if source == FROM_HAND:
        commit_card(s, side, card, action == A_EVENT)
    else:
        settle_bury_late(s, action == A_CARD + UN_INTERVENTION or (action == A_EVENT and card == UN_INTERVENTION))
    if s.over:
        return
    if action == A_CARD + UN_INTERVENTION:
        play_un_on(s, side, card)
        return
    log(s, L_CARD, side, card, action)
    push(s, F_SETTLE, card)
    if action == A_SPACE:
        start_space(s, side)
        return
    if action == A_DONE:
        return
    note_play(s, side, card)
    bonus = CHINA_BONUS if card == CHINA_CARD else 0
    if action == A_EVENT:
        push(s, F_EVENT, card, side, FREELY)
    elif action == A_EVENT_FIRST:
        push(s, F_OPERATIONS, side, OPS[card], p.ANY_OPERATION, EVERYWHERE_SET, 0)
        push(s, F_EVENT, card, 1 - side, FOR_OPERATIONS)
    else:
        if SIDE[card] == 1 - side:
            push(s, F_EVENT, card, 1 - side, FOR_OPERATIONS)
        start_operation(s, action, side, ops_value(s, side, OPS[card]), bonus, 0, EVERYWHERE_SET)


@kernel
def play_un_on(s: State, side: int, card: int) -> None:
    """Play UN Intervention from the hand on a card taken with Grain Sales to Soviets (FAQ)."""
    move_card(s, UN_INTERVENTION, DISCARD)
    log(s, L_CARD, side, UN_INTERVENTION, A_EVENT)
    if s.effects & U2:
        gain_vp(s, USSR, 1)
    play_with_un(s, side, card)


@kernel
def play_scoring_card(s: State, side: int, card: int) -> None:
    """Play a scoring card, which has only its event (2.2.1)."""
    settle_bury(s, side, False)
    log(s, L_CARD, side, card, A_EVENT)
    resolve_card(s, card, side)


@kernel
def run_operations(s: State, f: Array) -> None:
    """Ask for an operation. Those granted by an event may be declined (G7); those of a card may not."""
    side = f[O_SIDE]
    is_free = f[O_FLAGS] & IS_FREE
    within = f[O_SET] if is_free else EVERYWHERE_SET
    offer_operations(s, side, ops_value(s, side, f[O_PRINTED]), f[O_KINDS], is_free, within)
    if not has_choice(s, side):
        pop(s)
        return
    if f[O_FLAGS] & MAY_DECLINE:
        allow(s, side, A_DONE)
    ask(s, side, Q_OPERATIONS)


@kernel
def answer_operations(s: State, f: Array, action: int) -> None:
    side, value, bonus = f[O_SIDE], ops_value(s, f[O_SIDE], f[O_PRINTED]), f[O_BONUS]
    is_free = f[O_FLAGS] & IS_FREE
    within = f[O_SET] if is_free else EVERYWHERE_SET
    card = f[O_CARD]
    pop(s)
    if action == A_DONE:
        log(s, L_PASSED, side)
    elif action == A_SPACE:
        log(s, L_CARD, side, card, action)
        start_space(s, side)
    else:
        start_operation(s, action, side, value, bonus, is_free, within)


@kernel
def run_settle(s: State, f: Array) -> None:
    """When all else is done: remove the card if it is starred and its event took place, else discard it (2.2.4, 5.2)."""
    card = f[1]
    pop(s)
    w, bit = (card - 1) // WORD, BIT[(card - 1) % WORD]
    occurred = s.occurred[w] & bit
    s.occurred[w] &= ~bit
    if s.where[card] != TABLE:
        return
    if occurred and STARRED[card]:
        move_card(s, card, REMOVED)
        log(s, L_REMOVED, card)
    elif occurred and card == SHUTTLE_CARD:
        move_card(s, card, FRONT)
    else:
        move_card(s, card, DISCARD)
