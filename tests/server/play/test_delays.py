"""Games that are watched with a delay: a spectator learns nothing that is later, whatever they ask."""

import asyncio
import json
import sqlite3
import time
from typing import Any

import pytest

from detente.server.play import gate
from detente.server.play.live import LiveTable
from tests.server.helpers import ENTROPY, PATIENCE, Line, Person, Site

pytestmark = pytest.mark.anyio
HOUR = 3600
QUESTIONS = (
    "",
    "/view",
    "/view?seat=spectator",
    "/view?step=0",
    "/log",
    "/log?seat=spectator",
    "/position",
    "/record",
    "/comments",
    "/review",
)


class Shown:
    """A public game with a delay of an hour: Anna plays the US and Boris the USSR."""

    def __init__(self, site: Site, anna: Person, table: str, us: Line, ussr: Line) -> None:
        self.site, self.anna, self.table, self.us, self.ussr = site, anna, table, us, ussr

    @classmethod
    async def begin(cls, site: Site, **settings: Any) -> "Shown":
        anna, boris = await site.guest("Anna"), await site.guest("Boris")
        table = (await anna.create(**({"mode": "open", "delay": HOUR} | settings)))["id"]
        await boris.post(f"/api/tables/{table}/join")
        us, ussr = await anna.sit(table, entropy=ENTROPY), await boris.sit(table)
        for line in (us, ussr):
            await line.until(0)
        return cls(site, anna, table, us, ussr)

    async def play(self, moves: int) -> None:
        for _ in range(moves):
            await self.ussr.play("country:poland")
            await self.us.until(self.ussr.view["sequence"])

    async def pass_time(self, seconds: float) -> None:
        """Let the moves so far have been made earlier."""
        live = await self.site.tables.get(self.table)
        live.delayed.times = [at - seconds for at in live.delayed.times]
        live.delayed.held_until -= seconds


async def everything(person: Person, table: str) -> dict[str, Any]:
    """All that somebody can ask about a table, and the lists it stands in."""
    found: dict[str, Any] = {}
    for question in QUESTIONS:
        answer = await person.http.get(f"/api/tables/{table}{question}")
        found[question] = (answer.status_code, answer.text)
    for step in (1, 2, 3):
        answer = await person.http.get(f"/api/tables/{table}/view?step={step}")
        found[f"step {step}"] = (answer.status_code, answer.text)
    for seat in ("us", "ussr"):
        answer = await person.http.get(f"/api/tables/{table}/view?seat={seat}")
        found[seat] = (answer.status_code, answer.text)
    for kind in ("live", "open", "finished"):
        found[kind] = (await person.http.get(f"/api/tables?kind={kind}")).text
    return found


async def test_a_spectator_learns_nothing_of_the_last_hour_from_anything(site: Site) -> None:
    other = await Shown.begin(site, delay=0)  # another game in the list, by which places could be compared
    game = await Shown.begin(site, clock={"base": 7200, "increment": 0})
    await other.play(1)
    clara = await site.guest("Clara")
    line = await clara.sit(game.table)
    await line.until(0)
    before, frames = await everything(clara, game.table), len(line.frames)
    assert json.loads(before[""][1])["clock"] is None, "a clock tells when somebody moved"
    await game.play(3)
    await game.ussr.send(type="undo", sequence=3)
    await game.ussr.receive("view")
    await game.ussr.play("country:east_germany")
    await game.us.send(type="chat", text="Good move in Poland!")
    await game.us.receive("chat")
    await game.us.send(type="give_time", seconds=60)
    await game.us.send(type="adjourn")
    while (await game.us.receive("table"))["table"]["pause_asked"] != "us":
        pass
    await game.ussr.send(type="ask_undo")
    await game.ussr.receive("undo_asked")
    assert await everything(clara, game.table) == before
    # Whatever is sent to the socket is answered as if nothing had happened, and nothing came by itself meanwhile.
    await site.tables.shows.run_once()
    assert await line.refused(type="play", sequence=0, action="country:poland") == "not-seated"
    assert [frame["type"] for frame in line.frames[frames:]] == ["error"]
    assert line.frames[-1]["sequence"] == 0
    for newcomer in (site.stranger(), await site.guest("Dora")):
        late = await newcomer.sit(game.table, since=99)
        await late.until(0)
        assert [frame["type"] for frame in late.frames] == ["table", "view"], "no chat, no clock"
        assert (late.view["sequence"], late.view["board"]) == (0, line.view["board"])
        assert "oland" not in json.dumps([frame for frame in late.frames + line.frames if frame["type"] != "view"])


async def test_what_is_an_hour_old_is_shown(site: Site) -> None:
    game = await Shown.begin(site)
    line = await site.stranger().sit(game.table)
    await line.until(0)
    await game.play(2)
    await game.pass_time(HOUR)
    await game.play(1)
    view = await line.until(2)
    assert view["sequence"] == 2, "two moves are an hour old, the third is not"
    assert max(step["step"] for step in view["log"]) == 2
    told = await site.stranger().get(f"/api/tables/{game.table}")
    assert (told["sequence"], told["to_move"], told["delay"]) == (2, ["ussr"], HOUR)
    await site.stranger().get(f"/api/tables/{game.table}/view?step=3", 404)


async def test_players_see_everything_at_once(site: Site) -> None:
    game = await Shown.begin(site)
    await game.play(2)
    assert game.us.view["sequence"] == 2
    assert (await game.anna.get(f"/api/tables/{game.table}"))["sequence"] == 2
    assert (await game.anna.get(f"/api/tables/{game.table}/view"))["sequence"] == 2


async def test_taking_back_shows_nothing_earlier_either(site: Site) -> None:
    game = await Shown.begin(site)
    await game.play(3)
    await game.pass_time(HOUR)
    stranger = site.stranger()
    address = f"/api/tables/{game.table}/view"
    assert (await stranger.get(address))["sequence"] == 3
    before = await everything(stranger, game.table)
    await game.ussr.send(type="undo", sequence=3)
    await game.ussr.receive("view")
    await game.ussr.play("country:east_germany")
    assert await everything(stranger, game.table) == before, "that a move was taken back is news too"
    await game.pass_time(HOUR)
    assert "East Germany" in (await stranger.http.get(f"/api/tables/{game.table}/log?lang=en")).text.split("Poland")[-1]


async def test_taking_back_at_another_server_shows_nothing_earlier_either(site: Site) -> None:
    game = await Shown.begin(site)
    await game.play(3)
    await game.pass_time(HOUR)
    with sqlite3.connect(site.tables.settings.folder / "detente.sqlite") as database:
        database.execute("UPDATE moves SET at = at - ?", (HOUR,))
    stranger = site.stranger()
    before = await everything(stranger, game.table)
    live = await site.tables.get(game.table)
    elsewhere = LiveTable(live.store, live.match)
    await elsewhere.load()
    await gate.undo(elsewhere, "ussr", 3)
    await gate.play(elsewhere, "ussr", 2, "country:east_germany")
    async with live.lock:
        assert await live.refresh()
    assert await everything(stranger, game.table) == before, "that a move was taken back is news too"


async def test_after_the_end_everything_is_open(site: Site) -> None:
    game = await Shown.begin(site)
    line = await site.stranger().sit(game.table)
    await line.until(0)
    await game.play(3)
    await game.us.send(type="chat", text="Well played")
    await game.ussr.send(type="resign")
    async with asyncio.timeout(PATIENCE):
        assert (await line.until(3))["outcome"] == {"winner": "us", "ending": "resigned"}
    assert len((await site.stranger().get(f"/api/tables/{game.table}/record"))["moves"]) == 3
    assert "Well played" in json.dumps((await (late := await site.stranger().sit(game.table)).receive("chat"), late.frames))


async def test_a_server_that_starts_again_knows_when_moves_were_made(site: Site) -> None:
    game = await Shown.begin(site)
    await game.play(2)
    live = await site.tables.get(game.table)
    times = list(live.delayed.times)
    live.delayed.times = []
    await live.load()
    assert live.delayed.times == times
    assert all(at <= time.time() for at in times)
    assert (await site.stranger().get(f"/api/tables/{game.table}"))["sequence"] == 0


async def test_a_delay_is_for_games_between_people_and_stays_with_a_rematch(site: Site) -> None:
    game = await Shown.begin(site)
    await game.play(1)
    await game.ussr.send(type="resign")
    while (await game.us.receive("table"))["table"]["status"] != "over":
        pass
    again = await game.anna.post(f"/api/tables/{game.table}/rematch")
    assert again["delay"] == HOUR
    assert (await game.anna.create(mode="sandbox", delay=HOUR))["delay"] == 0
    await game.anna.post("/api/tables", 422, game="twilight_struggle", mode="open", delay=31 * 86_400)
