"""Bots: each receives only what its seat may know, and answers with one of the legal actions.

A bot is identified by a name: `random`, `heuristic`, `search`, `network`, with settings after a colon (`search:nodes=20000+caution=2`), or
`level-1` and so on, one of the levels offered to players (levels.csv).
"""

import csv
import warnings
from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cache, partial
from importlib import metadata  # not its entry_points: a module here has that name
from typing import Any, Protocol

from detente.engine.errors import DetenteError
from detente.engine.title import declared, default_title
from detente.former_names import find_former

from .brain import find_brain
from .choice import Choice, Reason
from .random_bot import RandomBot

__all__ = [
    "KINDS", "Bot", "Choice", "Level", "Maker", "RandomBot", "Reason", "UnknownBot", "bot_names", "default_bot", "installed_bots",
    "is_learned", "levels_of", "make_bot", "pace_of", "seconds_for",
]  # fmt: skip

RENAMED_SETTINGS = {"thumbs": "heuristics"}  # will be removed in the next release


class Bot(Protocol):
    """The interface of a bot."""

    def choose(self, observation: Any, budget: float) -> Choice:
        """Choose a legal action for an observation record within about *budget* seconds."""
        ...


class UnknownBot(DetenteError):
    """No bot has that name."""


@dataclass(frozen=True)
class Level:
    """A level offered to players: a bot and its thinking time."""

    level: int
    bot: str
    seconds: float
    pace: float  # minimum seconds per decision, so that a person can follow

    @property
    def name(self) -> str:
        return f"level-{self.level}"


@cache
def levels_of(game: str) -> tuple[Level, ...]:
    """The levels of a game; those that use a network only if its weights are installed."""
    from .network.numpy_network import has_weights

    path = declared()[game].file("levels") if game in declared() else None
    text = path.read_text(encoding="utf-8") if path else ""
    rows = [row for row in csv.DictReader(text.splitlines()) if row["game"] == game]
    rows = [row for row in rows if has_weights(game) or row["bot"].partition(":")[0] != "network"]
    return tuple(Level(int(row["level"]), row["bot"], float(row["seconds"]), float(row["pace"])) for row in rows)


def default_bot(game: str) -> str:
    """The opponent where none is chosen: the third level, as on the pages."""
    return next((level.name for level in levels_of(game) if level.level == 3), "random")


def is_learned(game: str) -> bool:
    """Return whether the strongest level of a game uses a network; hints and reviews then use it too."""
    levels = levels_of(game)
    return bool(levels) and levels[-1].bot.partition(":")[0] == "network"


def bot_names(game: str) -> tuple[str, ...]:
    """All names of bots for a game, without settings."""
    from .network.numpy_network import has_weights

    kinds = [kind for kind in KINDS if kind != "network" or has_weights(game)] if find_brain(game) else ["random"]
    return (*kinds, *installed_bots(), *(level.name for level in levels_of(game)))


def _heuristic(game: str, seed: int | None, settings: dict[str, float]) -> Bot:
    from .heuristic_bot import HeuristicBot

    noise = int(settings.pop("noise", 0))
    return HeuristicBot(game, seed, noise, {name: int(value) for name, value in settings.items()})


def _search(game: str, seed: int | None, settings: dict[str, float]) -> Bot:
    from .search_bot import SearchBot, SearchSettings

    return SearchBot(game, seed, _read_settings(SearchSettings, settings))


def _network(game: str, seed: int | None, settings: dict[str, float]) -> Bot:
    if settings.keys() <= {"temperature"}:
        from .network_bot import NetworkBot

        return NetworkBot(game, seed, **settings)
    from .network_search import NetworkSearchBot, NetworkSearchSettings

    return NetworkSearchBot(game, seed, _read_settings(NetworkSearchSettings, settings))


def _read_settings(kind: Any, settings: dict[str, float]) -> Any:
    """Settings of a kind from numbers by name; raises KeyError for an unknown one."""
    settings = {_renamed_setting(name): value for name, value in settings.items()}
    whole = {field.name: isinstance(field.default, int) for field in fields(kind)}
    return kind(**{name: int(value) if whole[name] else value for name, value in settings.items()})


def _renamed_setting(name: str) -> str:
    if name in RENAMED_SETTINGS:
        warnings.warn(f"the setting {name} of bots is {RENAMED_SETTINGS[name]} now", DeprecationWarning, stacklevel=2)
    return RENAMED_SETTINGS.get(name, name)


Maker = Callable[[str, int | None, dict[str, float]], Bot]  # makes a bot for a game, with a seed and settings; KeyError if it cannot
MAKERS: dict[str, Maker] = {
    "random": lambda game, seed, settings: RandomBot(seed),
    "heuristic": _heuristic,
    "search": _search,
    "network": _network,
}
KINDS = tuple(MAKERS)
GROUP = "detente.bots"


@cache
def installed_bots() -> dict[str, metadata.EntryPoint]:
    """The bots of other packages: entry points of the group `detente.bots`, each a `Maker`."""
    return {point.name: point for point in metadata.entry_points(group=GROUP) if point.name not in KINDS}


def _find_maker(kind: str, game: str) -> Maker | None:
    if kind in installed_bots():
        return partial(_make_installed, kind)
    return MAKERS.get(kind) if kind == "random" or find_brain(game) else None


def _make_installed(kind: str, game: str, seed: int | None, settings: dict[str, float]) -> Bot:
    """Make a bot of another package."""
    try:
        maker: Maker = installed_bots()[kind].load()
        return maker(game, seed, settings)
    except (KeyError, DetenteError):
        raise
    except Exception as error:
        raise DetenteError("bot-package", bot=kind, reason=f"{type(error).__name__}: {error}") from error


def make_bot(name: str, seed: int | None = None, game: str = "") -> Bot:
    """Make a bot by its name, for the default title unless *game* is named. With a seed (and nodes for search) it plays reproducibly."""
    game = game or default_title()
    for level in levels_of(game):
        if level.name == name:
            return make_bot(level.bot, seed, game)
    kind, _, words = name.partition(":")
    settings = dict(_setting(name, game, word) for word in words.split("+") if word)
    maker = _find_maker(kind, game)
    if maker is None:
        raise UnknownBot("bot", bot=name, bots=", ".join(bot_names(game)))
    try:
        return maker(game, seed, settings)
    except KeyError:
        raise UnknownBot("bot", bot=name, bots=", ".join(bot_names(game))) from None


def _setting(name: str, game: str, word: str) -> tuple[str, float]:
    key, _, value = word.partition("=")
    try:
        return key, float(value)
    except ValueError:
        raise UnknownBot("bot", bot=name, bots=", ".join(bot_names(game))) from None


def pace_of(name: str, game: str) -> float:
    """The minimum seconds per decision of a level; 0 for other bots."""
    return next((level.pace for level in levels_of(game) if level.name == name), 0.0)


def seconds_for(name: str, game: str, default: float) -> float:
    """The thinking time of a bot in seconds: that of its level, or *default*."""
    return next((level.seconds for level in levels_of(game) if level.name == name), default)


def __getattr__(name: str) -> Any:
    return find_former(__name__, name, {"usual_bot": "default_bot"})  # will be removed in the next release
