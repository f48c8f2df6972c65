"""Early War cards 1 to 5: three scoring cards, Duck and Cover, Five Year Plan."""

import pytest

from .helpers import at, countries, event, offered, play


def score(card: str, influence: str, more: str = "") -> int:
    """VP (US positive) after a scoring card on a board with this influence only."""
    line = f"T4 AR1 USSR | influence {influence} | ussr {card}, nasser | us fidel, blockade"
    return int(event(at(f"{line} | {more}" if more else line), "ussr", card).vp)


# 1 Asia Scoring


def test_asia_scoring_gives_presence_to_each_side_and_a_point_a_battleground() -> None:
    """Card 1: 3 for Presence, +1 per controlled battleground; only the difference is moved."""
    assert score("asia_scoring", "india 0:3, burma 2:0") == 3 - 4


def test_asia_scoring_gives_domination_seven() -> None:
    """Card 1: Domination 7 and two battlegrounds against Presence 3 and one."""
    assert score("asia_scoring", "india 0:3, pakistan 0:2, burma 0:2, japan 4:0") == 4 - 9


def test_asia_scoring_gives_control_nine() -> None:
    """Card 1: all six battlegrounds and more countries: 9 + 6, and 1 for North Korea next to the USSR."""
    everything = "pakistan 2:0, india 3:0, north_korea 3:0, south_korea 3:0, japan 4:0, thailand 2:0"
    assert score("asia_scoring", everything) == 16


def test_asia_scoring_counts_southeast_asia() -> None:
    """Card 1, 2.1.2: Thailand and Vietnam alone are Domination with one battleground."""
    assert score("asia_scoring", "thailand 0:2, vietnam 0:1") == -8


def test_asia_scoring_pays_the_ussr_for_japan() -> None:
    """Card 1: Japan is next to the US: 3 + 1 battleground + 1."""
    assert score("asia_scoring", "japan 0:4") == -5


def test_asia_scoring_pays_the_us_for_north_korea_and_afghanistan() -> None:
    """Card 1: Domination 7, one battleground, two countries next to the USSR."""
    assert score("asia_scoring", "north_korea 3:0, afghanistan 2:0") == 10


def test_asia_scoring_pays_no_side_for_its_own_neighbours() -> None:
    """10.1.2: Japan for the US and North Korea for the USSR are plain battlegrounds."""
    assert score("asia_scoring", "japan 4:0, afghanistan 0:2") == 4 - 3


def test_asia_scoring_does_not_count_influence_without_control() -> None:
    """Ruling 107."""
    assert score("asia_scoring", "india 2:0, japan 3:0, thailand 0:1") == 0


def test_asia_scoring_ignores_the_chinese_civil_war_space() -> None:
    """Card 1, 12.1: three points there are no country."""
    assert score("asia_scoring", "chinese_civil_war 0:3", "options chinese_civil_war=true | china ussr up") == 0


def test_asia_scoring_with_shuttle_diplomacy_leaves_out_a_soviet_battleground() -> None:
    """Card 1: India left out, the USSR has Presence with Burma alone."""
    table = at("T4 AR1 USSR | influence india 0:3, burma 0:2, japan 4:0 | effects shuttle_diplomacy | ussr asia_scoring, nasser | us fidel")
    event(table, "ussr", "asia_scoring")
    assert offered(table, "us", "country") == {"india"}
    countries(table, "us", "india")
    assert table.vp == 4 - 3


# 2 Europe Scoring


def test_europe_scoring_gives_three_and_seven() -> None:
    """Card 2: US Domination 7 with two battlegrounds against Presence 3 with one."""
    assert score("europe_scoring", "france 3:0, italy 2:0, uk 5:0, east_germany 0:3") == 9 - 4


def test_europe_scoring_pays_the_ussr_for_canada() -> None:
    """Card 2: Presence 3, Canada next to the US 1."""
    assert score("europe_scoring", "canada 0:4") == -4


def test_europe_scoring_pays_the_us_for_finland_poland_and_romania() -> None:
    """Card 2: Domination 7, one battleground, three countries next to the USSR."""
    assert score("europe_scoring", "finland 4:0, poland 3:0, romania 3:0") == 11


ALL_OF_EUROPE = "west_germany 0:4, france 0:3, italy 0:2, east_germany 0:3, poland 0:3"


def test_europe_scoring_with_control_wins_at_once() -> None:
    """Card 2, 10.3.1: whoever played the card and wherever the VP marker stands."""
    table = at(f"T4 AR1 US | vp us 15 | influence {ALL_OF_EUROPE} | us europe_scoring, fidel | ussr nasser")
    event(table, "us", "europe_scoring")
    assert table.outcome is not None
    assert (table.outcome.winner, table.outcome.ending) == ("ussr", "europe")
    assert table.vp == 15


def test_europe_scoring_all_battlegrounds_without_more_countries_is_no_control() -> None:
    """10.1.1: five countries against five give Presence to both, 3 + 5 against 3."""
    others = "uk 5:0, norway 4:0, spain_portugal 2:0, greece 2:0, turkey 2:0"
    assert score("europe_scoring", f"{ALL_OF_EUROPE}, {others}") == 3 - 8


# 3 Middle East Scoring


def test_middle_east_scoring_gives_three_and_five() -> None:
    """Card 3: USSR Domination 5 with two battlegrounds against Presence 3 with one."""
    assert score("middle_east_scoring", "iraq 0:3, libya 0:2, syria 0:2, iran 2:0") == 4 - 7


def test_middle_east_scoring_gives_control_seven() -> None:
    """Card 3: 7 and six battlegrounds; no country there touches a superpower."""
    everything = "israel 4:0, egypt 2:0, libya 2:0, iraq 3:0, iran 2:0, saudi_arabia 3:0"
    assert score("middle_east_scoring", everything) == 13


def test_middle_east_scoring_with_shuttle_diplomacy_leaves_out_the_chosen_battleground() -> None:
    """Card 3: of Iraq and Libya the US leaves out one; the USSR keeps more countries but no more battlegrounds than Iran."""
    line = "T4 AR1 USSR | influence iraq 0:3, libya 0:2, syria 0:2, iran 2:0 | effects shuttle_diplomacy"
    table = event(at(f"{line} | ussr middle_east_scoring, nasser | us fidel"), "ussr", "middle_east_scoring")
    assert offered(table, "us", "country") == {"iraq", "libya"}
    countries(table, "us", "libya")
    assert table.vp == 4 - 4


@pytest.mark.parametrize("card", ["asia_scoring", "europe_scoring", "middle_east_scoring"])
def test_an_early_scoring_card_is_discarded_and_not_removed(card: str) -> None:
    """7.2: only Southeast Asia Scoring leaves the game."""
    table = event(at(f"T1 AR1 USSR | ussr {card}, nasser | us fidel"), "ussr", card)
    assert table.where(card) == "discard"
    assert (table.vp, table.to_move) == (0, ("us",))


# 4 Duck and Cover


@pytest.mark.parametrize(("before", "after", "points"), [(5, 4, 1), (4, 3, 2), (3, 2, 3)])
def test_duck_and_cover_lowers_defcon_and_pays_five_minus_the_new_level(before: int, after: int, points: int) -> None:
    """Card 4."""
    table = event(at(f"T1 AR1 US | defcon {before} | us duck_and_cover, fidel | ussr nasser"), "us", "duck_and_cover")
    assert (table.defcon, table.vp) == (after, points)
    assert table.where("duck_and_cover") == "discard"


def test_duck_and_cover_played_by_the_ussr_still_pays_the_us() -> None:
    """Card 4, 5.2: the opponent's event comes with the operations."""
    table = event(at("T1 AR1 USSR | defcon 4 | ussr duck_and_cover, nasser | us fidel"), "ussr", "duck_and_cover")
    assert (table.defcon, table.vp) == (3, 2)
    assert table.question("ussr") == "operations"


@pytest.mark.parametrize(("seat", "winner"), [("us", "ussr"), ("ussr", "us")])
def test_duck_and_cover_at_defcon_two_ends_the_game_before_any_points(seat: str, winner: str) -> None:
    """Card 4, 8.1.3: the phasing player loses, no VP are scored."""
    table = event(at(f"T1 AR1 {seat} | defcon 2 | {seat} duck_and_cover, fidel | {winner} nasser"), seat, "duck_and_cover")
    assert table.outcome is not None
    assert (table.outcome.winner, table.outcome.ending, table.vp) == (winner, "defcon", 0)


# 5 Five Year Plan


def plan(drawn: str, more: str = "", others: str = "") -> str:
    """The US is about to play Five Year Plan against this hand."""
    return f"T2 AR1 US | {more}us five_year_plan, blockade | ussr {drawn}{others}"


@pytest.mark.parametrize(
    "drawn",
    ["fidel", "nuclear_test_ban", "europe_scoring"],
    ids=["a Soviet event", "a neutral event", "a scoring card"],
)
def test_five_year_plan_discards_a_card_without_a_us_event(drawn: str) -> None:
    """Card 5: Soviet, neutral and scoring cards have no effect; a starred one is not removed (G11)."""
    table = at(plan(drawn, "defcon 3 | influence cuba 2:0, france 3:0 | ", ", nasser"))
    event(table, "us", "five_year_plan", cards=(drawn,))
    assert table.where(drawn) == "discard"
    assert table.hand("ussr") == ("nasser",)
    assert (table.influence("cuba"), table.vp, table.defcon) == ((2, 0), 0, 3)


def test_five_year_plan_carries_out_a_us_event_and_removes_the_starred_card() -> None:
    """Card 5."""
    table = event(at(plan("containment", others=", nasser")), "us", "five_year_plan", cards=("containment",))
    assert table.ops_change == {"us": 1, "ussr": 0}
    assert (table.where("containment"), table.where("five_year_plan")) == ("removed", "discard")


def test_five_year_plan_discards_a_us_card_without_a_star_after_its_event() -> None:
    """Card 5: after the event the card goes where it belongs."""
    table = event(at(plan("duck_and_cover", "defcon 4 | ", ", nasser")), "us", "five_year_plan", cards=("duck_and_cover",))
    assert (table.defcon, table.vp, table.where("duck_and_cover")) == (3, 2, "discard")


def test_five_year_plan_only_discards_a_us_event_that_cannot_occur() -> None:
    """Card 5, G3: NATO without its prerequisite."""
    table = event(at(plan("nato", others=", nasser")), "us", "five_year_plan", cards=("nato",))
    assert table.where("nato") == "discard"
    assert table.effects == ()


def test_five_year_plan_lets_the_us_choose_in_an_event_found_on_a_soviet_round() -> None:
    """Card 5, G1: the US owns the event, whoever plays the plan; the USSR then has its operations."""
    table = at("T2 AR1 USSR | influence yugoslavia 0:2 | ussr five_year_plan, independent_reds, nasser | us fidel")
    event(table, "ussr", "five_year_plan", cards=("independent_reds",))
    assert (table.question("us"), table.question("ussr")) == ("reds", "none")
    countries(table, "us", "yugoslavia")
    assert (table.influence("yugoslavia"), table.question("ussr")) == ((2, 2), "operations")


def test_five_year_plan_against_an_empty_hand_does_nothing() -> None:
    """Card 5, G12: the China Card is never drawn."""
    table = event(at("T2 AR1 USSR | ussr five_year_plan | us fidel"), "ussr", "five_year_plan")
    assert table.question("ussr") == "operations"
    assert (table.china, table.discard, table.removed) == ("ussr", (), ())


@pytest.mark.parametrize(("seat", "winner"), [("us", "ussr"), ("ussr", "us")])
def test_five_year_plan_that_finds_duck_and_cover_at_defcon_two_ends_the_game_against_its_player(seat: str, winner: str) -> None:
    """Card 5: the phasing player stays whoever is playing the plan."""
    hands = {
        "us": "us five_year_plan, fidel | ussr duck_and_cover",
        "ussr": "ussr five_year_plan, duck_and_cover | us fidel",
    }
    table = event(at(f"T2 AR1 {seat} | defcon 2 | {hands[seat]}"), seat, "five_year_plan")
    assert table.outcome is not None
    assert (table.outcome.winner, table.outcome.ending) == (winner, "defcon")


def test_five_year_plan_may_rid_the_ussr_of_a_scoring_card_in_its_last_round() -> None:
    """Card 5, ruling 46: only holding a scoring card is illegal, having it discarded is not."""
    table = at("T1 AR6 USSR | influence france 3:0 | ussr five_year_plan, europe_scoring | us fidel")
    assert "five_year_plan" in offered(table, "ussr", "card")
    event(table, "ussr", "five_year_plan")
    assert (table.where("europe_scoring"), table.vp) == ("discard", 0)


def test_five_year_plan_in_the_headline_cannot_hit_the_soviet_headline() -> None:
    """Card 5, ruling 21: a card on the table is not in the hand."""
    table = at("T1 headline | influence cuba 1:0 | us five_year_plan, blockade | ussr fidel, nasser")
    play(table, "us", "card:five_year_plan")
    play(table, "ussr", "card:fidel", cards=("nasser",))
    assert (table.where("nasser"), table.where("fidel")) == ("discard", "removed")
    assert table.influence("cuba") == (0, 3)
