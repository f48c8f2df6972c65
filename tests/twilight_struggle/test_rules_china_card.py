"""The China Card (9.0)."""

import pytest

from detente.engine.errors import IllegalAction
from detente.engine.table import Table

from .helpers import at, countries, event, offered, play


def china(line: str, how: str, *names: str, dice: tuple[int, ...] = ()) -> Table:
    """The USSR plays the China Card in a position."""
    table = at(f"T1 AR1 USSR | {line}us fidel, formosan_resolution | ussr nasser, blockade")
    return play(table, "ussr", "card:the_china_card", f"play:{how}", *(f"country:{name}" for name in names), dice=dice)


# 9.1, 9.2


def test_the_china_card_is_not_part_of_the_hand() -> None:
    """9.1."""
    table = at("T1 AR1 USSR | china ussr up | us fidel | ussr nasser")
    assert (table.hand("ussr"), table.where("the_china_card")) == (("nasser",), "china")
    assert int(table.observe("us")["hand_count"][1]) == 1


def test_everybody_sees_who_has_the_china_card() -> None:
    """9.1: it lies open on the table."""
    table = at("T1 AR1 USSR | china us down | us fidel | ussr nasser")
    assert [int(table.observe(seat)["china"]) for seat in ("us", "ussr", "spectator")] == [0, 0, 0]


def test_an_event_that_takes_a_card_from_the_hand_does_not_find_the_china_card() -> None:
    """9.1, G12: Five Year Plan against an empty hand takes nothing."""
    table = event(at("T1 AR1 US | us five_year_plan, nato"), "us", "five_year_plan")
    assert (table.china, table.china_up, table.where("the_china_card")) == ("ussr", True, "china")


def test_the_china_card_takes_an_action_round_and_leaves_more_cards_in_hand() -> None:
    """9.2: two cards are held instead of one."""
    table = at("T1 AR6 USSR | us formosan_resolution | ussr nasser, blockade")
    play(table, "ussr", "card:the_china_card", "play:influence", *("country:afghanistan",) * 5)
    play(table, "us", "card:formosan_resolution", "play:event")
    assert (table.turn, {"nasser", "blockade"} <= set(table.hand("ussr"))) == (2, True)


def test_the_china_card_has_no_event() -> None:
    """9.0: operations only."""
    table = play(at("T1 AR1 USSR | influence iran 1:0 | us fidel | ussr nasser"), "ussr", "card:the_china_card")
    assert offered(table, "ussr", "play") == {"influence", "realign", "coup", "space"}


# 9.3, 9.4 Passing


def test_after_play_it_passes_face_down_to_the_opponent() -> None:
    """9.3."""
    table = china("", "influence", *("afghanistan",) * 5)
    assert (table.china, table.china_up) == ("us", False)


def test_the_receiver_cannot_use_it_this_turn() -> None:
    """9.3."""
    table = china("", "influence", *("afghanistan",) * 5)
    assert offered(table, "us") == {"card:fidel", "card:formosan_resolution"}


def test_the_receiver_can_use_it_next_turn() -> None:
    """9.3: it is turned up at the end of the turn."""
    table = at("T1 AR6 US | china us down | us formosan_resolution, nato | ussr fidel, nasser")
    play(table, "us", "card:formosan_resolution", "play:event", "card:nato")
    play(table, "ussr", "card:nasser")
    play(table, "ussr", "card:fidel", "play:event")
    assert (table.turn, table.round, "card:the_china_card" in table.legal("us")) == (2, 1, True)


def test_nixon_passes_it_face_down() -> None:
    """9.4, card 71."""
    line = "T5 AR1 US | china ussr up | us nixon_plays_the_china_card, fidel | ussr nasser"
    table = event(at(line), "us", "nixon_plays_the_china_card")
    assert (table.china, table.china_up) == ("us", False)


def test_ussuri_river_skirmish_passes_it_face_up() -> None:
    """9.4, card 76, ruling 132: even if it lay face down with the USSR."""
    line = "T5 AR1 US | china ussr down | us ussuri_river_skirmish, fidel | ussr nasser"
    table = event(at(line), "us", "ussuri_river_skirmish")
    assert (table.china, table.china_up) == ("us", True)


def test_cultural_revolution_passes_it_face_up() -> None:
    """9.4, card 58: and the USSR may play it in the same turn."""
    table = event(at("T5 AR1 USSR | china us down | us fidel | ussr cultural_revolution, nasser"), "ussr", "cultural_revolution")
    assert (table.china, table.china_up, table.vp) == ("ussr", True, 0)
    play(table, "us", "card:fidel", "play:influence", "country:mexico", "country:mexico")
    assert "card:the_china_card" in table.legal("ussr")


# 9.5 Bans


def test_it_cannot_be_headlined() -> None:
    """9.5."""
    assert offered(at("T1 headline | us fidel | ussr nasser"), "ussr") == {"card:nasser"}


def test_it_cannot_be_played_in_the_last_round_with_a_scoring_card_in_hand() -> None:
    """9.5."""
    table = at("T1 AR6 USSR | us fidel | ussr nasser, asia_scoring")
    assert offered(table, "ussr") == {"card:asia_scoring"}
    with pytest.raises(IllegalAction):
        table.play("ussr", "card:the_china_card")


def test_it_can_be_played_while_a_round_is_left_for_the_scoring_card() -> None:
    """9.5."""
    table = at("T1 AR5 USSR | us fidel | ussr nasser, asia_scoring")
    assert "card:the_china_card" in table.legal("ussr")


def test_two_scoring_cards_need_two_rounds_without_it() -> None:
    """9.5."""
    table = at("T4 AR6 USSR | us fidel | ussr nasser, asia_scoring, europe_scoring")
    assert "card:the_china_card" not in table.legal("ussr")


def test_it_is_no_discard_for_blockade() -> None:
    """9.5, ruling 100."""
    table = event(at("T1 AR1 USSR | china us up | influence west_germany 4:0 | us fidel | ussr blockade, nasser"), "ussr", "blockade")
    assert offered(table, "us") == {"done"}


def test_it_is_no_discard_for_a_trap_and_cannot_be_played_in_one() -> None:
    """9.5, rulings 100 and 101."""
    table = at("T5 AR1 USSR | china ussr up | effects bear_trap | us fidel | ussr comecon, nasser")
    assert offered(table, "ussr") == {"card:comecon"}


# 9.6, 9.7 Value


def test_five_points_in_asia() -> None:
    """9.6: the fifth point only in Asia; the card may be left at four."""
    table = china("", "influence", *("afghanistan",) * 4)
    assert offered(table, "ussr") == {"country:afghanistan", "country:north_korea", "done"}
    countries(table, "ussr", "north_korea")
    assert (table.influence("afghanistan"), table.influence("north_korea"), table.to_move) == ((0, 4), (0, 1), ("us",))


def test_southeast_asia_counts_as_asia() -> None:
    """9.6."""
    table = china("influence thailand 0:1 | ", "influence", *("thailand",) * 5)
    assert (table.influence("thailand"), table.to_move) == ((0, 6), ("us",))


@pytest.mark.parametrize("names", [("finland", "afghanistan", "afghanistan", "afghanistan"), ("afghanistan",) * 3 + ("finland",)])
def test_four_points_if_any_is_spent_outside_asia(names: tuple[str, ...]) -> None:
    """9.6, ruling 103: first or last."""
    table = china("", "influence", *names)
    assert (table.influence("afghanistan"), table.influence("finland"), table.to_move) == ((0, 3), (0, 1), ("us",))


def test_the_bonus_may_be_part_of_a_price_of_two() -> None:
    """9.6, ruling 57: three points, then a US-controlled country of Asia for the last two ops."""
    table = china("influence pakistan 6:1 | ", "influence", *("afghanistan",) * 3)
    countries(table, "ussr", "pakistan")
    assert (table.influence("pakistan"), table.to_move) == ((6, 2), ("us",))


def test_a_coup_in_asia_is_made_with_five() -> None:
    """9.6: Pakistan (stability 2): 1 + 5 - 4 = 2, and 5 military operations."""
    table = china("influence pakistan 2:0 | ", "coup", "pakistan", dice=(1,))
    assert (table.influence("pakistan"), table.milops["ussr"]) == ((0, 0), 5)


def test_a_coup_elsewhere_is_made_with_four() -> None:
    """9.6: Iran: 1 + 4 - 4 = 1, and 4 military operations."""
    table = china("influence iran 2:0 | ", "coup", "iran", dice=(1,))
    assert (table.influence("iran"), table.milops["ussr"]) == ((1, 0), 4)


def test_a_fifth_realignment_roll_only_in_asia() -> None:
    """9.6, card 6: after four rolls in Asia; Iran is not open to it."""
    table = china("influence pakistan 9:0, iran 9:0 | ", "realign", *("pakistan",) * 4, dice=(1, 1) * 4)
    assert offered(table, "ussr") == {"country:pakistan", "done"}


def test_no_fifth_realignment_roll_after_one_outside_asia() -> None:
    """9.6, card 6."""
    table = china("influence pakistan 9:0, iran 9:0 | ", "realign", "iran", *("pakistan",) * 3, dice=(1, 1) * 4)
    assert table.to_move == ("us",)


def test_red_scare_lowers_its_value() -> None:
    """9.7, 7.4: 3 outside Asia."""
    table = china("ops 0:-1 | ", "influence", "finland", "finland", "finland")
    assert (table.influence("finland"), table.to_move) == ((0, 3), ("us",))


def test_red_scare_leaves_four_in_asia() -> None:
    """9.7, 7.4: 3 + 1."""
    table = china("ops 0:-1 | ", "influence", *("afghanistan",) * 4)
    assert (table.influence("afghanistan"), table.to_move) == ((0, 4), ("us",))


def test_brezhnev_doctrine_leaves_it_at_four_and_at_five_in_asia() -> None:
    """9.7, 7.4 [D11]: changes cannot raise a value above 4; its own +1 is not capped."""
    outside = china("effects brezhnev_doctrine | ", "influence", *("finland",) * 4)
    inside = china("effects brezhnev_doctrine | ", "influence", *("afghanistan",) * 5)
    assert (outside.influence("finland"), outside.to_move) == ((0, 4), ("us",))
    assert (inside.influence("afghanistan"), inside.to_move) == ((0, 5), ("us",))


def test_it_may_go_to_the_space_race_and_passes_on() -> None:
    """9.0, card 6: value 4 will do for box 8."""
    table = at("T5 AR1 USSR | space 0:7 | us fidel | ussr nasser, blockade")
    play(table, "ussr", "card:the_china_card", "play:space", dice=(2,))
    assert (table.space["ussr"], table.vp, table.china, table.china_up) == (8, -2, "us", False)


# 9.8 and the card text


def test_nobody_is_forced_to_play_it_for_lack_of_cards() -> None:
    """9.8, ruling 13: it may be played, or the round passed."""
    table = at("T1 AR1 USSR | us fidel, nato")
    assert offered(table, "ussr") == {"card:the_china_card", "done"}
    play(table, "ussr", "done")
    assert (table.china, table.to_move) == ("ussr", ("us",))


def test_played_by_the_us_it_ends_formosan_resolution() -> None:
    """9.0, card 6: in any way, space race included."""
    table = at("T1 AR1 US | china us up | effects formosan_resolution | us nato | ussr nasser")
    play(table, "us", "card:the_china_card", "play:space", dice=(6,))
    assert (table.effects, table.china) == ((), "ussr")


def test_played_by_the_ussr_it_leaves_formosan_resolution_in_force() -> None:
    """9.0, card 6."""
    table = at("T1 AR1 USSR | effects formosan_resolution | us fidel | ussr nasser")
    play(table, "ussr", "card:the_china_card", "play:space", dice=(6,))
    assert table.effects == ("formosan_resolution",)


@pytest.mark.parametrize("face", ["up", "down"])
def test_its_holder_gains_one_point_at_the_end_of_turn_ten(face: str) -> None:
    """9.0, 10.3.2, ruling 102: face up or down."""
    table = at(f"T10 AR7 US | china us {face} | us formosan_resolution | ussr nasser")
    play(table, "us", "card:formosan_resolution", "play:event")
    assert (table.vp, str(table.outcome)) == (1, "us: final_scoring")
