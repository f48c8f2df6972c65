"""Late War cards with Soviet events: Hostage Crisis, Reformer, Marine Barracks, Glasnost, Ortega, Iran-Contra, Pershing, Yuri."""

import pytest

from .helpers import at, countries, event, offered, play

REFORMER = "T8 AR3 USSR | us nasser, fidel | ussr the_reformer, comecon, blockade"
BARRACKS = "T8 AR3 USSR | us nasser, fidel | ussr marine_barracks_bombing, comecon"
GLASNOST = "T8 AR3 USSR | us nasser, fidel | ussr glasnost, comecon"
ORTEGA = "T8 AR3 USSR | us nasser, fidel | ussr ortega_elected_in_nicaragua, comecon"
PERSHING = "T8 AR3 USSR | us nasser, fidel | ussr pershing_ii_deployed, comecon"

# 82 Iranian Hostage Crisis


def test_iranian_hostage_crisis_clears_the_us_from_iran_and_adds_two_soviets() -> None:
    """Card 82."""
    table = at("T8 AR3 USSR | influence iran 4:1 | us nasser | ussr iranian_hostage_crisis, fidel")
    assert event(table, "ussr", "iranian_hostage_crisis").influence("iran") == (0, 3)


def test_iranian_hostage_crisis_leaves_the_game_and_stays_in_force() -> None:
    """Card 82: nothing to remove does not matter (5.2)."""
    table = event(at("T8 AR3 USSR | us nasser | ussr iranian_hostage_crisis, fidel"), "ussr", "iranian_hostage_crisis")
    assert (table.influence("iran"), table.where("iranian_hostage_crisis")) == ((0, 2), "removed")
    assert "iranian_hostage_crisis" in table.effects


def test_iranian_hostage_crisis_set_off_by_us_operations_happens() -> None:
    """Card 82, rule 5.2."""
    table = at("T8 AR3 US | influence iran 2:0 | us iranian_hostage_crisis, nasser | ussr fidel")
    play(table, "us", "card:iranian_hostage_crisis", "play:influence", *["country:iran"] * 3)
    assert (table.influence("iran"), table.where("iranian_hostage_crisis")) == ((0, 2), "removed")


# 87 The Reformer


def test_the_reformer_adds_four_in_europe() -> None:
    """Card 87: the full number, also in US-controlled countries (G4)."""
    table = event(at(f"{REFORMER} | influence uk 5:0"), "ussr", "the_reformer")
    countries(table, "ussr", "uk", "uk", "poland")
    assert table.question("ussr") == "place"
    assert "done" not in table.legal("ussr")
    countries(table, "ussr", "poland")
    assert (table.influence("uk"), table.influence("poland"), table.to_move) == ((5, 2), (0, 2), ("us",))


def test_the_reformer_places_at_most_two_in_a_country() -> None:
    """Card 87."""
    table = countries(event(at(REFORMER), "ussr", "the_reformer"), "ussr", "poland", "poland")
    assert "poland" not in offered(table, "ussr", "country")


def test_the_reformer_reaches_all_of_europe_and_nothing_else() -> None:
    """Card 87: 21 countries."""
    table = event(at(f"{REFORMER} | influence angola 0:3"), "ussr", "the_reformer")
    assert len(offered(table, "ussr", "country")) == 21
    assert {"canada", "turkey", "finland"} <= offered(table, "ussr", "country")


def test_the_reformer_adds_six_if_the_ussr_is_ahead() -> None:
    """Card 87."""
    table = event(at(f"{REFORMER} | vp ussr 1"), "ussr", "the_reformer")
    countries(table, "ussr", "poland", "poland", "italy", "italy", "france", "france")
    assert (table.influence("france"), table.to_move) == ((0, 2), ("us",))


@pytest.mark.parametrize("vp", ["vp 0", "vp us 1"])
def test_the_reformer_adds_only_four_if_the_ussr_is_not_ahead(vp: str) -> None:
    """Card 87: level is not ahead."""
    table = event(at(f"{REFORMER} | {vp}"), "ussr", "the_reformer")
    countries(table, "ussr", "poland", "poland", "italy", "italy")
    assert table.to_move == ("us",)


def test_the_ussr_may_add_four_instead_of_six_with_the_reformer() -> None:
    """Card 87: ahead it may add 6 instead."""
    table = event(at(f"{REFORMER} | vp ussr 1"), "ussr", "the_reformer")
    countries(table, "ussr", "poland", "poland", "italy")
    assert "done" not in table.legal("ussr")
    play(countries(table, "ussr", "italy"), "ussr", "done")
    assert table.to_move == ("us",)


def test_the_ussr_may_not_coup_in_europe_after_the_reformer() -> None:
    """Card 87: realignment stays legal."""
    table = at("T8 AR3 USSR | effects the_reformer | influence italy 2:0, angola 1:0 | us nasser | ussr comecon, fidel")
    play(table, "ussr", "card:comecon", "play:coup")
    assert offered(table, "ussr", "country") == {"angola"}


def test_the_ussr_may_realign_in_europe_after_the_reformer() -> None:
    """Card 87."""
    table = at("T8 AR3 USSR | effects the_reformer | influence italy 2:0 | us nasser | ussr comecon, fidel")
    play(table, "ussr", "card:comecon")
    assert "play:coup" not in table.legal("ussr")
    assert offered(play(table, "ussr", "play:realign"), "ussr", "country") == {"italy"}


def test_the_us_may_coup_in_europe_after_the_reformer() -> None:
    """Card 87: only the USSR is bound."""
    table = at("T8 AR3 US | effects the_reformer | influence poland 0:3 | us nasser, fidel | ussr comecon")
    play(table, "us", "card:nasser", "play:coup")
    assert offered(table, "us", "country") == {"poland"}


def test_the_reformer_leaves_the_game_and_stays_in_force() -> None:
    """Card 87."""
    table = countries(event(at(REFORMER), "ussr", "the_reformer"), "ussr", "poland", "poland", "italy", "italy")
    assert (table.where("the_reformer"), "the_reformer" in table.effects) == ("removed", True)


def test_the_ussr_chooses_when_the_us_plays_the_reformer() -> None:
    """Card 87, G1."""
    table = event(at("T8 AR3 US | us the_reformer, nasser | ussr comecon"), "us", "the_reformer")
    assert (table.to_move, table.question("ussr")) == (("ussr",), "place")
    countries(table, "ussr", "poland", "poland", "italy", "italy")
    assert table.question("us") == "operations"


# 88 Marine Barracks Bombing


def test_marine_barracks_bombing_clears_lebanon_and_takes_two_more() -> None:
    """Card 88."""
    table = event(at(f"{BARRACKS} | influence lebanon 3:1, israel 4:0, egypt 1:0"), "ussr", "marine_barracks_bombing")
    countries(table, "ussr", "israel", "israel")
    assert (table.influence("lebanon"), table.influence("israel"), table.to_move) == ((0, 1), (2, 0), ("us",))


def test_marine_barracks_bombing_may_take_from_two_countries() -> None:
    """Card 88: one or two countries."""
    table = event(at(f"{BARRACKS} | influence israel 4:0, egypt 1:0"), "ussr", "marine_barracks_bombing")
    countries(table, "ussr", "israel", "egypt")
    assert (table.influence("israel"), table.influence("egypt")) == ((3, 0), (0, 0))


def test_marine_barracks_bombing_reaches_only_the_middle_east() -> None:
    """Card 88; the two must be taken (G5)."""
    table = event(at(f"{BARRACKS} | influence israel 4:0, libya 1:0, sudan 2:0, turkey 2:0"), "ussr", "marine_barracks_bombing")
    assert table.question("ussr") == "take"
    assert offered(table, "ussr") == {"country:israel", "country:libya"}


def test_marine_barracks_bombing_takes_what_there_is() -> None:
    """Card 88, G5: a single point."""
    table = event(at(f"{BARRACKS} | influence israel 1:0"), "ussr", "marine_barracks_bombing")
    countries(table, "ussr", "israel")
    assert (table.influence("israel"), table.to_move) == ((0, 0), ("us",))


def test_marine_barracks_bombing_is_used_up_without_a_target() -> None:
    """Card 88, rule 5.2."""
    table = event(at(f"{BARRACKS} | influence turkey 2:0"), "ussr", "marine_barracks_bombing")
    assert (table.to_move, table.where("marine_barracks_bombing")) == (("us",), "removed")


def test_the_ussr_chooses_when_the_us_plays_marine_barracks_bombing() -> None:
    """Card 88, G1."""
    table = at("T8 AR3 US | influence lebanon 1:0, israel 4:0 | us marine_barracks_bombing, nasser | ussr comecon")
    play(table, "us", "card:marine_barracks_bombing", "play:influence", "country:israel", "country:israel")
    countries(table, "ussr", "israel", "israel")
    assert (table.influence("lebanon"), table.influence("israel")) == ((0, 0), (4, 0))
    assert table.where("marine_barracks_bombing") == "removed"


# 90 Glasnost


def test_glasnost_gives_two_victory_points_and_improves_defcon() -> None:
    """Card 90."""
    table = event(at(f"{GLASNOST} | defcon 3"), "ussr", "glasnost")
    assert (table.vp, table.defcon, table.to_move, table.where("glasnost")) == (-2, 4, ("us",), "removed")


def test_glasnost_does_not_raise_defcon_above_five() -> None:
    """Card 90, rule 8.1.2."""
    assert event(at(GLASNOST), "ussr", "glasnost").defcon == 5


def test_glasnost_grants_influence_or_realignment_after_the_reformer() -> None:
    """Card 90: not a coup."""
    table = event(at(f"{GLASNOST} | effects the_reformer | influence angola 1:0"), "ussr", "glasnost")
    assert table.question("ussr") == "operations"
    assert offered(table, "ussr") == {"play:influence", "play:realign", "done"}


def test_glasnost_grants_no_operations_without_the_reformer() -> None:
    """Card 90."""
    table = event(at(f"{GLASNOST} | influence angola 1:0"), "ussr", "glasnost")
    assert (table.to_move, table.question("us")) == (("us",), "card")


def test_glasnost_grants_four_operations() -> None:
    """Card 90, G7."""
    table = event(at(f"{GLASNOST} | effects the_reformer | influence poland 0:1"), "ussr", "glasnost")
    countries(play(table, "ussr", "play:influence"), "ussr", *["poland"] * 4)
    assert (table.influence("poland"), table.to_move) == ((0, 5), ("us",))


def test_red_scare_lowers_the_operations_of_glasnost() -> None:
    """Card 90, rule 7.4.3."""
    table = event(at(f"{GLASNOST} | ops 0:-1 | effects the_reformer | influence poland 0:1"), "ussr", "glasnost")
    countries(play(table, "ussr", "play:influence"), "ussr", *["poland"] * 3)
    assert (table.influence("poland"), table.to_move) == ((0, 4), ("us",))


def test_the_operations_of_glasnost_may_be_declined() -> None:
    """Card 90, ruling 39."""
    table = event(at(f"{GLASNOST} | effects the_reformer"), "ussr", "glasnost")
    play(table, "ussr", "done")
    assert (table.to_move, table.vp, table.where("glasnost")) == (("us",), -2, "removed")


def test_realignments_of_glasnost_use_the_improved_defcon() -> None:
    """Card 90, G7: from DEFCON 3 to 4, so Asia is open."""
    table = event(at(f"{GLASNOST} | defcon 3 | effects the_reformer | influence india 1:0"), "ussr", "glasnost")
    assert "play:realign" in table.legal("ussr")


def test_glasnost_operations_are_the_ussrs_in_a_us_round() -> None:
    """Card 90, G1."""
    table = at("T8 AR3 US | effects the_reformer | influence poland 0:1 | us glasnost, nasser | ussr comecon")
    event(table, "us", "glasnost")
    countries(play(table, "ussr", "play:influence"), "ussr", *["poland"] * 4)
    assert (table.influence("poland"), table.question("us")) == ((0, 5), "operations")


# 91 Ortega Elected in Nicaragua


def test_ortega_clears_nicaragua_of_the_us() -> None:
    """Card 91."""
    table = event(at(f"{ORTEGA} | influence nicaragua 3:1"), "ussr", "ortega_elected_in_nicaragua")
    assert table.influence("nicaragua") == (0, 1)


def test_ortega_offers_a_free_coup_next_to_nicaragua_only() -> None:
    """Card 91: Cuba, Honduras, Costa Rica."""
    table = at(f"{ORTEGA} | influence nicaragua 1:0, honduras 2:0, cuba 1:0, costa_rica 1:0, panama 2:0, guatemala 1:0")
    event(table, "ussr", "ortega_elected_in_nicaragua")
    assert offered(table, "ussr") == {"play:coup", "done"}
    assert offered(play(table, "ussr", "play:coup"), "ussr", "country") == {"cuba", "honduras", "costa_rica"}


def test_the_coup_of_ortega_may_be_declined() -> None:
    """Card 91."""
    table = event(at(f"{ORTEGA} | influence honduras 2:0"), "ussr", "ortega_elected_in_nicaragua")
    play(table, "ussr", "done")
    assert (table.influence("honduras"), table.to_move) == ((2, 0), ("us",))


def test_ortega_makes_no_coup_without_us_influence_next_door() -> None:
    """Card 91, ruling 129."""
    table = event(at(f"{ORTEGA} | influence nicaragua 1:0, panama 2:0"), "ussr", "ortega_elected_in_nicaragua")
    assert (table.influence("nicaragua"), table.to_move) == ((0, 0), ("us",))
    assert table.where("ortega_elected_in_nicaragua") == "removed"


def test_the_coup_of_ortega_has_the_value_of_the_card_and_is_free() -> None:
    """Card 91, rule 8.2.5: 4 + 2 against twice 2, and no military operations."""
    table = event(at(f"{ORTEGA} | influence honduras 1:0"), "ussr", "ortega_elected_in_nicaragua")
    play(table, "ussr", "play:coup", "country:honduras", dice=(4,))
    assert (table.influence("honduras"), table.milops["ussr"], table.defcon) == ((0, 1), 0, 5)


def test_brezhnev_raises_the_coup_of_ortega() -> None:
    """Card 91, G9: the modified value."""
    table = event(at(f"{ORTEGA} | ops 0:1 | influence honduras 1:0"), "ussr", "ortega_elected_in_nicaragua")
    play(table, "ussr", "play:coup", "country:honduras", dice=(4,))
    assert table.influence("honduras") == (0, 2)


def test_a_coup_of_ortega_in_cuba_lowers_defcon() -> None:
    """Card 91: Cuba is a battleground."""
    table = event(at(f"{ORTEGA} | defcon 3 | influence cuba 1:0"), "ussr", "ortega_elected_in_nicaragua")
    play(table, "ussr", "play:coup", "country:cuba", dice=(1,))
    assert (table.defcon, table.influence("cuba")) == (2, (1, 0))


def test_a_coup_of_ortega_in_cuba_at_defcon_two_loses_for_the_us_in_its_round() -> None:
    """Card 91, rule 8.1.3, ruling 144."""
    table = at("T8 AR3 US | defcon 2 | influence cuba 1:0 | us ortega_elected_in_nicaragua, nasser | ussr comecon")
    event(table, "us", "ortega_elected_in_nicaragua")
    play(table, "ussr", "play:coup", "country:cuba")
    assert str(table.outcome) == "ussr: defcon"


# 99 Pershing II Deployed


def test_pershing_ii_gives_one_victory_point_and_takes_one_from_three_countries() -> None:
    """Card 99."""
    table = event(at(f"{PERSHING} | influence uk 5:0, italy 2:0, france 1:0, west_germany 4:0"), "ussr", "pershing_ii_deployed")
    countries(table, "ussr", "uk", "italy", "france")
    assert [table.influence(name) for name in ("uk", "italy", "france", "west_germany")] == [(4, 0), (1, 0), (0, 0), (4, 0)]
    assert (table.vp, table.to_move, table.where("pershing_ii_deployed")) == (-1, ("us",), "removed")


def test_pershing_ii_takes_one_from_a_country_only_once() -> None:
    """Card 99."""
    table = event(at(f"{PERSHING} | influence uk 5:0, italy 2:0"), "ussr", "pershing_ii_deployed")
    assert offered(countries(table, "ussr", "uk"), "ussr", "country") == {"italy"}


def test_the_ussr_may_take_from_fewer_than_three_with_pershing_ii() -> None:
    """Card 99: up to 3."""
    table = event(at(f"{PERSHING} | influence uk 5:0, italy 2:0"), "ussr", "pershing_ii_deployed")
    play(table, "ussr", "country:uk", "done")
    assert (table.influence("italy"), table.to_move) == ((2, 0), ("us",))


def test_pershing_ii_reaches_only_western_europe() -> None:
    """Card 99: Finland and Austria belong to both halves, Canada and Turkey to the west."""
    board = "canada 2:0, turkey 2:0, finland 1:0, austria 1:0, poland 1:0, romania 1:0, iran 1:0"
    table = event(at(f"{PERSHING} | influence {board}"), "ussr", "pershing_ii_deployed")
    assert offered(table, "ussr", "country") == {"canada", "turkey", "finland", "austria"}


def test_pershing_ii_scores_even_without_us_influence_in_western_europe() -> None:
    """Card 99, rule 5.2."""
    table = event(at(f"{PERSHING} | influence poland 1:0"), "ussr", "pershing_ii_deployed")
    assert (table.vp, table.to_move, table.where("pershing_ii_deployed")) == (-1, ("us",), "removed")
