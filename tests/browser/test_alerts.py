"""Notifications on the page: chosen, tried in every channel against real receivers, and e-mails stopped by one click."""

from __future__ import annotations

import asyncio
import json
import os
import threading
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from ..server.alerts.endpoint import Browser as Keys
from ..server.alerts.endpoint import Endpoint, endpoint
from ..server.mail_server import MailServer, html_of, mail_server, token_of
from .conftest import Visitors
from .player import INSIDE, SOON, soon
from .site import Server
from .test_accessibility import check_themes
from .test_people import PASSWORD, ask, person

# Chromium would ask a push service on the internet for an address: this one is ours. All else is the browser's own.
SUBSCRIBE = """(given) => {
  const end = async () => { PushManager.prototype.getSubscription = async () => null; };
  const subscription = { toJSON: () => given, options: {}, unsubscribe: end };
  end();
  PushManager.prototype.subscribe = async (wanted) => {
    window.asked = { key: wanted.applicationServerKey.length, visible: wanted.userVisibleOnly };
    PushManager.prototype.getSubscription = async () => subscription;
    return subscription;
  };
}"""


class Receivers:
    """A mail server and a webhook in a loop of their own, which the browser tests have none of."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self._stack = AsyncExitStack()
        self._thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self._thread.start()
        self.post: MailServer = self.run(self._stack.enter_async_context(mail_server()))
        self.hook: Endpoint = self.run(self._stack.enter_async_context(endpoint()))

    def run(self, work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(SOON)

    def close(self) -> None:
        self.run(self._stack.aclose())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join()
        self.loop.close()


@pytest.fixture(scope="module")
def receivers() -> Iterator[Receivers]:
    found = Receivers()
    yield found
    found.close()


@pytest.fixture(scope="module")
def mailing(tmp_path_factory: pytest.TempPathFactory, receivers: Receivers) -> Iterator[Server]:
    """A server that sends e-mails, and may reach this machine."""
    server = Server(tmp_path_factory.mktemp("alerts"))
    server.environment = os.environ | {
        "DETENTE_MAIL": receivers.post.url,
        "DETENTE_ADDRESS": server.address,
        "DETENTE_PRIVATE_HOOKS": "yes",
        "DETENTE_RECORDED": "no",
    }
    try:
        server.start()
        yield server
    finally:
        server.stop()


Open = Callable[..., Page]


@pytest.fixture
def open_page(mailing: Server, notifying_browser: Browser, request: pytest.FixtureRequest) -> Iterator[Open]:
    visitors = Visitors(notifying_browser, request.node.name)

    def open_one(path: str = "/", width: int = 390, height: int = 844, lang: str = "en", **options: Any) -> Page:
        return visitors.open(mailing, path, width, height, lang, **options)

    yield open_one
    visitors.close()
    assert not visitors.errors


def member(page: Page, receivers: Receivers, name: str) -> None:
    """Register and confirm an address, by the link of the mail."""
    before = len(receivers.post.mails)
    person(page, name)
    login = name.lower()
    ask(page, "POST", "/api/me/account", {"login": login, "password": PASSWORD, "email": f"{login}@example.org"})
    token = token_of(receivers.run(receivers.post.next(before + 1)))
    page.goto(f"/confirm#{token}")
    page.click("dialog .primary")
    expect(page.get_by_role("status")).to_contain_text(f"{login}@example.org")


def test_choices_are_made_and_kept(open_page: Open, receivers: Receivers) -> None:
    page = open_page()
    member(page, receivers, "Chooser")
    page.goto("/")
    page.click(".profile")
    page.click("[data-alerts]")
    expect(page.locator("[data-mail=on]")).to_be_visible()
    expect(page.locator("[data-cell=move-mail]")).to_be_checked()
    expect(page.locator("[data-cell=chat-mail]")).not_to_be_checked()
    page.locator("[data-cell=chat-mail]").focus()
    page.keyboard.press("Space")
    expect(page.locator("[data-note]")).not_to_be_empty()
    page.locator("[data-cell=move-webhook]").uncheck()
    page.check("[data-quiet]")
    page.fill("[data-time=start]", "23:30")
    page.keyboard.press("Tab")
    page.select_option("[data-zone]", "Asia/Tokyo")
    page.select_option("[data-delay]", "3600")
    soon(page, lambda: page.evaluate("async () => (await (await fetch('/api/me/alerts')).json()).delay === 3600"), True)
    kept = ask(page, "GET", "/api/me/alerts")
    assert (kept["quiet"], kept["zone"]) == ({"start": 23 * 60 + 30, "end": 7 * 60}, "Asia/Tokyo")
    page.reload()
    expect(page.locator("[data-cell=chat-mail]")).to_be_checked()
    expect(page.locator("[data-cell=move-webhook]")).not_to_be_checked()
    expect(page.locator("[data-time=start]")).to_have_value("23:30")
    expect(page.locator("[data-zone]")).to_have_value("Asia/Tokyo")
    assert "page-" not in page.locator("body").inner_text()  # the name of a text that is missing
    check_themes(page, "notifications")
    page.wait_for_function(INSIDE)


def test_a_webhook_and_a_browser_are_added_and_tried(open_page: Open, receivers: Receivers, mailing: Server) -> None:
    page = open_page(permissions=["notifications"])
    member(page, receivers, "Hooker")
    page.goto("/alerts")
    hook, keys = receivers.hook, Keys()
    before = len(hook.got)
    page.fill("[data-url]", hook.url)
    page.fill("[data-hook-name]", "my bot")
    page.click("[data-add-hook]")
    expect(page.locator("[data-secret]")).to_be_visible()
    page.click("[data-test=webhook]")
    got = receivers.run(hook.next(before + 1))
    assert got.json["alerts"][0]["kind"] == "test"
    expect(page.locator("[data-note]")).not_to_be_empty()
    page.click("[data-remove=webhook]")
    expect(page.locator("[data-channel=webhook]")).to_have_count(0)
    # Web push: the message goes through a local push service to the real service worker of the page.
    page.evaluate(SUBSCRIBE, keys.subscription(f"http://127.0.0.1:{hook.port}/push"))
    page.click("[data-push-add]")
    expect(page.locator("[data-channel=push]")).to_be_visible()
    assert page.evaluate("() => asked") == {"key": 65, "visible": True}
    page.click("[data-test=push]")
    pushed = keys.read(receivers.run(hook.next(before + 2)).body).decode()
    expect(page.locator("[data-note]")).not_to_be_empty()
    session = page.context.new_cdp_session(page)
    found: list[Any] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    soon(page, lambda: page.evaluate("async () => (await navigator.serviceWorker.ready).active.state === 'activated'"), True)
    soon(page, lambda: bool(found), True)
    session.send(
        "ServiceWorker.deliverPushMessage", {"origin": mailing.address, "registrationId": found[0]["registrationId"], "data": pushed}
    )
    titles = "async () => (await (await navigator.serviceWorker.ready).getNotifications()).map((one) => one.title)"
    soon(page, lambda: page.evaluate(titles), [json.loads(pushed)["title"]])
    page.click("[data-push-remove]")
    expect(page.locator("[data-channel=push]")).to_have_count(0)


def test_a_mail_stops_mails_by_one_click(open_page: Open, receivers: Receivers) -> None:
    page = open_page()
    member(page, receivers, "Stopper")
    before = len(receivers.post.mails)
    page.goto("/alerts")
    page.click("[data-test=mail]")
    mail = receivers.run(receivers.post.next(before + 1))
    link = html_of(mail).split("/unsubscribe#")[1].partition('"')[0]
    stranger = open_page(f"/unsubscribe#{link}")
    expect(stranger.locator("[data-unsubscribed=all]")).to_contain_text("Stopper")
    soon(page, lambda: ask(page, "GET", "/api/me/alerts")["wanted"]["mail"], [])
    assert "page-" not in stranger.locator("body").inner_text()
    stranger.click("[data-undo]")
    expect(stranger.locator("[data-undo]")).to_have_count(0)
    assert "move" in ask(page, "GET", "/api/me/alerts")["wanted"]["mail"]
    broken = open_page("/unsubscribe")
    expect(broken.get_by_role("alert")).to_be_visible()


def test_the_page_can_be_installed(open_page: Open, mailing: Server) -> None:
    page = open_page()
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    told = json.loads(manifest["data"])
    assert (told["display"], told["start_url"]) == ("standalone", "/")
    for icon in told["icons"]:
        size = page.evaluate(
            "async (src) => { const image = new Image(); image.src = src; await image.decode(); return image.naturalWidth; }", icon["src"]
        )
        assert icon["sizes"] in ("any", f"{size}x{size}")
    errors = [error["errorId"] for error in session.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert errors in ([], ["in-incognito"])  # which every browser of the tests is
