"""Early War cards 6 to 9: the China Card, Socialist Governments, Fidel, Vietnam Revolts."""

import pytest

from .helpers import at, countries, event, offered, play

# 6 The China Card


def test_the_china_card_cannot_be_headlined() -> None:
    """Card 6, 9.5."""
    table = at("T1 headline | ussr nasser, fidel | us blockade")
    assert offered(table, "ussr", "card") == {"nasser", "fidel"}


def test_the_china_card_has_no_event() -> None:
    """Card 6: operations only."""
    table = play(at("T1 AR1 USSR | influence japan 1:0 | ussr nasser | us blockade"), "ussr", "card:the_china_card")
    assert offered(table, "ussr") == {"play:influence", "play:realign", "play:coup", "play:space"}


def test_the_china_card_places_five_points_if_all_are_in_asia() -> None:
    """Card 6, 9.6: the fifth point is for Asia only and may be left."""
    table = at("T1 AR1 USSR | influence pakistan 0:1, iraq 0:1 | ussr nasser | us blockade")
    play(table, "ussr", "card:the_china_card", "play:influence")
    countries(table, "ussr", *["pakistan"] * 4)
    assert offered(table, "ussr", "country") == {"pakistan", "india", "afghanistan", "north_korea"}
    assert "done" in offered(table, "ussr")
    countries(table, "ussr", "india")
    assert (table.influence("pakistan"), table.influence("india"), table.to_move) == ((0, 5), (0, 1), ("us",))


def test_the_china_card_counts_southeast_asia_as_asia() -> None:
    """Card 6, 9.6: the fifth point may follow four in Vietnam."""
    table = at("T1 AR1 USSR | influence vietnam 0:1 | ussr nasser | us blockade")
    play(table, "ussr", "card:the_china_card", "play:influence")
    countries(table, "ussr", *["vietnam"] * 5)
    assert (table.influence("vietnam"), table.to_move) == ((0, 6), ("us",))


@pytest.mark.parametrize("order", [("poland", "pakistan", "pakistan", "pakistan"), ("pakistan", "pakistan", "pakistan", "poland")])
def test_the_china_card_is_worth_four_if_one_point_leaves_asia(order: tuple[str, ...]) -> None:
    """Card 6, ruling 103."""
    table = at("T1 AR1 USSR | influence pakistan 0:1 | ussr nasser | us blockade")
    play(table, "ussr", "card:the_china_card", "play:influence")
    countries(table, "ussr", *order)
    assert (table.influence("pakistan"), table.influence("poland"), table.to_move) == ((0, 4), (0, 1), ("us",))


def test_the_china_card_bonus_may_be_part_of_a_price_of_two() -> None:
    """Ruling 57: three points in Pakistan, then one for 2 ops in US-controlled India."""
    table = at("T1 AR1 USSR | influence pakistan 0:1, india 3:0 | ussr nasser | us blockade")
    play(table, "ussr", "card:the_china_card", "play:influence")
    countries(table, "ussr", "pakistan", "pakistan", "pakistan", "india")
    assert (table.influence("india"), table.to_move) == ((3, 1), ("us",))


def test_the_china_card_coups_with_five_in_asia() -> None:
    """Card 6: die 2 + 5 - 2 x 2 in Pakistan; 5 military operations."""
    table = at("T1 AR1 USSR | influence pakistan 2:0 | ussr nasser | us blockade")
    play(table, "ussr", "card:the_china_card", "play:coup", "country:pakistan", dice=(2,))
    assert (table.influence("pakistan"), table.milops["ussr"], table.defcon) == ((0, 1), 5, 4)


def test_the_china_card_coups_with_four_elsewhere() -> None:
    """Card 6: die 2 + 4 - 2 x 2 in Iran; 4 military operations."""
    table = at("T1 AR1 USSR | influence iran 2:0 | ussr nasser | us blockade")
    play(table, "ussr", "card:the_china_card", "play:coup", "country:iran", dice=(2,))
    assert (table.influence("iran"), table.milops["ussr"]) == ((0, 0), 4)


def test_the_china_card_gives_a_fifth_realignment_roll_in_asia_after_four_there() -> None:
    """Card 6 [F]: the fifth must be in Asia too."""
    table = at("T1 AR1 USSR | influence japan 9:0, iran 9:0 | ussr nasser | us blockade")
    play(table, "ussr", "card:the_china_card", "play:realign", dice=(1,) * 8)
    countries(table, "ussr", *["japan"] * 4)
    assert offered(table, "ussr") == {"country:japan", "done"}


def test_the_china_card_gives_no_fifth_realignment_roll_after_one_elsewhere() -> None:
    """Card 6 [F]."""
    table = at("T1 AR1 USSR | influence japan 9:0, iran 9:0 | ussr nasser | us blockade")
    play(table, "ussr", "card:the_china_card", "play:realign", dice=(1,) * 8)
    countries(table, "ussr", "japan", "iran", "japan", "japan")
    assert table.to_move == ("us",)


@pytest.mark.parametrize(("ops", "allowed"), [("0:0", True), ("0:-1", False)])
def test_the_china_card_enters_the_space_race_with_four(ops: str, allowed: bool) -> None:
    """Card 6 [F]: value 4 with modifiers, no bonus for Asia; the last box asks 4."""
    table = at(f"T1 AR1 USSR | space 0:7 | ops {ops} | ussr nasser | us blockade")
    play(table, "ussr", "card:the_china_card")
    assert ("play:space" in offered(table, "ussr")) is allowed


def test_red_scare_and_vietnam_revolts_change_the_china_card() -> None:
    """EX-7.4-1: 4 + 1 + 1 - 1 = 5 points if all go to Southeast Asia."""
    table = at("T1 AR1 USSR | ops 0:-1 | effects vietnam_revolts | influence vietnam 0:2 | ussr nasser | us blockade")
    play(table, "ussr", "card:the_china_card", "play:influence")
    countries(table, "ussr", *["vietnam"] * 4)
    assert offered(table, "ussr", "country") == {"vietnam", "laos_cambodia", "thailand"}
    countries(table, "ussr", "vietnam")
    assert (table.influence("vietnam"), table.to_move) == ((0, 7), ("us",))


def test_containment_does_not_raise_the_china_card_above_four_but_for_asia() -> None:
    """G9: the sum is limited to 4 once, the place bonus comes on top."""
    table = at("T1 AR1 US | china us up | effects containment | influence japan 1:0 | ussr nasser | us blockade")
    play(table, "us", "card:the_china_card", "play:influence")
    countries(table, "us", *["japan"] * 5)
    assert (table.influence("japan"), table.to_move) == ((6, 0), ("ussr",))


@pytest.mark.parametrize("use", ["influence", "space"])
def test_the_china_card_passes_to_the_opponent_face_down(use: str) -> None:
    """Card 6, 9.3: the US cannot use it this turn."""
    table = play(at("T1 AR1 USSR | ussr nasser | us blockade"), "ussr", "card:the_china_card", f"play:{use}", dice=(6,))
    if use == "influence":
        countries(table, "ussr", *["poland"] * 4)
    assert (table.china, table.china_up) == ("us", False)
    assert offered(table, "us") == {"card:blockade"}


def test_the_china_card_is_turned_up_at_the_end_of_the_turn() -> None:
    """Card 6, 9.3."""
    table = at("T1 AR6 US | china us down | us captured_nazi_scientist | ussr nasser")
    play(table, "us", "card:captured_nazi_scientist", "play:influence", "country:canada")
    assert (table.turn, table.china, table.china_up) == (2, "us", True)


@pytest.mark.parametrize(("number", "allowed"), [(5, True), (6, False)])
def test_the_china_card_may_not_crowd_out_a_scoring_card(number: int, allowed: bool) -> None:
    """Card 6, 9.5: with one scoring card the last round belongs to it."""
    table = at(f"T1 AR{number} USSR | ussr asia_scoring, nasser | us blockade, fidel")
    assert ("the_china_card" in offered(table, "ussr", "card")) is allowed


def test_nothing_forces_the_play_of_the_china_card() -> None:
    """9.8, ruling 13: with an empty hand it may be played, or not."""
    table = at("T1 AR6 USSR | us blockade")
    assert offered(table, "ussr") == {"card:the_china_card", "done"}
    play(table, "ussr", "done")
    assert (table.china, table.to_move) == ("ussr", ("us",))


@pytest.mark.parametrize("use", ["influence", "space"])
def test_formosan_resolution_ends_when_the_us_plays_the_china_card(use: str) -> None:
    """Card 6 [F]: any play, the space race included."""
    table = at("T2 AR1 US | china us up | effects formosan_resolution | us blockade | ussr nasser")
    play(table, "us", "card:the_china_card", f"play:{use}")
    assert table.effects == ()


def test_formosan_resolution_survives_the_china_card_of_the_ussr() -> None:
    """Card 6: only a play by the US ends it."""
    table = at("T2 AR1 USSR | effects formosan_resolution | us blockade | ussr nasser")
    play(table, "ussr", "card:the_china_card", "play:space")
    assert table.effects == ("formosan_resolution",)


@pytest.mark.parametrize(("holder", "points"), [("us up", 1), ("ussr down", -1)])
def test_the_china_card_is_worth_a_point_at_the_end_of_turn_ten(holder: str, points: int) -> None:
    """Card 6: face up or down."""
    table = at(f"T10 AR7 US | defcon 2 | milops 2:2 | china {holder} | us captured_nazi_scientist | ussr fidel")
    play(table, "us", "card:captured_nazi_scientist", "play:influence", "country:canada")
    assert table.outcome is not None
    assert (table.outcome.ending, table.vp) == ("final_scoring", points)


# 7 Socialist Governments


def test_socialist_governments_takes_three_and_at_most_two_from_a_country() -> None:
    """Card 7."""
    table = at("T1 AR1 USSR | influence france 3:0, italy 2:0 | ussr socialist_governments, nasser | us blockade")
    event(table, "ussr", "socialist_governments")
    countries(table, "ussr", "france", "france")
    assert offered(table, "ussr") == {"country:italy"}
    countries(table, "ussr", "italy")
    assert (table.influence("france"), table.influence("italy"), table.to_move) == ((1, 0), (1, 0), ("us",))
    assert table.where("socialist_governments") == "discard"


def test_socialist_governments_reaches_all_of_western_europe_and_nothing_else() -> None:
    """Card 7: Canada, Greece, Turkey, Finland and Austria belong to it; Poland and Israel do not."""
    inside = {"canada", "greece", "turkey", "finland", "austria", "uk"}
    board = ", ".join(f"{name} 1:0" for name in [*sorted(inside), "poland", "yugoslavia", "israel"])
    table = at(f"T1 AR1 USSR | influence {board}, france 0:2 | ussr socialist_governments, nasser | us blockade")
    event(table, "ussr", "socialist_governments")
    assert offered(table, "ussr", "country") == inside
    assert "done" not in offered(table, "ussr")


@pytest.mark.parametrize(("before", "taken", "left"), [(3, 2, 1), (1, 1, 0)])
def test_socialist_governments_takes_what_there_is(before: int, taken: int, left: int) -> None:
    """Card 7, G5: two of one country, or the only one."""
    table = at(f"T1 AR1 USSR | influence france {before}:0 | ussr socialist_governments, nasser | us blockade")
    event(table, "ussr", "socialist_governments")
    countries(table, "ussr", *["france"] * taken)
    assert (table.influence("france"), table.to_move) == ((left, 0), ("us",))


def test_socialist_governments_without_a_target_does_nothing() -> None:
    """Card 7, G5."""
    table = at("T1 AR1 USSR | influence poland 2:0 | ussr socialist_governments, nasser | us blockade")
    event(table, "ussr", "socialist_governments")
    assert (table.influence("poland"), table.to_move, table.where("socialist_governments")) == ((2, 0), ("us",), "discard")


def test_socialist_governments_played_by_the_us_lets_the_ussr_choose() -> None:
    """Card 7, G1."""
    table = at("T1 AR1 US | influence france 3:0, italy 2:0 | us socialist_governments, blockade | ussr nasser")
    event(table, "us", "socialist_governments")
    assert (table.question("ussr"), table.to_move) == ("take", ("ussr",))


def test_socialist_governments_is_no_event_after_the_iron_lady() -> None:
    """Card 7, 7.5: operations only, for either side."""
    line = "T8 AR1 {} | effects the_iron_lady | influence france 3:0 | ussr {} | us {}"
    table = play(at(line.format("USSR", "socialist_governments, nasser", "blockade")), "ussr", "card:socialist_governments")
    assert "play:event" not in offered(table, "ussr")
    table = event(at(line.format("US", "nasser", "socialist_governments, blockade")), "us", "socialist_governments")
    assert (table.question("us"), table.influence("france")) == ("operations", (3, 0))


# 8 Fidel


@pytest.mark.parametrize(("before", "after"), [("0:0", (0, 3)), ("2:0", (0, 3)), ("1:2", (0, 3)), ("2:5", (0, 5))])
def test_fidel_clears_the_us_from_cuba_and_raises_the_ussr_to_control(before: str, after: tuple[int, int]) -> None:
    """Card 8: influence above 3 is kept."""
    table = event(at(f"T1 AR1 USSR | influence cuba {before} | ussr fidel, nasser | us blockade"), "ussr", "fidel")
    assert (table.influence("cuba"), table.control("cuba"), table.where("fidel")) == (after, "ussr", "removed")


def test_fidel_after_us_operations_wipes_out_what_they_placed() -> None:
    """Card 8, G6: the event is resolved on the board as it then is; the card is removed."""
    table = at("T1 AR1 US | influence cuba 1:0 | us fidel, blockade | ussr nasser")
    play(table, "us", "card:fidel", "play:influence")
    countries(table, "us", "cuba", "cuba")
    assert (table.influence("cuba"), table.where("fidel")) == ((0, 3), "removed")


def test_fidel_used_by_the_ussr_for_operations_is_discarded_without_its_event() -> None:
    """2.2.3: an own card is played for its event or for operations."""
    table = at("T1 AR1 USSR | influence cuba 1:0, poland 0:1 | ussr fidel, nasser | us blockade")
    play(table, "ussr", "card:fidel", "play:influence")
    countries(table, "ussr", "poland", "poland")
    assert (table.influence("cuba"), table.where("fidel")) == ((1, 0), "discard")


# 9 Vietnam Revolts


def revolts(hand: str, influence: str = "vietnam 0:2", seat: str = "USSR") -> str:
    """A round in a turn in which Vietnam Revolts has happened."""
    return f"T2 AR2 {seat} | effects vietnam_revolts | influence {influence} | ussr {hand}, blockade | us fidel, korean_war"


def test_vietnam_revolts_adds_two_in_vietnam_and_stays_for_the_turn() -> None:
    """Card 9."""
    table = at("T1 AR6 USSR | influence vietnam 1:0 | ussr vietnam_revolts, nasser | us captured_nazi_scientist")
    event(table, "ussr", "vietnam_revolts")
    assert (table.influence("vietnam"), table.effects, table.where("vietnam_revolts")) == ((1, 2), ("vietnam_revolts",), "removed")
    play(table, "us", "card:captured_nazi_scientist", "play:influence", "country:canada")
    assert (table.turn, table.effects) == (2, ())


def test_vietnam_revolts_makes_a_card_spent_in_southeast_asia_worth_one_more() -> None:
    """Card 9: the extra point is for Southeast Asia only, even on a card of 4."""
    table = play(at(revolts("nuclear_test_ban")), "ussr", "card:nuclear_test_ban", "play:influence")
    countries(table, "ussr", *["vietnam"] * 4)
    assert offered(table, "ussr") == {"country:vietnam", "country:laos_cambodia", "country:thailand", "done"}
    countries(table, "ussr", "thailand")
    assert (table.influence("vietnam"), table.influence("thailand"), table.to_move) == ((0, 6), (0, 1), ("us",))


def test_vietnam_revolts_may_be_part_of_a_price_of_two() -> None:
    """Card 9, ruling 57 alike: a card of 1 is worth 2 in US-controlled Laos/Cambodia."""
    table = at("T2 AR2 USSR | effects vietnam_revolts | influence vietnam 0:2, laos_cambodia 1:0 | ussr nasser, fidel | us blockade")
    play(table, "ussr", "card:nasser", "play:influence", "country:laos_cambodia")
    assert (table.influence("laos_cambodia"), table.to_move) == ((1, 1), ("us",))


def test_vietnam_revolts_opens_influence_where_only_the_bonus_can_pay() -> None:
    """Card 9: everything in reach is under US control, and a card of 1 is worth 2 in Vietnam."""
    held = "finland 4:0, poland 3:0, romania 3:0, afghanistan 2:0, north_korea 3:0, vietnam 3:1, laos_cambodia 1:0, thailand 2:0"
    table = play(at(revolts("nasser", held)), "ussr", "card:nasser")
    assert "play:influence" in offered(table, "ussr")
    play(table, "ussr", "play:influence")
    assert offered(table, "ussr") == {"country:vietnam", "country:laos_cambodia", "country:thailand"}


def test_vietnam_revolts_gives_nothing_if_one_point_goes_elsewhere() -> None:
    """Card 9: North Korea is in Asia but not in Southeast Asia."""
    table = play(at(revolts("decolonization")), "ussr", "card:decolonization", "play:influence")
    countries(table, "ussr", "north_korea", "vietnam")
    assert (table.influence("vietnam"), table.to_move) == ((0, 3), ("us",))


def test_vietnam_revolts_strengthens_a_coup_in_southeast_asia() -> None:
    """Card 9, G9: die 2 + 3 - 4 in Thailand, 3 military operations."""
    table = at(revolts("decolonization", "thailand 2:0"))
    play(table, "ussr", "card:decolonization", "play:coup", "country:thailand", dice=(2,))
    assert (table.influence("thailand"), table.milops["ussr"]) == ((1, 0), 3)


def test_vietnam_revolts_does_not_strengthen_a_coup_elsewhere() -> None:
    """Card 9: die 2 + 2 - 4 in Iran."""
    table = at(revolts("decolonization", "iran 2:0"))
    play(table, "ussr", "card:decolonization", "play:coup", "country:iran", dice=(2,))
    assert (table.influence("iran"), table.milops["ussr"]) == ((2, 0), 2)


def test_vietnam_revolts_gives_a_further_realignment_roll_in_southeast_asia() -> None:
    """Card 9: a third roll with a card of 2, in Southeast Asia only."""
    table = at(revolts("decolonization", "thailand 9:0, iran 9:0"))
    play(table, "ussr", "card:decolonization", "play:realign", dice=(1,) * 4)
    countries(table, "ussr", "thailand", "thailand")
    assert offered(table, "ussr") == {"country:thailand", "done"}


def test_vietnam_revolts_counts_for_operations_granted_by_an_event() -> None:
    """Card 9, G7: 4 operations of a boycotted Olympic Games place 5 points."""
    table = event(at(revolts("olympic_games")), "ussr", "olympic_games")
    play(table, "us", "boycott")
    play(table, "ussr", "play:influence")
    countries(table, "ussr", *["vietnam"] * 5)
    assert table.influence("vietnam") == (0, 7)


def test_vietnam_revolts_gives_the_us_nothing() -> None:
    """Card 9: the operations of a US player who lets the event go first are unaffected."""
    table = at("T1 AR1 US | influence malaysia 1:0 | us vietnam_revolts, blockade | ussr nasser")
    event(table, "us", "vietnam_revolts")
    play(table, "us", "play:influence")
    countries(table, "us", "malaysia", "malaysia")
    assert (table.influence("malaysia"), table.influence("vietnam"), table.to_move) == ((3, 0), (0, 2), ("ussr",))
