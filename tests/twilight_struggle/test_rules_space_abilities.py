"""The space race abilities at the end of the track: boxes 6 and 8 (6.4.4)."""

from detente.engine.table import Table

from .helpers import at, offered, play


def last_round(space: str, hand: str, more: str = "") -> Table:
    """The US plays Formosan Resolution in the last round of turn 5 and holds the cards named."""
    table = at(f"T5 AR7 US | space {space} | {more}us formosan_resolution, {hand} | ussr nasser, blockade")
    return play(table, "us", "card:formosan_resolution", "play:event")


# Box 6


def test_has_landed_lets_a_side_discard_a_held_card() -> None:
    """6.4.4, box 6: at the end of the turn, before the next deal; the event does not happen."""
    table = last_round("6:5", "fidel, nato")
    assert (table.question("us"), offered(table, "us")) == ("held", {"card:fidel", "card:nato", "done"})
    play(table, "us", "card:fidel")
    assert (table.where("fidel"), table.influence("cuba"), "nato" in table.hand("us"), table.turn) == ("discard", (0, 0), True, 6)


def test_has_landed_discards_one_card_only() -> None:
    """6.4.4, box 6 [D10], ruling 48: then the next turn begins."""
    table = last_round("6:5", "fidel, nato")
    play(table, "us", "card:fidel")
    assert table.question("us") == "headline"


def test_has_landed_may_be_left_unused() -> None:
    """6.4.4, box 6: the card is kept."""
    table = last_round("6:5", "fidel")
    play(table, "us", "done")
    assert (table.turn, "fidel" in table.hand("us")) == (6, True)


def test_has_landed_lets_the_hand_be_filled_by_one_more_card() -> None:
    """6.4.4, 4.5 B: the discard comes before the deal."""
    table = play(last_round("6:5", "fidel"), "us", "card:fidel")
    assert (len(table.hand("us")), len(table.hand("ussr"))) == (9, 9)


def test_has_landed_belongs_to_the_first_side_only() -> None:
    """6.4.4, box 6: both have reached it."""
    table = last_round("7:6", "fidel")
    assert (table.turn, table.question("us")) == (6, "headline")


def test_has_landed_gives_the_other_side_nothing() -> None:
    """6.4.4, box 6: the USSR on box 5 is not asked."""
    table = play(last_round("6:5", "fidel"), "us", "done")
    assert {"nasser", "blockade"} <= set(table.hand("ussr"))
    assert table.turn == 6


def test_the_ussr_may_have_landed_too() -> None:
    """6.4.4, box 6: Bear."""
    table = last_round("5:6", "fidel")
    assert (table.question("ussr"), offered(table, "ussr")) == ("held", {"card:nasser", "card:blockade", "done"})


def test_has_landed_comes_too_late_for_a_scoring_card() -> None:
    """6.4.4, ruling 47: in the last round the scoring card must be played, so it cannot be among the held cards."""
    table = at("T5 AR7 US | space 6:5 | us asia_scoring, fidel | ussr nasser")
    assert offered(table, "us") == {"card:asia_scoring"}


# Box 8


def test_space_station_gives_an_eighth_round() -> None:
    """6.4.4, box 8, ruling 93: after both have finished round 7; the USSR has none."""
    table = last_round("8:7", "fidel, nato")
    assert (table.turn, table.round, table.to_move, table.phasing) == (5, 8, ("us",), "us")
    play(table, "us", "card:fidel", "play:influence", "country:mexico", "country:mexico")
    assert table.turn == 6


def test_the_eighth_round_of_the_ussr_comes_after_the_seventh_of_the_us() -> None:
    """6.4.4, box 8."""
    table = last_round("7:8", "fidel")
    assert (table.turn, table.round, table.to_move, table.question("ussr")) == (5, 8, ("ussr",), "card")


def test_the_eighth_round_is_voluntary() -> None:
    """6.4.4, ruling 14."""
    table = last_round("8:7", "fidel")
    play(table, "us", "done")
    assert (table.turn, "fidel" in table.hand("us")) == (6, True)


def test_the_eighth_round_may_not_be_declined_with_a_scoring_card_in_hand() -> None:
    """4.5 D, 6.4.4: the last chance to play it."""
    table = at("T5 AR8 US | space 8:7 | us asia_scoring, fidel | ussr nasser")
    assert offered(table, "us") == {"card:asia_scoring"}


def test_with_eight_rounds_a_scoring_card_may_wait_in_round_seven() -> None:
    """4.5 D, 6.4.4."""
    table = at("T5 AR7 US | space 8:7 | us asia_scoring, fidel | ussr nasser")
    assert offered(table, "us") == {"card:asia_scoring", "card:fidel"}


def test_with_both_sides_on_box_eight_there_are_seven_rounds() -> None:
    """6.4.4, box 8: nobody has the ability."""
    assert last_round("8:8", "fidel").turn == 6


def test_without_box_eight_there_are_seven_rounds() -> None:
    """6.4.4: box 7 is not enough."""
    assert last_round("7:5", "fidel").question("us") == "held"


def test_the_eighth_round_starts_in_the_turn_in_which_the_box_is_reached() -> None:
    """6.4.4, ruling 92: Space Station reached in round 7."""
    table = at("T5 AR7 US | space 7:5 | us nato, fidel | ussr nasser, blockade")
    play(table, "us", "card:nato", "play:space", dice=(2,))
    assert (table.space["us"], table.vp, table.round, table.to_move) == (8, 2, 8, ("us",))


def test_the_eighth_round_in_the_early_war_follows_the_seventh() -> None:
    """6.4.4, box 8: eight action rounds per turn, in turn 3 too."""
    table = at("T3 AR6 US | space 8:7 | us formosan_resolution, fidel, nato | ussr nasser, blockade")
    play(table, "us", "card:formosan_resolution", "play:event")
    assert (table.turn, table.round, table.to_move) == (3, 7, ("us",))
