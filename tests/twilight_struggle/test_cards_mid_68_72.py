"""Mid War cards 68 to 72: from John Paul II Elected Pope to Sadat Expels Soviets."""

from .helpers import at, countries, event, offered, play


def test_john_paul_takes_two_from_poland_and_adds_one() -> None:
    """Card 68: in force and out of the game."""
    table = at("T5 AR1 US | influence poland 0:4 | us john_paul_ii_elected_pope, fidel | ussr nasser")
    event(table, "us", "john_paul_ii_elected_pope")
    assert table.influence("poland") == (1, 2)
    assert table.effects == ("john_paul_ii_elected_pope",)
    assert table.where("john_paul_ii_elected_pope") == "removed"


def test_john_paul_takes_no_more_than_there_is() -> None:
    """Card 68, G5."""
    table = at("T5 AR1 USSR | influence poland 0:1 | ussr john_paul_ii_elected_pope, nasser | us fidel")
    assert event(table, "ussr", "john_paul_ii_elected_pope").influence("poland") == (1, 0)


def test_solidarity_may_be_played_after_john_paul() -> None:
    """Cards 68 and 101: 1 + 3."""
    line = "T8 AR1 US | influence poland 0:2 | us john_paul_ii_elected_pope, solidarity, fidel | ussr brezhnev_doctrine, nasser"
    table = event(at(line), "us", "john_paul_ii_elected_pope")
    event(table, "ussr", "brezhnev_doctrine")
    assert event(table, "us", "solidarity").influence("poland") == (4, 0)


def test_solidarity_is_no_event_without_john_paul() -> None:
    """Cards 68 and 101."""
    table = play(at("T8 AR1 US | influence iran 1:0 | us solidarity, fidel | ussr nasser"), "us", "card:solidarity")
    assert "play:event" not in table.legal("us")


def test_death_squads_add_one_to_the_owners_coups_in_latin_america() -> None:
    """Card 69: 2 + 2 + 1 exceeds 4; the military operations stay 2; not starred, so discarded."""
    table = at("T5 AR1 US | influence peru 0:1 | us latin_american_death_squads, fidel | ussr brezhnev_doctrine, nasser")
    event(table, "us", "latin_american_death_squads")
    assert table.where("latin_american_death_squads") == "discard"
    event(table, "ussr", "brezhnev_doctrine")
    play(table, "us", "card:fidel", "play:coup", "country:peru", dice=(2,))
    assert table.influence("peru") == (0, 0)
    assert table.milops["us"] == 2


def test_death_squads_take_one_from_the_opponents_coups_in_latin_america() -> None:
    """Card 69: 4 + 1 - 1 does not exceed 4; the military operations stay 1."""
    table = at("T5 AR1 US | influence honduras 1:0 | us latin_american_death_squads, fidel | ussr nasser, allende")
    event(table, "us", "latin_american_death_squads")
    play(table, "ussr", "card:allende", "play:coup", "country:honduras", dice=(4,))
    assert table.influence("honduras") == (1, 0)
    assert table.milops["ussr"] == 1


def test_death_squads_of_the_ussr_help_the_ussr() -> None:
    """Card 69, G1: 2 + 2 - 1 for the US fails."""
    table = at("T5 AR1 USSR | influence peru 0:1 | ussr latin_american_death_squads, nasser | us fidel")
    event(table, "ussr", "latin_american_death_squads")
    play(table, "us", "card:fidel", "play:coup", "country:peru", dice=(3,))
    assert table.influence("peru") == (0, 1)


def test_death_squads_change_nothing_outside_latin_america() -> None:
    """Card 69: in Kenya 2 + 2 does not exceed 4."""
    table = at("T5 AR1 US | death_squads 1 | influence kenya 0:1 | us fidel, containment | ussr nasser")
    play(table, "us", "card:fidel", "play:coup", "country:kenya", dice=(2,))
    assert table.influence("kenya") == (0, 1)


def test_death_squads_change_no_realignment() -> None:
    """Card 69: coups only; 3 against 2 + 1 (more influence) is a tie."""
    table = at("T5 AR1 US | death_squads 1 | influence peru 0:1 | us panama_canal_returned, fidel | ussr nasser")
    play(table, "us", "card:panama_canal_returned", "play:realign", "country:peru", dice=(3, 2))
    assert table.influence("peru") == (0, 1)


def test_several_death_squads_in_a_turn_add_up() -> None:
    """Card 69 [C]: 1 + 2 + 2 exceeds 4."""
    table = at("T5 AR1 US | death_squads 1 | influence peru 0:1 | us latin_american_death_squads, fidel | ussr brezhnev_doctrine, nasser")
    event(table, "us", "latin_american_death_squads")
    event(table, "ussr", "brezhnev_doctrine")
    play(table, "us", "card:fidel", "play:coup", "country:peru", dice=(1,))
    assert table.influence("peru") == (0, 0)


def test_death_squads_end_with_the_turn() -> None:
    """Card 69, G13."""
    table = at("T4 AR7 US | death_squads 1 | ussr nasser")
    assert table.turn == 5
    assert "| death_squads " not in table.position()


def test_oas_founded_adds_two_in_one_country() -> None:
    """Card 70: starred, so it leaves the game."""
    table = event(at("T5 AR1 US | us oas_founded, fidel | ussr nasser"), "us", "oas_founded")
    assert len(offered(table, "us", "country")) == 20
    countries(table, "us", "chile", "chile")
    assert table.influence("chile") == (2, 0)
    assert table.where("oas_founded") == "removed"
    assert table.to_move == ("ussr",)


def test_oas_founded_may_be_split_over_both_regions() -> None:
    """Card 70: Central and/or South America, enemy-controlled countries too (G4)."""
    table = at("T5 AR1 US | influence cuba 0:3 | us oas_founded, fidel | ussr nasser")
    countries(event(table, "us", "oas_founded"), "us", "cuba", "brazil")
    assert table.influence("cuba") == (1, 3)
    assert table.influence("brazil") == (1, 0)


def test_the_us_chooses_for_oas_founded_played_by_the_ussr_and_must_place_both() -> None:
    """Card 70, G1, G5."""
    table = event(at("T5 AR1 USSR | ussr oas_founded, nasser | us fidel"), "ussr", "oas_founded")
    assert table.question("us") == "place"
    assert "done" not in table.legal("us")


def test_nixon_pays_two_if_the_us_has_the_china_card() -> None:
    """Card 71: face down is as good; starred, so it leaves the game."""
    table = at("T5 AR1 US | china us down | us nixon_plays_the_china_card, fidel | ussr nasser")
    event(table, "us", "nixon_plays_the_china_card")
    assert (table.vp, table.china, table.china_up) == (2, "us", False)
    assert table.where("nixon_plays_the_china_card") == "removed"


def test_nixon_takes_the_china_card_face_down() -> None:
    """Card 71: no VP, and the US may not play it this turn."""
    table = at("T5 AR1 US | china ussr up | us nixon_plays_the_china_card, fidel | ussr brezhnev_doctrine, nasser")
    event(table, "us", "nixon_plays_the_china_card")
    assert (table.vp, table.china, table.china_up) == (0, "us", False)
    event(table, "ussr", "brezhnev_doctrine")
    assert offered(table, "us", "card") == {"fidel"}


def test_nixon_takes_the_china_card_even_if_it_lies_face_down_with_the_ussr() -> None:
    """Ruling 132; the card played by the USSR."""
    table = at("T5 AR1 USSR | china ussr down | ussr nixon_plays_the_china_card, nasser | us fidel")
    event(table, "ussr", "nixon_plays_the_china_card")
    assert (table.china, table.china_up) == ("us", False)


def test_the_china_card_taken_by_nixon_is_turned_up_at_the_end_of_the_turn() -> None:
    """Card 71, 9.3: playable from the next turn."""
    table = at("T4 AR7 US | china ussr up | us nixon_plays_the_china_card | ussr nasser")
    event(table, "us", "nixon_plays_the_china_card")
    assert (table.turn, table.china, table.china_up) == (5, "us", True)


def test_nixon_pays_two_while_the_chinese_civil_war_lasts() -> None:
    """Card 71, 12.4.1: the US counts as having the card."""
    table = at("T5 AR1 US | options chinese_civil_war=true | us nixon_plays_the_china_card, fidel | ussr nasser")
    event(table, "us", "nixon_plays_the_china_card")
    assert (table.vp, table.china) == (2, None)


def test_sadat_clears_egypt_of_soviet_influence_and_adds_one() -> None:
    """Card 72: starred, so it leaves the game."""
    table = event(at("T5 AR1 US | influence egypt 1:4 | us sadat_expels_soviets, fidel | ussr nasser"), "us", "sadat_expels_soviets")
    assert table.influence("egypt") == (2, 0)
    assert table.where("sadat_expels_soviets") == "removed"


def test_sadat_adds_one_even_where_there_is_nothing_to_clear() -> None:
    """Card 72, 5.2: set off by the USSR after its operations."""
    table = at("T5 AR1 USSR | influence iraq 0:1 | ussr sadat_expels_soviets, nasser | us fidel")
    play(table, "ussr", "card:sadat_expels_soviets", "play:influence", "country:iraq")
    assert table.influence("egypt") == (1, 0)
    assert table.where("sadat_expels_soviets") == "removed"
