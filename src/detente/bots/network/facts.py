"""What a title tells the training code about its game (`Title.training`)."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np

from detente.engine.title import find_title


@dataclass(frozen=True)
class Items:
    """Actions that name items which the record describes under the same number: action *prefix* + item *k* is described by element *k*
    (plus the offset given for the field) along the last axis of each field, or by bit *k* if the field is a set."""

    prefix: str
    fields: Mapping[str, int]
    words: int = 1  # words of a set of items; if more than one, they are the last axis of its field


@dataclass(frozen=True)
class Derived:
    """Numbers computed from an observation by the game's own code, to spare the network from learning a sum or comparison. They are seen
    from the seat to move and used like fields of the record."""

    fill: Any  # kernel fill(o, out): writes all numbers of an observation, field by field
    shapes: Mapping[str, tuple[int, ...]]
    thresholds: Mapping[str, tuple[int, ...]]  # the values that a field's numbers are compared with

    @property
    def size(self) -> int:
        """The number of derived numbers."""
        return sum(math.prod(shape) for shape in self.shapes.values())

    def place(self, name: str, index: tuple[int, ...]) -> int:
        """The index of a field's element among the numbers."""
        names = list(self.shapes)
        before = sum(math.prod(self.shapes[other]) for other in names[: names.index(name)])
        return before + int(np.ravel_multi_index(index, self.shapes[name]))


@dataclass(frozen=True)
class Facts:
    """Facts about a game that cannot be read from its record layout."""

    lead: Any  # kernel lead(s): the lead of seat 0; for reports only
    stage: str = ""  # field that counts turns or rounds; for reports only
    weighed: tuple[str, ...] = ()  # fields whose value to the network a study compares
    shared: tuple[str, ...] = ()  # fields whose first axis has two elements that are not the two seats
    swapped: Mapping[str, tuple[int, tuple[tuple[int, int], ...]]] = field(default_factory=dict)
    # Other fields with parts that belong to the seats: the axis, and the pairs of indices that are swapped for seat 1.
    codes: tuple[str, ...] = ()  # fields that hold numbers of cards or places, whose order is meaningless
    items: tuple[Items, ...] = ()
    derived: Derived | None = None


@cache
def find_facts(game: str) -> Facts:
    """The facts of a game."""
    facts: Facts = find_title(game).load("training")
    return facts
