"""Grows a trained network (more inputs, wider or deeper): the result initially gives the same answers, and can be trained further."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from .features import NEVER, Columns, item_columns

SEES_TRUNK = ("blocks", "policy", "judge", "value")  # parts whose matrices take units of the trunk or of the value head as inputs
OF_TRUNK = ("encoder", "gate", "blocks", "norm", "judge")  # parts whose outputs are such units


def carry_over(
    arrays: Mapping[str, Any], old: Columns, new: Columns, times: float = 1, noise: float = 0.0, deeper: int = 0
) -> dict[str, Any]:
    """The weights of a network that has more columns or is *times* as wide, and gives the same answers as before: new inputs have zero
    weight, and every unit of the trunk is repeated *times* with its outgoing weights split among the copies. If *times* is no whole number,
    only the first units get one more copy, and answers change a little, since layer norms then weigh units unequally. Copies learn to
    differ only with some *noise*, a fraction of a matrix's standard deviation. *deeper* is the number of residual blocks to add, which
    initially contribute nothing."""
    found = {name: np.array(array, np.float32) for name, array in arrays.items()}
    places = {column: j for j, column in enumerate(old.columns)}
    encoder = np.zeros((len(found["encoder.weight"]), new.width), np.float32)
    for j, column in enumerate(new.columns):
        if column.kind != NEVER and column in places:
            encoder[:, j] = found["encoder.weight"][:, places[column]]
    found["encoder.weight"] = encoder
    for k, (before, after) in enumerate(zip(item_columns(old), item_columns(new), strict=True)):
        known, name = {told: j for j, told in enumerate(before.told)}, f"heads.{k}.described.weight"
        described = np.zeros((len(found[name]), after.columns.shape[1]), np.float32)
        for j, told in enumerate(after.told):
            if told in known:
                described[:, j] = found[name][:, known[told]]
        found[name] = described
    chance = np.random.default_rng(1)
    if times > 1:
        found = _differing(_widened(found, times), noise, chance)
    return found | _new_blocks(found, deeper, chance)


def _differing(arrays: dict[str, Any], noise: float, chance: np.random.Generator) -> dict[str, Any]:
    return {
        name: array + noise * array.std() * chance.standard_normal(array.shape).astype(np.float32) if array.ndim == 2 else array
        for name, array in arrays.items()
    }


def _widened(arrays: dict[str, Any], times: float) -> dict[str, Any]:
    """Repeat the units of the trunk *times*; where that is a whole number, a layer norm sees the same mean and variance as before."""
    out = {}
    for name, array in arrays.items():
        part = name.split(".")[0]
        if array.ndim == 2 and (part in SEES_TRUNK or name.endswith(".wanted.weight")):
            copied = _copies(array.shape[1], times)
            array = (array / np.bincount(copied).astype(np.float32))[:, copied]
        out[name] = array[_copies(len(array), times)] if part in OF_TRUNK else array
    return out


def _copies(units: int, times: float) -> Any:
    """The unit that each unit of the wider network is a copy of."""
    return np.arange(round(units * times)) % units


def _new_blocks(arrays: dict[str, Any], count: int, chance: np.random.Generator) -> dict[str, Any]:
    """Additional residual blocks after the existing ones, whose outputs initially have zero weight."""
    width, known = len(arrays["encoder.bias"]), sum(name.endswith(".up.weight") for name in arrays)
    ones, zeros = np.ones(width, np.float32), np.zeros(width, np.float32)
    made: dict[str, Any] = {}
    for k in range(known, known + count):
        seen = chance.uniform(-1, 1, (width, width)).astype(np.float32) / np.float32(np.sqrt(width))
        made |= {
            f"blocks.{k}.norm.weight": ones, f"blocks.{k}.norm.bias": zeros, f"blocks.{k}.up.weight": seen,
            f"blocks.{k}.up.bias": zeros, f"blocks.{k}.down.weight": np.zeros((width, width), np.float32), f"blocks.{k}.down.bias": zeros,
        }  # fmt: skip
    return made
