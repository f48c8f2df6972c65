"""Matches of a network on the training device: against the heuristics, random play or another network."""

from __future__ import annotations

from typing import Any

import torch

from .batch import DONE, ENDING, SEAT, WINNER
from .network import ILLEGAL, sample

MOST_STEPS = 2500
LOOK_EVERY = 25  # steps between checks whether all games are over


@torch.no_grad()  # type: ignore[untyped-decorator]
def play_match(network: Any, batch: Any, greedy: bool = True, opponent: Any = "heuristic") -> dict[str, Any]:
    """Play the first game of every record to its end, with the network at seat 0 in even ones; returns the results."""
    batch.restart()
    n, device = batch.count, batch.device
    kind = torch.bfloat16 if device == "cuda" else torch.float32
    x = torch.zeros((n, batch.columns.width), dtype=kind, device=device)
    rows = torch.arange(n, device=device)
    side, over = rows % 2, torch.zeros(n, dtype=torch.bool, device=device)
    points, ending = torch.zeros(n, device=device), torch.zeros(n, dtype=torch.int16, device=device)
    steps = 0
    while steps < MOST_STEPS:
        batch.write_features(x)
        with torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
            logits = network(x)[0]
            action = logits.argmax(1) if greedy else sample(logits)[0]
            theirs = batch.report[:, SEAT] != side
            other = _reply(batch, opponent, x, torch.where(theirs & ~over, rows, -1), greedy)
        batch.actions.copy_(torch.where(theirs, other, action))
        batch.step()
        new = (batch.report[:, DONE] == 1) & ~over
        winner = batch.report[:, WINNER]
        points = torch.where(new, (winner == side).float() + 0.5 * (winner == 2).float(), points)
        ending = torch.where(new, batch.report[:, ENDING], ending)
        over |= new
        steps += 1
        if steps % LOOK_EVERY == 0 and bool(over.all()):
            break
    return _result(points, side, over, ending, steps)


def _reply(batch: Any, opponent: Any, x: Any, which: Any, greedy: bool) -> Any:
    """The opponent's answers."""
    if opponent == "heuristic":
        batch.which.copy_(which.to(torch.int32))
        batch.pick()
        return batch.picked
    if opponent == "random":
        return sample(torch.where(x[:, : batch.columns.actions] > 0, 0.0, ILLEGAL))[0]
    logits = opponent(x)[0]
    return logits.argmax(1) if greedy else sample(logits)[0]


def _result(points: Any, side: Any, over: Any, ending: Any, steps: int) -> dict[str, Any]:
    lost, counts = (points < 0.5).cpu(), ending.long().cpu()
    return {
        "games": len(points),
        "unfinished": int((~over).sum()),
        "both": round(float(points.mean()), 4),
        "seat0": round(float(points[side == 0].mean()), 4),
        "seat1": round(float(points[side == 1].mean()), 4),
        "endings": torch.bincount(counts, minlength=2).tolist(),
        "endings_lost": torch.bincount(counts[lost], minlength=2).tolist(),
        "steps": steps,
    }
