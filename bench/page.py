"""The time until the board is drawn, and the size of the first load.

`python bench/page.py`: a warm server, Debian's Chromium, headless, 1920×1080. Drawn means: every country, the hand and the first
legal choice are in the page and two frames have been painted since. Times count from the start of the navigation.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from detente.engine.text import LANGUAGES

BUDGET = 400_000  # compressed bytes of the first load
WATCH = """(() => {
  const done = () => document.querySelectorAll('.map [data-country]').length > 80 && document.querySelector('#hand [data-card]')
    && document.querySelector('[data-action]');
  const note = () => (window.drawn = performance.now());
  const look = () => done() ? requestAnimationFrame(() => requestAnimationFrame(note)) : setTimeout(look, 4);
  look();
})()"""


def start_server(folder: str) -> tuple[subprocess.Popen[str], str]:
    """Start a server and wait until it responds."""
    command = [sys.executable, "-m", "detente", "serve", "--port", "0", "--data", folder, "--limits", "0", "--log-level", "error"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    address = process.stdout.readline().split()[1]
    with urllib.request.urlopen(f"{address}api/health", timeout=300):
        return process, address.rstrip("/")


def new_table(context: BrowserContext) -> str:
    """Start a game against the bot; returns its path."""
    headers = {"X-Detente": "1"}
    context.request.post("/api/me", data={"name": "Anna", "lang": "en"}, headers=headers)
    made = context.request.post("/api/tables", data={"game": "twilight_struggle", "mode": "bot", "side": "ussr"}, headers=headers)
    return f"/t/{made.json()['id']}"


def draw(page: Page, path: str) -> float:
    """Milliseconds until the board is drawn."""
    page.goto(path)
    page.wait_for_function("() => window.drawn", timeout=60_000)
    found: float = page.evaluate("() => window.drawn")
    return found


def visitor(browser: Browser, address: str, lang: str = "en") -> BrowserContext:
    context = browser.new_context(base_url=address, locale=lang, viewport={"width": 1920, "height": 1080})
    context.add_init_script(WATCH)
    return context


def time_board(browser: Browser, address: str, times: int) -> None:
    """Time the board with an empty cache, and again with a full one."""
    empty, full = [], []
    for _ in range(times):
        context = visitor(browser, address)
        path, page = new_table(context), context.new_page()
        empty.append(draw(page, path))
        full.append(draw(page, path))
        context.close()
    for title, found in (("empty cache", empty), ("full cache", full)):
        middle = statistics.median(found)
        print(f"board drawn, {title}: median {middle:.0f} ms, best {min(found):.0f}, worst {max(found):.0f} ({times} times)")


def weigh(browser: Browser, address: str, lang: str, with_table: bool) -> int:
    """The bytes transferred for the home page alone, or for a table opened by a link."""
    context = visitor(browser, address, lang)
    path = new_table(context) if with_table else "/"
    page = context.new_page()
    total = 0

    def add(event: dict[str, Any]) -> None:
        nonlocal total
        total += event["encodedDataLength"]

    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.on("Network.loadingFinished", add)
    if with_table:
        draw(page, path)
    else:
        page.goto(path)
        page.wait_for_selector("[data-start=bot]:not([disabled])")
    page.wait_for_load_state("networkidle")
    context.close()
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=9)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server, address = start_server(folder)
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        try:
            time.sleep(1)
            time_board(browser, address, args.times)
            for lang in LANGUAGES:
                home, table = weigh(browser, address, lang, False), weigh(browser, address, lang, True)
                verdict = "within" if max(home, table) <= BUDGET else "OVER"
                print(f"first load, {lang}: home {home / 1000:.0f} kB, table {table / 1000:.0f} kB, {verdict} {BUDGET // 1000} kB")
        finally:
            browser.close()
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
