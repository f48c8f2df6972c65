"""Features: named by fields of the record, equal in every world that the seat can imagine, and found again when the layout changes."""

import numpy as np
import pytest

from detente.bots import make_bot
from detente.bots.network import features
from detente.bots.network.features import BIT, IN_FRAME, NEVER, Column, Columns, extract, item_columns, with_derived
from detente.bots.network.numpy_network import weights_file
from detente.bots.network.weights import load_columns
from detente.engine.errors import DetenteError
from detente.engine.game import Game, titles
from detente.engine.kernel import JIT
from detente.engine.table import Table

GAMES = 4 if JIT else 1
EVERY = 3 if JIT else 9


def columns_of(title: str) -> Columns:
    return with_derived(load_columns(weights_file(title), title))


def see(table: Table, seat: str, columns: Columns) -> bytes:
    """The features of a seat."""
    found: bytes = extract(columns.rows(table.observe(seat).reshape(1)), columns.placed).tobytes()
    return found


@pytest.mark.parametrize("title", titles())
def test_features_hold_no_secrets(title: str) -> None:
    """What is hidden from the seat to move is dealt anew: the record changes, no feature does."""
    columns, game, changed = columns_of(title), Game(title), 0
    for seed in range(1, GAMES + 1):
        table, bot = game.new(seed=seed), make_bot("random", seed, title)
        while not table.outcome:
            seat = table.to_move[seed % len(table.to_move)]
            if table.sequence % EVERY == 0:
                twin = table.determinize(seat, seed=table.sequence)
                changed += twin.bytes() != table.bytes()
                assert see(twin, seat, columns) == see(table, seat, columns), (seed, table.sequence)
            table.play(seat, bot.choose(table.observe(seat), 0.0).action)
    assert changed > 5


@pytest.mark.parametrize("title", titles())
def test_no_feature_reads_options_versions_or_events(title: str) -> None:
    read = {column.field for column in columns_of(title).columns if column.kind != NEVER}
    assert not read & {"option", "version", "events", "event_count"}


@pytest.mark.parametrize("title", titles())
def test_features_begin_with_the_legal_mask_and_the_question(title: str) -> None:
    columns, game = columns_of(title), Game(title)
    table, bot = game.new(seed=2), make_bot("random", 2, title)
    for _ in range(40):
        seat = table.to_move[0]
        x = np.frombuffer(see(table, seat, columns), np.uint8)
        assert (x[: columns.actions] == table.mask(seat)[: columns.actions]).all()
        asked = x[columns.actions : columns.actions + columns.questions]
        assert game.rules.questions[int(asked.argmax())] == table.question(seat)
        assert asked.sum() == 1
        assert x[columns.actions + columns.questions] == game.seat(seat)
        table.play(seat, bot.choose(table.observe(seat), 0.0).action)


@pytest.mark.parametrize("title", titles())
def test_the_kernel_and_numpy_see_the_same(title: str) -> None:
    """The kernel is what CUDA runs."""
    columns, game = columns_of(title), Game(title)
    table, bot, t = game.new(seed=5), make_bot("random", 5, title), columns.placed
    for _ in range(30):
        table.play(table.to_move[0], bot.choose(table.observe(table.to_move[0]), 0.0).action)
    rows = columns.rows(table.observe(table.to_move[0]).reshape(1))
    plain = rows.astype(np.int64)
    kernel = [int(features.feature(plain, 0, t.rows, j, t.stack, t.depth, t.seat)) for j in range(columns.width)]
    assert kernel == extract(rows, t)[0].tolist()


def test_columns_survive_storing() -> None:
    columns = columns_of("cia_vs_kgb")
    assert Columns.from_arrays("cia_vs_kgb", columns.to_arrays()) == columns


def test_a_field_that_is_gone_is_named() -> None:
    columns = Columns("cia_vs_kgb", (Column(BIT, "nowhere", (0,), (0,), 3),), 90, 15)
    with pytest.raises(DetenteError, match="nowhere"):
        _ = columns.placed


def test_items_are_described_by_their_own_fields() -> None:
    """Every slot of a country tells of that country, as an action names it; only its stake depends on its neighbours'."""
    columns, game = columns_of("twilight_struggle"), Game("twilight_struggle")
    (table,) = item_columns(columns)
    cuba = game.numbers["country:cuba"] - table.first
    position = game.position("T4 AR3 US | influence cuba 3:0 | us nato | ussr fidel")
    x = np.frombuffer(see(position, "us", columns), np.uint8)
    without = game.position("T4 AR3 US | influence cuba 0:0 | us nato | ussr fidel")
    y = np.frombuffer(see(without, "us", columns), np.uint8)
    different = set(np.flatnonzero(x != y).tolist())
    own = {int(j) for j in table.columns[cuba]}
    stakes = {j for j, column in enumerate(columns.columns) if column.field == "stake"}
    others = {int(j) for k, row in enumerate(table.columns) if k != cuba for j in row} - own - stakes
    assert different & own
    assert not different & others


def test_frames_are_told_by_kind_and_place() -> None:
    columns = columns_of("twilight_struggle")
    frames = [column for column in columns.columns if column.kind == IN_FRAME]
    assert len(frames) > 100
    assert {column.own[0] for column in frames if column.own} == {0, 1}
