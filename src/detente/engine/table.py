"""Table: one game being played. Every action of every player, bot and replay goes through `Table.play`."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from .bits import WORD
from .errors import (
    BadArgument,
    BadPosition,
    CannotUndo,
    IllegalAction,
    ImpossibleDeal,
    NotYourTurn,
    StaleSequence,
    UnknownAction,
    shown,
)
from .history import History
from .machine import DICE, DRAW, DRAWS
from .rules import ADVANCE, IMAGINE, OBSERVE, START, STEP, Layout, empty
from .validation import is_valid_observation, is_valid_state

if TYPE_CHECKING:
    from .game import Game

RECENT = 16  # records before the last moves that remain after `forget_early`
SHARED = 1 << 14  # entries in the caches of moves and log rows that all tables share
TRIES = 40  # attempts to set up a seat's line with random unknown cards
Bytes = bytes  # inside the class, the method `bytes` hides the type


@dataclass(frozen=True, slots=True)
class Move:
    """One answer, and the results that were forced before it."""

    seat: str
    action: str
    dice: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()


@dataclass(frozen=True)
class Outcome:
    """How a game ended: *winner* is a seat or "draw"."""

    winner: str
    ending: str

    def __str__(self) -> str:
        return f"{self.winner}: {self.ending}"


class Table:
    """One game, created by Game.new, Game.position or Game.load."""

    def __init__(self, game: Game, options: dict[str, Any], key: bytes, start: str = "", version: int | None = None) -> None:
        self.game = game
        self.version = game.rules.version if version is None else version
        self.options = options
        self.key = key
        self.start = start
        self.moves: list[Move] = []
        self._memory = empty(game.rules.state)
        self._unseen = empty(game.rules.observation)
        self._before = History()
        self._rows: list[Bytes] = []
        self._forced: tuple[list[int], list[str]] = ([], [])

    def begin(self, layout: Layout | None = None) -> None:
        """Start the game, or set up a position."""
        record = self.record
        record["option"] = self.game.rules.option_numbers(self.options)
        record["version"] = self.version
        key0, key1 = np.frombuffer(self.key, np.uint64)
        if layout is None:
            self._drive(START, 0, 0, key0, key1)
        elif layout.exact is not None:
            self._restore_exact(layout.exact)
        elif layout.seat is not None and layout.seen is not None:
            self._restore_seen(layout.seat, layout.seen, key0, key1)
        else:
            record["key0"], record["key1"] = key0, key1
            self._lay_out(layout)
            self.game.rules.check(self.record)
        self._rows.append(self._new_rows())

    def _lay_out(self, layout: Layout) -> None:
        """Fill the record; chance settles what the line leaves open. A seat's line is set up so that the same question is open."""
        fresh, refused = self.bytes(), None
        for _ in range(1 if layout.seat is None else TRIES):
            counter = self.record["counter"]
            self._restore(fresh)
            self.record["counter"] = counter
            try:
                layout.fill(self.record, self._draw_below)
            except BadPosition as error:
                refused = error
                continue
            refused = None
            self._drive(ADVANCE)
            if layout.seat is None or _header(self.position(layout.seat)) == _header(self.start):
                return
        if refused:
            raise refused

    def _restore_exact(self, exact: Bytes) -> None:
        """Restore a complete record; raises BadPosition if the game cannot be in that state."""
        self._restore(exact)
        if not is_valid_state(self.game.rules, self.record):
            raise BadPosition("position-damaged", section="at")
        self.version = self.game.known_version(int(self.record["version"]))

    def _restore_seen(self, seat: int, seen: Bytes, key0: Any, key1: Any) -> None:
        """Restore a state consistent with a seat's observation; raises BadPosition if there is none."""
        self._unseen = np.frombuffer(bytearray(seen), self._unseen.dtype)
        damaged = BadPosition("position-damaged", section="view")
        if not is_valid_observation(self.game.rules, self._unseen[0]) or not self._drive(IMAGINE, 0, 0, key0, key1):
            raise damaged
        again = np.array([self.observe(seat)])
        for name in ("events", "event_count", "legal"):
            again[name] = 0
        if again.tobytes() != seen or not is_valid_state(self.game.rules, self.record):
            raise damaged
        self.version = self.game.known_version(int(self.record["version"]))

    def _draw_below(self, n: int) -> int:
        """A random number for what a position leaves open, from the record's own stream."""
        from .chance import siphash

        record = self.record
        with np.errstate(over="ignore"):
            drawn = int(siphash(record["key0"], record["key1"], record["counter"]))
        record["counter"] += np.uint64(1)
        return (drawn >> 2) % n

    # The record

    @property
    def record(self) -> Any:
        """The game's record (a numpy structured scalar)."""
        return self._memory[0]

    def bytes(self) -> bytes:
        """The record as bytes: two games with equal bytes are in the same state."""
        saved: bytes = self._memory.tobytes()
        return saved

    def _check_step(self, step: int) -> None:
        if not is_whole(step) or not 0 <= step <= self.sequence:
            raise BadArgument("no-step", step=shown(step))

    def state_at(self, step: int) -> Any:
        """The record as it was after *step* moves."""
        self._check_step(step)
        if step < self._before.first:
            return self.at(int(step)).record
        saved = self.bytes() if step == self.sequence else self._before[int(step)]
        return np.frombuffer(saved, self._memory.dtype)[0]

    def forget_early(self) -> None:
        """Keep only a few earlier records to save memory; the others are rebuilt by replaying the game. Only for games that have a start
        and a key, as those of a server do."""
        self._before.forget(RECENT)

    def at(self, step: int) -> Table:
        """An independent table as it was after *step* moves."""
        self._check_step(step)
        if step < self._before.first:
            again, after = self._replayed(self.moves[:step]), self.moves[step]
            again.force_dice(after.dice)
            again.force_cards(after.cards)
            return again
        earlier = self.copy()
        while earlier.sequence > step:
            earlier.take_back()
        return earlier

    def _replayed(self, moves: Sequence[Move]) -> Table:
        """The game replayed from its start with these moves."""
        again = self.game.stored(self.start, self.key, self.version, self.plain_options)
        for move in moves:
            again.force_dice(move.dice)
            again.force_cards(move.cards)
            again.play(move.seat, move.action)
        return again

    def _restore(self, saved: Bytes) -> None:
        self._memory = np.frombuffer(bytearray(saved), self._memory.dtype)

    def _drive(self, command: int, seat: int = 0, action: int = 0, key0: Any = 1, key1: Any = 0) -> int:
        """Carry out a command of the rules on the record."""
        return self.game.rules.call(self._memory, self._unseen, command, seat, action, key0, key1)

    # Questions

    @property
    def sequence(self) -> int:
        """The number of moves made."""
        return len(self.moves)

    @property
    def to_move(self) -> tuple[str, ...]:
        """Seats with an open question: none when the game is over, both for secret simultaneous choices."""
        return tuple(seat for seat, asked in zip(self.game.seats, self._memory["asked"][0].tolist(), strict=True) if asked)

    def question(self, seat: str | int) -> str:
        """The name of the seat's open question, or "none"."""
        return self.game.rules.questions[int(self.record["asked"][self.game.seat(seat)])]

    def mask(self, seat: str | int) -> Any:
        """The legal mask over the action list."""
        return self.game.rules.mask(self.record["legal"][self.game.seat(seat)]).astype(bool)

    def legal(self, seat: str | int) -> list[str]:
        """The names of the seat's legal actions."""
        return list(self.game.rules.legal_names(self.mask_words(seat)))

    def mask_words(self, seat: str | int) -> Bytes:
        """The legal mask as the bytes of its words, for comparing questions."""
        words: Bytes = self.record["legal"][self.game.seat(seat)].tobytes()
        return words

    def _is_legal(self, place: int, number: int) -> bool:
        return bool(int(self.record["legal"][place, number // WORD]) >> number % WORD & 1)

    # Moves

    def play(self, seat: str | int, action: str | int, sequence: int | None = None) -> None:
        """Play *action* for *seat*; raises an error and changes nothing if that is not possible."""
        place = self.game.seat(seat)
        name = self.game.seats[place]
        number = self._number(action)
        if sequence is not None and not is_whole(sequence):
            raise BadArgument("step", given=shown(sequence))
        if sequence is not None and sequence != self.sequence:
            raise StaleSequence("stale", given=sequence, expected=self.sequence)
        self._check_legal(place, number)
        before = self.bytes()
        self._drive(STEP, place, number)
        if self.record["misdeal"]:
            card = self.game.rules.chance_name(int(self.record["misdeal"]))
            self._restore(before)
            raise ImpossibleDeal("forced-card", card=card)
        dice, cards = self._forced
        self._forced = ([], [])
        action = self.game.actions[number]
        self.moves.append(Move(name, action, tuple(dice), tuple(cards)) if dice or cards else _plain_move(name, action))
        self._before.append(before)
        self._rows.append(self._new_rows())

    def _number(self, action: str | int) -> int:
        if isinstance(action, str) and action.strip().lower() in self.game.numbers:
            return self.game.numbers[action.strip().lower()]
        if is_whole(action) and 0 <= int(action) < len(self.game.actions):
            return int(action)
        near = difflib.get_close_matches(shown(action).lower(), self.game.actions, 3, 0.5)
        raise UnknownAction("action", action=shown(action), near=", ".join(near) or "none")

    def _check_legal(self, place: int, number: int) -> None:
        """Raise NotYourTurn or IllegalAction unless the seat may choose the action now."""
        name = self.game.seats[place]
        if not self.record["asked"][place]:
            raise NotYourTurn("game-over" if self.outcome else "not-your-turn", seat=name)
        if not self._is_legal(place, number):
            raise IllegalAction("illegal", seat=name, action=self.game.actions[number], question=self.question(place))

    def tried(self, seat: str | int, action: str | int) -> Bytes:
        """The record as it would be after an action, which is not played: pages try out all actions of a question."""
        place, number = self.game.seat(seat), self._number(action)
        self._check_legal(place, number)
        memory = np.frombuffer(bytearray(self.bytes()), self._memory.dtype)
        self.game.rules.call(memory, self._unseen, STEP, place, number)
        tried: Bytes = memory.tobytes()
        return tried

    def undo(self, seat: str | int) -> None:
        """Take back the seat's own last move; only if nothing was rolled or revealed and nobody else has moved since."""
        name = self.game.seats[self.game.seat(seat)]
        if not self.moves:
            raise CannotUndo("undo-nothing", seat=name)
        if not self.can_undo(name):
            raise CannotUndo("undo-law", seat=name)
        self.take_back()

    def can_undo(self, seat: str | int) -> bool:
        """Return whether the seat may take back its last move."""
        if not self.moves or self.moves[-1].seat != self.game.seats[self.game.seat(seat)] or self.outcome:
            return False
        barrier = self.game.rules.barrier
        return self._before.last[barrier] == self.bytes()[barrier]

    def take_back(self) -> None:
        """Take back the last move unconditionally: for the sandbox, and when both players agree."""
        if not self.moves:
            raise CannotUndo("undo-empty")
        if self._before.first and len(self._before) == self._before.first + 1:  # the record before that one has been forgotten
            self._before = self._replayed(self.moves)._before
        move = self.moves.pop()
        self._restore(self._before.pop())
        self._rows.pop()
        self._forced = (list(move.dice), list(move.cards))

    # Chance

    def force_dice(self, dice: Sequence[int]) -> None:
        """Set the next dice results in advance, in the order they are rolled; for tests, imported games and the sandbox."""
        given = _listed(dice)
        for die in given:
            if not is_whole(die) or not 1 <= die <= 6:
                raise ImpossibleDeal("die", die=shown(die))
        self._force("dice", "dice_count", [int(die) for die in given], DICE)
        self._forced[0].extend(int(die) for die in given)

    def force_cards(self, cards: Sequence[str]) -> None:
        """Set the next cards dealt or drawn at random in advance, in order."""
        numbers = [self.game.rules.chosen_number(card) for card in _listed(cards)]
        self._force("draws", "draw_count", numbers, DRAWS)
        self._forced[1].extend(self.game.rules.chance_name(number) for number in numbers)

    def _force(self, queue: str, counter: str, numbers: list[int], most: int) -> None:
        held = int(self.record[counter])
        if held + len(numbers) > most:
            raise ImpossibleDeal("forced-many", count=held + len(numbers), most=most)
        self.record[queue][held : held + len(numbers)] = numbers
        self.record[counter] = held + len(numbers)

    # Views and exports

    @cached_property
    def plain_options(self) -> dict[str, Any]:
        """The options as JSON values."""
        return {name: list(value) if isinstance(value, tuple) else value for name, value in self.options.items()}

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it is running."""
        if not self.record["over"]:
            return None
        winner = int(self.record["winner"])
        name = "draw" if winner == DRAW else self.game.seats[winner]
        return Outcome(name, self.game.rules.endings[int(self.record["ending"])])

    def observe(self, seat: str | int) -> Any:
        """What a seat may know, as a record; "spectator" sees what everybody may see."""
        return np.frombuffer(self._seen(seat), self._unseen.dtype)[0]

    def look(self, seat: str | int) -> Any:
        """The same as a lazy stand-in: for pages, which are made of it after every move."""
        return self.game.rules.observation.lazy(self._seen(seat))

    def _seen(self, seat: str | int) -> Bytes:
        self._drive(OBSERVE, self.game.viewer(seat))
        seen: Bytes = self._unseen.tobytes()
        return seen

    def determinize(self, seat: str | int, seed: int) -> Table:
        """A table with a full state consistent with the seat's observation; chance and hidden cards are redrawn."""
        if not is_whole(seed) or not 0 <= seed < 1 << 128:
            raise BadArgument("seed", given=shown(seed))
        seen = self.observe(self.game.seat(seat))
        other = Table(self.game, self.options, self.key, version=self.version)
        other._unseen = np.frombuffer(bytearray(seen.tobytes()), self._unseen.dtype)
        found = other._drive(IMAGINE, 0, 0, *_keys_of(int(seed)))
        assert found, "no state fits the observation"
        other._rows = [self._new_rows_of(seen)]
        return other

    def copy(self) -> Table:
        """An independent table in the same state, with the same history."""
        twin = Table.__new__(Table)
        vars(twin).update(vars(self))
        twin._restore(self.bytes())  # much faster than copying a structured array
        twin._unseen = np.frombuffer(bytearray(self._unseen.tobytes()), self._unseen.dtype)
        twin.moves, twin._before, twin._rows = list(self.moves), self._before.copy(), list(self._rows)
        twin._forced = (list(self._forced[0]), list(self._forced[1]))
        return twin

    def _new_rows(self) -> Bytes:
        return self._new_rows_of(self.record)

    @staticmethod
    def _new_rows_of(record: Any) -> Bytes:
        """The events of the last move as bytes, which take a fraction of the memory of tuples."""
        return _shared(record["events"][: int(record["event_count"])].tobytes())

    def _unpack_rows(self, rows: Bytes) -> list[tuple[int, ...]]:
        events = self.record["events"]
        return [tuple(row) for row in np.frombuffer(rows, events.dtype).reshape(-1, events.shape[1]).tolist()]

    def rows(self, seat: str | int | None = None, first: int = 0) -> list[list[tuple[int, ...]]]:
        """Event rows of the start and of each move, from step *first* on, as visible to a seat or "spectator", or (None) all of them."""
        if not is_whole(first) or first < 0:
            raise BadArgument("no-step", step=shown(first))
        found = [self._unpack_rows(rows) for rows in self._rows[int(first) :]]
        if seat is None:
            return found
        place = self.game.viewer(seat)
        return [[row for row in rows if self.game.rules.sees_row(np.array(row), place)] for rows in found]

    def log(self, lang: str = "en", seat: str | int | None = None) -> str:
        """The game so far as text."""
        from .log import write_log

        return write_log(self, lang, seat)

    def position(self, seat: str | int | None = None) -> str:
        """The position as one line, with what a seat knows, or everything if *seat* is None."""
        place = None if seat is None else self.game.seat(seat)
        line = self.game.rules.write_position(self.record if place is None else self.observe(place), place)
        return line if self.version == self.game.rules.version else f"{line} | rules {self.version}"

    def to_json(self) -> str:
        """The whole game as a JSON file (docs/notation.md)."""
        from .notation import write_game

        return write_game(self)

    def __getattr__(self, name: str) -> Any:
        """Look-ups that the game defines, such as `table.round` (see `Rules.look_ups`)."""
        if name.startswith("_") or name not in (look_ups := self.game.rules.look_ups):
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")
        return look_ups[name](self.record)

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__(), *self.game.rules.look_ups})

    def __repr__(self) -> str:
        return f"<Table {self.game.id} after {self.sequence} moves: {self.outcome or ', '.join(self.to_move)}>"


@lru_cache(1024)
def _keys_of(seed: int) -> tuple[int, int]:
    """The keys of a table that is imagined with a seed; pages imagine with the same one again and again."""
    key0, key1 = np.random.default_rng(seed).integers(1, 1 << 63, 2).tolist()
    return key0, key1


@lru_cache(SHARED)
def _plain_move(seat: str, action: str) -> Move:
    """A move without forced results; all tables share equal ones."""
    return Move(seat, action)


@lru_cache(SHARED)
def _shared(rows: bytes) -> bytes:
    """One shared object for equal rows."""
    return rows


def is_whole(number: Any) -> bool:
    """Return whether a value is an integer and not a bool."""
    return isinstance(number, int | np.integer) and not isinstance(number, bool)


def _listed(given: Any) -> list[Any]:
    """Check that forced results are given as a list; raises ImpossibleDeal for a single word or number."""
    if isinstance(given, str | bytes | Mapping) or not isinstance(given, Iterable):
        raise ImpossibleDeal("forced-list", given=shown(given))
    return list(given)


def _header(line: str) -> str:
    return line.partition("|")[0].strip().lower()
