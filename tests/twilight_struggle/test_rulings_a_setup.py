"""Rulings 1 to 14: set-up, deck, sequence of a turn."""

import pytest

from detente.engine.table import Table
from detente.games.twilight_struggle.cards import CARDS
from detente.games.twilight_struggle.game import cards_in
from detente.games.twilight_struggle.state import DISCARD, HAND, HAND_USSR, LOG, REMOVED

from .helpers import at, countries, new, offered, play

EASTERN_EUROPE = {
    "finland", "austria", "east_germany", "poland", "czechoslovakia", "hungary", "yugoslavia", "romania", "bulgaria",
}  # fmt: skip
WESTERN_EUROPE = {
    "canada", "uk", "norway", "sweden", "denmark", "benelux", "west_germany", "france", "spain_portugal", "italy", "greece", "turkey",
    "finland", "austria",
}  # fmt: skip
EARLY = {*CARDS[:35], "defectors"} - {"the_china_card"}
EARLY_OPTIONAL = {"the_cambridge_five", "special_relationship", "norad"}
MID, MID_OPTIONAL = set(CARDS[35:81]), {"che", "our_man_in_tehran"}
LATE, LATE_OPTIONAL = set(CARDS[81:102]), {"yuri_and_samantha", "awacs_sale_to_saudis"}
FOURTEEN = ", ".join(CARDS[20:34])  # NATO to Nuclear Test Ban


def last_card(table: Table) -> Table:
    """The US ends the turn with Truman Doctrine: one point in Canada, no event."""
    return play(table, "us", "card:truman_doctrine", "play:influence", "country:canada")


def in_play(table: Table) -> set[str]:
    """The cards of both hands and of the draw pile."""
    return {*table.hand("us"), *table.hand("ussr"), *table.deck}


def steps(table: Table, *names: str) -> list[str]:
    """These kinds of log rows of the last move, in their order."""
    return [LOG[row[0]][0] for row in table.rows()[-1] if LOG[row[0]][0] in names]


# 1 to 3: placing


def test_the_ussr_places_its_six_points_before_the_us_places_seven() -> None:
    """Ruling 1: USSR first, US second."""
    table = new()
    assert (table.to_move, table.question("ussr")) == (("ussr",), "setup")
    countries(table, "ussr", *["poland"] * 6)
    assert (table.to_move, table.question("us")) == (("us",), "setup")
    countries(table, "us", *["france"] * 7)
    assert table.question("us") == table.question("ussr") == "headline"


def test_both_players_see_their_eight_cards_before_the_first_point_is_placed() -> None:
    """Ruling 1: the cards are dealt and seen before placing."""
    table = new()
    assert len(cards_in(table.observe("ussr"), HAND_USSR)) == len(cards_in(table.observe("us"), HAND)) == 8


def test_the_free_soviet_points_may_go_to_austria_and_finland() -> None:
    """Ruling 2: Austria and Finland belong to Eastern Europe too."""
    assert offered(new(), "ussr", "country") == EASTERN_EUROPE


def test_the_free_us_points_may_go_to_canada_austria_finland_greece_and_turkey() -> None:
    """Ruling 2: Austria and Finland belong to both halves, Canada, Greece and Turkey to Western Europe."""
    assert offered(countries(new(), "ussr", *["poland"] * 6), "us", "country") == WESTERN_EUROPE


def test_all_six_soviet_points_may_go_to_one_country() -> None:
    """Ruling 3: no limit per country."""
    assert countries(new(), "ussr", *["poland"] * 6).influence("poland") == (0, 6)


def test_all_seven_us_points_may_go_to_one_country() -> None:
    """Ruling 3: no limit per country, even on top of the fixed points."""
    table = countries(new(), "ussr", *["poland"] * 6)
    assert countries(table, "us", *["canada"] * 7).influence("canada") == (9, 0)


# 4 to 6: the three decks


def test_the_early_war_deck_has_thirty_five_cards() -> None:
    """Ruling 4: cards 1 to 35 without the China Card, plus 103."""
    table = new()
    assert in_play(table) == EARLY
    assert (len(EARLY), table.deck_count) == (35, 19)


def test_the_optional_cards_make_the_early_war_deck_thirty_eight() -> None:
    """Ruling 4: with 104 to 106."""
    table = new(optional_cards="all")
    assert in_play(table) == EARLY | EARLY_OPTIONAL
    assert table.deck_count == 22


@pytest.mark.parametrize(
    ("turn", "options", "cards", "number"),
    [
        ("T3 AR6", "none", MID, 46),
        ("T3 AR6", "all", MID | MID_OPTIONAL, 48),
        ("T7 AR7", "none", LATE, 21),
        ("T7 AR7", "all", LATE | LATE_OPTIONAL, 23),
    ],
)
def test_the_mid_and_late_war_decks_enter_whole(turn: str, options: str, cards: set[str], number: int) -> None:
    """Ruling 5: 36 to 81 (with 107, 108) and 82 to 102 (with 109, 110)."""
    table = at(f"{turn} US | options optional_cards={options} | us truman_doctrine | ussr fidel | deck nasser, blockade")
    last_card(table)
    assert in_play(table) - {"nasser", "blockade", "fidel"} == cards
    assert len(cards) == number


def test_mid_war_cards_enter_at_the_end_of_turn_three_together_with_the_pile() -> None:
    """Ruling 6: the old pile is shuffled in, nothing is lost: 46 and 2 cards, of which 18 are dealt."""
    table = last_card(at("T3 AR6 US | us truman_doctrine | deck nasser, blockade"))
    assert (table.turn, table.deck_count) == (4, 48 - 18)
    assert {"nasser", "blockade"} <= in_play(table)


def test_the_discards_stay_aside_when_a_deck_enters() -> None:
    """Ruling 6, ruling 7: at turn 4 the two cards of the old pile are not dealt out first, and nothing is reshuffled."""
    table = last_card(at("T3 AR6 US | us truman_doctrine | deck nasser, blockade | discard fidel, comecon"))
    assert table.discard == ("fidel", "comecon", "truman_doctrine")


@pytest.mark.parametrize("turn", ["T1 AR6", "T2 AR6", "T4 AR7", "T6 AR7", "T8 AR7"])
def test_no_deck_enters_after_other_turns(turn: str) -> None:
    """Ruling 6: only at the end of turns 3 and 7."""
    table = last_card(at(f"{turn} US | us truman_doctrine | deck {FOURTEEN}"))
    assert in_play(table) <= {*CARDS[20:34], "truman_doctrine"}


# 7 to 9: the deal


def test_a_short_pile_is_dealt_out_before_the_discards_are_shuffled() -> None:
    """Ruling 7: the last three cards go USSR, US, USSR; then the whole discard pile is the new one, in the same deal."""
    table = last_card(at(f"T1 AR6 US | us truman_doctrine | deck fidel, blockade, comecon | discard {FOURTEEN} | removed nasser"))
    assert {"fidel", "comecon"} <= set(table.hand("ussr"))
    assert "blockade" in table.hand("us")
    assert (len(table.hand("us")), len(table.hand("ussr"))) == (8, 8)
    assert (table.discard, table.deck_count) == ((), 3 + 14 + 1 - 16)
    assert table.where("nasser") == "removed"


def test_the_discards_join_in_turn_four_if_even_the_enlarged_pile_runs_out() -> None:
    """Ruling 7: only four Mid War cards are left in the box, so 18 cards need the discards."""
    line = f"T3 AR6 US | us truman_doctrine | deck nasser, blockade | discard {FOURTEEN} | removed {', '.join(CARDS[39:81])}"
    table = last_card(at(line))
    assert (table.discard, table.deck_count) == ((), 2 + 4 + 14 + 1 - 18)


def test_the_first_card_goes_to_the_ussr_and_the_last_ones_in_a_row_to_who_needs_more() -> None:
    """Ruling 8: the US needs two cards, the USSR eight."""
    kept = "captured_nazi_scientist, olympic_games, nato, independent_reds, marshall_plan, indo_pakistani_war"
    pile = "fidel, vietnam_revolts, blockade, korean_war, romanian_abdication, arab_israeli_war, comecon, nasser, suez_crisis, containment"
    table = last_card(at(f"T1 AR6 US | us truman_doctrine, {kept} | deck {pile}"))
    assert set(table.hand("us")) - set(kept.split(", ")) == {"vietnam_revolts", "korean_war"}
    assert set(table.hand("ussr")) == set(pile.split(", ")) - {"vietnam_revolts", "korean_war"}


@pytest.mark.parametrize(("turn", "size"), [("T1 AR6", 8), ("T2 AR6", 8), ("T3 AR6", 9), ("T9 AR7", 9)])
def test_hands_are_filled_up_with_kept_cards_counted(turn: str, size: int) -> None:
    """Ruling 9: to 8 in turns 1 to 3, then to 9."""
    table = last_card(at(f"{turn} US | us truman_doctrine, fidel, nasser | ussr blockade"))
    assert (len(table.hand("us")), len(table.hand("ussr"))) == (size, size)


def test_the_china_card_does_not_count_for_the_hand() -> None:
    """Ruling 9: the holder gets eight other cards."""
    table = last_card(at("T1 AR6 US | us truman_doctrine | china us up"))
    assert (len(table.hand("us")), table.china) == (8, "us")


def test_a_hand_at_the_limit_gets_nothing() -> None:
    """Ruling 9: nine cards, one played, eight kept."""
    eight = CARDS[21:29]
    table = last_card(at(f"T1 AR6 US | us truman_doctrine, {', '.join(eight)} | ussr {', '.join(CARDS[6:14])} | deck nasser, nato"))
    assert (table.hand("us"), table.hand("ussr"), table.deck) == (eight, CARDS[6:14], ("nasser", "nato"))


# 10 and 11: the end and the beginning of a turn


def test_a_turn_ends_with_penalty_held_cards_china_card_and_turn_marker() -> None:
    """Ruling 10: in this order, the new deck with the turn marker."""
    line = "T3 AR6 US | options reveal_held=true | defcon 3 | milops 1:3 | china us down | us truman_doctrine | ussr fidel"
    table = last_card(at(line))
    order = ("penalty", "held", "china", "era", "turn", "deal")
    assert list(dict.fromkeys(steps(table, *order))) == list(order)
    assert (table.vp, table.china_up) == (-2, True)


def test_the_space_race_discard_comes_after_the_penalty_and_before_the_deal() -> None:
    """Ruling 10: the US in box 6 discards at the end of turn 4; its hand is filled up to nine afterwards."""
    line = "T4 AR7 US | space 6:0 | defcon 3 | milops 0:3 | china ussr down | us truman_doctrine, nasser, fidel | ussr blockade"
    table = last_card(at(line))
    assert (table.question("us"), table.vp, table.turn, table.china_up) == ("held", -3, 4, False)
    play(table, "us", "card:fidel")
    assert (table.where("fidel"), table.turn, table.china_up, len(table.hand("us"))) == ("discard", 5, True, 9)


def test_after_turn_ten_there_is_final_scoring_instead_of_a_new_turn() -> None:
    """Ruling 10: the China Card point decides an otherwise empty board."""
    table = last_card(at("T10 AR7 US | us truman_doctrine | ussr fidel"))
    assert str(table.outcome) == "ussr: final_scoring"
    assert (table.turn, table.vp, table.hand("ussr")) == (10, -1, ("fidel",))


def test_defcon_stays_at_five_at_the_start_of_turn_one() -> None:
    """Ruling 11: there is nothing to improve."""
    table = countries(countries(new(), "ussr", *["poland"] * 6), "us", *["france"] * 7)
    assert (table.turn, table.defcon, table.question("us")) == (1, 5, "headline")


@pytest.mark.parametrize(("before", "after"), [(2, 3), (3, 4), (4, 5), (5, 5)])
def test_defcon_improves_by_one_at_the_start_of_a_later_turn(before: int, after: int) -> None:
    """Ruling 11: +1 if below 5."""
    table = last_card(at(f"T1 AR6 US | defcon {before} | us truman_doctrine"))
    assert (table.turn, table.defcon) == (2, after)


# 12 to 14: open piles, empty hands, no passing


@pytest.mark.parametrize("seat", ["us", "ussr", "spectator"])
def test_discards_and_removed_cards_are_open_to_everybody(seat: str) -> None:
    """Ruling 12: at any time, also while the other side is to move."""
    seen = at("T2 AR1 US | us nasser | ussr comecon | discard fidel, blockade | removed nato").observe(seat)
    assert (cards_in(seen, DISCARD), cards_in(seen, REMOVED)) == (("fidel", "blockade"), ("nato",))


def test_the_hand_of_the_other_side_is_not_open() -> None:
    """Ruling 12: only the discards and the removed cards."""
    seen = at("T2 AR1 US | us nasser | ussr comecon | discard fidel").observe("us")
    assert (cards_in(seen, HAND), cards_in(seen, HAND_USSR)) == (("nasser",), ())


def test_a_player_without_cards_sits_out_while_the_other_finishes_the_turn() -> None:
    """Ruling 13: the US has no cards in rounds 5 and 6."""
    table = play(at("T1 AR5 USSR | ussr nasser, fidel"), "ussr", "card:nasser", "play:event")
    assert (table.to_move, table.round, table.turn) == (("ussr",), 6, 1)


def test_a_player_without_cards_may_play_the_china_card() -> None:
    """Ruling 13: voluntarily, if it lies face up."""
    table = play(at("T1 AR5 USSR | china us up | ussr nasser, fidel"), "ussr", "card:nasser", "play:event")
    assert offered(table, "us") == {"card:the_china_card", "done"}
    assert play(table, "us", "done").china == "us"


def test_a_player_without_cards_may_not_play_the_china_card_face_down() -> None:
    """Ruling 13: only if face up."""
    table = play(at("T1 AR5 USSR | china us down | ussr nasser, fidel"), "ussr", "card:nasser", "play:event")
    assert (table.to_move, table.round) == (("ussr",), 6)


def test_a_player_with_cards_may_not_pass() -> None:
    """Ruling 14: one of the cards, or the China Card, must be played."""
    table = at("T4 AR7 USSR | ussr nasser, fidel | us comecon")
    assert offered(table, "ussr") == {"card:nasser", "card:fidel", "card:the_china_card"}


def test_an_eighth_round_is_voluntary() -> None:
    """Ruling 14: Space Station gives the US an eighth round that it may let go."""
    table = play(at("T4 AR8 US | space 8:7 | us nasser, fidel | ussr comecon"), "us", "done")
    assert (table.turn, table.question("us")) == (5, "headline")
    assert {"nasser", "fidel"} <= set(table.hand("us"))
