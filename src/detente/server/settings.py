"""Every setting of the server, once: flags of `detente serve`, environment variables and a TOML file all come from this list."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Container, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from detente.engine.errors import DetenteError

PREFIX = "DETENTE_"


class BadSetting(DetenteError):
    """A setting that is unknown or cannot have the value."""


class LongEnough:
    """Secrets that cannot be guessed, or none."""

    def __contains__(self, secret: object) -> bool:
        return isinstance(secret, str) and (not secret or len(secret) >= 32)


@dataclass(frozen=True)
class Setting:
    """One setting: its name (the flag is --name, the variable DETENTE_NAME), default and meaning."""

    name: str
    default: Any
    help: str
    among: Container[Any] | None = None

    @property
    def flag(self) -> str:
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper()

    def read(self, given: Any) -> Any:
        """The value meant by a word or by a value of a TOML file, or BadSetting."""
        try:
            value = self._convert(given)
        except ValueError as error:
            raise BadSetting("setting-value", setting=self.name, given=str(given)) from error
        if self.among is not None and value not in self.among:
            raise BadSetting("setting-value", setting=self.name, given="…" if self.name == "secret" else str(given))
        return value

    def _convert(self, given: Any) -> Any:
        kind = type(self.default)
        if kind is bool:
            words = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}
            if str(given).lower() not in words:
                raise ValueError(given)
            return words[str(given).lower()]
        if kind is tuple:
            parts = given.split(",") if isinstance(given, str) else given
            return tuple(str(part).strip() for part in parts if str(part).strip())
        return kind(given)


SETTINGS = (
    Setting("host", "127.0.0.1", "address to listen on; 0.0.0.0 for every network"),
    Setting("port", 8000, "port to listen on; 0 takes a free one and prints it", range(65_536)),
    Setting("data", "~/.local/share/detente", "folder for the database and the signing secret"),
    Setting("database", "", "database URL, such as postgresql+asyncpg://user@host/name (default: SQLite in the data folder)"),
    Setting("secret", "", "key that signs cookies, 32 characters or more (default: made once, kept in the data folder)", LongEnough()),
    Setting("origins", (), "addresses other than its own from which pages may talk to the server, after commas"),
    Setting("secure", False, "cookies travel over https only; set it behind a proxy that speaks https"),
    Setting("proxy", False, "believe X-Forwarded-For: only behind a proxy that sets it"),
    Setting("limits", 1.0, "how generous rate limits are; 2 doubles them, 0 turns them off"),
    Setting("live_tables", 2000, "tables kept in memory when nobody is connected"),
    Setting("bot_processes", 1, "processes in which bots think; a search uses two cores"),
    Setting("redis", "", "Redis whose `detente worker` processes think for the bots, such as redis://host:6379 (default: none)"),
    Setting("bot_seconds", 1.0, "seconds that a bot may think about a decision"),
    Setting("recorded", True, "put the recorded games that come with the package into a new database"),
    Setting("open", False, "open the page in the browser of this machine, on a free port if the one wished for is taken"),
    Setting("log_level", "info", "debug, info, warning or error", ("debug", "info", "warning", "error")),
)
BY_NAME = {setting.name: setting for setting in SETTINGS}


@dataclass(frozen=True)
class Settings:
    """The values in force."""

    values: Mapping[str, Any] = field(default_factory=dict)

    def __getattr__(self, name: str) -> Any:
        if name in BY_NAME:
            return self.values.get(name, BY_NAME[name].default)
        raise AttributeError(name)

    @property
    def folder(self) -> Path:
        """The data folder; the default one lies where the desktop's settings say (XDG_DATA_HOME)."""
        home = os.environ.get("XDG_DATA_HOME")
        if home and self.data == BY_NAME["data"].default:
            return Path(home) / "detente"
        return Path(self.data).expanduser()

    @property
    def url(self) -> str:
        """The database, as SQLAlchemy names it."""
        return str(self.database) or f"sqlite+aiosqlite:///{self.folder / 'detente.sqlite'}"


def read_settings(flags: Mapping[str, Any], environment: Mapping[str, str] | None = None, config: str | None = None) -> Settings:
    """Defaults, then a TOML file, then the environment, then flags: the last one that names a setting decides."""
    values = _read_file(config) if config else {}
    variables = os.environ if environment is None else environment
    values |= {setting.name: setting.read(variables[setting.variable]) for setting in SETTINGS if setting.variable in variables}
    values |= {name: BY_NAME[name].read(value) for name, value in flags.items() if value is not None}
    return Settings(values)


def _read_file(path: str) -> dict[str, Any]:
    try:
        found = tomllib.loads(Path(path).expanduser().read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadSetting("file-broken", path=path, reason=str(error)) from error
    for name in found:
        if name not in BY_NAME:
            raise BadSetting("setting-name", setting=name, settings=", ".join(BY_NAME))
    return {name: BY_NAME[name].read(value) for name, value in found.items()}
