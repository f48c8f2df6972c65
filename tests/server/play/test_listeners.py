"""Listeners of a table: called after every change, with the match as it was before."""

import pytest

from detente.server.play.live import LiveTable
from detente.server.store import Match

from ..helpers import Site

pytestmark = pytest.mark.anyio


async def test_every_listener_hears_of_every_change_after_it_is_stored(site: Site) -> None:
    heard: list[tuple[str, str]] = []
    for _ in range(2):
        site.tables.listeners.append(lambda live, before: heard.append((before.status, live.match.status)))
    us, ussr, _ = await site.pair()
    await ussr.play()
    await us.send(type="resign")
    await ussr.receive("table")
    assert heard[-2:] == [("playing", "over")] * 2
    assert ("waiting", "playing") in heard
    assert ("playing", "playing") in heard


async def test_a_listener_sees_what_was_committed(site: Site) -> None:
    seen: list[int] = []

    def count(live: LiveTable, before: Match) -> None:
        seen.append(live.table.sequence if live.table else -1)

    site.tables.listeners.append(count)
    _, ussr, table_id = await site.pair()
    await ussr.play()
    assert seen[-1] == len(await site.tables.store.moves(table_id)) == 1
