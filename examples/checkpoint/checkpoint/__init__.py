"""Checkpoint: an example of a game in a package of its own (docs/adding-a-game.md)."""

from detente.engine.title import Title

TITLE = Title(id="checkpoint", year=2026, package=__name__, rules=".rules:RULES")
