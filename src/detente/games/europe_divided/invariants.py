"""What is conserved in every state of the game: the laws test it after each move."""

from typing import Any

import numpy as np

from .board import FIELDS, FIRST, OPEN_TO, SEA_FIELDS, SEA_MINIMUM, SEA_ORDER, UNIT_LIMIT
from .cards import ADVANTAGES, EVENT_PERIOD, EVENT_SIDE, EVENTS, FIELD_CARD, OWN_ADVANTAGES, OWN_CARDS
from .state import ADV_DECK, DECK, EV_BOX, EV_DECK, EV_TABLE, HAND, LAID, SUPPLY
from .tables import BOXED, CARDS


def members(word: Any) -> list[int]:
    """The members of a set of one word."""
    rest, found = int(word), []
    while rest:
        found.append((rest & -rest).bit_length() - 1)
        rest &= rest - 1
    return found


def _piles(record: Any) -> list[str]:
    """Every card is in exactly one place, and every pile's order agrees with its set."""
    broken = []
    for field, names in (("pile", CARDS), ("advantage", ADVANTAGES), ("event", EVENTS)):
        places = [members(word) for word in record[field]]
        if sorted(number for place in places for number in place) != list(range(len(names))):
            broken.append(f"a card is in no or several places ({field})")
    for side in range(2):
        orders = (
            ("deck", record["pile"][DECK] & OWN_CARDS[side], record["deck"][side], record["deck_count"][side]),
            (
                "advantages",
                record["advantage"][ADV_DECK] & OWN_ADVANTAGES[side],
                record["advantage_deck"][side],
                record["advantage_count"][side],
            ),
            ("events", record["event"][EV_DECK], record["event_deck"], record["event_deck_count"]),
        )
        for name, word, order, size in orders:
            if sorted(int(number) for number in order[: int(size)]) != members(word) or order[int(size) :].any():
                broken.append(f"the order of a deck and its cards disagree ({name})")
    if int(record["known"]) & ~int(record["pile"][HAND] | record["pile"][LAID]):
        broken.append("a card is known that is not in a hand")
    return broken


def _board(record: Any) -> list[str]:
    """Cubes 0 to 6, at most one side at 6; units of one side in an area (6.1), none behind the enemy's border (5.8)."""
    broken = []
    cube, units = record["cube"], record["units"].astype(int)
    if cube.min() < 0 or cube.max() > 6 or ((cube[:2] == 6).any(axis=0) & (cube[2] == 6)).any():
        broken.append("cubes that cannot be")
    for side in range(2):
        areas = members(record["stationed"][side])
        if areas != np.flatnonzero(units[side]).tolist() or any(not int(OPEN_TO[side]) >> area & 1 for area in areas):
            broken.append("units in areas that they cannot be in")
        if units[side].min() < 0 or units[side].sum() + int(record["supply"][side]) != UNIT_LIMIT:
            broken.append("units on the board and in supply are not 15")
        organisations = (0, 1) if side == 0 else (2,)
        if any(units[side, FIRST + f] and (cube[[o for o in range(3) if o not in organisations], f] == 6).any() for f in range(FIELDS)):
            broken.append("a unit stands where an enemy cube shows 6")
    if (units[0].astype(bool) & units[1].astype(bool)).any():
        broken.append("units of both sides in one area")
    return broken


def holder(record: Any, sea: int) -> int:
    """Who should hold a sea card (7.1, 7.2)."""
    totals = [sum(int(record["cube"][organisation, f]) for f in members(SEA_FIELDS[sea])) for organisation in range(3)]
    best = max(totals)
    return next(int(o) for o in SEA_ORDER[sea] if totals[o] == best) if best >= SEA_MINIMUM[sea] else -1


def _cards_of_regions(record: Any) -> list[str]:
    """5.4: whoever has a cube of 5 or 6 has the region card, and nobody else has."""
    broken = []
    for side, organisations in ((0, (0, 1)), (1, (2,))):
        won = [f for f in range(FIELDS) if max(int(record["cube"][o, f]) for o in organisations) >= 5]
        owned = [f for f in range(FIELDS) if not int(record["pile"][SUPPLY]) >> int(FIELD_CARD[side, f]) & 1]
        if won != owned:
            broken.append("region cards and cubes of 5 or 6 disagree")
    return broken


def _events(record: Any) -> list[str]:
    """The box holds its share of each colour and period for ever (2.1, 2.2); what lies on the spaces is on the table."""
    broken = []
    for period in (1, 2):
        for side in range(2):
            boxed = [e for e in members(record["event"][EV_BOX]) if EVENT_PERIOD[e] == period and EVENT_SIDE[e] == side]
            if len(boxed) != BOXED[period - 1]:
                broken.append("the box has a wrong number of events")
    lying = sorted(int(e) for e in (*record["current"], *record["upcoming"]) if e >= 0)
    if lying != members(record["event"][EV_TABLE]):
        broken.append("the events on the spaces and on the table disagree")
    return broken


RANGES = {
    "turn": (0, 20), "acting": (-1, 1), "first": (-1, 1), "sea": (-1, 2), "sea_used": (0, 1), "breakup": (-1, 32), "chosen": (0, 2),
    "coins": (0, 9999), "prestige": (0, 200), "region_coins": (0, 99), "depth": (1, 24), "misdeal": (0, 0), "current": (-1, 39),
    "upcoming": (-1, 39), "shown": (-1, 43),
}  # fmt: skip


def invariants(record: Any) -> list[str]:
    """Everything that should hold and does not; nothing in a sound state."""
    broken = _piles(record) + _board(record) + _cards_of_regions(record) + _events(record)
    for sea in range(2):
        if int(record["sea"][sea]) != holder(record, sea):
            broken.append("a sea card is in the wrong hands")
    for name, (low, high) in RANGES.items():
        values = np.asarray(record[name])
        if values.min() < low or values.max() > high:
            broken.append(f"{name} is {values.tolist()}")
    return broken
