"""The study of a network: what is counted equals what was played."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("torch")

from detente.bots.network.numpy_network import weights_file
from detente.bots.network.weights import load_weights
from detente.training.network import restore
from detente.training.run import Run
from detente.training.study import Study

TITLE = "cia_vs_kgb"


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    kept = load_weights(weights_file(TITLE))
    run = Run(TITLE, kept.columns, Path(tmp_path_factory.mktemp("study")), seed=5, judges=2)
    study = Study(run, restore(kept.columns, kept.arrays, "cpu"), 6)
    study.play(12)
    return study.report(least=1)


def test_every_record_plays_the_same_number_of_games(report: dict[str, Any]) -> None:
    assert report["games"] == 12
    assert sum(row[3] for row in report["ends"] if row[0] == "cia") == 12


def test_every_decision_is_counted_once(report: dict[str, Any]) -> None:
    assert sum(row[4] for row in report["answers"]) == report["decisions"] > 12 * 20


def test_one_wins_what_the_other_loses(report: dict[str, Any]) -> None:
    points = [sum(row[3] * row[4] for row in report["ends"] if row[0] == seat) for seat in ("cia", "kgb")]
    assert sum(points) == pytest.approx(12, abs=0.01)


def test_shares_are_shares(report: dict[str, Any]) -> None:
    numbers = np.array([row[5:] for row in report["answers"] + report["pairs"]], float)
    assert ((numbers >= 0) & (numbers <= 1)).all()


def test_pairs_are_answers_of_one_seat_in_a_row(report: dict[str, Any]) -> None:
    """Everybody who activates a group has just said that this is the action."""
    assert 0 < sum(row[4] for row in report["pairs"]) < report["decisions"]


def test_openings_are_counted_for_every_game(report: dict[str, dict[str, Any]]) -> None:
    for found in report["openings"].values():
        assert sum(row[1] for row in found) == 12
