"""Boards as pictures: a game provides the shapes, which are painted here without knowing the game."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from typing import Any

from detente.engine.text import Catalogue, game_catalogue
from detente.engine.title import find_title

from .shapes import Picture

PAGES = files("detente") / "web"
Draw = Callable[[Any, Catalogue, Collection[str]], Picture]


@cache
def drawing_of(game: str) -> Draw | None:
    """The function that draws a game: `draw(observation, texts, legal actions)` of the module `picture` in its package, or None."""
    title = find_title(game)
    if find_spec(f"{title.package}.picture") is None:
        return None
    found: Draw = title.find(".picture:draw")
    return found


@cache
def layout_of(game: str) -> dict[str, Any]:
    """The layout that the build of the pages has prepared for pictures of a game (its `prepare.mjs`)."""
    found: dict[str, Any] = json.loads((PAGES / "pictures" / f"{game}.json").read_text(encoding="utf-8"))
    return found


def draw(game: str, observed: Any, legal: Collection[str], lang: str) -> Picture | None:
    """The board as a seat knows it, with the legal choices marked; None if the game has no picture, or the pages are not built."""
    drawing = drawing_of(game)
    if drawing is None or not (PAGES / "index.html").is_file():
        return None
    return drawing(observed, game_catalogue(game, lang), frozenset(legal))
