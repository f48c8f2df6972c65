"""bench/habits.py counts what happens in a game."""

import importlib
from typing import Any

from detente.engine.game import Game

GAME = Game("twilight_struggle")
OPENING = "T1 AR1 USSR | influence iran 1:0, east_germany 0:4 | ussr nato, fidel | us red_scare_purge, nasser"


def watch(line: str, *moves: tuple[str, str]) -> tuple[Any, Any]:
    """The habits of both seats after some moves from a position."""
    bench: Any = importlib.import_module("bench.habits")
    table, seats = GAME.position(line), (bench.Habits(), bench.Habits())
    watcher = bench.Watcher(table, seats)
    for seat, action in moves:
        question = table.question(seat)
        table.play(seat, action)
        watcher.after_move(GAME.seat(seat), question, action)
    return seats


def test_the_first_coup_and_who_held_it_are_counted() -> None:
    us, ussr = watch(OPENING, ("ussr", "card:nato"), ("ussr", "play:coup"), ("ussr", "country:iran"))
    assert (dict(us.coups), dict(ussr.coups)) == ({}, {"iran": 1})


def test_influence_is_counted_by_region_and_turn() -> None:
    _, ussr = watch(OPENING, ("ussr", "card:fidel"), ("ussr", "play:influence"), ("ussr", "country:poland"), ("ussr", "country:finland"))
    assert [dict(placed) for placed in ussr.placed] == [{"europe": 2}, {}, {}]


def test_an_event_and_a_use_for_operations_are_told_apart() -> None:
    line = OPENING.replace("AR1 USSR", "AR1 US")
    event, _ = watch(line, ("us", "card:red_scare_purge"), ("us", "play:event"))
    other, _ = watch(line, ("us", "card:red_scare_purge"), ("us", "play:coup"), ("us", "country:east_germany"))
    assert dict(event.uses["red_scare_purge"]) == {"event": 1}
    assert dict(other.uses["red_scare_purge"]) == {"operations": 1}


def test_the_china_card_is_noted_when_it_is_first_played() -> None:
    _, ussr = watch(OPENING, ("ussr", "card:the_china_card"), ("ussr", "play:influence"))
    assert ussr.china == [1]
