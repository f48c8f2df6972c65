"""Prints what the pages' types are made of, as JSON: the server's API document, and the names that each game's board is described with.

`web/build.py` runs it with the sources of this checkout; `scripts/types.mjs` writes the types.
"""

from __future__ import annotations

import json
import sys
from types import ModuleType
from typing import Any, Literal, get_args, get_origin

from pydantic import TypeAdapter
from typing_extensions import is_typeddict

from detente.engine import board_model
from detente.engine.boards import model_of
from detente.engine.game import Game, titles
from detente.server.http.app import SCHEMAS, make_app
from detente.server.http.views import in_capitals
from detente.server.settings import Settings


def document() -> dict[str, Any]:
    """The API document, with the board of a game that draws none of its own even while no such game is installed."""
    found = make_app(Settings()).openapi()
    generic = TypeAdapter(board_model.Board).json_schema(ref_template=SCHEMAS)
    found["components"]["schemas"] |= {**generic.pop("$defs"), "Board": generic}
    return found


def names_of(module: ModuleType, prefix: str) -> dict[str, Any]:
    """By the name that a game's own sources use: the document's schema, or the words that a choice is made of."""
    own = {name: value for name, value in vars(module).items() if not name.startswith("_")}
    parts = {name: prefix + name for name, value in own.items() if is_typeddict(value)}
    choices = {name: list(get_args(value)) for name, value in own.items() if get_origin(value) is Literal}
    return parts | choices


def main() -> None:
    api = document()
    games = {}
    for title in titles():
        model = model_of(Game(title))
        if is_typeddict(model) and model.__module__ != board_model.__name__:
            games[title] = names_of(sys.modules[model.__module__], in_capitals(title))
    json.dump({"api": api, "games": games}, sys.stdout)


if __name__ == "__main__":
    main()
