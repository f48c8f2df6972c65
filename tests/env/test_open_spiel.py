"""OpenSpiel's own tests, and what states keep to themselves."""

import numpy as np
import pytest

from detente.engine.game import titles

pyspiel = pytest.importorskip("pyspiel")
pytest.importorskip("detente.env.spiel")

ODD = {"cia_vs_kgb": "points:50", "europe_divided": "", "twilight_struggle": "scenario:late_war"}


@pytest.mark.parametrize("title", titles())
def test_open_spiel_simulations(title: str) -> None:
    game = pyspiel.load_game(f"python_detente(game={title},options={ODD[title]})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_open_spiel_states_restore_from_text_and_resample() -> None:
    game = pyspiel.load_game("python_detente(game=cia_vs_kgb)")
    state, chance = game.new_initial_state(), np.random.RandomState(3)
    for _ in range(60):
        actions = [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(int(chance.choice(actions)))
        if state.is_terminal():
            break
        again = game.deserialize_state(state.serialize())
        assert str(again) == str(state)
        if not state.is_chance_node():
            player = state.current_player()
            other = state.resample_from_infostate(player, chance.random_sample)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.legal_actions() == state.legal_actions()


def test_open_spiel_copies_do_not_share_their_dice() -> None:
    """A copy of a state gets other dice where chance takes another outcome."""
    game = pyspiel.load_game("python_detente(game=cia_vs_kgb)")
    state = game.new_initial_state()
    deals = set()
    for outcome in range(8):
        copy = state.clone()
        for _ in range(4):
            copy.apply_action(outcome)
        deals.add(str(copy))
    assert len(deals) == 8
