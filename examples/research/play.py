"""Random and heuristic play: the four ways to step a game, and how much better heuristics are than chance.

python examples/research/play.py [GAME]
"""

from __future__ import annotations

import argparse

import numpy as np

from detente import Game
from detente.env.core import Core
from detente.env.vector import VectorTable


def random_game(title: str, seed: int) -> str:
    """One game at a table, by names: for reading along. Gives who won."""
    table, chance = Game(title).new(seed=seed), np.random.default_rng(seed)
    while table.outcome is None:
        seat = table.to_move[0]
        table.play(seat, str(chance.choice(table.legal(seat))))
    return table.outcome.winner


def random_core(title: str, seed: int) -> tuple[float, float]:
    """One game by numbers, without names and history: what the environments step. Gives the rewards of both seats."""
    core, chance = Core(title), np.random.default_rng(seed)
    core.reset(seed)
    while (seat := core.seat) is not None:
        core.step(seat, int(chance.choice(np.flatnonzero(core.mask(seat)))))
    return core.returns


def match(title: str, games: int = 128, steps: int = 400, seed: int = 1) -> dict[str, float]:
    """The heuristic against chance, many games at once, half of them from each side. Gives the points of the heuristic by its side."""
    tables, chance = VectorTable(title, games, seed), np.random.default_rng(seed)
    mine = np.arange(games) % 2  # the seat of the heuristic
    points, ended = np.zeros(2), np.zeros(2)
    for _ in range(steps):
        mask = tables.mask()
        by_chance = (chance.random(mask.shape) * mask).argmax(1)
        own = tables.seats == mine
        rewards, done = tables.step(np.where(own, tables.heuristic(own), by_chance))
        for seat in (0, 1):
            here = done & (mine == seat)
            points[seat] += ((1 + rewards[here, seat]) / 2).sum()
            ended[seat] += here.sum()
    return {name: float(points[k] / max(1, ended[k])) for k, name in enumerate(tables.game.seats)}


def main() -> None:
    """Play, and print who wins."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="cia_vs_kgb")
    given = parser.parse_args()
    print("a random game was won by", random_game(given.game, seed=1))
    print("rewards of another one:", random_core(given.game, seed=2))
    for seat, share in match(given.game).items():
        print(f"heuristic as {seat} against random: {100 * share:.1f} % of the points")


if __name__ == "__main__":
    main()
