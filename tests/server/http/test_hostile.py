"""Requests and frames that strangers send: each is answered with a problem of its own, never with a fault of the server."""

import json
import os
import random
from typing import Any

import pytest

from ..helpers import GAME, Site
from .hostile import frames, requests

pytestmark = pytest.mark.anyio
LONG = "x" * 5000
FUZZ = int(os.environ.get("DETENTE_FUZZ", "150"))  # requests and frames by chance; `make fuzz` sends many more
SEED = int(os.environ.get("DETENTE_FUZZ_SEED", "1"))
POSITION = "T4 AR3 US | us nasser | ussr fidel"


@pytest.mark.parametrize("path", ["/%00", "/a%00b", "/assets/%00.js", "/" + "x" * 3000, "/%ff%fe", "/api/tables/%00", "/api/%00"])
async def test_strange_paths_are_not_found(site: Site, path: str) -> None:
    answer = await site.stranger().http.get(path)
    assert answer.status_code in (200, 404, 422), answer.text
    if "%ff" not in path:
        assert answer.status_code != 200


@pytest.mark.parametrize("origin", ["http://[::", "null", "", "http://[", "://", "http://a]b"])
async def test_an_origin_that_is_no_address_is_another_site(site: Site, origin: str) -> None:
    answer = await site.stranger().http.post("/api/me", json={"name": "X"}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["name"]) == (403, "wrong-origin")


@pytest.mark.parametrize(
    "body",
    [
        {"name": "\ud800"},
        {"name": "A", "lang": "\ud800"},
        {"\ud800": "A"},
        {"name": "A" * 5000},
    ],
)
async def test_halves_of_letters_and_long_values_are_refused(site: Site, body: dict[str, Any]) -> None:
    content = json.dumps(body)  # halves of letters as JSON escapes
    answer = await site.stranger().http.post("/api/me", content=content, headers={"content-type": "application/json"})
    assert answer.status_code == 422, answer.text


@pytest.mark.parametrize(
    "settings",
    [
        {"options": {"bid": LONG}},
        {"options": {LONG: True}},
        {"options": {"\ud800": True}},
        {"options": {"bid": "\ud800"}},
        {"options": {"bid": {"a": [1, {}]}}},
        {"options": {"optional_cards": [LONG]}},
        {"options": {"us_bonus": 10**400}},
        {"options": {"us_bonus": 1e999}},
        {"mode": "sandbox", "position": LONG},
        {"mode": "sandbox", "position": "\0"},
        {"mode": "sandbox", "position": f"{POSITION} | {LONG}"},
        {"mode": "sandbox", "position": f"{POSITION} | influence {LONG} 1:1"},
        {"mode": "sandbox", "position": f"{POSITION} | at {LONG}"},
        *({"mode": "sandbox", "position": f"{POSITION} | {name} x"} for name in ("read", "fill", "__init__", "__class__", "split")),
        {"mode": "bot", "bot": "search:rollouts=\0"},
        {"mode": "bot", "bot": "search:rollouts=9999999999999999999999"},
        {"side": "\0"},
        {"game": "../x"},
        {"game": "\0"},
    ],
    ids=lambda settings: str(settings)[:40],
)
async def test_a_table_that_cannot_be_created_is_refused_in_a_short_sentence(site: Site, settings: dict[str, Any]) -> None:
    anna = await site.guest("Anna")
    content = json.dumps({"game": GAME, "mode": "hotseat"} | settings)
    answer = await anna.http.post("/api/tables", content=content, headers={"content-type": "application/json"})
    assert 400 <= answer.status_code < 500, answer.text
    assert "x" * 101 not in answer.json()["text"]


async def test_an_impossible_login_is_a_wrong_one(site: Site) -> None:
    """PostgreSQL cannot even be asked for a login with NUL in it."""
    refused = await site.stranger().post("/api/me/login", 401, login="ab\0cd", password="correct horse")
    assert refused["name"] == "wrong-login"


async def test_a_socket_for_a_table_that_cannot_be_finds_none(site: Site) -> None:
    for table_id in ("%00", "x" * 200, "%F0%9F%8E%B2"):
        line = await site.stranger().open(table_id)
        assert (await line.receive("error"))["name"] == "no-table"


async def test_head_answers_like_get_without_a_body(site: Site) -> None:
    http = site.stranger().http
    for path in ("/", "/api/health", "/api/games", "/api/tables?kind=open", "/t/abc", "/api/nothing", "/nothing.js"):
        got, head = await http.get(path), await http.head(path)
        assert head.status_code == got.status_code, path
        assert head.content == b""
        assert head.headers["content-type"] == got.headers["content-type"]


async def test_unknown_addresses_of_the_api_and_files_are_not_found(site: Site) -> None:
    for path in ("/api", "/api/", "/api/nothing", "/nothing.js", "/favicon.xyz", "/t/robots.txt", "/.env", "/.git/config.x"):
        answer = await site.stranger().http.get(path)
        assert (answer.status_code, answer.json()["name"]) == (404, "no-page"), path


async def test_random_requests_find_no_fault(site: Site) -> None:
    anna, chance = await site.guest("Anna"), random.Random(SEED)
    table = await anna.create(mode="hotseat")
    await (await anna.sit(table["id"])).until(0)
    for method, path, headers, content in requests(chance, table["id"], FUZZ):
        answer = await anna.http.request(method, path, headers={"content-type": "application/json", **headers}, content=content)
        assert answer.status_code < 500, (method, path, headers, content, answer.text)


async def test_random_frames_find_no_fault(site: Site) -> None:
    us, ussr, _ = await site.pair()
    chance = random.Random(SEED)
    for number, frame in enumerate(frames(chance, ussr.view["legal"], 2 * FUZZ)):
        await ussr.connection.send(frame)
        if number % 100 == 0:
            await ussr.echo()
    await us.echo()
    assert all(frame["type"] != "error" or frame["name"] != "internal" for frame in ussr.frames)
