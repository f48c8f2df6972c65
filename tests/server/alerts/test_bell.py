"""The bell: what is listed for whom, where it leads, and when it counts as read."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from detente.server.store.notifications import KEPT, LISTED
from detente.server.store.people import notice_writes, notification_writes

from ..helpers import ENTROPY, GAME, Person, serving
from .conftest import Alerted, Traveller

pytestmark = pytest.mark.anyio
PASSWORD = "a horse in the rain"
DAY = 86_400.0


async def bell(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await person.get("/api/me/notifications"))["notifications"]
    return found


async def kinds(person: Person) -> list[str]:
    return [one["kind"] for one in await bell(person)]


async def unread(person: Person) -> int:
    """As the page that asks again and again learns it."""
    counted = (await person.get("/api/me/waiting"))["unread"]
    assert counted == (await person.get("/api/me/notifications"))["unread"]
    return int(counted)


async def person_of(person: Person) -> str:
    return str((await person.get("/api/me"))["visitor"]["person"])


async def id_of(alerted: Alerted, person: Person) -> str:
    found = await alerted.site.tables.store.people.find(await person_of(person))
    assert found is not None
    return found.id


async def two_guests(alerted: Alerted) -> tuple[Person, Person]:
    return await alerted.site.guest("Anna"), await alerted.site.guest("Boris")


async def test_a_challenge_is_listed_for_a_guest_and_its_acceptance_for_the_challenger(alerted: Alerted) -> None:
    anna, boris = await two_guests(alerted)
    table = (await anna.post("/api/challenges", 201, person=await person_of(boris), game=GAME))["id"]
    await alerted.run_once()
    assert (await kinds(anna), await unread(boris)) == ([], 1)
    (asked,) = await bell(boris)
    assert (asked["kind"], asked["open"], asked["link"], asked["table"], asked["game"]) == ("challenge", True, "/lobby", table, GAME)
    assert (asked["person"]["name"], asked["person"]["kind"], asked["rematch"]) == ("Anna", "guest", False)
    await boris.post(f"/api/tables/{table}/join")
    await alerted.run_once()
    (accepted,) = await bell(anna)
    assert (accepted["kind"], accepted["person"]["name"], accepted["link"]) == ("accepted", "Boris", f"/t/{table}")
    (asked,) = await bell(boris)
    assert (asked["open"], asked["link"]) == (False, f"/t/{table}"), "whoever accepts knows it, and is not told that it begins"


async def test_challenges_that_are_found_together_are_listed_by_time(alerted: Alerted) -> None:
    anna, boris = await two_guests(alerted)
    await alerted.state.alert_job.close()  # it looks when this test says so
    who = await person_of(boris)
    made = [(await anna.post("/api/challenges", 201, person=who, game=GAME))["id"] for _ in range(5)]
    await alerted.run_once()
    assert [one["table"] for one in await bell(boris)] == made[::-1]


async def test_a_challenge_that_is_declined_or_withdrawn(alerted: Alerted) -> None:
    anna, boris = await two_guests(alerted)
    who = await person_of(boris)
    for person in (boris, anna):
        table = (await anna.post("/api/challenges", 201, person=who, game=GAME))["id"]
        await alerted.run_once()
        await person.post(f"/api/tables/{table}/decline")
        await alerted.run_once()
    (declined,) = await bell(anna)
    assert (declined["kind"], declined["person"]["name"], declined["link"]) == ("declined", "Boris", "/lobby")
    assert [(one["kind"], one["open"]) for one in await bell(boris)] == [("challenge", False)] * 2


async def test_a_table_that_is_found_in_the_lobby_a_game_that_ends_chat_and_a_rematch(alerted: Alerted) -> None:
    anna, boris = await two_guests(alerted)
    for person in (anna, boris):
        table = (await person.post("/api/seeks", 201, game=GAME, pace="days"))["table"]
    await alerted.run_once()
    assert [await kinds(person) for person in (anna, boris)] == [["begun"], ["begun"]]
    lines = [await person.sit(table, entropy=ENTROPY) for person in (anna, boris)]
    for line in lines:
        await line.until(0)
    await alerted.run_once()
    assert [await unread(person) for person in (anna, boris)] == [0, 0], "whoever opens the table has read it"
    await lines[0].connection.close()
    async with asyncio.timeout(20):
        while len(alerted.site.tables.in_memory(table).connections) > 1:  # type: ignore[union-attr]
            await asyncio.sleep(0.01)
    await lines[1].send(type="chat", text="Where are you?")
    await lines[1].receive("chat")
    await alerted.run_once()
    await lines[1].send(type="chat", text="Hello?")
    await lines[1].receive("chat")
    await alerted.run_once()
    assert (await kinds(anna), await kinds(boris)) == (["chat", "begun"], ["begun"]), "once, however much is written"
    await lines[1].send(type="resign")
    await lines[1].receive("table")
    await lines[1].connection.close()
    await alerted.gone(table)
    await alerted.run_once()
    over = (await bell(anna))[0]
    assert (over["kind"], over["result"], over["read"]) == ("over", "won", False)
    assert await kinds(boris) == ["begun"], "he has seen it"
    again = (await boris.post(f"/api/tables/{table}/rematch"))["id"]
    await alerted.run_once()
    offered = (await bell(anna))[0]
    assert (offered["kind"], offered["rematch"], offered["table"]) == ("challenge", True, again)
    await anna.post(f"/api/tables/{again}/join")
    await alerted.run_once()
    accepted = (await bell(boris))[0]
    assert (accepted["kind"], accepted["rematch"], accepted["link"]) == ("accepted", True, f"/t/{again}")


async def test_moves_are_counted_and_not_listed(alerted: Alerted) -> None:
    anna, boris = await two_guests(alerted)
    table = await alerted.begin(anna, boris)
    await alerted.move({"us": anna, "ussr": boris}, table, 40)
    await alerted.run_once()
    assert [await unread(person) for person in (anna, boris)] == [0, 0]
    assert {"move"}.isdisjoint(await kinds(anna) + await kinds(boris))
    assert sorted([len((await person.get("/api/me/waiting"))["waiting"]) for person in (anna, boris)]) == [0, 1]


async def test_nobody_reads_the_notifications_of_another_or_marks_them(alerted: Alerted) -> None:
    anna, boris = await two_guests(alerted)
    await anna.post("/api/challenges", 201, person=await person_of(boris), game=GAME)
    await alerted.run_once()
    (one,) = await bell(boris)
    clara, nobody = await alerted.site.guest("Clara"), alerted.site.stranger()
    assert await bell(clara) == await bell(nobody) == []
    await clara.post("/api/me/notifications/read", ids=[one["id"]], up_to=one["id"])
    await nobody.post("/api/me/notifications/read", 401, ids=[one["id"]])
    assert await unread(boris) == 1
    assert (await boris.post("/api/me/notifications/read", ids=[one["id"]])) == {"unread": 0}
    assert [one["read"] for one in await bell(boris)] == [True]
    for wrong in ({"ids": ["x"]}, {"up_to": -1}, {"ids": [1] * 101}, {"other": 1}):
        await boris.post("/api/me/notifications/read", 422, **wrong)


async def test_all_are_marked_as_read_but_not_those_that_come_meanwhile(alerted: Alerted) -> None:
    anna = await alerted.site.guest("Anna")
    mine, store = await id_of(alerted, anna), alerted.site.tables.store
    for number in range(3):
        await store.people.write(*notification_writes([mine], "opened", str(number), text=f"Cup {number}"))
    newest = (await anna.get("/api/me/waiting"))["newest"]
    await store.people.write(*notification_writes([mine], "opened", "late", text="Late Cup"))
    assert await anna.post("/api/me/notifications/read", up_to=newest) == {"unread": 1}
    assert [one["text"] for one in await bell(anna) if not one["read"]] == ["Late Cup"]


async def test_a_notice_that_was_read_on_the_page_was_read_in_the_bell_and_the_other_way_round(alerted: Alerted) -> None:
    anna = await alerted.site.guest("Anna")
    mine, store = await id_of(alerted, anna), alerted.site.tables.store
    await store.people.write(*notice_writes([mine], "warned", "Be kind."))
    await store.people.write(*notice_writes([mine], "starts", "Cup", 2e9, tournament="cup"))
    starts, warned = await bell(anna)
    assert (starts["link"], starts["until"], warned["text"], warned["link"]) == ("/tournaments/cup", 2e9, "Be kind.", "/")
    notices = {one["kind"]: one["id"] for one in (await anna.get("/api/me/notices"))["notices"]}
    await anna.post(f"/api/me/notices/{notices['warned']}/read")
    assert [(one["kind"], one["read"]) for one in await bell(anna)] == [("starts", False), ("warned", True)]
    await anna.post("/api/me/notifications/read", ids=[starts["id"]])
    assert (await anna.get("/api/me/notices"))["notices"] == []


async def test_followers_and_friends_are_told_once_and_not_to_those_who_mute_them(alerted: Alerted) -> None:
    anna, boris, clara = [await alerted.member(name, with_mail=False) for name in ("Anna", "Boris", "Clara")]
    for _ in range(2):
        for is_on in (True, False, True):
            await anna.post(f"/api/people/{await person_of(boris)}/follow", on=is_on)
    (one,) = await bell(boris)
    assert (one["kind"], one["person"]["name"], one["link"]) == ("followed", "Anna", f"/people/{await person_of(anna)}")
    await boris.post(f"/api/people/{await person_of(anna)}/follow", on=True)
    assert await kinds(anna) == ["friend"]
    await clara.post(f"/api/people/{await person_of(anna)}/mute", on=True)
    await anna.post(f"/api/people/{await person_of(clara)}/follow", on=True)
    assert await kinds(clara) == []
    await anna.post("/api/me/deletion", password=PASSWORD)
    assert await kinds(boris) == [], "nothing is left of somebody who is gone"


async def test_they_are_kept_for_thirty_days_and_listed_by_pages(alerted: Alerted, traveller: Traveller) -> None:
    anna = await alerted.site.guest("Anna")
    mine, store = await id_of(alerted, anna), alerted.site.tables.store
    for number in range(LISTED + 2):
        await store.people.write(*notification_writes([mine], "opened", str(number), text=str(number)))
    first = await anna.get("/api/me/notifications")
    rest = await anna.get(f"/api/me/notifications?before={first['next']}")
    assert [one["text"] for one in first["notifications"] + rest["notifications"]] == [
        str(number) for number in reversed(range(LISTED + 2))
    ]
    assert (first["unread"], rest["next"]) == (LISTED + 2, None)
    traveller.offset += KEPT + 10
    assert await unread(anna) == 0
    await alerted.run_once()
    async with store.engine.connect() as connection:
        assert (await connection.execute(text("SELECT count(*) FROM notifications"))).scalar() == 0


async def test_a_guest_takes_them_along_and_they_are_in_the_export_and_go_with_the_account(alerted: Alerted) -> None:
    anna, boris = await alerted.site.guest("Anna"), await alerted.member("Boris", with_mail=False)
    table = (await boris.post("/api/challenges", 201, person=await person_of(anna), game=GAME))["id"]
    await alerted.run_once()
    clara = await alerted.member("Clara", with_mail=False)
    link = (await clara.post("/api/me/link"))["token"]
    await anna.post("/api/me/link/use", token=link, merge=True)
    await alerted.run_once()
    assert await kinds(clara) == ["challenge"], "once: nothing is found anew for the one who has taken it over"
    assert [(one["kind"], one["table"]) for one in (await clara.get("/api/me/export"))["notifications"]] == [("challenge", table)]
    await clara.post("/api/me/deletion", password=PASSWORD)
    async with alerted.site.tables.store.engine.connect() as connection:
        assert (await connection.execute(text("SELECT count(*) FROM notifications"))).scalar() == 0


async def test_a_bell_can_be_read_though_the_guest_it_tells_of_has_become_another_or_is_gone(
    alerted: Alerted, traveller: Traveller
) -> None:
    anna, boris, clara = await alerted.site.guest("Anna"), await alerted.site.guest("Boris"), await alerted.member("Clara", with_mail=False)
    table = (await boris.post("/api/challenges", 201, person=await person_of(anna), game=GAME))["id"]
    await anna.post(f"/api/tables/{table}/decline")
    guest, store = await id_of(alerted, anna), alerted.site.tables.store
    link = (await clara.post("/api/me/link"))["token"]
    await anna.post("/api/me/link/use", token=link, merge=True)
    assert [one["person"]["name"] for one in await bell(boris)] == ["Clara"]
    async with store.engine.begin() as connection:
        await connection.execute(text("UPDATE notifications SET other = :guest"), {"guest": guest})  # as older servers left it
    traveller.offset += 20 * DAY
    assert await store.remove_idle_guests(time.time() - 10 * DAY) == 1
    assert [(one["kind"], one["person"]) for one in await bell(boris)] == [("declined", None)]


async def test_nobody_challenges_themselves_by_taking_a_guests_challenge_over(alerted: Alerted) -> None:
    anna, clara = await alerted.site.guest("Anna"), await alerted.member("Clara", with_mail=False)
    table = (await anna.post("/api/challenges", 201, person=await person_of(clara), game=GAME))["id"]
    link = (await clara.post("/api/me/link"))["token"]
    assert (await anna.post("/api/me/link/use", 409, token=link, merge=True))["name"] == "merge-together"
    await anna.post(f"/api/tables/{table}/decline")
    await anna.post("/api/me/link/use", token=link, merge=True)


async def test_no_notice_keeps_the_name_of_somebody_who_is_gone(alerted: Alerted) -> None:
    anna, boris = [await alerted.member(name, with_mail=False) for name in ("Anna", "Boris")]
    for name in ("Anna", "Anna Karenina"):
        await anna.post("/api/me", name=name)
        table = (await boris.post("/api/challenges", 201, person=await person_of(anna), game=GAME))["id"]
        await anna.post(f"/api/tables/{table}/decline")
    await anna.post("/api/me/deletion", password=PASSWORD)
    assert (await boris.get("/api/me/notices"))["notices"] == await bell(boris) == []
    assert "Anna" not in json.dumps(await boris.get("/api/me/export"))


async def test_nobodys_bell_is_flooded_with_rematches(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=1.0) as site:
        anna, boris = await site.guest("Anna"), await site.guest("Boris")
        table = (await anna.post("/api/challenges", 201, person=await person_of(boris), game=GAME))["id"]
        statuses = []
        for _ in range(14):
            await anna.post(f"/api/tables/{table}/decline")
            answer = await anna.http.post(f"/api/tables/{table}/rematch")
            statuses.append(answer.status_code)
            if answer.status_code != 200:
                break
            table = answer.json()["id"]
        assert (statuses[-1], len(statuses) <= 10) == (429, True), "each of them is a challenge"


async def test_a_page_at_a_table_is_told_at_once(alerted: Alerted) -> None:
    anna, boris = await two_guests(alerted)
    solo = (await boris.create(mode="hotseat"))["id"]
    line = await boris.sit(solo, entropy=ENTROPY)
    await line.until(0)
    before = time.monotonic()
    await anna.post("/api/challenges", 201, person=await person_of(boris), game=GAME)
    await line.receive("bell")
    assert time.monotonic() - before < 4, "it does not wait for the next run"
    assert await unread(boris) == 1
