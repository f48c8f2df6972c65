"""API tokens: programs act for a member, within scopes, until the member ends them."""

import json
import re
from typing import Any, get_args

import httpx
import pytest
from websockets.asyncio.client import connect

from detente.server.http.app import make_app
from detente.server.http.person_schemas import Scope
from detente.server.http.scopes import scope_of
from detente.server.settings import Settings

from ..helpers import Line, Person, Process, Site

pytestmark = pytest.mark.anyio
SCOPES = get_args(Scope)
PASSWORD = "correct horse battery"
PRIVATE = ("password", "email", "tokens", "sessions", "account", "deletion", "link", "login", "reset", "export")


async def member(site: Site, name: str = "Anna") -> Person:
    person = await site.guest(name)
    await person.post("/api/me/account", login=name.lower(), password=PASSWORD)
    return person


async def make(person: Person, *scopes: str, name: str = "my bot") -> dict[str, Any]:
    made: dict[str, Any] = await person.post("/api/me/tokens", 201, name=name, scopes=list(scopes))
    return made


def program(site: Site, secret: str) -> Person:
    """Somebody with nothing but a token."""
    found = site.stranger()
    found.http.headers = httpx.Headers({"Authorization": f"Bearer {secret}"})
    return found


async def sit(site: Site, secret: str, table: str) -> Line:
    address = f"ws://127.0.0.1:{site.port}/api/tables/{table}/socket"
    line = Line(await connect(address, additional_headers={"Authorization": f"Bearer {secret}"}, compression=None))
    site.lines.append(line)
    await line.send(type="hello")
    return line


def routes() -> list[tuple[str, str]]:
    """Every method and path of the OpenAPI document."""
    paths = make_app(Settings(data="/nonexistent")).openapi()["paths"]
    return [(method.upper(), path) for path, methods in paths.items() for method in methods]


async def test_a_token_acts_for_its_member_and_is_shown_once(site: Site) -> None:
    anna = await member(site)
    made = await make(anna, "read", "play")
    assert made["secret"].startswith("detente_")
    assert made["used"] is None
    bot = program(site, made["secret"])
    assert (await bot.get("/api/me"))["visitor"]["login"] == "anna"
    table = await bot.create(mode="bot")
    assert [row["id"] for row in (await anna.get("/api/tables?kind=mine"))["tables"]] == [table["id"]]
    (listed,) = (await anna.get("/api/me/tokens"))["tokens"]
    assert "secret" not in listed
    assert listed["used"] is not None
    assert listed["scopes"] == ["play", "read"]


async def test_what_is_stored_of_a_token_does_not_open_anything(site: Site) -> None:
    anna = await member(site)
    made = await make(anna, "read")
    rows = await site.tables.store.api_tokens.of((await site.tables.store.visitor_by_login("anna")).id)  # type: ignore[union-attr]
    assert made["secret"] not in repr(rows)
    export = await anna.get("/api/me/export")
    assert made["secret"] not in json.dumps(export)
    assert export["api_tokens"][0]["name"] == "my bot"


async def test_every_route_refuses_a_token_without_its_scope(site: Site) -> None:
    anna = await member(site)
    bots = {scope: program(site, (await make(anna, *(set(SCOPES) - {scope}), name=scope))["secret"]) for scope in SCOPES}
    everything = program(site, (await make(anna, *SCOPES, name="all"))["secret"])
    walked = 0
    for method, path in routes():
        scope = scope_of(method, path)
        address = re.sub(r"\{[^}]*\}", "1", path)
        answer = await (bots[scope] if scope else everything).http.request(method, address, json={})
        assert answer.status_code == 403, (method, path, answer.text)
        assert answer.json()["name"] == ("no-scope" if scope else "not-for-tokens"), (method, path)
        walked += 1
    assert walked > 50


async def test_no_token_reaches_password_address_tokens_or_sessions() -> None:
    known = [(method, path) for method, path in routes() if path.startswith("/api/me/") and path.split("/")[3] in PRIVATE]
    assert {path.split("/")[3] for _, path in known} == set(PRIVATE)
    moderation = [(method, path) for method, path in routes() if path.startswith("/api/moderation")]
    for method, path in (*known, *moderation, ("POST", "/api/me"), ("DELETE", "/api/me")):
        assert scope_of(method, path) is None, (method, path)


async def test_a_bad_token_is_refused_everywhere_even_beside_a_good_cookie(site: Site) -> None:
    anna = await member(site)
    answer = await anna.http.get("/api/me", headers={"Authorization": "Bearer detente_wrong"})
    assert (answer.status_code, answer.json()["name"]) == (401, "bad-api-token")
    answer = await anna.http.get("/api/games", headers={"Authorization": "Bearer something"})
    assert answer.status_code == 401


async def test_a_socket_needs_the_scope_for_what_it_does(site: Site) -> None:
    anna = await member(site)
    table = await anna.create(mode="hotseat")
    reader, player = await make(anna, "read", name="reader"), await make(anna, "read", "play", name="player")
    blind = await make(anna, "play", name="blind")
    line = await sit(site, blind["secret"], table["id"])
    assert (await line.receive("error"))["name"] == "no-scope"
    watcher = await sit(site, reader["secret"], table["id"])
    assert (await watcher.receive("error"))["name"] == "no-scope"  # its hello would begin the game
    line = await sit(site, player["secret"], table["id"])
    await line.until(0)
    await watcher.send(type="hello")
    await watcher.until(0)
    assert await watcher.refused(type="play", sequence=0, action=watcher.view["legal"][0]) == "no-scope"
    assert await watcher.refused(type="resign") == "no-scope"
    assert await line.refused(type="chat", text="hello") == "no-scope"
    await line.play()


async def test_an_ended_token_is_refused_and_its_sockets_close(site: Site) -> None:
    anna = await member(site)
    table = await anna.create(mode="hotseat")
    kept, ended = await make(anna, "read", "play", name="kept"), await make(anna, "read", "play", name="ended")
    line, other = await sit(site, ended["secret"], table["id"]), await sit(site, kept["secret"], table["id"])
    await line.until(0)
    await other.until(0)
    answer = await anna.http.delete(f"/api/me/tokens/{ended['id']}")
    assert answer.status_code == 200
    await line.connection.wait_closed()
    await other.play()
    await program(site, ended["secret"]).get("/api/me", 401)
    assert (await anna.http.delete(f"/api/me/tokens/{ended['id']}")).json()["name"] == "no-api-token"


async def test_tokens_end_with_the_password_and_the_account(site: Site) -> None:
    anna = await member(site)
    first = await make(anna, "read")
    await anna.post("/api/me/password", old=PASSWORD, password="another horse battery")
    await program(site, first["secret"]).get("/api/me", 401)
    second = await make(anna, "read")
    await anna.post("/api/me/deletion", password="another horse battery")
    await program(site, second["secret"]).get("/api/me", 401)


async def test_guests_have_no_tokens_and_members_not_too_many(site: Site) -> None:
    guest = await site.guest("Gast")
    assert (await guest.post("/api/me/tokens", 409, name="x", scopes=["read"]))["name"] == "no-account"
    anna = await member(site)
    for number in range(20):
        await make(anna, "read", name=f"bot {number}")
    assert (await anna.post("/api/me/tokens", 409, name="one more", scopes=["read"]))["name"] == "too-many-tokens"
    await anna.post("/api/me/tokens", 422, name="x", scopes=["everything"])


async def test_somebody_elses_token_cannot_be_ended(site: Site) -> None:
    anna, boris = await member(site), await member(site, "Boris")
    made = await make(anna, "read")
    assert (await boris.http.delete(f"/api/me/tokens/{made['id']}")).status_code == 404
    await program(site, made["secret"]).get("/api/me")


async def test_no_token_gets_into_the_log(tmp_path: Any) -> None:
    running = Process(tmp_path)
    await running.start()
    try:
        anna = await member(running)
        secret = (await make(anna, "read"))["secret"]
        await program(running, secret).get("/api/me")
        await program(running, "detente_wrong-one").get("/api/me", 401)
    finally:
        await running.close()
    log = (tmp_path / "server.log").read_text(encoding="utf-8")
    assert "/api/me/tokens" in log
    assert secret not in log
    assert "wrong-one" not in log
