"""Migrations run when the server starts, unless a newer server has gone further: until the next release they only add."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from ..logs import note


def alembic_config() -> Config:
    """Alembic's settings; the package ships no ini file."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    return config


def is_newer(connection: Connection, config: Config) -> bool:
    """Return whether the database has a revision unknown to this version, from a newer server."""
    found = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    return found is not None and found not in known


async def migrate(engine: AsyncEngine, revision: str = "head") -> None:
    """Run the missing migrations in one transaction."""

    def upgrade(connection: Any) -> None:
        config = alembic_config()
        config.attributes["connection"] = connection
        if is_newer(connection, config):
            note("database of a newer version", logging.WARNING)
        else:
            command.upgrade(config, revision)

    async with engine.begin() as connection:
        await connection.run_sync(upgrade)
