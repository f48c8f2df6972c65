"""What position lines of all games have in common: sections, words, numbers, options and exact records (docs/notation.md)."""

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
    """A name as an id: small letters, digits and underscores.

    >>> plain("Two Words")
    'two_words'
    """
    return re.sub(r"[^a-z0-9]+", "_", word.lower().replace("“", "").replace("”", "")).strip("_")


_STORED: ContextVar[bool] = ContextVar("stored", default=False)


@contextmanager
def stored_line() -> Iterator[None]:
    """In here a line is the start of a stored game: what older releases let pass, such as a section twice, is read as they read it."""
    token = _STORED.set(True)
    try:
        yield
    finally:
        _STORED.reset(token)


def is_stored() -> bool:
    """Whether the line being read is the start of a stored game."""
    return _STORED.get()


# Sections


class Sections:
    """The sections of a line by name, each with what reads it. A *sided* one may stand there once for each first word after it."""

    def __init__(self, once: Mapping[str, Read], sided: Mapping[str, Read] | None = None) -> None:
        self._sided = sided or {}
        self._read = {**once, **self._sided}

    def read(self, sections: Sequence[str]) -> None:
        """Read them all, or raise BadPosition for one that is unknown or stands there twice. What is exact decides alone."""
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
    """The header of a line, and its sections."""
    if not isinstance(text, str):
        raise BadPosition("position-text", given=shown(text))
    header, *sections = text.split("|")
    return header.strip(), sections


def words(text: str) -> tuple[str, str]:
    """The first word in small letters, and the rest."""
    first, _, rest = text.strip().partition(" ")
    return first.lower(), rest.strip()


def parts(text: str) -> list[str]:
    """What stands between commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def named_numbers(section: str, text: str) -> list[tuple[str, str]]:
    """The parts of a section that are a name and a number each, as in `north 2:0, south 0:3`."""
    found = []
    for part in parts(text):
        name, _, number = part.rpartition(" ")
        if not name:
            raise BadPosition("position-part", section=section, given=shown(part))
        found.append((name, number))
    return found


def once(found: Mapping[Any, Any], key: Any, section: str, word: str) -> None:
    """BadPosition if *key* has been named in the section before."""
    if key in found and not is_stored():
        raise BadPosition("position-named-twice", section=section, word=shown(word))


def flag(fields: dict[str, Any], name: str, section: str | None = None) -> Read:
    """Reads a section that is a word alone."""

    def read(text: str) -> None:
        if text and not is_stored():
            raise BadPosition("position-bare", section=section or name, given=shown(text))
        fields[name] = 1

    return read


# Words and numbers


def integer(word: str, low: int, high: int) -> int:
    """A whole number within limits, or BadPosition."""
    word = word.strip()
    if not re.fullmatch(r"[+-]?[0-9]+", word):
        raise BadPosition("position-number", word=shown(word))
    if len(word) > 9 or not low <= int(word) <= high:
        raise BadPosition("position-range", word=shown(word), low=low, high=high)
    return int(word)


def numbers(word: str, count: int, low: int, high: int) -> tuple[int, ...]:
    """Some numbers with colons between them, as in 3:0, or BadPosition."""
    found = word.split(":")
    if len(found) != count:
        raise BadPosition("position-numbers", word=shown(word), example=":".join("0" * count))
    return tuple(integer(part, low, high) for part in found)


def pair(word: str, low: int, high: int) -> tuple[int, ...]:
    """Two numbers, or BadPosition."""
    return numbers(word, 2, low, high)


def unknown(word: str) -> int | None:
    """How many unknown cards `?` and `?3` stand for; None for anything else."""
    match = UNKNOWN.fullmatch(word)
    return int(match[1] or 1) if match else None


def choose(section: str, text: str, values: Sequence[str]) -> int:
    """Which of some words a section has, or BadPosition."""
    if plain(text) not in values or not text:
        raise BadPosition("position-value", section=section, given=shown(text), values=", ".join(values))
    return values.index(plain(text))


def number_of(word: str, known: Mapping[str, int], error: str = "position-card") -> int:
    """The number of a card or place by its id or English name, or BadPosition."""
    if not isinstance(word, str) or plain(word) not in known:
        raise BadPosition(error, word=shown(word))
    return known[plain(word)]


def look_up(word: Any, known: Mapping[str, int], error: str) -> int:
    """The same for whoever looks something up at a table: UnknownName."""
    if not isinstance(word, str) or plain(word) not in known:
        raise UnknownName(error, word=shown(word))
    return known[plain(word)]


def pick(word: Any, names: Sequence[str]) -> int:
    """Which of a few names is meant, or UnknownName."""
    if not isinstance(word, str) or plain(word) not in names:
        raise UnknownName("no-name", word=shown(word), names=", ".join(names))
    return names.index(plain(word))


# Options


def read_option_section(options: Sequence[Option], text: str) -> dict[str, Any]:
    """The options of `name=value, …`, or BadPosition."""
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
    """The value that the record stores as a number."""
    if option.several:
        return tuple(value for bit, value in enumerate(option.values) if number >> bit & 1)
    return next(value for value in option.values if option.number(value) == number)


def write_options(options: Sequence[Option], numbers: Sequence[Any]) -> list[str]:
    """The section with all options that are not as usual; none if there is none."""
    out = []
    for option, number in zip(options, (int(n) for n in numbers), strict=True):
        if number != option.number(option.default):
            value = option_value(option, number)
            out.append(f"{option.name}={'+'.join(value) if option.several else value}")
    return [f"options {', '.join(out)}"] if out else []


# Rules versions and exact records


def split_version(line: str) -> tuple[str, int | None]:
    """A position line without its section `rules N`, and the rules version that it names."""
    header, sections = split_line(line)
    named = [section for section in sections if words(section)[0] == "rules"]
    if not named:
        return line, None
    if len(named) > 1:
        raise BadPosition("position-again", section="rules")
    kept = [section for section in sections if section is not named[0]]
    return "|".join((header, *kept)), integer(words(named[0])[1], 1, 9999)


def pack(kind: type[Record], record: Any) -> str:
    """The bytes of a record as one word, and before it the layout that it is in."""
    return f"{kind.newest_layout()}:" + base64.urlsafe_b64encode(zlib.compress(record.tobytes(), 9)).decode()


def split_layout(text: str) -> tuple[int, str]:
    """The layout and the packed bytes of an exact record; version 1 did not name its own."""
    number, colon, packed = text.partition(":")
    if not colon:
        return 1, text
    return int(number) if re.fullmatch(r"[1-9][0-9]{0,3}", number) else 0, packed


def unpack(kind: type[Record], text: str, section: str) -> bytes:
    """The record of such a word in the newest layout, or BadPosition."""
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
        record["version"] = 1  # where the version was not yet part of the record
    return bytes(record.tobytes())


def write_exact(state: type[Record], record: Any) -> str:
    """The section that holds the exact record."""
    return f"at {pack(state, record)}"


def read_exact(state: type[Record], text: str) -> bytes:
    """The record of such a section in the newest layout, or BadPosition."""
    return unpack(state, text, "at")


def exact_options(state: type[Record], options: Sequence[Option], exact: bytes) -> dict[str, Any]:
    """The options that an exact record was played with."""
    numbers = np.frombuffer(exact, state.dtype())[0]["option"]
    try:
        return {option.name: option_value(option, int(number)) for option, number in zip(options, numbers, strict=True)}
    except StopIteration as error:
        raise BadPosition("position-damaged", section="at") from error


def write_view(seats: Sequence[str], observation: type[Record], seen: Any, is_whole: bool) -> str:
    """The section that says whose line it is; where the line alone does not tell the moment, all that the seat may know follows.

    What the last move told and what may be answered is left out: the one is no part of the position, the other follows from it.
    """
    section = f"view {seats[int(seen['seat'])]}"
    if is_whole:
        return section
    kept = np.array([seen])
    for name in ("events", "event_count", "legal"):
        kept[name] = 0
    return f"{section} {pack(observation, kept)}"


def read_view(seats: Sequence[str], observation: type[Record], text: str) -> tuple[int, bytes | None]:
    """The seat of such a section, and what it may know if that is there; or BadPosition."""
    word, packed = words(text)
    seat = choose("view", word, seats)
    if not packed:
        return seat, None
    seen = unpack(observation, packed, "view")
    if int(np.frombuffer(seen, observation.dtype())[0]["seat"]) != seat:
        raise BadPosition("position-damaged", section="view")
    return seat, seen


class LineReader:
    """The sections that lines of all games have: options, an exact record, and whose line it is with what that seat may know."""

    def __init__(self, seats: Sequence[str], state: type[Record], observation: type[Record], options: Sequence[Option]) -> None:
        self._seats, self._state, self._observation, self._known_options = seats, state, observation, options
        self.options: dict[str, Any] = {}
        self.exact: bytes | None = None
        self.seat: int | None = None
        self.seen: bytes | None = None

    def shared_sections(self) -> dict[str, Read]:
        """What reads them."""
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
    """Positions of a game that has no words of its own for them: who is to move, and the exact record or all that a seat may know."""

    seats: Sequence[str]
    state: type[Record]
    observation: type[Record]
    options: Sequence[Option]

    def read(self, text: str) -> Layout:
        """Read such a position, or raise BadPosition."""
        header, sections = split_line(text)
        choose("to_move", header, (*self.seats, "both", "over"))
        reader = LineReader(self.seats, self.state, self.observation, self.options)
        Sections(reader.shared_sections()).read(sections)
        if reader.exact is None and reader.seen is None:
            raise BadPosition("position-section", section=shown(text.strip()))
        return Layout(reader.options, lambda record, below: None, reader.exact, reader.seat, reader.seen)

    def write(self, record: Any, seat: int | None) -> str:
        """Write one of a record, or of the observation of a seat."""
        asked = [name for name, question in zip(self.seats, record["asked"], strict=True) if question]
        header = "both" if len(asked) > 1 else asked[0] if asked else "over"
        exact = write_exact(self.state, record) if seat is None else write_view(self.seats, self.observation, record, False)
        return f"{header} | {exact}"


def check(record: Any, seats: Sequence[str]) -> None:
    """What no game can reach is refused: a position where nobody is to move, or somebody who has nothing to choose from."""
    if record["over"]:
        raise BadPosition("position-over")
    if not record["asked"].any():
        raise BadPosition("position-nobody")
    for seat, asked, legal in zip(seats, record["asked"], record["legal"], strict=True):
        if asked and not legal.any() and not is_stored():
            raise BadPosition("position-nothing", seat=seat)
