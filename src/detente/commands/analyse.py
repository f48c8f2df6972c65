"""`detente analyse`: win chances, best answers and mistakes of stored games, as JSON and as plots (docs/research.md)."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from detente.bots.analysis import Analyst, JudgedMove, draw, report
from detente.bots.review import Review, review
from detente.engine.errors import BadGameFile, DetenteError
from detente.pool import make_pool

from .files import read_table, read_text, write_text

CHUNK = 40  # moves that a process judges per job

Job = tuple[str, str, range, int, int]  # the path and text of a game, its steps, worlds, the seed


def run(args: argparse.Namespace) -> int:
    """Read the games, judge their moves and write the result."""
    paths = find_games(Path(args.games).expanduser())
    if args.plot and find_spec("matplotlib") is None:
        raise DetenteError("needs-extra", extra="plot")
    texts = {path: read_text(str(path)) for path in paths}
    tables = {path: read_table(text, str(path)) for path, text in texts.items()}
    jobs = [
        (str(path), texts[path], range(start, min(start + CHUNK, len(table.moves))), args.worlds, args.seed)
        for path, table in tables.items()
        for start in range(0, max(1, len(table.moves)), CHUNK)
    ]
    judged: dict[Path, tuple[list[JudgedMove], Review | None]] = {path: ([], None) for path in paths}
    for name, moves, curve in judge_all(jobs, args.jobs or os.cpu_count() or 1):
        before, known = judged[Path(name)]
        judged[Path(name)] = (before + moves, curve or known)
    found = []
    for path, (moves, curve) in judged.items():
        assert curve is not None
        found.append({"file": str(path)} | report(tables[path], moves, curve))
        if args.plot:
            draw(found[-1], plot_of(path, Path(args.plot).expanduser(), len(paths)), tables[path].game.seats)
    text = json.dumps(found[0] if Path(args.games).expanduser().is_file() else found, indent=1)
    if args.out:
        write_text(args.out, text + "\n")
    else:
        print(text)
    return 0


def find_games(given: Path) -> list[Path]:
    """The file, or the game files of the folder."""
    if not given.is_dir():
        return [given]
    found = sorted(given.glob("*.json"))
    if not found:
        raise BadGameFile("file-missing", path=str(given / "*.json"))
    return found


def plot_of(game: Path, plot: Path, games: int) -> Path:
    """The path of a game's plot: the file given, or a file in the folder given."""
    if games == 1 and plot.suffix:
        return plot
    plot.mkdir(parents=True, exist_ok=True)
    return plot / f"{game.stem}.png"


def judge_all(jobs: Sequence[Job], processes: int) -> list[tuple[str, list[JudgedMove], Review | None]]:
    """Every part of every game, in order."""
    if processes == 1 or len(jobs) == 1:
        return list(map(judge, jobs))
    with make_pool(min(processes, len(jobs))) as pool:
        return list(pool.map(judge, jobs))


def judge(job: Job) -> tuple[str, list[JudgedMove], Any]:
    """Judge some moves of a game; the job with the first move also computes the curve."""
    path, text, steps, worlds, seed = job
    table = read_table(text, path)
    moves = list(Analyst(table.game.id, worlds, seed=seed).judge(table, steps))
    return path, moves, review(table, seed=seed) if steps.start == 0 else None
