"""The inputs of a network: binary features of an observation record, named after the record's own fields.

A column tests one number of the record: *field*, *index*, and whether a bit is set, or a number reached or equalled. It is stored by name
and index and located in the current layout of the record when loaded (`resolve`), so that weights survive changes of the layout.

The columns are, in this order: the legal mask, the question, the seat, whether the other seat is asked too; then every bit of every set and
a series of thresholds for every number, if they vary in a sample of play; then the top two frames of the stack. Anything that belongs to a
seat is seen from the seat to move: index 0 of such an axis is its own side. Options and the rules version are never features.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from detente.engine.bits import WORD
from detente.engine.entry_points import bind
from detente.engine.errors import DetenteError
from detente.engine.game import Game
from detente.engine.kernel import JIT, entry, kernel
from detente.engine.machine import FRAME
from detente.engine.title import find_title

from .facts import Derived, Facts, find_facts

SKIPPED = ("events", "event_count", "padding", "over", "winner", "ending", "stack", "legal", "asked", "seat", "option", "version")
LEVELS = 2  # frames of the stack, from the top
MOST = 40  # thresholds per number
MOST_FRAME_VALUES = 128
RARE = 5e-4  # share of a sample below which a feature is left out as nearly constant
RARE_BIT, RARE_FRAME = RARE / 5, RARE / 20
SAMPLED = 40_000  # rows in which columns are compared with each other
GRAIN = 64  # the number of columns is a multiple of this, for the matrix units
NEVER, BIT, AT_LEAST, EQUAL, IN_FRAME = range(5)
NOWHERE, NO_AXIS = -2, -1
AXES = 3

fill: Any = None  # bound for each game


class Column(NamedTuple):
    """One test. *own* is the index for seat 0, *mirrored* for seat 1; None if that seat sees nothing. A test of a frame has its level
    from the top, its kind and the position in it as index, and the number to compare with."""

    kind: int
    field: str
    own: tuple[int, ...] | None
    mirrored: tuple[int, ...] | None
    number: int


@dataclass(frozen=True)
class Columns:
    """The columns of a game."""

    game: str
    columns: tuple[Column, ...]
    actions: int
    questions: int

    @property
    def width(self) -> int:
        return len(self.columns)

    @cached_property
    def placed(self) -> PlacedColumns:
        """The columns located in the current layout of the record."""
        return resolve(self)

    @cached_property
    def derived(self) -> Derived | None:
        """The derived numbers, if any column tests one."""
        derived = find_facts(self.game).derived
        return derived if derived and any(column.field in derived.shapes for column in self.columns) else None

    def rows(self, seen: Any) -> Any:
        """Observation records as rows of 16-bit numbers, followed by the derived numbers."""
        rows = as_rows(seen)
        return rows if self.derived is None else np.concatenate([rows, derive(self.game, seen)], 1)

    def to_arrays(self) -> dict[str, Any]:
        """The columns as arrays, for storage."""
        names = sorted({column.field for column in self.columns})
        numbers = [(c.kind, names.index(c.field), *_padded(c.own), *_padded(c.mirrored), c.number) for c in self.columns]
        facts = np.array([self.actions, self.questions], np.int64)
        return {"columns": np.array(numbers, np.int32), "columns.fields": np.array(names), "columns.facts": facts}

    @classmethod
    def from_arrays(cls, game: str, arrays: Mapping[str, Any]) -> Columns:
        """The columns from stored arrays."""
        names = [str(name) for name in arrays["columns.fields"]]
        found = []
        for row in arrays["columns"].tolist():
            own, mirrored = _index(row[2 : 2 + AXES]), _index(row[2 + AXES : 2 + 2 * AXES])
            found.append(Column(row[0], names[row[1]], own, mirrored, row[-1]))
        actions, questions = (int(n) for n in arrays["columns.facts"])
        return cls(game, tuple(found), actions, questions)


def _padded(index: tuple[int, ...] | None) -> tuple[int, ...]:
    return (NOWHERE,) * AXES if index is None else (*index, *(NO_AXIS,) * (AXES - len(index)))


def _index(numbers: list[int]) -> tuple[int, ...] | None:
    return None if numbers[0] == NOWHERE else tuple(n for n in numbers if n != NO_AXIS)


# Locating columns in a record


@dataclass(frozen=True)
class PlacedColumns:
    """Columns in the form that kernels read: kind, position for seat 0, position for seat 1 (in 16-bit numbers), number."""

    rows: Any  # int32 [columns, 4]
    stack: int
    depth: int
    seat: int


def resolve(columns: Columns) -> PlacedColumns:
    """Locate the columns in the current layout of the record."""
    fields = Game(columns.game).rules.observation.dtype().fields
    assert fields is not None
    rows = np.zeros((columns.width, 4), np.int32)
    for j, column in enumerate(columns.columns):
        rows[j] = _row(columns.game, column, fields)
    return PlacedColumns(rows, *(fields[name][1] // 2 for name in ("stack", "depth", "seat")))


def _row(game: str, column: Column, fields: Mapping[str, Any]) -> tuple[int, int, int, int]:
    if column.kind == NEVER:
        return NEVER, -1, -1, 0
    if column.kind == IN_FRAME:
        assert column.own is not None
        level, frame, k = column.own
        return IN_FRAME, 0, 0, pack_frame(level, frame, k, column.number)
    derived = find_facts(game).derived
    if derived is not None and column.field in derived.shapes and column.own is not None:
        place = Game(game).rules.observation.dtype().itemsize // 2 + derived.place(column.field, column.own)
        return column.kind, place, place, column.number
    if column.field not in fields:
        raise DetenteError("weights-field", game=game, field=column.field)
    layout, offset = fields[column.field][:2]
    words = layout.base.itemsize // 2
    part, number = divmod(column.number, 16) if column.kind == BIT else (0, column.number)
    places = []
    for index in (column.own, column.mirrored):
        if index is None:
            places.append(-1)
            continue
        if len(index) != len(layout.shape) or any(i >= n for i, n in zip(index, layout.shape, strict=True)):
            raise DetenteError("weights-field", game=game, field=column.field)
        flat = int(np.ravel_multi_index(index, layout.shape)) if index else 0
        places.append(offset // 2 + flat * words + part)
    return column.kind, places[0], places[1], number


def pack_frame(level: int, frame: int, k: int, value: int) -> int:
    """Encode a test of a frame as one number."""
    return ((level * 64 + frame) * 16 + k) * 65536 + (value & 0xFFFF)


@kernel
def feature(rows: Any, i: int, table: Any, j: int, stack: int, depth: int, seat: int) -> int:
    """Column *j* of observation *i*: 0 or 1."""
    kind = table[j, 0]
    if kind == IN_FRAME:
        test = table[j, 3]
        level, frame, k = test >> 26, (test >> 20) & 63, (test >> 16) & 15
        top = rows[i, depth] - 1 - level
        if top < 0 or rows[i, stack + top * FRAME] != frame:
            return 0
        return 1 if (rows[i, stack + top * FRAME + k] & 0xFFFF) == (test & 0xFFFF) else 0
    place = table[j, 1 + rows[i, seat]]
    if place < 0:
        return 0
    x = rows[i, place]
    if kind == BIT:
        return int((x >> table[j, 3]) & 1)
    if kind == AT_LEAST:
        return 1 if x >= table[j, 3] else 0
    return 1 if x == table[j, 3] else 0


def as_rows(seen: Any) -> Any:
    """Observation records as rows of 16-bit numbers."""
    return np.ascontiguousarray(seen).view(np.int16).reshape(len(seen), -1)


def derive_all(seen: Any, out: Any) -> None:
    """Compute the derived numbers of every observation."""
    for i in range(len(seen)):
        fill(seen[i], out[i])


@cache
def deriving(game: str) -> Any:
    """`derive_all` bound to a game."""
    facts = find_facts(game)
    assert facts.derived is not None
    home, *others = reversed(find_title(game).folders())  # first the brain's, then the rules'
    return entry(bind(derive_all, globals() | {"fill": facts.derived.fill}), home, *others, Path(__file__))


def derive(game: str, seen: Any) -> Any:
    """The derived numbers of observation records: int16 [records, numbers]."""
    derived = find_facts(game).derived
    assert derived is not None
    out = np.zeros((len(seen), derived.size), np.int16)
    plain = seen if JIT else [Game(game).rules.observation.load(one) for one in seen]
    deriving(game)(np.ascontiguousarray(seen) if JIT else plain, out)
    return out


def extract(rows: Any, table: PlacedColumns) -> Any:
    """All columns of many rows, computed with numpy: used by the bot, and as the reference for the kernels."""
    kind, number = table.rows[:, 0], table.rows[:, 3]
    seats = rows[:, table.seat].astype(int)
    out = np.zeros((len(rows), len(kind)), np.uint8)
    bit = np.where(kind == BIT, number, 0)
    for seat in (0, 1):
        at = np.flatnonzero(seats == seat)
        if len(at):
            place = table.rows[:, 1 + seat]
            x = rows[at][:, np.maximum(place, 0)].astype(np.int32)
            holds = np.where(kind == BIT, (x >> bit) & 1, np.where(kind == AT_LEAST, x >= number, x == number))
            out[at] = np.where((place >= 0) & (kind != IN_FRAME), holds, 0)
    tests = np.flatnonzero(kind == IN_FRAME)
    level, frame, k, value = number[tests] >> 26, (number[tests] >> 20) & 63, (number[tests] >> 16) & 15, number[tests] & 0xFFFF
    top = rows[:, table.depth].astype(int)[:, None] - 1 - level[None, :]
    base = table.stack + np.maximum(top, 0) * FRAME
    n = np.arange(len(rows))[:, None]
    out[:, tests] = (top >= 0) & (rows[n, base] == frame) & ((rows[n, base + k].astype(int) & 0xFFFF) == value)
    return out


# Selecting the columns of a game


def calibrate(game: str, sample: Any) -> Columns:
    """Select the columns of a game using a sample of observation records from play."""
    rules, facts = Game(game).rules, find_facts(game)
    fields = rules.observation.dtype().fields
    assert fields is not None
    found = [Column(BIT, "legal", (a // WORD,), (a // WORD,), a % WORD) for a in range(len(rules.actions))]
    found += [Column(EQUAL, "asked", (0,), (1,), q) for q in range(len(rules.questions))]
    found += [Column(AT_LEAST, "seat", (), (), 1), Column(AT_LEAST, "asked", (1,), (0,), 1)]
    fixed = len(found)
    for name in fields:
        if name not in SKIPPED:
            found += _tests_of_field(facts, name, fields[name][0], sample)
    found += _tests_of_frames(sample)
    found += _tests_of_derived(facts.derived)
    return _distinct(Columns(game, tuple(found), len(rules.actions), len(rules.questions)), sample, fixed)


def with_derived(columns: Columns) -> Columns:
    """The columns, followed by those of the game's derived numbers."""
    known = [column for column in columns.columns if column.kind != NEVER]
    found = [*known, *(column for column in _tests_of_derived(find_facts(columns.game).derived) if column not in known)]
    return Columns(columns.game, _filled_up(found), columns.actions, columns.questions)


def _tests_of_derived(derived: Derived | None) -> Iterator[Column]:
    """The tests of derived numbers."""
    if derived is None:
        return
    for name, shape in derived.shapes.items():
        for index in np.ndindex(*shape):
            yield from (Column(AT_LEAST, name, index, index, number) for number in derived.thresholds[name])


def _tests_of_field(facts: Facts, name: str, layout: Any, sample: Any) -> Iterator[Column]:
    """Every informative test of a field."""
    is_set = layout.base.itemsize > 2
    for index in np.ndindex(*layout.shape):
        for own, mirrored in _views(facts, name, layout.shape, index):
            x, sees = _seen_from(sample, name, own, mirrored)
            if is_set:
                tests = [(BIT, b) for b in range(WORD) if RARE_BIT < ((x >> b) & 1).mean() < 1]
            elif name in facts.codes:
                values, counts = np.unique(x[sees], return_counts=True)
                tests = [(EQUAL, int(v)) for v, n in zip(values, counts, strict=True) if v > 0 and n > RARE_BIT * len(sample)]
            else:
                tests = [(AT_LEAST, threshold) for threshold in _thresholds(x[sees])]
            yield from (Column(kind, name, own, mirrored, number) for kind, number in tests)


def _views(facts: Facts, name: str, shape: tuple[int, ...], index: tuple[int, ...]) -> list[tuple[Any, Any]]:
    """The index of an element for each seat: mirrored for its own side, the same for both, or (for a single number) separate columns."""
    if not shape:
        return [((), None), (None, ())]
    axis, pairs = facts.swapped.get(name, (0, ()))
    if shape[0] == 2 and name not in facts.shared:
        axis, pairs = 0, ((0, 1),)
    places = dict(pairs) | {b: a for a, b in pairs}
    mirrored = (*index[:axis], places.get(index[axis], index[axis]), *index[axis + 1 :])
    return [(index, mirrored)]


def _seen_from(sample: Any, name: str, own: Any, mirrored: Any) -> tuple[Any, Any]:
    """An element in every record of a sample as the seat to move sees it, and a mask of where it is visible."""
    x, sees = np.zeros(len(sample), np.int64), np.zeros(len(sample), bool)
    for seat, index in ((0, own), (1, mirrored)):
        if index is not None:
            at = sample["seat"] == seat
            x[at], sees = sample[name][(at, *index)], sees | at
    return x, sees


def _thresholds(x: Any) -> list[int]:
    """Thresholds that separate some records of a sample from others."""
    values = np.unique(x)[1:]
    share = np.array([(x >= v).mean() for v in values])
    telling = values[(share > RARE) & (share < 1 - RARE)]
    if len(telling) > MOST:
        telling = np.unique(np.quantile(x, np.linspace(0.01, 0.99, MOST), method="nearest"))
    return [int(v) for v in telling]


def _tests_of_frames(sample: Any) -> Iterator[Column]:
    """The tests of which frames are on top of the stack, and of their numbers."""
    n = np.arange(len(sample))
    for level in range(LEVELS):
        top = sample["depth"].astype(int) - 1 - level
        held = sample["stack"][n, np.maximum(top, 0)]
        kind = np.where(top >= 0, held[:, 0], -1)
        for frame in np.unique(kind[kind >= 0]).tolist():
            of = kind == frame
            if of.mean() < RARE_FRAME:
                continue
            yield Column(IN_FRAME, "stack", (level, frame, 0), (level, frame, 0), frame)
            for k in range(1, FRAME):
                values, counts = np.unique(held[of, k], return_counts=True)
                if len(values) > 1:
                    telling = values[(counts / len(sample) > RARE_FRAME) & (values != 0)][:MOST_FRAME_VALUES]
                    yield from (Column(IN_FRAME, "stack", (level, frame, k), (level, frame, k), int(v)) for v in telling)


def _distinct(columns: Columns, sample: Any, fixed: int) -> Columns:
    """Drop columns that duplicate an earlier one, and pad with columns that are always 0."""
    x = extract(columns.rows(sample[:: max(1, len(sample) // SAMPLED)]), columns.placed)
    told, kept = set(), []
    for j, column in enumerate(columns.columns):
        key = np.packbits(x[:, j]).tobytes()
        if j < fixed or (key not in told and x[:, j].any() and not x[:, j].all()):
            kept.append(column)
        if x[:, j].any():
            told.add(key)
    return Columns(columns.game, _filled_up(kept), columns.actions, columns.questions)


def _filled_up(columns: list[Column]) -> tuple[Column, ...]:
    """The columns padded with at least one that is always 0, up to a multiple of GRAIN."""
    return (*columns, *[Column(NEVER, "seat", None, None, 0)] * (GRAIN - len(columns) % GRAIN))


# Items: what the record says about the thing that an action names

ENOUGH = 0.6  # share of the items that must be described for a test to become a slot


class ItemColumns(NamedTuple):
    """A range of actions that name items, and for each item the corresponding columns; the last column where there is none."""

    first: int
    columns: Any  # int64 [items, slots]
    told: tuple[Any, ...]  # the test behind each slot


def item_columns(columns: Columns) -> list[ItemColumns]:
    """The columns of a game's items."""
    names = Game(columns.game).rules.actions[: columns.actions]
    out = []
    for items in find_facts(columns.game).items:
        numbers = [a for a, name in enumerate(names) if name.startswith(items.prefix)]
        slots: dict[Any, dict[int, int]] = {}
        for j, column in enumerate(columns.columns):
            if column.field in items.fields and column.kind in (BIT, AT_LEAST, EQUAL):
                what, element = _slot(column, items.words)
                item = element - items.fields[column.field]
                if 0 <= item < len(numbers):
                    slots.setdefault(what, {})[item] = j
        kept = {what: slot for what, slot in slots.items() if len(slot) >= ENOUGH * len(numbers)}
        table = np.full((len(numbers), max(8, -(-len(kept) // 8) * 8)), columns.width - 1, np.int64)
        for k, slot in enumerate(kept.values()):
            for item, j in slot.items():
                table[item, k] = j
        out.append(ItemColumns(numbers[0], table, tuple(kept)))
    return out


def _slot(column: Column, words: int) -> tuple[Any, int]:
    """The test of a column and the element it applies to: the last index of an array of numbers, or the member of a set."""
    index = column.mirrored if column.own is None else column.own
    assert index is not None
    if column.kind != BIT:
        return (column.field, column.own is None, index[:-1], column.kind, column.number), index[-1] if index else -1
    if words == 1:
        return (column.field, column.own is None, index), column.number
    return (column.field, column.own is None, index[:-1]), column.number + WORD * index[-1]
