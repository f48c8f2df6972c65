"""A game by mail over days: who is told what, by which channel, and how often."""

import asyncio
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

import detente
from detente.server.alerts import webhooks

from ..helpers import serving
from ..mail_server import MailServer, html_of, text_of
from .conftest import ADDRESS, Alerted, Traveller
from .endpoint import Browser, Endpoint

pytestmark = pytest.mark.anyio
HOUR, DAY = 3600.0, 86_400.0


async def test_three_days_of_correspondence_with_mail_push_and_webhook(alerted: Alerted, traveller: Traveller, hook: Endpoint) -> None:
    anna, boris = await alerted.member("Anna", "pl"), await alerted.member("Boris", "hu")
    browser = Browser()
    await boris.post("/api/me/alerts/push", **browser.subscription(f"http://127.0.0.1:{hook.port}/push"))
    added = await anna.post("/api/me/alerts/webhooks", preset="json", url=hook.url, name="club")
    people = {"us": anna, "ussr": boris}
    told = {name: await alerted.mails(name) for name in ("Anna", "Boris")}
    assert told == {"Anna": 1, "Boris": 1}  # the mails that confirm addresses
    table = await alerted.begin(anna, boris)
    await traveller.go(600, alerted)
    assert await alerted.mails("Boris") == 1  # both have seen the beginning
    # Day 1: Boris moves until it is Anna's turn; she is told once, however long she waits and whatever else happens.
    seat = await alerted.move(people, table, 40)
    mover, other = ("Boris", "Anna") if seat == "ussr" else ("Anna", "Boris")
    await traveller.go(600, alerted)
    assert (await alerted.mails(other), await alerted.mails(mover)) == (2, 1)
    await traveller.go(HOUR, alerted)
    assert await alerted.mails(other) == 2
    mail = next(mail for mail in reversed(alerted.post.mails) if mail["To"] == f"{other.lower()}@example.org")
    text, html = text_of(mail), html_of(mail)
    assert f"{ADDRESS}/t/{table}" in text
    assert f"{ADDRESS}/t/{table}" in html
    assert "Twilight Struggle" in str(mail["Subject"])
    assert mover in str(mail["Subject"])
    assert "DEFCON" in text  # the board
    assert "<pre" in html
    assert_has_picture(mail, {"Anna": "Plansza gry Twilight Struggle", "Boris": "Twilight Struggle, a tábla"}[other])
    # Day 2: time runs out for whoever is to move.
    await traveller.go(2 * DAY + 8 * HOUR, alerted)
    await traveller.go(120, alerted)
    await traveller.go(600, alerted)
    assert await alerted.mails(other) == 3
    # Day 3: a move, and the other is told.
    await alerted.move(people, table, 60)
    await traveller.go(600, alerted)
    assert await alerted.mails(mover) == 2
    # The same by the other channels: what Boris' browser can read, and what Anna's webhook can check.
    pushes = [got for got in hook.got if got.path == "/push"]
    calls = [got for got in hook.got if got.path == "/hook"]
    assert len(pushes) == len(calls) + 1 if other == "Boris" else len(calls) == len(pushes) + 1
    messages = [browser.read(got.body).decode() for got in pushes]
    assert all(f"/t/{table}" in message for message in messages)
    assert any("Te jössz" in message for message in messages)
    assert pushes[0].headers["authorization"].startswith("vapid t=")
    assert pushes[0].headers["content-encoding"] == "aes128gcm"
    got = calls[0]
    assert webhooks.sign(added["secret"], int(got.headers["x-detente-timestamp"]), got.body) == got.headers["x-detente-signature"]
    assert got.json["alerts"][0]["table"] == table
    assert any("Twój ruch" in call.json["text"] for call in calls)
    assert len({call.headers["x-detente-delivery"] for call in calls}) == len(calls)


@pytest.mark.parametrize("stays", [False, True])
async def test_whoever_leaves_just_before_a_move_is_told_of_it(alerted: Alerted, traveller: Traveller, stays: bool) -> None:
    """Departures and moves are found at the same look, some seconds later; the order in which they happened counts."""
    anna, boris = await alerted.member("Anna"), await alerted.member("Boris")
    people = {"us": anna, "ussr": boris}
    table = await alerted.begin(anna, boris)
    await alerted.run_once()
    mover = (await anna.get(f"/api/tables/{table}"))["to_move"][0]
    other = "us" if mover == "ussr" else "ussr"
    watching = await people[other].sit(table)
    await watching.until(0)
    await alerted.run_once()
    if not stays:
        await watching.connection.close()
        await alerted.gone(table)
    line = await people[mover].sit(table)
    await line.until(0)
    while mover in line.view["to_move"]:
        await line.play()
    if stays:
        await watching.until(line.view["sequence"])
    for each in (line, watching):
        await each.connection.close()
    await alerted.gone(table)
    await traveller.go(600, alerted)
    name = {"us": "Anna", "ussr": "Boris"}[other]
    assert await alerted.mails(name) == (1 if stays else 2)


def assert_has_picture(mail: EmailMessage, alt: str) -> None:
    """The board is in the mail as a picture, in the HTML part, with words for those who do not see it."""
    assert is_built(), "The pages are not built, whose fonts and maps the pictures use: make pages"
    (picture,) = [part for part in mail.walk() if part.get_content_type() == "image/png"]
    related = next(part for part in mail.walk() if part.get_content_type() == "multipart/related")
    assert picture in related.get_payload()
    name = str(picture["Content-ID"]).strip("<>")
    assert f'src="cid:{name}" alt="{alt}' in html_of(mail)
    assert picture.get_content_disposition() == "inline"
    data = picture.get_payload(decode=True)
    assert isinstance(data, bytes)
    assert data.startswith(b"\x89PNG")
    assert len(data) < 200_000


def is_built() -> bool:
    return (Path(detente.__file__).parent / "web" / "index.html").is_file()


async def test_a_letter_about_a_game_without_a_picture_has_none(
    alerted: Alerted, traveller: Traveller, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("detente.server.alerts.pictures.drawing_of", lambda game: None)
    anna, boris = await alerted.member("Anna"), await alerted.member("Boris")
    table = await alerted.begin(anna, boris)
    await traveller.go(600, alerted)
    seat = await alerted.move({"us": anna, "ussr": boris}, table, 40)
    await traveller.go(600, alerted)
    other = "Anna" if seat == "ussr" else "Boris"
    assert await alerted.mails(other) == 2
    mail = next(mail for mail in reversed(alerted.post.mails) if mail["To"] == f"{other.lower()}@example.org")
    assert "<pre" in html_of(mail)
    assert not [part for part in mail.walk() if part.get_content_maintype() == "image"]
    assert "cid:" not in html_of(mail)


async def test_several_tables_that_wait_are_one_mail(alerted: Alerted, traveller: Traveller) -> None:
    anna, boris = await alerted.member("Anna"), await alerted.member("Boris")
    people = {"us": anna, "ussr": boris}
    tables = [await alerted.begin(anna, boris) for _ in range(3)]
    await traveller.go(600, alerted)
    seats = {await alerted.move(people, table, 40) for table in tables}
    assert len(seats) == 1
    other = "Anna" if seats == {"ussr"} else "Boris"
    await traveller.go(600, alerted)
    assert await alerted.mails(other) == 2
    mail = alerted.post.mails[-1]
    assert str(mail["Subject"]) == "3 messages from Détente"
    assert all(f"/t/{table}" in text_of(mail) for table in tables)


async def test_nobody_is_told_what_they_have_before_their_eyes(alerted: Alerted, traveller: Traveller) -> None:
    anna, boris = await alerted.member("Anna"), await alerted.member("Boris")
    people = {"us": anna, "ussr": boris}
    table = await alerted.begin(anna, boris)
    await traveller.go(600, alerted)
    seat = (await anna.get(f"/api/tables/{table}"))["to_move"][0]
    other, name = ("us", "Anna") if seat == "ussr" else ("ussr", "Boris")
    watching = await people[other].sit(table)
    await watching.until(0)
    mover = await people[seat].sit(table)
    await mover.until(0)
    while seat in mover.view["to_move"]:
        await mover.play()
    await traveller.go(600, alerted)
    assert await alerted.mails(name) == 1
    # A page that is hidden counts as nobody: what happens from then on is told.
    await mover.send(type="chat", text="Are you there?")
    await mover.receive("chat")
    await traveller.go(600, alerted)
    await watching.send(type="visible", on=False)
    live = await alerted.site.tables.get(table)
    async with asyncio.timeout(20):
        while len(live.players_watching()) == 2:
            await asyncio.sleep(0.01)
    await alerted.run_once()
    before = await anna.get("/api/me/alerts"), await boris.get("/api/me/alerts")
    chosen = before[0 if name == "Anna" else 1]
    wanted = chosen["wanted"] | {"mail": [*chosen["wanted"]["mail"], "chat"]}
    body = {"wanted": wanted, "zone": "Europe/Warsaw", "quiet": None, "delay": 60}
    assert (await people[other].http.put("/api/me/alerts", json=body)).status_code == 200
    await traveller.go(60, alerted)
    await mover.send(type="chat", text="Hello?")
    await mover.receive("chat")
    await alerted.run_once()
    await traveller.go(120, alerted)
    assert await alerted.mails(name) == 2
    assert "has written to you" in str(alerted.post.mails[-1]["Subject"])


async def test_quiet_hours_are_quiet_and_what_waited_comes_after_them(alerted: Alerted, traveller: Traveller) -> None:
    anna, boris = await alerted.member("Anna"), await alerted.member("Boris")
    minute = int(traveller.time() // 60) % 1440  # of UTC
    quiet = {"start": minute, "end": (minute + 120) % 1440}
    for person in (anna, boris):
        body = {"wanted": (await person.get("/api/me/alerts"))["wanted"], "zone": "UTC", "quiet": quiet, "delay": 60}
        assert (await person.http.put("/api/me/alerts", json=body)).json()["quiet"] == quiet
    table = await alerted.begin(anna, boris)
    await traveller.go(60, alerted)
    seat = await alerted.move({"us": anna, "ussr": boris}, table, 40)
    other = "Anna" if seat == "ussr" else "Boris"
    await traveller.go(HOUR, alerted)
    assert await alerted.mails(other) == 1
    await traveller.go(HOUR, alerted)
    assert await alerted.mails(other) == 2


async def test_a_move_made_before_the_letter_goes_makes_it_needless(alerted: Alerted, traveller: Traveller) -> None:
    anna, boris = await alerted.member("Anna"), await alerted.member("Boris")
    people = {"us": anna, "ussr": boris}
    table = await alerted.begin(anna, boris)
    await traveller.go(60, alerted)
    await alerted.move(people, table, 40)
    await alerted.run_once()
    await alerted.move(people, table, 40)
    await alerted.run_once()
    await traveller.go(600, alerted)
    assert await alerted.mails("Anna") + await alerted.mails("Boris") == 3


async def test_the_end_of_a_game_is_told_to_who_was_not_there(alerted: Alerted, traveller: Traveller) -> None:
    anna, boris = await alerted.member("Anna", "ru"), await alerted.member("Boris")
    table = await alerted.begin(anna, boris)
    await traveller.go(60, alerted)
    line = await boris.sit(table)
    await line.until(0)
    await line.send(type="resign")
    await line.receive("table")
    await line.connection.close()
    await alerted.gone(table)
    await alerted.run_once()
    await traveller.go(600, alerted)
    assert (await alerted.mails("Anna"), await alerted.mails("Boris")) == (2, 1)
    assert str(alerted.post.mails[-1]["Subject"]).startswith("Победа: ")


async def test_whoever_waits_at_a_table_is_told_when_somebody_comes_and_whoever_is_invited_is_told_too(
    alerted: Alerted, traveller: Traveller
) -> None:
    anna, boris = await alerted.member("Anna"), await alerted.member("Boris")
    table = (await anna.create(mode="open", clock={"days": 3}))["id"]
    await traveller.go(600, alerted)
    assert await alerted.mails("Anna") == 1
    await boris.post(f"/api/tables/{table}/join")
    await traveller.go(600, alerted)
    assert (await alerted.mails("Anna"), await alerted.mails("Boris")) == (2, 2)
    assert "is ready" in str(alerted.post.mails[-1]["Subject"])
    lines = [await person.sit(table, entropy="ab" * 32) for person in (anna, boris)]
    for line in lines:
        await line.until(0)
    await lines[1].send(type="resign")
    for line in lines:
        while not line.view["outcome"]:
            await line.receive("view")
        await line.connection.close()
    await alerted.gone(table)
    await traveller.go(600, alerted)
    assert (await alerted.mails("Anna"), await alerted.mails("Boris")) == (2, 2)
    await boris.post(f"/api/tables/{table}/rematch")
    await traveller.go(600, alerted)
    assert (await alerted.mails("Anna"), await alerted.mails("Boris")) == (3, 2)
    assert str(alerted.post.mails[-1]["Subject"]) == "Boris challenges you to a game of Twilight Struggle"


async def test_two_servers_of_one_database_tell_everything_once(
    tmp_path: Path, post: MailServer, hook: Endpoint, traveller: Traveller, on_postgres: None
) -> None:
    values: dict[str, Any] = {"mail": post.url, "address": ADDRESS, "private_hooks": True, "secret": "s" * 32}
    async with serving(tmp_path, **values) as one, serving(tmp_path, **values) as two:
        sites = Alerted(one, post), Alerted(two, post)
        anna, boris = await sites[0].member("Anna"), await sites[0].member("Boris")
        for person in (anna, boris):
            await person.post("/api/me/alerts/webhooks", preset="json", url=hook.url)
        tables = [await sites[0].begin(anna, boris) for _ in range(4)]
        await traveller.go(60, *sites)
        for table in tables:
            await sites[0].move({"us": anna, "ussr": boris}, table, 40)
        traveller.offset += 30
        for _ in range(5):  # both look at the same moment, again and again
            await asyncio.gather(*(site.run_once() for site in sites))
        traveller.offset += 600
        for _ in range(5):
            await asyncio.gather(*(site.run_once() for site in sites))
        assert await sites[0].mails("Anna") + await sites[0].mails("Boris") == 3
        tables_told = [alert["table"] for got in hook.got for alert in got.json["alerts"] if alert["kind"] == "move"]
        assert sorted(tables_told) == sorted(tables)
