"""Games by letter on the page: from table to table, and what belongs to them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from .conftest import Visit
from .test_people import ask, person

GAME = "twilight_struggle"
COUNT_NOTES = """const create = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () { window.notes = (window.notes ?? 0) + 1; return create.call(this); };"""


def begin(first: Page, second: Page, **wish: Any) -> str:
    """A game of two people, who have both opened its page; the second has the USSR, which begins."""
    table: str = ask(first, "POST", "/api/tables", {"game": GAME, "mode": "private", "side": "us"} | wish)["id"]
    ask(second, "POST", f"/api/tables/{table}/join")
    for page in (first, second):
        page.goto(f"/t/{table}")
    for page in (first, second):
        page.wait_for_selector("[data-sequence]")
    return table


def test_one_key_leads_from_table_to_table_and_the_title_counts(visit: Visit) -> None:
    anna, boris = visit(), visit(width=390, height=844)
    boris.add_init_script(COUNT_NOTES)
    person(anna, "Anna Letters")
    person(boris, "Boris Letters")
    slow, urgent = begin(anna, boris), begin(anna, boris, clock={"days": 1})
    boris.goto("/")
    expect(boris.locator("[data-next]")).to_contain_text("2")
    expect(boris).to_have_title("(2) Détente")
    boris.keyboard.press("n")
    boris.wait_for_url(f"**/t/{urgent}")
    expect(boris.locator("[data-next]")).to_contain_text("1")
    expect(boris).to_have_title("(1) ● Your move – Détente")
    boris.click("[data-next]")
    boris.wait_for_url(f"**/t/{slow}")
    assert not boris.evaluate("() => window.notes ?? 0"), "nothing is new"
    # The other side's turn comes while the page looks elsewhere: one sound, and none where it is not wanted.
    third = begin(anna, boris)
    boris.goto("/")
    boris.mouse.click(5, 5)  # a page that was never touched may not sound
    expect(boris).to_have_title("(3) Détente")
    anna.goto(f"/t/{third}")
    fourth = ask(anna, "POST", "/api/tables", {"game": GAME, "mode": "private", "side": "us"})["id"]
    ask(boris, "POST", f"/api/tables/{fourth}/join")
    boris.wait_for_function("() => window.notes === 2")
    expect(boris).to_have_title("(4) Détente")
    anna.goto("/")
    anna.wait_for_selector("[data-next]")
    anna.keyboard.press("n")
    anna.wait_for_url(f"**/t/{fourth}")
