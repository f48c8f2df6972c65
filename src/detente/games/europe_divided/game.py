"""Europe Divided as the engine and its users see it."""

from typing import Any

from detente.engine.errors import BadPosition
from detente.engine.rules import Rules

from . import entry
from .actions import ACTIONS
from .board import DISPUTED, NUMBER, REGION, REGIONS
from .cards import ADVANTAGE, ADVANTAGES, CARD, DRAWABLE, EVENT, EVENTS, OWN_ADVANTAGES, OWN_CARDS
from .invariants import invariants, members
from .options import OPTIONS
from .position import card_number, check, read_position, write_position
from .state import (
    ADV_HAND,
    ADVANTAGE_PLACE_NAMES,
    DISCARD,
    ENDINGS,
    EV_HAND,
    EVENT_PLACE_NAMES,
    HAND,
    LOG,
    PLACE_NAMES,
    QUESTIONS,
    Observation,
    State,
)
from .tables import CARDS, ORGANISATIONS, SEAS, SIDES
from .versions import VERSION
from .view import sees_row


def own_cards(record: Any, place: int, side: int) -> tuple[str, ...]:
    """The action cards of a side that lie in a place."""
    return tuple(CARDS[number] for number in members(record["pile"][place] & OWN_CARDS[side]))


def _cube(record: Any) -> Any:
    def cube(region: str, organisation: str | None = None) -> Any:
        """Cubes in a disputed region as (EU, NATO, Russia), or one of them."""
        if region not in DISPUTED:
            raise BadPosition("position-country", word=region)
        three = tuple(int(value) for value in record["cube"][:, DISPUTED.index(region)])
        return three if organisation is None else three[ORGANISATIONS.index(organisation)]

    return cube


def _units(record: Any) -> Any:
    def units(region: str) -> tuple[int, int]:
        """Units in an area as (Europe, Russia)."""
        return int(record["units"][0, REGION[region]]), int(record["units"][1, REGION[region]])

    return units


def _where(record: Any) -> Any:
    def where(card: str) -> str:
        """The place of an action card, advantage card or event."""
        for field, numbers, places in (
            ("pile", CARD, PLACE_NAMES),
            ("advantage", ADVANTAGE, ADVANTAGE_PLACE_NAMES),
            ("event", EVENT, EVENT_PLACE_NAMES),
        ):
            if card in numbers:
                return next(name for name, word in zip(places, record[field], strict=True) if int(word) >> numbers[card] & 1)
        raise BadPosition("position-card", word=card)

    return where


def _by_side(cards: Any) -> Any:
    return lambda record: lambda side: cards(record, SIDES.index(side))


def _pair(name: str) -> Any:
    return lambda record: {side: int(record[name][number]) for number, side in enumerate(SIDES)}


def _seat(name: str) -> Any:
    return lambda record: None if record[name] < 0 else SIDES[int(record[name])]


def _events(name: str) -> Any:
    return lambda record: tuple(EVENTS[int(event)] if event >= 0 else None for event in record[name])


LOOK_UPS = {
    "turn": lambda record: int(record["turn"]),
    "coins": _pair("coins"),
    "prestige": _pair("prestige"),
    "supply": _pair("supply"),
    "sums": _pair("sums"),
    "acting": _seat("acting"),
    "first": _seat("first"),
    "cube": _cube,
    "units": _units,
    "where": _where,
    "current": _events("current"),
    "upcoming": _events("upcoming"),
    "sea": lambda record: {sea: ORGANISATIONS[int(org)] if org >= 0 else None for sea, org in zip(SEAS, record["sea"], strict=True)},
    "breakup": lambda record: REGIONS[int(record["breakup"])] if record["breakup"] >= 0 else None,
    "region_coins": lambda record: {REGIONS[r]: int(record["region_coins"][r]) for r in range(NUMBER) if record["region_coins"][r]},
    "hand": _by_side(lambda record, side: own_cards(record, HAND, side)),
    "discard": _by_side(lambda record, side: own_cards(record, DISCARD, side)),
    "advantages": _by_side(
        lambda record, side: tuple(ADVANTAGES[n] for n in members(record["advantage"][ADV_HAND] & OWN_ADVANTAGES[side]))
    ),
    "events_of": _by_side(lambda record, side: tuple(EVENTS[n] for n in members(record["event"][EV_HAND + side]))),
    "deck_count": _pair("deck_count"),
    "event_deck": lambda record: tuple(EVENTS[int(n)] for n in record["event_deck"][: int(record["event_deck_count"])][::-1]),
}

RULES = Rules(
    id="europe_divided",
    version=VERSION,
    seats=("europe", "russia"),
    actions=ACTIONS,
    questions=QUESTIONS,
    endings=ENDINGS,
    options=OPTIONS,
    state=State,
    observation=Observation,
    drive=entry.drive,
    simulate=entry.simulate,
    play_one=entry.play_one,
    log_rows=LOG,
    headings=frozenset({"turn", "step", "resolve", "over"}),
    names={
        "card": CARDS,
        "region": REGIONS,
        "organisation": ORGANISATIONS,
        "advantage": ADVANTAGES,
        "event": EVENTS,
    },
    sees_row=sees_row,
    chosen_number=card_number,
    chance_name=lambda number: DRAWABLE[number - 1],
    read_position=read_position,
    write_position=write_position,
    look_ups=LOOK_UPS,
    check=check,
    invariants=invariants,
)
