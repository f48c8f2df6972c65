"""Title: one object for each game that names everything it brings. Whatever is not a game finds games through it alone.

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
RENAMED_IDS = {"thumb-": "heuristic-"}  # go with the next release


@dataclass(frozen=True)
class Title:
    """What a game brings. Parts are named as `module:object`, a module of the title's own with a dot in front, and loaded when they are
    needed; what a title leaves out is made by the engine (view, sheet) or not there (importers and everything for bots)."""

    id: str
    year: int  # when it was published: titles are listed by it
    package: str  # holds `text/*.ftl`
    rules: str = ".game:RULES"
    view: str = ""  # view(table, seat, since): what the page of a seat is drawn from
    board_model: str = ""  # the type of that view's `board`, a TypedDict
    sheet: str = ""  # a module with Sheet, find_card and write_card: the board in a terminal
    importers: tuple[str, ...] = ()  # Importer objects: games that were written down elsewhere
    brain: str = ""  # a Brain: the heuristics and the evaluation of its bots
    training: str = ""  # Facts: what training a network has to know
    levels: str = ""  # a CSV file in a package: the levels of its bots
    weights: str = ""  # a trained network in a package
    observation: str = ""  # a CSV file in a package: what the fields of an observation hold, for people who train their own

    def load(self, part: str) -> Any:
        """A part by its name in this class; KeyError if the title has none."""
        return self.find(getattr(self, part) or _missing(self.id, part))

    def find(self, name: str) -> Any:
        """What is called `module:object`."""
        return _find(self.package, name)

    def file(self, part: str) -> Path | None:
        """A file that the title names as `package:path`; None where it names none."""
        package, _, path = getattr(self, part).partition(":")
        return Path(str(files(package))) / path if package else None

    def folders(self) -> tuple[Path, ...]:
        """Where the sources of its kernels are: of the rules, and of the brain."""
        packages = (self.package, *([self.brain.partition(":")[0].rpartition(".")[0]] if self.brain else []))
        return tuple(Path(str(files(package))) for package in packages)

    def text(self, lang: str) -> str:
        """The source of the title's messages in a language."""
        return _with_new_ids(self.id, files(self.package).joinpath("text", f"{lang}.ftl").read_text(encoding="utf-8"))


def _with_new_ids(title: str, source: str) -> str:
    """Messages that still have a former prefix get the new one; goes with the next release."""
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
    """Every title by its id, ordered by year. The games of this package are found by their folders and need no entry point."""
    import detente.games

    own = [module.name for module in pkgutil.iter_modules(detente.games.__path__) if module.ispkg]
    points = {name: EntryPoint(name, f"detente.games.{name}:TITLE", GROUP) for name in own}
    points |= {point.name: point for point in entry_points(group=GROUP) if point.name not in points}
    found: list[Title] = [point.load() for point in points.values()]
    return {title.id: title for title in sorted(found, key=lambda title: (title.year, title.id))}


def titles() -> tuple[str, ...]:
    """The ids of all games, the oldest first."""
    return tuple(declared())


def default_title() -> str:
    """The game that is meant where none is named."""
    return titles()[0]


def find_title(name: str) -> Title:
    """A title by its id, or UnknownGame."""
    wanted = name.strip().lower() if isinstance(name, str) else ""
    if wanted not in declared():
        raise UnknownGame("game", game=shown(name), games=", ".join(titles()))
    return declared()[wanted]


def load_rules(name: str) -> Rules:
    """The rules of a title."""
    rules: Rules = find_title(name).load("rules")
    return rules


def no_notices(lang: str) -> list[str]:
    """Nothing to tell."""
    return []


@dataclass(frozen=True)
class Imported:
    """A game from elsewhere. *result*: how it ended otherwise than by the rules. *difference*: why only a part of it came through."""

    table: Table
    result: dict[str, str] | None = None
    difference: BadGameFile | None = None
    notices: Callable[[str], list[str]] = no_notices  # what the user should know, in a language


@dataclass(frozen=True)
class Importer:
    """Reads games that were written down elsewhere, in one format."""

    recognises: Callable[[str], bool]
    read: Callable[[str, str, bool], Imported]  # the text, its path for messages, and whether a part of the game will do; or BadGameFile
    is_difference: Callable[[BadGameFile], bool]  # whether a text was understood but goes against the rules


def importers() -> list[Importer]:
    """The importers of all titles."""
    return [title.find(name) for title in declared().values() for name in title.importers]


def find_importer(text: str) -> Importer | None:
    """Who recognises a text."""
    return next((importer for importer in importers() if importer.recognises(text)), None)
