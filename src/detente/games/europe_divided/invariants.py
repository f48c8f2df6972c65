"""Invariants of every state of the game, checked by the laws after each move."""

from typing import Any

from .board import FIELDS, FIRST, OPEN_TO, SEA_FIELDS, SEA_MINIMUM, SEA_ORDER, UNIT_LIMIT
from .cards import ADVANTAGES, EVENT_PERIOD, EVENT_SIDE, EVENTS, FIELD_CARD, OWN_ADVANTAGES, OWN_CARDS
from .data import BOXED, CARDS
from .state import ADV_DECK, DECK, EV_BOX, EV_DECK, EV_TABLE, HAND, LAID, SUPPLY

FIELD_CARDS = FIELD_CARD.tolist()
COLOURS = {
    (version, period, side): sum(1 << e for e in range(len(EVENTS)) if EVENT_PERIOD[e] == period and EVENT_SIDE[version, e] == side)
    for version in range(len(EVENT_SIDE))
    for period in (1, 2)
    for side in range(2)
}


def members(word: Any) -> list[int]:
    """The members of a set stored in one word."""
    rest, found = int(word), []
    while rest:
        found.append((rest & -rest).bit_length() - 1)
        rest &= rest - 1
    return found


def _set_of(numbers: list[int]) -> int:
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def _piles(record: Any) -> list[str]:
    """Check that every card is in exactly one place, and every pile's order agrees with its set."""
    broken = []
    for field, names in (("pile", CARDS), ("advantage", ADVANTAGES), ("event", EVENTS)):
        words = record[field].tolist()
        if sum(word.bit_count() for word in words) != len(names) or sum(words) != (1 << len(names)) - 1:
            broken.append(f"a card is in no or several places ({field})")
    decks, cards = int(record["pile"][DECK]), record["deck"].tolist()
    kept, advantages = int(record["advantage"][ADV_DECK]), record["advantage_deck"].tolist()
    orders = [(int(record["event"][EV_DECK]), record["event_deck"].tolist(), int(record["event_deck_count"]))]
    for side in range(2):
        orders.append((decks & int(OWN_CARDS[side]), cards[side], int(record["deck_count"][side])))
        orders.append((kept & int(OWN_ADVANTAGES[side]), advantages[side], int(record["advantage_count"][side])))
    for word, order, size in orders:
        if word.bit_count() != size or _set_of(order[:size]) != word or any(order[size:]):
            broken.append("the order of a deck and its cards disagree")
    if int(record["known"]) & ~int(record["pile"][HAND] | record["pile"][LAID]):
        broken.append("a card is known that is not in a hand")
    return broken


def _board(record: Any) -> list[str]:
    """Check cubes from 0 to 6, at most one side at 6; units of one side per area (6.1), none behind the enemy's border (5.8)."""
    broken = []
    cube, units = record["cube"].tolist(), record["units"].tolist()
    sixes = [[6 in (cube[0][f], cube[1][f]), cube[2][f] == 6] for f in range(FIELDS)]
    if min(map(min, cube)) < 0 or max(map(max, cube)) > 6 or any(all(pair) for pair in sixes):
        broken.append("cubes that cannot be")
    for side in range(2):
        areas = _set_of([area for area, number in enumerate(units[side]) if number])
        if areas != int(record["stationed"][side]) or areas & ~int(OPEN_TO[side]):
            broken.append("units in areas that they cannot be in")
        if min(units[side]) < 0 or sum(units[side]) + int(record["supply"][side]) != UNIT_LIMIT:
            broken.append("units on the board and in supply are not 15")
        if any(units[side][FIRST + f] and sixes[f][1 - side] for f in range(FIELDS)):
            broken.append("a unit stands where an enemy cube shows 6")
    if int(record["stationed"][0]) & int(record["stationed"][1]):
        broken.append("units of both sides in one area")
    return broken


def holder(record: Any, sea: int) -> int:
    """The organisation that should hold a sea card (7.1, 7.2)."""
    cube, fields = record["cube"].tolist(), members(SEA_FIELDS[sea])
    totals = [sum(cube[organisation][f] for f in fields) for organisation in range(3)]
    best = max(totals)
    return next(int(o) for o in SEA_ORDER[sea] if totals[o] == best) if best >= SEA_MINIMUM[sea] else -1


def _cards_of_regions(record: Any) -> list[str]:
    """5.4: check that exactly the sides with a cube of 5 or 6 have the region card."""
    cube, supply = record["cube"].tolist(), int(record["pile"][SUPPLY])
    waiting = [FIELD_CARDS[0][f] for f in range(FIELDS) if max(cube[0][f], cube[1][f]) < 5]
    waiting += [FIELD_CARDS[1][f] for f in range(FIELDS) if cube[2][f] < 5]
    return [] if _set_of(waiting) == supply else ["region cards and cubes of 5 or 6 disagree"]


def _events(record: Any) -> list[str]:
    """Check that the box keeps its share of each colour and period (2.1, 2.2), and that events on the spaces are on the table."""
    broken = []
    boxed = int(record["event"][EV_BOX])
    for (version, period, _), events in COLOURS.items():
        if version == record["version"] and (boxed & events).bit_count() != BOXED[period - 1]:
            broken.append("the box has a wrong number of events")
    lying = [event for event in (*record["current"].tolist(), *record["upcoming"].tolist()) if event >= 0]
    if _set_of(lying) != int(record["event"][EV_TABLE]):
        broken.append("the events on the spaces and on the table disagree")
    return broken


RANGES = {
    "turn": (0, 20), "acting": (-1, 1), "first": (-1, 1), "sea": (-1, 2), "sea_used": (0, 1), "breakup": (-1, 32), "chosen": (0, 2),
    "coins": (0, 9999), "prestige": (0, 200), "region_coins": (0, 99), "depth": (1, 24), "misdeal": (0, 0), "current": (-1, 39),
    "upcoming": (-1, 39),
}  # fmt: skip


def invariants(record: Any) -> list[str]:
    """All violated invariants; empty for a valid state."""
    broken = _piles(record) + _board(record) + _cards_of_regions(record) + _events(record)
    for sea in range(2):
        if int(record["sea"][sea]) != holder(record, sea):
            broken.append("a sea card is in the wrong hands")
    for name, (low, high) in RANGES.items():
        values = record[name].tolist()
        for value in values if isinstance(values, list) else [values]:
            if not low <= value <= high:
                broken.append(f"{name} is {value}")
    return broken
