"""Options of a game: a few named choices, each stored as one small number in the record."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .errors import BadOption, shown
from .record import word


@dataclass(frozen=True)
class Option:
    """A choice made when a game is created. The first value is the default; *several* means any subset, empty by default.

    *since* is the rules version that introduced it: games of older versions are played as if with the default.
    """

    name: str
    values: tuple[Any, ...]
    several: bool = False
    rule: str = ""
    since: int = 1

    @property
    def default(self) -> Any:
        return () if self.several else self.values[0]

    def read(self, given: Any) -> Any:
        """Parse *given* (a value, or its text from a command line or file) into a value; raises BadOption."""
        if self.several:
            return self._read_several(given)
        for value in self.values:
            if given is value or (type(given) is type(value) and given == value):
                return value
            if isinstance(given, str) and given.strip().lower() in _spellings(value):
                return value
        raise BadOption("option-value", option=self.name, values=_list(self.values), given=shown(given))

    def _read_several(self, given: Any) -> tuple[str, ...]:
        if isinstance(given, bool):
            return self.values if given else ()
        if isinstance(given, str):
            word = given.strip().lower()
            if word in ("", "none", "false", "no"):
                return ()
            if word in ("all", "true", "yes"):
                return self.values
            given = [part.strip() for part in word.replace("+", ",").split(",") if part.strip()]
        if not isinstance(given, Sequence):
            raise BadOption("option-list", option=self.name, values=_list(self.values), given=shown(given))
        wanted = [part.strip().lower() if isinstance(part, str) else part for part in given]
        for part in wanted:
            if not isinstance(part, str) or part not in self.values:
                raise BadOption("option-list", option=self.name, values=_list(self.values), given=shown(part))
        return tuple(value for value in self.values if value in wanted)

    def number(self, value: Any) -> int:
        """The number by which the record stores a value."""
        if self.several:
            return sum(1 << self.values.index(part) for part in value)
        if isinstance(value, int):
            return int(value)
        return self.values.index(value)


def _spellings(value: Any) -> tuple[str, ...]:
    if value is True:
        return ("true", "yes", "on", "1")
    if value is False:
        return ("false", "no", "off", "0")
    return (str(value),)


def _list(values: Sequence[Any]) -> str:
    return ", ".join(str(value).lower() if isinstance(value, bool) else str(value) for value in values)


class OptionList:
    """The options of a game, declared one by one; each gets the next number, its place in the record.

    >>> option = OptionList()
    >>> LENGTH = option("length", ("full", "short"))
    >>> COINS = option("coins", ("open", "hidden"), since=2)
    >>> COINS, [one.name for one in option.all()]
    (1, ['length', 'coins'])
    """

    def __init__(self) -> None:
        self._options: list[Option] = []

    def __call__(self, name: str, values: tuple[Any, ...], several: bool = False, rule: str = "", since: int = 1) -> int:
        """Declare another option; see `Option`."""
        self._options.append(Option(name, values, several, rule, since))
        return len(self._options) - 1

    def all(self) -> tuple[Option, ...]:
        """Every option, in order."""
        return tuple(self._options)


def option_field(options: Sequence[Option]) -> Any:
    """The record field that holds the options; later versions append theirs at the end."""
    versions = [option.since for option in options]
    assert versions == sorted(versions), "a new option stands behind the older ones"
    sizes = [(version - 1, (versions.index(version),)) for version in sorted(set(versions) - {1})]
    return word(len(options), before=tuple(sizes))


def read_options(options: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """All options with their values, defaults filled in; raises BadOption for an unknown name or value."""
    known = {option.name for option in options}
    found: dict[str, Any] = {}
    for key, value in given.items():
        name = key.strip().lower() if isinstance(key, str) else ""
        if name not in known:
            raise BadOption("option-name", option=shown(key), options=_list(sorted(known)))
        if name in found:
            raise BadOption("option-twice", option=name)
        found[name] = value
    return {option.name: option.read(found[option.name]) if option.name in found else option.default for option in options}
