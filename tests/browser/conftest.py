"""A server on a free port and Debian's Chromium, for tests that play through the page."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

WEB = Path(__file__).parents[2] / "src" / "detente" / "web" / "index.html"
CHROMIUM = shutil.which("chromium") or ""
Open = Callable[..., "Page"]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of its own, without rate limits."""
    if not WEB.is_file() or not CHROMIUM:
        pytest.skip("needs the built page (make web) and Debian's chromium")
    port, data = free_port(), tmp_path_factory.mktemp("data")
    command = [sys.executable, "-m", "detente", "serve", "--port", str(port), "--data", str(data), "--limits", "0"]
    log = (data / "server.log").open("w")
    process = subprocess.Popen(command, stdout=log, stderr=log, env=os.environ | {"DETENTE_JIT": os.environ.get("DETENTE_JIT", "0")})
    address = f"http://127.0.0.1:{port}"
    try:
        wait_for(address, process)
        yield address
    finally:
        process.terminate()
        process.wait(20)
        log.close()


def wait_for(address: str, process: subprocess.Popen[bytes]) -> None:
    """Until the server answers."""
    for _ in range(300):
        assert process.poll() is None, "the server ended"
        try:
            with urllib.request.urlopen(f"{address}/api/health", timeout=2):
                return
        except OSError:
            time.sleep(0.2)
    raise AssertionError("the server does not answer")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    sync_api: Any = pytest.importorskip("playwright.sync_api")
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def visit(server: str, browser: Browser) -> Iterator[Open]:
    """Opens a page as a visitor of its own; any error on the page fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_page(path: str = "/", width: int = 1920, height: int = 1080, lang: str = "en", **options: Any) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale=lang, reduced_motion="reduce", base_url=server, **options
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not errors
