"""Logs of games that people played elsewhere, read into ordinary games (docs/imports.md)."""

import re

from detente.engine import title

from .differs import is_difference
from .importer import Imported, import_log

__all__ = ["APP_LOG", "Imported", "import_log", "is_difference"]

BEGINS = re.compile(r"^\s*(?:SETUP\b|Turn\s*\d+\s*,)", re.IGNORECASE | re.MULTILINE)


def _is_log(text: str) -> bool:
    """Return whether a text looks like a log of the app: one of its lines begins with the heading of a set-up, turn or round."""
    return BEGINS.search(text) is not None


def _read(text: str, path: str, partial: bool) -> title.Imported:
    found = import_log(text, path, partial)
    return title.Imported(found.table, found.result, found.difference, found.notices)


APP_LOG = title.Importer(_is_log, _read, is_difference)
