"""`detente train`: a network learns a game by self-play (docs/training.md)."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from detente.bots.network.features import Columns, with_derived
from detente.bots.network.growth import carry_over
from detente.bots.network.numpy_network import has_weights, weights_file
from detente.bots.network.weights import load_columns, load_weights
from detente.engine.errors import DetenteError
from detente.engine.game import Game

if TYPE_CHECKING:
    from detente.training.run import Run
    from detente.training.settings import TrainingSettings

ON_CPU = {"games": 128, "steps": 16, "width": 128, "blocks": 1, "freeze": 20, "rivals": 2, "warm_up": 10}
JUDGES = {"cpu": 32, "cuda": 2048}
COPIES_DIFFER = 0.02  # noise of a network that was made wider
IMITATED_AT_ONCE = {"cpu": 256, "cuda": 8192}


def run(args: argparse.Namespace) -> int:
    """Train from scratch, from weights, or from a checkpoint."""
    try:
        import torch  # noqa: F401
    except ImportError:
        raise DetenteError("needs-extra", extra="train") from None
    from detente.training.run import Run
    from detente.training.settings import EXPLOITER, TrainingSettings

    game, folder = Game(args.game), Path(args.out)
    if args.exploit and not args.weights:
        raise DetenteError("training-exploit")
    shape = shape_of_file(Path(args.weights), args.wider, args.deeper) if args.weights else {}
    changes = (ON_CPU if args.device == "cpu" else {}) | shape | (EXPLOITER if args.exploit else {})
    settings = TrainingSettings.read(changes | read_settings(args.set))
    columns = find_columns(game.id, folder, args.weights)
    training = Run(game.id, columns, folder, args.device, Path(args.kernels), args.seed, JUDGES[args.device], args.resume)
    train(training, settings, args)
    if args.plot:
        from detente.training.plot import draw

        draw(training.log.path, Path(args.plot), game.seats)
    return 0


def read_settings(pairs: list[tuple[str, str]]) -> dict[str, str]:
    """Settings from the command line; an error lists the valid names."""
    from dataclasses import fields

    from detente.training.settings import TrainingSettings

    known = [field.name for field in fields(TrainingSettings)]
    for name, _ in pairs:
        if name not in known:
            raise DetenteError("option-name", option=name, options=", ".join(known))
    return dict(pairs)


def shape_of_file(weights: Path, wider: float, deeper: int) -> dict[str, int]:
    """Width and depth of the network in a file of weights, made so many times as wide and so many blocks deeper."""
    from detente.training.network import shape_of

    if not weights.is_file():
        raise DetenteError("file-missing", path=str(weights))
    shape = shape_of(load_weights(weights).arrays)
    return {"width": round(shape["width"] * wider), "blocks": shape["blocks"] + deeper}


def train(training: Run, settings: TrainingSettings, args: argparse.Namespace) -> None:
    """The phases of a run."""
    from detente.training.run import IMITATION
    from detente.training.settings import TrainingSettings

    resume = Path(args.out) if args.resume else None
    if resume is not None and not list(resume.glob(f"{args.game}-*.npz")):
        raise DetenteError("file-missing", path=str(resume / f"{args.game}-0.npz"))
    weights: dict[str, Any] | None = None
    if args.weights:
        begun = load_weights(Path(args.weights))
        weights = carry_over(begun.arrays, begun.columns, training.columns, args.wider, COPIES_DIFFER, args.deeper)
    imitated = 0.0 if resume or weights else args.imitate
    if imitated:
        shape = {"width": settings.width, "blocks": settings.blocks, "games": IMITATED_AT_ONCE[args.device]}
        weights = training.imitate(TrainingSettings.read(IMITATION | shape), part_of(args, imitated))
    budget = part_of(args, 1.0 if args.decisions else 1 - imitated)
    training.play(settings, budget, weights, resume, compact=args.compact)


def part_of(args: argparse.Namespace, part: float) -> Any:
    """A share of the run's budget of decisions."""
    from detente.training.run import Budget

    return Budget(decisions=round(args.decisions * part)) if args.decisions else Budget(seconds=args.seconds * part)


def find_columns(game: str, folder: Path, weights: str | None) -> Columns:
    """The columns of the run to go on with; or those of the weights to begin with or of the shipped ones, and what the game derives; or
    new ones."""
    kept = folder / f"{game}.npz"
    if kept.is_file() and not weights:
        return load_columns(kept, game)
    for path in (Path(weights) if weights else kept, weights_file(game)):
        if path.is_file():
            return with_derived(load_columns(path, game))
    assert not has_weights(game)
    from detente.training.sample import choose_columns

    return choose_columns(game)
