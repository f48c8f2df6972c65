"""Random steps of our environments and of others, side by side in one run: steps per second on one core, and memory.

Usage: python bench/environments.py [--seconds 3] [--threads 1 2] [--gpu] [--kernels FOLDER] [--only WORD …] [GAME …]

Each line is measured in a separate process by its CPU time, so that a busy machine has little influence; lines
with threads or GPUs by wall time. Needs `pip install 'detente[env,spiel]' 'pettingzoo[classic]' pgx`; missing packages are named. `--gpu`
measures VectorTable on a GPU instead (PyTorch, and kernels of `python -m detente.training.build`), and pgx on the GPU if its JAX finds one;
bench/vector.py compares the games there with those of the CPU.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import resource
import time
import warnings
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np

from detente.engine.game import Game, titles

SPIEL = ("kuhn_poker", "leduc_poker", "backgammon", "gin_rummy", "bridge", "chess", "go")
CLASSIC = ("tictactoe_v3", "connect_four_v3", "chess_v6", "go_v5", "texas_holdem_no_limit_v6", "leduc_holdem_v4")
PGX = ("tic_tac_toe", "kuhn_poker", "leduc_holdem", "backgammon", "chess", "go_9x9")
BATCH, GPU_BATCHES, GPU_STEPS = 4096, (4096, 65536, 262144), 16
MEGABYTE = 1 << 20


def rate(steps: Iterator[int], seconds: float, clock: Callable[[], float]) -> float:
    """Steps per second; the first ones, which load and compile, are not counted."""
    next(steps)
    next(steps)
    started, counted = clock(), 0
    while (passed := clock() - started) < seconds:
        counted += next(steps)
    return counted / passed


def aec_steps(game: Any) -> Iterator[int]:
    """Steps of a PettingZoo game: ours, or one of its classics."""
    chance = np.random.default_rng(1)
    for seed in range(1 << 30):
        game.reset(seed=seed)
        for _ in game.agent_iter():
            seen, _, over, cut, info = game.last()
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            game.step(None if over or cut else int(chance.choice(np.flatnonzero(mask))))
            yield 1


def our_aec_steps(title: str) -> Iterator[int]:
    """Steps through our PettingZoo interface."""
    from detente.env.aec import SeatsEnv

    return aec_steps(SeatsEnv(title))


def classic_steps(name: str) -> Iterator[int]:
    """Steps of a PettingZoo classic, without the checking wrappers."""
    from importlib import import_module

    return aec_steps(import_module(f"pettingzoo.classic.{name}").raw_env())


def seat_steps(title: str) -> Iterator[int]:
    """Steps through our Gymnasium interface, against a random opponent; only our own decisions are counted."""
    from detente.env.seat import SeatEnv

    game, chance = SeatEnv(title), np.random.default_rng(1)
    for seed in range(1 << 30):
        seen, _ = game.reset(seed=seed)
        over = False
        while not over:
            seen, _, over, _, _ = game.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
            yield 1


def spiel_steps(name: str) -> Iterator[int]:
    """Steps of an OpenSpiel game through its Python interface, including chance nodes."""
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


def our_spiel_steps(title: str) -> Iterator[int]:
    """Steps of our games in OpenSpiel."""
    return spiel_steps(f"python_detente(game={title})")


def vector_steps(title: str, threads: int = 1) -> Iterator[int]:
    """Steps of many games at once, including features and masks, with actions drawn by numpy."""
    from detente.env.vector import VectorTable

    tables, chance = VectorTable(title, BATCH, threads=threads), np.random.default_rng(1)
    while True:
        tables.features()
        mask = tables.mask()
        tables.step((chance.random(mask.shape, np.float32) * mask).argmax(1), check=False)
        yield tables.count


def bare_vector_steps(title: str) -> Iterator[int]:
    """The same without features: the cost of the rules alone, including the drawing of actions."""
    from detente.env.vector import VectorTable

    tables, chance = VectorTable(title, BATCH), np.random.default_rng(1)
    while True:
        mask = tables.mask()
        tables.step((chance.random(mask.shape, np.float32) * mask).argmax(1), check=False)
        yield tables.count


def simulated_steps(title: str) -> Iterator[int]:
    """Steps of random games inside the compiled rules."""
    game = Game(title)
    for seed in range(1 << 30):
        yield int(game.simulate(500, seed=seed + 1)[1].sum())


def pgx_steps(name: str, count: int) -> Iterator[int]:
    """Steps of many games of pgx, restarted when they end, with actions drawn by JAX; compiled as a whole."""
    import jax
    import jax.numpy as jnp
    import pgx

    game = pgx.make(name)
    begin = jax.vmap(game.init)

    def step(state: Any, key: Any) -> Any:
        choice, dice, fresh = jax.random.split(key, 3)
        scores = jnp.log(state.legal_action_mask.astype(jnp.float32))
        state = jax.vmap(game.step)(state, jax.random.categorical(choice, scores, axis=1), jax.random.split(dice, count))
        new = begin(jax.random.split(fresh, count))
        over = state.terminated | state.truncated
        return jax.tree.map(lambda a, b: jnp.where(over.reshape(-1, *[1] * (a.ndim - 1)), b, a), state, new)

    compiled, state = jax.jit(step), jax.jit(begin)(jax.random.split(jax.random.PRNGKey(0), count))
    for k in range(1 << 30):
        state = jax.block_until_ready(compiled(state, jax.random.PRNGKey(k)))
        yield count


def gpu_steps(title: str, count: int, kernels: str, features: bool) -> Iterator[int]:
    """Steps of many games on a GPU; actions are drawn there, and nothing leaves it."""
    import torch

    play = gpu_step(title, count, kernels, features)
    while True:
        for _ in range(GPU_STEPS):
            play()
        torch.cuda.synchronize()
        yield GPU_STEPS * count


def recorded_gpu_steps(title: str, count: int, kernels: str, features: bool) -> Iterator[int]:
    """The same, recorded once as a CUDA graph and replayed."""
    import torch

    play, graph = gpu_step(title, count, kernels, features), torch.cuda.CUDAGraph()
    play()
    torch.cuda.synchronize()
    with torch.cuda.graph(graph):
        for _ in range(GPU_STEPS):
            play()
    while True:
        graph.replay()
        torch.cuda.synchronize()
        yield GPU_STEPS * count


def gpu_step(title: str, count: int, kernels: str, features: bool) -> Callable[[], None]:
    """Make a function that takes a random step of games on a GPU."""
    import torch

    from detente.env.vector import VectorTable

    tables = VectorTable(title, count, device="cuda", kernels=kernels)

    def play() -> None:
        if features:
            tables.features()
        mask = tables.mask()
        tables.step(torch.rand(mask.shape, device="cuda").mul_(mask).argmax(1), check=False)

    return play


class Line(NamedTuple):
    """A line of the table: the stepping function of this file, and whether wall time or CPU time counts."""

    game: str
    interface: str
    function: str
    arguments: tuple[Any, ...]
    by_clock: bool = False


def measure(line: Line, seconds: float, out: Any) -> None:
    """Measure a line in a separate process: the rate and the peak memory, or the missing package."""
    warnings.simplefilter("ignore")
    try:
        found = rate(globals()[line.function](*line.arguments), seconds, time.perf_counter if line.by_clock else time.process_time)
    except ImportError as error:
        out.put({"said": f"not installed: {error.name}"})
        return
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    if line.function in ("gpu_steps", "recorded_gpu_steps"):
        import torch

        memory = torch.cuda.max_memory_allocated()
    out.put({"rate": found, "memory": memory})


def gpu_lines(given: argparse.Namespace) -> Iterator[Line]:
    """The lines that are measured on a GPU."""
    for title in given.games:
        for count in GPU_BATCHES:
            yield Line(title, f"VectorTable on the GPU, {count:,} games", "gpu_steps", (title, count, given.kernels, True), True)
        for count in (GPU_BATCHES[0], GPU_BATCHES[-1]):
            yield Line(title, f"… as a CUDA graph, {count:,} games", "recorded_gpu_steps", (title, count, given.kernels, True), True)
        yield Line(title, f"… without features, {count:,} games", "gpu_steps", (title, count, given.kernels, False), True)
    for name in PGX:
        for count in GPU_BATCHES[:2]:
            yield Line(name, f"pgx on the GPU, {count:,} games", "pgx_steps", (name, count), True)


def cpu_lines(given: argparse.Namespace) -> Iterator[Line]:
    """The lines that are measured on a CPU."""
    ours = (
        ("VectorTable, 4,096 games", "vector_steps"), ("… without features", "bare_vector_steps"), ("PettingZoo", "our_aec_steps"),
        ("Gymnasium", "seat_steps"), ("OpenSpiel", "our_spiel_steps"), ("random games inside the rules", "simulated_steps"),
    )  # fmt: skip
    for title in given.games:
        for kind, function in ours:
            yield Line(title, kind, function, (title,))
        for threads in given.threads:
            yield Line(title, f"VectorTable, 4,096 games, {threads} threads, by the clock", "vector_steps", (title, threads), True)
    for name in SPIEL:
        yield Line(name, "OpenSpiel, its own C++", "spiel_steps", (name,))
    for name in CLASSIC:
        yield Line(name, "PettingZoo, its own classic", "classic_steps", (name,))
    for name in PGX:
        yield Line(name, f"pgx on the CPU, {BATCH:,} games", "pgx_steps", (name, BATCH))


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", metavar="GAME", nargs="*", default=list(titles()))
    parser.add_argument("--seconds", type=float, default=3.0, help="for each line (default: 3)")
    parser.add_argument("--gpu", action="store_true", help="measure on a GPU instead")
    parser.add_argument("--kernels", default="kernels", help="folder of the CUDA kernels (default: kernels)")
    parser.add_argument("--threads", type=int, nargs="*", default=[], metavar="N", help="measure VectorTable with so many threads, too")
    parser.add_argument("--only", nargs="*", default=[], metavar="WORD", help="lines whose game or interface has one of these words")
    parser.add_argument("--json", metavar="FILE", help="write the numbers")
    given = parser.parse_args()
    spawn, found = multiprocessing.get_context("spawn"), []
    print(f"| game | interface | steps a second{'' if given.gpu else ' of a core'} | MB |\n|---|---|---|---|", flush=True)
    for line in gpu_lines(given) if given.gpu else cpu_lines(given):
        if given.only and not any(word in " ".join(line[:2]) for word in given.only):
            continue
        out = spawn.SimpleQueue()
        process = spawn.Process(target=measure, args=(line, given.seconds, out))
        process.start()
        process.join()
        result: dict[str, Any] = out.get() if not out.empty() else {"said": f"ended with {process.exitcode}"}
        cells = (result["said"], "") if "said" in result else (f"{result['rate']:,.0f}", f"{result['memory'] / MEGABYTE:,.0f}")
        print(f"| {line[0]} | {line[1]} | {cells[0]} | {cells[1]} |", flush=True)
        found.append({"game": line[0], "interface": line[1], **result})
    if given.json:
        with open(given.json, "w", encoding="utf-8") as file:
            json.dump(found, file, indent=1)


if __name__ == "__main__":
    main()
