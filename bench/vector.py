"""VectorTable on a GPU against the CPU: the same games, features, masks, rewards and answers of the heuristics at every step.

Usage: python bench/vector.py --traces FOLDER [GAME …]                      (a machine with numba: play on the CPU, store FOLDER/GAME.json)
       python bench/vector.py --traces FOLDER --kernels KERNELS [GAME …]    (a machine with a GPU and PyTorch alone: compare with them)

Every title is played under its first and its newest rules version, at random. A hash of each step is compared: what the seats
saw and could do, how games ended, the full records, and (every few steps) the answers of the heuristics. Kernels for the GPU are
built ahead (`python -m detente.training.build`). Both machines must be given the same `--tables` and `--steps`.
`python bench/environments.py --gpu` measures the speed.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import time
from pathlib import Path
from typing import Any

import numpy as np

from detente.engine.game import Game, titles
from detente.env.vector import VectorTable

TABLES, STEPS, ASKED_EVERY = 512, 1000, 10
Hashes = dict[str, list[str]]


def draw_actions(mask: Any, step: int) -> Any:
    """A random legal action for every table; the same on every machine."""
    drawn = np.frombuffer(hashlib.shake_128(f"actions {step}".encode()).digest(8 * len(mask)), "<u8")
    chosen = (drawn % mask.sum(1).astype(np.uint64)).astype(np.int64)
    return (np.cumsum(mask, 1, dtype=np.int64) > chosen[:, None]).argmax(1)


def on_host(given: Any) -> Any:
    """A numpy array, from a tensor or an array."""
    return np.ascontiguousarray(given.cpu().numpy() if hasattr(given, "cpu") else given)


def hash_of(*arrays: Any) -> str:
    """A hash of the bytes of arrays."""
    found = hashlib.blake2b(digest_size=8)
    for array in arrays:
        found.update(on_host(array).tobytes())
    return found.hexdigest()


def play(tables: VectorTable, steps: int = STEPS, asked_every: int = ASKED_EVERY) -> tuple[Hashes, int]:
    """Play at random; returns hashes of every step by kind, and the number of games that ended."""
    found: Hashes = {"seen": [], "records": [], "outcomes": [], "heuristic": []}
    ended = 0
    for step in range(steps):
        mask = on_host(tables.mask())
        found["seen"].append(hash_of(tables.seats, tables.questions, tables.features(), mask))
        found["records"].append(hash_of(tables.states()))
        if step % asked_every == 0:
            found["heuristic"].append(hash_of(tables.heuristic()))
        actions: Any = draw_actions(mask, step)
        if tables.device:
            import torch

            actions = torch.from_numpy(actions).to(tables.device)
        rewards, done = tables.step(actions)
        found["outcomes"].append(hash_of(rewards, done, tables.endings, tables.lead))
        ended += int(done.sum())
    return found, ended


def versions_of(title: str) -> list[int]:
    """The rules versions that are compared."""
    return sorted({1, Game(title).rules.version})


def write_traces(title: str, folder: Path, tables: int, steps: int, threads: int) -> None:
    """Play on the CPU and store the hashes."""
    started, stored = time.perf_counter(), {}
    for version in versions_of(title):
        hashes, ended = play(VectorTable(title, tables, threads=threads, version=version), steps)
        stored[str(version)] = {"hashes": hashes, "ended": ended}
        print(f"{title}, rules {version}: {tables} tables, {steps} steps, {ended} games ended", flush=True)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{title}.json").write_text(json.dumps(stored))
    print(f"{title}: {time.perf_counter() - started:.0f} s", flush=True)


def differences(mine: Hashes, wanted: Hashes) -> list[str]:
    """What differs, and from which step on."""
    said = []
    for name in wanted:
        unlike = [k for k, (one, other) in enumerate(zip(mine[name], wanted[name], strict=True)) if one != other]
        if unlike:
            said.append(f"{name} differ {len(unlike)} times, first at step {unlike[0] * (ASKED_EVERY if name == 'heuristic' else 1)}")
    return said


def compare_traces(title: str, folder: Path, tables: int, steps: int, kernels: str) -> bool:
    """Play on the GPU and compare with the stored hashes."""
    stored, equal = json.loads((folder / f"{title}.json").read_text()), True
    for version in versions_of(title):
        started = time.perf_counter()
        hashes, ended = play(VectorTable(title, tables, version=version, device="cuda", kernels=kernels), steps)
        found = differences(hashes, stored[str(version)]["hashes"])
        said = "; ".join(found) or f"equal on CPU and GPU at every one of {steps} steps of {tables} tables, {ended} games ended"
        print(f"{title}, rules {version}: {said} ({time.perf_counter() - started:.0f} s)", flush=True)
        equal = equal and not found
    return equal


def main() -> None:
    """Write traces or compare with them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", metavar="GAME", nargs="*", default=list(titles()))
    parser.add_argument("--traces", type=Path, required=True, metavar="FOLDER")
    parser.add_argument("--kernels", metavar="KERNELS", help="folder of the CUDA kernels of all games")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--steps", type=int, default=STEPS)
    parser.add_argument("--threads", type=int, default=1, help="of the CPU (default: 1)")
    given = parser.parse_args()
    if given.kernels is None:
        for title in given.games:
            write_traces(title, given.traces, given.tables, given.steps, given.threads)
        return
    results = [compare_traces(title, given.traces, given.tables, given.steps, given.kernels) for title in given.games]
    raise SystemExit(0 if all(results) else 1)


if __name__ == "__main__":
    main()
