"""The environments pass the conformance tests of their own fields."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from detente.engine.game import Game, titles
from detente.env.aec import SeatsEnv, env
from detente.env.features import Features
from detente.env.seat import SeatEnv
from detente.env.vector import VectorTable


@pytest.fixture(autouse=True)
def _warnings_of_others() -> Any:
    """The conformance tests warn about what is no fault: bounds without a sign, unusual shapes."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def other_options(title: str) -> dict[str, Any]:
    """Everything but the defaults: the last value of every option, and of sets the whole."""
    return {option.name: option.values if option.several else option.values[-1] for option in Game(title).rules.options}


@pytest.mark.parametrize("title", titles())
def test_pettingzoo_api_and_seeds(title: str) -> None:
    api_test(env(title), num_cycles=200)
    seed_test(lambda: env(title), num_cycles=100)


@pytest.mark.parametrize("title", titles())
def test_every_option_passes_the_conformance_tests(title: str) -> None:
    options = other_options(title)
    api_test(env(title, options=options), num_cycles=60)
    check_env(SeatEnv(title, options=options), skip_render_check=True)
    tables = VectorTable(title, 2, options=options)
    features = Features(title)
    for _ in range(20):
        seen = tables.features()
        assert ((features.low <= seen) & (seen <= features.high)).all()
        tables.step(tables.mask().argmax(1))


@pytest.mark.parametrize("title", titles())
def test_the_first_rules_version_passes_the_conformance_tests(title: str) -> None:
    api_test(env(title, version=1), num_cycles=60)
    check_env(SeatEnv(title, version=1), skip_render_check=True)


@pytest.mark.parametrize("title", titles())
def test_pettingzoo_games_end_with_a_winner(title: str) -> None:
    game, chance = SeatsEnv(title), np.random.default_rng(1)
    game.reset(seed=4)
    total = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        seen, reward, terminated, truncated, info = game.last()
        total[agent] += reward
        over = terminated or truncated
        assert over or (info["action_mask"] == seen["action_mask"]).all()
        game.step(None if over else int(chance.choice(np.flatnonzero(info["action_mask"]))))
    assert sum(total.values()) == 0
    assert set(total.values()) in ({1.0, -1.0}, {0.0})


def test_pettingzoo_games_are_cut_off_after_max_cycles() -> None:
    game = SeatsEnv("cia_vs_kgb", max_cycles=5)
    game.reset(seed=1)
    for _ in range(5):
        game.step(int(np.flatnonzero(game.infos[game.agent_selection]["action_mask"])[0]))
    assert all(game.truncations.values())
    assert not any(game.terminations.values())


@pytest.mark.parametrize("title", titles())
def test_gymnasium_checks(title: str) -> None:
    check_env(SeatEnv(title, opponent="random"), skip_render_check=True)


@pytest.mark.parametrize("opponent", ["random", "heuristic", lambda seen, mask: int(np.flatnonzero(mask)[-1])])
def test_gymnasium_plays_against_bots_and_policies(opponent: Any) -> None:
    game, chance = SeatEnv("cia_vs_kgb", seat="kgb", opponent=opponent), np.random.default_rng(2)
    _, info = game.reset(seed=9)
    over, reward = False, 0.0
    while not over:
        assert info["seat"] == "kgb"
        _, reward, over, _, info = game.step(int(chance.choice(np.flatnonzero(info["action_mask"]))))
    assert reward in (1.0, -1.0)


def test_gymnasium_ends_the_game_at_an_illegal_action() -> None:
    game = gymnasium.make("detente/cia_vs_kgb-v1", seat="cia", disable_env_checker=True)
    _, info = game.reset(seed=1)
    _, reward, over, _, info = game.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


@pytest.mark.parametrize("title", titles())
def test_gymnasium_makes_vectors_of_it(title: str) -> None:
    games = gymnasium.make_vec(f"detente/{title}-v1", num_envs=3, vectorization_mode="sync")
    seen, _ = games.reset(seed=1)
    chance = np.random.default_rng(1)
    for _ in range(30):
        actions = [int(chance.choice(np.flatnonzero(mask))) if mask.any() else 0 for mask in seen["action_mask"]]
        seen, *_ = games.step(np.array(actions))
    assert seen["observation"].shape == (3, Features(title).size)
    assert games.observation_space.contains(seen)


def test_options_reach_every_environment() -> None:
    late = {"scenario": "late_war"}
    turns = []
    for core in (SeatsEnv("twilight_struggle", late).core, SeatEnv("twilight_struggle", options=late).core):
        core.reset(1)
        turns.append(int(core.state[0]["turn"]))
    turns += VectorTable("twilight_struggle", 2, options=late).records()["turn"].tolist()
    assert turns == [8, 8, 8, 8]
    assert Game("twilight_struggle").new(seed=1, scenario="late_war").record["turn"] == 8
