"""What several people do at several servers at once, against a reference; and that the reference finds faults."""

import pytest

from detente.engine.game import Game
from tests.server.helpers import GAME

from .model import Reference, Step, explanations, run_many
from .site import ROUNDS, Servers

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
START = ("playing", 0, None, None, None, None, False)  # what is shown of a game without a clock
PLACE = {"type": "play", "sequence": 0, "action": "country:poland"}


async def test_every_answer_is_explained_by_some_order(servers: Servers) -> None:
    operations, broken = await run_many(servers, max(3, ROUNDS // 8), seed=0)
    assert operations > 0
    assert broken == 0, "nobody has cut a line"


async def test_lines_that_break_are_opened_anew_and_nothing_is_done_twice(servers: Servers) -> None:
    _, broken = await run_many(servers, 2, seed=0, cuts=0.3)
    assert broken > 0


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
    shown = (START[0], sequence, *START[2:])
    assert bool(list(explanations([Reference(Game(GAME).new(seed=1))], steps, answers, shown))) is is_possible


def test_no_move_after_a_resignation() -> None:
    steps = [Step("us", 0, {"type": "resign"}), Step("ussr", 1, PLACE)]
    start = Reference(Game(GAME).new(seed=1))
    after = {
        one.table.sequence
        for sequence in (0, 1)
        for one in explanations([start], steps, (True, sequence == 1), ("over", sequence, "ussr", *START[3:]))
    }
    assert after == {0, 1}, "before it, or not at all"
    assert not list(explanations([start], steps, (True, True), ("over", 0, "ussr", *START[3:])))
    (over,) = explanations([start], steps, (True, False), ("over", 0, "ussr", *START[3:]))
    assert not over.do(Step("ussr", 0, PLACE))


def test_an_adjourned_game_needs_both_and_waits_until_both_go_on() -> None:
    game = Reference(Game(GAME).new(seed=1), gifts={"us": 0, "ussr": 0})
    asked, agreed = Step("us", 0, {"type": "adjourn", "accept": True}), Step("ussr", 1, {"type": "adjourn", "accept": True})
    (asked_at_once,) = explanations([game], [asked, asked], (True, True), ("playing", 0, None, None, (0, 0), "us", False))
    assert not asked_at_once.adjourned, "one alone does not adjourn, however often they ask"
    (still,) = explanations(
        [asked_at_once], [agreed, Step("ussr", 0, PLACE)], (True, False), ("playing", 0, None, None, (0, 0), None, True)
    )
    assert not still.do(Step("ussr", 0, PLACE))
    moved = ("playing", 1, None, None, (0, 0), None, False)
    assert not list(explanations([still], [asked, Step("ussr", 0, PLACE)], (True, True), moved)), "no move in an adjourned game"


def test_time_that_is_given_twice_is_there_twice() -> None:
    game, gift = Reference(Game(GAME).new(seed=1), gifts={"us": 0, "ussr": 0}), Step("us", 0, {"type": "give_time", "seconds": 600.0})
    shown = ("playing", 0, None, None)
    assert list(explanations([game], [gift, gift], (True, True), (*shown, (0, 2), None, False)))
    assert not list(explanations([game], [gift, gift], (True, True), (*shown, (0, 1), None, False)))


def test_what_was_asked_over_a_broken_line_happens_once_at_most() -> None:
    game, line = Reference(Game(GAME).new(seed=1)), Step("us", 0, {"type": "chat", "text": "word"})
    states = list(explanations([game], [line], [None], START))
    assert sorted(len(one.chat) for one in states) == [0, 1]
    states = list(explanations(states, [Step("us", 1, {"type": "chat", "text": "another"})], [True], START))
    assert sorted(one.chat for one in states) == [["another"], ["another", "word"], ["word", "another"]]


def test_a_move_that_is_sent_again_after_a_broken_line_is_played_once() -> None:
    game, moved = Reference(Game(GAME).new(seed=1)), (START[0], 1, *START[2:])
    steps = [Step("ussr", 0, PLACE), Step("ussr", 0, PLACE)]
    assert all(one.table.sequence == 1 for one in explanations([game], steps, [None, True], moved))
    assert not list(explanations([game], steps, [None, True], START)), "it was accepted and is not there"
    assert not list(explanations([game], steps, [None, True], (START[0], 2, *START[2:]))), "it was played twice"
