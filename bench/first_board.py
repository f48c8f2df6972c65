"""From a clean clone to a drawn board with a first legal move: the seconds of each stage of `make play`, the first time and later.

Uses a new HOME with empty caches, and only PATH, certificates and the registry settings of this machine's environment.
`python bench/first_board.py [--keep FOLDER]`; needs Debian's Chromium and playwright.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
KEPT = re.compile(r"PATH|PIP_CERT|PIP_INDEX_URL|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|\w+_proxy|\w+_PROXY|LANG")
STAGES = (("Installing", "virtual environment"), ("Building", "packages installed"), ("Détente: ", "pages built, server called"))


def environment(home: Path) -> dict[str, str]:
    """The environment of a new user of this machine."""
    kept = {name: value for name, value in os.environ.items() if KEPT.fullmatch(name)}
    kept |= {"HOME": str(home), "PIP_CONFIG_FILE": str(Path.home() / ".config" / "pip" / "pip.conf")}
    return kept | {"NPM_CONFIG_USERCONFIG": str(Path.home() / ".npmrc")}


def start(clone: Path, home: Path, tell: Callable[[str], None]) -> tuple[subprocess.Popen[str], str]:
    """Run `make play` until it prints its address."""
    made = subprocess.Popen(
        ["make", "play"],
        cwd=clone,
        env=environment(home),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    assert made.stdout is not None
    for line in made.stdout:
        for beginning, stage in STAGES:
            if line.startswith(beginning):
                tell(stage)
        if line.startswith("Détente: "):
            return made, line.split()[1]
        if not line.startswith("WARNING"):
            print(f"        {line.rstrip()}")
    raise SystemExit(f"make play ended with {made.wait()}")


def open_board(browser: Browser, address: str, tell: Callable[[str], None]) -> None:
    """Do what a person does: open the home page, a game against the computer, and click the first legal choice."""
    page = browser.new_page(viewport={"width": 1920, "height": 1080})
    page.goto(address, timeout=120_000)
    page.locator("[data-start=bot]:not([disabled])").click(timeout=60_000)
    tell("home page, game asked for")
    page.locator("[data-action]").first.wait_for(timeout=60_000)
    tell("board drawn, first legal move lit")
    page.locator("[data-action]").first.click()
    page.wait_for_function("() => document.querySelector('[data-sequence]').dataset.sequence > 0", timeout=60_000)
    tell("first move answered")
    page.close()


def measure(title: str, clone: Path, home: Path, browser: Browser) -> None:
    started = time.perf_counter()
    print(title)

    def tell(stage: str) -> None:
        print(f"{time.perf_counter() - started:7.1f} s  {stage}", flush=True)

    made, address = start(clone, home, tell)
    try:
        open_board(browser, address, tell)
    finally:
        os.killpg(made.pid, signal.SIGTERM)
        made.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keep", type=Path, help="folder for clone and home, kept afterwards")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        folder = (args.keep or Path(temporary)).resolve()
        clone, home = folder / "clone", folder / "home"
        home.mkdir(parents=True)
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        measure("first time", clone, home, browser)
        measure("second time, after a first one that ended before the rules were compiled", clone, home, browser)
        subprocess.run([clone / ".venv" / "bin" / "detente", "warm"], env=environment(home), check=True)
        measure("later", clone, home, browser)
        browser.close()


if __name__ == "__main__":
    main()
