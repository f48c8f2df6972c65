"""Rulings 104 to 115: scoring and victory."""

import pytest

from detente.engine.table import Outcome, Table

from .helpers import at, event, offered, play

ALL_OF_THE_MIDDLE_EAST = "israel 4:0, egypt 2:0, libya 2:0, iraq 3:0, iran 2:0, saudi_arabia 3:0"
LAST_ROUND = "T10 AR7 US | defcon 2 | milops 2:2 | us containment, fidel | ussr nasser"  # the China Card gives the USSR 1 VP


def scored(card: str, influence: str) -> int:
    """The VP after the US has played a scoring card."""
    table = at(f"T4 AR1 US | influence {influence} | us {card}, fidel | ussr nasser")
    return int(event(table, "us", card).vp)


def finish(line: str) -> Table:
    """Play the last card of the turn, the event of Containment."""
    return event(at(line), "us", "containment")


def test_one_controlled_country_is_presence() -> None:
    """Ruling 104: Middle East 3."""
    assert scored("middle_east_scoring", "lebanon 1:0") == 3


def test_more_countries_and_more_battlegrounds_with_one_of_each_kind_is_domination() -> None:
    """Ruling 104: US 5 + 1, USSR presence 3."""
    assert scored("middle_east_scoring", "lebanon 1:0, iran 2:0, syria 0:2") == 3


def test_domination_needs_more_countries() -> None:
    """Ruling 104: 2 countries each, US 3 + 1 against 3."""
    assert scored("middle_east_scoring", "lebanon 1:0, iran 2:0, syria 0:2, jordan 0:2") == 1


def test_domination_needs_more_battlegrounds() -> None:
    """Ruling 104: 3 countries to 1, but one battleground each: 3 + 1 against 3 + 1."""
    assert scored("middle_east_scoring", "lebanon 1:0, jordan 2:0, iran 2:0, libya 0:2") == 0


def test_domination_needs_a_battleground() -> None:
    """Ruling 104: two countries to none, no battleground: presence."""
    assert scored("middle_east_scoring", "lebanon 1:0, jordan 2:0") == 3


def test_more_countries_and_all_battlegrounds_is_control() -> None:
    """Ruling 104: US 7 + 6, USSR presence 3."""
    assert scored("middle_east_scoring", f"{ALL_OF_THE_MIDDLE_EAST}, lebanon 1:0, syria 0:2") == 10


def test_control_needs_all_battlegrounds() -> None:
    """Ruling 104: without Saudi Arabia it is domination, 5 + 5."""
    influence = ALL_OF_THE_MIDDLE_EAST.replace(", saudi_arabia 3:0", ", lebanon 1:0")
    assert scored("middle_east_scoring", influence) == 10


def test_control_needs_no_other_country_than_the_battlegrounds() -> None:
    """Ruling 105: 7 + 6."""
    assert scored("middle_east_scoring", ALL_OF_THE_MIDDLE_EAST) == 13


def test_all_battlegrounds_without_more_countries_are_not_control() -> None:
    """Ruling 105: Central America 3 to 3 countries: presence 1 + 3 against 1."""
    assert scored("central_america_scoring", "mexico 2:0, cuba 3:0, panama 2:0, haiti 0:1, guatemala 0:1, nicaragua 0:1") == 3


def test_all_battlegrounds_and_more_countries_are_control() -> None:
    """Ruling 105: 3 to 2 countries: 5 + 3 against 1."""
    assert scored("central_america_scoring", "mexico 2:0, cuba 3:0, panama 2:0, haiti 0:1, guatemala 0:1") == 7


def test_domination_needs_a_non_battleground() -> None:
    """Ruling 105: two battlegrounds to one other country are presence, 3 + 2 against 3."""
    assert scored("middle_east_scoring", "iran 2:0, egypt 2:0, syria 0:2") == 2


def test_each_controlled_neighbour_of_the_enemy_superpower_scores_a_point() -> None:
    """Ruling 106: US domination 7, battleground Poland 1, and Finland, Poland, Romania 3."""
    assert scored("europe_scoring", "finland 4:0, poland 3:0, romania 3:0") == 11


def test_the_ussr_scores_the_neighbours_of_the_us() -> None:
    """Ruling 106: Central America domination 3, Cuba and Mexico 2 + 2."""
    assert scored("central_america_scoring", "cuba 0:3, mexico 0:2, haiti 0:1") == -7


def test_a_neighbour_of_the_own_superpower_scores_nothing_extra() -> None:
    """Ruling 106: Canada in US hands is presence only."""
    assert scored("europe_scoring", "canada 4:0") == 3


def test_the_neighbour_bonus_counts_in_the_scored_region_only() -> None:
    """Ruling 106: Finland scores in Europe, not with Asia Scoring."""
    assert scored("asia_scoring", "finland 4:0, afghanistan 2:0") == 4


def test_influence_without_control_scores_nothing() -> None:
    """Ruling 107: neither presence nor battleground."""
    assert scored("middle_east_scoring", "iran 1:0, israel 3:0, egypt 3:2") == 0


def test_twenty_vp_are_tested_after_both_totals_are_netted() -> None:
    """Ruling 108: US at 18, 3 against 3."""
    table = at("T4 AR1 US | vp us 18 | influence lebanon 1:0, syria 0:2 | us middle_east_scoring, fidel | ussr nasser")
    event(table, "us", "middle_east_scoring")
    assert table.vp == 18
    assert table.outcome is None


def test_a_scoring_that_reaches_twenty_net_wins_at_once() -> None:
    """Ruling 108: US at 18, 3 VP net."""
    table = at("T4 AR1 US | vp us 18 | influence lebanon 1:0 | us middle_east_scoring, fidel | ussr nasser")
    assert event(table, "us", "middle_east_scoring").outcome == Outcome("us", "victory_points")


def test_we_will_bury_you_is_paid_before_the_us_card_scores() -> None:
    """Ruling 109: USSR at 17 wins before Middle East Scoring would have given the US 3 VP."""
    table = at("T4 AR1 US | vp ussr 17 | bury | influence lebanon 1:0 | us middle_east_scoring, fidel | ussr nasser")
    event(table, "us", "middle_east_scoring")
    assert table.vp == -20
    assert table.outcome == Outcome("ussr", "victory_points")


def test_after_we_will_bury_you_is_paid_the_us_card_scores() -> None:
    """Ruling 109: below 17 the round goes on, -3 + 3."""
    table = at("T4 AR1 US | bury | influence lebanon 1:0 | us middle_east_scoring, fidel | ussr nasser")
    event(table, "us", "middle_east_scoring")
    assert table.vp == 0
    assert table.outcome is None


def test_we_will_bury_you_comes_before_the_points_of_a_us_event() -> None:
    """Ruling 109: Duck and Cover would give the US 1 VP first."""
    table = at("T4 AR1 US | vp ussr 17 | defcon 5 | bury | us duck_and_cover, fidel | ussr nasser")
    assert event(table, "us", "duck_and_cover").outcome == Outcome("ussr", "victory_points")


def test_a_winner_in_the_military_operations_check_loses_with_a_held_scoring_card() -> None:
    """Ruling 110: the USSR would reach 20."""
    line = "T1 AR6 US | options hold_scoring=true | defcon 5 | milops 0:5 | vp ussr 17 | us containment, fidel | ussr asia_scoring"
    assert finish(line).outcome == Outcome("us", "held_scoring_card")


def test_a_winner_in_the_military_operations_check_wins_without_a_scoring_card() -> None:
    """Ruling 110."""
    line = "T1 AR6 US | options hold_scoring=true | defcon 5 | milops 0:5 | vp ussr 17 | us containment, fidel | ussr nasser"
    assert finish(line).outcome == Outcome("ussr", "victory_points")


def test_a_scoring_card_of_the_loser_does_not_matter_in_that_check() -> None:
    """Ruling 110: the US holds the card, the USSR wins by VP all the same."""
    line = "T1 AR6 US | options hold_scoring=true | defcon 5 | milops 0:5 | vp ussr 17 | us containment, asia_scoring | ussr nasser"
    assert finish(line).outcome == Outcome("ussr", "victory_points")


@pytest.mark.parametrize(("hands", "winner"), [("us containment | ussr asia_scoring", "us"), ("us containment, asia_scoring", "ussr")])
def test_a_scoring_card_held_at_the_end_of_a_turn_loses(hands: str, winner: str) -> None:
    """Ruling 111: tournament rule 11.2."""
    line = f"T1 AR6 US | options hold_scoring=true | defcon 2 | milops 2:2 | {hands}"
    assert finish(line).outcome == Outcome(winner, "held_scoring_card")


def test_in_the_last_round_only_the_scoring_card_may_be_played() -> None:
    """Ruling 111: the engine prevents holding it."""
    table = at("T1 AR6 US | us containment, asia_scoring | ussr nasser")
    assert offered(table, "us") == {"card:asia_scoring"}


def test_two_scoring_cards_press_a_round_earlier() -> None:
    """Ruling 111: in round 5 of 6 both must be played."""
    table = at("T1 AR5 US | us containment, asia_scoring, europe_scoring | ussr nasser")
    assert offered(table, "us") == {"card:asia_scoring", "card:europe_scoring"}


def test_a_scoring_card_may_wait_while_rounds_remain() -> None:
    """Ruling 111."""
    table = at("T1 AR5 US | us containment, asia_scoring | ussr nasser")
    assert offered(table, "us") == {"card:containment", "card:asia_scoring"}


def test_the_china_card_may_not_keep_a_scoring_card_from_being_played() -> None:
    """Ruling 111, 9.5."""
    table = at("T1 AR6 US | china us | us containment, asia_scoring | ussr nasser")
    assert "card:the_china_card" not in offered(table, "us")


def test_control_of_europe_wins_final_scoring_against_any_lead() -> None:
    """Ruling 112: the USSR is at 19."""
    europe = "influence west_germany 4:0, france 3:0, italy 2:0, poland 3:0, east_germany 3:0"
    assert finish(f"{LAST_ROUND} | vp ussr 19 | {europe}").outcome == Outcome("us", "europe")


def test_final_scoring_scores_every_region_and_the_china_card() -> None:
    """Ruling 112: Europe 3, Asia 3, Middle East 3, Africa 1, Central America 1, South America 2, less the China Card 1."""
    board = "canada 4:0, taiwan 3:0, lebanon 1:0, sudan 1:0, haiti 1:0, peru 2:0"
    table = finish(f"{LAST_ROUND} | influence {board}")
    assert table.vp == 12
    assert table.outcome == Outcome("us", "final_scoring")


def test_twenty_vp_do_not_end_final_scoring_early() -> None:
    """Ruling 112: US 18 + 3 in the Middle East, then USSR 2 + 1 in South America and the China Card: 17."""
    table = finish(f"{LAST_ROUND} | vp us 18 | influence lebanon 1:0, brazil 0:2")
    assert table.vp == 17
    assert table.outcome == Outcome("us", "final_scoring")


def test_final_scoring_at_zero_is_a_draw() -> None:
    """Ruling 112: US 1 in Africa, USSR 1 for the China Card."""
    table = finish(f"{LAST_ROUND} | influence sudan 1:0")
    assert table.vp == 0
    assert table.outcome == Outcome("draw", "final_scoring")


def test_southeast_asia_is_inside_asia_at_final_scoring() -> None:
    """Ruling 112: Thailand is presence 3 and battleground 1, not 2 more; China Card 1 against."""
    assert finish(f"{LAST_ROUND} | influence thailand 2:0").vp == 3


def test_formosan_resolution_reaches_final_scoring() -> None:
    """Ruling 113: presence 3, battleground Taiwan 1, China Card 1 against."""
    assert finish(f"{LAST_ROUND} | effects formosan_resolution | influence taiwan 3:0").vp == 3


def test_without_formosan_resolution_taiwan_is_no_battleground() -> None:
    """Ruling 113: the counterpart."""
    assert finish(f"{LAST_ROUND} | influence taiwan 3:0").vp == 2


def test_shuttle_diplomacy_does_not_reach_final_scoring() -> None:
    """Ruling 113: the USSR scores 3 + 1 for Iran and 1 for the China Card, and the US is asked nothing."""
    table = finish(f"{LAST_ROUND} | effects shuttle_diplomacy | influence iran 0:2")
    assert table.vp == -5
    assert table.outcome == Outcome("ussr", "final_scoring")


def test_twenty_vp_in_the_check_of_turn_ten_end_the_game_before_final_scoring() -> None:
    """Ruling 114: the US would score 3 in the Middle East."""
    line = "T10 AR7 US | defcon 2 | milops 0:2 | vp ussr 18 | influence lebanon 1:0 | us containment, fidel | ussr nasser"
    table = finish(line)
    assert table.vp == -20
    assert table.outcome == Outcome("ussr", "victory_points")


@pytest.mark.parametrize(("vp", "after", "winner"), [(7, 1, "us"), (6, 0, "draw"), (5, -1, "ussr"), (-3, -9, "ussr")])
def test_wargames_gives_six_vp_and_lets_the_track_decide(vp: int, after: int, winner: str) -> None:
    """Ruling 115: no China Card point, no final scoring (the US would score 3 in the Middle East)."""
    table = at(f"T8 AR1 US | defcon 2 | vp {vp} | influence lebanon 1:0 | us wargames, fidel | ussr nasser")
    event(table, "us", "wargames")
    play(table, "us", "accept")
    assert table.vp == after
    assert table.outcome == Outcome(winner, "wargames")


def test_wargames_may_be_declined() -> None:
    """Ruling 115: the owner may end the game, and need not."""
    table = event(at("T8 AR1 US | defcon 2 | vp us 7 | us wargames, fidel | ussr nasser"), "us", "wargames")
    play(table, "us", "done")
    assert table.vp == 7
    assert table.outcome is None


def test_wargames_gives_the_us_six_vp_when_the_ussr_ends_the_game() -> None:
    """Ruling 115: the opponent of the owner gains."""
    table = event(at("T8 AR1 USSR | defcon 2 | vp ussr 8 | ussr wargames, nasser | us fidel"), "ussr", "wargames")
    play(table, "ussr", "accept")
    assert table.vp == -2
    assert table.outcome == Outcome("ussr", "wargames")
