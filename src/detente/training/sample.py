"""A sample of play for selecting a game's columns: games played by heuristics, at random, and by a mixture."""

from __future__ import annotations

from typing import Any

import numpy as np

from detente.bots.network.features import Columns, calibrate
from detente.engine.bits import WORD

from .batch import CpuBatch

BLIND = (0.0, 0.1, 0.5, 1.0)  # probabilities of a random answer in the games of a batch


def legal_mask(seen: Any, actions: int) -> Any:
    """The legal masks of observation records: bool [records, actions]."""
    a = np.arange(actions)
    return ((seen["legal"][:, a // WORD] >> (a % WORD)) & 1).astype(bool)


def random_actions(seen: Any, chance: np.random.Generator) -> Any:
    """A legal action for every record."""
    actions = seen["legal"].shape[1] * WORD
    return (chance.random((len(seen), actions)) * legal_mask(seen, actions)).argmax(1)


def sample_play(title: str, rows: int, seed: int = 1, games: int = 256) -> Any:
    """Observation records of the seats to move, from many games at all stages."""
    batch, chance, kept = CpuBatch(title, games, seed), np.random.default_rng(seed), list[Any]()
    share = np.array([BLIND[i % len(BLIND)] for i in range(games)])
    every = np.arange(games, dtype=np.int32)
    while len(kept) * games < rows:
        for _ in range(4):
            blind = chance.random(games) < share
            batch.pick(np.where(blind, -1, every).astype(np.int32))
            batch.actions[:] = np.where(blind, random_actions(batch.seen, chance), batch.picked)
            batch.step()
        kept.append(batch.seen.copy())
    return np.concatenate(kept)


def choose_columns(title: str, rows: int = 60_000, seed: int = 1) -> Columns:
    """Select the columns of a title."""
    return calibrate(title, sample_play(title, rows, seed))
