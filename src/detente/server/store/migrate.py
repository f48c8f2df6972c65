"""Migrations run when the server starts, unless a newer server has gone further: until the next release they only add."""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from ..logs import log_event

LOCK = text("SELECT pg_advisory_xact_lock(1948, 1989)")  # of this database alone, until the transaction ends


def alembic_config() -> Config:
    """Alembic's settings; the package ships no ini file."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    return config


@cache
def known_revisions() -> tuple[str, ...]:
    """The revisions of this version, the newest first."""
    return tuple(script.revision for script in ScriptDirectory.from_config(alembic_config()).walk_revisions())


async def migrate(engine: AsyncEngine, revision: str = "head") -> None:
    """Run the missing migrations in one transaction. Of servers that start at the same time, one does so, and the others wait for it."""

    def upgrade(connection: Connection) -> None:
        found, known = MigrationContext.configure(connection).get_current_revision(), known_revisions()
        if found is not None and found not in known:  # from a newer server
            log_event("database of a newer version", logging.WARNING)
        elif found != (known[0] if revision == "head" else revision):
            config = alembic_config()
            config.attributes["connection"] = connection
            command.upgrade(config, revision)

    async with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(LOCK)
        await connection.run_sync(upgrade)
