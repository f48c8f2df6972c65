"""OpenSpiel's own tests, and what states keep to themselves."""

import numpy as np
import pytest

from detente.engine.game import Game, titles

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


def test_open_spiel_plays_under_the_rules_version_that_is_named() -> None:
    versions = []
    for rules in ("", ",rules=1", ",rules=2"):
        state = pyspiel.load_game(f"python_detente(game=cia_vs_kgb{rules})").new_initial_state()
        for _ in range(4):
            state.apply_action(0)
        versions.append(int(state.core.state[0]["version"]))
    assert versions == [Game("cia_vs_kgb").rules.version, 1, 2]


@pytest.mark.parametrize("title", titles())
def test_open_spiels_ismcts_plays(title: str) -> None:
    """Searches over determinizations, which `resample_from_infostate` draws."""
    from open_spiel.python.algorithms import ismcts, mcts

    game, chance = pyspiel.load_game(f"python_detente(game={title},options={ODD[title]})"), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 2.0, 3, random_state=chance)
    state = game.new_initial_state()
    decisions = 0
    while decisions < 2 and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(chance.choice(256)))
            continue
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        decisions += 1
    assert decisions == 2


@pytest.mark.parametrize("title", titles())
def test_open_spiels_outcome_sampling_mccfr_runs(title: str) -> None:
    """One game an iteration, so that it runs on whole games too; tests/examples solves a small one."""
    from open_spiel.python.algorithms import outcome_sampling_mccfr

    game = pyspiel.load_game(f"python_detente(game={title},options={ODD[title]})")
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    state = game.new_initial_state()
    for _ in range(4):
        state.apply_action(0)
    policy = solver.average_policy().action_probabilities(state)
    assert set(policy) == set(state.legal_actions())
    assert sum(policy.values()) == pytest.approx(1)


def test_open_spiels_dqn_learns_from_it() -> None:
    """The learner of OpenSpiel takes our environment through its own `rl_environment`."""
    pytest.importorskip("torch")
    dqn = pytest.importorskip("open_spiel.python.pytorch.dqn")
    rl_environment = pytest.importorskip("open_spiel.python.rl_environment")
    env = rl_environment.Environment(pyspiel.load_game("python_detente(game=cia_vs_kgb,options=points:50)"))
    size, actions = env.observation_spec()["info_state"][0], env.action_spec()["num_actions"]
    learning = {"replay_buffer_capacity": 500, "batch_size": 8, "min_buffer_size_to_learn": 20, "learn_every": 10}
    agents = [dqn.DQN(player, size, actions, hidden_layers_sizes=[16], **learning) for player in range(2)]
    step = env.reset()
    for _ in range(60):
        if step.last():
            break
        step = env.step([agents[step.observations["current_player"]].step(step).action])
    assert any(agent.loss is not None for agent in agents)
