"""Everything a player of Europe Divided sees exists in every language, with the variables that are given."""

from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from detente.engine.log import action_text, row_text
from detente.engine.text import LANGUAGES, game_catalogue, read_source, shared_catalogue
from detente.games.europe_divided.actions import ACTIONS
from detente.games.europe_divided.board import REGIONS
from detente.games.europe_divided.cards import ADVANTAGES, EVENTS
from detente.games.europe_divided.data import CARDS, DATA, ORGANISATIONS, REQUIREMENTS, SEAS, SIDES
from detente.games.europe_divided.game import RULES
from detente.games.europe_divided.options import OPTIONS
from detente.games.europe_divided.play import REASONS
from detente.games.europe_divided.sheet import Sheet, find_card, write_card
from detente.games.europe_divided.state import ENDINGS, LOG, QUESTIONS

from .helpers import at, new

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def wanted() -> Iterator[str]:
    """Every message that the game asks for."""
    yield "game-name"
    for side in SIDES:
        yield from (f"side-{side}", f"side-{side}.short", f"winner-{side}")
    yield from (f"organisation-{name}" for name in ORGANISATIONS)
    yield from (f"region-{region}" for region in REGIONS)
    yield from (f"card-{card}" for card in CARDS)
    yield from (f"card-{row['card']}.{row['kind']}" for row in DATA.texts)
    for card in ADVANTAGES:
        yield from (f"advantage-{card}", f"advantage-{card}.text")
    for event in EVENTS:
        yield from (f"event-{event}", f"event-{event}.history")
    for name in REQUIREMENTS:
        yield from (f"requirement-{name.lower()}", f"requirement-{name.lower()}.one")
    for sea in SEAS:
        yield from (f"sea-{sea}.{name}" for name in ORGANISATIONS)
    yield from (f"question-{question}" for question in QUESTIONS[1:])
    yield from (f"ending-{ending}" for ending in ENDINGS[1:])
    yield from (f"log-{row[0]}" for row in LOG[1:])
    yield from (f"reason-{reason}" for reason in REASONS[1:])
    yield from (f"phase-{phase}" for phase in ("setup", "initiative", "actions", "events", "advantages", "end"))
    for option in OPTIONS:
        yield from (f"option-{option.name}", f"option-{option.name}.help", *(f"option-{option.name}-{value}" for value in option.values))


@every_language
def test_every_message_is_there(lang: str) -> None:
    catalogue = game_catalogue("europe_divided", lang)
    assert [message for message in wanted() if not catalogue.has(message)] == []


@every_language
def test_a_file_parses_has_no_message_twice_and_the_same_ones_as_english(lang: str) -> None:
    def entries(lang: str) -> list[str]:
        body = FluentParser().parse(read_source(lang, "europe_divided")).body
        assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
        found = []
        for entry in body:
            if isinstance(entry, ast.Message):
                found += [entry.id.name, *(f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)]
        return found

    assert len(entries(lang)) == len(set(entries(lang)))
    assert set(entries(lang)) == set(entries("en"))
    assert set(entries(lang)).isdisjoint(shared_catalogue(lang).ids())


@every_language
def test_every_action_and_every_log_row_can_be_written(lang: str) -> None:
    catalogue = game_catalogue("europe_divided", lang)
    for action in ACTIONS:
        for question in QUESTIONS[1:]:
            assert action_text(RULES, catalogue, action, question).strip()
    for number, row in enumerate(LOG[1:], 1):
        for value in (1,) if "ending" in row else (0, 1):  # no game ends with "playing"
            text = row_text(RULES, catalogue, (number, value, value, value))
            assert text.strip(), row
            assert "{" not in text


def test_a_log_line_reads_well() -> None:
    catalogue = game_catalogue("europe_divided", "en")
    grow = next(number for number, row in enumerate(LOG) if row[0] == "grow")
    move = next(number for number, row in enumerate(LOG) if row[0] == "move")
    hungary, germany, austria = (REGIONS.index(name) for name in ("hungary", "germany", "austria"))
    assert row_text(RULES, catalogue, (grow, 0, hungary, 306)) == "EU in Hungary: 3 → 6"
    assert row_text(RULES, catalogue, (move, 0, germany * 100 + austria, 0)) == "Europe moves a unit: Germany → Austria"


@every_language
def test_the_sheet_fits_its_page_at_every_question(lang: str) -> None:
    catalogue, table = game_catalogue("europe_divided", lang), new(seed=4)
    while not table.outcome:
        seat = table.to_move[0]
        if table.sequence % 9 == 0:
            sheet = Sheet(table.observe(seat), catalogue)
            assert max(map(len, sheet.board().splitlines())) <= 100
            assert sheet.status()
            assert all(sheet.label(action, table.question(seat)) for action in table.legal(seat))
        table.play(seat, table.legal(seat)[-1])
    assert table.log(lang)


def test_the_sheet_names_what_a_question_is_about() -> None:
    catalogue = game_catalogue("europe_divided", "en")
    table = at("T3 actions russia | laid russia news_television | cubes poland 0:0:4 | advantages russia propaganda")
    assert Sheet(table.observe("russia"), catalogue).subject() == ""
    table.play("russia", "advantage:propaganda")
    assert Sheet(table.observe("russia"), catalogue).subject().startswith("Propaganda: Increase")
    assert Sheet(table.observe("russia"), catalogue).label("russia:poland", "grow") == "Russia: Poland 4 → 5 (you win the region card)"


def test_cards_of_every_kind_are_found_and_written() -> None:
    catalogue = game_catalogue("europe_divided", "pl")
    assert find_card(catalogue, "nord_stream") == "event:nord_stream"
    assert find_card(catalogue, "Telewizja") == "card:news_television"
    assert find_card(catalogue, "Wojna w") is None  # several events
    for kind, names in (("card", CARDS), ("advantage", ADVANTAGES), ("event", EVENTS), ("sea", SEAS)):
        for name in names:
            assert len(write_card(catalogue, f"{kind}:{name}").splitlines()) > 1, name
