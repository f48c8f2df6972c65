"""The former name of `entry_points`; will be removed in the next release."""

import warnings
from typing import Any

from .entry_points import EntryPoints, bind, bind_rules
from .rules import Kernels

__all__ = ["Doors", "bind", "open_doors"]

warnings.warn("detente.engine.doors is detente.engine.entry_points now", DeprecationWarning, stacklevel=2)

Doors = EntryPoints


def open_doors(module: str, file: str, **kernels: Any) -> EntryPoints:
    """The former name of `bind_rules`."""
    return bind_rules(module, file, Kernels(**{"see": None} | kernels))
