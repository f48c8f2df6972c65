"""Cards and their places: action decks (3.5), event deck (9.7) and advantage decks (2.6, 8.2)."""

from detente.engine.bits import BIT, count
from detente.engine.chance import below, next_forced_draw
from detente.engine.kernel import kernel
from detente.engine.machine import bar_undo, log
from detente.engine.record import Array

from .cards import DRAW_ADVANTAGE, DRAW_EVENT, EVENT_PERIOD, OWN_ADVANTAGES, OWN_CARDS
from .state import (
    ADV_DECK,
    ADV_HAND,
    DECK,
    DISCARD,
    EV_DECK,
    EV_HAND,
    HAND,
    L_DRAW,
    L_DRAW_ADVANTAGE,
    L_DRAW_EVENT,
    L_RESHUFFLE,
    LAID,
    State,
)


@kernel
def move_card(s: State, card: int, source: int, place: int) -> None:
    """Move an action card to another place. A card that is shown or discarded is no longer merely known."""
    s.pile[source] &= ~BIT[card]
    s.pile[place] |= BIT[card]
    if place != HAND and place != LAID:
        s.known &= ~BIT[card]


@kernel
def move_event(s: State, event: int, source: int, place: int) -> None:
    """Move an event to another place."""
    s.event[source] &= ~BIT[event]
    s.event[place] |= BIT[event]


@kernel
def move_advantage(s: State, card: int, source: int, place: int) -> None:
    """Move an advantage card to another place."""
    s.advantage[source] &= ~BIT[card]
    s.advantage[place] |= BIT[card]


@kernel
def hand_size(s: State, side: int) -> int:
    """Action cards in hand."""
    return count(s.pile[HAND] & OWN_CARDS[side])


@kernel
def shuffle(s: State, pile: Array, first: int, last: int) -> None:
    """Shuffle a pile from index *first* to before *last*."""
    for i in range(last - 1, first, -1):
        j = first + below(s, i - first + 1)
        pile[i], pile[j] = pile[j], pile[i]


@kernel
def stack_up(s: State, cards: int, pile: Array, size: int) -> int:
    """Put a set of cards on top of a pile, in order of their numbers; returns the new size."""
    card = 0
    while cards:
        if cards & 1:
            pile[size] = card
            size += 1
        cards = cards >> 1
        card += 1
    return int(size)


@kernel
def take_top(s: State, pile: Array, size: int, first_number: int) -> int:
    """Take the top card of a pile, or the forced one from within it. Bars undo, since a draw cannot be taken back."""
    bar_undo(s)
    top = size - 1
    forced = next_forced_draw(s)
    if forced:
        found = -1
        for i in range(size):
            if pile[i] == forced - first_number:
                found = i
        if found < 0 or (first_number == DRAW_EVENT and EVENT_PERIOD[pile[found]] != EVENT_PERIOD[pile[top]]):
            s.misdeal = s.misdeal if s.misdeal else forced
        else:
            pile[found], pile[top] = pile[top], pile[found]
    card = pile[top]
    pile[top] = 0
    return int(card)


@kernel
def reshuffle(s: State, side: int) -> None:
    """3.5: the discard pile becomes the new deck. The old deck is used up, so everybody can now infer the side's hand."""
    s.known |= s.pile[HAND] & OWN_CARDS[side]
    cards = s.pile[DISCARD] & OWN_CARDS[side]
    s.pile[DISCARD] &= ~cards
    s.pile[DECK] |= cards
    s.deck_count[side] = stack_up(s, cards, s.deck[side], 0)
    shuffle(s, s.deck[side], 0, s.deck_count[side])
    log(s, L_RESHUFFLE, side, s.deck_count[side])


@kernel
def draw_card(s: State, side: int) -> bool:
    """3.5: draw one action card into the hand; returns False if none is left anywhere."""
    if s.deck_count[side] == 0:
        reshuffle(s, side)
        if s.deck_count[side] == 0:
            return False
    card = take_top(s, s.deck[side], s.deck_count[side], 1)
    s.deck_count[side] -= 1
    move_card(s, card, DECK, HAND)
    log(s, L_DRAW, side, card)
    return True


@kernel
def draw_event(s: State, side: int) -> bool:
    """9.7: draw one event into the hand."""
    if s.event_deck_count == 0:
        return False
    event = take_top(s, s.event_deck, s.event_deck_count, DRAW_EVENT)
    s.event_deck_count -= 1
    move_event(s, event, EV_DECK, EV_HAND + side)
    log(s, L_DRAW_EVENT, side, event)
    return True


@kernel
def draw_advantages(s: State, side: int, number: int) -> None:
    """2.6, 8.2: draw advantage cards into the hand."""
    for _ in range(min(number, s.advantage_count[side])):
        card = take_top(s, s.advantage_deck[side], s.advantage_count[side], DRAW_ADVANTAGE)
        s.advantage_count[side] -= 1
        move_advantage(s, card, ADV_DECK, ADV_HAND)
        log(s, L_DRAW_ADVANTAGE, side, card)


@kernel
def advantages_in_hand(s: State, side: int) -> int:
    """The advantage cards that a side may still play, as a set."""
    return int(s.advantage[ADV_HAND] & OWN_ADVANTAGES[side])
