"""Weights of a trained network in one file: matrices as bytes with one scale per input, everything else as float16, the columns, and a
card that describes their origin."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from .features import Columns

NOT_WEIGHTS = ("columns", "card", "scales")
MATRIX = 4096  # elements from which a matrix is stored as bytes
LARGEST = 127


@dataclass(frozen=True)
class Weights:
    """The contents of a weights file."""

    columns: Columns
    arrays: dict[str, Any]
    card: dict[str, Any]


def save_weights(path: Path, columns: Columns, arrays: Mapping[str, Any], card: Mapping[str, Any]) -> None:
    """Write a weights file; the card states at least decisions, date and strength."""
    path.parent.mkdir(parents=True, exist_ok=True)
    text = np.frombuffer(json.dumps({"game": columns.game, **card}).encode(), np.uint8)
    packed: dict[str, Any] = {}
    for name, array in arrays.items():
        if array.ndim == 2 and array.size >= MATRIX:
            # Per input, since rare features have far larger weights than common ones.
            scale = np.maximum(np.abs(array).max(0) / LARGEST, np.finfo(np.float32).tiny).astype(np.float32)
            packed |= {name: np.round(array / scale).astype(np.int8), f"scales.{name}": scale}
        else:
            packed[name] = array.astype(np.float16)
    np.savez_compressed(path, **packed, **columns.to_arrays(), card=text)


def load_weights(path: Path) -> Weights:
    """Read a weights file; numbers become float32."""
    with np.load(path) as kept:
        card = json.loads(kept["card"].tobytes())
        columns = Columns.from_arrays(card["game"], kept)
        names = [name for name in kept.files if name.split(".")[0] not in NOT_WEIGHTS]
        scales = {name: kept[f"scales.{name}"] if f"scales.{name}" in kept.files else np.float32(1) for name in names}
        return Weights(columns, {name: kept[name].astype(np.float32) * scales[name] for name in names}, card)


def load_columns(path: Path, game: str) -> Columns:
    """The columns of a weights file, or of a file with columns alone."""
    with np.load(path) as kept:
        return Columns.from_arrays(game, kept)
