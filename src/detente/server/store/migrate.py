"""The database is migrated whenever the server starts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy.ext.asyncio import AsyncEngine


def alembic_config() -> Config:
    """Alembic's settings, made here: there is no ini file to go with the package."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    return config


async def migrate(engine: AsyncEngine, revision: str = "head") -> None:
    """Run what is missing, in one transaction."""

    def upgrade(connection: Any) -> None:
        config = alembic_config()
        config.attributes["connection"] = connection
        command.upgrade(config, revision)

    async with engine.begin() as connection:
        await connection.run_sync(upgrade)
