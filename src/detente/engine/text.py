"""Texts for players: Fluent catalogues in four languages, one shared and one per title."""

import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from numbers import Integral
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast

from .errors import UnknownLanguage, shown
from .title import find_title

LANGUAGES: tuple[str, ...] = tuple(json.loads(files("detente").joinpath("text/languages.json").read_text(encoding="utf-8")))


class Catalogue:
    """The messages of one language, found by "id" or "id.attribute".

    >>> Catalogue("en", "greeting = Hello, { $name }").format("greeting", name="Ilya")
    'Hello, Ilya'
    """

    def __init__(self, lang: str, *sources: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._ids: list[str] = []
        for source in sources:
            resource = FluentResource(source)
            self._bundle.add_resource(resource)
            self._ids.extend(message_ids(resource))
        self._known = frozenset(self._ids)

    def has(self, message_id: str) -> bool:
        """Return whether a message or attribute exists."""
        return message_id in self._known

    def ids(self) -> tuple[str, ...]:
        """The ids of all messages and attributes, in the order of the files."""
        return tuple(self._ids)

    def format(self, message_id: str, /, **args: Any) -> str:
        """The text of a message; raises KeyError if there is none, ValueError if it cannot be formatted."""
        if message_id not in self._known:
            raise KeyError(f"no message {message_id} in {self.lang}")
        name, _, attribute = message_id.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, "message_ids gives only what has a text"
        text, errors = self._bundle.format_pattern(pattern, {key: argument(value) for key, value in args.items()})
        if errors:
            raise ValueError(f"message {message_id} in {self.lang}: {errors[0]}")
        return str(text)


def argument(value: Any) -> Any:
    """A value as an argument for Fluent: integers, including numpy's, without a thousands separator."""
    return fluent_number(int(value), useGrouping=False) if isinstance(value, Integral) else value


def message_ids(resource: ast.Resource) -> Iterator[str]:
    """The ids of a parsed file, as "id" and "id.attribute"."""
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}"


def check_language(lang: str) -> None:
    """Raise UnknownLanguage if there is no catalogue in a language."""
    if not isinstance(lang, str) or lang not in LANGUAGES:
        raise UnknownLanguage("language", lang=shown(lang), languages=", ".join(LANGUAGES))


def read_source(lang: str, title: str = "") -> str:
    """The Fluent source of a title's messages in a language, or of the shared ones."""
    check_language(lang)
    return find_title(title).text(lang) if title else files("detente").joinpath("text", f"{lang}.ftl").read_text(encoding="utf-8")


@cache
def shared_catalogue(lang: str) -> Catalogue:
    """The messages that every game uses: errors and terminal play."""
    return Catalogue(lang, read_source(lang))


@cache
def game_catalogue(game_id: str, lang: str) -> Catalogue:
    """The messages of a title together with the shared ones."""
    return Catalogue(lang, read_source(lang), read_source(lang, game_id))
