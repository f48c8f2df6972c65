"""Random games on a GPU: how fast, and whether the final records equal the CPU's byte for byte.

Usage: python bench/gpu.py [GAME] [--games N] [--compare N]
       python bench/gpu.py GAME --trace FILE [--games 2000]            (a machine with numba: play on the CPU, store traces)
       python bench/gpu.py GAME --trace FILE --kernels FOLDER          (a machine with a GPU and PyTorch alone: compare with them)

The last two need no compiler where the GPU is: kernels of training, built ahead (`python -m detente.training.build`), play random games,
and a trace is a hash of a game's whole record and of what is reported after every decision up to its end.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from detente.engine.game import Game
from detente.training.batch import DONE, SEAT, CpuBatch

TRACED, MOST_STEPS = 2000, 20_000


def draw_actions(records: Any, report: Any, step: int) -> Any:
    """A random legal answer for the seat that each game asks; the same on every machine."""
    rows = np.arange(len(records))
    words = np.ascontiguousarray(records["legal"][rows, report[:, SEAT]])
    bits = np.unpackbits(words.view(np.uint8), axis=1, bitorder="little")
    drawn = hashlib.shake_128(f"actions {step}".encode()).digest(8 * len(records))
    chosen = np.frombuffer(drawn, "<u8") % bits.sum(axis=1).astype(np.uint64)
    return np.argmax(np.cumsum(bits, axis=1, dtype=np.int64) > chosen[:, None].astype(np.int64), axis=1)


def trace(batch: Any, look: Callable[[], tuple[Any, Any]], answer: Callable[[Any], None]) -> tuple[list[str], int]:
    """Play every game of a batch to its end at random: the hash of each, and the decisions of all."""
    hashes, decisions = [hashlib.blake2b(digest_size=8) for _ in range(batch.count)], 0
    running = set(range(batch.count))
    for step in range(MOST_STEPS):
        records, report = look()
        for i in sorted(running):
            hashes[i].update(report[i].tobytes())
            if step and report[i, DONE]:
                running.discard(i)  # the record is that of the next game already: the report tells how this one ended
            else:
                hashes[i].update(records[i].tobytes())
        if not running:
            return [one.hexdigest() for one in hashes], decisions
        decisions += len(running)
        answer(draw_actions(records, report, step))
    raise SystemExit(f"{len(running)} games do not end")


def trace_on_cpu(title: str, games: int) -> tuple[list[str], int]:
    """Traces of games on the CPU."""
    batch = CpuBatch(title, games)

    def answer(actions: Any) -> None:
        batch.actions[:] = actions
        batch.step()

    return trace(batch, lambda: (batch.states, batch.report), answer)


def trace_on_gpu(title: str, games: int, kernels: Path) -> tuple[list[str], int]:
    """Traces of games on the GPU, with kernels that were built ahead."""
    import torch

    from detente.training.cuda import GpuBatch, Launcher

    batch, layout = GpuBatch(title, games, None, Launcher(title, kernels)), Game(title).rules.state.dtype()

    def look() -> tuple[Any, Any]:
        return batch.states.cpu().numpy().reshape(-1).view(layout), batch.report.cpu().numpy()

    def answer(actions: Any) -> None:
        batch.actions.copy_(torch.from_numpy(actions))
        batch.step()

    return trace(batch, look, answer)


def write_traces(title: str, games: int, path: Path) -> None:
    """Play on the CPU and store what came of it."""
    started = time.perf_counter()
    traces, decisions = trace_on_cpu(title, games)
    stored = {"game": title, "rules": Game(title).rules.version, "decisions": decisions, "traces": traces}
    path.write_text(json.dumps(stored))
    print(f"{title}: {games} games, {decisions} decisions on the CPU in {time.perf_counter() - started:.0f} s, traces in {path}")


def compare_traces(title: str, kernels: Path, path: Path) -> int:
    """Play on the GPU and compare with what is stored."""
    stored = json.loads(path.read_text())
    wanted = stored["traces"]
    assert (stored["game"], stored["rules"]) == (title, Game(title).rules.version), "the traces are of another game or of other rules"
    traces, decisions = trace_on_gpu(title, len(wanted), kernels)
    equal = sum(mine == other for mine, other in zip(traces, wanted, strict=True))
    different = [i for i in range(len(wanted)) if traces[i] != wanted[i]][:10]
    print(f"{title}: {equal} of {len(wanted)} games equal on CPU and GPU after every one of {decisions} decisions", different or "")
    return 0 if equal == len(wanted) and decisions == stored["decisions"] else 1


def main() -> None:
    """Compile, launch once for the record, time a second launch, compare with the CPU; or write or compare traces."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="twilight_struggle")
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--compare", type=int, default=2000)
    parser.add_argument("--trace", type=Path, metavar="FILE")
    parser.add_argument("--kernels", type=Path, metavar="FOLDER", help="the folder of the game's own kernels")
    given = parser.parse_args()
    if given.trace and given.kernels:
        raise SystemExit(compare_traces(given.game, given.kernels, given.trace))
    if given.trace:
        write_traces(given.game, given.games or TRACED, given.trace)
        return
    given.games = given.games or 131072
    game = Game(given.game)
    from detente.engine import gpu

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
