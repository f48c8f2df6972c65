"""Observations (what a seat may know), and full states consistent with them."""

from detente.engine.bits import BIT, count, nth
from detente.engine.chance import below
from detente.engine.kernel import kernel
from detente.engine.machine import NOBODY, SEATS
from detente.engine.observation import bind_observation
from detente.engine.record import Array

from .cards import EVENT_PERIOD, EVENTS, INITIATIVE, OWN_ADVANTAGES, OWN_CARDS
from .options import COINS, HIDDEN
from .piles import shuffle, stack_up
from .rules import advance
from .setup import IN_BOX, events_of
from .state import (
    ADV_DECK,
    ADV_HAND,
    ADV_PLAYED,
    ADV_REMOVED,
    DECK,
    DISCARD,
    EV_BOX,
    EV_DECK,
    EV_DISCARDED,
    EV_FAILED,
    EV_HAND,
    EV_LAID,
    EV_TABLE,
    EV_WON,
    HAND,
    L_DISCARD_EVENT,
    L_DRAW,
    L_DRAW_ADVANTAGE,
    L_DRAW_EVENT,
    L_REMOVE_ADVANTAGE,
    LAID,
    SHOWN,
    SUPPLY,
    Board,
    Observation,
    State,
)

SECOND_DECK = 2 * (9 - int(IN_BOX[1]))  # events of period 2 in the deck at the start
MOST_COINS = 12  # maximum drawn for an imagined state where coins are hidden


@kernel
def sees_row(row: Array, seat: int) -> bool:
    """Return whether the seat may see an event row: only its owner sees what is drawn or removed face down."""
    name = row[0]
    if name == L_DRAW or name == L_DRAW_EVENT or name == L_DRAW_ADVANTAGE or name == L_DISCARD_EVENT or name == L_REMOVE_ADVANTAGE:
        return bool(row[1] == seat)
    return True


@kernel
def see_cards(s: State, seat: int, o: Observation) -> None:
    """Copy open piles, the seat's own hand and laid cards, and the counts of the rest; the same for advantage cards."""
    o.pile[SUPPLY] = s.pile[SUPPLY]
    o.pile[SHOWN] = s.pile[SHOWN]
    o.pile[DISCARD] = s.pile[DISCARD]
    o.advantage[ADV_PLAYED] = s.advantage[ADV_PLAYED]
    if seat < SEATS:
        o.pile[HAND] = s.pile[HAND] & OWN_CARDS[seat]
        o.pile[LAID] = s.pile[LAID] & OWN_CARDS[seat]
        o.advantage[ADV_HAND] = s.advantage[ADV_HAND] & OWN_ADVANTAGES[seat]
        o.advantage[ADV_REMOVED] = s.advantage[ADV_REMOVED] & OWN_ADVANTAGES[seat]
    for side in range(SEATS):
        o.hand_count[side] = count(s.pile[HAND] & OWN_CARDS[side])
        o.laid_count[side] = count(s.pile[LAID] & OWN_CARDS[side])
        o.deck_count[side] = s.deck_count[side]
        o.advantage_hand[side] = count(s.advantage[ADV_HAND] & OWN_ADVANTAGES[side])
        o.advantage_removed[side] = count(s.advantage[ADV_REMOVED] & OWN_ADVANTAGES[side])
        o.advantage_count[side] = s.advantage_count[side]


@kernel
def see_events(s: State, seat: int, o: Observation) -> None:
    """Copy events on the table, won and failed; the seat's own hand, laid card and discards; counts of the rest."""
    o.event[EV_TABLE] = s.event[EV_TABLE]
    o.event[EV_FAILED] = s.event[EV_FAILED]
    for side in range(SEATS):
        o.event[EV_WON + side] = s.event[EV_WON + side]
        if side == seat:
            o.event[EV_HAND + side] = s.event[EV_HAND + side]
            o.event[EV_LAID + side] = s.event[EV_LAID + side]
            o.event[EV_DISCARDED + side] = s.event[EV_DISCARDED + side]
        o.event_hand[side] = count(s.event[EV_HAND + side])
        o.event_laid[side] = count(s.event[EV_LAID + side])
        o.event_discarded[side] = count(s.event[EV_DISCARDED + side])
    o.event_deck_count = s.event_deck_count


@kernel
def see(s: State, seat: int, o: Observation) -> None:
    """Copy cards, events, and coins where they are open."""
    see_cards(s, seat, o)
    see_events(s, seat, o)
    for side in range(SEATS):
        is_hidden = s.option[COINS] == HIDDEN and side != seat and not s.over
        o.coins[side] = NOBODY if is_hidden else s.coins[side]


@kernel
def deal_coins(o: Observation, s: State) -> None:
    """Draw a random number of coins where they are hidden."""
    for side in range(SEATS):
        s.coins[side] = below(s, MOST_COINS + 1) if o.coins[side] == NOBODY else o.coins[side]


@kernel
def take_some(s: State, pool: int, number: int) -> int:
    """A random subset of a set."""
    found = 0
    for _ in range(number):
        rest = pool & ~found
        found |= BIT[nth(rest, below(s, count(rest)))]
    return int(found)


@kernel
def deal_cards(o: Observation, s: State) -> None:
    """Deal action cards: seen ones to their places, the other side's laid cards by their announced sum, the rest at random."""
    s.pile[SUPPLY], s.pile[SHOWN], s.pile[DISCARD] = o.pile[SUPPLY], o.pile[SHOWN], o.pile[DISCARD]
    s.pile[HAND], s.pile[LAID] = o.pile[HAND], o.pile[LAID]
    seen = o.pile[SUPPLY] | o.pile[SHOWN] | o.pile[DISCARD] | o.pile[HAND] | o.pile[LAID]
    other = 1 - o.seat
    pool = OWN_CARDS[other] & ~seen
    known = o.known & pool
    laid = guess_laid(o, s, other, pool, known)
    known &= ~laid
    hand = known | take_some(s, pool & ~laid & ~known, o.hand_count[other] - count(known))
    s.pile[LAID] |= laid
    s.pile[HAND] |= hand
    for side in range(SEATS):
        deck = OWN_CARDS[side] & ~seen & ~laid & ~hand
        s.pile[DECK] |= deck
        s.deck_count[side] = stack_up(s, deck, s.deck[side], 0)
        shuffle(s, s.deck[side], 0, s.deck_count[side])


@kernel
def guess_laid(o: Observation, s: State, side: int, pool: int, known: int) -> int:
    """Draw the face-down cards of a side: any that fit the announced sum (3.1) and leave room for the known cards in the hand."""
    number = o.laid_count[side]
    if number == 0:
        return 0
    if o.sums[side] == NOBODY:
        spare = count(known) - o.hand_count[side]  # known cards that do not fit in the hand
        laid = take_some(s, known, max(0, spare))
        return int(laid | take_some(s, pool & ~laid, number - count(laid)))
    wanted = o.sums[side]
    for place in range(2):
        if o.shown[side, place] != NOBODY:
            wanted -= INITIATIVE[o.shown[side, place]]
    choice = below(s, max(1, fitting_pairs(o, side, pool, known, wanted, -1)))
    return fitting_pairs(o, side, pool, known, wanted, choice)


@kernel
def fitting_pairs(o: Observation, side: int, pool: int, known: int, wanted: int, choice: int) -> int:
    """The number of sets of face-down cards that fit, or the set with the number *choice*."""
    found = 0
    for a in range(len(INITIATIVE)):
        if not pool & BIT[a]:
            continue
        for b in range(a, len(INITIATIVE)):
            if not pool & BIT[b] or (a == b) != (o.laid_count[side] == 1):
                continue
            total = INITIATIVE[a] if a == b else INITIATIVE[a] + INITIATIVE[b]
            laid = BIT[a] | BIT[b]
            if total != wanted or count(known & ~laid) > o.hand_count[side]:
                continue
            if found == choice:
                return int(laid)
            found += 1
    return int(found)


@kernel
def deal_advantages(o: Observation, s: State) -> None:
    """Deal advantage cards: played ones are open, the seat's own are known, the other side's hand and removed ones are drawn."""
    s.advantage[ADV_PLAYED] = o.advantage[ADV_PLAYED]
    s.advantage[ADV_HAND], s.advantage[ADV_REMOVED] = o.advantage[ADV_HAND], o.advantage[ADV_REMOVED]
    for side in range(SEATS):
        pool = OWN_ADVANTAGES[side] & ~(o.advantage[ADV_PLAYED] | o.advantage[ADV_HAND] | o.advantage[ADV_REMOVED])
        if side != o.seat:
            hand = take_some(s, pool, o.advantage_hand[side])
            removed = take_some(s, pool & ~hand, o.advantage_removed[side])
            s.advantage[ADV_HAND] |= hand
            s.advantage[ADV_REMOVED] |= removed
            pool &= ~hand & ~removed
        s.advantage[ADV_DECK] |= pool
        s.advantage_count[side] = stack_up(s, pool, s.advantage_deck[side], 0)
        shuffle(s, s.advantage_deck[side], 0, s.advantage_count[side])


@kernel
def deal_events(o: Observation, s: State) -> None:
    """Deal events: the box has its number of each colour and period (2.1, 2.2), the deck its number of each period.

    The remaining ones are the other side's: first its discards, of period 1, then the cards it still holds.
    """
    for place in range(o.event.shape[0]):
        s.event[place] = o.event[place]
    rest = 0
    for period in range(1, 3):
        for side in range(SEATS):
            rest |= unboxed(o, s, period, side)
    first = period_one(rest)
    second = rest & ~first
    later = take_some(s, second, min(o.event_deck_count, SECOND_DECK, count(second)))
    sooner = take_some(s, first, min(o.event_deck_count - count(later), count(first)))
    first, second = first & ~sooner, second & ~later
    s.event[EV_DECK] = sooner | later
    size = stack_up(s, later, s.event_deck, 0)
    shuffle(s, s.event_deck, 0, size)
    s.event_deck_count = stack_up(s, sooner, s.event_deck, size)
    shuffle(s, s.event_deck, size, s.event_deck_count)
    other = 1 - o.seat
    for place, number in ((EV_DISCARDED, o.event_discarded[other]), (EV_LAID, o.event_laid[other]), (EV_HAND, o.event_hand[other])):
        old = take_some(s, first, min(number, count(first)))
        new = take_some(s, second, min(number - count(old), count(second)))
        s.event[place + other] |= old | new
        first, second = first & ~old, second & ~new
    s.event[EV_BOX] |= first | second


@kernel
def period_one(events: int) -> int:
    """The events of period 1 in a set."""
    found = 0
    for event in range(len(EVENTS)):
        if events & BIT[event] and EVENT_PERIOD[event] == 1:
            found |= BIT[event]
    return int(found)


@kernel
def unboxed(o: Observation, s: State, period: int, side: int) -> int:
    """The unseen events of a period and colour after the box has received its share."""
    events = events_of(s, period, side)
    for place in range(o.event.shape[0]):
        events &= ~o.event[place]
    boxed = take_some(s, events, min(IN_BOX[period - 1], count(events)))
    s.event[EV_BOX] |= boxed
    return int(events & ~boxed)


@kernel
def deal_hidden(o: Observation, s: State) -> None:
    """Place everything unseen."""
    deal_coins(o, s)
    deal_cards(o, s)
    deal_advantages(o, s)
    deal_events(o, s)


observe, imagine, clear_state = bind_observation(
    __name__, Board, State, Observation, see=see, sees_row=sees_row, deal_hidden=deal_hidden, advance=advance
)
