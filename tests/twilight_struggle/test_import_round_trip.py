"""Random games written as the app writes its logs come back as the same game."""

import pytest

from detente.games.twilight_struggle.imports.importer import import_log

from .app_log import random_game, write_app_log
from .helpers import GAME


@pytest.mark.parametrize("seed", range(1, 25))
def test_a_game_written_as_a_log_comes_back(seed: int) -> None:
    """Same end, same board, same tracks; the result is an ordinary game record."""
    played = random_game(seed)
    imported = import_log(write_app_log(played))
    table = imported.table
    assert imported.exceptions == ()
    assert table.outcome == played.outcome
    assert (table.record["influence"] == played.record["influence"]).all()
    assert (table.turn, table.defcon, table.vp, table.space) == (played.turn, played.defcon, played.vp, played.space)
    assert GAME.load(table.to_json()).bytes() == table.bytes()
