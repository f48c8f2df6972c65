"""The network bot: it loads and plays every game on a CPU without PyTorch, and says what it thinks."""

import subprocess
import sys

import numpy as np
import pytest

from detente.bots import UnknownBot, bot_names, make_bot
from detente.bots.brain import DOOMED
from detente.bots.heuristic_bot import HeuristicBot
from detente.bots.network.numpy_network import find_network, weights_file
from detente.bots.network_bot import NetworkBot
from detente.bots.random_bot import legal_actions
from detente.engine.errors import DetenteError
from detente.engine.game import Game, titles


@pytest.mark.parametrize("title", titles())
def test_it_plays_whole_games_legally(title: str) -> None:
    """The gate refuses what is illegal. How long a move takes is measured by the arena, not here."""
    game = Game(title)
    table, bots = game.new(seed=6), [make_bot("network", 1, title), make_bot("random", 1, title)]
    while not table.outcome:
        seat = game.seat(table.to_move[0])
        choice = bots[seat].choose(table.observe(seat), 0.0)
        assert choice.win is None or 0 <= choice.win <= 1
        table.play(seat, choice.action)


@pytest.mark.parametrize("title", titles())
def test_it_beats_random_play(title: str) -> None:
    """Four games, two from each side: it has learned something."""
    game, points = Game(title), 0
    for seed in range(4):
        table, mine = game.new(seed=seed), seed % 2
        bots = [make_bot("network", seed, title), make_bot("random", seed, title)]
        while not table.outcome:
            seat = game.seat(table.to_move[0])
            table.play(seat, bots[0 if seat == mine else 1].choose(table.observe(seat), 0.0).action)
        points += table.outcome.winner == game.seats[mine]
    assert points >= 3


@pytest.mark.parametrize("title", titles())
def test_weights_are_small_and_have_a_card(title: str) -> None:
    assert weights_file(title).stat().st_size < 8_000_000
    card = find_network(title).card
    assert card["decisions"] > 1e8
    assert card["against_heuristic"]["likeliest"]["games"] >= 200
    assert weights_file(title).with_suffix(".md").is_file()


def test_the_same_seed_gives_the_same_answers() -> None:
    table = Game("cia_vs_kgb").new(seed=4)
    seen = table.observe(table.to_move[0])
    answers = {make_bot("network:temperature=1", 7, "cia_vs_kgb").choose(seen, 0.0).action for _ in range(5)}
    assert len(answers) == 1


def test_secret_choices_are_mixed() -> None:
    """Both choose an agent at the same time: who always sends the same one can be read. Some choices have one good answer, not all."""
    game = Game("cia_vs_kgb")
    table, bot, mixed = game.new(seed=1), make_bot("network", 1, "cia_vs_kgb"), []
    while not table.outcome:
        seen = table.observe(table.to_move[0])
        if len(table.to_move) > 1:
            answers = {make_bot("network", seed, "cia_vs_kgb").choose(seen, 0.0).action for seed in range(12)}
            assert answers <= set(legal_actions(seen))
            mixed.append(len(answers) > 1)
        table.play(table.to_move[0], bot.choose(seen, 0.0).action)
    assert sum(mixed) >= 2


def test_what_loses_on_the_spot_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless everything does: the heuristics know what a network meets too rarely in training."""
    table = Game("twilight_struggle").position("T6 AR7 USSR | defcon 2 | influence cuba 0:3 | ussr nasser, fidel, un_intervention | us ?2")
    seen, bot = table.observe("ussr"), NetworkBot("twilight_struggle", 1)
    likeliest, legal = bot.choose(seen).action, legal_actions(seen)
    assert len(legal) > 1
    scores = np.zeros((len(table.game.actions), 2), np.int64)
    monkeypatch.setattr(HeuristicBot, "scores", lambda bot, observation: scores)
    scores[likeliest] = DOOMED
    assert bot.choose(seen).action in set(legal) - {likeliest}
    scores[legal] = DOOMED
    assert bot.choose(seen).action == likeliest


def test_a_game_without_weights_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("detente.bots.network.numpy_network.weights_file", lambda game: weights_file("nothing"))
    find_network.cache_clear()
    with pytest.raises(DetenteError, match="no trained network"):
        make_bot("network", 1, "cia_vs_kgb")
    assert "network" not in bot_names("cia_vs_kgb")
    find_network.cache_clear()


def test_an_unknown_setting_is_refused() -> None:
    with pytest.raises(UnknownBot):
        make_bot("network:depth=3", 1, "cia_vs_kgb")


def test_the_bot_needs_no_pytorch() -> None:
    code = "import sys; sys.modules['torch'] = None; from detente.bots import make_bot; make_bot('network', 1, 'cia_vs_kgb')"
    subprocess.run([sys.executable, "-c", code], check=True)
