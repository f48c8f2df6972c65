"""Entry points: the kernels that Python calls, written once for all games. Each game binds its own rules to them."""

from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Any, NamedTuple

from .kernel import entry, kernel
from .playout import asked_seat, random_action, xorshift
from .record import Array
from .rules import ADVANCE, IMAGINE, OBSERVE, START, STEP, Kernels


def bind(function: Callable[..., Any], names: dict[str, Any]) -> Any:
    """A copy of a function with other globals, since kernels cannot be passed as arguments."""
    assert isinstance(function, FunctionType)
    bound = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    bound.__doc__ = function.__doc__
    return bound


class EntryPoints(NamedTuple):
    """The kernels of a game that Python calls: a single command, many random games, and one game of many (for CUDA)."""

    drive: Callable[..., int]
    simulate: Callable[..., None]
    play_one: Callable[..., None]


def bind_rules(module: str, file: str, kernels: Kernels) -> EntryPoints:
    """Make the entry points of a game. *module* and *file* are those of the caller, in the folder that holds the game's kernels."""
    names = globals() | kernels._asdict() | {"__name__": module}
    for open_kernel in (_playout, _command_one, _play_one):
        names[open_kernel.__name__] = kernel(bind(open_kernel, names))
    home = Path(file).parent
    return EntryPoints(entry(bind(drive, names), home), entry(bind(simulate, names), home), names["_play_one"])


# Placeholders that each game binds.
start: Any = None
answer: Any = None
advance: Any = None
observe: Any = None
imagine: Any = None
clear_state: Any = None


def drive(states: Array, seen: Array, command: int, seat: int, action: int, key0: int, key1: int) -> int:
    """Carry out a command on a single game. Takes arrays of one record, because numba is slow to dispatch on a bare record."""
    return _command_one(states[0], seen[0], command, seat, action, key0, key1)


def _command_one(s: Any, o: Any, command: int, seat: int, action: int, key0: int, key1: int) -> int:
    """Dispatch a command to the rules. A single entry, so that the rules are compiled only once."""
    if command == STEP:
        answer(s, seat, action)
        advance(s)
    elif command == START:
        s.key0, s.key1 = key0, key1
        start(s)
        advance(s)
    elif command == OBSERVE:
        observe(s, seat, o)
    elif command == IMAGINE:
        return 1 if imagine(o, s, key0, key1) else 0
    elif command == ADVANCE:
        advance(s)
    else:
        return _playout(s, key0)
    return 0


def _playout(s: Any, x: int) -> int:
    """Play at random from any state to the end and return the number of decisions."""
    n = 0
    while not s.over:
        x = xorshift(x)
        seat = asked_seat(s)
        answer(s, seat, random_action(s, seat, x))
        advance(s)
        n += 1
    return n


def _play_one(states: Array, options: Array, keys: Array, decisions: Array, i: int) -> None:
    """Play a whole random game in record *i*."""
    s = states[i]
    clear_state(s)
    for k in range(options.shape[1]):
        s.option[k] = options[i, k]
    s.key0, s.key1 = keys[i, 0], keys[i, 1]
    start(s)
    advance(s)
    decisions[i] = _playout(s, keys[i, 2])


def simulate(states: Array, options: Array, keys: Array, decisions: Array) -> None:
    """Play whole random games, one per record."""
    for i in range(states.shape[0]):
        _play_one(states, options, keys, decisions, i)
