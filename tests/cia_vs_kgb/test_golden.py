"""Stored games replay for ever: the rulebook's example, played on to the end."""

from pathlib import Path

import pytest

from detente.engine.table import Outcome

from .helpers import GAME

GOLDEN = sorted((Path(__file__).parent.parent / "golden" / "cia_vs_kgb").glob("*.json"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_stored_game_still_replays_to_the_same_bytes(path: Path) -> None:
    """Loading compares outcome and final state."""
    table = GAME.load(path.read_text(encoding="utf-8"))
    assert isinstance(table.outcome, Outcome)
    assert table.claimed["kgb"][0] in GAME.rules.names["objective"]


def test_there_is_a_stored_game() -> None:
    assert GOLDEN
