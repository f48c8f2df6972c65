"""bench/laws.py: a broken law can be found again."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

from detente.engine.laws import Examination

TITLE = "cia_vs_kgb"


def test_a_broken_law_is_told_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    laws: Any = importlib.import_module("bench.laws")
    monkeypatch.setattr(Examination, "conserve", lambda self: self.demand(self.seed % 1_000_003 != 1, "an example"))
    endings, fault = laws.examine_seed((TITLE, 6, 3, False))
    assert endings.total() == 1
    assert fault.startswith("--seed 6: an example: cia_vs_kgb seed 6000019 ")
