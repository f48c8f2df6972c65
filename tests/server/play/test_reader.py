"""Texts that strangers send: whatever they cost, they cost it in a process of their own, and the server goes on."""

import asyncio
import json
import resource
from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path

import pytest
import yaml

import detente
from detente.engine.errors import BadGameFile, BadPosition
from detente.engine.plain_yaml import load_plain
from detente.server.errors import TooFast
from detente.server.play import reader
from detente.server.play.reader import Reader

from ..helpers import GAME, Site

pytestmark = pytest.mark.anyio
RECORDED = (Path(detente.__file__).parent / "server" / "play" / "recorded" / "tournament_final.yaml").read_text(encoding="utf-8")
SCHEMA = "schema: ts-recorded-game/1\n"
STEPS = list(pairwise("abcdefghi"))
LAUGHS = SCHEMA + "a: &a {x: 1}\n" + "".join(f"{new}: &{new} [*{old}, *{old}, *{old}, *{old}]\n" for old, new in STEPS)
MERGES = SCHEMA + "a: &a {x: 1}\n" + "".join(f"{new}: &{new} {{<<: [*{old}, *{old}]}}\n" for old, new in STEPS)


@pytest.fixture
async def own() -> AsyncIterator[Reader]:
    running = Reader()
    yield running
    await running.close()


def add(a: int, b: int) -> int:
    return a + b


def burn() -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (1, 1))
    while True:
        pass


def hog() -> int:
    return len(bytearray(8 * reader.MEMORY))


def refuse() -> None:
    raise BadPosition("position-number", word="x")


def fail() -> None:
    raise ZeroDivisionError("ours")


async def test_time_and_memory_of_a_text_are_limited_and_the_next_one_is_read(own: Reader) -> None:
    assert await own.call(add, 1, 2) == 3
    for work in (burn, hog):
        with pytest.raises(BadGameFile) as found:
            await own.call(work)
        assert found.value.name == "file-heavy"
        assert await own.call(add, 2, 2) == 4
    with pytest.raises(BadPosition, match="x"):
        await own.call(refuse)
    with pytest.raises(RuntimeError, match="ours"):
        await own.call(fail)


async def test_only_so_many_texts_wait(own: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "WAITING", 2)
    asked = [asyncio.create_task(own.call(add, number, 0)) for number in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(TooFast):
        await own.call(add, 0, 0)
    assert await asyncio.gather(*asked) == [0, 1]


@pytest.mark.parametrize(
    "text",
    [LAUGHS, MERGES, SCHEMA + "a: " + "[" * 2000 + "]" * 2000, SCHEMA + "a: !!python/object:x {}", SCHEMA + "a: 99999999999999999999"],
    ids=["aliases", "merges", "deep", "tags", "a huge number"],
)
async def test_yaml_that_grows_is_refused(site: Site, text: str) -> None:
    with pytest.raises(yaml.YAMLError):
        load_plain(text)
    anna = await site.guest("Anna")
    assert (await anna.post("/api/records", 422, text=text))["name"] == "file-broken"


async def test_numbers_of_a_recorded_game_are_bounded_before_they_are_used(site: Site) -> None:
    anna, before = await site.guest("Anna"), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    hostile = RECORDED.replace("poland: 4", "poland: 100000000", 1)
    assert hostile != RECORDED
    assert (await anna.post("/api/records", 422, text=hostile))["name"] == "file-broken"
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 100_000, "kilobytes"


async def test_the_score_of_another_region_is_refused(site: Site) -> None:
    anna = await site.guest("Anna")
    data = yaml.safe_load(RECORDED)
    step = next(step for play in data["plays"] for step in play.get("steps", []) if step["do"] == "score")
    step["region"] = "africa" if step["region"] != "africa" else "asia"
    hostile = yaml.safe_dump(data, sort_keys=False)
    assert (await anna.post("/api/records", 422, text=hostile))["name"] in ("file-broken", "file-differs")


async def test_people_log_in_while_heavy_texts_are_read(site: Site) -> None:
    anna = await site.guest("Anna")
    heavy = json.dumps({"format": "detente-game/1", "game": GAME, "options": {}, "key": "0" * 32, "start": "", "rules": 2, "moves": []})
    uploads = [asyncio.create_task(anna.http.post("/api/records", json={"text": RECORDED})) for _ in range(3)]
    uploads.append(asyncio.create_task(anna.http.post("/api/records", json={"text": heavy})))
    await asyncio.sleep(0.05)
    await site.stranger().post("/api/me", name="Boris")
    assert not all(upload.done() for upload in uploads)
    for upload in uploads:
        assert (await upload).status_code in (201, 422)
