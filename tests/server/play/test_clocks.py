"""Clocks: undo makes no time, and a server that stops takes none."""

import asyncio
import sqlite3
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from detente.engine.errors import DetenteError
from detente.server.errors import StoreDown
from detente.server.play import gate, table_jobs
from detente.server.play.clocks import Clock, new_clock

from ..helpers import Site, serving

pytestmark = pytest.mark.anyio
SEATS = ("us", "ussr")


def test_an_increment_is_earned_once_for_a_decision() -> None:
    clock, now = new_clock(SEATS, 60, 10).press(["us"], 0.0, 0), 0.0
    for _ in range(12):
        clock = clock.press(["ussr"], now, 1).take_back(["us"], now, by="us")
    clock = clock.press(["ussr"], now, 1)
    assert clock.left == {"us": 70.0, "ussr": 60.0}
    assert clock.press(["us"], now, 2).left["ussr"] == 70.0, "the next decision earns its own"


def test_whoever_takes_back_pays_for_the_time_since_the_move() -> None:
    clock = new_clock(SEATS, 60).press(["us"], 0.0, 0).press(["ussr"], 10.0, 1).take_back(["us"], 25.0, by="us")
    assert clock.left == {"us": 35.0, "ussr": 60.0}
    agreed = new_clock(SEATS, 60).press(["us"], 0.0, 0).press(["ussr"], 10.0, 1).take_back(["us"], 25.0)
    assert agreed.left == {"us": 50.0, "ussr": 45.0}


def test_a_day_for_each_move_is_not_given_anew_by_taking_back() -> None:
    day = 86_400.0
    clock = new_clock(SEATS, 0, days=1).press(["us"], 0.0, 0)
    for played in (0.9 * day, 0.95 * day):
        clock = clock.press(["ussr"], played, 1).take_back(["us"], played, by="us")
    assert clock.left["us"] == pytest.approx(0.05 * day)
    assert clock.flagged(1.01 * day) == "us"


def test_time_without_a_server_is_nobodys_and_leaves_a_minute() -> None:
    clock = new_clock(SEATS, 300).press(["us"], 1000.0, 0)
    later = clock.resume(1100.0, 9000.0, 60.0)
    assert later.deadline == 9200.0
    assert later.press(["ussr"], 9010.0, 1).left["us"] == 190.0
    assert clock.resume(1290.0, 9000.0, 60.0).deadline == 9060.0
    assert Clock.from_json(later.to_json()) == later


def test_clocks_that_older_releases_stored_are_read() -> None:
    stored: dict[str, Any] = {"base": 60, "increment": 5, "per_move": False, "left": {"us": 1.0}, "running": ["us"], "since": 3.0}
    assert Clock.from_json(stored).earned == 0


async def test_playing_and_taking_back_makes_no_time(site: Site) -> None:
    _, ussr, table_id = await site.pair(clock={"base": 60, "increment": 10})
    while ussr.view["to_move"] == ["ussr"]:
        await ussr.play()
    for _ in range(12):
        sequence = ussr.view["sequence"]
        await ussr.send(type="undo", sequence=sequence)
        while ussr.view["sequence"] >= sequence:
            await ussr.receive("view")
        await ussr.play()
    clock = (await site.tables.get(table_id)).match.clock
    assert clock is not None
    assert clock.left["ussr"] <= 70.0


async def test_a_stopped_server_loses_no_game_on_time(tmp_path: Path) -> None:
    async with serving(tmp_path) as site:
        _, _, table_id = await site.pair(clock={"base": 100.0})
        cookies = dict(site.people[1].http.cookies)
    with sqlite3.connect(tmp_path / "detente.sqlite") as database:  # as if all that had been an hour ago
        database.execute(
            "UPDATE tables SET clock = json_set(clock, '$.since', json_extract(clock, '$.since') - 3600), deadline = deadline - 3600"
        )
        database.execute("UPDATE server SET alive = alive - 3600")
    async with serving(tmp_path) as site:
        boris = site.stranger()
        boris.http.cookies.update(cookies)
        line = await boris.sit(table_id)
        await line.until(0)
        await asyncio.sleep(3 * table_jobs.TICK)
        info = await boris.get(f"/api/tables/{table_id}")
        assert info["status"] == "playing"
        left = info["clock"]["since"] + info["clock"]["left"]["ussr"] - time.time()
        assert 60 < left <= 100
        await line.play()


async def test_whoever_was_nearly_out_of_time_has_a_minute_when_the_server_is_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as site:
        _, _, table_id = await site.pair(clock={"base": 2.0})
    async with serving(tmp_path) as site:
        info = await site.stranger().get(f"/api/tables/{table_id}")
        assert 30 < info["clock"]["since"] + info["clock"]["left"]["ussr"] - time.time() <= 61


async def test_a_database_that_was_away_costs_no_time(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    _, ussr, table_id = await site.pair(clock={"base": 30.0})
    monkeypatch.setattr(table_jobs, "GAP", 0.2)
    monkeypatch.setattr(table_jobs, "BEAT", 1e9)
    await asyncio.sleep(4 * table_jobs.TICK)
    await ussr.play()
    clock = (await site.tables.get(table_id)).match.clock
    assert clock is not None
    assert clock.left["ussr"] > 50, "the minute of grace"


async def test_a_fault_at_one_table_stops_no_clocks(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    work, looks = site.tables.store.work, list[float]()
    overdue = work.overdue

    async def fail_first(now: float) -> list[str]:
        looks.append(now)
        if len(looks) == 1:
            raise KeyError("a row that nobody foresaw")
        return await overdue(now)

    monkeypatch.setattr(work, "overdue", fail_first)
    async with asyncio.timeout(20):
        while len(looks) < 2:
            await asyncio.sleep(0.05)


async def stop_jobs(site: Site) -> None:
    """Nobody looks after the clocks any more, and nobody has for longer than servers are silent."""
    site.tables.jobs.stop()
    await asyncio.sleep(3 * table_jobs.TICK)
    await site.tables.store.work.beat(time.time() - 3600)


async def test_whoever_moves_first_after_an_outage_does_not_lose_on_time(site: Site) -> None:
    _, ussr, table_id = await site.pair(clock={"base": 600.0})
    await stop_jobs(site)
    live = await site.tables.get(table_id)
    assert live.match.clock is not None
    live.match = replace(live.match, clock=replace(live.match.clock, since=time.time() - 3600))
    with pytest.raises(StoreDown):
        await gate.play(live, "ussr", 0, ussr.view["legal"][0])
    assert live.match.status == "playing", "the clock goes on when the servers know how long they were away"
    await site.tables.store.work.beat(time.time())
    with pytest.raises(DetenteError, match="over"):
        await gate.play(live, "ussr", 0, ussr.view["legal"][0])


async def test_clocks_go_on_though_a_move_is_made_at_that_very_moment(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    us, _, table_id = await site.pair(clock={"base": 600.0})
    await stop_jobs(site)
    work, resume = site.tables.store.work, site.tables.store.work.resume_clocks
    read, tries = work._rows, list[float]()

    async def change_between(statement: Any) -> Any:
        rows = await read(statement)
        if len(tries) == 1 and "clock" in str(statement):
            await us.send(type="chat", text="Are you there?")
            await us.receive("chat")
        return rows

    async def resume_clocks(stopped: float, now: float, grace: float) -> None:
        tries.append(now)
        await resume(stopped, now, grace)

    monkeypatch.setattr(work, "_rows", change_between)
    monkeypatch.setattr(work, "resume_clocks", resume_clocks)
    site.tables.jobs._beaten, before = 0.0, time.time()
    await site.tables.jobs._beat()
    assert len(tries) == 2
    clock = (await site.tables.store.match(table_id)).clock
    assert clock is not None
    assert clock.since >= before, "it goes on from now"
