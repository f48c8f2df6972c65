"""Numbers and their names from one declaration: kernels need the numbers as constants, everything else the names."""

from collections.abc import Mapping
from typing import Any


def names(scope: Mapping[str, Any], first: str, last: str = "") -> tuple[str, ...]:
    """The names of constants that a module has declared, in order and in lower case: all with a prefix, which is removed,
    or all from one name to another.

    >>> F_NOTHING, F_TURN, F_GATE = range(3)
    >>> names(globals(), "F_")
    ('nothing', 'turn', 'gate')
    >>> WEST, EAST = range(2)
    >>> names(globals(), "WEST", "EAST")
    ('west', 'east')
    """
    declared = list(scope)
    found = declared[declared.index(first) : declared.index(last) + 1] if last else [name for name in declared if name.startswith(first)]
    if not found or [scope[name] for name in found] != list(range(len(found))):
        raise ValueError(f"{', '.join(found) or first}: not numbered from 0 in order")
    return tuple(name.removeprefix("" if last else first).lower() for name in found)


def by_number(words: Mapping[int, str]) -> tuple[str, ...]:
    """Names of constants that differ from the constants' own names.

    >>> ON_DECK, CLAIMED = range(2)
    >>> by_number({ON_DECK: "deck", CLAIMED: "claimed"})
    ('deck', 'claimed')
    """
    if sorted(words) != list(range(len(words))):
        raise ValueError(f"not numbered from 0: {', '.join(words.values())}")
    return tuple(words[number] for number in sorted(words))


class LogRows:
    """The kinds of event rows of a game, declared one by one; each gets the next number.

    >>> row = LogRows()
    >>> L_NOTHING = row()
    >>> L_TURN = row("number:turn", "side")
    >>> L_TURN, row.named(globals())
    (1, (('nothing', '_', '_', '_'), ('turn', 'number:turn', 'side', '_')))
    """

    def __init__(self) -> None:
        self._kinds: list[tuple[str, ...]] = []

    def __call__(self, *kinds: str) -> int:
        """Declare another row; *kinds* are the kinds of its numbers, at most three, as kind or kind:name."""
        self._kinds.append((*kinds, *["_"] * (3 - len(kinds))))
        return len(self._kinds) - 1

    def named(self, scope: Mapping[str, Any]) -> tuple[tuple[str, ...], ...]:
        """All rows with the names of their L_… constants in *scope*."""
        return tuple((name, *kinds) for name, kinds in zip(names(scope, "L_"), self._kinds, strict=True))
