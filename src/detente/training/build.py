"""Compile CUDA kernels ahead of time, on a machine that needs no GPU: `python -m detente.training.build [GAME …] --out FOLDER`."""

from __future__ import annotations

import argparse
from pathlib import Path

from detente.engine.game import titles

from .cuda import NAMES, build


def main() -> None:
    """Build the kernels of some titles, or of all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", metavar="GAME", nargs="*", default=list(titles()))
    parser.add_argument("--out", type=Path, default=Path("kernels"), help="the folder; each game gets one inside (default: kernels)")
    parser.add_argument("--only", nargs="*", default=list(NAMES), metavar="KERNEL", help=f"some of {', '.join(NAMES)}")
    given = parser.parse_args()
    for title in given.games:
        build(title, given.out / title, tuple(given.only))


if __name__ == "__main__":
    main()
