"""The types of a page's board; the OpenAPI document and the page's types are generated from them."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

Side = Literal["us", "ussr"]
Level = Literal["none", "presence", "domination", "control"]


class Pair(TypedDict):
    """A number for each side."""

    us: int
    ussr: int


class China(TypedDict):
    """The holder of the China Card, and whether it may be played."""

    holder: Side | None
    up: bool


class Headlines(TypedDict):
    """The headline of each side: a card, "hidden", or none yet."""

    us: str | None
    ussr: str | None


class Score(TypedDict):
    """The current score of a region (10.1)."""

    us: int
    ussr: int
    us_level: Level
    ussr_level: Level


class Prompt(TypedDict):
    """Who decides on which card; operations and those left, or points left to place."""

    side: Side | None
    card: str | None
    ops: NotRequired[int]
    ops_left: NotRequired[int]
    left: NotRequired[int]


class CoupOdds(TypedDict):
    """6.3: the lowest die that removes influence; whether DEFCON falls; who would lose the game by trying."""

    ops: int
    modifier: int
    need: int
    chance: float
    defcon: bool
    loses: Side | None
    why: Literal["cuban_missile_crisis", "defcon"] | None


class RealignOdds(TypedDict):
    """6.2.2: both modifiers and the probabilities for the acting side."""

    own: int
    other: int
    win: float
    tie: float
    lose: float


class SpaceOdds(TypedDict):
    """6.4: the next box, the operations it takes, and the highest die that reaches it."""

    box: int
    ops: int
    need: int
    chance: float


class WarOdds(TypedDict):
    """7.6: the side that wages war, its modifier, and the lowest die that wins it."""

    side: Side
    modifier: int
    need: int
    chance: float


class Danger(TypedDict):
    """A play that loses the game by DEFCON or allows it to be lost: for whom, how, whether certainly, by which cards."""

    loses: Side
    how: Literal["event", "coup", "boycott", "summit", "draw", "hand_over", "pile"]
    sure: bool
    card: str | None
    by: str | None


class Hints(TypedDict):
    """By country, action or card: what the seat may do now, its price and its odds."""

    coup: dict[str, CoupOdds]
    realign: dict[str, RealignOdds]
    space: SpaceOdds | None
    price: dict[str, int]
    war: dict[str, WarOdds]
    danger: dict[str, Danger]
    deadly: dict[str, Danger]


class Board(TypedDict):
    """Everything on and beside the map that a seat may know; countries, cards, regions and effects are named by their ids."""

    turn: int
    round: int
    phase: Literal["setup", "headline", "round", "end"]
    phasing: Side | None
    rounds: Pair
    defcon: int
    vp: int
    milops: Pair
    space: Pair
    space_plays: Pair
    china: China
    effects: list[str]
    ops_change: Pair
    death_squads: int
    chernobyl: str | None
    crisis: Side | None
    bury: bool
    envy: Side | None
    civil_war: bool
    swapped: bool
    influence: dict[str, tuple[int, int]]
    control: dict[str, Side]
    hand: list[str]
    headline: Headlines
    hand_count: Pair
    known: list[str]
    discard: list[str]
    removed: list[str]
    table: list[str]
    front: list[str]
    box: list[str]
    unseen: list[str]
    deck_count: int
    scores: dict[str, Score]
    prompt: Prompt
    hints: Hints
