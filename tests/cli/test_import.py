"""`detente import`: exit codes, a part of a game, results."""

import json
from pathlib import Path

import pytest

from detente.cli import main

from ..twilight_struggle.test_import_basics import LOG
from .conftest import Captured

WRONG = LOG.replace("US +2 in Egypt [2][0]", "US +2 in Egypt [7][0]")


def run(folder: Path, text: str, *words: str) -> tuple[int, Path]:
    log, game = folder / "log.txt", folder / "game.json"
    log.write_text(text, encoding="utf-8")
    return main(["import", str(log), "-o", str(game), *words]), game


def test_a_log_that_differs_writes_nothing(tmp_path: Path, capsys: Captured) -> None:
    code, game = run(tmp_path, WRONG)
    assert (code, game.exists()) == (1, False)
    assert "US +2 in Egypt [7][0]" in capsys.readouterr().err


@pytest.mark.parametrize("lang", ["en", "pl", "ru", "hu"])
def test_partial_writes_the_game_up_to_the_difference_and_says_why(tmp_path: Path, capsys: Captured, lang: str) -> None:
    code, game = run(tmp_path, WRONG, "--partial", "--lang", lang)
    assert code == 1
    told = capsys.readouterr().err
    assert "US +2 in Egypt [7][0]" in told
    assert str(len(json.loads(game.read_text(encoding="utf-8"))["moves"])) in told
    assert main(["replay", str(game), "--quiet"]) == 0


def test_partial_takes_a_whole_log_as_before(tmp_path: Path) -> None:
    code, game = run(tmp_path, LOG, "--partial")
    assert (code, json.loads(game.read_text(encoding="utf-8"))["outcome"]) == (0, None)


def test_a_resignation_is_written_as_the_result_and_replays(tmp_path: Path) -> None:
    code, game = run(tmp_path, LOG + "US resigns\n")
    assert code == 0
    assert json.loads(game.read_text(encoding="utf-8"))["result"] == {"winner": "ussr", "ending": "resigned"}
    assert main(["replay", str(game), "--quiet"]) == 0
