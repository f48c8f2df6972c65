"""The batch on a GPU: CUDA kernels of a title, compiled ahead of time and launched on torch's tensors and streams through the driver.

Compiling needs numba-cuda and CUDA's ptxas but no GPU; launching needs PyTorch and a GPU but neither numba nor a compiler. Kernels can
therefore be built on one machine and used on another (`python -m detente.training.build`).
"""

from __future__ import annotations

import ctypes
import hashlib
import json
import shutil
import subprocess
import time
from collections.abc import Callable, Mapping
from importlib import metadata
from pathlib import Path
from typing import Any

import numpy as np

from detente.bots.network.facts import find_facts
from detente.bots.network.features import Columns, PlacedColumns, feature
from detente.engine.data_files import PATTERNS
from detente.engine.errors import DetenteError
from detente.engine.game import Game
from detente.engine.kernel import ENGINE
from detente.engine.title import find_title

from .batch import REPORT, SEAT, board_places, cuda_parts, first_chance, fresh_memories, option_row, the_brain

ONE, ZERO = np.uint16(0x3F80), np.uint16(0)  # as bfloat16
ARCHITECTURE = (9, 0)
COMPILER = "nvidia-cuda-nvcc"  # the package of the extra `gpu` that ptxas is part of
NAMES = ("step", "board", "see", "pick", "columns", "derive")
LANES = 128
WIDE_BATCH, WIDER_BATCH = 4096, 8192


def digest(title: str) -> str:
    """A hash of all sources that a title's kernels are compiled from."""
    found = hashlib.sha256()
    folders = [(folder, pattern) for folder in (ENGINE, *find_title(title).folders()) for pattern in ("*.py", *PATTERNS)]
    files = [path for folder, pattern in folders for path in sorted(folder.glob(pattern))]
    shared = ("bots/entry_points.py", "bots/network/features.py", "training/batch.py")
    for path in (*files, *(ENGINE.parent / name for name in shared)):
        found.update(f"{path.parent.name}/{path.name}".encode() + path.read_bytes())
    return found.hexdigest()[:16]


# Compiling


def make_kernels(title: str) -> dict[str, tuple[Callable[..., None], tuple[Any, ...]]]:
    """The CUDA functions of a title with the types of their arguments."""
    import numba
    from numba import cuda
    from numba.core import types

    from detente.engine import gpu  # noqa: F401  (rules become device functions)

    step_one, see_one, pick_one = cuda_parts(title)
    rules, brain = Game(title).rules, the_brain(title)

    def step(states: Any, seen: Any, chance: Any, options: Any, actions: Any, report: Any, order: Any) -> None:
        j = cuda.grid(1)
        if j < order.shape[0]:
            step_one(states, seen, chance, options, actions, report, order[j])

    def board(rows: Any, seen: Any, places: Any) -> None:
        i = cuda.blockIdx.x
        j = cuda.threadIdx.x
        while j < places.shape[0]:
            seen[i, places[j, 1]] = rows[i, places[j, 0]]
            j += cuda.blockDim.x

    def see(states: Any, seen: Any, report: Any) -> None:
        i = cuda.grid(1)
        if i < states.shape[0]:
            see_one(states, seen, report, i)

    def pick(states: Any, memories: Any, report: Any, chance: Any, picked: Any, which: Any) -> None:
        j = cuda.grid(1)
        if j < which.shape[0]:
            i = which[j]
            if i >= 0:
                pick_one(states, memories, report, chance, picked, i, j)

    def columns(rows: Any, table: Any, out: Any, stack: int, depth: int, seat: int) -> None:
        i = cuda.blockIdx.x
        j = cuda.threadIdx.x
        while j < table.shape[0]:
            out[i, j] = ONE if feature(rows, i, table, j, stack, depth, seat) else ZERO
            j += cuda.blockDim.x

    def derive(seen: Any, derived: Any) -> None:
        i = cuda.grid(1)
        if i < seen.shape[0]:
            fill(seen[i], derived[i])

    derived = find_facts(title).derived
    fill: Any = derived.fill if derived else None
    states = numba.typeof(np.zeros(1, rules.state.dtype()))
    seen = numba.typeof(np.zeros(1, rules.observation.dtype()))
    memories = numba.typeof(np.zeros(1, brain.memory.dtype()))
    word, integer, unsigned = types.Array(types.int64, 1, "C"), types.int64, types.Array(types.uint64, 1, "C")
    short, table, out = (types.Array(kind, 2, "C") for kind in (types.int16, types.int32, types.uint16))
    made: dict[str, tuple[Callable[..., None], tuple[Any, ...]]] = {
        "step": (step, (states, seen, unsigned, word, word, short, word)),
        "board": (board, (short, short, table)),
        "see": (see, (states, seen, short)),
        "pick": (pick, (states, memories, short, unsigned, word, types.Array(types.int32, 1, "C"))),
        "columns": (columns, (short, table, out, integer, integer, integer)),
    }
    return made | ({"derive": (derive, (seen, short))} if derived else {})


def find_assembler() -> str:
    """The path of ptxas: the one that the extra `gpu` installs with the compiler, whose output an older one may refuse."""
    try:
        files = metadata.files(COMPILER) or []
    except metadata.PackageNotFoundError:
        files = []
    found = next((str(file.locate()) for file in files if file.name == "ptxas"), None) or shutil.which("ptxas")
    if found is None:
        raise DetenteError("training-ptxas")
    return found


def assemble(assembler: str, source: Path, target: Path) -> None:
    """Translate a kernel into machine code of the GPU."""
    command = [assembler, "-arch=sm_" + "".join(map(str, ARCHITECTURE)), "-O3", str(source), "-o", str(target)]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        raise DetenteError("training-ptxas-failed", assembler=assembler, reason=done.stdout.strip())


def build(title: str, folder: Path, only: tuple[str, ...] = NAMES) -> None:
    """Compile a title's kernels into a folder: NAME.cubin, and kernels.json with the names of their entries and the sources' digest."""
    from numba import cuda
    from numba.cuda import dispatcher

    assembler = find_assembler()

    class Device:
        compute_capability = ARCHITECTURE

    dispatcher.get_current_device = lambda: Device  # numba-cuda queries the GPU's capabilities; this answers without one
    folder.mkdir(parents=True, exist_ok=True)
    entries: dict[str, str] = {}
    for name, (function, kinds) in make_kernels(title).items():
        if name not in only:
            continue
        started = time.perf_counter()
        text = cuda.compile(function, kinds, cc=ARCHITECTURE, device=False, output="ptx", abi="numba")[0]
        text = text.decode() if isinstance(text, bytes) else text
        entries[name] = text.split(".visible .entry ")[1].split("(")[0].strip()
        source, target = folder / f"{name}.ptx", folder / f"{name}.cubin"
        source.write_text(text)
        assemble(assembler, source, target)
        source.unlink()
        print(f"{title} {name}: {time.perf_counter() - started:.0f} s, {target.stat().st_size} bytes", flush=True)
    facts = {"title": title, "digest": digest(title), "entries": entries}
    (folder / "kernels.json").write_text(json.dumps(facts, indent=1))


# Launching


class Launcher:
    """Launches the entries of compiled kernels through the driver."""

    device = "cuda"

    def __init__(self, title: str, folder: Path) -> None:
        try:
            import torch
        except ImportError:
            raise DetenteError("needs-extra", extra="train") from None
        if not torch.cuda.is_available():
            raise DetenteError("training-no-gpu")
        if not (folder / "kernels.json").is_file():
            raise DetenteError("training-kernels", game=title, folder=str(folder))
        facts = json.loads((folder / "kernels.json").read_text())
        if facts["digest"] != digest(title):
            raise DetenteError("training-kernels-old", game=title, folder=str(folder))
        torch.zeros(1, device="cuda")  # initialises the device for the driver's calls below
        self._driver = ctypes.CDLL("libcuda.so.1")
        self._folder, self._names, self._entries = folder, facts["entries"], dict[str, Any]()

    def _check(self, result: int, what: str) -> None:
        if result:
            text = ctypes.c_char_p()
            self._driver.cuGetErrorString(result, ctypes.byref(text))
            raise RuntimeError(f"{what}: {text.value!r}")

    def _entry(self, name: str) -> Any:
        if name not in self._entries:
            module, function = ctypes.c_void_p(), ctypes.c_void_p()
            code = (self._folder / f"{name}.cubin").read_bytes()
            self._check(self._driver.cuModuleLoadData(ctypes.byref(module), code), f"load {name}")
            wanted = self._names[name].encode()
            self._check(self._driver.cuModuleGetFunction(ctypes.byref(function), module, wanted), f"find {name}")
            self._entries[name] = function
        return self._entries[name]

    def bind(self, name: str, blocks: int, threads: int, *arguments: Any) -> Callable[[], None]:
        """A function without arguments that launches a kernel on torch's current stream, over tensors at fixed addresses. A tensor of
        bytes with the size of its records is passed as an array of records."""
        import torch

        flat: list[int] = []
        for given in arguments:
            flat += [given] if isinstance(given, int) else _array(given)
        values = (ctypes.c_int64 * len(flat))(*flat)
        pointers = (ctypes.c_void_p * len(flat))(*(ctypes.addressof(values) + 8 * k for k in range(len(flat))))
        function, launch, check = self._entry(name), self._driver.cuLaunchKernel, self._check

        def call() -> None:
            stream = ctypes.c_void_p(torch.cuda.current_stream().cuda_stream)
            check(launch(function, blocks, 1, 1, threads, 1, 1, 0, stream, pointers, None), name)

        call.kept = (values, pointers, arguments)  # type: ignore[attr-defined]
        return call


def _array(given: Any) -> list[int]:
    """An array in the form that numba's kernels take: owner, parent, elements, bytes per element, address, shape, strides."""
    tensor, size = given if isinstance(given, tuple) else (given, given.element_size())
    shape = tuple(tensor.shape) if size == tensor.element_size() else tuple(tensor.shape[:1])
    strides = [size]
    for extent in shape[:0:-1]:
        strides.insert(0, strides[0] * extent)
    return [0, 0, int(np.prod(shape)), size, tensor.data_ptr(), *shape, *strides]


class GpuBatch:
    """Many games on the GPU. `step` plays `actions` and fills `report`; `observe` fills `rows`, the observation records of the seats to
    move as 16-bit numbers, and `write_features` a tensor of the network's features; `pick` lets the heuristics answer the games of `which`
    (negative: none) into `picked`."""

    def __init__(
        self, title: str, count: int, columns: Columns | None, launcher: Launcher, seed: int = 1, memories: int = 0,
        options: Mapping[str, Any] | None = None, version: int | None = None,
    ) -> None:  # fmt: skip
        import torch

        rules = Game(title).rules
        state, observation = rules.state.dtype().itemsize, rules.observation.dtype().itemsize
        self.title, self.count, self.columns, self._launcher, self.device = title, count, columns, launcher, launcher.device
        self.states = torch.zeros((count, state), dtype=torch.uint8, device=self.device)
        self.seen = torch.zeros((count, observation), dtype=torch.uint8, device=self.device)
        self.rows = self.seen.view(torch.int16)
        self.chance = torch.from_numpy(first_chance(count, seed).astype(np.int64)).to(self.device)
        self.options = torch.from_numpy(option_row(title, options, version)).to(self.device)
        self.actions = torch.zeros(count, dtype=torch.int64, device=self.device)
        self.picked = torch.zeros(count, dtype=torch.int64, device=self.device)
        self.report = torch.zeros((count, REPORT), dtype=torch.int16, device=self.device)
        self.order = torch.arange(count, dtype=torch.int64, device=self.device)
        self.which = torch.full((max(1, memories),), -1, dtype=torch.int32, device=self.device)
        self._places = torch.from_numpy(board_places(title)).to(self.device)
        self._bind(state, observation)
        if memories:
            self._bind_memories(memories, state)
        self._feature_calls: dict[int, Callable[[], None]] = {}
        self._others: Any = None
        if columns is not None:
            self._table = torch.from_numpy(np.ascontiguousarray(columns.placed.rows)).to(self.device)
            self._bind_derived(columns, observation)
        self.step()

    def _bind(self, state: int, observation: int) -> None:
        import torch

        records, seen, count, bind = (self.states, state), (self.seen, observation), self.count, self._launcher.bind
        arrays = (self.chance, self.options, self.actions, self.report, self.order)
        self.step = bind("step", -(-count // 32), 32, records, seen, *arrays)
        self._board = bind("board", count, LANES, self.states.view(torch.int16), self.rows, self._places)
        self._see = bind("see", -(-count // LANES), LANES, records, seen, self.report)

    def _bind_derived(self, columns: Columns, observation: int) -> None:
        """Allocate rows with space for the derived numbers, if the columns use any."""
        import torch

        self._tested = self.rows
        if columns.derived is not None:
            self._derived = torch.zeros((self.count, columns.derived.size), dtype=torch.int16, device=self.device)
            self._tested = torch.zeros((self.count, self.rows.shape[1] + columns.derived.size), dtype=torch.int16, device=self.device)
            self._derive = self._launcher.bind("derive", -(-self.count // LANES), LANES, (self.seen, observation), self._derived)

    def _bind_memories(self, memories: int, state: int) -> None:
        import torch

        one = torch.from_numpy(fresh_memories(self.title, 1).view(np.uint8).reshape(1, -1)).to(self.device)
        self._memories, size = one.repeat(memories, 1), one.shape[1]
        lanes = 4 if memories <= WIDE_BATCH else 8 if memories <= WIDER_BATCH else 32  # fewer threads of a warp wait for each other
        arrays = (self.report, self.chance, self.picked, self.which)
        self.pick = self._launcher.bind("pick", -(-memories // lanes), lanes, (self.states, state), (self._memories, size), *arrays)

    def pick_of(self, games: Any) -> None:
        """Let the heuristics answer the games in a tensor with as many numbers as there are games (negative: none), into `picked`."""
        import torch

        if len(self.which) < self.count:
            self.which = torch.full((self.count,), -1, dtype=torch.int32, device=self.device)
            self._bind_memories(self.count, self.states.shape[1])
        self.which.copy_(games)
        self.pick()

    def observe(self) -> None:
        """Write the observations of the seats to move into `rows`, without the event log."""
        self._board()
        self._see()

    def write_features(self, out: Any) -> None:
        """Write the network's features of the seats to move into a bfloat16 tensor."""
        assert self.columns is not None
        self.observe()
        if self._tested is not self.rows:
            self._derive()
            self._tested[:, : self.rows.shape[1]] = self.rows
            self._tested[:, self.rows.shape[1] :] = self._derived
        self._test_columns(self._tested, self._table, self.columns.placed, out)

    def _test_columns(self, rows: Any, table: Any, placed: PlacedColumns, out: Any) -> None:
        import torch

        key = out.data_ptr()
        if key not in self._feature_calls:
            arrays = (rows, table, out.view(torch.int16))
            self._feature_calls[key] = self._launcher.bind("columns", self.count, LANES, *arrays, placed.stack, placed.depth, placed.seat)
        self._feature_calls[key]()

    def write_hidden_features(self, placed: PlacedColumns, out: Any) -> None:
        """Write some columns of the seats that are not to move into a bfloat16 tensor. The next `write_features` observes anew."""
        import torch

        if self._others is None:
            report, table = torch.zeros_like(self.report), torch.from_numpy(np.ascontiguousarray(placed.rows)).to(self.device)
            seen = (self.seen, self.seen.shape[1])
            see = self._launcher.bind("see", -(-self.count // LANES), LANES, (self.states, self.states.shape[1]), seen, report)
            self._others = report, table, see
        report, table, see = self._others
        report.copy_(self.report)
        report[:, SEAT] = 1 - self.report[:, SEAT]
        see()
        self._test_columns(self.rows, table, placed, out)

    def restart(self, seed: int | None = None) -> None:
        """Discard all games and start new ones, from a seed if one is given."""
        import torch

        if seed is not None:
            self.chance.copy_(torch.from_numpy(first_chance(self.count, seed).astype(np.int64)))
        self.states.zero_()
        self.report.zero_()
        self.step()
