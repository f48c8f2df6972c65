"""Statistics from a report of `detente.training.study`: how often an answer was given, and how much more often than expected it won.

Shares are in percent, differences in percentage points. A difference is "won minus expected" relative to all answers it is compared with,
so that a general over- or underestimate by the network is not attributed to any answer.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Any

from detente.engine.bits import WORD

Report = Mapping[str, Any]


@dataclass
class Count:
    """Decisions of one kind, and how many of their games were won and expected to be won."""

    number: int = 0
    won: float = 0.0
    expected: float = 0.0

    def add(self, number: int, won: float, expected: float) -> None:
        """Add a number of decisions with their shares won and expected."""
        self.number += number
        self.won += number * won
        self.expected += number * expected

    @property
    def beyond(self) -> float:
        """Won minus expected, in percentage points."""
        return 100 * (self.won - self.expected) / self.number if self.number else 0.0

    @property
    def error(self) -> float:
        """The standard error of the share won, in percentage points."""
        share = self.won / self.number
        return 100 * sqrt(max(share * (1 - share), 0.01) / self.number)


@dataclass(frozen=True)
class Choice:
    """Statistics of one answer among others: its count, its share, and won minus expected relative to all of them, with its error."""

    number: int
    share: float
    better: float
    error: float


def read_report(path: Path) -> Report:
    """Read a stored report: compressed JSON."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        found: Report = json.load(file)
    return found


def compare(counts: Mapping[str, Count]) -> dict[str, Choice]:
    """Compare the answers to a question, most frequent first."""
    all_of_them = Count()
    for count in counts.values():
        all_of_them.add(count.number, count.won / count.number, count.expected / count.number)
    base = all_of_them.beyond
    ordered = sorted(counts.items(), key=lambda item: -item[1].number)
    return {
        name: Choice(count.number, 100 * count.number / all_of_them.number, count.beyond - base, count.error) for name, count in ordered
    }


def _gather(rows: Iterable[Any], key: Callable[[Any], str | None]) -> dict[str, Count]:
    found: dict[str, Count] = {}
    for row in rows:
        if (name := key(row)) is not None:
            found.setdefault(name, Count()).add(*row[4:7])
    return found


def choose(
    report: Report, seats: Collection[str], question: str, stages: Collection[int], groups: Mapping[str, Collection[str]] | None = None
) -> dict[str, Choice]:
    """Compare the answers to a question in some stages of the game, optionally in named groups."""
    named = _name_groups(groups or {})

    def key(row: Any) -> str | None:
        fits = row[0] in seats and row[1] in stages and row[2] == question
        return (named.get(row[3]) if groups else str(row[3])) if fits else None

    return compare(_gather(report["answers"], key))


def _name_groups(groups: Mapping[str, Collection[str]]) -> dict[str, str]:
    return {answer: name for name, answers in groups.items() for answer in answers}


def use(report: Report, seat: str, first: str, groups: Mapping[str, Collection[str]], stages: Collection[int]) -> dict[str, Choice]:
    """Compare the answers that followed right after an answer (a card, then its use), in named groups."""
    named = _name_groups(groups)

    def key(row: Any) -> str | None:
        return named.get(row[3]) if row[0] == seat and row[1] in stages and row[2] == first else None

    return compare(_gather(report["pairs"], key))


def end(report: Report) -> dict[tuple[int, str], tuple[int, float]]:
    """The games that ended in each stage and way, and how many of them the first seat won."""
    first = report["ends"][0][0]
    return {(row[1], row[2]): (row[3], row[3] * row[4]) for row in report["ends"] if row[0] == first}


def swing(report: Report, field: str, stage: int) -> dict[int, float]:
    """The value of each bit of a set that both seats have to the seat that has it instead of the other, in percentage points of winning."""
    found: dict[int, float] = {}
    for row in report["worth"]:
        if row[0] == stage and row[1] == field:
            item = row[3] + WORD * (row[2][1] if len(row[2]) > 1 else 0)
            found[item] = found.get(item, 0.0) + (100 if row[2][0] == 0 else -100) * row[4]
    return found


def step(report: Report, field: str, stage: int, index: list[int]) -> float:
    """The value of increasing a number by one, in percentage points of winning: the mean over the steps that occurred in the games."""
    worths = [row[4] for row in report["worth"] if row[0] == stage and row[1] == field and row[2] == index and row[4]]
    return 100 * sum(worths) / len(worths) if worths else 0.0
