"""The definition of Cold War: CIA vs KGB for the engine."""

from typing import Any

from detente.engine import position_syntax as syntax
from detente.engine.rules import Rules

from . import entry
from .actions import ACTIONS
from .cards import AGENTS, ALL_AGENTS, FACTIONS, GROUPS, INFLUENCE, OBJECTIVES, PHASES, POPULATION, SIDES, STABILITY
from .invariants import invariants
from .observation import sees_row
from .options import OPTIONS
from .position import chance_name, chosen_number, read_position
from .position_text import members, write_position
from .state import ENDINGS, GROUP_DECK, HAS_PEEKED, LOG, MAY_PEEK, OBJECTIVE_DECK, QUESTIONS, REASONS, Observation, State
from .versions import VERSION


def _pair(name: str) -> Any:
    return lambda record: {side: int(record[name][number]) for number, side in enumerate(SIDES)}


def _seat(name: str) -> Any:
    return lambda record: None if record[name] < 0 else SIDES[int(record[name])]


def _marked(name: str, value: int) -> Any:
    """A look-up of the side that has a mark, or None."""
    return lambda record: next((side for number, side in enumerate(SIDES) if record[name][number] == value), None)


def _sets(name: str, names: tuple[str, ...]) -> Any:
    """A look-up of each side's set of cards."""
    return lambda record: {side: tuple(members(record[name][number], names)) for number, side in enumerate(SIDES)}


def _groups(record: Any) -> dict[str, tuple[str, ...]]:
    """The groups of each side in their order on the table."""
    return {side: tuple(GROUPS[int(group) - 1] for group in record["slot"][number] if group) for number, side in enumerate(SIDES)}


def _agents(name: str) -> Any:
    """A look-up of one agent per side; None if there is none."""
    return lambda record: {side: AGENTS[int(agent) - 1] if agent else None for side, agent in zip(SIDES, record[name], strict=True)}


def _headquarters(record: Any) -> dict[str, tuple[str, ...]]:
    """The agents neither in the field, nor on leave, nor killed."""
    found = {}
    for number, side in enumerate(SIDES):
        field = 1 << int(record["agent_x"][number]) - 1 if record["agent_x"][number] else 0
        found[side] = tuple(members(ALL_AGENTS & ~field & ~int(record["leave"][number] | record["killed"][number]), AGENTS))
    return found


def _top(deck: int, names: tuple[str, ...]) -> Any:
    """A look-up of the settled cards of a deck, from the top."""
    return lambda record: tuple(names[int(card) - 1] for card in record["top"][deck, : int(record["fixed"][deck])][::-1])


def _count(deck: int) -> Any:
    def count(record: Any) -> int:
        extra = int(record["bottom_count"]) if deck == OBJECTIVE_DECK else 0
        return int(record["loose"][deck]).bit_count() + int(record["fixed"][deck]) + extra

    return count


LOOK_UPS = {
    "round": lambda record: int(record["round"]),
    "phase": lambda record: PHASES[int(record["phase"])],
    "objective": lambda record: OBJECTIVES[int(record["objective"]) - 1] if record["objective"] else None,
    "token": _seat("token"),
    "balance": _seat("balance"),
    "active": _seat("active"),
    "lost": _seat("lost"),
    "passed": lambda record: bool(record["passes"]),
    "population": lambda record: int(POPULATION[int(record["objective"])]),
    "stability": lambda record: int(STABILITY[int(record["objective"])]),
    "score": _pair("score"),
    "tied": lambda record: bool(record["tied"]),
    "influence": _pair("influence"),
    "groups": _groups,
    "ready": _sets("ready", GROUPS),
    "mobilised": _sets("mobilised", GROUPS),
    "claimed": _sets("claimed", OBJECTIVES),
    "leave": _sets("leave", AGENTS),
    "killed": _sets("killed", AGENTS),
    "back": _sets("back", AGENTS),
    "headquarters": _headquarters,
    "agent_x": _agents("agent_x"),
    "shown": _agents("shown"),
    "spent": lambda record: tuple(members(record["spent"], OBJECTIVES)),
    "discard": lambda record: tuple(GROUPS[int(group) - 1] for group in record["discard"][: int(record["discard_count"])]),
    "bottom": lambda record: tuple(OBJECTIVES[int(card) - 1] for card in record["bottom"][: int(record["bottom_count"])]),
    "deck": _top(GROUP_DECK, GROUPS),
    "objectives": _top(OBJECTIVE_DECK, OBJECTIVES),
    "deck_count": _count(GROUP_DECK),
    "objective_count": _count(OBJECTIVE_DECK),
    "analyst": _marked("analyst", 1),
    "peek": _marked("peek", MAY_PEEK),
    "peeked": _marked("peek", HAS_PEEKED),
}

RULES = Rules(
    id="cia_vs_kgb",
    version=VERSION,
    seats=SIDES,
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
    headings=frozenset({"round", "over"}),
    names={
        "group": ("none", *GROUPS),
        "objective": ("none", *OBJECTIVES),
        "agent": ("none", *AGENTS),
        "faction": FACTIONS,
        "phase": PHASES,
        "reason": REASONS,
    },
    sees_row=sees_row,
    chosen_number=chosen_number,
    chance_name=chance_name,
    read_position=read_position,
    write_position=write_position,
    look_ups=LOOK_UPS,
    check=lambda record: syntax.check(record, SIDES),
    invariants=invariants,
    values={"group": INFLUENCE.tolist()},
)
