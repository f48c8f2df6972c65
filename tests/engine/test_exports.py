"""Whatever leaves the engine: the same in every world that its receiver can imagine, and every position line reads back (C 1 and 2)."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from detente.bots.brain import has_brain
from detente.engine.boards import sheets_of
from detente.engine.game import Game, titles
from detente.engine.kernel import JIT
from detente.engine.laws import Examination, LawBroken, given_away, random_options
from detente.engine.table import Table
from detente.engine.text import LANGUAGES, game_catalogue

every_game = pytest.mark.parametrize("title", titles())


def random_game(title: str, seed: int) -> Iterator[Table]:
    """A random game before every decision, and at its end."""
    dice, game = random.Random(seed), Game(title)
    table = game.new(seed=seed, **(random_options(game, dice) if seed % 2 else {}))
    while table.outcome is None:
        yield table
        seat = dice.choice(table.to_move)
        table.play(seat, dice.choice(table.legal(seat)))
    yield table


class Sampled(Examination):
    """Everything that leaves the engine, at every third decision: each costs a hundred milliseconds."""

    def export(self) -> None:
        if self.table.sequence % 3 == self.seed % 3 or self.table.outcome:
            super().export()


@every_game
@pytest.mark.parametrize("seed", range(2 if JIT else 1))
def test_every_export_is_the_same_in_all_imagined_worlds_throughout_a_game(title: str, seed: int) -> None:
    """Observation, rows, log, position line, page and terminal, for both seats and spectators.

    `python -m detente.engine.laws --closely` does it after every move, of as many games as one likes."""
    if not JIT:
        for table in random_game(title, seed):
            if table.sequence % 25 == 0:
                examined(table, closely=True).export()
        return
    game = Game(title)
    assert Sampled(game, 700 + seed, random_options(game, random.Random(seed)) if seed else {}, closely=True).run().outcome


def examined(table: Table, closely: bool = False, seed: int = 1) -> Examination:
    """An examination of a game that is under way."""
    examination = Examination(table.game, seed, {}, closely)
    examination.table = table
    return examination


@every_game
@pytest.mark.parametrize("seed", range(10, 12 if JIT else 11))
def test_every_line_reads_back_at_every_point_of_a_game(title: str, seed: int) -> None:
    """Whole and as each seat knows it, from the first question to the end, whatever the seed that draws what is hidden."""
    dice = random.Random(seed)
    for table in random_game(title, seed):
        if JIT or table.sequence % 5 == 0 or table.outcome:
            for seat in (None, *table.game.seats):
                line = table.position(seat)
                again = table.game.position(line, seed=dice.randrange(1 << 30))
                assert again.position(seat) == line
                assert (again.to_move, again.outcome) == (table.to_move, table.outcome)


@every_game
def test_forms_of_every_language_are_the_same_in_imagined_worlds(title: str) -> None:
    """Log and terminal board in four languages."""
    sheets = sheets_of(Game(title))
    for table in random_game(title, 31):
        if table.sequence % 40 == 0:
            for seat in table.game.seats:
                imagined = table.determinize(seat, table.sequence)
                twin = table.copy()
                twin._restore(imagined.bytes())
                for lang in LANGUAGES:
                    text = game_catalogue(title, lang)
                    mine, theirs = (sheets.Sheet(world.observe(seat), text).board() for world in (table, imagined))
                    assert mine == theirs
                    assert table.log(lang, seat) == twin.log(lang, seat)


@every_game
def test_hints_are_the_same_in_imagined_worlds(title: str) -> None:
    """A bot is asked with the observation alone, so what it advises cannot tell more."""
    if not has_brain(title):
        pytest.skip("no bot of this game gives hints")
    from detente.bots.hints import hints

    asked = 0
    for table in random_game(title, 32):
        if table.sequence % 60 == 7 and table.outcome is None:
            seat = table.to_move[0]
            imagined = table.determinize(seat, table.sequence)
            mine, theirs = ([one.action for one in hints(title, world.observe(seat), 0.0)] for world in (table, imagined))
            assert mine == theirs
            asked += 1
            if asked == (3 if JIT else 1):
                break
    assert asked


def choose_often(table: Table) -> None:
    """Compare pairs of secret choices as the US sees them."""
    for seed in range(20):
        examined(table, seed=seed).hide_choices("us")


def test_the_law_would_catch_a_line_that_tells_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    """The leak of issue 13, put back: the other hand as it lies, in the line of a seat."""
    game = Game("twilight_struggle")
    table = game.position("T3 headline | us nato, nasser | ussr fidel, comecon, blockade | known us fidel, comecon")
    choose_often(table)
    honest = Table.position

    def leaking(self: Table, seat: str | int | None = None) -> str:
        known = set(self.hand("ussr")) & {"fidel", "comecon"}
        return honest(self, seat) + "".join(f" | {card}" for card in sorted(known))

    monkeypatch.setattr(Table, "position", leaking)
    with pytest.raises(LawBroken, match="position"):
        choose_often(table)


def test_the_law_would_catch_a_line_that_does_not_read_back(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Game("cia_vs_kgb").new(seed=1)
    examined(table).read_back("cia")
    honest = Table.position
    monkeypatch.setattr(Table, "position", lambda self, seat=None: honest(self, seat) + " | weather fine")
    with pytest.raises(LawBroken, match="reads back"):
        examined(table).read_back("cia")


@every_game
def test_spectators_are_given_nothing_that_a_seat_lacks(title: str) -> None:
    """A spectator's forms are the same in the imagined worlds of either seat."""
    for table in random_game(title, 33):
        if table.sequence % 30 == 3:
            for seat in table.game.seats:
                imagined = table.determinize(seat, table.sequence)
                mine, theirs = (dict[str, Any](given_away(world, "spectator")) for world in (table, imagined))
                assert mine == theirs
