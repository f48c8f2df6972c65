"""Cached parts of a view. A part depends on a few fields of an observation and is built once for all observations that agree in these."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from types import SimpleNamespace
from typing import Any, Generic, TypeVar

from .record import Record

T = TypeVar("T")
KEPT = 1024  # cached results per part
Named = str | tuple[str, int]  # a field, or one row of it


class Part(Generic[T]):
    """A function of an observation that receives only the named fields, so that its result cannot depend on anything else.

    Results are cached and shared; callers must not modify them.
    """

    def __init__(self, make: Callable[[Any], T], fields: tuple[Named, ...], kept: int) -> None:
        self.make, self.fields, self.kept = make, fields, kept
        self._made: dict[Any, T] = {}
        self._key: Callable[[bytes], Any] | None = None

    def __call__(self, o: Any) -> T:
        saved = o.__dict__.get("_saved")
        if saved is None:  # a stand-in that was filled by hand has no bytes to compare
            return self.make(o)
        if self._key is None:
            self._key = itemgetter(*_slices(type(o), self.fields))
        key = self._key(saved)
        found = self._made.get(key)
        if found is None:
            if len(self._made) >= self.kept:
                self._made.clear()
            found = self._made[key] = self.make(self._narrow(o))
        return found

    def _narrow(self, o: Any) -> SimpleNamespace:
        """What the function may look at."""
        shown: dict[str, Any] = {}
        for named in self.fields:
            if isinstance(named, str):
                shown[named] = getattr(o, named)
            else:
                name, row = named
                shown.setdefault(name, {})[row] = getattr(o, name)[row]
        return SimpleNamespace(**shown)


def part(*fields: Named, kept: int = KEPT) -> Callable[[Callable[[Any], T]], Part[T]]:
    """Decorator for a function of an observation that needs only these fields."""
    return lambda make: Part(make, fields, kept)


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
