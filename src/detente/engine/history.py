"""The records before each move of a table, stored compactly: the last one in full, each earlier one as its difference from the next."""

from __future__ import annotations

import zlib

import numpy as np

WHOLE = 16  # every so many moves a record is kept whole, so that any can be found in a few steps
WORD = np.dtype(np.uint16)  # records are compared in numbers of this size


def difference(record: bytes, following: bytes) -> bytes:
    """Where a record differs from the one that follows it, and what it has there: a move changes a few dozen numbers of a thousand."""
    numbers = np.frombuffer(record, WORD)
    places = np.flatnonzero(numbers != np.frombuffer(following, WORD))
    found: bytes = places.astype(WORD).tobytes() + numbers[places].tobytes()
    return found


def before(changed: bytes, following: bytes) -> bytes:
    """The record before the one that follows it, given their difference."""
    places, values = np.frombuffer(changed, WORD).reshape(2, -1)
    numbers = np.frombuffer(bytearray(following), WORD)
    numbers[places] = values
    record: bytes = numbers.tobytes()
    return record


class History:
    """A list of records: each move appends one, each undo pops one."""

    def __init__(self) -> None:
        self._last: bytes | None = None
        self._packed: list[bytes] = []  # all but the last one and those forgotten
        self.first = 0  # how many of the earliest have been forgotten

    def __len__(self) -> int:
        return self.first + len(self._packed) + (self._last is not None)

    def forget(self, kept: int) -> None:
        """Forget early records: the last *kept* remain, and up to twice as many."""
        if len(self._packed) >= 2 * kept:
            self.first += len(self._packed) - kept + 1
            del self._packed[: len(self._packed) - kept + 1]

    def append(self, record: bytes) -> None:
        if self._last is not None:
            whole = (len(self) - 1) % WHOLE == 0
            self._packed.append(zlib.compress(self._last, 1) if whole else difference(self._last, record))
        self._last = record

    @property
    def last(self) -> bytes:
        """The record before the last move."""
        if self._last is None:
            raise IndexError("no move has been made")
        return self._last

    def pop(self) -> bytes:
        """Remove and return the last record; IndexError if the one before it has been forgotten."""
        record = self.last
        self._last = self[len(self) - 2] if len(self) > 1 else None
        if self._packed:
            self._packed.pop()
        return record

    def __getitem__(self, step: int) -> bytes:
        """The record before the move with that number, counted from 0."""
        if not self.first <= step < len(self):
            raise IndexError(step)
        end = self.first + len(self._packed)
        start = min(-(-step // WHOLE) * WHOLE, end)
        record = self.last if start == end else zlib.decompress(self._packed[start - self.first])
        for number in range(start - 1, step - 1, -1):
            record = before(self._packed[number - self.first], record)
        return record

    def copy(self) -> History:
        """An independent history with the same records."""
        twin = History()
        twin._last, twin._packed, twin.first = self._last, list(self._packed), self.first
        return twin
