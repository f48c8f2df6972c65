"""The command line and stored games know Europe Divided."""

from pathlib import Path

import pytest

from detente.cli import main

from .helpers import GAME, new

GOLDEN = Path(__file__).parent.parent / "golden" / "europe_divided"


def test_play_in_the_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    answers = iter(["1", "1", "1", "card nord_stream", "board", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt="": next(answers))
    assert main(["play", "europe_divided", "--seed", "3"]) == 0
    shown = capsys.readouterr().out
    assert "Choose the advantage card to remove" in shown
    assert "Nord Stream Pipeline" in shown


def test_games_lists_the_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--lang", "ru"]) == 0
    assert "length = full | short" in capsys.readouterr().out


def test_simulate_counts_the_endings(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "europe_divided", "--games", "3", "--option", "length=short"]) == 0
    assert "Most prestige" in capsys.readouterr().out


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.json")), ids=lambda path: path.stem)
def test_a_stored_game_replays(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(path), "--lang", "hu"]) == 0
    assert capsys.readouterr().out == path.with_suffix(".hu.txt").read_text(encoding="utf-8")


def test_there_are_stored_games() -> None:
    assert {path.stem for path in GOLDEN.glob("*.json")} == {"full", "short_hidden"}


def test_a_game_is_stored_and_read_back() -> None:
    table = new(seed=9)
    for _ in range(40):
        seat = table.to_move[0]
        table.play(seat, table.legal(seat)[0])
    assert GAME.load(table.to_json()).bytes() == table.bytes()
