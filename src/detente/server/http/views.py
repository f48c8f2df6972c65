"""The view of each game, described exactly by the board type that its title names."""

from __future__ import annotations

import sys
from functools import cache, reduce
from operator import or_
from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field, create_model
from typing_extensions import is_typeddict

from detente.engine.boards import model_of
from detente.engine.game import Game, titles
from detente.engine.title import find_title

from .schemas import ViewOut


def in_capitals(title: str) -> str:
    """A game's id as a prefix of type names."""
    return "".join(word.capitalize() for word in title.split("_"))


@cache
def board_of(title: str) -> Any:
    """The complete type of a game's board; a plain object if the game does not declare one."""
    model = model_of(Game(title))
    for part in vars(sys.modules[model.__module__]).values():
        if is_typeddict(part) and part.__module__ == model.__module__ and "__pydantic_config__" not in vars(part):
            part.__pydantic_config__ = ConfigDict(extra="forbid")
            if find_title(title).board_model:
                part.__name__ = part.__qualname__ = in_capitals(title) + part.__name__  # two games may both have a Score
    return model


def view_of(title: str) -> type[ViewOut]:
    """The view of one game."""
    kind: Any = Literal[title]
    fields: dict[str, Any] = {"game": (kind, ...), "board": (board_of(title), ...)}
    return create_model(f"{in_capitals(title)}View", __base__=ViewOut, __doc__=ViewOut.__doc__, **fields)


VIEWS: dict[str, type[ViewOut]] = {title: view_of(title) for title in titles()}
AnyView: Any = Annotated[reduce(or_, VIEWS.values()), Field(discriminator="game")] if len(VIEWS) > 1 else next(iter(VIEWS.values()))
