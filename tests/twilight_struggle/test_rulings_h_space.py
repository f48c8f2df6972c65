"""Rulings 87 to 96: the space race."""

import pytest

from .helpers import at, event, offered, play

MOST = {1: 3, 2: 4, 3: 3, 4: 4, 5: 3, 6: 4, 7: 3, 8: 2}  # highest die that reaches each box
FIRST_AND_SECOND = {1: (2, 1), 2: (0, 0), 3: (2, 0), 4: (0, 0), 5: (3, 1), 6: (0, 0), 7: (4, 2), 8: (2, 0)}


@pytest.mark.parametrize("box", range(1, 9))
def test_the_highest_die_of_a_box_reaches_it(box: int) -> None:
    """Ruling 87."""
    table = at(f"T4 AR1 USSR | space 0:{box - 1} | ussr nuclear_test_ban, nasser | us fidel")
    play(table, "ussr", "card:nuclear_test_ban", "play:space", dice=(MOST[box],))
    assert table.space == {"us": 0, "ussr": box}


@pytest.mark.parametrize("box", range(1, 9))
def test_a_die_above_the_number_of_the_box_fails(box: int) -> None:
    """Ruling 87: no advance, no VP, the card is discarded all the same."""
    table = at(f"T4 AR1 USSR | space 0:{box - 1} | ussr nuclear_test_ban, nasser | us fidel")
    play(table, "ussr", "card:nuclear_test_ban", "play:space", dice=(MOST[box] + 1,))
    assert table.space == {"us": 0, "ussr": box - 1}
    assert table.vp == 0
    assert table.where("nuclear_test_ban") == "discard"


@pytest.mark.parametrize(("card", "highest_start"), [("nasser", -1), ("warsaw_pact_formed", 6), ("decolonization", 3), ("nato", 7)])
def test_a_card_must_meet_the_operations_of_the_next_box(card: str, highest_start: int) -> None:
    """Ruling 87: 2 ops up to box 4, 3 up to box 7, 4 for box 8; a 1 ops card never."""
    allowed = []
    for start in range(8):
        table = at(f"T4 AR1 USSR | space 0:{start} | influence poland 0:1 | ussr {card}, fidel | us allende")
        play(table, "ussr", f"card:{card}")
        if "play:space" in table.legal("ussr"):
            allowed.append(start)
    assert allowed == list(range(highest_start + 1))


def test_a_modifier_can_lift_a_card_to_the_next_box() -> None:
    """Ruling 87: Brezhnev Doctrine makes 2 ops 3 (7.4.2)."""
    line = "T4 AR1 USSR | space 0:4 | effects brezhnev_doctrine | influence poland 0:1 | ussr decolonization, fidel | us allende"
    assert "play:space" in offered(play(at(line), "ussr", "card:decolonization"), "ussr")


def test_a_modifier_can_put_the_next_box_out_of_reach() -> None:
    """Ruling 87: under Red Scare/Purge 3 ops are 2, too few for box 5."""
    line = "T4 AR1 USSR | space 0:4 | ops 0:-1 | influence poland 0:1 | ussr comecon, fidel | us allende"
    assert "play:space" not in offered(play(at(line), "ussr", "card:comecon"), "ussr")


@pytest.mark.parametrize("die", [1, 6])
def test_the_event_of_a_card_on_the_space_race_does_not_happen(die: int) -> None:
    """Ruling 87: the US gets rid of Fidel, success or not; the starred card is discarded, not removed."""
    table = at("T4 AR1 US | influence cuba 2:0 | us fidel, allende | ussr nasser")
    play(table, "us", "card:fidel", "play:space", dice=(die,))
    assert table.influence("cuba") == (2, 0)
    assert table.where("fidel") == "discard"


def test_one_attempt_per_turn() -> None:
    """Ruling 88."""
    table = at("T4 AR1 USSR | ussr comecon, fidel, warsaw_pact_formed | us containment, nato, allende | influence poland 0:1")
    play(table, "ussr", "card:comecon", "play:space", dice=(6,))
    event(table, "us", "containment")
    play(table, "ussr", "card:warsaw_pact_formed")
    assert "play:space" not in offered(table, "ussr")


def test_the_attempts_of_a_turn_are_counted_anew_in_the_next() -> None:
    """Ruling 88."""
    table = event(at("T1 AR6 US | defcon 2 | milops 2:2 | spaced 1:1 | us containment, allende | ussr nasser"), "us", "containment")
    assert table.turn == 2
    assert [int(n) for n in table.observe("ussr")["space_plays"]] == [0, 0]


def test_the_only_side_at_box_two_has_a_second_attempt() -> None:
    """Ruling 88."""
    table = at("T4 AR1 USSR | space 1:2 | spaced 0:1 | influence poland 0:1 | ussr comecon, fidel | us allende")
    assert "play:space" in offered(play(table, "ussr", "card:comecon"), "ussr")


def test_there_is_no_third_attempt() -> None:
    """Ruling 88."""
    table = at("T4 AR1 USSR | space 1:2 | spaced 0:2 | influence poland 0:1 | ussr comecon, fidel | us allende")
    assert "play:space" not in offered(play(table, "ussr", "card:comecon"), "ussr")


def test_nobody_has_a_second_attempt_when_both_have_reached_box_two() -> None:
    """Ruling 88."""
    table = at("T4 AR1 USSR | space 2:3 | spaced 0:1 | influence poland 0:1 | ussr comecon, fidel | us allende")
    assert "play:space" not in offered(play(table, "ussr", "card:comecon"), "ussr")


def test_a_side_reaching_box_two_may_try_again_in_a_later_round_of_the_turn() -> None:
    """Ruling 88: EX-6.4.4-1."""
    table = at("T4 AR1 USSR | space 0:1 | ussr comecon, fidel, warsaw_pact_formed | us containment, nato, allende | influence poland 0:1")
    play(table, "ussr", "card:comecon", "play:space", dice=(4,))
    event(table, "us", "containment")
    play(table, "ussr", "card:warsaw_pact_formed")
    assert "play:space" in offered(table, "ussr")


def test_a_side_reaching_box_two_second_may_not_try_again() -> None:
    """Ruling 88: the ability belongs to the first side only."""
    table = at("T4 AR1 USSR | space 2:1 | ussr comecon, fidel, warsaw_pact_formed | us containment, nato, allende | influence poland 0:1")
    play(table, "ussr", "card:comecon", "play:space", dice=(4,))
    event(table, "us", "containment")
    play(table, "ussr", "card:warsaw_pact_formed")
    assert "play:space" not in offered(table, "ussr")


def test_the_roll_is_made_at_once_without_a_question() -> None:
    """Ruling 89: rolling is compulsory."""
    table = at("T4 AR1 USSR | ussr comecon, fidel | us allende")
    play(table, "ussr", "card:comecon", "play:space", dice=(3,))
    assert table.space["ussr"] == 1
    assert table.to_move == ("us",)


def test_the_designers_variant_lets_the_roll_be_declined() -> None:
    """Ruling 89: no advance, the card is gone and the attempt used."""
    table = at("T4 AR1 USSR | options space_without_rolling=true | ussr comecon, fidel | us allende")
    play(table, "ussr", "card:comecon", "play:space")
    assert table.question("ussr") == "space"
    play(table, "ussr", "done")
    assert table.space["ussr"] == 0
    assert table.where("comecon") == "discard"
    assert int(table.observe("ussr")["space_plays"][1]) == 1


@pytest.mark.parametrize("box", range(1, 9))
def test_the_first_arrival_scores_the_left_number_at_once(box: int) -> None:
    """Ruling 90."""
    table = at(f"T4 AR1 USSR | space 0:{box - 1} | ussr nuclear_test_ban, nasser | us fidel")
    play(table, "ussr", "card:nuclear_test_ban", "play:space", dice=(1,))
    assert table.vp == -FIRST_AND_SECOND[box][0]


@pytest.mark.parametrize("box", range(1, 9))
def test_the_second_arrival_scores_the_right_number_at_once(box: int) -> None:
    """Ruling 90."""
    table = at(f"T4 AR1 USSR | space {box}:{box - 1} | ussr nuclear_test_ban, nasser | us fidel")
    play(table, "ussr", "card:nuclear_test_ban", "play:space", dice=(1,))
    assert table.vp == -FIRST_AND_SECOND[box][1]


def test_an_ability_ends_the_moment_the_other_side_arrives() -> None:
    """Ruling 91: the USSR loses its second attempt when the US reaches box 2."""
    line = "T4 AR1 US | space 1:2 | spaced 0:1 | influence poland 0:1 | us containment, allende | ussr comecon, fidel"
    table = play(at(line), "us", "card:containment", "play:space", dice=(4,))
    play(table, "ussr", "card:comecon")
    assert "play:space" not in offered(table, "ussr")


def test_the_abilities_of_two_boxes_add_up_headline_second() -> None:
    """Ruling 91: alone at boxes 2 and 4, the USSR picks its headline after the US."""
    table = at("T4 headline | space 1:4 | us fidel, allende | ussr comecon, nasser")
    assert table.to_move == ("us",)
    play(table, "us", "card:fidel")
    assert table.to_move == ("ussr",)


def test_the_abilities_of_two_boxes_add_up_two_attempts() -> None:
    """Ruling 91: at box 4 the second attempt of box 2 goes on."""
    table = at("T4 AR1 USSR | space 1:4 | spaced 0:1 | influence poland 0:1 | ussr comecon, fidel | us allende")
    assert "play:space" in offered(play(table, "ussr", "card:comecon"), "ussr")


def test_headlines_are_simultaneous_when_both_have_reached_box_four() -> None:
    """Ruling 91."""
    assert at("T4 headline | space 4:6 | us fidel, allende | ussr comecon, nasser").to_move == ("us", "ussr")


def test_box_six_reached_in_the_last_round_works_at_the_end_of_that_turn() -> None:
    """Ruling 91: abilities start at once."""
    line = "T4 AR7 USSR | defcon 2 | milops 2:2 | space 5:5 | ussr comecon, nasser, fidel | us containment, allende"
    table = play(at(line), "ussr", "card:comecon", "play:space", dice=(4,))
    event(table, "us", "containment")
    assert table.question("ussr") == "held"
    assert offered(table, "ussr") == {"card:nasser", "card:fidel", "done"}


def test_box_six_gives_nothing_once_both_have_reached_it() -> None:
    """Ruling 91."""
    table = at("T4 AR7 US | defcon 2 | milops 2:2 | space 6:6 | ussr nasser, fidel | us containment, allende")
    event(table, "us", "containment")
    assert table.turn == 5
    assert table.question("ussr") == "headline"


def test_space_station_reached_in_round_seven_gives_a_round_eight_in_the_same_turn() -> None:
    """Ruling 92: it is voluntary (ruling 14)."""
    line = "T4 AR7 USSR | space 0:7 | ussr nuclear_test_ban, nasser, fidel | us containment, allende | influence poland 0:1"
    table = play(at(line), "ussr", "card:nuclear_test_ban", "play:space", dice=(2,))
    event(table, "us", "containment")
    assert (table.turn, table.round, table.to_move) == (4, 8, ("ussr",))
    assert {"card:nasser", "card:fidel", "done"} <= offered(table, "ussr")


def test_the_eighth_round_is_lost_when_the_other_side_reaches_box_eight() -> None:
    """Ruling 92: the US arrives in its round 7."""
    line = "T4 AR7 US | defcon 2 | milops 2:2 | space 7:8 | us nuclear_test_ban, allende | ussr nasser, fidel"
    table = play(at(line), "us", "card:nuclear_test_ban", "play:space", dice=(2,))
    assert table.turn == 5


def test_without_space_station_the_turn_ends_after_round_seven() -> None:
    """Ruling 92: box 7 is not enough."""
    table = at("T4 AR7 US | defcon 2 | milops 2:2 | space 6:7 | us containment, allende | ussr nasser, fidel")
    assert event(table, "us", "containment").turn == 5


def test_the_eighth_round_of_the_ussr_follows_round_seven_of_the_us() -> None:
    """Ruling 93."""
    table = at("T4 AR7 USSR | space 0:8 | ussr vietnam_revolts, nasser, fidel | us containment, allende")
    event(table, "ussr", "vietnam_revolts")
    assert (table.round, table.to_move) == (7, ("us",))
    event(table, "us", "containment")
    assert (table.round, table.to_move) == (8, ("ussr",))


def test_after_an_eighth_round_of_the_ussr_the_us_has_none() -> None:
    """Ruling 93: only the side with the ability plays on."""
    table = at("T4 AR8 USSR | defcon 2 | milops 2:2 | space 7:8 | ussr vietnam_revolts, nasser | us containment, allende")
    assert event(table, "ussr", "vietnam_revolts").turn == 5


def test_no_card_may_be_played_on_the_space_race_from_box_eight() -> None:
    """Ruling 94."""
    table = at("T4 AR1 USSR | space 0:8 | influence poland 0:1 | ussr nuclear_test_ban, nasser | us fidel")
    assert "play:space" not in offered(play(table, "ussr", "card:nuclear_test_ban"), "ussr")


def test_an_event_that_advances_the_marker_does_not_use_up_the_attempt() -> None:
    """Ruling 95: Captured Nazi Scientist, then an attempt in the same turn."""
    table = at("T4 AR1 USSR | ussr captured_nazi_scientist, comecon, fidel | us containment, allende | influence poland 0:1")
    event(table, "ussr", "captured_nazi_scientist")
    event(table, "us", "containment")
    play(table, "ussr", "card:comecon", "play:space", dice=(4,))
    assert table.space["ussr"] == 2


def test_an_event_may_advance_the_marker_after_the_attempt() -> None:
    """Ruling 95: the attempt of the turn is used, Captured Nazi Scientist works all the same."""
    table = event(at("T4 AR1 USSR | spaced 0:1 | ussr captured_nazi_scientist, comecon | us fidel"), "ussr", "captured_nazi_scientist")
    assert table.space["ussr"] == 1


def test_operations_granted_by_an_event_cannot_be_used_for_an_attempt() -> None:
    """Ruling 96: ABM Treaty."""
    table = event(at("T4 AR1 USSR | influence poland 0:1, iran 1:0 | ussr abm_treaty, fidel | us allende"), "ussr", "abm_treaty")
    assert offered(table, "ussr") == {"play:influence", "play:realign", "play:coup", "done"}


def test_a_card_taken_with_grain_sales_can_be_used_for_an_attempt() -> None:
    """Ruling 96: it is actually played, by the US."""
    table = event(at("T4 AR1 US | us grain_sales_to_soviets, allende | ussr comecon"), "us", "grain_sales_to_soviets")
    play(table, "us", "accept", "play:space", dice=(3,))
    assert table.space == {"us": 1, "ussr": 0}
    assert table.where("comecon") == "discard"


def test_the_operations_of_grain_sales_itself_cannot_be_used_for_an_attempt() -> None:
    """Ruling 96: the card given back, its 2 operations are granted by an event."""
    table = event(at("T4 AR1 US | us grain_sales_to_soviets, allende | ussr comecon"), "us", "grain_sales_to_soviets")
    play(table, "us", "done")
    assert "play:space" not in offered(table, "us")
