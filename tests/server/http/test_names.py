"""Names of accounts are unique however they are written; guests are marked wherever a name is shown."""

import sqlite3
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import create_async_engine

from detente.server.store import Store
from detente.server.store.migrate import migrate

from ..helpers import Person, Site

pytestmark = pytest.mark.anyio
PASSWORD = "long-enough-42"


async def member(site: Site, name: str, login: str) -> Person:
    person = await site.guest(name)
    await person.post("/api/me/account", login=login, password=PASSWORD)
    return person


@pytest.mark.parametrize("name", ["anna", "ANNA", "Аnnа", "A n n a"])
async def test_an_account_s_name_is_nobody_else_s(site: Site, name: str) -> None:
    await member(site, "Anna", "anna")
    other = await site.guest(name)
    assert (await other.post("/api/me/account", 409, login="other", password=PASSWORD))["name"] == "name-taken"
    await other.post("/api/me", name="Clara")
    await other.post("/api/me/account", login="other", password=PASSWORD)
    assert (await other.post("/api/me", 409, name=name))["name"] == "name-taken"


async def test_a_guest_without_a_name_is_called_like_the_login_of_the_new_account(site: Site) -> None:
    vera = await member(site, "Guest", "vera@home.example")
    assert (await vera.get("/api/me"))["visitor"]["name"] == "vera"
    assert (await vera.post("/api/me", 409, name="Gość"))["name"] == "name-nobody"
    await vera.post("/api/me", name="vera", lang="hu")  # nothing changes but the language


async def test_guests_are_marked_in_lists_at_tables_and_in_chat(site: Site) -> None:
    anna, boris = await member(site, "Anna", "anna"), await site.guest("Boris")
    table = (await anna.create(mode="open"))["id"]
    assert (await boris.get("/api/tables?kind=open"))["tables"][0]["seats"]["us"]["kind"] == "member"
    joined = await boris.post(f"/api/tables/{table}/join")
    assert [joined["seats"][seat]["kind"] for seat in ("us", "ussr")] == ["member", "guest"]
    us, ussr = await anna.sit(table), await boris.sit(table)
    await us.until(0)
    await ussr.until(0)
    await us.send(type="chat", text="hello")
    await ussr.receive("chat")
    await ussr.send(type="chat", text="hi")
    said = [await us.receive("chat"), await us.receive("chat")]
    assert [(line["name"], line["kind"], line["seat"]) for line in said] == [("Anna", "member", "us"), ("Boris", "guest", "ussr")]
    assert said[1]["person"] == joined["seats"]["ussr"]["person"]
    bot = await boris.create(mode="bot")
    assert [bot["seats"][seat]["kind"] for seat in ("us", "ussr")] == ["guest", None]


async def test_a_guest_who_becomes_a_member_or_takes_another_name_is_shown_so_at_open_tables(site: Site) -> None:
    us, _, table_id = await site.pair()
    boris = site.people[1]
    await boris.post("/api/me", name="Bobby")
    while (await us.receive("table"))["table"]["seats"]["ussr"]["name"] != "Bobby":
        pass
    await boris.post("/api/me/account", login="bobby", password=PASSWORD)
    while (await us.receive("table"))["table"]["seats"]["ussr"]["kind"] != "member":
        pass
    assert (await boris.get(f"/api/tables/{table_id}"))["seats"]["ussr"]["name"] == "Bobby"


async def test_of_accounts_that_had_the_same_name_the_oldest_keeps_it_and_the_others_are_told_of_theirs(tmp_path: Path) -> None:
    path = tmp_path / "detente.sqlite"
    engine = create_async_engine(f"sqlite+aiosqlite:///{path}")
    await migrate(engine, "0005")
    await engine.dispose()
    people = (("b", "anna", "anna.b", 2.0), ("a", "Anna", "anna.a", 1.0), ("g", "Anna", None, 0.5), ("c", "Аnnа", "anna.c", 3.0))
    with sqlite3.connect(path) as database:
        rows = [(visitor, name, "en", login, created) for visitor, name, login, created in people]
        database.executemany("INSERT INTO visitors (id, name, lang, login, created) VALUES (?, ?, ?, ?, ?)", rows)
    store = Store(f"sqlite+aiosqlite:///{path}")
    await store.open()
    found = {visitor: await store.visitor(visitor) for visitor, *_ in people}
    await store.close()
    assert {key: visitor.name for key, visitor in found.items() if visitor} == {"a": "Anna", "b": "anna 2", "c": "Аnnа 3", "g": "Anna"}
    assert len({visitor.person for visitor in found.values() if visitor}) == 4
    with sqlite3.connect(path) as database:
        assert database.execute("SELECT visitor, kind, text FROM notices ORDER BY visitor").fetchall() == [
            ("b", "renamed", "anna 2"),
            ("c", "renamed", "Аnnа 3"),
        ]


async def test_of_accounts_that_look_alike_by_more_alphabets_the_oldest_keeps_its_name(tmp_path: Path) -> None:
    path = tmp_path / "detente.sqlite"
    engine = create_async_engine(f"sqlite+aiosqlite:///{path}")
    await migrate(engine, "0010")
    await engine.dispose()
    people = (("a", "Anna", "anna.a", 1.0, "anna"), ("b", "ᴀɴɴᴀ", "anna.b", 2.0, "ᴀɴɴᴀ"), ("c", "Clara", "clara", 3.0, "clara"))
    with sqlite3.connect(path) as database:
        insert = "INSERT INTO visitors (id, name, lang, login, created, look, person) VALUES (?, ?, 'en', ?, ?, ?, ?)"
        database.executemany(insert, [(*one, f"person-{one[0]}") for one in people])
    store = Store(f"sqlite+aiosqlite:///{path}")
    await store.open()
    found = [await store.visitor(visitor) for visitor, *_ in people]
    told = await store.people.notices("b")
    await store.close()
    assert [(visitor.name, visitor.skeleton) for visitor in found if visitor] == [("Anna", "anna"), ("ᴀɴɴᴀ 2", "anna2"), ("Clara", "clara")]
    assert [(notice.kind, notice.text) for notice in told] == [("renamed", "ᴀɴɴᴀ 2")]
