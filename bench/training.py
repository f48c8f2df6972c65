"""The training speed of a game on this machine's GPU: playing, learning and both, in decisions per second.

Usage: python bench/training.py [GAME …] [--kernels FOLDER] [--games N] [--steps N] [--sparring PART] [--league PART]
"""

import argparse
import json
import time
from collections.abc import Callable
from pathlib import Path

import torch

from detente.bots.network.numpy_network import weights_file
from detente.bots.network.weights import load_weights
from detente.engine.game import titles
from detente.training.run import Run
from detente.training.settings import TrainingSettings


def seconds_of(work: Callable[[], None], times: int = 10) -> float:
    """The mean seconds of a call, after two warm-up calls."""
    for _ in range(2):
        work()
    torch.cuda.synchronize()
    started = time.perf_counter()
    for _ in range(times):
        work()
    torch.cuda.synchronize()
    return (time.perf_counter() - started) / times


def measure(title: str, settings: TrainingSettings, kernels: Path) -> dict[str, object]:
    """Rates of one game with its shipped weights."""
    weights = load_weights(weights_file(title))
    run = Run(title, weights.columns, Path("training"), "cuda", kernels, judges=64)
    learner = run.make_learner(settings, weights.arrays)
    run.prepare(learner)
    decisions = settings.games * settings.steps
    assert learner.graphs is not None
    play, learn = learner.graphs
    rates = {"play": seconds_of(play.replay), "learn": seconds_of(learn.replay), "both": seconds_of(lambda: learner.iterate(0.5))}
    return {"game": title, "games": settings.games} | {name: round(decisions / seconds) for name, seconds in rates.items()}


def main() -> None:
    """Measure and print one JSON object per game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", metavar="GAME", nargs="*", default=list(titles()))
    parser.add_argument("--kernels", type=Path, default=Path("kernels"))
    parser.add_argument("--games", type=int, default=16384)
    parser.add_argument("--steps", type=int, default=32)
    parser.add_argument("--sparring", type=float, default=0.2)
    parser.add_argument("--league", type=float, default=0.2)
    given = parser.parse_args()
    for title in given.titles:
        arrays = load_weights(weights_file(title)).arrays
        blocks = sum(name.endswith(".up.weight") for name in arrays)
        shape = {"width": len(arrays["encoder.bias"]), "blocks": blocks, "sparring": given.sparring, "league": given.league}
        settings = TrainingSettings.read(shape | {"games": given.games, "steps": given.steps})
        print(json.dumps(measure(title, settings, given.kernels)), flush=True)


if __name__ == "__main__":
    main()
