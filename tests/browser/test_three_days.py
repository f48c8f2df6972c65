"""A correspondence game over three days, the whole way on the page: an account, an address, a challenge, e-mails with the board, web push,
quiet hours, the next table that waits, and unsubscribing with one click. The server's clock goes ahead; mail and push arrive here."""

from __future__ import annotations

import json
import os
import sqlite3
import time
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from email.message import EmailMessage
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from ..server.alerts.endpoint import Browser as Keys
from ..server.mail_server import html_of, text_of, token_of
from .conftest import Visitors
from .player import SOON, at_random, play_on, soon, wait_for_question
from .site import Server
from .test_alerts import SUBSCRIBE, Receivers
from .test_alerts import receivers as receivers
from .test_people import PASSWORD, ask

HOUR, DAY = 3600.0, 86_400.0
UNTOLD = "SELECT count(*) FROM tables WHERE version > told AND mode IN ('open', 'private')"


class Days:
    """A server whose clock can be put forward, and what it sends."""

    def __init__(self, folder: Path, receivers: Receivers) -> None:
        self.receivers, self.clock, self.offset = receivers, folder / "clock", 0.0
        self.server = Server(folder / "data")
        self.server.environment = os.environ | {
            "DETENTE_MAIL": receivers.post.url,
            "DETENTE_ADDRESS": self.server.address,
            "DETENTE_PRIVATE_HOOKS": "yes",
            "DETENTE_RECORDED": "no",
            "DETENTE_TEST_CLOCK": str(self.clock),
        }
        self.go(0.0)

    def rows(self, query: str) -> list[tuple[float, ...]]:
        with closing(sqlite3.connect(self.server.folder / "detente.sqlite", timeout=20)) as database:
            return database.execute(query).fetchall()

    def go(self, seconds: float) -> None:
        """Put the clock forward, once the server has looked at all that has happened until now."""
        limit = time.monotonic() + SOON
        while seconds and self.rows(UNTOLD) != [(0,)]:
            assert time.monotonic() < limit, "the server has not looked at what has happened"
            time.sleep(0.05)
        self.offset += seconds
        fresh = self.clock.with_suffix(".new")
        fresh.write_text(str(self.offset), encoding="ascii")
        fresh.replace(self.clock)

    @property
    def now(self) -> float:
        return time.time() + self.offset

    def mails(self, name: str) -> list[EmailMessage]:
        return [mail for mail in self.receivers.post.mails if mail["To"] == f"{name.lower()}@example.org"]

    def mail(self, name: str, number: int) -> EmailMessage:
        """A mail to somebody, from 1, once it is there; there is none after it."""
        limit = time.monotonic() + SOON
        while len(self.mails(name)) < number and time.monotonic() < limit:
            time.sleep(0.05)
        assert len(self.mails(name)) == number
        return self.mails(name)[-1]


@pytest.fixture
def days(tmp_path: Path, receivers: Receivers) -> Iterator[Days]:
    found = Days(tmp_path, receivers)
    try:
        found.server.start()
        yield found
    finally:
        found.server.stop()


def register(page: Page, days: Days, name: str) -> None:
    """An account and a confirmed address, by the page and the link of a mail."""
    page.click("button.profile")
    page.locator("dialog").get_by_label("Name", exact=True).fill(name)
    page.get_by_text("Account (optional)").click()
    page.fill("input[autocomplete=username]", name.lower())
    page.fill("input[autocomplete=current-password]", PASSWORD)
    page.get_by_role("button", name="Create an account").click()
    soon(page, lambda: (ask(page, "GET", "/api/me")["visitor"] or {}).get("login"), name.lower())
    page.goto("/")
    page.click("button.profile")
    page.get_by_text(f"Account {name.lower()}").click()
    page.fill("input[autocomplete=current-password]", PASSWORD)
    page.fill("input[type=email]", f"{name.lower()}@example.org")
    page.get_by_role("button", name="Change e-mail").click()
    page.goto(f"/confirm#{token_of(days.mail(name, 1))}")
    page.click("dialog .primary")
    expect(page.get_by_role("status")).to_contain_text(f"{name.lower()}@example.org")


def leave(*pages: Page) -> None:
    """Nobody looks at the site any more."""
    for page in pages:
        page.goto("/api/live")


def leave_seat(page: Page, days: Days, seat: str) -> None:
    """Leave the table, and wait until the server has noted until when whoever has this seat has seen it."""
    before, limit = days.now, time.monotonic() + SOON
    leave(page)
    while days.rows(f"SELECT seen >= {before} FROM seats WHERE seat = '{seat}'") != [(1,)]:
        assert time.monotonic() < limit, "the server has not noted it"
        time.sleep(0.05)


def minutes(at: float) -> int:
    """The minute of the day."""
    return int(at % DAY // 60)


def clock_time(at: float) -> str:
    return time.strftime("%H:%M", time.gmtime(at))


def test_three_days_of_correspondence(days: Days, notifying_browser: Browser, receivers: Receivers) -> None:
    visitors = Visitors(notifying_browser, "three days")
    anna, boris = (
        visitors.open(days.server, "/", width, 900, "en", timezone_id="UTC", permissions=["notifications"]) for width in (1440, 1280)
    )
    register(anna, days, "Anna")
    register(boris, days, "Boris")
    # Boris wants web push too, and is not to be disturbed from three hours after this time of the day to six.
    keys, pushed = Keys(), len(receivers.hook.got)
    boris.goto("/alerts")
    boris.evaluate(SUBSCRIBE, keys.subscription(f"http://127.0.0.1:{receivers.hook.port}/push"))
    boris.click("[data-push-add]")
    expect(boris.locator("[data-channel=push]")).to_be_visible()
    quiet = {"start": days.now + 3 * HOUR, "end": days.now + 6 * HOUR}
    boris.check("[data-quiet]")
    for name, at in quiet.items():
        boris.fill(f"[data-time={name}]", clock_time(at))
        boris.keyboard.press("Tab")
    soon(boris, lambda: ask(boris, "GET", "/api/me/alerts")["quiet"], {name: minutes(at) for name, at in quiet.items()})
    his = ask(boris, "GET", "/api/me")["visitor"]["person"]
    leave(boris)
    # Day 1: a challenge, of which he is notified by e-mail and in his browser.
    anna.goto(f"/people/{his}")
    anna.click("[data-challenge]")
    anna.locator("[data-seek-form] [data-side=us]").click()
    anna.select_option("[data-clock]", "move")
    anna.fill("[data-days]", "3")
    anna.click("[data-seek-form] [data-send]")
    anna.wait_for_url("**/lobby")
    leave(anna)
    days.go(600)
    assert "Anna" in str(days.mail("Boris", 2)["Subject"])
    first = json.loads(keys.read(receivers.run(receivers.hook.next(pushed + 1)).body))
    assert "Anna" in first["title"]
    boris.goto(first["link"])
    boris.goto("/lobby")
    boris.click("[data-accept]")
    boris.wait_for_url("**/t/*")
    table = boris.url.partition("/t/")[2]
    anna.goto("/")
    anna.click("[data-next]")  # the game cannot begin before she has opened it
    anna.wait_for_url(f"**/t/{table}")
    wait_for_question(boris)
    leave_seat(anna, days, "us")
    assert play_on(boris, 6, at_random(1)) == 6  # the USSR's influence in Eastern Europe
    leave(boris)
    days.go(600)
    mail = days.mail("Anna", 2)
    assert f"/t/{table}" in text_of(mail)
    assert [part.get_content_type() for part in mail.walk()].count("image/png") == 1
    assert 'src="cid:' in html_of(mail)
    # Day 2: she is led to the table and moves; Boris has his quiet hours, and is told when they are over.
    days.go(DAY + 4 * HOUR)
    anna.goto("/")
    anna.wait_for_selector("[data-next]")
    anna.keyboard.press("n")
    anna.wait_for_url(f"**/t/{table}")
    wait_for_question(anna)
    assert play_on(anna, 8, at_random(2)) == 8  # her influence in Western Europe, and her headline
    leave(anna)
    days.go(900)
    assert (is_put_off(days), len(days.mails("Boris")), len(receivers.hook.got)) == (True, 2, pushed + 1)
    days.go(3 * HOUR)
    mail = days.mail("Boris", 3)
    assert "Anna" in str(mail["Subject"])
    second = json.loads(keys.read(receivers.run(receivers.hook.next(pushed + 2)).body))
    assert second["link"] == f"/t/{table}"
    # Day 3: his headline; then he wants no more e-mails, and needs no log-in for that.
    days.go(DAY)
    boris.goto(second["link"])
    wait_for_question(boris)
    assert play_on(boris, 1, at_random(3)) == 1
    mail_program(mail)
    assert "move" not in ask(boris, "GET", "/api/me/alerts")["wanted"]["mail"]
    link = html_of(mail).split("/unsubscribe#")[-1].partition('"')[0]
    stranger = visitors.open(days.server, f"/unsubscribe#{link}", 390, 844, "en")
    expect(stranger.locator("[data-unsubscribed]")).to_contain_text("Boris")
    assert ask(boris, "GET", "/api/me/alerts")["wanted"]["mail"] == []
    assert "move" in ask(boris, "GET", "/api/me/alerts")["wanted"]["push"]
    visitors.close()
    assert not visitors.errors


def is_put_off(days: Days) -> bool:
    """Wait until the server has put off what is to be told after the quiet hours."""
    limit = time.monotonic() + SOON
    while time.monotonic() < limit:
        rows = days.rows("SELECT due FROM alerts WHERE done IS NULL AND kind = 'move'")
        if len(rows) == 2 and all(due > days.now + HOUR for (due,) in rows):
            return True
        time.sleep(0.1)
    return False


def mail_program(mail: EmailMessage) -> None:
    """What a mail program does when its user wants no more such e-mails (RFC 8058)."""
    url = str(mail["List-Unsubscribe"]).strip("<>")
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    with urllib.request.urlopen(urllib.request.Request(url, b"List-Unsubscribe=One-Click", method="POST"), timeout=60) as answer:
        assert answer.status == 200
