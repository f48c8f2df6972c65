"""The same kernels on CUDA, one thread per game. Needs numba-cuda and a GPU; nothing else in the package does."""

import hashlib
import inspect
from typing import Any

import numpy as np

from .game import Game
from .kernel import KernelDispatcher, _widen

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # numba-cuda still expects it, and numpy 2.5 has removed it

from llvmlite import ir
from numba import cuda
from numba.core import types
from numba.cuda.cudadrv import nvvm
from numba.cuda.dispatcher import CUDADispatcher
from numba.cuda.target import CUDATargetContext

THREADS = 128


class _DeviceKernel(CUDADispatcher):  # type: ignore[misc]
    """A rule as a device function. As on the CPU, it is compiled once for all integer widths, with omitted arguments filled in."""

    def get_call_template(self, args: Any, kws: Any) -> Any:
        parameters = list(inspect.signature(self.py_func).parameters.values())
        missing = [types.int64 for parameter in parameters[len(args) :] if parameter.default is not parameter.empty]
        return super().get_call_template(tuple(_widen(kind) for kind in args) + tuple(missing), {})


def _on_device(kernel: Any) -> Any:
    """The device function of a rule, cached."""
    if not hasattr(kernel, "device_function"):
        kernel.device_function = _DeviceKernel(kernel.py_func, {"device": True, "opt": True, "debug": False, "fastmath": False})
    return kernel.device_function


# numba-cuda looks up this attribute on CPU functions that a CUDA kernel calls.
setattr(KernelDispatcher, "_CUDATypingContext__dispatcher", property(_on_device))  # noqa: B010  (a private name of numba-cuda)


def _table_once(self: Any, builder: Any, kind: Any, array: Any) -> Any:
    """Make a table that a rule refers to a constant of the program. numba-cuda copies it at each reference, but constant memory (64 KiB)
    has no room for that; here all references with the same content share one copy."""
    array = np.ascontiguousarray(array)
    data = array.tobytes()
    name = f"detente_table_{hashlib.sha256(data).hexdigest()[:16]}"
    constant = builder.module.globals.get(name)
    if constant is None:
        text = ir.Constant(ir.ArrayType(ir.IntType(8), len(data)), bytearray(data))
        constant = ir.GlobalVariable(builder.module, text.type, name, addrspace=nvvm.ADDRSPACE_CONSTANT)
        constant.linkage, constant.global_constant, constant.initializer, constant.align = "linkonce_odr", True, text, 8
    pointer = builder.addrspacecast(constant, ir.PointerType(ir.IntType(8)), "generic")
    made = self.make_array(kind)(self, builder)
    self.populate_array(
        made,
        data=builder.bitcast(pointer, made.data.type),
        shape=[self.get_constant(types.intp, n) for n in array.shape],
        strides=[self.get_constant(types.intp, n) for n in array.strides],
        itemsize=made.itemsize,
        parent=made.parent,
        meminfo=None,
    )
    return made._getvalue()


CUDATargetContext.make_constant_array = _table_once


def kernel_of(game: Game) -> Any:
    """A CUDA kernel that plays one whole random game per thread."""
    play_one = game.rules.play_one

    def play_all(states: Any, options: Any, keys: Any, decisions: Any) -> None:
        i = cuda.grid(1)
        if i < states.shape[0]:
            play_one(states, options, keys, decisions, i)

    return cuda.jit(play_all)


def prepare(game: Game, games: int, seed: int = 1) -> tuple[Any, ...]:
    """The arrays for random games with default options, on the device: records, options, keys, decisions."""
    states, options, keys, decisions = game.arrays(games, seed)
    return tuple(cuda.to_device(array) for array in (states, options, keys, decisions))


def launch(kernel: Any, arrays: tuple[Any, ...]) -> None:
    """Play all games in one launch and wait for them."""
    kernel[-(-arrays[0].shape[0] // THREADS), THREADS](*arrays)
    cuda.synchronize()


def fetch(arrays: tuple[Any, ...]) -> tuple[Any, Any]:
    """The final records and the numbers of decisions."""
    return arrays[0].copy_to_host(), arrays[3].copy_to_host()
