"""`detente selfplay`: games between bots as Parquet files (docs/research.md)."""

from __future__ import annotations

import argparse
import os
import shlex
from collections.abc import Iterable, Iterator
from pathlib import Path

from detente.arena.executors import work_all
from detente.arena.match import Pairing, play
from detente.bots import make_bot
from detente.engine.errors import DetenteError
from detente.engine.game import Game
from detente.engine.options import read_options
from detente.engine.table import Table
from detente.env.data import Kept, keep, write
from detente.env.features import Features


def run(args: argparse.Namespace) -> int:
    """Play the games and write them."""
    game = Game(args.game)
    options = tuple((str(name), str(value)) for name, value in args.option)
    read_options(game.rules.options, dict(options))
    names = [name.strip() for name in args.bots.split(",")]
    bots = (names[0], names[-1])
    if len(names) > 2:
        raise DetenteError("two-bots", bots=args.bots)
    for name in bots:
        make_bot(name, 1, game.id)
    pairings = [Pairing(game.id, bots if n % 2 == 0 else bots[::-1], args.seed + n, args.budget, options) for n in range(args.games)]
    kept = in_order(work_all(record, pairings, args.jobs or os.cpu_count() or 1, args.ray), args.seed)
    games, moves = write(kept, Features(game), Path(args.out), command_of(args))
    print(f"{args.out}: {games} games, {moves} decisions")
    return 0


def command_of(args: argparse.Namespace) -> str:
    """The command that reproduces the files; the number of processes is not part of it."""
    words = ["detente", "selfplay", args.game, "--bots", args.bots, "--games", args.games, "--seed", args.seed, "--budget", args.budget]
    return shlex.join(
        map(str, [*words, *(word for name, value in args.option for word in ("--option", f"{name}={value}")), "--out", args.out])
    )


def in_order(games: Iterable[Kept], due: int) -> Iterator[Kept]:
    """Yield the games in order of their seeds, so that the files are the same for any number of processes."""
    early: dict[int, Kept] = {}
    for kept in games:
        early[kept.game["seed"]] = kept
        while due in early:
            yield early.pop(due)
            due += 1


def record(pairing: Pairing) -> Kept:
    """Play one game and record its observations and actions."""
    played: dict[str, Table] = {}
    play(pairing, lambda table, _seat: played.setdefault("table", table))
    return keep(played["table"], Features(pairing.game), pairing.bots, pairing.seed)
