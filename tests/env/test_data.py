"""Games as Parquet files."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from detente.cli import main
from detente.commands.selfplay import in_order
from detente.engine.game import Game
from detente.env.data import Kept
from detente.env.features import Features

parquet = pytest.importorskip("pyarrow.parquet")


def read(folder: Path) -> tuple[Any, Any]:
    return parquet.read_table(folder / "games.parquet"), parquet.read_table(folder / "moves-00000.parquet")


def test_selfplay_writes_games_that_can_be_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games"
    assert (
        main(["selfplay", "cia_vs_kgb", "--bots", "random,heuristic", "--games", "2", "--seed", "7", "--jobs", "1", "--out", str(out)]) == 0
    )
    games, moves = read(out)
    assert "2 games" in capsys.readouterr().out
    assert games["bots"].to_pylist() == [["random", "heuristic"], ["heuristic", "random"]]
    names = json.loads(moves.schema.metadata[b"detente.actions"])
    features, game = Features("cia_vs_kgb"), Game("cia_vs_kgb")
    for number, row in enumerate(games.to_pylist()):
        table = game.new(seed=row["seed"])
        for move in (m for m in moves.to_pylist() if m["game"] == number):
            seat = game.seats[move["seat"]]
            assert move["observation"] == features.flat(np.array([table.observe(seat)]))[0].tolist()
            assert [names[a] for a in move["legal"]] == table.legal(seat)
            assert game.rules.questions[move["question"]] == table.question(seat)
            table.play(seat, names[move["action"]])
            assert move["result"] == (1.0 if row["winner"] == seat else -1.0)
        assert table.outcome is not None
        assert (table.outcome.winner, table.outcome.ending, table.sequence) == (row["winner"], row["ending"], row["moves"])


def test_a_data_card_says_what_the_files_hold(tmp_path: Path) -> None:
    out = tmp_path / "games"
    given = ["--bots", "random", "--games", "3", "--seed", "4", "--option", "points=50", "--jobs", "1", "--out", str(out)]
    assert main(["selfplay", "cia_vs_kgb", *given]) == 0
    card = (out / "README.md").read_text()
    games, moves = read(out)
    assert f"3 games, {moves.num_rows:,} decisions" in card
    assert "--bots random --games 3 --seed 4 --budget 1.0 --option points=50" in card
    assert "| seeds | 4 to 6 |" in card
    assert all(ending in card for ending in games["ending"].to_pylist())


def test_games_that_end_early_wait_for_those_before_them() -> None:
    kept = {seed: Kept({"seed": seed}, {}) for seed in range(5, 9)}
    assert [one.game["seed"] for one in in_order([kept[7], kept[5], kept[8], kept[6]], 5)] == [5, 6, 7, 8]


@pytest.mark.slow
def test_processes_and_a_cluster_write_the_same_files(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    for name, where in (("one", ["--jobs", "1"]), ("all", []), ("ray", ["--ray", "local"])):
        out = str(tmp_path / name)
        assert main(["selfplay", "cia_vs_kgb", "--bots", "random", "--games", "4", "--out", out, *where]) == 0
    tables = [read(tmp_path / name) for name in ("one", "all", "ray")]
    assert all(games.equals(tables[0][0]) and moves.equals(tables[0][1]) for games, moves in tables)


def test_export_writes_stored_games(tmp_path: Path) -> None:
    table = Game("cia_vs_kgb").new(seed=3)
    for _ in range(12):
        seat = table.to_move[0]
        table.play(seat, table.legal(seat)[0])
    (tmp_path / "game.json").write_text(table.to_json(), encoding="utf-8")
    assert main(["export", str(tmp_path / "game.json"), "--out", str(tmp_path / "out")]) == 0
    games, moves = read(tmp_path / "out")
    assert (games["ending"][0].as_py(), games["moves"][0].as_py(), moves.num_rows) == ("unfinished", 12, 12)


def test_export_refuses_a_full_folder_and_two_titles(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for title in ("cia_vs_kgb", "europe_divided"):
        (tmp_path / f"{title}.json").write_text(Game(title).new(seed=1).to_json(), encoding="utf-8")
    files = [str(tmp_path / f"{title}.json") for title in ("cia_vs_kgb", "europe_divided")]
    assert main(["export", *files, "--out", str(tmp_path / "new")]) == 2
    assert "europe_divided" in capsys.readouterr().err
    assert main(["export", files[0], "--out", str(tmp_path)]) == 2
    assert "not empty" in capsys.readouterr().err
    assert main(["selfplay", "cia_vs_kgb", "--bots", "random,random,random", "--out", str(tmp_path / "new")]) == 2
