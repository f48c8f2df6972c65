"""Readings that the app follows and our defaults do not: the options that fit a log, found by trial."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..options import INDEX, OPTIONS
from . import hands
from .differs import Differs
from .lines import Log
from .scout import Node, Scout


class Reading(NamedTuple):
    """An option with the value to try, and the contradiction that it would explain."""

    option: str
    value: Any
    explains: str = ""


READINGS = (
    Reading("flower_power_on_banned_war", False, "flower-power-banned-war"),
    Reading("plan_pays_defectors", True, "plan-defectors"),
    Reading("waive_realignments", True),
    Reading("hold_scoring", True),
    Reading("headline_reach_at_phase_start", True),
    Reading("arms_race_owner", True),
    Reading("flower_power_despite_un", False),
    Reading("envy_takes_scoring", True),
    Reading("wargames_declined_is_kept", True),
    Reading("envy_card_in_space", True),
    Reading("envy_modified_value", True),
    Reading("norad_after_quagmire", False),
    Reading("bury_you_after_last_round", False),
)
# The readings that the app is known to follow. It follows all of them, so a log that no single one explains is tried with all.
OF_THE_APP: dict[str, Any] = {
    "flower_power_on_banned_war": False,
    "plan_pays_defectors": True,
    "envy_modified_value": True,
    "envy_card_in_space": True,
}

BRIEF = 150  # states examined per section to see whether a reading helps


def follow(log: Log, options: dict[str, Any], held: tuple[int, int] | None = None) -> tuple[Scout, Node]:
    """Scout a log; if the usual reading does not fit, with another one. Raises Differs if none fits. *held*: as for Scout."""
    chosen, best = dict(options), None
    for _ in READINGS:
        scout = Scout(log, chosen, held)
        try:
            node = scout.run()
        except Differs as error:
            if best:
                return best
            if error.scout is not None:
                raise
            found = _explained(scout.stuck)
            chosen |= _another(scout, chosen) if found.items() <= chosen.items() else found
            continue
        best = scout, node
        found = _explained(node)
        if found.items() <= chosen.items():
            return best
        chosen |= found
    assert best is not None, "every round settles a reading or raises"
    return best


def _explained(node: Node | None) -> dict[str, Any]:
    """The readings that explain the contradictions found so far. Points that the engine counts differently may end its game too early."""
    names = {contradiction.name for contradiction in node.cursor.contradictions} if node else set()
    return {reading.option: reading.value for reading in READINGS if reading.explains in names}


def _another(scout: Scout, chosen: dict[str, Any]) -> dict[str, Any]:
    """The first reading with which the differing section can be followed; raises the difference if there is none."""
    stuck, error = scout.stuck, scout.error
    assert stuck is not None, "a log that differs does so in some section"
    assert error is not None, "and the difference is kept"
    best = scout.best
    for reading in READINGS:
        if chosen.get(reading.option) != reading.value and _goes_through(scout, stuck, reading):
            return {reading.option: reading.value}
    error.scout, error.node = scout, best
    raise error


def _goes_through(scout: Scout, stuck: Node, reading: Reading) -> bool:
    """Return whether a section can be followed under another reading."""
    number = INDEX[reading.option]
    table = stuck.table.copy()
    table.record["option"][number] = OPTIONS[number].number(reading.value)
    hands.ask_again(table)
    scout.seen, scout.longest = set(), BRIEF
    node = Node(table, stuck.cursor.copy(), list(stuck.steps), list(stuck.facts))
    return scout.explore(node, node.cursor.index) is not None
