"""Mid War cards 57 to 60: ABM Treaty, Cultural Revolution, Flower Power, U2 Incident."""

from .helpers import at, event, offered, play


def test_abm_treaty_improves_defcon_and_gives_four_points() -> None:
    """Card 57: not starred, so discarded."""
    table = at("T5 AR1 US | defcon 3 | influence iran 1:0 | us abm_treaty, fidel | ussr nasser")
    play(event(table, "us", "abm_treaty"), "us", "play:influence", *["country:iran"] * 4)
    assert table.defcon == 4
    assert table.influence("iran") == (5, 0)
    assert table.where("abm_treaty") == "discard"
    assert table.to_move == ("ussr",)


def test_abm_treaty_opens_a_region_before_its_operations() -> None:
    """Card 57: at the new DEFCON 5 a coup in Europe is possible."""
    table = at("T5 AR1 USSR | defcon 4 | influence france 1:0 | ussr abm_treaty, nasser | us fidel")
    play(event(table, "ussr", "abm_treaty"), "ussr", "play:coup", "country:france", dice=(3,))
    assert table.influence("france") == (0, 0)
    assert table.defcon == 4
    assert table.milops["ussr"] == 4


def test_abm_treaty_still_obeys_the_region_limits() -> None:
    """Card 57, G7: at the new DEFCON 3 Asia stays closed."""
    table = at("T5 AR1 USSR | defcon 2 | influence burma 1:0, iran 1:0 | ussr abm_treaty, nasser | us fidel")
    play(event(table, "ussr", "abm_treaty"), "ussr", "play:coup")
    assert offered(table, "ussr", "country") == {"iran"}


def test_abm_treaty_leaves_defcon_at_five() -> None:
    """Card 57, ruling 80."""
    assert event(at("T5 AR1 US | us abm_treaty, fidel | ussr nasser"), "us", "abm_treaty").defcon == 5


def test_abm_treaty_operations_may_be_declined_and_not_go_to_space() -> None:
    """Card 57, G7."""
    table = at("T5 AR1 US | influence iran 1:0, syria 0:1 | us abm_treaty, fidel | ussr nasser")
    event(table, "us", "abm_treaty")
    assert offered(table, "us") == {"play:influence", "play:realign", "play:coup", "done"}
    play(table, "us", "done")
    assert table.influence("iran") == (1, 0)
    assert table.to_move == ("ussr",)


def test_red_scare_reduces_the_operations_of_abm_treaty() -> None:
    """Card 57, G7: 3 points."""
    table = at("T5 AR1 US | ops -1:0 | influence iran 1:0 | us abm_treaty, fidel | ussr nasser")
    play(event(table, "us", "abm_treaty"), "us", "play:influence", *["country:iran"] * 3)
    assert table.influence("iran") == (4, 0)
    assert table.to_move == ("ussr",)


def test_a_headlined_abm_treaty_gives_operations_in_the_headline_phase() -> None:
    """Card 57, ruling 22: the event text itself gives them."""
    table = at("T5 headline | influence iran 1:0 | us abm_treaty, fidel | ussr allende, nasser")
    play(play(table, "ussr", "card:allende"), "us", "card:abm_treaty", "play:influence", *["country:iran"] * 4)
    assert table.influence("iran") == (5, 0)
    assert table.influence("chile") == (0, 2)


def test_cultural_revolution_takes_the_china_card_face_up() -> None:
    """Card 58: face down before, playable now; no VP; starred, so it leaves the game."""
    table = at("T5 AR1 USSR | china us down | ussr cultural_revolution, nasser, allende | us containment, fidel")
    event(table, "ussr", "cultural_revolution")
    assert (table.china, table.china_up, table.vp) == ("ussr", True, 0)
    assert table.where("cultural_revolution") == "removed"
    event(table, "us", "containment")
    assert "the_china_card" in offered(table, "ussr", "card")


def test_cultural_revolution_pays_one_if_the_ussr_has_the_china_card() -> None:
    """Card 58: the card stays as it lies."""
    table = at("T5 AR1 USSR | china ussr down | ussr cultural_revolution, nasser | us fidel")
    event(table, "ussr", "cultural_revolution")
    assert (table.china, table.china_up, table.vp) == ("ussr", False, -1)


def test_cultural_revolution_works_when_the_us_plays_it() -> None:
    """Card 58, 5.2."""
    table = event(at("T5 AR1 US | china us up | us cultural_revolution, fidel | ussr nasser"), "us", "cultural_revolution")
    assert (table.china, table.china_up) == ("ussr", True)


def test_cultural_revolution_is_no_event_while_the_chinese_civil_war_lasts() -> None:
    """Card 58, 12.4: the USSR can only use its operations."""
    table = at("T5 AR1 USSR | options chinese_civil_war=true | ussr cultural_revolution, nasser | us fidel")
    play(table, "ussr", "card:cultural_revolution")
    assert "play:event" not in table.legal("ussr")


def test_cultural_revolution_of_the_us_during_the_chinese_civil_war_is_discarded() -> None:
    """Card 58, G3: no VP and not removed."""
    table = at("T5 AR1 US | options chinese_civil_war=true | influence iran 1:0 | us cultural_revolution, fidel | ussr nasser")
    play(table, "us", "card:cultural_revolution", "play:influence", *["country:iran"] * 3)
    assert (table.china, table.vp) == (None, 0)
    assert table.where("cultural_revolution") == "discard"


def test_flower_power_comes_into_force_and_leaves_the_game() -> None:
    """Card 59."""
    table = event(at("T5 AR1 USSR | ussr flower_power, nasser | us fidel"), "ussr", "flower_power")
    assert table.effects == ("flower_power",)
    assert table.where("flower_power") == "removed"
    assert table.vp == 0


def test_flower_power_pays_two_for_a_us_war_event() -> None:
    """Card 59: Brush War is lost, the USSR gains 2."""
    table = at("T5 AR1 US | effects flower_power | us brush_war, fidel | ussr nasser")
    play(event(table, "us", "brush_war"), "us", "country:haiti", dice=(1,))
    assert table.vp == -2


def test_flower_power_pays_two_for_a_neutral_war_card_used_for_operations() -> None:
    """Card 59: event or operations."""
    table = at("T5 AR1 US | effects flower_power | influence iran 1:0 | us brush_war, fidel | ussr nasser")
    play(table, "us", "card:brush_war", "play:influence", *["country:iran"] * 3)
    assert table.vp == -2


def test_flower_power_pays_once_for_a_soviet_war_card_with_operations_and_event() -> None:
    """Card 59: once per card; the Arab-Israeli War is lost with a 1."""
    table = at("T5 AR1 US | effects flower_power | influence iran 1:0 | us arab_israeli_war, fidel | ussr nasser")
    play(table, "us", "card:arab_israeli_war", "play:influence", "country:iran", "country:iran", dice=(1,))
    assert table.vp == -2
    assert table.milops["ussr"] == 2


def test_flower_power_is_due_although_the_war_event_cannot_occur() -> None:
    """Cards 13, 59 and 65: after Camp David Accords."""
    line = "T5 AR1 US | effects flower_power, camp_david_accords | influence iran 1:0 | us arab_israeli_war, fidel | ussr nasser"
    table = play(at(line), "us", "card:arab_israeli_war", "play:influence", "country:iran", "country:iran")
    assert table.vp == -2
    assert table.milops["ussr"] == 0


def test_flower_power_pays_nothing_for_the_space_race() -> None:
    """Card 59."""
    table = at("T5 AR1 US | effects flower_power | us brush_war, fidel | ussr nasser")
    play(table, "us", "card:brush_war", "play:space", dice=(6,))
    assert table.vp == 0


def test_flower_power_pays_nothing_for_a_discard() -> None:
    """Card 59: Brush War goes to Quagmire."""
    table = at("T5 AR1 US | effects flower_power, quagmire | us brush_war, fidel | ussr nasser")
    play(table, "us", "card:brush_war", dice=(6,))
    assert table.vp == 0


def test_flower_power_pays_nothing_for_a_war_card_of_the_ussr() -> None:
    """Card 59: only cards the US plays; the lost war gives no VP either."""
    table = at("T5 AR1 USSR | effects flower_power | ussr brush_war, nasser | us fidel")
    play(event(table, "ussr", "brush_war"), "ussr", "country:haiti", dice=(1,))
    assert table.vp == 0


def test_flower_power_pays_nothing_for_other_us_cards() -> None:
    """Card 59: war cards only."""
    table = event(at("T5 AR1 US | effects flower_power | us containment, fidel | ussr nasser"), "us", "containment")
    assert table.vp == 0


def test_flower_power_pays_for_a_us_war_headline() -> None:
    """Card 59: played as an event; the other headline changes no VP."""
    table = at("T5 headline | effects flower_power | us brush_war, fidel | ussr allende, nasser")
    play(play(table, "ussr", "card:allende"), "us", "card:brush_war", "country:haiti", dice=(1,))
    assert table.vp == -2


def test_flower_power_pays_although_un_intervention_is_played_with_the_war_card() -> None:
    """Card 59, NOTES doubt 7."""
    table = at("T5 AR1 US | effects flower_power | influence iran 1:0 | us un_intervention, arab_israeli_war | ussr nasser")
    play(table, "us", "card:un_intervention", "play:event", "card:arab_israeli_war", "play:influence", "country:iran", "country:iran")
    assert table.vp == -2
    assert table.milops["ussr"] == 0


def test_flower_power_can_be_avoided_with_un_intervention_by_option() -> None:
    """Card 59, NOTES doubt 7."""
    line = (
        "T5 AR1 US | options flower_power_despite_un=false | effects flower_power | influence iran 1:0"
        " | us un_intervention, arab_israeli_war | ussr nasser"
    )
    table = at(line)
    play(table, "us", "card:un_intervention", "play:event", "card:arab_israeli_war", "play:influence", "country:iran", "country:iran")
    assert table.vp == 0


def test_flower_power_pays_for_a_war_card_that_the_us_plays_through_grain_sales() -> None:
    """Cards 59 and 67: played as any card from the US hand."""
    line = "T5 AR1 US | effects flower_power | influence iran 1:0 | us grain_sales_to_soviets, fidel | ussr brush_war, nasser"
    table = event(at(line), "us", "grain_sales_to_soviets", cards=("brush_war",))
    play(table, "us", "accept", "play:influence", *["country:iran"] * 3)
    assert table.vp == -2


def test_flower_power_pays_nothing_for_a_war_card_given_back_by_grain_sales() -> None:
    """Cards 59 and 67: the war card is not played."""
    line = "T5 AR1 US | effects flower_power | influence iran 1:0 | us grain_sales_to_soviets, fidel | ussr brush_war, nasser"
    table = event(at(line), "us", "grain_sales_to_soviets", cards=("brush_war",))
    play(table, "us", "done", "play:influence", "country:iran", "country:iran")
    assert table.vp == 0


def test_an_evil_empire_ends_flower_power() -> None:
    """Cards 59 and 97: the US gains 1, a war card costs nothing any more."""
    table = at("T8 AR1 US | effects flower_power | us an_evil_empire, brush_war, fidel | ussr nuclear_subs, brezhnev_doctrine")
    event(table, "us", "an_evil_empire")
    event(table, "ussr", "brezhnev_doctrine")
    play(event(table, "us", "brush_war"), "us", "country:haiti", dice=(1,))
    assert table.vp == 1


def test_an_evil_empire_prevents_flower_power() -> None:
    """Card 59, G3: the US may use it for operations and nothing happens; it is discarded."""
    table = at("T8 AR1 US | effects an_evil_empire | influence iran 1:0 | us flower_power, fidel | ussr nasser")
    play(table, "us", "card:flower_power", "play:influence", *["country:iran"] * 4)
    assert table.effects == ("an_evil_empire",)
    assert table.where("flower_power") == "discard"


def test_u2_incident_gives_one_vp_and_leaves_the_game() -> None:
    """Card 60."""
    table = event(at("T5 AR1 USSR | ussr u2_incident, nasser | us fidel"), "ussr", "u2_incident")
    assert table.vp == -1
    assert table.where("u2_incident") == "removed"


def test_un_intervention_of_the_us_gives_the_ussr_another_vp_after_u2_incident() -> None:
    """Card 60: later in the same turn."""
    table = at("T5 AR1 USSR | influence iran 1:0 | ussr u2_incident, nasser | us un_intervention, fidel")
    event(table, "ussr", "u2_incident")
    play(table, "us", "card:un_intervention", "play:event", "card:fidel", "play:influence", "country:iran", "country:iran")
    assert table.vp == -2


def test_un_intervention_of_the_ussr_itself_gives_the_vp_of_u2_incident_too() -> None:
    """Card 60: by either side."""
    table = at("T5 AR1 USSR | effects u2_incident | influence iraq 0:1 | ussr un_intervention, truman_doctrine | us fidel")
    play(table, "ussr", "card:un_intervention", "play:event", "card:truman_doctrine", "play:influence", "country:iraq")
    assert table.vp == -1


def test_un_intervention_on_a_card_of_grain_sales_gives_the_vp_of_u2_incident_too() -> None:
    """Cards 60 and 67."""
    line = "T5 AR1 US | effects u2_incident | influence iran 1:0 | us grain_sales_to_soviets, un_intervention | ussr nasser, allende"
    table = event(at(line), "us", "grain_sales_to_soviets", cards=("nasser",))
    play(table, "us", "accept", "card:un_intervention", "play:influence", "country:iran")
    assert table.vp == -1


def test_un_intervention_for_its_operation_gives_nothing_after_u2_incident() -> None:
    """Card 60: as an event only."""
    table = at("T5 AR1 US | effects u2_incident | influence iran 1:0 | us un_intervention, fidel | ussr nasser")
    play(table, "us", "card:un_intervention", "play:influence", "country:iran")
    assert table.vp == 0


def test_u2_incident_ends_with_the_turn() -> None:
    """Card 60, G13."""
    table = at("T4 AR7 US | defcon 2 | milops 2:2 | effects u2_incident | ussr nasser")
    assert table.turn == 5
    assert table.effects == ()
