"""The definition of Europe Divided for the engine."""

from typing import Any

from detente.engine import position_syntax as syntax
from detente.engine.errors import UnknownName, shown
from detente.engine.rules import Compound, Rules

from . import entry
from .actions import ACTIONS
from .board import DISPUTED, NUMBER, REGIONS
from .cards import ADVANTAGES, CARD, DRAWABLE, EVENTS, OWN_ADVANTAGES, OWN_CARDS
from .data import CARDS, ORGANISATIONS, SEAS, SIDES
from .influence import sea_total as influence_at_sea
from .invariants import invariants, members
from .observation import sees_row
from .options import OPTIONS
from .position import ADVANTAGE_NAMES, EVENT_NAMES, REGION_NAMES, card_number, check, read_position, write_position
from .state import (
    ADV_HAND,
    ADV_PLAYED,
    ADVANTAGE_PLACE_NAMES,
    DISCARD,
    ENDINGS,
    EV_FAILED,
    EV_HAND,
    EV_WON,
    EVENT_PLACE_NAMES,
    F_GROW,
    F_MOVE,
    F_PLACE,
    HAND,
    LAID,
    LOG,
    PLACE_NAMES,
    QUESTIONS,
    Observation,
    State,
)
from .versions import VERSION
from .view_hints import counted

_FIELDS = {name: DISPUTED.index(REGIONS[number]) for name, number in REGION_NAMES.items() if REGIONS[number] in DISPUTED}


def _cube(record: Any) -> Any:
    def cube(region: str, organisation: str | None = None) -> Any:
        """Cubes in a disputed region as (EU, NATO, Russia), or one of them."""
        three = tuple(int(value) for value in record["cube"][:, syntax.look_up(region, _FIELDS, "no-country")])
        return three if organisation is None else three[syntax.pick(organisation, ORGANISATIONS)]

    return cube


def _units(record: Any) -> Any:
    def units(region: str) -> tuple[int, int]:
        """Units in an area as (Europe, Russia)."""
        area = syntax.look_up(region, REGION_NAMES, "no-country")
        return int(record["units"][0, area]), int(record["units"][1, area])

    return units


def _where(record: Any) -> Any:
    def where(card: str) -> str:
        """The place of an action card, advantage card or event."""
        for field, numbers, places in (
            ("pile", CARD, PLACE_NAMES),
            ("advantage", ADVANTAGE_NAMES, ADVANTAGE_PLACE_NAMES),
            ("event", EVENT_NAMES, EVENT_PLACE_NAMES),
        ):
            if isinstance(card, str) and syntax.plain(card) in numbers:
                number = numbers[syntax.plain(card)]
                return next(name for name, word in zip(places, record[field], strict=True) if int(word) >> number & 1)
        raise UnknownName("no-card", word=shown(card))

    return where


def _by_side(cards: Any) -> Any:
    return lambda record: lambda side: cards(record, syntax.pick(side, SIDES))


def _of_side(field: str, place: int, step: int = 0) -> Any:
    """The names of a side's cards in a place; places of events are followed by the side."""
    names, own = {"pile": (CARDS, OWN_CARDS), "advantage": (ADVANTAGES, OWN_ADVANTAGES), "event": (EVENTS, None)}[field]

    def cards(record: Any, side: int) -> tuple[str, ...]:
        word = int(record[field][place + step * side]) & (int(own[side]) if own is not None else -1)
        return tuple(names[number] for number in members(word))

    return _by_side(cards)


def _sea_total(record: Any) -> Any:
    def sea_total(sea: str, organisation: str) -> int:
        """The influence that decides who holds a sea card (7.1)."""
        return int(influence_at_sea(State.load(record), syntax.pick(sea, SEAS), syntax.pick(organisation, ORGANISATIONS)))

    return sea_total


def _points_left(record: Any) -> int:
    """Steps, cubes or moves left in the open question; 0 if it counts none."""
    depth = int(record["depth"])
    frame = [int(number) for number in record["stack"][max(0, depth - 1)]]
    return int(counted(frame)["left"]) if depth and record["asked"].any() and frame[0] in (F_PLACE, F_GROW, F_MOVE) else 0


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
    "sea_used": lambda record: tuple(sea for sea, used in zip(SEAS, record["sea_used"], strict=True) if used),
    "sea_total": _sea_total,
    "sanctions": lambda record: tuple(s for n, s in enumerate(SIDES) if record["surcharge"][n] or record["no_income"][n]),
    "points_left": _points_left,
    "hand": _of_side("pile", HAND),
    "laid": _of_side("pile", LAID),
    "shown": _by_side(lambda record, side: tuple(CARDS[int(card)] for card in record["shown"][side] if card >= 0)),
    "discard": _of_side("pile", DISCARD),
    "known": lambda record: tuple(CARDS[number] for number in members(record["known"])),
    "advantages": _of_side("advantage", ADV_HAND),
    "played": _of_side("advantage", ADV_PLAYED),
    "events_of": _of_side("event", EV_HAND, 1),
    "won": _of_side("event", EV_WON, 1),
    "failed": lambda record: tuple(EVENTS[number] for number in members(record["event"][EV_FAILED])),
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
    kernels=entry.KERNELS,
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
    compounds={"route": Compound(100, "region:from", "region:to")},
)
