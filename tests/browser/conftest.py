"""One server and one Debian Chromium per worker, and visitors with separate browsers."""

from __future__ import annotations

import hashlib
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, ConsoleMessage, Page, expect, sync_playwright

from .site import Server

BUILT = Path(__file__).parents[2] / "src" / "detente" / "web" / "index.html"
PATIENCE = 120_000  # milliseconds: the machine may be busy
CHANCE = os.environ.get("DETENTE_TEST_CHANCE", "")  # any word gives other games; a failure is reproducible with the same word
# Playwright also draws random numbers in the page, for names of connections: they must be unique, even after a reload.
SEED = """crypto.getRandomValues = (array) => {
  let state = %d + 0x9E3779B9 * (sessionStorage.drawn = Number(sessionStorage.drawn ?? 0) + 1);
  const next = () => {
    state = Math.imul(state ^ (state >>> 15), 0x2C1B3C6D) + 0x6D2B79F5 | 0;
    return (state ^ (state >>> 13)) >>> 8;
  };
  array.forEach((_, i) => (array[i] = next()));
  return array;
}"""


# Nobody looks at the pixels: a page that is laid out and listens, but is not painted, takes a third less processor time.
UNPAINTED = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { opacity: 0 !important }');
  document.adoptedStyleSheets.push(sheet);
}"""
PAINTED = "() => { document.adoptedStyleSheets = [] }"


class Visit(Protocol):
    """Opens a page as a separate visitor."""

    def __call__(self, path: str = "/", width: int = 1920, height: int = 1080, lang: str = "en", **options: Any) -> Page: ...


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that all tests of a worker share, without rate limits."""
    if not BUILT.is_file():
        pytest.fail("The pages are not built: make pages")
    server = Server(tmp_path_factory.mktemp("data"))
    try:
        server.start()
        yield server
    finally:
        server.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[BrowserType]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        yield playwright.chromium


def launch(chromium: BrowserType, *names: str) -> Iterator[Browser]:
    """The first of these programs that is installed."""
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None:
        pytest.fail("The tests of the pages need Debian's Chromium: apt-get install chromium")
    browser = chromium.launch(executable_path=found, args=["--no-sandbox"])
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def browser(chromium: BrowserType) -> Iterator[Browser]:
    """The headless shell, which takes a third less processor time than Chromium itself."""
    yield from launch(chromium, "chromium-headless-shell", "chromium")


@pytest.fixture(scope="session")
def notifying_browser(chromium: BrowserType) -> Iterator[Browser]:
    """Chromium itself: its headless shell never allows notifications."""
    yield from launch(chromium, "chromium")


def close(context: BrowserContext) -> None:
    """Close its pages. They ask the server again and again: an answer that a test changes may be under way."""
    for page in context.pages:
        page.unroute_all(behavior="ignoreErrors")
    context.close()


class Visitors:
    """All visitors of a test, and the errors on their pages."""

    def __init__(self, browser: Browser, test: str) -> None:
        self.browser, self.test = browser, test
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []

    def open(self, site: Server, path: str, width: int, height: int, lang: str, **options: Any) -> Page:
        screen = {"viewport": {"width": width, "height": height}, "reduced_motion": "reduce"}
        wanted: dict[str, Any] = screen | {"locale": lang, "timezone_id": "UTC"} | options
        context = self.browser.new_context(base_url=site.address, **wanted)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(UNPAINTED)
        context.add_init_script("""localStorage.detente ??= '{"bot": "random"}'""")  # which needs no time to think
        seed = hashlib.sha256(f"{CHANCE} {self.test} {len(self.contexts)}".encode()).digest()
        context.add_init_script(SEED % int.from_bytes(seed[:4], "big"))
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self.note)
        page.goto(path)
        return page

    def note(self, message: ConsoleMessage) -> None:
        """Record complaints of the browser itself, except about a stopped server."""
        if message.type == "error" and not any(word in message.text for word in ("net::ERR_", "WebSocket", "status of 4", "status of 5")):
            self.errors.append(message.text)

    def close(self) -> None:
        for context in self.contexts:
            close(context)


@pytest.fixture
def visit(site: Server, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Open pages; any error on a page fails the test."""
    visitors = Visitors(browser, request.node.name)

    def open_page(path: str = "/", width: int = 1920, height: int = 1080, lang: str = "en", **options: Any) -> Page:
        return visitors.open(site, path, width, height, lang, **options)

    yield open_page
    visitors.close()
    assert not visitors.errors
