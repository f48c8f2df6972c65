"""Logs of games that people played elsewhere, read into ordinary games (docs/imports.md)."""

from .importer import Imported, import_log

__all__ = ["Imported", "import_log"]
