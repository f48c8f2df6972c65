"""Channels: chosen, tried, retried when they fail, switched off when they stay dead; mails ended by one click."""

import asyncio
import secrets
import time
from collections.abc import Iterable
from typing import Any

import pytest
from sqlalchemy import text

from detente.server.alerts import outgoing
from detente.server.alerts.channel_sender import PAUSES
from detente.server.alerts.webhooks import sign
from detente.server.store.alerts import ChangedTable, delivering
from detente.server.store.people import notice_writes

from ..helpers import Person, Site
from ..mail_server import html_of, text_of, token_of
from .conftest import ADDRESS, Alerted, Traveller
from .endpoint import Browser, Endpoint

pytestmark = pytest.mark.anyio
BODY = {"title": "t", "text": "Your move", "link": "/", "url": "", "tag": "x", "alerts": []}


async def put(person: Person, status: int = 200, **changes: Any) -> Any:
    """Change one's choice."""
    now = await person.get("/api/me/alerts")
    body = {name: now[name] for name in ("wanted", "zone", "quiet", "delay")} | changes
    answer = await person.http.put("/api/me/alerts", json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


async def alert(alerted: Alerted, visitor: str, kind: str, what: str, **facts: Any) -> None:
    """Create the alerts of one thing, as `AlertJob` does."""
    tables = alerted.state.tables
    await tables.store.alerts.add(await tables.alerts.new_alerts([visitor], kind, what, **facts))


async def test_a_choice_is_kept_and_checked(alerted: Alerted) -> None:
    anna = await alerted.member("Anna", with_mail=False)
    before = await anna.get("/api/me/alerts")
    assert "chat" not in before["wanted"]["mail"]
    assert (before["mail"], before["channels"]) == ({"sent": True, "confirmed": False, "off": None}, [])
    wanted = {"mail": ["low"], "push": [], "webhook": ["over", "move"]}
    after = await put(anna, wanted=wanted, zone="Asia/Tokyo", quiet={"start": 1320, "end": 420}, delay=3600)
    assert after["wanted"] == {"mail": ["low"], "push": [], "webhook": ["move", "over"]}
    assert (await anna.get("/api/me/alerts"))["zone"] == "Asia/Tokyo"
    assert (await put(anna, 422, zone="Europe/Atlantis"))["name"] == "bad-zone"
    assert (await put(anna, 422, delay=7))["name"] == "bad-message"
    guest = await alerted.site.guest("Gast")
    assert (await guest.get("/api/me/alerts", 409))["name"] == "no-account"


async def test_channels_are_added_tried_and_removed_by_their_owner(alerted: Alerted, hook: Endpoint) -> None:
    anna, boris = await alerted.member("Anna", with_mail=False), await alerted.member("Boris", with_mail=False)
    added = await anna.post("/api/me/alerts/webhooks", preset="slack", url=hook.url)
    channel = added["channel"]
    assert (channel["name"], channel["preset"]) == ("127.0.0.1", "slack")
    assert hook.url not in str(await anna.get("/api/me/alerts"))
    assert await anna.post(f"/api/me/alerts/channels/{channel['id']}/test") == {"sent": True, "why": ""}
    got = hook.got[0]
    assert "Détente" in got.json["text"]
    assert sign(added["secret"], int(got.headers["x-detente-timestamp"]), got.body) == got.headers["x-detente-signature"]
    hook.statuses = [500]
    assert await anna.post(f"/api/me/alerts/channels/{channel['id']}/test") == {"sent": False, "why": "status-500"}
    assert (await boris.post(f"/api/me/alerts/channels/{channel['id']}/test", 404))["name"] == "no-channel"
    assert (await boris.http.delete(f"/api/me/alerts/channels/{channel['id']}")).status_code == 404
    assert (await anna.http.delete(f"/api/me/alerts/channels/{channel['id']}")).status_code == 200
    assert (await anna.get("/api/me/alerts"))["channels"] == []
    assert (await anna.post("/api/me/alerts/webhooks", 422, preset="telegram", url=hook.url))["name"] == "bad-message"
    for _ in range(20):
        await anna.post("/api/me/alerts/webhooks", preset="json", url=hook.url)
    assert (await anna.post("/api/me/alerts/webhooks", 409, preset="json", url=hook.url))["name"] == "too-many-channels"


async def test_a_browser_that_has_unsubscribed_is_forgotten(alerted: Alerted, hook: Endpoint) -> None:
    anna, browser = await alerted.member("Anna", with_mail=False), Browser()
    for _ in range(2):  # the same browser again is no other
        await anna.post("/api/me/alerts/push", **browser.subscription(hook.url))
    (channel,) = (await anna.get("/api/me/alerts"))["channels"]
    assert (await anna.post(f"/api/me/alerts/channels/{channel['id']}/test"))["sent"]
    assert "Détente" in browser.read(hook.got[0].body).decode()
    hook.statuses = [410]
    await alerted.state.tables.store.alerts.write(delivering(channel["id"], BODY, 3600))
    await alerted.run_once()
    assert (await anna.get("/api/me/alerts"))["channels"] == []
    bad = browser.subscription(hook.url) | {"keys": {"p256dh": "AAAA", "auth": "AAAA"}}
    assert (await anna.post("/api/me/alerts/push", 422, **bad))["name"] == "bad-message"


async def test_a_dead_channel_is_tried_with_growing_pauses_then_told_and_switched_off(
    alerted: Alerted, hook: Endpoint, traveller: Traveller
) -> None:
    anna = await alerted.member("Anna", with_mail=False)
    channel = (await anna.post("/api/me/alerts/webhooks", preset="json", url=hook.url, name="my bot"))["channel"]
    alerts = alerted.state.tables.store.alerts
    await alerts.write(delivering(channel["id"], BODY, 5 * 86_400))
    hook.statuses = [503] * (len(PAUSES) + 1)
    await alerted.run_once()
    for number, pause in enumerate(PAUSES, 1):
        assert len(hook.got) == number
        traveller.offset += pause * 0.5
        await alerted.run_once()
        assert len(hook.got) == number
        traveller.offset += pause * 0.6
        await alerted.run_once()
    assert len(hook.got) == len(PAUSES) + 1
    assert len({got.headers["x-detente-delivery"] for got in hook.got}) == 1  # by which a receiver knows it is the same
    (now,) = (await anna.get("/api/me/alerts"))["channels"]
    assert now["off"] is not None
    assert now["why"] == "status-503"
    (notice,) = (await anna.get("/api/me/notices"))["notices"]
    assert (notice["kind"], notice["text"]) == ("channel", "my bot")
    assert await alerts.deliveries(traveller.time() + 86_400) == []
    # A test that comes through switches it on again.
    assert (await anna.post(f"/api/me/alerts/channels/{channel['id']}/test"))["sent"]
    assert (await anna.get("/api/me/alerts"))["channels"][0]["off"] is None


async def test_a_message_whose_server_was_killed_is_sent_by_another_after_its_lease(
    alerted: Alerted, hook: Endpoint, traveller: Traveller
) -> None:
    anna = await alerted.member("Anna", with_mail=False)
    channel = (await anna.post("/api/me/alerts/webhooks", preset="json", url=hook.url))["channel"]
    alerts = alerted.state.tables.store.alerts
    async with alerted.state.channel_sender._lock:  # as if the server that claims it were killed before it sends
        await alerts.write(delivering(channel["id"], BODY, 3600))
        (delivery,) = await alerts.deliveries(time.time())
        await alerts.claim(delivery, 30.0)
    await alerted.run_once()
    assert hook.got == []
    traveller.offset += 31
    await alerted.run_once()
    await alerted.run_once()
    assert len(hook.got) == 1


async def test_a_slow_webhook_holds_back_no_other(alerted: Alerted, hook: Endpoint, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing, "SECONDS", 600.0)  # it would never be given up
    anna, heard = await alerted.member("Anna", with_mail=False), asyncio.Event()

    async def hold(recipient: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.set()
        await recipient.read()
        writer.close()

    async with await asyncio.start_server(hold, "127.0.0.1", 0) as slow:
        url = f"http://127.0.0.1:{slow.sockets[0].getsockname()[1]}/"
        addresses = {"slow": url, "quick": hook.url}
        made = {name: await anna.post("/api/me/alerts/webhooks", preset="json", url=to, name=name) for name, to in addresses.items()}
        alerts, channel_sender = alerted.state.tables.store.alerts, alerted.state.channel_sender
        channels = {name: one["channel"]["id"] for name, one in made.items()}
        for _ in range(30):  # more than are read at once
            await alerts.write(delivering(channels["slow"], BODY, 3600))
        channel_sender.wake.set()
        async with asyncio.timeout(20):
            await heard.wait()
        for number in (1, 2):
            await alerts.write(delivering(channels["quick"], BODY, 3600))
            channel_sender.wake.set()
            await hook.next(number)
        await channel_sender.close()


async def test_an_address_that_refuses_mails_is_switched_off_and_the_next_confirmed_one_on(alerted: Alerted, traveller: Traveller) -> None:
    anna, boris = await alerted.member("Anna"), await alerted.member("Boris")
    people = {"us": anna, "ussr": boris}
    for person in people.values():
        await put(person, wanted={"mail": ["challenge"], "push": [], "webhook": []})
    me = (await anna.get("/api/me"))["visitor"]["person"]
    visitor = await alerted.state.tables.store.people.find(me)
    alerted.post.refusals = ["550 no such user"] * 3
    for number in range(4):
        await alert(alerted, visitor.id, "challenge", f"number {number}", game="cia_vs_kgb", opponent="Boris")
        await traveller.go(600, alerted)
        await alerted.mails("Anna")
    assert alerted.post.refusals == []
    assert alerted.post.attempts == 2 + 3  # after the third nothing is written any more
    assert (await anna.get("/api/me/alerts"))["mail"]["off"] is not None
    assert [notice["kind"] for notice in (await anna.get("/api/me/notices"))["notices"]] == ["channel"]
    before = len(alerted.post.mails)
    await anna.post("/api/me/email", email="anna.new@example.org", password="a horse in the rain")
    await alerted.site.stranger().post("/api/me/confirm", token=token_of(await alerted.post.next(before + 1)))
    assert (await anna.get("/api/me/alerts"))["mail"]["off"] is None


async def test_one_click_ends_mails_of_a_kind_without_a_login(alerted: Alerted, traveller: Traveller) -> None:
    anna = await alerted.member("Anna")
    me = (await anna.get("/api/me"))["visitor"]["person"]
    visitor = await alerted.state.tables.store.people.find(me)
    await alert(alerted, visitor.id, "tournament", "round 1", name="Cup", message="paired", link="/tournaments/abc")
    await alert(alerted, visitor.id, "tournament", "round 1", name="Cup", message="paired", link="/tournaments/abc")
    await traveller.go(600, alerted)
    assert await alerted.mails("Anna") == 2
    mail = alerted.post.mails[-1]
    assert str(mail["Subject"]) == "Your next game in “Cup” is waiting"
    assert f"{ADDRESS}/tournaments/abc" in text_of(mail)
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    address = str(mail["List-Unsubscribe"]).strip("<>").replace(ADDRESS, "")
    # As a mail program does it: a POST of its own, without a cookie or a header of ours, whatever page it may come from.
    program = alerted.site.stranger().http
    del program.headers["X-Detente"]
    looked = await program.get(address)
    assert (looked.status_code, looked.headers["location"].partition("#")[0]) == (303, "/unsubscribe")
    assert "tournament" in (await anna.get("/api/me/alerts"))["wanted"]["mail"]
    form = {"List-Unsubscribe": "One-Click"}
    answer = await program.post(address, data=form, headers={"Origin": "https://mail.example"})
    assert answer.json() == {"name": "Anna", "kind": "tournament", "on": False}
    assert (await anna.get("/api/me/alerts"))["wanted"]["mail"] == ["move", "begun", "over", "low", "challenge"]
    assert (await program.post(address[:-3] + "AAA", data=form)).status_code == 403
    # As people do it: the mail's link, whose page asks the server; for all mails, and back again.
    links = [part.partition('"')[0] for part in html_of(mail).split(f'href="{ADDRESS}/unsubscribe#')[1:]]
    stranger = alerted.site.stranger()
    assert (await stranger.post("/api/unsubscription", token=links[-1]))["kind"] == "all"
    assert (await anna.get("/api/me/alerts"))["wanted"]["mail"] == []
    await stranger.post("/api/unsubscription", token=links[0], on=True)
    assert (await anna.get("/api/me/alerts"))["wanted"]["mail"] == ["tournament"]
    assert visitor.id not in html_of(mail) + str(mail["List-Unsubscribe"])


async def test_what_a_tournament_tells_on_the_page_is_told_elsewhere_unless_it_was_read(alerted: Alerted, traveller: Traveller) -> None:
    anna, boris = await alerted.member("Anna", "hu"), await alerted.member("Boris")
    store = alerted.state.tables.store
    ids = [(await store.people.find((await one.get("/api/me"))["visitor"]["person"])).id for one in (anna, boris)]
    await store.people.write(*notice_writes(ids, "deadline", "Cup", 1_900_000_000.0), *notice_writes(ids[:1], "warned", "Be kind."))
    (notice,) = (await boris.get("/api/me/notices"))["notices"]
    await boris.post(f"/api/me/notices/{notice['id']}/read")
    await traveller.go(600, alerted)
    await traveller.go(600, alerted)
    assert (await alerted.mails("Anna"), await alerted.mails("Boris")) == (2, 1)
    assert str(alerted.post.mails[-1]["Subject"]) == "Lejár a játszmád ideje: „Cup”, 2030-03-17 17:46 (UTC)"
    assert f"{ADDRESS}/tables?kind=mine" in text_of(alerted.post.mails[-1])


async def test_what_goes_with_an_account_that_is_deleted(alerted: Alerted, hook: Endpoint) -> None:
    anna = await alerted.member("Anna")
    await put(anna, zone="UTC")
    channel = (await anna.post("/api/me/alerts/webhooks", preset="json", url=hook.url, name="bot"))["channel"]
    store = alerted.state.tables.store
    await store.alerts.write(delivering(channel["id"], BODY, 3600))
    exported = (await anna.http.get("/api/me/export")).json()["alerts"]
    assert (exported["choice"]["zone"], exported["channels"][0]["name"]) == ("UTC", "bot")
    await anna.post("/api/me/deletion", password="a horse in the rain")
    for table in ("alert_choices", "alert_channels", "alerts", "deliveries", "notifications"):
        assert (await store._rows(text(f"SELECT count(*) FROM {table}")))[0][0] == 0


async def test_without_mail_everything_else_works(site: Site, hook: Endpoint) -> None:
    person = await site.guest("Anna")
    await person.post("/api/me/account", login="annalogin", password="a horse in the rain")
    found = await person.get("/api/me/alerts")
    assert (found["mail"]["sent"], len(found["push_key"])) == (False, 87)
    assert found["push_key"] == (await person.get("/api/me/alerts"))["push_key"]
    assert await person.post("/api/me/alerts/channels/mail/test") == {"sent": False, "why": "no-address"}
    # Nothing private is reached unless the host allows it.
    assert (await person.post("/api/me/alerts/webhooks", 422, preset="json", url=hook.url))["name"] == "hook-address"
    url = f"https://localhost:{hook.port}/{secrets.token_hex(4)}"
    channel = (await person.post("/api/me/alerts/webhooks", preset="json", url=url))["channel"]
    assert await person.post(f"/api/me/alerts/channels/{channel['id']}/test") == {"sent": False, "why": "private"}
    assert hook.got == []


async def test_a_long_subject_in_russian_keeps_its_spaces(alerted: Alerted) -> None:
    """Python 3.11 drops one wherever a line of a header ends."""
    anna, before = await alerted.member("Anna", "ru"), len(alerted.post.mails)
    await anna.post("/api/me/alerts/channels/mail/test")
    mail = await alerted.post.next(before + 1)
    assert mail["Subject"] == "Так выглядит сообщение от Détente"


async def test_a_table_at_which_moves_never_cease_is_read_once_per_run(alerted: Alerted, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, boris = await alerted.member("Anna"), await alerted.member("Boris")
    table = await alerted.begin(anna, boris)
    await alerted.state.alert_job.close()  # it looks when this test says so
    store, looked = alerted.site.tables.store, list[str]()
    add = store.alerts.add_table_alerts

    async def add_and_move(changed: ChangedTable, *news: Any) -> list[str]:
        told = await add(changed, *news)
        looked.append(changed.match.id)
        await store.change_match(changed.match)  # somebody moves while the server looks
        return told

    monkeypatch.setattr(store.alerts, "add_table_alerts", add_and_move)
    await store.change_match(await store.match(table))
    await alerted.run_once()
    assert looked == [table]


async def test_tables_of_which_there_is_nothing_to_tell_are_passed_over_together(alerted: Alerted, monkeypatch: pytest.MonkeyPatch) -> None:
    """Most tables are those of guests, who are told nothing of a move."""
    people = [await alerted.site.guest(name) for name in ("Anna", "Boris")]
    tables = [await alerted.begin(*people) for _ in range(3)]
    await alerted.state.alert_job.close()
    await alerted.run_once()
    store, told, passed = alerted.site.tables.store, list[str](), list[list[str]]()
    tell, mark_processed = store.alerts.add_table_alerts, store.alerts.mark_processed

    async def note_tell(changed: ChangedTable, *news: Any) -> list[str]:
        told.append(changed.match.id)
        return await tell(changed, *news)

    async def note_pass(found: Iterable[ChangedTable]) -> None:
        quiet = list(found)
        passed.append(sorted(changed.match.id for changed in quiet))
        await mark_processed(quiet)

    monkeypatch.setattr(store.alerts, "add_table_alerts", note_tell)
    monkeypatch.setattr(store.alerts, "mark_processed", note_pass)
    for table in tables:
        await store.change_match(await store.match(table))
    await alerted.run_once()
    assert (told, passed, await store.alerts.changed_tables()) == ([], [sorted(tables)], [])
