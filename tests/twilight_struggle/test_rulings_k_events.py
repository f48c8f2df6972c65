"""Rulings 116 to 133: events with each other."""

import pytest

from detente.engine.table import Table

from .helpers import at, countries, event, offered, play
from .test_secrets import known

WESTERN_POWERS = "influence west_germany 5:0, france 6:0, italy 2:0"


def coup_targets(table: Table, card: str) -> set[str]:
    """Where the USSR may coup with a card."""
    return offered(play(table, "ussr", f"card:{card}", "play:coup"), "ussr", "country")


def test_de_gaulle_takes_france_out_of_a_nato_in_force() -> None:
    """Ruling 116: France stays US-controlled at 4:1."""
    line = f"T4 AR1 USSR | {WESTERN_POWERS} | effects nato | ussr de_gaulle_leads_france, comecon | us panama_canal_returned, fidel"
    table = event(at(line), "ussr", "de_gaulle_leads_france")
    event(table, "us", "panama_canal_returned")
    assert table.control("france") == "us"
    assert coup_targets(table, "comecon") == {"france", "panama", "costa_rica", "venezuela"}


def test_a_later_nato_does_not_protect_france_after_de_gaulle() -> None:
    """Ruling 116: the other order."""
    line = f"T4 AR1 US | {WESTERN_POWERS} | effects marshall_plan, de_gaulle_leads_france | us nato, fidel | ussr comecon, nasser"
    table = event(at(line), "us", "nato")
    assert coup_targets(table, "comecon") == {"france"}


def test_willy_brandt_takes_west_germany_out_of_a_nato_in_force() -> None:
    """Ruling 116: West Germany stays US-controlled at 5:1."""
    line = f"T4 AR1 USSR | {WESTERN_POWERS} | effects nato | ussr willy_brandt, comecon | us containment, fidel"
    table = event(at(line), "ussr", "willy_brandt")
    event(table, "us", "containment")
    assert table.control("west_germany") == "us"
    assert coup_targets(table, "comecon") == {"west_germany"}


def test_a_later_nato_does_not_protect_west_germany_after_willy_brandt() -> None:
    """Ruling 116: the other order."""
    line = f"T4 AR1 US | {WESTERN_POWERS} | effects marshall_plan, willy_brandt | us nato, fidel | ussr comecon, nasser"
    table = event(at(line), "us", "nato")
    assert coup_targets(table, "comecon") == {"west_germany"}


def test_tear_down_this_wall_gives_west_germany_back_to_nato() -> None:
    """Ruling 116: De Gaulle's France is not given back."""
    line = f"T8 AR1 US | {WESTERN_POWERS} | effects nato, willy_brandt, de_gaulle_leads_france | us tear_down_this_wall, fidel"
    table = event(at(f"{line} | ussr comecon, nasser"), "us", "tear_down_this_wall")
    assert table.influence("east_germany") == (3, 0)
    assert coup_targets(table, "comecon") == {"france"}


def test_nato_protects_west_germany_and_france_otherwise() -> None:
    """Ruling 116: without the two cards nothing in US-controlled Western Europe is open."""
    table = at(f"T4 AR1 USSR | {WESTERN_POWERS}, iran 1:0 | effects nato | ussr comecon, nasser | us fidel")
    assert coup_targets(table, "comecon") == {"iran"}


def test_quagmire_and_bear_trap_bind_each_its_own_side() -> None:
    """Ruling 117: the USSR frees itself, the US is still bound."""
    table = at("T5 AR1 USSR | effects quagmire, bear_trap | ussr comecon, nasser | us fidel, containment")
    assert table.question("ussr") == "trap"
    play(table, "ussr", "card:comecon", dice=(4,))
    assert table.effects == ("quagmire",)
    assert table.question("us") == "trap"


@pytest.mark.parametrize(("trap", "free"), [("quagmire", "ussr"), ("bear_trap", "us")])
def test_a_trap_does_not_bind_the_other_side(trap: str, free: str) -> None:
    """Ruling 117."""
    table = at(f"T5 AR1 {free.upper()} | effects {trap} | ussr comecon, nasser | us fidel, containment")
    assert table.question(free) == "card"


def test_one_discard_and_one_roll_per_action_round_in_a_trap() -> None:
    """Ruling 118: after a 5 the other side is next, with one card gone."""
    table = at("T5 AR1 USSR | effects bear_trap | ussr comecon, fidel, decolonization | us containment, allende")
    play(table, "ussr", "card:comecon", dice=(5,))
    assert table.effects == ("bear_trap",)
    assert table.hand("ussr") == ("fidel", "decolonization")
    assert table.to_move == ("us",)


def test_a_trapped_player_without_a_qualifying_card_may_keep_a_scoring_card() -> None:
    """Ruling 119: with a round to come it may pass and play the card then."""
    table = at("T5 AR6 US | effects quagmire | us allende, asia_scoring | ussr vietnam_revolts, nasser")
    assert offered(table, "us") == {"card:asia_scoring", "done"}
    play(table, "us", "done")
    event(table, "ussr", "vietnam_revolts")
    assert offered(table, "us") == {"card:asia_scoring"}


def test_the_hand_is_hidden_again_after_cia_created() -> None:
    """Ruling 120: of the cards dealt in the next turn the US has seen none."""
    line = "T1 AR6 US | defcon 2 | milops 2:2 | us cia_created, fidel | ussr nasser, decolonization"
    table = event(at(line), "us", "cia_created")
    play(table, "us", "done")
    assert table.turn == 2
    assert len(table.hand("ussr")) == 8
    assert known(table, "us") == {"nasser", "decolonization"}


def test_the_hand_is_hidden_again_after_lone_gunman() -> None:
    """Ruling 120: cards that the US draws in the same turn stay unseen."""
    line = "T5 AR1 USSR | ussr lone_gunman, nasser | us ask_not_what_your_country, fidel, allende | influence poland 0:1 | deck blockade, ?"
    table = event(at(line), "ussr", "lone_gunman")
    play(table, "ussr", "done")
    event(table, "us", "ask_not_what_your_country")
    play(table, "us", "card:allende", "done")
    assert table.hand("us") == ("fidel", "blockade")
    assert known(table, "ussr") == {"fidel"}


def test_the_hand_stays_open_for_the_turn_after_aldrich_ames() -> None:
    """Ruling 120: cards that the US draws in the same turn are seen too."""
    line = "T8 AR1 USSR | ussr aldrich_ames_remix, nasser | us ask_not_what_your_country, fidel, allende, nato | deck blockade, ?"
    table = event(at(line), "ussr", "aldrich_ames_remix")
    play(table, "ussr", "card:nato")
    event(table, "us", "ask_not_what_your_country")
    play(table, "us", "card:allende", "done")
    assert known(table, "ussr") == {"fidel", "blockade"}


def test_salt_may_not_take_a_scoring_card() -> None:
    """Ruling 121."""
    table = at("T5 AR1 US | discard asia_scoring, nasser | us salt_negotiations, fidel | ussr allende")
    event(table, "us", "salt_negotiations")
    assert offered(table, "us") == {"card:nasser", "done"}


def test_star_wars_may_not_take_a_scoring_card() -> None:
    """Ruling 121."""
    table = at("T8 AR1 US | space 2:1 | discard asia_scoring, nasser | us star_wars, fidel | ussr allende")
    event(table, "us", "star_wars")
    assert offered(table, "us") == {"card:nasser"}


def test_salt_may_take_back_a_card_of_the_same_turn_and_it_may_be_played() -> None:
    """Ruling 122."""
    table = at("T5 AR1 USSR | ussr decolonization, salt_negotiations, nasser | us containment, panama_canal_returned, fidel")
    play(table, "ussr", "card:decolonization", "play:space", dice=(6,))
    event(table, "us", "containment")
    event(table, "ussr", "salt_negotiations")
    play(table, "ussr", "card:decolonization")
    event(table, "us", "panama_canal_returned")
    assert offered(table, "ussr", "card") == {"decolonization", "nasser", "the_china_card"}
    event(table, "ussr", "decolonization")
    assert table.question("ussr") == "place"


def test_the_us_may_play_a_scoring_card_found_by_grain_sales() -> None:
    """Ruling 123: the region is scored."""
    table = at("T5 AR1 US | influence lebanon 1:0 | us grain_sales_to_soviets, fidel | ussr middle_east_scoring")
    event(table, "us", "grain_sales_to_soviets")
    play(table, "us", "accept")
    assert table.vp == 3
    assert table.where("middle_east_scoring") == "discard"


def test_the_us_may_give_back_a_scoring_card_found_by_grain_sales() -> None:
    """Ruling 123: and has the operations of Grain Sales."""
    table = at("T5 AR1 US | influence lebanon 1:0 | us grain_sales_to_soviets, fidel | ussr middle_east_scoring")
    event(table, "us", "grain_sales_to_soviets")
    play(table, "us", "done")
    assert table.vp == 0
    assert table.hand("ussr") == ("middle_east_scoring",)
    assert table.question("us") == "operations"


def test_the_ussr_chooses_the_countries_of_latin_american_debt_crisis() -> None:
    """Ruling 124: also when the US plays the card."""
    table = at("T8 AR1 US | influence brazil 0:2, chile 0:3, peru 0:1 | us latin_american_debt_crisis, allende | ussr nasser")
    event(table, "us", "latin_american_debt_crisis")
    play(table, "us", "done")
    assert table.to_move == ("ussr",)
    countries(table, "ussr", "brazil", "chile")
    assert [table.influence(name) for name in ("brazil", "chile", "peru")] == [(0, 4), (0, 6), (0, 1)]


def test_the_ussr_chooses_the_discard_of_aldrich_ames() -> None:
    """Ruling 124: also when the US plays the card; scoring cards can be chosen."""
    table = event(at("T8 AR1 US | us aldrich_ames_remix, fidel, asia_scoring | ussr nasser"), "us", "aldrich_ames_remix")
    assert table.to_move == ("ussr",)
    assert offered(table, "ussr") == {"card:fidel", "card:asia_scoring"}
    play(table, "ussr", "card:asia_scoring")
    assert table.where("asia_scoring") == "discard"


@pytest.mark.parametrize("milops", ["0:0", "3:3", "2:3"])
def test_arms_race_gives_nothing_to_a_player_who_does_not_lead(milops: str) -> None:
    """Ruling 125: nor to the opponent."""
    table = at(f"T5 AR1 US | defcon 3 | milops {milops} | us arms_race, fidel | ussr nasser")
    assert event(table, "us", "arms_race").vp == 0


@pytest.mark.parametrize(("milops", "points"), [("2:1", 1), ("3:1", 3)])
def test_arms_race_pays_a_leader(milops: str, points: int) -> None:
    """Ruling 125: the counterpart, without and with the requirement met."""
    table = at(f"T5 AR1 US | defcon 3 | milops {milops} | us arms_race, fidel | ussr nasser")
    assert event(table, "us", "arms_race").vp == points


def test_the_sponsor_of_boycotted_games_may_decline_the_operations() -> None:
    """Ruling 126: DEFCON has fallen all the same."""
    table = event(at("T5 AR1 US | defcon 4 | influence iran 1:0 | us olympic_games, fidel | ussr nasser"), "us", "olympic_games")
    play(table, "ussr", "boycott")
    assert "done" in offered(table, "us")
    play(table, "us", "done")
    assert table.defcon == 3
    assert table.to_move == ("ussr",)


def test_fewer_than_four_points_may_be_moved_by_de_stalinization() -> None:
    """Ruling 127: as many are placed as were taken."""
    table = event(at("T3 AR1 USSR | influence poland 0:4 | ussr de_stalinization, nasser | us fidel"), "ussr", "de_stalinization")
    play(table, "ussr", "country:poland", "done", "country:cuba")
    assert table.influence("poland") == (0, 3)
    assert table.influence("cuba") == (0, 1)
    assert table.to_move == ("us",)


def test_de_stalinization_may_move_nothing() -> None:
    """Ruling 127: the event counts as played."""
    table = event(at("T3 AR1 USSR | influence poland 0:4 | ussr de_stalinization, nasser | us fidel"), "ussr", "de_stalinization")
    play(table, "ussr", "done")
    assert table.influence("poland") == (0, 4)
    assert table.where("de_stalinization") == "removed"


def test_the_point_of_cambridge_five_may_go_into_a_us_controlled_country() -> None:
    """Ruling 128."""
    line = "T3 AR1 USSR | options optional_cards=all | influence japan 4:0 | ussr the_cambridge_five, nasser | us asia_scoring, fidel"
    table = event(at(line), "ussr", "the_cambridge_five")
    play(table, "ussr", "country:japan")
    assert table.influence("japan") == (4, 1)


def test_ortega_clears_nicaragua_and_makes_no_coup_without_a_us_neighbour() -> None:
    """Ruling 129: US influence elsewhere in Central America is no target."""
    line = "T8 AR1 USSR | influence nicaragua 2:0, panama 2:0 | ussr ortega_elected_in_nicaragua, nasser | us fidel"
    table = event(at(line), "ussr", "ortega_elected_in_nicaragua")
    assert table.influence("nicaragua") == (0, 0)
    assert table.to_move == ("us",)


def test_terrorism_takes_the_only_card_where_two_are_due() -> None:
    """Ruling 130."""
    table = at("T8 AR1 USSR | effects iranian_hostage_crisis | ussr terrorism, nasser | us fidel")
    event(table, "ussr", "terrorism")
    assert table.hand("us") == ()
    assert table.where("fidel") == "discard"


def test_independent_reds_adds_nothing_where_the_us_is_equal() -> None:
    """Ruling 131: the event counts as played."""
    table = event(at("T3 AR1 US | influence hungary 2:2 | us independent_reds, fidel | ussr nasser"), "us", "independent_reds")
    play(table, "us", "country:hungary")
    assert table.influence("hungary") == (2, 2)
    assert table.where("independent_reds") == "removed"


def test_ussuri_takes_a_face_down_china_card_and_makes_it_playable_at_once() -> None:
    """Ruling 132."""
    table = at("T5 AR1 US | china ussr down | us ussuri_river_skirmish, fidel | ussr vietnam_revolts, nasser")
    event(table, "us", "ussuri_river_skirmish")
    assert (table.china, table.china_up) == ("us", True)
    event(table, "ussr", "vietnam_revolts")
    assert offered(table, "us", "card") == {"fidel", "the_china_card"}


def test_nixon_takes_a_face_down_china_card_that_stays_face_down() -> None:
    """Ruling 132."""
    table = at("T5 AR1 US | china ussr down | us nixon_plays_the_china_card, fidel | ussr vietnam_revolts, nasser")
    event(table, "us", "nixon_plays_the_china_card")
    assert (table.china, table.china_up, table.vp) == ("us", False, 0)
    event(table, "ussr", "vietnam_revolts")
    assert offered(table, "us", "card") == {"fidel"}


def test_north_sea_oil_in_round_seven_gives_a_round_eight_in_that_turn() -> None:
    """Ruling 133: voluntary, and for the US only."""
    table = at("T8 AR7 US | us north_sea_oil, fidel, allende | ussr nasser, comecon")
    event(table, "us", "north_sea_oil")
    assert (table.turn, table.round, table.to_move) == (8, 8, ("us",))
    assert offered(table, "us") == {"card:fidel", "card:allende", "done"}


def test_the_eighth_round_of_north_sea_oil_is_for_that_turn_only() -> None:
    """Ruling 133: in turn 9 the turn ends after round 7."""
    table = at("T9 AR7 US | defcon 2 | milops 2:2 | effects north_sea_oil | us containment, fidel | ussr nasser")
    event(table, "us", "containment")
    assert table.turn == 10
