"""Parts of a view: made once for equal fields, and never from anything else."""

from typing import Any

import pytest

from detente.engine.boards import view_of
from detente.engine.game import Game, titles
from detente.engine.part import part
from detente.engine.record import Array, Record, word


class Seen(Record):
    """A record of the tests."""

    turn: int = word()
    coins: Array = word(2)
    hand: int = word()


def seen(turn: int, coins: tuple[int, int], hand: int) -> Any:
    plain = Seen()
    plain.turn, plain.coins[:], plain.hand = turn, coins, hand
    return Seen.lazy(plain.pack().tobytes())


def test_a_part_is_made_once_for_equal_fields() -> None:
    made: list[int] = []

    @part("turn", ("coins", 1))
    def told(o: Any) -> dict[str, int]:
        made.append(o.turn)
        return {"turn": o.turn, "coins": int(o.coins[1])}

    assert told(seen(3, (1, 2), 7)) is told(seen(3, (9, 2), 8))
    assert made == [3]
    assert told(seen(3, (1, 4), 7)) == {"turn": 3, "coins": 4}
    assert told(seen(4, (1, 4), 7)) == {"turn": 4, "coins": 4}
    assert made == [3, 3, 4]


def test_a_part_cannot_look_at_fields_that_it_does_not_name() -> None:
    @part("turn", ("coins", 0))
    def peeks(o: Any) -> int:
        return int(o.hand)

    @part("turn", ("coins", 0))
    def peeks_at_a_row(o: Any) -> int:
        return int(o.coins[1])

    with pytest.raises(AttributeError):
        peeks(seen(1, (1, 1), 1))
    with pytest.raises(KeyError):
        peeks_at_a_row(seen(1, (1, 1), 1))


def test_parts_forget_when_they_are_many() -> None:
    made: list[int] = []

    @part("turn", kept=2)
    def told(o: Any) -> int:
        made.append(o.turn)
        return int(o.turn)

    assert [told(seen(turn, (0, 0), 0)) for turn in (1, 2, 3, 1, 3)] == [1, 2, 3, 1, 3]
    assert made == [1, 2, 3, 1]


@pytest.mark.parametrize("title", titles())
def test_a_view_is_the_same_whoever_was_shown_something_before(title: str) -> None:
    """What is shared between seats and moves is equal to what each would get alone."""
    import detente.engine.part as parts

    game = Game(title)
    table = game.new(seed=7)
    for number in range(60):
        if not table.to_move:
            break
        seat = table.to_move[number % len(table.to_move)]
        table.play(seat, table.legal(seat)[number * 7 % len(table.legal(seat))])
        for who in (*game.seats, "spectator"):
            shared = view_of(table, who)
            plain = parts.Part.__call__
            try:
                parts.Part.__call__ = lambda self, o: self.make(o)  # type: ignore[method-assign]
                assert view_of(table, who) == shared
            finally:
                parts.Part.__call__ = plain  # type: ignore[method-assign]
