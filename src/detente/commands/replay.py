"""`detente replay`: replay a stored game, check every step and print its log."""

from __future__ import annotations

import argparse
import sys

from detente.engine.errors import BadGameFile
from detente.engine.table import Table
from detente.engine.text import shared_catalogue
from detente.engine.title import find_importer, importers

from .files import read_table, read_text

DIFFERENCES = ("file-differs", "file-illegal")


def run(args: argparse.Namespace) -> int:
    """Return 0 if the game replays, 1 if it differs (and print where). The caller handles unreadable files."""
    words = shared_catalogue(args.lang)
    text = read_text(args.file)
    try:
        table = read_any(text, args.file)
    except BadGameFile as error:
        if error.name not in DIFFERENCES and not any(importer.is_difference(error) for importer in importers()):
            raise
        if error.table is not None and not args.quiet:
            print(error.table.log(args.lang), end="")
        print(error.text(args.lang), file=sys.stderr)
        return 1
    if not args.quiet:
        print(table.log(args.lang), end="")
        print(words.format("replay-version", version=table.version, newest=table.game.rules.version), file=sys.stderr)
    return 0


def read_any(text: str, path: str) -> Table:
    """The table of a game file or of a recorded game."""
    importer = None if text.lstrip().startswith("{") else find_importer(text)
    return importer.read(text, path, False).table if importer else read_table(text, path)
