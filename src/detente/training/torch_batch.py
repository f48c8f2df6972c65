"""The batch of games on the CPU as tensors, with the same members as `cuda.GpuBatch`."""

from __future__ import annotations

from typing import Any

import torch

from detente.bots.network.features import Columns, extract

from .batch import CpuBatch


class TorchBatch:
    """Games on the CPU. The tensors share memory with the arrays of the batch."""

    device = "cpu"

    def __init__(self, title: str, count: int, columns: Columns, seed: int = 1, minds: int = 0) -> None:
        self.games, self.columns, self.count = CpuBatch(title, count, seed), columns, count
        self.actions, self.report = torch.from_numpy(self.games.actions), torch.from_numpy(self.games.report)
        self.picked = torch.from_numpy(self.games.picked)
        self.order = torch.arange(count)
        self.which = torch.full((max(1, minds),), -1, dtype=torch.int32)

    def step(self) -> None:
        self.games.step()

    def look(self, out: Any) -> None:
        out.copy_(torch.from_numpy(extract(self.columns.rows(self.games.seen), self.columns.table)))

    def pick(self) -> None:
        self.games.pick(self.which.numpy())

    def restart(self) -> None:
        self.games.restart()
