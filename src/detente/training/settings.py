"""Hyperparameters: all numbers that can be set for a run."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any


@dataclass(frozen=True)
class TrainingSettings:
    """The settings of a run."""

    games: int = 16384
    steps: int = 32  # decisions per game and iteration; each step is a batch of the optimiser
    epochs: int = 1
    width: int = 512
    blocks: int = 2
    rate: float = 3e-4  # learning rate
    last_rate: float = 3e-5
    hold: float = 0.6  # fraction of the run before rate, entropy and KL start to decay to their final values
    warm_up: int = 100  # iterations until the full rate is reached
    clip: float = 0.2
    trace: float = 0.97  # lambda of the advantages
    entropy: float = 0.004
    last_entropy: float = 0.001
    magnet: float = 0.0  # weight of the KL divergence from the averaged network
    value: float = 0.5
    critic: int = 256  # width of the critic that sees both hands while training (0: advantages come from the network's own value)
    trusted: int = 150  # iterations until advantages come from that critic
    norm: float = 1.0  # maximum norm of the gradient
    kl: float = 0.008  # target change of the policy per iteration, to which the rate is adjusted (0: it is not)
    last_kl: float = 0.001
    epsilon: float = 1e-6  # of the optimiser
    average: float = 0.998  # decay of the averaged weights per iteration
    league: float = 0.2  # share of games against frozen networks of the league
    rivals: int = 4  # how many of them play at a time
    pool: int = 16  # networks that the league keeps
    freeze: int = 250  # iterations between snapshots
    sparring: float = 0.2  # share of games against the heuristics
    imitate: bool = False  # learn the heuristics' answers, in their games and the network's, instead of all the above
    compiled: bool = False  # use torch.compile
    sort: bool = False  # step games in the order of their questions, so that neighbouring threads do the same

    @classmethod
    def read(cls, words: dict[str, Any], base: TrainingSettings | None = None) -> TrainingSettings:
        """Settings of which some are given as text or numbers."""
        kinds = {field.name: type(field.default) for field in fields(cls)}
        given = {name: _read(kinds[name], value) for name, value in words.items()}
        return cls(**({field.name: getattr(base, field.name) for field in fields(cls)} if base else {}) | given)


# An exploiter plays every game against one frozen network, the one it starts from.
EXPLOITER: dict[str, Any] = {"league": 1.0, "rivals": 1, "sparring": 0.0, "freeze": 10**9}


def _read(kind: Any, value: Any) -> Any:
    if kind is bool and isinstance(value, str):
        return value.lower() in ("1", "true", "yes")
    return kind(value)
