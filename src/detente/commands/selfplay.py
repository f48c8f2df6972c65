"""`detente selfplay`: games between bots as Parquet files (docs/research.md)."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

from detente.arena.match import Pairing, play
from detente.bots import make_bot
from detente.engine.errors import DetenteError
from detente.engine.game import Game
from detente.engine.options import read_options
from detente.engine.table import Table
from detente.env.data import Kept, keep, write
from detente.env.features import Features
from detente.pool import make_pool


def run(args: argparse.Namespace) -> int:
    """Play and write."""
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
    games, moves = write(play_all(pairings, args.jobs), Features(game), Path(args.out))
    print(f"{args.out}: {games} games, {moves} decisions")
    return 0


def play_all(pairings: Sequence[Pairing], jobs: int) -> Iterator[Kept]:
    """Every game, in the order of their seeds."""
    if jobs == 1:
        yield from map(record, pairings)
        return
    with make_pool(jobs) as pool:
        yield from pool.map(record, pairings)


def record(pairing: Pairing) -> Kept:
    """Play one game and keep what was seen and done."""
    played: dict[str, Table] = {}
    play(pairing, lambda table, _seat: played.setdefault("table", table))
    return keep(played["table"], Features(pairing.game), pairing.bots, pairing.seed)
