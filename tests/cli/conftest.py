"""Fixtures and helpers of the tests of the commands."""

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import detente
from detente.bots import RandomBot
from detente.engine.game import Game
from detente.engine.text import game_catalogue

TITLE = "twilight_struggle"

GAME = Game(TITLE)
EN = game_catalogue(TITLE, "en")
RECORDED = Path(detente.__file__).parent / "server" / "play" / "recorded" / "tournament_final.yaml"

Type = Callable[[str], None]
Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever language the tester's own system speaks."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Type:
    """Feeds lines to standard input."""

    def put(text: str) -> None:
        monkeypatch.setattr(sys, "stdin", io.StringIO(text))

    return put


def saved(folder: Path, seed: int = 1, moves: int = 40, **options: Any) -> Path:
    """A game file of a random game."""
    table, bot = GAME.new(seed=seed, **options), RandomBot(seed)
    while not table.outcome and table.sequence < moves:
        seat = table.to_move[0]
        table.play(seat, bot.choose(table.observe(seat)).action)
    path = folder / "game.json"
    path.write_text(table.to_json(), encoding="utf-8")
    return path


def run_command(*words: str, given: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a separate process, with pipes instead of a terminal."""
    env = os.environ | {"PYTHONIOENCODING": "utf-8"} | environment
    return subprocess.run([sys.executable, "-m", "detente", *words], input=given, capture_output=True, text=True, env=env, check=False)


class Screen(io.StringIO):
    """A terminal that records what was written."""

    def isatty(self) -> bool:
        return True
