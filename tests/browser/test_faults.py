"""A server that goes away, and a disk that is full: the page says so, loses nothing, and goes on by itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from .conftest import Visitors
from .player import fetch, hand, lit, markers, pick, play, sequence, start, table_id, wait_for_question, wait_for_sequence
from .site import Server
from .words import word


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[Server]:
    """A server that only one test uses, since it does not survive it."""
    server = Server(tmp_path)
    try:
        server.start()
        yield server
    finally:
        server.stop()


@pytest.fixture
def player(own_site: Server, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """Somebody in the middle of the set-up."""
    visitors = Visitors(browser, request.node.name)
    page = visitors.open(own_site, "/", 1920, 1080, "en")
    start(page, side="ussr")
    for _ in range(3):
        wait_for_question(page)
        play(page, "country:poland")
    yield page
    visitors.close()
    assert not visitors.errors


def test_a_lost_server_is_told_and_play_goes_on_when_it_is_back(own_site: Server, player: Page) -> None:
    before = (sequence(player), markers(player), hand(player), lit(player))
    own_site.kill()
    player.get_by_text(word("page-line-lost")).wait_for()
    assert (sequence(player), markers(player)) == before[:2]
    own_site.start()
    player.get_by_text(word("page-line-lost")).wait_for(state="detached")
    assert (sequence(player), markers(player), hand(player), lit(player)) == before
    play(player, "country:poland")
    assert markers(player)["poland"] == (0, before[1]["poland"][1] + 1)


def test_a_home_page_without_a_server_says_so_and_recovers(own_site: Server, player: Page) -> None:
    player.goto("/")
    player.wait_for_selector("[data-start=bot]:not([disabled])")
    own_site.kill()
    player.click("[data-start=bot]")
    player.get_by_role("alert").get_by_text(word("page-server-away")).wait_for()
    own_site.start()
    start(player, side="us")
    assert wait_for_question(player)


def test_a_full_disk_is_told_and_loses_nothing(own_site: Server, player: Page) -> None:
    before = (sequence(player), markers(player), lit(player))
    own_site.fill_disk(True)
    assert pick(player, "country:poland")
    player.get_by_text(word("error-store-down")).wait_for()
    assert (sequence(player), markers(player), lit(player)) == before
    own_site.fill_disk(False)
    play(player, "country:poland")
    wait_for_sequence(player, before[0] + 1)
    own_site.kill()
    own_site.start()
    player.reload()
    wait_for_question(player)
    assert sequence(player) == before[0] + 1
    assert fetch(player, f"/api/tables/{table_id(player)}/view")["board"]["influence"]["poland"] == list(markers(player)["poland"])
