"""Events, changes of operations values, wars (7.0)."""

import pytest

from detente.engine.table import Table

from .helpers import at, countries, event, offered, play

# 7.1 to 7.3


@pytest.mark.parametrize(("side", "card"), [("us", "duck_and_cover"), ("us", "red_scare_purge"), ("ussr", "red_scare_purge")])
def test_a_card_of_ones_own_or_of_both_sides_may_be_played_for_its_event(side: str, card: str) -> None:
    """7.1."""
    other = "ussr" if side == "us" else "us"
    table = play(at(f"T1 AR1 {side.upper()} | {side} {card}, nato | {other} nasser"), side, f"card:{card}")
    assert "play:event" in table.legal(side)


def test_southeast_asia_scoring_is_removed_after_play() -> None:
    """7.2."""
    table = play(at("T5 AR1 US | us southeast_asia_scoring, nato | ussr nasser"), "us", "card:southeast_asia_scoring")
    assert table.where("southeast_asia_scoring") == "removed"


@pytest.mark.parametrize("region", ["asia", "europe", "middle_east", "central_america", "africa", "south_america"])
def test_every_other_scoring_card_is_discarded_after_play(region: str) -> None:
    """7.2."""
    table = play(at(f"T5 AR1 US | us {region}_scoring, nato | ussr nasser"), "us", f"card:{region}_scoring")
    assert table.where(f"{region}_scoring") == "discard"


def test_an_event_in_force_lasts_into_later_turns() -> None:
    """7.3: Flower Power."""
    table = event(at("T5 AR7 US | effects flower_power | us formosan_resolution | ussr nasser"), "us", "formosan_resolution")
    assert (table.turn, "flower_power" in table.effects) == (6, True)


def test_an_event_in_force_ends_when_it_is_cancelled() -> None:
    """7.3, card 97: An Evil Empire ends Flower Power."""
    table = event(at("T8 AR1 US | effects flower_power | us an_evil_empire, nato | ussr nasser"), "us", "an_evil_empire")
    assert table.effects == ("an_evil_empire",)


# 7.4 Changes of operations values


def points(table: Table, side: str, card: str, country: str) -> int:
    """How many points a card places in a country where each costs 1."""
    play(table, side, f"card:{card}", "play:influence")
    return spend(table, side, country)


def spend(table: Table, side: str, country: str) -> int:
    """Place in one country until the operations are used up."""
    placed = 0
    while table.question(side) == "influence" and f"country:{country}" in table.legal(side):
        countries(table, side, country)
        placed += 1
    return placed


@pytest.mark.parametrize(
    ("change", "card", "value"),
    [
        (0, "nato", 4),
        (1, "cia_created", 2),
        (1, "containment", 4),
        (1, "nato", 4),
        (-1, "nato", 3),
        (-1, "cia_created", 1),
        (-2, "containment", 1),
        (-2, "nato", 2),
    ],
)
def test_changes_add_up_and_stay_between_one_and_four(change: int, card: str, value: int) -> None:
    """7.4 [D11], rulings 40 and 41: Containment, one Red Scare, two Red Scares."""
    table = at(f"T5 AR1 US | ops {change}:0 | us {card}, fidel | ussr nasser")
    assert points(table, "us", card, "mexico") == value


def test_containment_and_red_scare_cancel_out() -> None:
    """7.4, G9: the changes are added before the limits are applied."""
    table = event(at("T5 AR1 US | effects containment | us fidel, nato | ussr nasser, red_scare_purge"), "us", "fidel")
    play(table, "us", "play:influence", "country:mexico", "country:mexico", "country:mexico")
    play(table, "ussr", "card:red_scare_purge", "play:event")
    assert (table.ops_change["us"], points(table, "us", "nato", "mexico")) == (0, 4)


def test_a_change_counts_for_one_side_only() -> None:
    """7.4, 7.4.1: Containment does nothing for the USSR."""
    table = at("T5 AR1 USSR | effects containment | us fidel | ussr comecon, nasser")
    assert points(table, "ussr", "comecon", "finland") == 3


def test_the_china_card_with_vietnam_revolts_and_red_scare() -> None:
    """EX-7.4-1: 4 + 1 (China Card) + 1 (Vietnam Revolts) - 1 (Red Scare) = 5 ops in Southeast Asia."""
    table = at("T5 headline | influence thailand 0:1 | us red_scare_purge, fidel | ussr vietnam_revolts, nasser")
    play(table, "us", "card:red_scare_purge")
    play(table, "ussr", "card:vietnam_revolts")
    play(table, "ussr", "card:the_china_card", "play:influence")
    assert spend(table, "ussr", "vietnam") == 5
    assert (table.influence("vietnam"), table.to_move) == ((0, 7), ("us",))


def test_a_change_is_not_passed_on_with_a_card() -> None:
    """EX-7.4.1-1: Brezhnev Doctrine is in effect; Fidel taken by Grain Sales is worth 2 to the US."""
    table = at("T5 AR1 US | effects brezhnev_doctrine | us grain_sales_to_soviets, nato | ussr fidel")
    play(table, "us", "card:grain_sales_to_soviets", "play:event", "accept", "play:influence", cards=("fidel",))
    assert spend(table, "us", "mexico") == 2


def test_a_taken_card_has_the_value_it_has_for_its_new_player() -> None:
    """7.4.1, ruling 43: under Containment the same Fidel is worth 3 to the US."""
    table = at("T5 AR1 US | effects containment | us grain_sales_to_soviets, nato | ussr fidel")
    play(table, "us", "card:grain_sales_to_soviets", "play:event", "accept", "play:influence", cards=("fidel",))
    assert spend(table, "us", "mexico") == 3


def test_a_change_counts_for_the_coup_roll_and_military_operations() -> None:
    """EX-7.4.2-1: Red Scare; a 2-ops card adds 1 to the die (4 + 1 - 4 = 1) and earns 1 military operation."""
    table = at("T5 AR1 US | ops -1:0 | influence kenya 0:2 | us independent_reds, fidel | ussr nasser")
    play(table, "us", "card:independent_reds", "play:coup", "country:kenya", dice=(4,))
    assert (table.influence("kenya"), table.milops["us"]) == ((0, 1), 1)


def test_a_change_counts_for_the_discard_to_a_trap() -> None:
    """EX-7.4.2-2: under Brezhnev Doctrine a 1-ops card will do for Bear Trap."""
    table = at("T5 AR1 USSR | effects bear_trap, brezhnev_doctrine | us fidel | ussr nasser, asia_scoring")
    assert offered(table, "ussr") == {"card:nasser"}
    play(table, "ussr", "card:nasser", dice=(4,))
    assert (table.effects, table.where("nasser")) == (("brezhnev_doctrine",), "discard")


def test_cia_created_is_worth_two_under_containment() -> None:
    """EX-7.4.2-3: as an operations card."""
    table = at("T5 AR1 US | effects containment | us cia_created, fidel | ussr nasser")
    assert points(table, "us", "cia_created", "mexico") == 2


def test_cia_created_as_an_event_grants_two_under_containment() -> None:
    """EX-7.4.2-3, 7.4.3: the granted operations are changed as well."""
    table = event(at("T5 AR1 US | effects containment | us cia_created, fidel | ussr nasser"), "us", "cia_created")
    play(table, "us", "play:influence")
    assert spend(table, "us", "mexico") == 2


def test_operations_granted_by_an_event_are_changed_like_a_card() -> None:
    """7.4.3: the 4 ops of ABM Treaty are 3 under Red Scare."""
    table = event(at("T5 AR1 US | ops -1:0 | us abm_treaty, fidel | ussr nasser"), "us", "abm_treaty")
    play(table, "us", "play:influence")
    assert spend(table, "us", "mexico") == 3


def test_operations_granted_by_an_event_obey_reach_and_price() -> None:
    """7.4.3, 6.1: ABM Treaty next to the superpower only, and 2 ops a point against control."""
    table = event(at("T5 AR1 US | influence cuba 0:9 | us abm_treaty, fidel | ussr nasser"), "us", "abm_treaty")
    play(table, "us", "play:influence")
    assert offered(table, "us", "country") == {"canada", "mexico", "cuba", "japan"}
    assert spend(table, "us", "cuba") == 2


def test_operations_granted_by_an_event_obey_the_limits_of_defcon() -> None:
    """7.4.3, 8.1.5: ABM Treaty raises DEFCON to 3; Iran is open, Poland and Thailand are not."""
    line = "T5 AR1 US | defcon 2 | influence iran 0:1, poland 0:1, thailand 0:1 | us abm_treaty, fidel | ussr nasser"
    table = event(at(line), "us", "abm_treaty")
    play(table, "us", "play:coup")
    assert offered(table, "us") == {"country:iran"}


def test_a_coup_with_granted_operations_earns_military_operations() -> None:
    """7.4.3, 8.2.2, ruling 73: an ordinary coup of 4 ops."""
    table = event(at("T5 AR1 US | influence kenya 0:1 | us abm_treaty, fidel | ussr nasser"), "us", "abm_treaty")
    play(table, "us", "play:coup", "country:kenya", dice=(1,))
    assert (table.milops["us"], table.influence("kenya")) == (4, (0, 0))


# 7.5


def test_a_card_whose_event_is_prevented_may_be_played_for_operations() -> None:
    """7.5: OPEC after North Sea Oil."""
    table = play(at("T8 AR1 USSR | effects north_sea_oil | us fidel | ussr opec, nasser"), "ussr", "card:opec")
    assert ("play:event" in table.legal("ussr"), "play:influence" in table.legal("ussr")) == (False, True)
    play(table, "ussr", "play:influence")
    assert spend(table, "ussr", "finland") == 3


# 7.6 War events


def test_a_war_needs_no_influence_in_the_countries_concerned() -> None:
    """7.6: Korean War with an empty South Korea still pays 2 VP and 2 military operations."""
    table = at("T1 AR1 USSR | us fidel | ussr korean_war, nasser")
    play(table, "ussr", "card:korean_war", "play:event", dice=(4,))
    assert (table.influence("south_korea"), table.vp, table.milops["ussr"]) == ((0, 0), -2, 2)


def test_a_lost_war_earns_military_operations_only() -> None:
    """7.6: Korean War, die 3."""
    table = at("T1 AR1 USSR | influence south_korea 2:0 | us fidel | ussr korean_war, nasser")
    play(table, "ussr", "card:korean_war", "play:event", dice=(3,))
    assert (table.influence("south_korea"), table.vp, table.milops["ussr"]) == ((2, 0), 0, 2)


def test_a_war_is_no_coup_for_defcon() -> None:
    """7.6, ruling 78: neither limited by DEFCON 2 nor lowering it, in a battleground of Asia."""
    table = at("T1 AR1 USSR | defcon 2 | influence south_korea 2:0 | us fidel | ussr korean_war, nasser")
    play(table, "ussr", "card:korean_war", "play:event", dice=(4,))
    assert (table.influence("south_korea"), table.vp, table.defcon) == ((0, 2), -2, 2)


@pytest.mark.parametrize(
    ("card", "country", "military"),
    [("indo_pakistani_war", "india", 2), ("brush_war", "kenya", 3), ("iran_iraq_war", "iran", 2)],
)
def test_a_neutral_war_earns_its_military_operations_for_its_player(card: str, country: str, military: int) -> None:
    """7.6, 8.2.3: the number on the card."""
    table = at(f"T8 AR1 US | us {card}, fidel | ussr nasser")
    play(table, "us", f"card:{card}", "play:event", f"country:{country}", dice=(1,))
    assert table.milops == {"us": military, "ussr": 0}


@pytest.mark.parametrize(("die", "after", "vp"), [(3, (2, 0), 0), (4, (0, 2), -1)])
def test_a_superpower_next_door_counts_as_a_controlled_neighbour(die: int, after: tuple[int, int], vp: int) -> None:
    """2.1.5, 7.6, G14: Brush War against Mexico needs 3 after -1 for the United States."""
    table = at("T5 AR1 USSR | influence mexico 2:0 | us fidel | ussr brush_war, nasser")
    play(table, "ussr", "card:brush_war", "play:event", "country:mexico", dice=(die,))
    assert (table.influence("mexico"), table.vp) == (after, vp)
