"""How far ahead the network's search must look: its evaluation of answers at several horizons, against games played to their end.

    python bench/horizons.py GAME [--games N] [--seed N] [--jobs N] [--worlds N] [--ends N]

Some decisions of every game of the network against itself are recorded (no secret ones, none that follow a table). Each likely answer, and
the one the heuristics prefer, is tried in imagined worlds; the output shows how the differences to the likeliest answer agree with those of
games that the network played to their end in other worlds. A correlation cannot be higher than chance in those games allows ("at most").
"""

from __future__ import annotations

import argparse
import time
from functools import cache
from typing import Any

import numpy as np

from detente.arena.executors import work_all
from detente.arena.match import Pairing, play
from detente.bots.brain import AT_ONCE, NO_REPLY, Worlds
from detente.bots.network.numpy_network import find_network
from detente.bots.network.rollouts import Rollouts
from detente.bots.random_bot import legal_actions
from detente.engine.table import Table

EVERY = 11  # record one of so many decisions
LIKELY, FAR_BEHIND = 6, 8.0  # answers that are tried, and by how many nats they may be less likely than the likeliest
TO_THE_END = (99, 0)
LOOKS = ("right after the answer", "1 round", "2 rounds", "3 rounds", "heuristics")
Row = dict[str, Any]


class Watcher:
    """Tries the answers at some decisions of a game."""

    def __init__(self, pairing: Pairing, worlds: int, ends: int) -> None:
        self.rows: list[Row] = []
        self._game, self._worlds, self._ends = pairing.game, worlds, ends
        self._chance, self._room = np.random.default_rng(pairing.seed), room_for(pairing.game, max(worlds, ends))
        self._rollouts = Rollouts(pairing.game, find_network(pairing.game), 1.0, pairing.seed)
        self._count = int(self._chance.integers(EVERY))

    def __call__(self, table: Table, seat: int) -> None:
        seen, brain = table.observe(seat), self._room.brain
        legal = legal_actions(seen)
        if len(legal) < 2 or not brain.budget_share(seen, seat) or seen["asked"][1 - seat] or brain.replies(seen, seat):
            return
        self._count += 1
        if self._count % EVERY == 0:
            found = self._room.imagine(seen, self._chance, self._worlds)
            answers, logits = self._answers(seen, seat, legal)
            if len(answers) > 1:
                self.rows.append({"logits": logits} | self._try(seen, seat, answers, found))

    def _answers(self, seen: Any, seat: int, legal: list[int]) -> tuple[list[int], Any]:
        logits, scores = find_network(self._game).judge(seen)[0], self._room.scores(seat)[:, 0]
        ranked = sorted((action for action in legal if action < len(logits)), key=lambda action: -logits[action])
        likely = [action for action in ranked[:LIKELY] if logits[action] > logits[ranked[0]] - FAR_BEHIND]
        best = max(ranked, key=lambda action: int(scores[action]))
        answers = likely if best in likely else [*likely, best]
        return answers, logits[answers].copy()

    def _try(self, seen: Any, seat: int, answers: list[int], found: int) -> Row:
        row: Row = {}
        for rounds, look in enumerate(LOOKS[:-1]):
            until = self._room.brain.horizon(seen, rounds) if rounds else AT_ONCE
            row[look] = self._values(answers, seat, until, found)
        row[LOOKS[-1]] = self._values(answers, seat, self._room.brain.horizon(seen, 0), found, by_heuristics=True)
        found = self._room.imagine(seen, self._chance, self._ends)
        row["end"] = self._values(answers, seat, TO_THE_END, found)
        return row

    def _values(self, answers: list[int], seat: int, until: tuple[int, int], found: int, by_heuristics: bool = False) -> tuple[Any, float]:
        """The win probability of every answer in every world, and the CPU seconds used."""
        jobs = np.array([(world, action, seat, *until, NO_REPLY) for action in answers for world in range(found)], np.int64)
        begun = time.process_time()
        values = self._room.roll_out(jobs)[0] if by_heuristics else self._rollouts.roll_out(self._room.states, self._room.keys, jobs)[0]
        return np.asarray(values).reshape(len(answers), found), time.process_time() - begun


@cache
def room_for(game: str, size: int) -> Worlds:
    """A `Worlds` for a game, made once per process."""
    return Worlds(game, size, noise=30)


def watch_game(pairing: Pairing) -> list[Row]:
    """The decisions of one game; the number of worlds is passed in the pairing's options, which the game does not see."""
    worlds, ends = (int(value) for _, value in pairing.options)
    watch = Watcher(pairing, worlds, ends)
    play(Pairing(pairing.game, pairing.bots, pairing.seed), watch)
    return watch.rows


def differences(rows: list[Row], look: str) -> tuple[Any, Any]:
    """For every answer but the likeliest: the mean difference to it, and its standard error."""
    pairs = [row[look][0][1:] - row[look][0][:1] for row in rows]
    means = np.concatenate([pair.mean(1) for pair in pairs])
    return means, np.concatenate([pair.std(1, ddof=1) / pair.shape[1] ** 0.5 for pair in pairs])


def report(rows: list[Row]) -> None:
    """Print one line per horizon."""
    ends, noise = differences(rows, "end")
    most = (max(0.0, 1 - float((noise**2).mean() / ends.var()))) ** 0.5
    behind = np.concatenate([row["logits"][1:] - row["logits"][0] for row in rows])
    print(f"{len(rows)} decisions, {len(ends)} differences; correlation at most {most:.2f}")
    for look in LOOKS:
        means, errors = differences(rows, look)
        slope, likelihood = np.linalg.lstsq(np.stack([means, behind], 1), ends, rcond=None)[0]
        milliseconds = 1000 * np.mean([row[look][1] for row in rows])
        print(
            f"{look:24} correlation {np.corrcoef(means, ends)[0, 1]:.2f}  slope {slope:.2f}  a nat is worth {100 * likelihood:.2f} points"
            f"  standard error {100 * errors.mean():.1f} points  {milliseconds:.0f} ms"
        )


def main() -> None:
    """Play, compare and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--worlds", type=int, default=96)
    parser.add_argument("--ends", type=int, default=128)
    args = parser.parse_args()
    wanted = (("worlds", str(args.worlds)), ("ends", str(args.ends)))
    pairings = [Pairing(args.game, ("network", "network"), args.seed + n, options=wanted) for n in range(args.games)]
    report([row for rows in work_all(watch_game, pairings, args.jobs) for row in rows])


if __name__ == "__main__":
    main()
