"""What strangers try who have read the documentation: addresses, races, names, and whatever costs others more than themselves."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
from starlette.types import Scope

from detente.server.errors import Conflict
from detente.server.http.app import make_app
from detente.server.http.limits import RATES, network_of
from detente.server.http.middleware import client_of
from detente.server.identity import visitors as identity
from detente.server.identity.names import check_distinct
from detente.server.identity.passwords import hashing
from detente.server.settings import Settings

from ..helpers import PATIENCE, Person, Site, serving

pytestmark = pytest.mark.anyio
OLD, NEW = "a horse in the rain", "a boat on the lake"
SLOW = 0.0001  # a second: the machine may be slow, and nothing is granted anew meanwhile


async def member(site: Site, name: str = "Anna", login: str = "annaanna") -> Person:
    person = await site.guest(name)
    await person.post("/api/me/account", login=login, password=OLD)
    return person


# Addresses


def scope_of(*forwarded: str) -> Scope:
    return {"type": "http", "client": ("10.1.1.1", 5), "headers": [(b"x-forwarded-for", line.encode()) for line in forwarded]}


def test_of_several_forwarded_lines_the_proxys_own_counts_which_is_the_last() -> None:
    settings = Settings(proxy=True)
    assert client_of(scope_of("6.6.6.6", "192.0.2.7"), settings) == "192.0.2.7", "HAProxy adds a line to the client's"
    assert client_of(scope_of("6.6.6.6, 192.0.2.7"), settings) == "192.0.2.7"
    assert client_of(scope_of(""), settings) == client_of(scope_of(), settings) == "10.1.1.1"


def test_limits_count_a_household_of_ipv6_as_one() -> None:
    same = {network_of(address) for address in ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "[2001:db8:1:2::7]:443")}
    assert len(same) == 1
    assert network_of("2001:db8:1:3::1") not in same
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7:4711") == "192.0.2.7"
    assert network_of("no address") == "no address"


# Accounts


async def test_a_log_in_with_the_old_password_loses_the_race_against_its_change(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """The password is checked, which takes a while; meanwhile its owner changes it, which ends all other sessions."""
    anna, thief = await member(site), site.stranger()
    check = identity.check_hash

    async def slow_check(*given: Any) -> None:
        await check(*given)
        monkeypatch.setattr(identity, "check_hash", check)
        await anna.post("/api/me/password", old=OLD, password=NEW)

    monkeypatch.setattr(identity, "check_hash", slow_check)
    assert (await thief.post("/api/me/login", 401, login="annaanna", password=OLD))["name"] == "wrong-login"
    assert len((await anna.get("/api/me/sessions"))["sessions"]) == 1


@pytest.mark.parametrize("race", ["login", "account", "name"])
async def test_nobody_is_a_deleted_player_again(site: Site, monkeypatch: pytest.MonkeyPatch, race: str) -> None:
    """Requests that are under way while the account is deleted."""
    anna = await member(site) if race == "login" else await site.guest("Anna")
    word = (await anna.get("/api/me"))["visitor"]["person"]
    again = site.stranger()
    again.http.cookies.update(anna.http.cookies)
    reached, gone = asyncio.Event(), asyncio.Event()
    write = site.tables.store._writer.write

    async def late_write(*writes: Any) -> None:
        """The next write waits until the account is deleted."""
        monkeypatch.setattr(site.tables.store._writer, "write", write)
        reached.set()
        await gone.wait()
        await write(*writes)

    for part in (site.tables.store.sessions, site.tables.store._writer):
        monkeypatch.setattr(part, "write", late_write)
    if race == "login":
        asked = asyncio.create_task(again.http.post("/api/me/login", json={"login": "annaanna", "password": OLD}))
    elif race == "account":
        asked = asyncio.create_task(again.http.post("/api/me/account", json={"login": "annaanna", "password": OLD}))
    else:
        asked = asyncio.create_task(again.http.post("/api/me", json={"name": "Ghost"}))
    await asyncio.wait_for(reached.wait(), 20)
    await anna.post("/api/me/deletion", password=OLD)
    gone.set()
    assert (await asked).status_code in (401, 409)
    assert (await again.get("/api/me"))["visitor"] is None
    profile = await site.stranger().get(f"/api/people/{word}")
    assert (profile["name"], profile["kind"]) == ("", "deleted")


async def test_an_account_is_not_made_when_its_mail_may_not_be_sent(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=1.0, mail="smtp://127.0.0.1:9?from=play@play.example", address="https://play.example") as site:
        body: dict[str, Any] = {"password": OLD, "email": "anna@example.org"}
        for number in range(3):
            person = await site.guest(f"Person {number}")
            await person.post("/api/me/account", login=f"person{number}", **body)
        anna = await site.guest("Anna")
        assert (await anna.post("/api/me/account", 429, login="annaanna", **body))["name"] == "too-fast"
        assert (await anna.get("/api/me"))["visitor"]["login"] is None, "still signed in, as the guest"


async def test_strangers_who_guess_do_not_keep_the_owner_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "account", (4.0, SLOW))
    async with serving(tmp_path, limits=1.0, proxy=True) as site:
        anna, thief = await member(site), site.stranger()
        guess = {"login": "annaanna", "password": "12345678"}
        for number in range(5):
            answer = await thief.http.post("/api/me/login", json=guess, headers={"X-Forwarded-For": f"10.0.0.{number}"})
        assert answer.status_code == 429
        await anna.post("/api/me/password", old=OLD, password=NEW)
        await anna.http.request("DELETE", "/api/me")
        again = await anna.http.post("/api/me/login", json={"login": "annaanna", "password": NEW})
        assert again.status_code == 200, "a browser in which she has been signed in before"
        thief.http.cookies.set("detente_known", anna.http.cookies["detente_known"][:-1])
        assert (await thief.http.post("/api/me/login", json=guess)).status_code == 429, "one that is made up is worth nothing"


async def test_links_for_other_devices_are_limited_by_visitor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "link", (2.0, SLOW))
    async with serving(tmp_path, limits=1.0) as site:
        anna = await site.guest("Anna")
        answers = [await anna.http.post("/api/me/link") for _ in range(3)]
        assert [answers[0].status_code, answers[-1].status_code] == [200, 429]


async def test_many_passwords_at_once_keep_nobody_from_their_table(site: Site) -> None:
    """Passwords are hashed in threads of their own, a few at a time: each takes 64 MB."""
    anna = await site.guest("Anna")
    table = await anna.create(mode="hotseat")
    running, most, release = 0, 0, threading.Event()

    def slow() -> None:
        nonlocal running, most
        running += 1
        most = max(most, running)
        release.wait(PATIENCE)
        running -= 1

    hashes = [asyncio.create_task(hashing(slow)) for _ in range(40)]
    try:
        await asyncio.sleep(0)
        await asyncio.wait_for(asyncio.to_thread(lambda: None), PATIENCE / 2)
        line = await anna.sit(table["id"])
        await line.until(0)
    finally:
        release.set()
        await asyncio.gather(*hashes)
    assert most <= 4


# Names


async def test_a_name_that_nobody_can_see_is_none(site: Site) -> None:
    for name in ("\u3164", "\u2800 \u2800", "\u115f\u1160", "\u034f", "\ufe0f", "\u0301\u0301", "\u17b4\uffa0"):
        assert (await site.stranger().post("/api/me", 422, name=name))["name"] == "bad-name", ascii(name)


async def test_marks_are_not_piled_up_over_other_lines(site: Site) -> None:
    anna = await site.guest("Ann" + "a\u0301" + "\u0336" * 30)
    assert (await anna.get("/api/me"))["visitor"]["name"] == "Ann\u00e1\u0336\u0336\u0336"
    hindi = await site.guest("हिन्दी")
    assert (await hindi.get("/api/me"))["visitor"]["name"] == "हिन्दी"


@pytest.mark.parametrize("twin", ["ᴀɴɴᴀ", "𝛂nna", "ɑnna", "ⲁnna", "Ꭺnna", "ꓮnnꓮ", "Ａｎｎａ", "ａｎｎа"])
def test_letters_of_many_alphabets_look_alike(twin: str) -> None:
    with pytest.raises(Conflict):
        check_distinct("Anna", [twin])
    with pytest.raises(Conflict):
        check_distinct("Алёна", ["Aлeна"])


# What costs others more than whoever asks


async def test_the_log_of_a_long_game_is_not_asked_for_all_the_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "log", (2.0, SLOW))
    async with serving(tmp_path, limits=1.0) as site:
        anna = await site.guest("Anna")
        table = await anna.create(mode="hotseat")
        await (await anna.sit(table["id"])).until(0)
        answers = [(await anna.http.get(f"/api/tables/{table['id']}/log")).status_code for _ in range(3)]
        assert (answers[0], answers[-1]) == (200, 429)


def test_the_document_of_the_api_is_made_once() -> None:
    app = make_app(Settings())
    assert app.openapi() is app.openapi()


# What a database cannot hold


ODD = ("/api/tables?search=%00", "/api/tables?kind=open&game=%00", "/api/tables?person=%00", "/api/tables?kind=records&search=a%00b")


@pytest.mark.parametrize("where", ["sqlite", "postgres"])
async def test_a_nul_in_a_search_is_no_fault_of_the_database(tmp_path: Path, where: str, request: pytest.FixtureRequest) -> None:
    if where == "postgres":
        request.getfixturevalue("on_postgres")
    async with serving(tmp_path) as site:
        anna = await site.guest("Anna")
        for path in ODD:
            assert (await anna.http.get(path)).status_code in (200, 422), path
        assert (await anna.get("/api/health"))["status"] == "ok"
