"""The promise to researchers: a seed is the same game on every machine, under one rules version for ever; so are the features.

These digests never change. A new rules version adds its own; if one of the old ones differs, stored games and papers are broken.
"""

import hashlib

import numpy as np
import pytest

from detente.engine.game import Game, titles
from detente.env.core import Core
from detente.env.features import Features
from detente.env.vector import VectorTable

DECISIONS = 150  # of each game

# Of each title and rules version: two games, a batch, the number of features, and their names and bounds.
FROZEN = {
    ("twilight_struggle", 1): ("27bc874be3708bb1", "31948564b9af1835", 3210, "019d9ae78cc52973"),
    ("twilight_struggle", 2): ("46177daa0e1e1c45", "250246a795b80284", 3213, "64bddc1a6565b6a6"),
    ("cia_vs_kgb", 1): ("acbc2692e615e7e1", "18f8cd5004a60f13", 701, "a39535141f09f9b8"),
    ("cia_vs_kgb", 2): ("4e6f19518fd2a156", "2bd8a2f24021d486", 704, "15b5593312d75704"),
    ("europe_divided", 1): ("f4c4019f5eee39c7", "920fca62c0f3d259", 1343, "cd2998291c03d275"),
    ("europe_divided", 2): ("7384f5d82f836235", "43b8e0fce691cd9e", 1344, "41e26fef91722729"),
    ("europe_divided", 3): ("ffcf75060a64d915", "515b6984a632d003", 1344, "41e26fef91722729"),
}


def versions() -> list[tuple[str, int]]:
    return [(title, version) for title in titles() for version in range(1, Game(title).rules.version + 1)]


@pytest.mark.parametrize(("title", "version"), versions())
def test_a_seed_is_the_same_game_for_ever(title: str, version: int) -> None:
    """What both seats see and may do at every decision, and every byte of the record in the layout of its version."""
    core, features, found = Core(title, version=version), Features(title, version), hashlib.sha256()
    state = core.game.rules.state
    for seed in (1, 2):
        core.reset(seed)
        for step in range(DECISIONS):
            if core.seat is None:
                break
            legal = np.flatnonzero(core.mask(core.seat))
            found.update(legal.astype("<i4").tobytes())
            for seat in (0, 1):
                found.update(features.flat(core.observe(seat)).astype("<i2").tobytes())
            core.step(core.seat, int(legal[(seed * 7919 + step * step) % len(legal)]))
        found.update(state.convert(core.state.tobytes(), state.newest_layout(), version))
    assert found.hexdigest()[:16] == FROZEN[title, version][0]


@pytest.mark.parametrize(("title", "version"), versions())
def test_a_batch_of_a_seed_is_the_same_for_ever(title: str, version: int) -> None:
    tables, found = VectorTable(title, 3, seed=1, version=version), hashlib.sha256()
    for step in range(25):
        found.update(tables.seats.astype("<i2").tobytes() + tables.features().astype("<i2").tobytes())
        mask = tables.mask()
        tables.step(np.array([legal[step * step % len(legal)] for legal in map(np.flatnonzero, mask)]))
    assert found.hexdigest()[:16] == FROZEN[title, version][1]


def test_a_game_of_a_batch_does_not_depend_on_how_many_there_are() -> None:
    few, many = VectorTable("cia_vs_kgb", 2, seed=3), VectorTable("cia_vs_kgb", 5, seed=3)
    assert few.states().tobytes() == many.states()[:2].tobytes()


@pytest.mark.parametrize(("title", "version"), versions())
def test_the_features_of_a_version_never_change(title: str, version: int) -> None:
    """Names, bounds and order; what they mean is in observation.csv."""
    features = Features(title, version)
    said = "\n".join(f"{name} {low} {high}" for name, low, high in zip(features.names, features.low, features.high, strict=True))
    assert (features.size, hashlib.sha256(said.encode()).hexdigest()[:16]) == FROZEN[title, version][2:]
