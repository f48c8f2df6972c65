"""The network bot: a trained network (docs/training.md) as a player on a CPU, one decision at a time, with numpy alone."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from detente.engine.errors import DetenteError
from detente.engine.title import declared

from .brain import find_brain
from .choice import Choice
from .network.features import as_rows, extract, item_tables
from .network.weights import Weights, load_weights
from .random_bot import legal_actions

EPSILON = 1e-5  # of the layer norm
ILLEGAL = -1e9
SHOWN = 3  # answers that are told with their share
UNLIKELY = 0.05  # answers that are less likely than this part of the likeliest are not drawn


def weights_file(game: str) -> Path:
    """Where the weights of a game are, if it has any."""
    named = declared()[game].file("weights") if game in declared() else None
    return named or Path(__file__).parent / "weights" / f"{game}.npz"


def has_weights(game: str) -> bool:
    """Whether a network was trained for a game."""
    return weights_file(game).is_file()


@cache
def find_network(game: str) -> NumpyNetwork:
    """The network of a game, loaded once."""
    if not has_weights(game):
        raise DetenteError("no-weights", game=game)
    return NumpyNetwork(load_weights(weights_file(game)))


def _norm(h: Any, weight: Any, bias: Any) -> Any:
    h = h - h.mean()
    return h / np.sqrt((h * h).mean() + EPSILON) * weight + bias


class NumpyNetwork:
    """The same sums as `training.network.Network`, for one observation. Of the first layer only the rows of set features are added."""

    def __init__(self, weights: Weights) -> None:
        self.columns, self.card, self._w = weights.columns, weights.card, dict(weights.arrays)
        self._rows = np.ascontiguousarray(self._w.pop("encoder.weight").T)
        self._gates = np.ascontiguousarray(self._w.pop("gate.weight").T)
        self._blocks = sum(name.endswith(".up.weight") for name in self._w)
        self._items = item_tables(self.columns)

    def judge(self, observation: Any) -> tuple[Any, float]:
        """Logits of all actions (illegal ones far below) and the value for the seat to move, from -1 to 1."""
        x = extract(as_rows(observation.reshape(1)), self.columns.table)[0]
        h = self._trunk(x)
        w, logits = self._w, self._linear("policy", h)
        for k, (first, table) in enumerate(self._items):
            head = f"heads.{k}."
            described = x[table].astype(np.float32) @ w[head + "described.weight"].T
            hidden = np.maximum(described + w[head + "item"] + self._linear(head + "wanted", h), 0)
            logits[first : first + len(table)] += hidden @ w[head + "out.weight"][0]
        value = np.tanh(self._linear("value", np.maximum(self._linear("judge", h), 0))[0])
        return np.where(x[: self.columns.actions] > 0, logits, ILLEGAL), float(value)

    def _trunk(self, x: Any) -> Any:
        w, first = self._w, self.columns.actions
        h = np.maximum(self._rows[np.flatnonzero(x)].sum(0) + w["encoder.bias"], 0)
        h = h * (1 + self._gates[np.flatnonzero(x[first : first + len(self._gates)])].sum(0))
        for k in range(self._blocks):
            block = f"blocks.{k}."
            inner = np.maximum(self._linear(block + "up", _norm(h, w[block + "norm.weight"], w[block + "norm.bias"])), 0)
            h = h + self._linear(block + "down", inner)
        return np.maximum(_norm(h, w["norm.weight"], w["norm.bias"]), 0)

    def _linear(self, name: str, h: Any) -> Any:
        return self._w[name + ".weight"] @ h + self._w[name + ".bias"]


class NetworkBot:
    """Answers with the network's likeliest action, or by chance at a *temperature*. Where both sides choose in secret at the same time it
    always draws by chance, since who is predictable there is lost."""

    def __init__(self, game: str, seed: int | None = None, temperature: float = 0.0) -> None:
        self._network, self._brain = find_network(game), find_brain(game)
        self._temperature, self._chance = temperature, np.random.default_rng(seed)

    def choose(self, observation: Any, budget: float = 0.0) -> Choice:
        """One of the legal actions, with the network's opinion of the position; needs no time."""
        legal = legal_actions(observation)
        if len(legal) == 1:
            return Choice(legal[0])
        logits, value = self._network.judge(observation)
        known = [action for action in legal if action < len(logits)]
        if not known:
            return Choice(legal[0])
        temperature = self._temperature or (1.0 if self._is_secret(observation) else 0.0)
        win = (value + 1) / 2
        ranked = sorted(known, key=lambda action: -logits[action])
        action = self._draw(ranked, logits, temperature) if temperature else ranked[0]
        others = tuple(Choice(other, win) for other in ranked[:SHOWN])
        return Choice(action, win, others=others)

    def _is_secret(self, observation: Any) -> bool:
        """Whether the other side chooses at the same time without seeing this choice."""
        seat = int(observation["seat"])
        return bool(observation["asked"][1 - seat]) or bool(self._brain and self._brain.replies(observation, seat))

    def _draw(self, ranked: list[int], logits: Any, temperature: float) -> int:
        weights = np.exp((logits[ranked] - logits[ranked[0]]) / temperature)
        weights[weights < UNLIKELY] = 0
        return int(self._chance.choice(ranked, p=weights / weights.sum()))
