"""Mid War cards 40 and 41: Cuban Missile Crisis, Nuclear Subs."""

from detente.engine.table import Outcome

from .helpers import at, event, offered, play

LOST_BY_THE_USSR = Outcome("us", "cuban_missile_crisis")
LOST_BY_THE_US = Outcome("ussr", "cuban_missile_crisis")


def test_cuban_missile_crisis_sets_defcon_to_two_and_threatens_the_opponent() -> None:
    """Card 40: played by the US it hangs over the USSR; starred, so it leaves the game."""
    table = event(at("T5 AR1 US | defcon 5 | us cuban_missile_crisis, fidel | ussr nasser"), "us", "cuban_missile_crisis")
    assert table.defcon == 2
    assert table.crisis == "ussr"
    assert table.where("cuban_missile_crisis") == "removed"


def test_cuban_missile_crisis_of_the_ussr_threatens_the_us() -> None:
    """Card 40: DEFCON 2 already, nobody loses by it."""
    table = event(at("T5 AR1 USSR | defcon 2 | ussr cuban_missile_crisis, nasser | us fidel"), "ussr", "cuban_missile_crisis")
    assert table.crisis == "us"
    assert table.defcon == 2
    assert table.outcome is None


def test_a_coup_under_the_cuban_missile_crisis_loses_the_game_at_once() -> None:
    """Card 40: any coup anywhere, a non-battleground too; the crisis was played in the round before."""
    table = event(at("T5 AR1 US | influence kenya 1:0 | us cuban_missile_crisis, fidel | ussr nasser"), "us", "cuban_missile_crisis")
    play(table, "ussr", "card:nasser", "play:coup", "country:kenya")
    assert table.outcome == LOST_BY_THE_USSR


def test_the_owner_of_the_cuban_missile_crisis_may_coup() -> None:
    """Card 40: only the opponent is threatened."""
    table = at("T5 AR1 US | defcon 2 | crisis ussr | influence kenya 0:1 | us brush_war, fidel | ussr nasser")
    play(table, "us", "card:brush_war", "play:coup", "country:kenya", dice=(4,))
    assert table.outcome is None
    assert table.influence("kenya") == (2, 0)


def test_a_free_coup_loses_under_the_cuban_missile_crisis_too() -> None:
    """Card 40, G8: Junta's coup is a coup."""
    table = at("T5 AR1 USSR | defcon 2 | crisis ussr | influence haiti 1:0 | ussr junta, nasser | us fidel")
    play(event(table, "ussr", "junta"), "ussr", "country:peru", "play:coup", "country:haiti")
    assert table.outcome == LOST_BY_THE_USSR


def test_a_coup_in_the_owners_round_loses_under_the_cuban_missile_crisis_too() -> None:
    """Cards 40 and 62: the US plays Lone Gunman, the USSR coups a battleground at DEFCON 2 and loses, not the phasing US."""
    table = at("T5 AR1 US | defcon 2 | crisis ussr | influence zaire 1:0 | us lone_gunman, fidel | ussr nasser")
    play(event(table, "us", "lone_gunman"), "ussr", "play:coup", "country:zaire")
    assert table.outcome == LOST_BY_THE_USSR


def test_nuclear_subs_do_not_help_against_the_cuban_missile_crisis() -> None:
    """Cards 40 and 41."""
    table = at("T5 AR1 US | defcon 2 | crisis us | effects nuclear_subs | influence zaire 0:1 | us brush_war, fidel | ussr nasser")
    play(table, "us", "card:brush_war", "play:coup", "country:zaire")
    assert table.outcome == LOST_BY_THE_US


def test_a_war_event_is_no_coup_for_the_cuban_missile_crisis() -> None:
    """Card 40: war events are not coups."""
    table = at("T5 AR1 USSR | defcon 2 | crisis ussr | influence kenya 1:0 | ussr brush_war, nasser | us fidel")
    play(event(table, "ussr", "brush_war"), "ussr", "country:kenya", dice=(3,))
    assert table.outcome is None
    assert table.influence("kenya") == (0, 1)


def test_a_realignment_is_no_coup_for_the_cuban_missile_crisis() -> None:
    """Card 40: realignments are not coups."""
    table = at("T5 AR1 USSR | defcon 2 | crisis ussr | influence kenya 1:0 | ussr nasser, allende | us fidel")
    play(table, "ussr", "card:allende", "play:realign", "country:kenya", dice=(5, 1))
    assert table.outcome is None
    assert table.influence("kenya") == (0, 0)


def test_the_ussr_calls_the_crisis_off_with_two_points_from_cuba() -> None:
    """Card 40: 2 influence leave Cuba, DEFCON stays, coups are safe again."""
    table = at("T5 AR1 USSR | defcon 2 | crisis ussr | influence cuba 0:3, kenya 1:0 | ussr brush_war, nasser | us fidel")
    play(table, "ussr", "crisis:cuba")
    assert table.influence("cuba") == (0, 1)
    assert table.crisis is None
    assert table.defcon == 2
    play(table, "ussr", "card:brush_war", "play:coup", "country:kenya", dice=(2,))
    assert table.outcome is None
    assert table.influence("kenya") == (0, 0)


def test_the_ussr_cannot_call_the_crisis_off_with_a_single_point_in_cuba() -> None:
    """Card 40: 2 are needed; West Germany and Turkey are for the US."""
    table = at("T5 AR1 USSR | defcon 2 | crisis ussr | influence cuba 0:1, turkey 0:2, west_germany 0:2 | ussr nasser | us fidel")
    assert offered(table, "ussr", "crisis") == set()


def test_the_us_calls_the_crisis_off_with_two_points_from_west_germany() -> None:
    """Card 40."""
    table = at("T5 AR1 US | defcon 2 | crisis us | influence west_germany 4:0, turkey 2:0, cuba 3:0 | us fidel | ussr nasser")
    assert offered(table, "us", "crisis") == {"west_germany", "turkey"}
    play(table, "us", "crisis:west_germany")
    assert table.influence("west_germany") == (2, 0)
    assert table.influence("turkey") == (2, 0)
    assert table.crisis is None


def test_the_us_calls_the_crisis_off_with_two_points_from_turkey() -> None:
    """Card 40."""
    table = at("T5 AR1 US | defcon 2 | crisis us | influence turkey 2:1 | us fidel | ussr nasser")
    play(table, "us", "crisis:turkey")
    assert table.influence("turkey") == (0, 1)
    assert table.crisis is None
    assert table.question("us") == "card"


def test_the_us_may_not_split_the_two_points_between_west_germany_and_turkey() -> None:
    """Card 40: not split."""
    table = at("T5 AR1 US | defcon 2 | crisis us | influence west_germany 1:0, turkey 1:0 | us fidel | ussr nasser")
    assert offered(table, "us", "crisis") == set()


def test_the_owner_of_the_crisis_is_not_asked_to_call_it_off() -> None:
    """Card 40: the USSR is threatened, the US has nothing to give up."""
    table = at("T5 AR1 US | defcon 2 | crisis ussr | influence west_germany 4:0, cuba 0:3 | us fidel | ussr nasser")
    assert offered(table, "us", "crisis") == set()


def test_the_crisis_is_called_off_in_the_middle_of_the_other_sides_round() -> None:
    """Cards 40 and 62: at any moment; then Lone Gunman's coup is safe for the USSR."""
    line = "T5 AR1 US | defcon 3 | crisis ussr | influence cuba 0:2, kenya 1:0 | us lone_gunman, fidel | ussr nasser"
    table = event(at(line), "us", "lone_gunman")
    play(table, "ussr", "crisis:cuba", "play:coup", "country:kenya", dice=(4,))
    assert table.outcome is None
    assert table.influence("cuba") == (0, 0)
    assert table.influence("kenya") == (0, 0)


def test_the_cuban_missile_crisis_ends_with_the_turn() -> None:
    """Card 40, G13: the US sits out the last round and turn 5 begins."""
    table = at("T4 AR7 US | defcon 2 | crisis ussr | china ussr | ussr nasser")
    assert table.turn == 5
    assert table.crisis is None


def test_nuclear_subs_keep_defcon_after_a_us_battleground_coup() -> None:
    """Card 41."""
    table = at("T5 AR1 US | defcon 3 | effects nuclear_subs | influence zaire 0:1 | us brush_war, fidel | ussr nasser")
    play(table, "us", "card:brush_war", "play:coup", "country:zaire", dice=(1,))
    assert table.defcon == 3
    assert table.milops["us"] == 3
    assert table.influence("zaire") == (1, 0)


def test_nuclear_subs_make_a_us_battleground_coup_safe_at_defcon_two() -> None:
    """Card 41, ruling 144: not deadly for the US."""
    table = at("T5 AR1 US | defcon 2 | effects nuclear_subs | influence zaire 0:1 | us brush_war, fidel | ussr nasser")
    play(table, "us", "card:brush_war", "play:coup", "country:zaire", dice=(1,))
    assert table.defcon == 2
    assert table.outcome is None


def test_without_nuclear_subs_the_same_coup_ends_the_game() -> None:
    """Card 41, 8.1.3: the phasing US loses."""
    table = at("T5 AR1 US | defcon 2 | influence zaire 0:1 | us brush_war, fidel | ussr nasser")
    play(table, "us", "card:brush_war", "play:coup", "country:zaire")
    assert table.outcome == Outcome("ussr", "defcon")


def test_nuclear_subs_do_nothing_for_soviet_coups() -> None:
    """Card 41: US coups only."""
    table = at("T5 AR1 USSR | defcon 3 | effects nuclear_subs | influence zaire 1:0 | ussr brush_war, nasser | us fidel")
    play(table, "ussr", "card:brush_war", "play:coup", "country:zaire", dice=(1,))
    assert table.defcon == 2


def test_nuclear_subs_cover_a_us_coup_made_in_a_soviet_round() -> None:
    """Card 41, ruling 86: all US coups of the turn."""
    table = at("T5 AR1 USSR | defcon 2 | effects nuclear_subs | influence zaire 0:1 | ussr cia_created, nasser | us fidel")
    play(event(table, "ussr", "cia_created"), "us", "play:coup", "country:zaire", dice=(1,))
    assert table.outcome is None
    assert table.defcon == 2


def test_nuclear_subs_cover_the_free_coup_of_junta() -> None:
    """Card 41, G8."""
    table = at("T5 AR1 US | defcon 2 | effects nuclear_subs | influence brazil 0:1 | us junta, fidel | ussr nasser")
    play(event(table, "us", "junta"), "us", "country:peru", "play:coup", "country:brazil", dice=(6,))
    assert table.outcome is None
    assert table.defcon == 2


def test_nuclear_subs_do_not_open_closed_regions() -> None:
    """Card 41: the region limits of DEFCON are untouched."""
    table = at("T5 AR1 US | defcon 3 | effects nuclear_subs | influence thailand 0:2, zaire 0:1 | us brush_war, fidel | ussr nasser")
    play(table, "us", "card:brush_war", "play:coup")
    assert offered(table, "us", "country") == {"zaire"}


def test_nuclear_subs_do_not_stop_events_that_lower_defcon() -> None:
    """Card 41: events that change DEFCON are untouched."""
    table = at("T5 AR1 US | defcon 4 | effects nuclear_subs | us duck_and_cover, fidel | ussr nasser")
    assert event(table, "us", "duck_and_cover").defcon == 3


def test_nuclear_subs_come_into_force_and_leave_the_game() -> None:
    """Card 41: starred, in force for the turn also when the USSR sets it off."""
    table = event(at("T5 AR1 USSR | influence iraq 0:1 | ussr nuclear_subs, nasser | us fidel"), "ussr", "nuclear_subs")
    assert table.effects == ("nuclear_subs",)
    play(table, "ussr", "play:influence", "country:iraq", "country:iraq")
    assert table.where("nuclear_subs") == "removed"


def test_nuclear_subs_end_with_the_turn() -> None:
    """Card 41, G13."""
    table = at("T4 AR7 US | defcon 3 | effects nuclear_subs | ussr nasser")
    assert table.turn == 5
    assert table.effects == ()
