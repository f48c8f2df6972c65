"""Laws: the contract holds over random games of every title, and a broken game would be caught."""

import os
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from detente.engine.game import Game, titles
from detente.engine.kernel import JIT
from detente.engine.laws import Examination, LawBroken, examine, random_options

GAMES = 20 if JIT else 6


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("title", titles())
def test_all_laws_hold_over_random_games(title: str, part: int) -> None:
    """Half with default options, half spread over all of them: 80 games of each title; `make laws` runs 20,000."""
    assert len(list(examine(Game(title), GAMES, seed=100 + part))) == GAMES


@pytest.mark.parametrize("title", titles())
def test_every_option_is_met_by_the_laws(title: str) -> None:
    import random

    game = Game(title)
    met = {name for seed in range(60) for name in random_options(game, random.Random(seed))}
    assert met == {option.name for option in game.rules.options}


@pytest.mark.parametrize("title", titles())
def test_a_broken_record_is_noticed(title: str) -> None:
    examination = Examination(Game(title), 5, {})
    examination.table.record["depth"] = 0
    with pytest.raises(LawBroken):
        examination.conserve()


PLAIN = """
import sys, numpy as np
from detente.engine.game import Game
from detente.engine.laws import random_options
import random
game = Game(sys.argv[1])
options = [{}] + [random_options(game, random.Random(seed)) for seed in range(19)]
states, decisions = game.simulate(40, seed=8, options=options)
np.save(sys.argv[2], states.view(np.uint8))
"""


@pytest.mark.parametrize("title", titles())
def test_plain_and_compiled_give_equal_bytes(title: str, tmp_path: Any) -> None:
    """The same forty games in two processes, one of them uncompiled."""
    results = []
    for jit in ("0", "1" if JIT else "0"):
        path = tmp_path / f"{jit}.npy"
        subprocess.run([sys.executable, "-c", PLAIN, title, str(path)], check=True, env=os.environ | {"DETENTE_JIT": jit})
        results.append(np.load(path))
    assert np.array_equal(results[0], results[1])


def test_the_end_of_a_game_may_show_what_was_hidden() -> None:
    """In the imagined world of this game the rival holds a scoring card and loses by it; that is no leak."""
    seed, game = 4121012472, Game("twilight_struggle")
    table = Examination(game, seed, random_options(game, random.Random(seed))).run()
    assert table.outcome is not None
