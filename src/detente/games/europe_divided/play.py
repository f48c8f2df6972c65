"""The action step (3.2, 7.4, 8.1): cards turned up and used, advantage cards, bonus moves at sea."""

from detente.engine.bits import BIT
from detente.engine.kernel import kernel
from detente.engine.machine import NOBODY, allow, ask, bar_undo, has_choice, log, pop, push
from detente.engine.numbers import by_number
from detente.engine.record import Array

from .actions import A_ADVANTAGE, A_CASH, A_DONE, A_SEA, A_SKIP, A_USE, CASH_SHIFT, EVENT_WORD
from .board import ALL_FIELDS, BALTIC, EU, EU_MASK, HAS_EXIT, NATO, NATO_MASK, RU_MASK, SIDE_OF, field_of
from .cards import ADVANTAGE_COINS, ADVANTAGES, CARD_REGION, DECK_OF, OWN_CARDS, STRENGTH
from .choices import can_mobilise, can_place_any, can_raise_any
from .coins import MOBILISE_PRICE, PLACE_PRICE, can_pay, change_coins, lying_coins
from .data import (
    DECKS,
    EU_GROW,
    EU_INCOME,
    EU_PLACE,
    NATO_GROW,
    NATO_MOBILISE,
    NATO_MOVE,
    NATO_PLACE,
    RU_GROW,
    RU_INCOME,
    RU_MOBILISE,
    RU_PLACE,
    SEAS,
    SPECIAL,
    VERBS,
)
from .influence import WINS_CARD
from .options import COINS, HIDDEN
from .orders import can_obey, obey
from .piles import advantages_in_hand, move_advantage, move_card
from .state import (
    ADV_HAND,
    ADV_PLAYED,
    C_CARD,
    C_PAYS,
    C_SIDE,
    C_STAGE,
    C_VERB,
    F_CARD,
    F_GROW,
    F_MOBILISE,
    F_MOVE,
    F_PLACE,
    F_TEXT,
    G_LEFT,
    G_PLACING,
    L_ADVANTAGE,
    L_BONUS,
    L_CARD,
    L_CASH,
    L_SKIP,
    L_STEP,
    L_USE,
    LAID,
    PAID,
    Q_ACTION,
    Q_CARD,
    SHOWN,
    V_LEFT,
    State,
)
from .texts import (
    ACTION,
    ADVANTAGE_TEXT,
    CARD_TEXT,
    EFFECT,
    EU_VERBS,
    MOBILISE_SET,
    MOVE,
    NATO_VERBS,
    NO_PLACING,
    REACTION,
    SEA_PAYS,
    SEA_TEXT,
    T_AMOUNT,
    T_OP,
    T_TO,
    T_TRIGGER,
    TEXT,
)
from .versions import REACTION_BARS_UNDO

EUROPE_DECK, DISPUTED_EUROPE = DECKS.index("europe"), DECKS.index("disputed_europe")

# The reasons why an action of a card cannot be used; 0 is no reason.
NO_REASON, NOT_ON_CARD, COLOUR, BREAK_UP, SANCTIONED, TOO_DEAR, NO_SUPPLY, NO_TARGET = range(8)
REASONS = by_number(
    {
        NO_REASON: "", NOT_ON_CARD: "not_on_card", COLOUR: "colour", BREAK_UP: "break_up", SANCTIONED: "sanctions", TOO_DEAR: "coins",
        NO_SUPPLY: "supply", NO_TARGET: "no_target",
    }
)  # fmt: skip


@kernel
def colour_reason(s: State, card: int, verb: int) -> int:
    """4.3, 4.4: which organisation's actions of a card Europe may use."""
    deck, region = DECK_OF[card], CARD_REGION[card]
    if deck == DISPUTED_EUROPE:
        field = field_of(region)
        if (EU_VERBS & BIT[verb] and s.cube[EU, field] < WINS_CARD) or (NATO_VERBS & BIT[verb] and s.cube[NATO, field] < WINS_CARD):
            return COLOUR
    elif deck == EUROPE_DECK and EU_VERBS & BIT[verb] and region == s.breakup:
        return BREAK_UP
    return NO_REASON


@kernel
def verb_organisations(verb: int) -> int:
    """The organisation that a verb belongs to, as a set of one."""
    if verb <= EU_INCOME:
        return EU_MASK
    return NATO_MASK if verb <= NATO_MOVE else RU_MASK


@kernel
def refusal(s: State, side: int, card: int, verb: int) -> int:
    """The reason why a side cannot use an action of a card now (sections 4 and 5), or NO_REASON. The only legality check."""
    if verb == SPECIAL:
        row = CARD_TEXT[s.version, card, ACTION]
        if row == 0:
            return NOT_ON_CARD
        return NO_REASON if can_obey(s, row) else NO_TARGET
    if STRENGTH[s.version, card, verb] == 0:
        return NOT_ON_CARD
    reason = colour_reason(s, card, verb)
    if reason != NO_REASON:
        return reason
    if verb == EU_INCOME or verb == RU_INCOME:
        return SANCTIONED if s.no_income[side] else NO_REASON
    if verb == EU_PLACE or verb == NATO_PLACE or verb == RU_PLACE:
        if not can_pay(s, side, PLACE_PRICE):
            return TOO_DEAR
        return NO_REASON if can_place_any(s, side, verb_organisations(verb), ALL_FIELDS, PLACE_PRICE) else NO_TARGET
    if verb == EU_GROW or verb == NATO_GROW or verb == RU_GROW:
        return NO_REASON if can_raise_any(s, side, verb_organisations(verb), ALL_FIELDS, 6, NO_PLACING) else NO_TARGET
    if verb == NATO_MOBILISE or verb == RU_MOBILISE:
        if s.supply[side] == 0:
            return NO_SUPPLY
        return NO_REASON if can_mobilise(s, side, MOBILISE_SET[s.version, card], MOBILISE_PRICE) else TOO_DEAR
    return NO_REASON if s.stationed[side] & HAS_EXIT[s.version, side] else NO_TARGET


# Action step frame: side, has begun.


@kernel
def can_take_bonus(s: State, side: int, sea: int) -> bool:
    """7.4: return whether the holder may take the bonus move: once in its own action step, if a unit can make it."""
    holder = s.sea[sea]
    if holder == NOBODY or SIDE_OF[holder] != side or s.sea_used[sea]:
        return False
    row = SEA_TEXT[s.version, sea, holder]
    return bool(TEXT[row, T_OP] == MOVE and can_obey(s, row))


@kernel
def run_actions(s: State, f: Array) -> None:
    """3.2, 7.4, 8.1: play the side's own cards in any order, and before, between and after them whatever needs no card."""
    side = f[1]
    if not f[2]:
        f[2] = 1
        s.acting = side
        for sea in range(len(SEAS)):
            s.sea_used[sea] = 0
        log(s, L_STEP, side)
    hand = advantages_in_hand(s, side)
    for card in range(len(ADVANTAGES)):
        if hand & BIT[card] and can_obey(s, ADVANTAGE_TEXT[s.version, card]):
            allow(s, side, A_ADVANTAGE + card)
    s.legal[side, EVENT_WORD] |= hand << CASH_SHIFT
    for sea in range(len(SEAS)):
        if can_take_bonus(s, side, sea):
            allow(s, side, A_SEA + sea)
    cards = s.pile[LAID] & OWN_CARDS[side]
    s.legal[side, 0] |= cards
    if cards == 0:
        if not has_choice(s, side):
            end_actions(s)
            return
        allow(s, side, A_DONE)
    ask(s, side, Q_CARD)


@kernel
def end_actions(s: State) -> None:
    """End the action step."""
    pop(s)
    s.acting = NOBODY


@kernel
def answer_actions(s: State, f: Array, action: int) -> None:
    side = f[1]
    if action == A_DONE:
        end_actions(s)
    elif action < A_ADVANTAGE:
        turn_up(s, side, action)
    elif action < A_SKIP:
        card = action - A_ADVANTAGE
        show_advantage(s, card)
        log(s, L_ADVANTAGE, side, card)
        obey(s, ADVANTAGE_TEXT[s.version, card], 0)
    elif action < A_SEA:
        card = action - A_CASH
        show_advantage(s, card)
        log(s, L_CASH, side, card)
        change_coins(s, side, ADVANTAGE_COINS[s.version, card])
    else:
        sea = action - A_SEA
        s.sea_used[sea] = 1
        log(s, L_BONUS, side, BALTIC + sea)
        obey(s, SEA_TEXT[s.version, sea, s.sea[sea]], 0)


@kernel
def show_advantage(s: State, card: int) -> None:
    """8.1: remove a played card from the game; the opponent has now seen it."""
    bar_undo(s)
    move_advantage(s, card, ADV_HAND, ADV_PLAYED)


@kernel
def turn_up(s: State, side: int, card: int) -> None:
    """3.2: show the card before its action is chosen."""
    bar_undo(s)
    move_card(s, card, LAID, SHOWN)
    s.shown[side, 0 if s.shown[side, 0] == NOBODY else 1] = card
    log(s, L_CARD, side, card)
    push(s, F_CARD, side, card)


# Card frame: stages.
CHOOSING, USED, FOLLOWED = range(3)


@kernel
def run_card(s: State, f: Array) -> None:
    """Run one action of the card, then its effect, then the reaction (5.11)."""
    if f[C_STAGE] == CHOOSING:
        side, card = f[C_SIDE], f[C_CARD]
        for verb in range(len(VERBS)):
            if refusal(s, side, card, verb) == NO_REASON:
                allow(s, side, A_USE + verb)
        allow(s, side, A_SKIP)
        ask(s, side, Q_ACTION)
    elif f[C_STAGE] == USED:
        f[C_STAGE] = FOLLOWED
        follow(s, f[C_CARD], f[C_VERB], f[C_PAYS], f[C_PAYS + 1])
    else:
        pop(s)


@kernel
def follow(s: State, card: int, verb: int, baltic: int, black: int) -> None:
    """Apply the consequences of an action: coins from seas (7.4), the effect, the reaction."""
    pay_bonus(s, baltic)
    pay_bonus(s, black)
    effect, reaction = CARD_TEXT[s.version, card, EFFECT], CARD_TEXT[s.version, card, REACTION]
    if reaction > 0 and TEXT[reaction, T_TRIGGER] & BIT[verb]:
        push(s, F_TEXT, reaction)
        if s.version >= REACTION_BARS_UNDO and s.option[COINS] == HIDDEN:
            bar_undo(s)  # being asked reveals whether the other side can pay, and so something about its hidden coins
    if effect > 0 and TEXT[effect, T_TRIGGER] & BIT[verb]:
        push(s, F_TEXT, effect)


@kernel
def pay_bonus(s: State, row: int) -> None:
    """Pay the coins of a sea card's row, if there is one."""
    if row > 0:
        change_coins(s, TEXT[row, T_TO], TEXT[row, T_AMOUNT])


@kernel
def paying_row(s: State, sea: int, card: int, verb: int) -> int:
    """7.4: the row of the sea card that pays for this use; the holder at the beginning of the action counts."""
    holder = s.sea[sea]
    if holder == NOBODY or not SEA_PAYS[s.version, sea, holder, card]:
        return 0
    row = SEA_TEXT[s.version, sea, holder]
    return int(row) if TEXT[row, T_TRIGGER] & BIT[verb] else 0


@kernel
def answer_card(s: State, f: Array, action: int) -> None:
    side, card = f[C_SIDE], f[C_CARD]
    if action == A_SKIP:
        pop(s)
        log(s, L_SKIP, side, card)
        return
    verb = action - A_USE
    f[C_STAGE] = USED
    f[C_VERB] = verb
    for sea in range(len(SEAS)):
        f[C_PAYS + sea] = paying_row(s, sea, card, verb)
    log(s, L_USE, side, card, action)
    use(s, side, card, verb)


@kernel
def use(s: State, side: int, card: int, verb: int) -> None:
    """Section 5: carry out the action itself."""
    strength = STRENGTH[s.version, card, verb]
    if verb == SPECIAL:
        obey(s, CARD_TEXT[s.version, card, ACTION], 0)
    elif verb == EU_INCOME or verb == RU_INCOME:
        change_coins(s, side, strength + lying_coins(s, card))
    elif verb == EU_PLACE or verb == NATO_PLACE or verb == RU_PLACE:
        push(s, F_PLACE, side, verb_organisations(verb), ALL_FIELDS, PLACE_PRICE, 1)
    elif verb == EU_GROW or verb == NATO_GROW or verb == RU_GROW:
        push(s, F_GROW, side, verb_organisations(verb), ALL_FIELDS, strength, 6)
        s.stack[s.depth - 1, G_PLACING] = NO_PLACING
        s.stack[s.depth - 1, G_LEFT] = 1
    elif verb == NATO_MOBILISE or verb == RU_MOBILISE:
        push(s, F_MOBILISE, side, MOBILISE_SET[s.version, card], MOBILISE_PRICE)
    else:
        push(s, F_MOVE, side, 0, 0, 0, PAID)
        s.stack[s.depth - 1, V_LEFT] = 1
