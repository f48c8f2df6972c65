"""The kernels that Python calls."""

from detente.engine.kernel import entry, kernel
from detente.engine.playout import asked_seat, random_action, shake
from detente.engine.record import Array

from .rules import advance, answer
from .setup import start
from .state import Observation, State
from .view import clear_state, imagine, observe

START, STEP, OBSERVE, IMAGINE, ADVANCE, PLAYOUT = range(6)


@entry
def drive(states: Array, seen: Array, command: int, seat: int, action: int, key0: int, key1: int) -> int:
    """The door for single games: arrays of one record, because numba is slow to recognise a bare record."""
    return command_one(states[0], seen[0], command, seat, action, key0, key1)


@kernel
def command_one(s: State, o: Observation, command: int, seat: int, action: int, key0: int, key1: int) -> int:
    """One door to all rules, so that they are compiled once."""
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
        return playout(s, key0)
    return 0


@kernel
def playout(s: State, x: int) -> int:
    """Play at random to the end from any state; gives the number of decisions."""
    n = 0
    while not s.over:
        x = shake(x)
        seat = asked_seat(s)
        answer(s, seat, random_action(s, seat, x))
        advance(s)
        n += 1
    return n


@kernel
def play_one(states: Array, options: Array, keys: Array, decisions: Array, i: int) -> None:
    """A whole random game in record *i*."""
    s = states[i]
    clear_state(s)
    for k in range(options.shape[1]):
        s.option[k] = options[i, k]
    s.key0, s.key1 = keys[i, 0], keys[i, 1]
    start(s)
    advance(s)
    decisions[i] = playout(s, keys[i, 2])


@entry
def simulate(states: Array, options: Array, keys: Array, decisions: Array) -> None:
    """Whole random games, one for each record."""
    for i in range(states.shape[0]):
        play_one(states, options, keys, decisions, i)
