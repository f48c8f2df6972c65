"""Two browsers with a reconnect, hot-seat, undo, languages, keyboard, phone."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

from .conftest import Open
from .player import LIT, lit, play, play_on, start, wait_for_question

if TYPE_CHECKING:
    from playwright.sync_api import Page


def test_two_browsers_with_reconnect(visit: Open) -> None:
    host, guest = visit(), visit()
    address = start(host, "private", "US")
    guest.goto(address)
    guest.click("[data-join]")
    pages: dict[str, Page] = {}
    for page in (host, guest):
        page.wait_for_selector("[data-seat]")
        pages[page.locator("[data-seat]").get_attribute("data-seat") or ""] = page
    assert set(pages) == {"us", "ussr"}
    chance = random.Random(2)
    for number in range(24):
        mover = whose_move(list(pages.values()))
        if number == 12:
            guest.context.set_offline(True)
            guest.context.set_offline(False)
            guest.reload()
            wait_for_table(guest)
            continue
        play(mover, chance.choice(lit(mover)))
    numbers = {page.locator("[data-sequence]").get_attribute("data-sequence") for page in pages.values()}
    assert len(numbers) == 1


def whose_move(pages: list[Page]) -> Page:
    """The first page on which something is lit."""
    for _ in range(200):
        for page in pages:
            if page.locator(LIT).count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nothing is lit anywhere")


def wait_for_table(page: Page) -> None:
    page.wait_for_selector("[data-sequence]")


def test_hotseat_covers_the_hand(visit: Open) -> None:
    page = visit()
    start(page, "hotseat")
    chance, covers = random.Random(3), 0
    for _ in range(40):
        page.wait_for_selector(f"{LIT}, [data-uncover]")
        if page.locator("[data-uncover]").count():
            covers += 1
            assert page.locator(".hand [data-card]").count() == 0
            page.click("[data-uncover]")
        wait_for_question(page)
        play(page, chance.choice(lit(page)))
    assert covers >= 2


def test_undo_takes_back(visit: Open) -> None:
    page = visit()
    start(page, side="USSR")
    wait_for_question(page)
    play(page, "country:poland")
    assert "USSR 1" in (page.locator("[data-country=poland]").get_attribute("aria-label") or "")
    before = page.locator("[data-sequence]").get_attribute("data-sequence")
    page.click("[data-undo]")
    page.wait_for_function("before => document.querySelector('[data-sequence]')?.dataset.sequence !== before", arg=before)
    assert page.locator("[data-sequence]").get_attribute("data-sequence") == "0"
    assert "country:poland" in lit(page)


def test_language_switch_in_the_middle(visit: Open) -> None:
    page = visit()
    start(page, side="USSR")
    wait_for_question(page)
    assert page.locator("[data-country=poland]").get_attribute("aria-label", timeout=5000).startswith("Poland")  # type: ignore[union-attr]
    page.click(".tools .lang")
    page.get_by_role("button", name="Русский").click()
    page.wait_for_function("() => document.documentElement.lang === 'ru'")
    page.wait_for_function("() => document.querySelector('[data-country=poland]').ariaLabel.startsWith('Польша')")


def test_keyboard_alone(visit: Open) -> None:
    page = visit()
    start(page, side="USSR")
    wait_for_question(page)
    for _ in range(6):
        sequence = page.locator("[data-sequence]").get_attribute("data-sequence")
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate("!!document.activeElement?.dataset?.action"):
                break
        page.keyboard.press("Enter")
        page.wait_for_function("before => document.querySelector('[data-sequence]')?.dataset.sequence !== before", arg=sequence)
        wait_for_question(page)
    # The set-up is done: the headline is chosen from the hand, by key.
    assert all(name.startswith("card:") for name in lit(page))
    page.keyboard.press("h")
    assert page.evaluate("!!document.activeElement?.dataset?.card")
    sequence = page.locator("[data-sequence]").get_attribute("data-sequence")
    while not page.evaluate("!!document.activeElement?.dataset?.action"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_function("before => document.querySelector('[data-sequence]')?.dataset.sequence !== before", arg=sequence)


def test_phone(visit: Open) -> None:
    page = visit(width=390, height=844, has_touch=True, is_mobile=True)
    start(page, side="USSR")
    wait_for_question(page)
    page.locator(".cb.legal[data-country=east_germany], .cb.legal[data-country=poland]").first.dispatch_event("click")
    page.wait_for_selector(".prompt .b.pri")
    sequence = page.locator("[data-sequence]").get_attribute("data-sequence")
    page.tap(".prompt .b.pri")
    page.wait_for_function("before => document.querySelector('[data-sequence]')?.dataset.sequence !== before", arg=sequence)
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390


def test_spectator_sees_no_hand(visit: Open) -> None:
    player, watcher = visit(), visit()
    frames: list[str] = []
    watcher.on("websocket", lambda socket: socket.on("framereceived", lambda text: frames.append(str(text))))
    address = start(player, side="US")
    play_on(player, 3, random.Random(4))
    watcher.goto(address)
    watcher.wait_for_selector("[data-seat=spectator]")
    assert watcher.locator(LIT).count() == 0
    views = [frame for frame in frames if '"type": "view"' in frame]
    assert views
    assert all(re.search(r'"hand": \[\]', view) for view in views)


def test_page_begins_within_five_seconds(visit: Open) -> None:
    page = visit("/?mock=influence")
    page.wait_for_selector(".cb.legal")
    drawn = page.evaluate("performance.now()")
    assert drawn < 5000
