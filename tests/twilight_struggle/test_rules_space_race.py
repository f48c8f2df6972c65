"""The space race (6.4): attempts, victory points, abilities."""

import pytest

from detente.engine.errors import NotYourTurn
from detente.engine.table import Table

from .helpers import at, offered, play

US_CARD = {1: "cia_created", 2: "independent_reds", 3: "containment", 4: "nato"}
# box, ops it asks for, highest die that succeeds, VP for the first, VP for the second
BOXES = [
    (1, 2, 3, 2, 1),
    (2, 2, 4, 0, 0),
    (3, 2, 3, 2, 0),
    (4, 2, 4, 0, 0),
    (5, 3, 3, 3, 1),
    (6, 3, 4, 0, 0),
    (7, 3, 3, 4, 2),
    (8, 4, 2, 2, 0),
]


def attempt(us: int, ussr: int, die: int, ops: int = 4) -> Table:
    """The US plays a card on the space race."""
    table = at(f"T5 AR1 US | space {us}:{ussr} | us {US_CARD[ops]}, fidel | ussr nasser, blockade")
    return play(table, "us", f"card:{US_CARD[ops]}", "play:space", dice=(die,))


# 6.4.1, 6.4.3: the eight boxes


@pytest.mark.parametrize(("box", "ops", "die", "first", "second"), BOXES)
def test_the_first_side_to_reach_a_box_scores_its_first_number(box: int, ops: int, die: int, first: int, second: int) -> None:
    """6.4.1, 6.4.3: with the lowest card that will do and the highest die that succeeds."""
    table = attempt(box - 1, 0, die, ops)
    assert (table.space["us"], table.vp) == (box, first)


@pytest.mark.parametrize(("box", "ops", "die", "first", "second"), BOXES)
def test_the_second_side_to_reach_a_box_scores_its_second_number(box: int, ops: int, die: int, first: int, second: int) -> None:
    """6.4.3."""
    table = attempt(box - 1, box, die, ops)
    assert (table.space["us"], table.vp) == (box, second)


@pytest.mark.parametrize(("box", "ops", "die", "first", "second"), BOXES)
def test_a_die_out_of_the_range_of_a_box_fails(box: int, ops: int, die: int, first: int, second: int) -> None:
    """6.4.1: one more than the highest that succeeds."""
    table = attempt(box - 1, 0, die + 1, ops)
    assert (table.space["us"], table.vp, table.to_move) == (box - 1, 0, ("ussr",))


@pytest.mark.parametrize(("box", "ops", "die", "first", "second"), BOXES)
def test_a_card_below_the_number_of_the_box_cannot_be_used(box: int, ops: int, die: int, first: int, second: int) -> None:
    """6.4.1: one op too few."""
    table = at(f"T5 AR1 US | space {box - 1}:0 | us {US_CARD[ops - 1]}, fidel | ussr nasser")
    play(table, "us", f"card:{US_CARD[ops - 1]}")
    assert "play:space" not in table.legal("us")


def test_the_ussr_scores_on_its_own_side_of_the_track() -> None:
    """6.4.3: Earth Satellite, 2 VP."""
    table = at("T5 AR1 USSR | us fidel | ussr comecon, nasser")
    play(table, "ussr", "card:comecon", "play:space", dice=(3,))
    assert (table.space["ussr"], table.vp) == (1, -2)


def test_the_space_race_of_the_recorded_game() -> None:
    """EX-6.4-1: Red Scare leaves the US 2 ops, die 1: box 1 first, +2; the USSR second, die 3: +1; no events."""
    table = at("T2 AR1 US | ops -1:0 | us socialist_governments, nato | ussr duck_and_cover, nasser")
    play(table, "us", "card:socialist_governments", "play:space", dice=(1,))
    assert (table.space["us"], table.vp) == (1, 2)
    play(table, "ussr", "card:duck_and_cover", "play:space", dice=(3,))
    assert (table.space["ussr"], table.vp, table.defcon) == (1, 1, 5)
    assert (table.where("socialist_governments"), table.where("duck_and_cover")) == ("discard", "discard")


def test_the_modified_value_counts() -> None:
    """6.4.1, 7.4.2: a 2-ops card under Red Scare will not do for box 1, a 1-ops card under Containment will."""
    scared = play(at("T5 AR1 US | ops -1:0 | us independent_reds, fidel | ussr nasser"), "us", "card:independent_reds")
    lifted = play(at("T5 AR1 US | ops 1:0 | us cia_created, fidel | ussr nasser"), "us", "card:cia_created")
    assert ("play:space" in scared.legal("us"), "play:space" in lifted.legal("us")) == (False, True)


# 6.4.2 One card per turn


def test_only_one_space_card_per_turn() -> None:
    """6.4.2: a failed attempt counts."""
    table = at("T5 AR1 US | us nato, containment | ussr nasser, blockade")
    play(table, "us", "card:nato", "play:space", dice=(6,))
    play(table, "ussr", "card:nasser", "play:event")
    play(table, "us", "card:containment")
    assert "play:space" not in table.legal("us")


def test_the_other_side_has_its_own_space_card() -> None:
    """6.4.2: one card per turn and player."""
    table = play(at("T5 AR1 USSR | spaced 1:0 | us fidel | ussr comecon, nasser"), "ussr", "card:comecon")
    assert "play:space" in table.legal("ussr")


def test_an_event_that_moves_the_marker_uses_up_no_attempt() -> None:
    """6.4.2, ruling 95: Captured Nazi Scientist, then a card."""
    table = at("T5 AR1 US | us captured_nazi_scientist, containment | ussr nasser, blockade")
    play(table, "us", "card:captured_nazi_scientist", "play:event")
    play(table, "ussr", "card:nasser", "play:event")
    play(table, "us", "card:containment")
    assert (table.space["us"], table.vp, "play:space" in table.legal("us")) == (1, 2, True)


def test_an_event_moves_the_marker_even_after_the_attempt() -> None:
    """6.4.2: the event moves the marker itself."""
    table = at("T5 AR1 US | spaced 1:0 | us captured_nazi_scientist, containment | ussr nasser")
    play(table, "us", "card:captured_nazi_scientist", "play:event")
    assert table.space["us"] == 1


# 6.4.4 Abilities


def test_animal_in_space_allows_two_space_cards_and_no_third() -> None:
    """6.4.4, box 2."""
    second = play(at("T5 AR1 US | space 2:0 | spaced 1:0 | us nato, fidel | ussr nasser"), "us", "card:nato")
    third = play(at("T5 AR1 US | space 2:0 | spaced 2:0 | us nato, fidel | ussr nasser"), "us", "card:nato")
    assert ("play:space" in second.legal("us"), "play:space" in third.legal("us")) == (True, False)


def test_animal_in_space_belongs_to_the_first_side_only() -> None:
    """6.4.4, box 2: both have reached it, so nobody has it."""
    table = play(at("T5 AR1 US | space 3:2 | spaced 1:1 | us nato, fidel | ussr nasser"), "us", "card:nato")
    assert "play:space" not in table.legal("us")


def test_a_side_reaching_box_two_first_may_play_a_second_space_card_from_its_next_round() -> None:
    """EX-6.4.4-1: in the same turn."""
    table = at("T5 AR1 USSR | space 0:1 | us fidel, cia_created | ussr comecon, suez_crisis, nasser")
    play(table, "ussr", "card:comecon", "play:space", dice=(4,))
    assert table.space["ussr"] == 2
    play(table, "us", "card:cia_created", "play:influence", "country:mexico")
    play(table, "ussr", "card:suez_crisis")
    assert "play:space" in table.legal("ussr")


def test_the_abilities_of_boxes_two_and_four_add_up() -> None:
    """EX-6.4.4-1: the USSR on box 4, the US on box 1: two space cards, and the US shows its headline first."""
    table = at("T5 headline | space 1:4 | us fidel, formosan_resolution | ussr comecon, nasser")
    assert table.to_move == ("us",)
    play(table, "us", "card:formosan_resolution")
    play(table, "ussr", "card:nasser")
    second = play(at("T5 AR1 USSR | space 1:4 | spaced 0:1 | us fidel | ussr comecon, nasser"), "ussr", "card:comecon")
    assert "play:space" in second.legal("ussr")


def test_an_ability_ends_the_moment_the_other_side_arrives() -> None:
    """6.4.4: the US reaches box 2 between two cards of the USSR."""
    table = at("T5 AR1 US | space 1:2 | spaced 0:1 | us nato, fidel | ussr comecon, nasser")
    play(table, "us", "card:nato", "play:space", dice=(4,))
    assert table.space["us"] == 2
    play(table, "ussr", "card:comecon")
    assert "play:space" not in table.legal("ussr")


def test_a_box_passed_over_counts_as_reached() -> None:
    """6.4.4, card 80: One Small Step carries the US over box 2 and ends the ability of the USSR."""
    table = at("T5 AR1 US | space 1:4 | spaced 0:1 | us one_small_step, fidel | ussr comecon, nasser")
    play(table, "us", "card:one_small_step", "play:event")
    assert (table.space["us"], table.vp) == (3, 0)
    play(table, "ussr", "card:comecon")
    assert "play:space" not in table.legal("ussr")


def test_man_in_earth_orbit_lets_a_side_choose_after_the_opponent_has_shown_its_headline() -> None:
    """6.4.4, box 4: the US sees the card, then chooses."""
    table = at("T5 headline | space 4:3 | us fidel, formosan_resolution | ussr nasser, blockade")
    assert table.to_move == ("ussr",)
    with pytest.raises(NotYourTurn):
        table.play("us", "card:fidel")
    play(table, "ussr", "card:nasser")
    assert table.game.rules.names["card"][int(table.observe("us")["headline"][1])] == "nasser"
    assert (table.question("us"), table.influence("egypt")) == ("headline", (0, 0))


def test_man_in_earth_orbit_does_not_change_the_order_of_the_events() -> None:
    """6.4.4, ruling 23: COMECON (3) of the USSR still comes before Independent Reds (2)."""
    table = at("T5 headline | space 4:3 | us independent_reds, fidel | ussr comecon, nasser")
    play(table, "ussr", "card:comecon")
    play(table, "us", "card:independent_reds")
    assert table.question("ussr") == "place"


def test_with_both_sides_on_box_four_headlines_are_secret_again() -> None:
    """6.4.4, ruling 23."""
    table = at("T5 headline | space 5:4 | us fidel, nato | ussr nasser, blockade")
    assert table.to_move == ("us", "ussr")


# 6.4.5, 6.4.6


def test_the_event_of_a_space_card_does_not_happen() -> None:
    """6.4.5: Nasser does not land in Egypt; the asterisked card is discarded."""
    table = at("T5 AR1 US | ops 1:0 | us nasser, fidel | ussr comecon")
    play(table, "us", "card:nasser", "play:space", dice=(6,))
    assert (table.influence("egypt"), table.where("nasser")) == ((0, 0), "discard")


def test_a_side_on_the_last_box_plays_no_more_space_cards() -> None:
    """6.4.6."""
    table = play(at("T5 AR1 US | space 8:0 | us nato, fidel | ussr nasser"), "us", "card:nato")
    assert "play:space" not in table.legal("us")


def test_operations_granted_by_an_event_do_not_go_to_space() -> None:
    """6.4.1, ruling 96: ABM Treaty gives operations, no card."""
    table = play(at("T5 AR1 US | us abm_treaty, fidel | ussr nasser"), "us", "card:abm_treaty", "play:event")
    assert offered(table, "us", "play") == {"influence"}


def test_no_other_operations_come_with_a_space_card() -> None:
    """6.0, 6.4.1: the round is over, success or not."""
    assert (attempt(0, 0, 3).to_move, attempt(0, 0, 4).to_move) == (("ussr",), ("ussr",))
