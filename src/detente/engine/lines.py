"""What position lines of all games have in common: words, numbers, options and exact records (docs/notation.md)."""

import base64
import re
import zlib
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from .errors import BadOption, BadPosition
from .options import Option, read_options
from .record import Record


def plain(word: str) -> str:
    """A name as an id: small letters, digits and underscores.

    >>> plain("Food Companies")
    'food_companies'
    """
    return re.sub(r"[^a-z0-9]+", "_", word.lower().replace("“", "").replace("”", "")).strip("_")


def parts(text: str) -> list[str]:
    """What stands between commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def integer(word: str, low: int, high: int) -> int:
    """A whole number within limits, or BadPosition."""
    if not re.fullmatch(r"[+-]?\d+", word.strip()) or not low <= int(word) <= high:
        raise BadPosition("position-number", word=word.strip())
    return int(word)


def pair(word: str, low: int, high: int) -> tuple[int, int]:
    """Two numbers, as in 3:0, or BadPosition."""
    one, colon, other = word.partition(":")
    if not colon:
        raise BadPosition("position-number", word=word)
    return integer(one, low, high), integer(other, low, high)


def number_of(word: str, known: Mapping[str, int], error: str = "position-card") -> int:
    """The number of a card or country by its id or English name, or BadPosition."""
    if not isinstance(word, str) or plain(word) not in known:
        raise BadPosition(error, word=str(word))
    return known[plain(word)]


def read_option_section(options: Sequence[Option], text: str) -> dict[str, Any]:
    """The options of `name=value, …`, or BadPosition."""
    given = {name.strip(): value.strip() for name, _, value in (part.partition("=") for part in parts(text))}
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


def write_exact(state: type[Record], record: Any) -> str:
    """The section that holds the exact record, and before it the layout that it is in."""
    return f"at {state.newest_layout()}:" + base64.urlsafe_b64encode(zlib.compress(record.tobytes(), 9)).decode()


def split_layout(text: str) -> tuple[int, str]:
    """The layout and the packed bytes of an exact record; version 1 did not name its own."""
    number, colon, packed = text.partition(":")
    if not colon:
        return 1, text
    return int(number) if re.fullmatch(r"[1-9][0-9]{0,3}", number) else 0, packed


def read_exact(state: type[Record], text: str) -> bytes:
    """The record of such a section in the newest layout, or BadPosition."""
    layout, packed = split_layout(text)
    try:
        exact = zlib.decompress(base64.urlsafe_b64decode(packed))
    except (ValueError, zlib.error) as error:
        raise BadPosition("position-section", section="at") from error
    if not 1 <= layout <= state.newest_layout() or len(exact) != state.layout(layout).itemsize:
        raise BadPosition("position-section", section="at")
    record = np.frombuffer(bytearray(state.convert(exact, layout, state.newest_layout())), state.dtype())
    if layout == 1:
        record["version"] = 1  # where the version was not yet part of the record
    return bytes(record.tobytes())


def split_version(line: str) -> tuple[str, int | None]:
    """A position line without its section `rules N`, and the rules version that it names."""
    sections = line.split("|")
    named = [section for section in sections[1:] if re.fullmatch(r"rules\s+\S+", section.strip(), re.IGNORECASE)]
    if not named:
        return line, None
    if len(named) > 1:
        raise BadPosition("position-section", section=named[1].strip())
    kept = [section for section in sections if section is not named[0]]
    return "|".join(kept), integer(named[0].split()[1], 1, 9999)


def exact_options(state: type[Record], options: Sequence[Option], exact: bytes) -> dict[str, Any]:
    """The options that an exact record was played with."""
    numbers = np.frombuffer(exact, state.dtype())[0]["option"]
    try:
        return {option.name: option_value(option, int(number)) for option, number in zip(options, numbers, strict=True)}
    except StopIteration as error:
        raise BadPosition("position-section", section="at") from error


def check(record: Any) -> None:
    """What no game can reach is refused: a position where nobody is to move."""
    if record["over"]:
        raise BadPosition("position-over")
    if not record["asked"].any():
        raise BadPosition("position-nobody")
