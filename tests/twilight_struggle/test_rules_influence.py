"""Placing influence with operations (6.0, 6.1)."""

import pytest

from detente.engine.errors import IllegalAction
from detente.engine.table import Table

from .helpers import at, countries, event, offered, play

NEXT_TO_USA = {"canada", "mexico", "cuba", "japan"}
NEXT_TO_USSR = {"finland", "poland", "romania", "afghanistan", "north_korea"}


def placing(line: str, side: str, card: str) -> Table:
    """A table at which *side* is about to place influence with a card of its hand."""
    return play(at(line), side, f"card:{card}", "play:influence")


# 6.0


def test_all_operations_of_a_card_go_to_one_use() -> None:
    """6.0: once influence is chosen, only countries may be named."""
    table = placing("T1 AR1 USSR | influence iran 1:0 | us fidel | ussr comecon, nasser", "ussr", "comecon")
    assert all(action.startswith("country:") for action in table.legal("ussr"))
    countries(table, "ussr", "finland")
    with pytest.raises(IllegalAction):
        table.play("ussr", "play:coup")


def test_there_are_four_uses_of_operations() -> None:
    """6.0: influence, realignment, coup, space race."""
    table = play(at("T1 AR1 USSR | influence iran 1:0 | us fidel | ussr duck_and_cover, nasser"), "ussr", "card:duck_and_cover")
    assert offered(table, "ussr", "play") == {"event_first", "influence", "realign", "coup", "space"}


# 6.1.1 Reach


def test_influence_goes_where_a_side_has_some_and_next_to_it() -> None:
    """6.1.1, 6.1.4: Panama, its neighbours and the neighbours of the superpower, nothing else."""
    table = placing("T1 AR1 US | influence panama 1:0 | us nato, fidel | ussr nasser", "us", "nato")
    assert offered(table, "us", "country") == {"panama", "costa_rica", "colombia"} | NEXT_TO_USA


def test_influence_without_control_is_enough_for_reach() -> None:
    """6.1.1, ruling 52: one US point in a Soviet-controlled Syria."""
    table = placing("T1 AR1 US | influence syria 1:3 | us nato, fidel | ussr nasser", "us", "nato")
    assert offered(table, "us", "country") == {"syria", "lebanon", "israel", "turkey"} | NEXT_TO_USA


def test_enemy_influence_gives_no_reach() -> None:
    """6.1.1: the USSR in Syria opens nothing to the US."""
    table = placing("T1 AR1 US | influence syria 0:3 | us nato, fidel | ussr nasser", "us", "nato")
    assert offered(table, "us", "country") == NEXT_TO_USA


def test_points_placed_in_this_round_give_no_reach() -> None:
    """6.1.1, ruling 53: no chain from Mexico to Guatemala."""
    table = placing("T1 AR1 US | us nato, fidel | ussr nasser", "us", "nato")
    countries(table, "us", "mexico")
    assert offered(table, "us", "country") == NEXT_TO_USA


def test_points_placed_in_an_earlier_round_give_reach() -> None:
    """6.1.1: Mexico opens Guatemala one round later."""
    table = placing("T1 AR1 US | us cia_created, nato, fidel | ussr nasser, blockade", "us", "cia_created")
    countries(table, "us", "mexico")
    play(table, "ussr", "card:nasser", "play:event")
    play(table, "us", "card:nato", "play:influence")
    assert offered(table, "us", "country") == {"guatemala"} | NEXT_TO_USA


def test_an_event_of_the_same_round_gives_no_reach() -> None:
    """6.1.1, card 83: The Iron Lady first, then no point of the USSR in or next to Argentina."""
    table = event(at("T8 AR1 USSR | us fidel | ussr the_iron_lady, nasser"), "ussr", "the_iron_lady")
    play(table, "ussr", "play:influence")
    assert table.influence("argentina") == (0, 1)
    assert offered(table, "ussr", "country") == NEXT_TO_USSR


def test_influence_lost_in_the_same_round_still_gives_reach() -> None:
    """6.1.1: what counts is the start of the round; Fidel clears Cuba first, Haiti and Nicaragua stay open."""
    table = event(at("T1 AR1 US | influence cuba 1:0 | us fidel, nato | ussr nasser"), "us", "fidel")
    play(table, "us", "play:influence")
    assert table.influence("cuba") == (0, 3)
    assert offered(table, "us", "country") == {"haiti", "nicaragua"} | NEXT_TO_USA


def test_the_other_side_operates_with_its_reach_at_the_start_of_the_round() -> None:
    """6.1.1, ruling 54: the USSR plays CIA Created; the US reaches from Panama in the Soviet round."""
    table = event(at("T1 AR1 USSR | influence panama 1:0 | us fidel | ussr cia_created, nasser"), "ussr", "cia_created")
    play(table, "us", "play:influence")
    assert offered(table, "us", "country") == {"panama", "costa_rica", "colombia"} | NEXT_TO_USA


def test_events_place_influence_without_reach_and_without_price() -> None:
    """6.1.1, G4: Decolonization in four countries where the USSR has nothing, one of them US-controlled."""
    table = event(at("T1 AR1 USSR | influence zaire 1:0 | us fidel | ussr decolonization, nasser"), "ussr", "decolonization")
    countries(table, "ussr", "zaire", "kenya", "angola", "burma")
    assert (table.influence("zaire"), table.influence("kenya"), table.to_move) == ((1, 1), (0, 1), ("us",))


# 6.1.2 Price


def test_breaking_control_costs_two_and_further_points_one() -> None:
    """EX-6.1.2-1: Turkey 2/0; with 4 ops three points: 2/3."""
    table = placing("T1 AR1 USSR | influence turkey 2:0, syria 0:1 | us fidel | ussr nato, nasser", "ussr", "nato")
    countries(table, "ussr", "turkey")
    assert (table.influence("turkey"), table.control("turkey")) == ((2, 1), None)
    countries(table, "ussr", "turkey", "turkey")
    assert (table.influence("turkey"), table.to_move) == ((2, 3), ("us",))


def test_two_ops_place_one_point_in_an_enemy_controlled_country() -> None:
    """6.1.2, EX-6.1.2-1: the first point costs both."""
    table = placing("T1 AR1 USSR | influence turkey 2:0, syria 0:1 | us fidel | ussr vietnam_revolts, nasser", "ussr", "vietnam_revolts")
    countries(table, "ussr", "turkey")
    assert (table.influence("turkey"), table.to_move) == ((2, 1), ("us",))


def test_a_country_with_enemy_influence_but_without_control_costs_one() -> None:
    """EX-6.1.2-2: Turkey 1/0; three ops, three points."""
    table = placing("T1 AR1 USSR | influence turkey 1:0, syria 0:1 | us fidel | ussr comecon, nasser", "ussr", "comecon")
    countries(table, "ussr", "turkey", "turkey", "turkey")
    assert (table.influence("turkey"), table.to_move) == ((1, 3), ("us",))


PICTURE = "influence turkey 2:0, greece 2:0, syria 0:2, lebanon 0:1, romania 1:1, bulgaria 1:1, israel 1:0"


def test_the_ussr_cannot_pay_two_with_its_last_point() -> None:
    """EX-6.1.2-3, ruling 56: with one op Romania and Bulgaria are open, Turkey and Greece are not."""
    table = placing(f"T1 AR1 USSR | {PICTURE} | us fidel | ussr nasser, comecon", "ussr", "nasser")
    assert {"romania", "bulgaria", "turkey", "greece"} & offered(table, "ussr", "country") == {"romania", "bulgaria"}


def test_the_us_cannot_pay_two_with_its_last_point() -> None:
    """EX-6.1.2-3, ruling 56: with one op Romania and Bulgaria are open, Syria and Lebanon are not."""
    table = placing(f"T1 AR1 US | {PICTURE} | us cia_created, nato | ussr nasser", "us", "cia_created")
    assert {"romania", "bulgaria", "syria", "lebanon"} & offered(table, "us", "country") == {"romania", "bulgaria"}


def test_with_two_points_enemy_controlled_countries_are_open() -> None:
    """EX-6.1.2-3: Syria and Lebanon cost the US 2, Turkey and Greece the USSR."""
    us = placing(f"T1 AR1 US | {PICTURE} | us independent_reds, nato | ussr nasser", "us", "independent_reds")
    ussr = placing(f"T1 AR1 USSR | {PICTURE} | us fidel | ussr vietnam_revolts, nasser", "ussr", "vietnam_revolts")
    assert {"syria", "lebanon"} <= offered(us, "us", "country")
    assert {"turkey", "greece"} <= offered(ussr, "ussr", "country")


def test_a_bonus_for_southeast_asia_may_be_part_of_a_price_of_two() -> None:
    """6.1.2, card 9, G9: with Vietnam Revolts a 1-ops card is worth 2 there, though every country in reach is US-controlled."""
    walls = "finland 4:0, poland 3:0, romania 3:0, afghanistan 2:0, north_korea 3:0, laos_cambodia 9:0, vietnam 9:0, malaysia 9:0"
    table = at(f"T1 AR1 USSR | effects vietnam_revolts | influence {walls}, thailand 9:1 | us fidel | ussr nasser, comecon")
    play(table, "ussr", "card:nasser")
    assert "play:influence" in table.legal("ussr")
    play(table, "ussr", "play:influence", "country:thailand")
    assert (table.influence("thailand"), table.to_move) == ((9, 2), ("us",))


def test_own_control_costs_one() -> None:
    """6.1.2: and may be built up without limit (6.1.5, ruling 58)."""
    table = placing("T1 AR1 US | influence italy 9:0 | us nato, fidel | ussr nasser", "us", "nato")
    countries(table, "us", "italy", "italy", "italy", "italy")
    assert (table.influence("italy"), table.to_move) == ((13, 0), ("ussr",))


def test_the_price_stays_two_while_enemy_control_lasts() -> None:
    """6.1.2: Cuba 0/6 stays under control, so each US point costs 2."""
    table = placing("T1 AR1 US | influence cuba 0:6 | us nato, fidel | ussr nasser", "us", "nato")
    countries(table, "us", "cuba", "cuba")
    assert (table.influence("cuba"), table.to_move) == ((2, 6), ("ussr",))


# 6.1.3 to 6.1.6


def test_points_may_be_spread_but_not_chained() -> None:
    """EX-6.1.3-1: Costa Rica and Colombia yes, Nicaragua by way of Costa Rica no, then South Korea."""
    table = placing("T1 AR1 US | influence panama 1:0, south_korea 1:0 | us containment, fidel | ussr nasser", "us", "containment")
    assert {"costa_rica", "colombia", "south_korea", "north_korea", "taiwan", "japan"} <= offered(table, "us", "country")
    countries(table, "us", "costa_rica", "colombia")
    assert "nicaragua" not in offered(table, "us", "country")
    countries(table, "us", "south_korea")
    assert [table.influence(name) for name in ("costa_rica", "colombia", "south_korea")] == [(1, 0), (1, 0), (2, 0)]
    assert table.to_move == ("ussr",)


def test_all_points_must_be_spent() -> None:
    """6.1.3, ruling 38: the cost equals the ops; stopping early is not offered."""
    table = placing("T1 AR1 US | us nato, fidel | ussr nasser", "us", "nato")
    countries(table, "us", "mexico", "mexico", "mexico")
    assert (table.question("us"), "done" in table.legal("us")) == ("influence", False)


def test_a_point_without_legal_use_is_lost() -> None:
    """Ruling 38: three ops where every country in reach costs 2."""
    walls = "influence canada 0:9, mexico 0:9, cuba 0:9, japan 0:9"
    table = placing(f"T1 AR1 US | {walls} | us containment, fidel | ussr nasser", "us", "containment")
    countries(table, "us", "mexico")
    assert (table.influence("mexico"), table.to_move) == ((1, 9), ("ussr",))


def test_influence_is_not_offered_where_one_op_can_do_nothing() -> None:
    """6.1.2, 6.1.3: every country in reach costs 2."""
    walls = "influence canada 0:9, mexico 0:9, cuba 0:9, japan 0:9"
    table = play(at(f"T1 AR1 US | {walls} | us cia_created, nato | ussr nasser"), "us", "card:cia_created")
    assert "play:influence" not in table.legal("us")


def test_countries_next_to_the_united_states_are_always_open_to_the_us() -> None:
    """6.1.4: without any influence on the board."""
    table = placing("T1 AR1 US | us nato, fidel | ussr nasser", "us", "nato")
    assert offered(table, "us", "country") == NEXT_TO_USA


def test_countries_next_to_the_soviet_union_are_always_open_to_the_ussr() -> None:
    """6.1.4, ruling 59: Cuba is not, for it touches the other superpower."""
    table = placing("T1 AR1 USSR | us fidel | ussr comecon, nasser", "ussr", "comecon")
    assert offered(table, "ussr", "country") == NEXT_TO_USSR


def test_influence_is_open_information() -> None:
    """6.1.6: both seats and spectators see the same numbers."""
    table = at("T1 AR1 USSR | influence iran 2:1 | us fidel | ussr nasser")
    seen = [table.observe(seat)["influence"].sum(axis=1).tolist() for seat in ("us", "ussr", "spectator")]
    assert seen == [[2, 1]] * 3
