"""Nothing acknowledged is ever lost: restarts, kill -9, a lost database, clocks that run meanwhile."""

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import inspect
from websockets.exceptions import ConnectionClosed

from detente.server.clocks import new_clock
from detente.server.live import rebuild
from detente.server.problems import StoreDown
from detente.server.settings import SETTINGS, BadSetting, read_settings
from detente.server.store import Store
from detente.server.store.models import Base

from .helpers import Line, Person, Site, play_on, serving

pytestmark = pytest.mark.anyio


class Process(Site):
    """A server in a process of its own."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder, self.port = folder, port
        self.url = f"http://127.0.0.1:{port}"
        self.lines: list[Line] = []
        self.people: list[Person] = []

    async def start(self) -> None:
        command = (
            sys.executable,
            "-m",
            "detente",
            "serve",
            "--data",
            str(self.folder),
            "--port",
            str(self.port),
            "--limits",
            "0",
            "--recorded",
            "no",
        )
        self.process = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.DEVNULL)
        async with httpx.AsyncClient(base_url=self.url) as http:
            for _ in range(600):
                try:
                    if (await http.get("/api/health")).status_code == 200:
                        return
                except httpx.TransportError:
                    await asyncio.sleep(0.05)
        raise AssertionError("the server did not start")

    async def stop(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        return await asyncio.wait_for(self.process.wait(), 20)


async def play_alone(person: Person, table_id: str, acknowledged: list[int]) -> None:
    """A hot-seat player who notes every acknowledged step, until the connection breaks."""
    try:
        line = await person.sit(table_id)
        view = await line.until(0)
        while not view["outcome"]:
            if not view["legal"]:
                await line.send(type="hello", seat=view["to_move"][0], since=view["sequence"])
                view = (await line.receive("view"))["view"]
            view = await line.play()
            acknowledged[0] = view["sequence"]
    except (OSError, httpx.TransportError, TimeoutError, ConnectionClosed):
        return


async def test_kill_9_loses_no_acknowledged_move_and_clients_resume(tmp_path: Path, unused_port: int) -> None:
    site = Process(tmp_path, unused_port)
    await site.start()
    tables: list[tuple[Person, str, list[int]]] = []
    for number in range(4):
        person = await site.guest(f"Player {number}")
        tables.append((person, (await person.create(mode="hotseat"))["id"], [0]))
    players = [asyncio.create_task(play_alone(*table)) for table in tables]
    while sum(table[2][0] for table in tables) < 120 and not all(player.done() for player in players):
        await asyncio.sleep(0.02)
    await site.stop(signal.SIGKILL)
    await asyncio.gather(*players)
    await site.start()
    for person, table_id, acknowledged in tables:
        line = await person.sit(table_id)
        view = await line.until(0)
        assert view["sequence"] >= acknowledged[0] > 0
        await line.connection.close()
    for person in site.people:
        await person.http.aclose()
    assert await site.stop(signal.SIGTERM) in (0, -signal.SIGTERM)


@pytest.fixture
def unused_port() -> int:
    import socket

    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


async def test_a_restart_resumes_exactly(tmp_path: Path) -> None:
    async with serving(tmp_path) as site:
        us, ussr, table_id = await site.pair()
        await play_on({"us": us, "ussr": ussr}, 15)
        cookies, view = dict(site.people[0].http.cookies), us.view
    async with serving(tmp_path) as site:
        anna = site.stranger()
        anna.http.cookies.update(cookies)
        line = await anna.sit(table_id, since=10)
        again = await line.until(0)
        assert {**again, "log": 0} == {**view, "log": 0}
        assert all(step["step"] > 10 for step in again["log"])


async def test_a_lost_database_refuses_moves_changes_nothing_and_heals(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    us, ussr, table_id = await site.pair()
    live = await site.tables.get(table_id)
    whole = live.store.add_move

    async def fail(*_: Any) -> None:
        raise StoreDown("store-down")

    monkeypatch.setattr(live.store, "add_move", fail)
    assert await ussr.refused(type="play", sequence=0, action=ussr.view["legal"][0]) == "store-down"
    assert live.table is not None
    assert live.table.sequence == 0
    monkeypatch.setattr(live.store, "add_move", whole)
    await ussr.play()
    await us.until(1)


async def test_a_database_that_cannot_be_opened_is_told(tmp_path: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path}/no/such/folder/x.sqlite")
    with pytest.raises(StoreDown):
        await store.open()
    await store.engine.dispose()
    await asyncio.sleep(0.1)  # the driver's thread says goodbye to the loop


async def test_a_clock_ends_the_game_though_nobody_is_connected(tmp_path: Path) -> None:
    async with serving(tmp_path) as site:
        us, ussr, table_id = await site.pair(clock={"base": 1.0, "increment": 0.0})
        assert (await us.receive("clock"))["clock"]["running"] == ["ussr"]
        await us.connection.close()
        await ussr.connection.close()
    async with serving(tmp_path) as site:
        for _ in range(100):
            info = await site.stranger().get(f"/api/tables/{table_id}")
            if info["status"] == "over":
                break
            await asyncio.sleep(0.05)
        assert info["outcome"] == {"winner": "us", "ending": "time"}


def test_clocks_count_the_seats_that_decide() -> None:
    clock = new_clock(("us", "ussr"), 100, 5).press(("us", "ussr"), 0.0)
    clock = clock.press(("us",), 10.0)
    assert clock.left == {"us": 90.0, "ussr": 95.0}
    assert clock.deadline == 100.0
    daily = new_clock(("us", "ussr"), 0, 0, days=2).press(("us",), 0.0).press(("ussr",), 86_400.0)
    assert daily.left["us"] == 2 * 86_400.0
    assert daily.flagged(86_400.0 * 3 + 1) == "ussr"


async def test_migrations_make_the_shape_that_the_models_have(tmp_path: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path}/x.sqlite")
    await store.open()

    def shape(connection: Any) -> dict[str, set[tuple[str, bool]]]:
        found = inspect(connection)
        names = [name for name in found.get_table_names() if name != "alembic_version"]
        return {name: {(c["name"], c["nullable"]) for c in found.get_columns(name)} for name in names}

    async with store.engine.connect() as connection:
        made = await connection.run_sync(shape)
        wanted = {t.name: {(c.name, bool(c.nullable)) for c in t.columns} for t in Base.metadata.tables.values()}
        assert made == wanted
        mode = (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar()
        full = (await connection.exec_driver_sql("PRAGMA synchronous")).scalar()
        assert (mode, full) == ("wal", 2)
    await store.close()
    again = Store(f"sqlite+aiosqlite:///{tmp_path}/x.sqlite")
    await again.open()
    await again.close()


async def test_what_is_stored_plays_again(site: Site) -> None:
    us, ussr, table_id = await site.pair()
    await play_on({"us": us, "ussr": ussr}, 10)
    store, live = site.tables.store, await site.tables.get(table_id)
    table = rebuild(await store.match(table_id), await store.moves(table_id))
    assert live.table is not None
    assert table.bytes() == live.table.bytes()


def test_settings_come_from_file_environment_and_flags(tmp_path: Path) -> None:
    path = tmp_path / "detente.toml"
    path.write_text('port = 9000\nhost = "0.0.0.0"\nsecure = true\norigins = ["https://a.example"]\n', encoding="utf-8")
    settings = read_settings({"host": "localhost"}, {"DETENTE_PORT": "9001"}, str(path))
    assert (settings.host, settings.port, settings.secure, settings.origins) == ("localhost", 9001, True, ("https://a.example",))
    path.write_text("colour = 1\n", encoding="utf-8")
    with pytest.raises(BadSetting, match="colour"):
        read_settings({}, {}, str(path))
    with pytest.raises(BadSetting, match="port"):
        read_settings({"port": "many"}, {})


def test_the_secret_is_for_the_owner_only(tmp_path: Path) -> None:
    from detente.server.visitors import read_secret

    secret = read_secret("", tmp_path)
    assert secret == read_secret("", tmp_path)
    assert len(secret) == 64
    assert os.stat(tmp_path / "secret").st_mode & 0o077 == 0


def test_every_setting_is_documented() -> None:
    page = (Path(__file__).parent.parent.parent / "docs" / "host.md").read_text(encoding="utf-8")
    for setting in SETTINGS:
        assert f"| `{setting.flag}` | `{setting.variable}` |" in page
        assert setting.help in page
