"""What several people do at several servers at once, against a reference; and that the reference finds faults."""

import pytest

from detente.engine.game import Game
from tests.server.helpers import GAME

from .model import Reference, Step, explanations, run_many
from .site import ROUNDS, Servers

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
PLACE = {"type": "play", "sequence": 0, "action": "country:poland"}


async def test_every_answer_is_explained_by_some_order(servers: Servers) -> None:
    assert await run_many(servers, max(3, ROUNDS // 8), seed=0) > 0


@pytest.mark.parametrize(
    ("second", "answers", "sequence", "is_possible"),
    [
        ({"type": "play", "sequence": 0, "action": "country:hungary"}, (True, True), 1, False),  # one of the moves is lost
        ({"type": "play", "sequence": 0, "action": "country:hungary"}, (False, True), 1, True),
        ({"type": "play", "sequence": 0, "action": "country:hungary"}, (False, False), 0, False),  # neither is played
        (PLACE, (True, True), 1, True),  # one move, sent twice
        (PLACE, (True, True), 2, False),
    ],
)
def test_two_moves_at_once_are_one(second: dict[str, object], answers: tuple[bool, bool], sequence: int, is_possible: bool) -> None:
    steps = [Step("ussr", 0, PLACE), Step("ussr", 1, second)]
    shown = ("playing", sequence, None, None)
    assert bool(list(explanations([Reference(Game(GAME).new(seed=1))], steps, answers, shown))) is is_possible


def test_no_move_after_a_resignation() -> None:
    steps = [Step("us", 0, {"type": "resign"}), Step("ussr", 1, PLACE)]
    start = Reference(Game(GAME).new(seed=1))
    after = {
        one.table.sequence
        for sequence in (0, 1)
        for one in explanations([start], steps, (True, sequence == 1), ("over", sequence, "ussr", None))
    }
    assert after == {0, 1}, "before it, or not at all"
    assert not list(explanations([start], steps, (True, True), ("over", 0, "ussr", None)))
    (over,) = explanations([start], steps, (True, False), ("over", 0, "ussr", None))
    assert not over.do(Step("ussr", 0, PLACE))
