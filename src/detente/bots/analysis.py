"""Analysis of stored games: how much win probability each answer lost against the best one, judged from what its seat knew at the time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from detente.engine.rules import OBSERVE, empty
from detente.engine.table import Table

from . import is_learned
from .brain import NO_REPLY, Worlds
from .network.numpy_network import find_network
from .network.rollouts import Rollouts
from .random_bot import legal_actions
from .review import Review

WORLDS, CANDIDATES, BEST = 32, 6, 3
VERDICTS = ((0.20, "blunder"), (0.10, "mistake"), (0.05, "inaccuracy"))  # minimum loss of win probability for each verdict
MOST_MOVES = 100_000  # per game
SURELY = 2.0  # standard errors by which a loss must exceed zero


@dataclass(frozen=True)
class Answer:
    """An action and the win probability that it gives its seat."""

    action: str
    win: float


@dataclass(frozen=True)
class JudgedMove:
    """A move that had alternatives. *loss* is the win probability lost against the best answer, with its standard error."""

    step: int
    seat: str
    question: str
    action: str
    win: float
    loss: float
    error: float
    verdict: str  # blunder, mistake, inaccuracy, or empty
    best: tuple[Answer, ...]


class Analyst:
    """Judges moves of a title by rollouts over imagined worlds, the same worlds for every answer, with the network or the heuristics
    playing both sides. The same seed gives the same verdicts."""

    def __init__(self, game: str, worlds: int = WORLDS, candidates: int = CANDIDATES, seed: int = 1) -> None:
        self._game, self._room, self._candidates, self._seed = game, Worlds(game, worlds, noise=30), candidates, seed
        self._network = find_network(game) if is_learned(game) else None

    def judge(self, table: Table, steps: Sequence[int]) -> Iterator[JudgedMove]:
        """Judge the moves of these steps, skipping those with a single legal answer."""
        game, record = table.game, empty(table.game.rules.observation)
        for step in steps:
            move, seat = table.moves[step], table.game.seat(table.moves[step].seat)
            game.rules.call(np.array([table.state_at(step)]), record, OBSERVE, seat)
            seen = record[0]
            legal = legal_actions(seen)
            if len(legal) > 1:
                action = game.numbers[move.action]
                answers, values = self._try(seen, seat, legal, action, self._seed * MOST_MOVES + step)
                yield self._verdict(step, table, answers, values, answers.index(action), int(seen["asked"][seat]))

    def _try(self, seen: Any, seat: int, legal: list[int], played: int, seed: int) -> tuple[list[int], Any]:
        """The answers that the heuristics rank highest and the one that was played, with their win probabilities in every world."""
        room = self._room
        found = room.imagine(seen, np.random.default_rng(seed), room.size)
        assert found, "no state fits the observation"
        scores = room.scores(seat)[:, 0]
        answers = sorted(legal, key=lambda action: -int(scores[action]))[: self._candidates]
        answers += [] if played in answers else [played]
        horizon = room.brain.horizon(seen, 0)
        jobs = np.array([(world, action, seat, *horizon, NO_REPLY) for action in answers for world in range(found)], np.int64)
        if self._network is None:
            values, _ = room.roll_out(jobs)
        else:
            values, _ = Rollouts(self._game, self._network, 1.0, seed).roll_out(room.states, room.keys, jobs)
        return answers, np.asarray(values).reshape(len(answers), found)

    def _verdict(self, step: int, table: Table, answers: list[int], values: Any, played: int, question: int) -> JudgedMove:
        means, game, move = values.mean(1), table.game, table.moves[step]
        order = np.argsort(-means, kind="stable")
        behind = values[order[0]] - values[played]
        loss, error = float(behind.mean()), float(behind.std() / max(1, len(behind) - 1) ** 0.5)
        sure = loss > SURELY * error
        verdict = next((name for least, name in VERDICTS if sure and loss >= least), "")
        best = tuple(Answer(game.actions[answers[k]], round(float(means[k]), 4)) for k in order[:BEST])
        facts = (round(float(means[played]), 4), round(loss, 4), round(error, 4))
        return JudgedMove(step, move.seat, game.rules.questions[question], move.action, *facts, verdict, best)


def report(table: Table, moves: Sequence[JudgedMove], review: Review) -> dict[str, Any]:
    """The analysis of a game as JSON: its result, both seats' totals, the win probability curve with open cards, and every judged move."""
    outcome, seats = table.outcome, {}
    for seat in table.game.seats:
        own = [move for move in moves if move.seat == seat]
        seats[seat] = {
            "judged": len(own),
            **{f"{name}s" if name[-1] != "y" else "inaccuracies": sum(move.verdict == name for move in own) for _, name in VERDICTS},
            "mean_loss": round(sum(move.loss for move in own) / max(1, len(own)), 4),
        }
    return {
        "title": table.game.id, "rules": table.version, "moves": len(table.moves), "winner": outcome.winner if outcome else None,
        "ending": outcome.ending if outcome else None, "seats": seats,
        "curve": [{"step": moment.step, table.game.seats[0]: round(moment.win, 4)} for moment in review.curve],
        "judged": [asdict(move) for move in moves],
    }  # fmt: skip


def draw(found: dict[str, Any], path: Any, seats: tuple[str, str]) -> None:
    """Plot the first seat's win probability over the game, and mark certain mistakes."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 4), layout="constrained")
    axes = figure.subplots()
    steps, wins = [moment["step"] for moment in found["curve"]], [100 * moment[seats[0]] for moment in found["curve"]]
    axes.plot(steps, wins, marker="o", markersize=3, color="black", linewidth=1, label=f"{seats[0]} wins, %")
    for seat, colour, end in ((seats[0], "tab:blue", 0), (seats[1], "tab:red", 100)):
        wrong = [move for move in found["judged"] if move["seat"] == seat and move["verdict"] in ("mistake", "blunder")]
        sizes = [400 * move["loss"] for move in wrong]
        axes.scatter([move["step"] for move in wrong], [end] * len(wrong), sizes, color=colour, alpha=0.6, label=f"mistakes of {seat}")
    axes.axhline(50, color="grey", linewidth=0.8, linestyle="--")
    axes.set(xlabel="move", ylabel="chance to win, %", ylim=(-4, 104), xlim=(0, max(1, found["moves"])))
    axes.legend(loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=3, fontsize="small", frameon=False)  # clear of all marks
    figure.savefig(path)
