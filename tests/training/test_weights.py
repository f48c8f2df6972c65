"""Files of weights: small, and as good as what was trained."""

from pathlib import Path

import numpy as np
import pytest

from detente.bots import make_bot
from detente.bots.network.numpy_network import NumpyNetwork, weights_file
from detente.bots.network.weights import load_weights, save_weights
from detente.engine.game import Game, titles

MOST = 8_000_000


@pytest.mark.parametrize("title", titles())
def test_weights_of_a_game_take_8_mb_at_most(title: str) -> None:
    assert weights_file(title).stat().st_size <= MOST


@pytest.mark.parametrize("title", titles())
def test_matrices_stored_as_bytes_answer_as_before(title: str, tmp_path: Path) -> None:
    """With chance added, so that no number is one of the stored steps already."""
    kept, chance = load_weights(weights_file(title)), np.random.default_rng(5)
    arrays = {name: array * chance.uniform(0.9, 1.1, array.shape).astype(np.float32) for name, array in kept.arrays.items()}
    save_weights(tmp_path / "again.npz", kept.columns, arrays, kept.card)
    again = load_weights(tmp_path / "again.npz")
    assert again.card == kept.card
    assert {name: array.shape for name, array in again.arrays.items()} == {name: array.shape for name, array in arrays.items()}
    assert np.abs(again.arrays["encoder.weight"] - arrays["encoder.weight"]).max() > 0
    network, stored = NumpyNetwork(type(kept)(kept.columns, arrays, kept.card)), NumpyNetwork(again)
    table, bot, apart = Game(title).new(seed=3), make_bot("heuristic", 3, title), []
    for _ in range(25):
        seat = table.to_move[0]
        (said, value), (before, valued) = stored.judge(table.observe(seat)), network.judge(table.observe(seat))
        chances, earlier = np.exp(said - said.max()), np.exp(before - before.max())
        apart.append(np.abs(chances / chances.sum() - earlier / earlier.sum()).sum() / 2)
        assert value == pytest.approx(valued, abs=0.03)
        table.play(seat, bot.choose(table.observe(seat), 0.0).action)
    assert np.mean(apart) < 0.01
