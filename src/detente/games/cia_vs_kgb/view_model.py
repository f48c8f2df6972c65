"""The types of a page's board; the OpenAPI document and the page's types are generated from them."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

Side = Literal["cia", "kgb"]
Faction = Literal["military", "political", "economic", "media"]
Phase = Literal["briefing", "planning", "struggle", "cease_fire", "debriefing", "detente", "end"]
AgentState = Literal["hq", "x", "maybe_x", "back", "leave", "killed"]


class Objective(TypedDict):
    """The objective of the round with its printed numbers, and where it lies."""

    id: str
    kind: Literal["country", "event"]
    population: int
    stability: int
    points: int
    bias: list[Faction]
    ability_phase: Literal["cease_fire", "struggle", "detente"] | None
    place: Literal["deck", "claimed", "buried"]


class GroupInPlay(TypedDict):
    """A group in front of a player; the slot is its place there."""

    id: str
    slot: int
    faction: Faction
    influence: int
    state: Literal["ready", "mobilised"]


class AgentX(TypedDict):
    """The agent in the field, named if the seat knows him; open: face up."""

    chosen: bool
    open: bool
    id: str | None


class Agent(TypedDict):
    """Where an agent is, as far as the seat can tell."""

    id: str
    initiative: int
    state: AgentState


class Rights(TypedDict):
    """The rights won for the next Briefing (8.8) and Planning (8.6)."""

    analyst: bool
    peek: bool


class SideBoard(TypedDict):
    """Everything in front of a player."""

    score: int
    influence: int
    rioted: bool
    groups: list[GroupInPlay]
    agent_x: AgentX
    agents: list[Agent]
    hq: int
    leave: int
    killed: int
    claimed: list[str]
    rights: Rights


class Sides(TypedDict):
    """Both players."""

    cia: SideBoard
    kgb: SideBoard


class Deck(TypedDict):
    """The number of cards, those the seat knows from the top, and those whose position it does not know (groups: deck or closed pile)."""

    count: int
    top: list[str]
    unseen: list[str]


class ObjectiveDeck(Deck):
    """A deck with the cards at the bottom, which are public; the last one is the lowest."""

    bottom: list[str]


class Discard(TypedDict):
    """The group discard pile, top card last; `cards` is the top card alone unless the pile may be looked through (6.8)."""

    count: int
    top: str | None
    cards: list[str]


class Prompt(TypedDict):
    """Who decides about which group, event or cards; cards that were looked at are visible to their player only."""

    side: Side | None
    group: str | None
    event: Literal["nuclear_escalation", "space_race"] | None
    card: str | None
    cards: list[str]
    left: int | None


class RecruitValue(TypedDict):
    """An influence that the next card may have, the number of such cards, and the resulting total."""

    value: int
    count: int
    total: int
    riots: bool


class Recruit(TypedDict):
    """What the next card may be, and the probability of riots (6.15)."""

    legal: bool
    reason: Literal["population", "deck"] | None
    riots: float
    riots_count: int
    unseen: int
    values: list[RecruitValue]


class Recruits(TypedDict):
    """The next card for either side."""

    cia: Recruit
    kgb: Recruit


class BestGroups(TypedDict):
    """The pair of groups that settles a tie (7.2)."""

    cia: str | None
    kgb: str | None


class Standing(TypedDict):
    """Who would place the domination token if the struggle ended now, and why."""

    token: Side | None
    why: Literal["influence", "tie", "riots", "double_riots", "nothing"]
    faction: Faction | None
    groups: BestGroups
    lead: int


class Outlook(TypedDict):
    """The result of Cease-fire and Debriefing with these two Agents X."""

    cia: str
    kgb: str
    claims: Side | None
    points: int
    buried: bool
    falls: list[Side]
    bottom: Side | None
    bottom_card: str | None
    chooses: Side | None
    looks: Side | None


class Target(TypedDict):
    """A target's effect, both totals afterwards, and who would riot."""

    effect: Literal["destroy", "take", "give", "mobilise", "ready"]
    cia: int
    kgb: int
    riots: Side | None


Bar = Literal["population", "deck", "no_groups", "mobilised", "no_target", "itself", "economic", "stability"]


class Hints(TypedDict):
    """Probabilities, the current standing, and the agents' effects; by group the effect of a target, by action why it is not allowed."""

    recruit: Recruits | None
    standing: Standing | None
    outlook: list[Outlook]
    targets: dict[str, Target]
    blocked: dict[str, Bar]


class Board(TypedDict):
    """Everything on the table that a seat may know; groups, agents and objectives are named by their ids."""

    round: int
    phase: Phase
    points: int
    tied: bool
    objective: Objective | None
    token: Side | None
    balance: Side | None
    active: Side | None
    passes: int
    sides: Sides
    group_deck: Deck
    group_discard: Discard
    objective_deck: ObjectiveDeck
    spent: list[str]
    prompt: Prompt
    hints: Hints
