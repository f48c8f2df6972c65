"""Whole games over the server's API: two players, hot-seat, the sandbox, a bot."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from detente.engine.boards import view_of
from detente.server.play.live import rebuild
from tests.server.helpers import Line, Site, play_on, serving

pytestmark = pytest.mark.anyio
GAME = "cia_vs_kgb"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    """A running server with a fresh database."""
    async with serving(tmp_path) as running:
        yield running


async def finish(lines: dict[str, Line]) -> dict[str, Any]:
    """Play the first legal action until the end."""
    await play_on(lines, 1000)
    view = next(iter(lines.values())).view
    assert view["outcome"]
    return view


async def test_two_players_and_a_spectator_play_a_whole_game(site: Site) -> None:
    """Everybody gets the page of their seat and nothing else, from the secret choice to the end."""
    cia, kgb, table_id = await site.pair(game=GAME, side="cia", options={"points": 50})
    connection = await site.stranger().sit(table_id)
    await connection.until(0)
    lines = {"cia": cia, "kgb": kgb, "spectator": connection}
    assert cia.view["to_move"] == ["cia", "kgb"]
    view = await finish(lines)
    assert view["board"]["phase"] == "end"
    stored, match = await site.tables.store.moves(table_id), await site.tables.store.match(table_id)
    for seat, line in lines.items():
        views = [frame["view"] for frame in line.frames if frame["type"] == "view"]
        for shown in views[:: max(1, len(views) // 8)]:
            table = rebuild(match, stored[: shown["sequence"]])
            assert {**shown, "log": 0} == {**view_of(table, seat), "log": 0}


async def test_the_second_secret_choice_can_come_first(site: Site) -> None:
    cia, kgb, _ = await site.pair(game=GAME, side="cia")
    await kgb.play("agent:director")
    await cia.until(1)
    assert cia.view["board"]["sides"]["kgb"]["agent_x"] == {"chosen": True, "open": False, "id": None}
    assert cia.view["to_move"] == ["cia"]
    await cia.play("agent:analyst")
    assert cia.view["board"]["sides"]["cia"]["agent_x"]["id"] == "analyst"


async def test_a_hot_seat_game_is_played_to_the_end_by_one_person(site: Site) -> None:
    anna = await site.guest("Anna")
    table = await anna.create(game=GAME, side="cia", mode="hotseat", options={"points": 50})
    line = await anna.sit(table["id"])
    await line.until(0)
    for _ in range(1000):
        if line.view["outcome"]:
            break
        if line.view["seat"] not in line.view["to_move"]:
            await line.send(type="hello", seat=line.view["to_move"][0])
            await line.receive("view")
        await line.play()
    assert line.view["outcome"]["winner"] in ("cia", "kgb")


async def test_the_sandbox_begins_anywhere_and_goes_back(site: Site) -> None:
    anna = await site.guest("Anna")
    start = "R2 struggle CIA | objective cuba | balance cia | cia_x analyst | kgb_x deputy_director | cia bankers | kgb radio | deck police"
    table = await anna.create(game=GAME, side="cia", mode="sandbox", position=start)
    line = await anna.sit(table["id"])
    await line.until(0)
    await line.play("recruit")
    assert line.view["board"]["round"] == 3, "riots have ended the round"
    await line.send(type="rewind", step=0)
    assert (await line.receive("view"))["view"]["board"]["sides"]["cia"]["influence"] == 6


async def test_the_random_bot_answers_by_itself(site: Site) -> None:
    anna = await site.guest("Anna")
    table = await anna.create(game=GAME, side="kgb", mode="bot")
    line = await anna.sit(table["id"])
    await line.until(1)
    for _ in range(12):
        while "kgb" not in line.view["to_move"]:
            await line.until(line.view["sequence"] + 1)
        await line.play()
    assert line.view["board"]["sides"]["cia"]["agent_x"]["id"] is None or line.view["board"]["sides"]["cia"]["agent_x"]["open"]
