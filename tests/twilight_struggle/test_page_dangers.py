"""Warnings of the page before plays that lose by DEFCON (8.1.3, ruling 144): told before anything is committed."""

from typing import Any

import pytest

from detente.engine.boards import view_of

from .helpers import at, play


def hints(line: str, seat: str, *actions: str) -> Any:
    return view_of(play(at(line), seat, *actions), seat)["board"]["hints"]


@pytest.mark.parametrize("card", ["duck_and_cover", "soviets_shoot_down_kal_007"])
def test_an_enemy_event_that_lowers_defcon_warns_whichever_operation_comes_with_it(card: str) -> None:
    """Ruling 144: also when the operations come first."""
    line = f"T8 AR1 USSR | defcon 2 | influence poland 0:1, kenya 1:0 | us fidel | ussr {card}, nasser"
    danger = hints(line, "ussr", f"card:{card}")["danger"]
    assert set(danger) == {"play:event_first", "play:influence", "play:coup", "play:realign"}
    assert {one["loses"] for one in danger.values()} == {"ussr"}
    assert danger["play:influence"] == {"loses": "ussr", "how": "event", "sure": True, "card": card, "by": None}


def test_the_own_event_that_lowers_defcon_warns_only_as_an_event() -> None:
    """Ruling 144: its operations are safe."""
    danger = hints("T4 AR1 US | defcon 2 | influence iran 1:0 | us duck_and_cover, fidel | ussr nasser", "us", "card:duck_and_cover")[
        "danger"
    ]
    assert set(danger) == {"play:event"}
    assert danger["play:event"]["sure"]


def test_no_warning_above_defcon_two() -> None:
    """8.1.3: at level 3 the same cards are safe."""
    found = hints("T4 AR1 USSR | defcon 3 | influence poland 0:1 | us fidel | ussr duck_and_cover, nasser", "ussr", "card:duck_and_cover")
    assert found["danger"] == {} == found["deadly"]


@pytest.mark.parametrize(
    ("card", "turn", "mover", "other", "board"),
    [
        ("cia_created", 4, "ussr", "us", "angola 0:1"),
        ("grain_sales_to_soviets", 4, "ussr", "us", "angola 0:1"),
        ("lone_gunman", 4, "us", "ussr", "angola 1:0"),
        ("tear_down_this_wall", 8, "ussr", "us", "poland 0:3"),
        ("ortega_elected_in_nicaragua", 8, "us", "ussr", "cuba 1:0"),
    ],
)
def test_an_enemy_event_that_grants_a_coup_warns_with_a_battleground_in_reach(
    card: str, turn: int, mover: str, other: str, board: str
) -> None:
    """Ruling 144: the opponent need only choose it."""
    line = f"T{turn} AR1 {mover.upper()} | defcon 2 | influence {board} | {mover} {card}, fidel | {other} nasser"
    danger = hints(line, mover, f"card:{card}")["danger"]
    assert danger["play:event_first"] == {"loses": mover, "how": "coup", "sure": False, "card": card, "by": None}


@pytest.mark.parametrize(
    ("card", "turn", "mover", "other", "board"),
    [
        ("cia_created", 4, "ussr", "us", "iraq 0:1, poland 0:1, kenya 0:1"),
        ("tear_down_this_wall", 8, "ussr", "us", "hungary 0:3"),
        ("ortega_elected_in_nicaragua", 8, "us", "ussr", "honduras 1:0"),
    ],
)
def test_an_enemy_event_that_grants_a_coup_is_silent_without_such_a_battleground(
    card: str, turn: int, mover: str, other: str, board: str
) -> None:
    """Ruling 144: regions closed at DEFCON 2 and other countries do no harm."""
    line = f"T{turn} AR1 {mover.upper()} | defcon 2 | influence {board} | {mover} {card}, fidel | {other} nasser"
    assert hints(line, mover, f"card:{card}")["danger"] == {}


def test_nuclear_subs_silence_the_warning_of_a_us_coup() -> None:
    """Card 44: coups of the US leave DEFCON alone."""
    line = "T4 AR1 USSR | defcon 2 | effects nuclear_subs | influence angola 0:1 | us fidel | ussr cia_created, nasser"
    assert hints(line, "ussr", "card:cia_created")["danger"] == {}


def test_a_threatened_opponent_cannot_use_the_coup_either() -> None:
    """Card 40: under the Cuban Missile Crisis the coup loses its own game first."""
    line = "T4 AR1 US | defcon 2 | crisis ussr | influence angola 1:0 | us lone_gunman, fidel | ussr nasser"
    assert hints(line, "us", "card:lone_gunman")["danger"] == {}


@pytest.mark.parametrize(("card", "how"), [("olympic_games", "boycott"), ("summit", "summit")])
def test_events_that_the_opponent_or_a_die_can_turn_warn_without_certainty(card: str, how: str) -> None:
    """Ruling 144."""
    danger = hints(f"T4 AR1 US | defcon 2 | influence iran 1:0 | us {card}, fidel | ussr nasser", "us", f"card:{card}")["danger"]
    assert set(danger) == {"play:event"}
    assert (danger["play:event"]["how"], danger["play:event"]["sure"]) == (how, False)


def test_five_year_plan_warns_the_ussr_of_a_deadly_card_in_its_own_hand() -> None:
    """Ruling 144: certain if there is no other card to draw."""
    sure = hints("T4 AR1 USSR | defcon 2 | us fidel | ussr five_year_plan, duck_and_cover", "ussr", "card:five_year_plan")["danger"]
    assert sure["play:event_first"] == {"loses": "ussr", "how": "draw", "sure": True, "card": "five_year_plan", "by": "duck_and_cover"}
    line = "T4 AR1 USSR | defcon 2 | us fidel | ussr five_year_plan, duck_and_cover, nasser"
    assert not hints(line, "ussr", "card:five_year_plan")["danger"]["play:event_first"]["sure"]
    safe = hints("T4 AR1 USSR | defcon 2 | us fidel | ussr five_year_plan, we_will_bury_you", "ussr", "card:five_year_plan")["danger"]
    assert "play:event_first" not in safe


def test_missile_envy_warns_while_a_deadly_own_event_may_be_handed_over() -> None:
    """Ruling 144: not once it lies in the open."""
    assert (
        hints("T4 AR1 US | defcon 2 | us missile_envy, fidel | ussr nasser", "us", "card:missile_envy")["danger"]["play:event"]["how"]
        == "hand_over"
    )
    line = "T4 AR1 US | defcon 2 | discard duck_and_cover | us missile_envy, fidel | ussr nasser"
    assert "play:event" not in hints(line, "us", "card:missile_envy")["danger"]


def test_star_wars_warns_the_ussr_of_what_lies_in_the_discard_pile() -> None:
    """Ruling 144."""
    line = "T8 AR1 USSR | defcon 2 | space 2:1 | discard we_will_bury_you, nasser | us fidel | ussr star_wars, comecon"
    assert hints(line, "ussr", "card:star_wars")["danger"]["play:event_first"]["by"] == "we_will_bury_you"
    line = "T8 AR1 USSR | defcon 2 | space 2:1 | discard nasser | us fidel | ussr star_wars, comecon"
    assert hints(line, "ussr", "card:star_wars")["danger"] == {}


def test_a_headline_that_loses_warns_and_the_hand_is_marked() -> None:
    """Ruling 144: the headlining player is phasing."""
    found = hints("T4 headline | defcon 2 | us we_will_bury_you, fidel | ussr nasser, allende", "us")
    assert set(found["danger"]) == {"card:we_will_bury_you"} == {f"card:{card}" for card in found["deadly"]}


def test_choosing_level_one_warns() -> None:
    """Card 46: legal, and lost."""
    line = "T4 AR1 US | defcon 2 | us how_i_learned_to_stop_worrying, fidel | ussr nasser"
    danger = hints(line, "us", "card:how_i_learned_to_stop_worrying", "play:event")["danger"]
    assert set(danger) == {"defcon:1"}
    assert danger["defcon:1"]["loses"] == "us"


def test_the_warning_tells_nothing_of_the_hidden_hand() -> None:
    """Two worlds that look alike to the seat give the same warnings."""
    one = hints("T4 AR1 US | defcon 2 | us missile_envy, fidel | ussr duck_and_cover, nasser", "us", "card:missile_envy")
    two = hints("T4 AR1 US | defcon 2 | us missile_envy, fidel | ussr allende, nasser", "us", "card:missile_envy")
    assert one["danger"] == two["danger"]
    assert one["deadly"] == two["deadly"]
