"""What every page beside the tables shares: one header, a way on from a wrong address, and one sentence when the server is silent."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .player import DRAWN, INSIDE, soon
from .test_accessibility import DESK, PHONE, check_themes
from .test_correspondence import begin
from .test_people import PASSWORD, ask, person
from .words import word

PAGES = ("/lobby", "/tables", "/friends", "/ratings", "/archive", "/statistics", "/tournaments", "/alerts", "/moderation", "/no/such/page")

# In how many rows things lie, those that are not shown left out.
ROWS = """(things) => new Set(things.map((one) => one.getBoundingClientRect())
  .filter((box) => box.width > 0).map((box) => Math.round((box.top + box.bottom) / 2))).size"""


def member(page: Page, name: str) -> str:
    who = person(page, name)
    ask(page, "POST", "/api/me/account", {"login": name.lower().replace(" ", "."), "password": PASSWORD})
    return who


@pytest.mark.parametrize(("size", "lang"), [(DESK, "en"), (PHONE, "hu")])
def test_every_page_has_the_header_fits_and_has_nothing_serious(visit: Visit, size: tuple[int, int], lang: str) -> None:
    page = visit(width=size[0], height=size[1], lang=lang, has_touch=size == PHONE, is_mobile=size == PHONE)
    who = member(page, f"Everywhere {lang}")
    for path in (*PAGES, f"/people/{who}"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        expect(page.locator("h1")).to_have_count(1)
        for link in ("/", "/lobby", "/tables", "/tournaments"):
            expect(page.locator(f"header nav a[href='{link}']")).to_be_visible()
        expect(page.locator("header .profile")).to_be_visible()
        page.wait_for_function(INSIDE)
        check_themes(page, path)


def test_on_a_small_phone_the_header_above_its_links_is_one_row(visit: Visit) -> None:
    page = visit(width=360, height=740, has_touch=True, is_mobile=True)
    for lang in ("en", "pl", "ru", "hu"):
        page.click(f"header .lang button[lang={lang}]")
        expect(page.locator("header [data-log-in]")).to_have_text(word("page-log-in", lang))
        page.evaluate(DRAWN)
        assert page.locator("header > :not(nav)").evaluate_all(ROWS) == 1, lang


def test_pages_of_the_club_are_told_apart_by_their_titles(visit: Visit) -> None:
    page = visit("/ratings")
    expect(page).to_have_title("Ratings – Détente")
    page.click("header .lang button[lang=pl]")
    expect(page.get_by_role("heading", level=1)).to_have_text(word("page-ratings", "pl"))
    page.click("header nav a[href='/lobby']")
    expect(page).to_have_title(f"{word('page-lobby', 'pl')} – Détente")
    expect(page.locator("header nav a[aria-current=page]")).to_have_attribute("href", "/lobby")


def test_a_wrong_address_says_so_and_leads_home(visit: Visit) -> None:
    page = visit("/no/such/page")
    expect(page.get_by_role("heading", name=word("page-not-found"))).to_be_visible()
    page.get_by_role("main").get_by_role("link", name=word("page-home")).click()
    expect(page.get_by_role("heading", name=word("page-hero"))).to_be_visible()


def test_a_table_that_is_gone_is_told_of_in_the_language_of_the_page(visit: Visit) -> None:
    """It is asked for before anything else on the page is ready."""
    page = visit("/t/nobody", lang="ru")
    expect(page.get_by_text("Такого стола нет.")).to_be_visible()


# What is pressed, and is lower than a finger; links in a sentence may be.
LOW = """() => [...document.querySelectorAll(
  'main :is(.button, .segments button, summary, select, input:not([type=checkbox], [type=file])), header button, header a')]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 37)
  .map((one) => `${one.tagName} ${one.className} ${one.textContent.trim().slice(0, 30)}`)"""


def test_under_a_finger_nothing_is_too_low_to_be_pressed(visit: Visit) -> None:
    page = visit(width=390, height=844, has_touch=True, is_mobile=True)
    who = member(page, "Finger Fiona")
    for path in ("/", *PAGES, f"/people/{who}"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        if path == "/tournaments":
            page.click("[data-new]")
            expect(page.locator("[data-create]")).to_be_visible()
        soon(page, lambda: page.evaluate(LOW), [], path)


@pytest.mark.parametrize("path", ["/", "/archive"])
def test_a_silent_server_is_told_once_and_can_be_asked_again(visit: Visit, path: str) -> None:
    page = visit("/no/such/page")
    page.route("**/api/**", lambda route: route.abort())
    page.goto(path)
    expect(page.get_by_text(word("page-server-away"))).to_have_count(1)
    expect(page.locator("[data-start]")).to_have_count(0)
    page.unroute_all(behavior="ignoreErrors")
    page.click("[data-again]")
    expect(page.locator("[data-start=bot]" if path == "/" else "[data-field=game]")).to_be_visible()


def test_somebody_logs_in_where_an_account_is_needed(visit: Visit) -> None:
    known, page = visit(), visit("/alerts", width=390, height=844)
    member(known, "Lena Logs")
    expect(page.get_by_role("alert")).to_be_visible()
    page.click("[data-log-in]")
    page.fill("input[autocomplete=username]", "lena.logs")
    page.fill("input[autocomplete=current-password]", PASSWORD)
    page.locator("dialog").get_by_role("button", name=word("page-log-in")).click()
    expect(page.locator("[data-zone]")).to_be_visible()
    expect(page.locator("[data-log-in]")).to_have_count(0)


def test_a_new_account_is_confirmed_and_the_page_knows_it(visit: Visit) -> None:
    page = visit("/friends")
    page.click("[data-log-in]")
    page.locator("dialog").get_by_label(word("page-name"), exact=True).fill("Nora New")
    page.fill("input[autocomplete=username]", "nora.new")
    page.fill("input[autocomplete=current-password]", PASSWORD)
    page.get_by_role("button", name=word("page-register")).click()
    expect(page.locator("dialog").get_by_role("status")).to_have_text(word("page-registered"))
    expect(page.locator("dialog")).to_contain_text(word("page-account-of", login="nora.new"))
    page.click("dialog [data-close]")
    expect(page.locator("[data-log-in]")).to_have_count(0)
    expect(page.locator("header .profile")).to_contain_text("Nora New")


def test_the_moderators_page_is_closed_to_others(visit: Visit) -> None:
    page = visit("/moderation")
    expect(page.get_by_role("alert")).to_have_text(word("page-mod-closed-to-you"))
    expect(page.locator("[data-tab]")).to_have_count(0)


def test_home_shows_six_of_my_tables_and_leads_to_the_others(visit: Visit) -> None:
    page = visit()
    person(page, "Tilda Tables")
    for _ in range(7):
        ask(page, "POST", "/api/tables", {"game": "cia_vs_kgb", "mode": "sandbox"})
    page.reload()
    mine = page.locator(".lists .list").first.locator(".row")
    expect(mine).to_have_count(6)
    page.click("[data-all=mine]")
    expect(page.locator(".row")).to_have_count(7)


def test_my_own_games_are_not_offered_to_watch(visit: Visit) -> None:
    anna, boris, clara = visit(), visit(), visit()
    for page, name in ((anna, "Anna Plays"), (boris, "Boris Plays"), (clara, "Clara Looks")):
        person(page, name)
    table = begin(anna, boris, mode="open")
    clara.goto("/")
    expect(clara.locator(f"[data-live='{table}']")).to_have_count(1)
    watcher = anna.context.new_page()
    watcher.goto("/")
    expect(watcher.locator(".lists .list").first.locator(".row")).to_have_count(1)
    expect(watcher.locator(f"[data-live='{table}']")).to_have_count(0)


CUT = "(texts) => texts.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"


def test_who_waits_and_for_which_side_is_whole_in_the_lists_of_a_tablet(visit: Visit) -> None:
    host, page = visit(), visit("/no/such/page", width=768, height=1024, lang="hu")
    person(host, "Maximilian von Hohenstaufen")
    ask(host, "POST", "/api/tables", {"game": "europe_divided", "mode": "open"})
    page.goto("/")
    row = page.locator(".lists .row", has_text="Hohenstaufen").first
    expect(row).to_be_visible()
    page.evaluate(DRAWN)
    soon(page, lambda: row.locator(".rival span, .detail").evaluate_all(CUT), [])


def test_an_error_is_told_in_the_language_of_the_page_not_of_the_profile(visit: Visit) -> None:
    page = visit("/no/such/page", lang="hu")
    ask(page, "POST", "/api/me", {"name": "Polish Profile", "lang": "pl"})
    page.goto("/people/nobody")
    expect(page.get_by_role("alert")).to_have_text(word("error-no-person", "hu"))


def test_a_finished_game_in_the_list_says_who_won_and_when(visit: Visit) -> None:
    page = visit("/no/such/page", lang="pl")
    person(page, "Wanda Wins")
    table = ask(page, "POST", "/api/tables", {"game": "cia_vs_kgb", "mode": "open", "side": "cia"})
    table |= {"status": "over", "outcome": {"winner": "cia", "ending": "resigned"}, "changed": 1_700_000_000.0, "your_move": False}
    page.route("**/api/tables?*", lambda route: route.fulfill(json={"tables": [table], "next": None}))
    page.goto("/tables?kind=finished")
    expect(page.locator(".row .detail")).to_have_text("Zimna wojna: CIA vs KGB · Wygrywa CIA · 14 listopada 2023")


def test_an_empty_list_says_what_it_is_empty_of(visit: Visit) -> None:
    page = visit("/no/such/page")
    person(page, "Edgar Empty")
    page.goto("/tables?kind=mine")
    expect(page.locator(".rows .hint")).to_have_text(word("page-no-tables"))
    page.get_by_role("searchbox").fill("nobody of this name")
    expect(page.locator(".rows .hint")).to_have_text(word("page-nothing-found"))
