"""The Early War as good players open it; the heuristics once missed each of these."""

import pytest

from detente.bots import make_bot

from .test_positions import GAME, best, board


def headline(line: str, seat: str) -> str:
    """The card that the heuristics put down in a headline phase."""
    return GAME.actions[make_bot("heuristic", 1).choose(GAME.position(line).observe(seat), 0.0).action]


def test_the_first_round_is_a_coup_in_iran() -> None:
    """The US has one point in Iran: four operations take it away, and control comes four times in six."""
    hand = "nato, comecon, fidel, warsaw_pact_formed, romanian_abdication, nasser, blockade"
    _, answers = best(f"T1 AR1 USSR | {board()} | ussr {hand} | us ?7", "ussr")
    assert answers[-2:] == ["play:coup", "country:iran"]


@pytest.mark.parametrize(
    ("seat", "hands"),
    [
        ("us", "us red_scare_purge, indo_pakistani_war, nasser, formosan_resolution, fidel, blockade, duck_and_cover | ussr ?8"),
        ("ussr", "ussr red_scare_purge, comecon, truman_doctrine, nasser, formosan_resolution, fidel, blockade, olympic_games | us ?8"),
    ],
)
def test_red_scare_is_a_headline(seat: str, hands: str) -> None:
    """Every card of the other side loses a point, all turn long."""
    assert headline(f"T2 headline | defcon 3 | {board()} | {hands}", seat) == "card:red_scare_purge"


def test_containment_is_a_headline() -> None:
    """The own cards gain a point, all turn long."""
    hand = "us containment, nato, truman_doctrine, nasser, formosan_resolution, fidel, blockade, independent_reds"
    assert headline(f"T2 headline | defcon 3 | {board()} | {hand} | ussr ?8", "us") == "card:containment"


def test_red_scare_is_no_event_in_the_last_round() -> None:
    """Then nobody plays a card any more that would lose a point."""
    _, answers = best(f"T2 AR6 US | defcon 2 | milops 2:2 | {board()} | us red_scare_purge | ussr ?1", "us")
    assert answers[1] != "play:event"


def test_de_stalinization_is_an_event() -> None:
    """Four points that are idle at home open four countries."""
    stand = board(north_korea="0_4", east_germany="0_5", poland="0_5", iran="0_2", iraq="0_3")
    hand = "ussr de_stalinization, romanian_abdication | us ?3"
    _, answers = best(f"T2 AR5 USSR | defcon 2 | milops 2:2 | china us down | {stand} | {hand}", "ussr")
    assert answers[:2] == ["card:de_stalinization", "play:event"]


def test_the_china_card_is_not_given_away_in_the_first_round() -> None:
    """It is five points in Asia for the US in the next turn."""
    hand = "comecon, fidel, warsaw_pact_formed, romanian_abdication, nasser, socialist_governments, decolonization"
    table, _ = best(f"T1 AR2 USSR | defcon 4 | milops 0:3 | {board(iran='0_2')} | ussr {hand} | us ?7", "ussr")
    assert table.record["china"] == GAME.seat("ussr")


def test_france_is_taken_back_after_de_gaulle() -> None:
    """Europe can be scored in every turn of the Early War."""
    stand = board(
        france="2_1", iran="2_0", pakistan="2_0", israel="4_0", malaysia="2_0", thailand="2_0", panama="2_0", iraq="0_3", india="0_3"
    )
    hand = "us five_year_plan, truman_doctrine, formosan_resolution | ussr ?3 | removed de_gaulle_leads_france"
    table, _ = best(f"T2 AR4 US | defcon 2 | milops 2:2 | china us down | {stand} | {hand}", "us")
    assert table.control("france") == "us"
