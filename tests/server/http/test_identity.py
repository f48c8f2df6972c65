"""Names that look like another's, passwords that everybody tries, and attempts at one account from many addresses."""

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from detente.server.errors import BadMessage, Conflict
from detente.server.identity import passwords
from detente.server.identity.names import check_distinct
from detente.server.identity.passwords import check_password, hash_password, is_right

from ..helpers import HASHER, Site, serving

pytestmark = pytest.mark.anyio
ALIKE = ("anna", "ANNA", "Аnnа", "A n n a", "Ann\u200ba", "Änna", "@nna")


@pytest.mark.parametrize("name", ALIKE)
async def test_a_name_that_looks_like_the_opponents_is_refused_at_a_table(site: Site, name: str) -> None:
    anna, twin = await site.guest("Anna"), await site.guest(name)
    table = await anna.create(mode="private")
    assert (await twin.post(f"/api/tables/{table['id']}/join", 409))["name"] == "name-alike"
    await twin.post("/api/me", name="Boris")
    await twin.post(f"/api/tables/{table['id']}/join")
    assert (await twin.post("/api/me", 409, name=name))["name"] == "name-alike", "nor later"
    await twin.post("/api/me", name="Clara")


async def test_trying_passwords_takes_time_and_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """As RFC 9106 recommends; test servers take a faster hasher."""
    monkeypatch.setattr(passwords, "HASHER", HASHER)
    hashed = await hash_password("correct horse")
    assert hashed.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
    assert await is_right("correct horse", hashed)
    assert not await is_right("wrong horse", hashed)
    assert not await is_right("correct horse", None)


async def test_two_guests_who_said_no_name_may_play_each_other(site: Site) -> None:
    for one, other in (("Guest", "Guest"), ("Vendég", "Vendég"), ("Гость", "Guest")):
        table = await (await site.guest(one)).create(mode="private")
        await (await site.guest(other)).post(f"/api/tables/{table['id']}/join")


def test_names_that_look_different_are_different() -> None:
    check_distinct("Anna", ["Hanna", "Ana", "Annie", "Анатолий"])
    for pair in (("Boris", "B0ris"), ("Warren", "vvarren"), ("Norma", "Norrna"), ("Lila", "Iila")):
        with pytest.raises(Conflict):
            check_distinct(pair[0], [pair[1]])


async def test_an_account_says_what_is_too_short(site: Site) -> None:
    person = await site.guest("Anna")
    for path in ("/api/me/account", "/api/me/login"):
        assert (await person.post(path, 422, login="annaanna", password="a horse"))["name"] == "bad-password"
        assert (await person.post(path, 422, login="an", password="a horse in the rain"))["name"] == "bad-login"
    assert (await person.post("/api/me/account", 422, login=7, password="a horse in the rain"))["name"] == "bad-message"


@pytest.mark.parametrize("password", ["password", "Password1", "12345678", "qwertyuiop", "aaaaaaaa", "haslo123", "annaanna1", "пароль123"])
async def test_a_password_that_everybody_tries_is_refused(site: Site, password: str) -> None:
    person = await site.guest("Anna")
    assert (await person.post("/api/me/account", 422, login="annaanna", password=password))["name"] == "weak-password"
    with pytest.raises(BadMessage):
        check_password(password, "annaanna")
    assert (await person.post("/api/me/account", login="annaanna", password="a horse in the rain"))["visitor"]["login"] == "annaanna"


async def test_attempts_at_one_account_are_limited_whatever_address_they_come_from(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=1.0, proxy=True) as site:
        person, body = site.stranger(), {"login": "anna", "password": "12345678"}
        answers = [await person.http.post("/api/me/login", json=body, headers={"X-Forwarded-For": f"10.0.0.{n}"}) for n in range(14)]
        assert answers[-1].status_code == 429
        other = await person.http.post("/api/me/login", json=body | {"login": "boris"}, headers={"X-Forwarded-For": "10.0.1.1"})
        assert other.status_code == 401


@pytest.mark.parametrize("how", ["sessions", "account"])
async def test_ended_sessions_are_ended_for_cookies_links_and_open_sockets(site: Site, how: str) -> None:
    anna, phone, thief = await site.guest("Anna"), site.stranger(), site.stranger()
    await phone.post("/api/me/link/use", token=(await anna.post("/api/me/link"))["token"])
    spare = (await anna.post("/api/me/link"))["token"]
    table = await anna.create(mode="hotseat")
    line = await phone.sit(table["id"])
    await line.until(0)
    if how == "sessions":
        assert (await anna.http.delete("/api/me/sessions")).json()["visitor"]["name"] == "Anna"
    else:
        await anna.post("/api/me/account", login="annaanna", password="a horse in the rain")
    with pytest.raises(ConnectionClosed):
        await line.receive("nothing")
    assert (await phone.get("/api/me"))["visitor"] is None
    assert (await thief.post("/api/me/link/use", 403, token=spare))["name"] == "bad-link"
    assert (await anna.get("/api/me"))["visitor"]["name"] == "Anna"
    assert (await site.stranger().http.delete("/api/me/sessions")).status_code == 401
