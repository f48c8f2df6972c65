"""Measurements that run in a separate process; `detente bench` starts them as `python -m detente.commands.probe`."""

from __future__ import annotations

import json
import sys
import time
import timeit
from typing import Any

import numpy as np

from detente.engine.boards import rehearse
from detente.engine.game import Game
from detente.engine.kernel import JIT

BATCH = 500


def main(words: list[str]) -> None:
    """probe start GAME, or probe speed GAME SECONDS SLICES: prints one line of JSON."""
    what, title, *numbers = words
    game = Game(title)
    if what == "start":
        rehearse(game)
        game.simulate(1)
        print("{}", flush=True)
    else:
        print(json.dumps(measure(game, float(numbers[0]), int(numbers[1]))), flush=True)


def measure(game: Game, seconds: float, slices: int) -> dict[str, Any]:
    """Games and decisions per second (the best of several slices), and the time to copy a record."""
    game.simulate(1)
    runs = [speed(game, seconds / slices, seed) for seed in range(1, slices + 1)]
    games, decisions = max(runs, key=lambda run: run[1])
    record = np.array([game.new(seed=1).record]).view(np.uint8)  # a state is its bytes
    rounds = 20_000
    copy = min(timeit.repeat(record.copy, number=rounds, repeat=5)) / rounds
    return {
        "games_per_second": games,
        "decisions_per_second": decisions,
        "copy_ns": copy * 1e9,
        "record_bytes": game.rules.state.dtype().itemsize,
    }


def speed(game: Game, seconds: float, seed: int) -> tuple[float, float]:
    """Games and decisions per second, measured for at least the given time."""
    batch = BATCH if JIT else 1
    games = decisions = 0
    started = now = time.perf_counter()
    while now - started < seconds:
        _, made = game.simulate(batch, seed + 1000 * games)
        games += batch
        decisions += int(made.sum())
        now = time.perf_counter()
    return games / (now - started), decisions / (now - started)


if __name__ == "__main__":
    main(sys.argv[1:])
