"""Position lines: read, written, read back, and refused with the part that is wrong."""

import random

import pytest

from detente.engine.errors import BadPosition
from detente.engine.game import Game

from .helpers import GAME, at, new


@pytest.mark.parametrize("seed", range(4))
def test_a_line_reads_back_as_itself_at_every_decision(seed: int) -> None:
    table, dice = new(seed=seed), random.Random(seed)
    while not table.outcome:
        if table.sequence % 11 == seed:
            line = table.position()
            assert GAME.position(line).position() == line
        seat = dice.choice(table.to_move)
        table.play(seat, dice.choice(table.legal(seat)))


@pytest.mark.parametrize("seat", ["europe", "russia"])
def test_the_line_of_a_seat_can_be_played_on(seat: str) -> None:
    table, dice = new(seed=6), random.Random(6)
    while not table.outcome:
        if table.sequence % 29 == 0 and table.question(seat) in ("initiative", "card"):
            assert GAME.position(table.position(seat)).to_move
        mover = dice.choice(table.to_move)
        table.play(mover, dice.choice(table.legal(mover)))


def test_english_names_are_understood() -> None:
    table = at(
        "T3 initiative | europe ?4 | russia ?4 | cubes Baltic States 1:0:0 | units europe Spain & Portugal 2 | current Nord Stream Pipeline"
    )
    assert table.cube("baltic_states", "eu") == 1
    assert table.units("iberia") == (2, 0)
    assert table.current == ("nord_stream", None)


@pytest.mark.parametrize(
    ("line", "name", "word"),
    [
        ("T21 initiative", "position-range", "21"),
        ("T3 headline", "position-header", "T3 headline"),
        ("T3 events", "position-header", "T3 events"),
        ("T3 initiative | weather fine", "position-section", "weather fine"),
        ("T3 initiative | europe poland", "position-card", "poland"),
        ("T3 initiative | cubes germany 1:0:0", "position-disputed", "germany"),
        ("T3 initiative | cubes poland 7:0:0", "position-range", "7"),
        ("T3 initiative | cubes poland 1:0", "position-numbers", "1:0"),
        ("T3 initiative | europe italy | discard italy", "position-twice", "italy"),
        ("T3 initiative | coins x:2", "position-number", "x"),
        ("T3 initiative | options length=endless", "option-value", "endless"),
        ("T3 initiative | europe ?40", "position-no-cards", "europe"),
        ("T3 initiative | units europe poland 1 | units russia poland 1 | europe ?4 | russia ?4", "position-both", "poland"),
        ("T3 initiative | at nonsense", "position-damaged", "at"),
    ],
)
def test_a_wrong_line_is_refused_with_the_part_that_is_wrong(line: str, name: str, word: str) -> None:
    with pytest.raises(BadPosition) as error:
        Game("europe_divided").position(line)
    assert error.value.name == name
    assert word in error.value.facts.values()
