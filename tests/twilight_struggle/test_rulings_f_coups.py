"""Rulings 67 to 76: coups."""

import pytest

from detente.engine.table import Table

from .helpers import at, event, offered, play


def us_coups(line: str, card: str = "containment") -> Table:
    """The US uses a card of its own (Containment, 3 ops) for a coup."""
    return play(at(f"{line} | us {card}, nasser | ussr fidel, blockade"), "us", f"card:{card}", "play:coup")


def ussr_coups(line: str, card: str = "comecon") -> Table:
    """The USSR uses a card of its own (COMECON, 3 ops) for a coup."""
    return play(at(f"{line} | ussr {card}, nasser | us fidel, blockade"), "ussr", f"card:{card}", "play:coup")


# 67: targets


def test_a_coup_needs_enemy_influence_in_the_target() -> None:
    """Ruling 67: Kenya holds a US point, Angola only a Soviet one."""
    assert offered(ussr_coups("T4 AR1 USSR | influence kenya 1:0, angola 0:1"), "ussr") == {"country:kenya"}


def test_without_enemy_influence_anywhere_a_coup_is_not_offered() -> None:
    """Ruling 67."""
    table = play(at("T4 AR1 USSR | influence angola 0:1 | ussr comecon, nasser | us fidel"), "ussr", "card:comecon")
    assert "play:coup" not in table.legal("ussr")


@pytest.mark.parametrize(
    ("defcon", "targets"),
    [
        (5, {"italy", "india", "iran", "kenya", "chile", "haiti"}),
        (4, {"india", "iran", "kenya", "chile", "haiti"}),
        (3, {"iran", "kenya", "chile", "haiti"}),
        (2, {"kenya", "chile", "haiti"}),
    ],
)
def test_the_region_of_a_coup_must_be_open_at_the_defcon_level(defcon: int, targets: set[str]) -> None:
    """Ruling 67."""
    line = f"T4 AR1 USSR | defcon {defcon} | influence italy 1:0, india 1:0, iran 1:0, kenya 1:0, chile 1:0, haiti 1:0"
    assert offered(ussr_coups(line), "ussr", "country") == targets


def test_nato_protects_american_countries_of_europe_against_soviet_coups() -> None:
    """Ruling 67: Italy is controlled, Spain is not, Iran is not in Europe."""
    line = "T4 AR1 USSR | effects marshall_plan, nato | influence italy 2:0, spain_portugal 1:0, iran 2:0"
    assert offered(ussr_coups(line), "ussr", "country") == {"spain_portugal", "iran"}


def test_the_us_japan_pact_protects_japan_against_soviet_coups() -> None:
    """Ruling 67: even where nobody controls it."""
    line = "T4 AR1 USSR | effects us_japan_mutual_defense_pact | influence japan 1:0, iran 1:0"
    assert offered(ussr_coups(line), "ussr", "country") == {"iran"}


def test_the_reformer_ends_soviet_coups_in_europe() -> None:
    """Ruling 67: the USSR alone is bound, and in Europe alone."""
    line = "T8 AR1 USSR | effects the_reformer | influence italy 1:0, turkey 1:0, iran 1:0"
    assert offered(ussr_coups(line), "ussr", "country") == {"iran"}


def test_the_us_may_coup_in_europe_under_nato_and_the_reformer() -> None:
    """Ruling 67: these limits are the USSR's."""
    line = "T8 AR1 US | effects marshall_plan, nato, the_reformer, us_japan_mutual_defense_pact | influence italy 3:1, japan 5:1"
    assert offered(us_coups(line), "us", "country") == {"italy", "japan"}


# 68: success


def test_the_excess_over_twice_the_stability_removes_enemy_influence_and_the_rest_is_added() -> None:
    """Ruling 68: Mexico 0:2, 4 + 3 - 4 leaves 3: two are removed, one is added."""
    assert play(us_coups("T4 AR1 US | influence mexico 0:2"), "us", "country:mexico", dice=(4,)).influence("mexico") == (1, 0)


def test_a_small_excess_removes_only_that_much() -> None:
    """Ruling 68: 2 + 3 - 4 leaves 1."""
    assert play(us_coups("T4 AR1 US | influence mexico 0:2"), "us", "country:mexico", dice=(2,)).influence("mexico") == (0, 1)


def test_a_total_of_exactly_twice_the_stability_fails() -> None:
    """Ruling 68: 1 + 3 must exceed 4."""
    assert play(us_coups("T4 AR1 US | influence mexico 0:2"), "us", "country:mexico", dice=(1,)).influence("mexico") == (0, 2)


# 69: DEFCON


@pytest.mark.parametrize("die", [1, 6])
def test_a_battleground_coup_lowers_defcon_whether_it_succeeds_or_not(die: int) -> None:
    """Ruling 69: with the attempt."""
    assert play(us_coups("T4 AR1 US | influence mexico 0:2"), "us", "country:mexico", dice=(die,)).defcon == 4


def test_a_coup_outside_the_battlegrounds_leaves_defcon_alone() -> None:
    """Ruling 69: Kenya."""
    assert play(us_coups("T4 AR1 US | influence kenya 0:2"), "us", "country:kenya", dice=(6,)).defcon == 5


def test_a_battleground_coup_at_defcon_two_ends_the_game_before_the_roll() -> None:
    """Ruling 69: the US loses and Mexico is as it was."""
    table = play(us_coups("T4 AR1 US | defcon 2 | influence mexico 0:2"), "us", "country:mexico", dice=(6,))
    assert (str(table.outcome), table.influence("mexico")) == ("ussr: defcon", (0, 2))


# 70 and 71: military operations


@pytest.mark.parametrize(("change", "points"), [("0:0", 3), ("-1:0", 2), ("1:0", 4), ("2:0", 4), ("-5:0", 1), ("0:-1", 3)])
def test_a_coup_earns_the_value_actually_used(change: str, points: int) -> None:
    """Ruling 70: a printed 3 with all changes of the acting side."""
    table = play(us_coups(f"T4 AR1 US | ops {change} | influence kenya 0:1"), "us", "country:kenya", dice=(1,))
    assert table.milops == {"us": points, "ussr": 0}


def test_the_china_card_in_asia_earns_five() -> None:
    """Ruling 70: the bonus is part of the value used."""
    table = at("T4 AR1 USSR | influence burma 1:0 | ussr comecon, nasser | us fidel")
    play(table, "ussr", "card:the_china_card", "play:coup", "country:burma", dice=(1,))
    assert (table.milops["ussr"], table.influence("burma")) == (5, (0, 1))


def test_the_china_card_elsewhere_earns_four() -> None:
    """Ruling 70: no bonus outside Asia."""
    table = at("T4 AR1 USSR | influence kenya 1:0 | ussr comecon, nasser | us fidel")
    play(table, "ussr", "card:the_china_card", "play:coup", "country:kenya", dice=(1,))
    assert table.milops["ussr"] == 4


def test_salt_changes_the_roll_but_not_the_military_operations() -> None:
    """Ruling 70: 2 + 3 - 1 is no success in Mexico, and still 3 military operations."""
    table = play(us_coups("T4 AR1 US | effects salt_negotiations | influence mexico 0:2"), "us", "country:mexico", dice=(2,))
    assert (table.milops["us"], table.influence("mexico")) == (3, (0, 2))


def test_death_squads_change_the_roll_but_not_the_military_operations() -> None:
    """Ruling 70: 1 + 3 + 1 succeeds in Mexico, and 3 military operations."""
    table = play(us_coups("T4 AR1 US | death_squads 1 | influence mexico 0:2"), "us", "country:mexico", dice=(1,))
    assert (table.milops["us"], table.influence("mexico")) == (3, (0, 1))


def test_a_failed_coup_counts_as_military_operations() -> None:
    """Ruling 71."""
    table = play(us_coups("T4 AR1 US | milops 1:0 | influence israel 0:4"), "us", "country:israel", dice=(1,))
    assert (table.milops["us"], table.influence("israel")) == (4, (0, 4))


# 72 and 73: free coups and coups paid with operations

WALL = "T8 AR1 US | us tear_down_this_wall, nasser | ussr fidel"
ORTEGA = "T8 AR1 USSR | ussr ortega_elected_in_nicaragua, nasser | us fidel"


def test_a_free_coup_ignores_the_region_limits() -> None:
    """Ruling 72: Tear Down this Wall at DEFCON 3 reaches Poland."""
    table = event(at(f"{WALL} | defcon 3 | influence poland 0:1, kenya 0:1"), "us", "tear_down_this_wall")
    assert offered(play(table, "us", "play:coup"), "us", "country") == {"poland"}


def test_a_free_coup_in_a_battleground_lowers_defcon_and_earns_nothing() -> None:
    """Ruling 72: Poland, 6 + 3 - 6."""
    table = event(at(f"{WALL} | defcon 3 | influence poland 0:1"), "us", "tear_down_this_wall")
    play(table, "us", "play:coup", "country:poland", dice=(6,))
    assert (table.defcon, table.milops["us"], table.influence("poland")) == (2, 0, (2, 0))


def test_a_free_coup_outside_the_battlegrounds_leaves_defcon_alone() -> None:
    """Ruling 72: Hungary."""
    table = event(at(f"{WALL} | defcon 3 | influence hungary 0:1"), "us", "tear_down_this_wall")
    play(table, "us", "play:coup", "country:hungary", dice=(6,))
    assert (table.defcon, table.milops["us"]) == (3, 0)


def test_the_coup_of_junta_is_free() -> None:
    """Ruling 73: Cuba at DEFCON 3, no military operations."""
    table = event(at("T4 AR1 US | defcon 3 | influence cuba 0:1 | us junta, nasser | ussr fidel"), "us", "junta")
    play(table, "us", "country:chile", "play:coup", "country:cuba", dice=(6,))
    assert (table.defcon, table.milops["us"], table.influence("cuba")) == (2, 0, (1, 0))


def test_the_coup_of_ortega_is_free() -> None:
    """Ruling 73: Honduras, 6 + 2 - 4."""
    table = event(at(f"{ORTEGA} | influence honduras 1:0"), "ussr", "ortega_elected_in_nicaragua")
    play(table, "ussr", "play:coup", "country:honduras", dice=(6,))
    assert (table.milops["ussr"], table.influence("honduras")) == (0, (0, 3))


@pytest.mark.parametrize(
    ("card", "line", "answers", "points"),
    [
        ("cia_created", "T1 AR1 US", (), 1),
        ("abm_treaty", "T4 AR1 US", (), 4),
        ("grain_sales_to_soviets", "T4 AR1 US", (("us", "done"),), 2),
        ("grain_sales_to_soviets", "T4 AR1 US", (("us", "accept"),), 3),
        ("olympic_games", "T1 AR1 US", (("ussr", "boycott"),), 4),
        ("missile_envy", "T4 AR1 US", (("ussr", "card:comecon"),), 3),
    ],
)
def test_a_us_coup_paid_with_operations_from_an_event_is_an_ordinary_one(
    card: str, line: str, answers: tuple[tuple[str, str], ...], points: int
) -> None:
    """Ruling 73: it earns military operations, and Europe stays closed below DEFCON 5."""
    table = event(at(f"{line} | defcon 3 | influence kenya 0:1, italy 0:1 | us {card}, nasser | ussr comecon"), "us", card)
    for seat, answer in answers:
        play(table, seat, answer)
    play(table, "us", "play:coup")
    assert offered(table, "us", "country") == {"kenya"}
    assert play(table, "us", "country:kenya", dice=(1,)).milops["us"] == points


def test_the_coup_of_lone_gunman_is_an_ordinary_one() -> None:
    """Ruling 73: one military operation for the USSR, in a US round."""
    table = event(at("T4 AR1 US | influence kenya 1:0 | us lone_gunman, nasser | ussr fidel"), "us", "lone_gunman")
    play(table, "ussr", "play:coup", "country:kenya", dice=(1,))
    assert table.milops == {"us": 0, "ussr": 1}


def test_the_coups_of_che_earn_military_operations() -> None:
    """Ruling 73: 3 for the first coup; the second fills the track of five."""
    line = "T4 AR1 USSR | options optional_cards=all | influence kenya 1:0, sudan 1:0 | ussr che, nasser | us fidel"
    table = event(at(line), "ussr", "che")
    play(table, "ussr", "country:sudan", dice=(1,))
    assert (table.milops["ussr"], table.influence("sudan"), table.question("ussr")) == (3, (0, 1), "coup")
    assert play(table, "ussr", "country:kenya", dice=(1,)).milops["ussr"] == 5


# 74 to 76


def test_a_coup_needs_no_own_influence_in_or_near_the_target() -> None:
    """Ruling 74: the USSR has nothing at all in South America, and takes Brazil."""
    table = play(ussr_coups("T4 AR1 USSR | influence brazil 1:0"), "ussr", "country:brazil", dice=(6,))
    assert table.influence("brazil") == (0, 4)


def test_taiwan_is_no_battleground_for_coups_under_formosan_resolution() -> None:
    """Ruling 75: DEFCON stays although the US controls Taiwan."""
    table = ussr_coups("T4 AR1 USSR | effects formosan_resolution | influence taiwan 3:0")
    play(table, "ussr", "country:taiwan", dice=(6,))
    assert (table.defcon, table.influence("taiwan")) == (5, (0, 0))


def test_roll_modifiers_have_no_floor() -> None:
    """Ruling 76: SALT and US Death Squads: 1 - 2 + 4 against twice 1 leaves 1, not 3 as with a floor of 1."""
    line = "T4 AR1 USSR | effects salt_negotiations | death_squads 1 | influence colombia 3:0"
    table = play(ussr_coups(line, "muslim_revolution"), "ussr", "country:colombia", dice=(1,))
    assert table.influence("colombia") == (2, 0)


def test_roll_modifiers_can_bring_the_sum_to_nothing() -> None:
    """Ruling 76: 1 - 2 + 1 is no success even in a country of stability 1."""
    line = "T4 AR1 USSR | effects salt_negotiations | death_squads 1 | influence colombia 3:0"
    table = play(ussr_coups(line, "romanian_abdication"), "ussr", "country:colombia", dice=(1,))
    assert (table.influence("colombia"), table.milops["ussr"]) == ((3, 0), 1)
