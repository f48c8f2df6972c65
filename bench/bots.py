"""The speed of a game's heuristics, how games between bots end, and how often a side loses by DEFCON unnecessarily.

    python bench/bots.py [GAME] [--games N] [--bots A,B] [--only 7,12]

Two different bots swap sides every other game, as in `detente arena`: the same seeds give the same games. --only plays some of them.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from typing import Any

import numpy as np

from detente.arena.match import Pairing, pair_all, play
from detente.bots.brain import DOOMED, Worlds
from detente.bots.entry_points import PLAY
from detente.bots.heuristic_bot import HeuristicBot
from detente.bots.random_bot import legal_actions
from detente.engine.game import Game
from detente.engine.table import Table

DEFCON = ("defcon", "cuban_missile_crisis")
GREAT = ("card", "headline", "play")  # questions at which a side may decide the game


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", default="twilight_struggle")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bots", default="heuristic,heuristic")
    parser.add_argument("--only", default="", help="numbers of games, from 0")
    args = parser.parse_args()
    one, other = args.bots.split(",")
    pairings = pair_all(args.game, (one, other), args.games, one != other, 1)
    if one == other == "heuristic":
        speed(Game(args.game), args.games)
    endings(Game(args.game), [pairings[int(n)] for n in args.only.split(",")] if args.only else pairings)


def speed(game: Game, games: int) -> None:
    """Measure whole games inside the kernels."""
    worlds = Worlds(game.id, games)
    out = np.zeros((games + 1, 2), np.int64)
    keys = np.random.default_rng(1).integers(1, 1 << 63, (games + 1, 4), dtype=np.uint64)
    options = game.new(seed=1).record["option"]
    worlds.states["option"] = options
    worlds.call(PLAY, keys=keys, out=out)
    worlds.states[:] = np.zeros(1, worlds.states.dtype)
    worlds.states["option"] = options
    started, clock = time.perf_counter(), time.process_time()
    decisions = worlds.call(PLAY, keys=keys, out=out)
    wall, core = time.perf_counter() - started, time.process_time() - clock
    print(f"{decisions} decisions: {decisions / core:.0f} a second of one core, {decisions / wall:.0f} a second by the clock")


def endings(game: Game, pairings: list[Pairing]) -> None:
    """Play games through `Table.play` and print how they end."""
    judges = [HeuristicBot(game.id, seat) for seat in range(2)]
    ended, winners, turns, avoidable, games = Counter[str](), Counter[str](), 0, Counter[str](), len(pairings)
    for pairing in pairings:
        had_a_way_out = [True, True]

        def judge(table: Table, seat: int, had_a_way_out: list[bool] = had_a_way_out) -> None:
            """Record whether a major question has an answer that the heuristics consider survivable."""
            if table.question(seat) in GREAT:
                seen = table.observe(seat)
                scores: Any = judges[seat].scores(seen)
                had_a_way_out[seat] = bool(scores[legal_actions(seen), 0].max() > DOOMED)

        result = play(pairing, judge)
        ended[result.ending] += 1
        winners[(*game.seats, "draw")[result.winner]] += 1
        turns += result.last_turn
        if result.ending in DEFCON and result.winner < 2:
            avoidable[pairing.bots[1 - result.winner]] += had_a_way_out[1 - result.winner]
    print(f"{games} games" + (f", mean last {game.unit_of_time} {turns / games:.2f}" if turns else ""))
    print("endings", {name: f"{100 * n / games:.1f} %" for name, n in ended.most_common()})
    print("wins", {name: f"{100 * n / games:.1f} %" for name, n in winners.most_common()})
    if set(DEFCON) & set(game.rules.endings):
        print(f"lost by DEFCON though it could be avoided: {100 * avoidable.total() / games:.1f} %", dict(avoidable))


if __name__ == "__main__":
    main()
