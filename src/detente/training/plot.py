"""Plot the strength over decisions from the log of a run."""

from __future__ import annotations

import csv
from pathlib import Path

from detente.engine.errors import DetenteError


def read_matches(log: Path) -> list[tuple[float, float, float, float]]:
    """The decisions (in millions) and the share of points of both seats, seat 0 and seat 1 for every match of self-play."""
    with log.open(encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file) if row.get("match") and row["phase"] == "match play"]
    names = ("match", "match_seat0", "match_seat1")
    return [(float(row["decisions"]) / 1e6, *(float(row[name]) for name in names)) for row in rows]  # type: ignore[misc]


def draw(log: Path, path: Path, seats: tuple[str, str]) -> None:
    """Plot the strength against the heuristics."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise DetenteError("needs-extra", extra="plot") from None
    matches = read_matches(log)
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    decisions = [match[0] for match in matches]
    for k, label in enumerate(("both", *seats), 1):
        axes.plot(decisions, [100 * match[k] for match in matches], marker="o", markersize=3, label=label)
    axes.set(xlabel="decisions (millions)", ylabel="points against the heuristic, %", ylim=(0, 100))
    axes.grid(alpha=0.3)
    axes.legend(loc="lower right")
    figure.savefig(path)
