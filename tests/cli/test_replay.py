"""Game files are replayed and checked."""

import json
from pathlib import Path
from typing import Any

import pytest

from detente.cli import main

from .conftest import GAME, RECORDED, Captured, saved


def test_replay_prints_the_log(tmp_path: Path, capsys: Captured) -> None:
    path = saved(tmp_path)
    assert main(["replay", str(path), "--lang", "hu"]) == 0
    printed = capsys.readouterr()
    assert printed.out == GAME.load(path.read_text(encoding="utf-8")).log("hu")
    assert printed.err == f"A szabályok változata: {GAME.rules.version} (a legújabb: {GAME.rules.version})\n"


def test_quiet_replay_only_checks(tmp_path: Path, capsys: Captured) -> None:
    assert main(["replay", str(saved(tmp_path)), "--quiet"]) == 0
    assert capsys.readouterr() == ("", "")


def test_replay_names_the_first_illegal_move(tmp_path: Path, capsys: Captured) -> None:
    path = saved(tmp_path)
    game = json.loads(path.read_text(encoding="utf-8"))
    game["moves"][2][1] = "country:cuba"
    path.write_text(json.dumps(game), encoding="utf-8")
    assert main(["replay", str(path)]) == 1
    out, err = capsys.readouterr()
    assert "step 3: “country:cuba” was rejected" in err
    assert out.count(" +1 in ") == 2, "the log goes as far as the game does"


def test_replay_notices_another_end(tmp_path: Path, capsys: Captured) -> None:
    path = saved(tmp_path)
    game = json.loads(path.read_text(encoding="utf-8")) | {"final": "0" * 16}
    path.write_text(json.dumps(game), encoding="utf-8")
    assert main(["replay", str(path)]) == 1
    assert "differs at step 40" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "chess"}, "Unknown game “chess”"),
        ({"rules": 99}, "was written for version 99"),
        ({"options": {"key": 1}}, "Unknown option “key”"),
        ({"key": "12"}, "“key”"),
        ({"start": "T99"}, "Invalid beginning of a position"),
        ({"final": [5]}, "field “final” is missing or invalid"),
        ({"rules": 10**30}, "field “rules” is missing or invalid"),
        ({"moves": [["ussr", "country:poland", {"dice": 5}]]}, "move 1 is not"),
        ({"moves": "none"}, "field “moves” is missing or invalid"),
    ],
)
def test_a_broken_game_file_gives_code_2(change: dict[str, Any], sentence: str, tmp_path: Path, capsys: Captured) -> None:
    path = saved(tmp_path, moves=5)
    path.write_text(json.dumps(json.loads(path.read_text(encoding="utf-8")) | change), encoding="utf-8")
    assert main(["replay", str(path)]) == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize("content", [b"", b"{", b"hello", b"\xff\xfe", b"[" * 100_000, b"{" * 100_000])
def test_what_is_no_game_file_gives_code_2(content: bytes, tmp_path: Path, capsys: Captured) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    assert main(["replay", str(path)]) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_replay_reads_a_recorded_game(capsys: Captured) -> None:
    pytest.importorskip("detente.games.twilight_struggle.recorded")
    assert main(["replay", str(RECORDED)]) == 0
    assert "Turn 3" in capsys.readouterr().out
