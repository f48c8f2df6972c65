"""The map (1.4) and the turn track (section 11) as tables."""

import numpy as np

from detente.engine.bits import BIT
from detente.engine.kernel import kernel, table
from detente.engine.record import Array

from .data import DATA, IN_VERSION, ORGANISATIONS, SEAS, STEPS, Data

EUROPE, RUSSIA = 0, 1
EU, NATO, RU = 0, 1, 2
EU_MASK, NATO_MASK, RU_MASK = 1, 2, 4

REGIONS = tuple(row["id"] for row in DATA.regions)
REGION = {name: index for index, name in enumerate(REGIONS)}
NUMBER = len(REGIONS)
_KINDS = tuple(row["kind"] for row in DATA.regions)
DISPUTED = tuple(name for name, kind in zip(REGIONS, _KINDS, strict=True) if kind == "disputed")
FIRST = REGION[DISPUTED[0]]  # disputed region n is region FIRST + n
FIELDS = len(DISPUTED)
ALL_FIELDS = (1 << FIELDS) - 1
BALTIC, BLACK = (REGION[sea] for sea in SEAS)
ENERGY = REGION["energy_sector"]
assert [REGION[name] for name in DISPUTED] == list(range(FIRST, FIRST + FIELDS)), "disputed regions must stand together"

SIDE_OF = table([EUROPE, EUROPE, RUSSIA])  # the side of an organisation
UNIT_LIMIT = 15


def area_mask(*names: str) -> int:
    """The bit mask of a set of regions."""
    return sum(1 << REGION[name] for name in names)


def field_mask(*names: str) -> int:
    """The bit mask of a set of disputed regions, where bit 0 is the first of them."""
    return sum(1 << DISPUTED.index(name) for name in names)


def _of_kind(kind: str) -> int:
    return area_mask(*(name for name, other in zip(REGIONS, _KINDS, strict=True) if other == kind))


START_REGIONS = np.array([_of_kind("europe"), _of_kind("russia")], np.int64)
ANYWHERE = sum(_of_kind(kind) for kind in ("europe", "russia", "disputed", "sea"))
BASES = np.array([area_mask(*(row["id"] for row in DATA.regions if row[base] == "1")) for base in ("nato_base", "russian_base")], np.int64)


def _neighbours(tables: Data) -> Array:
    near = np.zeros(NUMBER, np.int64)
    for row in tables.borders:
        a, b = REGION[row["a"]], REGION[row["b"]]
        near[a] |= 1 << b
        near[b] |= 1 << a
    return near


NEIGHBOURS = np.array([_neighbours(tables) for tables in IN_VERSION])  # by version
OPEN_TO = np.array([ANYWHERE & ~int(START_REGIONS[RUSSIA]), ANYWHERE & ~int(START_REGIONS[EUROPE])], np.int64)  # 5.8
HAS_EXIT = np.array([[sum(1 << r for r in range(NUMBER) if near[r] & OPEN_TO[side]) for side in range(2)] for near in NEIGHBOURS], np.int64)
NEXT_TO_RUSSIA = np.array(
    [sum(1 << r for r in range(NUMBER) if near[r] & START_REGIONS[RUSSIA] and _KINDS[r] == "disputed") for near in NEIGHBOURS], np.int64
)

RESOLVE, MOVE, REVEAL = STEPS.index("resolve_events"), STEPS.index("move_events"), STEPS.index("reveal_events")
DISCARD, DRAW = STEPS.index("discard_events"), STEPS.index("draw_events")
DOMINANCE, ADVANTAGES = STEPS.index("score_dominance"), STEPS.index("score_advantages")
TURN = table([[0] * len(STEPS)] + [[int(row[step]) for step in STEPS] for row in DATA.turns])
PERIOD = table([1] + [int(row["period"]) for row in DATA.turns])

SEA_FIELDS = table([field_mask(*DATA.seas[3 * sea]["count_regions"].split(";")) for sea in range(2)])
SEA_MINIMUM = table([int(DATA.seas[3 * sea]["minimum"]) for sea in range(2)])
SEA_ORDER = table([[ORGANISATIONS.index(name.lower()) for name in DATA.seas[3 * sea]["tie_order"].split(";")] for sea in range(2)])


@kernel
def has(areas: int, region: int) -> bool:
    """Return whether a region is in a set."""
    return bool(areas & BIT[region])


@kernel
def field_of(region: int) -> int:
    """The number of a disputed region among the twelve, or -1."""
    return int(region - FIRST) if FIRST <= region < FIRST + FIELDS else -1
