"""Cached parts of a view. A part depends on a few fields of an observation and is built once for all observations that agree in these."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from struct import Struct
from types import SimpleNamespace
from typing import Any, Generic, TypeVar

from .record import Record

T = TypeVar("T")
KEPT = 1024  # cached results per part
CODES = {"i2": "h", "i8": "q", "u8": "Q"}  # of numbers, for `struct`
Named = str | tuple[str, int]  # a field, or one row of it


class Part(Generic[T]):
    """A function of an observation that receives only the named fields, so that its result cannot depend on anything else.

    Results are cached and shared; callers must not modify them.
    """

    def __init__(self, make: Callable[[Any], T], fields: tuple[Named, ...], kept: int) -> None:
        self.make, self.fields, self.kept = make, fields, kept
        self._made: dict[Any, T] = {}
        self._key: Callable[[bytes], Any] | None = None
        self._numbers: Numbers | None = None

    def __call__(self, o: Any) -> T:
        saved = o.__dict__.get("_saved")
        if saved is None:  # a stand-in that was filled by hand has no bytes to compare
            return self.make(o)
        if self._key is None:
            self._key, self._numbers = itemgetter(*_slices(type(o), self.fields)), Numbers(type(o), self.fields)
        key = self._key(saved)
        found = self._made.get(key)
        if found is None:
            if len(self._made) >= self.kept:
                self._made.clear()
            found = self._made[key] = self.make(self._narrow(o))
        return found

    def _narrow(self, o: Any) -> SimpleNamespace:
        """What the function may look at."""
        assert self._numbers is not None
        shown = self._numbers.read(o._saved)
        for named in self._numbers.others:
            if isinstance(named, str):
                shown[named] = getattr(o, named)
            else:
                name, row = named
                shown.setdefault(name, {})[row] = getattr(o, name)[row]
        return SimpleNamespace(**shown)


def part(*fields: Named, kept: int = KEPT) -> Callable[[Callable[[Any], T]], Part[T]]:
    """Decorator for a function of an observation that needs only these fields."""
    return lambda make: Part(make, fields, kept)


class Numbers:
    """Those of some fields that are single numbers, or numbers in a row, read from the bytes of a record at once; and the *others*."""

    def __init__(self, record: type[Record], fields: tuple[Named, ...]) -> None:
        self.others: list[Named] = []
        found: list[tuple[int, str, Named]] = []
        for named in fields:
            name, row = (named, 0) if isinstance(named, str) else named
            kind, first = record.dtype().fields[name][:2]  # type: ignore[index]
            if len(kind.shape) == (0 if isinstance(named, str) else 1):
                found.append((first + row * kind.base.itemsize, kind.base.str[1:], named))
            else:
                self.others.append(named)
        layout, end = "<", 0
        for first, code, _ in sorted(found, key=lambda number: number[0]):
            layout += f"{first - end}x{CODES[code]}"
            end = first + int(code[1])
        self._names = [named for _, _, named in sorted(found, key=lambda number: number[0])]
        self._layout = Struct(layout)

    def read(self, saved: bytes) -> dict[str, Any]:
        """The numbers by name, those of arrays as a dictionary of rows."""
        shown: dict[str, Any] = {}
        for named, number in zip(self._names, self._layout.unpack_from(saved), strict=True):
            if isinstance(named, str):
                shown[named] = number
            else:
                shown.setdefault(named[0], {})[named[1]] = number
        return shown


def _slices(record: type[Record], fields: tuple[Named, ...]) -> list[slice]:
    """The slices of the fields in the bytes of a record, with adjacent ones merged."""
    ends: list[tuple[int, int]] = []
    for named in fields:
        name, row = (named, None) if isinstance(named, str) else named
        kind, first = record.dtype().fields[name][:2]  # type: ignore[index]
        size = kind.itemsize
        if row is not None:
            size //= kind.shape[0]
            first += row * size
        ends.append((first, first + size))
    merged: list[tuple[int, int]] = []
    for first, end in sorted(ends):
        if merged and merged[-1][1] == first:
            merged[-1] = (merged[-1][0], end)
        else:
            merged.append((first, end))
    return [slice(first, end) for first, end in merged]
