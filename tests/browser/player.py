"""A person who clicks only what is lit."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

LIT = "[data-action]"


def start(page: Page, mode: str = "bot", side: str | None = None) -> str:
    """Begin a table from the home page; gives its address."""
    page.wait_for_selector("[data-start=bot]:not([disabled])")
    if side:
        page.click(f".home [data-side={side.lower()}]")
    page.click(f"[data-start={mode}]")
    if mode in ("private", "open", "sandbox"):
        page.click("[data-begin]")
    page.wait_for_url("**/t/*")
    return page.url


def wait_for_question(page: Page) -> bool:
    """Until something is lit (True) or the game is over (False); a cover is taken away."""
    while True:
        page.wait_for_selector(f"{LIT}, [data-outcome], [data-uncover]")
        if page.locator("[data-uncover]").count():
            page.click("[data-uncover]")
        elif page.locator("[data-outcome]").count():
            return False
        elif page.locator(LIT).count():
            return True


def lit(page: Page) -> list[str]:
    """The actions that can be clicked."""
    found: list[str] = page.evaluate("[...new Set([...document.querySelectorAll('[data-action]')].map(e => e.dataset.action))]")
    return found


def play(page: Page, action: str, is_sure: bool = True) -> bool:
    """Click a lit thing and wait until the server has answered. A warning is confirmed, or heeded: then nothing is played."""
    before = page.locator("[data-sequence]").get_attribute("data-sequence")
    page.locator(f'[data-action="{action}"]').first.click()
    if page.locator(".warnbox").count():
        page.click(".warnbox .danger" if is_sure else ".warnbox .pri")
        if not is_sure:
            return False
    page.wait_for_function("before => document.querySelector('[data-sequence]')?.dataset.sequence !== before", arg=before)
    return True


def play_on(page: Page, moves: int, chance: random.Random) -> int:
    """Up to so many moves, none that loses at once if there is another; gives how many there were before the game was over."""
    for done in range(moves):
        if not wait_for_question(page):
            return done
        actions = lit(page)
        chance.shuffle(actions)
        for action in actions:
            if play(page, action, is_sure=action == actions[-1]):
                break
    return moves
