"""Cold War: CIA vs KGB in the browser: whole games by lit things alone, phones, one screen for two, replay, secrecy."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from detente.engine.boards import view_of as page_of
from detente.engine.game import Game
from detente.engine.table import Table

from .conftest import Visit
from .player import (
    ARRIVED,
    at_random,
    branch,
    game_of,
    lit,
    play,
    play_on,
    question,
    resign,
    sequence,
    soon,
    start,
    table_id,
    tap_on,
    wait_for_answer,
    wait_for_question,
    wait_for_sequence,
)
from .secrecy import Course, Received, Witness, capture
from .test_phone import check_screen
from .words import word

GAME = "cia_vs_kgb"
SIDES = ("cia", "kgb")
GROUPS = [name.removeprefix("group:") for name in Game(GAME).actions if name.startswith("group:")]
MOST = 1500
# What the table shows: groups with their state, by side, and both scores.
DRAWN = """() => ({
  groups: Object.fromEntries(['cia', 'kgb'].map((side) => [side, [...document.querySelectorAll(`main .groups.${side} [data-group]`)]
    .map((card) => [card.dataset.group, card.dataset.state])])),
  score: Object.fromEntries(['cia', 'kgb'].map((side) => [side, Number(document.querySelector(`.score .${side}`).textContent)])),
  objective: document.querySelector('main [data-objective]')?.dataset.objective ?? null,
})"""


def told(table: Table, seat: str) -> dict[str, Any]:
    """What the engine tells the seat of all that `DRAWN` reads."""
    board = page_of(table, seat)["board"]
    sides = board["sides"]
    is_planning = "agent" in {table.question(one) for one in table.to_move if one == seat}
    groups = {side: [] if is_planning and side == seat else [[one["id"], one["state"]] for one in sides[side]["groups"]] for side in SIDES}
    return {"groups": groups, "score": {side: sides[side]["score"] for side in SIDES}, "objective": board["objective"]["id"]}


@pytest.mark.parametrize(("lang", "side", "size"), [("en", "cia", (1920, 1080)), ("ru", "kgb", (1280, 720))])
def test_a_whole_game_ends_on_the_page_as_it_ends_in_the_engine(visit: Visit, lang: str, side: str, size: tuple[int, int]) -> None:
    page = visit(lang=lang, width=size[0], height=size[1])
    table = start(page, side=side, game=GAME)
    moves = play_on(page, MOST, at_random(3))
    assert 20 < moves < MOST
    played = game_of(page, table)
    assert played.outcome is not None
    assert page.locator("[data-outcome]").get_attribute("data-outcome") == played.outcome.winner
    soon(page, lambda: page.evaluate(DRAWN), told(played, side))
    assert sum(move.seat == side for move in played.moves) == moves
    scores = told(played, side)["score"]
    assert f"{scores['cia']} : {scores['kgb']}" in page.locator("[data-outcome]").inner_text()
    assert page.request.get(f"/api/tables/{table}/log?lang={lang}", max_retries=3).text() == played.log(lang)
    text = page.locator("body").inner_text()
    assert not [name for name in text.split() if name.startswith(("log-", "action-", "question-", "page-"))]


@cache
def with_objective(objective: str) -> Table:
    """A game in which that objective lies open."""
    for seed in range(100):
        table, choice = Game(GAME).new(seed), at_random(seed)
        while table.outcome is None:
            if told(table, table.to_move[0])["objective"] == objective:
                return table
            table.play(table.to_move[0], choice(table.legal(table.to_move[0]))[0])
    raise AssertionError("it never came up")


@pytest.mark.parametrize("lang", ["en", "pl", "ru", "hu"])
def test_the_phase_of_an_event_is_not_cut_off(visit: Visit, lang: str) -> None:
    page = visit(lang=lang, width=1280, height=720)
    branch(page, with_objective("summit_meeting"))
    caption = page.locator(".objective .caption")
    expect(caption).to_contain_text(word("phase-struggle", lang, GAME), ignore_case=True)
    soon(page, lambda: caption.evaluate("one => one.scrollWidth <= one.clientWidth"), True)


# Parts of the objective on a phone that end below its card.
BELOW = """() => { const { bottom } = document.querySelector('.objective').getBoundingClientRect();
  return [...document.querySelectorAll('.objective *')].filter((one) => one.getBoundingClientRect().bottom > bottom + 0.5)
    .map((one) => one.className.baseVal ?? one.className); }"""


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_an_objective_with_a_long_name_is_whole_on_a_short_phone(visit: Visit, lang: str) -> None:
    page = visit(lang=lang, width=360, height=740, has_touch=True, is_mobile=True)
    branch(page, with_objective("nuclear_escalation"))
    expect(page.locator(".objective .bias")).to_be_visible()
    soon(page, lambda: page.evaluate(BELOW), [])


@cache
def asked_late(asked: str, claimed: int) -> Table:
    """A game in which the CIA is asked this and has claimed so many objectives."""
    for seed in range(100):
        table, choice = Game(GAME).new(seed), at_random(seed)
        while table.outcome is None:
            mover, own = table.to_move[0], page_of(table, "cia")["board"]["sides"]["cia"]
            if (mover, table.question(mover)) == ("cia", asked) and len(own["claimed"]) >= claimed:
                return table
            table.play(mover, choice(table.legal(mover))[0])
    raise AssertionError("nobody is asked")


# Names under the cards of groups, and what stands below agents, that end below the table of a phone.
COVERED = """() => { const { bottom } = document.querySelector('main.board').getBoundingClientRect();
  return [...document.querySelectorAll('main.board :is(.name, .chip)')].filter((one) => one.getBoundingClientRect().bottom > bottom + 0.5)
    .map((one) => one.textContent); }"""


@pytest.mark.parametrize("lang", ["en", "pl", "ru", "hu"])
@pytest.mark.parametrize("asked", ["agent", "action", "media"])
def test_no_name_is_covered_on_a_short_phone(visit: Visit, lang: str, asked: str) -> None:
    page = visit(lang=lang, width=360, height=740, has_touch=True, is_mobile=True)
    branch(page, asked_late(asked, 2))
    assert wait_for_question(page)
    soon(page, lambda: page.evaluate(COVERED), [])
    if asked == "media":
        card, objective = page.locator(".beside").bounding_box(), page.locator("main .objective").bounding_box()
        assert card is not None
        assert objective is not None
        assert card["y"] >= objective["y"] + objective["height"]


@pytest.mark.parametrize("lang", ["en", "pl", "ru", "hu"])
def test_titles_of_agents_on_a_phone_are_not_tiny(visit: Visit, lang: str) -> None:
    """The longest word, of the Hungarian deputy director, is divided."""
    page = visit(lang=lang, width=360, height=740, has_touch=True, is_mobile=True)
    branch(page, Game(GAME).new(1))
    titles = page.locator("[data-agent-card] b")
    expect(titles).to_have_count(6)
    soon(page, lambda: titles.evaluate_all("(titles) => titles.filter((one) => parseFloat(getComputedStyle(one).fontSize) < 10)"), [])


def test_claimed_objectives_that_go_on_below_fade_at_the_edge_of_a_laptop(visit: Visit) -> None:
    page = visit(lang="ru", width=1366, height=650)  # a screen of 768 pixels less the bars of a browser
    branch(page, asked_late("action", 7))
    assert wait_for_question(page)
    column = page.locator(".strip .summary")
    soon(page, lambda: column.evaluate("one => one.scrollHeight > one.clientHeight + 2"), True)
    expect(column).to_have_attribute("data-more", "")
    assert column.evaluate("one => getComputedStyle(one).maskImage") != "none"
    column.evaluate("one => one.scrollTo(0, one.scrollHeight)")
    expect(column).not_to_have_attribute("data-more", "")


@pytest.mark.parametrize("lang", ["ru", "hu"])
def test_texts_of_agents_and_the_log_are_seen_on_a_small_laptop(visit: Visit, lang: str) -> None:
    page = visit(lang=lang, width=1366, height=768)
    branch(page, Game(GAME).new(1))
    texts = page.locator("[data-agent-card] .ability")
    expect(texts).to_have_count(6)
    for text in texts.all():
        expect(text).to_be_visible()
    expect(page.locator("aside .log .entry").first).to_be_visible()


# Groups whose text is not told whole.
CUT_GROUPS = """() => [...document.querySelectorAll('[data-group] .power')].filter((one) => one.scrollHeight > one.clientHeight + 1)
  .map((one) => one.closest('[data-group]').ariaLabel)"""


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_what_groups_do_is_told_whole_on_a_laptop(visit: Visit, lang: str) -> None:
    """Most of all where the name takes two lines."""
    page = visit(lang=lang, width=1440, height=900)
    choice = at_random(2)
    table = Game(GAME).new(2)
    while not ("phone_company" in shown_groups(table) and table.question(table.to_move[0]) == "action"):
        table.play(table.to_move[0], choice(table.legal(table.to_move[0]))[0])
    branch(page, table)
    expect(page.locator("[data-group=phone_company]")).to_have_count(1)
    soon(page, lambda: page.evaluate(CUT_GROUPS), [])


def shown_groups(table: Table) -> list[str]:
    """The groups that lie ready on the table."""
    sides = page_of(table, table.to_move[0])["board"]["sides"]
    return [one["id"] for side in SIDES for one in sides[side]["groups"] if one["state"] == "ready"]


def test_what_is_lit_is_what_is_legal_in_every_question(visit: Visit) -> None:
    page = visit(width=1600, height=900)
    witness = Witness(page)
    start(page, "sandbox", game=GAME)
    choice, asked = at_random(8), set()
    for _ in range(60):
        if not wait_for_question(page):
            break
        soon(page, lambda: sorted(lit(page)) == sorted(witness.last_view()["legal"]), True)
        asked.add(question(page))
        play(page, choice(lit(page))[0])
    assert {"agent", "first", "action"} < asked


@pytest.mark.parametrize(("width", "height", "side"), [(390, 844, "cia"), (844, 390, "kgb")])
def test_rounds_are_played_by_tapping_on_a_phone(visit: Visit, width: int, height: int, side: str) -> None:
    page = visit(width=width, height=height, has_touch=True, is_mobile=True)
    page.wait_for_selector("[data-start=bot]:not([disabled])")
    tap_on(page, f"[data-game={GAME}] .pick")
    tap_on(page, f".home [data-side={side}]")
    tap_on(page, "[data-start=bot]")
    page.wait_for_url("**/t/*")
    choice, rounds = at_random(4), set()
    for _ in range(30):
        assert wait_for_question(page)
        check_screen(page)
        rounds.add(page.locator(".phone-top .round").inner_text())
        before, action = sequence(page), choice(lit(page))[0]
        tap_on(page, f'[data-action="{action}"] >> nth=0')
        is_button = action.split(":")[0] not in ("activate", "group", "agent", "objective")
        if not is_button:  # the first tap tells, the second plays
            tap_on(page, f'.prompt [data-action="{action}"]')
        page.wait_for_function(ARRIVED, arg=str(before))
    assert len(rounds) > 1
    for number in range(3):
        tap_on(page, f".phone-tabs button >> nth={number}")
        check_screen(page)


def test_agent_x_is_covered_when_two_share_a_screen(visit: Visit) -> None:
    page = visit()
    start(page, "hotseat", game=GAME)
    choice, covers, hidden = at_random(5), 0, 0
    for _ in range(40):
        page.wait_for_selector("[data-action]:not([disabled]), [data-uncover]")
        if page.locator("[data-uncover]").count():
            covers += 1
            assert page.locator(".secret, .outlook .line").count() == 0
            assert page.locator(".agent-row.x").count() == page.locator("[data-x]").count()  # those that lie face up
            assert lit(page) == []
            page.click("[data-uncover]")
        wait_for_question(page)
        seat = page.locator("[data-seat]").get_attribute("data-seat") or ""
        other = SIDES[seat == SIDES[0]]
        if question(page) == "agent" and page.locator(f".agent-x.{other}.back").count():
            hidden += 1
            assert page.locator(f".agent-x.{other}[data-x]").count() == 0
        play(page, choice(lit(page))[0])
    assert covers >= 2
    assert hidden


def test_keys_recruit_pass_and_take_back(visit: Visit) -> None:
    page = visit()
    start(page, "sandbox", game=GAME)
    seen: set[str] = set()
    for _ in range(40):
        wait_for_question(page)
        now, actions = sequence(page), lit(page)
        activations = [name for name in actions if name.startswith("activate:")]
        if question(page) == "action" and activations and "activate" not in seen:
            page.keyboard.press("a")
            page.wait_for_function("() => document.activeElement?.dataset.action?.startsWith('activate:')")
            page.keyboard.press("Enter")
            wait_for_sequence(page, now + 1)
            if page.locator("[data-undo]").count():
                page.keyboard.press("Backspace")
                wait_for_sequence(page, now)
                soon(page, lambda: sorted(lit(page)), sorted(actions))  # the page may have to go back to the other seat first
                seen.add("back")
            seen.add("activate")
        elif question(page) == "action":
            key = "p" if "pass" in actions and "pass" not in seen else "r" if "recruit" in actions else "p"
            page.keyboard.press(key)
            wait_for_sequence(page, now + 1)
            seen.add({"p": "pass", "r": "recruit"}[key])
        else:
            play(page, actions[0])
    assert {"activate", "back", "pass", "recruit"} <= seen


def test_the_key_of_a_button_goes_before_that_of_the_table(visit: Visit) -> None:
    page = visit()
    start(page, game=GAME)
    for _ in range(20):
        wait_for_question(page)
        now, actions = sequence(page), lit(page)
        if question(page) == "action" and "pass" in actions:
            page.keyboard.press("p")  # otherwise it opens the plans
            wait_for_answer(page, now)
            return
        play(page, "recruit" if "recruit" in actions else actions[0])
    raise AssertionError("nobody could pass")


def test_what_is_barred_says_why_and_opens_the_rule(visit: Visit) -> None:
    page = visit(lang="pl")
    start(page, "sandbox", game=GAME)
    for _ in range(120):
        assert wait_for_question(page)
        barred = page.locator(".action[aria-disabled=true]", has_text="Pas")
        if question(page) == "action" and barred.count():
            barred.click(force=True)
            page.locator(".prompt .hint .rule", has_text="6.3").click()
            page.wait_for_selector('.book p.hit[data-rule="6.3"], .book article.hit[data-rule="6.3"]')
            expect(page.locator('.book [data-rule="6.3"]')).to_contain_text("musi rekrutować")
            return
        play(page, lit(page)[0])
    raise AssertionError("nobody was without groups")


def test_every_step_of_a_replay_shows_what_the_seat_saw_then(visit: Visit) -> None:
    page = visit()
    table = start(page, side="cia", game=GAME)
    play_on(page, 12, at_random(6))
    resign(page)
    course = Course(game_of(page, table))
    page.locator(".outcome").get_by_role("button", name=word("page-replay")).click()
    page.wait_for_selector(".replay")
    wait_for_sequence(page, 0)
    for seat in SIDES:
        page.locator(".replay .segments").get_by_role("button", name=seat.upper(), exact=True).click()
        page.wait_for_selector(f"[data-seat={seat}]")
        for _ in range(9):
            now = sequence(page)
            page.get_by_role("button", name=word("page-step-on")).click()
            wait_for_sequence(page, now + 1)
            assert page.evaluate(DRAWN)["score"] == told(course.steps[now + 1], seat)["score"]
            assert page.evaluate(DRAWN)["objective"] == told(course.steps[now + 1], seat)["objective"]
            assert lit(page) == []


@pytest.fixture
def captured(visit: Visit) -> tuple[dict[str, list[Received]], Course]:
    """What both players and a spectator received in a game of some rounds, and the game."""
    received, host = capture(visit, "cia", 60, at_random(12), GAME)
    return received, Course(game_of(host, table_id(host)))


def check_frame(one: Received, course: Course, seat: str) -> bool:
    """A view equals what the engine gives its seat, and tells no Agent X that lies face down, and nothing another seat has looked at."""
    message = json.loads(one.text)
    if message.get("type") != "view":
        return False
    view = message["view"]
    table = course.steps[view["sequence"]]
    assert view == json.loads(json.dumps(page_of(table, seat, min(one.since, view["sequence"]))))
    for side in SIDES:
        agent = view["board"]["sides"][side]["agent_x"]
        is_open = bool(table.record["shown"][SIDES.index(side)])
        has_peeked = seat in SIDES and seat != side and table.record["peek"][SIDES.index(seat)] == 2
        may_know = seat == side or is_open or has_peeked
        assert agent["id"] is None or may_know, f"step {view['sequence']}: Agent X of the {side} told to {seat}"
        states = {found["state"] for found in view["board"]["sides"][side]["agents"]}
        assert "x" not in states or agent["id"] is not None
    unseen = view["board"]["group_deck"]["unseen"]
    assert unseen == [name for name in GROUPS if name in unseen], "the order of unseen groups tells something"
    for step in view["log"]:
        for row in step["rows"]:
            if row["name"] in ("seen_group", "put_group", "agent_seen", "seen_objective", "put_objective"):
                assert row["facts"]["side"]["value"] == seat, f"step {step['step']}: {row} told to {seat}"
    return True


def test_no_hidden_fact_reaches_a_seat_or_a_spectator(captured: tuple[dict[str, list[Received]], Course]) -> None:
    received, course = captured
    for seat, frames in received.items():
        assert sum(check_frame(one, course, seat) for one in frames) >= 30, seat
    views = [one for one in received["cia"] if json.loads(one.text).get("type") == "view"]
    for one in views:
        message = json.loads(one.text)
        agent = message["view"]["board"]["sides"]["kgb"]["agent_x"]
        if agent["chosen"] and agent["id"] is None:
            agent["id"] = "director"
            with pytest.raises(AssertionError):
                check_frame(Received(json.dumps(message), one.since), course, "cia")
            return
    raise AssertionError("no Agent X was face down")
