"""The same on PostgreSQL, where one is installed. DETENTE_TEST_DATABASE=postgres runs every test of the server on it."""

import asyncio
import contextlib
from collections.abc import Sequence
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, inspect, text
from sqlalchemy.exc import DBAPIError

from detente.server import store as store_module
from detente.server.store import POOL, Store
from detente.server.store.models import Base, VisitorRow
from detente.server.store.statements import HOLD
from detente.server.store.writer import Request

from ..club import test_organiser, test_ratings
from ..helpers import PATIENCE, serving
from ..http import test_hostile, test_http, test_security
from ..play import test_play
from ..postgres import Cluster
from . import test_durability

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("on_postgres")]


async def test_a_restart_resumes_exactly(tmp_path: Path) -> None:
    await test_durability.test_a_restart_resumes_exactly(tmp_path)


async def test_a_clock_ends_the_game_though_nobody_is_connected(tmp_path: Path) -> None:
    async with serving(tmp_path) as site:
        await test_durability.test_a_clock_ends_the_game_though_nobody_is_connected(site, {"days": 1 / 86_400})


async def test_undo_chat_accounts_and_moves_sent_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as site:
        await test_play.test_undo_by_the_law_and_by_agreement(site)
    async with serving(tmp_path) as site:
        await test_play.test_a_move_sent_again_is_answered_with_the_view_and_changes_nothing(site)
        await test_play.test_chat_reaches_everybody_and_is_there_on_return(site)
        await test_http.test_an_account_is_kept_by_login_and_password(site)
    async with serving(tmp_path / "another") as site:
        await test_security.test_accounts_made_at_the_same_time_are_one_and_the_others_are_told(site)
        await test_hostile.test_an_impossible_login_is_a_wrong_one(site)


async def test_ratings_are_counted_once_and_counted_anew(cluster: Cluster, tmp_path: Path) -> None:
    store = Store(cluster.database(tmp_path))
    await store.open()
    await test_ratings.test_two_servers_that_look_at_the_same_time_count_every_game_once(test_ratings.Club(store))
    await store.close()
    store = Store(cluster.database(tmp_path / "another"))
    await store.open()
    await test_ratings.test_a_void_game_is_counted_out_as_if_it_had_never_been(test_ratings.Club(store))
    await test_ratings.test_whoever_resigns_one_game_after_another_gives_no_points_away(test_ratings.Club(store))
    await store.close()


async def test_a_tournament_on_two_servers(cluster: Cluster, tmp_path: Path) -> None:
    store = Store(cluster.database(tmp_path))
    await store.open()
    await test_organiser.test_two_servers_make_every_table_and_count_every_result_once(test_organiser.House(store))
    await test_organiser.test_tables_that_wait_for_players_of_a_tournament_are_not_forgotten(test_organiser.House(store))
    await store.close()


def columns(connection: Connection) -> dict[str, set[str]]:
    return {name: {column["name"] for column in inspect(connection).get_columns(name)} for name in Base.metadata.tables}


async def test_migrations_make_the_shape_that_the_models_have(cluster: Cluster, tmp_path: Path) -> None:
    for _ in range(2):
        store = Store(cluster.database(tmp_path))
        await store.open()
        async with store.engine.connect() as connection:
            found = await connection.run_sync(columns)
        assert found == {table.name: {column.name for column in table.columns} for table in Base.metadata.tables.values()}
        await store.close()


async def test_connections_that_were_lost_while_nobody_used_them_are_replaced(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("detente.server.store.IDLE", 0.0)
    database = cluster.database(tmp_path)
    one, other = Store(database), Store(database)
    for store in (one, other):
        await store.open()
        assert await store.versions(["none"]) == {}
    ours = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()")
    async with other.engine.begin() as connection:
        await connection.execute(ours)
    assert await one.versions(["none"]) == {}, "nobody has noticed"
    for store in (one, other):
        await store.close()


async def test_readers_that_hold_every_connection_keep_nobody_from_moving(cluster: Cluster, tmp_path: Path) -> None:
    store = Store(cluster.database(tmp_path))
    await store.open()
    held = [await store.engine.connect() for _ in range(POOL["pool_size"])]
    try:
        async with asyncio.timeout(15):
            await store.work.beat(1.0)
            assert await store.work.overdue(1.0) == []
    finally:
        for connection in held:
            await connection.close()
        await store.close()


async def test_a_migration_may_take_longer_than_other_statements(cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(cluster.database(tmp_path))
    await store.open()
    short = {"connect_args": store_module.NETWORK["connect_args"] | {"command_timeout": 0.5}}
    monkeypatch.setattr(store_module, "NETWORK", short)
    later = Store(cluster.database(tmp_path))
    async with store.engine.begin() as connection:
        await connection.execute(text("LOCK TABLE alembic_version"))
        opening = asyncio.create_task(later.open())
        await asyncio.sleep(1.5)
        assert not opening.done()
    await opening
    await later.close()
    await store.close()


async def test_a_deadlock_is_tried_again(cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two servers that lock two people in a different order: PostgreSQL ends one of the transactions, whose request is not bad."""
    store = Store(cluster.database(tmp_path))
    await store.open()
    rows = [{"id": name, "name": name, "skeleton": name, "person": name, "lang": "", "created": 0.0} for name in "ab"]
    async with store.engine.begin() as connection:
        await connection.execute(insert(VisitorRow), rows)
    tries, transact = list[int](), store._writer.transact

    async def counted(batch: Sequence[Request]) -> Sequence[Request]:
        tries.append(len(batch))
        return await transact(batch)

    monkeypatch.setattr(store._writer, "transact", counted)
    lock = text("UPDATE visitors SET lang = 'pl' WHERE id = :id")
    while len(tries) < 2:  # most often the writer is ended, because it has waited longer; not if this process stood still for a second
        tries.clear()
        async with store.engine.connect() as other:
            await other.execute(lock, {"id": "b"})
            ours = asyncio.create_task(store._writer.write((HOLD, [{"row": "a"}]), (HOLD, [{"row": "b"}])))
            async with asyncio.timeout(PATIENCE):
                while not (await other.execute(text("SELECT 1 FROM pg_locks WHERE NOT granted"))).all():
                    await asyncio.sleep(0.01)
            with contextlib.suppress(DBAPIError):
                await other.execute(lock, {"id": "a"})
            await other.rollback()
        await ours
    await store.close()


async def test_a_write_on_a_connection_that_was_ended_is_made_on_another(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after a quick restart of PostgreSQL: the connection was used too recently to be tested before."""
    monkeypatch.setattr(store_module, "IDLE", float("inf"))
    store = Store(cluster.database(tmp_path))
    await store.open()
    for name in "ab":
        row = {"id": name, "name": name, "skeleton": name, "person": name, "lang": "", "created": 0.0}
        await store._writer.write((insert(VisitorRow), [row]))
        async with store.engine.connect() as other:
            others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
            assert all((await other.execute(text(f"SELECT pg_terminate_backend(pid, 10000) {others}"))).scalars())
    async with store.engine.connect() as other:
        assert (await other.execute(text("SELECT count(*) FROM visitors"))).scalar() == 2
    await store.close()
