"""The map (2.1) and the space race track (6.4) as tables, loaded from CSV."""

import csv
from functools import cache
from importlib.resources import files

import numpy as np

from detente.engine.bits import BIT, WORD, mask
from detente.engine.kernel import kernel, table
from detente.engine.numbers import names
from detente.engine.record import Array

US, USSR, OWNER, OTHER = 0, 1, 2, 3
SIDES = ("us", "ussr")
WORDS = 2


@cache
def rows(table: str) -> list[dict[str, str]]:
    """The rows of a CSV table of this package."""
    text = (files(__package__) / "data" / f"{table}.csv").read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


COUNTRIES = tuple(row["id"] for row in rows("countries"))
COUNTRY = {name: index for index, name in enumerate(COUNTRIES)}
CIVIL_WAR = COUNTRY["chinese_civil_war"]
NUMBER = len(COUNTRIES)
ON_MAP = [index for index, row in enumerate(rows("countries")) if not row["variant"]]
STABILITY = table([int(row["stability"]) for row in rows("countries")])
START = table([[int(row[f"{side}_start"]) for row in rows("countries")] for side in SIDES])

EUROPE, ASIA, MIDDLE_EAST, AFRICA, CENTRAL_AMERICA, SOUTH_AMERICA, SOUTHEAST_ASIA = range(7)
REGIONS = names(vars(), "EUROPE", "SOUTHEAST_ASIA")
REGION = table([REGIONS.index(row["region"]) for row in rows("countries")])
BATTLEGROUND = table([int(row["battleground"]) for row in rows("countries")])
_REGION_ROWS = {row["region"]: row for row in rows("regions")}
_LEVELS = [[_REGION_ROWS[region][level] for level in ("presence", "domination", "control")] for region in REGIONS]
LEVELS = table([[int(level) if level.isdigit() else 0 for level in levels] for levels in _LEVELS])


def _members(word: str) -> list[int]:
    """The countries of a region, sub-region or single name; never the Chinese Civil War space."""
    if word in COUNTRY:
        return [COUNTRY[word]]
    if word == "everywhere":
        return ON_MAP
    if word == "battlegrounds":
        return [c for c in ON_MAP if BATTLEGROUND[c]]
    if word == "stability_1_or_2":
        return [c for c in ON_MAP if STABILITY[c] <= 2]
    if word == "chinese_civil_war":
        return [CIVIL_WAR]
    found = [c for c in ON_MAP if word in (rows("countries")[c]["region"], *rows("countries")[c]["subregions"].split(";"))]
    if not found:
        raise KeyError(word)
    return found


_SETS: list[list[int]] = []
_NAMES: dict[str, int] = {}


def country_set(*words: str, outside: str = "") -> int:
    """The number of a set of countries: the union of *words* (regions, sub-regions, countries) without *outside*."""
    name = "+".join(words) + (f"-{outside}" if outside else "")
    if name not in _NAMES:
        members = {c for word in words for c in _members(word)} - set(_members(outside) if outside else [])
        _NAMES[name] = len(_SETS)
        _SETS.append(mask(sorted(members), WORDS))
    return _NAMES[name]


def set_table() -> Array:
    """All sets registered so far; read when the card table is complete."""
    return np.array(_SETS, np.int64)


REGION_MASK = np.array([mask(_members(name), WORDS) for name in REGIONS], np.int64)
BATTLEGROUNDS = np.array(mask(_members("battlegrounds"), WORDS), np.int64)
EVERYWHERE = np.array(mask(_members("everywhere"), WORDS), np.int64)
WESTERN_EUROPE = np.array(mask(_members("western_europe"), WORDS), np.int64)
EASTERN_EUROPE = np.array(mask(_members("eastern_europe"), WORDS), np.int64)
TAIWAN_MASK = np.array(mask([COUNTRY["taiwan"]], WORDS), np.int64)


def _adjacency() -> tuple[Array, Array]:
    """The neighbour masks of every country, and of the two superpowers (6.1.4)."""
    pairs = [(row["a"], row["b"]) for row in rows("adjacency")]
    lists: dict[str, list[int]] = {name: [] for name in (*COUNTRIES, "usa", "ussr")}
    for a, b in pairs:
        for one, other in ((a, b), (b, a)):
            if other in COUNTRY:
                lists[one].append(COUNTRY[other])
    near = np.array([mask(lists[name], WORDS) for name in COUNTRIES], np.int64)
    return near, np.array([mask(lists[name], WORDS) for name in ("usa", "ussr")], np.int64)


NEIGHBOURS, SUPERPOWER = _adjacency()


def _open_regions() -> Array:
    """Where DEFCON allows coups and realignment rolls (8.1.5), by level."""
    closed = {5: (), 4: ("europe",), 3: ("europe", "asia"), 2: ("europe", "asia", "middle_east")}
    table = [[0] * WORDS, [0] * WORDS]
    for level in (2, 3, 4, 5):
        shut = {c for region in closed[level] for c in _members(region)}
        table.append(mask([c for c in ON_MAP if c not in shut], WORDS))
    return np.array(table, np.int64)


OPEN_AT = _open_regions()

BOXES = len(rows("space_race"))
SPACE_OPS = table([0] + [int(row["ops_required"]) for row in rows("space_race")])
SPACE_ROLL = table([0] + [int(row["max_die_roll"]) for row in rows("space_race")])
SPACE_VP = table([[0, 0]] + [[int(row["first_vp"]), int(row["second_vp"])] for row in rows("space_race")])
ANIMAL_IN_SPACE, MAN_IN_EARTH_ORBIT, HAS_LANDED, SPACE_STATION = (
    next(int(row["box"]) for row in rows("space_race") if row["ability"] == ability)
    for ability in (
        "two_space_cards_per_turn",
        "opponent_reveals_headline_first",
        "may_discard_one_held_card_at_end_of_turn",
        "eight_action_rounds_per_turn",
    )
)


@kernel
def holds(word: int, country: int) -> bool:
    """Return whether a country is in its word of a set."""
    return bool(word & BIT[country % WORD])
