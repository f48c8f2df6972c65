"""What a game tells the engine about itself."""

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
    """The kernels that the entry points of a game are made of."""

    start: Any  # start(s): lay out a new game in an empty record that has options and key
    answer: Any  # answer(s, seat, action): do what a seat chose
    advance: Any  # advance(s): run on until somebody must decide, or the game is over
    observe: Any  # observe(s, seat, o)
    imagine: Any  # imagine(o, s, key0, key1)
    clear_state: Any
    see: Any  # see(s, seat, o): the part of `observe` that is the game's own


class Compound(NamedTuple):
    """A number of an event row that stands for two: *base* × the first + the second, each as kind:variable."""

    base: int
    first: str
    second: str


def never(record: Any) -> bool:
    """Nobody's seat changes."""
    return False


@dataclass(frozen=True)
class Rules:
    """Static facts and kernels of one game. Kernels take records, or the plain stand-ins where nothing is compiled."""

    id: str
    version: int  # the newest; every older one from 1 on is known too
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
    write_position: Callable[[Any, int | None], str]  # of a record, or of the observation of a seat
    look_ups: Mapping[str, Callable[..., Any]]
    check: Callable[[Any], None]
    invariants: Callable[[Any], list[str]]
    values: Mapping[str, Sequence[int]] = field(default_factory=dict)  # printed numbers of named things, for sentences of the log
    compounds: Mapping[str, Compound] = field(default_factory=dict)  # kinds of the game's own in its event rows
    exchanged: Callable[[Any], bool] = never  # whether the players have exchanged their seats, as after a bid
    shown: Mapping[str, str] = field(default_factory=dict)  # what fields of an observation hold, for boards of the engine's
    page_kernels: tuple[Callable[..., Any], ...] = ()  # entries of the game's own that its page calls
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
        """The legal mask over the action list from its words in a record."""
        return ((words[:, None] >> np.arange(WORD)) & 1).reshape(-1)[: len(self.actions)]

    @cached_property
    def legal_names(self) -> Callable[[bytes], list[str]]:
        """The names of the actions in a mask, given its words as bytes: the same list for the same mask, not to be changed."""
        return lru_cache(NAMED)(lambda words: [self.actions[number] for number in members(words)])

    def option_numbers(self, values: Mapping[str, Any]) -> list[int]:
        """Options as the record stores them."""
        return [option.number(values[option.name]) for option in self.options]


@dataclass(frozen=True)
class Layout:
    """A position that was read: the options of its game, and how to fill the record of a fresh one."""

    options: dict[str, Any]
    fill: Callable[[Any, Callable[[int], int]], None]
    exact: bytes | None = None  # a record in the newest layout
    seat: int | None = None  # whose knowledge the line is, if it says so
    seen: bytes | None = None  # and all that the seat may know, where the sections alone do not tell the moment


def empty(record: type[Record]) -> Any:
    """A new record, all zero, as an array of one."""
    return np.zeros(1, record.dtype())
