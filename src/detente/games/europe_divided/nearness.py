"""How close an event is to being met, and how far from being broken: steps of influence and units (9.8)."""

from typing import Any

from .board import DISPUTED, FIRST
from .cards import EVENT_FIELDS, EVENT_SIDE, NEEDS, R_DOMINATES, R_ORG, R_RIVALS, R_SIDE, R_UNITS, REQUIREMENT
from .data import SIDES
from .happenings import is_met_in
from .influence import DOMINATES
from .invariants import members

Json = dict[str, Any]
NEEDED: list[list[int]] = NEEDS.tolist()
FIELDS_OF: list[list[int]] = [members(fields) for fields in EVENT_FIELDS]


class Nearnesses(dict[int, Json]):
    """The nearness of each event to being met with the current cubes and units, computed on first access."""

    def __init__(self, o: Any) -> None:
        super().__init__()
        self._o = o

    def __missing__(self, event: int) -> Json:
        found = self[event] = nearness(self._o, event)
        return found


def nearness(o: Any, event: int) -> Json:
    """For the side of the event: whether it is met now, the missing steps, and the steps the rival needs to break it."""
    requirement, fields = int(REQUIREMENT[o.version, event]), FIELDS_OF[event]
    regions = {DISPUTED[field]: region_nearness(o, requirement, field) for field in fields}
    met = all(region["met"] for region in regions.values())
    return {
        "side": SIDES[EVENT_SIDE[o.version, event]],
        "met": met,
        "short": sum(region["short"] for region in regions.values()),
        "margin": min(margin(o, requirement, field) for field in fields) if met else 0,
        "regions": regions,
    }


def _values(o: Any, requirement: int, field: int) -> tuple[int, int, int, int]:
    """The cube that counts, the highest cube it is compared with, the units there and the units needed."""
    needs, cubes = NEEDED[requirement], o.cube[:, field].tolist()
    rivals = [cubes[rival] for rival in members(needs[R_RIVALS])]
    return cubes[needs[R_ORG]], max(rivals, default=0), int(o.units[needs[R_SIDE], FIRST + field]), needs[R_UNITS]


def region_nearness(o: Any, requirement: int, field: int) -> Json:
    """One region of an event: its values, and the missing steps there."""
    own, rival, units, needed = _values(o, requirement, field)
    short = max(0, needed - units)
    if NEEDS[requirement, R_DOMINATES]:
        short += DOMINATES - own
    elif NEEDS[requirement, R_RIVALS]:
        short += max(0, rival + 1 - own)
    met = bool(is_met_in(o, requirement, field))
    return {"own": own, "rival": rival, "units": units, "units_needed": needed, "met": met, "short": short}


def margin(o: Any, requirement: int, field: int) -> int:
    """The fewest steps that undo a met requirement in a region: rival influence up to a tie, or units against units and cubes."""
    own, rival, units, needed = _values(o, requirement, field)
    ways = [units - needed + 1] if needed else []
    if NEEDS[requirement, R_DOMINATES]:
        ways.append(units_of(o, requirement, field) + 1)
    elif NEEDS[requirement, R_RIVALS]:
        ways.append(own - rival)
    return max(0, min(ways))


def units_of(o: Any, requirement: int, field: int) -> int:
    """The side's own units, which an enemy must first defeat before it can break a 6 (6.4)."""
    return int(o.units[int(NEEDS[requirement, R_SIDE]), FIRST + field])
