"""The tools that take pictures of tables (web/stored.py) know every fact that the server tells of one."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from detente.engine.title import load_rules

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "web"))


@pytest.mark.parametrize("game", ["twilight_struggle", "cia_vs_kgb", "europe_divided"])
def test_a_stored_table_has_every_public_fact(game: str) -> None:
    stored = pytest.importorskip("stored", reason="Playwright is not installed")
    seat = load_rules(game).seats[0]
    view = {"game": game, "rules": 1, "outcome": None, "options": {}, "seat": seat, "to_move": [seat], "sequence": 0}
    assert stored.table_of(view)["seats"][seat]["you"]
