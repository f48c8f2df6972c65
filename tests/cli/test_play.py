"""Play in a terminal."""

import os
import re
from pathlib import Path

import pytest

from detente.bots import default_bot
from detente.cli import main
from detente.commands import files
from detente.engine.text import shared_catalogue

from .conftest import EN, GAME, TITLE, Captured, Type, run_command


def test_a_whole_game_against_the_bot_always_answering_one(typed: Type, capsys: Captured) -> None:
    typed("1\n" * 3000)
    assert main(["play", TITLE, "--side", "us", "--seed", "4"]) == 0
    out = capsys.readouterr().out
    assert EN.format("cli-over") in out
    assert re.search(r"wins\.|drawn\.", out)
    assert "USSR draws" not in out
    assert "\x1b" not in out
    assert max(map(len, out.splitlines())) <= 140


def test_the_same_seed_gives_the_same_game(typed: Type, capsys: Captured) -> None:
    seen = []
    for _ in range(2):
        typed("1\n" * 60)
        assert main(["play", TITLE, "--side", "ussr", "--seed", "9"]) == 0
        seen.append(capsys.readouterr().out)
    assert seen[0] == seen[1]


@pytest.mark.parametrize("given", ["", "quit\n", "QUIT", "\n\n"])
def test_leaving_says_goodbye(given: str, typed: Type, capsys: Captured) -> None:
    typed(given)
    assert main(["play", TITLE, "--seed", "1", "--side", "ussr"]) == 0
    assert capsys.readouterr().out.endswith(f"\n{EN.format('cli-bye')}\n")


def test_an_interrupt_says_goodbye(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    assert main(["play", TITLE, "--seed", "1"]) == 0
    assert EN.format("cli-bye") in capsys.readouterr().out


@pytest.mark.parametrize(
    ("variables", "lang"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "hu_HU"}, "hu"),
        ({"LANG": "ru.UTF-8", "LC_MESSAGES": ""}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_system_chooses_the_language(
    variables: dict[str, str], lang: str, typed: Type, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    typed("?\n")
    assert main(["play", TITLE, "--seed", "1", "--side", "ussr"]) == 0
    assert shared_catalogue(lang).format("cli-help") in capsys.readouterr().out
    typed("")
    assert main(["play", TITLE, "--seed", "1", "--side", "ussr", "--lang", "en"]) == 0
    assert EN.format("cli-bye") in capsys.readouterr().out


def test_the_opponent_is_one_who_can_play() -> None:
    assert [default_bot(game) for game in ("twilight_struggle", "cia_vs_kgb", "europe_divided")] == ["level-3"] * 3
    assert default_bot("a game without levels") == "random"


def test_everything_that_can_be_typed(typed: Type, capsys: Captured) -> None:
    typed("country:poland\nPoland\neast g\nundo\ncard NATO\ncard card:fidel\ncard xyz\nboard\nlog\nhelp\n99\nsave\ncountry:cuba\n0\n")
    assert main(["play", TITLE, "--side", "ussr", "--seed", "1"]) == 0
    out = capsys.readouterr().out
    assert "USSR +1 in Poland: 0/2" in out
    assert "USSR +1 in East Germany: 0/4" in out
    assert EN.format("cli-undone") in out
    assert EN.format("card-nato.event")[:60] in out
    assert "Fidel* · 2 · USSR" in out
    assert "Unknown card “xyz”." in out
    assert EN.format("cli-help") in out
    for word in ("99", "save", "0"):
        assert EN.format("cli-not-understood", word=word) in out
    assert "Illegal action “country:cuba”" in out
    assert out.count("── Twilight Struggle ──") == 2


def test_what_the_law_forbids_is_not_undone(typed: Type, capsys: Captured) -> None:
    typed("undo\n")
    assert main(["play", TITLE, "--side", "ussr", "--seed", "1"]) == 0
    assert "“ussr” has nothing to undo." in capsys.readouterr().out


def test_a_saved_game_goes_on(typed: Type, tmp_path: Path, capsys: Captured) -> None:
    path = tmp_path / "a game.json"
    typed(f"1\n1\nsave {path}\n2\n2\nload {path}\n")
    assert main(["play", TITLE, "--side", "ussr", "--seed", "1"]) == 0
    out = capsys.readouterr().out
    assert f"Saved: {path}" in out
    assert f"Loaded: {path}" in out
    assert out.rstrip().splitlines()[-5].startswith("  1  Finland 0/3")
    assert len(GAME.load(path.read_text(encoding="utf-8")).moves) == 2
    assert os.listdir(tmp_path) == [path.name]

    typed("1\n")
    assert main(["play", TITLE, "--side", "ussr", "--load", str(path)]) == 0
    out = capsys.readouterr().out
    assert "USSR +1 in Finland: 0/4" in out
    assert "USSR +1 in Finland: 0/3" not in out


def test_a_file_that_cannot_be_read_or_written_leaves_the_game_as_it_is(typed: Type, tmp_path: Path, capsys: Captured) -> None:
    (tmp_path / "bad").write_text("?")
    typed(f"load {tmp_path}/bad\nload {tmp_path}/none\nsave {tmp_path}/no/where\nsave {tmp_path}\nsave ~nobody-here/x\n1\n")
    assert main(["play", TITLE, "--side", "ussr", "--seed", "1"]) == 0
    out = capsys.readouterr().out
    assert "bad cannot be read" in out
    assert "no such file" in out
    assert f"{tmp_path}/no/where: No such file or directory" in out
    assert "USSR +1 in Finland" in out
    assert os.listdir(tmp_path) == ["bad"]


def test_a_failed_save_keeps_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    path.write_text("old")

    def fail(*names: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(files.CannotWrite, match="No space left"):
        files.write_text(str(path), "new")
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["game.json"]


def test_two_people_pass_the_screen(typed: Type, capsys: Captured) -> None:
    typed("\n" + "1\n" * 6 + "\n" + "1\n" * 7 + "1\n\n1\n")
    assert main(["play", TITLE, "--side", "both", "--seed", "1"]) == 0
    out = capsys.readouterr().out
    covers = re.findall(r"Pass the screen to: (.+)\. Then press Enter\.", out)
    assert covers[:3] == ["Soviet Union", "United States", "Soviet Union"]
    pages = re.split(r"Pass the screen to: .+", out)
    assert "US draws" not in pages[1]
    assert "USSR draws" not in pages[2]
    headline = EN.format("question-headline")
    assert headline in pages[2]
    assert headline in pages[3]


def test_a_bid_can_make_the_players_exchange_sides(typed: Type, capsys: Captured) -> None:
    for seed in range(20):
        typed("side:ussr\nbid:13\n" + "1\n" * 3)
        assert main(["play", TITLE, "--side", "us", "--seed", str(seed), "--option", "bid=yes"]) == 0
        out = capsys.readouterr().out
        if "The players exchange sides" in out:
            assert "US to move · Set-up" in out.split("The players exchange sides")[0]
            assert "USSR to move · Set-up" in out.split("The players exchange sides")[1]
            assert "US draws" not in out.replace("USSR draws", "")
            return
    pytest.fail("no bid made the players exchange sides")


def test_play_starts_from_a_position(typed: Type, capsys: Captured) -> None:
    typed("card:nato\nplay:influence\n")
    line = "T3 AR2 US | defcon 3 | vp us 4 | us nato, fidel | ussr nasser"
    assert main(["play", TITLE, "--side", "us", "--position", line]) == 0
    out = capsys.readouterr().out
    assert "Turn 3 ── Action round 2: US" in out
    assert "NATO* [4]" in out


def test_a_piped_game_in_a_process_of_its_own() -> None:
    run = run_command("play", TITLE, "--side", "us", "--seed", "4", "--lang", "ru", given="1\n" * 10)
    assert (run.returncode, "Traceback" in run.stderr) == (0, False)
    assert run.stdout.endswith(shared_catalogue("ru").format("cli-bye") + "\n")


@pytest.mark.parametrize(("columns", "is_told"), [(80, True), (100, False)])
def test_a_terminal_that_is_too_narrow_for_the_board_is_told_so(
    columns: int, is_told: bool, typed: Type, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setattr("detente.commands.console.is_terminal", lambda stream: True)
    monkeypatch.setattr("shutil.get_terminal_size", lambda: os.terminal_size((columns, 24)))
    typed("quit\n")
    assert main(["play", TITLE, "--seed", "1", "--side", "ussr"]) == 0
    assert (EN.format("cli-narrow", wide=100, columns=columns) in capsys.readouterr().out) == is_told
