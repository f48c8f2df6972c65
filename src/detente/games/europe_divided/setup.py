"""Set-up (section 2)."""

from detente.engine.bits import BIT, count, nth
from detente.engine.chance import below
from detente.engine.kernel import kernel, table
from detente.engine.machine import NOBODY, bar_undo, log, push

from .board import BASES, EUROPE, NUMBER, RUSSIA, UNIT_LIMIT
from .cards import BASIC, EVENT_PERIOD, EVENT_SIDE, EVENTS, OWN_ADVANTAGES, REGION_CARDS
from .data import BOXED, DEALT, HAND
from .piles import draw_advantages, draw_card, shuffle, stack_up
from .state import ADV_DECK, DECK, EV_BOX, EV_DECK, EV_HAND, EV_TABLE, F_KEEP, F_TURN, L_DRAW_EVENT, L_UPCOMING, SUPPLY, State
from .turn import ADVANTAGES_DRAWN
from .units import add_units
from .versions import VERSION

START_COINS_EUROPE, START_COINS_RUSSIA = 8, 2
IN_BOX = table(BOXED)


@kernel
def lay_out(s: State) -> None:
    """Set up everything that is the same in every game. The record is empty except for options and key."""
    s.acting = NOBODY
    s.first = NOBODY
    s.breakup = NOBODY
    for i in range(2):
        s.sums[i] = NOBODY
        s.sea[i] = NOBODY
        s.current[i] = NOBODY
        s.upcoming[i] = NOBODY
        s.supply[i] = UNIT_LIMIT
        for k in range(2):
            s.shown[i, k] = NOBODY


@kernel
def start(s: State) -> None:
    """2.1 to 2.9: set up; then both choose their advantage cards and the first turn begins."""
    s.version = s.version if s.version else VERSION  # set when an older game is replayed
    lay_out(s)
    s.coins[EUROPE] = START_COINS_EUROPE
    s.coins[RUSSIA] = START_COINS_RUSSIA
    for side in range(2):
        for region in range(NUMBER):
            if BASES[side] & BIT[region]:
                add_units(s, side, region, 1)
    push(s, F_TURN)
    push(s, F_KEEP)
    lay_out_events(s)
    lay_out_cards(s)
    bar_undo(s)


@kernel
def lay_out_cards(s: State) -> None:
    """2.4, 2.6, 2.7: shuffle both decks, draw four action and three advantage cards."""
    for side in range(2):
        s.pile[DECK] |= BASIC[side]
        s.pile[SUPPLY] |= REGION_CARDS[side]
        s.deck_count[side] = stack_up(s, BASIC[side], s.deck[side], 0)
        shuffle(s, s.deck[side], 0, s.deck_count[side])
        for _ in range(HAND):
            draw_card(s, side)
        s.advantage[ADV_DECK] |= OWN_ADVANTAGES[side]
        s.advantage_count[side] = stack_up(s, OWN_ADVANTAGES[side], s.advantage_deck[side], 0)
        shuffle(s, s.advantage_deck[side], 0, s.advantage_count[side])
        draw_advantages(s, side, ADVANTAGES_DRAWN)


@kernel
def events_of(s: State, period: int, side: int) -> int:
    """The events of a period and colour, as a set."""
    found = 0
    for event in range(len(EVENTS)):
        if EVENT_PERIOD[event] == period and EVENT_SIDE[s.version, event] == side:
            found |= BIT[event]
    return found


@kernel
def pick_event(s: State, events: int) -> int:
    """A random event of a set."""
    return nth(events, below(s, count(events)))


@kernel
def lay_out_events(s: State) -> None:
    """2.1, 2.2: one event of each colour is upcoming, some go into the box unseen, three to each hand, the rest form the deck."""
    rest = unseen_events(s, 1)
    below_them = unseen_events(s, 2)
    s.event_deck_count = stack_up(s, below_them, s.event_deck, 0)
    shuffle(s, s.event_deck, 0, s.event_deck_count)
    for side in range(2):
        for _ in range(DEALT):
            event = pick_event(s, rest)
            rest &= ~BIT[event]
            s.event[EV_HAND + side] |= BIT[event]
            log(s, L_DRAW_EVENT, side, event)
    first = s.event_deck_count
    s.event_deck_count = stack_up(s, rest, s.event_deck, first)
    shuffle(s, s.event_deck, first, s.event_deck_count)
    s.event[EV_DECK] = rest | below_them


@kernel
def unseen_events(s: State, period: int) -> int:
    """The events of a period that stay in the game unseen, after the upcoming ones and the box are set."""
    rest = 0
    for side in range(2):
        events = events_of(s, period, side)
        if period == 1:
            event = pick_event(s, events)
            events &= ~BIT[event]
            s.event[EV_TABLE] |= BIT[event]
            s.upcoming[side] = event
            log(s, L_UPCOMING, event)
        for _ in range(IN_BOX[period - 1]):
            event = pick_event(s, events)
            events &= ~BIT[event]
            s.event[EV_BOX] |= BIT[event]
        rest |= events
    return int(rest)
