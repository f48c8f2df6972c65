"""Import of the app's logs: a log of our own comes through, odd spellings too, and no changed number is accepted."""

import html
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from detente.engine.errors import BadGameFile, DetenteError
from detente.engine.table import Table
from detente.engine.text import LANGUAGES
from detente.games.twilight_struggle.imports.importer import import_log
from detente.games.twilight_struggle.imports.names import find_card

from .helpers import GAME

LOG = """SETUP: : Ann will play as USSR.
Bob will play as USA.
Handicap influence: US +2
Scenario: Standard
Optional Cards Added
Time per Player: 45 Minutes
USSR +4 in Poland [0][4]
USSR +2 in East Germany [0][5]
US +4 in West Germany [4][0]
US +3 in Italy [3][0]
US +1 in Iran [2][0]
US +1 in Italy [4][0]

Turn 1, Headline Phase: Vietnam Revolts* & Containment*: USSR Headlines Vietnam Revolts*
US Headlines Containment*
Event: Containment*
Containment* is now in play.

Event: Vietnam Revolts*
USSR +2 in Vietnam [0][2]
Vietnam Revolts* is now in play.

Turn 1, USSR AR1: Duck and Cover: Coup (3 Ops):
Target: Iran
SUCCESS: 4 [ + 3 - 2x2 = 3 ]
US -2 in Iran [0][0]
USSR +1 in Iran [0][1]
USSR Military Ops to 3
DEFCON degrades to 4

Event: Duck and Cover
DEFCON degrades to 3
US gains 2 VP. Score is US 2.

Turn 1, US AR1: Nasser*: Place Influence (1 Ops):
US +2 in Egypt [2][0]

Event: Nasser*
USSR +2 in Egypt [2][2]
US -1 in Egypt [1][2]

Turn 1, USSR AR2: Mideast Scoring: Event: Mideast Scoring
No VP awarded. Score is US 2.

Turn 1, US AR2: Socialist Governments: Space Race (4 Ops):
Die roll: 2 -- Success! (Needed 3 or less)
US advances to 1 in the Space Race.
US gains 2 VP. Score is US 4.
"""


def test_a_log_comes_through_with_every_number() -> None:
    imported = import_log(LOG)
    table = imported.table
    assert not imported.finished
    assert imported.exceptions == ()
    assert (table.vp, table.defcon, table.space["us"], table.milops["ussr"]) == (4, 3, 1, 3)
    assert table.influence("egypt") == (1, 2)
    assert table.where("nasser") == "removed"
    assert table.where("socialist_governments") == "discard"


def test_an_imported_game_is_an_ordinary_record() -> None:
    table = import_log(LOG).table
    assert GAME.load(table.to_json()).bytes() == table.bytes()


SPELLINGS: dict[str, Callable[[str], str]] = {
    "windows": lambda text: text.replace("\n", "\r\n"),
    "no blank lines": lambda text: re.sub(r"\n\n+", "\n", text),
    "odd spaces": lambda text: text.replace(" in ", "  in\t").replace("\n", "  \n"),
    "byte order mark": lambda text: "\ufeff" + text,
    "other names": lambda text: text.replace("Ann", "Zoë von K.").replace("Bob", "x"),
    "names with marks": lambda text: text.replace("Ann", "The Hunt: for [Red] October!").replace("Bob", "wins_by_99 & co."),
    "old line ends": lambda text: text.replace("\n", "\r"),
    "copied from a page": lambda text: html.escape(text),
    "quoted in a mail": lambda text: "".join(f"> {line}\n" for line in text.splitlines()),
    "marks escaped": lambda text: text.replace("*", r"\*").replace("[", r"\["),
    "words above the set-up": lambda text: "Twilight Struggle, game 123456\n4 March 2021\n\n" + text,
    "a page": lambda text: "<html><body>\n" + "".join(f"<p>{html.escape(line)}</p>\n" for line in text.splitlines()) + "</body></html>\n",
    "a page in one line": lambda text: html.escape(text).replace("\n", "<br/>"),
    "a forum": lambda text: f"[quote=Ann]\n[code]\n{text}[/code]\n[/quote]\n",
    "bold headers": lambda text: re.sub(r"^(Turn .+)$", r"**\1**", text, flags=re.MULTILINE),
    "numbered lines": lambda text: "".join(f"{number}. {line}\n" for number, line in enumerate(text.splitlines(), 1)),
    "a list": lambda text: "".join(f"- {line}\n" for line in text.splitlines()),
    "times of day": lambda text: "".join(f"[12:{number % 60:02}] {line}\n" for number, line in enumerate(text.splitlines())),
    "other abbreviations": lambda text: text.replace(" VP.", " VPs.").replace(" AR", " Action Round ").replace("Turn 1,", "Turn 1"),
    "a level score as a number": lambda text: text.replace("Score is even.", "Score is 0."),
    "lines said twice in a row": lambda text: re.sub(r"^((?:US|USSR) (?:reveals|discards|plays) .+\n)", r"\1\1", text, flags=re.MULTILINE),
    "cards revealed from hand": lambda text: re.sub(r"^((?:US|USSR) reveals .+)$", r"\1 from hand", text, flags=re.MULTILINE),
    "what players say at the end": lambda text: text + "\nAnn: good game\n[Bob] thanks, well played!\n",
    "what players say in between": lambda text: text.replace("Turn 1, USSR AR2", "Bob: hello: 2 minutes\nTurn 1, USSR AR2"),
}


@pytest.mark.parametrize("spelling", SPELLINGS)
def test_odd_spellings_do_not_matter(spelling: str) -> None:
    assert import_log(SPELLINGS[spelling](LOG)).table.bytes() == import_log(LOG).table.bytes()


NUMBERS = [
    ("Egypt [2][0]", "Egypt [3][0]"),
    ("USSR +2 in Vietnam [0][2]", "USSR +2 in Vietnam [0][3]"),
    ("SUCCESS: 4 [", "SUCCESS: 5 ["),
    ("Military Ops to 3", "Military Ops to 4"),
    ("DEFCON degrades to 3", "DEFCON degrades to 2"),
    ("US gains 2 VP. Score is US 2.", "US gains 2 VP. Score is US 3."),
    ("US gains 2 VP. Score is US 4.", "US gains 1 VP. Score is US 4."),
    ("advances to 1", "advances to 2"),
    ("(Needed 3 or less)", "(Needed 4 or less)"),
    ("Score is US 2.\n\nTurn 1, US AR2", "Score is US 1.\n\nTurn 1, US AR2"),
    ("Space Race (4 Ops)", "Space Race (3 Ops)"),
]


@pytest.mark.parametrize(("old", "new"), NUMBERS)
def test_a_changed_number_is_refused_with_its_line(old: str, new: str) -> None:
    assert old in LOG
    with pytest.raises(BadGameFile) as caught:
        import_log(LOG.replace(old, new, 1))
    assert re.search(r"\d", str(caught.value))


@pytest.mark.parametrize("words", ["Carl: good game", "The cat sat on the mat", "USSR chooses not to discard", "----------"])
def test_a_line_that_tells_nothing_is_left_out_and_named(words: str) -> None:
    imported = import_log(LOG.replace("US +1 in Italy [4][0]\n", f"US +1 in Italy [4][0]\n{words}\n"))
    assert imported.table.bytes() == import_log(LOG).table.bytes()
    assert [(line.number, line.text) for line in imported.unread] == [(13, words)]
    for lang in LANGUAGES:
        assert any(words in notice and "13" in notice for notice in imported.notices(lang))


@pytest.mark.parametrize("line", ["US +1 in Atlantis [1][0]", "Target: Atlantis", "USSR gains many VP. Score is US 2.", "US -1 Iran"])
def test_a_line_that_tells_something_and_is_not_understood_is_refused(line: str) -> None:
    with pytest.raises(BadGameFile, match="13"):
        import_log(LOG.replace("US +1 in Italy [4][0]\n", f"US +1 in Italy [4][0]\n{line}\n"))


def test_a_line_that_was_left_out_is_blamed_for_a_difference_that_follows() -> None:
    broken = LOG.replace("USSR +2 in Vietnam [0][2]", "USSR conquers Vietnam")
    with pytest.raises(BadGameFile, match="conquers Vietnam"):
        import_log(broken)


@pytest.mark.parametrize("nonsense", ["", "hello", "{}", "\x00\x01", "Turn 1, USSR AR1: Fidel*: Coup"])
def test_nonsense_gets_one_sentence(nonsense: str) -> None:
    with pytest.raises(DetenteError) as caught:
        import_log(nonsense)
    assert "\n" not in str(caught.value)


def test_a_log_that_stops_anywhere_is_imported_as_far_as_it_goes() -> None:
    lines = LOG.splitlines()
    for end in (16, 27, 40, 48):
        assert not import_log("\n".join(lines[:end])).finished


HUMAN = sorted((Path(__file__).parents[3] / "shared" / "human_games").glob("*.txt"))


@pytest.mark.parametrize("path", HUMAN, ids=lambda path: path.stem)
def test_games_that_people_played_come_through_completely(path: Path) -> None:
    """Only where the logs lie beside the checkout; they are data, not ours to keep."""
    imported = import_log(path.read_text(encoding="utf-8"), str(path))
    assert imported.exceptions == ()
    assert GAME.load(imported.table.to_json()).bytes() == imported.table.bytes()


@pytest.mark.parametrize("path", HUMAN, ids=lambda path: path.stem)
def test_a_game_that_people_played_may_stop_anywhere(path: Path) -> None:
    """A log that was cut off, even within a word, is imported as far as it goes."""
    text = path.read_text(encoding="utf-8")
    for part in (0.31, 0.62, 0.87):
        assert not import_log(text[: int(len(text) * part)], str(path)).finished


def mutations(text: str) -> list[str]:
    """The text with each of its numbers raised by one, lines dropped or doubled, and words swapped."""
    changed = [f"{text[: m.start()]}{int(m.group()) + 1}{text[m.end() :]}" for m in re.finditer(r"\d+", text)]
    lines = text.splitlines()
    changed += ["\n".join(lines[:i] + lines[i + 1 :]) for i in range(0, len(lines), 3)]
    changed += ["\n".join(lines[:i] + lines[i : i + 1] * 2 + lines[i + 1 :]) for i in range(0, len(lines), 5)]
    changed += [text.replace("Egypt", "Atlantis"), text.replace("Nasser", "Nessar"), text.replace("USSR", "US"), text[::-1]]
    return changed


@pytest.mark.parametrize("part", range(6))
def test_a_mutated_log_is_refused_or_means_the_same(part: int) -> None:
    """No crash and no changed number: what is accepted leaves the same board as the log it came from, or a shorter game of it."""
    boards = set()
    table = import_log(LOG).table
    while True:
        boards.add(board(table))
        if not table.moves:
            break
        table.take_back()
    for text in mutations(LOG)[part::6]:
        try:
            imported = import_log(text)
        except DetenteError:
            continue
        assert board(imported.table) in boards, text


def board(table: Table) -> tuple[object, ...]:
    """What lies open: influence, tracks and effects."""
    tracks = (table.vp, table.defcon, *table.space.values(), *table.milops.values())
    return (*table.record["influence"].ravel().tolist(), *tracks, table.effects)


@pytest.mark.parametrize(("name", "card"), [("U2 Incidemt*", "u2_incident"), ("U3 Incident*", ""), ("Soviets Shoot Down KAL-008*", "")])
def test_a_name_may_be_misspelt_but_its_number_may_not(name: str, card: str) -> None:
    assert find_card(name) == card
