"""Late War US events about operations: KAL-007, Chernobyl, Tear Down this Wall."""

import pytest

from .helpers import at, countries, event, offered, play

KAL = "soviets_shoot_down_kal_007"
KAL_US = f"T8 AR3 US | us {KAL}, nasser | ussr fidel, comecon"
KAL_USSR = f"T8 AR3 USSR | us nasser, fidel | ussr {KAL}, comecon"
CHERNOBYL_US = "T8 AR3 US | us chernobyl, nasser | ussr comecon, blockade"
WALL = "tear_down_this_wall"
WALL_US = f"T8 AR3 US | us {WALL}, nasser | ussr fidel, comecon"
WALL_USSR = f"T8 AR3 USSR | us nasser, fidel | ussr {WALL}, comecon"

# 89 Soviets Shoot Down KAL-007


def test_kal_007_lowers_defcon_and_gives_the_us_two_victory_points() -> None:
    """Card 89."""
    table = event(at(f"{KAL_US} | defcon 4"), "us", KAL)
    assert (table.defcon, table.vp, table.where(KAL)) == (3, 2, "removed")


def test_kal_007_grants_influence_or_realignment_but_no_coup() -> None:
    """Card 89: if the US controls South Korea."""
    table = event(at(f"{KAL_US} | influence south_korea 3:0, angola 0:2"), "us", KAL)
    assert table.question("us") == "operations"
    assert offered(table, "us") == {"play:influence", "play:realign", "done"}


def test_kal_007_grants_four_operations() -> None:
    """Card 89, G7."""
    table = play(event(at(f"{KAL_US} | influence south_korea 3:0"), "us", KAL), "us", "play:influence")
    countries(table, "us", "taiwan", "taiwan", "taiwan", "taiwan")
    assert (table.influence("taiwan"), table.to_move) == ((4, 0), ("ussr",))


def test_red_scare_lowers_the_operations_of_kal_007() -> None:
    """Card 89, rule 7.4.3: ordinary operations, so changes of value apply."""
    table = play(event(at(f"{KAL_US} | ops -1:0 | influence south_korea 3:0"), "us", KAL), "us", "play:influence")
    countries(table, "us", "taiwan", "taiwan", "taiwan")
    assert (table.influence("taiwan"), table.to_move) == ((3, 0), ("ussr",))


def test_kal_007_gives_no_operations_without_control_of_south_korea() -> None:
    """Card 89."""
    table = event(at(f"{KAL_US} | influence south_korea 2:0, angola 0:2"), "us", KAL)
    assert (table.to_move, table.vp, table.where(KAL)) == (("ussr",), 2, "removed")


def test_the_operations_of_kal_007_may_be_declined() -> None:
    """Card 89, ruling 39."""
    table = play(event(at(f"{KAL_US} | influence south_korea 3:0"), "us", KAL), "us", "done")
    assert (table.influence("south_korea"), table.to_move, table.where(KAL)) == ((3, 0), ("ussr",), "removed")


def test_realignments_of_kal_007_obey_the_new_defcon_level() -> None:
    """Card 89, G7: at DEFCON 4 Europe is closed."""
    table = event(at(f"{KAL_US} | defcon 5 | influence south_korea 3:0, poland 0:3"), "us", KAL)
    assert offered(table, "us") == {"play:influence", "done"}


def test_kal_007_realigns_with_four_rolls() -> None:
    """Card 89: four operations, four rolls."""
    table = play(event(at(f"{KAL_US} | defcon 5 | influence south_korea 3:0, kenya 0:5"), "us", KAL), "us", "play:realign")
    table.force_dice([2, 1] * 4)
    countries(table, "us", "kenya", "kenya", "kenya", "kenya")
    assert (table.influence("kenya"), table.to_move) == ((0, 5), ("ussr",))


def test_kal_007_at_defcon_two_loses_the_game_for_the_us_in_its_own_round() -> None:
    """Card 89, rule 8.1.3: the game is over first, no points are scored."""
    table = event(at(f"{KAL_US} | defcon 2 | vp us 18 | influence south_korea 3:0"), "us", KAL)
    assert str(table.outcome) == "ussr: defcon"
    assert table.vp == 18


def test_kal_007_at_defcon_two_loses_the_game_for_the_ussr_in_its_round() -> None:
    """Card 89, rule 8.1.3."""
    table = event(at(f"{KAL_USSR} | defcon 2"), "ussr", KAL)
    assert str(table.outcome) == "us: defcon"


def test_kal_007_set_off_by_the_ussr_lets_the_us_operate_in_the_soviet_round() -> None:
    """Card 89, G1: the US carries the event out."""
    table = event(at(f"{KAL_USSR} | influence south_korea 3:0, poland 0:3"), "ussr", KAL)
    play(table, "us", "play:influence", *["country:south_korea"] * 4)
    assert (table.influence("south_korea"), table.question("ussr"), table.phasing) == ((7, 0), "operations", "ussr")


def test_kal_007_judges_south_korea_after_soviet_operations() -> None:
    """Card 89, G6: operations before the event may break control."""
    table = at(f"{KAL_USSR} | influence south_korea 3:0, north_korea 0:3")
    play(table, "ussr", f"card:{KAL}", "play:influence", *["country:south_korea"] * 3)
    assert (table.influence("south_korea"), table.vp, table.to_move) == ((3, 3), 2, ("us",))
    assert table.question("us") == "card"


def test_kal_007_headlined_by_the_ussr_at_defcon_two_loses_the_game_for_the_ussr() -> None:
    """Card 89, rule 4.5 C: the player of the headline is the phasing player."""
    table = at("T8 headline | defcon 2 | us nasser, fidel | ussr soviets_shoot_down_kal_007, comecon")
    play(play(table, "us", "card:nasser"), "ussr", "card:" + KAL)
    assert str(table.outcome) == "us: defcon"


# 94 Chernobyl


def test_chernobyl_offers_the_six_regions() -> None:
    """Card 94: Southeast Asia and the halves of Europe are no choice."""
    table = event(at(CHERNOBYL_US), "us", "chernobyl")
    assert table.question("us") == "chernobyl"
    assert offered(table, "us", "region") == {"europe", "asia", "middle_east", "africa", "central_america", "south_america"}
    assert "done" not in table.legal("us")


def test_chernobyl_closes_the_named_region_to_soviet_operations() -> None:
    """Card 94."""
    table = play(event(at(f"{CHERNOBYL_US} | influence poland 0:3, syria 0:2"), "us", "chernobyl"), "us", "region:europe")
    play(table, "ussr", "card:blockade", "play:influence")
    assert not {"poland", "east_germany", "turkey", "finland"} & offered(table, "ussr", "country")
    assert {"syria", "lebanon"} <= offered(table, "ussr", "country")


def test_soviet_influence_in_the_closed_region_still_gives_reach_elsewhere() -> None:
    """Card 94, ruling 60."""
    table = play(event(at(f"{CHERNOBYL_US} | influence turkey 0:3"), "us", "chernobyl"), "us", "region:europe")
    play(table, "ussr", "card:blockade", "play:influence")
    assert "syria" in offered(table, "ussr", "country")
    assert not {"turkey", "romania"} & offered(table, "ussr", "country")


def test_chernobyl_in_asia_covers_southeast_asia() -> None:
    """Card 94, rule 2.1.2."""
    table = play(event(at(f"{CHERNOBYL_US} | influence vietnam 0:3, angola 0:3"), "us", "chernobyl"), "us", "region:asia")
    play(table, "ussr", "card:blockade", "play:influence")
    assert not {"vietnam", "thailand", "afghanistan", "north_korea"} & offered(table, "ussr", "country")
    assert "angola" in offered(table, "ussr", "country")


def test_chernobyl_does_not_touch_soviet_events() -> None:
    """Card 94: events are unaffected."""
    table = play(event(at(CHERNOBYL_US), "us", "chernobyl"), "us", "region:europe")
    event(table, "ussr", "comecon")
    countries(table, "ussr", "poland", "hungary", "romania", "bulgaria")
    assert table.influence("poland") == (0, 1)


def test_chernobyl_binds_operations_granted_by_a_soviet_event() -> None:
    """Card 94, G7: Glasnost gives ordinary operations."""
    table = at("T8 AR3 USSR | chernobyl europe | effects the_reformer | influence poland 0:3, syria 0:2 | us nasser | ussr glasnost, fidel")
    play(event(table, "ussr", "glasnost"), "ussr", "play:influence")
    assert "poland" not in offered(table, "ussr", "country")
    assert "syria" in offered(table, "ussr", "country")


def test_a_soviet_coup_adds_influence_in_the_region_of_chernobyl() -> None:
    """Card 94: coups are unaffected, also when they add influence."""
    table = at("T8 AR3 USSR | chernobyl africa | influence nigeria 1:0 | us nasser | ussr comecon, blockade")
    play(table, "ussr", "card:comecon", "play:coup", "country:nigeria", dice=(4,))
    assert table.influence("nigeria") == (0, 4)


def test_chernobyl_does_not_touch_soviet_realignments() -> None:
    """Card 94."""
    table = at("T8 AR3 USSR | chernobyl africa | influence nigeria 1:0, kenya 0:1 | us nasser | ussr comecon, blockade")
    play(table, "ussr", "card:blockade", "play:realign")
    assert offered(table, "ussr", "country") == {"nigeria"}


def test_chernobyl_does_not_touch_the_us() -> None:
    """Card 94."""
    table = at("T8 AR3 US | chernobyl europe | influence france 1:0 | us fidel, nasser | ussr comecon")
    play(table, "us", "card:fidel", "play:influence")
    assert {"france", "italy", "canada"} <= offered(table, "us", "country")


def test_chernobyl_lasts_until_the_end_of_the_turn() -> None:
    """Card 94, G13."""
    table = at("T8 AR7 US | chernobyl europe | influence poland 0:3, iran 1:0 | us nasser, fidel | ussr blockade, comecon")
    play(table, "us", "card:nasser", "play:influence", "country:iran", cards=("captured_nazi_scientist",))
    play(play(table, "ussr", "card:captured_nazi_scientist"), "us", "card:fidel")
    play(table, "ussr", "card:blockade", "play:influence")
    assert (table.turn, "poland" in offered(table, "ussr", "country")) == (9, True)


def test_the_us_names_the_region_when_the_ussr_plays_chernobyl() -> None:
    """Card 94, G1; with the event first it binds the operations of the same card."""
    table = at("T8 AR3 USSR | influence poland 0:3, syria 0:2 | us nasser, fidel | ussr chernobyl, comecon")
    play(event(table, "ussr", "chernobyl"), "us", "region:europe")
    play(table, "ussr", "play:influence")
    assert "poland" not in offered(table, "ussr", "country")
    assert "syria" in offered(table, "ussr", "country")


def test_the_ussr_may_operate_before_chernobyl_names_the_region() -> None:
    """Card 94, rule 5.2."""
    table = at("T8 AR3 USSR | influence poland 0:3 | us nasser, fidel | ussr chernobyl, comecon")
    play(table, "ussr", "card:chernobyl", "play:influence", *["country:poland"] * 3)
    play(table, "us", "region:europe")
    assert (table.influence("poland"), table.where("chernobyl")) == ((0, 6), "removed")


# 96 Tear Down this Wall


def test_tear_down_this_wall_adds_three_in_east_germany() -> None:
    """Card 96."""
    table = event(at(f"{WALL_US} | influence east_germany 0:3"), "us", WALL)
    assert table.influence("east_germany") == (3, 3)


def test_tear_down_this_wall_grants_a_free_coup_or_realignments() -> None:
    """Card 96: no influence, and it may be declined."""
    table = event(at(f"{WALL_US} | defcon 2 | influence east_germany 0:3"), "us", WALL)
    assert offered(table, "us") == {"play:coup", "play:realign", "done"}
    play(table, "us", "done")
    assert (table.influence("east_germany"), table.where(WALL), table.to_move) == ((3, 3), "removed", ("ussr",))


def test_the_free_coup_of_tear_down_this_wall_is_limited_to_europe() -> None:
    """Card 96."""
    table = event(at(f"{WALL_US} | influence east_germany 0:3, austria 0:1, angola 0:3, cuba 0:3"), "us", WALL)
    play(table, "us", "play:coup")
    assert offered(table, "us", "country") == {"east_germany", "austria"}


def test_the_free_coup_of_tear_down_this_wall_ignores_the_limits_of_defcon() -> None:
    """Card 96, rule 6.3.5: it still lowers DEFCON in a battleground."""
    table = event(at(f"{WALL_US} | defcon 3 | influence east_germany 0:3"), "us", WALL)
    play(table, "us", "play:coup", "country:east_germany", dice=(6,))
    assert (table.influence("east_germany"), table.defcon) == ((3, 0), 2)


def test_the_free_coup_of_tear_down_this_wall_earns_no_military_operations() -> None:
    """Card 96, rule 8.2.5."""
    table = event(at(f"{WALL_US} | influence austria 0:1"), "us", WALL)
    play(table, "us", "play:coup", "country:austria", dice=(6,))
    assert (table.influence("austria"), table.milops["us"], table.defcon) == ((0, 0), 0, 5)


@pytest.mark.parametrize(("change", "left"), [("0:0", (3, 1)), ("-1:0", (3, 2)), ("1:0", (3, 0))])
def test_the_free_coup_of_tear_down_this_wall_uses_the_modified_value(change: str, left: tuple[int, int]) -> None:
    """Card 96: 5 + 3 against twice 3, with Red Scare 5 + 2, with Containment 5 + 4."""
    table = event(at(f"{WALL_US} | ops {change} | influence east_germany 0:3"), "us", WALL)
    play(table, "us", "play:coup", "country:east_germany", dice=(5,))
    assert table.influence("east_germany") == left


def test_tear_down_this_wall_gives_three_free_realignment_rolls() -> None:
    """Card 96: at any DEFCON level, in Europe."""
    table = event(at(f"{WALL_US} | defcon 2 | influence hungary 0:9, angola 0:3"), "us", WALL)
    play(table, "us", "play:realign")
    assert offered(table, "us", "country") == {"hungary"}
    table.force_dice([6, 1, 6, 1, 6, 1])
    countries(table, "us", "hungary", "hungary", "hungary")
    assert (table.influence("hungary"), table.to_move) == ((0, 0), ("ussr",))


def test_a_battleground_coup_of_tear_down_this_wall_at_defcon_two_loses_for_the_ussr_in_its_round() -> None:
    """Card 96, rule 8.1.3."""
    table = event(at(f"{WALL_USSR} | defcon 2 | influence east_germany 0:3"), "ussr", WALL)
    play(table, "us", "play:coup", "country:east_germany")
    assert str(table.outcome) == "us: defcon"


def test_a_battleground_coup_of_tear_down_this_wall_at_defcon_two_loses_for_the_us_in_its_round() -> None:
    """Card 96, rule 8.1.3."""
    table = event(at(f"{WALL_US} | defcon 2 | influence east_germany 0:3"), "us", WALL)
    play(table, "us", "play:coup", "country:east_germany")
    assert str(table.outcome) == "ussr: defcon"


def test_tear_down_this_wall_asks_nothing_without_soviet_influence_in_europe() -> None:
    """Card 96: enemy influence is needed in the target (G8)."""
    table = event(at(f"{WALL_US} | influence angola 0:3"), "us", WALL)
    assert (table.influence("east_germany"), table.where(WALL), table.to_move) == ((3, 0), "removed", ("ussr",))


def test_tear_down_this_wall_ends_willy_brandt() -> None:
    """Card 96, ruling 116: NATO protects West Germany again."""
    table = at(f"{WALL_US} | defcon 5 | effects willy_brandt, nato | influence west_germany 5:1, norway 1:0, angola 1:0")
    event(table, "us", WALL)
    assert "willy_brandt" not in table.effects
    play(table, "us", "done")
    play(table, "ussr", "card:comecon", "play:realign")
    assert offered(table, "ussr", "country") == {"norway", "angola"}


def test_willy_brandt_opens_west_germany_before_tear_down_this_wall() -> None:
    """Card 96: the counterpart, while Willy Brandt is in force."""
    table = at("T8 AR3 USSR | defcon 5 | effects willy_brandt, nato | influence west_germany 5:1, italy 2:0 | us nasser | ussr comecon")
    play(table, "ussr", "card:comecon", "play:realign")
    assert offered(table, "ussr", "country") == {"west_germany"}


def test_willy_brandt_is_no_event_after_tear_down_this_wall() -> None:
    """Card 96."""
    table = at("T8 AR3 USSR | effects tear_down_this_wall | us nasser | ussr willy_brandt, fidel")
    play(table, "ussr", "card:willy_brandt")
    assert "play:event" not in table.legal("ussr")


def test_tear_down_this_wall_stops_willy_brandt_set_off_by_us_operations() -> None:
    """Card 96, rule 5.2."""
    table = at("T8 AR3 US | effects tear_down_this_wall | us willy_brandt, nasser | ussr fidel, comecon")
    play(event(table, "us", "willy_brandt"), "us", "play:influence", "country:canada", "country:canada")
    assert (table.vp, table.influence("west_germany"), table.where("willy_brandt")) == (0, (0, 0), "discard")


def test_the_us_makes_the_coup_of_tear_down_this_wall_in_a_soviet_round() -> None:
    """Card 96, G1: afterwards the USSR operates."""
    table = event(at(f"{WALL_USSR} | influence hungary 0:3"), "ussr", WALL)
    play(table, "us", "play:coup", "country:hungary", dice=(6,))
    assert (table.influence("hungary"), table.question("ussr")) == ((0, 0), "operations")


def test_the_free_coup_of_tear_down_this_wall_loses_under_the_cuban_missile_crisis() -> None:
    """Card 96, G8: free coups are coups for Cuban Missile Crisis."""
    table = event(at(f"{WALL_US} | crisis us | influence hungary 0:3"), "us", WALL)
    play(table, "us", "play:coup", "country:hungary")
    assert str(table.outcome) == "ussr: cuban_missile_crisis"
