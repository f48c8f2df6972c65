"""Several trainings one after the other, on a GPU that is lent for minutes at a time (docs/training.md):

    python -m detente.training.stages lease STAGES.csv --to FOLDER --seconds 560 --device cuda

starts the stages of a file in the background, where they outlive the command, or finds them at work. It waits until they have ended or time
is up, and packs what there is into files of a limited size. The same command again goes on. `unpack FOLDER` restores the runs from those
files, here or on another machine; `run STAGES.csv` runs the stages in the foreground.
"""

from __future__ import annotations

import argparse
import csv
import fcntl
import io
import json
import shutil
import subprocess
import sys
import tarfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from detente.bots.network.features import with_derived
from detente.bots.network.growth import carry_over
from detente.bots.network.numpy_network import weights_file
from detente.bots.network.weights import load_weights

if TYPE_CHECKING:
    from detente.training.learner import Learner

LARGEST = 15_500_000  # bytes of a packed file
SHOWN = 4000  # characters of the log that are printed
JUDGES = {"cpu": 32, "cuda": 2048}
MODULE = "detente.training.stages"
PROGRESS, LOG = "progress.json", "log.txt"
RUNNING, PACKING = "running.lock", "packing.lock"  # held by whoever runs the stages; by whoever writes or reads results


@dataclass(frozen=True)
class Stage:
    """A training: its game, its length in seconds or decisions, and its `TrainingSettings`. It begins with the shipped weights. With the
    setting `exploit=1` it trains a player only to beat the weights that the game has by then, and begins with those; with the single
    setting `study=GAMES` it is a study of them (`training/study.py`)."""

    number: int
    game: str
    seconds: float
    decisions: int
    settings: str

    @property
    def name(self) -> str:
        """The name of its folder."""
        return f"{self.number}-{self.game}"

    @property
    def values(self) -> dict[str, str]:
        """The settings by name."""
        return dict(word.split("=", 1) for word in self.settings.split("+") if word)

    @property
    def is_exploiter(self) -> bool:
        """Whether it trains a player only to beat others."""
        return self.values.get("exploit") == "1"

    @property
    def is_study(self) -> bool:
        """Whether it trains nobody."""
        return "study" in self.values


def read_stages(path: Path) -> list[Stage]:
    """The stages of a CSV file with the columns game, seconds, decisions (either may be empty) and settings (KEY=VALUE+KEY=VALUE)."""
    with path.open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    return [
        Stage(number, row["game"], float(row["seconds"] or 0), int(row["decisions"] or 0), row["settings"] or "")
        for number, row in enumerate(rows, 1)
    ]


def progress_of(folder: Path) -> float:
    """The fraction of a stage that has been done."""
    path = folder / PROGRESS
    return float(json.loads(path.read_text(encoding="utf-8"))) if path.is_file() else 0.0


@contextmanager
def locked(path: Path, wait: bool = True) -> Iterator[bool]:
    """Hold the lock of a file, which ends with the process at the latest; without *wait*, say whether it was free."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            yield False
        else:
            yield True


# Running


def run_all(stages: Sequence[Stage], out: Path, run_one: Callable[[Stage], bool]) -> bool:
    """Run every stage that has not ended; a stage that fails does not stop the next. Returns whether all have succeeded."""
    succeeded = [run_one(stage) for stage in stages if progress_of(out / stage.name) < 1]
    return all(succeeded)


def run_apart(stage: Stage, words: Sequence[str]) -> bool:
    """Run a stage in a process of its own, which releases the GPU's memory when it ends. Returns whether it succeeded."""
    command = [sys.executable, "-m", MODULE, *words, "--only", str(stage.number)]
    succeeded = subprocess.run(command, check=False).returncode == 0
    print(f"{stage.name} {'has ended' if succeeded else 'has failed'}", flush=True)
    return succeeded


def run_stage(stage: Stage, begin: Path, folder: Path, device: str, kernels: Path, judge_every: float) -> None:
    """Run a stage to its end, from its checkpoint if it has one, otherwise from the weights *begin*."""
    from .network import shape_of
    from .run import Budget, Run
    from .settings import EXPLOITER, TrainingSettings

    class StageRun(Run):
        def keep(self, learner: Learner, compact: bool, progress: float) -> None:
            with locked(folder.parent / PACKING):
                super().keep(learner, compact, progress)
                (folder / PROGRESS).write_text(json.dumps(progress), encoding="utf-8")

    begun = load_weights(begin)
    columns = with_derived(begun.columns)
    weights = carry_over(begun.arrays, begun.columns, columns)
    given = {name: value for name, value in stage.values.items() if name != "exploit"}
    settings = TrainingSettings.read(shape_of(weights) | (EXPLOITER if stage.is_exploiter else {}) | given)
    before = progress_of(folder)
    left = 1 - before
    resume = folder if before else None
    training = StageRun(stage.game, columns, folder, device, kernels, judges=JUDGES[device], resume=resume is not None)
    budget = Budget(stage.seconds * left, stage.decisions, *((0.0, 1.0) if stage.decisions else (before, left)))
    training.play(settings, budget, weights, resume, judge_every)


def study_stage(stage: Stage, stages: Sequence[Stage], out: Path, device: str, kernels: Path) -> None:
    """Let the game's newest weights play against themselves, and write the report beside the stage's progress."""
    from .study import study_games

    folder = out / stage.name
    study_games(
        stage.game, newest_weights(stage, stages, out), int(stage.values["study"]), folder / f"{stage.game}.json.gz", device, kernels
    )
    (folder / PROGRESS).write_text("1.0", encoding="utf-8")


def newest_weights(stage: Stage, stages: Sequence[Stage], out: Path) -> Path:
    """The weights of the last training of the game before a stage, or the shipped ones. An exploiter's are nobody else's."""
    trainings = [other for other in stages if other.game == stage.game and other.number < stage.number and not other.is_exploiter]
    trained = [out / other.name / f"{stage.game}.npz" for other in trainings]
    return next((path for path in reversed(trained) if path.is_file()), weights_file(stage.game))


# Bringing home


def lease(stages: Sequence[Stage], out: Path, to: Path, seconds: float, words: Sequence[str]) -> None:
    """Run the stages in the background, wait until they have ended or time is up, print the end of their log and pack."""
    until, process = time.monotonic() + seconds, None
    out.mkdir(parents=True, exist_ok=True)
    if not is_running(out):
        with (out / LOG).open("a") as log:
            process = subprocess.Popen([sys.executable, "-m", MODULE, *words], stdout=log, stderr=log, start_new_session=True)
    while time.monotonic() < until and (process.poll() is None if process else is_running(out)):
        time.sleep(min(1.0, max(0.0, until - time.monotonic())))
    print((out / LOG).read_text(encoding="utf-8")[-SHOWN:])
    for stage in stages:
        print(f"{stage.name}: {progress_of(out / stage.name):.0%}")
    print("still running" if is_running(out) else "ended", flush=True)
    pack(out, to, stages)


def is_running(out: Path) -> bool:
    """Return whether a process runs the stages."""
    with locked(out / RUNNING, wait=False) as free:
        return not free


def pack(out: Path, to: Path, stages: Sequence[Stage]) -> None:
    """Write the folder into files part-0, part-1, … of at most `LARGEST` bytes. Checkpoints of stages that have ended stay behind."""
    with locked(out / PACKING):
        packed = io.BytesIO()
        with tarfile.open(fileobj=packed, mode="w") as archive:
            if (out / LOG).is_file():
                archive.add(out / LOG, LOG)
            for stage in stages:
                folder = out / stage.name
                left_out = set(folder.glob(f"{stage.game}-*.npz")) if progress_of(folder) >= 1 else set[Path]()
                for path in sorted(set(folder.glob("*")) - left_out):
                    archive.add(path, f"{stage.name}/{path.name}")
    data = packed.getvalue()
    to.mkdir(parents=True, exist_ok=True)
    for number, start in enumerate(range(0, len(data), LARGEST)):
        (to / f"part-{number}").write_bytes(data[start : start + LARGEST])


def unpack(parts: Path, out: Path) -> None:
    """Restore a packed folder."""
    names = sorted(parts.glob("part-*"), key=lambda path: int(path.name.rpartition("-")[2]))
    data = b"".join(path.read_bytes() for path in names)
    shutil.rmtree(out, ignore_errors=True)
    with tarfile.open(fileobj=io.BytesIO(data)) as archive:
        archive.extractall(out, filter="data")


def main(words: Sequence[str] | None = None) -> int:
    """Run stages, or restore what was packed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands: Any = parser.add_subparsers(dest="command", required=True)
    running, leasing, unpacking = (commands.add_parser(name) for name in ("run", "lease", "unpack"))
    for command in (running, leasing):
        command.add_argument("stages", type=Path)
        command.add_argument("--device", default="cpu", choices=list(JUDGES))
        command.add_argument("--kernels", type=Path, default=Path("kernels"))
        command.add_argument("--judge-every", type=float, default=120.0, help="seconds between matches, each followed by a checkpoint")
    for command in (running, leasing, unpacking):
        command.add_argument("--out", type=Path, default=Path("runs"))
    running.add_argument("--only", type=int, metavar="N", help="this stage alone, in this process")
    leasing.add_argument("--to", type=Path, required=True, help="the folder for the packed files")
    leasing.add_argument("--seconds", type=float, required=True, help="how long to wait")
    unpacking.add_argument("parts", type=Path)
    given = parser.parse_args(words)
    if given.command == "unpack":
        unpack(given.parts, given.out)
        return 0
    stages = read_stages(given.stages)
    options = ["--device", given.device, "--kernels", str(given.kernels), "--judge-every", str(given.judge_every), "--out", str(given.out)]
    words = ["run", str(given.stages), *options]
    if given.command == "lease":
        lease(stages, given.out, given.to, given.seconds, words)
        return 0
    if given.only:
        stage = stages[given.only - 1]
        if stage.is_study:
            study_stage(stage, stages, given.out, given.device, given.kernels)
        else:
            begin = newest_weights(stage, stages, given.out) if stage.is_exploiter else weights_file(stage.game)
            run_stage(stage, begin, given.out / stage.name, given.device, given.kernels, given.judge_every)
        return 0
    with locked(given.out / RUNNING):
        return 0 if run_all(stages, given.out, lambda stage: run_apart(stage, words)) else 1


if __name__ == "__main__":
    sys.exit(main())
