"""Checks the laws of a game over many random games in parallel: `python bench/laws.py GAME [--seeds 4100 4199] [--games 50] [--jobs 14]`.

Each seed is a run of `python -m detente.engine.laws GAME --seed SEED --games N`, so that a broken law can be examined alone. One line of
totals for each game; a seed in which a law is broken is named, the other seeds go on.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections import Counter
from multiprocessing import Pool

from detente.engine.game import Game, titles
from detente.engine.laws import LawBroken, examine


def examine_seed(task: tuple[str, int, int, bool]) -> tuple[Counter[str], str]:
    """How the games of a seed ended, and the law that was broken."""
    title, seed, games, closely = task
    endings: Counter[str] = Counter()
    try:
        for table in examine(Game(title), games, seed, closely):
            endings[str(table.outcome)] += 1
    except LawBroken as broken:
        return endings, f"--seed {seed}: {broken}"
    except Exception:  # a crash breaks a law too: its seed is named, and the others continue
        return endings, f"--seed {seed}, game {endings.total()}: {traceback.format_exc()}"
    return endings, ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", help="(default: every game)")
    parser.add_argument("--seeds", type=int, nargs=2, default=(1, 20), metavar=("FIRST", "LAST"))
    parser.add_argument("--games", type=int, default=50, help="games of each seed (default: 50)")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes (default: 1)")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop each game's run after that time; finished seeds count")
    parser.add_argument("--closely", action="store_true", help="test every export after every move")
    given = parser.parse_args()
    first, last = given.seeds
    broken = 0
    for title in given.game or titles():
        list(examine(Game(title), 1, 1))  # compile once, before the processes start
        began, endings, done, faults = time.perf_counter(), Counter[str](), 0, list[str]()
        tasks = ((title, seed, given.games, given.closely) for seed in range(first, last + 1))
        with Pool(given.jobs) as pool:
            for found, fault in pool.imap_unordered(examine_seed, tasks):
                done, endings = done + 1, endings + found
                if fault:
                    faults.append(fault)
                    print(f"{title}: {fault}", file=sys.stderr, flush=True)
                if time.perf_counter() - began > given.seconds:
                    break
        said = f"a law is broken in {len(faults)} of {done} seeds" if faults else "all laws hold"
        print(
            f"{title}: {said}, {endings.total()} games ({done} of the seeds {first} to {last}): {dict(endings.most_common())}", flush=True
        )
        broken += len(faults)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
