"""PPO with the package's own training code, small enough for a CPU: a network learns CIA vs KGB by self-play, from nothing.

    python examples/research/ppo.py --seconds 120          # pip install 'detente[train]'

The same code trains the shipped networks on a GPU (docs/training.md). The log tells the share of points against the heuristics.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from detente.bots.network.numpy_network import weights_file
from detente.bots.network.weights import load_columns
from detente.training.run import Budget, Run
from detente.training.settings import TrainingSettings

TITLE = "cia_vs_kgb"
TINY: dict[str, Any] = {
    "games": 128, "steps": 16, "width": 64, "blocks": 1, "rate": 1e-3, "warm_up": 5, "kl": 0.02,
    "league": 0.0, "sparring": 0.25, "entropy": 0.01,
}  # fmt: skip


def train(folder: Path, budget: Budget, judges: int = 64, seed: int = 1, **settings: Any) -> list[dict[str, Any]]:
    """Self-play for a budget; gives the matches against the heuristics, one before the first step and one after every part."""
    columns = load_columns(weights_file(TITLE), TITLE)  # which numbers of an observation the network sees
    run = Run(TITLE, columns, folder, "cpu", seed=seed, judges=judges)
    tiny = TrainingSettings.read(TINY | settings)
    run.judge(run.make_learner(tiny).mean, 0, "play", budget)
    run.play(tiny, budget, judge_every=30.0)
    return [row for row in run.log.rows if "match" in row]


def main() -> None:
    """Learn, and print the matches."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--out", type=Path, default=Path("ppo"))
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for row in train(given.out, Budget(seconds=given.seconds), seed=given.seed):
        print(f"{row['decisions']:>10,} decisions: {100 * row['match']:.1f} % of the points against the heuristic")


if __name__ == "__main__":
    main()
