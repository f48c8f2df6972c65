"""Everything a player sees exists in every language, with the same variables."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from detente.bots.twilight_struggle.thumbs import THUMBS
from detente.engine.errors import BadOption, DetenteError, UnknownLanguage
from detente.engine.text import LANGUAGES, Catalogue, game_catalogue, read_source, shared_catalogue
from detente.games.twilight_struggle.actions import ACTIONS
from detente.games.twilight_struggle.board import BOXES, COUNTRIES, REGIONS, SIDES
from detente.games.twilight_struggle.cards import CARDS, ERAS
from detente.games.twilight_struggle.effects import EFFECTS
from detente.games.twilight_struggle.options import OPTIONS
from detente.games.twilight_struggle.state import ENDINGS, LOG, QUESTIONS

FOLDERS: tuple[tuple[str, ...], ...] = ((), ("games", "twilight_struggle"))
PARAMETRIC = ("bid", "card", "country", "crisis", "defcon", "region", "side")

every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_translation = pytest.mark.parametrize("lang", LANGUAGES[1:])
every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder[-1] if folder else "shared")


class Uses(Visitor):
    """The variables and messages that a pattern uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)


@cache
def entries(lang: str, folder: tuple[str, ...]) -> list[ast.EntryType]:
    return FluentParser().parse(read_source(lang, *folder)).body


def names(lang: str, folder: tuple[str, ...]) -> Iterator[str]:
    """Messages and their attributes, as often as the file has them."""
    for entry in entries(lang, folder):
        if isinstance(entry, ast.Message):
            yield entry.id.name
            yield from (f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)


@cache
def uses(lang: str, folder: tuple[str, ...]) -> dict[str, Uses]:
    """What every message and attribute uses."""
    found: dict[str, Uses] = {}
    for entry in entries(lang, folder):
        if isinstance(entry, ast.Message):
            parts = [(entry.id.name, entry.value)]
            parts += [(f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
            for name, pattern in parts:
                found[name] = Uses()
                if pattern is not None:
                    found[name].visit(pattern)
    return found


def log_variables(row: tuple[str, ...]) -> set[str]:
    """The variables that a log row gives to its message."""
    given: set[str] = set()
    for field in row[1:]:
        kind, _, name = field.partition(":")
        name = name or kind
        if kind == "side":
            given |= {name, f"{name}_id"}
        elif kind == "side_country":
            given |= {"side", "side_id", "country"}
        elif kind == "pair":
            given |= {"us", "ussr"}
        elif kind == "score":
            given |= {"score_side", "score", "leader"}
        elif kind != "_":
            given.add(name)
    return given


LOG_VARIABLES = {f"log-{row[0]}": log_variables(row) for row in LOG[1:]}


def action_message(action: str) -> str:
    kind = action.partition(":")[0]
    return f"action-{kind}" if kind in PARAMETRIC else "action-" + action.replace(":", "-")


def wanted() -> Iterator[str]:
    """Every message that Twilight Struggle asks for."""
    yield "game-name"
    for side in SIDES:
        yield from (f"side-{side}", f"side-{side}.short", f"score-{side}", f"winner-{side}")
    yield from ("score-even", "winner-draw", "phase-setup", "phase-headline", "phase-round")
    for card in CARDS:
        yield from (f"card-{card}", f"card-{card}.event", f"card-{card}.history")
    yield from (f"country-{country}" for country in COUNTRIES)
    yield from (f"region-{region}" for region in REGIONS)
    yield from (f"era-{era}" for era in ERAS)
    yield from (f"space-{box}" for box in range(1, BOXES + 1))
    yield from LOG_VARIABLES
    yield from (f"question-{question}" for question in QUESTIONS[1:])
    yield from map(action_message, ACTIONS)
    yield from (f"effect-{effect}" for effect in EFFECTS)
    yield from (f"ending-{ending}" for ending in ENDINGS[1:])
    for option in OPTIONS:
        yield from (f"option-{option.name}", f"option-{option.name}.help")
        if not option.several:
            yield from (f"option-{option.name}-{value}" for value in option.values if isinstance(value, str))
    yield from (f"thumb-{thumb}" for thumb in THUMBS[1:])


@every_folder
@every_language
def test_a_file_parses_and_has_no_message_twice(lang: str, folder: tuple[str, ...]) -> None:
    junk = [entry.content for entry in entries(lang, folder) if isinstance(entry, ast.Junk)]
    found = list(names(lang, folder))
    assert junk == []
    assert sorted(found) == sorted(set(found))


@every_language
def test_a_game_does_not_hide_a_shared_message(lang: str) -> None:
    assert set(names(lang, FOLDERS[0])).isdisjoint(names(lang, FOLDERS[1]))


@every_folder
@every_translation
def test_a_translation_has_the_messages_of_english_and_no_others(lang: str, folder: tuple[str, ...]) -> None:
    english, found = set(names("en", folder)), set(names(lang, folder))
    assert sorted(english - found) == []
    assert sorted(found - english) == []


@every_folder
@every_translation
def test_a_translation_uses_only_variables_that_are_given(lang: str, folder: tuple[str, ...]) -> None:
    """Those of English; in a log line also what else the row gives, as the id of a side."""
    english = uses("en", folder)
    for name, used in uses(lang, folder).items():
        if name in english:
            assert used.variables <= english[name].variables | LOG_VARIABLES.get(name, set()), name


@every_folder
@every_language
def test_every_reference_leads_to_a_message(lang: str, folder: tuple[str, ...]) -> None:
    catalogue = game_catalogue("twilight_struggle", lang)
    for name, used in uses(lang, folder).items():
        assert [reference for reference in used.references if not catalogue.has(reference)] == [], name


@every_folder
@every_language
def test_every_message_can_be_filled_in(lang: str, folder: tuple[str, ...]) -> None:
    catalogue = game_catalogue("twilight_struggle", lang)
    for name, used in uses(lang, folder).items():
        if catalogue.has(name):
            assert catalogue.format(name, **dict.fromkeys(used.variables, 1)), name


def test_english_has_every_message_that_the_rules_ask_for() -> None:
    catalogue = game_catalogue("twilight_struggle", "en")
    assert [message for message in wanted() if not catalogue.has(message)] == []


def test_english_log_lines_use_what_their_rows_give() -> None:
    for name, used in uses("en", FOLDERS[1]).items():
        if name.startswith("log-"):
            assert used.variables <= LOG_VARIABLES[name], name


def test_contexts_of_action_names_are_questions_or_log_lines() -> None:
    contexts = {*QUESTIONS, *LOG_VARIABLES}
    for name in names("en", FOLDERS[1]):
        if name.startswith("action-") and "." in name:
            assert name.partition(".")[2] in contexts, name


def test_every_file_of_texts_belongs_to_a_language() -> None:
    for folder in FOLDERS:
        found = {path.name for path in files("detente").joinpath(*folder, "text").iterdir() if path.is_file()}
        assert found == {f"{lang}.ftl" for lang in LANGUAGES}


def test_a_log_line_reads_well() -> None:
    catalogue = game_catalogue("twilight_struggle", "en")
    line = catalogue.format("log-influence", side="US", side_id="us", country="Iran", change="+1", us=2, ussr=0)
    assert line == "US +1 in Iran: 2/0"
    assert catalogue.format("log-coup_roll", die=6, modifier="", margin="+6") == "Die 6: margin +6"
    assert catalogue.format("log-sides", swapped=0) == "The players keep their sides"
    assert catalogue.format("log-sides", swapped=1) == "The players exchange sides"


def test_a_missing_message_is_an_error() -> None:
    with pytest.raises(KeyError, match="no-such-message"):
        shared_catalogue("en").format("no-such-message")


def test_a_missing_variable_is_an_error() -> None:
    with pytest.raises(ValueError, match="cli-saved"):
        shared_catalogue("en").format("cli-saved")


def test_an_unknown_language_is_an_error_with_a_sentence() -> None:
    with pytest.raises(UnknownLanguage) as error:
        shared_catalogue("xx")
    assert str(error.value) == "There are no texts in language “xx”; the languages are: en, pl, ru, hu."


def test_an_error_is_a_sentence_in_the_language_asked_for() -> None:
    error: DetenteError = BadOption("option-name", option="bids", options="bid")
    assert error.text("en") == "There is no option “bids”; the options are: bid."


def test_whole_numbers_have_no_mark_between_thousands() -> None:
    assert Catalogue("en", "step = { $step }").format("step", step=1234) == "1234"
