"""Logs of games that people played elsewhere, read into ordinary games (docs/imports.md)."""

from .differs import is_difference
from .importer import Imported, import_log

__all__ = ["Imported", "import_log", "is_difference"]
