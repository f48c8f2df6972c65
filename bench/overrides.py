"""What the network's search changes: how often it departs from the network's own choice, what that gains, and its processor time.

    python bench/overrides.py cia_vs_kgb --settings worlds=128+secret=0,worlds=128+secret=0+caution=2.5+prior=0.01 --games 8 --seed 1000

Some decisions of games of the network against itself are asked of every search (no secret ones, none that follow a table). The gain is the
difference between both choices in worlds that the search has not seen, a round ahead. That is far cheaper than a match, but tells nothing
of opponents who play unlike the network.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np

from detente.arena.match import Pairing, play
from detente.bots import make_bot
from detente.bots.brain import NO_REPLY, Worlds
from detente.bots.network.numpy_network import find_network
from detente.bots.network.rollouts import Rollouts
from detente.bots.random_bot import legal_actions
from detente.engine.table import Table

EVERY, FRESH = 9, 192  # one of so many decisions is asked; worlds in which choices are compared
PATIENT = 600.0  # seconds for a search: its worlds are the limit


class Watcher:
    """Asks the searches at some decisions of a game."""

    def __init__(self, game: str, searches: list[str], every: int = EVERY, fresh: int = FRESH) -> None:
        self.decisions, self._count, self._every, self._fresh = 0, every // 2, every, fresh
        self.gains: dict[str, list[float]] = {search: [] for search in searches}
        self.seconds = dict.fromkeys(searches, 0.0)
        self._room, self._chance = Worlds(game, fresh), np.random.default_rng(5)
        self._rollouts = Rollouts(game, find_network(game), 1.0, 99)
        self._alone, self._bots = make_bot("network", 7, game), {search: make_bot(f"network:{search}", 7, game) for search in searches}

    def __call__(self, table: Table, seat: int) -> None:
        seen, brain = table.observe(seat).copy(), self._room.brain
        if len(legal_actions(seen)) < 2 or not brain.budget_share(seen, seat) or seen["asked"][1 - seat] or brain.replies(seen, seat):
            return
        self._count += 1
        if self._count % self._every:
            return
        self.decisions += 1
        own, known = self._alone.choose(seen, 0.0).action, dict[int, float]()
        for search, bot in self._bots.items():
            begun = time.process_time()
            action = bot.choose(seen, PATIENT).action
            self.seconds[search] += time.process_time() - begun
            if action != own:
                known[action] = known[action] if action in known else self._gain(seen, seat, own, action)
                self.gains[search].append(known[action])

    def _gain(self, seen: Any, seat: int, own: int, other: int) -> float:
        """The win probability that the other choice gains."""
        found = self._room.imagine(seen, self._chance, self._fresh)
        until = self._room.brain.horizon(seen, 1)
        jobs = np.array([(world, action, seat, *until, NO_REPLY) for action in (own, other) for world in range(found)], np.int64)
        values = np.asarray(self._rollouts.roll_out(self._room.states, self._room.keys, jobs)[0]).reshape(2, found)
        return float((values[1] - values[0]).mean())

    def report(self) -> list[str]:
        """A line for every search."""
        n, lines = max(1, self.decisions), []
        for search, gains in self.gains.items():
            mean, error = 100 * sum(gains) / n, 100 * sum(gain * gain for gain in gains) ** 0.5 / n
            changed, spent = f"{len(gains)} of {self.decisions} changed", f"{1000 * self.seconds[search] / n:.0f} ms"
            lines.append(f"{search}: {changed}, {mean:.2f} ± {error:.2f} points gained per decision, {spent}")
        return lines


def main() -> None:
    """Play, ask and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--settings", default="worlds=128,worlds=512", help="settings of the network's search, separated by commas")
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--every", type=int, default=EVERY)
    given = parser.parse_args()
    watcher = Watcher(given.game, given.settings.split(","), given.every)
    for seed in range(given.seed, given.seed + given.games):
        play(Pairing(given.game, ("network", "network"), seed), watcher)
        print(f"seed {seed}", *watcher.report(), sep="\n  ", flush=True)


if __name__ == "__main__":
    main()
