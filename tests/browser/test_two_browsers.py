"""Two people in two browsers: a line that breaks in the middle of a move, requests to take back, chat, clock, resigning, rematch."""

from __future__ import annotations

import re

from playwright.sync_api import Page, WebSocketRoute, expect

from .conftest import Visit
from .player import (
    fetch,
    hand,
    lit,
    markers,
    pick,
    play,
    press,
    question,
    sequence,
    sit_together,
    soon,
    start,
    table_id,
    wait_for_question,
    wait_for_sequence,
    whose_move,
    with_influence,
)
from .words import word

SOCKETS = "**/api/tables/*/socket"


class Line:
    """The line of one browser to the server, which can be cut and mended."""

    def __init__(self, page: Page) -> None:
        self.is_cut = False
        self.open: list[WebSocketRoute] = []
        page.route_web_socket(SOCKETS, self.connect)

    def connect(self, socket: WebSocketRoute) -> None:
        if self.is_cut:
            socket.close()
            return
        self.open += [socket, socket.connect_to_server()]  # both ends

    def cut(self) -> None:
        self.is_cut = True
        for socket in self.open:
            socket.close()
        self.open = []


class SlowLine:
    """The line of one browser to the server, on which what it sends can be held up."""

    def __init__(self, page: Page) -> None:
        self.is_slow = False
        self.held: list[tuple[WebSocketRoute, str | bytes]] = []
        page.route_web_socket(SOCKETS, self.connect)

    def connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda message: self.held.append((server, message)) if self.is_slow else server.send(message))

    def deliver(self) -> None:
        self.is_slow = False
        for server, message in self.held:
            server.send(message)


def half_placed(pages: dict[str, Page]) -> Page:
    """Play until somebody has placed a marker of a card's influence and has more to place."""
    choice = with_influence(2)
    for _ in range(200):
        mover = whose_move(list(pages.values()))
        assert mover is not None
        before, asked = sequence(mover), question(mover)
        play(mover, choice(lit(mover))[0])
        for page in pages.values():
            page.wait_for_function("n => Number(document.querySelector('[data-sequence]').dataset.sequence) > n", arg=before)
        if asked == question(mover) == "influence":
            return mover
    raise AssertionError("no influence was placed")


def seen(page: Page) -> dict[str, object]:
    """All that a person would check after a break."""
    left = page.locator(".prompt .left")
    return {
        "sequence": sequence(page),
        "question": question(page),
        "lit": sorted(lit(page)),
        "hand": hand(page),
        "markers": markers(page),
        "left": left.inner_text() if left.count() else "",
        "log": page.locator(".log").inner_text(),
    }


def test_a_line_that_breaks_in_the_middle_of_a_move_is_taken_up_exactly(visit: Visit) -> None:
    host, guest = visit(), visit()
    lines = {host: Line(host), guest: Line(guest)}
    pages = sit_together(host, guest)
    mover = half_placed(pages)
    other = guest if mover is host else host
    before = {page: seen(page) for page in (mover, other)}
    lines[mover].cut()
    mover.get_by_text(word("page-line-lost")).wait_for()
    other.locator(".plate", has_text=word("page-away")).wait_for()
    lines[mover].is_cut = False
    mover.get_by_text(word("page-line-lost")).wait_for(state="detached")
    soon(mover, lambda: {page: seen(page) for page in (mover, other)}, before)
    play(mover, next(action for action in lit(mover) if action.startswith("country:")))
    wait_for_sequence(other, int(str(before[mover]["sequence"])) + 1)
    assert markers(mover) == markers(other) != before[mover]["markers"]


def test_the_other_sides_answer_is_not_taken_for_ones_own(visit: Visit) -> None:
    """Both lay two cards each at the same time: until one's own first card has been laid, the hand on the page is that of before."""
    host, guest = visit(), visit()
    line = SlowLine(host)
    sit_together(host, guest, "europe", "europe_divided")
    for page in (host, guest):
        while question(page) == "keep":
            play(page, lit(page)[0])
    for page in (host, guest):
        page.wait_for_selector("[data-question=initiative]")
    before, cards = sequence(host), lit(host)
    line.is_slow = True
    assert pick(host, cards[0])
    press(host, "[data-confirm]")
    expect(host.locator(".table")).to_have_attribute("aria-busy", "true")
    assert play(guest, lit(guest)[0])
    wait_for_sequence(host, before + 1)
    assert host.locator(".table").get_attribute("aria-busy") == "true"
    line.deliver()
    wait_for_sequence(host, before + 2)
    expect(host.locator(".table")).to_have_attribute("aria-busy", "false")
    assert lit(host) == [card for card in cards if card != cards[0]]


def test_a_page_that_is_loaded_again_and_a_second_tab_show_the_same(visit: Visit) -> None:
    host, guest = visit(), visit()
    mover = half_placed(sit_together(host, guest))
    before = seen(mover)
    mover.reload()
    mover.wait_for_selector("[data-action]")
    soon(mover, lambda: seen(mover), before)
    tab = mover.context.new_page()
    tab.goto(mover.url)
    tab.wait_for_selector("[data-action]")
    soon(tab, lambda: seen(tab), before)
    play(tab, lit(tab)[0])
    wait_for_sequence(mover, sequence(tab))


def test_a_move_is_taken_back_when_the_opponent_agrees_and_stays_when_not(visit: Visit) -> None:
    host, guest = visit(), visit()
    pages = sit_together(host, guest)
    while question(pages["ussr"]) == "setup":
        play(pages["ussr"], lit(pages["ussr"])[0])
    assert wait_for_question(pages["us"])
    play(pages["us"], lit(pages["us"])[0])
    done = sequence(pages["us"])
    wait_for_sequence(pages["ussr"], done)
    for answer in ("page-refuse", "page-allow"):
        pages["ussr"].get_by_role("button", name=word("page-ask-undo")).click()
        pages["us"].get_by_role("button", name=word(answer), exact=True).click()
        if answer == "page-refuse":
            pages["ussr"].get_by_text(word("page-undo-refused")).wait_for()
            assert sequence(pages["ussr"]) == done
    for page in pages.values():
        wait_for_sequence(page, done - 2)
    assert question(pages["ussr"]) == "setup"


def test_a_request_for_an_undo_still_waits_after_a_reload(visit: Visit) -> None:
    pages = sit_together(visit(), visit())
    while question(pages["ussr"]) == "setup":
        play(pages["ussr"], lit(pages["ussr"])[0])
    assert wait_for_question(pages["us"])
    play(pages["us"], lit(pages["us"])[0])
    wait_for_sequence(pages["ussr"], sequence(pages["us"]))
    pages["ussr"].get_by_role("button", name=word("page-ask-undo")).click()
    pages["us"].get_by_role("button", name=word("page-allow"), exact=True).wait_for()
    pages["us"].reload()
    pages["us"].wait_for_selector("[data-sequence]")
    pages["us"].get_by_role("button", name=word("page-allow"), exact=True).wait_for()


def test_chat_reaches_the_table_and_stays(visit: Visit) -> None:
    host, guest = visit(), visit(width=1366, height=768)
    pages = sit_together(host, guest)
    host.get_by_role("tab", name=word("page-chat")).click()
    words = "Good luck, <b>comrade</b> & friend!"
    host.get_by_label(word("page-message")).fill(words)
    host.keyboard.press("Enter")
    guest.locator(".top [data-fresh]").click()  # the panel is closed, and yet it is seen that somebody has written
    guest.get_by_role("tab", name=word("page-chat")).click()
    for page in pages.values():
        page.locator(".chat .message", has_text=words).wait_for()
    guest.locator("[data-fresh]").wait_for(state="detached")
    guest.reload()
    guest.locator(".top [data-fresh]").click()
    guest.get_by_role("tab", name=word("page-chat")).click()
    guest.locator(".chat .message", has_text=words).wait_for()
    assert guest.locator(".chat .message b").count() == 0


def test_resigning_ends_the_game_and_a_rematch_swaps_sides(visit: Visit) -> None:
    host, guest = visit(), visit()
    pages = sit_together(host, guest, "us")
    play(pages["ussr"], lit(pages["ussr"])[0])
    host.get_by_role("button", name=word("page-menu"), exact=True).click()
    host.get_by_role("button", name=word("page-resign"), exact=True).click()
    host.get_by_role("button", name=word("page-resign-sure")).click()
    for page in (host, guest):
        page.wait_for_selector("[data-outcome=ussr]")
    old = table_id(host)
    host.get_by_role("button", name=word("page-rematch"), exact=True).click()
    guest.locator("[data-rematch-offer] .primary").click()  # nobody waits without the other knowing
    for page in (host, guest):
        page.wait_for_url(lambda url: old not in url)
    assert table_id(host) == table_id(guest)
    host.wait_for_selector("[data-seat=ussr]")
    guest.wait_for_selector("[data-seat=us]")


def test_an_invitation_tells_its_options_and_can_be_withdrawn(visit: Visit) -> None:
    host, guest = visit(), visit()
    start(host, "private")
    guest.goto(host.url)
    for page in (host, guest):
        expect(page.locator("[data-options]")).to_contain_text(word("page-options"))
    expect(guest.locator("[data-withdraw]")).to_have_count(0)
    host.click("[data-withdraw]")
    for page in (host, guest):
        expect(page.get_by_role("heading", level=1)).to_have_text(word("page-aborted"))


def test_a_clock_is_shown_and_runs_for_whoever_must_move(visit: Visit) -> None:
    host, guest = visit(), visit()
    host.wait_for_selector("[data-start=private]:not([disabled])")
    host.click("[data-start=private]")
    host.select_option("[data-clock]", "live")
    host.click("[data-begin]")
    host.wait_for_url("**/t/*")
    guest.goto(host.url)
    guest.click("[data-join]")
    for page in (host, guest):
        page.wait_for_selector("[data-sequence]")
    running, still = guest.locator("[data-plate=ussr] time"), guest.locator("[data-plate=us] time")
    first = running.inner_text()
    guest.wait_for_function("first => document.querySelector('[data-plate=ussr] time').textContent !== first", arg=first)
    assert still.inner_text() == "45:00"
    expect(running).to_have_text(re.compile(r"^4[0-4]:"))


def test_a_spectator_watches_and_may_do_nothing(visit: Visit) -> None:
    player, watcher = visit(), visit()
    table = start(player, side="ussr")
    player.wait_for_selector("[data-action]")
    watcher.goto(f"/t/{table}")
    watcher.wait_for_selector("[data-seat=spectator]")
    play(player, lit(player)[0])
    wait_for_sequence(watcher, sequence(player))
    assert lit(watcher) == []
    assert hand(watcher) == []
    assert markers(watcher) == markers(player)
    assert fetch(watcher, f"/api/tables/{table}/view")["seat"] == "spectator"
    assert watcher.request.get(f"/api/tables/{table}/view?seat=ussr", max_retries=3).status == 403
