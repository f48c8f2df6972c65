"""A title's heuristics and evaluation as one object, and the calls of its entry point, compiled or plain. Nothing here knows a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import takewhile
from typing import Any

import numpy as np

from detente.engine.game import Game
from detente.engine.kernel import JIT
from detente.engine.record import Record
from detente.engine.title import declared

from .entry_points import EVALUATE, IMAGINE, PICK, ROLL_OUT, SCORE

CERTAIN = 10_000
SURE = 1_000_000
NO_JOBS = np.zeros((1, 6), np.int64)
NO_REPLY = -1  # in a job: the other side answers freely
DOOMED = -100_000  # an answer with a lower score loses immediately
RISKY = -8_000  # an answer with a lower score may lose immediately, with a probability of 1% or more
AT_ONCE = (-1, 0)  # the turn and round of a job that stops right after its answer
LONGEST_LINE = 8
AGREEING = 4  # worlds whose lines are compared


def no_replies(observation: Any, seat: int) -> tuple[int, ...]:
    """Empty: the other side has no secret simultaneous choice."""
    return ()


@dataclass(frozen=True)
class Brain:
    """A title's brain: everything its bots need."""

    run_bot: Callable[..., int]  # the entry point made by `entry_points.bind_heuristics`
    memory: type[Record]  # the weights of a seat and its working memory
    load: Callable[[Any, Mapping[str, int] | None, int], None]
    heuristics: tuple[str, ...]  # their names; the first is the sum
    horizon: Callable[[Any, int], tuple[int, int]]
    budget_share: Callable[[Any, int], float]  # the share of the time for a move that a question deserves
    replies: Callable[[Any, int], tuple[int, ...]] = no_replies  # the other side's possible secret simultaneous choices


def has_brain(game: str) -> bool:
    """Return whether a game has a brain, without loading it."""
    return game in declared() and bool(declared()[game].brain)


@cache
def find_brain(game: str) -> Brain | None:
    """The brain of a game, or None if it has none."""
    if not has_brain(game):
        return None
    brain: Brain = declared()[game].load("brain")
    return brain


class Worlds:
    """Holds imagined states and the memories of both seats; every call of the entry point goes through here. Not thread-safe."""

    def __init__(self, game: str, size: int, noise: int = 0, weights: Mapping[str, int] | None = None) -> None:
        brain = find_brain(game)
        assert brain is not None, f"no brain for {game}"
        self.brain, self.rules, self.size = brain, Game(game).rules, size
        self.states = np.zeros(size + 1, self.rules.state.dtype())
        self.seen = np.zeros(1, self.rules.observation.dtype())
        self.memories = np.zeros(2, brain.memory.dtype())
        self.keys = np.zeros((size, 4), np.uint64)
        self.set_weights(noise, weights)

    def set_weights(self, noise: int, weights: Mapping[str, int] | None = None) -> None:
        """Set the weights by which both seats play from now on."""
        for memory in self.memories:
            self.brain.load(memory, weights, noise)

    def imagine(self, observation: Any, chance: np.random.Generator, wanted: int) -> int:
        """Draw full states consistent with an observation, with their own chance; returns how many were found."""
        self.seen[0] = observation
        self.keys[:wanted] = chance.integers(1, 1 << 63, (wanted, 4), dtype=np.uint64)
        self.keys[:, 3] >>= np.uint64(32)
        return self.call(IMAGINE, keys=self.keys[:wanted])

    def scores(self, seat: int) -> Any:
        """The points of each heuristic for each action in the first state; column 0 is the sum."""
        out = np.zeros((len(self.rules.actions), len(self.brain.heuristics)), np.int64)
        self.call(SCORE, seat, out=out)
        return out

    def win_chance(self, seat: int) -> float:
        """The static evaluation of the first state for a seat, as its win probability."""
        return self.call(EVALUATE, seat) / CERTAIN

    def pick(self, seat: int, chance: np.random.Generator) -> int:
        """The answer of the heuristics in the first state; random where a good player mixes."""
        return self.call(PICK, seat, keys=chance.integers(1, 1 << 63, (1, 4), dtype=np.uint64))

    def roll_out(self, jobs: Any) -> tuple[Any, int]:
        """Play on from worlds after given answers; returns the win probabilities of the jobs' seats and the number of decisions."""
        out = np.zeros((len(jobs), 2), np.int64)
        self.call(ROLL_OUT, jobs=jobs, out=out)
        return out[:, 0] / CERTAIN, int(out[:, 1].sum())

    def line(self, seat: int, action: int, found: int) -> tuple[int, ...]:
        """An answer and the same seat's next answers, until chance or the other side intervenes, as far as several worlds agree: answers
        that depend on hidden facts are not part of the line."""
        lines = [self._line_in(world, seat, action) for world in range(min(found, AGREEING))]
        return tuple(answers[0] for answers in takewhile(lambda answers: len(set(answers)) == 1, zip(*lines, strict=False)))

    def _line_in(self, world: int, seat: int, action: int) -> list[int]:
        first, keys, line, chance = self.states[0].copy(), self.keys[0].copy(), [action], np.random.default_rng(0)
        self.states[0], self.keys[0] = self.states[world], self.keys[world]
        while len(line) < LONGEST_LINE:
            self.roll_out(np.array([(0, line[-1], seat, *AT_ONCE, NO_REPLY)], np.int64))
            self.states[0] = after = self.states[self.size]
            if after["over"] or after["counter"] != self.keys[0, 3] or after["asked"][1 - seat] or not after["asked"][seat]:
                break
            line.append(self.pick(seat, chance))
        self.states[0], self.keys[0] = first, keys
        return line

    def call(self, command: int, seat: int = 0, keys: Any = None, jobs: Any = NO_JOBS, out: Any = NO_JOBS) -> int:
        """Call the entry point, compiled or plain."""
        keys = self.keys if keys is None else keys
        if JIT:
            return int(self.brain.run_bot(self.states, self.seen, self.memories, command, seat, keys, jobs, out))
        states = [self.rules.state.load(state) for state in self.states]
        seen, memories = [self.rules.observation.load(self.seen[0])], [self.brain.memory.load(memory) for memory in self.memories]
        result = self.brain.run_bot(states, seen, memories, command, seat, keys.astype(object), jobs, out)
        for state, record in zip(states, self.states, strict=True):
            state.store(record)
        return int(result)
