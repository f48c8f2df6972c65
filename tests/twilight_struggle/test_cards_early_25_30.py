"""Early War cards 25 to 30: Containment, CIA Created, US/Japan Pact, Suez Crisis, East European Unrest, Decolonization."""

import pytest

from .helpers import at, countries, event, offered, play

AFRICA = {
    "algeria", "morocco", "tunisia", "west_african_states", "saharan_states", "ivory_coast", "nigeria", "cameroon", "zaire", "sudan",
    "ethiopia", "somalia", "kenya", "se_african_states", "zimbabwe", "botswana", "angola", "south_africa",
}  # fmt: skip
SOUTHEAST_ASIA = {"burma", "laos_cambodia", "thailand", "vietnam", "malaysia", "indonesia", "philippines"}

# 25 Containment


def test_containment_raises_us_cards_for_the_rest_of_the_turn() -> None:
    """Card 25: the next 1 op card places two points; removed."""
    table = at("T1 AR1 US | us containment, captured_nazi_scientist, fidel | ussr nasser, comecon")
    event(table, "us", "containment")
    assert (table.ops_change, table.where("containment")) == ({"us": 1, "ussr": 0}, "removed")
    event(table, "ussr", "nasser")
    play(table, "us", "card:captured_nazi_scientist", "play:influence")
    countries(table, "us", "canada", "canada")
    assert (table.influence("canada"), table.to_move) == ((2, 0), ("ussr",))


def test_containment_does_not_raise_a_four() -> None:
    """Card 25, ruling 40."""
    table = at("T1 AR1 US | effects containment | us nuclear_test_ban, fidel | ussr nasser")
    play(table, "us", "card:nuclear_test_ban", "play:influence")
    countries(table, "us", *["canada"] * 4)
    assert table.to_move == ("ussr",)


def test_containment_counts_for_coup_and_military_operations() -> None:
    """Card 25, 7.4.2: a 2 coups with 3: die 2 + 3 - 4."""
    table = at("T1 AR1 US | effects containment | influence iran 0:2 | us indo_pakistani_war, fidel | ussr nasser")
    play(table, "us", "card:indo_pakistani_war", "play:coup", "country:iran", dice=(2,))
    assert (table.influence("iran"), table.milops["us"]) == ((0, 1), 3)


def test_containment_counts_for_the_space_race() -> None:
    """Card 25, G9: box 5 asks 3 and takes a 2 under Containment."""
    table = at("T1 AR1 US | effects containment | space 4:0 | us fidel, blockade | ussr nasser")
    assert "play:space" in offered(play(table, "us", "card:fidel"), "us")


def test_containment_ends_with_the_turn() -> None:
    """G13."""
    table = at("T1 AR6 US | us containment | ussr nasser")
    event(table, "us", "containment")
    assert (table.turn, table.ops_change, table.effects) == (2, {"us": 0, "ussr": 0}, ())


def test_containment_played_by_the_ussr_helps_the_us_only() -> None:
    """Card 25, 5.2: the Soviet operations stay at 3."""
    table = event(at("T1 AR1 USSR | ussr containment, nasser | us fidel"), "ussr", "containment")
    play(table, "ussr", "play:influence")
    countries(table, "ussr", *["poland"] * 3)
    assert (table.to_move, table.ops_change, table.where("containment")) == (("us",), {"us": 1, "ussr": 0}, "removed")


# 26 CIA Created


def test_cia_created_shows_the_soviet_hand() -> None:
    """Card 26: to the US, before it uses its operation."""
    table = at("T1 AR1 US | us cia_created, fidel | ussr nasser, comecon, asia_scoring")
    assert "ussr ?3" in table.position("us")
    event(table, "us", "cia_created")
    assert "ussr asia_scoring, comecon, nasser" in table.position("us")
    assert "us fidel" not in table.position("ussr")


def test_cia_created_shows_no_card_that_the_ussr_gets_later() -> None:
    """Card 26 [F]: once, now."""
    table = event(at("T1 AR6 US | us cia_created | ussr nasser"), "us", "cia_created")
    play(table, "us", "done")
    assert (table.turn, len(table.hand("ussr"))) == (2, 8)
    assert "ussr nasser, ?7" in table.position("us")


def test_cia_created_gives_the_us_one_operation_it_may_decline() -> None:
    """Card 26, G7: any kind but the space race; removed."""
    table = event(at("T1 AR1 US | influence iran 0:1 | us cia_created, fidel | ussr nasser"), "us", "cia_created")
    assert offered(table, "us") == {"play:influence", "play:realign", "play:coup", "done"}
    play(table, "us", "play:influence", "country:canada")
    assert (table.influence("canada"), table.to_move, table.where("cia_created")) == ((1, 0), ("ussr",), "removed")


def test_cia_created_under_containment_gives_two_operations() -> None:
    """EX-7.4.2-3."""
    table = event(at("T1 AR1 US | effects containment | us cia_created, fidel | ussr nasser"), "us", "cia_created")
    play(table, "us", "play:influence")
    countries(table, "us", "canada", "canada")
    assert table.influence("canada") == (2, 0)


def test_cia_created_played_by_the_ussr_gives_the_us_its_operation_in_the_soviet_round() -> None:
    """Card 26: then the USSR has its own."""
    table = event(at("T1 AR1 USSR | ussr cia_created, nasser | us fidel"), "ussr", "cia_created")
    assert (table.to_move, table.question("us")) == (("us",), "operations")
    play(table, "us", "play:influence", "country:canada")
    assert (table.question("ussr"), table.phasing) == ("operations", "ussr")


def test_cia_created_operations_reach_from_the_start_of_the_soviet_round() -> None:
    """G10, ruling 54: influence that the round itself took away still gives reach."""
    table = at("T1 AR1 USSR | influence nigeria 1:0 | ussr cia_created, nasser | us fidel")
    play(table, "ussr", "card:cia_created", "play:coup", "country:nigeria", dice=(2,))
    play(table, "us", "play:influence")
    assert table.influence("nigeria") == (0, 0)
    assert {"nigeria", "cameroon", "ivory_coast", "saharan_states"} <= offered(table, "us", "country")


def test_cia_created_can_lose_the_game_for_the_ussr_at_defcon_two() -> None:
    """Card 26: a US coup in a battleground in the Soviet round."""
    table = event(at("T1 AR1 USSR | defcon 2 | influence angola 0:1 | ussr cia_created, nasser | us fidel"), "ussr", "cia_created")
    play(table, "us", "play:coup", "country:angola")
    assert table.outcome is not None
    assert (table.outcome.winner, table.outcome.ending) == ("us", "defcon")


def test_cia_created_coup_is_an_ordinary_one() -> None:
    """G7: it earns a military operation."""
    table = event(at("T1 AR1 US | influence angola 0:2 | us cia_created, fidel | ussr nasser"), "us", "cia_created")
    play(table, "us", "play:coup", "country:angola", dice=(3,))
    assert (table.influence("angola"), table.milops["us"], table.defcon) == ((0, 0), 1, 4)


# 27 US/Japan Mutual Defense Pact

PACT = "us_japan_mutual_defense_pact"


@pytest.mark.parametrize(("before", "after"), [("0:0", (4, 0)), ("1:0", (4, 0)), ("1:2", (6, 2)), ("7:1", (7, 1))])
def test_us_japan_pact_raises_the_us_to_control_of_japan(before: str, after: tuple[int, int]) -> None:
    """Card 27: Soviet influence + 4, never lower than before."""
    table = event(at(f"T1 AR1 US | influence japan {before} | us {PACT}, fidel | ussr nasser"), "us", PACT)
    assert (table.influence("japan"), table.control("japan")) == (after, "us")
    assert (table.where(PACT), table.effects) == ("removed", (PACT,))


@pytest.mark.parametrize("kind", ["coup", "realign"])
@pytest.mark.parametrize("japan", ["4:0", "1:1", "1:5"])
def test_us_japan_pact_keeps_the_ussr_from_coups_and_realignments_in_japan(kind: str, japan: str) -> None:
    """Card 27: whoever controls it."""
    table = at(f"T1 AR1 USSR | effects {PACT} | influence japan {japan}, south_korea 1:0 | ussr comecon, nasser | us fidel")
    play(table, "ussr", "card:comecon", f"play:{kind}")
    assert offered(table, "ussr", "country") == {"south_korea"}


def test_without_the_us_japan_pact_japan_is_open() -> None:
    """Card 27."""
    table = at("T1 AR1 USSR | influence japan 4:0 | ussr comecon, nasser | us fidel")
    play(table, "ussr", "card:comecon", "play:coup")
    assert offered(table, "ussr", "country") == {"japan"}


def test_us_japan_pact_does_not_forbid_soviet_influence_or_us_actions_in_japan() -> None:
    """Card 27: the USSR may place there, the US may coup there."""
    line = f"T1 AR1 {{}} | effects {PACT} | influence japan 4:1 | ussr comecon, nasser | us fidel, blockade"
    table = play(at(line.format("USSR")), "ussr", "card:comecon", "play:influence")
    assert "japan" in offered(table, "ussr", "country")
    table = play(at(line.format("US")), "us", "card:fidel", "play:coup")
    assert offered(table, "us", "country") == {"japan"}


def test_us_japan_pact_played_by_the_ussr_comes_with_the_operations() -> None:
    """Card 27, 5.2: a coup in Japan first, then the US is raised again."""
    table = at(f"T1 AR1 USSR | influence japan 1:0 | ussr {PACT}, nasser | us fidel")
    play(table, "ussr", f"card:{PACT}", "play:coup", "country:japan", dice=(6,))
    assert (table.influence("japan"), table.where(PACT)) == ((5, 1), "removed")


# 28 Suez Crisis


def suez(influence: str) -> str:
    """The USSR is about to play Suez Crisis."""
    return f"T2 AR1 USSR | influence {influence} | ussr suez_crisis, nasser | us fidel"


def test_suez_crisis_takes_four_and_at_most_two_from_a_country() -> None:
    """Card 28: all four must be taken; removed."""
    table = event(at(suez("france 3:0, uk 5:0, israel 1:0, italy 2:0")), "ussr", "suez_crisis")
    assert offered(table, "ussr") == {"country:france", "country:uk", "country:israel"}
    countries(table, "ussr", "france", "france", "uk")
    assert offered(table, "ussr") == {"country:uk", "country:israel"}
    countries(table, "ussr", "uk")
    assert [table.influence(name) for name in ("france", "uk", "israel")] == [(1, 0), (3, 0), (1, 0)]
    assert (table.to_move, table.where("suez_crisis")) == (("us",), "removed")


def test_suez_crisis_takes_what_there_is() -> None:
    """Card 28, G5: two from the United Kingdom and the only point in Israel."""
    table = event(at(suez("uk 5:0, israel 1:0")), "ussr", "suez_crisis")
    countries(table, "ussr", "uk", "uk", "israel")
    assert (table.influence("uk"), table.influence("israel"), table.to_move) == ((3, 0), (0, 0), ("us",))


def test_suez_crisis_without_a_target_counts_as_played() -> None:
    """Card 28, G3."""
    table = event(at(suez("italy 2:0")), "ussr", "suez_crisis")
    assert (table.influence("italy"), table.to_move, table.where("suez_crisis")) == ((2, 0), ("us",), "removed")


def test_suez_crisis_played_by_the_us_lets_the_ussr_choose() -> None:
    """Card 28, G1."""
    table = event(at("T2 AR1 US | influence uk 5:0 | us suez_crisis, fidel | ussr nasser"), "us", "suez_crisis")
    assert (table.to_move, table.question("ussr")) == (("ussr",), "take")


# 29 East European Unrest


def unrest(turn: int, influence: str) -> str:
    """The US is about to play East European Unrest."""
    return f"T{turn} AR1 US | influence {influence} | us east_european_unrest, fidel | ussr nasser"


BLOC = "poland 0:4, hungary 0:1, austria 0:2, finland 0:1, france 0:2, yugoslavia 1:0"


@pytest.mark.parametrize("turn", [1, 7])
def test_east_european_unrest_takes_one_from_each_of_three_countries(turn: int) -> None:
    """Card 29: Austria and Finland belong, France does not; no country twice; discarded."""
    table = event(at(unrest(turn, BLOC)), "us", "east_european_unrest")
    assert offered(table, "us") == {f"country:{name}" for name in ("poland", "hungary", "austria", "finland")}
    countries(table, "us", "poland", "austria")
    assert offered(table, "us") == {"country:hungary", "country:finland"}
    countries(table, "us", "finland")
    assert [table.influence(name) for name in ("poland", "austria", "finland", "hungary")] == [(0, 3), (0, 1), (0, 0), (0, 1)]
    assert (table.to_move, table.where("east_european_unrest")) == (("ussr",), "discard")


def test_east_european_unrest_takes_two_from_each_of_three_countries_in_the_late_war() -> None:
    """Card 29, G17: from turn 8 on; 1 where there is only 1."""
    table = event(at(unrest(8, BLOC)), "us", "east_european_unrest")
    countries(table, "us", "poland", "austria", "hungary")
    assert [table.influence(name) for name in ("poland", "austria", "hungary")] == [(0, 2), (0, 0), (0, 0)]
    assert table.to_move == ("ussr",)


def test_east_european_unrest_takes_what_there_is() -> None:
    """Card 29, G5: one country only."""
    table = event(at(unrest(1, "poland 0:4")), "us", "east_european_unrest")
    countries(table, "us", "poland")
    assert (table.influence("poland"), table.to_move) == ((0, 3), ("ussr",))


def test_east_european_unrest_without_a_target_does_nothing() -> None:
    """Card 29."""
    table = event(at(unrest(1, "france 0:2")), "us", "east_european_unrest")
    assert (table.influence("france"), table.to_move, table.where("east_european_unrest")) == ((0, 2), ("ussr",), "discard")


def test_east_european_unrest_played_by_the_ussr_lets_the_us_choose() -> None:
    """Card 29, G1."""
    table = at("T1 AR1 USSR | influence poland 0:4 | ussr east_european_unrest, nasser | us fidel")
    event(table, "ussr", "east_european_unrest")
    assert (table.to_move, offered(table, "us")) == (("us",), {"country:poland"})


# 30 Decolonization


def test_decolonization_adds_one_in_each_of_four_countries() -> None:
    """Card 30: Africa and Southeast Asia only, no reach needed, no country twice, all four placed."""
    table = event(at("T1 AR1 USSR | ussr decolonization, nasser | us fidel"), "ussr", "decolonization")
    assert offered(table, "ussr") == {f"country:{name}" for name in AFRICA | SOUTHEAST_ASIA}
    countries(table, "ussr", "algeria", "thailand", "angola")
    assert offered(table, "ussr", "country") == (AFRICA | SOUTHEAST_ASIA) - {"algeria", "thailand", "angola"}
    countries(table, "ussr", "zaire")
    assert [table.influence(name) for name in ("algeria", "thailand", "angola", "zaire")] == [(0, 1)] * 4
    assert (table.to_move, table.where("decolonization")) == (("us",), "discard")


def test_decolonization_reaches_us_controlled_countries() -> None:
    """Card 30, G4."""
    table = event(at("T1 AR1 USSR | influence south_africa 3:0 | ussr decolonization, nasser | us fidel"), "ussr", "decolonization")
    countries(table, "ussr", "south_africa")
    assert table.influence("south_africa") == (3, 1)


def test_decolonization_played_by_the_us_lets_the_ussr_choose() -> None:
    """Card 30, G1: after the US operations; discarded."""
    table = play(at("T1 AR1 US | us decolonization, fidel | ussr nasser"), "us", "card:decolonization", "play:influence")
    countries(table, "us", "canada", "canada")
    countries(table, "ussr", "algeria", "thailand", "angola", "zaire")
    assert (table.to_move, table.where("decolonization")) == (("ussr",), "discard")
