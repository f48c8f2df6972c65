"""Required military operations (8.2)."""

import pytest

from detente.engine.table import Table

from .helpers import at, event, play


def end_of_turn(defcon: int, milops: str, turn: int = 1, more: str = "") -> Table:
    """The US plays Formosan Resolution as the last card of a turn."""
    last = 6 if turn < 4 else 7
    table = at(f"T{turn} AR{last} US | defcon {defcon} | milops {milops} | {more}us formosan_resolution")
    return play(table, "us", "card:formosan_resolution", "play:event")


# 8.2.1 The penalty


def test_each_missing_operation_is_a_point_for_the_opponent() -> None:
    """EX-8.2.1-1: DEFCON 4, US 2, the USSR has met its requirement: 2 VP for the USSR."""
    assert end_of_turn(4, "2:4").vp == -2


def test_the_penalty_of_the_recorded_game() -> None:
    """EX-8.2.1-2: turn 3, DEFCON 2, US 1, USSR 4: 1 VP for the USSR."""
    assert end_of_turn(2, "1:4", 3).vp == -1


def test_the_us_gains_what_the_ussr_misses() -> None:
    """8.2.1: DEFCON 3, USSR 0."""
    assert end_of_turn(3, "3:0").vp == 3


@pytest.mark.parametrize(("milops", "vp"), [("0:0", 0), ("1:3", -2), ("4:1", 3), ("2:2", 0)])
def test_both_penalties_are_applied(milops: str, vp: int) -> None:
    """8.2.1, ruling 82: at DEFCON 5 only the difference is moved."""
    assert end_of_turn(5, milops).vp == vp


def test_more_operations_than_required_earn_nothing() -> None:
    """8.2.1: DEFCON 2, US 5, USSR 2."""
    assert end_of_turn(2, "5:2").vp == 0


def test_the_requirement_is_the_level_at_the_end_of_the_turn() -> None:
    """8.2.1, ruling 81: a coup in the last round brings DEFCON down from 4 to 3, and 3 operations are enough."""
    table = at("T1 AR6 US | defcon 4 | milops 0:5 | influence zaire 0:1 | us containment")
    play(table, "us", "card:containment", "play:coup", "country:zaire", dice=(1,))
    assert (table.turn, table.vp) == (2, 0)


def test_the_penalty_is_due_every_turn() -> None:
    """8.2.1, ruling 85: in turn 10 before final scoring."""
    table = end_of_turn(3, "0:2", 10, "china us up | ")
    assert (table.vp, str(table.outcome)) == (-3 + 1 + 1, "ussr: final_scoring")


def test_points_are_not_carried_over() -> None:
    """4.5 E, ruling 85: 5 in turn 1 are worth nothing in turn 2."""
    assert end_of_turn(2, "5:5").milops == {"us": 0, "ussr": 0}


# 8.2.2 to 8.2.5 What counts


def test_a_coup_counts_with_the_operations_of_the_card() -> None:
    """8.2.2, 8.2.3."""
    table = at("T1 AR1 USSR | influence iran 1:0 | us fidel | ussr comecon, nasser")
    play(table, "ussr", "card:comecon", "play:coup", "country:iran", dice=(1,))
    assert table.milops == {"us": 0, "ussr": 3}


def test_a_war_event_counts_with_the_number_on_the_card() -> None:
    """8.2.2, 8.2.3: Brush War counts 3."""
    table = at("T5 AR1 USSR | us fidel | ussr brush_war, nasser")
    play(table, "ussr", "card:brush_war", "play:event", "country:kenya", dice=(1,))
    assert table.milops == {"us": 0, "ussr": 3}


def test_the_number_of_a_war_card_is_not_changed_by_operations_modifiers() -> None:
    """8.2.3: Korean War counts 2 under Red Scare too."""
    table = at("T1 AR1 USSR | ops 0:-1 | us fidel | ussr korean_war, nasser")
    play(table, "ussr", "card:korean_war", "play:event", dice=(1,))
    assert table.milops["ussr"] == 2


def test_a_war_card_used_for_operations_by_its_owner_does_not_count() -> None:
    """8.2.2, 8.2.3: no event, no military operations."""
    table = at("T1 AR1 USSR | us fidel | ussr korean_war, nasser")
    play(table, "ussr", "card:korean_war", "play:influence", "country:finland", "country:finland")
    assert table.milops["ussr"] == 0


def test_realignment_rolls_do_not_count() -> None:
    """8.2.2."""
    table = at("T1 AR1 USSR | influence iran 1:0 | us fidel | ussr nasser, comecon")
    play(table, "ussr", "card:nasser", "play:realign", "country:iran", dice=(6, 1))
    assert table.milops["ussr"] == 0


def test_a_free_coup_does_not_count() -> None:
    """8.2.2, 8.2.5: Junta."""
    table = event(at("T5 AR1 US | influence peru 0:1 | us junta, fidel | ussr nasser"), "us", "junta")
    play(table, "us", "country:mexico", "play:coup", "country:peru", dice=(6,))
    assert (table.milops["us"], table.influence("peru")) == (0, (3, 0))


def test_placing_influence_and_the_space_race_do_not_count() -> None:
    """8.2.2."""
    placed = play(at("T1 AR1 USSR | us fidel | ussr nasser, comecon"), "ussr", "card:nasser", "play:influence", "country:finland")
    flown = play(at("T1 AR1 USSR | us fidel | ussr comecon, nasser"), "ussr", "card:comecon", "play:space", dice=(1,))
    assert (placed.milops["ussr"], flown.milops["ussr"]) == (0, 0)


def test_a_war_set_off_by_the_opponent_counts_for_its_owner() -> None:
    """EX-8.2.4-1: the US plays Arab-Israeli War for operations; the USSR advances 2."""
    table = at("T1 AR1 US | influence israel 1:0 | us arab_israeli_war, nato | ussr nasser")
    play(table, "us", "card:arab_israeli_war", "play:influence", "country:mexico", "country:mexico", dice=(1,))
    assert (table.milops, table.influence("israel")) == ({"us": 0, "ussr": 2}, (1, 0))


def test_the_track_ends_at_five() -> None:
    """G15: 4 and a coup of 3."""
    table = at("T1 AR1 USSR | milops 0:4 | influence iran 1:0 | us fidel | ussr comecon, nasser")
    play(table, "ussr", "card:comecon", "play:coup", "country:iran", dice=(1,))
    assert table.milops["ussr"] == 5
