"""The command itself, and the list of games."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from detente import __version__
from detente.cli import main
from detente.engine.game import Game, titles
from detente.engine.sheet import WIDTH
from detente.engine.text import LANGUAGES, game_catalogue, shared_catalogue

from .conftest import GAME, TITLE, Captured


def test_without_arguments_it_prints_help(capsys: Captured) -> None:
    assert main([]) == 0
    assert "simulate" in capsys.readouterr().out


def test_it_knows_its_version(capsys: Captured) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--version"])
    assert end.value.code == 0
    assert capsys.readouterr().out == f"detente {__version__}\n"


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("simulate chess", "Unknown game “chess”"),
        (f"simulate {TITLE} --games 0", "“0” is not a whole number"),
        (f"simulate {TITLE} --games many", "“many” is not a whole number"),
        (f"simulate {TITLE} --jobs -1", "“-1” is not a whole number"),
        (f"simulate {TITLE} --seed x", "argument --seed"),
        (f"simulate {TITLE} --bots clever", "Unknown bot “clever”"),
        (f"simulate {TITLE} --bots random,random,random", "Unknown bot “random,random,random”"),
        (f"simulate {TITLE} --option colour=red", "Unknown option “colour”"),
        (f"simulate {TITLE} --option seed=1", "Unknown option “seed”"),
        (f"simulate {TITLE} --option bid=perhaps", "Invalid value “perhaps” for option “bid”"),
        (f"simulate {TITLE} --option optional_cards=che+chess", "Invalid value “chess” for option “optional_cards”"),
        (f"simulate {TITLE} --option bid", "not KEY=VALUE"),
        ("replay /nowhere/game.json", "/nowhere/game.json: no such file"),
        ("replay /", "/ cannot be read"),
        ("replay /nowhere/game.json --lang xx", "Unknown language “xx”"),
        ("games --lang xx", "Unknown language “xx”"),
        (f"play {TITLE} --lang xx", "Unknown language “xx”"),
        (f"play {TITLE} --side uk", "Unknown seat “uk”"),
        (f"play {TITLE} --bot clever", "Unknown bot “clever”"),
        (f"play {TITLE} --position T99", "Invalid beginning of a position: “T99”"),
        (f"play {TITLE} --load /nowhere/game.json", "no such file"),
        (f"play {TITLE} --load a --option bid=on", "not allowed with"),
        ("play chess", "Unknown game “chess”"),
        ("bench chess", "Unknown game “chess”"),
        ("warm chess", "Unknown game “chess”"),
        ("dance", "invalid choice"),
    ],
)
def test_a_request_that_cannot_be_met_gets_one_sentence_and_code_2(line: str, sentence: str, capsys: Captured) -> None:
    try:
        code: Any = main(line.split())
    except SystemExit as end:  # argparse leaves this way
        code = end.code
    out, err = capsys.readouterr()
    assert (code, out) == (2, "")
    assert sentence in err
    assert "Traceback" not in err


def test_an_error_is_told_in_the_language_asked_for(capsys: Captured) -> None:
    assert main(["play", TITLE, "--lang", "pl", "--side", "uk"]) == 2
    assert capsys.readouterr().err.strip() == shared_catalogue("pl").format("error-seat", seat="uk", seats="us, ussr")


def test_a_reader_that_leaves_early_causes_no_noise() -> None:
    command = f"{sys.executable} -m detente games | head -1"
    run = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    first = titles()[0]
    name = game_catalogue(first, "en").format("game-name")
    assert (run.stdout, run.stderr) == (f"{name}: {first}\n", "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_lists_every_option_with_its_help(lang: str, capsys: Captured) -> None:
    assert main(["games", "--lang", lang]) == 0
    out = capsys.readouterr().out
    words = " ".join(out.split())
    for option in GAME.rules.options:
        assert f"  {option.name} = " in out
        assert game_catalogue(TITLE, lang).format(f"option-{option.name}.help") in words
    assert max(map(len, out.splitlines())) <= WIDTH


def test_the_old_name_of_game_data_works_with_a_warning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    monkeypatch.setenv("DETENTE_GAME_DATA", "")
    assert main(["--tables", str(tmp_path), "games"]) == 0
    assert os.environ["DETENTE_GAME_DATA"] == str(tmp_path)
    assert capsys.readouterr().err == "detente: --tables is deprecated; use --game-data\n"


def test_game_data_names_the_folder_of_data_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    monkeypatch.setenv("DETENTE_GAME_DATA", "")
    assert main(["--game-data", str(tmp_path), "games"]) == 0
    assert (os.environ["DETENTE_GAME_DATA"], capsys.readouterr().err) == (str(tmp_path), "")


@pytest.mark.parametrize("title", titles())
def test_the_docs_describe_the_board_and_the_sides_of_every_game(title: str) -> None:
    text = (Path(__file__).parents[2] / "docs" / "command_line.md").read_text(encoding="utf-8")
    catalogue = game_catalogue(title, "en")
    name = catalogue.format("game-name").removeprefix("Cold War: ")
    section = text.partition(f"### The board of {name}\n")[2].partition("\n#")[0]
    assert section
    for seat in Game(title).seats:
        assert catalogue.format(f"side-{seat}.short") in text.partition("## detente replay")[0], seat
