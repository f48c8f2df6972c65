"""Rulings 51 to 60: placing influence."""

from detente.engine.table import Table

from .helpers import at, countries, event, offered, play

NEXT_TO_USSR = {"finland", "poland", "romania", "afghanistan", "north_korea"}
NEXT_TO_US = {"canada", "mexico", "cuba", "japan"}


def ussr_places(line: str, card: str = "comecon") -> Table:
    """The USSR uses a card of its own (COMECON, 3 ops) for influence."""
    return play(at(f"{line} | ussr {card}, nasser | us fidel, blockade"), "ussr", f"card:{card}", "play:influence")


def us_places(line: str, card: str = "containment") -> Table:
    """The US uses a card of its own (Containment, 3 ops) for influence."""
    return play(at(f"{line} | us {card}, nasser | ussr fidel, blockade"), "us", f"card:{card}", "play:influence")


def china_card(line: str) -> Table:
    """The USSR uses the China Card for influence."""
    return play(at(f"{line} | ussr comecon, nasser | us fidel, blockade"), "ussr", "card:the_china_card", "play:influence")


# 51 to 54: reach


def test_reach_is_own_influence_its_neighbours_and_the_neighbours_of_the_own_superpower() -> None:
    """Ruling 51: one point in Iran."""
    table = ussr_places("T1 AR1 USSR | influence iran 0:1")
    assert offered(table, "ussr", "country") == {"iran", "iraq", "pakistan"} | NEXT_TO_USSR


def test_a_side_without_influence_reaches_the_neighbours_of_its_superpower() -> None:
    """Ruling 51: for the US Canada, Mexico, Cuba and Japan."""
    assert offered(us_places("T1 AR1 US"), "us", "country") == NEXT_TO_US


def test_influence_gained_during_the_round_gives_no_reach() -> None:
    """Ruling 51: The Iron Lady puts a Soviet point into Argentina first; Argentina and its neighbours stay closed."""
    table = at("T8 AR1 USSR | ussr the_iron_lady, nasser | us fidel")
    play(table, "ussr", "card:the_iron_lady", "play:event_first", "play:influence")
    assert table.influence("argentina") == (0, 1)
    assert offered(table, "ussr", "country") == NEXT_TO_USSR


def test_influence_lost_during_the_round_still_gives_reach() -> None:
    """Ruling 51: Sadat Expels Soviets clears Egypt first; the start of the round is what counts."""
    table = at("T4 AR1 USSR | influence egypt 0:2 | ussr sadat_expels_soviets, nasser | us fidel")
    play(table, "ussr", "card:sadat_expels_soviets", "play:event_first", "play:influence")
    assert table.influence("egypt") == (1, 0)
    assert offered(table, "ussr", "country") == {"egypt", "libya", "israel", "sudan"} | NEXT_TO_USSR


def test_influence_in_a_neighbour_is_enough_for_reach() -> None:
    """Ruling 52: one point in American South Africa opens Angola and Botswana."""
    table = ussr_places("T1 AR1 USSR | influence south_africa 9:1")
    assert offered(table, "ussr", "country") == {"south_africa", "angola", "botswana"} | NEXT_TO_USSR


def test_the_influence_of_the_enemy_gives_no_reach() -> None:
    """Ruling 52: US points in Angola open nothing to the USSR."""
    assert offered(ussr_places("T1 AR1 USSR | influence angola 2:0"), "ussr", "country") == NEXT_TO_USSR


def test_a_chain_may_not_be_built_with_one_card() -> None:
    """Ruling 53: from Panama the US reaches Costa Rica and Colombia, but not Nicaragua by way of Costa Rica."""
    table = us_places("T1 AR1 US | influence panama 1:0, south_korea 1:0")
    reach = {"panama", "costa_rica", "colombia", "south_korea", "north_korea", "taiwan"} | NEXT_TO_US
    assert offered(table, "us", "country") == reach
    countries(table, "us", "costa_rica")
    assert offered(table, "us", "country") == reach


def test_a_chain_may_be_continued_in_the_next_round() -> None:
    """Ruling 53: with the next card Costa Rica gives reach."""
    table = us_places("T1 AR1 US | influence panama 1:0", "truman_doctrine")
    countries(table, "us", "costa_rica")
    play(table, "ussr", "card:fidel", "play:event")
    play(table, "us", "card:nasser", "play:influence")
    assert {"nicaragua", "honduras"} <= offered(table, "us", "country")


def test_the_side_that_is_not_phasing_has_the_reach_of_the_start_of_the_round() -> None:
    """Ruling 54: CIA Created after a coup that drove the US out of Angola; the US may still come back there."""
    table = at("T1 AR1 USSR | influence angola 1:0 | ussr cia_created, nasser | us fidel")
    play(table, "ussr", "card:cia_created", "play:coup", "country:angola", dice=(3,))
    assert table.influence("angola") == (0, 1)
    play(table, "us", "play:influence")
    assert {"zaire", "botswana", "south_africa"} <= offered(table, "us", "country")


def test_the_ussr_too_has_the_reach_of_the_start_of_a_us_round() -> None:
    """Ruling 54: Lone Gunman after a US coup that drove the USSR out of Angola."""
    table = at("T4 AR1 US | influence angola 1:1 | us lone_gunman, nasser | ussr fidel")
    play(table, "us", "card:lone_gunman", "play:coup", "country:angola", dice=(2,))
    assert table.influence("angola") == (1, 0)
    play(table, "ussr", "play:influence")
    assert offered(table, "ussr", "country") == {"zaire", "botswana", "south_africa"} | NEXT_TO_USSR


# 55 to 58: the price


def test_a_point_costs_one_in_an_uncontrolled_and_in_an_own_country() -> None:
    """Ruling 55: three operations, three points, in Turkey 1:0 and in Soviet Syria."""
    table = ussr_places("T1 AR1 USSR | influence turkey 1:0, syria 0:2")
    countries(table, "ussr", "turkey", "syria", "turkey")
    assert (table.influence("turkey"), table.influence("syria"), table.to_move) == ((1, 2), (0, 3), ("us",))


def test_a_point_costs_two_in_an_enemy_country_and_one_as_soon_as_control_is_broken() -> None:
    """Ruling 55: four operations in Turkey 2:0 buy three points."""
    table = ussr_places("T1 AR1 USSR | influence turkey 2:0, syria 0:2", "nuclear_test_ban")
    countries(table, "ussr", "turkey", "turkey", "turkey")
    assert (table.influence("turkey"), table.to_move) == ((2, 3), ("us",))


def test_every_point_costs_two_while_control_lasts() -> None:
    """Ruling 55: four operations in Turkey 9:0 buy two points."""
    table = ussr_places("T1 AR1 USSR | influence turkey 9:0, syria 0:2", "nuclear_test_ban")
    countries(table, "ussr", "turkey", "turkey")
    assert (table.influence("turkey"), table.to_move) == ((9, 2), ("us",))


def test_the_last_single_operation_cannot_be_used_in_an_enemy_country() -> None:
    """Ruling 56: after two of three operations Turkey is closed."""
    table = ussr_places("T1 AR1 USSR | influence turkey 2:0, syria 0:2")
    assert "turkey" in offered(table, "ussr", "country")
    countries(table, "ussr", "syria", "syria")
    assert "turkey" not in offered(table, "ussr", "country")


def test_a_one_operation_card_cannot_be_used_in_an_enemy_country() -> None:
    """Ruling 56."""
    table = ussr_places("T1 AR1 USSR | influence turkey 2:0, syria 0:2", "romanian_abdication")
    assert offered(table, "ussr", "country") == {"syria", "lebanon", "israel"} | NEXT_TO_USSR


def test_the_china_card_bonus_may_be_part_of_a_price_of_two() -> None:
    """Ruling 57: three points in Pakistan, then the fourth operation and the bonus for American India."""
    table = china_card("T1 AR1 USSR | influence pakistan 0:1, india 3:0")
    countries(table, "ussr", "pakistan", "pakistan", "pakistan")
    assert "india" in offered(table, "ussr", "country")
    countries(table, "ussr", "india")
    assert (table.influence("pakistan"), table.influence("india"), table.to_move) == ((0, 4), (3, 1), ("us",))


def test_the_china_card_bonus_pays_no_price_if_a_point_went_elsewhere() -> None:
    """Ruling 57: one of three points lies in Iran."""
    table = china_card("T1 AR1 USSR | influence pakistan 0:1, india 3:0")
    countries(table, "ussr", "iran", "pakistan", "pakistan")
    assert "india" not in offered(table, "ussr", "country")
    assert "iran" in offered(table, "ussr", "country")


def test_the_china_card_bonus_pays_no_price_outside_asia() -> None:
    """Ruling 57: with one operation and the bonus left American Iran is closed."""
    table = china_card("T1 AR1 USSR | influence pakistan 0:1, iran 2:0")
    countries(table, "ussr", "pakistan", "pakistan")
    assert "iran" in offered(table, "ussr", "country")
    countries(table, "ussr", "pakistan")
    assert "iran" not in offered(table, "ussr", "country")


def test_a_side_may_over_control_without_limit() -> None:
    """Ruling 58: four more points on top of thirty."""
    table = ussr_places("T1 AR1 USSR | influence poland 0:30", "nuclear_test_ban")
    countries(table, "ussr", *["poland"] * 4)
    assert (table.influence("poland"), table.control("poland"), table.to_move) == ((0, 34), "ussr", ("us",))


# 59 and 60: the enemy superpower, Chernobyl


def test_the_enemy_superpower_gives_no_reach() -> None:
    """Ruling 59: from Cuba the USSR reaches Haiti and Nicaragua, not Canada, Mexico or Japan."""
    table = ussr_places("T1 AR1 USSR | influence cuba 0:3")
    assert offered(table, "ussr", "country") == {"cuba", "haiti", "nicaragua"} | NEXT_TO_USSR


def test_influence_next_to_the_soviet_union_gives_the_us_only_ordinary_neighbours() -> None:
    """Ruling 59: from Finland the US reaches Sweden, not Poland or Romania."""
    assert offered(us_places("T1 AR1 US | influence finland 1:0"), "us", "country") == {"finland", "sweden"} | NEXT_TO_US


def test_chernobyl_closes_the_region_but_its_influence_still_gives_reach() -> None:
    """Ruling 60: Iran is closed, Afghanistan and Pakistan next to it are open."""
    table = ussr_places("T8 AR1 USSR | chernobyl middle_east | influence iran 0:1, syria 0:1")
    assert offered(table, "ussr", "country") == {"pakistan", "turkey"} | NEXT_TO_USSR


def test_chernobyl_closes_even_the_neighbours_of_the_soviet_union() -> None:
    """Ruling 60: Europe is named, so Finland, Poland and Romania are closed to operations."""
    table = ussr_places("T8 AR1 USSR | chernobyl europe | influence poland 0:3")
    assert offered(table, "ussr", "country") == {"afghanistan", "north_korea"}


def test_chernobyl_does_not_touch_the_us() -> None:
    """Ruling 60: the USSR alone is bound."""
    assert "canada" in offered(us_places("T8 AR1 US | chernobyl europe"), "us", "country")


def test_chernobyl_does_not_touch_events() -> None:
    """Ruling 60: only operations are closed; Decolonization places in Africa as ever."""
    table = event(at("T8 AR1 USSR | chernobyl africa | ussr decolonization, nasser | us blockade"), "ussr", "decolonization")
    countries(table, "ussr", "angola", "zaire", "kenya", "sudan")
    assert (table.influence("angola"), table.influence("sudan"), table.to_move) == ((0, 1), (0, 1), ("us",))
