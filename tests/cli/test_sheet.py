"""The board as text, and the terminal it is printed on."""

import re
import sys
from typing import Any

import pytest

from detente.bots import RandomBot
from detente.commands.console import Terminal
from detente.commands.session import Session, number_lines
from detente.engine.sheet import WIDTH, cut
from detente.engine.text import LANGUAGES, game_catalogue
from detente.games.twilight_struggle.sheet import Sheet, find_card, write_card

from .conftest import EN, GAME, TITLE, Screen


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"chinese_civil_war": True, "scenario": "late_war"}])
def test_the_board_is_aligned_in_every_language(lang: str, options: dict[str, Any]) -> None:
    table, bot = GAME.new(seed=3, **options), RandomBot(3)
    while not table.outcome and table.sequence < 160:
        seat = table.to_move[0]
        table.play(seat, bot.choose(table.observe(seat)).action)
        if table.sequence % 20:
            continue
        for viewer in (*GAME.seats, "spectator"):
            lines = Sheet(table.observe(viewer), game_catalogue(TITLE, lang)).board().splitlines()
            assert max(map(len, lines)) <= WIDTH
            blocks = [line for line in lines if re.match(r"\d[★ ] \S", line)]
            assert len(blocks) >= 31
            assert all(line[25] == line[27] == " " and line[26] in "◂▸ " for line in blocks)


def test_the_board_shows_who_controls_and_what_is_in_force() -> None:
    line = (
        "T3 AR2 US | defcon 3 | vp us 4 | effects nato | ops -1:0 | influence poland 0:4, france 3:0, italy 1:1 | us fidel | chernobyl asia"
    )
    lines = Sheet(GAME.position(line).observe("us"), EN).board()
    assert re.search(r"3★ Poland +· ▸ 4", lines)
    assert re.search(r"3★ France +3 ◂ ·", lines)
    assert re.search(r"2★ Italy +1   1", lines)
    assert "5  4  [3]  2  1" in lines
    assert "US 4 VP" in lines
    assert "NATO · Red Scare/Purge (US) · Chernobyl (Asia)" in lines
    assert "2 USSR Fidel*" in lines


def test_the_other_hand_is_shown_only_as_far_as_it_is_known() -> None:
    table = GAME.position("T3 AR2 US | us fidel | ussr nasser, nato | known us nato")
    board = Sheet(table.observe("us"), EN).board()
    assert "NATO" in board
    assert "Nasser" not in board


def test_cards_are_found_by_id_title_or_beginning() -> None:
    assert find_card(EN, "nato") == find_card(EN, "card:nato") == "nato"
    assert find_card(EN, "de-stal") == "de_stalinization"
    assert find_card(EN, "the") is None
    assert find_card(game_catalogue(TITLE, "ru"), "Фидель Кастро") == "fidel"
    assert write_card(EN, "asia_scoring").startswith("Asia Scoring\n")


def test_words_are_cut_to_a_width() -> None:
    assert cut("Dominican Republic", 10) == "Dominican…"
    assert cut("New York", 5) == "New… "
    assert cut("Cuba", 6) == "Cuba  "


def test_long_lists_stand_in_columns() -> None:
    lines = number_lines([f"Country {n}" for n in range(30)])
    assert len(lines) < 10
    assert max(map(len, lines)) <= WIDTH
    assert number_lines([]) == []


def test_colours_are_for_terminals_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert Terminal().paint("US", "first") == "US"
    monkeypatch.setattr(sys, "stdout", Screen())
    assert Terminal().paint("US", "first") == "\x1b[94mUS\x1b[0m"
    assert Terminal().paint("US", "") == "US"
    monkeypatch.setenv("NO_COLOR", "1")
    assert Terminal().paint("US", "us") == "US"


def test_a_terminal_is_cleared_between_people_and_stays_open_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    screen, answers = Screen(), iter(["", "board", "log", "1", "quit"])
    monkeypatch.setattr(sys, "stdout", screen)
    terminal = Terminal()
    terminal.is_interactive = True
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    Session(GAME.new(seed=1), EN, {}, terminal).run()
    assert screen.getvalue().count("\x1b[2J\x1b[3J\x1b[H") == 2

    table, bot = GAME.new(seed=1), RandomBot(1)
    while not table.outcome:
        seat = table.to_move[0]
        table.play(seat, bot.choose(table.observe(seat)).action)
    answers = iter(["board", "quit"])
    Session(table, EN, {"ussr": bot}, terminal).run()
    assert EN.format("cli-over") in screen.getvalue()
