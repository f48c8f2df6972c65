"""The client against a real server: by letter, live, over a restart; and the example bot."""

import asyncio
import os
import random
import runpy
import signal
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from detente.client import AsyncClient, Client, PlannedAnswer, Problem, Seek, Table
from detente.client.calls import LONGEST_PAUSE, pause_before, problem_of

from ..server.helpers import Person, Process, Site, serving
from .derive import DERIVED, WRITTEN, derive

pytestmark = pytest.mark.anyio
EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "server_bot.py"
GAME = "cia_vs_kgb"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Site]:
    """In the test's own loop, which starts faster than a process."""
    async with serving(tmp_path) as running:
        yield running


@pytest.fixture
async def process(tmp_path: Path) -> AsyncIterator[Process]:
    """A server that can be killed."""
    running = Process(tmp_path)
    await running.start()
    yield running
    await running.close()


async def member(server: Site, name: str) -> tuple[Person, str]:
    """Somebody with an account, and a token that may do everything."""
    person = await server.guest(name)
    await person.post("/api/me/account", login=name.lower(), password="correct horse battery")
    made = await person.post("/api/me/tokens", 201, name="client", scopes=["read", "play", "chat", "tournaments"])
    return person, made["secret"]


async def run_example(server: Site, token: str, *words: str) -> str:
    command = (sys.executable, str(EXAMPLE), "--server", server.url, "--bot", "heuristic", "--seed", "1", *words)
    environment = os.environ | {"DETENTE_TOKEN": token}
    process = await asyncio.create_subprocess_exec(
        *command, env=environment, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    output, errors = await process.communicate()
    assert process.returncode == 0, errors.decode()
    return output.decode()


async def test_two_clients_open_join_play_chat_resign_and_export(server: Site) -> None:
    (_, ours), (_, theirs) = await member(server, "Anna"), await member(server, "Boris")
    async with AsyncClient(server.url, ours) as anna, AsyncClient(server.url, theirs) as boris:
        me = await anna.me()
        assert me is not None
        assert me["login"] == "anna"
        table = (await anna.open(GAME, "open", days=3))["id"]
        assert [one["id"] for one in (await boris.tables("open"))["tables"]] == [table]
        assert (await boris.join(table))["status"] == "waiting"
        async with anna.stream(table) as mine, boris.stream(table) as yours:
            views = [await mine.ready(), await yours.ready()]
            mover, client = (mine, anna) if views[0]["legal"] else (yours, boris)
            before = await mover.ready()
            assert [one["id"] for one in await client.waiting()] == [table]
            assert await client.legal(table) == before["legal"]
            with pytest.raises(Problem) as refused:
                await mover.play("nonsense")
            assert refused.value.name == "action"
            after = await mover.play(before["legal"][0])
            assert after["sequence"] == before["sequence"] + 1
            await mover.chat("well played")
            said = [message async for message in until_chat(yours if mover is mine else mine)]
            assert said[-1]["text"] == "well played"
            await mover.resign()
        assert "resigned" in await anna.export(table)
        assert (await anna.table(table))["status"] == "over"
        assert await anna.log(table, lang="pl")


async def until_chat(stream: object) -> AsyncIterator[dict[str, object]]:
    async for message in stream:  # type: ignore[attr-defined]
        yield message
        if message["type"] == "chat":
            return


async def test_a_move_by_letter_needs_no_stream(server: Site) -> None:
    _, token = await member(server, "Anna")

    def play() -> None:
        with Client(server.url, token) as client:
            table = client.open(GAME, "hotseat")["id"]
            with client.stream(table) as here:
                before = here.ready()
            after = client.play(table, before["legal"][0])
            assert after["sequence"] == 1
            assert client.view(table, step=0)["sequence"] == 0
            assert client.position(table, seat=after["seat"])

    await asyncio.to_thread(play)


async def test_a_stream_goes_on_after_the_server_was_killed(process: Process) -> None:
    _, token = await member(process, "Anna")
    async with AsyncClient(process.url, token) as anna:
        table = (await anna.open(GAME, "hotseat"))["id"]
        async with anna.stream(table) as here:
            first = await here.ready()
            await process.stop(signal.SIGKILL)
            playing = asyncio.create_task(here.play(first["legal"][0]))
            await process.start()
            assert (await playing)["sequence"] == 1
        assert (await anna.view(table))["sequence"] == 1


async def test_planned_answers_are_given_and_comments_written_by_both_clients(server: Site) -> None:
    (_, ours), (_, theirs) = await member(server, "Anna"), await member(server, "Boris")
    async with AsyncClient(server.url, ours) as anna, AsyncClient(server.url, theirs) as boris:
        made = await anna.open("twilight_struggle", "private", side="us", delay=900)
        table = made["id"]
        assert made["delay"] == 900
        await boris.join(table)
        async with anna.stream(table) as us, boris.stream(table) as ussr:
            await us.ready()
            await ussr.ready()
            coming = await anna.coming(table)
            assert "country:italy" in next(one["actions"] for one in coming["questions"] if one["question"] == "setup")
            planned: list[PlannedAnswer] = [{"question": "setup", "choices": [{"action": "country:italy"}]}]
            kept = await anna.save_plan(table, planned, sequence=coming["sequence"])
            assert kept["answers"] == [{"question": "setup", "choices": [{"action": "country:italy", "told": None}], "news": False}]
            with pytest.raises(Problem) as refused:
                await boris.save_plan(table, planned, sequence=coming["sequence"])
            assert refused.value.name == "plan-asked", "whose move it is answers now"
            for _ in range(6):
                await ussr.play("country:poland")
            while (await ussr.ready())["sequence"] < 7:
                await ussr.receive()
            assert (await anna.plan(table))["answers"] == []
            await ussr.resign()
        assert await asyncio.to_thread(written_about, server.url, theirs, table) == ["Warsaw was enough."]
        assert [(one["step"], one["text"], one["you"]) for one in (await anna.comments(table))["comments"]] == [
            (6, "Warsaw was enough.", False)
        ]


def written_about(url: str, token: str, table: str) -> list[str]:
    """Comments by the waiting client: two are written, one is changed, one deleted."""
    with Client(url, token) as client:
        assert client.plan(table)["answers"] == []
        first = client.comment(table, 6, "Why?")["comments"][0]["id"]
        second = client.comment(table, 7, "Italy!")["comments"][1]["id"]
        client.delete_comment(second)
        client.change_comment(first, "Warsaw was enough.")
        with pytest.raises(Problem):
            client.change_comment(second, "again")
        return [one["text"] for one in client.comments(table)["comments"]]


async def test_a_program_enters_a_tournament_that_allows_bots_and_leaves_it(server: Site) -> None:
    person, token = await member(server, "Anna")
    bot = await person.post("/api/me/bots", 201, name="Annabot")
    made = await person.post(f"/api/me/bots/{bot['person']}/tokens", 201, name="play", scopes=["read", "tournaments"])
    plan = {"style": "swiss", "starts": time.time() + 3600, "round_seconds": 3600}
    cups = [
        (await person.post("/api/tournaments", 201, name=name, game=GAME, clock={"days": 2}, plan=plan | {"bots": bots}))["id"]
        for name, bots in (("People", False), ("Everybody", True))
    ]
    async with AsyncClient(server.url, made["secret"]) as client:
        with pytest.raises(Problem) as refused:
            await client.enter(cups[0])
        assert refused.value.name == "tournament-bots"
        assert (await client.enter(cups[1]))["you"]["entered"]
        assert {one["id"]: one["entrants"] for one in await client.tournaments("coming", GAME)} == {cups[0]: 0, cups[1]: 1}
        assert not (await client.leave(cups[1]))["you"]["entered"]
        with pytest.raises(Problem) as refused:
            await client.check_in(cups[1])
        assert refused.value.status == 409

    def look() -> int:
        with Client(server.url, token) as client:
            return len(client.tournament(cups[0])["pairings"])

    assert await asyncio.to_thread(look) == 0


async def told(client: AsyncClient, kind: str) -> str | None:
    """The table of the first notification of a kind, which is read with all others."""
    async with asyncio.timeout(60):
        while not (found := [one for one in (await client.notifications())["notifications"] if one["kind"] == kind]):
            await asyncio.sleep(0.2)
    assert await client.read_notifications([found[0]["id"]]) == await client.read_notifications(up_to=found[0]["id"]) == 0
    return found[0]["table"]


async def test_a_bot_account_challenges_a_person_who_declines_once_and_then_accepts(server: Site) -> None:
    (owner, _), (_, theirs) = await member(server, "Anna"), await member(server, "Boris")
    bot = await owner.post("/api/me/bots", 201, name="Annabot")
    made = await owner.post(f"/api/me/bots/{bot['person']}/tokens", 201, name="play", scopes=["read", "play"])
    async with AsyncClient(server.url, made["secret"]) as program, AsyncClient(server.url, theirs) as boris:
        me = await boris.me()
        assert me is not None
        assert me["person"] is not None
        first = await program.challenge(me["person"], GAME, side="cia", days=2, delay=900)
        (asked,) = await boris.challenges()
        assert await told(boris, "challenge") == first["id"]
        assert (asked["to_me"], asked["table"]["id"], asked["table"]["seats"]["cia"]["kind"]) == (True, first["id"], "bot")
        assert first["delay"] == 900
        await boris.decline(first["id"])
        assert await program.challenges() == []
        second = await program.challenge(me["person"], GAME, "private")
        assert [(one["to_me"], one["asked"]["name"]) for one in await program.challenges()] == [(False, "Boris")]
        joined = await asyncio.to_thread(accept, server.url, theirs)
        assert {seat["name"] for seat in joined["seats"].values()} == {"Annabot", "Boris"}
        assert joined["id"] == second["id"]
        assert await boris.challenges() == []
        third = await program.challenge(me["person"], GAME)
        await program.decline(third["id"])
        assert await boris.challenges() == [], "whoever asked withdraws it in the same way"
        with pytest.raises(Problem) as refused:
            await program.seek(GAME)
        assert (refused.value.name, refused.value.status) == ("no-bots", 403), "whoever has a seek expects a person"


def accept(url: str, token: str) -> Table:
    """The only challenge, accepted by the waiting client."""
    with Client(url, token) as client:
        (asked,) = client.challenges()
        return client.accept(asked["table"]["id"])


async def test_seeks_are_made_listed_withdrawn_taken_and_granted_by_programs(server: Site) -> None:
    (_, ours), (_, theirs) = await member(server, "Anna"), await member(server, "Boris")
    async with AsyncClient(server.url, ours) as anna, AsyncClient(server.url, theirs) as boris:
        seek = await anna.seek(GAME, side="cia", days=2, low=1000, high=2000)
        assert (seek["pace"], seek["table"], seek["clock"]) == ("days", None, {"base": 0.0, "increment": 0.0, "days": 2.0})
        assert [one["id"] for one in await boris.seeks()] == [seek["id"]]
        assert await anna.seeks() == []
        await boris.withdraw_seek(seek["id"])
        assert [one["id"] for one in (await anna.lobby())["mine"]] == [seek["id"]], "nobody withdraws another's seek"
        await anna.withdraw_seek(seek["id"])
        assert await boris.seeks() == []
        again = await anna.seek(GAME, "live", side="kgb", options={}, base=2700.0, increment=30.0)
        assert (await boris.accept_seek(again["id"]))["seats"]["kgb"]["name"] == "Anna"
        with pytest.raises(Problem) as refused:
            await boris.accept_seek(again["id"])
        assert refused.value.name == "seek-gone"
        await anna.seek("europe_divided")
        made = await asyncio.to_thread(seek_for_the_same, server.url, theirs)
        assert made["table"] in {one["id"] for one in (await anna.tables())["tables"]}


def seek_for_the_same(url: str, token: str) -> Seek:
    """A seek that fits another, by the waiting client."""
    with Client(url, token) as client:
        assert client.lobby()["mine"] == []
        (other,) = client.seeks()
        return client.seek(other["game"], other["pace"])


async def test_seeks_and_challenges_need_the_scope_to_play(server: Site) -> None:
    (person, _), (_, theirs) = await member(server, "Anna"), await member(server, "Boris")
    made = await person.post("/api/me/tokens", 201, name="look", scopes=["read", "chat", "tournaments"])
    async with AsyncClient(server.url, made["secret"]) as client, AsyncClient(server.url, theirs) as boris:
        me = await boris.me()
        assert me is not None
        assert me["person"] is not None
        seek = await boris.seek(GAME)
        asked = await boris.challenge((await person.get("/api/me"))["visitor"]["person"], GAME)
        for refused in (
            client.seek(GAME), client.withdraw_seek(seek["id"]), client.accept_seek(seek["id"]), client.challenge(me["person"], GAME),
            client.accept(asked["id"]), client.decline(asked["id"]),
        ):  # fmt: skip
            with pytest.raises(Problem) as problem:
                await refused
            assert (problem.value.status, problem.value.name) == (403, "no-scope")
            assert problem.value.text == "This API token does not have the scope “play”."
        assert ([one["id"] for one in await client.seeks()], len(await client.challenges())) == ([seek["id"]], 1), "it may look"


def test_the_waiting_client_is_the_asynchronous_one_without_await() -> None:
    assert DERIVED.read_text(encoding="utf-8") == derive(WRITTEN.read_text(encoding="utf-8")), "python -m tests.client.derive"


async def test_what_the_server_refuses_is_a_problem_with_its_name(server: Site) -> None:
    async with AsyncClient(server.url, "detente_wrong") as client:
        with pytest.raises(Problem) as refused:
            await client.me()
        assert (refused.value.name, refused.value.status) == ("bad-api-token", 401)
        with pytest.raises(Problem) as refused:
            await client.stream("nowhere").ready()
        assert refused.value.name == "bad-api-token"
        assert "API" in str(refused.value)


async def test_the_example_bot_plays_a_game_by_letter_and_one_live(server: Site) -> None:
    person, token = await member(server, "Robot")
    example = runpy.run_path(str(EXAMPLE))
    letter = await person.create(game=GAME, mode="bot", bot="random", side="random")
    live = await person.create(game=GAME, mode="bot", bot="random", side="random")
    for table in (letter, live):
        line = await person.sit(table["id"])
        await line.until(0)

    def play() -> None:
        """By letter: look again and again, as the other side answers; with a function as player."""
        with Client(server.url, token) as client:
            while client.table(letter["id"])["status"] == "playing":
                example["play_letters"](client, lambda view, line: view["legal"][-1])

    assert "moves" in await run_example(server, token, "letter", "--every", "0")
    told = await run_example(server, token, "live", live["id"])
    finished = await person.get(f"/api/tables/{live['id']}")
    assert finished["status"] == "over"
    assert told == f"{finished['outcome']['winner']} ({finished['outcome']['ending']})\n"
    await asyncio.to_thread(play)
    assert (await person.get(f"/api/tables/{letter['id']}"))["outcome"] is not None


async def test_pauses_grow_differ_and_have_an_end() -> None:
    chance = random.Random(1)
    pauses = [[pause_before(attempt, chance) for _ in range(200)] for attempt in range(12)]
    assert all(len(set(some)) > 100 for some in pauses)
    assert max(pauses[0]) < 0.5 < max(pauses[3])
    assert max(max(some) for some in pauses) <= LONGEST_PAUSE


async def test_an_answer_of_a_proxy_is_a_problem_too() -> None:
    assert problem_of(502, "<html>Bad Gateway</html>").name == "unknown"
    assert problem_of(502, "[1]").status == 502
