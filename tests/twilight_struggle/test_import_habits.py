"""What the app prints in its own way, each habit with a test; and what used to pass uncompared."""

import re
from itertools import count
from typing import Any

import pytest

from detente.engine.errors import BadGameFile
from detente.engine.table import Table
from detente.engine.text import LANGUAGES
from detente.games.twilight_struggle.cards import CARD, CARDS
from detente.games.twilight_struggle.imports import import_log, is_difference
from detente.games.twilight_struggle.imports.answers import View, find_answers
from detente.games.twilight_struggle.imports.compare import HANDLERS
from detente.games.twilight_struggle.imports.cursor import Cursor
from detente.games.twilight_struggle.imports.lines import read_log
from detente.games.twilight_struggle.options import OPTIONAL_CARDS
from detente.games.twilight_struggle.state import L_EVENT

from .app_log import OF_THE_APP, USES, Habits, card_game, grain_sales_game, headline_game, random_game, round_game, write_app_log
from .test_import_basics import LOG
from .test_import_round_trip import cards_in_play, log_of, open_board

# Row of section D: a random game from which on to look for it, and what its log shows.
HABITS = {
    "A: Grain Sales, the card kept is told twice": (79, r"US plays (.+)\nUS plays \1\n"),
    "B: a round passed as a bare header": (283, r"\nTurn \d+, (?:US|USSR) AR\d\n"),
    "B: a round passed with two colons": (155, r"\nTurn \d+, (?:US|USSR) AR\d: :\n"),
    "C: a coup that ends the game is told to its end": (
        208,
        r"Target: .+\n(?:SUCCESS|FAILURE).+\n(?:.+ in .+\n)*(?:US|USSR) Military Ops to \d\n(?:DEFCON degrades to 1\n)?(?:.+wins.+\n)?$",
    ),
    "D: a deal that uses up the pile": (166, r"\*RESHUFFLE\*"),
    "no cards to reveal": (7, r"US has no cards to reveal"),
    "an event that ends when it has paid": (14, r"\"We Will Bury You\"\* is no longer in play"),
    "no set-up word": (337, r"\AAnna will play"),
    "bids": (134, r"bids \d Influence"),
}  # fmt: skip


def first_game(seed: int, pattern: str, habits: Habits | None = None) -> tuple[Table, str]:
    """The first random game from a seed on whose log shows something. Games of bots would change with the bots."""
    for one in (number for number in range(seed, seed + 300) if number % 3):
        played = log_of(one)[0]
        text = write_app_log(played, one, habits)
        if re.search(pattern, text):
            return played, text
    raise AssertionError("no game shows it")


@pytest.mark.parametrize("habit", HABITS)
def test_a_log_with_a_habit_of_the_app_comes_through(habit: str) -> None:
    played, text = first_game(*HABITS[habit])
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


ROUNDS = [
    (4, "missile_envy", "missile_envy"),  # it goes to and fro
    (4, "che", "junta"),
    (5, "junta", "abm_treaty"),
    (4, "five_year_plan", "grain_sales_to_soviets"),
    (5, "how_i_learned_to_stop_worrying", "ask_not_what_your_country"),
    (6, "olympic_games", "summit"),
    (3, "un_intervention", "the_cambridge_five"),
    (4, "quagmire", "bear_trap"),
    (5, "brezhnev_doctrine", "missile_envy"),
    (8, "aldrich_ames_remix", "star_wars"),
    (8, "latin_american_debt_crisis", "tear_down_this_wall"),
    (9, "terrorism", "chernobyl"),
    (8, "yuri_and_samantha", "defectors"),
    (9, "wargames", "our_man_in_tehran"),
    (4, "cuban_missile_crisis", "salt_negotiations"),
    (4, "we_will_bury_you", "un_intervention"),
    (8, "glasnost", "soviets_shoot_down_kal_007"),
    (4, "latin_american_death_squads", "ussuri_river_skirmish"),
    (5, "u2_incident", "un_intervention"),
    (2, "defectors", "special_relationship"),
]  # fmt: skip


@pytest.mark.parametrize(("turn", "ussr", "us"), ROUNDS)
def test_cards_of_every_kind_in_a_round_come_back(turn: int, ussr: str, us: str) -> None:
    played = next((found for seed in range(1, 200) if (found := round_game(seed, turn, ussr, us))), None)
    assert played is not None, "the cards cannot be dealt so"
    imported = import_log(write_app_log(played, turn))
    assert open_board(imported.table) == open_board(played)
    assert cards_in_play(imported.table) == cards_in_play(played)


@pytest.mark.parametrize("card", [card for card in CARDS if card != "the_china_card"])
def test_every_card_comes_through(card: str) -> None:
    """One side and one use of each; `bench/import_games.py --cards` takes all of them."""
    number = CARD[card]
    ways = [(seat, use) for use in USES for seat in ("ussr", "us")]
    ways = ways[number % len(ways) :] + ways[: number % len(ways)]
    played = next(found for seat, use in ways if (found := card_game(card, seat, use, tries=40)))
    imported = import_log(write_app_log(played, number))
    assert (open_board(imported.table), cards_in_play(imported.table)) == (open_board(played), cards_in_play(played))


# A way of writing that may differ from log to log: a game from which on to look for it, and what its log shows.
WAYS = {
    "late_held_card": (416, r"Headline Phase: [^:]+: (?:US|USSR) discards "),
    "contests": (388, r"in the Olympics\n(?:US|USSR) rolls"),
    "bare_headlines": (370, r"Headline Phase\n"),
    "bare_traps": (416, r"AR\d: : (?:US|USSR) discards .+\nTrap Roll"),
    "late_penalty": (58, r"Headline Phase: [^:]+: (?:US|USSR) gains"),
    "late_reshuffle": (166, r"Headlines .+\n\*RESHUFFLE\*"),
    "regions": (50, r"(?:.*gains \d+ VP.+\n){3}"),
    "idle_events": (134, r"Event: (?:NATO|Kitchen Debates|\"One Small Step)"),
    "point_by_point": (337, r"\n(.+) \+1 in (.+) \[.+\n\1 \+1 in \2 "),
    "early_tracks": (370, r"Target: .+\n(?:US|USSR) Military Ops"),
    "own_turn_at_cleanup": (362, r"Turn 1, Cleanup"),
    "cancelled_incident": (170, r"UN Intervention:?\s+U2 Incident\* is no longer in play"),
    "zero_points": (1, r"gains 0 VP"),
    "ended_twice": (5, r"(?:Red Scare/Purge is no longer in play\.\n){2}"),
    "early_turns": (166, r"\*RESHUFFLE\*\n+Turn \d+, Headline Phase"),
    "no_military_operations": (370, r"Target: .+\nSUCCESS.+\n(?:.+ in .+\n)*(?:DEFCON.+\n)?\n"),
    "no_headlines": (166, r"Headline Phase: .+ & .+: (?:DEFCON|Event)"),
    "gains_first": (370, r"SUCCESS.+\n.+ \+\d+ in (.+) \[.+\n.+ -\d+ in \1 \["),
    "slashed_pairs": (370, r"\[\d+/\d+\]"),
}


@pytest.mark.parametrize("way", WAYS)
def test_a_log_may_be_written_in_another_way(way: str) -> None:
    """One way at a time; the games of the round trip mix them."""
    first, pattern = WAYS[way]
    chosen: dict[str, Any] = {way: True}
    played, text = first_game(first, pattern, Habits(**chosen))
    imported = import_log(text)
    assert (open_board(imported.table), cards_in_play(imported.table)) == (open_board(played), cards_in_play(played))


@pytest.mark.parametrize("leader", ["us", "ussr"])
def test_the_first_points_tell_whose_the_four_of_the_late_war_scenario_are(leader: str) -> None:
    played = random_game(3, 60, scenario="late_war", late_war_vp=leader)
    text = write_app_log(played, 3)
    assert "VP" in text
    imported = import_log(text)
    assert imported.table.options["late_war_vp"] == leader
    assert open_board(imported.table) == open_board(played)


def test_either_headline_may_be_told_first() -> None:
    """The side whose headline is shown first is so in the header too; which that is depends on the space race (6.4.4)."""
    told = "Vietnam Revolts* & Containment*: USSR Headlines Vietnam Revolts*\nUS Headlines Containment*\n"
    other = "Containment* & Vietnam Revolts*: US Headlines Containment*\nUSSR Headlines Vietnam Revolts*\n"
    assert told in LOG
    assert import_log(LOG.replace(told, other)).table.bytes() == import_log(LOG).table.bytes()


ONE_OPERATION = (
    *("allende", "oas_founded", "willy_brandt", "panama_canal_returned", "brezhnev_doctrine", "kitchen_debates"),
    *("muslim_revolution", "lone_gunman", "flower_power", "central_america_scoring"),
)


def test_a_round_in_a_trap_without_a_card_to_discard_may_say_so() -> None:
    """The US is dealt cards of 1 operation and caught in Quagmire."""
    games = (headline_game(seed, 4, "quagmire", "summit", ONE_OPERATION) for seed in count(24))
    logs = ((played, write_app_log(played, 24, Habits(empty_hands=True))) for played in games if played)
    played, text = next((played, text) for played, text in logs if re.search(r"AR\d(?:: .*)?\s(?:US|USSR) has no cards to discard", text))
    imported = import_log(text)
    assert (open_board(imported.table), cards_in_play(imported.table)) == (open_board(played), cards_in_play(played))


@pytest.mark.parametrize("habits", [Habits(), Habits(wargames_points=True), Habits(wargames_points=True, told_winner="loser")])
def test_wargames_ends_a_game_with_and_without_its_points(habits: Habits) -> None:
    games = (card_game("wargames", "us", "event", 1, first, is_reckless=True) for first in count(7))
    played = next(found for found in games if found and found.outcome and found.outcome.ending == "wargames")
    text = write_app_log(played, 7, habits)
    assert bool(re.search(r"Event: Wargames\*\nUSSR gains 6 VP", text)) == habits.wargames_points
    assert import_log(text).table.outcome == played.outcome


@pytest.mark.parametrize(("told_winner", "words"), [("", " wins by"), ("player", "(Anna|Béla Kovács) wins by"), ("loser", " loses by")])
@pytest.mark.parametrize("may_hold", [False, True])
def test_a_game_lost_by_a_held_scoring_card_ends_so(told_winner: str, words: str, may_hold: bool) -> None:
    """The log names no card: one that could be dealt is found. Where the last play was no way out, 11.2 is taken to be in force."""
    for seed in (8, 10) if may_hold else (105, 148):
        played = random_game(seed, is_reckless=True, hold_scoring=may_hold)
        assert played.outcome is not None
        assert played.outcome.ending == "held_scoring_card"
        text = write_app_log(played, seed, Habits(told_winner=told_winner))
        assert re.search(words + " Held Scoring Card", text)
        imported = import_log(text)
        assert imported.table.outcome == played.outcome
        assert open_board(imported.table) == open_board(played)


def test_points_that_the_app_does_not_count_do_not_end_the_game_early() -> None:
    """Flower Power pays for a banned war by the card, not in the app: by the card the game would have ended two points earlier."""
    played, text = log_of(18)
    imported = import_log(text)
    assert imported.readings == ("flower_power_on_banned_war=false",)
    assert imported.table.outcome == played.outcome


def test_a_reading_may_show_long_after_it_has_mattered() -> None:
    """NORAD does not occur under Quagmire in this game, so the card stays in it; the log differs only when it is played again."""
    played = random_game(7003, optional_cards=OPTIONAL_CARDS, us_bonus=2, **OF_THE_APP, norad_after_quagmire=False)
    imported = import_log(write_app_log(played, 7003))
    assert "norad_after_quagmire=false" in imported.readings
    assert open_board(imported.table) == open_board(played)


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
    with pytest.raises(BadGameFile) as caught:
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
    with pytest.raises(BadGameFile) as caught:
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
    with pytest.raises(BadGameFile, match="Nuclear Test Ban"):
        import_log(changed)


@pytest.mark.parametrize(("line", "result"), [
    ("US resigns", {"winner": "ussr", "ending": "resigned"}),
    ("USSR forfeits the game.", {"winner": "us", "ending": "resigned"}),
    ("Bob has run out of time", {"winner": "ussr", "ending": "time"}),
    ("USSR wins by resignation", {"winner": "ussr", "ending": "resigned"}),
    ("Ann wins on time", {"winner": "ussr", "ending": "time"}),
    ("Ann lost on time", {"winner": "us", "ending": "time"}),
    ("The USSR player loses by resignation.", {"winner": "us", "ending": "resigned"}),
])  # fmt: skip
def test_a_resignation_and_a_lost_clock_are_kept_as_the_result(line: str, result: dict[str, str]) -> None:
    imported = import_log(LOG + line + "\n")
    assert imported.result == result
    assert f'"ending": "{result["ending"]}"' in imported.to_json()
    for lang in LANGUAGES:
        assert imported.notices(lang)


def test_a_line_that_is_not_understood_is_blamed_for_the_end_of_a_part() -> None:
    broken = LOG.replace("Turn 1, USSR AR2:", "The cat sat on the mat\nTurn 1, USSR AR2:").replace("(Needed 3", "(Needed 4")
    part = import_log(broken, partial=True)
    assert part.difference is not None
    assert part.difference.name == "import-line"
    assert part.table.influence("egypt") == (1, 2)
    assert any("cat" in notice for notice in part.notices("hu"))


def test_the_cambridge_five_that_reveal_nothing_find_no_scoring_card() -> None:
    """Row F without the words "has no cards to reveal": a scoring card of that turn was drawn later."""
    played = card_game("ask_not_what_your_country", "us", "event", tries=60)
    assert played is not None
    text = write_app_log(played, 1)
    assert re.search(r"Event: The Cambridge Five\n(?!US )", text)
    assert open_board(import_log(text).table) == open_board(played)


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


def paid_otherwise(text: str, old: str, new: str) -> str:
    """A log in which some points are paid otherwise, or not, and every later total follows from that."""
    changed, total = text.replace(old, new, 1), 0
    assert changed != text
    lines = []
    for line in changed.splitlines():
        if found := re.search(r"(?:(US|USSR) gains (\d+) VP|No VP awarded)\. Score is .+", line):
            total += int(found[2]) * (1 if found[1] == "US" else -1) if found[2] else 0
            leader = "even" if total == 0 else f"{'US' if total > 0 else 'USSR'} {abs(total)}"
            line = re.sub(r"Score is .+", f"Score is {leader}.", line)
        lines.append(line)
    return "\n".join(lines) + "\n"


PAID = {
    "more": ("Event: Duck and Cover\nDEFCON degrades to 3\nUS gains 2 VP", "Event: Duck and Cover\nDEFCON degrades to 3\nUS gains 3 VP"),
    "not at all": ("DEFCON degrades to 3\nUS gains 2 VP. Score is US 2.\n", "DEFCON degrades to 3\n"),
    "out of turn": ("US +2 in Egypt [2][0]\n", "US +2 in Egypt [2][0]\nUSSR gains 1 VP. Score is USSR 1.\n"),
}


@pytest.mark.parametrize("how", PAID)
def test_points_that_the_app_counts_otherwise_are_believed_where_all_its_totals_agree(how: str) -> None:
    """A rule of the app that nobody knows yet: the table follows the rules, and the place is named."""
    text = paid_otherwise(LOG, *PAID[how])
    imported = import_log(text)
    assert [one.name for one in imported.exceptions] == ["points"]
    assert imported.table.moves == import_log(LOG).table.moves
    line = text.splitlines()[imported.exceptions[0].line - 1]
    assert re.search(r"gains|Duck and Cover", line)
    for lang in LANGUAGES:
        assert len(imported.notices(lang)) > len(import_log(LOG).notices(lang))


@pytest.mark.parametrize("how", PAID)
def test_points_that_do_not_add_up_are_never_believed(how: str) -> None:
    with pytest.raises(BadGameFile):
        import_log(LOG.replace(*PAID[how], 1))


def test_a_reshuffle_need_not_be_told() -> None:
    played, text = first_game(*HABITS["D: a deal that uses up the pile"])
    assert open_board(import_log(re.sub(r"\*RESHUFFLE\*\n", "", text)).table) == open_board(played)


def test_the_header_alone_may_name_the_card_discarded_in_a_trap() -> None:
    played, text = next(found for seed in count(1) if re.search(r": \w+ discards .+\nTrap Roll", (found := log_of(seed))[1]))
    cut = re.sub(r"(Turn \d+, \w+ AR\d: [^:\n]+): \w+ discards .+\n(?=Trap Roll)", r"\1:\n", text)
    assert cut != text
    assert open_board(import_log(cut).table) == open_board(played)


def test_optional_cards_need_no_word_in_the_set_up() -> None:
    played, text = next(found for seed in count(1) if re.search(r"AR\d: (?:NORAD|Che\b)", (found := log_of(seed))[1]))
    cut = text.replace("Optional Cards Added\n", "")
    assert cut != text
    imported = import_log(cut)
    assert imported.table.options["optional_cards"]
    assert open_board(imported.table) == open_board(played)


def test_a_headline_that_defectors_call_off_may_be_named() -> None:
    games = (played for seed in count(1) if (played := headline_game(seed, 2, "warsaw_pact_formed", "defectors")))
    logs = ((played, write_app_log(played, 2, Habits())) for played in games)
    played, text = next((played, text) for played, text in logs if "US Headlines Defectors\n" in text)
    told = re.sub(r"(US Headlines Defectors\n(?:Event: Defectors\n)?)", r"\1Event: Warsaw Pact Formed*\n", text)
    assert open_board(import_log(told).table) == open_board(played)


LATE = r"^(.+) is no longer in play\.\n(?=(?:.+ is no longer in play\.\n)*\n+(Turn \d+, Headline Phase.*\n))"


def test_an_event_of_an_earlier_turn_may_be_called_over_late() -> None:
    text, ended = next(
        found for seed in count(1) for text in [log_of(seed)[1]] if (found := (text, re.search(LATE, text, re.MULTILINE)))[1]
    )
    assert ended is not None
    late = text.replace(ended.group(), "", 1).replace(ended[2], ended[2] + ended.group(), 1)
    assert open_board(import_log(late).table) == open_board(import_log(text).table)


UN_ON_GRAIN_SALES = {
    "the event, then the card twice": r"Event: UN Intervention\nUS plays \2\nUS plays \2\n",
    "the card, the event, the card again": r"US plays \2\nEvent: UN Intervention\nUS plays \2\n",
    "the card twice, then the event": r"US plays \2\nUS plays \2\nEvent: UN Intervention\n",
    "the event as a card that is played": r"US plays UN Intervention\nUS plays \2\n",
}


@pytest.mark.parametrize("operation", ["influence", "coup", "realign"])
@pytest.mark.parametrize("told", UN_ON_GRAIN_SALES)
def test_un_intervention_on_a_card_that_grain_sales_took_comes_through(told: str, operation: str) -> None:
    """The card lies in the US hand, where nothing before has shown it; what the app prints of both has not been seen."""
    played = next(found for seed in range(1, 5000) if (found := grain_sales_game(seed, operation)))
    text = write_app_log(played, 1, Habits())
    pattern = r"Event: UN Intervention\n(US plays (.+)\n)\1"
    assert re.search(pattern, text)
    imported = import_log(re.sub(pattern, UN_ON_GRAIN_SALES[told], text))
    assert (open_board(imported.table), cards_in_play(imported.table)) == (open_board(played), cards_in_play(played))


@pytest.mark.parametrize("bare_traps", [False, True])
def test_an_eighth_round_may_be_passed_before_a_held_card_is_discarded(bare_traps: bool) -> None:
    """6.4.4; the header of the round names the card that is discarded, or none."""
    played = log_of(30068)[0]
    text = write_app_log(played, 30068, Habits(bare_traps=bare_traps))
    assert re.search(r"US AR8: (.*): US discards (.+)\n", text)
    imported = import_log(text)
    assert (open_board(imported.table), cards_in_play(imported.table)) == (open_board(played), cards_in_play(played))
    with pytest.raises(BadGameFile, match="US AR8"):
        import_log(re.sub(r"US AR8: .*: (US discards .+)\n", r"US AR8: NATO*: \1\n", text))


def test_a_card_discarded_in_a_round_in_a_trap_without_a_roll_may_be_one_held_to_the_end_of_the_turn() -> None:
    """6.4.4, where no card could be discarded to the trap: the round is passed."""
    table = next(found for seed in count(1) if "Trap Roll" in (found := log_of(seed))[1])[0].copy()
    while "trap" not in map(table.question, table.to_move):
        table.take_back()
    side = table.to_move[0].upper()
    cursor = Cursor(read_log(f"SETUP: : Ann will play as USSR.\nTurn 4, {side} AR7: Allende*: {side} discards Allende*\n"), table)
    cursor.index = 1
    assert find_answers(View(table, cursor, table.game.seat(table.to_move[0]))) == ["card:allende", "done"]


def test_a_headline_that_one_side_has_put_down_is_in_no_log() -> None:
    """The game stops before it, since nobody else has seen the card."""
    moves = next(number for number, move in enumerate(random_game(5, 60).moves) if move.action.startswith("card:"))
    before, after = random_game(5, moves), random_game(5, moves + 1)
    assert write_app_log(after, 5) == write_app_log(before, 5)
    assert cards_in_play(import_log(write_app_log(after, 5)).table) == cards_in_play(before)


# The ways of writing in which numbers stand otherwise than in real logs: what each of them tells is compared all the same.
OTHERWISE = {
    "early_turns": r"DEFCON improves to (\d)(?=\n+Turn \d+, Headline)",
    "no_headlines": r"Headline Phase: ([^&\n]+) &",
    "gains_first": r"SUCCESS.+\n.+ \+\d+ in .+ \[(\d+)\](?=\[.+\n.+ -\d+ in )",
    "slashed_pairs": r"\[(\d+)/\d+\]",
}


@pytest.mark.parametrize("way", OTHERWISE)
def test_a_change_in_a_log_that_is_written_in_another_way_is_refused(way: str) -> None:
    first, pattern = WAYS[way]
    chosen: dict[str, Any] = {way: True}
    _, text = first_game(first, pattern, Habits(**chosen))
    found = re.search(OTHERWISE[way], text)
    assert found is not None
    changed = text[: found.start(1)] + ("NATO*" if way == "no_headlines" else str(int(found[1]) + 1)) + text[found.end(1) :]
    with pytest.raises(BadGameFile) as caught:
        import_log(changed)
    assert caught.value.facts["line"] > 0


@pytest.mark.parametrize("again", [LOG, LOG.removeprefix("SETUP: : "), "Our second game\n" + LOG])
def test_two_games_in_one_file_are_called_so(again: str) -> None:
    """Nothing is left out silently: the second begins at the line that is named."""
    second = len(LOG.splitlines()) + 1 + again.startswith("Our")
    with pytest.raises(BadGameFile) as caught:
        import_log(LOG + again)
    assert (caught.value.name, caught.value.facts["line"]) == ("import-two-games", second)
    assert not is_difference(caught.value)
    for lang in LANGUAGES:
        assert str(second) in caught.value.text(lang)


def test_a_headline_may_undo_the_defcon_level_that_is_told_above_the_header_of_its_turn() -> None:
    """Then the first line about DEFCON below the header states the level of the turn before once more."""
    games = (found for seed in range(1, 200) if (found := headline_game(seed, 8, "glasnost", "soviets_shoot_down_kal_007")))
    logs = ((played, write_app_log(played, 8, Habits(early_turns=True))) for played in games)
    told = r"DEFCON improves to \d\n+Turn 8, Headline(?:.+\n)+?DEFCON degrades to \d\n(?:.+\n)+?DEFCON improves"
    played, text = next((played, text) for played, text in logs if re.search(told, text))
    assert open_board(import_log(text).table) == open_board(played)


def test_a_coup_told_with_its_gain_first_may_be_followed_by_a_placement_elsewhere() -> None:
    """NORAD, or an event whose line is left out: only the lines about the country of the coup are turned round."""
    coup = "SUCCESS: 4 [ + 3 - 2x2 = 3 ]\n"
    lines = read_log(LOG.replace(
        coup + "US -2 in Iran [0][0]\nUSSR +1 in Iran [0][1]\n",
        coup + "USSR +1 in Iran [2][1]\nUS -2 in Iran [0][1]\nUS +1 in Italy [5][0]\n",
    )).sections[2].lines  # fmt: skip
    told = [(line.name, line["change"], line["us"], line["ussr"]) for line in lines if line.kind == "influence"]
    assert told == [("iran", -2, 0, 0), ("iran", 1, 0, 1), ("italy", 1, 5, 0)]


def test_star_wars_may_repeat_the_event_of_the_other_headline() -> None:
    """The second line of that event is Star Wars', not a repetition of the first."""
    event = "Event: Red Scare/Purge\nRed Scare/Purge is now in play.\n"
    log = read_log(f"SETUP: : Ann will play as USSR.\nTurn 8, Headline Phase:\n{event}Event: Star Wars*\n{event}")
    cursor = Cursor(log, log_of(1)[0])
    cursor.index = 1
    HANDLERS[L_EVENT](cursor, (L_EVENT, 1, CARD["red_scare_purge"], 0))
    assert [line.name for _, line in cursor.unused("event")] == ["star_wars", "red_scare_purge"]
