"""Rulings 97 to 103: the China Card."""

import pytest

from detente.engine.table import Outcome

from .helpers import at, countries, event, new, offered, play


def test_the_china_card_starts_face_up_with_the_ussr() -> None:
    """Ruling 97."""
    table = new()
    assert table.china == "ussr"
    assert table.china_up


def test_the_china_card_is_playable_in_the_first_round_of_the_ussr() -> None:
    """Ruling 97."""
    table = at("T1 AR1 USSR | influence poland 0:1 | ussr nasser, fidel | us allende")
    assert offered(table, "ussr", "card") == {"nasser", "fidel", "the_china_card"}


def test_the_china_card_cannot_be_headlined() -> None:
    """Ruling 97: its first use is the first action round (9.5)."""
    table = at("T1 headline | ussr nasser, fidel | us containment")
    assert offered(table, "ussr", "card") == {"nasser", "fidel"}


def test_playing_the_china_card_is_an_action_round() -> None:
    """Ruling 98: the US is next, the hand is untouched."""
    table = at("T1 AR1 USSR | ussr nasser, fidel | us allende, containment")
    play(table, "ussr", "card:the_china_card", "play:space", dice=(6,))
    assert table.to_move == ("us",)
    assert table.hand("ussr") == ("fidel", "nasser")


def test_after_the_china_card_one_more_card_is_left_at_the_end_of_the_turn() -> None:
    """Ruling 98: two cards are held and only 6 are dealt (9.1, 9.2)."""
    table = at("T1 AR6 USSR | defcon 2 | milops 2:2 | ussr nasser, fidel | us allende, containment | deck decolonization, ?")
    play(table, "ussr", "card:the_china_card", "play:space", dice=(6,))
    before = table.deck_count
    event(table, "us", "containment")
    assert table.turn == 2
    assert {"nasser", "fidel"} <= set(table.hand("ussr"))
    assert len(table.hand("ussr")) == 8
    assert before - table.deck_count == 6 + 7


def test_the_china_card_is_passed_face_down() -> None:
    """Ruling 99."""
    table = at("T1 AR1 USSR | ussr nasser, fidel | us allende, containment")
    play(table, "ussr", "card:the_china_card", "play:space", dice=(6,))
    assert table.china == "us"
    assert not table.china_up


def test_a_china_card_just_received_cannot_be_used_this_turn() -> None:
    """Ruling 99."""
    table = at("T1 AR1 USSR | ussr nasser, fidel | us allende, containment")
    play(table, "ussr", "card:the_china_card", "play:space", dice=(6,))
    assert offered(table, "us", "card") == {"allende", "containment"}


def test_the_china_card_is_turned_up_at_the_end_of_the_turn() -> None:
    """Ruling 99."""
    table = event(at("T1 AR6 US | defcon 2 | milops 2:2 | china us down | us containment, allende | ussr nasser"), "us", "containment")
    assert table.turn == 2
    assert table.china == "us"
    assert table.china_up


def test_the_china_card_cannot_be_discarded_to_blockade() -> None:
    """Ruling 100."""
    table = at("T4 AR1 USSR | china us | influence west_germany 4:0 | ussr blockade, nasser | us allende, fidel")
    event(table, "ussr", "blockade")
    assert offered(table, "us") == {"done"}


def test_the_china_card_cannot_be_discarded_to_latin_american_debt_crisis() -> None:
    """Ruling 100."""
    table = at("T8 AR1 USSR | china us | influence brazil 0:2 | ussr latin_american_debt_crisis, nasser | us allende, fidel")
    event(table, "ussr", "latin_american_debt_crisis")
    assert offered(table, "us") == {"done"}


@pytest.mark.parametrize(("side", "trap"), [("us", "quagmire"), ("ussr", "bear_trap")])
def test_the_china_card_cannot_be_discarded_to_a_trap(side: str, trap: str) -> None:
    """Ruling 100: with a 1 ops card besides, only the pass is left."""
    table = at(f"T5 AR1 {side.upper()} | effects {trap} | china {side} | us allende | ussr nasser")
    assert table.question(side) == "trap"
    assert offered(table, side) == {"done"}


def test_the_china_card_is_not_handed_over_to_missile_envy() -> None:
    """Ruling 100: the 2 ops card is the highest of the hand."""
    table = event(at("T5 AR1 US | us missile_envy, allende | ussr fidel, nasser"), "us", "missile_envy")
    assert offered(table, "ussr") == {"card:fidel"}


def test_the_china_card_is_not_found_by_five_year_plan() -> None:
    """Ruling 100: the USSR has no card but the China Card."""
    table = event(at("T5 AR1 US | us five_year_plan, allende"), "us", "five_year_plan")
    assert table.china == "ussr"
    assert table.discard == ("five_year_plan",)


def test_the_china_card_is_not_lost_to_terrorism() -> None:
    """Ruling 100: the USSR has no card but the China Card."""
    table = event(at("T8 AR1 US | us terrorism, allende"), "us", "terrorism")
    assert table.china == "ussr"
    assert table.discard == ("terrorism",)


@pytest.mark.parametrize(("side", "trap"), [("us", "quagmire"), ("ussr", "bear_trap")])
def test_a_trapped_player_may_not_play_the_china_card(side: str, trap: str) -> None:
    """Ruling 101: the round must be spent on the trap."""
    table = at(f"T5 AR1 {side.upper()} | effects {trap} | china {side} | us fidel | ussr decolonization")
    assert "card:the_china_card" not in offered(table, side)


def test_a_trapped_player_without_a_hand_sits_out_in_spite_of_the_china_card() -> None:
    """Ruling 101."""
    table = at("T5 AR1 USSR | effects quagmire | china us | ussr vietnam_revolts, nasser")
    event(table, "ussr", "vietnam_revolts")
    assert (table.round, table.to_move) == (2, ("ussr",))


def test_an_untrapped_player_without_a_hand_may_play_the_china_card_or_pass() -> None:
    """Ruling 101: the same position without the trap (ruling 13, 9.8)."""
    table = at("T5 AR1 USSR | china us | ussr vietnam_revolts, nasser")
    event(table, "ussr", "vietnam_revolts")
    assert table.to_move == ("us",)
    assert offered(table, "us") == {"card:the_china_card", "done"}


@pytest.mark.parametrize(("holder", "points"), [("us", 1), ("ussr", -1)])
@pytest.mark.parametrize("face", ["up", "down"])
def test_the_holder_of_the_china_card_scores_a_point_after_turn_ten(holder: str, points: int, face: str) -> None:
    """Ruling 102: even face down."""
    line = f"T10 AR7 US | defcon 2 | milops 2:2 | china {holder} {face} | us containment, fidel | ussr nasser"
    table = event(at(line), "us", "containment")
    assert table.vp == points
    assert table.outcome == Outcome(holder, "final_scoring")


def test_nobody_scores_a_china_card_that_was_never_claimed() -> None:
    """Ruling 102: Chinese Civil War unfinished (12.2)."""
    line = "T10 AR7 US | options chinese_civil_war=true | defcon 2 | milops 2:2 | us containment, fidel | ussr nasser"
    table = event(at(line), "us", "containment")
    assert table.vp == 0
    assert table.outcome == Outcome("draw", "final_scoring")


def test_the_china_card_may_be_spent_partly_in_asia_without_the_bonus() -> None:
    """Ruling 103: 3 points in India, 1 in Egypt, no fifth."""
    table = at("T4 AR1 USSR | influence india 0:1, egypt 0:1 | ussr nasser | us allende")
    play(table, "ussr", "card:the_china_card", "play:influence")
    countries(table, "ussr", "india", "india", "india", "egypt")
    assert table.influence("india") == (0, 4)
    assert table.influence("egypt") == (0, 2)
    assert table.to_move == ("us",)


def test_the_china_card_spent_wholly_in_asia_has_a_fifth_point() -> None:
    """Ruling 103: the counterpart."""
    table = at("T4 AR1 USSR | influence india 0:1, egypt 0:1 | ussr nasser | us allende")
    play(table, "ussr", "card:the_china_card", "play:influence")
    countries(table, "ussr", "india", "india", "india", "india")
    assert "egypt" not in offered(table, "ussr", "country")
    countries(table, "ussr", "india")
    assert table.influence("india") == (0, 6)
    assert table.to_move == ("us",)


def test_a_coup_outside_asia_with_the_china_card_has_four_operations() -> None:
    """Ruling 103: 2 + 4 against twice 3 in South Africa fails."""
    table = at("T4 AR1 USSR | influence south_africa 1:0 | ussr nasser | us allende")
    play(table, "ussr", "card:the_china_card", "play:coup", "country:south_africa", dice=(2,))
    assert table.influence("south_africa") == (1, 0)
    assert table.milops["ussr"] == 4
