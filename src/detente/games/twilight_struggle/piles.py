"""Cards and their places: hands, draw pile, discards (4.3), and what each seat has seen of them."""

from detente.engine.bits import BIT, WORD, count, nth
from detente.engine.chance import below, next_forced_draw
from detente.engine.kernel import kernel
from detente.engine.machine import NOBODY, bar_undo, log

from .board import US, USSR
from .cards import CARD, ERA, IS_OPTIONAL, LAST, SCORING_WORDS
from .effects import AMES
from .options import OPTIONAL
from .state import (
    BOX,
    DECK,
    DISCARD,
    HAND,
    HEADLINE,
    L_DEAL,
    L_DISCARD,
    L_ERA,
    L_RESHUFFLE,
    L_SHOWN,
    PEEK,
    REMOVED,
    State,
)
from .versions import RESHUFFLE_AT_ONCE

ENVY = CARD["missile_envy"]
CHINA_CARD = CARD["the_china_card"]
FIRST_OPTIONAL = CARD["the_cambridge_five"]


@kernel
def move_card(s: State, card: int, place: int) -> None:
    """Move a card to another place; every card is in exactly one place."""
    w, bit = (card - 1) // WORD, BIT[(card - 1) % WORD]
    old = s.where[card]
    s.pile[old, w] &= ~bit
    s.pile[place, w] |= bit
    s.where[card] = place
    if HAND <= old <= HEADLINE + 1 and not HEADLINE <= place <= HEADLINE + 1:
        s.known[US, w] &= ~bit
        s.known[USSR, w] &= ~bit
    if old == DECK:
        s.known_deck[US, w] &= ~bit
        s.known_deck[USSR, w] &= ~bit
    if place == HAND + US and s.effects & AMES:
        s.known[USSR, w] |= bit
    if card == ENVY and (place == DISCARD or place == REMOVED):
        s.envy = NOBODY


@kernel
def hand_size(s: State, side: int) -> int:
    """The number of cards in a hand, without the China Card (9.1)."""
    return count(s.pile[HAND + side, 0]) + count(s.pile[HAND + side, 1])


@kernel
def scoring_cards(s: State, side: int) -> int:
    """The number of scoring cards in a hand."""
    return count(s.pile[HAND + side, 0] & SCORING_WORDS[0]) + count(s.pile[HAND + side, 1] & SCORING_WORDS[1])


@kernel
def discard(s: State, side: int, card: int) -> None:
    """A forced or chosen discard: the event does not happen, a starred card is not removed (5.4, G11)."""
    move_card(s, card, DISCARD)
    log(s, L_DISCARD, side, card)


@kernel
def shuffle(s: State, first: int) -> None:
    """Shuffle the draw pile from index *first* on."""
    for i in range(s.deck_count - 1, first, -1):
        j = first + below(s, i - first + 1)
        s.deck[i], s.deck[j] = s.deck[j], s.deck[i]


@kernel
def add_to_deck(s: State, card: int) -> None:
    move_card(s, card, DECK)
    s.deck[s.deck_count] = card
    s.deck_count += 1


@kernel
def is_used(s: State, card: int) -> bool:
    """Return whether a card is in the game: optional ones only if chosen; the China Card is separate."""
    if card == CHINA_CARD:
        return False
    return not IS_OPTIONAL[card] or bool(s.option[OPTIONAL] & (1 << (card - FIRST_OPTIONAL)))


@kernel
def add_era(s: State, era: int) -> None:
    """4.4: shuffle a period's cards into the pile; the discards stay aside."""
    for card in range(1, LAST + 1):
        if ERA[card] == era and s.where[card] == BOX and is_used(s, card):
            add_to_deck(s, card)
    shuffle(s, 0)
    log(s, L_ERA, era)
    bar_undo(s)


@kernel
def reshuffle(s: State) -> None:
    """4.3: the discards become the new draw pile. The old one is used up, so each seat can now infer the other's hand."""
    for side in range(2):
        for w in range(2):
            if side == USSR and (s.pile[PEEK, 0] | s.pile[PEEK, 1]):
                continue  # Our Man in Tehran holds unseen cards too
            s.known[side, w] = s.pile[HAND + 1 - side, w] | s.pile[HEADLINE + 1 - side, w]
    for card in range(1, LAST + 1):
        if s.where[card] == DISCARD:
            add_to_deck(s, card)
    shuffle(s, 0)
    log(s, L_RESHUFFLE, s.deck_count)


@kernel
def renew_pile(s: State) -> None:
    """4.3: reshuffle the discards as soon as the last card of the pile has been drawn."""
    if s.version >= RESHUFFLE_AT_ONCE and s.deck_count == 0 and s.pile[DISCARD, 0] | s.pile[DISCARD, 1]:
        reshuffle(s)


@kernel
def take_top(s: State) -> int:
    """Take the top card of the draw pile (reshuffling first if necessary), or 0. A forced card is taken from within the pile instead."""
    if s.deck_count == 0:
        reshuffle(s)
        if s.deck_count == 0:
            return 0
    forced = next_forced_draw(s)
    if forced:
        found = -1
        for i in range(s.deck_count):
            if s.deck[i] == forced:
                found = i
        if found < 0:
            s.misdeal = s.misdeal if s.misdeal else forced
        else:
            last = s.deck_count - 1
            s.deck[found], s.deck[last] = s.deck[last], s.deck[found]
    s.deck_count -= 1
    card = s.deck[s.deck_count]
    s.deck[s.deck_count] = 0
    bar_undo(s)
    return int(card)


@kernel
def forget(s: State, side: int) -> None:
    """Invalidate what the other seat inferred about the whole hand: *side* has drawn unseen cards."""
    other = 1 - side
    s.no_scoring[other] = 0
    s.ceiling[other] = 9
    s.known_deck[other, 0] = 0
    s.known_deck[other, 1] = 0


@kernel
def draw_to_hand(s: State, side: int) -> bool:
    """Draw a card from the pile into a hand; returns False if none is left anywhere."""
    card = take_top(s)
    if card == 0:
        return False
    move_card(s, card, HAND + side)
    forget(s, side)
    log(s, L_DEAL, side, card)
    renew_pile(s)
    return True


@kernel
def random_from_hand(s: State, side: int) -> int:
    """A random card of a hand (or the next forced one), or 0 if the hand is empty."""
    bar_undo(s)
    n = hand_size(s, side)
    if n == 0:
        return 0
    forced = next_forced_draw(s)
    if forced:
        if s.where[forced] == HAND + side:
            return forced
        s.misdeal = forced
    k = below(s, n)
    first = count(s.pile[HAND + side, 0])
    if k < first:
        return nth(s.pile[HAND + side, 0], k) + 1
    return WORD + nth(s.pile[HAND + side, 1], k - first) + 1


@kernel
def show_hand(s: State, side: int) -> None:
    """Let the other seat see the hand and remember it."""
    bar_undo(s)
    for w in range(2):
        s.known[1 - side, w] |= s.pile[HAND + side, w]
        word = s.pile[HAND + side, w]
        while word:
            log(s, L_SHOWN, side, w * WORD + nth(word, 0) + 1)
            word = word & (word - 1)


@kernel
def show_card(s: State, side: int, card: int) -> None:
    """Let the other seat see one card of the hand and remember it."""
    bar_undo(s)
    s.known[1 - side, (card - 1) // WORD] |= BIT[(card - 1) % WORD]
    log(s, L_SHOWN, side, card)
