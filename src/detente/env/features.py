"""Observations as named numbers: flat vectors and one array per field, read directly from the observation record.

Nothing is selected or scaled: every number of the record is a feature, and so is every bit of a set, as 0 or 1. A title describes its
fields in `observation.csv`: the axes of a field, its content, its bounds, and who knows it. The features of a rules version never change;
later versions append their own.
"""

from __future__ import annotations

import argparse
import csv
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import numpy as np

from detente.engine.bits import WORD
from detente.engine.game import Game, titles
from detente.engine.machine import DEPTH, FRAME
from detente.engine.text import game_catalogue

# Fields that are not features: the legal mask is given separately, the log is not part of the state, and padding carries no information.
LEFT_OUT = ("legal", "events", "event_count", "padding")
SHARED_FIELDS: dict[str, tuple[str, str, int, int, str, str]] = {
    "version": ("", "number", 1, 999, "all", "the rules version of the game"),
    "stack": (
        "frame slot",
        "number",
        -32768,
        32767,
        "all",
        "the stack of frames, the top at depth - 1: the kind of frame and its numbers",
    ),
    "depth": ("", "number", 0, DEPTH, "all", "the number of frames on the stack"),
    "asked": ("seat", "number", 0, 999, "all", "the question each seat has to answer, 0 for none"),
    "over": ("", "number", 0, 1, "all", "whether the game is over"),
    "winner": ("", "number", 0, 2, "all", "the winner's seat, 2 after a draw"),
    "ending": ("", "number", 0, 999, "all", "how the game ended"),
    "option": ("option", "number", -32768, 32767, "all", "the options of the game"),
    "seat": ("", "number", 0, 2, "all", "who observes: seat 0, seat 1, or a spectator"),
}


@dataclass(frozen=True)
class FieldFeatures:
    """The features of one field of the record."""

    name: str
    axes: tuple[tuple[str, ...], ...]  # the names along each axis; the last axis of a set is its members
    is_set: bool
    low: int
    high: int
    known_to: str  # all, own (a seat knows its own part), or seen (what the seat has happened to see)
    about: str

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(len(axis) for axis in self.axes)

    def names(self) -> list[str]:
        """The names of the flat features: field[…][…]."""
        found = [self.name]
        for axis in self.axes:
            found = [f"{name}[{part}]" for name in found for part in axis]
        return found


class Features:
    """The features of a title's observations under a rules version (by default the newest)."""

    def __init__(self, game: Game | str, version: int | None = None) -> None:
        self.game = game if isinstance(game, Game) else Game(game)
        self.version = self.game.known_version(version)
        rules = self.game.rules
        self._layout = rules.observation.layout(self.version)
        self._newest = rules.observation.dtype()
        described = SHARED_FIELDS | _described(self.game)
        names = [name for name in rules.observation.fields() if self._has(name)]
        self.fields = tuple(self._field(name, *described.get(name, self._undescribed(name))) for name in names)

    def _undescribed(self, name: str) -> tuple[str, str, int, int, str, str]:
        """The description of a field that the title does not describe."""
        return "", "set:" if self._layout[name].base.itemsize > 2 else "number", -32768, 32767, "seen", ""

    def _has(self, name: str) -> bool:
        return name in (self._layout.names or ()) and name not in LEFT_OUT

    def _field(self, name: str, axes: str, holds: str, low: int, high: int, known_to: str, about: str) -> FieldFeatures:
        layout = self._layout[name]
        words = axes.split()
        is_set, kind = holds.startswith("set:"), holds.removeprefix("set:")
        given = [self._axis(word) for word in words]
        sizes = list(layout.shape)
        if is_set:
            members = self._axis(kind)
            spare = sizes[len(given) :]  # words of the set
            given = [names or _numbered(size) for names, size in zip(given, sizes, strict=False)]
            room = WORD * int(np.prod(spare, dtype=int))
            given.append(members[:room] if members else _numbered(room))
        else:
            given += [()] * (len(sizes) - len(given))
            given = [tuple(names[:size]) if len(names) >= size else _numbered(size) for names, size in zip(given, sizes, strict=True)]
        return FieldFeatures(name, tuple(given), is_set, 0 if is_set else low, 1 if is_set else high, known_to, about)

    def _axis(self, word: str) -> tuple[str, ...]:
        """The names along an axis: the seats, a kind of named things (with a `+`, without the first one), or names separated by slashes."""
        rules = self.game.rules
        if "/" in word:
            return tuple(word.split("/"))
        kind, from_one = word.removesuffix("+"), word.endswith("+")
        known: Mapping[str, tuple[str, ...]] = dict(rules.names) | {
            "seat": rules.seats,
            "option": tuple(option.name for option in rules.options),
            "slot": tuple(map(str, range(FRAME))),
        }
        return tuple(known.get(kind, ()))[1 if from_one else 0 :]

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The name of every flat feature."""
        return tuple(name for field in self.fields for name in field.names())

    @cached_property
    def low(self) -> Any:
        """The minimum of every flat feature: int16."""
        return np.concatenate([np.full(int(np.prod(field.shape)), field.low, np.int16) for field in self.fields])

    @cached_property
    def high(self) -> Any:
        """The maximum of every flat feature: int16."""
        return np.concatenate([np.full(int(np.prod(field.shape)), field.high, np.int16) for field in self.fields])

    @property
    def size(self) -> int:
        return len(self.names)

    @cached_property
    def places(self) -> tuple[Any, Any, Any]:
        """For every flat feature: its index in a record viewed as 16-bit numbers, the shift of its bit, and the mask to keep (1 for a
        bit, -1 for a number): `(row[place] >> shift) & keep`."""
        fields = self._newest.fields
        assert fields is not None
        place, shift, keep = [], [], []
        for field in self.fields:
            layout, offset = fields[field.name][:2]
            for index in np.ndindex(*field.shape):
                if field.is_set:
                    words = layout.shape[len(index) - 1 :]
                    word, bit = divmod(index[-1], WORD)
                    at = int(np.ravel_multi_index((*index[:-1], *((word,) if words else ())), layout.shape)) if layout.shape else 0
                    place.append(offset // 2 + at * 4 + bit // 16)
                    shift.append(bit % 16)
                else:
                    place.append(offset // 2 + (int(np.ravel_multi_index(index, layout.shape)) if layout.shape else 0))
                    shift.append(0)
                keep.append(1 if field.is_set else -1)
        return np.array(place), np.array(shift, np.int16), np.array(keep, np.int16)

    @cached_property
    def legal_places(self) -> tuple[Any, Any, Any]:
        """The same for every legal action."""
        fields, actions = self._newest.fields, np.arange(len(self.game.actions))
        assert fields is not None
        word, bit = divmod(actions, WORD)
        return fields["legal"][1] // 2 + word * 4 + bit // 16, (bit % 16).astype(np.int16), np.ones(len(actions), np.int16)

    def flat(self, seen: Any) -> Any:
        """Observation records as int16 [records, size]."""
        place, shift, keep = self.places
        found = np.ascontiguousarray(seen).view(np.int16).reshape(len(seen), -1).take(place, 1)
        found >>= shift
        found &= keep
        return found

    def by_field(self, seen: Any) -> dict[str, Any]:
        """Observation records as one int16 array per field, [records, …]."""
        flat, found, at = self.flat(seen), {}, 0
        for field in self.fields:
            size = int(np.prod(field.shape))
            found[field.name] = flat[:, at : at + size].reshape(len(seen), *field.shape)
            at += size
        return found


def _numbered(size: int) -> tuple[str, ...]:
    return tuple(str(k) for k in range(size))


@cache
def _table(path: Path) -> dict[str, tuple[str, str, int, int, str, str]]:
    with path.open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    return {row["field"]: (row["axes"], row["holds"], int(row["low"]), int(row["high"]), row["known_to"], row["about"]) for row in rows}


def _described(game: Game) -> dict[str, tuple[str, str, int, int, str, str]]:
    path = game.title.file("observation")
    return _table(path) if path is not None else {}


def page() -> str:
    """The documentation page that lists the fields of all titles."""
    lines = [
        "# Observations",
        "",
        "What each seat knows in each game, field by field, as [the environments](research.md#observations) return it. A field with a",
        "shape is an array; an array of 0 and 1 over named things is a set. *Known to* is *all* for public fields, *own* for what each",
        "seat knows of its own side, and *seen* for what the seat happens to know. `Features(title).names` has the names of the single",
        "numbers, such as `influence[us][cuba]`. `python -m detente.env.features --page` generates this page.",
    ]
    for title in titles():
        features = Features(title)
        lines += ["", f"## {game_catalogue(title, 'en').format('game-name')}", ""]
        lines += [f"`{title}`, rules version {features.version}: {features.size:,} features.", ""]
        lines += ["| field | shape | from | to | known to | meaning |", "|---|---|---|---|---|---|"]
        for field in features.fields:
            shape = " × ".join(map(str, field.shape))
            lines.append(f"| `{field.name}` | {shape} | {field.low} | {field.high} | {field.known_to} | {field.about} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """List the fields of a title's observations."""
    parser = argparse.ArgumentParser(description="The fields of a title's observations: shape, bounds, who knows them, and what they hold.")
    parser.add_argument("game", metavar="GAME", nargs="?")
    parser.add_argument("--version", type=int, help="rules version (default: the newest)")
    parser.add_argument("--page", action="store_true", help="print docs/observations.md")
    given = parser.parse_args()
    if given.page or not given.game:
        print(page(), end="")
        return
    features = Features(given.game, given.version)
    print(f"{features.game.id}, rules version {features.version}: {features.size} features\n")
    for field in features.fields:
        print(f"{field.name:18} {field.shape!s:12} {field.low}…{field.high}  {field.known_to:4}  {field.about}")


if __name__ == "__main__":
    main()
