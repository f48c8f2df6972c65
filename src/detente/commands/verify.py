"""`detente verify`: was a finished game fair? Its key, its commitment and every move."""

from __future__ import annotations

import argparse
import json
import sys

from detente.engine.errors import BadRecord
from detente.engine.game import Game
from detente.engine.notation import parse_game, read_game
from detente.engine.table import Table
from detente.engine.text import shared_catalogue

from .files import read_text

BROKEN = ("fair-commitment", "fair-key", "fair-missing", "file-differs", "file-illegal")


def run(args: argparse.Namespace) -> int:
    """0: everything agrees. 1: it does not, and where. Unreadable files are for the caller."""
    text = shared_catalogue(args.lang)
    try:
        table = verify(read_text(args.file), args.file)
    except BadRecord as error:
        if error.name not in BROKEN:
            raise
        print(error.text(args.lang), file=sys.stderr)
        return 1
    print(text.format("verify-fair", moves=table.sequence))
    return 0


def verify(text: str, path: str = "-") -> Table:
    """Play a game of the server again and check its chance; BadRecord names what does not agree."""
    from detente.server.play.fairness import check_fairness

    data = parse_game(text, path)
    fair = data.get("fair")
    if not isinstance(fair, dict):
        raise BadRecord("fair-missing", path=path)
    table = read_game(Game(data["game"]), json.dumps(data), path)
    check_fairness(table, fair)
    return table
