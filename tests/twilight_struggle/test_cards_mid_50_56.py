"""Mid War cards 50 to 56: from We Will Bury You to Muslim Revolution."""

from detente.engine.table import Outcome

from .helpers import at, countries, event, offered, play

ISLAM = {"sudan", "iran", "iraq", "egypt", "libya", "saudi_arabia", "syria", "jordan"}


def test_we_will_bury_you_lowers_defcon_and_leaves_the_game() -> None:
    """Card 50: the 3 VP come later."""
    table = event(at("T5 AR1 USSR | defcon 4 | ussr we_will_bury_you, nasser | us fidel"), "ussr", "we_will_bury_you")
    assert table.defcon == 3
    assert table.vp == 0
    assert table.where("we_will_bury_you") == "removed"


def test_we_will_bury_you_pays_three_when_the_us_plays_anything_else_next() -> None:
    """Card 50."""
    table = event(at("T5 AR1 USSR | ussr we_will_bury_you, nasser | us containment, fidel"), "ussr", "we_will_bury_you")
    event(table, "us", "containment")
    assert table.vp == -3


def test_un_intervention_as_an_event_answers_we_will_bury_you() -> None:
    """Cards 32 and 50: no VP, also not later."""
    table = at("T5 AR1 US | bury | influence iran 1:0 | us un_intervention, nasser, containment | ussr brezhnev_doctrine, allende")
    play(table, "us", "card:un_intervention", "play:event", "card:nasser", "play:influence", "country:iran")
    assert table.vp == 0
    event(table, "ussr", "brezhnev_doctrine")
    event(table, "us", "containment")
    assert table.vp == 0


def test_un_intervention_for_its_operation_does_not_answer_we_will_bury_you() -> None:
    """Card 50: it must be played as an event."""
    table = at("T5 AR1 US | bury | influence iran 1:0 | us un_intervention, nasser | ussr allende")
    play(table, "us", "card:un_intervention", "play:influence")
    assert table.vp == -3


def test_we_will_bury_you_pays_only_once() -> None:
    """Card 50: in the next action round of the US and not again."""
    table = at("T5 AR1 US | bury | us containment, nuclear_subs, fidel | ussr brezhnev_doctrine, allende")
    event(table, "us", "containment")
    event(table, "ussr", "brezhnev_doctrine")
    event(table, "us", "nuclear_subs")
    assert table.vp == -3


def test_we_will_bury_you_is_paid_before_a_us_card_scores() -> None:
    """Ruling 109: at 17 VP the USSR wins before Africa Scoring could help the US."""
    table = at("T5 AR1 US | bury | vp ussr 17 | influence nigeria 1:0 | us africa_scoring, fidel | ussr allende")
    play(table, "us", "card:africa_scoring")
    assert table.outcome == Outcome("ussr", "victory_points")


def test_a_headlined_we_will_bury_you_is_answered_in_the_first_us_round() -> None:
    """Card 50: the headline itself and the Soviet round pay nothing."""
    table = at("T5 headline | us containment, fidel, nuclear_subs | ussr we_will_bury_you, brezhnev_doctrine, nasser")
    play(play(table, "us", "card:containment"), "ussr", "card:we_will_bury_you")
    event(table, "ussr", "brezhnev_doctrine")
    assert table.vp == 0
    event(table, "us", "nuclear_subs")
    assert table.vp == -3


def test_we_will_bury_you_played_by_the_us_counts_from_its_next_round() -> None:
    """Card 50 [F]: not in the round in which the US itself plays the card."""
    table = at("T5 AR1 US | influence iran 1:0 | us we_will_bury_you, containment, fidel | ussr brezhnev_doctrine, nasser")
    play(table, "us", "card:we_will_bury_you", "play:event_first", "play:influence", *["country:iran"] * 4)
    assert table.vp == 0
    event(table, "ussr", "brezhnev_doctrine")
    event(table, "us", "containment")
    assert table.vp == -3


def test_we_will_bury_you_can_wait_for_the_next_turn() -> None:
    """Card 50 [F]: the US plays it in its last round; round 1 of the next turn counts."""
    line = "T5 AR7 US | defcon 5 | milops 5:5 | influence iran 1:0 | us we_will_bury_you, nuclear_subs | ussr nasser"
    table = at(line)
    deal = ("allende", "fidel", "blockade", "containment", "comecon", "panama_canal_returned")
    play(table, "us", "card:we_will_bury_you", "play:influence", *["country:iran"] * 4, cards=deal)
    assert table.turn == 6
    play(play(table, "us", "card:containment"), "ussr", "card:comecon")
    countries(table, "ussr", "poland", "romania", "hungary", "bulgaria")
    play(table, "ussr", "card:nasser", "play:event")
    assert table.vp == 0
    play(table, "us", "card:nuclear_subs", "play:event")
    assert table.vp == -3


LAST_ROUND = "T10 AR7 US | milops 5:5 | china ussr | influence iran 1:0 | us we_will_bury_you | ussr nasser"


def test_we_will_bury_you_set_off_in_the_very_last_us_round_pays_the_ussr() -> None:
    """Card 50, NOTES doubt 5: -3, Middle East +4, China Card -1."""
    table = play(at(LAST_ROUND), "us", "card:we_will_bury_you", "play:event_first", "play:influence", *["country:iran"] * 4)
    assert table.vp == 0
    assert table.outcome == Outcome("draw", "final_scoring")


def test_we_will_bury_you_set_off_in_the_very_last_us_round_can_be_lost_by_option() -> None:
    """Card 50, NOTES doubt 5: Middle East +4, China Card -1."""
    table = at(LAST_ROUND.replace("T10 AR7 US", "T10 AR7 US | options bury_you_after_last_round=false"))
    play(table, "us", "card:we_will_bury_you", "play:event_first", "play:influence", *["country:iran"] * 4)
    assert table.vp == 3
    assert table.outcome == Outcome("us", "final_scoring")


def test_a_us_that_sits_out_its_round_cannot_answer_we_will_bury_you() -> None:
    """Card 50: the empty hand costs 3 VP."""
    assert at("T5 AR1 US | bury | ussr nasser, allende").vp == -3


def test_we_will_bury_you_at_defcon_two_loses_for_the_phasing_us() -> None:
    """Card 50, G2: whoever moved the marker; no 3 VP."""
    table = event(at("T5 AR1 US | defcon 2 | us we_will_bury_you, fidel | ussr nasser"), "us", "we_will_bury_you")
    assert table.outcome == Outcome("ussr", "defcon")
    assert table.vp == 0


def test_a_headlined_we_will_bury_you_at_defcon_two_loses_for_the_player_who_put_it_down() -> None:
    """Card 50, G2: the USSR is the phasing player of its own headline."""
    table = at("T5 headline | defcon 2 | us fidel, containment | ussr we_will_bury_you, nasser")
    play(play(table, "us", "card:fidel"), "ussr", "card:we_will_bury_you")
    assert table.outcome == Outcome("us", "defcon")


def test_un_intervention_on_a_card_taken_with_grain_sales_answers_we_will_bury_you() -> None:
    """Cards 32, 50 and 67: UN Intervention is played as an event in the next US action round."""
    line = "T5 AR1 US | bury | influence iran 1:0 | us grain_sales_to_soviets, un_intervention | ussr comecon, nasser"
    table = event(at(line), "us", "grain_sales_to_soviets", cards=("comecon",))
    play(table, "us", "accept", "card:un_intervention", "play:influence", *["country:iran"] * 3)
    assert table.influence("iran") == (4, 0)
    assert table.vp == 0


def test_un_intervention_turned_up_by_grain_sales_answers_we_will_bury_you() -> None:
    """Cards 32, 50 and 67: the US plays it as an event in its next action round, as any card from its hand."""
    line = "T5 AR1 US | bury | influence iran 1:0 | us grain_sales_to_soviets, fidel | ussr un_intervention, nasser"
    table = event(at(line), "us", "grain_sales_to_soviets", cards=("un_intervention",))
    play(table, "us", "accept", "play:event", "card:fidel", "play:influence", "country:iran", "country:iran")
    assert table.influence("iran") == (3, 0)
    assert table.vp == 0


def test_grain_sales_without_un_intervention_does_not_answer_we_will_bury_you() -> None:
    """Cards 50 and 67: the card is given back, the 3 VP are due."""
    line = "T5 AR1 US | bury | influence iran 1:0 | us grain_sales_to_soviets, un_intervention | ussr comecon, nasser"
    table = event(at(line), "us", "grain_sales_to_soviets", cards=("comecon",))
    play(table, "us", "done", "play:influence", "country:iran", "country:iran")
    assert table.vp == -3


def test_a_scoring_card_of_grain_sales_is_scored_after_we_will_bury_you() -> None:
    """Ruling 109: at 17 VP the USSR wins before the US scores Africa."""
    line = (
        "T5 AR1 US | bury | vp ussr 17 | influence nigeria 1:0 | us grain_sales_to_soviets, un_intervention | ussr africa_scoring, nasser"
    )
    table = play(event(at(line), "us", "grain_sales_to_soviets", cards=("africa_scoring",)), "us", "accept")
    assert table.outcome == Outcome("ussr", "victory_points")


def test_brezhnev_doctrine_makes_soviet_cards_worth_one_more() -> None:
    """Card 51: Nasser's card places 2 points in the next Soviet round."""
    table = at("T5 AR1 USSR | influence iraq 0:1 | ussr brezhnev_doctrine, nasser, allende | us containment, fidel")
    event(table, "ussr", "brezhnev_doctrine")
    event(table, "us", "containment")
    play(table, "ussr", "card:nasser", "play:influence", "country:iraq", "country:iraq")
    assert table.influence("iraq") == (0, 3)
    assert table.to_move == ("us",)


def test_brezhnev_doctrine_does_not_lift_a_card_above_four() -> None:
    """Card 51, G9: a 4 stays 4."""
    table = at("T5 AR1 USSR | effects brezhnev_doctrine | influence kenya 1:0 | ussr muslim_revolution, nasser | us fidel")
    play(table, "ussr", "card:muslim_revolution", "play:coup", "country:kenya", dice=(1,))
    assert table.milops["ussr"] == 4


def test_brezhnev_doctrine_does_nothing_for_us_cards_and_leaves_the_game() -> None:
    """Card 51: the modifier belongs to the USSR."""
    table = event(at("T5 AR1 USSR | ussr brezhnev_doctrine, nasser | us fidel"), "ussr", "brezhnev_doctrine")
    assert table.ops_change == {"us": 0, "ussr": 1}
    assert table.where("brezhnev_doctrine") == "removed"


def test_brezhnev_doctrine_works_on_operations_granted_by_an_event() -> None:
    """Card 51, G7: Lone Gunman gives 2 points."""
    table = at("T5 AR1 USSR | effects brezhnev_doctrine | influence iraq 0:1 | ussr lone_gunman, nasser | us fidel")
    play(event(table, "ussr", "lone_gunman"), "ussr", "play:influence", "country:iraq", "country:iraq")
    assert table.influence("iraq") == (0, 3)


def test_brezhnev_doctrine_ends_with_the_turn() -> None:
    """Card 51, G13."""
    table = at("T4 AR7 US | effects brezhnev_doctrine | ussr nasser")
    assert table.turn == 5
    assert table.effects == ()
    assert table.ops_change == {"us": 0, "ussr": 0}


def test_portuguese_empire_crumbles_adds_two_in_angola_and_two_in_southeast_africa() -> None:
    """Card 52: starred, so it leaves the game."""
    table = at("T5 AR1 USSR | influence angola 3:1 | ussr portuguese_empire_crumbles, nasser | us fidel")
    event(table, "ussr", "portuguese_empire_crumbles")
    assert table.influence("angola") == (3, 3)
    assert table.influence("se_african_states") == (0, 2)
    assert table.where("portuguese_empire_crumbles") == "removed"


def test_portuguese_empire_crumbles_happens_when_the_us_plays_it() -> None:
    """Card 52, 5.2: after the US operations."""
    table = at("T5 AR1 US | influence iran 1:0 | us portuguese_empire_crumbles, fidel | ussr nasser")
    play(table, "us", "card:portuguese_empire_crumbles", "play:influence", "country:iran", "country:iran")
    assert table.influence("angola") == (0, 2)
    assert table.where("portuguese_empire_crumbles") == "removed"


def test_south_african_unrest_can_add_two_in_south_africa() -> None:
    """Card 53: not starred, so discarded."""
    table = at("T5 AR1 USSR | influence south_africa 3:0 | ussr south_african_unrest, nasser | us fidel")
    event(table, "ussr", "south_african_unrest")
    assert table.question("ussr") == "unrest"
    assert offered(table, "ussr") == {"country:south_africa", "country:angola", "country:botswana"}
    play(table, "ussr", "country:south_africa")
    assert table.influence("south_africa") == (3, 2)
    assert table.where("south_african_unrest") == "discard"
    assert table.to_move == ("us",)


def test_south_african_unrest_can_add_one_there_and_two_in_one_neighbour() -> None:
    """Card 53: after the first point in a neighbour South Africa is closed."""
    table = event(at("T5 AR1 USSR | ussr south_african_unrest, nasser | us fidel"), "ussr", "south_african_unrest")
    play(table, "ussr", "country:angola")
    assert offered(table, "ussr") == {"country:angola", "country:botswana"}
    play(table, "ussr", "country:angola")
    assert table.influence("south_africa") == (0, 1)
    assert table.influence("angola") == (0, 2)


def test_south_african_unrest_can_split_the_two_between_both_neighbours() -> None:
    """Card 53: printed wording."""
    table = event(at("T5 AR1 USSR | ussr south_african_unrest, nasser | us fidel"), "ussr", "south_african_unrest")
    countries(table, "ussr", "angola", "botswana")
    assert [table.influence(name) for name in ("south_africa", "angola", "botswana")] == [(0, 1), (0, 1), (0, 1)]


def test_south_african_unrest_can_be_held_to_one_neighbour_by_option() -> None:
    """Card 53, NOTES doubt 2: without the split both points go to the first neighbour."""
    table = at("T5 AR1 USSR | options unrest_split=false | ussr south_african_unrest, nasser | us fidel")
    play(event(table, "ussr", "south_african_unrest"), "ussr", "country:botswana")
    assert [table.influence(name) for name in ("south_africa", "angola", "botswana")] == [(0, 1), (0, 0), (0, 2)]
    assert table.to_move == ("us",)


def test_the_ussr_chooses_for_south_african_unrest_played_by_the_us() -> None:
    """Card 53, G1."""
    table = event(at("T5 AR1 US | us south_african_unrest, fidel | ussr nasser"), "us", "south_african_unrest")
    assert table.question("ussr") == "unrest"
    assert table.to_move == ("ussr",)


def test_allende_adds_two_in_chile() -> None:
    """Card 54: starred, so it leaves the game."""
    table = event(at("T5 AR1 USSR | influence chile 3:0 | ussr allende, nasser | us fidel"), "ussr", "allende")
    assert table.influence("chile") == (3, 2)
    assert table.where("allende") == "removed"


def test_willy_brandt_gives_a_vp_and_a_point_in_west_germany() -> None:
    """Card 55: in force and out of the game."""
    table = event(at("T5 AR1 USSR | influence west_germany 4:0 | ussr willy_brandt, nasser | us fidel"), "ussr", "willy_brandt")
    assert table.vp == -1
    assert table.influence("west_germany") == (4, 1)
    assert table.effects == ("willy_brandt",)
    assert table.where("willy_brandt") == "removed"


def test_nato_does_not_protect_west_germany_under_willy_brandt() -> None:
    """Cards 21 and 55: West Germany may be couped, Italy may not."""
    line = "T5 AR1 USSR | effects nato, willy_brandt | influence west_germany 4:0, italy 2:0 | ussr brush_war, nasser | us fidel"
    table = play(at(line), "ussr", "card:brush_war", "play:coup")
    assert offered(table, "ussr", "country") == {"west_germany"}


def test_willy_brandt_also_counts_when_nato_comes_later() -> None:
    """Ruling 116: in any order."""
    line = (
        "T5 AR1 US | effects willy_brandt, marshall_plan | influence west_germany 4:0, italy 2:0 | us nato, fidel | ussr brush_war, nasser"
    )
    table = event(at(line), "us", "nato")
    play(table, "ussr", "card:brush_war", "play:realign")
    assert offered(table, "ussr", "country") == {"west_germany"}


def test_willy_brandt_cannot_be_an_event_after_tear_down_this_wall() -> None:
    """Card 55: only operations remain for the USSR."""
    table = play(at("T8 AR1 USSR | effects tear_down_this_wall | ussr willy_brandt, nasser | us fidel"), "ussr", "card:willy_brandt")
    assert "play:event" not in table.legal("ussr")


def test_willy_brandt_played_by_the_us_after_tear_down_this_wall_is_discarded() -> None:
    """Card 55, G3: it does not occur and is not removed."""
    table = at("T8 AR1 US | effects tear_down_this_wall | influence iran 1:0 | us willy_brandt, fidel | ussr nasser")
    play(table, "us", "card:willy_brandt", "play:influence", "country:iran", "country:iran")
    assert table.vp == 0
    assert table.influence("west_germany") == (0, 0)
    assert table.where("willy_brandt") == "discard"


def test_muslim_revolution_clears_two_countries() -> None:
    """Card 56: all US influence leaves each; not starred, so discarded."""
    line = "T5 AR1 USSR | influence iran 3:1, egypt 2:0, libya 1:0 | ussr muslim_revolution, nasser | us fidel"
    table = countries(event(at(line), "ussr", "muslim_revolution"), "ussr", "iran", "egypt")
    assert [table.influence(name) for name in ("iran", "egypt", "libya")] == [(0, 1), (0, 0), (1, 0)]
    assert table.where("muslim_revolution") == "discard"
    assert table.to_move == ("us",)


def test_muslim_revolution_offers_its_eight_countries_and_no_refusal() -> None:
    """Card 56, G5: Israel, Lebanon and the Gulf States are not on the list."""
    everywhere = ", ".join(f"{name} 1:0" for name in sorted(ISLAM | {"israel", "lebanon", "gulf_states", "tunisia"}))
    table = event(at(f"T5 AR1 USSR | influence {everywhere} | ussr muslim_revolution, nasser | us fidel"), "ussr", "muslim_revolution")
    assert offered(table, "ussr") == {f"country:{name}" for name in ISLAM}


def test_muslim_revolution_with_a_single_target_clears_that_one() -> None:
    """Card 56, G5: as much as possible."""
    table = at("T5 AR1 USSR | influence sudan 2:0, israel 4:0 | ussr muslim_revolution, nasser | us fidel")
    countries(event(table, "ussr", "muslim_revolution"), "ussr", "sudan")
    assert table.influence("sudan") == (0, 0)
    assert table.influence("israel") == (4, 0)
    assert table.to_move == ("us",)


def test_muslim_revolution_cannot_be_an_event_after_the_awacs_sale() -> None:
    """Card 56: prevented by AWACS Sale to Saudis."""
    line = "T8 AR1 US | effects awacs_sale_to_saudis | influence iran 2:0 | us muslim_revolution, fidel | ussr nasser"
    table = play(at(line), "us", "card:muslim_revolution", "play:event_first")
    assert table.question("us") == "operations"
    assert table.influence("iran") == (2, 0)
