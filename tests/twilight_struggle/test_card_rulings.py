"""Short rulings that the page shows beside a card: every language says the same number of things about the same cards."""

import re
from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from detente.engine.text import LANGUAGES, Catalogue
from detente.games.twilight_struggle.cards import CARD

SOURCE = re.compile(r"events (?P<card>\d+)(; rulings \d+(, \d+)*)?(; readings)?")

every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_translation = pytest.mark.parametrize("lang", LANGUAGES[1:])


@cache
def source(lang: str) -> str:
    return files("detente.games.twilight_struggle").joinpath("text", "rulings", f"{lang}.ftl").read_text(encoding="utf-8")


@cache
def messages(lang: str) -> dict[str, ast.Message]:
    """The messages of a file; one that stands there twice is an error."""
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(source(lang)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, entry.id.name
            found[entry.id.name] = entry
    return found


@cache
def catalogue(lang: str) -> Catalogue:
    return Catalogue(lang, source(lang))


def rulings(lang: str, name: str) -> list[str]:
    return catalogue(lang).format(name).splitlines()


def test_the_folder_of_rulings_holds_one_file_a_language() -> None:
    folder = files("detente.games.twilight_struggle").joinpath("text", "rulings")
    assert {path.name for path in folder.iterdir()} == {f"{lang}.ftl" for lang in LANGUAGES}


@every_language
def test_every_ruling_belongs_to_a_card(lang: str) -> None:
    assert [name for name in messages(lang) if name.removeprefix("rulings-") not in CARD] == []


@every_language
def test_every_ruling_cites_the_event_of_its_card_and_other_sources_in_one_form(lang: str) -> None:
    for name, message in messages(lang).items():
        cited = SOURCE.fullmatch(message.comment.content or "") if message.comment else None
        assert cited is not None, name
        assert int(cited["card"]) == CARD[name.removeprefix("rulings-")], name


@every_language
def test_a_ruling_is_plain_text_without_variables_or_attributes(lang: str) -> None:
    for name, message in messages(lang).items():
        assert message.attributes == []
        assert message.value is not None
        assert {type(part) for part in message.value.elements} == {ast.TextElement}, name


@every_translation
def test_a_translation_has_the_same_rulings_with_the_same_sources(lang: str) -> None:
    cited = {code: {name: message.comment and message.comment.content for name, message in messages(code).items()} for code in ("en", lang)}
    assert cited[lang] == cited["en"]


@every_translation
def test_a_translation_says_as_many_things_of_a_card_as_english(lang: str) -> None:
    lines = {name: len(rulings("en", name)) for name in messages("en")}
    assert {name: len(rulings(lang, name)) for name in messages(lang)} == lines


def test_a_card_has_at_most_four_rulings_and_each_is_a_sentence() -> None:
    for name in messages("en"):
        assert 1 <= len(rulings("en", name)) <= 4, name
        assert all(line[0].isupper() and line.endswith(".") for line in rulings("en", name)), name
