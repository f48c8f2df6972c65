"""Former names of functions, classes, keywords and attributes. They work for one release, with a warning."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Mapping
from typing import Any, TypeVar

Given = TypeVar("Given")


def find_former(module: str, name: str, renamed: Mapping[str, str]) -> Any:
    """What a module has under a new name; for its `__getattr__`. *renamed*: the new names by the former ones."""
    if name not in renamed:
        raise AttributeError(f"module {module!r} has no attribute {name!r}")
    warnings.warn(f"{module}.{name} is {renamed[name]} now", DeprecationWarning, stacklevel=3)
    return getattr(sys.modules[module], renamed[name])


def by_former_keyword(keyword: str, former: str, given: Given | None, formerly: Given | None) -> Given | None:
    """The value of a keyword, which may have been given under its former name."""
    if formerly is None:
        return given
    warnings.warn(f"the keyword {former} is {keyword} now", DeprecationWarning, stacklevel=3)
    return formerly
