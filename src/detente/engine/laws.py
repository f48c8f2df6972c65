"""The laws that every game must obey, checked on random games.

`python -m detente.engine.laws GAME --games 20000` checks them; authors of new games can run it too.
"""

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np

from .boards import sheets_of, view_of
from .errors import CannotUndo, DetenteError, IllegalAction, NotYourTurn
from .game import Game, key_from_seed
from .rules import PLAYOUT, SPECTATOR
from .table import Table
from .text import game_catalogue
from .title import titles

MOST_DECISIONS = 20_000


class LawBroken(AssertionError):
    """A law does not hold; the message says which law, in which game and after how many moves."""


def random_options(game: Game, dice: random.Random) -> dict[str, Any]:
    """Random options: each differs from its default in about a third of the games."""
    chosen: dict[str, Any] = {}
    for option in game.rules.options:
        if dice.random() < 1 / 3:
            if option.several:
                chosen[option.name] = tuple(value for value in option.values if dice.random() < 0.7)
            else:
                chosen[option.name] = dice.choice(option.values)
    return chosen


class Examination:
    """One random game, checked at every decision."""

    def __init__(self, game: Game, seed: int, options: dict[str, Any], closely: bool = False) -> None:
        self.game, self.seed, self.options, self.closely = game, seed, options, closely
        self.dice = random.Random(seed)
        self.aside = random.Random(seed)  # a second generator for laws added later, so that the games stay the same
        self.table = game.new(seed=seed, **options)

    def demand(self, holds: bool, law: str) -> None:
        """Raise LawBroken unless *holds*."""
        if not holds:
            raise LawBroken(f"{law}: {self.game.id} seed {self.seed} options {self.options} after {self.table.sequence} moves")

    def run(self) -> Table:
        """Play to the end, checking the cheap laws at every decision and the expensive ones at some."""
        table = self.table
        while table.outcome is None:
            self.demand(table.sequence < MOST_DECISIONS, "every game ends")
            if self.dice.random() < 0.3:
                self.conserve()
            seat = self.dice.choice(table.to_move or ("nobody",))
            self.demand(seat != "nobody", "somebody is to move until the end")
            if self.dice.random() < 0.25:
                self.keep_secrets()
            if self.dice.random() < 0.05:
                self.refuse(seat)
            self.export()
            legal = table.legal(seat)
            self.demand(bool(legal), "some action is legal until the end")
            self.play(seat, self.dice.choice(legal))
        self.conserve()
        self.export()
        self.demand(table.to_move == (), "nobody is to move after the end")
        self.store()
        return table

    def play(self, seat: str, action: str) -> None:
        """Play an action, undo it and play it again: undo restores the bytes, and the replay gives the same bytes."""
        before = self.table.bytes()
        self.table.play(seat, action)
        if self.dice.random() < 0.2 and self.table.can_undo(seat):
            after = self.table.bytes()
            self.table.undo(seat)
            self.demand(self.table.bytes() == before, "undo restores bytes")
            self.table.play(seat, action)
            self.demand(self.table.bytes() == after, "the same answer gives the same bytes")

    def refuse(self, seat: str) -> None:
        """Check that illegal actions, wrong seats and forbidden undos change nothing."""
        table, before = self.table, self.table.bytes()
        illegal = np.flatnonzero(~table.mask(seat))
        other = self.game.seats[1 - self.game.seat(seat)]
        attempts: list[tuple[str, int, type[Exception]]] = [(seat, int(self.dice.choice(illegal)), IllegalAction)]
        if other not in table.to_move:
            attempts.append((other, 0, NotYourTurn))
        for who, action, error in attempts:
            try:
                table.play(who, action)
            except error:
                pass
            else:
                self.demand(False, "illegal actions are refused")
        if not table.can_undo(other):
            try:
                table.undo(other)
            except CannotUndo:
                pass
            else:
                self.demand(False, "the undo law is kept")
        self.demand(table.bytes() == before, "illegal actions change nothing")

    def conserve(self) -> None:
        """Check that the game's own invariants hold."""
        broken = self.game.rules.invariants(self.table.record)
        self.demand(not broken, f"conserved things are conserved ({'; '.join(broken)})")

    def keep_secrets(self) -> None:
        """Check that determinizing for a seat leaves its observation unchanged and gives a legal state."""
        table = self.table
        seat = self.dice.choice(self.game.seats)
        seen = table.observe(seat).tobytes()
        imagined = table.determinize(seat, self.dice.randrange(1 << 30))
        self.demand(imagined.observe(seat).tobytes() == seen, "an observation does not depend on what the seat cannot know")
        self.demand(imagined.to_move == table.to_move, "an imagined state asks the same seats")
        broken = self.game.rules.invariants(imagined.record)
        self.demand(not broken, f"an imagined state is a legal one ({'; '.join(broken)})")
        public = table.observe("spectator")
        self.demand(int(public["seat"]) == SPECTATOR and not public["legal"].any(), "a spectator may do nothing")
        self.play_on(imagined)

    # Information that leaves the engine

    def now_and_then(self, share: float) -> bool:
        """Return whether to check an expensive law at this decision; always true when examining closely."""
        return self.closely or self.aside.random() < share

    def export(self) -> None:
        """Check that exported data depends only on what its receiver may know, and that position lines round-trip."""
        for seat in (None, *self.game.seats):
            if self.now_and_then(0.03):
                self.read_back(seat)
        for seat in self.game.seats:
            if self.now_and_then(0.01):
                self.hide_worlds(seat)
            if self.now_and_then(0.01) and self.game.seats[1 - self.game.seat(seat)] in self.table.to_move:
                self.hide_choices(seat)

    def read_back(self, seat: str | None) -> None:
        """Check that a position line, complete or as a seat knows it, round-trips whatever the seed."""
        line = self.table.position(seat)
        try:
            again = self.game.position(line, seed=self.aside.randrange(1 << 30)).position(seat)
        except DetenteError as error:
            again = str(error)
        self.demand(again == line, f"a position line reads back as itself ({seat or 'everything'}: {line!r} became {again!r})")

    def hide_worlds(self, seat: str) -> None:
        """Check that a seat, and a spectator, get the same data in every state consistent with the seat's knowledge."""
        table = self.table
        imagined = table.determinize(seat, self.aside.randrange(1 << 30))
        for viewer in (seat, "spectator"):
            self.compare(table, imagined, viewer, "what is given away does not depend on what is hidden")
            seen = table.observe(viewer)
            events = [tuple(row) for row in seen["events"][: int(seen["event_count"])].tolist()]
            self.demand(table.rows(viewer)[-1] == events, "the log of a viewer is what it observed")
        if seat in table.to_move:
            answer = self.aside.choice(table.legal(seat))
            one, other = table.copy(), imagined
            barriers = [int(world.record["barrier"]) for world in (one, other)]
            for world in (one, other):
                world.play(seat, answer)
            # The end of a game also reveals hidden information, such as a scoring card that was held.
            same_end = (one.outcome is None) == (other.outcome is None)
            if same_end and barriers == [int(world.record["barrier"]) for world in (one, other)]:
                self.compare(one, other, seat, "an answer that reveals nothing gives away nothing")

    def hide_choices(self, seat: str) -> None:
        """Check that two choices of the opponent that look the same to a seat give the same log, rows, page and position."""
        other = self.game.seats[1 - self.game.seat(seat)]
        legal = self.table.legal(other)
        worlds = [self.table.copy() for _ in range(2)]
        for world, answer in zip(worlds, self.aside.sample(legal, 2) if len(legal) > 1 else legal * 2, strict=True):
            world.play(other, answer)
        one, two = worlds
        for viewer in (seat, "spectator"):
            if one.observe(viewer).tobytes() == two.observe(viewer).tobytes():
                self.compare(one, two, viewer, "a secret choice is told to nobody")
                self.demand(one.rows(viewer) == two.rows(viewer), "a secret choice is in no row")
                self.demand(one.log("en", viewer) == two.log("en", viewer), "a secret choice is in no log")

    def compare(self, one: Table, other: Table, viewer: str, law: str) -> None:
        """Check that both tables give the viewer the same data in every form."""
        for (form, mine), (_, theirs) in zip(given_away(one, viewer), given_away(other, viewer), strict=True):
            self.demand(mine == theirs, f"{law} ({form}, {viewer})")

    def play_on(self, imagined: Table) -> None:
        """Play an imagined game to its end now and then."""
        if self.dice.random() < 0.02:
            imagined._drive(PLAYOUT, 0, 0, self.dice.randrange(1, 1 << 40))
            self.demand(imagined.outcome is not None, "imagined games end")

    def store(self) -> None:
        """Check that saving and loading gives equal bytes and that the position line round-trips."""
        loaded = self.game.load(self.table.to_json())
        self.demand(loaded.bytes() == self.table.bytes(), "save and load give equal bytes")
        if len(self.table.moves) > 4:
            middle = self.game.new(key=key_from_seed(self.seed), **self.options)
            for move in self.table.moves[: self.dice.randrange(len(self.table.moves))]:
                middle.play(move.seat, move.action)
            line = middle.position()
            self.demand(self.game.position(line).position() == line, "a position line reads back as itself")


def given_away(table: Table, viewer: str) -> Iterator[tuple[str, Any]]:
    """Everything that a table currently gives a viewer, by form, without the history that led to it."""
    seen = table.observe(viewer)
    yield "observation", seen.tobytes()
    yield "rows", table.rows(viewer)[-1]
    if viewer != "spectator":
        yield "position", table.position(viewer)
    view = view_of(table, viewer, max(0, table.sequence - 1))
    yield "page", {name: part for name, part in view.items() if name not in ("sequence", "can_undo", "log")}
    sheet = sheets_of(table.game).Sheet(seen, game_catalogue(table.game.id, "en"))
    yield "terminal", (sheet.board(), sheet.subject())


def examine(game: Game, games: int, seed: int = 1, closely: bool = False) -> Iterator[Table]:
    """Examine random games: half of them with default options, the rest with random ones."""
    for index in range(games):
        dice = random.Random(seed * 1_000_003 + index)
        options = {} if index % 2 == 0 else random_options(game, dice)
        yield Examination(game, seed * 1_000_003 + index, options, closely).run()


def main() -> None:
    """Check the laws for one game or all of them, and print how the games ended."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help="(default: every game)")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--closely", action="store_true", help="test every export after every move")
    given = parser.parse_args()
    for title in given.game or titles():
        endings: Counter[str] = Counter()
        for number, table in enumerate(examine(Game(title), given.games, given.seed, given.closely), 1):
            endings[str(table.outcome)] += 1
            if sys.stderr.isatty() or number % 1000 == 0:
                print(f"\r{title}: {number} games", end="", file=sys.stderr, flush=True)
        print(f"\n{title}: all laws hold over {given.games} games: {dict(endings)}")


if __name__ == "__main__":
    main()
