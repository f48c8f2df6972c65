"""Imagined games played on by a network in a batch: each step answers all open questions with one matrix product."""

import inspect
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from detente.bots.brain import find_brain
from detente.bots.random_bot import legal_actions
from detente.engine.entry_points import bind
from detente.engine.game import Game
from detente.engine.kernel import JIT, entry, kernel
from detente.engine.machine import DRAW
from detente.engine.playout import only_answer
from detente.engine.rules import OBSERVE, STEP
from detente.engine.title import find_title

from .kernels import DRAW_ANSWERS
from .numpy_network import ILLEGAL, NumpyNetwork

# Report per game: open, at its horizon or over; the seat to move; the winner (2: nobody).
STATUS, SEAT, WINNER, REPORT = range(4)
OPEN, DUE, OVER = range(3)
UNLIKELY = 0.05  # answers less likely than this fraction of the likeliest are not drawn

# Placeholders, bound for each game.
drive: Any = None
copy_state: Any = None
is_due: Any = None
put_reply: Any = None
run_on: Any = None


def _run_on(states: Any, seen: Any, j: int, turn: int, number: int, report: Any) -> None:
    """Advance to the next question with at least two answers, and observe for the seat that is asked."""
    s, seat = states[j], 0
    while not s.over:
        seat = 0 if s.asked[0] else 1
        action = only_answer(s, seat)
        if action < 0:
            break
        drive(states[j : j + 1], seen[j : j + 1], STEP, seat, action, s.key0, s.key1)
    report[j, SEAT] = seat
    if s.over:
        report[j, STATUS] = OVER
        report[j, WINNER] = s.winner
        return
    report[j, STATUS] = DUE if is_due(s, turn, number) else OPEN
    drive(states[j : j + 1], seen[j : j + 1], OBSERVE, seat, 0, s.key0, s.key1)


def begin_all(worlds: Any, states: Any, seen: Any, keys: Any, jobs: Any, report: Any) -> None:
    """Start every job: copy its world, then play the other side's secret reply and the given answer."""
    for j in range(jobs.shape[0]):
        world, action, seat, reply = jobs[j, 0], jobs[j, 1], jobs[j, 2], jobs[j, 5]
        copy_state(worlds[world], states[j])
        s = states[j]
        s.key0, s.key1 = keys[world, 0], keys[world, 1]
        s.counter = keys[world, 3]
        if reply >= 0 and not put_reply(s, 1 - seat, reply):
            drive(states[j : j + 1], seen[j : j + 1], STEP, 1 - seat, reply, s.key0, s.key1)
        if action >= 0:
            drive(states[j : j + 1], seen[j : j + 1], STEP, seat, action, s.key0, s.key1)
        run_on(states, seen, j, jobs[j, 3], jobs[j, 4], report)


def step_all(states: Any, seen: Any, jobs: Any, report: Any, live: Any, actions: Any) -> None:
    """Answer the open questions of the games *live*."""
    for k in range(live.shape[0]):
        j = live[k]
        drive(states[j : j + 1], seen[j : j + 1], STEP, report[j, SEAT], actions[k], states[j].key0, states[j].key1)
        run_on(states, seen, j, jobs[j, 3], jobs[j, 4], report)


@cache
def loops(game: str) -> tuple[Any, Any]:
    """`begin_all` and `step_all` bound to a game. Rules are called through the game's own entry point, so they are not compiled again."""
    brain, rules = find_brain(game), Game(game).rules
    assert brain is not None, f"no brain for {game}"
    names = globals() | {"drive": getattr(rules.drive, "dispatcher", rules.drive)}
    bound = getattr(brain.run_bot, "py_func", brain.run_bot).__globals__  # the names bound by `bind_heuristics`
    names |= {name: bound[name] for name in ("copy_state", "is_due", "put_reply")}
    names["run_on"] = kernel(bind(_run_on, names))
    home, others = Path(inspect.getfile(brain.memory)).parent, (*find_title(game).folders(), Path(__file__))
    return entry(bind(begin_all, names), home, *others), entry(bind(step_all, names), home, *others)


class Rollouts:
    """Holds imagined games that are played on in a batch."""

    def __init__(self, game: str, network: NumpyNetwork, temperature: float, seed: int | None = None) -> None:
        self._rules, self._network, self._temperature = Game(game).rules, network, temperature
        self._begin, self._step = loops(game)
        self._chance = np.random.default_rng(seed)
        self._states: Any = np.zeros(0, self._rules.state.dtype())
        self._seen = np.zeros(0, self._rules.observation.dtype())

    def roll_out(self, worlds: Any, keys: Any, jobs: Any) -> tuple[Any, int]:
        """Play on from worlds after given answers to the jobs' horizons; returns win probabilities for the jobs' seats and the decisions
        made."""
        n = len(jobs)
        report = np.zeros((n, REPORT), np.int64)
        if n > len(self._seen):
            self._states, self._seen = np.zeros(n, self._rules.state.dtype()), np.zeros(n, self._rules.observation.dtype())
        games: tuple[Any, Any] = (self._states, self._seen) if JIT else self._plain(n)
        if not JIT:
            worlds, keys = [self._rules.state.load(world) for world in worlds], keys.astype(object)
        self._begin(worlds, *games, keys, jobs, report)
        spent = n
        while True:
            if not JIT:
                self._store(games[1])
            live = np.flatnonzero(report[:, STATUS] == OPEN)
            if not len(live):
                return self._judge(jobs, report), spent
            logits = self._network.logits(self._seen[live])
            actions = self._draw(logits, jobs[live, 0])
            for k in np.flatnonzero(logits.max(1) <= ILLEGAL):  # all legal answers are newer than the weights
                actions[k] = legal_actions(self._seen[live[k]])[0]
            self._step(*games, jobs, report, live, actions)
            spent += len(live)

    def _judge(self, jobs: Any, report: Any) -> Any:
        """The network's win probability for unfinished games, and the results of finished ones."""
        own, win = jobs[:, 2], np.zeros(len(jobs))
        over = report[:, STATUS] == OVER
        winner = report[over, WINNER]
        win[over] = np.where(winner == own[over], 1.0, np.where(winner == DRAW, 0.5, 0.0))
        due = np.flatnonzero(~over)
        if len(due):
            theirs = report[due, SEAT] != own[due]
            win[due] = np.abs(theirs - self._network.win_chances(self._seen[due]))
        return win

    def _draw(self, logits: Any, worlds: Any) -> Any:
        """An answer for every row; all rows of a world share the same chance."""
        if not self._temperature:
            return logits.argmax(1)
        chance = self._chance.random(int(worlds.max()) + 1)[worlds]
        if JIT:
            actions = np.empty(len(logits), np.int64)
            DRAW_ANSWERS(logits, self._temperature, UNLIKELY, chance, actions)
            return actions
        p = np.exp((logits - logits.max(1, keepdims=True)) / np.float32(self._temperature))
        p[p < UNLIKELY] = 0
        upto = np.cumsum(p, 1)
        return (upto > (chance * upto[:, -1])[:, None]).argmax(1)

    def _plain(self, count: int) -> tuple[list[Any], list[Any]]:
        """Plain stand-ins for an uncompiled run."""
        states = [self._rules.state.load(one) for one in self._states[:count]]
        return states, [self._rules.observation.load(one) for one in self._seen[:count]]

    def _store(self, seen: list[Any]) -> None:
        for one, record in zip(seen, self._seen, strict=False):
            one.store(record)
