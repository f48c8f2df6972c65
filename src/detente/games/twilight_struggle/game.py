"""The definition of Twilight Struggle for the engine."""

from typing import Any

from detente.engine import position_syntax as syntax
from detente.engine.bits import WORD
from detente.engine.rules import Compound, Rules

from . import entry
from .actions import ACTIONS
from .board import COUNTRIES, REGIONS, SIDES, US, USSR
from .cards import CARDS, ERAS, OPS, SCORING
from .effects import EFFECTS
from .invariants import invariants
from .markers import ops_value
from .observation import sees_row
from .odds import RECKON
from .options import OPTIONS
from .position import CARD_NAMES, COUNTRY_NAMES, drawn_number, read_position, write_position
from .position_text import effects_of
from .state import DISCARD, ENDINGS, HAND, LOG, PLACE_NAMES, QUESTIONS, REMOVED, Observation, State
from .versions import VERSION
from .view_hints import counted, current_card


def cards_in(record: Any, place: int) -> tuple[str, ...]:
    """The cards in a place, ordered by number."""
    words = record["pile"][place]
    return tuple(card for number, card in enumerate(CARDS) if int(words[number // WORD]) >> (number % WORD) & 1)


def _country(word: str) -> int:
    return syntax.look_up(word, COUNTRY_NAMES, "no-country")


def _influence(record: Any) -> Any:
    def influence(country: str, side: str | None = None) -> Any:
        """Influence in a country as (US, USSR), or of one side."""
        pair = tuple(int(n) for n in record["influence"][:, _country(country)])
        return pair if side is None else pair[syntax.pick(side, SIDES)]

    return influence


def _control(record: Any) -> Any:
    def control(country: str) -> str | None:
        """The side that controls a country, or None."""
        index = _country(country)
        for number, side in enumerate(SIDES):
            if int(record["controlled"][number, index // WORD]) >> (index % WORD) & 1:
                return side
        return None

    return control


def _hand(record: Any) -> Any:
    def hand(side: str) -> tuple[str, ...]:
        """The cards in a hand, without the China Card."""
        return cards_in(record, HAND + syntax.pick(side, SIDES))

    return hand


def _where(record: Any) -> Any:
    def where(card: str) -> str:
        """The place of a card: deck, us, ussr, discard, removed, table, front, box, …"""
        return PLACE_NAMES[int(record["where"][syntax.look_up(card, CARD_NAMES, "no-card")])]

    return where


def _value(record: Any) -> Any:
    def value(card: str, side: str) -> int:
        """The current value of a card for a side (7.4): the printed value with all modifiers, 1 to 4; 0 for a scoring card."""
        number, place = syntax.look_up(card, CARD_NAMES, "no-card"), syntax.pick(side, SIDES)
        return 0 if SCORING[number] else ops_value(State.load(record), place, int(OPS[number]))

    return value


def _points_left(record: Any) -> int:
    """Operations or influence points left to spend in the open question; 0 if it counts none."""
    state: Any = State.load(record)
    asked = next((side for side in (US, USSR) if state.asked[side]), -1)
    found = counted(state, asked, current_card(state)) if asked >= 0 else {}
    return int(found["ops_left"] if "ops_left" in found else found.get("left", 0))


def _pair(name: str) -> Any:
    return lambda record: {side: int(record[name][number]) for number, side in enumerate(SIDES)}


def _seat(name: str) -> Any:
    return lambda record: None if record[name] < 0 else SIDES[int(record[name])]


LOOK_UPS = {
    "turn": lambda record: int(record["turn"]),
    "round": lambda record: int(record["round"]),
    "defcon": lambda record: int(record["defcon"]),
    "vp": lambda record: int(record["vp"]),
    "milops": _pair("milops"),
    "space": _pair("space"),
    "spaced": _pair("space_plays"),
    "ops_change": _pair("ops_change"),
    "value": _value,
    "points_left": _points_left,
    "phasing": _seat("phasing"),
    "china": _seat("china"),
    "crisis": _seat("crisis"),
    "envy": _seat("envy"),
    "bury": lambda record: bool(record["bury"]),
    "chernobyl": lambda record: REGIONS[int(record["chernobyl"])] if record["chernobyl"] >= 0 else None,
    "death_squads": lambda record: int(record["death_squads"]),
    "civil_war": lambda record: bool(record["civil_war"]),
    "bonus": _pair("bonus"),
    "china_up": lambda record: bool(record["china_up"]),
    "swapped": lambda record: bool(record["swapped"]),
    "effects": lambda record: tuple(effects_of(record)),
    "discard": lambda record: cards_in(record, DISCARD),
    "removed": lambda record: cards_in(record, REMOVED),
    "deck_count": lambda record: int(record["deck_count"]),
    "deck": lambda record: tuple(CARDS[int(n) - 1] for n in record["deck"][: int(record["deck_count"])][::-1]),
    "influence": _influence,
    "control": _control,
    "hand": _hand,
    "where": _where,
}

RULES = Rules(
    id="twilight_struggle",
    version=VERSION,
    seats=("us", "ussr"),
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
    headings=frozenset({"turn", "round", "final_scoring", "over"}),
    names={
        "card": ("none", *CARDS),
        "country": COUNTRIES,
        "region": REGIONS,
        "effect": EFFECTS,
        "era": ERAS,
        "space": tuple(str(box) for box in range(9)),
    },
    sees_row=sees_row,
    chosen_number=drawn_number,
    chance_name=lambda number: CARDS[number - 1],
    read_position=read_position,
    write_position=write_position,
    look_ups=LOOK_UPS,
    check=lambda record: syntax.check(record, SIDES),
    invariants=invariants,
    compounds={"side_country": Compound(2, "country", "side")},
    exchanged=lambda record: bool(record["swapped"]),
    page_kernels=(RECKON,),
)
