"""`detente verify`: check that a finished game was fair: its key, its commitment and every move."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from detente.engine.errors import BadGameFile
from detente.engine.game import Game
from detente.engine.notation import parse_game, read_game
from detente.engine.table import Table
from detente.engine.text import shared_catalogue

from .files import read_text

BROKEN = ("fair-commitment", "fair-commit", "fair-key", "fair-missing", "fair-receipt", "fair-terms", "file-differs", "file-illegal")


def run(args: argparse.Namespace) -> int:
    """Return 0 if everything agrees, 1 if not (and print where). The caller handles unreadable files."""
    text = shared_catalogue(args.lang)
    try:
        receipt = parse_receipt(read_text(args.receipt), args.receipt) if args.receipt else None
        table, is_committed = verify(read_text(args.file), args.file, receipt)
    except BadGameFile as error:
        if error.name not in BROKEN:
            raise
        print(error.text(args.lang), file=sys.stderr)
        return 1
    print(text.format("verify-fair", moves=table.sequence))
    print(text.format("verify-receipt" if receipt else "verify-no-receipt" if is_committed else "verify-uncommitted"))
    return 0


def parse_receipt(text: str, path: str) -> dict[str, Any]:
    """Parse a receipt: what a page saw before it revealed its entropy. BadGameFile if it is not one."""
    try:
        found = json.loads(text)
    except ValueError as error:
        raise BadGameFile("file-broken", path=path, reason=str(error)) from error
    if not isinstance(found, dict):
        raise BadGameFile("file-field", path=path, field="receipt")
    return found


def verify(text: str, path: str = "-", receipt: dict[str, Any] | None = None) -> tuple[Table, bool]:
    """Play a game of the server again: check its chance, and whether all players were committed; BadGameFile names what does not agree."""
    from detente.server.play.fairness import check_fairness, check_receipt

    data = parse_game(text, path)
    fair = data.get("fair")
    if not isinstance(fair, dict):
        raise BadGameFile("fair-missing", path=path)
    table = read_game(Game(data["game"]), json.dumps(data), path)
    is_committed = check_fairness(table, fair)
    if receipt is not None:
        check_receipt(data, receipt)
    return table, is_committed
