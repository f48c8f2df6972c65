"""Many games of one title at once: one step answers the open question of every game and advances it to its next real decision.

The same source runs as a loop on the CPU and as one thread per game on CUDA (`cuda.py`). It knows no game: rules and records come from the
title. On the CPU, rules and heuristics are called through the usual entry points, so that nothing is compiled twice.
"""

import hashlib
import inspect
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from detente.bots.brain import NO_JOBS, Brain, find_brain
from detente.bots.entry_points import PICK
from detente.bots.network.facts import find_facts
from detente.engine.bits import WORD, lowest
from detente.engine.entry_points import bind
from detente.engine.game import Game
from detente.engine.kernel import JIT, entry, kernel, u64
from detente.engine.options import read_options
from detente.engine.playout import only_answer, xorshift
from detente.engine.record import clearer
from detente.engine.rules import OBSERVE, START, STEP
from detente.engine.title import find_title

# The report of a step for each game: who decides what; whether a game ended, who won it (2: a draw) and how; the lead of seat 0
# (at the end of the finished game, if there is one); and the number of decisions with a single answer that were made automatically.
SEAT, QUESTION, DONE, WINNER, ENDING, LEAD, FORCED, REPORT = range(8)
MIX = u64(0x9E3779B97F4A7C15)
NO_SEATS = u64(0)
BOTH_ASKED_BIT = u64(1 << 40)

# Placeholders, bound for each title: how a game is started and answered.
start_game: Any = None
give_answer: Any = None
clear_state: Any = None
lead: Any = None
drive: Any = None
run_bot: Any = None
start: Any = None
answer: Any = None
advance: Any = None
see: Any = None
clear_secrets: Any = None
pick: Any = None


def _lawful(s: Any, seat: int, action: int) -> int:
    """The action, or the first legal one if it is illegal: a network with invalid numbers must not corrupt records."""
    if 0 <= action < WORD * s.legal.shape[1] and (s.legal[seat, action // WORD] >> (action % WORD)) & 1:
        return action
    for w in range(s.legal.shape[1]):
        if s.legal[seat, w]:
            return int(w * WORD + lowest(s.legal[seat, w]))
    return 0


def _next_seat(s: Any, x: int) -> int:
    """The seat that is asked next; random if both are, so that a network learns to answer first and second."""
    if s.asked[0] and s.asked[1]:
        return 1 if (x & BOTH_ASKED_BIT) != NO_SEATS else 0
    return 0 if s.asked[0] else 1


def _begin(states: Any, seen: Any, chance: Any, options: Any, i: int) -> None:
    """Start a new game under a new key."""
    s = states[i]
    clear_state(s)
    s.version = options[0]
    for k in range(1, len(options)):
        s.option[k - 1] = options[k]
    first = xorshift(chance[i])
    second = xorshift(first)
    chance[i] = xorshift(second)
    start_game(states, seen, i, first, second)


def _step_one(states: Any, seen: Any, chance: Any, options: Any, actions: Any, report: Any, i: int) -> None:
    """Answer the open question of game *i* (an empty record has none), and advance to the next one with at least two answers."""
    s, r = states[i], report[i]
    chance[i] = xorshift(chance[i])
    if s.depth == 0:
        _begin(states, seen, chance, options, i)
    else:
        give_answer(states, seen, i, r[SEAT], _lawful(s, r[SEAT], actions[i]))
    r[DONE] = 0
    forced = 0
    while True:
        if s.over:
            r[DONE] = 1
            r[WINNER] = s.winner
            r[ENDING] = s.ending
            r[LEAD] = lead(s)
            _begin(states, seen, chance, options, i)
        seat = _next_seat(s, chance[i])
        action = only_answer(s, seat)
        if action < 0:
            break
        give_answer(states, seen, i, seat, action)
        forced += 1
    r[SEAT] = seat
    r[QUESTION] = s.asked[seat]
    r[FORCED] = forced
    if not r[DONE]:
        r[LEAD] = lead(s)


def step_all(states: Any, seen: Any, chance: Any, options: Any, actions: Any, report: Any) -> None:
    """Step every game, and observe for the seats to move."""
    for i in range(len(states)):
        _step_one(states, seen, chance, options, actions, report, i)
        drive(states[i : i + 1], seen[i : i + 1], OBSERVE, report[i, SEAT], 0, MIX, MIX)


def pick_all(states: Any, seen: Any, memories: Any, report: Any, chance: Any, keys: Any, jobs: Any, picked: Any, which: Any) -> None:
    """Let the heuristics answer in each of the games *which* (negative: none)."""
    for j in range(len(which)):
        i = which[j]
        if i >= 0:
            keys[0, 2] = xorshift(chance[i] ^ MIX)
            picked[i] = run_bot(states[i : i + 1], seen[i : i + 1], memories, PICK, report[i, SEAT], keys, jobs, jobs)


# How a game is started and answered on the CPU, through the title's entry point.


def _start_through_entry(states: Any, seen: Any, i: int, key0: int, key1: int) -> None:
    drive(states[i : i + 1], seen[i : i + 1], START, 0, 0, key0, key1)


def _answer_through_entry(states: Any, seen: Any, i: int, seat: int, action: int) -> None:
    drive(states[i : i + 1], seen[i : i + 1], STEP, seat, action, MIX, MIX)


# The same on CUDA, where all kernels are compiled into one program; and kernels without an entry point.


def _start_directly(states: Any, seen: Any, i: int, key0: int, key1: int) -> None:
    s = states[i]
    s.key0 = key0
    s.key1 = key1
    start(s)
    advance(s)


def _answer_directly(states: Any, seen: Any, i: int, seat: int, action: int) -> None:
    answer(states[i], seat, action)
    advance(states[i])


def _see_one(states: Any, seen: Any, report: Any, i: int) -> None:
    """Add what the seat to move may know beyond the board, which has already been copied."""
    s, o, seat = states[i], seen[i], report[i, SEAT]
    clear_secrets(o)
    o.seat = seat
    see(s, seat, o)
    for w in range(o.legal.shape[0]):
        o.legal[w] = s.legal[seat, w]


def _pick_one(states: Any, memories: Any, report: Any, chance: Any, picked: Any, i: int, j: int) -> None:
    """Let the heuristics answer in game *i*, using memory *j*."""
    picked[i] = pick(states[i], memories[j], report[i, SEAT], xorshift(chance[i] ^ MIX))


STEPPING = (_lawful, _next_seat, _begin, _step_one)


def the_brain(title: str) -> Brain:
    """The brain of a title."""
    brain = find_brain(title)
    assert brain is not None, f"no heuristics for {title}"
    return brain


def _names(title: str) -> dict[str, Any]:
    """The names bound on both CPU and CUDA."""
    return globals() | {"clear_state": Game(title).rules.kernels.clear_state, "lead": find_facts(title).lead}


def cpu_loops(title: str) -> tuple[Any, Any]:
    """`step_all` and `pick_all` bound to a title."""
    rules, brain = Game(title).rules, the_brain(title)
    names = _names(title)
    names["drive"] = getattr(rules.drive, "dispatcher", rules.drive)
    names["run_bot"] = getattr(brain.run_bot, "dispatcher", brain.run_bot)
    names["start_game"] = kernel(bind(_start_through_entry, names))
    names["give_answer"] = kernel(bind(_answer_through_entry, names))
    for part in STEPPING:
        names[part.__name__] = kernel(bind(part, names))
    home, others = Path(inspect.getfile(brain.memory)).parent, (*find_title(title).folders(), Path(__file__))
    return entry(bind(step_all, names), home, *others), entry(bind(pick_all, names), home, *others)


def cuda_parts(title: str) -> tuple[Any, Any, Any]:
    """The kernels for one game each on CUDA: step, see, pick."""
    rules, brain = Game(title).rules, the_brain(title)
    kernels = rules.kernels
    names = _names(title) | {"start": kernels.start, "answer": kernels.answer, "advance": kernels.advance, "see": kernels.see}
    names["clear_secrets"] = kernel(clearer(_without(rules.observation, "events", *board_record(rules).fields())))
    names["pick"] = getattr(brain.run_bot, "py_func", brain.run_bot).__globals__["_pick"]  # bound by `bind_heuristics`
    names["start_game"] = kernel(bind(_start_directly, names))
    names["give_answer"] = kernel(bind(_answer_directly, names))
    for part in (*STEPPING, _see_one, _pick_one):
        names[part.__name__] = kernel(bind(part, names))
    return names["_step_one"], names["_see_one"], names["_pick_one"]


def board_record(rules: Any) -> Any:
    """The record class with the fields that everybody sees."""
    return rules.observation.__mro__[1]


def _without(record: Any, *names: str) -> Any:
    """A stand-in for a record class without some fields, for generating copiers."""

    class Lean:
        @staticmethod
        def fields() -> Any:
            return {name: field for name, field in record.fields().items() if name not in names}

    return Lean


def board_places(title: str) -> Any:
    """The position of every 16-bit number of the board in a state and in an observation: int32 [numbers, 2]."""
    rules = Game(title).rules
    state, seen = rules.state.dtype(), rules.observation.dtype()
    assert state.fields is not None
    assert seen.fields is not None
    pairs = []
    for name in board_record(rules).fields():
        (kind, here), there = state.fields[name][:2], seen.fields[name][1]
        pairs += [(here // 2 + k, there // 2 + k) for k in range(kind.itemsize // 2)]
    return np.array(sorted(pairs, key=lambda pair: pair[1]), np.int32)


def option_row(title: str, options: Mapping[str, Any] | None = None, version: int | None = None) -> Any:
    """A rules version (default: the newest) and options (default: the default ones) as the record stores them."""
    game = Game(title)
    numbers = game.rules.option_numbers(read_options(game.rules.options, dict(options or {})))
    return np.array([game.known_version(version), *numbers], np.int64)


def fresh_memories(title: str, count: int) -> Any:
    """Memories of the heuristics, without noise."""
    brain = the_brain(title)
    memories = np.zeros(count, brain.memory.dtype())
    brain.load(memories[0], None, 0)
    memories[1:] = memories[0]
    return memories


def first_chance(count: int, seed: int) -> Any:
    """The random state of every game; the same seed gives the same games, whatever their number. A hash, since numpy may change."""
    drawn = np.frombuffer(hashlib.shake_128(f"detente batch {seed}".encode()).digest(8 * count), "<u8")
    return (drawn >> np.uint64(2)) | np.uint64(1)


class CpuBatch:
    """Many games on the CPU. `step` plays `actions` and fills `report` and `seen`. The number of threads does not affect the results."""

    def __init__(
        self, title: str, count: int, seed: int = 1, options: Mapping[str, Any] | None = None, version: int | None = None, threads: int = 1,
    ) -> None:  # fmt: skip
        rules = Game(title).rules
        self.title, self.count, self._rules, self._brain = title, count, rules, the_brain(title)
        self._step, self._pick = cpu_loops(title)
        self.states = np.zeros(count, rules.state.dtype())
        self.seen = np.zeros(count, rules.observation.dtype())
        self.chance = first_chance(count, seed)
        self.options = option_row(title, options, version)
        self.actions = np.zeros(count, np.int64)
        self.picked = np.zeros(count, np.int64)
        self.report = np.zeros((count, REPORT), np.int16)
        self.threads = min(threads, count)
        self._pool = ThreadPoolExecutor(self.threads) if JIT and self.threads > 1 else None
        self._memories = [fresh_memories(title, 2) for _ in range(self.threads)]
        self._keys = np.zeros((self.threads, 1, 4), np.uint64)
        self.step()

    def step(self) -> None:
        """Answer every open question; on empty records, start games."""
        if JIT:
            self.share(self.count, self._step_part)
            return
        states, seen, chance = self._plain()
        self._step(states, seen, chance, self.options, self.actions, self.report)
        self._store(states, seen)
        self.chance[:] = np.array(chance, np.uint64)

    def _step_part(self, k: int, at: slice) -> None:
        self._step(self.states[at], self.seen[at], self.chance[at], self.options, self.actions[at], self.report[at])

    def pick(self, which: Any) -> None:
        """Let the heuristics answer the games whose numbers are given, into `picked`."""
        if JIT:
            self.share(len(which), lambda k, at: self._pick_part(k, which[at]))
            return
        states, seen, chance = self._plain()
        memories = [self._brain.memory.load(memory) for memory in self._memories[0]]
        self._pick(states, seen, memories, self.report, chance, self._keys[0].astype(object), NO_JOBS, self.picked, which)

    def _pick_part(self, k: int, which: Any) -> None:
        arrays = (self.report, self.chance, self._keys[k], NO_JOBS, self.picked, which)
        self._pick(self.states, self.seen, self._memories[k], *arrays)

    def share(self, count: int, work: Callable[[int, slice], None]) -> None:
        """Divide *count* items among the threads: each calls *work* with its number and its slice."""
        if self._pool is None:
            work(0, slice(0, count))
            return
        cuts = [count * k // self.threads for k in range(self.threads + 1)]
        list(self._pool.map(work, range(self.threads), map(slice, cuts, cuts[1:])))

    def restart(self, seed: int | None = None) -> None:
        """Discard all games and start new ones, from a seed if one is given."""
        if seed is not None:
            self.chance[:] = first_chance(self.count, seed)
        self.states[:] = np.zeros(1, self.states.dtype)
        self.report[:] = 0
        self.step()

    def _plain(self) -> tuple[list[Any], list[Any], list[int]]:
        """Plain stand-ins for an uncompiled run."""
        states = [self._rules.state.load(record) for record in self.states]
        return states, [self._rules.observation.load(record) for record in self.seen], [int(x) for x in self.chance]

    def _store(self, states: list[Any], seen: list[Any]) -> None:
        for plain, records in ((states, self.states), (seen, self.seen)):
            for one, record in zip(plain, records, strict=True):
                one.store(record)
