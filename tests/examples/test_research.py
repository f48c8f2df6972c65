"""The examples for researchers run, and find what the docs say they find."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from detente.engine.kernel import JIT

FOLDER = Path(__file__).parents[2] / "examples" / "research"
NEEDS = {"ppo": "torch", "bid": "matplotlib", "single_struggle": "scipy"}


@pytest.fixture
def example(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """A script, as a module."""
    if request.param in NEEDS:
        pytest.importorskip(NEEDS[request.param])
    monkeypatch.syspath_prepend(str(FOLDER))
    yield importlib.import_module(request.param)
    sys.modules.pop(request.param)


def of(name: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("example", [name], indirect=True)


@of("play")
def test_heuristics_beat_chance(example: ModuleType) -> None:
    assert example.random_game("cia_vs_kgb", seed=1) in ("cia", "kgb", "draw")
    assert sum(example.random_core("cia_vs_kgb", seed=2)) == 0
    if JIT:
        assert min(example.match("cia_vs_kgb", games=32, steps=200).values()) > 0.9


@of("linear")
@pytest.mark.skipif(not JIT, reason="slow where nothing is compiled")
def test_a_linear_policy_learns(example: ModuleType) -> None:
    fresh = example.strength(example.Learner(), 120)
    assert example.strength(example.train(0, steps=250), 120) > max(0.6, fresh + 0.08)


@of("single_struggle")
@pytest.mark.slow
def test_a_struggle_is_solved_exactly(example: ModuleType) -> None:
    struggle = example.Struggle()
    value, same, policy, agents = example.solve(struggle)
    assert value == pytest.approx(float(Fraction(20, 3)), abs=1e-7)
    assert same == pytest.approx(value, abs=1e-7)
    assert example.exploitability(struggle, policy, agents) == pytest.approx(0, abs=1e-6)
    half = np.full((2, 2), 0.5)
    assert example.exploitability(struggle, example.uniform, half) == pytest.approx(9.039352, abs=1e-5)
    assert example.exploitability(struggle, example.by_heuristic(struggle), half) == pytest.approx(10)


@of("single_struggle")
def test_open_spiel_finds_the_same_value(example: ModuleType) -> None:
    """The exported game under OpenSpiel's own CFR+ and with its own measure of exploitability; MCCFR comes closer to it."""
    pyspiel = pytest.importorskip("pyspiel")
    from open_spiel.python.algorithms import expected_game_score, exploitability, external_sampling_mccfr

    struggle = example.Struggle(("police", "opposition"))
    value = example.solve(struggle)[0]
    game = pyspiel.load_efg_game("\n".join(example.efg_lines(struggle)))
    cfr = pyspiel.CFRPlusSolver(game)
    for _ in range(400):
        cfr.evaluate_and_update_policy()
    policy = cfr.average_policy()
    gap = pyspiel.nash_conv(game, policy)
    assert gap < 0.2
    assert expected_game_score.policy_value(game.new_initial_state(), [policy, policy])[0] == pytest.approx(value, abs=gap + 1e-6)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    np.random.seed(1)
    solver.iteration()
    first = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(300):
        solver.iteration()
    assert exploitability.nash_conv(game, solver.average_policy()) < first / 2


@of("bid")
@pytest.mark.skipif(not JIT, reason="slow where nothing is compiled")
def test_a_slice_of_the_bid_study(example: ModuleType, tmp_path: Path) -> None:
    rows = [example.play(bonus, games=6) for bonus in (0, 9)]
    assert all(row["games"] == 6 and row["low"] <= row["us_share"] <= row["high"] for row in rows)
    assert rows == [example.play(bonus, games=6, threads=2) for bonus in (0, 9)]
    example.draw(rows, tmp_path / "bid.png")
    assert (tmp_path / "bid.png").stat().st_size > 1000
    assert example.interval(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)


@of("ppo")
@pytest.mark.skipif(not JIT, reason="slow where nothing is compiled")
def test_ppo_trains(example: ModuleType, tmp_path: Path) -> None:
    from detente.training.run import Budget

    matches = example.train(tmp_path, Budget(decisions=2048), judges=16, games=32, steps=8)
    assert matches[0]["decisions"] == 0
    assert matches[-1]["decisions"] >= 2048
    assert (tmp_path / "cia_vs_kgb.npz").is_file()


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(path.stem for path in FOLDER.glob("*.ipynb")))
@pytest.mark.skipif(not JIT, reason="slow where nothing is compiled")
def test_a_notebook_runs(name: str) -> None:
    if name in NEEDS:
        pytest.importorskip(NEEDS[name])
    nbformat, nbclient = pytest.importorskip("nbformat"), pytest.importorskip("nbclient")
    book = nbformat.read(FOLDER / f"{name}.ipynb", as_version=4)
    assert not any(cell.get("outputs") for cell in book.cells), "notebooks are kept without their results"
    nbclient.NotebookClient(book, timeout=300, kernel_name="python3", resources={"metadata": {"path": str(FOLDER)}}).execute()
