"""Writes a position as one line: everything from the record, or only what a seat knows from its observation."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from detente.engine import position_syntax as syntax

from .cards import AGENTS, CIA, GROUPS, KGB, OBJECTIVES, PHASES, SIDES
from .options import OPTIONS
from .state import F_FIRST, F_PLANNING, F_STRUGGLE, GROUP_DECK, HAS_PEEKED, MAY_PEEK, OBJECTIVE_DECK, Observation, State


def members(word: Any, names: tuple[str, ...]) -> list[str]:
    """The names of a set of cards; the list is shared and must not be modified."""
    return _members(int(word), names)


@lru_cache(1 << 14)
def _members(word: int, names: tuple[str, ...]) -> list[str]:
    return [name for bit, name in enumerate(names) if word >> bit & 1]


def _header(record: Any) -> str | None:
    """The header if the state is at a clean point: Agents X not chosen, the first to act not named, or an action about to be taken."""
    frame, number = int(record["stack"][int(record["depth"]) - 1, 0]), int(record["round"])
    if record["over"]:
        return None
    if frame == F_PLANNING and not record["chosen"].any():
        return f"R{number} planning"
    if frame == F_FIRST:
        return f"R{number} first"
    if frame == F_STRUGGLE:
        return f"R{number} struggle {SIDES[int(record['active'])].upper()}"
    return None


def _named(record: Any, name: str, field: str) -> list[str]:
    """The sides for which a mark is set."""
    sides = [side for number, side in enumerate(SIDES) if record[field][number]]
    return [f"{name} {', '.join(sides)}"] if sides else []


def _table(record: Any) -> Iterator[str]:
    """The sections of everything that is public."""
    yield f"objective {OBJECTIVES[int(record['objective']) - 1]}"
    for name in ("balance", "lost"):
        if record[name] >= 0:
            yield f"{name} {SIDES[int(record[name])]}"
    yield from ["passed"] if record["passes"] else []
    yield from ["tied"] if record["tied"] else []
    for number, side in enumerate(SIDES):
        ready = int(record["ready"][number])
        laid = [int(group) for group in record["slot"][number] if group]
        if laid:
            yield f"{side} {', '.join(GROUPS[group - 1] + ('' if ready >> (group - 1) & 1 else '*') for group in laid)}"
        if record["claimed"][number]:
            yield f"{side}_claimed {', '.join(members(record['claimed'][number], OBJECTIVES))}"
    if record["discard_count"]:
        yield f"discard {', '.join(GROUPS[int(g) - 1] for g in record['discard'][: int(record['discard_count'])])}"
    if record["spent"]:
        yield f"spent {', '.join(members(record['spent'], OBJECTIVES))}"
    if record["bottom_count"]:
        yield f"bottom {', '.join(OBJECTIVES[int(o) - 1] for o in record['bottom'][: int(record['bottom_count'])])}"


def _agents(record: Any) -> Iterator[str]:
    """The sections of agents and the sides' rights."""
    for number, side in enumerate(SIDES):
        agent = int(record["agent_x"][number])
        if record["chosen"][number]:
            yield f"{side}_x {AGENTS[agent - 1] if agent else '?'}"
        for what in ("leave", "killed", "back"):
            if record[what][number]:
                yield f"{side}_{what} {', '.join(members(record[what][number], AGENTS))}"
    yield from _named(record, "open", "shown")
    yield from _named(record, "analyst", "analyst")
    for name, value in (("peek", MAY_PEEK), ("peeked", HAS_PEEKED)):
        if sides := [side for number, side in enumerate(SIDES) if record["peek"][number] == value]:
            yield f"{name} {', '.join(sides)}"


def _decks(record: Any, seat: int | None) -> Iterator[str]:
    """The sections of the settled tops, as far as the seat may know them."""
    for deck, name, names in ((GROUP_DECK, "deck", GROUPS), (OBJECTIVE_DECK, "objectives", OBJECTIVES)):
        fixed, seen = int(record["fixed"][deck]), [int(n) for n in record["known"][deck]]
        shown = fixed if seat is None else seen[seat]
        seen = [min(n, shown) for n in seen]
        if shown:
            yield f"{name} {', '.join(names[int(card) - 1] for card in record['top'][deck, fixed - shown : fixed][::-1])}"
        if any(seen):
            yield f"known {name} {seen[CIA]}:{seen[KGB]}"


def write_position(record: Any, seat: int | None) -> str:
    """The line of a record, or of a *seat*'s observation; where the state is not at a clean point, the exact record follows."""
    header = _header(record)
    if seat is None and (record["dice_count"] or record["draw_count"]):
        header = None
    sections = [header or f"R{max(1, int(record['round']))} {PHASES[int(record['phase'])]}"]
    sections += syntax.write_options(OPTIONS, record["option"])
    if record["objective"]:
        sections += [*_table(record), *_agents(record), *_decks(record, seat)]
    if seat is not None:
        sections.append(syntax.write_view(SIDES, Observation, record, header is not None))
    elif header is None:
        sections.append(syntax.write_exact(State, record))
    return " | ".join(sections)
