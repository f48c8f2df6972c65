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
    (plus the offset given for the field) along the last axis of each field, or by bit *k* where the field is a set."""

    prefix: str
    fields: Mapping[str, int]
    words: int = 1  # that a set of them takes; more than one are the last axis of its field


@dataclass(frozen=True)
class Derived:
    """Numbers that the game's own rules work out of an observation, where tests of single numbers would leave a sum or a comparison to be
    learned. They are seen from the seat to move, and are used like fields of the record."""

    fill: Any  # kernel fill(o, out): writes all numbers of an observation, field after field
    shapes: Mapping[str, tuple[int, ...]]
    thresholds: Mapping[str, tuple[int, ...]]  # that a field's numbers are tested with

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return sum(math.prod(shape) for shape in self.shapes.values())

    def place(self, name: str, index: tuple[int, ...]) -> int:
        """Where an element of a field lies among the numbers."""
        names = list(self.shapes)
        before = sum(math.prod(self.shapes[other]) for other in names[: names.index(name)])
        return before + int(np.ravel_multi_index(index, self.shapes[name]))


@dataclass(frozen=True)
class Facts:
    """Facts about a game that its record layout does not tell."""

    lead: Any  # kernel lead(s): by how much seat 0 is ahead; for reports only
    stage: str = ""  # field that counts turns or rounds; for reports only
    weighed: tuple[str, ...] = ()  # fields whose worth a study of the network weighs against each other
    shared: tuple[str, ...] = ()  # fields whose first axis has two elements that are not the two seats
    swapped: Mapping[str, tuple[int, tuple[tuple[int, int], ...]]] = field(default_factory=dict)
    # other fields with parts that belong to the seats: the axis, and pairs of indices that change places when seat 1 looks
    codes: tuple[str, ...] = ()  # fields that hold numbers of cards or places, where an order means nothing
    items: tuple[Items, ...] = ()
    derived: Derived | None = None


@cache
def find_facts(game: str) -> Facts:
    """The facts of a game."""
    facts: Facts = find_title(game).load("training")
    return facts
