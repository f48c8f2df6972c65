"""Mid War cards 73 to 76: Shuttle Diplomacy, The Voice of America, Liberation Theology, Ussuri River Skirmish."""

from detente.engine.table import Outcome

from .helpers import at, countries, event, offered, play


def test_shuttle_diplomacy_stays_in_front_of_the_us() -> None:
    """Card 73: in force until used."""
    table = event(at("T5 AR1 US | us shuttle_diplomacy, fidel | ussr nasser"), "us", "shuttle_diplomacy")
    assert table.effects == ("shuttle_diplomacy",)
    assert table.where("shuttle_diplomacy") == "front"


def test_shuttle_diplomacy_comes_into_force_when_the_ussr_plays_it() -> None:
    """Card 73, 5.2: after the Soviet operations."""
    table = at("T5 AR1 USSR | influence iraq 0:1 | ussr shuttle_diplomacy, nasser | us fidel")
    play(table, "ussr", "card:shuttle_diplomacy", "play:influence", *["country:iraq"] * 3)
    assert table.effects == ("shuttle_diplomacy",)
    assert table.where("shuttle_diplomacy") == "front"


def test_shuttle_diplomacy_used_by_the_us_for_operations_is_discarded() -> None:
    """Card 73: no event then."""
    table = at("T5 AR1 US | influence iran 1:0 | us shuttle_diplomacy, fidel | ussr nasser")
    play(table, "us", "card:shuttle_diplomacy", "play:influence", *["country:iran"] * 3)
    assert table.effects == ()
    assert table.where("shuttle_diplomacy") == "discard"


def test_shuttle_diplomacy_leaves_one_soviet_battleground_out_of_middle_east_scoring() -> None:
    """Card 73: without Libya the USSR has presence 3 + 1, the US 3 + 1; then the card is discarded."""
    line = (
        "T5 AR1 USSR | effects shuttle_diplomacy | influence libya 0:2, iraq 0:3, syria 0:2, iran 2:0"
        " | ussr middle_east_scoring, nasser | us fidel"
    )
    table = event(at(line), "ussr", "middle_east_scoring")
    assert table.question("us") == "shuttle"
    assert offered(table, "us") == {"country:libya", "country:iraq"}
    play(table, "us", "country:libya")
    assert table.vp == 0
    assert table.effects == ()
    assert table.where("shuttle_diplomacy") == "discard"


def test_without_shuttle_diplomacy_the_same_middle_east_pays_the_ussr_three() -> None:
    """Card 3: domination 5 + 2 against 3 + 1."""
    line = "T5 AR1 USSR | influence libya 0:2, iraq 0:3, syria 0:2, iran 2:0 | ussr middle_east_scoring, nasser | us fidel"
    assert event(at(line), "ussr", "middle_east_scoring").vp == -3


def test_the_country_left_out_by_shuttle_diplomacy_gives_no_presence() -> None:
    """Card 73: Libya is all the USSR has."""
    line = "T5 AR1 USSR | effects shuttle_diplomacy | influence libya 0:2 | ussr middle_east_scoring, nasser | us fidel"
    assert play(event(at(line), "ussr", "middle_east_scoring"), "us", "country:libya").vp == 0


def test_shuttle_diplomacy_can_give_the_us_domination() -> None:
    """Card 73: without Libya the US leads in countries and battlegrounds: 5 + 1 against presence 3."""
    line = (
        "T5 AR1 USSR | effects shuttle_diplomacy | influence iran 2:0, lebanon 1:0, libya 0:2, syria 0:2"
        " | ussr middle_east_scoring, nasser | us fidel"
    )
    assert play(event(at(line), "ussr", "middle_east_scoring"), "us", "country:libya").vp == 3


def test_shuttle_diplomacy_keeps_the_ussr_from_controlling_the_region() -> None:
    """Card 73: all six battlegrounds and Lebanon give domination 5 + 5, not control 7 + 6."""
    line = (
        "T5 AR1 USSR | effects shuttle_diplomacy"
        " | influence israel 0:4, egypt 0:2, libya 0:2, iraq 0:3, iran 0:2, saudi_arabia 0:3, lebanon 0:1"
        " | ussr middle_east_scoring, nasser | us fidel"
    )
    assert play(event(at(line), "ussr", "middle_east_scoring"), "us", "country:egypt").vp == -10


def test_shuttle_diplomacy_can_leave_out_japan_with_its_neighbour_point_in_asia_scoring() -> None:
    """Card 73: Thailand alone is left: presence 3 + 1."""
    line = "T5 AR1 US | effects shuttle_diplomacy | influence japan 0:4, thailand 0:2 | us asia_scoring, fidel | ussr nasser"
    assert play(event(at(line), "us", "asia_scoring"), "us", "country:japan").vp == -4


def test_only_the_chosen_country_is_left_out_by_shuttle_diplomacy() -> None:
    """Card 73: without Thailand Japan still gives presence 3, 1 battleground and 1 neighbour of the US."""
    line = "T5 AR1 US | effects shuttle_diplomacy | influence japan 0:4, thailand 0:2 | us asia_scoring, fidel | ussr nasser"
    assert play(event(at(line), "us", "asia_scoring"), "us", "country:thailand").vp == -5


def test_shuttle_diplomacy_is_used_up_even_without_a_soviet_battleground() -> None:
    """Card 73: Syria is no battleground, Iran is American: 3 against 3 + 1."""
    line = "T5 AR1 US | effects shuttle_diplomacy | influence syria 0:2, iran 2:0 | us middle_east_scoring, fidel | ussr nasser"
    table = event(at(line), "us", "middle_east_scoring")
    assert table.vp == 1
    assert table.effects == ()
    assert table.where("shuttle_diplomacy") == "discard"


def test_shuttle_diplomacy_waits_through_the_scoring_of_other_regions() -> None:
    """Card 73: Africa is scored in full: presence 1 + 1."""
    table = at("T5 AR1 USSR | effects shuttle_diplomacy | influence zaire 0:1 | ussr africa_scoring, nasser | us fidel")
    event(table, "ussr", "africa_scoring")
    assert table.vp == -2
    assert table.where("shuttle_diplomacy") == "front"


def test_shuttle_diplomacy_does_not_reach_final_scoring() -> None:
    """Card 73, ruling 113: Libya counts 3 + 1, the China Card 1."""
    table = at("T10 AR7 US | milops 5:5 | effects shuttle_diplomacy | china ussr | influence libya 0:2 | us nuclear_subs | ussr nasser")
    event(table, "us", "nuclear_subs")
    assert table.vp == -5
    assert table.outcome == Outcome("ussr", "final_scoring")


def test_the_voice_of_america_removes_four_outside_europe() -> None:
    """Card 74: not starred, so discarded."""
    line = "T5 AR1 US | influence cuba 0:3, iraq 0:3, poland 0:4, angola 0:1 | us the_voice_of_america, fidel | ussr nasser"
    table = event(at(line), "us", "the_voice_of_america")
    assert table.question("us") == "take"
    assert offered(table, "us") == {"country:cuba", "country:iraq", "country:angola"}
    countries(table, "us", "cuba", "cuba")
    assert offered(table, "us") == {"country:iraq", "country:angola"}
    countries(table, "us", "iraq", "iraq")
    assert [table.influence(name) for name in ("cuba", "iraq", "poland", "angola")] == [(0, 1), (0, 1), (0, 4), (0, 1)]
    assert table.where("the_voice_of_america") == "discard"
    assert table.to_move == ("ussr",)


def test_the_voice_of_america_takes_what_there_is() -> None:
    """Card 74, G5: two of Cuba, one of Angola, and no more."""
    table = at("T5 AR1 US | influence cuba 0:5, angola 0:1 | us the_voice_of_america, fidel | ussr nasser")
    countries(event(table, "us", "the_voice_of_america"), "us", "cuba", "angola", "cuba")
    assert table.influence("cuba") == (0, 3)
    assert table.influence("angola") == (0, 0)
    assert table.to_move == ("ussr",)


def test_the_us_chooses_for_the_voice_of_america_played_by_the_ussr() -> None:
    """Card 74, G1."""
    table = at("T5 AR1 USSR | influence cuba 0:3 | ussr the_voice_of_america, nasser | us fidel")
    event(table, "ussr", "the_voice_of_america")
    assert table.to_move == ("us",)
    countries(table, "us", "cuba", "cuba")
    assert table.influence("cuba") == (0, 1)
    assert table.question("ussr") == "operations"


def test_liberation_theology_adds_three_in_central_america_at_most_two_in_a_country() -> None:
    """Card 75: not starred, so discarded."""
    table = event(at("T5 AR1 USSR | influence panama 2:0 | ussr liberation_theology, nasser | us fidel"), "ussr", "liberation_theology")
    assert len(offered(table, "ussr", "country")) == 10
    countries(table, "ussr", "panama", "panama")
    assert "panama" not in offered(table, "ussr", "country")
    assert "done" not in table.legal("ussr")
    countries(table, "ussr", "haiti")
    assert table.influence("panama") == (2, 2)
    assert table.influence("haiti") == (0, 1)
    assert table.where("liberation_theology") == "discard"
    assert table.to_move == ("us",)


def test_liberation_theology_may_be_spread_over_three_countries() -> None:
    """Card 75; South America is closed; the USSR chooses although the US plays the card (G1)."""
    table = event(at("T5 AR1 US | us liberation_theology, fidel | ussr nasser"), "us", "liberation_theology")
    assert not offered(table, "ussr", "country") & {"colombia", "venezuela"}
    countries(table, "ussr", "mexico", "cuba", "haiti")
    assert [table.influence(name) for name in ("mexico", "cuba", "haiti")] == [(0, 1)] * 3
    assert table.question("us") == "operations"


def test_ussuri_takes_the_china_card_face_up() -> None:
    """Card 76: ready to play although it lay face down; no influence; starred, so it leaves the game."""
    table = at("T5 AR1 US | china ussr down | us ussuri_river_skirmish, fidel | ussr brezhnev_doctrine, nasser")
    event(table, "us", "ussuri_river_skirmish")
    assert (table.china, table.china_up) == ("us", True)
    assert table.where("ussuri_river_skirmish") == "removed"
    event(table, "ussr", "brezhnev_doctrine")
    assert offered(table, "us", "card") == {"fidel", "the_china_card"}


def test_ussuri_adds_four_in_asia_if_the_us_has_the_china_card() -> None:
    """Card 76: at most 2 per country, Southeast Asia included; the China Card stays."""
    table = at("T5 AR1 US | china us down | us ussuri_river_skirmish, fidel | ussr nasser")
    event(table, "us", "ussuri_river_skirmish")
    assert len(offered(table, "us", "country")) == 15
    countries(table, "us", "thailand", "thailand")
    assert "thailand" not in offered(table, "us", "country")
    assert "done" not in table.legal("us")
    countries(table, "us", "india", "north_korea")
    assert [table.influence(name) for name in ("thailand", "india", "north_korea")] == [(2, 0), (1, 0), (1, 0)]
    assert (table.china, table.china_up) == ("us", False)
    assert table.to_move == ("ussr",)


def test_ussuri_played_by_the_ussr_hands_over_the_china_card() -> None:
    """Card 76, 5.2."""
    table = at("T5 AR1 USSR | china ussr up | ussr ussuri_river_skirmish, nasser | us fidel")
    event(table, "ussr", "ussuri_river_skirmish")
    assert (table.china, table.china_up) == ("us", True)


def test_ussuri_adds_four_in_asia_while_the_chinese_civil_war_lasts() -> None:
    """Card 76, 12.4.1: the US counts as having the card; the Chinese Civil War space is not for the US."""
    table = at("T5 AR1 US | options chinese_civil_war=true | us ussuri_river_skirmish, fidel | ussr nasser")
    event(table, "us", "ussuri_river_skirmish")
    assert table.question("us") == "place"
    assert len(offered(table, "us", "country")) == 15
    assert "chinese_civil_war" not in offered(table, "us", "country")
    countries(table, "us", "japan", "japan", "india", "india")
    assert (table.influence("japan"), table.china) == ((2, 0), None)
