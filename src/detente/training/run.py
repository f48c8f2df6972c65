"""A training run: imitation of the heuristics, then self-play, with matches in between; a log, checkpoints and weights.

`detente train` calls this; so can a script on a machine that is available for minutes.
"""

from __future__ import annotations

import csv
import json
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import torch

from detente.bots.network.features import Columns
from detente.bots.network.weights import save_weights
from detente.engine.errors import DetenteError
from detente.engine.game import Game

from . import checkpoint
from .learner import Learner
from .matches import play_match
from .network import Network, from_arrays, to_arrays
from .settings import TrainingSettings
from .torch_batch import make_batch

IMITATION = {
    "imitate": True, "games": 8192, "steps": 8, "epochs": 3, "rate": 1e-3, "last_rate": 1e-4, "hold": 0.3, "trace": 0.98, "norm": 10.0,
    "value": 1.0, "warm_up": 20, "compiled": False,
}  # fmt: skip
SCATTER = 300
GAMES_PER_THREAD = 256  # minimum; with fewer games a thread costs more than it saves
MATCH = {"both": "match", "seat0": "match_seat0", "seat1": "match_seat1", "games": "match_games"}  # columns of the log
PART = 0.1  # fraction of a run between two matches, if the run is measured in decisions


@dataclass
class Budget:
    """The budget of a run: seconds, or decisions. A run in several parts knows how much of the whole has been done before."""

    seconds: float = 0.0
    decisions: int = 0
    before: float = 0.0  # fraction of the whole schedule done before
    share: float = 1.0  # fraction of the whole schedule that this run covers
    started: float = field(default_factory=time.perf_counter)

    def passed(self, decisions: int) -> float:
        """The elapsed fraction of this run."""
        if self.decisions:
            return decisions / self.decisions
        return (time.perf_counter() - self.started) / max(1e-9, self.seconds)

    def progress(self, decisions: int) -> float:
        """The elapsed fraction of the whole schedule."""
        return min(1.0, self.before + self.share * self.passed(decisions))


class Log:
    """Rows of numbers, printed and stored as CSV."""

    def __init__(self, path: Path, say: Callable[[str], None] = print, resume: bool = False) -> None:
        self.path, self.say, self.rows = path, say, list[dict[str, Any]]()
        if resume and path.is_file():
            with path.open(newline="", encoding="utf-8") as file:
                self.rows = [{name: value for name, value in row.items() if value} for row in csv.DictReader(file)]

    def add(self, row: Mapping[str, Any]) -> None:
        """Add a row; the file is rewritten, since later rows may have more columns."""
        self.rows.append(dict(row))
        self.say(json.dumps(row))
        names = list(dict.fromkeys(name for known in self.rows for name in known))
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, names)
            writer.writeheader()
            writer.writerows(self.rows)


class Run:
    """The training of one title on one device."""

    def __init__(
        self, title: str, columns: Columns, folder: Path, device: str = "cpu", kernels: Path | None = None, seed: int = 1,
        judges: int = 2048, resume: bool = False,
    ) -> None:  # fmt: skip
        self.title, self.columns, self.folder, self.device, self.seed = title, columns, folder, device, seed
        self._launcher: Any = None
        if device == "cuda":
            from .cuda import Launcher

            self._launcher = Launcher(title, (kernels or Path("kernels")) / title)
            torch.backends.cuda.matmul.allow_tf32 = True
        self.log = Log(folder / f"{title}.csv", lambda text: print(f"{title} {text}", flush=True), resume)
        self.endings = len(Game(title).rules.endings)
        self.judging = self.make_batch(judges, seed + 99, judges)

    def make_batch(self, games: int, seed: int, memories: int) -> Any:
        """Games on the device: the same batch that `env.VectorTable` uses."""
        threads = max(1, min(torch.get_num_threads(), games // GAMES_PER_THREAD))
        return make_batch(self.title, games, self.columns, seed, memories, threads=threads, launcher=self._launcher)

    def make_learner(self, settings: TrainingSettings, weights: Mapping[str, Any] | None = None, scatter: int | None = None) -> Learner:
        """A learner that is ready to iterate, from these weights (arrays) or from random ones."""
        learner = Learner(settings, self.make_batch, self.columns, self.endings, self.device, self.seed)
        if weights is not None:
            from_arrays(learner.network, weights)
        learner.start_from(learner.network.state_dict())
        learner.scatter(SCATTER if scatter is None else scatter)
        return learner

    def prepare(self, learner: Learner) -> None:
        """Record the learner's work as CUDA graphs, if the device is a GPU."""
        if self.device == "cuda":
            learner.capture()

    def imitate(self, settings: TrainingSettings, budget: Budget) -> dict[str, Any]:
        """Learn the heuristics' answers; returns the averaged weights."""
        learner = self.make_learner(settings)
        self.prepare(learner)
        self.iterate(learner, budget, "imitate", every=max(5.0, budget.seconds / 4))
        weights = to_arrays(learner.mean)
        self.judge(learner.mean, learner.decisions, "imitate", budget)
        return weights

    def play(
        self, settings: TrainingSettings, budget: Budget, weights: Mapping[str, Any] | None = None, resume: Path | None = None,
        judge_every: float = 60.0, report_every: float = 15.0, compact: bool = True,
    ) -> Learner:  # fmt: skip
        """Self-play from weights or a checkpoint, with periodic matches and checkpoints."""
        learner = self.make_learner(settings, weights)
        self.prepare(learner)
        if resume is not None:
            checkpoint.load(learner, resume, self.title)
        while budget.passed(learner.decisions) < 1:
            part = judge_every / budget.seconds if budget.seconds else PART
            self.iterate(learner, budget, "play", report_every, min(1.0, budget.passed(learner.decisions) + part))
            self.judge(learner.mean, learner.decisions, "play", budget)
            self.keep(learner, compact, budget.progress(learner.decisions))
        return learner

    def iterate(self, learner: Learner, budget: Budget, phase: str, every: float, until: float = 1.0) -> None:
        """Iterate until a fraction of the budget is spent, logging a row every so many seconds."""
        reported, before = time.perf_counter(), learner.decisions
        while budget.passed(learner.decisions) < until:
            learner.iterate(budget.progress(learner.decisions))
            if self.device == "cuda" and learner.iteration % 4 == 0:
                torch.cuda.current_stream().synchronize()
            now = time.perf_counter()
            if now - reported > every:
                self._note(learner, phase, (learner.decisions - before) / (now - reported))
                reported, before = time.perf_counter(), learner.decisions
        if learner.decisions > before:
            self._note(learner, phase, (learner.decisions - before) / (time.perf_counter() - reported))

    def _note(self, learner: Learner, phase: str, rate: float) -> None:
        row = learner.report()
        if not all(torch.isfinite(parameter).all() for parameter in learner.network.parameters()):
            raise DetenteError("training-numbers", game=self.title)
        self.log.add({"phase": phase, "decisions_per_second": round(rate), **row})

    def judge(self, network: Network, decisions: int, phase: str, budget: Budget, greedy: bool = True) -> dict[str, Any]:
        """Play a match against the heuristics; its time does not count against the budget."""
        started = time.perf_counter()
        result: dict[str, Any] = play_match(network, self.judging, greedy)
        seconds = time.perf_counter() - started
        budget.started += seconds
        row = {"phase": f"match {phase}", "decisions": decisions, "match_seconds": round(seconds, 1)}
        self.log.add(row | {MATCH.get(name, name): value for name, value in result.items()})
        return result

    def keep(self, learner: Learner, compact: bool, progress: float) -> None:
        """Write the checkpoint and the weights. *progress* is the elapsed fraction of the schedule."""
        checkpoint.save(learner, self.folder, self.title, compact)
        matches = [row for row in self.log.rows if "match" in row]
        strength = {"likeliest": {name: matches[-1][column] for name, column in MATCH.items()}} if matches else {}
        card = {"decisions": learner.decisions, "date": datetime.now(UTC).date().isoformat(), "rules": Game(self.title).rules.version}
        save_weights(self.folder / f"{self.title}.npz", self.columns, to_arrays(learner.mean), card | {"against_heuristic": strength})
