"""Mid War cards 42 and 44: the traps Quagmire and Bear Trap."""

from .helpers import at, event, offered, play


def test_quagmire_comes_into_force_and_leaves_the_game() -> None:
    """Card 42."""
    table = event(at("T5 AR1 USSR | ussr quagmire, nasser | us fidel"), "ussr", "quagmire")
    assert table.effects == ("quagmire",)
    assert table.where("quagmire") == "removed"
    assert table.question("us") == "trap"


def test_quagmire_cancels_norad() -> None:
    """Card 42: NORAD is cancelled."""
    table = event(at("T5 AR1 USSR | options optional_cards=all | effects norad | ussr quagmire, nasser | us fidel"), "ussr", "quagmire")
    assert table.effects == ("quagmire",)


def test_a_us_player_who_plays_quagmire_still_has_the_operations_of_that_round() -> None:
    """Card 42, 5.2: the event goes first, the trap begins with the next action round."""
    table = event(at("T5 AR1 US | influence iran 1:0 | us quagmire, fidel | ussr nasser"), "us", "quagmire")
    assert table.question("us") == "operations"
    play(table, "us", "play:influence", "country:iran", "country:iran", "country:iran")
    assert table.influence("iran") == (4, 0)
    assert table.to_move == ("ussr",)


def test_the_trapped_us_is_offered_exactly_its_cards_worth_two_or_more() -> None:
    """Card 42: not the 1 ops card, not the scoring card, not the China Card, and no pass."""
    line = "T5 AR1 US | effects quagmire | china us | us fidel, brush_war, allende, asia_scoring | ussr nasser"
    table = at(line)
    assert table.question("us") == "trap"
    assert offered(table, "us") == {"card:fidel", "card:brush_war"}


def test_a_four_frees_the_us_from_quagmire_and_the_round_is_over() -> None:
    """Card 42: 1-4 frees; the discarded event does not happen and the starred card is not removed (G11)."""
    table = at("T5 AR1 US | effects quagmire | influence cuba 1:0 | us fidel, brush_war | ussr nasser, allende")
    play(table, "us", "card:fidel", dice=(4,))
    assert table.effects == ()
    assert table.where("fidel") == "discard"
    assert table.influence("cuba") == (1, 0)
    assert table.to_move == ("ussr",)


def test_after_being_freed_the_us_plays_its_next_round_normally() -> None:
    """Card 42."""
    table = at("T5 AR1 US | effects quagmire | us fidel, brush_war | ussr brezhnev_doctrine, allende")
    play(table, "us", "card:fidel", dice=(1,))
    event(table, "ussr", "brezhnev_doctrine")
    assert table.question("us") == "card"
    assert offered(table, "us") == {"card:brush_war"}


def test_a_five_keeps_the_us_in_quagmire_without_a_second_discard() -> None:
    """Card 42, ruling 118: one discard and one roll per action round."""
    table = at("T5 AR1 US | effects quagmire | us fidel, brush_war | ussr brezhnev_doctrine, allende")
    play(table, "us", "card:fidel", dice=(5,))
    assert table.effects == ("quagmire",)
    assert table.to_move == ("ussr",)
    assert table.hand("us") == ("brush_war",)
    event(table, "ussr", "brezhnev_doctrine")
    assert table.question("us") == "trap"


def test_red_scare_makes_two_ops_cards_too_small_for_quagmire() -> None:
    """Card 42, G9: the modified value counts."""
    table = at("T5 AR1 US | effects quagmire | ops -1:0 | us fidel, brush_war | ussr nasser")
    assert offered(table, "us") == {"card:brush_war"}


def test_containment_makes_one_op_cards_good_enough_for_quagmire() -> None:
    """Card 42, G9."""
    table = at("T5 AR1 US | effects quagmire, containment | us allende, brush_war | ussr nasser")
    assert offered(table, "us") == {"card:allende", "card:brush_war"}


def test_without_a_qualifying_card_the_trapped_us_may_only_play_scoring_cards_or_wait() -> None:
    """Card 42, ruling 119: the scoring card may be kept while rounds remain."""
    table = at("T5 AR1 US | effects quagmire | us allende, asia_scoring | ussr nasser")
    assert offered(table, "us") == {"card:asia_scoring", "done"}


def test_a_trapped_us_without_a_qualifying_card_does_nothing_and_keeps_its_cards() -> None:
    """Card 42: no roll, no discard."""
    table = at("T5 AR1 US | effects quagmire | us allende, nasser | ussr fidel")
    play(table, "us", "done")
    assert table.hand("us") == ("nasser", "allende")
    assert table.effects == ("quagmire",)
    assert table.to_move == ("ussr",)


def test_a_scoring_card_played_in_quagmire_is_scored_and_does_not_free() -> None:
    """Card 42: presence 3 in Asia and no roll."""
    table = at("T5 AR1 US | effects quagmire | influence burma 2:0 | us allende, asia_scoring | ussr nasser")
    play(table, "us", "card:asia_scoring")
    assert table.vp == 3
    assert table.effects == ("quagmire",)
    assert table.to_move == ("ussr",)


def test_a_scoring_card_comes_before_the_discard_when_no_round_would_be_left() -> None:
    """Card 42, 10.1.5: one scoring card in the last round."""
    table = at("T5 AR7 US | effects quagmire | us brush_war, asia_scoring | ussr nasser")
    assert offered(table, "us") == {"card:asia_scoring"}


def test_with_a_round_to_spare_the_discard_comes_before_the_scoring_card() -> None:
    """Card 42: one scoring card, two rounds left."""
    table = at("T5 AR6 US | effects quagmire | us brush_war, asia_scoring | ussr nasser")
    assert offered(table, "us") == {"card:brush_war"}


def test_a_pending_missile_envy_must_be_the_discard_to_quagmire() -> None:
    """Cards 42 and 49."""
    table = at("T5 AR1 US | effects quagmire | envy us | us missile_envy, brush_war | ussr nasser")
    assert offered(table, "us") == {"card:missile_envy"}


def test_a_pending_missile_envy_worth_one_is_not_the_discard_to_quagmire() -> None:
    """Cards 42 and 49: Red Scare makes it too small, so another card qualifies."""
    table = at("T5 AR1 US | effects quagmire | ops -1:0 | envy us | us missile_envy, brush_war | ussr nasser")
    assert offered(table, "us") == {"card:brush_war"}


def test_quagmire_does_not_touch_the_headline_phase() -> None:
    """Card 42, ruling 25."""
    table = at("T5 headline | effects quagmire | us allende, fidel | ussr nasser")
    assert offered(table, "us") == {"card:allende", "card:fidel"}


def test_quagmire_goes_on_into_the_next_turn() -> None:
    """Card 42, G13: it is no effect of the turn."""
    table = at("T4 AR7 US | effects quagmire | ussr nasser")
    assert table.turn == 5
    assert table.effects == ("quagmire",)


def test_the_trapped_us_cannot_answer_we_will_bury_you() -> None:
    """Cards 42 and 50: the 3 VP are lost although UN Intervention is in hand."""
    table = at("T5 AR1 US | effects quagmire | bury | us un_intervention, brush_war, fidel | ussr nasser")
    play(table, "us", "card:brush_war", dice=(1,))
    assert table.vp == -3


def test_a_trapped_us_with_an_empty_hand_may_not_play_the_china_card() -> None:
    """Card 42, ruling 101: the round passes and the USSR is next."""
    table = at("T5 AR1 US | effects quagmire | china us | ussr nasser")
    assert table.to_move == ("ussr",)
    assert table.china == "us"


def test_bear_trap_comes_into_force_and_leaves_the_game() -> None:
    """Card 44."""
    table = event(at("T5 AR1 US | us bear_trap, fidel | ussr nasser"), "us", "bear_trap")
    assert table.effects == ("bear_trap",)
    assert table.where("bear_trap") == "removed"
    assert table.question("ussr") == "trap"


def test_bear_trap_does_not_cancel_norad() -> None:
    """Card 44: no effect on NORAD."""
    table = event(at("T5 AR1 US | options optional_cards=all | effects norad | us bear_trap, fidel | ussr nasser"), "us", "bear_trap")
    assert set(table.effects) == {"norad", "bear_trap"}


def test_bear_trap_binds_the_ussr_and_not_the_us() -> None:
    """Card 44: the US plays its round normally."""
    table = at("T5 AR1 US | effects bear_trap | us fidel | ussr nasser")
    assert table.question("us") == "card"


def test_the_trapped_ussr_may_not_use_the_china_card() -> None:
    """Card 44, ruling 100, 101: it is neither discarded nor played."""
    table = at("T5 AR1 USSR | effects bear_trap | china ussr | ussr brush_war, nasser | us fidel")
    assert offered(table, "ussr") == {"card:brush_war"}


def test_a_four_frees_the_ussr_from_bear_trap() -> None:
    """Card 44: the round is over."""
    table = at("T5 AR1 USSR | effects bear_trap | ussr brush_war, nasser | us fidel")
    play(table, "ussr", "card:brush_war", dice=(4,))
    assert table.effects == ()
    assert table.where("brush_war") == "discard"
    assert table.to_move == ("us",)


def test_a_five_keeps_the_ussr_in_bear_trap() -> None:
    """Card 44."""
    table = at("T5 AR1 USSR | effects bear_trap | ussr brush_war, nasser | us fidel")
    play(table, "ussr", "card:brush_war", dice=(5,))
    assert table.effects == ("bear_trap",)
    assert table.to_move == ("us",)


def test_a_us_event_discarded_to_bear_trap_does_not_happen() -> None:
    """Card 44, 5.4: the discarded Duck and Cover changes nothing."""
    table = at("T5 AR1 USSR | effects bear_trap | ussr duck_and_cover, nasser | us fidel")
    play(table, "ussr", "card:duck_and_cover", dice=(6,))
    assert table.defcon == 5
    assert table.vp == 0


def test_brezhnev_doctrine_makes_a_one_op_card_good_enough_for_bear_trap() -> None:
    """Card 44, EX-7.4.2-2."""
    table = at("T5 AR1 USSR | effects bear_trap, brezhnev_doctrine | ussr nasser, asia_scoring | us fidel")
    play(table, "ussr", "card:nasser", dice=(3,))
    assert "bear_trap" not in table.effects


def test_without_a_qualifying_card_the_trapped_ussr_may_only_play_scoring_cards_or_wait() -> None:
    """Card 44."""
    table = at("T5 AR1 USSR | effects bear_trap | ussr nasser, asia_scoring | us fidel")
    assert offered(table, "ussr") == {"card:asia_scoring", "done"}


def test_both_sides_can_be_trapped_at_the_same_time() -> None:
    """Ruling 117: each trap binds its own side; freeing the USSR leaves the US trapped."""
    table = at("T5 AR1 USSR | effects bear_trap, quagmire | ussr brush_war, nasser | us fidel")
    play(table, "ussr", "card:brush_war", dice=(2,))
    assert table.effects == ("quagmire",)
    assert table.question("us") == "trap"


def test_bear_trap_goes_on_into_the_next_turn() -> None:
    """Card 44, G13."""
    table = at("T4 AR7 US | effects bear_trap | ussr nasser")
    assert table.turn == 5
    assert table.effects == ("bear_trap",)
