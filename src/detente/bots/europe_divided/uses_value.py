"""The values of the uses of an action card (section 5), and of two cards played together (3.1)."""

from detente.bots.entry_points import clear_points, credit
from detente.engine.bits import BIT
from detente.engine.kernel import kernel
from detente.engine.machine import NOBODY
from detente.games.europe_divided.board import FIELDS
from detente.games.europe_divided.cards import STRENGTH
from detente.games.europe_divided.coins import MOBILISE_PRICE, PLACE_PRICE, lying_coins, price_of
from detente.games.europe_divided.data import (
    EU_GROW,
    EU_INCOME,
    EU_PLACE,
    NATO_GROW,
    NATO_MOBILISE,
    NATO_PLACE,
    RU_GROW,
    RU_INCOME,
    RU_MOBILISE,
    RU_PLACE,
    SEAS,
    SPECIAL,
    VERBS,
)
from detente.games.europe_divided.influence import DOMINATES, can_grow
from detente.games.europe_divided.play import NO_REASON, paying_row, refusal
from detente.games.europe_divided.state import PAID, State
from detente.games.europe_divided.texts import ACTION, CARD_TEXT, EFFECT, MOBILISE_SET, REACTION, T_AMOUNT, T_TRIGGER, TEXT

from .board_value import credit_parts, cube_gain, raised
from .coins_value import coins_gain
from .heuristics import H_COINS, H_EFFECT, H_REACTION, H_SCORE, HEURISTICS
from .memory import MOST_GROWTH, NOT_YET, Memory
from .orders_value import text_value
from .units_value import SUPPLY, best_mobilisation, best_move, credit_arrival, credit_move


@kernel
def forget_uses(m: Memory) -> None:
    """Reset the cached values of growth and placing."""
    for organisation in range(3):
        m.place[organisation] = NOT_YET
        for amount in range(MOST_GROWTH + 1):
            m.grow[organisation, amount] = NOT_YET


@kernel
def find_growth(s: State, m: Memory, organisation: int, amount: int) -> int:
    """The region where growth gains most, or -1; cached."""
    if m.grow[organisation, amount] == NOT_YET:
        best, found = NOT_YET, -1
        for field in range(FIELDS):
            if can_grow(s, organisation, field, DOMINATES):
                gain = cube_gain(s, m, organisation, field, raised(s, organisation, field, amount, DOMINATES))
                if gain > best:
                    best, found = gain, field
        m.grow[organisation, amount] = best if found >= 0 else 0
        m.grow_at[organisation, amount] = found
    return int(m.grow_at[organisation, amount])


@kernel
def find_place(s: State, m: Memory, organisation: int) -> int:
    """The region where a new cube gains most, or -1; cached."""
    if m.place[organisation] == NOT_YET:
        best, found = NOT_YET, -1
        for field in range(FIELDS):
            if s.cube[organisation, field] == 0:
                gain = cube_gain(s, m, organisation, field, 1)
                if gain > best:
                    best, found = gain, field
        m.place[organisation] = best if found >= 0 else 0
        m.place_at[organisation] = found
    return int(m.place_at[organisation])


@kernel
def organisation_of(verb: int) -> int:
    """The organisation that an action verb belongs to."""
    return 0 if verb <= EU_INCOME else 1 if verb < RU_PLACE else 2


@kernel
def credit_verb(s: State, m: Memory, card: int, verb: int) -> None:
    """Credit an action with its best target."""
    organisation, strength = organisation_of(verb), STRENGTH[s.version, card, verb]
    if verb == SPECIAL:
        credit(m, H_EFFECT, text_value(s, m, CARD_TEXT[s.version, card, ACTION]))
    elif verb == EU_INCOME or verb == RU_INCOME:
        credit(m, H_COINS, coins_gain(s, m, m.seat, strength + lying_coins(s, card)))
    elif verb == EU_PLACE or verb == NATO_PLACE or verb == RU_PLACE:
        field = find_place(s, m, organisation)
        if field >= 0:
            cube_gain(s, m, organisation, field, 1)
            credit_parts(m)
        credit(m, H_COINS, coins_gain(s, m, m.seat, -price_of(s, m.seat, PLACE_PRICE)))
    elif verb == EU_GROW or verb == NATO_GROW or verb == RU_GROW:
        field = find_growth(s, m, organisation, strength)
        if field >= 0:
            cube_gain(s, m, organisation, field, raised(s, organisation, field, strength, DOMINATES))
            credit_parts(m)
    elif verb == NATO_MOBILISE or verb == RU_MOBILISE:
        area = best_mobilisation(s, m, MOBILISE_SET[s.version, card])
        if area >= 0:
            credit_arrival(s, m, SUPPLY, area)
        credit(m, H_COINS, coins_gain(s, m, m.seat, -price_of(s, m.seat, MOBILISE_PRICE)))
    elif best_move(s, m) > 0:
        credit_move(s, m, m.move_from, m.move_to, PAID)


@kernel
def credit_use(s: State, m: Memory, card: int, verb: int) -> None:
    """Credit an action of a card and its side effects: coins from seas, the effect, the reaction (5.11, 7.4)."""
    credit_verb(s, m, card, verb)
    for sea in range(len(SEAS)):
        row = paying_row(s, sea, card, verb)
        if row > 0:
            credit(m, H_COINS, coins_gain(s, m, m.seat, TEXT[row, T_AMOUNT]))
    effect, reaction = CARD_TEXT[s.version, card, EFFECT], CARD_TEXT[s.version, card, REACTION]
    if effect > 0 and TEXT[effect, T_TRIGGER] & BIT[verb]:
        credit(m, H_EFFECT, max(0, text_value(s, m, effect)))
    if reaction > 0 and TEXT[reaction, T_TRIGGER] & BIT[verb]:
        credit(m, H_REACTION, text_value(s, m, reaction))


@kernel
def credit_best_use(s: State, m: Memory, card: int) -> None:
    """Credit the best use of a card; if none is good, the card is skipped."""
    best = 0
    for i in range(len(HEURISTICS)):
        m.best_points[i] = 0
    for verb in range(len(VERBS)):
        if refusal(s, m.seat, card, verb) != NO_REASON:
            continue
        clear_points(m)
        credit_use(s, m, card, verb)
        if m.points[H_SCORE] > best:
            best = m.points[H_SCORE]
            for i in range(len(HEURISTICS)):
                m.best_points[i] = m.points[i]
    for i in range(len(HEURISTICS)):
        m.points[i] = m.best_points[i]


@kernel
def weigh_cards(s: State, m: Memory, cards: int) -> None:
    """Store the best use of each card of a set."""
    for card in range(len(m.card)):
        m.card[card] = NOBODY
        if cards & BIT[card]:
            credit_best_use(s, m, card)
            m.card[card] = m.points[H_SCORE]
