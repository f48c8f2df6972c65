"""What a page fetches: little, nothing that its language does not need, and one line to a table."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket

from detente.engine.text import LANGUAGES

from .conftest import Visit
from .player import DRAWN, make_table, start, wait_for_question

BUDGET = 400_000  # bytes, packed
GAMES = ("twilight_struggle", "cia_vs_kgb", "europe_divided")
# Every property of the table's root, and every token that a style sheet sets.
LOOKS = """() => {
  const style = getComputedStyle(document.querySelector('.table'));
  const rules = (list) => [...list].flatMap((one) => [one, ...rules(one.cssRules ?? [])]);
  const set = [...document.styleSheets].flatMap((sheet) => rules(sheet.cssRules)).flatMap((rule) => [...(rule.style ?? [])]);
  const names = new Set([...style, ...set.filter((name) => name.startsWith('--'))]);
  return Object.fromEntries([...names].sort().map((name) => [name, style.getPropertyValue(name)]));
}"""


class Load:
    """Everything that travels to a page with an empty cache."""

    def __init__(self, page: Page) -> None:
        self.files: dict[str, str] = {}
        self.bytes = 0
        wire = page.context.new_cdp_session(page)
        wire.send("Network.enable")
        wire.on("Network.responseReceived", self.name)
        wire.on("Network.loadingFinished", self.weigh)

    def name(self, event: dict[str, Any]) -> None:
        self.files[event["requestId"]] = event["response"]["url"].rsplit("/", 1)[1]

    def weigh(self, event: dict[str, Any]) -> None:
        self.bytes += int(event["encodedDataLength"])


def load(visit: Visit, lang: str, path: str) -> Load:
    """A visitor who has never been here opens an address."""
    page = visit("/api/health", lang=lang)
    found = Load(page)
    page.goto(path)
    page.wait_for_selector("[data-sequence], [data-start=bot]:not([disabled])")
    page.evaluate(DRAWN)
    page.wait_for_load_state("networkidle")
    return found


def begin(host: Page, game: str) -> str:
    """A game that has begun, which needs a page of its host."""
    table = make_table(host, game=game, mode="hotseat")
    host.goto(f"/t/{table}")
    wait_for_question(host)
    return table


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_first_load_takes_at_most_400_kb(visit: Visit, lang: str) -> None:
    assert 50_000 < load(visit, lang, "/").bytes <= BUDGET
    host = visit("/api/health")
    for game in GAMES:
        table = begin(host, game)
        assert 50_000 < load(visit, lang, f"/t/{table}").bytes <= BUDGET, game


def test_a_table_fetches_no_letters_of_other_alphabets(visit: Visit) -> None:
    table = begin(visit("/api/health"), GAMES[0])
    fonts = {lang: {name for name in load(visit, lang, f"/t/{table}").files.values() if name.endswith(".woff2")} for lang in LANGUAGES}
    assert not any("cyrillic" in name or "-ext-" in name for name in fonts["en"]), fonts["en"]
    assert any("cyrillic" in name for name in fonts["ru"])
    assert not any("cyrillic" in name for name in fonts["pl"] | fonts["hu"])


def test_a_table_has_one_line_however_it_was_opened(visit: Visit) -> None:
    page = visit()
    lines: list[WebSocket] = []
    page.on("websocket", lambda line: lines.append(line))
    start(page)
    wait_for_question(page)
    assert [line.is_closed() for line in lines] == [False]
    lines.clear()
    page.reload()
    wait_for_question(page)
    assert [line.is_closed() for line in lines] == [False]
    page.goto(f"{page.url}/replay")
    page.wait_for_selector("[data-sequence]")
    assert len(lines) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_table_looks_the_same_however_it_was_opened(visit: Visit, game: str) -> None:
    """At home the miniatures bring style sheets of the games before the table brings its own."""
    page = visit()
    start(page, "hotseat", game=game)
    wait_for_question(page)
    from_home = page.evaluate(LOOKS)
    page.reload()
    wait_for_question(page)
    opened = page.evaluate(LOOKS)
    assert {name: value for name, value in from_home.items() if opened.get(name) not in ("", None, value)} == {}
    assert all(from_home[name] for name in ("--accent", "--accent-fill", "--legal", "--on-legal"))
