"""Helpers that the terminal boards of all games share."""

import textwrap
from collections.abc import Callable, Sequence

from .text import Catalogue

Paint = Callable[[str, str], str]

WIDTH = 100


def cut(text: str, width: int) -> str:
    """A text in exactly *width* columns, truncated or padded.

    >>> cut("A name that is long", 10), cut("short", 6)
    ('A name th…', 'short ')
    """
    if len(text) > width:
        text = text[: width - 1].rstrip() + "…"
    return text.ljust(width)


def rule(title: str, width: int = WIDTH) -> str:
    """A title followed by a horizontal rule."""
    return f"{title} ".ljust(width, "─")


def fold(text: str, indent: int, width: int = WIDTH) -> list[str]:
    """Wrap a text to *width* columns, indenting all lines but the first; no line is broken at a no-break space.

    >>> fold("Riots on the next recruit", 2, 16)
    ['Riots on the', '  next recruit']
    """
    return [line.replace("\xa0", " ") for line in textwrap.wrap(text, width, subsequent_indent=" " * indent)] or [""]


def plain(text: str, style: str) -> str:
    """The text without colours."""
    return text


class BaseSheet:
    """Defaults for what a terminal session needs from a game's sheet."""

    def arrange(self, actions: list[str]) -> list[str]:
        """The answers in the order in which they are offered."""
        return actions

    def remarks(self, actions: list[str]) -> list[str]:
        """Lines below the answers: why something is not among them."""
        return []

    def card_page(self, card: str) -> str:
        """A card as it stands in this game if that adds to its printed text, else ""."""
        return ""


def find_name(text: Catalogue, word: str, messages: Sequence[str]) -> str | None:
    """The message (kind and id, as `card-…`) that *word* means by id, text or the beginning of its text; None if none or several match."""
    wanted = word.casefold().strip()
    names = {message: (message.partition("-")[2], text.format(message).casefold()) for message in messages}
    exact = [message for message, spellings in names.items() if wanted in spellings]
    near = exact or [message for message, spellings in names.items() if any(name.startswith(wanted) for name in spellings)]
    return near[0] if len(near) == 1 else None
