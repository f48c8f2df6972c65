"""Batches of games: the same games as at a table."""

import numpy as np
import pytest

from detente.engine.game import Game
from detente.engine.kernel import JIT
from detente.engine.table import Table
from detente.training.batch import DONE, QUESTION, SEAT, WINNER, CpuBatch
from detente.training.sample import legal_mask, random_actions, sample_play

TITLE = "cia_vs_kgb"  # compiles fastest; the others go through the same source
GAMES, STEPS = (8, 400) if JIT else (2, 60)


def key_of(record: np.void) -> bytes:
    return np.array([record["key0"], record["key1"]], np.uint64).tobytes()


def follow(table: Table, batch: CpuBatch, i: int) -> None:
    """Give the only answers at a table, in the batch's order, until there is a choice."""
    while not table.outcome:
        both = len(table.to_move) == 2
        seat = table.game.seats[int(batch.chance[i]) >> 40 & 1] if both else table.to_move[0]
        legal = table.legal(seat)
        if len(legal) > 1:
            return
        table.play(seat, legal[0])


def test_batches_play_the_same_games_as_tables() -> None:
    """Every record of the batch, after every step, is the record of a table where the same answers were given."""
    game, batch, chance = Game(TITLE), CpuBatch(TITLE, GAMES, seed=4), np.random.default_rng(4)
    tables = [game.new(key=key_of(record)) for record in batch.states]
    ended = 0
    for i, table in enumerate(tables):
        follow(table, batch, i)
    for _ in range(STEPS):
        seats, actions = batch.report[:, SEAT].copy(), random_actions(batch.seen, chance)
        batch.actions[:] = actions
        batch.step()
        for i in range(GAMES):
            tables[i].play(int(seats[i]), int(actions[i]))
            follow(tables[i], batch, i)
            if batch.report[i, DONE]:
                outcome, winner = tables[i].outcome, int(batch.report[i, WINNER])
                assert outcome is not None
                assert outcome.winner == ("draw" if winner == 2 else game.seats[winner])
                tables[i] = game.new(key=key_of(batch.states[i]))
                follow(tables[i], batch, i)
                ended += 1
            assert tables[i].bytes() == batch.states[i].tobytes()
            seat = int(batch.report[i, SEAT])
            assert batch.report[i, QUESTION] == tables[i].record["asked"][seat]
            assert batch.seen[i].tobytes() == tables[i].observe(seat).tobytes()
    assert ended or not JIT


def test_batches_play_the_newest_rules() -> None:
    assert set(CpuBatch(TITLE, 2).states["version"].tolist()) == {Game(TITLE).rules.version}


def test_an_illegal_answer_becomes_a_legal_one() -> None:
    """A network whose numbers went bad does not corrupt records."""
    game, batch = Game(TITLE), CpuBatch(TITLE, 2, seed=1)
    for _ in range(30):
        batch.actions[:] = len(game.actions) + 7
        batch.step()
        assert legal_mask(batch.seen, len(game.actions)).sum(1).min() >= 2


def test_the_heuristics_answer_what_is_legal_where_they_are_asked() -> None:
    batch = CpuBatch(TITLE, 3, seed=2)
    batch.picked[:] = -1
    batch.pick(np.array([2, -1, 0], np.int32))
    mask = legal_mask(batch.seen, len(Game(TITLE).actions))
    assert batch.picked[1] == -1
    assert mask[0, batch.picked[0]]
    assert mask[2, batch.picked[2]]


def test_a_restart_begins_new_games() -> None:
    batch = CpuBatch(TITLE, 2, seed=3)
    keys = batch.states["key0"].tolist()
    batch.restart()
    assert batch.states["key0"].tolist() != keys


@pytest.mark.skipif(not JIT, reason="slow where nothing is compiled")
def test_columns_are_chosen_by_a_sample_of_play() -> None:
    from detente.bots.network.features import calibrate, extract

    sample = sample_play(TITLE, 1024, games=64)
    columns = calibrate(TITLE, sample)
    x = extract(columns.rows(sample), columns.placed)
    assert columns.width % 64 == 0
    assert (x[:, : columns.actions].sum(1) >= 2).all()
