"""Early War cards 103 to 106: Defectors and the optional Cambridge Five, Special Relationship, NORAD."""

import pytest

from detente.engine.table import Table

from .helpers import at, countries, event, offered, play

OPTIONAL = "options optional_cards=all"

# 103 Defectors


def headlines(line: str, us: str, ussr: str, cards: tuple[str, ...] = ()) -> Table:
    """Both sides put down a headline."""
    table = play(at(line), "us", f"card:{us}")
    return play(table, "ussr", f"card:{ussr}", cards=cards)


@pytest.mark.parametrize("card", ["nuclear_test_ban", "fidel", "europe_scoring"])
def test_defectors_headlined_by_the_us_cancel_the_soviet_headline(card: str) -> None:
    """Card 103: whatever its value; starred and scoring cards go to the discards too."""
    table = headlines(f"T1 headline | influence cuba 1:0, france 3:0 | us defectors, blockade | ussr {card}, nasser", "defectors", card)
    assert (table.where(card), table.where("defectors")) == ("discard", "discard")
    assert (table.vp, table.influence("cuba"), table.outcome) == (0, (1, 0), None)
    assert (table.to_move, table.question("ussr")) == (("ussr",), "card")


def test_defectors_headlined_by_the_ussr_have_no_effect() -> None:
    """Card 103 [F]: the US headline takes place, no VP."""
    table = headlines("T1 headline | us containment, blockade | ussr defectors, nasser", "containment", "defectors")
    assert (table.vp, table.ops_change["us"], table.where("defectors")) == (0, 1, "discard")


@pytest.mark.parametrize("how", ["event_first", "influence"])
def test_defectors_played_by_the_ussr_for_operations_pay_the_us_one(how: str) -> None:
    """Card 103: in its own action round; the USSR has 2 operations."""
    table = play(at("T1 AR1 USSR | ussr defectors, nasser | us fidel"), "ussr", "card:defectors", f"play:{how}")
    if how == "event_first":
        play(table, "ussr", "play:influence")
    countries(table, "ussr", "poland", "poland")
    assert (table.vp, table.to_move, table.where("defectors")) == (1, ("us",), "discard")


def test_defectors_on_the_space_race_pay_nothing() -> None:
    """Card 103."""
    table = play(at("T1 AR1 USSR | ussr defectors, nasser | us fidel"), "ussr", "card:defectors", "play:space", dice=(6,))
    assert (table.vp, table.where("defectors")) == (0, "discard")


def test_defectors_with_un_intervention_pay_nothing() -> None:
    """Cards 32 and 103: the event does not occur."""
    table = event(at("T1 AR1 USSR | ussr defectors, un_intervention, nasser | us fidel"), "ussr", "un_intervention")
    play(table, "ussr", "card:defectors", "play:influence")
    countries(table, "ussr", "poland", "poland")
    assert (table.vp, table.to_move, table.where("defectors")) == (0, ("us",), "discard")


def test_defectors_in_a_us_action_round_are_operations_only() -> None:
    """Card 103: no event, no VP."""
    table = play(at("T1 AR1 US | us defectors, fidel | ussr nasser"), "us", "card:defectors")
    assert "play:event" not in offered(table, "us")
    play(table, "us", "play:influence")
    countries(table, "us", "canada", "canada")
    assert (table.vp, table.where("defectors")) == (0, "discard")


@pytest.mark.parametrize("seat", ["us", "ussr"])
def test_defectors_found_by_five_year_plan_in_an_action_round_have_no_effect(seat: str) -> None:
    """Card 103 [C]: no VP, even in a Soviet round."""
    hands = {"us": "us five_year_plan, fidel | ussr defectors, nasser", "ussr": "ussr five_year_plan, defectors, nasser | us fidel"}
    table = event(at(f"T1 AR1 {seat} | {hands[seat]}"), seat, "five_year_plan", cards=("defectors",))
    assert (table.vp, table.where("defectors")) == (0, "discard")


def test_defectors_found_by_a_us_headline_cancel_a_soviet_headline_still_to_come() -> None:
    """Card 103 [F]: Five Year Plan (3) before Fidel (2)."""
    line = "T1 headline | influence cuba 1:0 | us five_year_plan, blockade | ussr fidel, defectors"
    table = headlines(line, "five_year_plan", "fidel", cards=("defectors",))
    assert (table.influence("cuba"), table.where("fidel"), table.where("defectors")) == ((1, 0), "discard", "discard")


def test_defectors_found_by_a_us_headline_come_too_late_for_a_soviet_headline_already_resolved() -> None:
    """Card 103: Nuclear Test Ban (4) before Five Year Plan (3)."""
    line = "T1 headline | defcon 4 | us five_year_plan, blockade | ussr nuclear_test_ban, defectors"
    table = headlines(line, "five_year_plan", "nuclear_test_ban", cards=("defectors",))
    assert (table.vp, table.defcon, table.where("nuclear_test_ban")) == (-2, 5, "discard")


def test_defectors_taken_with_missile_envy_pay_nothing() -> None:
    """Card 103 [C]: the USSR uses the value, the event is not triggered."""
    table = event(at("T5 AR1 USSR | ussr missile_envy, nasser | us defectors, captured_nazi_scientist"), "ussr", "missile_envy")
    play(table, "us", "card:defectors")
    play(table, "ussr", "play:influence")
    countries(table, "ussr", "poland", "poland")
    assert (table.vp, table.where("defectors")) == (0, "discard")


def test_defectors_discarded_by_force_pay_nothing() -> None:
    """Card 103 [C]: Terrorism takes them from the Soviet hand."""
    table = event(at("T8 AR1 US | us terrorism, fidel | ussr defectors, nasser"), "us", "terrorism", cards=("defectors",))
    assert (table.vp, table.where("defectors")) == (0, "discard")


# 104 The Cambridge Five


def spies(us: str, turn: int = 4, more: str = "") -> Table:
    """The USSR has played The Cambridge Five against this US hand."""
    line = f"T{turn} AR1 USSR | {OPTIONAL} | {more}ussr the_cambridge_five, nasser | us {us}"
    return event(at(line), "ussr", "the_cambridge_five")


def test_the_cambridge_five_show_the_scoring_cards_of_the_us_and_nothing_else() -> None:
    """Card 104."""
    assert "us asia_scoring, middle_east_scoring, ?1" in spies("asia_scoring, middle_east_scoring, fidel").position("ussr")


def test_the_cambridge_five_add_one_point_in_a_region_named_on_a_shown_card() -> None:
    """Card 104, ruling 128: US-controlled countries too; discarded."""
    table = spies("middle_east_scoring, fidel", more="influence israel 4:0 | ")
    middle_east = {"lebanon", "syria", "israel", "jordan", "egypt", "libya", "iraq", "iran", "gulf_states", "saudi_arabia"}
    assert offered(table, "ussr", "country") == middle_east
    countries(table, "ussr", "israel")
    assert (table.influence("israel"), table.to_move, table.where("the_cambridge_five")) == ((4, 1), ("us",), "discard")


def test_the_cambridge_five_may_choose_among_several_regions() -> None:
    """Card 104: one point in all."""
    table = spies("europe_scoring, africa_scoring, fidel")
    assert {"poland", "france", "angola"} <= offered(table, "ussr", "country")
    assert "iran" not in offered(table, "ussr", "country")
    countries(table, "ussr", "angola")
    assert (table.influence("angola"), table.to_move) == ((0, 1), ("us",))


def test_the_cambridge_five_with_southeast_asia_scoring_reach_its_seven_countries() -> None:
    """Card 104."""
    southeast = {"burma", "laos_cambodia", "thailand", "vietnam", "malaysia", "indonesia", "philippines"}
    assert offered(spies("southeast_asia_scoring, fidel"), "ussr", "country") == southeast


def test_the_cambridge_five_may_decline_the_point() -> None:
    """Card 104: the USSR may add it."""
    table = play(spies("asia_scoring, fidel"), "ussr", "done")
    assert (table.to_move, table.where("the_cambridge_five")) == (("us",), "discard")


def test_the_cambridge_five_do_not_see_a_scoring_card_put_down_as_a_headline() -> None:
    """Card 104, G12: Asia Scoring lies on the table, Europe Scoring is in the hand."""
    line = f"T4 headline | {OPTIONAL} | us asia_scoring, europe_scoring, fidel | ussr the_cambridge_five, nasser"
    table = headlines(line, "asia_scoring", "the_cambridge_five")
    assert "poland" in offered(table, "ussr", "country")
    assert "india" not in offered(table, "ussr", "country")


def test_the_cambridge_five_do_nothing_against_a_hand_without_scoring_cards() -> None:
    """Card 104."""
    table = spies("fidel, containment")
    assert (table.to_move, table.where("the_cambridge_five")) == (("us",), "discard")
    assert "us ?2" in table.position("ussr")


@pytest.mark.parametrize(("turn", "allowed"), [(7, True), (8, False)])
def test_the_cambridge_five_are_no_event_in_the_late_war(turn: int, allowed: bool) -> None:
    """Card 104, G17: turns 8 to 10."""
    table = at(f"T{turn} AR1 USSR | {OPTIONAL} | ussr the_cambridge_five, nasser | us asia_scoring, fidel")
    play(table, "ussr", "card:the_cambridge_five")
    assert ("play:event" in offered(table, "ussr")) is allowed


def test_the_cambridge_five_played_by_the_us_in_the_late_war_show_nothing() -> None:
    """Card 104: the US has plain operations."""
    table = event(at(f"T8 AR1 US | {OPTIONAL} | us the_cambridge_five, asia_scoring, fidel | ussr nasser"), "us", "the_cambridge_five")
    assert table.question("us") == "operations"
    assert "us ?2" in table.position("ussr")


# 105 Special Relationship


def friends(influence: str, more: str = "", seat: str = "US") -> str:
    """A side is about to play Special Relationship."""
    other = "us" if seat == "USSR" else "ussr"
    return f"T4 AR1 {seat} | {OPTIONAL} | {more}influence {influence} | {seat.lower()} special_relationship, nasser | {other} fidel"


def test_special_relationship_without_nato_adds_one_next_to_the_united_kingdom() -> None:
    """Card 105: Canada, Norway, Benelux or France; no VP; discarded."""
    table = event(at(friends("uk 5:0")), "us", "special_relationship")
    assert offered(table, "us") == {f"country:{name}" for name in ("canada", "norway", "benelux", "france")}
    countries(table, "us", "france")
    assert (table.influence("france"), table.vp, table.to_move) == ((1, 0), 0, ("ussr",))
    assert table.where("special_relationship") == "discard"


def test_special_relationship_with_nato_adds_two_in_western_europe_and_pays_two() -> None:
    """Card 105: both points in one country, Soviet-controlled ones allowed (G4)."""
    table = event(at(friends("uk 5:0, austria 0:4", "effects marshall_plan, nato | ")), "us", "special_relationship")
    assert len(offered(table, "us", "country")) == 14
    assert "done" not in offered(table, "us")
    countries(table, "us", "austria")
    assert (table.influence("austria"), table.vp, table.to_move) == ((2, 4), 2, ("ussr",))


@pytest.mark.parametrize("uk", ["4:0", "5:1"])
def test_special_relationship_needs_control_of_the_united_kingdom(uk: str) -> None:
    """Card 105: else it is no event."""
    table = play(at(friends(f"uk {uk}")), "us", "card:special_relationship")
    assert "play:event" not in offered(table, "us")


def test_special_relationship_played_by_the_ussr_gives_the_us_its_point() -> None:
    """Card 105, 5.2: then the Soviet operations."""
    table = event(at(friends("uk 5:0", seat="USSR")), "ussr", "special_relationship")
    countries(table, "us", "canada")
    assert (table.influence("canada"), table.question("ussr")) == ((1, 0), "operations")


def test_special_relationship_fails_if_soviet_operations_first_break_control() -> None:
    """Card 105, G6: 2 operations for one point in the United Kingdom; discarded."""
    table = play(at(friends("uk 5:0, norway 0:1", seat="USSR")), "ussr", "card:special_relationship", "play:influence")
    countries(table, "ussr", "uk")
    assert (table.influence("uk"), table.to_move, table.where("special_relationship")) == ((5, 1), ("us",), "discard")


# 106 NORAD


def norad(influence: str, seat: str = "USSR", defcon: int = 3) -> Table:
    """NORAD in force; a side with Duck and Cover, or a coup in Angola, can move DEFCON to 2."""
    hands = "ussr comecon, fidel | us duck_and_cover, nasser, quagmire"
    return at(f"T4 AR1 {seat} | {OPTIONAL} | defcon {defcon} | effects norad | influence {influence} | {hands}")


def test_norad_is_removed_and_stays_in_force() -> None:
    """Card 106."""
    table = event(at(f"T1 AR1 US | {OPTIONAL} | us norad, fidel | ussr nasser"), "us", "norad")
    assert (table.where("norad"), table.effects, table.to_move) == ("removed", ("norad",), ("ussr",))


def test_norad_adds_a_point_after_a_soviet_round_in_which_defcon_moved_to_two() -> None:
    """Card 106: only where the US has influence already."""
    table = play(norad("canada 4:0, angola 2:0"), "ussr", "card:comecon", "play:coup", "country:angola", dice=(1,))
    assert (table.defcon, table.question("us"), offered(table, "us")) == (2, "norad", {"country:canada", "done"})
    countries(table, "us", "canada")
    assert (table.influence("canada"), table.to_move, table.question("us")) == ((5, 0), ("us",), "card")


def test_norad_adds_a_point_after_a_us_round_in_which_defcon_moved_to_two() -> None:
    """Card 106: of either side; before the next round begins."""
    table = event(norad("canada 4:0, japan 1:0", "US"), "us", "duck_and_cover")
    assert (table.question("us"), offered(table, "us", "country")) == ("norad", {"canada", "japan"})
    countries(table, "us", "japan")
    assert (table.influence("japan"), table.to_move) == ((2, 0), ("ussr",))


def test_norad_may_be_declined() -> None:
    """Card 106: the US may add a point."""
    table = play(event(norad("canada 4:0", "US"), "us", "duck_and_cover"), "us", "done")
    assert (table.influence("canada"), table.to_move) == ((4, 0), ("ussr",))


@pytest.mark.parametrize(("influence", "defcon"), [("canada 3:0", 3), ("canada 4:1", 3), ("canada 4:0", 4)])
def test_norad_needs_control_of_canada_and_defcon_two(influence: str, defcon: int) -> None:
    """Card 106."""
    table = event(norad(influence, "US", defcon), "us", "duck_and_cover")
    assert (table.to_move, table.question("ussr")) == (("ussr",), "card")


def test_norad_judges_control_of_canada_at_the_end_of_the_round() -> None:
    """Card 106: Socialist Governments takes Canada away after the coup of the same round."""
    board = "defcon 3 | effects norad | influence canada 4:0, angola 0:2"
    table = at(f"T4 AR1 US | {OPTIONAL} | {board} | us socialist_governments, nasser | ussr fidel")
    play(table, "us", "card:socialist_governments", "play:coup", "country:angola", dice=(1,))
    countries(table, "ussr", "canada", "canada")
    assert (table.defcon, table.to_move) == (2, ("ussr",))


def test_norad_does_nothing_in_a_round_that_begins_and_ends_at_defcon_two() -> None:
    """Card 106: already at 2 does not count."""
    table = play(norad("canada 4:0", defcon=2), "ussr", "card:comecon", "play:influence")
    countries(table, "ussr", *["poland"] * 3)
    assert table.question("us") == "card"


def test_norad_does_not_answer_headlines() -> None:
    """Card 106: headline changes do not count, nor in the round that follows."""
    line = f"T4 headline | {OPTIONAL} | defcon 3 | effects norad | influence canada 4:0 | us duck_and_cover, nasser | ussr fidel, comecon"
    table = headlines(line, "duck_and_cover", "fidel")
    assert (table.defcon, table.to_move, table.question("ussr")) == (2, ("ussr",), "card")
    play(table, "ussr", "card:comecon", "play:space", dice=(6,))
    assert table.question("us") == "card"


def test_norad_is_cancelled_for_good_by_quagmire() -> None:
    """Card 106."""
    table = at(f"T4 AR1 USSR | {OPTIONAL} | effects norad | influence canada 4:0 | ussr quagmire, fidel | us duck_and_cover, nasser")
    event(table, "ussr", "quagmire")
    assert table.effects == ("quagmire",)


def test_norad_played_after_quagmire_works() -> None:
    """Card 106 [C]: brought out by the USSR's operations."""
    board = "defcon 3 | effects quagmire | influence canada 4:0, angola 1:0"
    table = event(at(f"T4 AR1 USSR | {OPTIONAL} | {board} | ussr norad, fidel | us duck_and_cover"), "ussr", "norad")
    assert set(table.effects) == {"norad", "quagmire"}
    play(table, "ussr", "play:coup", "country:angola", dice=(1,))
    assert table.question("us") == "norad"
