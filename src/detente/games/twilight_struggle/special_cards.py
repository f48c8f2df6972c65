"""Events about cards: drawn, revealed, exchanged, discarded, played together."""

from detente.engine.bits import BIT, WORD, lowest
from detente.engine.kernel import kernel, table
from detente.engine.machine import allow, ask, bar_undo, has_choice, log, pop, push
from detente.engine.record import Array

from . import programme as p
from .actions import A_ACCEPT, A_CARD, A_DONE, CARD_WORD
from .board import ASIA, COUNTRY, REGION_MASK, US, USSR, WORDS
from .cards import CARD, LAST, NEUTRAL, OPS, OPS_WORDS, PREVENTED, PROGRAMME, SCORING, SCORING_WORDS, SIDE, SIDE_WORDS, WAR
from .choices import start_choice
from .effects import FLOWER_POWER, U2
from .markers import change_influence, gain_vp, ops_value
from .operations import CIVIL_WAR_SPACE
from .options import (
    CIVIL_WAR_BY_EVENTS,
    ENVY_CARD_IN_SPACE,
    ENVY_MODIFIED_VALUE,
    ENVY_TAKES_SCORING,
    FLOWER_POWER_DESPITE_UN,
    FLOWER_POWER_ON_BANNED_WAR,
    PLAN_PAYS_DEFECTORS,
    UN_IN_SPACE,
)
from .piles import ENVY, discard, move_card, random_from_hand, show_card
from .sets import EVERYWHERE_SET, SOUTH_AMERICA_SET
from .state import (
    BY_PLAN,
    DISCARD,
    F_DEBT,
    F_DISCARD_OR_SUFFER,
    F_ENVY,
    F_EVENT,
    F_GRAIN_SALES,
    F_OPERATIONS,
    F_PARTNER,
    F_PLACE,
    F_PLAY,
    F_SETTLE,
    FOR_OPERATIONS,
    FREELY,
    FROM_GRAIN_SALES,
    HAND,
    HEADLINE,
    L_CARD,
    L_CHOICE,
    L_DRAWN,
    L_HEADLINE_CANCELLED,
    L_SHOWN,
    L_TAKEN,
    MAY_DECLINE,
    O_CARD,
    Q_DISCARD,
    Q_ENVY,
    Q_GRAIN_SALES,
    Q_PARTNER,
    SHOWN,
    TABLE,
    State,
)

BLOCKADE = CARD["blockade"]
GRAIN_SALES = CARD["grain_sales_to_soviets"]
WEST_GERMANY = COUNTRY["west_germany"]
# The region that each scoring card names, by card number.
SCORES = table([0] + [PROGRAMME[n, 0, 1] if SCORING[n] else 0 for n in range(1, LAST + 1)])


@kernel
def resolve_card(s: State, card: int, owner: int) -> None:
    """Put a card on the table and carry out its event; afterwards it goes where it belongs."""
    move_card(s, card, TABLE)
    push(s, F_SETTLE, card)
    push(s, F_EVENT, card, owner, FREELY)


@kernel
def note_play(s: State, side: int, card: int) -> None:
    """Flower Power: count each war card that the US plays as an event or for operations."""
    if side != US or not WAR[card] or not s.effects & FLOWER_POWER:
        return
    if s.option[FLOWER_POWER_ON_BANNED_WAR] or not s.effects & PREVENTED[card]:
        gain_vp(s, USSR, 2)


@kernel
def settle_bury(s: State, side: int, is_answered: bool) -> None:
    """We Will Bury You: 3 VP in the next US action round, before anything else in it, unless UN Intervention is played."""
    if side == US and s.bury:
        s.bury = 0
        if not is_answered:
            gain_vp(s, USSR, 3)


@kernel
def settle_bury_late(s: State, is_answered: bool) -> None:
    """After Grain Sales in a US round, UN Intervention could still be played with the card that was drawn."""
    if s.phasing == US and not s.in_headline:
        settle_bury(s, US, is_answered)


@kernel
def five_year_plan(s: State) -> None:
    """Card 5: take a random card of the USSR; a US event is carried out, anything else discarded."""
    card = random_from_hand(s, USSR)
    if card == 0:
        return
    log(s, L_DRAWN, USSR, card)
    if SIDE[card] != US:
        discard(s, USSR, card)
        return
    move_card(s, card, TABLE)
    push(s, F_SETTLE, card)
    push(s, F_EVENT, card, US, BY_PLAN)


@kernel
def blockade(s: State, card: int) -> None:
    """Cards 10 and 95: the US discards a card worth 3, or suffers."""
    push(s, F_DISCARD_OR_SUFFER, card)


@kernel
def run_discard_or_suffer(s: State, f: Array) -> None:
    """Ask for the discard. The modified value counts (7.4.2); the US may decline."""
    for w in range(WORDS):
        s.legal[US, CARD_WORD + w] |= worth(s, US, 3, w)
    allow(s, US, A_DONE)
    ask(s, US, Q_DISCARD)


@kernel
def worth(s: State, side: int, value: int, w: int) -> int:
    """The cards of a hand (one word) with a modified value of at least *value*; never scoring cards."""
    word = 0
    for printed in range(1, 5):
        if ops_value(s, side, printed) >= value:
            word = s.pile[HAND + side, w] & OPS_WORDS[printed, w]
            break
    return int(word)


@kernel
def answer_discard_or_suffer(s: State, f: Array, action: int) -> None:
    card = f[1]
    pop(s)
    if action != A_DONE:
        discard(s, US, action - A_CARD)
    elif card == BLOCKADE:
        change_influence(s, US, WEST_GERMANY, -s.influence[US, WEST_GERMANY])
    else:
        start_choice(s, F_DEBT, USSR, 2, SOUTH_AMERICA_SET, 1, 1, 0)


@kernel
def un_intervention(s: State, owner: int) -> None:
    """Card 32: U2 Incident scores; then the card to be played with it is chosen."""
    if s.effects & U2:
        gain_vp(s, USSR, 1)
    push(s, F_PARTNER, owner)


@kernel
def run_partner(s: State, f: Array) -> None:
    """Ask for a card from the hand with the opponent's event."""
    side = f[1]
    for w in range(WORDS):
        s.legal[side, CARD_WORD + w] |= s.pile[HAND + side, w] & SIDE_WORDS[1 - side, w]
    if has_choice(s, side):
        ask(s, side, Q_PARTNER)
    else:
        pop(s)


@kernel
def answer_partner(s: State, f: Array, action: int) -> None:
    side = f[1]
    pop(s)
    play_with_un(s, side, action - A_CARD)


@kernel
def play_with_un(s: State, side: int, card: int) -> None:
    """Use the value without the event; both cards are discarded, even a starred one."""
    move_card(s, card, TABLE)
    log(s, L_CARD, side, card, A_ACCEPT)
    if s.option[FLOWER_POWER_DESPITE_UN]:
        note_play(s, side, card)
    push(s, F_SETTLE, card)
    kinds = p.ANY_OPERATION | p.SPACE if s.option[UN_IN_SPACE] else p.ANY_OPERATION
    push(s, F_OPERATIONS, side, OPS[card], kinds, EVERYWHERE_SET, 0)
    s.stack[s.depth - 1, O_CARD] = card


@kernel
def defectors(s: State, source: int) -> None:
    """Card 103: cancels a USSR headline still to be resolved; 1 VP if the USSR plays it for operations in its round."""
    if s.in_headline:
        if s.headline[USSR] and s.where[s.headline[USSR]] == HEADLINE + USSR:
            log(s, L_HEADLINE_CANCELLED, USSR, s.headline[USSR])
            move_card(s, s.headline[USSR], DISCARD)
            s.headline[USSR] = 0
    elif s.phasing == USSR and (source == FOR_OPERATIONS or (source == BY_PLAN and s.option[PLAN_PAYS_DEFECTORS])):
        gain_vp(s, US, 1)


@kernel
def the_cambridge_five(s: State) -> None:
    """Card 104: the US reveals its scoring cards; the USSR may add a point in a region named on one."""
    start_choice(s, F_PLACE, USSR, 1, EVERYWHERE_SET, 1, 1, p.MAY_STOP)
    s.pick[0], s.pick[1] = 0, 0
    bar_undo(s)
    s.no_scoring[USSR] = 1
    for w in range(WORDS):
        word = s.pile[HAND + US, w] & SCORING_WORDS[w]
        while word:
            card = w * WORD + lowest(word) + 1
            word = word & (word - 1)
            show_card(s, US, card)
            open_region(s, SCORES[card])


@kernel
def open_region(s: State, region: int) -> None:
    """Add a region to the current choice; a USSR event may use the Chinese Civil War space as part of Asia."""
    for w in range(WORDS):
        s.pick[w] |= REGION_MASK[region, w]
        if region == ASIA and s.civil_war and s.option[CIVIL_WAR_BY_EVENTS]:
            s.pick[w] |= CIVIL_WAR_SPACE[w]


@kernel
def missile_envy(s: State, owner: int) -> None:
    """Card 49: ask for the exchange."""
    push(s, F_ENVY, owner)


@kernel
def run_envy(s: State, f: Array) -> None:
    """The opponent hands over the card with the highest printed (by option: modified) value, choosing among equals."""
    giver = 1 - f[1]
    for printed in range(4, 0, -1):
        equal = envy_rank(s, giver, printed, -1)
        if (s.pile[HAND + giver, 0] & OPS_WORDS[printed, 0]) | (s.pile[HAND + giver, 1] & OPS_WORDS[printed, 1]):
            for w in range(WORDS):
                s.legal[giver, CARD_WORD + w] |= s.pile[HAND + giver, w] & OPS_WORDS[equal, w]
        if has_choice(s, giver):
            ask(s, giver, Q_ENVY)
            return
    if s.option[ENVY_TAKES_SCORING]:
        for w in range(WORDS):
            s.legal[giver, CARD_WORD + w] |= s.pile[HAND + giver, w]
        if has_choice(s, giver):
            ask(s, giver, Q_ENVY)
            return
    pop(s)


@kernel
def envy_rank(s: State, giver: int, printed: int, step: int) -> int:
    """The lowest (*step* -1) or highest (+1) printed value that Missile Envy ranks equal to *printed*: by option, all modified alike."""
    if s.option[ENVY_MODIFIED_VALUE]:
        while 1 <= printed + step <= 4 and ops_value(s, giver, printed + step) == ops_value(s, giver, printed):
            printed += step
    return printed


@kernel
def answer_envy(s: State, f: Array, action: int) -> None:
    """Carry out an own or neutral event; with the opponent's event, the value is used."""
    owner, card = f[1], action - A_CARD
    giver = 1 - owner
    pop(s)
    bar_undo(s)
    move_card(s, ENVY, HAND + giver)
    s.known[owner, (ENVY - 1) // WORD] |= BIT[(ENVY - 1) % WORD]
    s.envy = giver
    s.ceiling[owner] = envy_rank(s, giver, OPS[card], 1)
    log(s, L_TAKEN, owner, card)
    if SIDE[card] == owner or SIDE[card] == NEUTRAL:
        resolve_card(s, card, owner)
    else:
        move_card(s, card, TABLE)
        push(s, F_SETTLE, card)
        kinds = p.ANY_OPERATION | p.SPACE if s.option[ENVY_CARD_IN_SPACE] else p.ANY_OPERATION
        push(s, F_OPERATIONS, owner, OPS[card], kinds, EVERYWHERE_SET, MAY_DECLINE)
        s.stack[s.depth - 1, O_CARD] = card if s.option[ENVY_CARD_IN_SPACE] else 0
    note_play(s, owner, card)


@kernel
def grain_sales_to_soviets(s: State) -> None:
    """Card 67: reveal a random USSR card; the US plays it or returns it."""
    card = random_from_hand(s, USSR)
    if card == 0:
        settle_bury_late(s, False)
        push(s, F_OPERATIONS, US, OPS[GRAIN_SALES], p.ANY_OPERATION, EVERYWHERE_SET, MAY_DECLINE)
        return
    log(s, L_SHOWN, USSR, card)
    move_card(s, card, SHOWN)
    push(s, F_GRAIN_SALES, card)


@kernel
def run_grain_sales(s: State, f: Array) -> None:
    allow(s, US, A_ACCEPT)
    allow(s, US, A_DONE)
    ask(s, US, Q_GRAIN_SALES)


@kernel
def answer_grain_sales(s: State, f: Array, action: int) -> None:
    card = f[1]
    pop(s)
    if action == A_DONE:
        settle_bury_late(s, False)
        log(s, L_CHOICE, US, action)
        move_card(s, card, HAND + USSR)
        s.known[US, (card - 1) // WORD] |= BIT[(card - 1) % WORD]
        push(s, F_OPERATIONS, US, OPS[GRAIN_SALES], p.ANY_OPERATION, EVERYWHERE_SET, MAY_DECLINE)
    elif SCORING[card]:
        settle_bury_late(s, False)
        resolve_card(s, card, US)
    else:
        move_card(s, card, TABLE)
        push(s, F_PLAY, US, card, FROM_GRAIN_SALES)
