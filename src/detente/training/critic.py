"""A critic that sees both hands. It is used only in training, to estimate advantages with less variance: the luck of hidden cards is part
of its input. The policy and the value function that are shipped never see that input.
"""

from __future__ import annotations

from typing import Any

import torch
from torch import nn
from torch.nn import functional as fn

from detente.bots.network.features import Columns, PlacedColumns
from detente.engine.game import Game

from .batch import board_record


def hidden_columns(columns: Columns) -> list[int]:
    """The numbers of the columns that test what a seat knows beyond the board: its hand, its secret choices, what it has been shown."""
    rules = Game(columns.game).rules
    known_to_all = {"legal", "asked", "seat", "stack", "", *board_record(rules).fields()}
    derived = columns.derived.shapes if columns.derived else {}
    return [k for k, column in enumerate(columns.columns) if column.field not in known_to_all and column.field not in derived]


def placed_hidden(columns: Columns) -> PlacedColumns:
    """The hidden columns, located in the record."""
    placed = columns.placed
    return PlacedColumns(placed.rows[hidden_columns(columns)], placed.stack, placed.depth, placed.seat)


class FullCritic(nn.Module):  # type: ignore[misc]
    """The value for the seat to move, from the network's trunk (its own view) and the hidden columns of the other seat."""

    def __init__(self, trunk: int, hidden: int, width: int) -> None:
        super().__init__()
        self.own, self.other = nn.Linear(trunk, width), nn.Linear(hidden, width, bias=False)
        self.mixed, self.value = nn.Linear(width, width), nn.Linear(width, 1)
        nn.init.normal_(self.value.weight, std=0.01)
        nn.init.zeros_(self.value.bias)

    def forward(self, h: Any, z: Any) -> Any:
        mixed = fn.relu(self.mixed(fn.relu(self.own(h) + self.other(z))))
        with torch.autocast(z.device.type, enabled=False):
            return torch.tanh(self.value(mixed.float()).squeeze(1))
