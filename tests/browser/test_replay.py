"""A finished game is watched step by step, from either seat, by a link to a step, and played on in the sandbox."""

from __future__ import annotations

from playwright.sync_api import Page

from detente.engine.boards import view_of as page_of
from detente.engine.game import Game
from detente.engine.table import Table

from .conftest import Visit
from .player import (
    game_of,
    hand,
    lit,
    markers,
    play,
    play_on,
    sequence,
    start,
    table_id,
    wait_for_question,
    wait_for_sequence,
    with_influence,
)
from .words import GAME, word


def finished(page: Page) -> tuple[str, Table]:
    """A game that was resigned after the headlines, and the same game in the engine."""
    table = start(page, side="ussr")
    play_on(page, 14, with_influence(5))
    page.get_by_role("button", name=word("page-menu"), exact=True).click()
    page.get_by_role("button", name=word("page-resign"), exact=True).click()
    page.get_by_role("button", name=word("page-resign-sure")).click()
    page.wait_for_selector("[data-outcome=us]")
    return table, game_of(page, table)


def at_step(table: Table, step: int) -> Table:
    """The game as it was after a step."""
    earlier = table.copy()
    while earlier.sequence > step:
        earlier.take_back()
    return earlier


def check_step(page: Page, table: Table, seat: str) -> None:
    """What is drawn is what the seat saw then."""
    then = page_of(at_step(table, sequence(page)), seat)
    assert markers(page) == {country: tuple(found) for country, found in then["board"]["influence"].items()}
    cards = set(then["board"]["hand"]) | ({then["board"]["prompt"]["card"]} - {None} if then["board"]["prompt"]["side"] == seat else set())
    assert set(hand(page)) - {"the_china_card"} == cards - {"the_china_card"}
    assert lit(page) == []


def test_every_step_shows_what_the_seat_saw_then(visit: Visit) -> None:
    page = visit()
    _, table = finished(page)
    page.locator(".outcome").get_by_role("button", name=word("page-replay")).click()
    page.wait_for_selector(".replay")
    wait_for_sequence(page, 0)
    for seat in ("us", "ussr"):
        page.locator(".replay .segments").get_by_role("button", name=word(f"side-{seat}.short"), exact=True).click()
        page.wait_for_selector(f"[data-seat={seat}]")
        check_step(page, table, seat)
        for _ in range(8):
            now = sequence(page)
            page.get_by_role("button", name=word("page-step-on")).click()
            wait_for_sequence(page, now + 1)
            check_step(page, table, seat)
    for _ in range(3):
        now = sequence(page)
        page.get_by_role("button", name=word("page-step-back")).click()
        wait_for_sequence(page, now - 1)
        check_step(page, table, "ussr")


def test_a_link_leads_a_stranger_to_the_step_and_branches_into_a_sandbox(visit: Visit) -> None:
    page = visit()
    name, table = finished(page)
    page.goto(f"/t/{name}/replay")
    page.wait_for_selector(".replay")
    for number in range(1, 8):
        page.get_by_role("button", name=word("page-step-on")).click()
        wait_for_sequence(page, number)
    page.wait_for_url("**step=7**")
    stranger = visit()
    stranger.goto(page.url.replace("seat=open", "seat=us"))
    wait_for_sequence(stranger, 7)
    check_step(stranger, table, "us")
    stranger.goto("/")
    stranger.get_by_label(word("page-name")).first.fill("Stranger")
    start(stranger)  # a guest's cookie
    stranger.goto(page.url.replace("seat=open", "seat=us"))
    wait_for_sequence(stranger, 7)
    stranger.get_by_role("button", name=word("page-branch")).click()
    stranger.wait_for_url(lambda url: "replay" not in url)
    assert table_id(stranger) != name
    assert wait_for_question(stranger)
    then = at_step(table, 7)
    assert sequence(stranger) == 7
    assert sorted(lit(stranger)) == sorted(then.legal(then.to_move[0]))
    play(stranger, lit(stranger)[0])
    wait_for_sequence(stranger, 8)


def test_the_recorded_final_is_ready_to_watch(visit: Visit) -> None:
    page = visit()
    page.click("[data-record=tournament_final]")
    page.wait_for_selector(".replay")
    wait_for_sequence(page, 0)
    page.get_by_role("button", name=word("page-turn-on")).click()
    page.wait_for_function("() => Number(document.querySelector('[data-sequence]').dataset.sequence) > 20")
    assert sum(us + ussr for us, ussr in markers(page).values()) > 30
    assert Game(GAME).id in page.request.get(f"/api/tables/{table_id(page)}/record", max_retries=3).text()
