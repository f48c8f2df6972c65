"""Many games at once: the same games on every device and for any number of threads."""

import importlib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from detente.bots.network.numpy_network import weights_file
from detente.bots.network.weights import load_columns
from detente.engine.errors import BadArgument, DetenteError, IllegalAction
from detente.engine.game import Game, titles
from detente.engine.kernel import JIT
from detente.env.vector import VectorTable
from detente.training.batch import CpuBatch, cuda_parts

TITLE = "cia_vs_kgb"  # compiles fastest; the others go through the same source
STEPS = 150 if JIT else 25


def last_legal(tables: VectorTable) -> Any:
    """A policy without chance: the last legal action."""
    mask = np.asarray(tables.mask())
    return mask.shape[1] - 1 - mask[:, ::-1].argmax(1)


@pytest.mark.parametrize("threads", [1, 2])
def test_many_games_step_together(threads: int) -> None:
    tables, chance = VectorTable(TITLE, 24, seed=5, threads=threads), np.random.default_rng(1)
    ended = 0
    for _ in range(STEPS):
        mask = tables.mask()
        assert (mask.sum(1) >= 2).all()
        assert (tables.features()[:, tables.spec.names.index("seat")] == tables.seats).all()
        rewards, done = tables.step((chance.random(mask.shape) * mask).argmax(1))
        assert (rewards.sum(1) == 0).all()
        assert (rewards[~done] == 0).all()
        assert (tables.endings[done] > 0).all()
        ended += int(done.sum())
    assert ended > 0 or not JIT


def test_threads_change_no_game() -> None:
    one, three = VectorTable(TITLE, 8, seed=6), VectorTable(TITLE, 8, seed=6, threads=3)
    for _ in range(20):
        actions = last_legal(one)
        assert (one.heuristic() == three.heuristic()).all()
        assert (one.features() == three.features()).all()
        assert (one.step(actions)[0] == three.step(actions)[0]).all()
        assert one.states().tobytes() == three.states().tobytes()


def test_features_and_masks_stay_as_they_were() -> None:
    tables = VectorTable(TITLE, 4, seed=1)
    features, mask = tables.features(), tables.mask()
    kept = features.copy(), mask.copy()
    tables.step(last_legal(tables))
    assert (features == kept[0]).all()
    assert (mask == kept[1]).all()
    assert (tables.features() != features).any()


def test_a_reset_with_a_seed_begins_the_same_games_again() -> None:
    tables = VectorTable(TITLE, 4, seed=9)
    first = tables.states().tobytes()
    tables.step(last_legal(tables))
    tables.reset(seed=9)
    assert tables.states().tobytes() == first
    tables.reset()
    assert tables.states().tobytes() != first


def test_an_illegal_action_changes_no_game() -> None:
    tables = VectorTable(TITLE, 3, seed=5)
    before, mask = tables.states().tobytes(), tables.mask()
    actions = mask.argmax(1)
    actions[2] = int(np.flatnonzero(~mask[2])[0])
    with pytest.raises(IllegalAction):
        tables.step(actions)
    actions[2] = -1
    with pytest.raises(IllegalAction):
        tables.step(actions)
    assert tables.states().tobytes() == before
    tables.step(actions, check=False)
    assert tables.states().tobytes() != before


def test_bad_arguments_are_refused() -> None:
    for bad in ({"count": 0}, {"count": 2, "threads": 0}, {"count": 2, "device": "tpu"}):
        with pytest.raises(BadArgument):
            VectorTable(TITLE, **bad)
    tables = VectorTable(TITLE, 2)
    for actions in ([1], [0.5, 1.0], [[1, 2]]):
        with pytest.raises(BadArgument):
            tables.step(actions)


@pytest.mark.parametrize("title", titles())
def test_the_heuristic_answers_what_is_legal(title: str) -> None:
    tables = VectorTable(title, 2)
    for _ in range(3):
        picked = tables.heuristic()
        assert tables.mask()[np.arange(2), picked].all()
        tables.step(picked)


def test_the_heuristic_thinks_about_some_games_alone() -> None:
    tables = VectorTable(TITLE, 4, seed=3)
    every = tables.heuristic()
    tables.games.picked[:] = -7
    some = tables.heuristic(np.array([True, False, False, True]))
    assert some.tolist() == [every[0], -7, -7, every[3]]


def test_a_version_is_played_under_its_own_rules() -> None:
    old, new = VectorTable(TITLE, 2, version=1), VectorTable(TITLE, 2)
    assert (set(old.states()["version"].tolist()), set(new.states()["version"].tolist())) == ({1}, {Game(TITLE).rules.version})
    assert old.features().shape == (2, old.spec.size)
    assert old.spec.size < new.spec.size


class HostLauncher:
    """Runs the functions that become CUDA kernels as plain Python over the same tensors, a game after the other."""

    device = "cpu"

    def __init__(self, title: str) -> None:
        self.rules = Game(title).rules
        self.step_one, self.see_one, self.pick_one = cuda_parts(title)
        self.batch = CpuBatch(title, 1)  # for the records of its memories

    def bind(self, name: str, _blocks: int, _threads: int, *arguments: Any) -> Any:
        def run() -> None:
            with np.errstate(over="ignore"):  # chance wraps around
                getattr(self, name)(*arguments)

        return run

    def _load(self, given: Any, record: Any) -> tuple[Any, list[Any]]:
        tensor, size = given
        records = tensor.numpy().view(record.dtype()).reshape(-1)
        assert records.dtype.itemsize == size
        return records, [record.load(one) for one in records]

    def step(self, states: Any, seen: Any, chance: Any, options: Any, actions: Any, report: Any, order: Any) -> None:
        records, plain = self._load(states, self.rules.state)
        keys = [int(x) for x in chance.numpy().view(np.uint64)]
        for i in order.tolist():
            self.step_one(plain, self._load(seen, self.rules.observation)[1], keys, options.numpy(), actions.numpy(), report.numpy(), i)
            plain[i].store(records[i])
        chance.numpy().view(np.uint64)[:] = np.array(keys, np.uint64)

    def board(self, rows: Any, seen: Any, places: Any) -> None:
        seen[:, places[:, 1].long()] = rows[:, places[:, 0].long()]

    def see(self, states: Any, seen: Any, report: Any) -> None:
        _, plain = self._load(states, self.rules.state)
        records, views = self._load(seen, self.rules.observation)
        for i in range(len(plain)):
            self.see_one(plain, views, report.numpy(), i)
            views[i].store(records[i])

    def pick(self, states: Any, memories: Any, report: Any, chance: Any, picked: Any, which: Any) -> None:
        brain = self.batch._brain
        _, plain = self._load(states, self.rules.state)
        _, thinking = self._load(memories, brain.memory)
        keys = [int(x) for x in chance.numpy().view(np.uint64)]
        for j, i in enumerate(which.tolist()):
            if i < 0:
                continue
            self.pick_one(plain, thinking, report.numpy(), keys, picked.numpy(), i, j)


def test_games_on_a_gpu_are_those_on_the_cpu() -> None:
    """Everything but the launch itself: the tensors, the kernels' source, features, masks and rewards, which never leave the device."""
    torch = pytest.importorskip("torch")
    host = VectorTable(TITLE, 3, seed=4, options={"points": 50}, version=1)
    there = VectorTable(TITLE, 3, seed=4, options={"points": 50}, version=1, device="cuda", launcher=HostLauncher(TITLE))
    for step in range(40):
        assert (there.features().numpy() == host.features()).all()
        assert (there.mask().numpy() == host.mask()).all()
        assert (there.seats.numpy() == host.seats).all()
        actions = host.heuristic() if step % 3 else last_legal(host)
        if step == 1:
            assert (there.heuristic().numpy() == actions).all()
            there.games.picked.fill_(-7)
            some = there.heuristic(torch.tensor([False, True, False]))
            assert some.tolist() == [-7, actions[1], -7]
        rewards, done = there.step(torch.from_numpy(actions))
        expected = host.step(actions)
        assert (rewards.dtype, done.dtype) == (torch.float32, torch.bool)
        assert (rewards.numpy() == expected[0]).all()
        assert (done.numpy() == expected[1]).all()
        assert there.states().tobytes() == host.states().tobytes()
    with pytest.raises(IllegalAction):
        there.step(torch.full((3,), -1))
    there.reset(seed=4)
    host.reset(seed=4)
    assert there.states().tobytes() == host.states().tobytes()


def test_what_is_compared_between_machines_tells_of_a_single_number() -> None:
    bench: Any = importlib.import_module("bench.vector")
    first, ended = bench.play(VectorTable(TITLE, 3, seed=2), STEPS, 4)
    assert ended > 0 or not JIT
    again = bench.play(VectorTable(TITLE, 3, seed=2, threads=2), STEPS, 4)[0]
    assert bench.differences(again, first) == []
    spoilt = VectorTable(TITLE, 3, seed=2)
    spoilt.games.chance[1] ^= np.uint64(1 << 20)  # of the next games of the second table
    assert bench.differences(bench.play(spoilt, STEPS, 4)[0], first) != [] or not JIT
    changed = VectorTable(TITLE, 3, seed=2)
    changed.games.states[1]["key1"] ^= 1
    assert bench.differences(bench.play(changed, 1)[0], bench.play(VectorTable(TITLE, 3, seed=2), 1)[0]) == [
        "records differ 1 times, first at step 0"
    ]


def test_tensors_on_the_cpu_are_the_arrays() -> None:
    torch = pytest.importorskip("torch")
    arrays, tensors = VectorTable(TITLE, 4, seed=2), VectorTable(TITLE, 4, seed=2, device="cpu")
    for _ in range(10):
        assert (tensors.features().numpy() == arrays.features()).all()
        assert (tensors.mask().numpy() == arrays.mask()).all()
        assert (tensors.heuristic().numpy() == arrays.heuristic()).all()
        actions = last_legal(arrays)
        assert (tensors.step(torch.from_numpy(actions))[0].numpy() == arrays.step(actions)[0]).all()
    some = torch.tensor([True, False, True, False])
    assert tensors.heuristic(some)[some].tolist() == arrays.heuristic(some.numpy())[some.numpy()].tolist()
    assert tensors.records().tobytes() == arrays.records().tobytes()
    assert tensors.states().tobytes() == arrays.states().tobytes()
    with pytest.raises(IllegalAction):
        tensors.step(torch.full((4,), -1))


@pytest.mark.parametrize("title", titles())
def test_tensors_share_the_memory_of_the_games(title: str) -> None:
    torch = pytest.importorskip("torch")
    tables = VectorTable(title, 2, seed=2, device="cpu")
    shared = {"rows": "seen", "states": "states", "actions": "actions", "report": "report", "picked": "picked"}
    for name, array in shared.items():
        assert getattr(tables.games, name).data_ptr() == getattr(tables.games.games, array).ctypes.data
    assert (tables.features().dtype, tables.mask().dtype) == (torch.int16, torch.bool)


def test_what_trains_our_players_is_what_is_in_a_vector_table(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from detente.training.run import Run

    run = Run(TITLE, load_columns(weights_file(TITLE), TITLE), tmp_path, judges=2)
    trained, tables = run.make_batch(3, 5, 0), VectorTable(TITLE, 3, seed=5, device="cpu")
    assert type(trained) is type(tables.games)
    for _ in range(10):
        actions = tables.mask().int().argmax(1)
        trained.actions.copy_(actions)
        trained.step()
        tables.step(actions)
        assert trained.games.states.tobytes() == tables.states().tobytes()


def test_a_machine_without_a_gpu_says_so() -> None:
    torch = pytest.importorskip("torch")
    if torch.cuda.is_available():
        pytest.skip("there is a GPU")
    with pytest.raises(DetenteError, match="NVIDIA"):
        VectorTable(TITLE, 2, device="cuda")
