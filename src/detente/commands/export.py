"""`detente export`: stored games as Parquet files (docs/research.md)."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path

from detente.engine.errors import BadGameFile
from detente.env.data import keep, write
from detente.env.features import Features

from .files import read_table, read_text


def run(args: argparse.Namespace) -> int:
    """Read game files of one title and write them."""
    tables = [read_table(read_text(path), path) for path in args.files]
    for path, table in zip(args.files, tables, strict=True):
        if table.game.id != tables[0].game.id:
            raise BadGameFile("export-titles", path=path, game=table.game.id, other=tables[0].game.id)
    features = Features(tables[0].game)
    games, moves = write(
        (keep(table, features) for table in tables), features, Path(args.out), f"detente export … --out {shlex.quote(args.out)}"
    )
    print(f"{args.out}: {games} games, {moves} decisions")
    return 0
