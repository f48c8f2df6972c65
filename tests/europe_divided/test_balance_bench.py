"""bench/balance.py changes the cells that it is told, and no others."""

import csv
import importlib
from pathlib import Path
from typing import Any

import pytest


def rows_of(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_a_candidate_differs_in_its_cells_alone(tmp_path: Path) -> None:
    balance: Any = importlib.import_module("bench.balance")
    balance.write_tables("action_cards germany eu_grow 1, action_cards austria eu_grow 1", tmp_path)
    assert [path.name for path in (tmp_path / "europe_divided").iterdir()] == ["action_cards.csv"]
    old, new = rows_of(balance.DATA / "action_cards.csv"), rows_of(tmp_path / "europe_divided" / "action_cards.csv")
    changed = [
        (before["id"], column) for before, after in zip(old, new, strict=True) for column in before if before[column] != after[column]
    ]
    assert changed == [("germany", "eu_grow"), ("austria", "eu_grow")]


def test_a_cell_that_is_so_already_is_no_candidate(tmp_path: Path) -> None:
    balance: Any = importlib.import_module("bench.balance")
    with pytest.raises(AssertionError, match="already"):
        balance.write_tables("action_cards finland eu_grow 1", tmp_path)
