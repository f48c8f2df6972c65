"""Stand-ins of records: read at once, or field by field when somebody looks."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from detente.engine.game import Game, titles


def some_way_into(title: str, moves: int = 40) -> list[np.void]:
    """What the seats and a spectator see in the middle of a game."""
    table, rng = Game(title).new(seed=3), random.Random(3)
    for _ in range(moves):
        table.play(table.to_move[0], rng.choice(table.legal(table.to_move[0])))
    return [table.observe(seat) for seat in (*table.game.seats, "spectator")]


@pytest.mark.parametrize("title", titles())
def test_a_lazy_stand_in_has_the_contents_of_the_record(title: str) -> None:
    kind = Game(title).rules.observation
    for seen in some_way_into(title):
        eager, lazy = kind.load(seen), kind.lazy(seen.tobytes())
        for name in kind.fields():
            assert np.array_equal(getattr(lazy, name), getattr(eager, name)), name
            assert type(getattr(lazy, name)) is type(getattr(eager, name))


@pytest.mark.parametrize("title", titles())
def test_the_first_rows_of_an_array_are_the_same_of_every_stand_in(title: str) -> None:
    kind = Game(title).rules.observation
    for seen in some_way_into(title):
        for name in (name for name, field in kind.fields().items() if field.shape):
            for count in (0, 1, 2, 1000):
                looked_at = kind.lazy(seen.tobytes())
                expected = getattr(looked_at, name)[:count].tolist()
                for plain in (kind.load(seen), kind.lazy(seen.tobytes()), looked_at):
                    assert plain.first_rows(name, count) == expected, name


@pytest.mark.parametrize("title", titles())
def test_a_stand_in_is_packed_as_the_record_it_came_from(title: str) -> None:
    kind = Game(title).rules.observation
    for seen in some_way_into(title):
        assert kind.load(seen).pack().tobytes() == kind.lazy(seen.tobytes()).pack().tobytes() == seen.tobytes()


def test_a_copy_of_a_table_shares_nothing_that_changes() -> None:
    table = Game("twilight_struggle").new(seed=3)
    twin, before = table.copy(), table.bytes()
    twin.play("ussr", "country:poland")
    assert table.bytes() == before != twin.bytes()
    assert (table.sequence, twin.sequence, len(table.rows()), len(twin.rows())) == (0, 1, 1, 2)


@pytest.mark.parametrize("title", titles())
def test_the_bytes_of_an_array_are_the_same_of_every_stand_in(title: str) -> None:
    kind = Game(title).rules.observation
    for seen in some_way_into(title):
        lazy: Any = kind.lazy(seen.tobytes())
        assert lazy.bytes_of("legal") == seen["legal"].tobytes()
        assert "legal" not in vars(lazy)
        assert kind.load(seen).bytes_of("legal") == seen["legal"].tobytes() == lazy.legal.tobytes() == lazy.bytes_of("legal")


def test_arrays_of_a_stand_in_are_changed_one_by_one() -> None:
    """They are slices of one conversion, which must not overlap, and the bytes stay as they are."""
    kind = Game("twilight_struggle").rules.observation
    seen = some_way_into("twilight_struggle")[0]
    lazy: Any = kind.lazy(seen.tobytes())
    eager = kind.load(seen)
    lazy.reach[:], lazy.milops[:] = -1, -1
    for name in set(kind.fields()) - {"reach", "milops"}:
        assert np.array_equal(getattr(lazy, name), getattr(eager, name)), name
    assert lazy.pack().tobytes() == seen.tobytes()
