"""Games that an older server stored: they are shown, continued, reviewed, exported and verified under the rules they were begun with."""

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from detente.commands.verify import verify
from detente.engine.game import Game, titles
from detente.server.play.fairness import commitment_of, key_of
from detente.server.play.seating import new_match
from detente.server.store import StoredMove
from tests.corpus import read_games

from ..helpers import ENTROPY, Line, Person, Site, serving

pytestmark = pytest.mark.anyio


def stored_game(title: str, is_over: bool) -> dict[str, Any]:
    """A game of version 1 as its server had it: options of that version only."""
    games = [game for game in read_games(title, 1) if not game["start"] and len(game["moves"]) > 20]
    plain = [game for game in games if all(len(move) == 2 for move in game["moves"])]  # nothing forced
    return next(game for game in plain if (game["outcome"] is not None) == is_over)


async def store(site: Site, owner: Person, data: dict[str, Any], **values: Any) -> str:
    """Put a game into the database as a server of version 1 left it."""
    game = Game(data["game"])
    own = await owner.create(game=game.id, mode="hotseat", side="random")
    seats = (await site.tables.store.match(own["id"])).seats
    match = new_match(game, "hotseat", seats, data["options"], data["rules"])
    table = game.load(json.dumps(data))
    match = replace(
        match, key=data["key"], status="over" if table.outcome else "playing", to_move=table.to_move, outcome=data["outcome"], **values
    )
    moves = [StoredMove(seat, action, n, None) for n, (seat, action) in enumerate(data["moves"])]
    await site.tables.store.add_match(match, moves)
    return match.id


@pytest.mark.parametrize("title", titles())
async def test_a_running_game_of_version_1_goes_on(tmp_path: Path, title: str) -> None:
    data = stored_game(title, is_over=False)
    async with serving(tmp_path) as site:
        anna = await site.guest("Anna")
        table_id = await store(site, anna, data)
        line: Line = await anna.sit(table_id)
        view = await line.until(len(data["moves"]))
        assert view["rules"] == 1
        table, dice = Game(title).load(json.dumps(data)), random.Random(title)
        for _ in range(12):
            if view["outcome"] or not view["legal"]:
                break
            action = dice.choice(view["legal"])
            table.play(view["to_move"][0], action)
            view = await line.play(action)
        assert (await site.tables.get(table_id)).table is not None
        assert (await site.tables.get(table_id)).table.bytes() == table.bytes()  # type: ignore[union-attr]
        assert (await anna.get(f"/api/tables/{table_id}"))["rules"] == 1


@pytest.mark.parametrize("title", titles())
async def test_a_finished_game_of_version_1_is_shown_exported_and_reviewed(tmp_path: Path, title: str) -> None:
    data = stored_game(title, is_over=True)
    async with serving(tmp_path) as site:
        anna = await site.guest("Anna")
        table_id = await store(site, anna, data)
        for path in ("", "/view", f"/view?step={len(data['moves']) // 2}", "/position"):
            await anna.get(f"/api/tables/{table_id}{path}")
        assert (await anna.http.get(f"/api/tables/{table_id}/log")).status_code == 200
        record = (await anna.http.get(f"/api/tables/{table_id}/record")).json()
        assert (record["rules"], record["final"]) == (1, data["final"])
        again = await anna.post("/api/records", 201, text=json.dumps(record))
        assert again["rules"] == 1
        branch = await anna.post("/api/branches", 201, table=table_id, step=len(data["moves"]) // 2)
        assert branch["rules"] == 1


def test_a_game_of_version_1_is_verified() -> None:
    """A key made of a secret and entropy, as a server of version 1 made it."""
    secret, entropies = "cd" * 32, [ENTROPY, "00" * 32]
    game = Game("twilight_struggle")
    table = game.new(key=key_of(secret, entropies), version=1)
    for _ in range(40):
        seat = table.to_move[0]
        table.play(seat, table.legal(seat)[0])
    data = json.loads(table.to_json())
    assert data["rules"] == 1
    data["fair"] = {"secret": secret, "commitment": commitment_of(secret), "entropy": dict(zip(game.seats, entropies, strict=True))}
    table, is_committed = verify(json.dumps(data))
    assert (table.version, is_committed) == (1, False)


async def test_a_game_of_a_later_version_is_refused_with_its_number(tmp_path: Path) -> None:
    """A server that was set back to an older release says why it cannot go on."""
    data = stored_game("cia_vs_kgb", is_over=False)
    async with serving(tmp_path) as site:
        anna = await site.guest("Anna")
        table_id = await store(site, anna, data, rules=99)
        assert (await anna.get(f"/api/tables/{table_id}", 409))["name"] == "rules-version"
