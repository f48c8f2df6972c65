"""Weights of a trained network in one file: the network as float16, its columns, and a card that says where they come from."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from .features import Columns

NOT_WEIGHTS = ("columns", "card")


@dataclass(frozen=True)
class Weights:
    """What a file holds."""

    columns: Columns
    arrays: dict[str, Any]
    card: dict[str, Any]


def save_weights(path: Path, columns: Columns, arrays: Mapping[str, Any], card: Mapping[str, Any]) -> None:
    """Write a file of weights; the card says at least decisions, date and strength."""
    path.parent.mkdir(parents=True, exist_ok=True)
    text = np.frombuffer(json.dumps({"game": columns.game, **card}).encode(), np.uint8)
    halves = {name: array.astype(np.float16) for name, array in arrays.items()}
    np.savez_compressed(path, **halves, **columns.to_arrays(), card=text)


def load_weights(path: Path) -> Weights:
    """Read a file of weights; numbers become float32."""
    with np.load(path) as kept:
        card = json.loads(kept["card"].tobytes())
        columns = Columns.from_arrays(card["game"], kept)
        names = [name for name in kept.files if name.split(".")[0] not in NOT_WEIGHTS]
        return Weights(columns, {name: kept[name].astype(np.float32) for name in names}, card)


def load_columns(path: Path, game: str) -> Columns:
    """The columns of a file of weights, or of a file that holds nothing else."""
    with np.load(path) as kept:
        return Columns.from_arrays(game, kept)
