"""`detente warm`: compile the rules ahead of time, so that no game waits for it."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from detente.bots import is_learned, thinking
from detente.bots.brain import find_brain
from detente.bots.network.features import deriving
from detente.bots.network.kernels import KERNELS
from detente.bots.network.numpy_network import weights_file
from detente.bots.network.rollouts import loops
from detente.bots.network.weights import load_columns
from detente.engine.boards import rehearse
from detente.engine.game import Game, titles
from detente.engine.kernel import JIT
from detente.engine.text import game_catalogue

from .console import progress

# The kernels of the table, of simulations and of the bots, each with the seconds of one core that it takes: the later ones find most of
# the rules compiled.
STEPS: tuple[tuple[Callable[[Game], object], float], ...] = (
    (rehearse, 60.0),
    (lambda game: game.simulate(1), 8.0),
    (lambda game: thinking.warm(game.id), 40.0),
)


def run(args: argparse.Namespace) -> int:
    """Compile the game given, or all of them: in parallel if several need compiling, the slowest first."""
    games = sorted(map(Game, [args.game] if args.game else titles()), key=lambda game: -len(game.actions))
    if not JIT or sum(not is_ready(game) for game in games) < 2:
        for game in games:
            warm(game)
        return 0
    with ThreadPoolExecutor(os.cpu_count()) as crew:
        return max(crew.map(warm_apart, games))


def warm_apart(game: Game) -> int:
    """Compile one game in a separate process and pass its output on."""
    command = [sys.executable, "-m", "detente", "warm", game.id]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8") as process:
        for line in process.stdout or ():
            print(line, end="", flush=True)
    return process.returncode


def warm(game: Game) -> None:
    """Call the kernels of a game and of its bots once, which compiles those that are not in the cache."""
    text = game_catalogue(game.id, "en")
    name = text.format("game-name")
    if not JIT:
        print(f"{name}: DETENTE_JIT=0, nothing is compiled.")
        return
    if is_ready(game):
        for work, _ in STEPS:
            work(game)
        print(f"{name}: everything is compiled already.")
        return
    print(text.format("cli-compiling", game=name), flush=True)
    started = time.perf_counter()
    for number, (work, seconds) in enumerate(STEPS, 1):
        with progress(f"{name} {number}/{len(STEPS)}", seconds):
            work(game)
    print(text.format("cli-compiled", seconds=time.perf_counter() - started))


def is_ready(game: Game) -> bool:
    """Whether the machine code of all kernels is in the cache."""
    brain = find_brain(game.id)
    by_network = (*loops(game.id), *KERNELS, *derivers(game.id)) if is_learned(game.id) else ()
    kernels = (game.rules.drive, game.rules.simulate, *game.rules.page_kernels, *((brain.run_bot,) if brain else ()), *by_network)
    return all(getattr(kernel, "is_cached", bool)() for kernel in kernels)


def derivers(game: str) -> tuple[Any, ...]:
    """The kernels of derived features, if the game's network uses any."""
    return (deriving(game),) if load_columns(weights_file(game), game).derived else ()
