"""Two servers of one database: any of them serves any table."""

import asyncio
import json

import pytest

from tests.server.helpers import PATIENCE, Line, Person, play_on

from .site import ROUNDS, SOON, Servers, at, begin, until_same

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_players_and_spectators_of_one_game_sit_at_different_servers(servers: Servers) -> None:
    one, two = servers.all
    anna, boris = await one.guest("Anna"), await two.guest("Boris")
    us, ussr, table = await begin(anna, boris)
    watchers = [await server.stranger().sit(table) for server in servers.all]
    for line in watchers:
        await line.until(0)
    await play_on({"us": us, "ussr": ussr}, 12)
    await until_same(us, ussr, *watchers)
    assert watchers[0].view == watchers[1].view
    await us.send(type="chat", text="Good luck")
    assert (await ussr.receive("chat"))["text"] == (await watchers[1].receive("chat"))["text"] == "Good luck"
    async with asyncio.timeout(PATIENCE):  # who is here is told by the way, and again when a server was thought lost
        while not all(seat["online"] for seat in (await boris.get(f"/api/tables/{table}"))["seats"].values()):
            await asyncio.sleep(0.05)
    await ussr.send(type="ask_undo")
    assert (await us.receive("undo_asked"))["by"] == "ussr"
    await us.send(type="answer_undo", accept=False)
    assert (await ussr.receive("undo_refused"))["by"] == "us"
    await us.send(type="resign")
    while (await ussr.receive("table"))["table"]["status"] != "over":
        pass
    again = [(await person.post(f"/api/tables/{table}/rematch"))["id"] for person in (anna, boris)]
    assert again[0] == again[1]


async def test_no_move_is_accepted_after_a_resignation_at_another_server(servers: Servers) -> None:
    one, two = servers.all
    anna, boris = await one.guest("Anna"), await two.guest("Boris")
    for _ in range(max(4, ROUNDS // 10)):
        us, ussr, table = await begin(anna, boris)
        action = ussr.view["legal"][0]
        await asyncio.gather(us.send(type="resign"), ussr.send(type="play", sequence=0, action=action))
        ended = await us.receive("table")
        while ended["table"]["status"] != "over":
            ended = await us.receive("table")
        await ussr.echo()  # whatever the move was answered with has come
        sequence = (await anna.get(f"/api/tables/{table}"))["sequence"]
        assert await ussr.refused(type="play", sequence=sequence, action=action) == "game-over"
        assert (await boris.get(f"/api/tables/{table}"))["sequence"] == sequence <= 1
        for line in (us, ussr):
            await line.connection.close()


async def test_of_two_people_who_take_one_seat_at_once_exactly_one_gets_it(servers: Servers) -> None:
    one, two = servers.all
    owner, boris, clara = await one.guest("Anna"), await one.guest("Boris"), await two.guest("Clara")
    for _ in range(ROUNDS):
        table = (await owner.create(mode="private", side="us"))["id"]
        answers = await asyncio.gather(*(person.http.post(f"/api/tables/{table}/join", json={}) for person in (boris, clara)))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        winner = "Boris" if answers[0].status_code == 200 else "Clara"
        for person in (boris, clara):
            assert (await person.get(f"/api/tables/{table}"))["seats"]["ussr"]["name"] == winner


async def test_of_two_tabs_that_move_at_once_exactly_one_wins(servers: Servers) -> None:
    one, two = servers.all
    anna, boris = await one.guest("Anna"), await two.guest("Boris")
    left = ROUNDS
    while left:
        us, ussr, table = await begin(anna, boris)
        tabs = {"us": (us, await at(anna, two).sit(table)), "ussr": (ussr, await at(boris, one).sit(table))}
        left = await race_on(tabs, left)


async def race_on(tabs: dict[str, tuple[Line, Line]], rounds: int) -> int:
    """One game in which both tabs of whoever is to move send a move, the same or another, at once; gives how many rounds are left."""
    lines = [line for pair in tabs.values() for line in pair]
    for line in lines:
        await line.until(0)
    while rounds and not lines[0].view["outcome"]:
        view = lines[0].view
        pair, sequence = tabs[view["to_move"][0]], view["sequence"]
        moves = [pair[0].view["legal"][0], pair[0].view["legal"][-1]]
        await asyncio.gather(*(tab.send(type="play", sequence=sequence, action=move) for tab, move in zip(pair, moves, strict=True)))
        for line in lines:
            await line.until(sequence + 1)
        assert {line.view["sequence"] for line in lines} == {sequence + 1}
        rounds -= 1
    refused = [frame["name"] for line in lines for frame in line.frames if frame["type"] == "error"]
    assert set(refused) <= {"stale", "not-your-turn", "game-over"}, refused
    for line in lines:
        await line.connection.close()
    return rounds


async def test_the_database_may_be_restarted_in_the_middle_of_games(servers: Servers, request: pytest.FixtureRequest) -> None:
    cluster = request.getfixturevalue("cluster")
    one, two = servers.all
    anna, boris = await one.guest("Anna"), await two.guest("Boris")
    us, ussr, _ = await begin(anna, boris)
    await play_on({"us": us, "ussr": ussr}, 4)
    await asyncio.to_thread(cluster.stop, "immediate")
    mover = {"us": us, "ussr": ussr}[us.view["to_move"][0]]
    sequence, action = mover.view["sequence"], mover.view["legal"][0]
    assert await mover.refused(type="play", sequence=sequence, action=action) == "store-down"
    await asyncio.to_thread(cluster.start)
    for server in servers.all:
        await server.until_health("ok")
    await mover.send(type="play", sequence=sequence, action=action)
    for line in (us, ussr):
        await line.until(sequence + 1)
    await play_on({"us": us, "ussr": ussr}, 4)


async def repeat(person: Person, table: str, message: dict[str, object]) -> dict[str, object]:
    """What a message is answered with at another socket of the same person."""
    line = await person.sit(table)
    await line.until(0)
    await line.connection.send(json.dumps(message))
    return await line.receive("view")


async def test_a_move_that_was_sent_again_to_another_server_is_played_once(servers: Servers) -> None:
    one, two = servers.all
    anna, boris = await one.guest("Anna"), await two.guest("Boris")
    us, ussr, table = await begin(anna, boris)
    move = {"type": "play", "sequence": 0, "action": ussr.view["legal"][0]}
    await ussr.send(**move)
    await us.until(1)
    answer = await repeat(at(boris, one), table, move)
    assert answer["view"]["sequence"] == 1  # type: ignore[index]
    assert (await anna.get(f"/api/tables/{table}"))["sequence"] == 1


async def test_without_redis_everybody_still_sees_the_same_within_two_seconds(
    servers: Servers, bus: str, request: pytest.FixtureRequest
) -> None:
    if not bus:
        pytest.skip("these servers need no Redis")
    redis = request.getfixturevalue("redis")
    one, two = servers.all
    anna, boris = await one.guest("Anna"), await two.guest("Boris")
    us, ussr, _ = await begin(anna, boris)
    redis.kill()
    for _ in range(3):
        mover = {"us": us, "ussr": ussr}[us.view["to_move"][0]]
        await mover.play()
        started = asyncio.get_running_loop().time()
        for line in (us, ussr):
            await line.until(mover.view["sequence"])
        assert asyncio.get_running_loop().time() - started < SOON
    redis.start()
    await play_on({"us": us, "ussr": ussr}, 3)


async def test_a_guests_seat_is_the_accounts_at_every_server(servers: Servers) -> None:
    one, two = servers.all
    anna, boris, home = await one.guest("Anna"), await two.guest("Boris"), await one.guest("Clara")
    us, ussr, table = await begin(anna, boris)
    await us.send(type="chat", text="Good luck")
    await ussr.receive("chat")
    await anna.post("/api/me/link/use", token=(await home.post("/api/me/link"))["token"], merge=True)
    async with asyncio.timeout(SOON):
        while (await ussr.receive("table"))["table"]["seats"]["us"]["name"] != "Clara":
            pass
    again = await at(home, two).sit(table)
    assert (await again.receive("chat"))["name"] == "Clara"
    await again.until(0)
    await play_on({"us": again, "ussr": ussr}, 4)
