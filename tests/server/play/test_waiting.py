"""The tables that wait for somebody."""

import pytest

from tests.server.helpers import ENTROPY, Site, play_on

pytestmark = pytest.mark.anyio


async def test_a_table_waits_for_whoever_is_to_move_and_bots_wait_for_nobody(site: Site) -> None:
    us, ussr, table = await site.pair()
    anna, boris = site.people[:2]
    await (await anna.sit((await anna.create(mode="bot"))["id"])).until(0)
    assert (await site.stranger().get("/api/me/waiting")) == {"waiting": [], "unread": 0, "newest": 0}
    for _ in range(4):
        mover = us.view["to_move"][0]
        found = {side: (await person.get("/api/me/waiting"))["waiting"] for side, person in (("us", anna), ("ussr", boris))}
        assert [one["table"] for one in found[mover]] == [table]
        assert found[mover][0]["kind"] == "move"
        assert all(not waiting for side, waiting in found.items() if side not in us.view["to_move"])
        await play_on({"us": us, "ussr": ussr}, 1)


async def test_a_game_that_cannot_begin_waits_for_whoever_is_missing(site: Site) -> None:
    anna, boris = await site.guest("Anna"), await site.guest("Boris")
    table = (await anna.create(mode="private"))["id"]
    assert not (await anna.get("/api/me/waiting"))["waiting"], "an opponent is missing, not Anna"
    await boris.post(f"/api/tables/{table}/join")
    await anna.sit(table, entropy=ENTROPY)
    for person in (anna, boris):
        while True:
            found = [(one["table"], one["kind"]) for one in (await person.get("/api/me/waiting"))["waiting"]]
            if person is boris or not found:
                break
        assert found == ([] if person is anna else [(table, "begin")])


async def test_the_table_whose_time_is_up_first_comes_first(site: Site) -> None:
    tables = []
    anna, boris = await site.guest("Anna"), await site.guest("Boris")
    for clock in (None, {"days": 3}, {"days": 1}):
        table = (await anna.create(mode="private", side="us", clock=clock))["id"]
        await boris.post(f"/api/tables/{table}/join")
        await anna.sit(table, entropy=ENTROPY)
        await (await boris.sit(table, entropy=ENTROPY)).until(0)
        tables.append(table)
    waiting = [(await person.get("/api/me/waiting"))["waiting"] for person in (anna, boris)]
    found = next(one for one in waiting if one)
    assert [one["table"] for one in found] == [tables[2], tables[1], tables[0]]
