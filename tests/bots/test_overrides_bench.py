"""bench/overrides.py compares the network's search with the network alone."""

import importlib
from typing import Any

import pytest

from detente.bots.choice import Choice
from detente.bots.random_bot import legal_actions
from detente.engine.game import Game

GAME = "cia_vs_kgb"


def test_choices_that_differ_are_counted_and_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search that agrees changes nothing; of one that disagrees every choice is tried in worlds of its own."""
    bench: Any = importlib.import_module("bench.overrides")
    make_bot = bench.make_bot

    class Fixed:
        def __init__(self, name: str) -> None:
            self.last = name == "network:last"

        def choose(self, seen: Any, budget: float) -> Choice:
            return Choice(legal_actions(seen)[-1 if self.last else 0])

    monkeypatch.setattr(bench, "make_bot", lambda name, seed, game: Fixed(name))
    watcher = bench.Watcher(GAME, ["first", "last"], every=1, fresh=4)
    monkeypatch.setattr(bench, "make_bot", make_bot)
    table, asked = Game(GAME).new(seed=3), 0
    bot = make_bot("heuristic", 3, GAME)
    while watcher.decisions < 3:
        seat = table.game.seat(table.to_move[0])
        watcher(table, seat)
        table.play(seat, bot.choose(table.observe(seat), 0.0).action)
        asked += 1
        assert asked < 200
    assert watcher.gains["first"] == []
    assert len(watcher.gains["last"]) == 3
    assert all(-1 <= gain <= 1 for gain in watcher.gains["last"])
    assert watcher.report()[0].startswith("first: 0 of 3 changed, 0.00 ± 0.00 points")
