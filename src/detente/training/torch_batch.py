"""Batches of games as PyTorch tensors, with the same interface on the CPU and on a GPU; used by `env.VectorTable` and by training."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from detente.bots.network.features import Columns, PlacedColumns, as_rows, extract
from detente.engine.errors import DetenteError
from detente.engine.game import Game
from detente.engine.kernel import JIT
from detente.engine.rules import OBSERVE

from .batch import MIX, SEAT, CpuBatch


def make_batch(
    title: str, count: int, columns: Columns | None = None, seed: int = 1, memories: int = 0, options: Mapping[str, Any] | None = None,
    version: int | None = None, threads: int = 1, launcher: Any = None,
) -> Any:  # fmt: skip
    """Games on the GPU of a launcher (`cuda.Launcher`), or on the CPU without one."""
    if launcher is None:
        return TorchBatch(title, count, columns, seed, memories, options, version, threads)
    from .cuda import GpuBatch

    return GpuBatch(title, count, columns, launcher, seed, memories, options, version)


class TorchBatch:
    """Games on the CPU. The tensors share memory with the arrays of the batch. See `cuda.GpuBatch`."""

    device = "cpu"

    def __init__(
        self, title: str, count: int, columns: Columns | None = None, seed: int = 1, memories: int = 0,
        options: Mapping[str, Any] | None = None, version: int | None = None, threads: int = 1,
    ) -> None:  # fmt: skip
        try:
            import torch
        except ImportError:
            raise DetenteError("needs-extra", extra="train") from None
        self.games, self.columns, self.title, self.count = CpuBatch(title, count, seed, options, version, threads), columns, title, count
        self.actions, self.report = torch.from_numpy(self.games.actions), torch.from_numpy(self.games.report)
        self.picked = torch.from_numpy(self.games.picked)
        self.states = torch.from_numpy(self.games.states.view(np.uint8).reshape(count, -1))
        self.rows = torch.from_numpy(self.games.seen.view(np.int16).reshape(count, -1))
        self.order = torch.arange(count)
        self.which = torch.full((max(1, memories),), -1, dtype=torch.int32)

    def step(self) -> None:
        self.games.step()

    def observe(self) -> None:
        """Do nothing: the batch on the CPU observes at every step."""

    def write_features(self, out: Any) -> None:
        """Write the network's features of the seats to move into a tensor."""
        import torch

        assert self.columns is not None
        out.copy_(torch.from_numpy(extract(self.columns.rows(self.games.seen), self.columns.placed)))

    def write_hidden_features(self, placed: PlacedColumns, out: Any) -> None:
        """Write some columns of the seats that are not to move into a tensor."""
        import torch

        games = self.games
        drive, seen = Game(self.title).rules.drive, np.zeros_like(games.seen)
        states, seats = games.states, 1 - games.report[:, SEAT]
        if JIT:
            for i, seat in enumerate(seats.tolist()):
                drive(states[i : i + 1], seen[i : i + 1], OBSERVE, seat, 0, MIX, MIX)
        else:
            plain, observed = Game(self.title).rules.state, Game(self.title).rules.observation
            for i, seat in enumerate(seats.tolist()):
                other = observed.load(seen[i])
                drive([plain.load(states[i])], [other], OBSERVE, seat, 0, MIX, MIX)
                other.store(seen[i])
        out.copy_(torch.from_numpy(extract(as_rows(seen), placed)))

    def pick(self) -> None:
        self.games.pick(self.which.numpy())

    def pick_of(self, games: Any) -> None:
        """Let the heuristics answer the games in a tensor of numbers (negative: none), into `picked`."""
        self.games.pick(games.int().numpy())

    def restart(self, seed: int | None = None) -> None:
        """Discard all games and start new ones, from a seed if one is given."""
        self.games.restart(seed)
