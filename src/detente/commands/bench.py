"""`detente bench`: measure the speed of the rules, their start-up time and the size of a record."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from typing import Any

from detente.engine.game import Game, titles

SECONDS, SLICES, PLAIN_SECONDS = 5.0, 3, 3.0
LABELS = {
    "game": "game",
    "games_per_second": "games/s, compiled, one core",
    "decisions_per_second": "decisions/s, compiled, one core",
    "plain_decisions_per_second": "decisions/s, uncompiled",
    "copy_ns": "copy of a state, ns",
    "cold_start_s": "cold start, s (empty cache)",
    "warm_start_s": "warm start, s (filled cache)",
    "record_bytes": "record, bytes",
}


def run(args: argparse.Namespace) -> int:
    """Measure and print every game, or the one given."""
    for title in [Game(args.game).id] if args.game else titles():
        report = bench(title)
        if args.json:
            print(json.dumps(report), flush=True)
        else:
            print("\n".join(f"{label:<36}{report[key]:>20}" for key, label in LABELS.items()), flush=True)
    return 0


def bench(title: str) -> dict[str, Any]:
    """All measurements, each in a fresh process; the compiled ones share a cache that starts empty."""
    with tempfile.TemporaryDirectory(prefix="detente-bench-") as cache:
        compiled = {"DETENTE_JIT": "1", "DETENTE_CACHE": cache}
        cold, _ = probe(compiled, "start", title)
        warm, _ = probe(compiled, "start", title)
        _, fast = probe(compiled, "speed", title, str(SECONDS), str(SLICES))
    _, plain = probe({"DETENTE_JIT": "0"}, "speed", title, str(PLAIN_SECONDS), "1")
    return {
        "game": title,
        "games_per_second": round(fast["games_per_second"], 1),
        "decisions_per_second": round(fast["decisions_per_second"]),
        "plain_decisions_per_second": round(plain["decisions_per_second"]),
        "copy_ns": round(fast["copy_ns"]),
        "cold_start_s": round(cold, 2),
        "warm_start_s": round(warm, 2),
        "record_bytes": fast["record_bytes"],
    }


def probe(environment: dict[str, str], *words: str) -> tuple[float, dict[str, Any]]:
    """Run a measurement in a fresh process; return the seconds it took, including start-up, and its result."""
    command = [sys.executable, "-m", "detente.commands.probe", *words]
    started = time.perf_counter()
    with subprocess.Popen(command, env=os.environ | environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        seconds = time.perf_counter() - started
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command)
    answer: dict[str, Any] = json.loads(line)
    return seconds, answer
