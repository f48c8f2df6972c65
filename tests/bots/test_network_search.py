"""The network's search: imagined games played on in batches, its candidates, levels, hints and reviews."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from detente.bots import bot_names, is_learned, levels_of, make_bot
from detente.bots.brain import NO_REPLY, Worlds
from detente.bots.hints import hints
from detente.bots.network import numpy_network, rollouts
from detente.bots.network.numpy_network import NumpyNetwork, digest, find_network, find_scale, weights_file
from detente.bots.network.rollouts import Rollouts
from detente.bots.random_bot import legal_actions
from detente.bots.review import PLAY_ON, Judge
from detente.engine.game import Game, titles
from detente.engine.kernel import JIT
from detente.engine.title import Title

QUICK = "network:worlds=2+candidates=2"
LATE = "T6 AR7 USSR | defcon 2 | china us down | influence cuba 0:3 | ussr cia_created, un_intervention | us ?2"
SEEN, MANY = (12, 40) if JIT else (2, 12)


def some_play(title: str, count: int) -> Any:
    """Observations with two answers or more, by both seats."""
    game, seen = Game(title), list[Any]()
    table, bot = game.new(seed=8), make_bot("heuristic", 8, title)
    while len(seen) < count:
        seat = game.seat(table.to_move[0])
        observation = table.observe(seat)
        if len(legal_actions(observation)) > 1:
            seen.append(observation.copy())
        table.play(seat, bot.choose(observation, 0.0).action)
    return np.array(seen).reshape(-1)


@pytest.mark.parametrize("title", titles())
def test_many_observations_are_judged_as_single_ones(title: str) -> None:
    network, seen = find_network(title), some_play(title, MANY)
    singles = [network.judge(observation) for observation in seen]
    assert np.allclose(network.logits(seen), [logits for logits, _ in singles], atol=1e-3)
    assert np.allclose(network.win_chances(seen), [network.win_chance(value) for _, value in singles], atol=1e-4)


@pytest.mark.skipif(not JIT, reason="compares kernels with numpy")
@pytest.mark.parametrize("title", titles())
def test_kernels_say_the_same_as_numpy(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    network, seen = find_network(title), some_play(title, MANY)
    logits, wins = network.logits(seen), network.win_chances(seen)
    monkeypatch.setattr(numpy_network, "JIT", False)
    assert np.allclose(logits, network.logits(seen), atol=1e-3)
    assert np.allclose(wins, network.win_chances(seen), atol=1e-4)


@pytest.mark.skipif(not JIT, reason="compares kernels with numpy")
@pytest.mark.parametrize("temperature", [0.5, 1.0])
def test_answers_are_drawn_as_numpy_draws_them(temperature: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same numbers of chance give the same answers, none of them illegal or unlikely."""
    title = "cia_vs_kgb"
    logits, worlds = find_network(title).logits(some_play(title, MANY)), np.arange(MANY) // 2
    one, other = (Rollouts(title, find_network(title), temperature, seed=3) for _ in range(2))
    drawn = one._draw(logits, worlds)
    monkeypatch.setattr(rollouts, "JIT", False)
    assert drawn.tolist() == other._draw(logits, worlds).tolist()
    behind = logits.max(1) - logits[np.arange(MANY), drawn]
    assert behind.max() <= temperature * -np.log(rollouts.UNLIKELY) + 1e-3
    assert behind.max() > 0


def test_rollouts_by_heuristics_have_their_part() -> None:
    """With *blend* an answer is worth the mean of both kinds of rollouts, weighted."""
    title = "cia_vs_kgb"
    observation = some_play(title, 10)[-1]
    seat, values = int(observation["seat"]), []
    for blend in (0, 0.25, 1):
        bot: Any = make_bot(f"network:worlds=4+blend={blend}+temperature=0", 7, title)
        bot.choose(observation, 30.0)
        until = bot._rooms[0].brain.horizon(observation, 1)
        jobs = np.array([(world, PLAY_ON, seat, *until, NO_REPLY) for world in range(4)], np.int64)
        values.append(bot.roll_out(jobs)[0])
    alone, mixed, heuristics = values
    assert np.allclose(mixed, 0.75 * alone + 0.25 * heuristics)
    assert not np.allclose(alone, heuristics)


@pytest.mark.parametrize("title", titles())
def test_it_answers_legally_and_says_what_it_expects(title: str) -> None:
    """At every question of a stretch of play."""
    bot = make_bot(QUICK, 1, title)
    for observation in some_play(title, SEEN):
        choice = bot.choose(observation, 30.0)
        assert choice.action in legal_actions(observation)
        assert all(other.win is None or 0 <= other.win <= 1 for other in choice.others)


@pytest.mark.parametrize("title", titles())
def test_the_same_seed_gives_the_same_choice(title: str) -> None:
    observation = some_play(title, 6)[-1]
    one, other = (make_bot(QUICK, 5, title).choose(observation, 60.0) for _ in range(2))
    assert one == other
    assert one.others == other.others


def test_a_game_that_ends_on_the_way_counts_as_it_ended() -> None:
    """20 victory points by a scoring card: the chance to win is no guess."""
    game = Game("twilight_struggle")
    table = game.position("T5 AR7 US | vp 19 | influence italy 4:0, france 4:0, west_germany 5:0 | us europe_scoring, nato | ussr ?1")
    seat, worlds = game.seat("us"), Worlds("twilight_struggle", 2)
    found = worlds.imagine(table.observe(seat), np.random.default_rng(1), 2)
    turn, number = worlds.brain.horizon(table.observe(seat), 1)
    jobs = np.array([(world, game.actions.index("card:europe_scoring"), seat, turn, number, NO_REPLY) for world in range(found)], np.int64)
    rollouts = Rollouts("twilight_struggle", find_network("twilight_struggle"), 1.0, seed=1)
    assert rollouts.roll_out(worlds.states, worlds.keys, jobs)[0].tolist() == [1.0] * found
    jobs[:, 2] = 1 - seat
    jobs[:, 1] = PLAY_ON
    values, decisions = rollouts.roll_out(worlds.states, worlds.keys, jobs)
    assert all(0 <= value <= 1 for value in values)
    assert decisions >= found


def test_what_loses_on_the_spot_is_not_tried() -> None:
    """DEFCON 2: the event of CIA Created would let the US coup in the own round."""
    table = Game("twilight_struggle").position(LATE)
    choice = make_bot("network:worlds=2", 1, "twilight_struggle").choose(table.observe("ussr"), 30.0)
    assert table.game.actions[choice.action] == "card:un_intervention"


def test_less_likely_answers_have_more_to_prove() -> None:
    """The first candidate is the network's own answer, with nothing to prove; a stronger prior asks more of the others."""
    observation = some_play("cia_vs_kgb", 10)[-1]
    bots = [make_bot(f"network:worlds=2+least=0.000001+prior={prior}", 1, "cia_vs_kgb") for prior in (0.01, 0.02)]
    scores = np.zeros(len(Game("cia_vs_kgb").actions))
    (found, weak), (same, strong) = (bot._candidates(observation, legal_actions(observation), scores) for bot in bots)  # type: ignore[attr-defined]
    logits, _ = find_network("cia_vs_kgb").judge(observation)
    assert found == same
    assert found[0] == int(logits.argmax())
    assert weak[0] == 0
    assert all(weak[1:] < 0)
    assert np.allclose(strong, 2 * weak)


def test_a_secret_choice_may_be_left_to_the_network() -> None:
    """Then nothing is imagined, and its own mix decides; else every pair is tried in as many worlds as the plan says."""
    game = Game("cia_vs_kgb")
    observation = next(one for one in some_play("cia_vs_kgb", 30) if game.rules.questions[one["asked"].max()] == "agent")
    searched = make_bot("network:worlds=8+candidates=2+secret=3", 1, "cia_vs_kgb").choose(observation, 60.0)
    assert searched.worlds == 3
    left = make_bot("network:worlds=8+candidates=2+secret=0", 1, "cia_vs_kgb").choose(observation, 60.0)
    assert left.worlds == 0
    assert left == make_bot("network", 1, "cia_vs_kgb").choose(observation, 0.0)


@pytest.fixture
def learned(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Games with a network for their strongest level."""
    path, file = tmp_path / "levels.csv", Title.file
    rows = ["cia_vs_kgb,1,heuristic,0.1,0.6", "cia_vs_kgb,2,network:worlds=2,0.5,0.6", "twilight_struggle,1,network:worlds=2,0.5,0.3"]
    path.write_text("\n".join(["game,level,bot,seconds,pace", *rows]), encoding="utf-8")
    monkeypatch.setattr(Title, "file", lambda title, part: path if part == "levels" else file(title, part))
    levels_of.cache_clear()
    yield
    levels_of.cache_clear()


@pytest.mark.usefixtures("learned")
def test_levels_of_a_network_need_its_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    """A package without weights has the others."""
    assert is_learned("cia_vs_kgb")
    assert "level-2" in bot_names("cia_vs_kgb")
    monkeypatch.setattr(numpy_network, "weights_file", lambda game: Path("nowhere"))
    levels_of.cache_clear()
    assert not is_learned("cia_vs_kgb")
    assert [level.level for level in levels_of("cia_vs_kgb")] == [1]
    assert "level-2" not in bot_names("cia_vs_kgb")


@pytest.mark.usefixtures("learned")
def test_hints_give_the_win_chance_of_the_network() -> None:
    game, title = Game("cia_vs_kgb"), "cia_vs_kgb"
    observation = next(
        one for one in some_play(title, 30) if len(legal_actions(one)) > 3 and game.rules.questions[one["asked"].max()] == "action"
    )
    found = hints(title, observation, 5.0 if JIT else 12.0, seed=1)
    assert len(found) == 3
    assert all(hint.win is not None and 0 < hint.win < 1 for hint in found)


@pytest.mark.usefixtures("learned")
def test_hints_for_a_set_up_are_the_network_s() -> None:
    """Nothing is searched there: its likeliest answers with its chance to win, and reasons of the heuristics."""
    title = "twilight_struggle"
    observation = Game(title).new(seed=2).observe("ussr")
    logits, value = find_network(title).judge(observation)
    found = hints(title, observation, 1.0, seed=1)
    assert [hint.action for hint in found] == np.argsort(-logits, kind="stable")[:3].tolist()
    assert {hint.win for hint in found} == {float(find_network(title).win_chance(value))}
    assert any(hint.reasons for hint in found)


@pytest.mark.usefixtures("learned")
def test_a_review_judges_by_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the network says at the ends of rollouts is the win probability."""
    state = Game("cia_vs_kgb").new(seed=2).record
    monkeypatch.setattr(NumpyNetwork, "win_chances", lambda network, seen: np.where(seen["seat"] == 0, 0.625, 0.375))
    assert Judge("cia_vs_kgb", 2, 1).win_chance(state) == 0.625


def test_the_first_move_is_as_quick_as_others() -> None:
    """Columns are found and kernels loaded when the bot is made."""
    observation = some_play("twilight_struggle", 3)[-1]
    find_network.cache_clear()
    bot = make_bot("network", 1, "twilight_struggle")
    seconds = []
    for _ in range(9):
        started = time.process_time()
        bot.choose(observation, 0.0)
        seconds.append(time.process_time() - started)
    assert seconds[0] < 10 * max(seconds[1:])  # finding the columns takes fifty times as long as a move


def test_a_scale_holds_for_the_weights_it_was_measured_with(tmp_path: Path) -> None:
    weights, table = tmp_path / "cia_vs_kgb.npz", tmp_path / "calibration.csv"
    weights.write_bytes(weights_file("cia_vs_kgb").read_bytes())
    table.write_text(f"game,weights,scale\ncia_vs_kgb,{digest(weights)},0.75\n", encoding="utf-8")
    assert find_scale("cia_vs_kgb", weights) == 0.75
    weights.write_bytes(b"others")
    assert find_scale("cia_vs_kgb", weights) == 1.0


def test_a_scale_draws_chances_together() -> None:
    """Certainty is doubted, an even position stays even, and both seats' chances sum to 1."""
    network = find_network("cia_vs_kgb")
    kept, network.scale = network.scale, 0.5
    try:
        assert network.win_chance(0.0) == 0.5
        assert 0.5 < network.win_chance(0.8) < 0.9
        assert network.win_chance(0.8) + network.win_chance(-0.8) == pytest.approx(1)
    finally:
        network.scale = kept
