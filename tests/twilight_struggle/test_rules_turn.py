"""The course of a turn (4.5 A, D to I): rounds, held cards, the end of the turn."""

import pytest

from .helpers import at, countries, offered, play

# 4.5 A Improve DEFCON


@pytest.mark.parametrize(("before", "after"), [(2, 3), (3, 4), (4, 5), (5, 5)])
def test_defcon_improves_by_one_at_the_start_of_a_turn_unless_it_is_five(before: int, after: int) -> None:
    """4.5 A, 8.1.6, 8.1.2."""
    table = at(f"T1 AR6 US | defcon {before} | us formosan_resolution")
    play(table, "us", "card:formosan_resolution", "play:event")
    assert (table.turn, table.defcon) == (2, after)


# 4.5 D Action rounds


def test_the_ussr_plays_the_first_action_round() -> None:
    """4.5 D: after the headlines."""
    table = at("T1 headline | us captured_nazi_scientist, fidel | ussr nasser, blockade")
    play(table, "us", "card:captured_nazi_scientist")
    play(table, "ussr", "card:nasser")
    assert (table.round, table.phasing, table.to_move, table.question("ussr")) == (1, "ussr", ("ussr",), "card")


def test_the_us_plays_after_the_ussr_in_the_same_round() -> None:
    """4.5 D: one card each in turn."""
    table = at("T1 AR1 USSR | us fidel, nato | ussr nasser, blockade")
    play(table, "ussr", "card:nasser", "play:event")
    assert (table.round, table.phasing, table.to_move) == (1, "us", ("us",))


def test_the_ussr_begins_the_next_round_after_the_us() -> None:
    """4.5 D."""
    table = at("T1 AR1 US | us formosan_resolution, nato | ussr nasser, blockade")
    play(table, "us", "card:formosan_resolution", "play:event")
    assert (table.round, table.phasing, table.to_move) == (2, "ussr", ("ussr",))


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_turns_one_to_three_have_six_rounds(turn: int) -> None:
    """4.5 D: the round after the fifth is the sixth, and no seventh follows."""
    table = at(f"T{turn} AR5 US | us formosan_resolution, nato, fidel | ussr nasser, blockade, comecon")
    play(table, "us", "card:formosan_resolution", "play:event")
    assert (table.turn, table.round, table.to_move) == (turn, 6, ("ussr",))
    play(table, "ussr", "card:nasser", "play:event")
    play(table, "us", "card:nato", "play:influence", *("country:mexico",) * 4)
    assert (table.turn, table.question("us")) == (turn + 1, "headline")


@pytest.mark.parametrize("turn", [4, 7, 9])
def test_turns_four_to_ten_have_seven_rounds(turn: int) -> None:
    """4.5 D: the round after the sixth is the seventh, and no eighth follows."""
    table = at(f"T{turn} AR6 US | us formosan_resolution, nato, fidel | ussr nasser, blockade, comecon")
    play(table, "us", "card:formosan_resolution", "play:event")
    assert (table.turn, table.round, table.to_move) == (turn, 7, ("ussr",))
    play(table, "ussr", "card:nasser", "play:event")
    play(table, "us", "card:nato", "play:influence", *("country:mexico",) * 4)
    assert (table.turn, table.question("us")) == (turn + 1, "headline")


def test_everything_a_card_causes_is_finished_before_the_next_round() -> None:
    """4.5 D: the USSR answers Olympic Games in the US round, and has no round of its own yet."""
    table = at("T1 AR1 US | us olympic_games, nato | ussr nasser, blockade")
    play(table, "us", "card:olympic_games", "play:event")
    assert (table.question("ussr"), table.phasing, table.round) == ("olympics", "us", 1)
    play(table, "ussr", "boycott")
    assert (table.question("us"), table.phasing) == ("operations", "us")
    play(table, "us", "play:influence")
    countries(table, "us", "mexico", "mexico", "mexico", "mexico")
    assert (table.question("ussr"), table.round) == ("card", 2)


def test_the_last_card_is_held_and_may_be_played_in_a_later_turn() -> None:
    """4.5 D: NATO stays in hand and may be headlined next turn."""
    table = at("T1 AR6 US | us formosan_resolution, nato | ussr nasser")
    play(table, "us", "card:formosan_resolution", "play:event")
    assert (table.turn, "nato" in table.hand("us"), "card:nato" in table.legal("us")) == (2, True, True)


def test_a_player_without_cards_sits_out_while_the_other_finishes() -> None:
    """4.5 D: the USSR plays rounds 5 and 6 alone."""
    table = at("T1 AR5 USSR | china ussr down | ussr nasser, romanian_abdication, vietnam_revolts")
    play(table, "ussr", "card:nasser", "play:event")
    assert (table.round, table.to_move) == (6, ("ussr",))
    play(table, "ussr", "card:romanian_abdication", "play:event")
    assert table.turn == 2


def test_a_player_with_cards_may_not_pass() -> None:
    """4.5 D, 5.1."""
    table = at("T1 AR6 USSR | china ussr down | us fidel | ussr nasser, blockade")
    assert offered(table, "ussr") == {"card:nasser", "card:blockade"}


def test_a_scoring_card_may_not_be_held_past_the_last_round() -> None:
    """4.5 D, 2.2.1: in round 6 it is the only card that may be played."""
    table = at("T1 AR6 USSR | us fidel | ussr nasser, asia_scoring")
    assert offered(table, "ussr") == {"card:asia_scoring"}


def test_a_scoring_card_may_wait_while_a_round_is_left() -> None:
    """4.5 D, 2.2.1: in round 5 it need not be played."""
    table = at("T1 AR5 USSR | china us up | us fidel | ussr nasser, asia_scoring")
    assert offered(table, "ussr") == {"card:nasser", "card:asia_scoring"}


def test_two_scoring_cards_need_the_last_two_rounds() -> None:
    """4.5 D, 2.2.1: with two in hand in round 5 one of them must be played."""
    table = at("T1 AR5 US | us fidel, asia_scoring, europe_scoring | ussr nasser")
    assert offered(table, "us") == {"card:asia_scoring", "card:europe_scoring"}


def test_an_event_that_may_discard_the_scoring_card_is_another_way_out() -> None:
    """4.5 D, card 5, ruling 46: only holding is illegal; the USSR plays Five Year Plan on its last round and loses Asia Scoring to it."""
    table = at("T1 AR6 USSR | influence burma 0:2 | us fidel | ussr five_year_plan, asia_scoring")
    assert offered(table, "ussr") == {"card:asia_scoring", "card:five_year_plan"}
    play(table, "ussr", "card:five_year_plan", "play:event_first", cards=("asia_scoring",))
    assert (table.where("asia_scoring"), table.vp, table.question("ussr")) == ("discard", 0, "operations")


def test_the_seventh_round_is_the_last_for_a_scoring_card_from_turn_four_on() -> None:
    """4.5 D, 2.2.1: in turn 4 it may wait in round 6 and not in round 7."""
    early = at("T4 AR6 US | us fidel, asia_scoring | ussr nasser")
    late = at("T4 AR7 US | us fidel, asia_scoring | ussr nasser")
    assert offered(early, "us") == {"card:fidel", "card:asia_scoring"}
    assert offered(late, "us") == {"card:asia_scoring"}


# 4.5 E to I The end of a turn


def test_military_operations_return_to_zero() -> None:
    """4.5 E: after the penalty."""
    table = at("T1 AR6 US | milops 5:5 | us formosan_resolution")
    play(table, "us", "card:formosan_resolution", "play:event")
    assert (table.milops, table.vp) == ({"us": 0, "ussr": 0}, 0)


def test_the_penalty_is_worked_out_before_defcon_improves() -> None:
    """4.5 E and A: DEFCON 3 at the end of the turn, so 3 operations are enough and 1 VP is due for 2."""
    table = at("T1 AR6 US | defcon 3 | milops 3:2 | us formosan_resolution")
    play(table, "us", "card:formosan_resolution", "play:event")
    assert (table.vp, table.defcon) == (1, 4)


def test_the_china_card_is_turned_up_at_the_end_of_the_turn() -> None:
    """4.5 G, 9.3."""
    table = at("T1 AR6 US | china us down | us formosan_resolution")
    play(table, "us", "card:formosan_resolution", "play:event")
    assert (table.china, table.china_up) == ("us", True)


def test_the_china_card_stays_face_down_until_the_turn_ends() -> None:
    """4.5 G, 9.3."""
    table = at("T1 AR5 US | china us down | us formosan_resolution, fidel | ussr nasser")
    play(table, "us", "card:formosan_resolution", "play:event")
    assert (table.round, table.china_up) == (6, False)


def test_effects_of_the_turn_end_with_it() -> None:
    """4.5 H, G13: Containment and Red Scare are over, NATO goes on."""
    table = at("T1 AR6 US | effects containment, nato | ops 1:-1 | us formosan_resolution")
    play(table, "us", "card:formosan_resolution", "play:event")
    assert table.effects == ("nato", "formosan_resolution")
    assert table.ops_change == {"us": 0, "ussr": 0}


def test_space_race_cards_are_counted_anew_each_turn() -> None:
    """6.4.2: one per turn."""
    line = "T1 AR6 US | spaced 0:1 | us formosan_resolution | ussr duck_and_cover"
    table = play(at(line), "us", "card:formosan_resolution", "play:event", cards=("nasser", "nato"))
    play(table, "ussr", "card:nasser")
    play(table, "us", "card:nato")
    play(table, "ussr", "card:duck_and_cover")
    assert "play:space" in table.legal("ussr")


def test_the_turn_marker_advances() -> None:
    """4.5 H: turn 5 follows turn 4, and the headline phase opens it."""
    table = at("T4 AR7 US | us formosan_resolution | ussr nasser")
    play(table, "us", "card:formosan_resolution", "play:event")
    assert (table.turn, table.round, table.to_move, table.question("ussr")) == (5, 0, ("us", "ussr"), "headline")


def test_final_scoring_follows_turn_ten() -> None:
    """4.5 I: Burma alone is presence in Asia; the US holds the China Card."""
    table = at("T10 AR7 US | china us up | influence burma 2:0 | us formosan_resolution | ussr nasser")
    play(table, "us", "card:formosan_resolution", "play:event")
    assert (table.vp, str(table.outcome)) == (4, "us: final_scoring")


def test_no_final_scoring_follows_turn_nine() -> None:
    """4.5 I: the game goes on with turn 10."""
    table = at("T9 AR7 US | china us up | influence burma 2:0 | us formosan_resolution | ussr nasser")
    play(table, "us", "card:formosan_resolution", "play:event")
    assert (table.turn, table.vp, table.outcome) == (10, 0, None)
