"""Mute, block and report; moderators and the command line; what is kept about somebody, and its deletion."""

import asyncio
import contextlib
import itertools
import json
import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from detente.cli import main
from detente.server.people.moderation import Moderation
from detente.server.play import seating
from detente.server.store import matches

from ..helpers import Line, Person, Site

pytestmark = pytest.mark.anyio
PASSWORD = "long-enough-42"


async def member(site: Site, name: str) -> Person:
    person = await site.guest(name)
    await person.post("/api/me/account", login=name.lower(), password=PASSWORD)
    return person


async def word_of(person: Person) -> str:
    """How others refer to somebody."""
    return str((await person.get("/api/me"))["visitor"]["person"])


async def moderator(site: Site) -> Person:
    person = await member(site, "Mod")
    await Moderation(site.tables.store).set_moderator(await word_of(person), True, "trusted")
    return person


async def told(person: Person) -> list[tuple[str, str]]:
    return [(notice["kind"], notice["text"]) for notice in (await person.get("/api/me/notices"))["notices"]]


def chat_of(line: Line) -> list[str]:
    return [frame["text"] for frame in line.frames if frame["type"] == "chat"]


async def closed(line: Line) -> None:
    """Wait until the server closes a socket."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await line.receive("view")


def data_of(site: Site) -> list[str]:
    """The flags by which commands find the database of a server."""
    settings = site.tables.settings
    return ["--data", str(settings.folder), *(["--database", settings.database] if settings.database else [])]


def run_command(words: list[str]) -> int | str | None:
    """The exit code of a command. An exit from a thread would end the event loop of this test and of those after it."""
    try:
        return main(words)
    except SystemExit as end:
        return end.code


async def test_a_profile_tells_name_kind_and_games(site: Site) -> None:
    us, ussr, _ = await site.pair()
    anna, boris = site.people[:2]
    word = await word_of(boris)
    seen = await anna.get(f"/api/people/{word}")
    assert (seen["name"], seen["kind"], seen["games"], seen["you"], seen["muted"], seen["blocked"]) == (
        "Boris",
        "guest",
        0,
        False,
        False,
        False,
    )
    await us.send(type="resign")
    while (await ussr.receive("table"))["table"]["status"] != "over":
        pass
    assert (await site.stranger().get(f"/api/people/{word}"))["games"] == 1
    assert (await anna.get("/api/people/nobody", 404))["name"] == "no-person"


async def test_whoever_mutes_somebody_does_not_see_their_chat(site: Site) -> None:
    us, ussr, table = await site.pair()
    anna, boris = site.people[:2]
    await ussr.send(type="chat", text="before")
    await us.receive("chat")
    assert (await anna.post(f"/api/people/{await word_of(boris)}/mute", on=True))["muted"] is True
    await ussr.send(type="chat", text="after")
    await ussr.receive("chat")
    await ussr.receive("chat")
    await us.echo()
    assert chat_of(us) == ["before"]
    again = await anna.sit(table)
    await again.until(0)
    await again.echo()
    assert chat_of(again) == []
    await anna.post(f"/api/people/{await word_of(boris)}/mute", on=False)
    third = await anna.sit(table)
    await third.until(0)
    await third.echo()
    assert chat_of(third) == ["before", "after"]


async def test_whoever_is_blocked_cannot_sit_down_write_or_see_the_table_in_the_lobby(site: Site) -> None:
    us, ussr, table = await site.pair()
    anna, boris = site.people[:2]
    word = await word_of(boris)
    assert (await anna.post(f"/api/people/{word}/block", on=True))["blocked"] is True
    assert await ussr.refused(type="chat", text="hello?") == "blocked"
    for host, guest in ((anna, boris), (boris, anna)):
        new = (await host.create(mode="open"))["id"]
        assert new not in [found["id"] for found in (await guest.get("/api/tables?kind=open"))["tables"]]
        assert new in [found["id"] for found in (await site.stranger().get("/api/tables?kind=open"))["tables"]]
        assert (await guest.post(f"/api/tables/{new}/join", 403))["name"] == "blocked"
    await us.send(type="resign")
    while (await ussr.receive("table"))["table"]["status"] != "over":
        pass
    assert (await boris.post(f"/api/tables/{table}/rematch", 403))["name"] == "blocked"
    blocks = (await anna.get("/api/me/blocks"))["blocks"]
    assert [(block["other"]["name"], block["kind"]) for block in blocks] == [("Boris", "block")]
    await anna.post(f"/api/people/{word}/block", on=False)
    await boris.post(f"/api/tables/{table}/rematch")
    assert (await anna.post(f"/api/people/{await word_of(anna)}/mute", 409, on=True))["name"] == "yourself"


async def test_a_report_keeps_the_lines_it_is_about_and_a_moderator_settles_it(site: Site) -> None:
    us, ussr, table = await site.pair()
    anna, boris = site.people[:2]
    await ussr.send(type="chat", text="you are a fool")
    said = await us.receive("chat")
    report = {"person": await word_of(boris), "kind": "chat", "text": "insults\x07 me", "table": table, "at": said["at"]}
    await anna.post("/api/reports", 201, **report)
    with_bad = [{"kind": "revenge"}, {"person": "nobody"}, {"table": "nothing"}, {"text": " "}, {"person": await word_of(anna)}]
    for wrong in with_bad:
        answer = await anna.http.post("/api/reports", json=report | wrong)
        assert answer.status_code in (404, 409, 422), answer.text
    assert (await boris.get("/api/moderation/reports", 403))["name"] == "not-moderator"
    mod = await moderator(site)
    found = (await mod.get("/api/moderation/reports"))["reports"]
    assert [(one["kind"], one["text"], one["about"]["name"], one["by"]["name"]) for one in found] == [
        ("chat", "insults me", "Boris", "Anna")
    ]
    assert [(line["text"], line["marked"]) for line in found[0]["lines"]] == [("you are a fool", True)]
    await mod.post(f"/api/moderation/reports/{found[0]['id']}", why="warned him")
    assert (await mod.get("/api/moderation/reports"))["reports"] == []
    assert (await mod.get("/api/moderation/reports?status=all"))["reports"][0]["verdict"] == "warned him"
    assert (await mod.post(f"/api/moderation/reports/{found[0]['id']}", 409, why="again"))["name"] == "report-settled"
    assert await told(anna) == [("settled", "Boris")]


async def test_a_moderator_warns_and_silences_for_a_time_and_the_person_is_told(site: Site) -> None:
    us, ussr, _ = await site.pair()
    boris, mod = site.people[1], await moderator(site)
    word = await word_of(boris)
    await mod.post(f"/api/moderation/people/{word}", action="warn", why="be kind")
    await mod.post(f"/api/moderation/people/{word}", action="silence", why="enough", hours=2.0)
    assert await ussr.refused(type="chat", text="hello") == "silenced"
    assert await told(boris) == [("warned", "be kind"), ("silenced", "enough")]
    notice = (await boris.get("/api/me/notices"))["notices"][0]
    await site.people[0].post(f"/api/me/notices/{notice['id']}/read")  # somebody else's stays
    assert len(await told(boris)) == 2
    await boris.post(f"/api/me/notices/{notice['id']}/read")
    assert await told(boris) == [("silenced", "enough")]
    await mod.post(f"/api/moderation/people/{word}", action="unsilence", why="sorry")
    await ussr.send(type="chat", text="thanks")
    assert (await us.receive("chat"))["text"] == "thanks"
    case = await mod.get(f"/api/moderation/people/{word}")
    assert [entry["what"] for entry in case["entries"]] == ["unsilence", "silence", "warn"]
    log = (await mod.get("/api/moderation/log"))["entries"]
    assert [(entry["what"], entry["by"] and entry["by"]["name"], entry["why"]) for entry in log][-2:] == [
        ("warn", "Mod", "be kind"),
        ("promote", None, "trusted"),
    ]
    found = (await mod.get("/api/moderation/people?search=bor"))["people"]
    assert [(one["name"], one["silenced"]) for one in found] == [("Boris", None)]


async def test_a_closed_account_ends_its_sockets_loses_its_games_and_can_be_reopened(site: Site) -> None:
    boris, anna = await member(site, "Boris"), await site.guest("Anna")
    table = (await anna.create(mode="private"))["id"]
    await boris.post(f"/api/tables/{table}/join")
    us, ussr = await anna.sit(table), await boris.sit(table)
    await us.until(0)
    await ussr.until(0)
    mod = await moderator(site)
    word = await word_of(boris)
    await mod.post(f"/api/moderation/people/{word}", action="close", why="cheating")
    await closed(ussr)
    while (found := (await us.receive("table"))["table"])["status"] != "over":
        pass
    assert found["outcome"] == {"winner": "us", "ending": "resigned"}
    assert (await boris.post("/api/tables", 403, game="twilight_struggle"))["name"] == "account-closed"
    assert (await boris.post("/api/me", 403, name="Bobo"))["name"] == "account-closed"
    assert (await boris.get("/api/me"))["visitor"]["closed"] is True
    assert ("closed", "cheating") in await told(boris)
    other = site.stranger()
    assert (await other.post("/api/me/login", 403, login="boris", password=PASSWORD))["name"] == "account-closed"
    assert (await mod.post(f"/api/moderation/people/{await word_of(mod)}", 409, action="close", why="me"))["name"] == "is-moderator"
    await mod.post(f"/api/moderation/people/{word}", action="reopen", why="a mistake")
    await boris.create(mode="bot")
    assert (await mod.post(f"/api/moderation/people/{word}", 409, action="reopen", why="twice"))["name"] == "not-closed"


async def test_a_void_game_is_marked_and_does_not_count_and_one_that_goes_on_ends(site: Site) -> None:
    us, ussr, table = await site.pair()
    anna, boris, mod = site.people[0], site.people[1], await moderator(site)
    await us.send(type="resign")
    while (await ussr.receive("table"))["table"]["status"] != "over":
        pass
    word = await word_of(boris)
    assert (await anna.get(f"/api/people/{word}"))["games"] == 1
    await mod.post(f"/api/moderation/tables/{table}/void", why="arranged")
    while not (await us.receive("table"))["table"]["voided"]:
        pass
    assert (await anna.get(f"/api/people/{word}"))["games"] == 0
    again = (await anna.post(f"/api/tables/{table}/rematch"))["id"]
    assert (await anna.get(f"/api/tables/{table}"))["voided"] is True, "a later change of the table leaves the mark"
    await boris.post(f"/api/tables/{table}/rematch")
    lines = [await anna.sit(again), await boris.sit(again)]
    for line in lines:
        await line.until(0)
    await mod.post(f"/api/moderation/tables/{again}/void", why="again")
    while (await lines[0].receive("table"))["table"]["status"] != "aborted":
        pass
    assert ("voided", f"{again}\nagain") in await told(anna)
    assert (await mod.post("/api/moderation/tables/nothing/void", 404, why="x"))["name"] == "no-table"


async def test_a_game_that_is_called_off_asks_nothing_more(site: Site) -> None:
    us, ussr, table_id = await site.pair()
    await Moderation(site.tables.store).void(None, table_id, "arranged")
    while us.view["to_move"] or ussr.view["to_move"]:
        await (us if us.view["to_move"] else ussr).receive("view")
    assert (ussr.view["legal"], ussr.view["question"], ussr.view["outcome"]) == ([], "none", None)
    assert (await site.people[1].get(f"/api/tables/{table_id}/view"))["legal"] == []


async def test_commands_work_on_the_database_of_a_running_server(site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    us, ussr, table = await site.pair()
    boris = site.people[1]
    word = await word_of(boris)

    async def admin(*words: str, code: int = 0) -> str:
        assert await asyncio.to_thread(run_command, ["admin", *data_of(site), *words]) == code
        return "".join(capsys.readouterr())

    assert word in await admin("find", "boris")
    await admin("silence", word, "enough", "--hours", "1")
    assert await ussr.refused(type="chat", text="hello") == "silenced"
    assert "no such person" in await admin("warn", "nobody", "why", code=2)
    assert "account" in await admin("promote", word, "why", code=2)
    await boris.post("/api/reports", 201, person=await word_of(site.people[0]), kind="cheating", text="too lucky")
    assert "too lucky" in await admin("reports")
    await admin("settle", "1", "she is not")
    assert await admin("reports") == ""
    await admin("void", table, "arranged")
    while (await us.receive("table"))["table"]["status"] != "aborted":
        pass
    await admin("close", word, "cheating")
    await closed(ussr)
    log = await admin("log")
    assert [part in log for part in ("silence", "settle", "void", "close", "command line")] == [True] * 5
    await admin("reopen", word, "a mistake")
    await boris.post("/api/me/account", login="boris", password=PASSWORD)
    await admin("promote", word, "trusted")
    assert (await boris.get("/api/moderation/reports"))["reports"] == []


async def test_everything_that_is_kept_about_somebody_can_be_taken_away(site: Site) -> None:
    us, ussr, table = await site.pair()
    anna, boris = site.people[:2]
    await ussr.play()
    await ussr.send(type="chat", text="hello")
    await us.receive("chat")
    await boris.post("/api/reports", 201, person=await word_of(anna), kind="other", text="slow", table=table)
    await boris.post(f"/api/people/{await word_of(anna)}/mute", on=True)
    kept: dict[str, Any] = await boris.get("/api/me/export")
    assert kept["visitor"]["name"] == "Boris"
    assert [(one["id"], one["seat"], len(one["moves"])) for one in kept["tables"]] == [(table, "ussr", 1)]
    assert [line["text"] for line in kept["chat"]] == ["hello"]
    assert [(one["kind"], one["text"]) for one in kept["reports"]] == [("other", "slow")]
    assert [(one["name"], one["kind"]) for one in kept["blocks"]] == [("Anna", "mute")]
    assert len(kept["sessions"]) == 1
    assert "password" not in json.dumps(kept)
    hers = json.dumps(await anna.get("/api/me/export"))
    assert "hello" not in hers
    assert (await site.stranger().get("/api/me/export", 401))["name"] == "no-visitor"


async def test_a_deleted_account_leaves_games_of_a_deleted_player_and_nothing_else(site: Site, tmp_path: Path) -> None:
    boris, anna = await member(site, "Boris"), await site.guest("Anna")
    tables = [(await anna.create(mode="private"))["id"] for _ in range(2)]
    for table in tables:
        await boris.post(f"/api/tables/{table}/join")
    us, ussr = await anna.sit(tables[0]), await boris.sit(tables[0])
    await us.until(0)
    await ussr.until(0)
    await ussr.send(type="chat", text="my secret recipe")
    await us.receive("chat")
    word = await word_of(boris)
    assert (await boris.post("/api/me/deletion", 401, password="not this one"))["name"] == "wrong-login"
    await boris.post("/api/me/deletion", password=PASSWORD)
    while (found := (await us.receive("table"))["table"])["status"] != "over":
        pass
    assert found["outcome"] == {"winner": "us", "ending": "resigned"}
    seat = (await anna.get(f"/api/tables/{tables[0]}"))["seats"]["ussr"]
    assert (seat["name"], seat["kind"]) == ("", "deleted")
    assert (await anna.get(f"/api/tables/{tables[1]}"))["status"] == "aborted"
    assert (await boris.get("/api/me"))["visitor"] is None
    assert (await anna.get(f"/api/people/{word}"))["kind"] == "deleted"
    again = await anna.sit(tables[0])
    await again.until(0)
    await again.echo()
    assert chat_of(again) == []
    other = await site.guest("Boris")
    await other.post("/api/me/account", login="boris", password=PASSWORD)  # login and name are free again
    if not site.tables.settings.database:
        with sqlite3.connect(tmp_path / "detente.sqlite") as database:
            left = "\n".join(database.iterdump())
        assert "my secret recipe" not in left


async def test_a_guest_may_delete_everything_too(site: Site) -> None:
    anna = await site.guest("Anna")
    bot = (await anna.create(mode="bot"))["id"]
    await anna.post("/api/me/deletion")
    assert (await anna.get("/api/me"))["visitor"] is None
    assert (await anna.get(f"/api/tables/{bot}"))["status"] == "aborted"


async def test_no_id_that_moderators_type_begins_like_an_option(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    words = (f"{'-' if number % 2 else ''}{number:08}" for number in itertools.count(1))
    monkeypatch.setattr(matches, "secrets", SimpleNamespace(token_urlsafe=lambda size: next(words)))
    anna = await member(site, "Anna")
    assert await word_of(anna) == "00000002"
    assert (await anna.create(mode="private"))["id"] == "00000004"


async def test_a_command_takes_an_older_id_that_begins_with_a_hyphen(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "new_id", lambda size: "-WJQZ0a5nB_c")
    us, _, table = await site.pair()
    assert await asyncio.to_thread(run_command, ["admin", *data_of(site), "void", "--", table, "arranged"]) == 0
    while (await us.receive("table"))["table"]["status"] != "aborted":
        pass
