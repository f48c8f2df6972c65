"""How fast a game's rules of thumb decide, how games between them end, and how often a side loses by a play it took for safe.

    python bench/bots.py [GAME] [--games N]
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from typing import Any

import numpy as np

from detente.bots.brain import Worlds
from detente.bots.door import PLAY
from detente.bots.heuristic_bot import HeuristicBot
from detente.bots.random_bot import legal_actions
from detente.bots.search_bot import DOOMED
from detente.engine.game import Game
from detente.engine.table import Table

DEFCON = ("defcon", "cuban_missile_crisis")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", default="twilight_struggle")
    parser.add_argument("--games", type=int, default=200)
    args = parser.parse_args()
    speed(Game(args.game), args.games)
    endings(Game(args.game), args.games)


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


def endings(game: Game, games: int) -> None:
    """Games through the gate, from seed 1 on."""
    ended, winners, turns, unforeseen = Counter[str](), Counter[str](), 0, 0
    bots = [HeuristicBot(game.id, seat) for seat in range(2)]
    for seed in range(1, games + 1):
        table, safe = play(game, bots, seed)
        assert table.outcome is not None
        ended[table.outcome.ending] += 1
        winners[table.outcome.winner] += 1
        turns += int(table.record["turn"]) if "turn" in (table.record.dtype.names or ()) else 0
        if table.outcome.ending in DEFCON and table.outcome.winner != "draw":
            unforeseen += safe[1 - game.seat(table.outcome.winner)]
    print(f"{games} games" + (f", mean last turn {turns / games:.2f}" if turns else ""))
    print("endings", {name: f"{100 * n / games:.1f} %" for name, n in ended.most_common()})
    print("wins", {name: f"{100 * n / games:.1f} %" for name, n in winners.most_common()})
    if set(DEFCON) & set(game.rules.endings):
        print(f"lost by DEFCON though the last card seemed safe: {100 * unforeseen / games:.1f} %")


def play(game: Game, bots: list[HeuristicBot], seed: int) -> tuple[Table, list[bool]]:
    """A game, and for each side whether the best answer to its last great question was one it thought survivable."""
    table, safe = game.new(seed=seed), [True, True]
    while not table.outcome:
        seat = game.seat(table.to_move[0])
        seen = table.observe(seat)
        legal = legal_actions(seen)
        scores: Any = bots[seat].scores(seen) if len(legal) > 1 or table.question(seat) in ("card", "headline") else None
        action = legal[0] if scores is None else legal[int(np.argmax(scores[legal, 0]))]
        if scores is not None and table.question(seat) in ("card", "headline", "play"):
            safe[seat] = bool(scores[action, 0] > DOOMED)
        table.play(seat, action)
    return table, safe


if __name__ == "__main__":
    main()
