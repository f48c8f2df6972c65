"""Two players, spectators and bots at a table: one gate, and everybody sees only the page of their seat."""

import asyncio
import base64
import gc
import json
import zlib

import pytest

from detente.engine.boards import view_of
from detente.engine.game import Game
from detente.server.errors import Conflict
from detente.server.play.live import rebuild

from ..helpers import GAME, UNRATED, Site, play_on

pytestmark = pytest.mark.anyio


async def test_two_players_and_a_spectator_get_the_page_of_their_seat_and_nothing_else(site: Site) -> None:
    us, ussr, table_id = await site.pair()
    connection = await site.stranger().sit(table_id)
    await connection.until(0)
    lines = {"us": us, "ussr": ussr}
    await play_on({**lines, "spectator": connection}, 25)
    stored = await site.tables.store.moves(table_id)
    match = await site.tables.store.match(table_id)
    for seat, line in {**lines, "spectator": connection}.items():
        views = [frame["view"] for frame in line.frames if frame["type"] == "view"]
        for view in views:
            table = rebuild(match, stored[: view["sequence"]])
            expected = view_of(table, seat, max(0, view["sequence"] - 1))
            assert {**view, "log": 0} == {**expected, "log": 0}
            assert all(step in view_of(table, seat)["log"] for step in view["log"])
        others = [f for f in line.frames if f["type"] != "view"]
        assert match.secret not in json.dumps(others)
        assert str(match.key) not in json.dumps(others)


async def test_a_bot_answers_by_itself(site: Site) -> None:
    anna = await site.guest("Anna")
    table = await anna.create(mode="bot", side="us")
    assert table["status"] == "waiting"
    line = await anna.sit(table["id"])
    view = await line.until(0)
    while "us" not in view["to_move"]:
        view = await line.until(view["sequence"] + 1)
    assert view["sequence"] >= 6, "the USSR has placed its six points"
    for _ in range(5):
        if "us" in line.view["to_move"]:
            await line.play()
    assert (await anna.get("/api/tables"))["tables"][0]["id"] == table["id"]


async def test_a_move_sent_again_is_answered_with_the_view_and_changes_nothing(site: Site) -> None:
    _, ussr, table_id = await site.pair()
    first, second = ussr.view["legal"][:2]
    move = {"type": "play", "sequence": 0, "action": first}
    await ussr.send(**move)
    await ussr.until(1)
    await ussr.send(**move)
    await ussr.receive("view")
    assert ussr.view["sequence"] == 1
    assert len(await site.tables.store.moves(table_id)) == 1
    assert await ussr.refused(type="play", sequence=0, action=second) == "stale"


async def test_hostile_moves_are_refused_exactly_and_change_nothing(site: Site) -> None:
    us, ussr, table_id = await site.pair()
    stranger = await site.stranger().sit(table_id)
    await stranger.until(0)
    before = (await site.tables.get(table_id)).table
    legal = ussr.view["legal"][0]
    assert await us.refused(type="play", sequence=0, action=legal) == "not-your-turn"
    assert await stranger.refused(type="play", sequence=0, action=legal) == "not-seated"
    assert await stranger.refused(type="resign") == "not-seated"
    assert await stranger.refused(type="chat", text="hi") == "not-seated"
    assert await ussr.refused(type="play", sequence=0, action="country:france") == "illegal"
    assert await ussr.refused(type="play", sequence=0, action="country:atlantis") == "action"
    assert await ussr.refused(type="play", sequence=7, action=legal) == "stale"
    assert await ussr.refused(type="play", sequence=-1, action=legal) == "bad-message"
    assert await ussr.refused(type="play", sequence="0", action=legal) == "bad-message"
    assert await ussr.refused(type="play", sequence=0, action=3) == "bad-message"
    assert await ussr.refused(type="play", sequence=0, action=legal, seat="us") == "bad-message"
    assert await ussr.refused(type="nuke") == "bad-message"
    assert await ussr.refused(type="undo", sequence=0) == "undo-nothing"
    assert await ussr.refused(type="rewind", step=0) == "sandbox-only"
    assert await us.refused(type="answer_undo", accept=True) == "undo-not-asked"
    await ussr.connection.send("x" * 5000)
    assert (await ussr.receive("error"))["name"] == "too-large"
    assert (await site.tables.get(table_id)).table is before
    assert await site.tables.store.moves(table_id) == []
    await ussr.play(legal)


async def test_a_socket_that_has_not_said_hello_may_do_nothing(site: Site) -> None:
    anna = await site.guest("Anna")
    table = await anna.create(mode="hotseat")
    line = await anna.open(table["id"])
    assert await line.refused(type="resign") == "no-hello"


async def test_a_huge_frame_closes_only_its_own_socket(site: Site) -> None:
    us, ussr, _ = await site.pair()
    await us.connection.send("x" * 100_000)
    await us.connection.wait_closed()
    assert us.connection.close_code == 1009
    await ussr.play()


async def test_a_secret_choice_is_not_stale_because_the_other_chose_first(site: Site) -> None:
    us, ussr, table_id = await site.pair()
    lines = {"us": us, "ussr": ussr}
    while us.view["question"] != "headline":
        await play_on(lines, 1)
    sequence, action = us.view["sequence"], us.view["legal"][0]
    await ussr.play()
    await us.send(type="play", sequence=sequence, action=action)
    view = await us.until(sequence + 2)
    await us.send(type="play", sequence=sequence, action=action)
    again = (await us.receive("view"))["view"]
    assert again["sequence"] == view["sequence"]
    assert us.view["board"]["headline"]["ussr"] != "hidden"
    stored = await site.tables.store.moves(table_id)
    assert [move.given for move in stored[-2:]] == [sequence, sequence]


async def test_undo_by_the_law_and_by_agreement(site: Site) -> None:
    us, ussr, table_id = await site.pair()
    await ussr.play()
    await us.until(1)
    assert ussr.view["can_undo"]
    assert await ussr.refused(type="undo", sequence=0) == "stale"
    await ussr.send(type="undo", sequence=1)
    while ussr.view["sequence"] != 0 or us.view["sequence"] != 0:
        await ussr.receive("view")
        await us.receive("view")
    lines = {"us": us, "ussr": ussr}
    while us.view["to_move"] != ["us"]:
        await play_on(lines, 1)
    await play_on(lines, 1)
    assert await ussr.refused(type="undo", sequence=ussr.view["sequence"]) == "undo-law"
    sequence = us.view["sequence"]
    await ussr.send(type="ask_undo")
    assert (await us.receive("undo_asked"))["by"] == "ussr"
    assert await ussr.refused(type="answer_undo", accept=True) == "undo-not-asked"
    await us.send(type="answer_undo", accept=False)
    await ussr.receive("undo_refused")
    await ussr.send(type="ask_undo")
    await us.receive("undo_asked")
    await us.send(type="answer_undo", accept=True)
    assert (await us.receive("view"))["view"]["sequence"] == sequence - 2
    assert len(await site.tables.store.moves(table_id)) == sequence - 2


async def test_resigning_ends_the_game_reveals_the_chance_and_offers_a_rematch(site: Site) -> None:
    us, ussr, table_id = await site.pair()
    await ussr.play()
    await us.send(type="resign")
    table = (await ussr.receive("table"))["table"]
    assert (table["status"], table["outcome"]) == ("over", {"winner": "ussr", "ending": "resigned"})
    assert table["fair"]["entropy"]["us"] == "ab" * 32
    assert (await ussr.receive("view"))["view"]["outcome"]["ending"] == "resigned"
    assert await ussr.refused(type="play", sequence=1, action="country:poland") == "game-over"
    anna, boris = site.people[:2]
    again = await anna.post(f"/api/tables/{table_id}/rematch")
    assert again["seats"]["ussr"]["name"] == "Anna"
    assert (await boris.post(f"/api/tables/{table_id}/rematch"))["id"] == again["id"]
    assert (await ussr.receive("table"))["table"]["rematch"] == again["id"]


async def test_a_game_can_be_called_off_before_the_first_move_only(site: Site) -> None:
    us, ussr, table_id = await site.pair()
    await ussr.play()
    assert await us.refused(type="abort") == "too-late-to-abort"
    await ussr.send(type="undo", sequence=1)
    await us.receive("view")
    await us.send(type="abort")
    while (table := (await ussr.receive("table"))["table"])["status"] == "playing":
        pass
    assert table["status"] == "aborted"
    assert table["fair"] is None
    assert (await site.tables.get(table_id)).match.outcome is None


async def test_one_person_on_both_seats_sees_one_hand_at_a_time(site: Site) -> None:
    anna = await site.guest("Anna")
    table = await anna.create(mode="hotseat")
    line = await anna.sit(table["id"])
    view = await line.until(0)
    assert view["seat"] == "ussr", "whoever has to decide"
    assert view["board"]["hand"] == (await anna.get(f"/api/tables/{table['id']}/view?seat=ussr"))["board"]["hand"]
    while line.view["to_move"] == ["ussr"]:
        await line.play()
    assert line.view["seat"] == "ussr"
    assert line.view["legal"] == []
    await line.send(type="hello", seat="us", since=line.view["sequence"])
    assert (await line.receive("view"))["view"]["seat"] == "us"
    await line.play()


async def test_a_sandbox_goes_back_to_any_step_and_begins_anywhere(site: Site) -> None:
    anna = await site.guest("Anna")
    start = "T4 AR3 US | influence italy 1:0 | us duck_and_cover, nasser | ussr fidel"
    table = await anna.create(mode="sandbox", position=start)
    line = await anna.sit(table["id"])
    await line.until(0)
    for action in ("card:nasser", "play:coup"):
        if action in line.view["legal"]:
            await line.play(action)
    await line.send(type="rewind", step=0)
    assert (await line.receive("view"))["view"]["sequence"] == 0
    await line.play("card:nasser")
    await line.play("play:influence")
    branch = await anna.post("/api/branches", 201, table=table["id"], step=1)
    other = await anna.sit(branch["id"])
    assert (await other.until(1))["question"] == "play"
    position = (await anna.get(f"/api/tables/{branch['id']}/position"))["line"]
    assert position.startswith("T4 AR3 US")
    again = await anna.create(mode="sandbox", position=position)
    third = await anna.sit(again["id"])
    assert {**(await third.until(0)), "log": 0, "sequence": 1} == {**other.view, "log": 0, "can_undo": False}


async def test_an_exact_position_is_taken_only_as_the_server_wrote_it(site: Site) -> None:
    anna = await site.guest("Anna")
    table = await anna.create(mode="sandbox", position="T4 AR3 US | us nasser | ussr fidel")
    line = await anna.sit(table["id"])
    await line.until(0)
    await line.play("card:nasser")
    position = (await anna.get(f"/api/tables/{table['id']}/position"))["line"]
    start, _, packed = position.rpartition(" at ")
    layout, _, packed = packed.partition(":")
    raw = base64.urlsafe_b64decode(packed)
    record = bytearray(zlib.decompress(raw))
    record[100] ^= 1
    assert Game(GAME).position(position).legal("us") == line.view["legal"], "whoever reads lines does not mind the seal"
    for forged in (raw[:-16], raw[:-1], raw + b"x", zlib.compress(bytes(record)) + raw[-16:], b"", b"x" * 50):
        other = f"{start} AT {layout}:{base64.urlsafe_b64encode(forged).decode()}"
        assert (await anna.post("/api/tables", 422, game=GAME, mode="sandbox", position=other))["name"] == "position-exact"
    other = f"{start} at 1:{packed}"
    assert (await anna.post("/api/tables", 422, game=GAME, mode="sandbox", position=other))["name"] == "position-exact", "another layout"
    file = json.loads(Game(GAME).new().to_json()) | {"start": other}
    assert (await anna.post("/api/records", 422, text=json.dumps(file)))["name"] == "position-exact"


async def test_the_line_of_a_seat_in_the_middle_of_a_play_is_sealed_too(site: Site) -> None:
    anna = await site.guest("Anna")
    table = await anna.create(mode="bot", side="ussr", bot="random")
    line = await anna.sit(table["id"])
    await line.until(0)
    await line.play(line.view["legal"][0])
    position = (await anna.get(f"/api/tables/{table['id']}/position"))["line"]
    start, _, packed = position.rpartition(" view ussr ")
    assert " | at " not in position
    assert Game(GAME).position(position).legal("ussr") == line.view["legal"]
    again = await anna.create(mode="sandbox", position=position)
    assert again["id"]
    for other in (f"{start} view us {packed}", f"{start} view ussr {packed[:-4]}AAA=", Game(GAME).position(position).position("ussr")):
        assert (await anna.post("/api/tables", 422, game=GAME, mode="sandbox", position=other))["name"] == "position-exact"


@pytest.mark.parametrize("section", ["cards x", "seen x", "spaces x", "header T4 AR3 US", "known mars"])
async def test_a_section_that_cannot_be_read_is_refused_and_no_fault_of_the_server(site: Site, section: str) -> None:
    anna = await site.guest("Anna")
    wrong = await anna.post("/api/tables", 422, game=GAME, mode="sandbox", position=f"T4 AR3 US | us nasser | ussr fidel | {section}")
    assert wrong["name"] in ("position-section", "position-value")


async def test_bidding_that_swaps_sides_moves_the_players(site: Site) -> None:
    us, ussr, table_id = await site.pair(options={"bid": True})
    for line in (us, ussr):
        side = "side:ussr" if line is us else "side:us"
        await line.play(side)
    for line in (us, ussr):
        await line.until(2)
        await line.play(next(action for action in line.view["legal"] if action.startswith("bid:")))
    for line in (us, ussr):
        await line.until(4)
    assert (us.view["seat"], ussr.view["seat"]) == ("ussr", "us")
    info = await site.people[0].get(f"/api/tables/{table_id}")
    seat = info["seats"]["ussr"]
    assert seat.pop("person")
    assert seat == {"name": "Anna", "kind": "guest", "bot": None, "you": True, "online": True} | UNRATED
    listed = (await site.people[0].get("/api/tables"))["tables"][0]
    assert listed["your_move"] == (info["to_move"] == ["ussr"])


async def test_chat_reaches_everybody_and_is_there_on_return(site: Site) -> None:
    us, ussr, table_id = await site.pair()
    await us.send(type="chat", text="Good luck <b>")
    assert (await ussr.receive("chat"))["text"] == "Good luck <b>"
    again = await site.people[1].sit(table_id)
    line = await again.receive("chat")
    assert (line["name"], line["seat"]) == ("Anna", "us")


async def test_a_change_that_is_refused_after_its_player_has_gone_is_no_fault(site: Site) -> None:
    faults, may_end = list[dict[str, object]](), asyncio.Event()
    asyncio.get_running_loop().set_exception_handler(lambda _, context: faults.append(context))

    async def end_with(error: Exception) -> None:
        await may_end.wait()
        raise error

    for error in (Conflict("table-full"), ZeroDivisionError()):
        may_end.clear()
        asking = asyncio.create_task(site.tables.finish(end_with(error)))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        may_end.set()
        await asyncio.sleep(0.01)
        gc.collect()
        assert [fault["exception"] for fault in faults] == ([] if isinstance(error, Conflict) else [error])
