"""The view of each game, described exactly: a game's folder may hold a `page_model` with the `Board` of its page."""

from __future__ import annotations

from functools import cache, reduce
from importlib import import_module
from importlib.util import find_spec
from operator import or_
from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field, create_model
from typing_extensions import is_typeddict

from detente.engine.game import titles

from .schemas import ViewOut


def in_capitals(title: str) -> str:
    """A game's id as the first part of a type's name."""
    return "".join(word.capitalize() for word in title.split("_"))


@cache
def board_of(title: str) -> Any:
    """The type of a game's board, in which nothing is left out; any object where the game does not say."""
    name = f"detente.games.{title}.page_model"
    if find_spec(name) is None:
        return dict[str, Any]
    module = import_module(name)
    for part in vars(module).values():
        if is_typeddict(part):
            part.__pydantic_config__ = ConfigDict(extra="forbid")
            part.__name__ = part.__qualname__ = in_capitals(title) + part.__name__  # two games may both have a Score
    return module.Board


def view_of(title: str) -> type[ViewOut]:
    """The view of one game."""
    kind: Any = Literal[title]
    fields: dict[str, Any] = {"game": (kind, ...), "board": (board_of(title), ...)}
    return create_model(f"{in_capitals(title)}View", __base__=ViewOut, __doc__=ViewOut.__doc__, **fields)


VIEWS: dict[str, type[ViewOut]] = {title: view_of(title) for title in titles()}
AnyView: Any = Annotated[reduce(or_, VIEWS.values()), Field(discriminator="game")] if len(VIEWS) > 1 else next(iter(VIEWS.values()))
