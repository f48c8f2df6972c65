"""Games between bots that are worth watching, for the library of a new server.

    python bench/recorded_games.py GAME [--games N] [--seed N] [--keep N] [--out FOLDER]

Plays games between two bots of the strongest searching level, from seeds, with a budget of simulated decisions instead of seconds, so that
the games are the same on any machine. Each is judged by its review: how far behind the winner was, how often the lead changed
hands, and how open the game was in its last quarter. The best are written as game files, with a line about each of their turning
points for annotating them (`src/detente/server/play/recorded`).
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from detente.arena.match import Pairing, play
from detente.bots.review import Review, review
from detente.engine.game import Game
from detente.engine.notation import write_game
from detente.engine.table import Table

BOT = "search:worlds=64+candidates=6+nodes={nodes}+threads=1"
ROLLOUTS = 64  # per moment: four times as many as a page's review
LEAD = 0.06  # beyond one half; less does not count as a lead


@dataclass(frozen=True)
class Drama:
    """What makes a game worth watching, each from 0 to 1."""

    comeback: float  # how far the winner's probability was below certainty, at its lowest
    lead_changes: int
    suspense: float  # how close to even the last quarter was

    @property
    def score(self) -> float:
        return self.comeback + 0.5 * self.suspense + 0.08 * min(self.lead_changes, 6)


def judge(found: Review, winner: int) -> Drama:
    """The drama of a game by the win probabilities of its first seat."""
    wins = [moment.win for moment in found.curve][:-1]
    mine = wins if winner == 0 else [1 - win for win in wins]
    leads = [win > 0.5 for win in wins if abs(win - 0.5) > LEAD]
    changes = sum(one != other for one, other in pairwise(leads))
    last = wins[-max(1, len(wins) // 4) :]
    return Drama(1 - min(mine), changes, sum(1 - 2 * abs(win - 0.5) for win in last) / len(last))


def play_one(game: str, seed: int, nodes: int) -> Table:
    """Play the game of a seed."""
    played: list[Table] = []
    bot = BOT.format(nodes=nodes)
    play(Pairing(game, (bot, bot), seed), lambda table, _: played.append(table) if not played else None)
    return played[0]


def describe(table: Table, found: Review) -> str:
    """The whole curve, and what happened before each turning point."""
    steps = [moment.step for moment in found.curve]
    lines = [" ".join(f"{moment.step}:{moment.win:.2f}" for moment in found.curve)]
    for moment in found.turning_points:
        before = steps[steps.index(moment.step) - 1]
        moves = [f"{move.seat} {move.action}" for move in table.moves[before : moment.step]]
        lines.append(f"{moment.step} {moment.win - moment.change:.2f} -> {moment.win:.2f}: {', '.join(moves)}")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--nodes", type=int, default=20_000, help="simulated decisions per decision")
    parser.add_argument("--keep", type=int, default=4)
    parser.add_argument("--out", type=Path, default=Path("games"))
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    scores: list[tuple[float, int]] = []
    for seed in range(args.seed, args.seed + args.games):
        table = play_one(args.game, seed, args.nodes)
        outcome = table.outcome
        if outcome is None or outcome.winner == "draw":
            continue
        found = review(table, ROLLOUTS)
        drama = judge(found, Game(args.game).seat(outcome.winner))
        print(
            f"seed {seed}: {outcome.winner} by {outcome.ending} after {table.sequence} moves; comeback {drama.comeback:.2f}, "
            f"{drama.lead_changes} lead changes, suspense {drama.suspense:.2f}: {drama.score:.2f}",
            flush=True,
        )
        scores = sorted([*scores, (drama.score, seed)], reverse=True)
        name = args.out / f"{args.game}_{seed}"
        name.with_suffix(".json").write_text(write_game(table), encoding="utf-8")
        name.with_suffix(".txt").write_text(describe(table, found) + "\n" + table.log("en"), encoding="utf-8")
        for _, other in scores[args.keep :]:
            for ending in (".json", ".txt"):
                (args.out / f"{args.game}_{other}").with_suffix(ending).unlink()
        scores = scores[: args.keep]


if __name__ == "__main__":
    main()
