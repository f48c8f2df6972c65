"""The result of Cease-fire and Debriefing if the struggle ended now, computed by the rules themselves for given Agents X."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from detente.engine.kernel import JIT, entry
from detente.engine.machine import NOBODY
from detente.engine.record import Array

from .actions import A_DECLINE, A_PEEK
from .cards import CEASE_FIRE, CIA, KGB
from .rules import answer, run_frame
from .state import BURIED, F_DETENTE, F_ROUND, L_BOTTOM, L_CLAIM, Q_DOUBLE_AGENT, State

# Columns: sides, or NOBODY, and booleans.
CLAIMS, TAKES_BOTTOM, CHOOSES, LOOKS, IS_BURIED, CIA_FALLS, KGB_FALLS = range(7)


def run_end(states: Any, found: Array, cia: int, kgb: int) -> None:
    """Run a state's phases up to Détente with these agents in the field: nobody saves an agent, a Double Agent chooses the peek."""
    s = states[0]
    objective, fallen_cia, fallen_kgb = s.objective, s.killed[CIA], s.killed[KGB]
    s.agent_x[CIA] = cia
    s.agent_x[KGB] = kgb
    s.asked[CIA] = 0
    s.asked[KGB] = 0
    s.stack[:] = 0
    s.stack[0, 0] = F_ROUND
    s.stack[0, 1] = CEASE_FIRE
    s.depth = 1
    s.event_count = 0
    s.draw_count = 0
    found[:] = NOBODY
    while True:
        is_asked = s.asked[CIA] != 0 or s.asked[KGB] != 0
        is_over = s.stack[s.depth - 1, 0] == F_DETENTE
        if not is_asked and not is_over:
            run_frame(s, s.stack[s.depth - 1])
            continue
        for n in range(s.event_count):
            if s.events[n, 0] == L_BOTTOM and found[TAKES_BOTTOM] == NOBODY:
                found[TAKES_BOTTOM] = s.events[n, 1]
            if s.events[n, 0] == L_CLAIM and s.events[n, 2] == objective and found[CLAIMS] == NOBODY:
                found[CLAIMS] = s.events[n, 1]
        if is_over:
            break
        seat = CIA if s.asked[CIA] else KGB
        answer(s, seat, A_PEEK if s.asked[seat] == Q_DOUBLE_AGENT else A_DECLINE)
    for side in (KGB, CIA):
        if s.peek[side] == 1:
            found[CHOOSES] = side
        if s.analyst[side]:
            found[LOOKS] = side
    found[IS_BURIED] = s.objective_place == BURIED
    found[CIA_FALLS] = s.killed[CIA] != fallen_cia
    found[KGB_FALLS] = s.killed[KGB] != fallen_kgb


RUN_END = entry(run_end, Path(__file__).parent)


def foresee(world: Array, pairs: Sequence[tuple[int, int]]) -> list[list[int]]:
    """One row per pair of agents, for the state of a record, which is not changed."""
    saved, found = world.tobytes(), np.zeros((len(pairs), KGB_FALLS + 1), np.int64)
    with np.errstate(over="ignore"):  # chance computes modulo 2^64
        for row, (cia, kgb) in zip(found, pairs, strict=True):
            states = np.frombuffer(bytearray(saved), world.dtype)
            RUN_END(states if JIT else [State.load(states[0])], row, cia, kgb)
    rows: list[list[int]] = found.tolist()
    return rows
