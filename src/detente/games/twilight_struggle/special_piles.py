"""Events about piles: discards taken back or replayed, hands discarded and redrawn."""

from detente.engine.bits import BIT, WORD, lowest
from detente.engine.kernel import kernel
from detente.engine.machine import allow, ask, bar_undo, has_choice, log, pop, push
from detente.engine.record import Array

from .actions import A_CARD, A_DONE, CARD_WORD
from .board import US, USSR, WORDS
from .cards import SCORING_WORDS, SIDE
from .conditions import UN_INTERVENTION, has_partner
from .effects import HOSTAGE_CRISIS
from .piles import add_to_deck, discard, draw_to_hand, move_card, random_from_hand, renew_pile, shuffle, take_top
from .special_cards import note_play, resolve_card
from .state import (
    DISCARD,
    F_ASK_NOT,
    F_SALT,
    F_STAR_WARS,
    F_TEHRAN,
    HAND,
    L_PEEK,
    L_TAKEN,
    PEEK,
    Q_AMES,
    Q_ASK_NOT,
    Q_SALT,
    Q_STAR_WARS,
    Q_TEHRAN,
    State,
)


@kernel
def salt_negotiations(s: State, owner: int) -> None:
    """Card 43: the owner may take a card back from the discards."""
    push(s, F_SALT, owner)


@kernel
def offer_discards(s: State, side: int) -> None:
    """Offer the non-scoring cards of the discard pile."""
    for w in range(WORDS):
        s.legal[side, CARD_WORD + w] |= s.pile[DISCARD, w] & ~SCORING_WORDS[w]


@kernel
def run_salt(s: State, f: Array) -> None:
    offer_discards(s, f[1])
    if not has_choice(s, f[1]):
        pop(s)
        return
    allow(s, f[1], A_DONE)
    ask(s, f[1], Q_SALT)


@kernel
def answer_salt(s: State, f: Array, action: int) -> None:
    side = f[1]
    pop(s)
    if action != A_DONE:
        card = action - A_CARD
        move_card(s, card, HAND + side)
        s.known[1 - side, (card - 1) // WORD] |= BIT[(card - 1) % WORD]
        log(s, L_TAKEN, side, card)


@kernel
def star_wars(s: State) -> None:
    """Card 85: the US chooses a discarded card."""
    push(s, F_STAR_WARS)


@kernel
def run_star_wars(s: State, f: Array) -> None:
    """Offer any non-scoring card of the discards; UN Intervention only where it can be used."""
    offer_discards(s, US)
    if s.in_headline or not has_partner(s, US):
        s.legal[US, CARD_WORD + (UN_INTERVENTION - 1) // WORD] &= ~BIT[(UN_INTERVENTION - 1) % WORD]
    if has_choice(s, US):
        ask(s, US, Q_STAR_WARS)
    else:
        pop(s)


@kernel
def answer_star_wars(s: State, f: Array, action: int) -> None:
    card = action - A_CARD
    pop(s)
    note_play(s, US, card)
    resolve_card(s, card, USSR if SIDE[card] == USSR else US)


@kernel
def ask_not_what_your_country(s: State) -> None:
    """Card 77: the US may exchange cards."""
    push(s, F_ASK_NOT, 0)


@kernel
def run_ask_not(s: State, f: Array) -> None:
    """Ask for discards, which are chosen before drawing."""
    for w in range(WORDS):
        s.legal[US, CARD_WORD + w] |= s.pile[HAND + US, w]
    allow(s, US, A_DONE)
    ask(s, US, Q_ASK_NOT)


@kernel
def answer_ask_not(s: State, f: Array, action: int) -> None:
    if action != A_DONE:
        discard(s, US, action - A_CARD)
        f[1] += 1
        return
    n = f[1]
    pop(s)
    for _ in range(n):
        draw_to_hand(s, US)


@kernel
def our_man_in_tehran(s: State) -> None:
    """Card 108: the US looks at the top five cards, reshuffling the discards if the pile runs out."""
    for _ in range(5):
        card = take_top(s)
        if card == 0:
            break
        move_card(s, card, PEEK)
        log(s, L_PEEK, card)
        renew_pile(s)
    push(s, F_TEHRAN)


@kernel
def run_tehran(s: State, f: Array) -> None:
    for w in range(WORDS):
        s.legal[US, CARD_WORD + w] |= s.pile[PEEK, w]
    allow(s, US, A_DONE)
    ask(s, US, Q_TEHRAN)


@kernel
def answer_tehran(s: State, f: Array, action: int) -> None:
    """Shuffle back what is not discarded; the US knows that it is in the pile."""
    if action != A_DONE:
        discard(s, US, action - A_CARD)
        return
    pop(s)
    for w in range(WORDS):
        word = s.pile[PEEK, w]
        while word:
            card = w * WORD + lowest(word) + 1
            word = word & (word - 1)
            add_to_deck(s, card)
            s.known_deck[US, w] |= BIT[(card - 1) % WORD]
    shuffle(s, 0)
    bar_undo(s)


@kernel
def run_ames(s: State, f: Array) -> None:
    """Card 98: the USSR picks a card of the US hand to be discarded."""
    for w in range(WORDS):
        s.legal[USSR, CARD_WORD + w] |= s.pile[HAND + US, w]
    if has_choice(s, USSR):
        ask(s, USSR, Q_AMES)
    else:
        pop(s)


@kernel
def answer_ames(s: State, f: Array, action: int) -> None:
    pop(s)
    discard(s, US, action - A_CARD)


@kernel
def terrorism(s: State, owner: int) -> None:
    """Card 92: one random card of the opponent, two of the US during the Iranian Hostage Crisis."""
    victim = 1 - owner
    for _ in range(2 if owner == USSR and s.effects & HOSTAGE_CRISIS else 1):
        card = random_from_hand(s, victim)
        if card:
            discard(s, victim, card)
