"""A server that follows another: one move more is read by itself, anything else with the whole table."""

from dataclasses import replace

import pytest

from detente.server.play import gate
from detente.server.play.connection import Connection
from detente.server.play.live import LiveTable
from detente.server.store import Store

from ..helpers import Site

pytestmark = pytest.mark.anyio


class Follower:
    """The same table as another server has it in memory."""

    def __init__(self, store: Store, reads: list[str]) -> None:
        self.store, self.reads = store, reads

    async def open(self, table_id: str) -> LiveTable:
        self.live = LiveTable(self.store, await self.store.match(table_id))
        await self.live.load()
        self.reads.clear()
        return self.live

    async def follow(self, leader: LiveTable) -> list[str]:
        """What was read of the database until the follower shows what the leader does."""
        self.reads.clear()
        self.live.expect_next_version()
        assert await self.live.refresh()
        assert not self.live.is_outdated
        assert replace(self.live.match, changed=0.0) == replace(leader.match, changed=0.0)
        assert self.live.given == leader.given
        assert self.live.opened == leader.opened
        for seat in (*self.live.begun().game.seats, "spectator"):
            assert self.live.view(seat) == leader.view(seat)
        return list(self.reads)


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables that are read whole."""
    found: list[str] = []
    match = Store.match

    async def count(self: Store, table_id: str) -> object:
        found.append(table_id)
        return await match(self, table_id)

    monkeypatch.setattr(Store, "match", count)
    return found


async def play(live: LiveTable) -> None:
    table = live.begun()
    seat = table.to_move[0]
    await gate.play(live, seat, table.sequence, table.legal(seat)[0])


async def test_a_move_of_another_server_is_read_by_itself(site: Site, reads: list[str]) -> None:
    _, _, table_id = await site.pair()
    leader, follower = await site.tables.get(table_id), Follower(site.tables.store, reads)
    await follower.open(table_id)
    for _ in range(8):
        await play(leader)
        assert await follower.follow(leader) == []


async def test_whatever_else_has_changed_is_read_whole(site: Site, reads: list[str]) -> None:
    _, _, table_id = await site.pair()
    leader, follower = await site.tables.get(table_id), Follower(site.tables.store, reads)
    await play(leader)
    await follower.open(table_id)
    await play(leader)
    await play(leader)
    assert await follower.follow(leader) == [table_id], "two moves"
    mover = leader.begun().moves[-1].seat
    await gate.ask_undo(leader, mover)
    assert await follower.follow(leader) == [table_id], "somebody asks"
    await gate.answer_undo(leader, next(seat for seat in leader.begun().game.seats if seat != mover), True)
    assert await follower.follow(leader) == [table_id], "moves were taken back"
    await gate.resign(leader, mover)
    assert await follower.follow(leader) == [table_id], "the game is over"


async def test_a_table_that_was_outdated_for_another_reason_is_read_whole(site: Site, reads: list[str]) -> None:
    _, _, table_id = await site.pair()
    leader, follower = await site.tables.get(table_id), Follower(site.tables.store, reads)
    live = await follower.open(table_id)
    await play(leader)
    live.is_outdated = True
    assert await follower.follow(leader) == [table_id]
    watching = Connection(None, "en")
    live.connections.add(watching)
    await play(leader)
    live.expect_next_version()
    live.is_outdated = True  # before the move was read
    assert await live.refresh()
    assert reads == [table_id, table_id]
    assert watching.queue.qsize() == 1
