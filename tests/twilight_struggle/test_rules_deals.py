"""The draw deck: hands, reshuffles and new periods (4.1, 4.3, 4.4, 4.5 B and H)."""

from detente.engine.table import Table

from .helpers import at, play

FOURTEEN = (
    "duck_and_cover, five_year_plan, socialist_governments, blockade, arab_israeli_war, olympic_games, indo_pakistani_war, "
    "east_european_unrest, decolonization, red_scare_purge, un_intervention, nuclear_test_ban, defectors, europe_scoring"
)


def next_turn(line: str, dealt: tuple[str, ...] = ()) -> Table:
    """The US plays the last card of a turn, Formosan Resolution, and the next turn is dealt."""
    return play(at(line), "us", "card:formosan_resolution", "play:event", cards=dealt)


def test_hands_are_filled_to_eight_in_turn_two() -> None:
    """4.1, 4.5 B."""
    table = next_turn("T1 AR6 US | us formosan_resolution")
    assert (table.turn, len(table.hand("us")), len(table.hand("ussr"))) == (2, 8, 8)


def test_hands_are_filled_to_eight_in_turn_three() -> None:
    """4.1, 4.5 B."""
    table = next_turn("T2 AR6 US | us formosan_resolution")
    assert (table.turn, len(table.hand("us")), len(table.hand("ussr"))) == (3, 8, 8)


def test_hands_are_filled_to_nine_from_turn_four_on() -> None:
    """4.1, 4.5 B."""
    table = next_turn("T3 AR6 US | us formosan_resolution")
    assert (table.turn, len(table.hand("us")), len(table.hand("ussr"))) == (4, 9, 9)


def test_hands_are_filled_to_nine_in_turn_ten() -> None:
    """4.1, 4.5 B."""
    table = next_turn("T9 AR7 US | us formosan_resolution")
    assert (table.turn, len(table.hand("us")), len(table.hand("ussr"))) == (10, 9, 9)


def test_held_cards_count_for_the_hand() -> None:
    """4.5 B, ruling 9: two held cards are kept and six are dealt."""
    table = next_turn("T1 AR6 US | us formosan_resolution, nato, fidel | ussr nasser")
    assert (len(table.hand("us")), len(table.hand("ussr"))) == (8, 8)
    assert {"nato", "fidel"} <= set(table.hand("us"))
    assert table.deck_count == 35 - 4 - 6 - 7


def test_a_full_hand_is_dealt_nothing() -> None:
    """4.5 B, ruling 9: eight cards held."""
    held = "nato, fidel, blockade, korean_war, comecon, containment, cia_created, suez_crisis"
    table = next_turn(f"T1 AR6 US | us formosan_resolution, {held} | ussr nasser")
    assert set(table.hand("us")) == set(held.split(", "))
    assert len(table.hand("ussr")) == 8


def test_the_china_card_is_not_counted_in_the_deal() -> None:
    """4.5 B, 9.1: its holder is dealt eight cards as well."""
    table = next_turn("T1 AR6 US | china us up | us formosan_resolution")
    assert (table.china, len(table.hand("us")), len(table.hand("ussr"))) == ("us", 8, 8)


def test_cards_are_dealt_one_at_a_time_and_to_the_ussr_first() -> None:
    """11.3, ruling 8: a player who needs more cards gets the last ones in a row."""
    us, ussr = "nato, fidel, blockade, korean_war, comecon, containment", "nasser, cia_created, marshall_plan, truman_doctrine"
    deck = "suez_crisis, red_scare_purge, independent_reds, decolonization, defectors, five_year_plan"
    table = next_turn(f"T1 AR6 US | us formosan_resolution, {us} | ussr {ussr} | deck {deck}, ?")
    assert set(table.hand("ussr")) - set(ussr.split(", ")) == {"suez_crisis", "independent_reds", "defectors", "five_year_plan"}
    assert set(table.hand("us")) - set(us.split(", ")) == {"red_scare_purge", "decolonization"}


# 4.3 Reshuffling


def short_deck() -> Table:
    """Turn 2 is dealt from a draw deck of 3 cards and a discard pile of 14; 16 cards are needed."""
    return next_turn(f"T1 AR6 US | us formosan_resolution | deck nato, comecon, containment | discard {FOURTEEN} | removed fidel, nasser")


def test_what_is_left_of_the_deck_is_dealt_before_the_reshuffle() -> None:
    """4.3.1: the three cards of the old deck are all in hand."""
    table = short_deck()
    assert {"nato", "containment"} <= set(table.hand("ussr"))
    assert "comecon" in table.hand("us")


def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    """4.3: the same deal goes on; one of the 14 discards is left as the new deck."""
    table = short_deck()
    assert (len(table.hand("us")), len(table.hand("ussr")), table.deck_count, table.discard) == (8, 8, 1, ())
    assert {*table.hand("us"), *table.hand("ussr"), *table.deck} == {"nato", "comecon", "containment", *FOURTEEN.split(", ")}


def test_removed_cards_do_not_come_back_with_a_reshuffle() -> None:
    """4.3."""
    table = short_deck()
    assert set(table.removed) == {"fidel", "nasser", "formosan_resolution"}


def test_cards_held_in_hand_are_not_reshuffled() -> None:
    """4.3: only the discard pile is."""
    table = next_turn(f"T1 AR6 US | us formosan_resolution | ussr nasser, fidel | deck nato | discard {FOURTEEN}")
    assert {"nasser", "fidel"} <= set(table.hand("ussr"))
    assert table.deck_count == 1 + 14 - 6 - 8


def test_a_deck_that_suffices_is_not_reshuffled() -> None:
    """4.3: the discard pile stays where it is."""
    table = next_turn("T1 AR6 US | us formosan_resolution | discard duck_and_cover, blockade")
    assert table.discard == ("duck_and_cover", "blockade")
    assert table.deck_count == 35 - 3 - 16


def test_an_event_that_draws_cards_reshuffles_an_empty_deck() -> None:
    """4.3, card 77: the card just discarded is the only one there is."""
    table = at("T5 AR1 US | us ask_not_what_your_country, nato, fidel | ussr nasser, blockade | deck comecon | discard containment")
    play(table, "us", "card:ask_not_what_your_country", "play:event", "card:nato", "card:fidel", "done")
    assert "comecon" in table.hand("us")
    assert len(table.hand("us")) == 2
    assert (table.deck_count, table.discard) == (2, ())


# 4.4 New periods


def mid_war() -> Table:
    """Turn 4 is dealt: one Early War card in the draw deck, two in the discard pile, two held."""
    return next_turn("T3 AR6 US | us formosan_resolution, nato | ussr nasser | deck comecon | discard duck_and_cover, blockade")


def test_the_mid_war_cards_enter_after_turn_three() -> None:
    """4.1, 4.5 H, ruling 5: 46 cards join the one in the deck, then 8 + 8 are dealt."""
    table = mid_war()
    assert table.deck_count == 1 + 46 - 16
    assert (table.where("star_wars"), table.where("brush_war") != "box") == ("box", True)


def test_a_new_period_leaves_the_discard_pile_alone() -> None:
    """4.4: it joins only at the next reshuffle."""
    assert mid_war().discard == ("duck_and_cover", "blockade")


def test_the_old_deck_is_shuffled_together_with_the_new_period() -> None:
    """4.3.1, 4.4: what is left is not dealt out first, so the last Early War card can stay in the deck."""
    dealt = ("brush_war", "quagmire", "summit", "junta", "allende", "opec", "nixon_plays_the_china_card", "oas_founded")
    table = next_turn("T3 AR6 US | us formosan_resolution, nato | ussr nasser | deck comecon", dealt)
    assert set(dealt[0::2]) <= set(table.hand("ussr"))
    assert set(dealt[1::2]) <= set(table.hand("us"))


def test_no_mid_war_card_enters_after_turn_two() -> None:
    """4.5 H."""
    table = next_turn("T2 AR6 US | us formosan_resolution")
    assert (table.where("brush_war"), table.deck_count) == ("box", 35 - 1 - 16)


def test_the_late_war_cards_enter_after_turn_seven() -> None:
    """4.1, 4.5 H, ruling 5: 21 cards; the discard pile is left alone."""
    table = next_turn("T7 AR7 US | us formosan_resolution | deck comecon | discard duck_and_cover, brush_war")
    assert (table.turn, table.deck_count, table.discard) == (8, 1 + 21 - 18, ("duck_and_cover", "brush_war"))


def test_no_late_war_card_enters_after_turn_six() -> None:
    """4.5 H."""
    table = next_turn("T6 AR7 US | us formosan_resolution")
    assert (table.turn, table.where("star_wars")) == (7, "box")


def test_optional_cards_of_a_period_enter_with_it() -> None:
    """4.4, ruling 5: 48 Mid War cards."""
    table = next_turn("T3 AR6 US | options optional_cards=all | us formosan_resolution | deck comecon")
    assert table.deck_count == 1 + 48 - 18
