"""A trained network on a CPU: the same computation as `training.network.Network`, with numpy and a few kernels, for many observations."""

from __future__ import annotations

import csv
import hashlib
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from detente.engine.errors import DetenteError
from detente.engine.game import Game
from detente.engine.kernel import JIT
from detente.engine.title import declared

from .features import extract, item_columns
from .kernels import FIRST_LAYER, ITEM_LOGITS, NORM, OPEN_GATES, SET_FEATURES
from .weights import Weights, load_weights

EPSILON = 1e-5  # of the layer norm
ILLEGAL = -1e9
SUREST = 0.9999  # values are clipped to this


def weights_file(game: str) -> Path:
    """The path of a game's weights, if it has any."""
    named = declared()[game].file("weights") if game in declared() else None
    return named or Path(__file__).parent.parent / "weights" / f"{game}.npz"


def has_weights(game: str) -> bool:
    """Return whether a game has a trained network."""
    return weights_file(game).is_file()


@cache
def find_network(game: str) -> NumpyNetwork:
    """The network of a game, cached."""
    if not has_weights(game):
        raise DetenteError("no-weights", game=game)
    network = NumpyNetwork(load_weights(weights_file(game)), find_scale(game, weights_file(game)))
    network.judge(np.zeros(1, Game(game).rules.observation.dtype()))  # locates columns and loads kernels ahead of the first move
    return network


def find_scale(game: str, weights: Path) -> float:
    """The calibration factor for the values of a game's weights (`bench/calibration.py`), which lies beside them; 1 if not measured for
    exactly these."""
    path = weights.with_name("calibration.csv")
    for row in csv.DictReader(path.read_text(encoding="utf-8").splitlines()) if path.is_file() else ():
        if row["game"] == game and row["weights"] == digest(weights):
            return float(row["scale"])
    return 1.0


def digest(weights: Path) -> str:
    """A short hash of a file of weights."""
    return hashlib.sha256(weights.read_bytes()).hexdigest()[:16]


def _norm(h: Any, weight: Any, bias: Any) -> Any:
    if JIT:
        out = np.empty_like(h)
        NORM(h, weight, bias, EPSILON, out)
        return out
    h = h - h.mean(1, keepdims=True)
    variance = np.einsum("ij,ij->i", h, h)[:, None] / np.float32(h.shape[1])
    h *= 1 / np.sqrt(variance + np.float32(EPSILON))
    h *= weight
    h += bias
    return h


class NumpyNetwork:
    """A network that sums only the set features in the first layer and the items."""

    def __init__(self, weights: Weights, scale: float = 1.0) -> None:
        self.columns, self.card, self.scale = weights.columns, weights.card, scale
        # Products are faster with the weights in the order in which they are multiplied.
        self._w = {name: np.ascontiguousarray(array.T) if name.endswith(".weight") else array for name, array in weights.arrays.items()}
        self._blocks = sum(name.endswith(".up.weight") for name in self._w)
        self._gates = len(self._w["gate.weight"])
        self._items = item_columns(self.columns)

    def judge(self, observation: Any) -> tuple[Any, float]:
        """The logits of all actions (very low for illegal ones) and the value for the seat to move, from -1 to 1."""
        x, h = self._features(observation.reshape(1))
        h = self._trunk(x, h)
        return self._logits(x, h)[0], float(self._values(h)[0])

    def logits(self, seen: Any) -> Any:
        """The logits for an array of observations."""
        x, h = self._features(seen)
        return self._logits(x, self._trunk(x, h))

    def win_chances(self, seen: Any) -> Any:
        """The win probability of the seat to move, for an array of observations."""
        return self.win_chance(self._values(self._trunk(*self._features(seen))))

    def win_chance(self, value: Any) -> Any:
        """The win probability for a value: tanh(x) is calibrated to tanh(scale * x)."""
        return (1 + np.tanh(self.scale * np.arctanh(np.clip(value, -SUREST, SUREST)))) / 2

    def _features(self, seen: Any) -> tuple[Any, Any]:
        """The columns, and the sums of the first layer."""
        rows, table, w = self.columns.rows(seen), self.columns.placed, self._w
        weights, bias = w["encoder.weight"], w["encoder.bias"]
        if not JIT:
            x = extract(rows, table)
            return x, x.astype(np.float32) @ weights + bias
        shape = (len(rows), self.columns.width)
        x, index, counts = np.empty(shape, np.uint8), np.empty(shape, np.int32), np.empty(len(rows), np.int64)
        SET_FEATURES(rows, table.rows, table.stack, table.depth, table.seat, x, index, counts)
        h = np.empty((len(rows), weights.shape[1]), np.float32)
        FIRST_LAYER(rows, table.seat, index, counts, weights, bias, np.empty(2, np.int64), h)
        return x, h

    def _trunk(self, x: Any, h: Any) -> Any:
        w, first = self._w, self.columns.actions
        if JIT:
            OPEN_GATES(x, first, w["gate.weight"], np.empty(h.shape[1], np.float32), h)
        else:
            h = np.maximum(h, 0) * (1 + x[:, first : first + self._gates].astype(np.float32) @ w["gate.weight"])
        for k in range(self._blocks):
            block = f"blocks.{k}."
            inner = self._linear(block + "up", _norm(h, w[block + "norm.weight"], w[block + "norm.bias"]))
            h += self._linear(block + "down", np.maximum(inner, 0, out=inner))
        h = _norm(h, w["norm.weight"], w["norm.bias"])
        return np.maximum(h, 0, out=h)

    def _logits(self, x: Any, h: Any) -> Any:
        w, logits = self._w, self._linear("policy", h)
        for k, (first, table, _) in enumerate(self._items):
            head = f"heads.{k}."
            legal = x[:, first : first + len(table)]
            at = np.flatnonzero(legal.any(1))
            if len(at):
                wanted, described, spoken = self._linear(head + "wanted", h[at]), w[head + "described.weight"], w[head + "out.weight"][:, 0]
                logits[at] = self._item_logits(x[at], first, table, (described, w[head + "item"], wanted, spoken), logits[at])
        return np.where(x[:, : self.columns.actions] > 0, logits, np.float32(ILLEGAL))

    def _item_logits(self, x: Any, first: int, table: Any, weights: tuple[Any, Any, Any, Any], logits: Any) -> Any:
        described, items, wanted, spoken = weights
        if JIT:
            hidden = np.empty(items.shape[1], np.float32)
            ITEM_LOGITS(x, table, described, items, wanted, np.ascontiguousarray(spoken), hidden, logits, first)
        else:
            hidden = np.maximum(x[:, table].astype(np.float32) @ described + items + wanted[:, None], 0)
            logits[:, first : first + len(table)] += hidden @ spoken
        return logits

    def _values(self, h: Any) -> Any:
        judged = self._linear("judge", h)
        return np.tanh(self._linear("value", np.maximum(judged, 0, out=judged))[:, 0])

    def _linear(self, name: str, h: Any) -> Any:
        out = h @ self._w[name + ".weight"]
        out += self._w[name + ".bias"]
        return out
