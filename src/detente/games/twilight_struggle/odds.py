"""Reach, targets and modifiers of every country for the page, computed by the kernels of the rules."""

from pathlib import Path
from typing import Any

import numpy as np

from detente.engine.bits import WORD
from detente.engine.kernel import JIT, entry
from detente.engine.record import Array

from .board import COUNTRIES, WORDS, holds
from .operations import coup_modifier, find_reach, realign_modifier, target_word

# Columns: whether influence may be placed, a coup or a realignment roll made; modifiers of the coup, and of both sides' rolls.
REACH, COUP, REALIGN, COUP_MODIFIER, OWN, OTHER = range(6)
COUNT = len(COUNTRIES)


def reckon(seen: Any, found: Array, is_free: int, within: int) -> None:
    """Fill a row for each country from the current state, for the seat of an observation."""
    o = seen[0]
    seat = o.seat
    find_reach(o, seat)
    for w in range(WORDS):
        coup = target_word(o, seat, True, is_free, within, w)
        realign = target_word(o, seat, False, is_free, within, w)
        for country in range(w * WORD, min(COUNT, (w + 1) * WORD)):
            found[country, REACH] = holds(o.reach[w], country)
            found[country, COUP] = holds(coup, country)
            found[country, REALIGN] = holds(realign, country)
            found[country, COUP_MODIFIER] = coup_modifier(o, seat, country)
            found[country, OWN] = realign_modifier(o, seat, country)
            found[country, OTHER] = realign_modifier(o, 1 - seat, country)


RECKON = entry(reckon, Path(__file__).parent)


def odds_of(o: Any, is_free: int, within: int) -> list[list[int]]:
    """The columns, each with all countries; *o* is an observation as a plain stand-in."""
    found = np.zeros((COUNT, OTHER + 1), np.int64)
    RECKON(o.pack() if JIT else [o], found, is_free, within)
    columns: list[list[int]] = found.T.tolist()
    return columns
