"""Checkpoints: all arrays of a run in files of at most 16 MB.

A full checkpoint resumes bit for bit (on a CPU). A compact one holds the networks alone, in half precision. It leaves out the games, the
league and the moments of the optimiser, which remember only the last hundred steps anyway.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import torch

from .learner import Learner
from .network import from_arrays, to_arrays

LARGEST = 15_500_000  # bytes of arrays per file


def save_arrays(folder: Path, name: str, arrays: Mapping[str, Any]) -> None:
    """Write NAME-0.npz, NAME-1.npz …; arrays are split where a file would grow too large. Old files of that name are replaced."""
    folder.mkdir(parents=True, exist_ok=True)
    parts: list[dict[str, Any]] = [{}]
    left = LARGEST
    for key, array in arrays.items():
        flat, at = np.ascontiguousarray(array).reshape(-1), 0
        shape = np.array(array.shape, np.int64)
        while at < flat.size or at == 0:
            if left <= 0:
                parts.append({})
                left = LARGEST
            count = max(1, min(flat.size - at, left // flat.itemsize))
            parts[-1][f"{key}@{at}@{','.join(map(str, shape))}"] = flat[at : at + count]
            left -= count * flat.itemsize
            at += max(1, count)
    for old in folder.glob(f"{name}-*.npz"):
        old.unlink()
    for k, part in enumerate(parts):
        np.savez(folder / f"{name}-{k}.npz", **part)


def load_arrays(folder: Path, name: str) -> dict[str, Any]:
    """Load the arrays that `save_arrays` wrote."""
    pieces: dict[str, dict[int, Any]] = {}
    shapes: dict[str, tuple[int, ...]] = {}
    for path in folder.glob(f"{name}-*.npz"):
        with np.load(path) as kept:
            for label in kept.files:
                key, at, shape = label.rsplit("@", 2)
                pieces.setdefault(key, {})[int(at)] = kept[label]
                shapes[key] = tuple(int(n) for n in shape.split(",") if n)
    return {key: np.concatenate([part[at] for at in sorted(part)]).reshape(shapes[key]) for key, part in pieces.items()}


def save(learner: Learner, folder: Path, name: str, compact: bool = False) -> None:
    """Save a learner."""
    kind = np.float16 if compact else np.float32
    arrays = {f"network.{k}": v for k, v in to_arrays(learner.network, kind).items()}
    arrays |= {f"mean.{k}": v for k, v in to_arrays(learner.mean, kind).items()}
    if learner.critic:
        arrays |= {f"critic.{k}": v for k, v in to_arrays(learner.critic, kind).items()}
    kept = [] if compact else learner.league.pool
    for n, rival in enumerate(kept):
        arrays |= {f"rival{n}.{k}": v.float().cpu().numpy() for k, v in rival.weights.items()}
    facts: dict[str, Any] = {
        "iteration": learner.iteration,
        "decisions": learner.decisions,
        "warm_from": learner.warm_from,
        "scale": float(learner.scale),
        "rivals": [[rival.born, rival.rate] for rival in kept],
    }
    if not compact:
        facts["playing"] = learner.league.playing
        facts["league_chance"] = learner.league.chance.bit_generator.state
        arrays |= _moments(learner) | _games(learner)
    arrays["facts"] = np.frombuffer(json.dumps(facts).encode(), np.uint8)
    save_arrays(folder, name, arrays)


def _moments(learner: Learner) -> dict[str, Any]:
    """The moments of the optimiser."""
    out: dict[str, Any] = {}
    for name, parameter in _learned(learner):
        state = learner.adam.state[parameter]
        if not state:
            return {}
        out["step"] = np.array(float(state["step"]))
        out[f"first.{name}"] = state["exp_avg"].float().cpu().numpy()
        out[f"second.{name}"] = state["exp_avg_sq"].float().cpu().numpy()
    return out


def _learned(learner: Learner) -> list[tuple[str, Any]]:
    """The names of everything that is learned, with the parameters."""
    critic = learner.critic.named_parameters(prefix="critic") if learner.critic else ()
    return [*learner.network.named_parameters(), *critic]


def _games(learner: Learner) -> dict[str, Any]:
    """The current games, and the random state."""
    batch: Any = getattr(learner.batch, "games", learner.batch)
    arrays = {"states": batch.states, "seen": batch.seen, "chance": batch.chance, "report": batch.report, "actions": batch.actions}
    out = {}
    for name, array in arrays.items():
        array = array.cpu().numpy() if isinstance(array, torch.Tensor) else array
        out[f"games.{name}"] = array.view(np.uint8).reshape(len(array), -1)
    out["torch_chance"] = torch.get_rng_state().numpy()
    out["by_rival"] = learner.counts.by_rival.cpu().numpy()
    return out


def load(learner: Learner, folder: Path, name: str) -> None:
    """Resume from a checkpoint."""
    arrays = load_arrays(folder, name)
    facts = json.loads(arrays["facts"].tobytes())
    from_arrays(learner.network, _below("network.", arrays))
    from_arrays(learner.mean, _below("mean.", arrays))
    if learner.critic and "critic.value.bias" in arrays:
        from_arrays(learner.critic, _below("critic.", arrays))
    learner.actor.load_state_dict(learner.network.state_dict())
    learner.iteration, learner.decisions = facts["iteration"], facts["decisions"]
    learner.warm_from = facts["warm_from"] if "step" in arrays else learner.iteration
    learner.scale.fill_(facts["scale"])
    _load_moments(learner, arrays)
    if learner.has_fixed_rival and not facts["rivals"]:
        return  # a compact checkpoint has no rivals: it stays the one that the learner began with
    learner.league.pool = []
    for n, (born, rate) in enumerate(facts["rivals"]):
        weights = {k: torch.from_numpy(v.astype(np.float32)).to(learner.device) for k, v in _below(f"rival{n}.", arrays).items()}
        learner.league.add(weights, born)
        learner.league.pool[-1].rate = rate
    if "playing" in facts:
        learner.league.chance.bit_generator.state = facts["league_chance"]
        learner.league.playing = facts["playing"]
        for k, number in enumerate(facts["playing"]):
            learner.frozen.put(k, learner.league.pool[number].weights)
        _load_games(learner, arrays)
    else:
        learner.league.add(learner.mean.state_dict(), learner.decisions)
        learner.seat_rivals()


def _below(prefix: str, arrays: Mapping[str, Any]) -> dict[str, Any]:
    return {key.removeprefix(prefix): array for key, array in arrays.items() if key.startswith(prefix)}


def _load_moments(learner: Learner, arrays: Mapping[str, Any]) -> None:
    """Restore the moments. Without any, the optimiser begins anew, at a low rate."""
    for name, parameter in _learned(learner):
        shape = np.zeros(parameter.shape, np.float32)
        first, second = (arrays.get(f"{which}.{name}", shape) for which in ("first", "second"))
        state = learner.adam.state[parameter]
        for key, value in (("exp_avg", first), ("exp_avg_sq", second), ("step", np.float32(arrays.get("step", 0)))):
            tensor = torch.as_tensor(value, dtype=torch.float32)
            if key in state:
                state[key].copy_(tensor)  # in place, since a recorded graph may refer to it
            else:
                state[key] = tensor.to(learner.device, copy=True)


def _load_games(learner: Learner, arrays: Mapping[str, Any]) -> None:
    batch = getattr(learner.batch, "games", learner.batch)
    for name, array in _below("games.", arrays).items():
        target = getattr(batch, name)
        if isinstance(target, torch.Tensor):
            target.view(torch.uint8).view(len(array), -1).copy_(torch.from_numpy(array))
        else:
            target[:] = np.ascontiguousarray(array).view(target.dtype).reshape(target.shape)
    learner.counts.by_rival.copy_(torch.from_numpy(arrays["by_rival"]))
    torch.set_rng_state(torch.from_numpy(arrays["torch_chance"]))
