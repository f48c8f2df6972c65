"""The sandbox: one person, both seats, and any step back."""

import pytest

from ..helpers import Site

pytestmark = pytest.mark.anyio


async def test_in_a_sandbox_even_a_rolled_die_is_taken_back(site: Site) -> None:
    anna = await site.guest("Anna")
    position = "T4 AR3 US | influence cuba 0:3 | us nato, nasser | ussr fidel"
    table = await anna.create(mode="sandbox", position=position)
    line = await anna.sit(table["id"], seat="us")
    assert not (await line.until(0))["can_undo"]
    for action in ("card:nato", "play:coup", "country:cuba"):
        await line.play(action)
    for step in (3, 2, 1):
        assert line.view["can_undo"]
        await line.send(type="undo", sequence=step)
        assert (await line.receive("view"))["view"]["sequence"] == step - 1
    assert not line.view["can_undo"]
