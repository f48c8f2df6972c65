"""Random steps per second of our environments and of others, in one run: python bench/environments.py [--seconds 3] [GAME …]."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from functools import partial

import numpy as np

from detente.engine.game import Game, titles

OTHERS = ("kuhn_poker", "leduc_poker", "backgammon", "gin_rummy", "bridge", "chess")


def rate(steps: Iterator[int], seconds: float) -> float:
    """Steps per second; the first ones, which load and compile, are not counted."""
    next(steps)
    started, counted = time.perf_counter(), 0
    while (passed := time.perf_counter() - started) < seconds:
        counted += next(steps)
    return counted / passed


def aec_steps(title: str) -> Iterator[int]:
    """PettingZoo's interface."""
    from detente.env.aec import SeatsEnv

    game, chance = SeatsEnv(title), np.random.default_rng(1)
    for seed in range(1 << 30):
        game.reset(seed=seed)
        while not any(game.terminations.values()):
            seen = game.observe(game.agent_selection)
            game.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
            yield 1


def seat_steps(title: str) -> Iterator[int]:
    """Gymnasium's interface, against a random opponent; only our own decisions are counted."""
    from detente.env.seat import SeatEnv

    game, chance = SeatEnv(title), np.random.default_rng(1)
    for seed in range(1 << 30):
        seen, _ = game.reset(seed=seed)
        over = False
        while not over:
            seen, _, over, _, _ = game.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
            yield 1


def spiel_steps(name: str) -> Iterator[int]:
    """A game of OpenSpiel through its Python interface, chance nodes included."""
    import pyspiel

    import detente.env.spiel  # noqa: F401

    game, chance = pyspiel.load_game(name), np.random.RandomState(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(chance.choice(outcomes, p=weights)))
            else:
                state.apply_action(int(chance.choice(state.legal_actions())))
            yield 1


def vector_steps(title: str, threads: int) -> Iterator[int]:
    """Many games at once, features and masks included."""
    from detente.env.vector import VectorTable

    tables, chance = VectorTable(title, 4096, threads=threads), np.random.default_rng(1)
    while True:
        tables.features()
        mask = tables.mask()
        tables.step((chance.random(mask.shape, np.float32) * mask).argmax(1))
        yield tables.count


def simulated_steps(title: str) -> Iterator[int]:
    """Random games inside the compiled rules."""
    game = Game(title)
    for seed in range(1 << 30):
        yield int(game.simulate(500, seed=seed + 1)[1].sum())


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", metavar="GAME", nargs="*", default=list(titles()))
    parser.add_argument("--seconds", type=float, default=3.0, help="for each line (default: 3)")
    given = parser.parse_args()
    lines: list[tuple[str, str, Callable[[], Iterator[int]]]] = []
    for title in given.games:
        lines += [
            (title, "PettingZoo", partial(aec_steps, title)),
            (title, "Gymnasium", partial(seat_steps, title)),
            (title, "OpenSpiel", partial(spiel_steps, f"python_detente(game={title})")),
            (title, "VectorTable, 4,096 games", partial(vector_steps, title, 1)),
            (title, "VectorTable, 2 threads", partial(vector_steps, title, 2)),
            (title, "simulate", partial(simulated_steps, title)),
        ]
    lines += [(name, "OpenSpiel, its own C++", partial(spiel_steps, name)) for name in OTHERS]
    print("| game | interface | steps per second |\n|---|---|---|")
    for name, kind, steps in lines:
        try:
            print(f"| {name} | {kind} | {rate(steps(), given.seconds):,.0f} |", flush=True)
        except ImportError as error:
            print(f"| {name} | {kind} | not installed: {error.name} |", flush=True)


if __name__ == "__main__":
    main()
