"""Everything a player sees exists in every language, with the same variables."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import detente
from detente.bots.brain import find_brain
from detente.engine.errors import BadOption, DetenteError, UnknownLanguage
from detente.engine.game import Game, titles
from detente.engine.log import action_text, row_text, row_variables
from detente.engine.rules import Rules
from detente.engine.text import LANGUAGES, Catalogue, game_catalogue, read_source, shared_catalogue
from detente.engine.title import find_title
from detente.games.cia_vs_kgb.cards import EVENTS
from detente.games.twilight_struggle.cards import CARDS

GAMES = {title: Game(title).rules for title in titles()}
SOURCES = ("", *GAMES)  # the shared texts, and those of each title
# What a game asks for beyond its actions, questions, endings, options, log rows and names.
OF_ITS_OWN = {
    "twilight_struggle": (
        *("winner-draw", "score-even", "score-us", "score-ussr", "phase-setup", "phase-headline", "phase-round"),
        *(f"card-{card}.{part}" for card in CARDS for part in ("event", "history")),
    ),
    "cia_vs_kgb": (
        *("winner-draw", "agent-hidden", "state-ready", "state-mobilised"),
        *(f"objective-{objective}.history" for objective in GAMES["cia_vs_kgb"].names["objective"][1:]),
        *(f"objective-{event}.ability" for event in EVENTS),
        *(f"label-spend.{event}" for event in EVENTS),
        *(f"agent-{agent}.{part}" for agent in GAMES["cia_vs_kgb"].names["agent"][1:] for part in ("ability", "use")),
        *(f"faction-{faction}.{part}" for faction in GAMES["cia_vs_kgb"].names["faction"] for part in ("power", "use", "word")),
    ),
}

every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_translation = pytest.mark.parametrize("lang", LANGUAGES[1:])
every_game = pytest.mark.parametrize("title", GAMES)
every_source = pytest.mark.parametrize("source", SOURCES, ids=lambda source: source or "shared")


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
def entries(lang: str, source: str) -> list[ast.EntryType]:
    return FluentParser().parse(read_source(lang, source)).body


def names(lang: str, source: str) -> Iterator[str]:
    """Messages and their attributes, as often as the file has them."""
    for entry in entries(lang, source):
        if isinstance(entry, ast.Message):
            yield entry.id.name
            yield from (f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)


@cache
def uses(lang: str, source: str) -> dict[str, Uses]:
    """What every message and attribute uses."""
    found: dict[str, Uses] = {}
    for entry in entries(lang, source):
        if isinstance(entry, ast.Message):
            parts = [(entry.id.name, entry.value)]
            parts += [(f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
            for name, pattern in parts:
                found[name] = Uses()
                if pattern is not None:
                    found[name].visit(pattern)
    return found


def log_variables(source: str) -> dict[str, set[str]]:
    """The variables of every log line of a game; the shared texts have none."""
    if not source:
        return {}
    rules, text = GAMES[source], game_catalogue(source, "en")
    return {f"log-{rules.log_rows[code][0]}": set(row_variables(rules, text, (code, 1, 1, 1))) for code in range(1, len(rules.log_rows))}


def wanted(rules: Rules) -> Iterator[str]:
    """Every message that a game asks for."""
    yield "game-name"
    for side in rules.seats:
        yield from (f"side-{side}", f"side-{side}.short", f"winner-{side}")
    for kind, named in rules.names.items():
        yield from (f"{kind}-{name}" for name in named if name not in ("none", "0"))
    yield from (f"log-{row[0]}" for row in rules.log_rows[1:])
    yield from (f"question-{question}" for question in rules.questions[1:])
    yield from (f"ending-{ending}" for ending in rules.endings[1:])
    for option in rules.options:
        yield from (f"option-{option.name}", f"option-{option.name}.help")
        if not option.several:
            yield from (f"option-{option.name}-{value}" for value in option.values if isinstance(value, str))
    yield from OF_ITS_OWN.get(rules.id, ())
    if brain := find_brain(rules.id):
        yield from (f"heuristic-{name}" for name in brain.heuristics[1:])


def catalogue_of(lang: str, source: str) -> Catalogue:
    """The texts of a game with the shared ones, or the shared ones alone."""
    return game_catalogue(source, lang) if source else shared_catalogue(lang)


@every_source
@every_language
def test_a_file_parses_and_has_no_message_twice(lang: str, source: str) -> None:
    junk = [entry.content for entry in entries(lang, source) if isinstance(entry, ast.Junk)]
    found = list(names(lang, source))
    assert junk == []
    assert sorted(found) == sorted(set(found))


@every_game
@every_language
def test_a_game_does_not_hide_a_shared_message(lang: str, title: str) -> None:
    assert set(names(lang, SOURCES[0])).isdisjoint(names(lang, title))


@every_source
@every_translation
def test_a_translation_has_the_messages_of_english_and_no_others(lang: str, source: str) -> None:
    english, found = set(names("en", source)), set(names(lang, source))
    assert sorted(english - found) == []
    assert sorted(found - english) == []


@every_source
@every_translation
def test_a_translation_uses_only_variables_that_are_given(lang: str, source: str) -> None:
    """Those of English; in a log line also what else the row gives, as the id of a side."""
    english, given = uses("en", source), log_variables(source)
    for name, used in uses(lang, source).items():
        if name in english:
            assert used.variables <= english[name].variables | given.get(name, set()), name


@every_source
@every_language
def test_every_reference_leads_to_a_message(lang: str, source: str) -> None:
    catalogue = catalogue_of(lang, source)
    for name, used in uses(lang, source).items():
        assert [reference for reference in used.references if not catalogue.has(reference)] == [], name


@every_source
@every_language
def test_every_message_can_be_filled_in(lang: str, source: str) -> None:
    catalogue = catalogue_of(lang, source)
    for name, used in uses(lang, source).items():
        if catalogue.has(name):
            assert catalogue.format(name, **dict.fromkeys(used.variables, 1)), name


@every_game
def test_english_has_every_message_that_the_rules_ask_for(title: str) -> None:
    catalogue = game_catalogue(title, "en")
    assert [message for message in wanted(GAMES[title]) if not catalogue.has(message)] == []


@every_game
@every_language
def test_every_action_has_words_for_every_question(lang: str, title: str) -> None:
    rules, catalogue = GAMES[title], game_catalogue(title, lang)
    contexts = [*rules.questions, *(f"log-{row[0]}" for row in rules.log_rows)]
    for action in rules.actions:
        assert all(action_text(rules, catalogue, action, context).strip() for context in contexts), action


@every_game
@every_language
def test_every_log_row_can_be_written(lang: str, title: str) -> None:
    rules, catalogue = GAMES[title], game_catalogue(title, lang)
    for code in range(1, len(rules.log_rows)):
        assert row_text(rules, catalogue, (code, 1, 1, 1)).strip(), rules.log_rows[code]


@every_game
def test_english_log_lines_use_what_their_rows_give(title: str) -> None:
    given = log_variables(title)
    for name, used in uses("en", title).items():
        if name.startswith("log-"):
            assert used.variables <= given[name], name


@every_game
def test_contexts_of_action_names_are_questions_or_log_lines(title: str) -> None:
    contexts = {*GAMES[title].questions, *log_variables(title)}
    for name in names("en", title):
        if name.startswith("action-") and "." in name:
            assert name.partition(".")[2] in contexts, name


def test_every_file_of_texts_belongs_to_a_language() -> None:
    for package in ("detente", *(find_title(title).package for title in GAMES)):
        found = {path.name for path in files(package).joinpath("text").iterdir() if path.is_file()}
        shared = {"languages.json"} if package == "detente" else set()
        assert found == {f"{lang}.ftl" for lang in LANGUAGES} | shared


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
    assert str(error.value) == "Unknown language “xx”; the languages are: en, pl, ru, hu."


def test_an_error_is_a_sentence_in_the_language_asked_for() -> None:
    error: DetenteError = BadOption("option-name", option="bids", options="bid")
    assert error.text("en") == "Unknown option “bids”; the options are: bid."


def test_whole_numbers_have_no_mark_between_thousands() -> None:
    assert Catalogue("en", "step = { $step }").format("step", step=1234) == "1234"


def test_hungarian_writes_no_article_with_brackets() -> None:
    root = Path(detente.__file__).parent
    found = [*root.rglob("*.ftl"), *(root.parents[1] / "web" / "src").rglob("*.ftl")]
    hungarian = [path for path in found if path.stem.split(".")[-1] == "hu" and "generated" not in path.parts]
    assert len(hungarian) > 10
    assert [path.name for path in hungarian if "(z)" in path.read_text(encoding="utf-8")] == []
