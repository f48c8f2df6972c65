"""`detente import`: convert the log of a game played elsewhere into a game file."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from detente.engine.errors import BadGameFile
from detente.engine.notation import write_game
from detente.engine.text import shared_catalogue
from detente.engine.title import find_importer, importers

from .files import write_text

ENCODINGS = ("utf-8-sig", "cp1252", "latin-1")  # the last one reads any bytes
UTF_16 = (b"\xff\xfe", b"\xfe\xff")


def run(args: argparse.Namespace) -> int:
    """0: imported, also if the log stops early. 1: it differs from the rules, and where. Unreadable files are for the caller.

    With --partial the game up to the difference is written, and the answer is still 1.
    """
    shared_catalogue(args.lang)
    text = read_any(args.log)
    importer = find_importer(text) or importers()[0]  # whose error then says what is wrong with the text
    try:
        imported = importer.read(text, args.log, args.partial)
    except BadGameFile as error:
        if not importer.is_difference(error):
            raise
        print(error.text(args.lang), file=sys.stderr)
        return 1
    if args.output is None:
        print(write_game(imported.table, imported.result), end="")
    else:
        write_text(args.output, write_game(imported.table, imported.result))
    for line in imported.notices(args.lang):
        print(line, file=sys.stderr)
    return 0 if imported.difference is None else 1


def read_any(path: str) -> str:
    """The text of a log in any of the usual encodings."""
    try:
        data = sys.stdin.buffer.read() if path == "-" else Path(path).expanduser().read_bytes()
    except FileNotFoundError as error:
        raise BadGameFile("file-missing", path=path) from error
    except (OSError, ValueError, RuntimeError) as error:
        raise BadGameFile("file-broken", path=path, reason=getattr(error, "strerror", None) or str(error)) from error
    if data.startswith(UTF_16):
        return data.decode("utf-16", errors="replace")
    for encoding in ENCODINGS:
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise AssertionError("latin-1 reads any bytes")
