"""`detente arena`: a round robin between bots, with ratings and error bars."""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

from detente.arena.executors import play_all
from detente.arena.match import Pairing, Result, pair_all
from detente.arena.report import plot, summary, write_report
from detente.arena.results import play_missing
from detente.bots import make_bot
from detente.engine.errors import DetenteError
from detente.engine.game import Game
from detente.engine.options import read_options


def run(args: argparse.Namespace) -> int:
    """Pair the bots, play, rate and print the table."""
    game = Game(args.game)
    bots = list(dict.fromkeys(name.strip() for name in args.bots.split(",")))
    if len(bots) < 2:
        raise DetenteError("bots-two", bots=args.bots)
    for name in bots:
        make_bot(name, 1, game.id)
    read_options(game.rules.options, dict(args.option))
    rest = {"budget": args.budget, "options": tuple(args.option)}
    pairings = pair_all(game.id, bots, args.games, args.swap_sides, args.seed, args.neighbours, **rest)
    started = time.perf_counter()
    results = watch(pairings, args)
    report = summary(game, bots, results, time.perf_counter() - started)
    if args.plot:
        plot(report, args.plot)
    if args.json:
        print(json.dumps(report | {"results": [result.as_json() for result in results]}))
    else:
        print("\n".join(write_report(report)))
    return 0


def watch(pairings: list[Pairing], args: argparse.Namespace) -> list[Result]:
    """Play all games, with a progress bar on standard error."""
    from tqdm import tqdm

    played = play_missing(pairings, Path(args.results), args.jobs, args.ray) if args.results else play_all(pairings, args.jobs, args.ray)
    bar: Any = tqdm(played, total=len(pairings), unit="game", file=sys.stderr, disable=args.json)
    return sorted(bar, key=lambda result: (result.seed, result.bots))
