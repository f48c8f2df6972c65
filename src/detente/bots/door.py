"""The former name of `entry_points`; will be removed in the next release."""

import warnings
from collections.abc import Callable
from typing import Any

from .entry_points import *  # noqa: F403
from .entry_points import bind_heuristics, even

warnings.warn("detente.bots.door is detente.bots.entry_points now", DeprecationWarning, stacklevel=2)


def open_door(module: str, file: str, *, open_mind: Any, suspect: Any = even, **kernels: Any) -> Callable[..., int]:
    """The former name of `bind_heuristics`."""
    return bind_heuristics(module, file, analyse=open_mind, apply_belief=suspect, **kernels)
