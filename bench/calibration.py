"""How well chances to win are foretold: the network's value beside the rules of thumb, over games of different bots.

    python bench/calibration.py GAME [--games N] [--seed N] [--write] [--plot FILE]

Of every game some decisions are kept. The scale of the network's value is fitted to one half of the games and judged on the other, both
ways; a scale that foretells no better than none is given up. --write puts it into `bots/weights/calibration.csv`, where it holds for the
present weights; --plot draws what was foretold
against what happened (`pip install 'detente[plot]'`).
"""

from __future__ import annotations

import argparse
import csv
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

from detente.arena.match import Pairing, play
from detente.bots.brain import AT_ONCE, NO_REPLY, Worlds
from detente.bots.network.numpy_network import SUREST, digest, find_network, weights_file
from detente.bots.random_bot import legal_actions
from detente.bots.review import PLAY_ON
from detente.engine.table import Table

BOTS = ("network", "heuristic", "network:temperature=1", "search:worlds=4+candidates=3+threads=1")
EVERY = 9  # decisions
WORLDS = 8
BINS = 10
SCALES = np.linspace(0.3, 2.0, 171)


class Watcher:
    """Keeps what is foretold at some decisions of a game."""

    def __init__(self, game: str) -> None:
        self.network, self.worlds = find_network(game), Worlds(game, WORLDS, noise=30)
        self.rows: list[tuple[int, int, float, float, float]] = []  # game, seat, and what the three say
        self.game, self._count, self._chance = 0, 0, np.random.default_rng(1)

    def __call__(self, table: Table, seat: int) -> None:
        seen = table.observe(seat)
        if len(legal_actions(seen)) < 2:
            return
        self._count += 1
        if self._count % EVERY:
            return
        found = self.worlds.imagine(seen, self._chance, WORLDS)
        ahead = self.worlds.brain.horizon(seen, 0)
        thumbs, rollouts = (
            float(self.worlds.roll_out(np.array([(w, PLAY_ON, seat, *until, NO_REPLY) for w in range(found)], np.int64))[0].mean())
            for until in (AT_ONCE, ahead)
        )
        self.rows.append((self.game, seat, self.network.judge(seen)[1], thumbs, rollouts))


def scaled(value: Any, scale: float) -> Any:
    """The chance to win that a value stands for."""
    return (1 + np.tanh(scale * np.arctanh(np.clip(value, -SUREST, SUREST)))) / 2


def brier(chance: Any, won: Any) -> float:
    """The mean square of the error: 0.25 where nothing is known."""
    return float(((chance - won) ** 2).mean())


def fit(value: Any, won: Any) -> float:
    """The scale with the least Brier score."""
    return float(min(SCALES, key=lambda scale: brier(scaled(value, scale), won)))


def fit_twice(value: Any, won: Any, odd: Any) -> tuple[Any, float]:
    """Chances by a scale that was fitted to the other half of the games, and the mean of both scales; 1 where that foretells no better."""
    scales = fit(value[odd], won[odd]), fit(value[~odd], won[~odd])
    chance = np.where(odd, scaled(value, scales[1]), scaled(value, scales[0]))
    if brier(chance, won) >= brier(scaled(value, 1.0), won):
        return chance, 1.0
    return chance, sum(scales) / 2


def reliability(chance: Any, won: Any) -> list[tuple[float, float, int]]:
    """Of each tenth: what was foretold, what happened, and how often."""
    bins = np.minimum((chance * BINS).astype(int), BINS - 1)
    return [(float(chance[at].mean()), float(won[at].mean()), int(at.sum())) for b in range(BINS) if (at := bins == b).any()]


def write(game: str, scale: float) -> Path:
    """Keep the scale with a digest of the weights."""
    path = weights_file(game).with_name("calibration.csv")
    rows = list(csv.DictReader(path.read_text(encoding="utf-8").splitlines())) if path.is_file() else []
    kept = {row["game"]: (row["weights"], row["scale"]) for row in rows} | {game: (digest(game), f"{scale:.2f}")}
    lines = ["game,weights,scale", *(f"{name},{word},{number}" for name, (word, number) in sorted(kept.items()))]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def draw(path: str, game: str, curves: dict[str, tuple[Any, Any]]) -> None:
    """The reliability plot."""
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(5, 5))
    axes.plot([0, 1], [0, 1], color="0.7", linewidth=1)
    for name, (chance, won) in curves.items():
        points = reliability(chance, won)
        axes.plot([p[0] for p in points], [p[1] for p in points], marker="o", label=f"{name} ({brier(chance, won):.3f})")
    axes.set(title=game, xlabel="chance to win, foretold", ylabel="won", xlim=(0, 1), ylim=(0, 1))
    axes.legend(title="Brier score")
    figure.savefig(path)


def main() -> None:
    """Play, compare and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=320)
    parser.add_argument("--seed", type=int, default=9000)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--plot", default="")
    args = parser.parse_args()
    pairs = list(product(BOTS, BOTS))
    if args.games < 2 * len(pairs):
        parser.error(f"--games: at least {2 * len(pairs)}, so that every pair is in both halves")
    watch, winners = Watcher(args.game), list[int]()
    for n in range(args.games):
        watch.game = n
        winners.append(play(Pairing(args.game, pairs[n % len(pairs)], args.seed + n, 5.0), watch).winner)
    rows = np.array(watch.rows)
    number, seat, value = rows[:, 0].astype(int), rows[:, 1].astype(int), rows[:, 2]
    winner = np.array(winners)[number]
    won = np.where(winner == 2, 0.5, winner == seat)
    odd = number % (2 * len(pairs)) >= len(pairs)  # every pair is in both halves
    chance, scale = fit_twice(value, won, odd)
    curves = {
        "rules of thumb": (rows[:, 3], won),
        "rollouts by them": (rows[:, 4], won),
        "network": (scaled(value, 1.0), won),
        "network, scaled": (chance, won),
    }
    print(f"{args.game}: {args.games} games, {len(rows)} decisions; scale {scale:.2f}")
    for name, (chance, result) in curves.items():
        bins = "  ".join(f"{foretold:.2f}:{happened:.2f}({count})" for foretold, happened, count in reliability(chance, result))
        print(f"{name:18} Brier {brier(chance, result):.4f}  {bins}")
    if args.plot:
        draw(args.plot, args.game, curves)
    if args.write:
        print(write(args.game, scale))


if __name__ == "__main__":
    main()
