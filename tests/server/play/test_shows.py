"""Games between two bots that anybody can watch: they begin on demand, play only while they are watched, and are few."""

import asyncio

import pytest

from detente.bots import bot_names
from detente.engine.game import titles
from detente.server.play import shows
from detente.server.thinking import players

from ..helpers import GAME, PATIENCE, Site

pytestmark = pytest.mark.anyio
SHOW_BOT = shows.show_bot


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that need neither compiled rules nor time."""
    monkeypatch.setattr(shows, "show_bot", lambda game: "random")
    monkeypatch.setattr(players, "SHOW_PACE", 0.0)


async def test_two_bots_of_the_strongest_level_play_a_show() -> None:
    for title in titles():
        assert SHOW_BOT(title) == bot_names(title)[-1]


async def test_a_show_begins_when_somebody_watches_and_rests_when_nobody_does(site: Site) -> None:
    table = await site.stranger().post("/api/shows", game=GAME)
    assert {seat["bot"] for seat in table["seats"].values()} == {"random"}
    await asyncio.sleep(0.2)
    assert (await site.stranger().get(f"/api/tables/{table['id']}"))["sequence"] == 0
    line = await site.stranger().sit(table["id"])
    assert (await line.until(3))["seat"] == "spectator"
    await line.connection.close()
    async with asyncio.timeout(PATIENCE):
        now, rested = 3, -1
        while now != rested:
            rested = now
            await asyncio.sleep(0.3)
            now = (await site.stranger().get(f"/api/tables/{table['id']}"))["sequence"]


async def test_everybody_who_asks_watches_the_same_show(site: Site) -> None:
    one = await site.stranger().post("/api/shows", game=GAME)
    other = await site.stranger().post("/api/shows", game=GAME)
    assert one["id"] == other["id"]
    listed = (await site.stranger().get("/api/tables?kind=live"))["tables"]
    assert [table["id"] for table in listed] == [one["id"]]


async def test_a_show_that_was_left_long_ago_is_not_gone_on_with(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    one = await site.stranger().post("/api/shows", game=GAME)
    monkeypatch.setattr(shows, "FRESH", -1.0)
    assert (await site.stranger().post("/api/shows", game=GAME))["id"] != one["id"]


async def test_few_shows_are_watched_at_once(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shows, "MOST_SHOWS", 1)
    table = await site.stranger().post("/api/shows", game=GAME)
    line = await site.stranger().sit(table["id"])
    await line.until(0)
    another = next(title for title in titles() if title != GAME)
    problem = await site.stranger().post("/api/shows", 409, game=another)
    assert problem["name"] == "too-many-shows"


async def test_only_public_tables_and_shows_are_listed_live(site: Site) -> None:
    _, _, private = await site.pair()
    anna, boris = await site.guest("Anna"), await site.guest("Boris")
    table = await anna.create(mode="open")
    assert (await anna.get("/api/tables?kind=live"))["tables"] == []
    await boris.post(f"/api/tables/{table['id']}/join")
    lines = [await person.sit(table["id"]) for person in (anna, boris)]
    for line in lines:
        await line.until(0)
    listed = [one["id"] for one in (await site.stranger().get("/api/tables?kind=live"))["tables"]]
    assert listed == [table["id"]]
    assert private not in listed


async def test_a_show_of_an_unknown_game_is_refused(site: Site) -> None:
    await site.stranger().post("/api/shows", 404, game="halma")
