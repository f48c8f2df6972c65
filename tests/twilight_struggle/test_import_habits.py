"""What the app prints in its own way, each habit with a test; and what used to pass uncompared."""

import re
from itertools import count

import pytest

from detente.engine.errors import BadRecord
from detente.engine.text import LANGUAGES
from detente.games.twilight_struggle.imports import import_log, is_difference

from .app_log import headline_game, write_app_log
from .test_import_basics import LOG
from .test_import_round_trip import cards_in_play, log_of, open_board

# Row of section D, and what a log shows of it.
HABITS = {
    "A: Grain Sales, the card kept is told twice": r"US plays (.+)\nUS plays \1\n",
    "B: a round passed as a bare header": r"\nTurn \d+, (?:US|USSR) AR\d\n",
    "B: a round passed with two colons": r"\nTurn \d+, (?:US|USSR) AR\d: :\n",
    "C: a coup that ends the game is told to its end": (
        r"Target: .+\n(?:SUCCESS|FAILURE).+\n(?:.+ in .+\n)*(?:US|USSR) Military Ops to \d\n(?:DEFCON degrades to 1\n)?(?:.+wins.+\n)?$"
    ),
    "D: a deal that uses up the pile": r"\*RESHUFFLE\*",
    "no cards to reveal": r"US has no cards to reveal",
    "an event that ends when it has paid": r"\"We Will Bury You\"\* is no longer in play",
    "no set-up word": r"\AAnna will play",
    "bids": r"bids \d Influence",
}  # fmt: skip


@pytest.mark.parametrize("habit", HABITS)
def test_a_log_with_a_habit_of_the_app_comes_through(habit: str) -> None:
    for seed in count(1):
        assert seed < 200, "no game shows it"
        played, text = log_of(seed)
        if re.search(HABITS[habit], text):
            break
    imported = import_log(text)
    assert (open_board(imported.table), cards_in_play(imported.table)) == (open_board(played), cards_in_play(played))


HEADLINES = [
    (8, "aldrich_ames_remix", "ask_not_what_your_country"),  # row E: later discards belong to Ames
    (8, "aldrich_ames_remix", "chernobyl"),
    (4, "missile_envy", "grain_sales_to_soviets"),
    (5, "lone_gunman", "missile_envy"),
    (5, "the_cambridge_five", "ask_not_what_your_country"),  # row F: scoring cards drawn after the hand was shown to hold none
    (6, "cuban_missile_crisis", "grain_sales_to_soviets"),
    (8, "terrorism", "star_wars"),
    (4, "quagmire", "norad"),
    (8, "glasnost", "salt_negotiations"),
    (4, "che", "junta"),
    (4, "we_will_bury_you", "five_year_plan"),
    (8, "ortega_elected_in_nicaragua", "tear_down_this_wall"),
    (4, "summit", "olympic_games"),
    (4, "south_african_unrest", "our_man_in_tehran"),
    (8, "wargames", "the_iron_lady"),
    (4, "muslim_revolution", "the_voice_of_america"),
    (2, "blockade", "cia_created"),
    (2, "warsaw_pact_formed", "defectors"),
]


@pytest.mark.parametrize(("turn", "ussr", "us"), HEADLINES)
def test_headlines_of_every_kind_come_back(turn: int, ussr: str, us: str) -> None:
    played = next((found for seed in range(1, 120) if (found := headline_game(seed, turn, ussr, us))), None)
    assert played is not None, "the cards cannot be dealt so"
    imported = import_log(write_app_log(played, turn))
    assert open_board(imported.table) == open_board(played)
    assert cards_in_play(imported.table) == cards_in_play(played)


def test_chernobyl_without_its_region_is_any_region_that_fits() -> None:
    """Row G: "US chooses Chernobyl* is now in play." """
    for seed in range(1, 120):
        played = headline_game(seed, 8, "aldrich_ames_remix", "chernobyl")
        text = write_app_log(played, 8) if played else ""
        if played and "US chooses" in text:
            break
    assert played is not None
    slip = re.sub(r"US chooses .+(?:\nChernobyl\* is now in play\.)?", "US chooses Chernobyl* is now in play.", text)
    assert "US chooses Chernobyl* is now in play." in slip
    assert open_board(import_log(slip).table) == open_board(played)


KEPT = """SETUP: : Ann will play as USSR.
Bob will play as USA.
Scenario: Standard
USSR +4 in Poland [0][4]
USSR +2 in East Germany [0][5]
US +4 in West Germany [4][0]
US +3 in Italy [3][0]

Turn 1, Headline Phase: Vietnam Revolts* & CIA Created*: USSR Headlines Vietnam Revolts*
US Headlines CIA Created*
Event: Vietnam Revolts*
USSR +2 in Vietnam [0][2]
Vietnam Revolts* is now in play.

Event: CIA Created*
USSR reveals Socialist Governments
USSR reveals Fidel*
USSR reveals COMECON*
USSR reveals Warsaw Pact Formed*
USSR reveals Decolonization
USSR reveals De-Stalinization*
USSR reveals Europe Scoring
Place Influence (1 Ops):
US +1 in Iran [2][0]

"""
OWN = {
    "USSR": [("Fidel*", 2, "Poland"), ("COMECON*", 3, "Poland"), ("Decolonization", 2, "Poland"), ("Socialist Governments", 3, "Poland"),
             ("Warsaw Pact Formed*", 3, "Poland"), ("De-Stalinization*", 3, "Poland")],
    "US": [("NATO*", 4, "Italy"), ("Marshall Plan*", 4, "Italy"), ("Truman Doctrine*", 1, "Italy"), ("Duck and Cover", 3, "Italy"),
           ("Containment*", 3, "Italy"), ("US/Japan Mutual Defense Pact*", 4, "Italy")],
}  # fmt: skip


def test_a_scoring_card_kept_in_the_last_round_is_called_an_illegal_play() -> None:
    """Row K."""
    text, points = KEPT, {"USSR": 4, "US": 3}
    for number in range(6):
        for side, (card, ops, country) in ((side, plays[number]) for side, plays in OWN.items()):
            points[side] += ops
            pair = f"[0][{points[side]}]" if side == "USSR" else f"[{points[side]}][0]"
            text += f"Turn 1, {side} AR{number + 1}: {card}: Place Influence ({ops} Ops):\n{side} +{ops} in {country} {pair}\n\n"
    text += "Turn 2, Headline Phase: Europe Scoring & Five Year Plan: USSR Headlines Europe Scoring\nUS Headlines Five Year Plan\n"
    with pytest.raises(BadRecord) as caught:
        import_log(text)
    assert caught.value.name == "import-held-scoring"
    for lang in LANGUAGES:
        assert "Europe Scoring" in caught.value.text(lang)
    part = import_log(text, partial=True)
    assert part.difference is not None
    assert (part.table.turn, part.table.round) >= (1, 1)


CHANGED = {
    "a card of the headline header": ("Headline Phase: Vietnam Revolts* & Containment*", "Headline Phase: Vietnam Revolts* & NATO*"),
    "the order of the headline header": (
        "Headline Phase: Vietnam Revolts* & Containment*",
        "Headline Phase: Containment* & Vietnam Revolts*",
    ),
    "an event that was never in play": ("US +2 in Egypt [2][0]\n", "US +2 in Egypt [2][0]\nContainment* is no longer in play.\n"),
    "event and operations swapped": (
        "Place Influence (1 Ops):\nUS +2 in Egypt [2][0]\n\nEvent: Nasser*\nUSSR +2 in Egypt [2][2]\nUS -1 in Egypt [1][2]\n",
        "Event: Nasser*\nUSSR +2 in Egypt [2][2]\nUS -1 in Egypt [1][2]\n\nPlace Influence (1 Ops):\nUS +2 in Egypt [2][0]\n",
    ),
    "a handicap of none with points placed": ("Handicap influence: US +2\n", "Handicap influence: None\n"),
    "a winner in mid-game": ("No VP awarded. Score is US 2.\n", "No VP awarded. Score is US 2.\nUSSR wins by Victory Points\n"),
    "a resignation in mid-game": ("No VP awarded. Score is US 2.\n", "No VP awarded. Score is US 2.\nUS resigns\n"),
    "a winner at the end of an unfinished game": ("Score is US 4.\n", "Score is US 4.\nUSSR wins by Victory Points\n"),
    "no cards to reveal, where nobody asks": ("US +2 in Egypt [2][0]\n", "US +2 in Egypt [2][0]\nUS has no cards to reveal\n"),
    "a card revealed from a hand, where nobody asks": ("US +2 in Egypt [2][0]\n", "US +2 in Egypt [2][0]\nUSSR reveals NATO* from hand\n"),
    "a reshuffle": ("Event: Duck and Cover\n", "*RESHUFFLE*\nEvent: Duck and Cover\n"),
}


@pytest.mark.parametrize("what", CHANGED)
def test_what_used_to_pass_uncompared_is_refused_with_its_line(what: str) -> None:
    old, new = CHANGED[what]
    assert old in LOG
    with pytest.raises(BadRecord) as caught:
        import_log(LOG.replace(old, new, 1))
    assert is_difference(caught.value)
    assert caught.value.facts["line"] > 0
    for lang in LANGUAGES:
        text = caught.value.text(lang)
        assert str(caught.value.facts["line"]) in text
        assert not re.search(r"nothing of the kind|no deal fits|may not answer|Illegal action", text)


def test_the_header_of_a_trap_names_the_card_that_is_discarded() -> None:
    _, text = next(found for seed in count(1) if "Trap Roll" in (found := log_of(seed))[1])
    changed = re.sub(r"(Turn \d+, (?:US|USSR) AR\d: )([^:\n]+)(: (?:US|USSR) discards )", r"\1Nuclear Test Ban\3", text, count=1)
    assert changed != text
    with pytest.raises(BadRecord, match="Nuclear Test Ban"):
        import_log(changed)


@pytest.mark.parametrize(("line", "result"), [
    ("US resigns", {"winner": "ussr", "ending": "resigned"}),
    ("USSR forfeits the game.", {"winner": "us", "ending": "resigned"}),
    ("Bob has run out of time", {"winner": "ussr", "ending": "time"}),
    ("USSR wins by resignation", {"winner": "ussr", "ending": "resigned"}),
    ("Ann wins on time", {"winner": "ussr", "ending": "time"}),
])  # fmt: skip
def test_a_resignation_and_a_lost_clock_are_kept_as_the_result(line: str, result: dict[str, str]) -> None:
    imported = import_log(LOG + line + "\n")
    assert imported.result == result
    assert f'"ending": "{result["ending"]}"' in imported.to_json()
    for lang in LANGUAGES:
        assert imported.notices(lang)


def test_a_line_that_is_not_understood_ends_a_part_of_a_game() -> None:
    broken = LOG.replace("Turn 1, USSR AR2:", "The cat sat on the mat\nTurn 1, USSR AR2:")
    part = import_log(broken, partial=True)
    assert part.difference is not None
    assert part.difference.name == "import-line"
    assert part.table.influence("egypt") == (1, 2)
    assert any("cat" in notice for notice in part.notices("hu"))


def test_how_i_learned_to_stop_worrying_may_leave_out_the_level() -> None:
    """The next line about DEFCON tells it."""
    for seed in range(1, 200):
        played = headline_game(seed, 5, "how_i_learned_to_stop_worrying", "nuclear_test_ban")
        text = write_app_log(played, 1) if played else ""
        told = re.search(r"(Event: How I Learned to Stop Worrying\*\n)DEFCON (?:improves|degrades) to \d\n", text)
        if played and told:
            break
    assert played is not None
    assert told is not None
    cut = text.replace(told.group(), told.group(1))
    assert open_board(import_log(cut).table) == open_board(played)
