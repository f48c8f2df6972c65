"""What strangers may try: forged cookies and links, foreign pages, hostile frames. Each is refused exactly, and nothing changes."""

import ast
import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from detente.server import logs
from detente.server.errors import BadMessage, TooFast
from detente.server.http.limits import OPEN, Limits
from detente.server.logs import FIELDS, JsonLines, log_event

from ..helpers import GAME, Line, Site, play_on, serving

pytestmark = pytest.mark.anyio
DEEP = '{"type": "play", "sequence": 0, "action": ' + "[" * 1500 + "]" * 1500 + "}"
NOT_MESSAGES = {
    "empty": "",
    "not JSON": "{",
    "a list": "[]",
    "null": "null",
    "a word": '"play"',
    "a number": "1e999",
    "deep": DEEP,
    "deeper": "[" * 4000,
    "NaN": '{"type": "play", "sequence": NaN, "action": "country:poland"}',
    "Infinity": '{"type": "rewind", "step": Infinity}',
    "fraction": '{"type": "play", "sequence": 0.5, "action": "country:poland"}',
    "huge number": '{"type": "play", "sequence": ' + "9" * 4000 + ', "action": "country:poland"}',
    "true for 1": '{"type": "undo", "sequence": true}',
    "no action": '{"type": "play", "sequence": 0}',
    "another's seat": '{"type": "play", "sequence": 0, "action": "country:poland", "seat": "us"}',
    "half a letter": '{"type": "chat", "text": "\\ud800"}',
    "nothing visible": '{"type": "chat", "text": "\\u0000\\u0007"}',
    "wrong entropy": '{"type": "hello", "entropy": "zz"}',
    "type twice": '{"type": "resign", "type": "nuke"}',
    "no type": "{}",
    "type of types": '{"type": {"type": "play"}}',
}


async def state_of(site: Site, table_id: str) -> tuple[Any, ...]:
    """Everything about a table that a frame could have changed."""
    live, store = await site.tables.get(table_id), site.tables.store
    assert live.table is not None
    return live.table.bytes(), await store.match(table_id), await store.moves(table_id), await store.chat(table_id)


@pytest.mark.parametrize("name", NOT_MESSAGES)
async def test_a_frame_that_is_no_message_changes_nothing(site: Site, name: str) -> None:
    _, ussr, table_id = await site.pair()
    before = await state_of(site, table_id)
    await ussr.connection.send(NOT_MESSAGES[name])
    assert (await ussr.receive("error"))["name"] == "bad-message"
    assert await state_of(site, table_id) == before
    await ussr.play()


@pytest.mark.parametrize("frame", [b"\x00\xff", b'{"type": "resign"}'])
async def test_binary_frames_are_refused(site: Site, frame: bytes) -> None:
    _, ussr, table_id = await site.pair()
    before = await state_of(site, table_id)
    await ussr.connection.send(frame)
    assert (await ussr.receive("error"))["name"] == "bad-message"
    assert await state_of(site, table_id) == before


async def test_hello_said_again_gives_the_same_view_and_no_second_entropy(site: Site) -> None:
    us, _, table_id = await site.pair()
    before, view = await state_of(site, table_id), us.view
    for _ in range(3):
        await us.send(type="hello", entropy="cd" * 32)
        assert (await us.receive("view"))["view"] == view
    assert await state_of(site, table_id) == before


async def test_a_seat_cannot_be_taken_by_asking_for_it(site: Site) -> None:
    us, ussr, table_id = await site.pair()
    before = await state_of(site, table_id)
    await us.send(type="hello", seat="ussr")
    view = (await us.receive("view"))["view"]
    assert (view["seat"], view["legal"]) == ("us", [])
    assert view["board"]["hand"] == us.view["board"]["hand"] != ussr.view["board"]["hand"]
    stranger = await site.stranger().sit(table_id, seat="ussr")
    assert (await stranger.until(0))["seat"] == "spectator"
    assert await stranger.refused(type="play", sequence=0, action=ussr.view["legal"][0]) == "not-seated"
    assert await us.refused(type="hello", seat="nobody") == "no-seat"
    assert await state_of(site, table_id) == before


async def test_a_page_of_another_site_gets_no_socket(site: Site) -> None:
    _, _, table_id = await site.pair()
    cookies = {"Cookie": f"detente={site.people[0].http.cookies['detente']}"}
    address = f"ws://127.0.0.1:{site.port}/api/tables/{table_id}/socket"
    async with connect(address, additional_headers=cookies, origin="https://evil.example", compression=None) as socket:  # type: ignore[arg-type]
        assert json.loads(await socket.recv())["name"] == "wrong-origin"
        with pytest.raises(ConnectionClosed):
            await socket.recv()
    async with connect(address, additional_headers=cookies, origin=site.url, compression=None) as socket:  # type: ignore[arg-type]
        line = Line(socket)
        await line.send(type="hello")
        assert (await line.until(0))["seat"] == "us"


async def test_too_many_frames_are_refused_one_by_one(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=1.0) as site:
        anna = await site.guest("Anna")
        line = await anna.sit((await anna.create(mode="hotseat"))["id"])
        await line.until(0)
        for _ in range(80):
            await line.send(type="ping")
        assert (await line.receive("error"))["name"] == "too-fast"
        await asyncio.sleep(0.2)
        await line.echo()


def test_open_sockets_of_one_address_are_limited() -> None:
    limits = Limits()
    held = [limits.hold("somebody") for _ in range(int(OPEN))]
    for socket in held:
        socket.__enter__()
    with pytest.raises(TooFast), limits.hold("somebody"):
        pass
    with limits.hold("somebody else"):
        held[0].__exit__(None, None, None)
    with limits.hold("somebody"):
        pass


async def test_a_cookie_is_no_link_and_a_link_no_cookie(site: Site) -> None:
    anna, phone = await site.guest("Anna"), site.stranger()
    token = (await anna.post("/api/me/link"))["token"]
    cookie = anna.http.cookies["detente"]
    assert (await phone.post("/api/me/link/use", 403, token=cookie))["name"] == "bad-link"
    phone.http.cookies.set("detente", token)
    assert (await phone.get("/api/me"))["visitor"] is None


async def test_a_link_works_once(site: Site) -> None:
    anna, phone, thief = await site.guest("Anna"), site.stranger(), site.stranger()
    token = (await anna.post("/api/me/link"))["token"]
    await phone.post("/api/me/link/use", token=token)
    assert (await thief.post("/api/me/link/use", 403, token=token))["name"] == "bad-link"


async def test_an_account_ends_the_sessions_that_others_may_hold(site: Site) -> None:
    """Session fixation: whoever lured somebody into a guest of their own must not keep the account that is made of it."""
    lurer, victim = await site.guest("Guest"), site.stranger()
    spare = (await lurer.post("/api/me/link"))["token"]
    await victim.post("/api/me/link/use", token=(await lurer.post("/api/me/link"))["token"])
    await victim.post("/api/me/account", login="victim", password="correct horse")
    assert (await victim.get("/api/me"))["visitor"]["login"] == "victim"
    assert (await lurer.get("/api/me"))["visitor"] is None
    assert (await lurer.post("/api/me/link/use", 403, token=spare))["name"] == "bad-link"
    device = site.stranger()
    await device.post("/api/me/login", login="victim", password="correct horse")
    assert (await device.get("/api/me"))["visitor"]["login"] == "victim"


async def test_accounts_made_at_the_same_time_are_one_and_the_others_are_told(site: Site) -> None:
    """Each answer 200 is an account that can log in."""
    anna = await site.guest("Anna")
    wanted: list[dict[str, Any]] = [{"login": f"anna{number}", "password": "correct horse"} for number in range(6)]
    answers = await asyncio.gather(*(anna.http.post("/api/me/account", json=account) for account in wanted))
    made, *others = sorted(answer.status_code for answer in answers)
    assert made == 200
    assert set(others) <= {401, 409}, "the account ends the guest's session, and whoever came after that has none"
    for account, answer in zip(wanted, answers, strict=True):
        await site.stranger().post("/api/me/login", 200 if answer.status_code == 200 else 401, **account)


async def test_a_new_name_and_an_account_at_the_same_time_are_both_kept(site: Site) -> None:
    anna = await site.guest("Anna")
    account: dict[str, Any] = {"login": "anna", "password": "correct horse"}
    renames = [anna.http.post("/api/me", json={"name": f"Anna {number}"}) for number in range(4)]
    await asyncio.gather(anna.http.post("/api/me/account", json=account), *renames)
    found = await site.stranger().post("/api/me/login", **account)
    assert found["visitor"]["login"] == "anna"
    assert found["visitor"]["name"].startswith("Anna ")


async def test_cookies_and_headers_behind_https(tmp_path: Path) -> None:
    async with serving(tmp_path, secure=True) as site:
        answer = await site.stranger().http.post("/api/me", json={"name": "Anna", "lang": "hu"})
        signed, device, lang = answer.headers.get_list("set-cookie")
        for cookie in (signed, device):
            assert {"secure", "httponly", "samesite=strict", "path=/"} <= {part.strip().lower() for part in cookie.split(";")}
        assert "secure" in lang.lower()
        assert "max-age" in answer.headers["strict-transport-security"]


async def test_the_content_policy_lets_a_page_talk_to_this_site_only(site: Site) -> None:
    policy = (await site.stranger().http.get("/")).headers["content-security-policy"]
    parts = dict(part.strip().split(" ", 1) for part in policy.split(";"))
    assert parts["default-src"] == "'self'"
    assert parts["connect-src"] == f"'self' ws://127.0.0.1:{site.port} wss://127.0.0.1:{site.port}"
    assert parts["frame-ancestors"] == parts["object-src"] == "'none'"
    strange = await site.stranger().http.get("/", headers={"Host": "x; script-src *"})
    assert "script-src" not in strange.headers.get("content-security-policy", "")


async def test_a_fault_tells_the_client_nothing_and_the_log_everything(
    site: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: Any) -> None:
        raise RuntimeError("the inner life of the server")

    monkeypatch.setattr(site.tables.store, "list_tables", fail)
    answer = await site.stranger().http.get("/api/tables?kind=open")
    assert (answer.status_code, answer.json()["name"]) == (500, "internal")
    assert "inner life" not in answer.text
    assert "inner life" in caplog.text


async def test_no_secret_is_ever_logged(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "detente.server")
    us, ussr, table_id = await site.pair()
    anna = site.people[0]
    await anna.post("/api/me/account", login="anna", password="correct horse")
    us = await anna.sit(table_id)  # an account ends the sockets of the guest that it was
    await us.until(0)
    token = (await anna.post("/api/me/link"))["token"]
    await site.stranger().post("/api/me/link/use", token=token)
    await anna.http.get(f"/api/tables/{table_id}?token={token}")
    await play_on({"us": us, "ussr": ussr}, 3)
    match = await site.tables.store.match(table_id)
    written = "\n".join(JsonLines().format(record) for record in caplog.records if record.name.startswith("detente"))
    assert '"path"' in written
    for secret in (match.secret, str(match.key), "correct horse", token, anna.http.cookies["detente"], "Anna", "ab" * 32):
        assert secret not in written


def test_a_log_line_takes_named_facts_only() -> None:
    with pytest.raises(AssertionError):
        log_event("event", password="x")
    assert not {"cookie", "password", "token", "name", "key", "query"} & set(FIELDS)


def test_every_line_that_the_server_writes_has_named_facts_only() -> None:
    """Or the task that writes it ends by it, once what it notes happens."""
    for path in Path(logs.__file__).parents[1].rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "note" and "games" not in path.parts:
                facts = {word.arg for word in node.keywords} - {"level"}
                assert facts <= set(FIELDS), (path, node.lineno, facts - set(FIELDS))


async def test_what_a_database_cannot_hold_spoils_nothing_else(site: Site) -> None:
    """The writer goes on after a request that it cannot write."""
    store = site.tables.store
    anna = await site.guest("Anna")
    table = await anna.create(mode="hotseat")
    match = await store.match(table["id"])
    visitor = match.seats["us"].visitor or ""
    for _ in range(2):
        with pytest.raises(BadMessage):
            await store.add_chat(match, visitor, "\ud800", 0.0)
    assert (await anna.get("/api/health"))["status"] == "ok"
    assert (await anna.create(mode="hotseat"))["game"] == GAME
