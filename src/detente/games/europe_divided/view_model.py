"""The types of a page's board; the OpenAPI document and the page's types are generated from them."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

Side = Literal["europe", "russia"]
Organisation = Literal["eu", "nato", "russia"]
Sea = Literal["baltic_sea", "black_sea"]
Verb = Literal[
    "eu_place", "eu_grow", "eu_income", "nato_place", "nato_grow", "nato_mobilise", "nato_move",
    "ru_place", "ru_grow", "ru_income", "ru_mobilise", "ru_move", "special",
]  # fmt: skip
Reason = Literal[
    "colour", "break_up", "sanctions", "coins", "supply", "no_target", "no_cube", "has_cube", "at_limit", "blocked", "closed", "stop",
    "far", "not_named",
]  # fmt: skip


class Pair(TypedDict):
    """A number for each side."""

    europe: int
    russia: int


class Told(TypedDict):
    """A number for each side, if the seat may know it."""

    europe: int | None
    russia: int | None


class Cards(TypedDict):
    """Cards or regions for each side."""

    europe: list[str]
    russia: list[str]


class Cubes(TypedDict):
    """A number for each organisation."""

    eu: int
    nato: int
    russia: int


class SeaBoard(TypedDict):
    """7.1, 7.2: the totals and the holder of a sea; whether a tie was broken, and whether the bonus move was made."""

    holder: Organisation | None
    totals: Cubes
    minimum: int
    tie: bool
    used: bool
    order: list[Organisation]


class Seas(TypedDict):
    """Both seas."""

    baltic_sea: SeaBoard
    black_sea: SeaBoard


class Resolves(TypedDict):
    """The turns in which the events on the table will be resolved."""

    current: int | None
    upcoming: int | None


class Advantages(TypedDict):
    """Advantage cards: the seat's own, the played ones, and those that may be anywhere else."""

    hand: list[str]
    hand_count: Pair
    deck_count: Pair
    played: Cards
    removed: list[str]
    unseen: Cards


class Events(TypedDict):
    """Events: the seat's own hand, the spaces (Europe's first), those won and lost, and those that may be anywhere else."""

    hand: list[str]
    hand_count: Pair
    deck_count: int
    current: tuple[str | None, str | None]
    upcoming: tuple[str | None, str | None]
    won: Cards
    failed: list[str]
    discarded: list[str]
    laid: str | None
    unseen: list[str]


Prompt = TypedDict(
    "Prompt",
    {
        "side": Side | None,
        "kind": Literal["action", "effect", "reaction", "advantage", "sea"] | None,
        "card": str | None,
        "advantage": str | None,
        "sea": Sea | None,
        "verb": Verb | None,
        "left": int,
        "from": str | None,
        "amount": int,
        "free": bool,
    },
)
Prompt.__doc__ = "Who decides because of which card, advantage card or sea; picks left, the unit's start, the increase, whether it is free."


class Way(TypedDict):
    """5.7 to 5.9: the price and the steps of a move, and what happens to the unit on arrival."""

    price: int
    path: list[str]
    stop: Literal["clash", "break"] | None


Growth = TypedDict("Growth", {"from": int, "to": int, "blocked": bool, "card": bool, "place": bool})
Growth.__doc__ = "5.2 to 5.4: what an increase would do; whether it is blocked at 5, wins the region card, or places the cube."


class RegionNearness(TypedDict):
    """One region of an event: its values, and the missing steps there."""

    own: int
    rival: int
    units: int
    units_needed: int
    met: bool
    short: int


class EventNearness(TypedDict):
    """An event's side, whether it is met, the missing steps, and the steps the rival needs to break it."""

    side: Side
    met: bool
    short: int
    margin: int
    regions: dict[str, RegionNearness]


class Hints(TypedDict):
    """By action, region, card or event: what the seat may do now, its price and effect, and why something is not allowed."""

    price: dict[str, int]
    moves: dict[str, dict[str, Way]]
    grow: dict[str, Growth]
    income: dict[str, int]
    after: dict[str, dict[str, bool]]
    why_not: dict[str, Reason]
    events: dict[str, EventNearness]


Row = dict[str, str]


class Board(TypedDict):
    """Everything on and beside the map that a seat may know; regions, cards and events are named by their ids."""

    turn: int
    period: int
    last_turn: int
    phase: Literal["setup", "initiative", "actions", "events", "advantages", "end"]
    acting: Side | None
    first: Side | None
    sums: Told
    prestige: Pair
    coins: Told
    supply: Pair
    breakup: str | None
    sanctions: bool
    resolves: Resolves
    cubes: dict[str, Cubes]
    units: dict[str, Pair]
    region_coins: dict[str, int]
    region_cards: Cards
    sea: Seas
    hand: list[str]
    laid: Cards
    shown: Cards
    hand_count: Pair
    deck_count: Pair
    discard: Cards
    known: Cards
    unseen: Cards
    advantages: Advantages
    events: Events
    prompt: Prompt
    hints: Hints
    changed: dict[str, dict[str, Row] | list[Row]]
