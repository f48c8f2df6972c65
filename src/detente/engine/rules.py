"""The description of a game that the engine works with."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

import numpy as np

from .bits import WORD, members
from .kernel import JIT
from .options import Option
from .record import Record

NAMED = 8192  # cached sets of legal actions with their names

# Commands of a game's entry point (`engine/entry_points.py`).
START, STEP, OBSERVE, IMAGINE, ADVANCE, PLAYOUT = range(6)
SPECTATOR = 2


class Kernels(NamedTuple):
    """The kernels of a game from which its entry points are made."""

    start: Any  # start(s): set up a new game in an empty record that has options and key
    answer: Any  # answer(s, seat, action): carry out a seat's choice
    advance: Any  # advance(s): run until somebody must decide or the game is over
    observe: Any  # observe(s, seat, o)
    imagine: Any  # imagine(o, s, key0, key1)
    clear_state: Any
    see: Any  # see(s, seat, o): the game's own part of `observe`


class Compound(NamedTuple):
    """A number of an event row that encodes two: *base* × the first + the second, each described as kind:variable."""

    base: int
    first: str
    second: str


def never(record: Any) -> bool:
    """False: no seats are exchanged."""
    return False


@dataclass(frozen=True)
class Rules:
    """Static facts and kernels of one game. Kernels take records, or plain stand-ins when uncompiled."""

    id: str
    version: int  # the newest; all versions from 1 on are supported
    seats: tuple[str, str]
    actions: tuple[str, ...]
    questions: tuple[str, ...]
    endings: tuple[str, ...]
    options: tuple[Option, ...]
    state: type[Record]
    observation: type[Record]
    drive: Callable[..., int]
    simulate: Callable[..., None]
    play_one: Callable[..., None]
    kernels: Kernels
    log_rows: tuple[tuple[str, ...], ...]
    headings: frozenset[str]
    names: Mapping[str, tuple[str, ...]]
    sees_row: Callable[[Any, int], bool]
    chosen_number: Callable[[str], int]
    chance_name: Callable[[int], str]
    read_position: Callable[[str], "Layout"]
    write_position: Callable[[Any, int | None], str]  # the line of a record, or of a seat's observation
    look_ups: Mapping[str, Callable[..., Any]]
    check: Callable[[Any], None]
    invariants: Callable[[Any], list[str]]
    values: Mapping[str, Sequence[int]] = field(default_factory=dict)  # numbers printed on named things, for sentences of the log
    compounds: Mapping[str, Compound] = field(default_factory=dict)  # the game's own compound kinds in its event rows
    exchanged: Callable[[Any], bool] = never  # whether the players have exchanged their seats, as after a bid
    shown: Mapping[str, str] = field(default_factory=dict)  # the kinds of an observation's fields, for boards made by the engine
    page_kernels: tuple[Callable[..., Any], ...] = ()  # the game's own entry kernels that its page calls
    told_rows: dict[tuple[int, ...], Any] = field(default_factory=dict, init=False, repr=False, compare=False)  # event rows for pages

    def call(self, states: Any, seen: Any, command: int, seat: int = 0, action: int = 0, key0: Any = 1, key1: Any = 0) -> int:
        """Carry out a command on a state and an observation (arrays of one record each), compiled or plain."""
        if JIT:
            return int(self.drive(states, seen, command, seat, action, np.uint64(key0), np.uint64(key1)))
        state, observation = self.state.load(states[0]), self.observation.load(seen[0])
        result = self.drive([state], [observation], command, seat, action, int(key0), int(key1))
        state.store(states[0])
        observation.store(seen[0])
        return int(result)

    def mask(self, words: Any) -> Any:
        """The legal mask over the action list, from its words in a record."""
        return ((words[:, None] >> np.arange(WORD)) & 1).reshape(-1)[: len(self.actions)]

    @cached_property
    def legal_names(self) -> Callable[[bytes], list[str]]:
        """Look up the names of the actions in a mask, given its words as bytes. Equal masks share one list; callers must not modify it."""
        return lru_cache(NAMED)(lambda words: [self.actions[number] for number in members(words)])

    @cached_property
    def barrier(self) -> slice:
        """Where the bytes of a state count the facts that were rolled or revealed: a move that changes them cannot be undone."""
        kind, first = self.state.dtype().fields["barrier"][:2]  # type: ignore[index]
        return slice(first, first + kind.itemsize)

    def option_numbers(self, values: Mapping[str, Any]) -> list[int]:
        """The numbers by which the record stores the options."""
        return [option.number(values[option.name]) for option in self.options]


@dataclass(frozen=True)
class Layout:
    """A parsed position: the options of its game, and how to fill an empty record."""

    options: dict[str, Any]
    fill: Callable[[Any, Callable[[int], int]], None]
    exact: bytes | None = None  # a record in the newest layout
    seat: int | None = None  # the seat whose knowledge the line describes, if it names one
    seen: bytes | None = None  # that seat's observation, where the sections alone do not determine the state


def empty(record: type[Record]) -> Any:
    """A new record of zeros, as an array of one."""
    kind = record.dtype()  # np.zeros would clear field by field, which takes seventy times as long
    return np.frombuffer(bytearray(kind.itemsize), kind)
