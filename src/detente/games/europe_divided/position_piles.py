"""Piles of cards while a position line is parsed: named cards in their places, and the numbers of unknown ones dealt to them."""

from collections.abc import Callable, Mapping, Sequence

from detente.engine import position_syntax as syntax
from detente.engine.errors import BadPosition, shown

from .data import SIDES

Chance = Callable[[int], int]


class Pile:
    """Cards of one kind in a position line: the place of each, the numbers of unknown ones in hands, and decks with the top card first."""

    def __init__(self, numbers: Mapping[str, int], owner: Sequence[int] | None = None) -> None:
        self.numbers, self.owner = numbers, owner
        self.places: dict[int, int] = {}
        self.unknown: dict[tuple[int, int], int] = {}
        self.decks: dict[int, list[int]] = {}
        self.open: set[int] = set()

    def put(self, words: Sequence[str], place: int, side: int | None = None) -> list[int]:
        """Put named cards in a place, of one side or of both; `?2` are two unknown cards of a side."""
        found = []
        for word in words:
            count = syntax.unknown(word) if side is not None else None
            if side is not None and count is not None:
                self.unknown[side, place] = self.unknown.get((side, place), 0) + count
                continue
            card = syntax.number_of(word, self.numbers)
            if card in self.places:
                raise BadPosition("position-twice", card=shown(word))
            if self.owner is not None and side is not None and self.owner[card] != side and not syntax.is_stored():
                raise BadPosition("position-owner", card=shown(word), seat=SIDES[side])
            self.places[card] = place
            found.append(card)
        return found

    def put_deck(self, words: list[str], place: int, side: int) -> None:
        """Set a deck, top card first; a ? at the end stands for all remaining cards."""
        if words[-1:] == ["?"]:
            self.open.add(side)
            words = words[:-1]
        if any(syntax.unknown(word) for word in words):
            raise BadPosition("position-card", word="?")
        self.decks[side] = self.put(words, place, side)

    def is_open(self, side: int) -> bool:
        """Return whether the remaining cards belong in the deck."""
        return side not in self.decks or side in self.open

    def deal(self, side: int, place: int, loose: list[int]) -> dict[int, int]:
        """The unknown cards of a place, taken from the loose ones."""
        number = self.unknown.pop((side, place), 0)
        if number > len(loose):
            raise BadPosition("position-no-cards", seat=SIDES[side])
        return {loose.pop(): place for _ in range(number)}


def shuffle(cards: list[int], draw_below: Chance) -> None:
    """Shuffle in place."""
    for i in range(len(cards) - 1, 0, -1):
        j = draw_below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
