"""What the parts of the store have in common: each reads and writes the rows of one subject."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

Read = Callable[[Any], Awaitable[Sequence[Any]]]  # the rows of a select
Commit = Callable[..., Awaitable[None]]  # writes in one transaction (`Writer.write`)


class StorePart:
    """A part of the store, with the store's way to read and to write."""

    def __init__(self, read: Read, write: Commit) -> None:
        self._read, self.write = read, write
