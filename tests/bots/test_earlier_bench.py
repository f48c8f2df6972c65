"""bench/earlier.py: heuristics and networks of another commit beside today's."""

import importlib
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from detente import bots
from detente.bots.brain import Worlds, find_brain
from detente.bots.heuristic_bot import HeuristicBot
from detente.bots.network.numpy_network import digest, find_network

GAME = "cia_vs_kgb"
earlier: Any = importlib.import_module("bench.earlier")


def has_history() -> bool:
    """Return whether the sources are those of a git checkout."""
    return shutil.which("git") is not None and subprocess.run(["git", "cat-file", "-e", "HEAD"], capture_output=True).returncode == 0


@pytest.mark.skipif(not has_history(), reason="needs the history")
def test_they_have_their_own_modules_and_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    earlier.unpack("HEAD", GAME, tmp_path)
    weights = tmp_path / "all" / earlier.BOTS / "weights" / f"{GAME}.npz"
    weights.with_name("calibration.csv").write_text(f"game,weights,scale\n{GAME},{digest(weights)},0.5\n", encoding="utf-8")
    monkeypatch.setattr(sys, "path", list(sys.path))  # to which it adds
    monkeypatch.setattr(bots, "MAKERS", dict(bots.MAKERS))
    earlier.register(tmp_path, GAME)
    brain = importlib.import_module("earlier.brain").BRAIN
    today = find_brain(GAME)
    assert today is not None
    assert brain.run_bot is not today.run_bot
    assert brain.heuristics == today.heuristics
    assert not any("detente.bots.entry_points" in path.read_text(encoding="utf-8") for path in (tmp_path / "earlier").glob("*.py"))
    assert {"earlier", "earlier-search", "earlier-network"} <= bots.MAKERS.keys()
    bot = bots.MAKERS["earlier"](GAME, 1, {})
    assert isinstance(bot, HeuristicBot)
    assert bot._worlds.brain is brain
    assert Worlds(GAME, 1).brain is today
    network = bots.MAKERS["earlier-network"].args[1]  # type: ignore[attr-defined]
    assert network.scale == 0.5, "the one that lies beside these weights"
    assert find_network(GAME).scale != 0.5
    several: list[dict[str, float]] = [{}, {"worlds": 2}]
    for settings in several:
        assert bots.MAKERS["earlier-network"](GAME, 1, settings)._network is network  # type: ignore[attr-defined]
        assert bots.MAKERS["network"](GAME, 1, settings)._network is find_network(GAME)  # type: ignore[attr-defined]
    for name in [name for name in sys.modules if name.partition(".")[0] == "earlier"]:
        monkeypatch.delitem(sys.modules, name)
