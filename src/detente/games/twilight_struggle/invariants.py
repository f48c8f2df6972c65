"""Invariants of every state of the game, checked by the laws after each move."""

from typing import Any

import numpy as np

from detente.engine.bits import WORD

from .board import COUNTRIES, NUMBER, STABILITY
from .cards import CARDS, LAST
from .state import DECK, HAND, HEADLINE, PLACES

_BITS = np.array([1 << (n % WORD) for n in range(LAST)], np.int64)
_WORDS = np.array([n // WORD for n in range(LAST)])
_COUNTRY_BITS = np.array([1 << (n % WORD) for n in range(NUMBER)], np.int64)
_COUNTRY_WORDS = np.array([n // WORD for n in range(NUMBER)])


def members(words: Any) -> Any:
    """The members of a set of two words, as booleans."""
    return (words[_WORDS] & _BITS) != 0


def _countries(words: Any) -> Any:
    return (words[_COUNTRY_WORDS] & _COUNTRY_BITS) != 0


def _cards(record: Any) -> list[str]:
    """Check that every card is in exactly one place, and that all registers agree."""
    places = np.array([members(record["pile"][place]) for place in range(PLACES)])
    broken = []
    if not (places.sum(axis=0) == 1).all():
        broken.append(f"cards in no or several places: {[CARDS[n] for n in np.flatnonzero(places.sum(axis=0) != 1)]}")
    elif not (places.argmax(axis=0) == record["where"][1:]).all():
        broken.append("the register of places disagrees with the piles")
    deck = record["deck"][: int(record["deck_count"])]
    if sorted(int(n) for n in deck) != [n + 1 for n in np.flatnonzero(places[DECK])]:
        broken.append("the draw pile's order and its cards disagree")
    for seat in range(2):
        held = places[HAND + 1 - seat] | places[HEADLINE + 1 - seat]
        if (members(record["known"][seat]) & ~held).any():
            broken.append("a seat knows a card of the other hand that is not there")
        if (members(record["known_deck"][seat]) & ~places[DECK]).any():
            broken.append("a seat knows a card of the draw pile that is not there")
    return broken


def _board(record: Any) -> list[str]:
    """Check that influence is not negative, and that presence and control follow from it (2.1.7)."""
    us, ussr = (record["influence"][side].astype(np.int64) for side in range(2))
    broken = []
    if (us < 0).any() or (ussr < 0).any():
        broken.append("negative influence")
    land = np.arange(NUMBER) < len(COUNTRIES) - 1
    for own, other, side in ((us, ussr, 0), (ussr, us, 1)):
        if not ((own > 0) & land == _countries(record["present"][side])).all():
            broken.append("presence does not follow from influence")
        if not ((own - other >= STABILITY) & land == _countries(record["controlled"][side])).all():
            broken.append("control does not follow from influence")
    return broken


RANGES = {
    "turn": (1, 10), "round": (0, 8), "defcon": (1, 5), "milops": (0, 5), "space": (0, 8), "space_plays": (0, 2), "china": (-1, 1),
    "crisis": (-1, 1), "envy": (-1, 1), "chernobyl": (-1, 5), "depth": (1, 24), "misdeal": (0, 0),
}  # fmt: skip


def invariants(record: Any) -> list[str]:
    """All violated invariants; empty for a valid state."""
    broken = _cards(record) + _board(record)
    for name, (low, high) in RANGES.items():
        values = record[name].tolist()
        for value in values if isinstance(values, list) else [values]:
            if not low <= value <= high:
                broken.append(f"{name} is {value}")
    if not record["over"] and abs(int(record["vp"])) >= 20:
        broken.append(f"VP are {record['vp']} and nobody has won")
    return broken
