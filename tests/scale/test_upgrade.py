"""A rolling upgrade: a server of this version beside one of the next, which has migrated the database."""

from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.server.helpers import play_on, serving
from tests.server.postgres import Cluster

from .site import SECRET, at, begin, until_same

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
# What migrations may do until the next release: they add.
NEXT = (
    "ALTER TABLE tables ADD COLUMN novelty VARCHAR(10) NOT NULL DEFAULT ''",
    "ALTER TABLE moves ADD COLUMN novelty INTEGER",
    "ALTER TABLE visitors ADD COLUMN novelty JSON",
    "CREATE TABLE novelties (id INTEGER PRIMARY KEY, of VARCHAR(32) NOT NULL REFERENCES tables (id))",
    "UPDATE alembic_version SET version_num = 'next'",
)


async def migrate_further(database: str) -> None:
    """What a server of the next version does when it starts."""
    engine = create_async_engine(database)
    async with engine.begin() as connection:
        for statement in NEXT:
            await connection.execute(text(statement))
    await engine.dispose()


async def test_servers_go_on_and_start_again_when_a_newer_one_has_migrated_their_database(cluster: Cluster, tmp_path: Path) -> None:
    database = cluster.database(tmp_path)
    async with serving(tmp_path / "one", database=database, secret=SECRET) as one:
        anna, boris = await one.guest("Anna"), await one.guest("Boris")
        us, ussr, table = await begin(anna, boris)
        await play_on({"us": us, "ussr": ussr}, 4)
        await migrate_further(database)
        await play_on({"us": us, "ussr": ussr}, 4)
        async with serving(tmp_path / "two", database=database, secret=SECRET) as two:  # one that has to be started again
            clara = await two.guest("Clara")
            two.tables.sync.bus.post("novelty", {"table": table, "what": "a kind of message that nobody knows yet"})
            again, watching = await at(boris, two).sit(table), await clara.sit(table)
            for line in (again, watching):
                await line.until(0)
            await play_on({"us": us, "ussr": again}, 4)
            await until_same(us, ussr, again, watching)
            await us.send(type="chat", text="Still here")
            assert (await watching.receive("chat"))["text"] == "Still here"
            await again.send(type="resign")
            while (told := await us.receive("table"))["table"]["status"] != "over":
                pass
            assert told["table"]["outcome"]["winner"] == "us"
            new_us, new_ussr, _ = await begin(anna, clara)
            await play_on({"us": new_us, "ussr": new_ussr}, 4)
