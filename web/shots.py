"""Contact sheets of every main screen: python web/shots.py ADDRESS FOLDER [--langs en,ru] [--themes dark] [--sizes desktop,phone].

ADDRESS is a running server with the built page; FOLDER gets the screens as they are and a sheet for each language, theme and size.
"""

from __future__ import annotations

import argparse
import base64
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from stored import ADDRESS, StoredTable
from views import find_views

SIZES = {"desktop": (1920, 1080), "mid": (1280, 720), "phone": (390, 844), "land": (844, 390)}
COLUMNS = {"desktop": 3, "mid": 3, "phone": 7, "land": 4}
HEADERS = {"X-Detente": "1"}
LIT_SPOT = """() => {
  const stage = document.querySelector('.stage').getBoundingClientRect();
  for (const box of document.querySelectorAll('.country.legal')) {
    const { x, y, width, height } = box.getBoundingClientRect();
    const [h, v] = [x + width / 2, y + height / 2];
    const inside = h > stage.left + 40 && h < stage.right - 40 && v > stage.top + 30 && v < stage.bottom - 60;
    if (inside && box.contains(document.elementFromPoint(h, v))) return [h, v];
  }
  return null;
}"""


class Screens:
    """One visitor who walks through the page and takes pictures."""

    def __init__(self, browser: Browser, address: str, folder: Path, lang: str, theme: str, size: str) -> None:
        self.folder, self.name, self.size = folder, f"{lang}-{theme}-{size}", size
        self.lang, self.theme = lang, theme
        width, height = SIZES[size]
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            locale=lang,
            reduced_motion="no-preference",
            has_touch=size in ("phone", "land"),
        )
        self.page: Page = self.context.new_page()
        self.table = StoredTable(self.page)
        self.taken: list[tuple[str, Path]] = []
        self.problems: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))

    @property
    def is_small(self) -> bool:
        return self.size in ("phone", "land")

    def go(self, path: str) -> None:
        mark = "&" if "?" in path else "?"
        self.page.goto(f"{path}{mark}lang={self.lang}&theme={self.theme}")

    def take(self, title: str) -> None:
        path = self.folder / f"{self.name}-{title}.png"
        self.page.wait_for_timeout(350)
        self.page.screenshot(path=path)
        self.taken.append((title, path))

    def post(self, path: str, **data: Any) -> Any:
        return self.context.request.post(path, data=data, headers=HEADERS).json()

    def stored(self, name: str) -> None:
        title, _, screen = name.rpartition("/")
        self.table.view = find_views(title or "twilight_struggle")[screen]
        self.go(ADDRESS)
        self.page.wait_for_selector("[data-sequence]")
        self.page.wait_for_timeout(500)

    def tab(self, number: int) -> None:
        """A tab beside the log, wherever it is on this screen."""
        if self.is_small:
            self.page.locator(".phone-tabs button").last.click()
        elif self.size == "mid" and not self.page.locator(".drawer").count():
            self.page.locator("nav.tools button").first.click()
        self.page.locator(".tabs button").nth(number).click()


def home(s: Screens) -> None:
    s.go("/")
    s.page.wait_for_selector("[data-start=bot]:not([disabled])")
    s.take("home")
    s.page.click("[data-start=open]")
    s.page.wait_for_timeout(300)
    s.page.locator("[data-options] summary").click()
    s.take("new-table")
    s.page.keyboard.press("Escape")
    s.page.locator(".profile").click()
    s.take("profile")


def stored(s: Screens) -> None:
    for name in ("setup", "headline", "influence", "play", "coup", "realign"):
        s.stored(name)
        spot = s.page.evaluate(LIT_SPOT) if name in ("influence", "coup", "realign") else None
        if spot and s.is_small:
            s.page.touchscreen.tap(*spot)
        elif spot:
            s.page.mouse.move(*spot)
        s.take(name)
    s.stored("influence")
    for number, title in ((0, "log"), (2, "tracker"), (3, "rules")):
        s.tab(number)
        s.take(title)
    s.page.keyboard.press("/")
    s.page.locator(".search input").fill("a")
    s.take("search")
    s.page.keyboard.press("Escape")
    if s.is_small:
        s.page.locator(".phone-tabs button").first.click()
    s.page.locator("#hand [data-card]").first.dispatch_event("contextmenu")
    s.page.locator(".large .reader-tabs button").first.click()
    s.take("card")
    s.page.keyboard.press("Escape")
    s.page.locator("nav.tools button, .phone-top button").last.dispatch_event("click")
    s.take("menu")
    s.stored("end")
    s.take("over")


def live(s: Screens) -> None:
    s.post("/api/me", name="Magdalena", lang=s.lang)
    waiting = s.post("/api/tables", game="twilight_struggle", mode="private", side="us")
    s.go(f"/t/{waiting['id']}")
    s.page.wait_for_selector(".share")
    s.take("waiting")
    s.go("/")
    s.page.wait_for_selector("[data-guide]")
    s.page.locator("[data-guide]").first.click()
    s.page.wait_for_selector("[data-lesson]")
    s.page.wait_for_timeout(600)
    s.take("guide")
    s.tab(1)
    s.page.locator(".say input").fill("Good luck!")
    s.page.keyboard.press("Enter")
    s.page.wait_for_selector(".message")
    s.take("chat")
    reveal(s)
    pair = s.post("/api/tables", game="twilight_struggle", mode="hotseat", side="us")
    s.go(f"/t/{pair['id']}")
    cover(s)
    records = s.context.request.get("/api/tables?kind=records").json()["tables"]
    if records:
        s.go(f"/t/{records[0]['id']}/replay?step=60")
        s.page.wait_for_selector(".replay")
        s.page.wait_for_timeout(800)
        s.take("replay")
    s.go("/t/nosuchtable")
    s.page.wait_for_timeout(600)
    s.take("error")
    s.context.set_offline(True)


def reveal(s: Screens) -> None:
    """Through the set-up to the headlines."""
    s.page.evaluate(
        "() => { const d = JSON.parse(localStorage.detente); d.confirm = d.guide = false; localStorage.detente = JSON.stringify(d); }"
    )
    s.page.reload()
    for _ in range(9):
        s.page.wait_for_selector("[data-action]")
        if s.page.locator("[data-question]").get_attribute("data-question") == "headline":
            break
        before = s.page.locator("[data-sequence]").get_attribute("data-sequence")
        s.page.locator(".country[data-action]").first.dispatch_event("click")
        if s.is_small:
            s.page.locator(".prompt .button.primary").first.dispatch_event("click")
        s.page.wait_for_function("before => document.querySelector('[data-sequence]')?.dataset.sequence !== before", arg=before)
    s.page.locator("#hand [data-action]").first.dispatch_event("click")
    s.page.wait_for_selector(".reveal")
    s.page.wait_for_timeout(900)
    s.take("reveal")


def cover(s: Screens) -> None:
    for _ in range(8):
        s.page.wait_for_selector("[data-action], [data-uncover]")
        if s.page.locator("[data-uncover]").count():
            break
        before = s.page.locator("[data-sequence]").get_attribute("data-sequence")
        s.page.locator(".country[data-action]").first.dispatch_event("click")
        if s.is_small:
            s.page.locator(".prompt .button.primary").first.dispatch_event("click")
        s.page.wait_for_function(
            "before => document.querySelector('[data-sequence]')?.dataset.sequence !== before || document.querySelector('[data-uncover]')",
            arg=before,
        )
    s.take("cover")


def sheet(browser: Browser, s: Screens) -> None:
    """All pictures of a visitor on one page."""
    columns = COLUMNS[s.size]
    width = 2400 // columns
    cells = "".join(
        f"<figure><img src='data:image/png;base64,{base64.b64encode(path.read_bytes()).decode()}'><figcaption>{title}</figcaption></figure>"
        for title, path in s.taken
    )
    grid = f"body{{margin:0;background:#777;display:grid;grid-template-columns:repeat({columns},{width}px)}}"
    style = f"{grid}figure{{margin:3px}}img{{width:{width - 6}px}}"
    page = browser.new_page(viewport={"width": 2400, "height": 800})
    page.set_content(f"<style>{style}figcaption{{font:16px sans-serif}}</style>{cells}")
    page.screenshot(path=s.folder / f"sheet-{s.name}.png", full_page=True)
    page.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("address")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--langs", default="en,pl,ru,hu")
    parser.add_argument("--themes", default="dark,light")
    parser.add_argument("--sizes", default="desktop,mid,phone,land")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    walks: tuple[Callable[[Screens], None], ...] = (home, stored, live)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for lang in args.langs.split(","):
            for theme in args.themes.split(","):
                for size in args.sizes.split(","):
                    s = Screens(browser, args.address, args.folder, lang, theme, size)
                    for walk in walks:
                        try:
                            walk(s)
                        except Exception as error:  # one screen that fails must not hide the others
                            s.problems.append(f"{walk.__name__}: {str(error).splitlines()[0]}")
                    sheet(browser, s)
                    print(s.name, len(s.taken), *s.problems, sep="; ")
                    s.context.close()
        browser.close()


if __name__ == "__main__":
    main()
