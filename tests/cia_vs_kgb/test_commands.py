"""The terminal: the sheet, its cards, and the commands that take any game."""

import io
import json
from typing import Any

import pytest

from detente.bots import RandomBot
from detente.cli import main
from detente.engine.sheet import WIDTH
from detente.engine.text import LANGUAGES, game_catalogue
from detente.games.cia_vs_kgb.cards import AGENTS, GROUPS, OBJECTIVES
from detente.games.cia_vs_kgb.sheet import Sheet, find_card, write_card

from .helpers import GAME, play, struggle

every_language = pytest.mark.parametrize("lang", LANGUAGES)


@every_language
def test_the_sheet_fits_its_width_at_every_moment(lang: str) -> None:
    text = game_catalogue("cia_vs_kgb", lang)
    table, bot = GAME.new(seed=8), RandomBot(8)
    while not table.outcome:
        seat = table.to_move[0]
        sheet = Sheet(table.observe(seat), text)
        assert max(map(len, sheet.board().splitlines())) <= WIDTH
        question = table.question(seat)
        assert all(sheet.label(action, question) for action in table.legal(seat))
        assert sheet.status()
        table.play(seat, bot.choose(table.observe(seat)).action)
    assert table.log(lang)


def test_the_sheet_hides_the_other_agent_and_shows_the_own() -> None:
    table = struggle("cia mafia | kgb radio", agents="cia_x director | kgb_x assassin")
    text = game_catalogue("cia_vs_kgb", "en")
    lines = [" ".join(line.split()) for line in Sheet(table.observe("cia"), text).board().splitlines() if "  Agent X  " in line]
    assert lines == ["Agent X face down", "Agent X Director (6), face down"]


def test_the_subject_is_the_group_and_the_card_it_has_seen() -> None:
    table = play(struggle("cia artists | kgb radio | deck police"), "cia activate:artists")
    text = game_catalogue("cia_vs_kgb", "en")
    assert Sheet(table.observe("cia"), text).subject() == "Artists → Police"
    assert Sheet(table.observe("kgb"), text).subject() == "Artists"


@every_language
def test_every_card_can_be_looked_up(lang: str) -> None:
    text = game_catalogue("cia_vs_kgb", lang)
    for kind, names in (("group", GROUPS), ("objective", OBJECTIVES), ("agent", AGENTS)):
        for name in names:
            assert find_card(text, name) == f"{kind}-{name}"
            title, *body = write_card(text, f"{kind}-{name}").splitlines()
            assert text.format(f"{kind}-{name}") in title
            assert body
    assert find_card(text, "no such card") is None


@pytest.mark.parametrize("side", ["cia", "kgb", "both"])
def test_a_game_can_be_played_at_the_terminal(side: str, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(["1"] * 30) + "\ncard mafia\nlog\nquit\n"))
    assert main(["play", "cia_vs_kgb", "--side", side, "--seed", "5"]) == 0
    assert "Round 1" in capsys.readouterr().out


def test_without_a_side_the_first_one_is_played(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main(["play", "cia_vs_kgb", "--seed", "5"]) == 0
    assert "CIA to move" in capsys.readouterr().out


def test_simulate_counts_rounds_endings_and_wins(capsys: Any) -> None:
    assert main(["simulate", "cia_vs_kgb", "--games", "20", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["endings"] == {"points": 20, "deck": 0}
    assert sum(report["wins"].values()) == 20
    assert main(["simulate", "cia_vs_kgb", "--games", "5"]) == 0
    assert "mean last round" in capsys.readouterr().out


def test_games_lists_it_with_its_options(capsys: Any) -> None:
    assert main(["games", "--lang", "pl"]) == 0
    out = capsys.readouterr().out
    assert "Zimna wojna: CIA vs KGB: cia_vs_kgb" in out
    assert "riots_end_struggle = true | false" in out


def test_a_stored_game_replays(tmp_path: Any, capsys: Any) -> None:
    table, bot = GAME.new(seed=6, points=50), RandomBot(6)
    while not table.outcome:
        seat = table.to_move[0]
        table.play(seat, bot.choose(table.observe(seat)).action)
    path = tmp_path / "game.json"
    path.write_text(table.to_json(), encoding="utf-8")
    assert main(["replay", str(path), "--lang", "hu"]) == 0
    assert capsys.readouterr().out == table.log("hu")
