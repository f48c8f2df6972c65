"""The calibration of win probabilities: the network's value and the heuristics, over games of different bots.

    python bench/calibration.py GAME [--games N] [--seed N] [--jobs N] [--keep FILE] [--write] [--plot FILE]

Some decisions of every game are recorded. The scale of the network's value is fitted to one half of the games and evaluated on the other,
both ways; a scale that predicts no better than none is dropped. --write stores it in `bots/weights/calibration.csv`, where it applies to
the current weights; --plot draws predictions against results (`pip install 'detente[plot]'`); --keep stores the predictions in a file, from
which they can be evaluated and drawn again without playing.
"""

from __future__ import annotations

import argparse
import csv
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

from detente.arena.executors import work_all
from detente.arena.match import Pairing, play
from detente.bots.brain import AT_ONCE, NO_REPLY, Worlds
from detente.bots.network.numpy_network import SUREST, digest, find_network, weights_file
from detente.bots.random_bot import legal_actions
from detente.bots.review import PLAY_ON
from detente.engine.table import Table

BOTS = ("network", "heuristic", "network:temperature=1", "search:worlds=4+candidates=3+threads=1")
EVERY = 9  # record one of so many decisions
WORLDS = 8
BINS = 10
SCALES = np.linspace(0.3, 2.0, 171)


class Watcher:
    """Records the predictions at some decisions of a game."""

    def __init__(self, pairing: Pairing) -> None:
        self.network, self.worlds = find_network(pairing.game), room_for(pairing.game)
        self.rows: list[tuple[int, float, float, float]] = []  # the seat, and the three predictions
        self._count, self._chance = 0, np.random.default_rng(pairing.seed)

    def __call__(self, table: Table, seat: int) -> None:
        seen = table.observe(seat)
        if len(legal_actions(seen)) < 2:
            return
        self._count += 1
        if self._count % EVERY:
            return
        found = self.worlds.imagine(seen, self._chance, WORLDS)
        ahead = self.worlds.brain.horizon(seen, 0)
        heuristics, rollouts = (
            float(self.worlds.roll_out(np.array([(w, PLAY_ON, seat, *until, NO_REPLY) for w in range(found)], np.int64))[0].mean())
            for until in (AT_ONCE, ahead)
        )
        self.rows.append((seat, self.network.judge(seen)[1], heuristics, rollouts))


@cache
def room_for(game: str) -> Worlds:
    """A `Worlds` for a game, made once per process."""
    return Worlds(game, WORLDS, noise=30)


def watch_game(pairing: Pairing) -> list[tuple[int, int, float, float, float, float]]:
    """Play a game; returns its predictions: seed, seat, the three predictions, and whether the seat won."""
    watch = Watcher(pairing)
    winner = play(pairing, watch).winner
    return [(pairing.seed, seat, *said, 0.5 if winner == 2 else float(winner == seat)) for seat, *said in watch.rows]  # type: ignore[misc]


def watch_all(game: str, games: int, seed: int, jobs: int) -> Any:
    """The predictions in games between all pairs of bots."""
    pairs = list(product(BOTS, BOTS))
    pairings = [Pairing(game, pairs[n % len(pairs)], seed + n, 5.0) for n in range(games)]
    rows = [row for found in work_all(watch_game, pairings, jobs) for row in found]
    return np.array(sorted(rows))


def scaled(value: Any, scale: float) -> Any:
    """The win probability for a value."""
    return (1 + np.tanh(scale * np.arctanh(np.clip(value, -SUREST, SUREST)))) / 2


def brier(chance: Any, won: Any) -> float:
    """The Brier score, the mean squared error: 0.25 without any information."""
    return float(((chance - won) ** 2).mean())


def fit(value: Any, won: Any) -> float:
    """The scale with the lowest Brier score."""
    return float(min(SCALES, key=lambda scale: brier(scaled(value, scale), won)))


def fit_twice(value: Any, won: Any, odd: Any) -> tuple[Any, float]:
    """Win probabilities by a scale fitted to the other half of the games, and the mean of both scales; 1 if that predicts no better."""
    scales = fit(value[odd], won[odd]), fit(value[~odd], won[~odd])
    chance = np.where(odd, scaled(value, scales[1]), scaled(value, scales[0]))
    if brier(chance, won) >= brier(scaled(value, 1.0), won):
        return chance, 1.0
    return chance, sum(scales) / 2


def reliability(chance: Any, won: Any) -> list[tuple[float, float, int]]:
    """For each tenth: the mean prediction, the result, and the count."""
    bins = np.minimum((chance * BINS).astype(int), BINS - 1)
    return [(float(chance[at].mean()), float(won[at].mean()), int(at.sum())) for b in range(BINS) if (at := bins == b).any()]


def write(game: str, scale: float) -> Path:
    """Store the scale with a digest of the weights."""
    path = weights_file(game).with_name("calibration.csv")
    rows = list(csv.DictReader(path.read_text(encoding="utf-8").splitlines())) if path.is_file() else []
    kept = {row["game"]: (row["weights"], row["scale"]) for row in rows} | {game: (digest(weights_file(game)), f"{scale:.2f}")}
    lines = ["game,weights,scale", *(f"{name},{word},{number}" for name, (word, number) in sorted(kept.items()))]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def draw(path: str, game: str, curves: dict[str, tuple[Any, Any]]) -> None:
    """Draw the reliability plot."""
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
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", default="")
    args = parser.parse_args()
    pairs = len(BOTS) ** 2
    if args.games < 2 * pairs:
        parser.error(f"--games: at least {2 * pairs}, so that every pair is in both halves")
    if args.keep and Path(args.keep).is_file():
        rows = np.load(args.keep)
    else:
        rows = watch_all(args.game, args.games, args.seed, args.jobs)
        if args.keep:
            np.save(args.keep, rows)
    number, value, won = rows[:, 0].astype(int) - args.seed, rows[:, 2], rows[:, 5]
    odd = number % (2 * pairs) >= pairs  # every pair is in both halves
    chance, scale = fit_twice(value, won, odd)
    curves = {
        "heuristics": (rows[:, 3], won),
        "rollouts by them": (rows[:, 4], won),
        "network": (scaled(value, 1.0), won),
        "network, scaled": (chance, won),
    }
    print(f"{args.game}: {number.max() + 1} games, {len(rows)} decisions; scale {scale:.2f}")
    for name, (chance, result) in curves.items():
        bins = "  ".join(f"{foretold:.2f}:{happened:.2f}({count})" for foretold, happened, count in reliability(chance, result))
        print(f"{name:18} Brier {brier(chance, result):.4f}  {bins}")
    if args.plot:
        draw(args.plot, args.game, curves)
    if args.write:
        print(write(args.game, scale))


if __name__ == "__main__":
    main()
