"""Position lines of every game: sections are a list, wrong parts are named, random changes are read or refused (issue 13, C 3 to 5)."""

import random
from typing import Any

import pytest

from detente import BadPosition, DetenteError, Game
from detente.engine.game import titles
from detente.engine.kernel import JIT
from detente.engine.text import LANGUAGES

from .changed_lines import examine

TS, CIA, ED = Game("twilight_struggle"), Game("cia_vs_kgb"), Game("europe_divided")
FIELD = "R3 struggle CIA | objective cuba | balance cia | cia_x director | kgb_x director"
START = {TS: "T4 AR3 US | us nasser | ussr fidel", CIA: FIELD, ED: "T3 initiative | europe ?4 | russia ?4"}


def refused(game: Game, line: str) -> DetenteError:
    """The error of a line: one sentence, in every language."""
    with pytest.raises(BadPosition) as caught:
        game.position(line)
    for lang in LANGUAGES:
        assert "\n" not in caught.value.text(lang)
    return caught.value


@pytest.mark.parametrize("game", START, ids=lambda game: game.id)
@pytest.mark.parametrize("word", ["cards", "seen", "spaces", "header", "section", "sections", "fields", "init__", "class__", "pile"])
def test_no_section_is_found_by_the_names_of_the_code(game: Game, word: str) -> None:
    for rest in ("", " x", " T4 AR3 US", " us x"):
        assert refused(game, f"{START[game]} | {word}{rest}").name == "position-section"


def test_a_header_stands_only_at_the_beginning() -> None:
    assert refused(TS, "T4 AR3 US | header T5 AR1 USSR | us nasser | ussr fidel").name == "position-section"
    assert TS.position(START[TS]).turn == 4


@pytest.mark.parametrize(
    ("game", "section"),
    [
        (TS, "defcon 3"), (TS, "us nato"), (TS, "influence iran 1:0"), (TS, "known us fidel"), (TS, "bury"), (TS, "options bid=false"),
        (CIA, "discard mafia"), (CIA, "balance kgb"), (CIA, "cia_killed assassin"), (CIA, "known deck 0:0"),
        (ED, "coins 1:2"), (ED, "units europe poland 1"), (ED, "sanctions europe"), (ED, "cubes poland 1:0:0"),
    ],
)  # fmt: skip
def test_the_same_section_twice_is_refused(game: Game, section: str) -> None:
    start = START[game].replace(" | balance cia", "").replace(" | us nasser", "")
    assert refused(game, f"{start} | {section} | {section.upper()}").name == "position-again"


@pytest.mark.parametrize(
    ("game", "section", "twice"),
    [
        (TS, "influence iran 1:0, cuba 0:3, IRAN 2:0", "IRAN"),
        (TS, "effects nato, NATO", "NATO"),
        (ED, "cubes poland 1:0:0, Poland 0:1:0", "Poland"),
        (ED, "units europe poland 1, poland 2", "poland"),
        (ED, "region_coins poland 1, poland 2", "poland"),
        (TS, "options bid=true, BID=false", "BID"),
    ],
)
def test_the_same_name_twice_in_a_section_is_refused(game: Game, section: str, twice: str) -> None:
    error = refused(game, f"{START[game]} | {section}")
    assert (error.name, error.facts["word"]) == ("position-named-twice", twice)


def test_a_section_that_is_one_word_takes_no_other() -> None:
    for game, word in ((TS, "bury"), (TS, "civil_war"), (TS, "swapped"), (CIA, "passed")):
        error = refused(game, f"{START[game]} | {word} yes please")
        assert (error.name, error.facts["given"]) == ("position-bare", "yes please")
    assert refused(TS, f"{START[TS]} | china nobody down").name == "position-bare"


@pytest.mark.parametrize(
    ("game", "section", "name", "facts"),
    [
        (TS, "defcon 9", "position-range", {"word": "9", "low": 2, "high": 5}),
        (TS, "vp us 25", "position-range", {"word": "25", "low": 0, "high": 19}),
        (TS, "defcon " + "9" * 5000, "position-range", {"low": 2}),
        (TS, "defcon x", "position-number", {"word": "x"}),
        (TS, "milops 1", "position-numbers", {"example": "0:0"}),
        (TS, "influence mars 1:0", "position-country", {"word": "mars"}),
        (TS, "influence mars", "position-part", {"given": "mars"}),
        (TS, "chernobyl mars", "position-value", {"section": "chernobyl", "given": "mars"}),
        (TS, "crisis mars", "position-value", {"section": "crisis", "given": "mars", "values": "us, ussr"}),
        (TS, "envy", "position-value", {"section": "envy"}),
        (TS, "effects rain", "position-effect", {"word": "rain"}),
        (TS, "effects red_scare_purge", "position-effect", {"near": "red_scare, purge"}),
        (TS, "discard the_china_card", "position-china", {}),
        (TS, "known us nato", "position-known", {"card": "nato", "seat": "us"}),
        (ED, "cubes mars 1:0:0", "position-country", {"word": "mars"}),
        (ED, "cubes poland 7:0:0", "position-range", {"word": "7", "low": 0, "high": 6}),
        (ED, "cubes poland 1:0", "position-numbers", {"example": "0:0:0"}),
        (ED, "breakup mars", "position-country", {"word": "mars"}),
        (ED, "first mars", "position-value", {"given": "mars", "values": "europe, russia"}),
        (ED, "laid europe ?12", "position-many", {"most": 2}),
        (ED, "shown europe germany, italy, france", "position-many", {"most": 2}),
        (ED, "laid europe energy_sector", "position-owner", {"card": "energy_sector", "seat": "europe"}),
        (ED, "units europe poland 9, belarus 9", "position-many", {"most": 15}),
        (CIA, "open mars", "position-value", {"given": "mars", "values": "cia, kgb"}),
        (CIA, "known deck 3:0", "position-range", {"word": "3", "low": 0, "high": 0}),
        (ED, "deck europe germany", "position-no-cards", {"seat": "europe"}),
    ],
)
def test_an_error_says_what_is_wrong(game: Game, section: str, name: str, facts: dict[str, Any]) -> None:
    error = refused(game, f"{START[game]} | {section}")
    assert error.name == name
    assert facts.items() <= error.facts.items()


@pytest.mark.parametrize("line", ["T1 AR8 US", "T4 AR8 USSR", "T1 AR7 US"])
def test_a_round_that_the_turn_does_not_have_is_refused(line: str) -> None:
    """4.5: 6 rounds in turns 1 to 3, then 7."""
    assert refused(TS, f"{line} | us nasser | ussr fidel").name == "position-round"


def test_an_eighth_round_needs_its_reason() -> None:
    assert TS.position("T4 AR8 US | space 8:0 | us nasser | ussr fidel").round == 8
    assert TS.position("T9 AR8 US | effects eighth_round | us nasser | ussr fidel").round == 8
    assert refused(TS, "T4 AR8 USSR | space 8:0 | us nasser | ussr fidel").name == "position-round"


@pytest.mark.parametrize("game", START, ids=lambda game: game.id)
def test_a_damaged_exact_section_is_refused(game: Game) -> None:
    dice, table = random.Random(4), game.new(seed=4)
    while " | at " not in table.position() or " | view " not in table.position(0):
        seat = dice.choice(table.to_move)
        table.play(seat, dice.choice(table.legal(seat)))
    for line in (table.position(), *(table.position(seat) for seat in game.seats if len(table.position(seat).split("|")[-1]) > 30)):
        start, _, packed = line.rpartition(" ")
        for wrong in ("", "x", packed[:-9], packed[:40] + "A" + packed[41:], packed[:40] + "!" + packed[41:], "9:" + packed, "0:x", "é"):
            if wrong or start.endswith("at"):
                assert refused(game, f"{start} {wrong}").name == "position-damaged"


@pytest.mark.parametrize("field", ["depth", "asked", "winner", "ending", "event_count", "dice_count", "legal", "over"])
def test_an_exact_record_that_cannot_be_is_refused(field: str) -> None:
    """Packed anew, so that its checksum is right."""
    from detente.engine.position_syntax import write_exact
    from detente.games.twilight_struggle.state import State

    table = TS.position(START[TS])
    table.play("us", "card:nasser")
    line = table.position().rpartition(" | ")[0]
    table.record[field] = 999
    assert refused(TS, f"{line} | {write_exact(State, table.record)}").name == "position-damaged"


def test_names_are_read_in_any_case() -> None:
    line = "t4 ar3 us | DEFCON 3 | Influence IRAN 2:0 | Effects NATO | US Duck and Cover, NASSER | Ussr Fidel | CHINA Us Down"
    table = TS.position(line)
    assert (table.defcon, table.influence("Iran"), table.hand("US")) == (3, (2, 0), ("duck_and_cover", "nasser"))
    line = "r3 STRUGGLE cia | Objective CUBA | Balance CIA | cia_X Director | KGB_x DIRECTOR | CIA Mafia | Known DECK 0:0"
    assert CIA.position(line).groups["cia"] == ("mafia",)
    line = "t3 Initiative | EUROPE Germany, ?3 | russia ?4 | Cubes POLAND 1:0:0 | Units EUROPE Poland 1 | SEA_used BALTIC_SEA"
    assert ED.position(line).cube("Poland") == (1, 0, 0)


@pytest.mark.parametrize("title", titles())
@pytest.mark.parametrize("seed", [1, 2])
def test_random_changes_of_lines_are_read_or_refused(title: str, seed: int) -> None:
    """A slice of `python -m tests.engine.changed_lines`, which makes 14,000 for each game."""
    found = examine(Game(title), 500 if JIT else 120, seed)
    assert found["read"] > 5
    assert len(found) > 5


def test_a_side_that_has_nothing_to_choose_from_is_refused() -> None:
    assert refused(ED, "T4 initiative | europe | deck europe | russia ?4").name in ("position-nothing", "position-nobody")
