"""Moves of many tables in one transaction: what is stored is exactly what was written."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from detente.engine.game import Game
from detente.server.errors import Conflict, Outdated
from detente.server.play.clocks import new_clock
from detente.server.play.seating import new_match
from detente.server.store import Holder, Match, Store, StoredMove

from ..helpers import GAME

pytestmark = pytest.mark.anyio
SEATS = ("us", "ussr")


def new_table(is_timed: bool) -> Match:
    game = Game(GAME)
    clock = new_clock(SEATS, 3600, 5).press(["ussr"], 1_790_000_000.1234567) if is_timed else None
    match = new_match(game, "private", {seat: Holder() for seat in SEATS}, {}, game.rules.version)
    return replace(match, status="playing", key="00" * 16, clock=clock, to_move=("ussr",), undo_asked="us")


def moved(match: Match, number: int) -> Match:
    """How a table stands after a move."""
    clock = match.clock.press(["us"], match.changed + 0.1 * number, 1) if match.clock else None
    asker = "us" if match.clock else None
    return match.but(to_move=("us", "ussr"), changed=match.changed + number / 7, undo_asked=None, clock=clock, pause_asked=asker)


async def test_moves_of_many_tables_at_once_are_stored_as_they_were_made(tmp_path: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path}/detente.sqlite")
    await store.open()
    before = [new_table(is_timed=number % 3 == 0) for number in range(90)]
    await asyncio.gather(*(store.add_match(match) for match in before))
    after = [moved(match, number) for number, match in enumerate(before)]
    forced: list[dict[str, Any] | None] = [{"dice": [number % 6]} if number % 2 else None for number in range(90)]
    moves = [StoredMove("ussr", f"country:number-{number}", number % 5, forced[number]) for number in range(90)]
    written = await asyncio.gather(*(store.add_move(match, 0, move) for match, move in zip(after, moves, strict=True)))
    for match, move in zip(written, moves, strict=True):
        assert await store.match(match.id) == match
        assert await store.moves_since(match.id, 0) == (match.version, [move])
    await store.close()


async def test_of_moves_in_one_transaction_those_on_an_old_version_alone_are_refused(tmp_path: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path}/detente.sqlite")
    await store.open()
    tables = [new_table(is_timed=False) for _ in range(6)]
    await asyncio.gather(*(store.add_match(match) for match in tables))
    given = [match.but(version=match.version - (number == 2)) for number, match in enumerate(tables)]
    move = StoredMove("ussr", "country:poland", 0)
    answers = await asyncio.gather(*(store.add_move(match, 0, move) for match in given), return_exceptions=True)
    assert [type(answer) for answer in answers] == [Match, Match, Outdated, Match, Match, Match]
    again = await asyncio.gather(*(store.add_move(match, 0, move) for match in answers if isinstance(match, Match)), return_exceptions=True)
    assert [type(answer) for answer in again] == [Conflict] * 5, "a move of this number is there"
    await store.close()


async def test_a_long_game_is_added_whole(tmp_path: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path}/detente.sqlite")
    await store.open()
    match, moves = new_table(is_timed=False), [StoredMove(SEATS[number % 2], f"card:{number}", number) for number in range(700)]
    await store.add_match(match, moves)
    assert await store.moves(match.id) == moves
    await store.close()
