"""Rulings 77 to 86: DEFCON and military operations."""

import pytest

from detente.engine.table import Outcome

from .helpers import at, event, offered, play

SIX_REGIONS = "influence poland 0:1, india 0:1, iraq 0:1, angola 0:1, cuba 0:1, brazil 0:1"
OPEN_COUNTRIES = {
    5: {"poland", "india", "iraq", "angola", "cuba", "brazil"},
    4: {"india", "iraq", "angola", "cuba", "brazil"},
    3: {"iraq", "angola", "cuba", "brazil"},
    2: {"angola", "cuba", "brazil"},
}


@pytest.mark.parametrize("kind", ["coup", "realign"])
@pytest.mark.parametrize("level", [5, 4, 3, 2])
def test_defcon_closes_europe_then_asia_then_the_middle_east(level: int, kind: str) -> None:
    """Ruling 77: coups and realignments alike (8.1.5)."""
    table = at(f"T4 AR1 US | defcon {level} | {SIX_REGIONS} | us containment, fidel | ussr nasser")
    play(table, "us", "card:containment", f"play:{kind}")
    assert offered(table, "us", "country") == OPEN_COUNTRIES[level]


def test_region_limits_bind_the_ussr_too() -> None:
    """Ruling 77."""
    line = "T4 AR1 USSR | defcon 3 | influence italy 1:0, japan 1:0, iran 1:0, zaire 1:0 | ussr comecon, nasser | us fidel"
    table = play(at(line), "ussr", "card:comecon", "play:coup")
    assert offered(table, "ussr", "country") == {"iran", "zaire"}


def test_southeast_asia_is_closed_with_asia() -> None:
    """Ruling 77: a sub-region follows its region (2.1.2)."""
    table = at("T4 AR1 US | defcon 3 | influence thailand 0:1, egypt 0:1 | us containment, fidel | ussr nasser")
    play(table, "us", "card:containment", "play:coup")
    assert offered(table, "us", "country") == {"egypt"}


def test_a_war_may_be_fought_in_a_region_closed_by_defcon() -> None:
    """Ruling 78: at DEFCON 2 Asia is closed to coups, not to Indo-Pakistani War."""
    table = event(at("T4 AR1 US | defcon 2 | influence india 0:2 | us indo_pakistani_war, fidel | ussr nasser"), "us", "indo_pakistani_war")
    assert offered(table, "us", "country") == {"india", "pakistan"}
    play(table, "us", "country:india", dice=(4,))
    assert table.influence("india") == (2, 0)


def test_a_war_in_a_battleground_does_not_lower_defcon() -> None:
    """Ruling 78, 7.6: a war is no coup."""
    table = event(at("T4 AR1 US | defcon 2 | us indo_pakistani_war, fidel | ussr nasser"), "us", "indo_pakistani_war")
    play(table, "us", "country:india", dice=(6,))
    assert table.defcon == 2
    assert table.outcome is None


def test_the_phasing_player_loses_when_the_opponents_choice_moves_defcon_to_one() -> None:
    """Ruling 79: EX-8.1.3-1."""
    table = event(at("T4 AR1 US | defcon 2 | us olympic_games, fidel | ussr nasser"), "us", "olympic_games")
    play(table, "ussr", "boycott")
    assert table.defcon == 1
    assert table.outcome == Outcome("ussr", "defcon")


def test_the_phasing_player_loses_when_the_opponents_event_moves_defcon_to_one() -> None:
    """Ruling 79: the US plays We Will Bury You for operations."""
    table = event(at("T4 AR1 US | defcon 2 | us we_will_bury_you, fidel | ussr nasser"), "us", "we_will_bury_you")
    assert table.outcome == Outcome("ussr", "defcon")


def test_the_player_of_a_headline_is_the_phasing_player() -> None:
    """Ruling 79: the USSR headlines the US event Duck and Cover and loses (4.5 C)."""
    table = at("T4 headline | defcon 2 | us fidel, nasser | ussr duck_and_cover, comecon")
    play(table, "us", "card:fidel")
    play(table, "ussr", "card:duck_and_cover")
    assert table.outcome == Outcome("us", "defcon")


def test_the_game_goes_on_at_defcon_two() -> None:
    """Ruling 79: only level 1 ends the game."""
    table = event(at("T4 AR1 US | defcon 3 | us we_will_bury_you, fidel | ussr nasser"), "us", "we_will_bury_you")
    assert table.defcon == 2
    assert table.outcome is None


def test_defcon_stays_at_five_when_an_event_would_raise_it_further() -> None:
    """Ruling 80."""
    table = event(at("T4 AR1 US | defcon 5 | us nuclear_test_ban, fidel | ussr nasser"), "us", "nuclear_test_ban")
    assert table.defcon == 5
    assert table.vp == 3


def test_an_event_raises_defcon_only_as_far_as_five() -> None:
    """Ruling 80: SALT Negotiations at level 4."""
    table = event(at("T4 AR1 US | defcon 4 | us salt_negotiations, fidel | ussr nasser"), "us", "salt_negotiations")
    assert table.defcon == 5


def test_the_requirement_is_the_defcon_level_at_the_end_of_the_turn() -> None:
    """Ruling 81: raised from 3 to 5 by the last card, 3 military operations are 2 too few (US 1 VP, then USSR 2 VP)."""
    line = "T1 AR6 US | defcon 3 | milops 3:5 | us nuclear_test_ban, fidel | ussr nasser"
    table = event(at(line), "us", "nuclear_test_ban")
    assert table.turn == 2
    assert table.vp == -1


def test_a_lower_defcon_at_the_end_of_the_turn_asks_for_less() -> None:
    """Ruling 81: Duck and Cover lowers 4 to 3, so that 3 military operations are enough (2 VP of the card only)."""
    line = "T1 AR6 US | defcon 4 | milops 3:3 | us duck_and_cover, fidel | ussr nasser"
    assert event(at(line), "us", "duck_and_cover").vp == 2


def test_the_improvement_of_defcon_for_the_next_turn_comes_after_the_check() -> None:
    """Ruling 81: level 3 is asked, level 4 begins the next turn."""
    table = event(at("T1 AR6 US | defcon 3 | milops 3:3 | us containment, fidel | ussr nasser"), "us", "containment")
    assert table.defcon == 4
    assert table.vp == 0


def test_only_the_difference_of_both_penalties_is_moved() -> None:
    """Ruling 82: US 3 short, USSR 1 short: 2 VP for the USSR."""
    line = "T1 AR6 US | defcon 4 | milops 1:3 | us containment, fidel | ussr nasser"
    assert event(at(line), "us", "containment").vp == -2


def test_twenty_vp_are_not_tested_between_the_two_penalties() -> None:
    """Ruling 82: USSR at 19, both 3 short: nothing moves."""
    line = "T1 AR6 US | defcon 4 | milops 1:1 | vp ussr 19 | us containment, fidel | ussr nasser"
    table = event(at(line), "us", "containment")
    assert table.vp == -19
    assert table.outcome is None


def test_twenty_vp_are_tested_after_the_penalties_were_netted() -> None:
    """Ruling 82: USSR at 18, 2 VP net."""
    line = "T1 AR6 US | defcon 4 | milops 1:3 | vp ussr 18 | us containment, fidel | ussr nasser"
    assert event(at(line), "us", "containment").outcome == Outcome("ussr", "victory_points")


def test_the_owner_of_a_war_event_gets_its_military_operations() -> None:
    """Ruling 83: EX-8.2.4-1, the US plays Arab-Israeli War for operations."""
    table = at("T4 AR1 US | influence israel 1:0 | us arab_israeli_war, fidel | ussr nasser")
    play(table, "us", "card:arab_israeli_war", "play:event_first", dice=(1,))
    assert table.milops == {"us": 0, "ussr": 2}


def test_a_neutral_war_gives_military_operations_to_the_player_of_the_card() -> None:
    """Ruling 83: the owner of a neutral event is who plays it."""
    table = event(at("T4 AR1 USSR | us fidel | ussr indo_pakistani_war, nasser"), "ussr", "indo_pakistani_war")
    play(table, "ussr", "country:india", dice=(1,))
    assert table.milops == {"us": 0, "ussr": 2}


@pytest.mark.parametrize("before", [0, 3, 5])
def test_how_i_learned_to_stop_worrying_ends_at_five_military_operations(before: int) -> None:
    """Ruling 84: the track ends at 5."""
    line = f"T4 AR1 US | milops {before}:1 | us how_i_learned_to_stop_worrying, fidel | ussr nasser"
    table = event(at(line), "us", "how_i_learned_to_stop_worrying")
    play(table, "us", "defcon:5")
    assert table.milops == {"us": 5, "ussr": 1}


def test_military_operations_never_carry_over() -> None:
    """Ruling 85: 5 were made, 3 were asked, the next turn begins at 0."""
    table = event(at("T1 AR6 US | defcon 3 | milops 5:3 | us containment, fidel | ussr nasser"), "us", "containment")
    assert table.turn == 2
    assert table.milops == {"us": 0, "ussr": 0}
    assert table.vp == 0


def test_military_operations_are_kept_within_the_turn() -> None:
    """Ruling 85: reset after the check, not before."""
    table = event(at("T1 AR5 US | defcon 3 | milops 5:3 | us containment, fidel | ussr nasser"), "us", "containment")
    assert table.milops == {"us": 5, "ussr": 3}


def test_nuclear_subs_cover_a_us_coup_in_a_ussr_round() -> None:
    """Ruling 86: operations of CIA Created, played by the USSR at DEFCON 2."""
    line = "T4 AR1 USSR | defcon 2 | effects nuclear_subs | influence angola 0:1 | ussr cia_created, nasser | us fidel"
    table = event(at(line), "ussr", "cia_created")
    play(table, "us", "play:coup", "country:angola", dice=(1,))
    assert table.defcon == 2
    assert table.outcome is None
    assert table.milops == {"us": 1, "ussr": 0}


def test_nuclear_subs_do_not_cover_a_ussr_coup() -> None:
    """Ruling 86: US coups only."""
    line = "T4 AR1 USSR | defcon 3 | effects nuclear_subs | influence angola 1:0 | ussr comecon, nasser | us fidel"
    table = play(at(line), "ussr", "card:comecon", "play:coup", "country:angola", dice=(1,))
    assert table.defcon == 2


def test_nuclear_subs_end_with_the_turn() -> None:
    """Ruling 86: of that turn only."""
    line = "T4 AR7 US | defcon 3 | milops 5:5 | effects nuclear_subs | us containment, fidel | ussr nasser"
    table = event(at(line), "us", "containment")
    assert table.turn == 5
    assert table.effects == ()
