"""Dispatch from a frame to its kernels. The if-chains are generated from the kernels' names, `run_…` and `answer_…`."""

import inspect
from collections.abc import Sequence
from types import ModuleType
from typing import Any, NamedTuple

from .kernel import kernel

ARGUMENTS = ("s", "f", "seat", "action")  # the parameters that an `answer_…` kernel may have, in this order


class FrameKernels(NamedTuple):
    """The kernels that dispatch to the kernel of the top frame."""

    run_frame: Any  # run_frame(s, f)
    answer_frame: Any  # answer_frame(s, f, seat, action)


def frame_kernels(frames: Sequence[str], *modules: ModuleType) -> FrameKernels:
    """Make the dispatchers over all frames of a game; frame 0 means no frame. For each frame, *modules* have one `run_NAME`, and one
    `answer_NAME` if the frame asks a question."""
    found: dict[str, Any] = {}
    for module in modules:
        for name, value in vars(module).items():
            if name.startswith(("run_", "answer_")) and _source(value).__module__ == module.__name__:
                if name in found:
                    raise TypeError(f"{name} is in two modules")
                found[name] = value
    wanted = {f"{kind}_{frame}" for kind in ("run", "answer") for frame in frames[1:]}
    if wrong := sorted({f"run_{frame}" for frame in frames[1:]} - found.keys()) or sorted(found.keys() - wanted):
        raise TypeError(f"no such frame or kernel: {', '.join(wrong)}")
    return FrameKernels(_chain("run", ("s", "f"), frames, found), _chain("answer", ARGUMENTS, frames, found))


def _source(function: Any) -> Any:
    return getattr(function, "py_func", function)


def _chain(kind: str, arguments: tuple[str, ...], frames: Sequence[str], found: dict[str, Any]) -> Any:
    """A kernel that compares the frame's number with each known one; compiled, the chain becomes one jump."""
    lines = [f"def {kind}_frame({', '.join(arguments)}):", "    op = f[0]"]
    word = "if"
    for number, frame in enumerate(frames):
        if function := found.get(f"{kind}_{frame}"):
            taken = tuple(inspect.signature(_source(function)).parameters)
            if not set(taken) <= set(arguments):
                raise TypeError(f"{kind}_{frame} takes {', '.join(taken)}; it may take {', '.join(arguments)}")
            lines += [f"    {word} op == {number}:", f"        {kind}_{frame}({', '.join(taken)})"]
            word = "elif"
    scope = dict(found)
    exec("\n".join(lines), scope)
    return kernel(scope[f"{kind}_frame"])
