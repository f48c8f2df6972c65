"""Statistics of a trained network over many of its own games: `python -m detente.training.study GAME --games 100000`.

The network plays both seats and samples its answers. Every decision is counted by seat, stage of the game (turn or round), question and
answer, and also together with the previous answer of the same seat (a card, then its use). Each count records how many of these games were
won, and how many wins the network's own value predicted before the answer: the difference measures what the answer is worth in its
position, whoever is ahead. The report is JSON; `python -m detente.training.study_page` makes the tables and plots of
`docs/what_the_networks_know.md` from those stored in `docs/study/`.
"""

from __future__ import annotations

import argparse
import gzip
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import torch

from detente.bots.network.facts import find_facts
from detente.bots.network.features import BIT, Columns
from detente.bots.network.numpy_network import weights_file
from detente.bots.network.weights import load_weights
from detente.engine.game import Game

from .batch import DONE, ENDING, QUESTION, SEAT, WINNER
from .network import restore, sample
from .run import Run

STAGES = 32  # later stages count as the last one
MOST_DECISIONS = 1500  # recorded decisions per game; later ones are not counted


class Tally:
    """Counts of one kind: occurrences, games won, and games that the network expected to win."""

    def __init__(self, shape: tuple[int, ...], device: str) -> None:
        self.shape, self.sums = shape, torch.zeros((int(np.prod(shape)), 3), dtype=torch.float64, device=device)

    def add(self, places: tuple[Any, ...], won: Any, expected: Any) -> None:
        """Count decisions; *places* are their indices along each axis."""
        at = torch.zeros_like(places[0])
        for size, place in zip(self.shape, places, strict=True):
            at = at * size + place
        self.sums.index_add_(0, at, torch.stack([torch.ones_like(won), won, expected], 1).double())

    def rows(self, least: int) -> Iterator[tuple[tuple[int, ...], int, float, float]]:
        """Everything counted at least *least* times: index, count, share won, share expected."""
        sums = self.sums.cpu().numpy()
        for at in np.flatnonzero(sums[:, 0] >= least):
            count, won, expected = sums[at].tolist()
            yield tuple(int(k) for k in np.unravel_index(at, self.shape)), int(count), won / count, expected / count


class History:
    """The decisions of the running game of every record."""

    def __init__(self, games: int, device: str) -> None:
        self.length = torch.zeros(games, dtype=torch.int64, device=device)
        self.numbers = torch.zeros((games, MOST_DECISIONS, 4), dtype=torch.int16, device=device)  # seat, stage, question, action
        self.value = torch.zeros((games, MOST_DECISIONS), dtype=torch.float16, device=device)
        self._rows = torch.arange(games, device=device)

    def add(self, seat: Any, stage: Any, question: Any, action: Any, value: Any) -> None:
        """Record one decision of every game."""
        at = self.length.clamp(max=MOST_DECISIONS - 1)
        self.numbers[self._rows, at] = torch.stack([seat, stage, question, action.to(torch.int16)], 1)
        self.value[self._rows, at] = value.to(torch.float16)
        self.length += 1

    def take(self, games: Any) -> tuple[Any, Any, Any]:
        """The decisions of some games, with a mask of those made; the games' histories are cleared."""
        longest = int(self.length[games].max().clamp(max=MOST_DECISIONS))
        made = torch.arange(longest, device=games.device) < self.length[games, None]
        found = self.numbers[games, :longest].long(), self.value[games, :longest].float(), made
        self.length[games] = 0
        return found


class Study:
    """Games of a network against itself on a device, and their statistics."""

    def __init__(self, run: Run, network: Any, at_once: int) -> None:
        self.run, self.network, self.game, device = run, network, Game(run.title), run.device
        self.device, self.columns, self.count = device, run.columns, at_once
        self.batch = run.make_batch(at_once, run.seed, 0)
        self.history, self.left = History(at_once, device), torch.zeros(at_once, dtype=torch.int64, device=device)
        actions, questions = self.columns.actions, self.columns.questions
        self.answers = Tally((2, STAGES, questions, actions), device)
        self.pairs = Tally((2, STAGES, actions, actions), device)
        self.ends = Tally((2, STAGES, run.endings), device)
        self.openings: list[dict[tuple[int, ...], list[float]]] = [{}, {}]
        self.decisions = 0
        self._place = self._find_stage()
        self._watched = torch.tensor(watched_columns(self.columns), dtype=torch.int64, device=device)
        width = len(self._watched) + 1
        self.squares = torch.zeros((STAGES, width, width), dtype=torch.float64, device=device)
        self.products = torch.zeros((STAGES, width), dtype=torch.float64, device=device)

    def _find_stage(self) -> int:
        layout = self.game.rules.observation.dtype().fields
        assert layout is not None
        return int(layout[find_facts(self.run.title).stage][1]) // 2

    def _stage(self) -> Any:
        rows = self.batch.rows
        return rows[:, self._place].clamp(0, STAGES - 1)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def play(self, games: int) -> None:
        """Play the same number of games in every record, so that short games are not over-represented."""
        self.left += -(-games // self.count)
        kind = torch.bfloat16 if self.device == "cuda" else torch.float32
        x = torch.zeros((self.count, self.columns.width), dtype=kind, device=self.device)
        while bool((self.left > 0).any()):
            self.batch.write_features(x)
            with torch.autocast(self.device, torch.bfloat16, enabled=self.device == "cuda"):
                logits, value = self.network(x)
            action, stage, report = sample(logits)[0], self._stage(), self.batch.report
            self.history.add(report[:, SEAT], stage, report[:, QUESTION], action, value.float())
            self._regress(x, stage.long(), value.float())
            self.batch.actions.copy_(action)
            self.batch.step()
            ended = (report[:, DONE] == 1).nonzero().squeeze(1)
            if len(ended):
                self._count(ended)

    def _count(self, ended: Any) -> None:
        counted = self.left[ended] > 0
        numbers, value, made = self.history.take(ended)
        report = self.batch.report[ended].long()
        self.left[ended] -= 1
        seat, stage, question, action = numbers.unbind(2)
        winner = report[:, WINNER, None]
        won = torch.where(winner == 2, 0.5, (winner == seat).float())
        expected = (value + 1) / 2
        made &= counted[:, None]
        self.decisions += int(made.sum())
        self.answers.add((seat[made], stage[made], question[made], action[made]), won[made], expected[made])
        follows = made[:, 1:] & (seat[:, 1:] == seat[:, :-1])
        places = (seat[:, 1:], stage[:, 1:], action[:, :-1], action[:, 1:])
        self.pairs.add(tuple(place[follows] for place in places), won[:, 1:][follows], expected[:, 1:][follows])
        last = stage.gather(1, made.sum(1, keepdim=True).clamp(min=1) - 1).squeeze(1)
        for mine in range(2):
            points = torch.where(winner.squeeze(1) == 2, 0.5, (winner.squeeze(1) == mine).float())[counted]
            self.ends.add((torch.full_like(last, mine)[counted], last[counted], report[counted, ENDING]), points, points)
        self._count_openings(seat, question, action, made, won)

    def _count_openings(self, seat: Any, question: Any, action: Any, made: Any, won: Any) -> None:
        """Count openings: the answers of a seat to the first question it is asked, until it is asked another one."""
        parts = [array.cpu().numpy() for array in (seat, question, action, made, won)]
        for seats, questions, actions, real, points in zip(*parts, strict=True):
            for mine in range(2):
                own = np.flatnonzero(real & (seats == mine))
                if not len(own):
                    continue
                other = np.flatnonzero(questions[own] != questions[own[0]])
                answers = tuple(sorted(actions[own[: other[0] if len(other) else len(own)]].tolist()))
                sums = self.openings[mine].setdefault(answers, [0, 0.0])
                sums[0] += 1
                sums[1] += float(points[own[0]])

    def _regress(self, x: Any, stage: Any, value: Any) -> None:
        """Accumulate normal equations: the network's win probability as a linear function of the watched columns, stage by stage."""
        if not len(self._watched):
            return
        seen = torch.cat([x[:, self._watched].float(), torch.ones((self.count, 1), device=self.device)], 1)
        for k in stage.unique().tolist():
            part = seen[stage == k]
            self.squares[k] += (part.T @ part).double()
            self.products[k] += (part.T @ ((value[stage == k] + 1) / 2)).double()

    def report(self, least: int = 200) -> dict[str, Any]:
        """All statistics, by name."""
        rules, seats = self.game.rules, self.game.seats
        actions, questions, endings = self.game.actions, rules.questions, rules.endings
        answers = [
            [seats[p[0]], p[1], questions[p[2]], actions[p[3]], n, round(won, 4), round(expected, 4)]
            for p, n, won, expected in self.answers.rows(least)
        ]
        pairs = [
            [seats[p[0]], p[1], actions[p[2]], actions[p[3]], n, round(won, 4), round(expected, 4)]
            for p, n, won, expected in self.pairs.rows(least)
        ]
        ends = [[seats[p[0]], p[1], endings[p[2]], n, round(won, 4)] for p, n, won, _ in self.ends.rows(1)]
        games = sum(n for _, n, _, _ in self.ends.rows(1)) // 2
        openings = {
            seat: [
                [[actions[a] for a in answers], n, round(won / n, 4)]
                for answers, (n, won) in sorted(found.items(), key=lambda item: -item[1][0])[:60]
            ]
            for seat, found in zip(seats, self.openings, strict=True)
        }
        return {
            "game": self.game.id, "rules": rules.version, "games": games, "decisions": self.decisions, "ends": ends, "answers": answers,
            "pairs": pairs, "openings": openings, "worth": self._worth(),
        }  # fmt: skip

    def _worth(self) -> list[list[Any]]:
        """The effect of each watched column on the win probability of the seat to move: stage, field, index from that seat's view,
        number, effect."""
        rows = []
        for stage in range(STAGES):
            square, count = self.squares[stage], float(self.squares[stage, -1, -1])
            if count < 100 * len(square):
                continue
            ridge = torch.eye(len(square), dtype=torch.float64, device=self.device) * 1e-4 * count
            found = torch.linalg.solve(square + ridge, self.products[stage]).tolist()
            for j, worth in zip(self._watched.tolist(), found, strict=False):
                column = self.columns.columns[j]
                rows.append([stage, column.field, list(column.own or ()), column.number, round(worth, 4)])
        return rows


def watched_columns(columns: Columns) -> list[int]:
    """The columns of the fields whose value a title wants estimated: bits of sets, and thresholds of numbers."""
    wanted = find_facts(columns.game).weighed
    return [j for j, column in enumerate(columns.columns) if column.field in wanted and (column.kind == BIT or column.own is not None)]


def study_games(
    game: str, weights: Path | None, games: int, out: Path, device: str = "cpu", kernels: Path = Path("kernels"), at_once: int = 0,
    seed: int = 1, least: int = 200,
) -> None:  # fmt: skip
    """Let a network play against itself and write the report; without *weights*, the shipped network."""
    out.parent.mkdir(parents=True, exist_ok=True)  # before the games, which take minutes
    kept = load_weights(weights or weights_file(game))
    run = Run(game, kept.columns, out.parent, device, kernels, seed, judges=2)
    study = Study(run, restore(kept.columns, kept.arrays, device), at_once or (16384 if device == "cuda" else 256))
    started = time.perf_counter()
    study.play(games)
    report = study.report(least) | {"card": kept.card, "seed": seed}
    text = json.dumps(report).encode()
    out.write_bytes(gzip.compress(text, mtime=0) if out.suffix == ".gz" else text)
    print(f"{report['games']} games, {report['decisions']} decisions, {time.perf_counter() - started:.0f} s: {out}", flush=True)


def main() -> None:
    """Study the shipped network of a game, or another one."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--at-once", type=int, default=0, help="games side by side (default: 16384 on a GPU, else 256)")
    parser.add_argument("--weights", type=Path, help="a file of weights (default: the shipped one)")
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    parser.add_argument("--kernels", type=Path, default=Path("kernels"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--least", type=int, default=200, help="leave out what was counted less often")
    parser.add_argument("--out", type=Path, default=None, help="the report, packed where the name ends in .gz (default: study_GAME.json)")
    given = parser.parse_args()
    out = given.out or Path(f"study_{given.game}.json")
    study_games(given.game, given.weights, given.games, out, given.device, given.kernels, given.at_once, given.seed, given.least)


if __name__ == "__main__":
    main()
