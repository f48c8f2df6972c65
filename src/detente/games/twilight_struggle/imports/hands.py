"""Moves hidden cards while a log is scouted: every card that the log shows a side using is put into that side's hand.

Only the scouting table is modified. Cards in hands, in the draw pile and among those looked at are swapped, so that all counts stay right;
which card was really dealt when is settled afterwards (deals.py).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from detente.engine.bits import WORD
from detente.engine.rules import ADVANCE
from detente.engine.table import Table

from ..cards import CARD, CARDS, OPS, SCORING
from ..options import ENVY_MODIFIED_VALUE
from ..piles import ENVY
from ..state import DECK, F_PLAY, HAND, P_CARD, PEEK

HIDDEN = (DECK, HAND, HAND + 1, PEEK)
SCORING_CARDS = tuple(number for number in range(1, len(CARDS) + 1) if SCORING[number])


def place_of(table: Table, card: str) -> int:
    return int(table.record["where"][CARD[card]])


def cards_at(table: Table, place: int) -> list[int]:
    """The numbers of the cards in a place."""
    words = [int(word) for word in table.record["pile"][place]]
    return [number + 1 for number in range(len(CARDS)) if words[number // WORD] >> (number % WORD) & 1]


def swap(table: Table, one: int, other: int) -> None:
    """Swap the places of two cards."""
    record = table.record
    places = int(record["where"][one]), int(record["where"][other])
    deck = record["deck"][: int(record["deck_count"])]
    at = [index for index, card in enumerate(deck) if card in (one, other)]
    for index in at:
        record["deck"][index] = other if deck[index] == one else one
    for card, old, new in ((one, *places), (other, places[1], places[0])):
        word, bit = (card - 1) // WORD, 1 << ((card - 1) % WORD)
        record["pile"][old, word] &= ~bit
        record["where"][card] = new
        record["known"][:, word] &= ~bit
        record["known_deck"][:, word] &= ~bit
    for card in (one, other):
        record["pile"][int(record["where"][card]), (card - 1) // WORD] |= 1 << ((card - 1) % WORD)


def ask_again(table: Table) -> None:
    """Reopen the questions: legality may depend on the hands."""
    record = table.record
    if record["over"]:
        return
    record["asked"] = 0
    record["legal"] = 0
    table._drive(ADVANCE)


def _in_use(table: Table) -> set[int]:
    """Cards of a hand that must stay: the one being played, and Missile Envy if it is due."""
    record = table.record
    frames = record["stack"][: int(record["depth"])]
    due = {ENVY} if int(record["envy"]) >= 0 else set()
    return due | {int(frame[P_CARD]) for frame in frames if frame[0] == F_PLAY}


def _spare(table: Table, place: int, keep: Collection[int]) -> int | None:
    """A card of a place that is not needed there, or None."""
    pinned = {*keep, *_in_use(table)}
    loose = [card for card in cards_at(table, place) if card not in pinned]
    return next((card for card in loose if not SCORING[card]), loose[0] if loose else None)


def bring(table: Table, card: str, place: int, keep: Collection[int] = ()) -> bool:
    """Put a hidden card into a place, in exchange for another one there. Returns False if it is openly somewhere else."""
    number = CARD[card]
    if place_of(table, card) == place:
        return True
    if place_of(table, card) not in HIDDEN:
        return False
    other = _spare(table, place, keep) or _spare(table, place, ())
    if other is None:
        return False
    swap(table, number, other)
    return True


def banish(table: Table, side: int, unwanted: Iterable[int], allowed: Collection[int]) -> bool:
    """Take cards out of a hand, each in exchange for an allowed one; returns False if there are not enough."""
    for card in unwanted:
        others = [other for place in (DECK, HAND + 1 - side) for other in cards_at(table, place) if other in allowed and not SCORING[other]]
        if not others:
            return False
        swap(table, card, others[0])
    return True


def envy_values(table: Table, side: int) -> list[int]:
    """The values that cards of printed values 0 to 4 have for Missile Envy in a hand (card 49)."""
    change = int(table.record["ops_change"][side]) if table.record["option"][ENVY_MODIFIED_VALUE] else 0
    return [0] + [max(1, min(4, printed + change)) for printed in range(1, 5)]


def cards_worth(least: int, most: int) -> set[int]:
    """The cards of printed values from *least* to *most*, without scoring cards and the China Card."""
    return {n for n in range(1, len(CARDS) + 1) if least <= OPS[n] <= most and not SCORING[n] and CARDS[n - 1] != "the_china_card"}


def arrange_scoring(table: Table, wanted: tuple[Collection[int], Collection[int]]) -> bool:
    """Move scoring cards into the hands that will use them this turn, all others to the bottom of the pile. True if a hand changed."""
    changed = False
    for card in SCORING_CARDS:
        place = int(table.record["where"][card])
        for side in range(2):
            home = HAND + side
            if card in wanted[side] and place in HIDDEN and place != home and _spare(table, home, wanted[side]):
                changed |= bring(table, CARDS[card - 1], home, keep=wanted[side])
            elif place == home and card not in wanted[side] and (other := _plain_deck_card(table)):
                swap(table, card, other)
                changed = True
    _sort_pile(table, {*wanted[0], *wanted[1]})
    return changed


def _sort_pile(table: Table, wanted: Collection[int]) -> None:
    """Sort the draw pile with the wanted scoring cards on top (a hand too small for them will draw), the others at the bottom."""
    count = int(table.record["deck_count"])
    deck = [int(card) for card in table.record["deck"][:count]]
    table.record["deck"][:count] = sorted(deck, key=lambda card: (2 if card in wanted else 0) if SCORING[card] else 1)


def _plain_deck_card(table: Table) -> int:
    return next((card for card in cards_at(table, DECK) if not SCORING[card]), 0)
