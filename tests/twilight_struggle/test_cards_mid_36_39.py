"""Mid War cards 36 to 39: Brush War, two scoring cards, Arms Race."""

from .helpers import at, event, offered, play


def test_brush_war_is_won_with_a_three() -> None:
    """Card 36: 3+ wins 1 VP, the influence is swapped, 3 military operations."""
    table = at("T5 AR1 USSR | influence nigeria 2:0 | ussr brush_war, nasser | us fidel")
    play(event(table, "ussr", "brush_war"), "ussr", "country:nigeria", dice=(3,))
    assert table.influence("nigeria") == (0, 2)
    assert table.vp == -1
    assert table.milops == {"us": 0, "ussr": 3}


def test_brush_war_is_lost_with_a_two_but_still_counts_as_military_operations() -> None:
    """Card 36, 7.6: a lost war earns the military operations, nothing else changes."""
    table = at("T5 AR1 USSR | influence nigeria 2:0 | ussr brush_war, nasser | us fidel")
    play(event(table, "ussr", "brush_war"), "ussr", "country:nigeria", dice=(2,))
    assert table.influence("nigeria") == (2, 0)
    assert table.vp == 0
    assert table.milops == {"us": 0, "ussr": 3}


def test_brush_war_of_the_us_scores_for_the_us() -> None:
    """Card 36, G1: the owner of a neutral event is the player who plays it."""
    table = at("T5 AR1 US | influence nigeria 1:2 | us brush_war, fidel | ussr nasser")
    play(event(table, "us", "brush_war"), "us", "country:nigeria", dice=(3,))
    assert table.influence("nigeria") == (3, 0)
    assert table.vp == 1
    assert table.milops == {"us": 3, "ussr": 0}


def test_brush_war_loses_one_from_the_die_for_each_enemy_neighbour() -> None:
    """Card 36: with two US neighbours of Nigeria a 4 is not enough."""
    table = at("T5 AR1 USSR | influence nigeria 1:0, cameroon 1:0, saharan_states 1:0 | ussr brush_war, nasser | us fidel")
    play(event(table, "ussr", "brush_war"), "ussr", "country:nigeria", dice=(4,))
    assert table.influence("nigeria") == (1, 0)
    assert table.vp == 0


def test_brush_war_against_two_enemy_neighbours_is_won_with_a_five() -> None:
    """Card 36: 5 - 2 = 3."""
    table = at("T5 AR1 USSR | influence nigeria 1:0, cameroon 1:0, saharan_states 1:0 | ussr brush_war, nasser | us fidel")
    play(event(table, "ussr", "brush_war"), "ussr", "country:nigeria", dice=(5,))
    assert table.influence("nigeria") == (0, 1)
    assert table.vp == -1


def test_brush_war_is_not_hampered_by_own_or_uncontrolled_neighbours_nor_by_control_of_the_target() -> None:
    """Card 36: only neighbours controlled by the opponent count; control of the target itself does not."""
    table = at("T5 AR1 USSR | influence nigeria 5:0, cameroon 0:1, ivory_coast 1:0 | ussr brush_war, nasser | us fidel")
    play(event(table, "ussr", "brush_war"), "ussr", "country:nigeria", dice=(3,))
    assert table.influence("nigeria") == (0, 5)


def test_brush_war_of_the_ussr_in_mexico_suffers_from_the_us_next_door() -> None:
    """Card 36, G14, 2.1.5: a superpower box counts as a controlled neighbour."""
    table = at("T5 AR1 USSR | influence mexico 1:0 | ussr brush_war, nasser | us fidel")
    play(event(table, "ussr", "brush_war"), "ussr", "country:mexico", dice=(3,))
    assert table.influence("mexico") == (1, 0)
    assert table.vp == 0


def test_brush_war_of_the_us_in_afghanistan_suffers_from_the_ussr_next_door() -> None:
    """Card 36, G14: 3 - 1 = 2 is not enough."""
    table = at("T5 AR1 US | influence afghanistan 0:1 | us brush_war, fidel | ussr nasser")
    play(event(table, "us", "brush_war"), "us", "country:afghanistan", dice=(3,))
    assert table.influence("afghanistan") == (0, 1)
    assert table.vp == 0


def test_brush_war_of_the_us_in_mexico_does_not_suffer_from_its_own_superpower() -> None:
    """Card 36, G14: only the enemy's box counts against the attacker."""
    table = at("T5 AR1 US | influence mexico 0:1 | us brush_war, fidel | ussr nasser")
    play(event(table, "us", "brush_war"), "us", "country:mexico", dice=(3,))
    assert table.influence("mexico") == (1, 0)
    assert table.vp == 1


def test_brush_war_offers_exactly_the_52_countries_of_stability_one_or_two() -> None:
    """Card 36: any country of stability 1 or 2, with or without influence."""
    table = event(at("T5 AR1 USSR | ussr brush_war, nasser | us fidel"), "ussr", "brush_war")
    assert table.question("ussr") == "war"
    targets = offered(table, "ussr", "country")
    assert len(targets) == 52
    assert {"nigeria", "mexico", "italy", "pakistan"} <= targets
    assert not targets & {"chile", "france", "india", "israel", "uk"}


def test_brush_war_pays_even_where_nobody_has_influence() -> None:
    """G14, 7.6: military operations and the VP do not need influence in the target."""
    table = at("T5 AR1 USSR | ussr brush_war, nasser | us fidel")
    play(event(table, "ussr", "brush_war"), "ussr", "country:haiti", dice=(3,))
    assert table.influence("haiti") == (0, 0)
    assert table.vp == -1
    assert table.milops["ussr"] == 3


def test_nato_protects_us_controlled_europe_from_brush_war() -> None:
    """Cards 21 and 36: Italy is US-controlled, Greece is not, Turkey is Soviet."""
    line = "T5 AR1 USSR | influence italy 2:0, greece 1:0, turkey 0:2 | effects nato | ussr brush_war, nasser | us fidel"
    targets = offered(event(at(line), "ussr", "brush_war"), "ussr", "country")
    assert "italy" not in targets
    assert {"greece", "turkey"} <= targets


def test_nato_keeps_the_us_from_brush_war_in_its_own_european_countries_too() -> None:
    """Card 21: no one may choose such a country for Brush War."""
    table = at("T5 AR1 US | influence italy 2:0 | effects nato | us brush_war, fidel | ussr nasser")
    assert "italy" not in offered(event(table, "us", "brush_war"), "us", "country")


def test_without_nato_brush_war_may_strike_us_controlled_italy() -> None:
    """Card 36: only NATO protects."""
    table = at("T5 AR1 USSR | influence italy 2:0 | ussr brush_war, nasser | us fidel")
    play(event(table, "ussr", "brush_war"), "ussr", "country:italy", dice=(3,))
    assert table.influence("italy") == (0, 2)


def test_brush_war_is_no_coup_for_defcon() -> None:
    """G14, ruling 78: a battleground of a closed region may be chosen and DEFCON does not move."""
    table = at("T5 AR1 USSR | defcon 2 | influence iran 2:0 | ussr brush_war, nasser | us fidel")
    play(event(table, "ussr", "brush_war"), "ussr", "country:iran", dice=(6,))
    assert table.influence("iran") == (0, 2)
    assert table.defcon == 2
    assert table.outcome is None


def test_military_operations_of_brush_war_stop_at_five() -> None:
    """G15: more than 5 is lost."""
    table = at("T5 AR1 USSR | milops 0:4 | ussr brush_war, nasser | us fidel")
    play(event(table, "ussr", "brush_war"), "ussr", "country:haiti", dice=(1,))
    assert table.milops["ussr"] == 5


def test_brush_war_is_discarded_after_its_event() -> None:
    """Card 36 is not starred."""
    table = at("T5 AR1 USSR | ussr brush_war, nasser | us fidel")
    play(event(table, "ussr", "brush_war"), "ussr", "country:haiti", dice=(6,))
    assert table.where("brush_war") == "discard"


def test_central_america_scoring_follows_the_example_of_the_rulebook() -> None:
    """Card 37, EX-10.1.2-1: USSR 3 + 1 + 1, US 1, the marker moves 4 towards the USSR."""
    line = (
        "T5 AR1 USSR | influence cuba 0:3, haiti 0:1, dominican_republic 0:1, guatemala 1:0, panama 1:0"
        " | ussr central_america_scoring, nasser | us fidel"
    )
    assert event(at(line), "ussr", "central_america_scoring").vp == -4


def test_central_america_scoring_pays_the_ussr_for_mexico_and_cuba_next_to_the_us() -> None:
    """Card 37: presence 1 (no non-battleground), 2 battlegrounds, 2 neighbours of the US."""
    table = at("T5 AR1 USSR | influence mexico 0:2, cuba 0:3 | ussr central_america_scoring, nasser | us fidel")
    assert event(table, "ussr", "central_america_scoring").vp == -5


def test_central_america_scoring_pays_the_us_nothing_extra_for_its_own_neighbours() -> None:
    """Card 37: presence 1 and 2 battlegrounds."""
    table = at("T5 AR1 USSR | influence mexico 2:0, cuba 3:0 | ussr central_america_scoring, nasser | us fidel")
    assert event(table, "ussr", "central_america_scoring").vp == 3


def test_central_america_scoring_pays_three_for_domination() -> None:
    """Card 37: domination 3 and 1 battleground."""
    table = at("T5 AR1 US | influence panama 2:0, haiti 1:0 | us central_america_scoring, fidel | ussr nasser")
    assert event(table, "us", "central_america_scoring").vp == 4


def test_central_america_scoring_pays_five_for_control() -> None:
    """Card 37: control 5, 3 battlegrounds, 2 neighbours of the US."""
    table = at("T5 AR1 USSR | influence mexico 0:2, cuba 0:3, panama 0:2 | ussr central_america_scoring, nasser | us fidel")
    assert event(table, "ussr", "central_america_scoring").vp == -10


def test_central_america_scoring_is_discarded() -> None:
    """Card 37, 7.2: only Southeast Asia Scoring leaves the game."""
    table = at("T5 AR1 USSR | ussr central_america_scoring, nasser | us fidel")
    event(table, "ussr", "central_america_scoring")
    assert table.vp == 0
    assert table.where("central_america_scoring") == "discard"


def test_southeast_asia_scoring_pays_two_for_thailand_and_one_for_each_other_country() -> None:
    """Card 38: all seven countries are worth 8 VP."""
    line = (
        "T5 AR1 USSR | influence burma 0:2, laos_cambodia 0:1, vietnam 0:1, malaysia 0:2, indonesia 0:1, philippines 0:2, thailand 0:2"
        " | ussr southeast_asia_scoring, nasser | us fidel"
    )
    assert event(at(line), "ussr", "southeast_asia_scoring").vp == -8


def test_southeast_asia_scoring_moves_the_difference() -> None:
    """Card 38, 10.2.3: US Thailand 2 and Philippines 1, USSR Vietnam 1."""
    table = at("T5 AR1 USSR | influence thailand 2:0, philippines 2:0, vietnam 0:1 | ussr southeast_asia_scoring, nasser | us fidel")
    assert event(table, "ussr", "southeast_asia_scoring").vp == 2


def test_southeast_asia_scoring_ignores_the_rest_of_asia_and_uncontrolled_countries() -> None:
    """Card 38: Australia, Japan and India are no part of it; influence without control scores nothing."""
    table = at("T5 AR1 US | influence australia 4:0, japan 4:0, india 0:3, burma 1:0 | us southeast_asia_scoring, fidel | ussr nasser")
    assert event(table, "us", "southeast_asia_scoring").vp == 0


def test_shuttle_diplomacy_does_not_apply_to_southeast_asia_scoring() -> None:
    """Cards 38 and 73: Thailand counts and Shuttle Diplomacy stays in front of the US."""
    table = at("T5 AR1 USSR | influence thailand 0:2 | effects shuttle_diplomacy | ussr southeast_asia_scoring, nasser | us fidel")
    event(table, "ussr", "southeast_asia_scoring")
    assert table.vp == -2
    assert table.where("shuttle_diplomacy") == "front"


def test_southeast_asia_scoring_leaves_the_game() -> None:
    """Card 38, 7.2."""
    table = event(at("T5 AR1 USSR | ussr southeast_asia_scoring, nasser | us fidel"), "ussr", "southeast_asia_scoring")
    assert table.where("southeast_asia_scoring") == "removed"


def test_arms_race_pays_one_for_more_military_operations() -> None:
    """Card 39: 2 against 1, but DEFCON 3 asks for 3."""
    table = at("T5 AR1 US | defcon 3 | milops 2:1 | us arms_race, fidel | ussr nasser")
    assert event(table, "us", "arms_race").vp == 1


def test_arms_race_pays_three_if_the_requirement_is_met_too() -> None:
    """Card 39: 3 against 2 at DEFCON 3."""
    table = at("T5 AR1 USSR | defcon 3 | milops 2:3 | ussr arms_race, nasser | us fidel")
    assert event(table, "ussr", "arms_race").vp == -3


def test_arms_race_pays_nothing_on_a_tie() -> None:
    """Card 39, ruling 125: nobody leads."""
    table = at("T5 AR1 US | defcon 2 | milops 3:3 | us arms_race, fidel | ussr nasser")
    assert event(table, "us", "arms_race").vp == 0


def test_arms_race_pays_nothing_to_the_side_behind_nor_to_the_other() -> None:
    """Card 39: only the phasing player can gain."""
    table = at("T5 AR1 US | defcon 2 | milops 2:5 | us arms_race, fidel | ussr nasser")
    assert event(table, "us", "arms_race").vp == 0


def test_arms_race_is_discarded() -> None:
    """Card 39 is not starred."""
    table = event(at("T5 AR1 US | milops 2:1 | us arms_race, fidel | ussr nasser"), "us", "arms_race")
    assert table.where("arms_race") == "discard"


def test_arms_race_through_grain_sales_speaks_of_the_phasing_player() -> None:
    """Card 39: the US plays it in a Soviet round, the USSR is phasing and leads."""
    line = "T5 AR1 USSR | defcon 4 | milops 1:2 | ussr grain_sales_to_soviets, arms_race | us fidel"
    table = event(at(line), "ussr", "grain_sales_to_soviets", cards=("arms_race",))
    play(table, "us", "accept", "play:event")
    assert table.vp == -1


def test_arms_race_through_grain_sales_can_speak_of_the_owner_by_option() -> None:
    """Card 39, NOTES doubt 8: with arms_race_owner the US, who is behind, gains nothing and neither does the USSR."""
    line = "T5 AR1 USSR | options arms_race_owner=true | defcon 4 | milops 1:2 | ussr grain_sales_to_soviets, arms_race | us fidel"
    table = event(at(line), "ussr", "grain_sales_to_soviets", cards=("arms_race",))
    play(table, "us", "accept", "play:event")
    assert table.vp == 0
