"""The arena with the heuristics of an earlier commit among the bots: `earlier` and `earlier-search`, with the settings of `heuristic` and
`search`. They play by the rules of today.

    python bench/earlier.py COMMIT --game twilight_struggle --bots network,earlier --games 400 --swap-sides --seed 9000

Twilight Struggle's heuristics before they learned from the network: e238cd40^.
"""

from __future__ import annotations

import importlib
import io
import re
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from detente import bots
from detente.bots import brain as brains
from detente.cli import main as detente

BOTS = "src/detente/bots"
SHARED = ("door", "entry_points", "weight_files")  # modules that heuristics import; `door` is an earlier name of `entry_points`


def unpack(commit: str, game: str, folder: Path) -> None:
    """Write a game's heuristics as they were, with what they share with others, as a package."""
    names = [f"{BOTS}/{game}", BOTS]
    packed = subprocess.run(["git", "archive", commit, *names], capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(folder / "all", filter="data")
    (folder / "all" / BOTS / game).rename(folder / "earlier")
    for name in SHARED:
        path = folder / "all" / BOTS / f"{name}.py"
        if path.is_file():
            path.rename(folder / "earlier" / path.name)
    for path in (folder / "earlier").glob("*.py"):
        source = re.sub(rf"detente\.bots\.({'|'.join(SHARED)})\b", r"earlier.\1", path.read_text(encoding="utf-8"))
        path.write_text(source, encoding="utf-8")


def make_earlier(make: Callable[..., Any], brain: Any, game: str, seed: int | None, settings: dict[str, float]) -> Any:
    """Make a bot that thinks with this brain."""
    today = brains.find_brain
    brains.find_brain = lambda game: brain  # type: ignore[assignment]
    try:
        return make(game, seed, settings)
    finally:
        brains.find_brain = today


def main(words: Sequence[str]) -> int:
    """Play."""
    commit, *rest = words
    game = rest[rest.index("--game") + 1]
    with tempfile.TemporaryDirectory() as folder:
        unpack(commit, game, Path(folder))
        sys.path.insert(0, folder)
        brain = importlib.import_module("earlier.brain").BRAIN
        for name, usual in (("earlier", "heuristic"), ("earlier-search", "search")):
            bots.MAKERS[name] = partial(make_earlier, bots.MAKERS[usual], brain)
        return detente(["arena", *rest])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
