"""Faults of a real server process: kill -9 under load, a full disk, a database that is lost. Nothing acknowledged is ever lost."""

import asyncio
import contextlib
import os
import random
import resource
import signal
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from detente.engine.boards import view_of
from detente.engine.text import LANGUAGES
from detente.server.errors import StoreDown
from detente.server.play.live import rebuild
from detente.server.settings import Settings
from detente.server.store import Store, StoredMove

from .. import helpers
from ..helpers import ENTROPY, Line, Person, Process, play_on
from ..postgres import Cluster

pytestmark = pytest.mark.anyio
TABLES, MOVES, KILLS = 8, 1000, 3
BROKEN = (OSError, TimeoutError, ConnectionClosed)


@pytest.fixture
async def process(tmp_path: Path) -> AsyncIterator[Process]:
    """A server in a process of its own, running."""
    site = Process(tmp_path)
    await site.start()
    yield site
    await site.close()


class Duel:
    """Two players at a table who note every move that either of them has seen."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.acknowledged: list[tuple[str, str]] = []
        self.tried: dict[int, tuple[str, str]] = {}

    async def begin(self, people: tuple[Person, Person]) -> None:
        self.people = people
        self.table: str = (await self.people[0].create(mode="private", side="us"))["id"]
        await self.people[1].post(f"/api/tables/{self.table}/join")
        await self.sit()

    async def sit(self) -> None:
        """Open both sockets, first time or again, and wait for both views."""
        self.lines: dict[str, Line] = {}
        for seat, person in zip(("us", "ussr"), self.people, strict=True):
            self.lines[seat] = await person.sit(self.table, entropy=ENTROPY)
        for line in self.lines.values():
            await line.until(0)

    def note(self, sequence: int) -> None:
        """Whoever has seen step n has seen the moves before it acknowledged."""
        while len(self.acknowledged) < sequence:
            self.acknowledged.append(self.tried[len(self.acknowledged)])

    @property
    def is_over(self) -> bool:
        return self.lines["us"].view["outcome"] is not None

    async def play(self) -> None:
        """Random legal moves until the connection breaks or the game is over."""
        with contextlib.suppress(*BROKEN):
            while not self.is_over:
                seat = self.lines["us"].view["to_move"][0]
                mover = self.lines[seat]
                action, sequence = self.rng.choice(mover.view["legal"]), mover.view["sequence"]
                self.tried[sequence] = (seat, action)
                await mover.send(type="play", sequence=sequence, action=action)
                for line in self.lines.values():
                    self.note((await line.until(sequence + 1))["sequence"])


class Load:
    """Pairs who play without a pause: where a game is over, a new table is opened, for random games may end early."""

    def __init__(self, site: Process) -> None:
        self.site = site
        self.duels: list[Duel] = []

    @property
    def acknowledged(self) -> int:
        return sum(len(duel.acknowledged) for duel in self.duels)

    async def open(self, people: tuple[Person, Person] | None = None) -> Duel:
        self.duels.append(Duel(len(self.duels)))
        await self.duels[-1].begin(people or (await self.site.guest("Anna"), await self.site.guest("Boris")))
        return self.duels[-1]

    async def play_and_kill(self, moves: int) -> None:
        """Play until so many moves are acknowledged, and kill the server in the midst of the next ones."""
        playing = {asyncio.create_task(duel.play()): duel for duel in self.duels if not duel.is_over}
        while self.acknowledged < moves:
            for task in [task for task in playing if task.done()]:
                over = playing.pop(task)
                assert over.is_over, "a line broke before the server was killed"
                duel = await self.open(over.people)
                playing[asyncio.create_task(duel.play())] = duel
            await asyncio.sleep(0.005)
        await self.site.stop(signal.SIGKILL)
        await asyncio.gather(*playing)


async def test_kill_9_during_a_thousand_moves_loses_none_that_was_acknowledged_and_both_players_resume(process: Process) -> None:
    load = Load(process)
    for _ in range(TABLES):
        await load.open()
    for kill in range(1, KILLS + 1):
        await load.play_and_kill(MOVES * kill // KILLS)
        await process.start()
        for duel in load.duels:
            await duel.sit()
            us, ussr = (duel.lines[seat].view["sequence"] for seat in ("us", "ussr"))
            assert len(duel.acknowledged) <= us == ussr <= len(duel.acknowledged) + 1
            duel.note(us)
    assert load.acknowledged >= MOVES
    resumed = next(duel for duel in load.duels if not duel.is_over)
    await play_on(resumed.lines, 2)
    assert await process.stop() == -signal.SIGTERM  # ended in order, and tells its parent why
    await check_stored(process, [duel for duel in load.duels if duel is not resumed])


async def check_stored(process: Process, duels: list[Duel]) -> None:
    """The database holds exactly what was acknowledged, and the players see exactly what it holds."""
    store = Store(Settings(data=str(process.folder), database=helpers.database_of(process.folder)).url)
    for duel in duels:
        match, moves = await store.match(duel.table), await store.moves(duel.table)
        assert [(move.seat, move.action) for move in moves] == duel.acknowledged
        table = rebuild(match, moves)
        for seat, line in duel.lines.items():
            assert {**line.view, "log": 0} == {**view_of(table, seat), "log": 0}
    await store.close()


async def refuses_and_heals(site: Process, break_it: Callable[[], None], mend_it: Callable[[], None]) -> Line:
    """While it is broken every change is refused with a sentence and nothing moves; afterwards play goes on by itself."""
    us, ussr, _ = await site.pair()
    anna = site.people[0]
    await play_on({"us": us, "ussr": ussr}, 3)
    sequence, move = ussr.view["sequence"], {"type": "play", "sequence": ussr.view["sequence"], "action": ussr.view["legal"][0]}
    break_it()
    await ussr.send(**move)
    error = await ussr.receive("error")
    assert (error["name"], error["sequence"]) == ("store-down", sequence)
    assert error["text"] == StoreDown("store-down").text("en")
    assert (await us.refused(type="chat", text="Hello?")) == "store-down"
    for lang in LANGUAGES:
        answer = await anna.http.post(f"/api/tables?lang={lang}", json={"game": helpers.GAME, "mode": "hotseat"})
        assert (answer.status_code, answer.json()["text"]) == (503, StoreDown("store-down").text(lang))
    await site.until_health("database")
    mend_it()
    await site.until_health("ok")
    assert [frame for frame in us.frames if frame["type"] == "view"][-1]["view"]["sequence"] == sequence
    await ussr.send(**move)
    await ussr.until(sequence + 1)
    await us.until(sequence + 1)
    await play_on({"us": us, "ussr": ussr}, 5)
    return us


async def test_a_full_disk_refuses_moves_loses_nothing_and_play_goes_on_when_there_is_room(process: Process) -> None:
    _, hard = resource.prlimit(process.process.pid, resource.RLIMIT_FSIZE)

    def limit(size: int) -> None:
        resource.prlimit(process.process.pid, resource.RLIMIT_FSIZE, (size, hard))

    us = await refuses_and_heals(process, lambda: limit(1), lambda: limit(hard))
    await process.stop(signal.SIGKILL)
    await process.start()
    anna = process.people[0]
    again = await anna.sit((await anna.get("/api/tables"))["tables"][0]["id"])
    assert (await again.until(0))["sequence"] == us.view["sequence"]


async def test_a_database_file_that_is_moved_away_is_missed_at_once(process: Process) -> None:
    path, away = process.folder / "detente.sqlite", process.folder / "away.sqlite"
    await refuses_and_heals(process, lambda: os.rename(path, away), lambda: os.rename(away, path))


async def test_a_postgres_server_that_is_stopped_and_started_again(cluster: Cluster, on_postgres: None, tmp_path: Path) -> None:
    site = Process(tmp_path)
    await site.start()
    await refuses_and_heals(site, lambda: cluster.stop("immediate"), cluster.start)
    await site.close()


async def test_a_database_that_is_not_there_yet_is_waited_for(tmp_path: Path) -> None:
    site = Process(tmp_path)
    starting = asyncio.create_task(site.start(database=f"sqlite+aiosqlite:///{tmp_path}/later/detente.sqlite"))
    await site.until_health("database", 60)
    answer = await site.stranger().http.post("/api/me", json={"name": "Anna"}, headers={"Accept-Language": "hu"})
    assert (answer.status_code, answer.json()["text"]) == (503, StoreDown("store-down").text("hu"))
    assert (await site.stranger().http.get("/")).status_code == 200
    (tmp_path / "later").mkdir()
    await starting
    await site.guest("Anna")
    await site.close()


@pytest.mark.parametrize("fault", ["rules", "moves"])
async def test_a_table_that_cannot_be_replayed_keeps_no_other_from_being_taken_up(
    tmp_path: Path, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("detente.server.play.table_jobs.GRACE", 0.0)  # or the clock would not run out within a minute
    async with helpers.serving(tmp_path) as site:
        anna = await site.guest("Anna")
        tables = [await anna.create(mode="hotseat", clock={"base": 1.0}) for _ in range(2)]  # where nobody moves meanwhile
        for table in tables:
            await (await anna.sit(table["id"])).until(0)
        store = site.tables.store
        match = await store.match(tables[0]["id"])
        if fault == "rules":
            await store.change_match(replace(match, rules=0))
        else:
            await store.add_move(match, 900, StoredMove("ussr", "nothing", 900))
    async with helpers.serving(tmp_path) as site:
        for _ in range(200):
            info = await site.stranger().get(f"/api/tables/{tables[1]['id']}")
            if info["status"] == "over":
                break
            await asyncio.sleep(0.05)
        assert info["outcome"]["ending"] == "time"
