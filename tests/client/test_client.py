"""The client against a real server: by letter, live, over a restart; and the example bot."""

import asyncio
import os
import random
import runpy
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from detente.client import AsyncClient, Client, Problem
from detente.client.calls import LONGEST_PAUSE, pause_before, problem_of

from ..server.helpers import Person, Process

pytestmark = pytest.mark.anyio
EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "server_bot.py"
GAME = "cia_vs_kgb"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Process]:
    running = Process(tmp_path)
    await running.start()
    yield running
    await running.close()


async def member(server: Process, name: str) -> tuple[Person, str]:
    """Somebody with an account, and a token that may do everything."""
    person = await server.guest(name)
    await person.post("/api/me/account", login=name.lower(), password="correct horse battery")
    made = await person.post("/api/me/tokens", 201, name="client", scopes=["read", "play", "chat", "tournaments"])
    return person, made["secret"]


async def run_example(server: Process, token: str, *words: str) -> str:
    command = (sys.executable, str(EXAMPLE), "--server", server.url, "--bot", "heuristic", "--seed", "1", *words)
    environment = os.environ | {"DETENTE_TOKEN": token}
    process = await asyncio.create_subprocess_exec(
        *command, env=environment, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    output, errors = await process.communicate()
    assert process.returncode == 0, errors.decode()
    return output.decode()


async def test_two_clients_open_join_play_chat_resign_and_export(server: Process) -> None:
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


async def test_a_move_by_letter_needs_no_stream(server: Process) -> None:
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


async def test_a_stream_goes_on_after_the_server_was_killed(server: Process) -> None:
    _, token = await member(server, "Anna")
    async with AsyncClient(server.url, token) as anna:
        table = (await anna.open(GAME, "hotseat"))["id"]
        async with anna.stream(table) as here:
            first = await here.ready()
            await server.stop(signal.SIGKILL)
            playing = asyncio.create_task(here.play(first["legal"][0]))
            await server.start()
            assert (await playing)["sequence"] == 1
        assert (await anna.view(table))["sequence"] == 1


async def test_what_the_server_refuses_is_a_problem_with_its_name(server: Process) -> None:
    async with AsyncClient(server.url, "detente_wrong") as client:
        with pytest.raises(Problem) as refused:
            await client.me()
        assert (refused.value.name, refused.value.status) == ("bad-api-token", 401)
        with pytest.raises(Problem) as refused:
            await client.stream("nowhere").ready()
        assert refused.value.name == "bad-api-token"
        assert "API" in str(refused.value)


async def test_the_example_bot_plays_a_game_by_letter_and_one_live(server: Process) -> None:
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
