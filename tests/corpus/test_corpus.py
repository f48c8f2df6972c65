"""Stored games of every rules version replay to the byte, under the rules they were begun with."""

import json
from typing import Any

import numpy as np
import pytest

from detente.engine.game import Game, titles

from . import read_games, read_records, stored_versions


@pytest.mark.parametrize(("title", "version"), stored_versions())
def test_games_replay_to_the_byte(title: str, version: int) -> None:
    game, layout = Game(title), Game(title).rules.state.layout(version)
    games, records = read_games(title, version), read_records(title, version)
    assert records.dtype == layout, "the layout of an old version never changes"
    for data, record in zip(games, records, strict=True):
        table = game.load(json.dumps(data))
        assert table.version == version == data["rules"]
        found = np.frombuffer(game.rules.state.convert(table.bytes(), game.rules.state.newest_layout(), version), layout)[0]
        assert found.tobytes() == record.tobytes(), _difference(data, found, record)


def _difference(data: dict[str, Any], found: Any, record: Any) -> str:
    fields = [name for name in record.dtype.names if not np.array_equal(found[name], record[name])]
    return f"game with key {data['key']} differs in {fields}"


@pytest.mark.parametrize("title", titles())
def test_every_version_has_a_corpus(title: str) -> None:
    assert [version for name, version in stored_versions() if name == title] == list(range(1, Game(title).rules.version + 1))


@pytest.mark.parametrize(("title", "version"), stored_versions())
def test_corpus_is_broad(title: str, version: int) -> None:
    """Finished and unfinished games, every value of every option that the version had, every seat as the winner."""
    games, rules = read_games(title, version), Game(title).rules
    assert sum(game["outcome"] is not None for game in games) >= 100
    assert sum(game["outcome"] is None for game in games) >= 20
    assert {game["outcome"]["winner"] for game in games if game["outcome"]} >= set(rules.seats)
    assert any(game["start"] for game in games)
    for option in rules.options:
        if option.since <= version:
            used = [game["options"][option.name] for game in games]
            assert set(option.values) <= ({value for values in used for value in values} if option.several else set(used)), option.name
