"""What the page says, from the same catalogues that it is built with."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

ROOT = Path(__file__).parents[2]
GAME = "twilight_struggle"
FOLDERS = ("src/detente/text", "web/src/text", f"src/detente/games/{GAME}/text", f"web/src/games/{GAME}/text")


@cache
def sources(lang: str) -> tuple[str, ...]:
    """Every catalogue of a language, shared ones first."""
    files = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.ftl")) if path.stem.split(".")[-1] == lang]
    return tuple(path.read_text(encoding="utf-8") for path in files)


@cache
def bundle(lang: str) -> FluentBundle:
    """The catalogue of a language."""
    found = FluentBundle([lang], use_isolating=False)
    for source in sources(lang):
        found.add_resource(FluentResource(source), allow_overrides=True)
    return found


def word(name: str, lang: str = "en", **facts: object) -> str:
    """The text of a message or of its attribute (`id.attribute`)."""
    message, _, attribute = name.partition(".")
    found = bundle(lang).get_message(message)
    pattern = found.attributes[attribute] if attribute else found.value
    assert pattern is not None, name
    text, problems = bundle(lang).format_pattern(pattern, facts)
    assert not problems, (name, problems)
    return str(text)


@cache
def names() -> frozenset[str]:
    """Every message's name."""
    return frozenset(bundle("en")._messages)


@cache
def vocabulary(lang: str) -> str:
    """Everything catalogues and rulebooks of a language say, as one text: without comments, names of messages and places for facts."""
    books = [path.read_text(encoding="utf-8") for path in sorted((ROOT / "web" / "src").rglob(f"{lang}.md"))]
    return "\n".join(books) + re.sub(r"^#.*$|^\s*\.?[\w-]+ =|\{[^{}]*\}", " ", "\n".join(sources(lang)), flags=re.MULTILINE)
