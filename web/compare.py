"""Pictures of the main screens, and what differs between two sets of them.

    python web/compare.py take ADDRESS FOLDER [--only influence,home] [--games ID,ID] [--sizes 1366,phone] [--looks en-dark]
    python web/compare.py diff BEFORE AFTER PICTURES

ADDRESS is a server with the built pages (`python -m tests.browser.seeded serve`). Tables are not played: their views are made once
(web/views.py) and handed to the page in the place of the server's, so that the same page always gives the same picture: give the second
set the views of the first (`--views BEFORE/views`). `diff` lists the screens that are not
equal pixel for pixel; for each it leaves before, after and the pixels that changed beside one another in PICTURES.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops
from playwright.sync_api import Browser, Page, sync_playwright
from stored import ADDRESS, StoredTable
from views import write_views

SIZES = {
    "1920": (1920, 1080),
    "1600": (1600, 900),
    "1440": (1440, 900),
    "1366": (1366, 768),
    "tablet": (820, 1180),
    "1024": (1024, 768),
    "768": (768, 1024),
    "phone": (390, 844),
    "360": (360, 740),
    "landscape": (844, 390),
}
SMALL = ("phone", "360", "landscape")
# English by night everywhere; the longest language by day where room is scarce.
LOOKS = {"en-dark": tuple(SIZES), "ru-light": ("1920", "1366", "phone")}
SCREENS = {
    "twilight_struggle": ("influence", "play", "headline", "end"),
    "cia_vs_kgb": ("planning", "struggle", "media"),
    "europe_divided": ("card", "place", "initiative", "end"),
}
SECONDARY = ("headline", "end", "media", "initiative", "new_table", "log", "tracker", "rules")
FEW = ("1920", "1366", "phone")  # sizes of the secondary screens, in English
PANELS = {"log": 0, "tracker": 2, "rules": 3}  # tabs beside the log
STILL = "Date.now = () => 1.7e12; performance.now = () => 1e4; Math.random = () => 0.5;"
SETTLED = "() => document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))"


class Camera:
    """One browser window of a size, language and theme."""

    def __init__(self, browser: Browser, address: str, folder: Path, views: Path, look: str, size: str) -> None:
        self.folder, self.views, self.look, self.size = folder, views, look, size
        lang, theme = look.split("-")
        self.query = f"lang={lang}&theme={theme}"
        width, height = SIZES[size]
        self.context = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            locale=lang,
            reduced_motion="reduce",
            has_touch=size in SMALL,
        )
        self.context.add_init_script(STILL)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(20_000)
        self.stored = StoredTable(self.page)

    def take(self, title: str) -> None:
        self.page.evaluate(SETTLED)
        self.page.wait_for_timeout(250)
        self.page.screenshot(path=self.folder / f"{title}.{self.size}.{self.look}.png", caret="hide")

    def table(self, game: str, name: str) -> None:
        self.stored.view = json.loads((self.views / game / f"{name}.json").read_text(encoding="utf-8"))
        self.page.goto(f"{ADDRESS}?{self.query}")
        self.page.wait_for_selector("[data-sequence]")

    def home(self) -> None:
        self.page.goto(f"/?{self.query}")
        self.page.wait_for_selector("[data-start=bot]:not([disabled])")
        self.take("home")

    def dialogs(self) -> None:
        self.page.locator("[data-start=open]").click()
        self.page.locator("dialog summary").first.click()
        self.take("new_table")

    def replay(self) -> None:
        record = self.context.request.get("/api/tables?kind=records").json()["tables"][0]
        self.page.goto(f"/t/{record['id']}/replay?step=60&{self.query}")
        self.page.wait_for_selector("[data-sequence='60']")
        self.take("replay")

    def panel(self, name: str) -> None:
        """A tab beside the log, wherever it is at this size."""
        self.table("twilight_struggle", "influence")
        if not self.page.locator("[role=tab]").count():
            self.page.keyboard.press("l")
        self.page.locator("[role=tab]").nth(PANELS[name]).click()
        self.take(name)


def walk(camera: Camera, games: list[str], is_wanted: Any) -> Iterator[str]:
    """Take what is wanted; yields the problems met."""
    shots: list[tuple[str, Any]] = [("home", camera.home), ("new_table", camera.dialogs), ("replay", camera.replay)]
    for game in games:
        for name in SCREENS[game]:

            def draw(game: str = game, name: str = name) -> None:
                camera.table(game, name)
                camera.take(f"{game}-{name}")

            shots.append((f"{game}-{name}", draw))
    if "twilight_struggle" in games:
        shots += [(name, lambda name=name: camera.panel(name)) for name in PANELS]
    for title, work in shots:
        is_secondary = title.endswith(SECONDARY)
        if not is_wanted(title) or (is_secondary and (camera.size not in FEW or camera.look != "en-dark")):
            continue
        try:
            work()
        except Exception as error:  # one screen that fails must not hide the others
            yield f"{title}.{camera.size}.{camera.look}: {str(error).splitlines()[0]}"


def take(args: argparse.Namespace) -> None:
    args.folder.mkdir(parents=True, exist_ok=True)
    only = args.only.split(",") if args.only else []
    games = args.games.split(",") if args.games is not None else list(SCREENS)
    views = args.views or args.folder / "views"
    if not views.is_dir():
        write_views(views)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for look in args.looks.split(","):
            for size in LOOKS[look] if args.sizes is None else args.sizes.split(","):
                camera = Camera(browser, args.address, args.folder, views, look, size)
                for problem in walk(
                    camera, [game for game in games if game], lambda title: not only or any(word in title for word in only)
                ):
                    print(problem, file=sys.stderr)
                camera.context.close()
        browser.close()


def diff(args: argparse.Namespace) -> int:
    args.pictures.mkdir(parents=True, exist_ok=True)
    differing = 0
    for path in sorted(args.after.glob("*.png")):
        if not (args.before / path.name).is_file():
            print(f"{path.name}: new")
            continue
        before, after = Image.open(args.before / path.name).convert("RGB"), Image.open(path).convert("RGB")
        if before.size == after.size and not ImageChops.difference(before, after).getbbox():
            continue
        differing += 1
        if before.size != after.size:
            print(f"{path.name}: {before.size} became {after.size}")
            continue
        changed = ImageChops.difference(before, after).convert("L").point(lambda value: 255 if value else 0)
        count = sum(changed.histogram()[1:])
        print(f"{path.name}: {count} pixels in {changed.getbbox()}")
        side = Image.new("RGB", (before.width * 3, before.height))
        for n, picture in enumerate((before, after, changed.convert("RGB"))):
            side.paste(picture, (n * before.width, 0))
        side.save(args.pictures / path.name)
    print(f"{differing} differ")
    return int(differing > 0)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    taking = commands.add_parser("take")
    taking.add_argument("address")
    taking.add_argument("folder", type=Path)
    taking.add_argument("--only", help="words that a screen's name contains")
    taking.add_argument("--games", help="ids; empty for none")
    taking.add_argument("--views", type=Path, help="a folder of views (python web/views.py FOLDER); made in FOLDER otherwise")
    taking.add_argument("--sizes")
    taking.add_argument("--looks", default=",".join(LOOKS))
    diffing = commands.add_parser("diff")
    for name in ("before", "after", "pictures"):
        diffing.add_argument(name, type=Path)
    args = parser.parse_args()
    if args.command == "diff":
        return diff(args)
    take(args)
    return 0


if __name__ == "__main__":
    sys.exit(main())
