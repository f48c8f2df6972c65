"""Détente: Cold War board games for two, with every rule enforced.

>>> from detente import Game
>>> Game("twilight_struggle").new(seed=1).to_move
('ussr',)
"""

from typing import TYPE_CHECKING, Any

from .engine.errors import (
    BadArgument,
    BadDataFile,
    BadGameFile,
    BadOption,
    BadPosition,
    CannotUndo,
    DetenteError,
    IllegalAction,
    ImpossibleDeal,
    NotYourTurn,
    StaleSequence,
    UnknownAction,
    UnknownCard,
    UnknownGame,
    UnknownLanguage,
    UnknownName,
    UnknownVersion,
    renamed,
)

if TYPE_CHECKING:
    from .engine.game import Game
    from .engine.table import Table

__version__ = "0.1.0"
__all__ = [
    "BadArgument",
    "BadDataFile",
    "BadGameFile",
    "BadOption",
    "BadPosition",
    "CannotUndo",
    "DetenteError",
    "Game",
    "IllegalAction",
    "ImpossibleDeal",
    "NotYourTurn",
    "StaleSequence",
    "Table",
    "UnknownAction",
    "UnknownCard",
    "UnknownGame",
    "UnknownLanguage",
    "UnknownName",
    "UnknownVersion",
    "__version__",
]


def __getattr__(name: str) -> Any:
    """Game and Table, imported on first access: the version alone needs no compiler."""
    if name == "Game":
        from .engine.game import Game

        return Game
    if name == "Table":
        from .engine.table import Table

        return Table
    return renamed(__name__, name)
