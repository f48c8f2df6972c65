"""The balance of the sides between equal bots, with the data files as they are and with some of their values changed:

python bench/balance.py [--games 400] [--seed 20000] [--jobs 14] [--change "action_cards austria eu_grow 1" …]

Each --change is a candidate: one cell, or several separated by commas. All candidates play the same seeds, one after the other. Figures for
docs/europe_divided.md come from here.
"""

from __future__ import annotations

import argparse
import csv
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import detente

GAME = "europe_divided"
DATA = Path(detente.__file__).parent / "games" / GAME / "data"
BOTS = "search:nodes=300+worlds=12+candidates=4+threads=1,search:worlds=12+nodes=300+candidates=4+threads=1"  # the arena wants two names


def write_tables(change: str, folder: Path) -> None:
    """Write the data files that a change affects, with the change, into a folder for DETENTE_GAME_DATA."""
    own = folder / GAME
    own.mkdir(parents=True)
    for cell in filter(None, (part.strip() for part in change.split(","))):
        name, identity, column, value = cell.split()
        path = own / f"{name}.csv"
        with (path if path.exists() else DATA / path.name).open(encoding="utf-8", newline="") as file:
            rows = list(csv.DictReader(file))
        row = next(row for row in rows if row["id"] == identity)
        assert row[column] != value, f"{cell}: it is {value} already"
        row[column] = value
        with path.open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, list(rows[0]), lineterminator="\n")
            writer.writeheader()
            writer.writerows(rows)


def play(change: str, games: int, seed: int, jobs: int) -> dict[str, Any]:
    """The arena's report of the games under a change."""
    with tempfile.TemporaryDirectory() as folder:
        write_tables(change, Path(folder))
        words = ["arena", "--game", GAME, "--bots", BOTS, "--games", str(games), "--seed", str(seed), "--jobs", str(jobs), "--json"]
        environment = os.environ | {"DETENTE_GAME_DATA": folder}
        done = subprocess.run([sys.executable, "-m", "detente", *words], env=environment, stdout=subprocess.PIPE, text=True, check=True)
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def main() -> None:
    """Play and print one line per candidate."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=20_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--change", action="append", default=[], metavar="CELLS", help="TABLE ID COLUMN VALUE, several divided by commas")
    given = parser.parse_args()
    for change in given.change or [""]:
        results = play(change, given.games, given.seed, given.jobs)["results"]
        won = sum({0: 1.0, 1: 0.0, 2: 0.5}[result["winner"]] for result in results)
        share, error = 100 * won / len(results), 50 / len(results) ** 0.5
        print(f"{change or 'as it is'}: europe {won:g} of {len(results)}, {share:.1f} % (± {error:.1f})", flush=True)


if __name__ == "__main__":
    main()
