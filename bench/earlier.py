"""The arena with the bots of an earlier commit: `earlier` and `earlier-search` have its heuristics, `earlier-network` has its weights; they
take the settings of `heuristic`, `search` and `network`. All play by the rules of today.

    python bench/earlier.py COMMIT --game twilight_struggle --bots network,earlier --games 400 --swap-sides --seed 9000

Twilight Struggle's heuristics before they learned from the network: e238cd40^.
"""

from __future__ import annotations

import importlib
import io
import os
import re
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from detente import bots
from detente.bots import brain as brains
from detente.bots import network_bot, network_search
from detente.bots.network.numpy_network import NumpyNetwork, find_scale
from detente.bots.network.weights import load_weights
from detente.cli import main as detente

BOTS = "src/detente/bots"
FOLDER = "DETENTE_EARLIER"  # tells the processes of `--jobs` where the earlier bots are
SHARED = ("door", "entry_points", "weight_files")  # modules that heuristics import; `door` is an earlier name of `entry_points`


def unpack(commit: str, game: str, folder: Path) -> None:
    """Write a game's heuristics as they were, with what they share with others, as a package; and its weights."""
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


@contextmanager
def replaced(*places: tuple[Any, str], value: Any) -> Iterator[None]:
    """Replace attributes of modules with a function that returns *value*."""
    before = [getattr(module, name) for module, name in places]
    for module, name in places:
        setattr(module, name, lambda game: value)
    try:
        yield
    finally:
        for (module, name), old in zip(places, before, strict=True):
            setattr(module, name, old)


def make_with_brain(make: Callable[..., Any], brain: Any, game: str, seed: int | None, settings: dict[str, float]) -> Any:
    """Make a bot with earlier heuristics."""
    with replaced((brains, "find_brain"), value=brain):
        return make(game, seed, settings)


def make_with_weights(make: Callable[..., Any], network: Any, game: str, seed: int | None, settings: dict[str, float]) -> Any:
    """Make a bot with an earlier network; the heuristics that keep it from losing at once are those of today."""
    with replaced((network_bot, "find_network"), (network_search, "find_network"), value=network):
        return make(game, seed, settings)


def register(folder: Path, game: str) -> None:
    """Add the earlier bots of a game to those that the arena can name."""
    sys.path.insert(0, str(folder))
    brain = importlib.import_module("earlier.brain").BRAIN
    for name, usual in (("earlier", "heuristic"), ("earlier-search", "search")):
        bots.MAKERS[name] = partial(make_with_brain, bots.MAKERS[usual], brain)
    weights = folder / "all" / BOTS / "weights" / f"{game}.npz"
    if weights.is_file():
        network = NumpyNetwork(load_weights(weights), find_scale(game, weights))
        bots.MAKERS["earlier-network"] = partial(make_with_weights, bots.MAKERS["network"], network)


def game_of(words: Sequence[str]) -> str:
    """The game that the arguments of the arena name."""
    return words[words.index("--game") + 1]


def main(words: Sequence[str]) -> int:
    """Play."""
    commit, *rest = words
    with tempfile.TemporaryDirectory() as folder:
        unpack(commit, game_of(rest), Path(folder))
        os.environ[FOLDER] = folder
        register(Path(folder), game_of(rest))
        return detente(["arena", *rest])


if __name__ == "__mp_main__" and FOLDER in os.environ:
    register(Path(os.environ[FOLDER]), game_of(sys.argv))

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
