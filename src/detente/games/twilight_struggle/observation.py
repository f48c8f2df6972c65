"""Observations (what a seat may know), and full states consistent with them."""

from detente.engine.bits import BIT, WORD, count, nth
from detente.engine.chance import below
from detente.engine.kernel import kernel
from detente.engine.machine import SEATS
from detente.engine.observation import bind_observation
from detente.engine.record import Array

from .actions import MOST_BID
from .board import US, WORDS
from .cards import LAST, OPS, SCORING
from .conditions import UN_INTERVENTION
from .piles import ENVY, hand_size
from .rules import advance
from .state import (
    BOX,
    CHINA,
    DECK,
    DISCARD,
    F_BID,
    F_GRAIN_SALES,
    F_PLAY,
    FROM_HAND,
    FRONT,
    HAND,
    HEADLINE,
    L_DEAL,
    L_PEEK,
    L_SHOWN,
    P_CARD,
    P_SIDE,
    P_SOURCE,
    PEEK,
    PLACES,
    REMOVED,
    SHOWN,
    TABLE,
    Board,
    Observation,
    State,
)


@kernel
def sees_into(s: State, seat: int, place: int) -> bool:
    """Return whether a seat sees a place: open piles, its own hand and headline, a headline shown early, Our Man in Tehran's cards (US)."""
    if place == BOX or place == DISCARD or place == REMOVED or place == TABLE or place == FRONT or place == CHINA:
        return True
    if place == PEEK:
        return bool(seat == US)
    if place == SHOWN:
        return bool(seat < SEATS)
    if place == HEADLINE or place == HEADLINE + 1:
        return bool(place == HEADLINE + seat or s.chosen[place - HEADLINE] == 2)
    return bool(place == HAND + seat and seat < SEATS)


@kernel
def sees_row(row: Array, seat: int) -> bool:
    """Return whether the seat may see an event row."""
    if row[0] == L_DEAL:
        return bool(row[1] == seat)
    if row[0] == L_PEEK:
        return bool(seat == US)
    return bool(row[0] != L_SHOWN or seat < SEATS)


@kernel
def see(s: State, seat: int, o: Observation) -> None:
    """Copy the piles that the seat sees, the counts of the rest, and what it knows and has bid."""
    hide_chosen_card(o, seat)
    for place in range(PLACES):
        if sees_into(s, seat, place):
            for w in range(WORDS):
                o.pile[place, w] = s.pile[place, w]
    for side in range(SEATS):
        o.hand_count[side] = hand_size(s, side)
        if side == seat or s.chosen[side] == 2:
            o.headline[side] = s.headline[side]
    o.peek_count = count(s.pile[PEEK, 0]) + count(s.pile[PEEK, 1])
    if seat < SEATS:
        for w in range(WORDS):
            o.known[w] = s.known[seat, w]
            o.known_deck[w] = s.known_deck[seat, w]
        o.bid_side = s.bid_side[seat]
        o.bid = s.bid[seat]


@kernel
def hide_chosen_card(o: Observation, seat: int) -> None:
    """Hide a card picked from the hand until its use is decided, so that the pick can be taken back unseen."""
    if o.depth == 0:
        return
    f = o.stack[o.depth - 1]
    if f[0] == F_PLAY and f[P_SOURCE] == FROM_HAND and f[P_SIDE] != seat:
        f[P_CARD] = 0
        o.reach[0], o.reach[1] = 0, 0  # computed only for a card that can be used for operations
    if seat >= SEATS:  # hide what one player showed the other
        o.pick[0], o.pick[1] = 0, 0
        if f[0] == F_GRAIN_SALES:
            f[1] = 0


@kernel
def put(s: State, card: int, place: int) -> None:
    s.pile[place, (card - 1) // WORD] |= BIT[(card - 1) % WORD]
    s.where[card] = place


@kernel
def deal_hidden(o: Observation, s: State) -> None:
    """Place seen cards where they are; deal the unseen ones at random to the other hand, the peeked cards and the draw pile."""
    seat, other = o.seat, 1 - o.seat
    for w in range(WORDS):
        s.known[seat, w] = o.known[w]
        s.known_deck[seat, w] = o.known_deck[w]
    pool = 0  # the draw pile's array serves as the pool
    for card in range(1, LAST + 1):
        w, bit = (card - 1) // WORD, BIT[(card - 1) % WORD]
        place = -1
        for candidate in range(PLACES):
            if o.pile[candidate, w] & bit:
                place = candidate
        if place < 0 and o.known[w] & bit:
            place = HAND + other
        if place >= 0:
            put(s, card, place)
        else:
            s.deck[pool] = card
            pool += 1
    for i in range(pool - 1, 0, -1):
        j = below(s, i + 1)
        s.deck[i], s.deck[j] = s.deck[j], s.deck[i]
    for side in range(SEATS):
        s.headline[side] = o.headline[side]
    s.bid_side[seat], s.bid[seat] = o.bid_side, o.bid
    headline_hidden = has_hidden_headline(o, other)
    missing = o.hand_count[other] + (1 if headline_hidden else 0) - hand_size(s, other)
    pool = fill_hand(o, s, pool, missing)
    if seat != US:
        pool = take_from_pool(s, pool, o.peek_count, PEEK)
    for i in range(pool):
        put(s, s.deck[i], DECK)
    if headline_hidden:
        guess_headline(s, other)
    guess_bid(s, other)
    guess_card(s, other)


@kernel
def has_hidden_headline(o: Observation, other: int) -> bool:
    """Return whether the other side has laid a card that the seat cannot see: otherwise the cards do not add up (a side may have none)."""
    if not o.in_headline or o.chosen[other] != 1:
        return False
    seen = 0
    for place in range(PLACES):
        seen += count(o.pile[place, 0]) + count(o.pile[place, 1])
    hidden = LAST - seen - o.deck_count - o.hand_count[other]
    if o.seat != US:
        hidden -= o.peek_count
    return bool(hidden > 0)


@kernel
def fits(o: Observation, card: int, strict: bool) -> bool:
    """Return whether an unseen card may be in the other hand, by what the seat has inferred."""
    if o.known_deck[(card - 1) // WORD] & BIT[(card - 1) % WORD]:
        return False
    if not strict:
        return True
    return not (o.no_scoring[o.seat] and SCORING[card]) and bool(OPS[card] <= o.ceiling[o.seat])


@kernel
def fill_hand(o: Observation, s: State, pool: int, missing: int) -> int:
    """Draw consistent cards from the pool into the other hand."""
    for attempt in range(2):
        i = 0
        while i < pool and missing > 0:
            if fits(o, s.deck[i], attempt == 0):
                put(s, s.deck[i], HAND + 1 - o.seat)
                pool -= 1
                s.deck[i] = s.deck[pool]
                s.deck[pool] = 0
                missing -= 1
            else:
                i += 1
    return pool


@kernel
def take_from_pool(s: State, pool: int, n: int, place: int) -> int:
    for _ in range(n):
        pool -= 1
        put(s, s.deck[pool], place)
        s.deck[pool] = 0
    return pool


@kernel
def random_card(s: State, side: int) -> int:
    n = hand_size(s, side)
    if n == 0:
        return 0
    k, first = below(s, n), count(s.pile[HAND + side, 0])
    if k < first:
        return nth(s.pile[HAND + side, 0], k) + 1
    return WORD + nth(s.pile[HAND + side, 1], k - first) + 1


@kernel
def guess_headline(s: State, side: int) -> None:
    """Choose a random card of the imagined hand that may be headlined."""
    for _ in range(50):
        card = random_card(s, side)
        if card and card != UN_INTERVENTION and not (card == ENVY and s.envy == side):
            break
    s.pile[HAND + side, (card - 1) // WORD] &= ~BIT[(card - 1) % WORD]
    put(s, card, HEADLINE + side)
    s.headline[side] = card


@kernel
def guess_bid(s: State, side: int) -> None:
    """Choose what the other seat has written so far (11.4)."""
    if s.depth > 0 and s.stack[s.depth - 1, 0] == F_BID and s.chosen[side] > 0:
        s.bid_side[side] = below(s, 2)
        if s.chosen[side] > 1:
            s.bid[side] = below(s, MOST_BID + 1)


@kernel
def guess_card(s: State, side: int) -> None:
    """Choose the card whose use the other side is deciding."""
    if s.depth == 0:
        return
    f = s.stack[s.depth - 1]
    if f[0] == F_PLAY and f[P_CARD] == 0:
        for _ in range(50):
            f[P_CARD] = random_card(s, side)
            if not SCORING[f[P_CARD]]:
                break


observe, imagine, clear_state = bind_observation(
    __name__, Board, State, Observation, see=see, sees_row=sees_row, deal_hidden=deal_hidden, advance=advance
)
