"""A whole game of Europe Divided through the server: everybody gets the page of their seat, and secret choices stay secret."""

import json
import random

import pytest

from detente.engine.boards import view_of
from detente.server.play.live import rebuild

from ..helpers import Site

pytestmark = pytest.mark.anyio


async def test_a_whole_game_is_played_through_the_server(site: Site) -> None:
    anna, boris = await site.guest("Anna"), await site.guest("Boris")
    table = await anna.create(game="europe_divided", side="europe", mode="private", options={"length": "short"})
    await boris.post(f"/api/tables/{table['id']}/join")
    lines = {"europe": await anna.sit(table["id"]), "russia": await boris.sit(table["id"])}
    for line in lines.values():
        await line.until(0)
    dice = random.Random(5)
    while not lines["europe"].view["outcome"]:
        mover = lines[dice.choice(lines["europe"].view["to_move"])]
        await mover.play(dice.choice(mover.view["legal"]))
        for line in lines.values():
            await line.until(mover.view["sequence"])
    assert lines["russia"].view["outcome"]["winner"] in ("europe", "russia")
    match, moves = await site.tables.store.match(table["id"]), await site.tables.store.moves(table["id"])
    half = len(moves) // 2
    view = next(f["view"] for f in lines["russia"].frames if f["type"] == "view" and f["view"]["sequence"] == half)
    expected = view_of(rebuild(match, moves[:half]), "russia", half - 1)
    assert {**view, "log": 0} == {**json.loads(json.dumps(expected)), "log": 0}
