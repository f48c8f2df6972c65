"""The pages of archive, statistics, profiles, tokens and bot accounts, over real games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request, Route, expect

from .archived import PASSWORD, fill_archive
from .conftest import PATIENCE, UNPAINTED, close
from .player import soon
from .site import Server

GAMES = 2  # of each kind


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with finished games in its archive."""
    folder = tmp_path_factory.mktemp("club")
    fill_archive(folder, GAMES)
    server = Server(folder)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def page(club: Server, browser: Browser) -> Iterator[Page]:
    context = browser.new_context(base_url=club.address, locale="en-GB", viewport={"width": 1280, "height": 900}, accept_downloads=True)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(UNPAINTED)
    opened = context.new_page()
    yield opened
    close(context)


def log_in(page: Page, name: str) -> Any:
    """Become a member; what the server says of them."""
    page.goto("/")
    told = page.request.post("/api/me/login", data={"login": name, "password": PASSWORD}, headers={"x-detente": "1"})
    assert told.ok
    return told.json()["visitor"]


def test_a_search_stands_in_the_address_and_comes_back_with_it(page: Page) -> None:
    page.goto("/archive")
    expect(page.locator("[data-archived]")).to_have_count(3 * GAMES)
    page.select_option("[data-field=game]", "twilight_struggle")
    expect(page.locator("[data-archived]")).to_have_count(GAMES)
    page.click("[data-more-conditions] summary")
    card = page.locator("[data-field=play] option").nth(1).get_attribute("value")
    page.select_option("[data-field=play]", card)
    page.wait_for_url(f"**/archive?game=twilight_struggle&play={card}".replace(":", "%3A"))
    page.reload()
    expect(page.locator("[data-field=play]")).to_have_value(str(card))
    expect(page.locator("[data-field=game]")).to_have_value("twilight_struggle")


def test_found_games_are_downloaded_and_replayed(page: Page) -> None:
    page.goto("/archive?game=cia_vs_kgb")
    expect(page.locator("[data-archived]")).to_have_count(GAMES)
    with page.expect_download() as download:
        page.get_by_role("link", name="ZIP").click()
    assert download.value.suggested_filename == "detente-games.zip"
    page.locator("[data-archived]").first.click()
    page.wait_for_url("**/replay")


def test_statistics_show_plots_and_lead_from_a_card_to_its_games(page: Page) -> None:
    page.goto("/statistics?game=europe_divided")
    expect(page.locator("table.bars")).to_have_count(3)
    assert str(GAMES) in str(page.locator("table.bars svg").first.get_attribute("aria-label"))
    page.locator("[data-cards] a").first.click()
    page.wait_for_url("**/archive?game=europe_divided&play=*")
    expect(page.locator("[data-archived]").first).to_be_visible()


def test_a_profile_shows_style_and_games_and_what_is_hidden_only_to_its_owner(page: Page) -> None:
    me = log_in(page, "anna")
    page.goto(f"/people/{me['person']}")
    expect(page.locator("[data-style]").first).to_be_visible()
    expect(page.locator("[data-archived]").first).to_be_visible()
    page.select_option("[data-field=result]", "won")
    page.wait_for_url("**?result=won")
    page.goto("/")
    page.click(".profile")
    page.click("[data-visibility] summary")
    page.wait_for_selector("[data-part=games]")
    saved: list[Request] = []
    page.on("requestfinished", lambda request: saved.append(request) if request.url.endswith("/api/me/profile") else None)
    page.evaluate("document.querySelectorAll('[data-part=style], [data-part=games]').forEach((part) => part.click())")  # both at once
    soon(page, lambda: len(saved), 2)
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.goto(f"/people/{me['person']}")
    expect(page.locator("[data-style]").first).to_be_visible()
    log_in(page, "boris")
    page.goto(f"/people/{me['person']}")
    expect(page.get_by_text("Has an account")).to_be_visible()
    expect(page.locator("[data-style] .side")).to_have_count(0)
    expect(page.locator("[data-archived]")).to_have_count(0)


def test_an_average_is_written_as_the_language_of_the_page_writes_it(page: Page) -> None:
    def answer(route: Route) -> None:
        style = route.fetch(max_retries=3).json()
        route.fulfill(json=style | {"turns": [turn | {"turn": 6.5} for turn in style["turns"]]})

    me = log_in(page, "anna")
    page.route("**/api/people/*/style/*", answer)
    page.goto(f"/people/{me['person']}?lang=hu")
    expect(page.locator("[data-style] .hint").first).to_contain_text(": 6,5")


def test_a_member_makes_and_ends_a_token_and_a_bot_account(page: Page, club: Server) -> None:
    log_in(page, "carol")
    page.reload()
    page.click(".profile")
    page.click("[data-tokens] summary >> nth=0")
    page.fill("[data-token-name]", "my script")
    page.click("[data-token-make]")
    secret = page.locator("[data-secret]").input_value()
    assert secret.startswith("detente_")
    told = page.request.get("/api/me", headers={"Authorization": f"Bearer {secret}"})
    assert told.json()["visitor"]["login"] == "carol"
    page.locator("[data-token='my script'] button").click()
    expect(page.locator("[data-token='my script']")).to_have_count(0)
    assert page.request.get("/api/me", headers={"Authorization": f"Bearer {secret}"}).status == 401
    page.fill("[data-bot-name]", "Deep Red")
    page.click("[data-bot-make]")
    expect(page.locator("[data-bot='Deep Red'] summary")).to_have_text("Deep Red (bot)")
