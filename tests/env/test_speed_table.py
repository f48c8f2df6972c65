"""bench/environments.py: what is measured exists, and steps."""

from __future__ import annotations

import argparse
import importlib
from itertools import islice
from typing import Any

import pytest

from detente.engine.kernel import JIT

TITLE = "cia_vs_kgb"


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> Any:
    module = importlib.import_module("bench.environments")
    monkeypatch.setattr(module, "BATCH", 4)
    return module


def test_every_line_names_a_function(bench: Any) -> None:
    given = argparse.Namespace(games=[TITLE], threads=[1, 2], kernels="kernels")
    lines = [*bench.cpu_lines(given), *bench.gpu_lines(given)]
    assert all(callable(getattr(bench, line.function)) for line in lines)
    assert len({line[:2] for line in lines}) == len(lines)


@pytest.mark.parametrize("name", ["vector_steps", "bare_vector_steps", "our_aec_steps", "seat_steps", "our_spiel_steps", "simulated_steps"])
def test_our_environments_step(bench: Any, name: str) -> None:
    if name == "our_spiel_steps":
        pytest.importorskip("pyspiel")
    if name == "simulated_steps" and not JIT:
        pytest.skip("500 games where nothing is compiled")
    counted = list(islice(getattr(bench, name)(TITLE), 30))
    assert all(counted)
    if "vector" in name:
        assert sum(counted) == 30 * bench.BATCH


def test_the_first_steps_are_not_counted(bench: Any) -> None:
    """They load and compile: of 100, 100, 1, 1, … steps, at a second each, one a second is left."""
    now = iter(range(1000))
    assert bench.rate(iter([100, 100, *[1] * 50]), 10, lambda: float(next(now))) == pytest.approx(1.0, abs=0.15)
