"""A crowd of spectators: what all of them see is made once, and players do not notice who comes and goes."""

from typing import Any

import pytest

from detente.server.play.connection import Connection
from detente.server.play.live import LiveTable

from ..helpers import Site

pytestmark = pytest.mark.anyio


async def test_spectators_who_come_and_go_cost_the_players_nothing(site: Site) -> None:
    us, _, table_id = await site.pair()
    before = len(us.frames)
    for _ in range(5):
        watching = await site.stranger().sit(table_id)
        await watching.until(0)
        await watching.connection.close()
    await us.echo()
    assert [frame["type"] for frame in us.frames[before:]] == ["pong"]


async def test_the_view_of_spectators_is_made_once(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    _, ussr, table_id = await site.pair()
    made: list[str] = []
    view, info = LiveTable.view, LiveTable.info

    def count_views(self: LiveTable, seat: str, *rest: Any) -> Any:
        made.append(seat)
        return view(self, seat, *rest)

    def count_infos(self: LiveTable, visitor: str | None) -> Any:
        made.append("table")
        return info(self, visitor)

    monkeypatch.setattr(LiveTable, "view", count_views)
    lines = [await site.stranger().sit(table_id) for _ in range(20)]
    for line in lines:
        assert (await line.until(0))["seat"] == "spectator"
    assert made == ["spectator"]
    monkeypatch.setattr(LiveTable, "info", count_infos)
    made.clear()
    await ussr.play()
    for line in lines:
        assert (await line.until(1))["sequence"] == 1
    assert sorted(made) == ["spectator", "us", "ussr"]
    made.clear()
    await ussr.send(type="resign")
    for line in lines:
        while (await line.receive("table"))["table"]["status"] != "over":
            pass
    assert made.count("table") == 3, "one for each player, one for all others"


async def test_players_still_see_each_other_come_and_go(site: Site) -> None:
    us, ussr, _ = await site.pair()
    await us.connection.close()
    while (await ussr.receive("table"))["table"]["seats"]["us"]["online"]:
        pass


async def test_who_comes_later_reads_what_was_said(site: Site) -> None:
    us, ussr, table_id = await site.pair()
    await us.send(type="chat", text="one")
    await ussr.receive("chat")
    first = await site.stranger().sit(table_id)
    assert (await first.receive("chat"))["text"] == "one"
    await us.send(type="chat", text="two")
    await ussr.receive("chat")
    second = await site.stranger().sit(table_id)
    assert [(await second.receive("chat"))["text"] for _ in range(2)] == ["one", "two"]


async def test_spectators_who_come_do_not_wait_for_the_lock_that_moves_need(site: Site) -> None:
    """Nor does the next move wait for a crowd of them."""
    _, _, table_id = await site.pair()
    await (await site.stranger().sit(table_id)).until(0)
    live = await site.tables.get(table_id)
    async with live.lock:
        lines = [await site.stranger().sit(table_id) for _ in range(5)]
        for line in lines:
            await line.until(0)
    assert [frame["type"] for frame in lines[0].frames] == ["table", "view"]


async def test_a_member_who_watches_does_not_read_whom_they_mute(site: Site) -> None:
    us, ussr, table_id = await site.pair()
    await us.send(type="chat", text="one")
    said = await ussr.receive("chat")
    clara = await site.guest("Clara")
    await clara.post(f"/api/people/{said['person']}/mute", on=True)
    line = await clara.sit(table_id)
    await line.until(0)
    assert [frame["type"] for frame in line.frames] == ["table", "view"]


async def test_what_is_sent_together_waits_in_its_order_for_a_socket_that_takes_nothing() -> None:
    taken: list[bytes] = []

    def take(frame: bytes) -> bool:
        taken.append(frame)
        return True

    free = Connection(None, "en", write=take)
    slow = Connection(None, "en", write=lambda frame: False)
    for connection in (free, slow):
        with connection.together():
            connection.send({"type": "table"})
            connection.send({"type": "view"})
        connection.send({"type": "pong"})
    assert len(taken) == 2, "one piece, and the message after it"
    assert [await slow.next() for _ in range(3)] == ['{"type":"table"}', '{"type":"view"}', '{"type":"pong"}']
