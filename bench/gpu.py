"""Random games on a GPU in one launch: the speed, and whether the final records equal the CPU's byte for byte.

Usage: python bench/gpu.py [GAME] [--games N] [--compare N]

Needs numba-cuda and a compiler where the GPU is; `bench/vector.py` compares games step by step and needs neither.
"""

from __future__ import annotations

import argparse
import json
import time

import numpy as np

from detente.engine import gpu
from detente.engine.game import Game


def main() -> None:
    """Compile and launch once, time a second launch, and compare its records with the CPU's."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="twilight_struggle")
    parser.add_argument("--games", type=int, default=131072)
    parser.add_argument("--compare", type=int, default=2000)
    given = parser.parse_args()
    game = Game(given.game)
    started = time.perf_counter()
    kernel = gpu.kernel_of(game)
    arrays = gpu.prepare(game, given.games)
    gpu.launch(kernel, arrays)
    first = time.perf_counter() - started
    started = time.perf_counter()
    gpu.launch(kernel, arrays)
    seconds = time.perf_counter() - started
    states, decisions = gpu.fetch(arrays)
    n = min(given.compare, given.games)
    on_cpu = tuple(array[:n] for array in game.arrays(given.games))
    game.rules.simulate(*on_cpu)
    cpu_states, cpu_decisions = on_cpu[0], on_cpu[3]
    equal = sum(states[i].tobytes() == cpu_states[i].tobytes() for i in range(n))
    result = {
        "game": game.id,
        "games_in_one_launch": given.games,
        "compile_and_first_launch_s": round(first, 1),
        "seconds": round(seconds, 4),
        "games_per_second": round(given.games / seconds),
        "decisions_per_second": round(float(decisions.sum()) / seconds),
        "records_compared": n,
        "records_equal": equal,
        "decisions_equal": bool(np.array_equal(decisions[:n], cpu_decisions)),
    }
    print(json.dumps(result, indent=2))
    raise SystemExit(0 if equal == n else 1)


if __name__ == "__main__":
    main()
