"""The weights of a game's heuristics: CSV files in the folder `weights` of its bots, read when a memory is filled."""

import csv
from collections.abc import Mapping
from functools import cache
from importlib.resources import files


@cache
def read_weights(package: str, name: str = "weights") -> list[dict[str, str]]:
    """The rows of a file."""
    text = (files(package) / "weights" / f"{name}.csv").read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


def weight_indices(package: str) -> dict[str, int]:
    """The index of each weight in the array of a memory."""
    return {row["name"]: index for index, row in enumerate(read_weights(package))}


def weight_values(package: str, changes: Mapping[str, int] | None = None) -> list[int]:
    """The values of all weights with some *changes*; raises KeyError for an unknown weight."""
    values = {row["name"]: int(row["value"]) for row in read_weights(package)}
    if unknown := (changes or {}).keys() - values.keys():
        raise KeyError(*unknown)
    return list((values | dict(changes or {})).values())
