"""Taking back, and two people at one screen."""

from __future__ import annotations

from playwright.sync_api import Page

from .conftest import Visit
from .player import (
    at_random,
    fetch,
    hand,
    lit,
    markers,
    play,
    play_on,
    question,
    sequence,
    start,
    table_id,
    wait_for_question,
    wait_for_sequence,
    with_influence,
)
from .words import word


def test_a_choice_that_is_not_final_is_taken_back_by_button_and_by_key(visit: Visit) -> None:
    page = visit()
    start(page, side="ussr")
    wait_for_question(page)
    before, offered = markers(page), lit(page)
    for way in ("button", "key"):
        play(page, "country:poland")
        assert markers(page)["poland"] == (0, before["poland"][1] + 1)
        page.click("[data-undo]") if way == "button" else page.keyboard.press("Backspace")
        wait_for_sequence(page, 0)
        assert markers(page) == before
        assert lit(page) == offered
        page.wait_for_selector("[data-undo]", state="detached")


def test_a_rolled_die_cannot_be_taken_back(visit: Visit) -> None:
    page = visit()
    start(page, side="us")
    for _ in range(400):
        assert wait_for_question(page), "the game ended without a coup"
        actions = at_random(sequence(page))(lit(page))
        wanted = "play:coup" if "play:coup" in actions else actions[0]
        if not play(page, wanted, is_sure=len(actions) == 1):
            play(page, next(action for action in actions if action != wanted))
        elif wanted == "play:coup":
            break
    page.wait_for_selector("[data-undo]")
    wait_for_question(page)
    play(page, lit(page)[0])
    rolled = fetch(page, f"/api/tables/{table_id(page)}/view?since={sequence(page) - 1}")
    assert page.locator("[data-undo]").count() == 0 or rolled["can_undo"]
    assert any(row["name"] == "coup_roll" for step in fetch(page, f"/api/tables/{table_id(page)}/view")["log"] for row in step["rows"])


def covered_text(page: Page) -> str:
    """Everything that a page with a cover says to eyes and screen readers."""
    found: str = page.evaluate(
        """() => document.body.innerText + ' ' + [...document.querySelectorAll('[aria-label]')]
          .filter((one) => one.checkVisibility({ visibilityProperty: true })).map((one) => one.ariaLabel).join(' ')"""
    )
    return found.casefold()


def test_hotseat_covers_both_hands_between_turns(visit: Visit) -> None:
    page = visit()
    table = start(page, "hotseat")
    covers, choice = 0, with_influence(3)
    for _ in range(60):
        state = page.wait_for_selector("[data-uncover], [data-action]:not([disabled])")
        assert state is not None
        if page.locator("[data-uncover]").count():
            covers += 1
            assert hand(page) == []
            assert lit(page) == []
            page.keyboard.press("Tab")
            page.keyboard.press("Tab")
            assert page.evaluate("() => document.activeElement === document.body || document.activeElement.matches('[data-uncover]')")
            views = [fetch(page, f"/api/tables/{table}/view?seat={seat}") for seat in ("us", "ussr")]
            open_cards = {card for view in views for name in ("discard", "removed", "table", "front") for card in view["board"][name]}
            text = covered_text(page)
            for card in {card for view in views for card in view["board"]["hand"]} - open_cards:
                assert word(f"card-{card}").casefold() not in text
        wait_for_question(page)
        assert hand(page)
        play(page, choice(lit(page))[0])
        if covers >= 5:
            return
    raise AssertionError("the seat never changed")


def test_a_hand_is_that_of_the_seat_to_move(visit: Visit) -> None:
    page = visit()
    table = start(page, "hotseat")
    for _ in range(14):
        wait_for_question(page)
        seat = page.locator("[data-seat]").get_attribute("data-seat")
        view = fetch(page, f"/api/tables/{table}/view?seat={seat}")
        shown = set(hand(page)) - {"the_china_card"}
        assert shown - {view["board"]["prompt"]["card"]} <= set(view["board"]["hand"]) <= shown
        play(page, lit(page)[0])


def test_a_sandbox_goes_back_to_any_step(visit: Visit) -> None:
    page = visit()
    start(page, "sandbox")
    wait_for_question(page)
    before = markers(page)
    assert play_on(page, 9, at_random(4)) == 9
    wait_for_sequence(page, 9)
    assert markers(page) != before
    while sequence(page):
        now = sequence(page)
        page.click("[data-undo]")
        wait_for_sequence(page, now - 1)
    assert markers(page) == before
    assert question(page) == "setup"
