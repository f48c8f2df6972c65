"""Correspondence games on the page: from table to table, and what belongs to them."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .player import play, wait_for_question, wait_for_sequence
from .site import Server
from .test_people import PASSWORD, ask, forget_seeks, person
from .words import word

GAME = "twilight_struggle"
COUNT_NOTES = """const create = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () { window.notes = (window.notes ?? 0) + 1; return create.call(this); };"""


def begin(first: Page, second: Page, **settings: Any) -> str:
    """A game of two people, who have both opened its page; the second has the USSR, which begins."""
    table: str = ask(first, "POST", "/api/tables", {"game": GAME, "mode": "private", "side": "us"} | settings)["id"]
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


def test_two_seeks_find_each_other_and_a_challenge_is_answered(visit: Visit, site: Server) -> None:
    forget_seeks(site)
    anna, boris = visit("/lobby"), visit("/lobby", width=390, height=844)
    who = {page: person(page, name) for page, name in ((anna, "Anna Seeker"), (boris, "Boris Seeker"))}
    for page in (anna, boris):
        page.reload()
        page.select_option("[data-game]", "cia_vs_kgb")
        page.click("[data-pace=live]")
        page.click("[data-send]")
        if page is anna:
            expect(anna.locator("[data-seek]")).to_have_count(1)
    boris.wait_for_url("**/t/*")
    anna.wait_for_url("**/t/*")  # by itself
    assert anna.url == boris.url
    anna.wait_for_selector("[data-sequence]")
    anna.goto(f"/people/{who[boris]}")
    anna.click("[data-challenge]")
    anna.select_option("[data-clock]", "move")
    anna.fill("[data-days]", "5")
    anna.select_option("[data-delay]", "86400")
    anna.click("[data-seek-form] [data-send]")
    anna.wait_for_url("**/lobby")
    expect(anna.locator("li[data-challenge]")).to_contain_text("5 days per move")
    boris.goto("/lobby")
    expect(boris.locator("li[data-challenge]")).to_contain_text("Spectators see a move 1 day later")
    boris.select_option("[data-delay]", "900")
    boris.click("[data-seek-form] [data-send]")
    expect(boris.locator("[data-seek]").last).to_contain_text("Spectators see a move 15 minutes later")
    boris.click("[data-decline]")
    expect(boris.locator("li[data-challenge]")).to_have_count(0)
    anna.reload()
    anna.click("[data-bell]")
    expect(anna.locator("[data-notification=declined]")).to_contain_text("Boris Seeker")


@pytest.mark.parametrize(("lang", "words"), [("en", "rating 1500 or more"), ("pl", "ranking co najmniej 1500")])
def test_a_range_of_ratings_without_an_end_is_a_sentence(visit: Visit, site: Server, lang: str, words: str) -> None:
    forget_seeks(site)
    page = visit("/lobby", lang=lang)
    person(page, f"Range {lang}")
    ask(page, "POST", "/api/me/account", {"login": f"range.{lang}", "password": PASSWORD})
    made = ask(page, "POST", "/api/seeks", {"game": GAME, "pace": "days", "low": 1500, "side": "us"})
    page.reload()
    expect(page.locator(f"[data-seek='{made['id']}']")).to_contain_text(words)
    ask(page, "DELETE", f"/api/seeks/{made['id']}")


def test_two_people_adjourn_give_time_and_one_goes_on_vacation(visit: Visit) -> None:
    anna, boris = visit(), visit(width=390, height=844)
    person(anna, "Anna Pauses")
    person(boris, "Boris Pauses")
    ask(boris, "POST", "/api/me/account", {"login": "boris.pauses", "password": PASSWORD})
    begin(anna, boris, clock={"base": 600, "increment": 0})
    anna.click("[aria-label=Menu]")
    anna.click("[data-give='300']")
    expect(anna.locator("[data-plate=ussr] time")).to_have_text(re.compile(r"^1[0-4]:"))
    anna.click("[aria-label=Menu]")
    anna.click("[data-adjourn]")
    boris.click("[data-agree]")
    expect(anna.locator("[data-pause]")).to_contain_text("adjourned")
    boris.click("[data-go-on]")
    anna.click("[data-agree]")
    expect(anna.locator("[data-pause]")).to_have_count(0)
    table = begin(anna, boris, clock={"days": 2})
    boris.goto("/")
    boris.click("button.profile")
    boris.click("[data-vacations] summary")
    boris.click("[data-go]")
    expect(boris.locator("[data-vacation]")).to_have_count(1)
    anna.goto(f"/t/{table}")
    expect(anna.locator("[data-plate=ussr] [data-still]")).to_be_visible()


def test_a_note_is_kept_beside_the_log(visit: Visit) -> None:
    anna, boris = visit(), visit(width=390, height=844)
    person(anna, "Anna Notes")
    person(boris, "Boris Notes")
    table = begin(anna, boris)
    anna.get_by_role("tab", name="Notes").click()
    anna.fill("[data-note]", "Keep an eye on Thailand.")
    expect(anna.get_by_role("status").filter(has_text="Saved.")).to_be_visible()
    anna.goto(f"/t/{table}")
    anna.get_by_role("tab", name="Notes").click()
    expect(anna.locator("[data-note]")).to_have_value("Keep an eye on Thailand.")


def place_all(page: Page, country: str, number: int) -> None:
    """Place points of influence in one country, and confirm the last one."""
    while number:
        assert wait_for_question(page)
        number -= play(page, f"country:{country}")


def test_planned_answers_are_given_without_me(visit: Visit) -> None:
    anna, boris = visit(width=390, height=844), visit()
    person(anna, "Anna Planner")
    person(boris, "Boris Planner")
    begin(anna, boris)
    expect(boris.locator("[data-plan]")).to_have_count(0)
    boris.keyboard.press("p")
    expect(boris.locator("dialog")).to_contain_text("It is your move")
    boris.keyboard.press("Escape")
    anna.keyboard.press("p")
    expect(anna.locator("dialog h2")).to_have_text("Plan ahead")
    anna.select_option("[data-question-choice]", "setup")
    for country in ("italy", "france"):
        anna.select_option("[data-answer-choice]", f"country:{country}")
        anna.click("[data-add]")
        expect(anna.locator("[data-answer]").filter(has_text=country.capitalize())).to_have_count(1)
    anna.locator("[data-answer]").nth(1).locator("[data-remove]").click()
    expect(anna.locator("[data-answer]")).to_have_count(1)
    anna.select_option("[data-answer-choice]", "country:west_germany")
    anna.select_option("[data-told]", "country:poland")
    anna.click("[data-add]")
    expect(anna.locator("[data-answer]").nth(1)).to_contain_text("if Poland has come up")
    anna.locator("[data-answer]").nth(1).locator("[data-case]").click()
    anna.select_option("[data-answer-choice]", "country:uk")
    anna.click("[data-add]")
    expect(anna.locator("[data-answer]").nth(1)).to_contain_text("otherwise")
    expect(anna.locator("[data-case]")).to_have_count(0)
    anna.keyboard.press("Escape")
    expect(anna.locator("[data-plan]")).to_contain_text("2")
    place_all(boris, "poland", 6)
    wait_for_sequence(anna, 8)
    wait_for_sequence(boris, 8)


def test_a_plan_that_does_not_hold_is_dropped_and_told(visit: Visit) -> None:
    anna, boris = visit(), visit()
    person(anna, "Anna Surprised")
    person(boris, "Boris Surprising")
    begin(anna, boris)
    anna.click("[data-plan]")
    anna.select_option("[data-question-choice]", "coup")
    anna.click("[data-add]")
    expect(anna.locator("[data-answer]")).to_have_count(1)
    anna.keyboard.press("Escape")
    place_all(boris, "poland", 6)
    expect(anna.locator("[data-plan]")).to_have_text("Plan dropped")
    anna.click("[data-plan]")
    expect(anna.locator("[data-dropped=question]")).to_contain_text("you were asked something else")


def test_players_comment_on_the_moves_of_their_game(visit: Visit) -> None:
    boris, anna = visit(width=390, height=844), visit()
    person(anna, "Anna Reviewer")
    person(boris, "Boris Reviewer")
    table = begin(boris, anna)
    place_all(anna, "poland", 1)
    anna.click("[aria-label=Menu]")
    anna.get_by_role("button", name="Resign").click()
    anna.get_by_role("button", name="Really resign?").click()
    expect(anna.locator("[data-outcome]").first).to_be_visible()
    anna.goto(f"/t/{table}/replay?step=0")
    anna.get_by_role("tab", name="Comments").click()
    anna.fill("[data-comment-form] textarea", "I gave up too early.")
    anna.click("[data-send]")
    expect(anna.locator("[data-comment]")).to_contain_text("I gave up too early.")
    boris.goto(f"/t/{table}/replay?step=0")
    boris.get_by_role("button", name="Log", exact=True).click()
    boris.get_by_role("tab", name="Comments").click()
    expect(boris.locator("[data-comment]")).to_contain_text("Anna Reviewer")
    boris.click("[data-author]")
    expect(boris.locator("dialog h2")).to_contain_text("Anna Reviewer")
    boris.keyboard.press("Escape")
    expect(boris.locator("[data-edit]")).to_have_count(0)
    anna.click("[data-edit]")
    anna.fill("[data-comment-form] textarea", "I gave up in time.")
    anna.click("[data-send]")
    expect(anna.locator("[data-comment]")).to_contain_text("I gave up in time.")
    anna.click("[data-delete]")
    expect(anna.locator("[data-comment]")).to_have_count(0)


def test_a_spectator_sees_a_game_with_a_delay(visit: Visit) -> None:
    anna, boris, clara = visit(), visit(), visit(width=390, height=844)
    for page, name in ((anna, "Anna Delays"), (boris, "Boris Delays"), (clara, "Clara Watches")):
        person(page, name)
    anna.goto("/")
    anna.click("[data-start=open]:not([disabled])")
    expect(anna.locator("select[data-delay] option")).to_have_count(5)
    table = begin(anna, boris, mode="open", delay=3600)
    place_all(boris, "poland", 1)
    wait_for_sequence(anna, 1)
    expect(anna.locator("[data-late]")).to_have_count(0)
    clara.goto(f"/t/{table}")
    expect(clara.locator("[data-late]")).to_have_text("Spectators see a move 1 hour later")
    expect(clara.locator("[data-sequence]")).to_have_attribute("data-sequence", "0")
    anna.click("[aria-label=Menu]")
    anna.get_by_role("button", name="Resign").click()
    anna.get_by_role("button", name="Really resign?").click()
    wait_for_sequence(clara, 1)
    expect(clara.locator("[data-late]")).to_have_count(0)


def test_a_game_that_waits_to_be_opened_can_be_begun_from_home(visit: Visit) -> None:
    anna, boris = visit(), visit()
    person(anna, "Anna Waits")
    person(boris, "Boris Begins")
    table = ask(anna, "POST", "/api/tables", {"game": GAME, "mode": "private", "side": "us"})["id"]
    ask(boris, "POST", f"/api/tables/{table}/join")
    boris.goto("/")
    row = boris.locator(".lists .row", has_text="Anna Waits")
    row.get_by_role("button", name=word("page-begin")).click()
    boris.wait_for_url(f"**/t/{table}")
