"""Numbers out of a report of `detente.training.study`: how often something was answered, and how much more often than expected it won.

Shares and differences are in percent and points of percent. A difference is "won minus expected" less the same of everything that the
answer is compared with: what the network always expects too much or too little is then no merit of any answer.
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
        """Count decisions more, given the shares."""
        self.number += number
        self.won += number * won
        self.expected += number * expected

    @property
    def beyond(self) -> float:
        """Won minus expected, in points."""
        return 100 * (self.won - self.expected) / self.number if self.number else 0.0

    @property
    def error(self) -> float:
        """The standard error of the share won, in points."""
        share = self.won / self.number
        return 100 * sqrt(max(share * (1 - share), 0.01) / self.number)


@dataclass(frozen=True)
class Choice:
    """What one answer among others came to: how often, its share of them, and won minus expected next to all of them, with its error."""

    number: int
    share: float
    better: float
    error: float


def read_report(path: Path) -> Report:
    """A report as it is stored: JSON, packed."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        found: Report = json.load(file)
    return found


def compare(counts: Mapping[str, Count]) -> dict[str, Choice]:
    """Answers to the same question next to each other, the most frequent first."""
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
    """The answers to a question in some stages of the game; in named groups, where those are given."""
    named = _name_groups(groups or {})

    def key(row: Any) -> str | None:
        fits = row[0] in seats and row[1] in stages and row[2] == question
        return (named.get(row[3]) if groups else str(row[3])) if fits else None

    return compare(_gather(report["answers"], key))


def _name_groups(groups: Mapping[str, Collection[str]]) -> dict[str, str]:
    return {answer: name for name, answers in groups.items() for answer in answers}


def use(report: Report, seat: str, first: str, groups: Mapping[str, Collection[str]], stages: Collection[int]) -> dict[str, Choice]:
    """What was answered right after an answer (a card, then its use), in named groups of second answers."""
    named = _name_groups(groups)

    def key(row: Any) -> str | None:
        return named.get(row[3]) if row[0] == seat and row[1] in stages and row[2] == first else None

    return compare(_gather(report["pairs"], key))


def end(report: Report) -> dict[tuple[int, str], tuple[int, float]]:
    """Games that ended in a stage in a way, and how many of them the first seat won."""
    first = report["ends"][0][0]
    return {(row[1], row[2]): (row[3], row[3] * row[4]) for row in report["ends"] if row[0] == first}


def swing(report: Report, field: str, stage: int) -> dict[int, float]:
    """What a bit of a set that both seats have is worth to whoever has it instead of the other, in points of the chance to win."""
    found: dict[int, float] = {}
    for row in report["worth"]:
        if row[0] == stage and row[1] == field:
            item = row[3] + WORD * (row[2][1] if len(row[2]) > 1 else 0)
            found[item] = found.get(item, 0.0) + (100 if row[2][0] == 0 else -100) * row[4]
    return found


def step(report: Report, field: str, stage: int, index: list[int]) -> float:
    """What one more of a number is worth, in points of the chance to win: the mean over the steps that the games took."""
    worths = [row[4] for row in report["worth"] if row[0] == stage and row[1] == field and row[2] == index and row[4]]
    return 100 * sum(worths) / len(worths) if worths else 0.0
