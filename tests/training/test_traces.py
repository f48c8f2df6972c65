"""bench/gpu.py and bench/laws.py: what is compared between machines does not depend on how it is shared out."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

from detente.engine.laws import Examination

TITLE = "cia_vs_kgb"


def test_a_trace_is_that_of_the_same_game_however_many_are_played() -> None:
    gpu: Any = importlib.import_module("bench.gpu")
    few, decisions = gpu.trace_on_cpu(TITLE, 2)
    more, _ = gpu.trace_on_cpu(TITLE, 3)
    assert more[:2] == few
    assert len(set(more)) == 3
    assert decisions > 40


def test_a_trace_tells_of_one_changed_byte(monkeypatch: pytest.MonkeyPatch) -> None:
    gpu: Any = importlib.import_module("bench.gpu")
    honest, _ = gpu.trace_on_cpu(TITLE, 2)
    draw = gpu.draw_actions

    def spoil(records: Any, report: Any, step: int) -> Any:
        drawn = draw(records, report, step)
        if step == 5:
            records[1]["key1"] ^= 1
        return drawn

    monkeypatch.setattr(gpu, "draw_actions", spoil)
    spoilt, _ = gpu.trace_on_cpu(TITLE, 2)
    assert [mine == other for mine, other in zip(honest, spoilt, strict=True)] == [True, False]


def test_a_broken_law_is_told_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    laws: Any = importlib.import_module("bench.laws")
    monkeypatch.setattr(Examination, "conserve", lambda self: self.demand(self.seed % 1_000_003 != 1, "an example"))
    endings, fault = laws.examine_seed((TITLE, 6, 3, False))
    assert endings.total() == 1
    assert fault.startswith("--seed 6: an example: cia_vs_kgb seed 6000019 ")
