"""The command itself, and the list of games."""

import subprocess
import sys
from typing import Any

import pytest

from detente import __version__
from detente.cli import main
from detente.engine.game import titles
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
        ("simulate chess", "There is no game “chess”"),
        (f"simulate {TITLE} --games 0", "“0” is not a whole number"),
        (f"simulate {TITLE} --games many", "“many” is not a whole number"),
        (f"simulate {TITLE} --jobs -1", "“-1” is not a whole number"),
        (f"simulate {TITLE} --seed x", "argument --seed"),
        (f"simulate {TITLE} --bots clever", "There is no bot “clever”"),
        (f"simulate {TITLE} --bots random,random,random", "There is no bot “random,random,random”"),
        (f"simulate {TITLE} --option colour=red", "There is no option “colour”"),
        (f"simulate {TITLE} --option seed=1", "There is no option “seed”"),
        (f"simulate {TITLE} --option bid=perhaps", "Option “bid” cannot be “perhaps”"),
        (f"simulate {TITLE} --option optional_cards=che+chess", "Option “optional_cards” cannot hold “chess”"),
        (f"simulate {TITLE} --option bid", "not KEY=VALUE"),
        ("replay /nowhere/game.json", "There is no file /nowhere/game.json"),
        ("replay /", "File / cannot be read"),
        ("replay /nowhere/game.json --lang xx", "There are no texts in language “xx”"),
        ("games --lang xx", "There are no texts in language “xx”"),
        (f"play {TITLE} --lang xx", "There are no texts in language “xx”"),
        (f"play {TITLE} --side uk", "There is no seat “uk”"),
        (f"play {TITLE} --bot clever", "There is no bot “clever”"),
        (f"play {TITLE} --position T99", "The position cannot begin with “T99”"),
        (f"play {TITLE} --load /nowhere/game.json", "There is no file"),
        (f"play {TITLE} --load a --option bid=on", "not allowed with"),
        ("play chess", "There is no game “chess”"),
        ("bench chess", "There is no game “chess”"),
        ("warm chess", "There is no game “chess”"),
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
