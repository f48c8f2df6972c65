"""Mid War cards 61 to 66: from OPEC to Puppet Governments."""

from detente.engine.table import Outcome

from .helpers import at, countries, event, offered, play

AFRICA_AND_SOUTHEAST_ASIA = 18 + 7


def test_opec_pays_one_for_each_of_its_seven_countries() -> None:
    """Card 61: not starred, so discarded."""
    line = (
        "T5 AR1 USSR | influence egypt 0:2, iran 0:2, libya 0:2, saudi_arabia 0:3, iraq 0:3, gulf_states 0:3, venezuela 0:2"
        " | ussr opec, nasser | us fidel"
    )
    table = event(at(line), "ussr", "opec")
    assert table.vp == -7
    assert table.where("opec") == "discard"


def test_opec_ignores_other_countries_and_uncontrolled_ones() -> None:
    """Card 61: Syria is not on the list, Iran is not controlled, Egypt is American; only Iraq pays."""
    table = at("T5 AR1 USSR | influence iraq 0:3, syria 0:2, iran 0:1, egypt 2:0 | ussr opec, nasser | us fidel")
    assert event(table, "ussr", "opec").vp == -1


def test_opec_pays_when_the_us_plays_it() -> None:
    """Card 61, 5.2."""
    table = event(at("T5 AR1 US | influence iraq 0:3, libya 0:2 | us opec, fidel | ussr nasser"), "us", "opec")
    assert table.vp == -2
    assert table.question("us") == "operations"


def test_opec_cannot_be_an_event_after_north_sea_oil() -> None:
    """Card 61: the USSR keeps only the operations."""
    table = at("T8 AR1 USSR | effects north_sea_oil | influence iraq 0:3 | ussr opec, nasser | us fidel")
    play(table, "ussr", "card:opec")
    assert "play:event" not in table.legal("ussr")


def test_opec_played_by_the_us_after_north_sea_oil_pays_nothing() -> None:
    """Card 61, G3."""
    table = at("T8 AR1 US | effects north_sea_oil | influence iraq 0:3 | us opec, fidel | ussr nasser")
    event(table, "us", "opec")
    assert table.vp == 0
    assert table.question("us") == "operations"


def test_lone_gunman_shows_the_us_hand() -> None:
    """Card 62: the USSR has seen all of it."""
    table = at("T5 AR1 USSR | influence iraq 0:1 | ussr lone_gunman, nasser | us fidel, containment")
    assert "us ?2" in table.position("ussr")
    event(table, "ussr", "lone_gunman")
    assert "us fidel, containment" in table.position("ussr")


def test_lone_gunman_gives_the_ussr_one_point_and_leaves_the_game() -> None:
    """Card 62."""
    table = at("T5 AR1 USSR | influence iraq 0:1 | ussr lone_gunman, nasser | us fidel")
    play(event(table, "ussr", "lone_gunman"), "ussr", "play:influence", "country:iraq")
    assert table.influence("iraq") == (0, 2)
    assert table.where("lone_gunman") == "removed"
    assert table.to_move == ("us",)


def test_lone_gunmans_operations_may_be_declined_and_not_go_to_space() -> None:
    """Card 62, G7: Brezhnev Doctrine would make 2 of it, enough for the first box."""
    table = at("T5 AR1 USSR | effects brezhnev_doctrine | influence iraq 0:1 | ussr lone_gunman, nasser | us fidel")
    event(table, "ussr", "lone_gunman")
    assert offered(table, "ussr") == {"play:influence", "done"}
    play(table, "ussr", "done")
    assert table.influence("iraq") == (0, 1)


def test_the_ussr_uses_lone_gunman_in_the_us_round_and_then_the_us_has_its_operation() -> None:
    """Card 62, 5.2, ruling 54: the Soviet coup in a non-battleground earns a military operation."""
    table = at("T5 AR1 US | influence kenya 1:0, iran 1:0 | us lone_gunman, fidel | ussr nasser")
    play(event(table, "us", "lone_gunman"), "ussr", "play:coup", "country:kenya", dice=(4,))
    assert table.influence("kenya") == (0, 0)
    assert table.milops == {"us": 0, "ussr": 1}
    assert table.question("us") == "operations"


def test_lone_gunmans_battleground_coup_at_defcon_two_loses_for_the_phasing_us() -> None:
    """Card 62 [F]."""
    table = at("T5 AR1 US | defcon 2 | influence zaire 1:0 | us lone_gunman, fidel | ussr nasser")
    play(event(table, "us", "lone_gunman"), "ussr", "play:coup", "country:zaire")
    assert table.outcome == Outcome("ussr", "defcon")


def test_cards_drawn_after_lone_gunman_stay_hidden() -> None:
    """Card 62, ruling 120: the hand does not stay open; only what was shown is known."""
    table = at("T5 AR1 USSR | ussr lone_gunman, nasser | us fidel, salt_negotiations, ask_not_what_your_country")
    play(event(table, "ussr", "lone_gunman"), "ussr", "play:influence", "country:finland")
    play(event(table, "us", "ask_not_what_your_country"), "us", "card:fidel", "done", cards=("containment",))
    assert "us salt_negotiations, ?1" in table.position("ussr")


def test_colonial_rear_guards_adds_one_in_each_of_four_different_countries() -> None:
    """Card 63: not starred, so discarded."""
    table = event(at("T5 AR1 US | us colonial_rear_guards, fidel | ussr nasser"), "us", "colonial_rear_guards")
    assert len(offered(table, "us", "country")) == AFRICA_AND_SOUTHEAST_ASIA
    countries(table, "us", "kenya", "vietnam")
    assert not offered(table, "us") & {"country:kenya", "country:vietnam", "done"}
    countries(table, "us", "sudan", "thailand")
    assert [table.influence(name) for name in ("kenya", "vietnam", "sudan", "thailand")] == [(1, 0)] * 4
    assert table.where("colonial_rear_guards") == "discard"
    assert table.to_move == ("ussr",)


def test_colonial_rear_guards_may_enter_soviet_countries_but_not_the_rest_of_asia() -> None:
    """Card 63, G4: control does not matter; Egypt, Libya, India and Australia are no part."""
    table = event(at("T5 AR1 US | influence angola 0:5 | us colonial_rear_guards, fidel | ussr nasser"), "us", "colonial_rear_guards")
    assert "angola" in offered(table, "us", "country")
    assert not offered(table, "us", "country") & {"egypt", "libya", "india", "australia", "taiwan"}


def test_the_us_chooses_for_colonial_rear_guards_played_by_the_ussr() -> None:
    """Card 63, G1."""
    table = event(at("T5 AR1 USSR | ussr colonial_rear_guards, nasser | us fidel"), "ussr", "colonial_rear_guards")
    assert table.question("us") == "place"
    assert table.to_move == ("us",)


def test_panama_canal_returned_adds_one_in_three_named_countries() -> None:
    """Card 64: starred, so it leaves the game."""
    table = at("T5 AR1 US | influence venezuela 0:2 | us panama_canal_returned, fidel | ussr nasser")
    event(table, "us", "panama_canal_returned")
    assert [table.influence(name) for name in ("panama", "costa_rica", "venezuela")] == [(1, 0), (1, 0), (1, 2)]
    assert table.where("panama_canal_returned") == "removed"


def test_panama_canal_returned_happens_when_the_ussr_plays_it() -> None:
    """Card 64, 5.2."""
    table = at("T5 AR1 USSR | influence iraq 0:1 | ussr panama_canal_returned, nasser | us fidel")
    play(table, "ussr", "card:panama_canal_returned", "play:influence", "country:iraq")
    assert table.influence("panama") == (1, 0)
    assert table.where("panama_canal_returned") == "removed"


def test_camp_david_accords_gives_a_vp_and_a_point_in_three_countries() -> None:
    """Card 65: in force and out of the game."""
    table = event(at("T5 AR1 US | us camp_david_accords, fidel | ussr nasser"), "us", "camp_david_accords")
    assert table.vp == 1
    assert [table.influence(name) for name in ("israel", "jordan", "egypt")] == [(1, 0)] * 3
    assert table.effects == ("camp_david_accords",)
    assert table.where("camp_david_accords") == "removed"


def test_camp_david_accords_prevents_the_arab_israeli_war() -> None:
    """Cards 13 and 65: the USSR may only use its operations."""
    table = at("T5 AR1 USSR | effects camp_david_accords | ussr arab_israeli_war, nasser | us fidel")
    play(table, "ussr", "card:arab_israeli_war")
    assert "play:event" not in table.legal("ussr")


def test_the_us_plays_the_arab_israeli_war_for_mere_operations_after_camp_david() -> None:
    """EX-5.2-2: 2 points, no event, not removed."""
    table = at("T5 AR1 US | effects camp_david_accords | influence iran 1:0, israel 1:0 | us arab_israeli_war, fidel | ussr nasser")
    play(table, "us", "card:arab_israeli_war", "play:influence", "country:iran", "country:iran")
    assert table.influence("iran") == (3, 0)
    assert table.milops["ussr"] == 0
    assert table.where("arab_israeli_war") == "discard"


def test_a_headlined_camp_david_stops_an_arab_israeli_war_headline() -> None:
    """Ruling 20: on equal values the US card goes first; the war is discarded without effect."""
    table = at("T5 headline | us camp_david_accords, fidel | ussr arab_israeli_war, nasser")
    play(play(table, "us", "card:camp_david_accords"), "ussr", "card:arab_israeli_war", dice=(6,))
    assert table.influence("israel") == (1, 0)
    assert table.milops["ussr"] == 0
    assert table.where("arab_israeli_war") == "discard"


def test_puppet_governments_adds_one_in_three_empty_countries() -> None:
    """Card 66: starred, so it leaves the game."""
    table = at("T5 AR1 US | influence iran 1:0, iraq 0:1 | us puppet_governments, fidel | ussr nasser")
    countries(event(table, "us", "puppet_governments"), "us", "poland", "cuba", "vietnam")
    assert [table.influence(name) for name in ("poland", "cuba", "vietnam")] == [(1, 0)] * 3
    assert table.where("puppet_governments") == "removed"
    assert table.to_move == ("ussr",)


def test_puppet_governments_cannot_enter_a_country_with_influence_of_either_side() -> None:
    """Card 66: 84 countries less Iran and Iraq; a country once chosen is closed too."""
    table = at("T5 AR1 US | influence iran 1:0, iraq 0:1 | us puppet_governments, fidel | ussr nasser")
    event(table, "us", "puppet_governments")
    assert len(offered(table, "us", "country")) == 82
    assert not offered(table, "us", "country") & {"iran", "iraq"}
    countries(table, "us", "poland")
    assert "poland" not in offered(table, "us", "country")


def test_puppet_governments_may_stop_early() -> None:
    """Card 66: may, up to 3; the event still counts as played."""
    table = at("T5 AR1 US | us puppet_governments, fidel | ussr nasser")
    play(event(table, "us", "puppet_governments"), "us", "country:poland", "done")
    assert table.influence("poland") == (1, 0)
    assert table.where("puppet_governments") == "removed"


def test_puppet_governments_may_add_nothing() -> None:
    """Card 66: may."""
    table = play(event(at("T5 AR1 US | us puppet_governments, fidel | ussr nasser"), "us", "puppet_governments"), "us", "done")
    assert table.where("puppet_governments") == "removed"
    assert table.to_move == ("ussr",)


def test_the_us_chooses_for_puppet_governments_played_by_the_ussr() -> None:
    """Card 66, G1, G6: countries the USSR has just entered with its operations are no longer empty."""
    table = at("T5 AR1 USSR | influence iraq 0:1 | ussr puppet_governments, nasser | us fidel")
    play(table, "ussr", "card:puppet_governments", "play:influence", "country:iran", "country:jordan")
    assert table.question("us") == "place"
    assert not offered(table, "us", "country") & {"iran", "jordan", "iraq"}
