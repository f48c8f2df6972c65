"""Sessions are rows: listed, ended one by one or all at once with their sockets, and they expire."""

import asyncio
import contextlib
import sqlite3
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from itsdangerous import URLSafeSerializer
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from detente.server.identity.devices import device_of
from detente.server.identity.sessions import AGE, hash_of
from detente.server.store import Store
from detente.server.store.migrate import migrate

from ..helpers import Line, Person, Site, serving

pytestmark = pytest.mark.anyio
SECRET = "s" * 40
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1"
AGENTS = {
    FIREFOX: "Firefox, Linux",
    PHONE: "Safari, iPhone",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36": "Chrome, Windows",
    "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0": "Edge, Windows",
    "Mozilla/5.0 (Linux; Android 15; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36": "Chrome, Android",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15": "Safari, macOS",
    "Mozilla/5.0 (unheard of)": "",
    "curl/8.5.0": "curl",
    "<script>alert(1)</script>": "",
    "x" * 500: "x" * 60,
    "": "",
}


@pytest.mark.parametrize(("agent", "words"), AGENTS.items())
def test_a_device_is_named_in_a_few_words(agent: str, words: str) -> None:
    assert device_of(agent) == words


async def another_device(site: Site, person: Person, agent: str = PHONE) -> Person:
    """A second browser of the same person."""
    phone = site.stranger()
    phone.http.headers["User-Agent"] = agent
    await phone.post("/api/me/link/use", token=(await person.post("/api/me/link"))["token"])
    return phone


async def sessions_of(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await person.get("/api/me/sessions"))["sessions"]
    return found


async def delete(person: Person, path: str, status: int = 200) -> Any:
    answer = await person.http.delete(path)
    assert answer.status_code == status, answer.text
    return answer.json()


async def is_closed(line: Line) -> bool:
    """Whether the server closes the socket; TimeoutError if it does not."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await line.receive("nothing")
    return True


async def test_sessions_are_listed_with_their_device_and_dates(site: Site) -> None:
    anna = await site.guest("Anna")
    phone = await another_device(site, anna)
    listed = await sessions_of(phone)
    assert sorted((one["device"], one["here"]) for one in listed) == [("Safari, iPhone", True), ("python-httpx", False)]
    assert all(one["created"] <= one["seen"] <= time.time() and 89 < (one["expires"] - time.time()) / 86_400 <= 90 for one in listed)
    assert not any(hash_of(phone.http.cookies["detente"]) in str(one) or phone.http.cookies["detente"] in str(one) for one in listed)
    await site.stranger().get("/api/me/sessions", 401)


async def test_one_session_is_ended_and_its_sockets_with_it(site: Site) -> None:
    anna = await site.guest("Anna")
    phone, tablet = await another_device(site, anna), await another_device(site, anna, FIREFOX)
    table = await anna.create(mode="hotseat")
    lines = [await person.sit(table["id"]) for person in (anna, phone, tablet)]
    for line in lines:
        await line.until(0)
    lost = next(one["id"] for one in await sessions_of(anna) if one["device"] == "Safari, iPhone")
    spare = (await phone.post("/api/me/link"))["token"]
    assert (await delete(anna, f"/api/me/sessions/{lost}"))["visitor"]["name"] == "Anna"
    assert await is_closed(lines[1])
    assert (await phone.get("/api/me"))["visitor"] is None
    assert (await site.stranger().post("/api/me/link/use", 403, token=spare))["name"] == "bad-link", "nor a link made there"
    assert (await tablet.get("/api/me"))["visitor"]["name"] == "Anna"
    await lines[2].play()
    await lines[0].until(1)
    assert (await delete(anna, f"/api/me/sessions/{lost}", 404))["name"] == "no-session"


async def test_a_session_of_somebody_else_cannot_be_ended(site: Site) -> None:
    anna, boris = await site.guest("Anna"), await site.guest("Boris")
    (hers,) = await sessions_of(anna)
    assert (await delete(boris, f"/api/me/sessions/{hers['id']}", 404))["name"] == "no-session"
    assert (await anna.get("/api/me"))["visitor"]["name"] == "Anna"


async def test_logging_out_ends_the_session_for_whoever_kept_the_cookie(site: Site) -> None:
    anna, thief = await site.guest("Anna"), site.stranger()
    phone = await another_device(site, anna)
    table = await anna.create(mode="hotseat")
    thief.http.cookies.set("detente", anna.http.cookies["detente"])
    line = await thief.sit(table["id"])
    await line.until(0)
    assert (await delete(anna, "/api/me"))["visitor"] is None
    assert await is_closed(line)
    assert (await thief.get("/api/me"))["visitor"] is None
    assert (await phone.get("/api/me"))["visitor"]["name"] == "Anna", "other devices stay"


async def test_a_socket_that_has_not_said_hello_ends_with_its_session_too(site: Site) -> None:
    anna = await site.guest("Anna")
    thief = await another_device(site, anna)
    table = await anna.create(mode="hotseat")
    line = await thief.open(table["id"])
    await asyncio.sleep(0.1)
    await delete(anna, "/api/me/sessions")
    with contextlib.suppress(ConnectionClosed):
        await line.send(type="hello")
    assert await is_closed(line)
    assert not line.view


async def test_a_session_expires_90_days_after_it_was_last_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as site:
        anna = await site.guest("Anna")
        real, days = time.time, 80
        monkeypatch.setattr(time, "time", lambda: real() + days * 86_400)
        assert (await anna.get("/api/me"))["visitor"]["name"] == "Anna"
        days = 160
        assert (await anna.get("/api/me"))["visitor"]["name"] == "Anna", "it was used in between"
        days = 160 + 91
        assert (await anna.get("/api/me"))["visitor"] is None
        await site.tables.store.sessions.remove_expired()
        async with site.tables.store.engine.connect() as connection:
            assert (await connection.execute(text("SELECT count(*) FROM sessions"))).scalar() == 0
    assert AGE == 90 * 86_400


async def test_the_database_does_not_hold_what_a_cookie_or_link_holds(site: Site) -> None:
    anna = await site.guest("Anna")
    token = (await anna.post("/api/me/link"))["token"]
    async with site.tables.store.engine.connect() as connection:
        rows = [str(row) for name in ("sessions", "tokens") for row in await connection.execute(text(f"SELECT * FROM {name}"))]
    assert len(rows) == 2
    assert not any(anna.http.cookies["detente"] in row or token in row for row in rows)


def signed_cookie(visitor_id: str, number: int = 0) -> str:
    """A cookie as servers before this version signed it."""
    return str(URLSafeSerializer(SECRET, "cookie").dumps([visitor_id, number]))


async def old_site(folder: Path) -> None:
    """The database of a server of the version before sessions, with one guest."""
    store = Store(f"sqlite+aiosqlite:///{folder / 'detente.sqlite'}")
    await migrate(store.engine, "0005")
    await store.engine.dispose()
    with sqlite3.connect(folder / "detente.sqlite") as database:
        database.execute("INSERT INTO visitors (id, name, lang, created, session) VALUES ('old', 'Anna', '', 1.0, 3)")
    database.close()


async def test_nobody_is_logged_out_by_the_upgrade(tmp_path: Path) -> None:
    await old_site(tmp_path)
    async with serving(tmp_path, secret=SECRET, database="") as site:
        anna, forger, thief = site.stranger(), site.stranger(), site.stranger()
        anna.http.cookies.set("detente", signed_cookie("old", 3))
        forger.http.cookies.set("detente", signed_cookie("old", 2))
        table = await anna.create(mode="hotseat")
        line = await anna.sit(table["id"])
        await line.until(0)
        answer = await anna.http.get("/api/me")
        assert answer.json()["visitor"]["name"] == "Anna"
        new = httpx.Cookies()
        new.extract_cookies(answer)
        assert "." not in new["detente"]
        anna.http.cookies = new
        assert [one["here"] for one in await sessions_of(anna)] == [True]
        assert (await forger.get("/api/me"))["visitor"] is None
        thief.http.cookies.set("detente", signed_cookie("old", 3))
        await delete(anna, "/api/me")
        assert await is_closed(line), "a socket opened with the old cookie ends too"
        assert (await thief.get("/api/me"))["visitor"] is None, "an old cookie is worth nothing after a log-out"


async def test_cookies_of_older_servers_expire(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await old_site(tmp_path)
    async with serving(tmp_path, secret=SECRET, database="") as site:
        anna, real = site.stranger(), time.time
        monkeypatch.setattr(time, "time", lambda: real() + 91 * 86_400)
        anna.http.cookies.set("detente", signed_cookie("old", 3))
        assert (await anna.get("/api/me"))["visitor"] is None


async def test_a_link_works_once_also_after_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as site:
        token = (await (await site.guest("Anna")).post("/api/me/link"))["token"]
        await site.stranger().post("/api/me/link/use", token=token)
    async with serving(tmp_path) as site:
        assert (await site.stranger().post("/api/me/link/use", 403, token=token))["name"] == "bad-link"


async def test_of_many_who_open_a_link_at_once_one_gets_in(site: Site) -> None:
    token = (await (await site.guest("Anna")).post("/api/me/link"))["token"]
    people = [site.stranger() for _ in range(8)]
    answers = await asyncio.gather(*(person.http.post("/api/me/link/use", json={"token": token}) for person in people))
    assert sorted(answer.status_code for answer in answers) == [200, *[403] * 7]
