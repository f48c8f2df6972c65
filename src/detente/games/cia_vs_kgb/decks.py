"""The two decks. Chance determines a card only when somebody looks at it, so a deck contains no secret that nobody knows."""

from detente.engine.bits import count, nth
from detente.engine.chance import below, next_forced_draw
from detente.engine.kernel import kernel
from detente.engine.machine import bar_undo, log

from .cards import CARD_BIT, POINTS
from .state import (
    BURIED,
    CLAIMED,
    DECK_SIZE,
    L_BURIED,
    L_CLAIM,
    L_SPEND,
    OBJECTIVE_DECK,
    State,
)


@kernel
def deck_count(s: State, deck: int) -> int:
    """The number of cards in a deck; the objective of the round lies on top of its deck and is not counted."""
    n = count(s.loose[deck]) + s.fixed[deck]
    return int(n + s.bottom_count) if deck == OBJECTIVE_DECK else int(n)


@kernel
def take_loose(s: State, deck: int) -> int:
    """Draw a random card of the unsettled part."""
    card = nth(s.loose[deck], below(s, count(s.loose[deck]))) + 1
    s.loose[deck] &= ~CARD_BIT[card]
    return int(card)


@kernel
def take_highest_buried(s: State) -> int:
    """Take the uppermost of the objectives that were sent to the bottom."""
    card = s.bottom[0]
    s.bottom_count -= 1
    for i in range(s.bottom_count):
        s.bottom[i] = s.bottom[i + 1]
    s.bottom[s.bottom_count] = 0
    return int(card)


@kernel
def forced_card(s: State, deck: int) -> int:
    """The next forced card if it belongs to the deck, else 0; a card of the other deck cannot be dealt here."""
    forced = next_forced_draw(s)
    if forced == 0:
        return 0
    if (forced - 1) // DECK_SIZE != deck:
        s.misdeal = s.misdeal if s.misdeal else forced
        return 0
    return (forced - 1) % DECK_SIZE + 1


@kernel
def put_below(s: State, deck: int, card: int) -> None:
    """Settle a card directly below those already settled."""
    for i in range(s.fixed[deck], 0, -1):
        s.top[deck, i] = s.top[deck, i - 1]
    s.top[deck, 0] = card
    s.fixed[deck] += 1


@kernel
def force(s: State, deck: int, place: int, card: int) -> None:
    """Move a forced card to a position of the deck; what seats knew from there on down is no longer valid."""
    is_loose = s.loose[deck] & CARD_BIT[card]
    index = s.fixed[deck] - 1 - place
    if index >= 0 and s.top[deck, index] == card:
        return
    if not is_loose:
        s.misdeal = s.misdeal if s.misdeal else deck * DECK_SIZE + card
        return
    s.loose[deck] &= ~CARD_BIT[card]
    if index < 0:
        put_below(s, deck, card)
    else:
        s.loose[deck] |= CARD_BIT[s.top[deck, index]]
        s.top[deck, index] = card
        for seat in range(2):
            s.known[deck, seat] = min(s.known[deck, seat], place)


@kernel
def settle(s: State, deck: int, place: int) -> None:
    """Settle the card at a position by chance or by a forced result (0 is the top; the positions above are settled)."""
    forced = forced_card(s, deck)
    if forced:
        force(s, deck, place, forced)
    if s.fixed[deck] <= place:
        put_below(s, deck, take_loose(s, deck) if s.loose[deck] else take_highest_buried(s))


@kernel
def draw_card(s: State, deck: int) -> int:
    """Draw the top card of a non-empty deck."""
    bar_undo(s)
    if s.fixed[deck] == 0 and s.draw_count == 0 and s.loose[deck]:
        return take_loose(s, deck)
    settle(s, deck, 0)
    s.fixed[deck] -= 1
    card = s.top[deck, s.fixed[deck]]
    s.top[deck, s.fixed[deck]] = 0
    for seat in range(2):
        s.known[deck, seat] = max(0, s.known[deck, seat] - 1)
    return int(card)


@kernel
def look(s: State, side: int, deck: int, n: int) -> None:
    """Let a seat look at the top *n* cards."""
    bar_undo(s)
    for place in range(n):
        settle(s, deck, place)
    s.known[deck, side] = max(s.known[deck, side], n)


@kernel
def card_at(s: State, deck: int, place: int) -> int:
    """A settled card, counted from the top."""
    return int(s.top[deck, s.fixed[deck] - 1 - place])


@kernel
def raise_card(s: State, side: int, deck: int, card: int, place: int) -> None:
    """Put one of the cards looked at in its place; what the other seat knew of their order is no longer valid."""
    end = s.fixed[deck] - 1 - place
    i = end
    while s.top[deck, i] != card:
        i -= 1
    while i < end:
        s.top[deck, i] = s.top[deck, i + 1]
        i += 1
    s.top[deck, end] = card
    s.known[deck, 1 - side] = min(s.known[deck, 1 - side], place)


@kernel
def empty_deck(s: State, deck: int) -> None:
    """Discard everything settled: the deck is about to be shuffled."""
    for i in range(s.fixed[deck]):
        s.top[deck, i] = 0
    s.fixed[deck] = 0
    s.known[deck, 0] = 0
    s.known[deck, 1] = 0


@kernel
def take_bottom(s: State) -> int:
    """Take the bottom card of a non-empty objective deck (8.10)."""
    bar_undo(s)
    if s.bottom_count > 0:
        s.bottom_count -= 1
        card = s.bottom[s.bottom_count]
        s.bottom[s.bottom_count] = 0
        return int(card)
    if s.loose[OBJECTIVE_DECK]:
        forced = forced_card(s, OBJECTIVE_DECK)
        if forced and s.loose[OBJECTIVE_DECK] & CARD_BIT[forced]:
            s.loose[OBJECTIVE_DECK] &= ~CARD_BIT[forced]
            return forced
        if forced:
            s.misdeal = OBJECTIVE_DECK * DECK_SIZE + forced
        return take_loose(s, OBJECTIVE_DECK)
    card = s.top[OBJECTIVE_DECK, 0]
    s.fixed[OBJECTIVE_DECK] -= 1
    for i in range(s.fixed[OBJECTIVE_DECK]):
        s.top[OBJECTIVE_DECK, i] = s.top[OBJECTIVE_DECK, i + 1]
    s.top[OBJECTIVE_DECK, s.fixed[OBJECTIVE_DECK]] = 0
    for seat in range(2):
        s.known[OBJECTIVE_DECK, seat] = min(s.known[OBJECTIVE_DECK, seat], s.fixed[OBJECTIVE_DECK])
    return int(card)


@kernel
def claim(s: State, side: int, objective: int) -> None:
    """Move a card to the victory pile and add its points to the score (8.11)."""
    s.claimed[side] |= CARD_BIT[objective]
    s.score[side] += POINTS[objective]
    log(s, L_CLAIM, side, objective, POINTS[objective])


@kernel
def claim_objective(s: State, side: int) -> None:
    """Claim the objective of the round."""
    s.objective_place = CLAIMED
    claim(s, side, s.objective)


@kernel
def bury_objective(s: State) -> None:
    """Put the objective of the round face down at the bottom of its deck, which is public knowledge."""
    s.objective_place = BURIED
    s.bottom[s.bottom_count] = s.objective
    s.bottom_count += 1
    log(s, L_BURIED, s.objective)


@kernel
def has_event(s: State, side: int, event: int) -> bool:
    """Return whether a side may still spend an event that it has claimed."""
    return bool(s.claimed[side] & CARD_BIT[event])


@kernel
def spend(s: State, side: int, event: int) -> None:
    """Spend an event: its points are lost immediately and for good (11.2)."""
    s.claimed[side] &= ~CARD_BIT[event]
    s.spent |= CARD_BIT[event]
    s.score[side] -= POINTS[event]
    log(s, L_SPEND, side, event, POINTS[event])
