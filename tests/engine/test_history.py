"""The history of a table: every earlier record is found again, and a game of hundreds of moves takes little memory."""

import random
import tracemalloc

import pytest

from detente.engine.game import Game, titles
from detente.engine.history import WHOLE, History
from detente.engine.table import Table

TITLE = "cia_vs_kgb"


def played(moves: int) -> Table:
    """A random game after so many moves."""
    table, chance = Game(TITLE).new(seed=3), random.Random(3)
    while table.sequence < moves and not table.outcome:
        seat = table.to_move[0]
        table.play(seat, chance.choice(table.legal(seat)))
    return table


def test_every_record_is_found_again_from_either_end() -> None:
    chance = random.Random(1)
    records = [chance.randbytes(200) for _ in range(3 * WHOLE + 5)]
    for length in (0, 1, 2, WHOLE, WHOLE + 1, len(records)):
        history = History()
        for record in records[:length]:
            history.append(record)
        assert [history[step] for step in range(len(history))] == records[:length]
        twin = history.copy()
        assert [twin.pop() for _ in range(length)] == records[:length][::-1]
        assert len(twin) == 0
        assert len(history) == length
        for step in (-1, length):
            with pytest.raises(IndexError):
                history[step]
    with pytest.raises(IndexError):
        History().pop()


def test_appending_after_an_undo_keeps_the_records_before() -> None:
    history = History()
    for number in range(WHOLE + 3):
        history.append(bytes([number]) * 8)
    for _ in range(5):
        history.pop()
    history.append(b"anything")
    assert [history[step][:1] for step in range(len(history))] == [*(bytes([n]) for n in range(WHOLE - 2)), b"a"]


def test_a_history_that_forgets_knows_its_last_records() -> None:
    chance = random.Random(2)
    records, history = [chance.randbytes(100) for _ in range(100)], History()
    for number, record in enumerate(records, 1):
        history.append(record)
        history.forget(16)
        assert len(history) == number
        assert number - history.first >= min(number, 16)
        assert number - history.first <= 32
    assert [history[step] for step in range(history.first, 100)] == records[history.first :]
    with pytest.raises(IndexError):
        history[history.first - 1]
    popped = [history.pop() for _ in range(99 - history.first)]
    assert popped == records[: history.first : -1]
    with pytest.raises(IndexError):
        history.pop()


@pytest.mark.parametrize("title", titles())
def test_a_table_that_forgets_is_the_same_table(title: str) -> None:
    whole, chance = Game(title).new(seed=3), random.Random(3)
    short = whole.copy()
    while whole.to_move and whole.sequence < 90:
        seat = chance.choice(whole.to_move)
        action = chance.choice(whole.legal(seat))
        if whole.sequence == 20:
            for table in (whole, short):
                table.force_dice([6, 1])
        for table in (whole, short):
            table.play(seat, action)
        short.forget_early()
        assert [short.can_undo(side) for side in short.game.seats] == [whole.can_undo(side) for side in whole.game.seats]
    assert len(short._before._packed) < len(whole._before._packed) / 2
    for step in (0, 1, 20, 21, 40, whole.sequence - 1, whole.sequence):
        assert short.state_at(step).tobytes() == whole.state_at(step).tobytes()
        assert short.at(step).bytes() == whole.at(step).bytes()
        assert short.at(step).moves == whole.moves[:step]
        assert short.at(step).rows() == whole.rows()[: step + 1]
    while whole.moves:
        whole.take_back()
        short.take_back()
        assert short.bytes() == whole.bytes()


def test_states_and_rows_of_earlier_steps_are_those_that_were_played() -> None:
    table = played(60)
    again = Game(TITLE).new(seed=3)
    states, rows = [again.bytes()], [again.rows()[-1]]
    for move in table.moves:
        again.play(move.seat, move.action)
        states.append(again.bytes())
        rows.append(again.rows()[-1])
    assert [table.state_at(step).tobytes() for step in range(table.sequence + 1)] == states
    assert table.rows() == rows


def test_a_long_game_takes_a_fraction_of_its_records() -> None:
    played(1)
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    table = played(400)
    size = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert table.sequence > 100
    assert size < 600 * table.sequence
    assert size < len(table.bytes()) * table.sequence / 3
