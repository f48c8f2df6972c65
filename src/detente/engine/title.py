"""Title: one object per game that names everything the game provides. All code outside the games finds them through it.

A package declares its titles as entry points of the group `detente.games` (docs/adding-a-game.md), so that a game can live anywhere.
"""

from __future__ import annotations

import importlib
import pkgutil
import re
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .errors import BadGameFile, UnknownGame, shown

if TYPE_CHECKING:
    from .rules import Rules
    from .table import Table

GROUP = "detente.games"
RENAMED_IDS = {"thumb-": "heuristic-"}  # will be removed in the next release


@dataclass(frozen=True)
class Title:
    """What a game provides. Parts are named `module:object`, with a leading dot for a module of the title's own package, and loaded on
    first use. For omitted parts the engine provides a default (view, sheet) or there is none (importers and everything for bots)."""

    id: str
    year: int  # of publication; titles are listed in this order
    package: str  # holds `text/*.ftl`
    rules: str = ".game:RULES"
    view: str = ""  # view(table, seat, since): the view from which a seat's page is drawn
    board_model: str = ""  # the type of that view's `board`, a TypedDict
    sheet: str = ""  # a module with Sheet, find_card and write_card: the board for the terminal
    importers: tuple[str, ...] = ()  # Importer objects, for games recorded elsewhere
    brain: str = ""  # a Brain: the heuristics and the evaluation of its bots
    training: str = ""  # Facts: the description of the game for training
    levels: str = ""  # a CSV file in a package: the levels of the game's bots
    weights: str = ""  # a trained network in a package
    observation: str = ""  # a CSV file in a package: descriptions of an observation's fields, for people who train their own models

    def load(self, part: str) -> Any:
        """Load a part by its name in this class; raises KeyError if the title has none."""
        return self.find(getattr(self, part) or _missing(self.id, part))

    def find(self, name: str) -> Any:
        """Import the object named `module:object`."""
        return _find(self.package, name)

    def file(self, part: str) -> Path | None:
        """The path of a file that the title names as `package:path`; None if it names none."""
        package, _, path = getattr(self, part).partition(":")
        return Path(str(files(package))) / path if package else None

    def folders(self) -> tuple[Path, ...]:
        """The folders with the sources of its kernels: the rules' and the brain's."""
        packages = (self.package, *([self.brain.partition(":")[0].rpartition(".")[0]] if self.brain else []))
        return tuple(Path(str(files(package))) for package in packages)

    def text(self, lang: str) -> str:
        """The Fluent source of the title's messages in a language."""
        return _with_new_ids(self.id, files(self.package).joinpath("text", f"{lang}.ftl").read_text(encoding="utf-8"))


def _with_new_ids(title: str, source: str) -> str:
    """Replace former prefixes of message ids by the new ones; will be removed in the next release."""
    for old, new in RENAMED_IDS.items():
        if re.search(rf"^{old}", source, re.MULTILINE):
            warnings.warn(f"messages {old}NAME of {title} are {new}NAME now", DeprecationWarning, stacklevel=3)
            source = re.sub(rf"^{old}", new, source, flags=re.MULTILINE)
    return source


@cache
def _find(package: str, name: str) -> Any:
    module, _, attribute = name.partition(":")
    found = importlib.import_module(module, package)
    return getattr(found, attribute) if attribute else found


def _missing(title: str, part: str) -> str:
    raise KeyError(f"{title} has no {part}")


@cache
def declared() -> dict[str, Title]:
    """Every title by its id, ordered by year. Games of this package are found by their folders and need no entry point."""
    import detente.games

    own = [module.name for module in pkgutil.iter_modules(detente.games.__path__) if module.ispkg]
    points = {name: EntryPoint(name, f"detente.games.{name}:TITLE", GROUP) for name in own}
    points |= {point.name: point for point in entry_points(group=GROUP) if point.name not in points}
    found: list[Title] = [point.load() for point in points.values()]
    return {title.id: title for title in sorted(found, key=lambda title: (title.year, title.id))}


def titles() -> tuple[str, ...]:
    """The ids of all games, oldest first."""
    return tuple(declared())


def default_title() -> str:
    """The game that is used where none is named."""
    return titles()[0]


def find_title(name: str) -> Title:
    """A title by its id; raises UnknownGame."""
    wanted = name.strip().lower() if isinstance(name, str) else ""
    if wanted not in declared():
        raise UnknownGame("game", game=shown(name), games=", ".join(titles()))
    return declared()[wanted]


def load_rules(name: str) -> Rules:
    """The rules of a title."""
    rules: Rules = find_title(name).load("rules")
    return rules


def no_notices(lang: str) -> list[str]:
    """An empty list: no notices."""
    return []


@dataclass(frozen=True)
class Imported:
    """A game recorded elsewhere. *result* says how it ended if not by the rules, *difference* why only a part of it could be imported."""

    table: Table
    result: dict[str, str] | None = None
    difference: BadGameFile | None = None
    notices: Callable[[str], list[str]] = no_notices  # remarks for the user, in a language


@dataclass(frozen=True)
class Importer:
    """Reads games recorded elsewhere, in one format."""

    recognises: Callable[[str], bool]
    read: Callable[[str, str, bool], Imported]  # (text, path for messages, whether a part of the game suffices); raises BadGameFile
    is_difference: Callable[[BadGameFile], bool]  # True if a text was understood but breaks the rules


def importers() -> list[Importer]:
    """The importers of all titles."""
    return [title.find(name) for title in declared().values() for name in title.importers]


def find_importer(text: str) -> Importer | None:
    """The importer that recognises a text, or None."""
    return next((importer for importer in importers() if importer.recognises(text)), None)
