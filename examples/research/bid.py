"""How strong is the bid? The US begins a game of Twilight Struggle with 0 to 4 influence more than the set-up gives (11.4): how often does
it win when the heuristics play both sides?

    python examples/research/bid.py --games 4000 --plot bid.png     # 20,000 games
"""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path
from typing import Any

import numpy as np

from detente.env.vector import VectorTable

TITLE, US = "twilight_struggle", 0
BONUSES = (0, 1, 2, 3, 4)
SURE = 1.96  # standard errors on each side of 95 % confidence


def play(bonus: int, games: int, seed: int = 1, threads: int = 1) -> dict[str, Any]:
    """Play games under a bonus. Every table plays one: the first games to end of a running batch would be the short ones."""
    tables = VectorTable(TITLE, games, seed, {"us_bonus": bonus}, threads)
    points, waiting = np.zeros(games), np.ones(games, bool)
    while waiting.any():
        actions = tables.heuristic(waiting)
        actions = np.where(waiting, actions, tables.mask().argmax(1))  # what finished tables play does not count
        rewards, done = tables.step(actions, check=False)
        points[done & waiting] = (1 + rewards[done & waiting, US]) / 2
        waiting &= ~done
    low, high = interval(float(points.sum()), games)
    return {"us_bonus": bonus, "games": games, "us_points": float(points.sum()), "us_share": float(points.mean()), "low": low, "high": high}


def interval(points: float, games: int) -> tuple[float, float]:
    """Wilson's interval of a share, 95 %."""
    share, z = points / games, SURE
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def study(games: int, seed: int = 1, threads: int = 1) -> list[dict[str, Any]]:
    """All bonuses, with the same seeds: the same decks and dice wherever the play is the same."""
    return [play(bonus, games, seed, threads) for bonus in BONUSES]


def draw(rows: list[dict[str, Any]], path: Path) -> None:
    """The share of games that the US wins, over the bonus."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(6, 4), layout="constrained")
    axes = figure.subplots()
    shares = [100 * row["us_share"] for row in rows]
    spread = [[100 * (row["us_share"] - row["low"]) for row in rows], [100 * (row["high"] - row["us_share"]) for row in rows]]
    axes.errorbar([row["us_bonus"] for row in rows], shares, yerr=spread, marker="o", capsize=4)
    axes.axhline(50, color="grey", linewidth=0.8, linestyle="--")
    games = sum(row["games"] for row in rows)
    axes.set(xlabel="additional influence of the US", ylabel="points of the US, %", xticks=[row["us_bonus"] for row in rows])
    axes.set_title(f"Twilight Struggle, heuristic against itself, {games:,} games")
    axes.grid(alpha=0.3)
    figure.savefig(path, dpi=110)


def main() -> None:
    """Play, print and draw."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4000, help="for each bonus (default: 4000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the counts")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw them (PNG, SVG or PDF)")
    given = parser.parse_args()
    rows = []
    for bonus in BONUSES:
        rows.append(row := play(bonus, given.games, given.seed, given.threads))
        print(f"+{bonus}: the US wins {100 * row['us_share']:.1f} % ({100 * row['low']:.1f} to {100 * row['high']:.1f})", flush=True)
    if given.json:
        given.json.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    if given.plot:
        draw(rows, given.plot)


if __name__ == "__main__":
    main()
