"""Late War cards with US events: The Iron Lady, Reagan Bombs Libya, North Sea Oil, An Evil Empire, Solidarity, AWACS Sale to Saudis."""

import pytest

from .helpers import at, countries, event, offered, play

# 83 The Iron Lady


def test_the_iron_lady_gives_the_us_one_victory_point() -> None:
    """Card 83."""
    table = event(at("T8 AR3 US | us the_iron_lady, nasser | ussr fidel, comecon"), "us", "the_iron_lady")
    assert table.vp == 1


def test_the_iron_lady_adds_one_soviet_point_in_argentina() -> None:
    """Card 83."""
    table = at("T8 AR3 US | influence argentina 2:1 | us the_iron_lady, nasser | ussr fidel, comecon")
    assert event(table, "us", "the_iron_lady").influence("argentina") == (2, 2)


def test_the_iron_lady_clears_the_united_kingdom_of_soviet_influence_only() -> None:
    """Card 83."""
    table = at("T8 AR3 US | influence uk 5:3 | us the_iron_lady, nasser | ussr fidel, comecon")
    assert event(table, "us", "the_iron_lady").influence("uk") == (5, 0)


def test_the_iron_lady_leaves_the_game_after_its_event() -> None:
    """Card 83, rule 2.2.4."""
    table = event(at("T8 AR3 US | us the_iron_lady, nasser | ussr fidel, comecon"), "us", "the_iron_lady")
    assert table.where("the_iron_lady") == "removed"
    assert "the_iron_lady" in table.effects


def test_socialist_governments_is_no_event_after_the_iron_lady() -> None:
    """Card 83: the USSR may use Socialist Governments for operations only."""
    table = at("T8 AR3 USSR | influence france 3:0, poland 0:3 | effects the_iron_lady | us nasser | ussr socialist_governments, fidel")
    play(table, "ussr", "card:socialist_governments")
    assert "play:event" not in table.legal("ussr")
    assert "play:influence" in table.legal("ussr")


def test_the_iron_lady_stops_socialist_governments_set_off_by_us_operations() -> None:
    """Card 83, rule 5.2: a forbidden event does not happen and the card is discarded."""
    table = at("T8 AR3 US | influence france 3:0 | effects the_iron_lady | us socialist_governments, nasser | ussr fidel, comecon")
    countries(play(event(table, "us", "socialist_governments"), "us", "play:influence"), "us", "france", "france", "france")
    assert table.influence("france") == (6, 0)
    assert table.where("socialist_governments") == "discard"


def test_socialist_governments_is_an_event_before_the_iron_lady() -> None:
    """Card 83: only from then on."""
    table = at("T8 AR3 USSR | influence france 3:0, poland 0:3 | us nasser | ussr socialist_governments, fidel")
    play(table, "ussr", "card:socialist_governments")
    assert "play:event" in table.legal("ussr")


def test_the_soviet_point_of_the_iron_lady_gives_no_reach_in_the_same_round() -> None:
    """Card 83, G10: reach is what it was when the round began."""
    table = at("T8 AR3 USSR | influence poland 0:3 | us nasser, fidel | ussr the_iron_lady, comecon")
    play(event(table, "ussr", "the_iron_lady"), "ussr", "play:influence")
    assert table.influence("argentina") == (0, 1)
    assert not {"argentina", "chile", "uruguay", "paraguay"} & offered(table, "ussr", "country")
    assert "east_germany" in offered(table, "ussr", "country")


def test_the_iron_lady_happens_after_soviet_operations_too() -> None:
    """Card 83, rule 5.2."""
    table = at("T8 AR3 USSR | influence poland 0:3 | us nasser, fidel | ussr the_iron_lady, comecon")
    countries(play(table, "ussr", "card:the_iron_lady", "play:influence"), "ussr", "poland", "poland", "poland")
    assert (table.vp, table.influence("argentina"), table.influence("poland")) == (1, (0, 1), (0, 6))
    assert table.where("the_iron_lady") == "removed"


# 84 Reagan Bombs Libya


@pytest.mark.parametrize(("soviets", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (7, 3)])
def test_reagan_bombs_libya_pays_one_point_for_every_full_two_soviets(soviets: int, points: int) -> None:
    """Card 84."""
    table = at(f"T8 AR3 US | influence libya 3:{soviets} | us reagan_bombs_libya, nasser | ussr fidel, comecon")
    assert event(table, "us", "reagan_bombs_libya").vp == points


def test_reagan_bombs_libya_takes_no_influence() -> None:
    """Card 84."""
    table = at("T8 AR3 US | influence libya 1:4 | us reagan_bombs_libya, nasser | ussr fidel, comecon")
    assert event(table, "us", "reagan_bombs_libya").influence("libya") == (1, 4)


def test_reagan_bombs_libya_is_used_up_even_if_libya_is_empty() -> None:
    """Card 84, rule 5.2: an event that changes nothing still counts as played."""
    table = event(at("T8 AR3 US | us reagan_bombs_libya, nasser | ussr fidel, comecon"), "us", "reagan_bombs_libya")
    assert table.where("reagan_bombs_libya") == "removed"


def test_soviet_operations_before_reagan_bombs_libya_change_what_it_pays() -> None:
    """Card 84, G6: the board is judged when the event is resolved."""
    table = at("T8 AR3 USSR | influence libya 0:2 | us nasser, fidel | ussr reagan_bombs_libya, comecon")
    countries(play(table, "ussr", "card:reagan_bombs_libya", "play:influence"), "ussr", "libya", "libya")
    assert table.vp == 2


def test_reagan_bombs_libya_set_off_by_the_ussr_first_counts_the_old_influence() -> None:
    """Card 84, rule 5.2."""
    table = at("T8 AR3 USSR | influence libya 0:2 | us nasser, fidel | ussr reagan_bombs_libya, comecon")
    assert event(table, "ussr", "reagan_bombs_libya").vp == 1
    assert table.question("ussr") == "operations"


# 86 North Sea Oil


def test_north_sea_oil_lets_the_us_play_an_eighth_round() -> None:
    """Card 86, ruling 133: also if it is played in round 7."""
    table = at("T8 AR7 US | us north_sea_oil, nasser, fidel | ussr comecon")
    event(table, "us", "north_sea_oil")
    assert (table.turn, table.round, table.to_move, table.question("us")) == (8, 8, ("us",), "card")
    assert offered(table, "us") == {"card:nasser", "card:fidel", "done"}


def test_the_eighth_round_of_north_sea_oil_may_be_left_out() -> None:
    """Card 86: it is optional."""
    table = event(at("T8 AR7 US | us north_sea_oil, nasser, fidel | ussr comecon"), "us", "north_sea_oil")
    play(table, "us", "done")
    assert (table.turn, table.question("us")) == (9, "headline")
    assert "nasser" in table.hand("us")


def test_a_card_is_played_in_the_eighth_round_of_north_sea_oil() -> None:
    """Card 86."""
    table = at("T8 AR7 US | influence egypt 1:0 | us north_sea_oil, nasser, fidel | ussr comecon")
    play(event(table, "us", "north_sea_oil"), "us", "card:nasser", "play:event_first")
    assert table.influence("egypt") == (0, 2)
    countries(play(table, "us", "play:influence"), "us", "canada")
    assert table.turn == 9


def test_north_sea_oil_gives_the_ussr_no_eighth_round() -> None:
    """Card 86: this turn only the US."""
    table = at("T8 AR7 USSR | influence iran 1:0 | effects north_sea_oil, eighth_round | us nasser, opec | ussr comecon, fidel, blockade")
    play(event(table, "ussr", "fidel"), "us", "card:nasser", "play:influence", "country:iran")
    assert (table.round, table.to_move) == (8, ("us",))


def test_the_eighth_round_of_north_sea_oil_ends_with_the_turn() -> None:
    """Card 86, G13: North Sea Oil stays in force, its eighth round does not."""
    table = event(at("T8 AR7 US | us north_sea_oil, nasser, fidel | ussr comecon"), "us", "north_sea_oil")
    play(table, "us", "done")
    assert "north_sea_oil" in table.effects
    assert "eighth_round" not in table.effects


def test_there_is_no_eighth_round_in_a_turn_after_north_sea_oil() -> None:
    """Card 86: this turn only."""
    table = at("T9 AR7 US | influence iran 1:0 | effects north_sea_oil | us nasser, fidel, opec | ussr comecon")
    play(table, "us", "card:nasser", "play:influence", "country:iran")
    assert (table.turn, table.question("us")) == (10, "headline")


def test_without_north_sea_oil_the_turn_ends_after_round_seven() -> None:
    """Rule 4.5 D: seven rounds in turns 4 to 10."""
    table = at("T8 AR7 US | influence iran 1:0 | us nasser, fidel, opec | ussr comecon")
    play(table, "us", "card:nasser", "play:influence", "country:iran")
    assert table.turn == 9


def test_north_sea_oil_set_off_by_the_ussr_gives_the_us_its_eighth_round() -> None:
    """Card 86, G1: the event is the US's whoever plays the card."""
    table = at("T8 AR7 USSR | influence poland 0:3, iran 1:0 | us nasser, fidel, opec | ussr north_sea_oil, comecon, blockade")
    play(event(table, "ussr", "north_sea_oil"), "ussr", "play:influence", *["country:poland"] * 3)
    play(table, "us", "card:nasser", "play:influence", "country:iran")
    assert (table.round, table.to_move) == (8, ("us",))


def test_an_empty_hand_sits_out_the_eighth_round() -> None:
    """Card 86, rule 4.5 D."""
    table = event(at("T8 AR7 US | us north_sea_oil | ussr comecon"), "us", "north_sea_oil")
    assert (table.turn, table.where("north_sea_oil")) == (9, "removed")


def test_a_scoring_card_must_be_played_in_the_eighth_round() -> None:
    """Card 86, rule 4.5 D: it may never be held."""
    table = at("T8 AR8 US | effects north_sea_oil, eighth_round | us nasser, asia_scoring | ussr comecon")
    assert offered(table, "us") == {"card:asia_scoring"}


def test_north_sea_oil_in_round_seven_leaves_a_round_for_a_scoring_card() -> None:
    """Card 86, ruling 133: the scoring card is played in round 8, so it is not held."""
    table = at("T8 AR7 US | us north_sea_oil, asia_scoring | ussr comecon")
    assert offered(table, "us") == {"card:north_sea_oil", "card:asia_scoring"}
    assert offered(play(table, "us", "card:north_sea_oil"), "us") == {"play:event"}


def test_the_eighth_round_is_optional_for_a_trapped_us_too() -> None:
    """Card 86, ruling 14: an eighth action round is voluntary."""
    table = at("T8 AR8 US | effects quagmire, north_sea_oil, eighth_round | us nato, containment | ussr comecon")
    assert offered(table, "us") == {"card:nato", "card:containment", "done"}


def test_opec_is_no_event_after_north_sea_oil() -> None:
    """Card 86."""
    table = at("T8 AR3 USSR | influence iran 0:2 | effects north_sea_oil | us nasser | ussr opec, fidel")
    play(table, "ussr", "card:opec")
    assert "play:event" not in table.legal("ussr")


def test_north_sea_oil_stops_opec_set_off_by_us_operations() -> None:
    """Card 86, rule 5.2."""
    table = at("T8 AR3 US | influence iran 0:2, libya 0:2 | effects north_sea_oil | us opec, nasser | ussr fidel, comecon")
    event(table, "us", "opec")
    assert (table.vp, table.question("us")) == (0, "operations")
    play(table, "us", "play:influence", *["country:canada"] * 3)
    assert table.where("opec") == "discard"


def test_opec_scores_before_north_sea_oil() -> None:
    """Card 86: only from then on."""
    table = at("T8 AR3 USSR | influence iran 0:2, libya 0:2 | us nasser | ussr opec, fidel")
    assert event(table, "ussr", "opec").vp == -2


# 97 An Evil Empire


def test_an_evil_empire_gives_the_us_one_victory_point_and_leaves_the_game() -> None:
    """Card 97."""
    table = event(at("T8 AR3 US | us an_evil_empire, nasser | ussr fidel, comecon"), "us", "an_evil_empire")
    assert (table.vp, table.where("an_evil_empire")) == (1, "removed")


def test_an_evil_empire_ends_flower_power() -> None:
    """Card 97."""
    table = at("T8 AR3 US | effects flower_power | us an_evil_empire, nasser | ussr fidel, comecon")
    event(table, "us", "an_evil_empire")
    assert "flower_power" not in table.effects
    assert "an_evil_empire" in table.effects


def test_flower_power_is_no_event_after_an_evil_empire() -> None:
    """Card 97: ends and prevents it."""
    table = at("T8 AR3 USSR | effects an_evil_empire | us nasser | ussr flower_power, fidel")
    play(table, "ussr", "card:flower_power")
    assert "play:event" not in table.legal("ussr")


def test_an_evil_empire_stops_flower_power_set_off_by_us_operations() -> None:
    """Card 97, rule 5.2: forbidden, so it is discarded."""
    table = at("T8 AR3 US | effects an_evil_empire | us flower_power, nasser | ussr fidel, comecon")
    play(event(table, "us", "flower_power"), "us", "play:influence", *["country:canada"] * 4)
    assert "flower_power" not in table.effects
    assert table.where("flower_power") == "discard"


def test_a_us_war_card_costs_nothing_after_an_evil_empire() -> None:
    """Card 97: Flower Power has ended."""
    table = at("T8 AR3 US | effects flower_power | us an_evil_empire, iran_iraq_war | ussr truman_doctrine, comecon")
    event(table, "us", "an_evil_empire")
    play(event(table, "ussr", "truman_doctrine"), "ussr", "play:influence", "country:poland")
    play(event(table, "us", "iran_iraq_war", dice=(1,)), "us", "country:iran")
    assert table.vp == 1


# 101 Solidarity


def test_solidarity_adds_three_in_poland_after_john_paul() -> None:
    """Card 101."""
    table = at("T8 AR3 US | influence poland 1:3 | effects john_paul_ii_elected_pope | us solidarity, nasser | ussr fidel, comecon")
    event(table, "us", "solidarity")
    assert (table.influence("poland"), table.where("solidarity")) == ((4, 3), "removed")


def test_solidarity_is_no_event_before_john_paul() -> None:
    """Card 101: prerequisite."""
    table = play(at("T8 AR3 US | us solidarity, nasser | ussr fidel, comecon"), "us", "card:solidarity")
    assert "play:event" not in table.legal("us")
    assert "play:influence" in table.legal("us")


def test_solidarity_set_off_by_the_ussr_before_john_paul_is_discarded() -> None:
    """Card 101, rule 5.2, ruling 33."""
    table = at("T8 AR3 USSR | influence poland 0:3 | us nasser, fidel | ussr solidarity, comecon")
    play(event(table, "ussr", "solidarity"), "ussr", "play:influence", "country:poland", "country:poland")
    assert (table.influence("poland"), table.where("solidarity")) == ((0, 5), "discard")


def test_solidarity_set_off_by_the_ussr_after_john_paul_happens() -> None:
    """Card 101, rule 5.2."""
    table = at("T8 AR3 USSR | influence poland 0:3 | effects john_paul_ii_elected_pope | us nasser, fidel | ussr solidarity, comecon")
    play(table, "ussr", "card:solidarity", "play:influence", "country:poland", "country:poland")
    assert (table.influence("poland"), table.where("solidarity")) == ((3, 5), "removed")


def test_solidarity_headlined_before_john_paul_is_discarded() -> None:
    """Card 101, ruling 19."""
    table = at("T8 headline | influence poland 0:3 | us solidarity, nasser | ussr fidel, comecon")
    play(play(table, "us", "card:solidarity"), "ussr", "card:fidel")
    assert (table.influence("poland"), table.where("solidarity")) == ((0, 3), "discard")


# 110 AWACS Sale to Saudis


def test_awacs_adds_two_in_saudi_arabia_and_leaves_the_game() -> None:
    """Card 110."""
    table = at("T8 AR3 US | options optional_cards=all | influence saudi_arabia 1:1 | us awacs_sale_to_saudis, nasser | ussr fidel")
    event(table, "us", "awacs_sale_to_saudis")
    assert (table.influence("saudi_arabia"), table.where("awacs_sale_to_saudis")) == ((3, 1), "removed")


def test_muslim_revolution_is_no_event_after_awacs() -> None:
    """Card 110."""
    table = at("T8 AR3 USSR | influence iran 2:0 | effects awacs_sale_to_saudis | us nasser | ussr muslim_revolution, fidel")
    play(table, "ussr", "card:muslim_revolution")
    assert "play:event" not in table.legal("ussr")


def test_awacs_stops_muslim_revolution_set_off_by_us_operations() -> None:
    """Card 110, rule 5.2."""
    table = at("T8 AR3 US | influence iran 2:0, egypt 2:0 | effects awacs_sale_to_saudis | us muslim_revolution, nasser | ussr fidel")
    play(event(table, "us", "muslim_revolution"), "us", "play:influence", *["country:iran"] * 4)
    assert (table.influence("iran"), table.influence("egypt")) == ((6, 0), (2, 0))
    assert table.where("muslim_revolution") == "discard"


def test_muslim_revolution_is_an_event_before_awacs() -> None:
    """Card 110: only from then on."""
    table = at("T8 AR3 USSR | influence iran 2:0 | us nasser | ussr muslim_revolution, fidel")
    play(table, "ussr", "card:muslim_revolution")
    assert "play:event" in table.legal("ussr")


def test_awacs_set_off_by_soviet_operations_happens() -> None:
    """Card 110, rule 5.2."""
    table = at("T8 AR3 USSR | options optional_cards=all | influence poland 0:3 | us nasser | ussr awacs_sale_to_saudis, fidel")
    play(table, "ussr", "card:awacs_sale_to_saudis", "play:influence", *["country:poland"] * 3)
    assert (table.influence("saudi_arabia"), table.where("awacs_sale_to_saudis")) == ((2, 0), "removed")
    assert "awacs_sale_to_saudis" in table.effects
