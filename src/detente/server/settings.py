"""All settings of the server: the flags of `detente serve`, environment variables and the TOML file are derived from this class."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, ValidationError
from pydantic_settings import BaseSettings, NoDecode, PydanticBaseSettingsSource, SettingsConfigDict, TomlConfigSettingsSource

from detente.engine.errors import DetenteError

PREFIX = "DETENTE_"
DATA = "~/.local/share/detente"


class BadSetting(DetenteError):
    """A setting that is unknown or has an invalid value."""


def split_commas(given: Any) -> Any:
    """Split a comma-separated list."""
    return tuple(part.strip() for part in given.split(",") if part.strip()) if isinstance(given, str) else given


def long_enough(secret: Any) -> Any:
    """Validate a secret: long enough to be unguessable, or empty."""
    if isinstance(secret, str) and 0 < len(secret) < 32:
        raise ValueError("too short")
    return secret


def mail_server(url: Any) -> Any:
    """Validate the address of an SMTP server, or empty."""
    if isinstance(url, str) and url:
        from .mail.smtp import parse_mail

        parse_mail(url)
    return url


def site_address(url: Any) -> Any:
    """Validate the address of a site, or empty."""
    if isinstance(url, str) and url and not re.fullmatch(r"https?://[^/?#\s]+/?", url):
        raise ValueError("not an address of a site")
    return url


class Settings(BaseSettings):
    """The settings in effect. Passed values override the environment, which overrides the TOML file."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, frozen=True, extra="forbid")

    host: str = Field(default="127.0.0.1", description="address to listen on; 0.0.0.0 for every network")
    port: int = Field(default=8000, ge=0, le=65_535, description="port to listen on; 0 takes a free one and prints it")
    data: str = Field(default=DATA, description="folder for the database and the signing secret")
    database: str = Field(
        default="", description="database URL, such as postgresql+asyncpg://user@host/name (default: SQLite in the data folder)"
    )
    secret: Annotated[str, BeforeValidator(long_enough)] = Field(
        default="", repr=False, description="key that signs cookies, 32 characters or more (default: made once, kept in the data folder)"
    )
    origins: Annotated[tuple[str, ...], NoDecode, BeforeValidator(split_commas)] = Field(
        default=(), description="other origins whose pages may use the server, separated by commas"
    )
    secure: bool = Field(default=False, description="send cookies over https only; set it behind a proxy that terminates https")
    proxy: bool = Field(default=False, description="trust X-Forwarded-For: only behind a proxy that sets it")
    mail: Annotated[str, BeforeValidator(mail_server)] = Field(
        default="",
        repr=False,
        description="SMTP server for outgoing e-mail, such as smtp://user:password@host:587?from=play@host (default: none)",
    )
    address: Annotated[str, BeforeValidator(site_address)] = Field(
        default="", description="public URL of the site, for links in e-mail, such as https://play.example; required with --mail"
    )
    private_hooks: bool = Field(
        default=False, description="allow webhooks and web push to plain http and private addresses: only in a closed network"
    )
    metrics: Annotated[str, BeforeValidator(long_enough)] = Field(
        default="", repr=False, description="bearer token for /metrics, 32 characters or more (default: no metrics)"
    )
    limits: float = Field(default=1.0, ge=0, description="factor for the rate limits; 2 doubles them, 0 turns them off")
    live_tables: int = Field(default=2000, ge=0, description="tables kept in memory when nobody is connected")
    max_tables: int = Field(default=20_000, ge=1, description="maximum number of tables in memory, in use or not; further ones are refused")
    guest_days: float = Field(
        default=30.0, ge=0, description="days after which an absent guest who has played nothing is deleted; 0: never"
    )
    bot_processes: int = Field(default=1, ge=1, description="processes for bots; a search uses two cores")
    redis: str = Field(
        default="",
        description="Redis server through which `detente worker` processes run the bots, such as redis://host:6379 (default: none)",
    )
    bot_seconds: float = Field(default=1.0, ge=0, description="seconds per decision for bots")
    recorded: bool = Field(default=True, description="add the package's recorded games that are missing from the database")
    open: bool = Field(default=False, description="open the page in the browser of this machine, on a free port if the given one is taken")
    log_level: Literal["debug", "info", "warning", "error"] = Field(default="info", description="debug, info, warning or error")

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        return init_settings, env_settings, TomlConfigSettingsSource(settings_cls)

    @property
    def folder(self) -> Path:
        """The data folder; the default one follows XDG_DATA_HOME."""
        home = os.environ.get("XDG_DATA_HOME")
        if home and self.data == DATA:
            return Path(home) / "detente"
        return Path(self.data).expanduser()

    @property
    def url(self) -> str:
        """The database URL for SQLAlchemy."""
        return self.database or f"sqlite+aiosqlite:///{self.folder / 'detente.sqlite'}"


def flag_of(name: str) -> str:
    """The command-line flag of a setting."""
    return "--" + name.replace("_", "-")


def read_settings(flags: Mapping[str, Any], config: str | None = None) -> Settings:
    """Read the settings from defaults, a TOML file, the environment and flags, later ones overriding earlier ones; raises BadSetting."""
    kind: type[Settings] = Settings
    if config:
        path = Path(config).expanduser()
        try:
            tomllib.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise BadSetting("file-broken", path=config, reason=str(error)) from error

        class FileSettings(Settings):
            model_config = SettingsConfigDict(toml_file=path)

        kind = FileSettings
    try:
        settings = kind(**{name: value for name, value in flags.items() if value is not None})
    except ValidationError as error:
        raise _bad_setting(error.errors()[0]) from error
    if settings.mail and not settings.address:
        raise BadSetting("setting-value", setting="address", given="")
    return settings


def _bad_setting(found: Any) -> BadSetting:
    """The error for the first invalid setting, by name; secrets are not quoted."""
    name = str(found["loc"][0])
    if found["type"] == "extra_forbidden":
        return BadSetting("setting-name", setting=name, settings=", ".join(Settings.model_fields))
    return BadSetting("setting-value", setting=name, given="…" if name in ("secret", "mail", "metrics") else str(found["input"]))
