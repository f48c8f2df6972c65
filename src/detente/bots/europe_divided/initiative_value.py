"""Two cards played together: their value, and whether it is better to act first or second (3.1)."""

from detente.bots.entry_points import credit
from detente.engine.bits import BIT, count, lowest
from detente.engine.kernel import kernel, table
from detente.engine.machine import NOBODY
from detente.games.europe_divided.board import DOMINANCE, EUROPE, FIELDS, RESOLVE, TURN
from detente.games.europe_divided.cards import INITIATIVE, OWN_CARDS
from detente.games.europe_divided.influence import dominates
from detente.games.europe_divided.state import HAND, State
from detente.games.europe_divided.turn import CARDS_LAID, laid_sum

from .board_value import best_cube
from .cards_value import deck_of
from .heuristics import H_ORDER, H_PAIR
from .memory import W_ORDER_FIRST, W_ORDER_LAST, W_SECOND_CARD, Memory
from .odds import event_chance
from .uses_value import credit_best_use

CERTAIN = 10_000
SPREAD = 6  # maximum difference from the other side's usual sum at which the order is uncertain
IN_DOUBT = table([4, 8, 13, 21, 31, 42, 54, 65, 75, 84, 90, 94, 97])  # percent chance to act first by the difference, from -6 to 6
NEARLY = 4  # a cube of this value may soon dominate


@kernel
def usual_sum(s: State, side: int) -> int:
    """Twice the mean initiative of the cards that a side plays with."""
    deck = deck_of(s, side)
    total, size = 0, count(deck)
    while deck:
        total += INITIATIVE[lowest(deck)]
        deck = deck & (deck - 1)
    return int((CARDS_LAID * total + size // 2) // max(1, size))


@kernel
def first_chance(s: State, m: Memory, total: int) -> int:
    """The probability of acting first with a sum, in percent; Europe wins ties."""
    difference = total - usual_sum(s, 1 - m.seat) + (0 if m.seat == EUROPE else -1)
    return int(IN_DOUBT[max(0, min(2 * SPREAD, difference + SPREAD))])


@kernel
def last_word(s: State, m: Memory) -> int:
    """Contested prestige that is settled at the end of this turn: an advantage for the side that acts last."""
    total = 0
    if TURN[s.turn, RESOLVE]:
        for place in range(2):
            event = s.current[place]
            if event != NOBODY:
                chance = event_chance(s, m, event, m.moves[event])
                total += abs(m.stake[event]) * min(chance, CERTAIN - chance) * 2 // CERTAIN
    if TURN[s.turn, DOMINANCE]:
        for field in range(FIELDS):
            if dominates(s, m.seat, field) or dominates(s, 1 - m.seat, field):
                total += 25
    return int(total)


@kernel
def race(s: State, m: Memory) -> int:
    """Regions where both sides are close to a 6, or a 6 could be broken: the side that acts first blocks the other."""
    total = 0
    for field in range(FIELDS):
        own, other = best_cube(s, m.seat, field), best_cube(s, 1 - m.seat, field)
        if own >= NEARLY and other >= NEARLY and own < 6 and other < 6:
            total += 100
    return int(total)


@kernel
def order_value(s: State, m: Memory) -> int:
    """The value of acting first, in hundredths of a victory point; negative where acting last is better."""
    return int((race(s, m) * m.weight[W_ORDER_FIRST] - last_word(s, m) * m.weight[W_ORDER_LAST]) // 100)


@kernel
def credit_laying(s: State, m: Memory, card: int) -> None:
    """Credit a card to play: its best use, its partner, and the likely order of play that the two give."""
    credit_best_use(s, m, card)
    order = order_value(s, m)
    if s.chosen[m.seat] == CARDS_LAID - 1:
        total = INITIATIVE[card] + laid_sum(s, m.seat)
        credit(m, H_ORDER, order * (first_chance(s, m, total) - 50) // 100)
        return
    best, found = -(1 << 40), -1
    cards = s.pile[HAND] & OWN_CARDS[m.seat] & ~BIT[card]
    while cards:
        partner = lowest(cards)
        cards = cards & (cards - 1)
        value = m.card[partner] + order * (first_chance(s, m, INITIATIVE[card] + INITIATIVE[partner]) - 50) // 100
        if value > best:
            best, found = value, partner
    if found >= 0:
        credit(m, H_PAIR, m.card[found] * m.weight[W_SECOND_CARD] // 100)
        credit(m, H_ORDER, best - m.card[found])
