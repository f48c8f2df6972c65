"""What a title tells the training code about its game (`Title.training`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from detente.engine.title import find_title


@dataclass(frozen=True)
class Items:
    """Actions that name items which the record describes under the same number: action *prefix* + item *k* is described by element *k*
    (plus the offset given for the field) along the last axis of each field, or by bit *k* where the field is a set."""

    prefix: str
    fields: Mapping[str, int]
    words: int = 1  # that a set of them takes; more than one are the last axis of its field


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


def find_facts(game: str) -> Facts:
    """The facts of a game."""
    facts: Facts = find_title(game).load("training")
    return facts
