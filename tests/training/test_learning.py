"""Learning on a CPU: losses fall, a resumed run is the uninterrupted one, and networks agree with each other."""

import csv
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="training needs the extra train (PyTorch)")

from detente.bots.network.features import Columns, extract  # noqa: E402
from detente.bots.network.numpy_network import NumpyNetwork, weights_file  # noqa: E402
from detente.bots.network.weights import load_columns, load_weights  # noqa: E402
from detente.cli import main  # noqa: E402
from detente.engine.game import Game  # noqa: E402
from detente.engine.kernel import JIT  # noqa: E402
from detente.training import checkpoint  # noqa: E402
from detente.training.batch import SEAT  # noqa: E402
from detente.training.critic import hidden_columns, placed_hidden  # noqa: E402
from detente.training.learner import Learner, advantages  # noqa: E402
from detente.training.network import FrozenNetworks, Network, from_arrays  # noqa: E402
from detente.training.run import Log  # noqa: E402
from detente.training.settings import EXPLOITER, TrainingSettings  # noqa: E402
from detente.training.torch_batch import TorchBatch  # noqa: E402

TITLE = "cia_vs_kgb"
SMALL = TrainingSettings(
    games=20 if JIT else 10, steps=4, width=32, blocks=1, rivals=2, freeze=2, warm_up=2, league=0.2, sparring=0.2, magnet=0.01
)


@pytest.fixture(scope="module")
def columns() -> Columns:
    return load_columns(weights_file(TITLE), TITLE)


def make(columns: Columns, settings: TrainingSettings = SMALL) -> Learner:
    learner = Learner(settings, lambda n, seed, memories: TorchBatch(TITLE, n, columns, seed, memories), columns, 3, "cpu")
    learner.start_from(learner.network.state_dict())
    return learner


@pytest.mark.parametrize(("imitate", "critic"), [(True, 0), (False, 0), (False, 16)])
def test_a_step_reduces_its_own_loss(columns: Columns, imitate: bool, critic: int) -> None:
    """The same batch again costs less after a step of the optimiser has studied it."""
    learner = make(columns, replace(SMALL, imitate=imitate, critic=critic, norm=10.0, rate=1e-3))
    learner.pace(0.0)
    learner.play()
    learner.rate.fill_(1e-3)
    losses = [float(learner.learn_step(0)) for _ in range(12)]
    assert losses[-1] < losses[0]
    assert learner.facts.isfinite().all()


def test_a_resumed_run_equals_the_uninterrupted_one(columns: Columns, tmp_path: Path) -> None:
    """Weights, averages, optimiser, league, games and chance: all go on to the bit."""
    learner = make(columns)
    for n in range(3):
        learner.iterate(n / 8)
    checkpoint.save(learner, tmp_path, TITLE)
    for n in range(3, 6):
        learner.iterate(n / 8)
    again = make(columns)
    checkpoint.load(again, tmp_path, TITLE)
    for n in range(3, 6):
        again.iterate(n / 8)
    assert again.decisions == learner.decisions
    for one, other in ((learner.network, again.network), (learner.mean, again.mean), (learner.critic, again.critic)):
        assert all(torch.equal(a, b) for a, b in zip(one.state_dict().values(), other.state_dict().values(), strict=True))
    assert learner.batch.games.states.tobytes() == again.batch.games.states.tobytes()
    assert [rival.born for rival in learner.league.pool] == [rival.born for rival in again.league.pool]


def test_the_critic_sees_what_only_the_other_seat_knows(columns: Columns) -> None:
    """Seen from the seat to move, the critic's input is what the other seat would see of its own secrets, and nothing of one's own."""
    batch, swapped = (TorchBatch(TITLE, 12, columns, 5) for _ in range(2))
    for _ in range(6):
        for games in (batch, swapped):
            games.games.pick(np.arange(12))
            games.actions.copy_(games.picked)
            games.step()
    hidden, placed = hidden_columns(columns), placed_hidden(columns)
    own, other = torch.zeros(12, columns.width), torch.zeros(12, len(hidden))
    batch.write_features(own)
    batch.write_hidden_features(placed, other)
    assert not torch.equal(own[:, hidden], other)
    swapped.report[:, SEAT] = 1 - swapped.report[:, SEAT]
    swapped.write_hidden_features(placed, other)
    assert torch.equal(own[:, hidden], other)
    assert {columns.columns[k].field for k in hidden} == {"agent_x", "loose", "top"}


def test_advantages_come_from_the_critic_once_it_is_trusted(columns: Columns) -> None:
    learner = make(columns, replace(SMALL, critic=16, trusted=1))
    with torch.no_grad():
        learner.critic.value.bias.fill_(3.0)  # sure of victory, whoever is to move
    values = []
    for _ in range(2):
        learner.pace(0.0)
        learner.play()
        values.append(learner.buffer.value.clone())
        learner.iteration += 1
    assert values[0].abs().max() < 0.5
    assert values[1].min() > 0.9


def test_a_compact_checkpoint_is_smaller_and_goes_on(columns: Columns, tmp_path: Path) -> None:
    learner = make(columns)
    learner.iterate(0.0)
    checkpoint.save(learner, tmp_path / "full", TITLE)
    checkpoint.save(learner, tmp_path / "compact", TITLE, compact=True)
    sizes = [sum(path.stat().st_size for path in (tmp_path / name).iterdir()) for name in ("compact", "full")]
    assert sizes[0] < 0.7 * sizes[1]
    again = make(columns)
    checkpoint.load(again, tmp_path / "compact", TITLE)
    assert again.decisions == learner.decisions
    for a, b in zip(learner.network.parameters(), again.network.parameters(), strict=True):
        assert torch.allclose(a, b, atol=2e-3)
    assert again.warm_from == learner.iteration
    again.iterate(0.5)
    assert all(parameter.isfinite().all() for parameter in again.parameters())
    assert float(again.base) == pytest.approx(SMALL.rate / SMALL.warm_up)
    assert again.league.pool[0].born == learner.decisions


def test_an_exploiter_plays_against_what_it_began_with(columns: Columns) -> None:
    """Every game has one seat for a frozen network, which stays as it was and is not learned from."""
    learner = make(columns, TrainingSettings.read(EXPLOITER, SMALL))
    before = {name: tensor.clone() for name, tensor in learner.frozen.weights.items()}
    for _ in range(3):
        learner.iterate(0.0)
    assert all(torch.equal(tensor, before[name]) for name, tensor in learner.frozen.weights.items())
    assert any(not torch.equal(a, before[name][0]) for name, a in learner.network.state_dict().items())
    assert set(learner.rival_seat.tolist()) == {0, 1}
    rivals = learner.buffer.seat[:-1] == learner.rival_seat
    assert (learner.buffer.weight[rivals] == 0).all()
    assert (learner.buffer.weight[~rivals] == 1).all()


def test_a_resumed_exploiter_plays_against_what_it_began_with(columns: Columns, tmp_path: Path) -> None:
    """A compact checkpoint has no rivals; the exploiter's own weights must not take their place."""
    settings = TrainingSettings.read(EXPLOITER, SMALL)
    learner = make(columns, settings)
    before = {name: tensor.clone() for name, tensor in learner.frozen.weights.items()}
    for _ in range(3):
        learner.iterate(0.0)
    checkpoint.save(learner, tmp_path, TITLE, compact=True)
    again = make(columns, settings)
    checkpoint.load(again, tmp_path, TITLE)
    again.iterate(0.0)
    assert all(torch.equal(tensor, before[name]) for name, tensor in again.frozen.weights.items())
    assert again.decisions > learner.decisions


def test_checkpoints_are_cut_into_files_of_a_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoint, "LARGEST", 1000)
    arrays: dict[str, Any] = {"a": np.arange(900, dtype=np.int16).reshape(30, 30), "b": np.array(3, np.float32)}
    arrays["c"] = np.arange(400, dtype=np.uint8)
    checkpoint.save_arrays(tmp_path, "x", arrays)
    assert len(list(tmp_path.iterdir())) == 3
    kept = checkpoint.load_arrays(tmp_path, "x")
    assert all(np.array_equal(kept[name], array) and kept[name].dtype == array.dtype for name, array in arrays.items())


def test_advantages_turn_their_sign_with_the_seat() -> None:
    """Seat 1 wins after seat 0's decision: good for 1, bad for 0, and nothing flows over the end of a game."""
    seat = torch.tensor([[1], [0], [0], [1]])
    done, winner = torch.tensor([[0.0], [1.0], [0.0]]), torch.tensor([[0], [1], [0]])
    value = torch.zeros(4, 1)
    value[3] = 0.5
    gain = advantages(seat, done, winner, value, 1.0)
    assert gain.flatten().tolist() == [1.0, -1.0, -0.5]


def test_stacked_networks_answer_like_single_ones(columns: Columns) -> None:
    torch.manual_seed(3)
    networks = [Network(columns, 32, 1) for _ in range(2)]
    for network in networks:
        for parameter in network.parameters():
            torch.nn.init.normal_(parameter, std=0.1)
    frozen = FrozenNetworks(networks[0], 2, torch.float32)
    for k, network in enumerate(networks):
        frozen.put(k, network.state_dict())
    x = (torch.rand(6, columns.width) < 0.1).float()
    with torch.no_grad():
        alone = torch.cat([networks[0](x[:3])[0], networks[1](x[3:])[0]])
        assert torch.allclose(frozen.logits(x), alone, atol=1e-4)


def test_the_bot_computes_what_the_network_does() -> None:
    weights = load_weights(weights_file(TITLE))
    mine = NumpyNetwork(weights)
    network = Network(weights.columns, len(weights.arrays["encoder.bias"]), sum(name.endswith(".up.weight") for name in weights.arrays))
    from_arrays(network, weights.arrays)
    table = Game(TITLE).new(seed=8)
    seen = table.observe(table.to_move[0])
    logits, value = mine.judge(seen)
    with torch.no_grad():
        said, judged = network(torch.from_numpy(extract(weights.columns.rows(seen.reshape(1)), weights.columns.placed).astype(np.float32)))
    assert np.allclose(logits, said[0].numpy(), atol=1e-3)
    assert abs(value - float(judged[0])) < 1e-4


@pytest.mark.skipif(not JIT, reason="slow where nothing is compiled")
def test_the_command_trains_and_goes_on(tmp_path: Path) -> None:
    """A few steps: imitation, self-play, matches, log, weights that load; then more of the same run."""
    small = [word for pair in ("games=20", "steps=4", "width=32", "rivals=2") for word in ("--set", pair)]
    assert main(["train", TITLE, "--out", str(tmp_path), "--decisions", "400", "--imitate", "0.2", *small]) == 0
    first = load_weights(tmp_path / f"{TITLE}.npz")
    assert first.card["decisions"] >= 400
    assert main(["train", TITLE, "--out", str(tmp_path), "--decisions", "800", "--resume", *small]) == 0
    assert load_weights(tmp_path / f"{TITLE}.npz").card["decisions"] >= 800
    with (tmp_path / f"{TITLE}.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert any(row["phase"] == "match play" for row in rows)


def test_the_log_of_a_resumed_run_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "log.csv"
    Log(path, lambda line: None).add({"decisions": 10})
    Log(path, lambda line: None, resume=True).add({"decisions": 20, "match": 0.5})
    with path.open(encoding="utf-8") as file:
        assert [(row["decisions"], row["match"]) for row in csv.DictReader(file)] == [("10", ""), ("20", "0.5")]
    Log(path, lambda line: None).add({"decisions": 1})
    assert path.read_text(encoding="utf-8").split() == ["decisions", "1"]


def test_an_exploiter_needs_somebody_to_exploit(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", TITLE, "--out", str(tmp_path), "--exploit"]) == 2
    assert "--weights" in capsys.readouterr().err


def test_an_unknown_setting_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", TITLE, "--out", str(tmp_path), "--set", "speed=3"]) == 2
    assert "speed" in capsys.readouterr().err
