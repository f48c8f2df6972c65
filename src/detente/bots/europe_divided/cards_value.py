"""The values of action cards by what is printed on them."""

from detente.engine.bits import count, lowest
from detente.engine.kernel import kernel, table
from detente.games.europe_divided.board import FIELDS
from detente.games.europe_divided.cards import FIELD_CARD, OWN_CARDS, STRENGTH
from detente.games.europe_divided.data import (
    CARDS,
    EU_GROW,
    EU_INCOME,
    EU_PLACE,
    NATO_GROW,
    NATO_MOBILISE,
    NATO_MOVE,
    NATO_PLACE,
    RU_GROW,
    RU_INCOME,
    RU_MOBILISE,
    RU_MOVE,
    RU_PLACE,
)
from detente.games.europe_divided.state import HAND, SUPPLY, State

from .memory import W_GROWTH, W_INCOME, W_MILITARY, W_REGION_CARD, W_TIE_BREAK, Memory

SECOND_GROWTH = 40  # percentage by which the lesser of two growths on a card counts


def _numbers(version: int, card: int) -> list[int]:
    """Growth in percent of a point, income, and military uses of a card of either side."""
    one, two = sorted((int(STRENGTH[version, card, EU_GROW] + STRENGTH[version, card, RU_GROW]), int(STRENGTH[version, card, NATO_GROW])))
    placing = sum(int(STRENGTH[version, card, verb]) for verb in (EU_PLACE, NATO_PLACE, RU_PLACE))
    income = int(STRENGTH[version, card, EU_INCOME] + STRENGTH[version, card, RU_INCOME])
    military = sum(int(STRENGTH[version, card, verb]) for verb in (NATO_MOBILISE, NATO_MOVE, RU_MOBILISE, RU_MOVE))
    return [100 * two + SECOND_GROWTH * one, income, military + placing]


NUMBERS = table([[_numbers(version, card) for card in range(len(CARDS))] for version in range(len(STRENGTH))])


@kernel
def quality(s: State, m: Memory, card: int) -> int:
    """The value of a card by what is printed on it, in hundredths of a victory point."""
    growth, income, other = NUMBERS[s.version, card, 0], NUMBERS[s.version, card, 1], NUMBERS[s.version, card, 2]
    return int(m.weight[W_GROWTH] * growth // 100 + m.weight[W_INCOME] * income + m.weight[W_MILITARY] * other)


@kernel
def total_quality(s: State, m: Memory, cards: int) -> int:
    """The total value of a set of cards."""
    total = 0
    while cards:
        total += quality(s, m, lowest(cards))
        cards = cards & (cards - 1)
    return total


@kernel
def deck_of(s: State, side: int) -> int:
    """All cards that a side plays with; they are public."""
    return int(OWN_CARDS[side] & ~s.pile[SUPPLY])


@kernel
def weigh_region_cards(s: State, m: Memory) -> None:
    """Compute the value of region cards by dilution: what a card adds to the mean of the deck, times how often it will be played."""
    for other in range(2):
        side = 1 - m.seat if other else m.seat
        deck = deck_of(s, side)
        size = count(deck)
        mean = total_quality(s, m, deck) // max(1, size)
        for field in range(FIELDS):
            better = quality(s, m, FIELD_CARD[side, field]) - mean
            m.card_worth[other, field] = m.weight[W_TIE_BREAK] + better * 2 * m.left * m.weight[W_REGION_CARD] // (100 * (size + 1))


@kernel
def hand_quality(s: State, m: Memory, side: int) -> int:
    """The total value of a hand."""
    return total_quality(s, m, s.pile[HAND] & OWN_CARDS[side])


@kernel
def eu_worth(s: State, m: Memory, card: int) -> int:
    """The value of the EU actions of a European card, which the break-up marker would stop."""
    return int(m.weight[W_GROWTH] * STRENGTH[s.version, card, EU_GROW] + m.weight[W_INCOME] * STRENGTH[s.version, card, EU_INCOME])
