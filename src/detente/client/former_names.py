"""Names of the client that were renamed. They work for one release, with a warning."""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING, Any

TYPES = {"Meeting": "Pairing", "MeetingTable": "PairingTable", "Wish": "Seek", "WishClock": "SeekClock"}
METHODS = {"keep_plan": "save_plan", "wish": "seek", "wishes": "seeks", "take_wish": "accept_seek", "withdraw_wish": "withdraw_seek"}


def warn(former: str, name: str) -> None:
    """Warn the caller of the code that looked up a former name."""
    warnings.warn(f"{former} is {name} now", DeprecationWarning, stacklevel=3)


class FormerMethods:
    """Finds methods by their former names."""

    if not TYPE_CHECKING:  # type checkers report the former names as missing

        def __getattr__(self, name: str) -> Any:
            if name not in METHODS:
                raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")
            warn(f"{type(self).__name__}.{name}", METHODS[name])
            return getattr(self, METHODS[name])
