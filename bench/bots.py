"""How fast a game's rules of thumb decide, how games between bots end, and how often a side loses by DEFCON though it need not have.

    python bench/bots.py [GAME] [--games N] [--bots A,B] [--only 7,12]

Two different bots swap sides with every other game, as in `detente arena`: the same seeds give the same games. --only plays some of them.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from typing import Any

import numpy as np

from detente.arena.match import Pairing, pair_all
from detente.bots import make_bot, seconds_for
from detente.bots.brain import Worlds
from detente.bots.door import PLAY
from detente.bots.heuristic_bot import HeuristicBot
from detente.bots.random_bot import legal_actions
from detente.bots.search_bot import DOOMED
from detente.engine.game import Game
from detente.engine.table import Table

DEFCON = ("defcon", "cuban_missile_crisis")
GREAT = ("card", "headline", "play")  # questions at which a side chooses its fate


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
    """Whole games inside the kernels."""
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
    """Games through the gate."""
    ended, winners, turns, avoidable, games = Counter[str](), Counter[str](), 0, Counter[str](), len(pairings)
    for pairing in pairings:
        table, had_a_way_out = play(game, pairing)
        assert table.outcome is not None
        ended[table.outcome.ending] += 1
        winners[table.outcome.winner] += 1
        turns += int(table.record["turn"]) if "turn" in (table.record.dtype.names or ()) else 0
        if table.outcome.ending in DEFCON and table.outcome.winner != "draw":
            loser = 1 - game.seat(table.outcome.winner)
            avoidable[pairing.bots[loser]] += had_a_way_out[loser]
    print(f"{games} games" + (f", mean last turn {turns / games:.2f}" if turns else ""))
    print("endings", {name: f"{100 * n / games:.1f} %" for name, n in ended.most_common()})
    print("wins", {name: f"{100 * n / games:.1f} %" for name, n in winners.most_common()})
    if set(DEFCON) & set(game.rules.endings):
        print(f"lost by DEFCON though it could be avoided: {100 * avoidable.total() / games:.1f} %", dict(avoidable))


def play(game: Game, pairing: Pairing) -> tuple[Table, list[bool]]:
    """A game, and for each side whether it had an answer to its last great question that the rules of thumb think survivable."""
    table, had_a_way_out = game.new(seed=pairing.seed), [True, True]
    bots = [make_bot(name, pairing.seed * 2 + seat, game.id) for seat, name in enumerate(pairing.bots)]
    budgets = [seconds_for(name, game.id, pairing.budget) for name in pairing.bots]
    judges = [HeuristicBot(game.id, seat) for seat in range(2)]
    while not table.outcome:
        seat = game.seat(table.to_move[0])
        seen = table.observe(seat)
        if table.question(seat) in GREAT:
            scores: Any = judges[seat].scores(seen)
            had_a_way_out[seat] = bool(scores[legal_actions(seen), 0].max() > DOOMED)
        table.play(seat, game.actions[bots[seat].choose(seen, budgets[seat]).action])
    return table, had_a_way_out


if __name__ == "__main__":
    main()
