"""`detente analyse`: what moves were worth."""

import json
from pathlib import Path
from typing import Any

import pytest

from detente.bots.analysis import Analyst
from detente.cli import main
from detente.engine.game import Game
from detente.engine.kernel import JIT
from detente.engine.table import Table


def short_game(seed: int, moves: int = 12) -> Table:
    table = Game("cia_vs_kgb").new(seed=seed)
    for _ in range(moves):
        seat = table.to_move[0]
        table.play(seat, table.legal(seat)[-1])
    return table


def test_a_lost_game_is_a_blunder() -> None:
    """Whoever causes nuclear war loses everything that the best answer would have kept."""
    table = Game("twilight_struggle").position(
        "T4 AR3 US | defcon 2 | influence cuba 0:3, panama 2:0, france 4:0, italy 3:0 | us nato, nasser | ussr fidel, blockade"
    )
    for action in ("card:nato", "play:coup", "country:cuba"):
        table.play("us", action)
    assert table.outcome is not None
    assert table.outcome.winner == "ussr"
    moves = list(Analyst("twilight_struggle", worlds=8 if JIT else 4).judge(table, range(3)))
    assert any(move.verdict == "blunder" for move in moves), moves
    assert all(move.best[0].win >= move.win for move in moves)
    assert moves[-1].win == 0.0


@pytest.mark.slow
def test_analysis_is_written_as_json_and_as_a_plot(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    game, out, plot = tmp_path / "game.json", tmp_path / "out.json", tmp_path / "plot.png"
    table = short_game(2)
    game.write_text(table.to_json(), encoding="utf-8")
    assert main(["analyse", str(game), "--out", str(out), "--plot", str(plot), "--worlds", "4", "--jobs", "1"]) == 0
    found = json.loads(out.read_text())
    assert (found["title"], found["moves"], found["winner"]) == ("cia_vs_kgb", 12, None)
    assert found["curve"][0]["step"] == 0
    for move in found["judged"]:
        assert move["action"] == table.moves[move["step"]].action
        assert 0 <= move["win"] <= move["best"][0]["win"] <= 1
        assert move["loss"] == pytest.approx(move["best"][0]["win"] - move["win"], abs=2e-4)
    assert sum(seat["judged"] for seat in found["seats"].values()) == len(found["judged"]) > 0
    assert plot.read_bytes()[:4] == b"\x89PNG"


def test_a_folder_is_analysed_game_by_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for seed in (1, 2):
        (tmp_path / f"{seed}.json").write_text(short_game(seed, 5).to_json(), encoding="utf-8")
    assert main(["analyse", str(tmp_path), "--worlds", "2", "--jobs", "1"]) == 0
    found: list[dict[str, Any]] = json.loads(capsys.readouterr().out)
    assert [Path(one["file"]).name for one in found] == ["1.json", "2.json"]


def test_the_same_seed_gives_the_same_verdicts() -> None:
    table = short_game(3)
    first, second = (list(Analyst("cia_vs_kgb", worlds=4, seed=5).judge(table, steps)) for steps in (range(12), range(6, 12)))
    assert second
    assert first[-len(second) :] == second


def test_what_cannot_be_read_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(tmp_path)]) == 2
    assert main(["analyse", str(tmp_path / "none.json")]) == 2
    assert capsys.readouterr().err.count("\n") == 2
