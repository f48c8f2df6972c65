"""The syntax that position lines of all games share: sections, words, numbers, options and exact records (docs/notation.md)."""

import base64
import re
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, NamedTuple

import numpy as np

from .errors import BadOption, BadPosition, UnknownName, shown
from .options import Option, read_options
from .record import Record
from .rules import Layout

Read = Callable[[str], None]
UNKNOWN = re.compile(r"\?([0-9]{0,3})")


def plain(word: str) -> str:
    """A name as an id: lower-case letters, digits and underscores.

    >>> plain("Two Words")
    'two_words'
    """
    return re.sub(r"[^a-z0-9]+", "_", word.lower().replace("“", "").replace("”", "")).strip("_")


_STORED: ContextVar[bool] = ContextVar("stored", default=False)


@contextmanager
def stored_line() -> Iterator[None]:
    """Context in which lines are read as starts of stored games: what older releases accepted, such as a repeated section, still is."""
    token = _STORED.set(True)
    try:
        yield
    finally:
        _STORED.reset(token)


def is_stored() -> bool:
    """Return whether the line being read is the start of a stored game."""
    return _STORED.get()


# Sections


class Sections:
    """The sections of a line by name, each with its reader. A *sided* section may occur once per first word that follows it."""

    def __init__(self, once: Mapping[str, Read], sided: Mapping[str, Read] | None = None) -> None:
        self._sided = sided or {}
        self._read = {**once, **self._sided}

    def read(self, sections: Sequence[str]) -> None:
        """Read all sections; raises BadPosition for an unknown or repeated one. An exact record overrides the others."""
        found: list[tuple[tuple[str, str], str]] = []
        for section in sections:
            name, rest = words(section)
            if name not in self._read:
                raise BadPosition("position-section", section=shown(section.strip()))
            key = (name, words(rest)[0] if name in self._sided else "")
            if key in dict(found) and not is_stored():
                raise BadPosition("position-again", section=shown(" ".join(part for part in key if part)))
            found.append((key, rest))
        exact = [(key, rest) for key, rest in found if key[0] == "at" or (key[0] == "view" and words(rest)[1])]
        for key, rest in exact or found:
            self._read[key[0]](rest)


def split_line(text: str) -> tuple[str, list[str]]:
    """The header of a line and its sections."""
    if not isinstance(text, str):
        raise BadPosition("position-text", given=shown(text))
    header, *sections = text.split("|")
    return header.strip(), sections


def words(text: str) -> tuple[str, str]:
    """The first word in lower case, and the rest."""
    first, _, rest = text.strip().partition(" ")
    return first.lower(), rest.strip()


def parts(text: str) -> list[str]:
    """The comma-separated parts of a text."""
    return [part.strip() for part in text.split(",") if part.strip()]


def named_numbers(section: str, text: str) -> list[tuple[str, str]]:
    """The parts of a section as pairs of a name and a number, as in `north 2:0, south 0:3`."""
    found = []
    for part in parts(text):
        name, _, number = part.rpartition(" ")
        if not name:
            raise BadPosition("position-part", section=section, given=shown(part))
        found.append((name, number))
    return found


def once(found: Mapping[Any, Any], key: Any, section: str, word: str) -> None:
    """Raise BadPosition if *key* has already been named in the section."""
    if key in found and not is_stored():
        raise BadPosition("position-named-twice", section=section, word=shown(word))


def flag(fields: dict[str, Any], name: str, section: str | None = None) -> Read:
    """A reader for a section that consists of its name alone."""

    def read(text: str) -> None:
        if text and not is_stored():
            raise BadPosition("position-bare", section=section or name, given=shown(text))
        fields[name] = 1

    return read


# Words and numbers


def integer(word: str, low: int, high: int) -> int:
    """Parse a whole number within limits; raises BadPosition."""
    word = word.strip()
    if not re.fullmatch(r"[+-]?[0-9]+", word):
        raise BadPosition("position-number", word=shown(word))
    if len(word) > 9 or not low <= int(word) <= high:
        raise BadPosition("position-range", word=shown(word), low=low, high=high)
    return int(word)


def numbers(word: str, count: int, low: int, high: int) -> tuple[int, ...]:
    """Parse numbers separated by colons, as in 3:0; raises BadPosition."""
    found = word.split(":")
    if len(found) != count:
        raise BadPosition("position-numbers", word=shown(word), example=":".join("0" * count))
    return tuple(integer(part, low, high) for part in found)


def pair(word: str, low: int, high: int) -> tuple[int, ...]:
    """Parse two numbers separated by a colon; raises BadPosition."""
    return numbers(word, 2, low, high)


def unknown(word: str) -> int | None:
    """The number of unknown cards that `?` or `?3` stands for; None for anything else."""
    match = UNKNOWN.fullmatch(word)
    return int(match[1] or 1) if match else None


def choose(section: str, text: str, values: Sequence[str]) -> int:
    """The index of a section's text among some values; raises BadPosition."""
    if plain(text) not in values or not text:
        raise BadPosition("position-value", section=section, given=shown(text), values=", ".join(values))
    return values.index(plain(text))


def number_of(word: str, known: Mapping[str, int], error: str = "position-card") -> int:
    """The number of a card or place by its id or English name; raises BadPosition."""
    if not isinstance(word, str) or plain(word) not in known:
        raise BadPosition(error, word=shown(word))
    return known[plain(word)]


def look_up(word: Any, known: Mapping[str, int], error: str) -> int:
    """Like `number_of`, for look-ups at a table: raises UnknownName."""
    if not isinstance(word, str) or plain(word) not in known:
        raise UnknownName(error, word=shown(word))
    return known[plain(word)]


def pick(word: Any, names: Sequence[str]) -> int:
    """The index of a name among a few; raises UnknownName."""
    if not isinstance(word, str) or plain(word) not in names:
        raise UnknownName("no-name", word=shown(word), names=", ".join(names))
    return names.index(plain(word))


# Options


def read_option_section(options: Sequence[Option], text: str) -> dict[str, Any]:
    """Parse the options in `name=value, …`; raises BadPosition."""
    given: dict[str, str] = {}
    for part in parts(text):
        name, _, value = (piece.strip() for piece in part.partition("="))
        once(given, name.lower(), "options", name)
        given[name.lower()] = value
    try:
        return {name: value for name, value in read_options(options, given).items() if name in given}
    except BadOption as error:
        raise BadPosition(error.name, **error.facts) from error


def option_value(option: Option, number: int) -> Any:
    """The value of an option that the record stores as *number*."""
    if option.several:
        return tuple(value for bit, value in enumerate(option.values) if number >> bit & 1)
    return next(value for value in option.values if option.number(value) == number)


def write_options(options: Sequence[Option], numbers: Sequence[Any]) -> list[str]:
    """The section with all options that differ from their defaults; empty if none does."""
    out = []
    for option, number in zip(options, (int(n) for n in numbers), strict=True):
        if number != option.number(option.default):
            value = option_value(option, number)
            out.append(f"{option.name}={'+'.join(value) if option.several else value}")
    return [f"options {', '.join(out)}"] if out else []


# Rules versions and exact records


def split_version(line: str) -> tuple[str, int | None]:
    """A position line without its section `rules N`, and the rules version named there."""
    header, sections = split_line(line)
    named = [section for section in sections if words(section)[0] == "rules"]
    if not named:
        return line, None
    if len(named) > 1:
        raise BadPosition("position-again", section="rules")
    kept = [section for section in sections if section is not named[0]]
    return "|".join((header, *kept)), integer(words(named[0])[1], 1, 9999)


def pack(kind: type[Record], record: Any) -> str:
    """The bytes of a record encoded as one word, preceded by its layout version."""
    return f"{kind.newest_layout()}:" + base64.urlsafe_b64encode(zlib.compress(record.tobytes(), 9)).decode()


def split_layout(text: str) -> tuple[int, str]:
    """The layout version and the encoded bytes of an exact record; version 1 did not state its layout."""
    number, colon, packed = text.partition(":")
    if not colon:
        return 1, text
    return int(number) if re.fullmatch(r"[1-9][0-9]{0,3}", number) else 0, packed


def unpack(kind: type[Record], text: str, section: str) -> bytes:
    """Decode a packed record into the newest layout; raises BadPosition."""
    layout, packed = split_layout(text)
    size = kind.layout(layout).itemsize if 1 <= layout <= kind.newest_layout() else -1
    reader = zlib.decompressobj()
    try:
        exact = reader.decompress(base64.b64decode(packed.encode(), altchars=b"-_", validate=True), max(0, size) + 1)
    except (ValueError, zlib.error) as error:
        raise BadPosition("position-damaged", section=section) from error
    if len(exact) != size or not reader.eof:
        raise BadPosition("position-damaged", section=section)
    record = np.frombuffer(bytearray(kind.convert(exact, layout, kind.newest_layout())), kind.dtype())
    if layout == 1:
        record["version"] = 1  # written before the version became part of the record
    return bytes(record.tobytes())


def write_exact(state: type[Record], record: Any) -> str:
    """The section with the exact record."""
    return f"at {pack(state, record)}"


def read_exact(state: type[Record], text: str) -> bytes:
    """Decode the section with an exact record into the newest layout; raises BadPosition."""
    return unpack(state, text, "at")


def exact_options(state: type[Record], options: Sequence[Option], exact: bytes) -> dict[str, Any]:
    """The options stored in an exact record."""
    numbers = np.frombuffer(exact, state.dtype())[0]["option"]
    try:
        return {option.name: option_value(option, int(number)) for option, number in zip(options, numbers, strict=True)}
    except StopIteration as error:
        raise BadPosition("position-damaged", section="at") from error


def write_view(seats: Sequence[str], observation: type[Record], seen: Any, is_whole: bool) -> str:
    """The section that names the line's seat, followed by the seat's observation where the line alone does not determine the state.

    The events of the last move and the legal actions are left out: the former are not part of the position, the latter follow from it.
    """
    section = f"view {seats[int(seen['seat'])]}"
    if is_whole:
        return section
    kept = np.array([seen])
    for name in ("events", "event_count", "legal"):
        kept[name] = 0
    return f"{section} {pack(observation, kept)}"


def read_view(seats: Sequence[str], observation: type[Record], text: str) -> tuple[int, bytes | None]:
    """The seat of a `view` section, and its observation if present; raises BadPosition."""
    word, packed = words(text)
    seat = choose("view", word, seats)
    if not packed:
        return seat, None
    seen = unpack(observation, packed, "view")
    if int(np.frombuffer(seen, observation.dtype())[0]["seat"]) != seat:
        raise BadPosition("position-damaged", section="view")
    return seat, seen


class LineReader:
    """Reads the sections that lines of all games share: options, an exact record, and the seat with its observation."""

    def __init__(self, seats: Sequence[str], state: type[Record], observation: type[Record], options: Sequence[Option]) -> None:
        self._seats, self._state, self._observation, self._known_options = seats, state, observation, options
        self.options: dict[str, Any] = {}
        self.exact: bytes | None = None
        self.seat: int | None = None
        self.seen: bytes | None = None

    def shared_sections(self) -> dict[str, Read]:
        """The shared sections by name, each with its reader."""
        return {"options": self._read_options, "at": self._read_at, "view": self._read_view}

    def _read_options(self, text: str) -> None:
        self.options = read_option_section(self._known_options, text)

    def _read_at(self, text: str) -> None:
        self.exact = read_exact(self._state, text)
        self.options = exact_options(self._state, self._known_options, self.exact)

    def _read_view(self, text: str) -> None:
        self.seat, self.seen = read_view(self._seats, self._observation, text)
        if self.seen is not None:
            self.options = exact_options(self._observation, self._known_options, self.seen)


class ExactPositions(NamedTuple):
    """Positions of a game without a notation of its own: who is to move, and the exact record or a seat's observation."""

    seats: Sequence[str]
    state: type[Record]
    observation: type[Record]
    options: Sequence[Option]

    def read(self, text: str) -> Layout:
        """Parse a position; raises BadPosition."""
        header, sections = split_line(text)
        choose("to_move", header, (*self.seats, "both", "over"))
        reader = LineReader(self.seats, self.state, self.observation, self.options)
        Sections(reader.shared_sections()).read(sections)
        if reader.exact is None and reader.seen is None:
            raise BadPosition("position-section", section=shown(text.strip()))
        return Layout(reader.options, lambda record, below: None, reader.exact, reader.seat, reader.seen)

    def write(self, record: Any, seat: int | None) -> str:
        """The position line of a record, or of a seat's observation."""
        asked = [name for name, question in zip(self.seats, record["asked"], strict=True) if question]
        header = "both" if len(asked) > 1 else asked[0] if asked else "over"
        exact = write_exact(self.state, record) if seat is None else write_view(self.seats, self.observation, record, False)
        return f"{header} | {exact}"


def check(record: Any, seats: Sequence[str]) -> None:
    """Raise BadPosition for a position that no game can reach: nobody is to move, or a seat to move has no legal action."""
    if record["over"]:
        raise BadPosition("position-over")
    if not record["asked"].any():
        raise BadPosition("position-nobody")
    for seat, asked, legal in zip(seats, record["asked"], record["legal"], strict=True):
        if asked and not legal.any() and not is_stored():
            raise BadPosition("position-nothing", seat=seat)
