"""Early War cards 14 to 19: COMECON, Nasser, Warsaw Pact, De Gaulle, Captured Nazi Scientist, Truman Doctrine."""

import pytest

from .helpers import at, countries, event, offered, play

EASTERN_EUROPE = {
    "austria", "finland", "east_germany", "poland", "czechoslovakia", "hungary", "yugoslavia", "romania", "bulgaria",
}  # fmt: skip

# 14 COMECON


def test_comecon_adds_one_in_each_of_four_countries() -> None:
    """Card 14: no country twice, all four must be placed; removed."""
    table = event(at("T1 AR1 USSR | ussr comecon, nasser | us fidel"), "ussr", "comecon")
    assert offered(table, "ussr") == {f"country:{name}" for name in EASTERN_EUROPE}
    countries(table, "ussr", "poland", "austria", "finland")
    assert offered(table, "ussr", "country") == EASTERN_EUROPE - {"poland", "austria", "finland"}
    countries(table, "ussr", "bulgaria")
    assert [table.influence(name) for name in ("poland", "austria", "finland", "bulgaria")] == [(0, 1)] * 4
    assert (table.to_move, table.where("comecon")) == (("us",), "removed")


def test_comecon_spares_us_controlled_countries() -> None:
    """Card 14: US influence short of control does not matter."""
    table = at("T1 AR1 USSR | influence poland 3:0, hungary 2:0 | ussr comecon, nasser | us fidel")
    event(table, "ussr", "comecon")
    assert offered(table, "ussr", "country") == EASTERN_EUROPE - {"poland"}


def test_comecon_adds_what_it_can_if_fewer_countries_are_open() -> None:
    """Card 14, G5: with seven countries under US control only two points go down."""
    held = "austria 4:0, finland 4:0, east_germany 3:0, poland 3:0, czechoslovakia 3:0, hungary 3:0, yugoslavia 3:0"
    table = event(at(f"T1 AR1 USSR | influence {held} | ussr comecon, nasser | us fidel"), "ussr", "comecon")
    countries(table, "ussr", "romania", "bulgaria")
    assert (table.to_move, table.where("comecon")) == (("us",), "removed")


def test_comecon_with_no_country_open_counts_as_played() -> None:
    """G3: it occurs, changes nothing and is removed."""
    held = ", ".join(f"{name} 4:0" for name in sorted(EASTERN_EUROPE))
    table = event(at(f"T1 AR1 USSR | influence {held} | ussr comecon, nasser | us fidel"), "ussr", "comecon")
    assert (table.to_move, table.where("comecon")) == (("us",), "removed")


def test_comecon_played_by_the_us_lets_the_ussr_choose() -> None:
    """Card 14, G1."""
    table = event(at("T1 AR1 US | us comecon, fidel | ussr nasser"), "us", "comecon")
    countries(table, "ussr", "poland", "austria", "finland", "bulgaria")
    assert (table.to_move, table.question("us")) == (("us",), "operations")


# 15 Nasser


@pytest.mark.parametrize(("before", "after"), [("0:0", (0, 2)), ("1:0", (0, 2)), ("2:1", (1, 3)), ("3:0", (1, 2)), ("4:0", (2, 2))])
def test_nasser_adds_two_and_halves_the_us_rounding_the_loss_up(before: str, after: tuple[int, int]) -> None:
    """Card 15."""
    table = event(at(f"T1 AR1 USSR | influence egypt {before} | ussr nasser, comecon | us fidel"), "ussr", "nasser")
    assert (table.influence("egypt"), table.where("nasser")) == (after, "removed")


def test_nasser_played_by_the_us_after_operations_halves_what_was_placed_too() -> None:
    """Card 15, G6: 1 + 1 in Egypt, then the loss of 1."""
    table = at("T1 AR1 US | influence egypt 1:0 | us nasser, fidel | ussr comecon")
    play(table, "us", "card:nasser", "play:influence", "country:egypt")
    assert (table.influence("egypt"), table.where("nasser")) == ((1, 2), "removed")


# 16 Warsaw Pact Formed


def pact(influence: str) -> str:
    """The USSR is about to play Warsaw Pact Formed."""
    return f"T1 AR1 USSR | influence {influence} | ussr warsaw_pact_formed, nasser | us fidel"


def test_warsaw_pact_formed_offers_removal_or_addition_to_the_ussr() -> None:
    """Card 16."""
    table = event(at(pact("poland 1:0")), "ussr", "warsaw_pact_formed")
    assert (table.question("ussr"), offered(table, "ussr")) == ("warsaw_pact", {"remove", "add"})


def test_warsaw_pact_formed_removes_all_us_influence_from_four_countries() -> None:
    """Card 16: the USSR picks four of five; Soviet influence stays."""
    table = at(pact("poland 2:1, austria 3:0, hungary 1:0, romania 4:0, bulgaria 1:0, france 3:0"))
    play(event(table, "ussr", "warsaw_pact_formed"), "ussr", "remove")
    assert offered(table, "ussr") == {f"country:{name}" for name in ("poland", "austria", "hungary", "romania", "bulgaria")}
    countries(table, "ussr", "poland", "austria", "romania", "hungary")
    assert [table.influence(name) for name in ("poland", "austria", "romania", "hungary")] == [(0, 1), (0, 0), (0, 0), (0, 0)]
    assert (table.influence("bulgaria"), table.influence("france"), table.to_move) == ((1, 0), (3, 0), ("us",))


def test_warsaw_pact_formed_clears_fewer_countries_if_fewer_have_us_influence() -> None:
    """Card 16, G5."""
    table = play(event(at(pact("poland 2:0, finland 1:0")), "ussr", "warsaw_pact_formed"), "ussr", "remove")
    countries(table, "ussr", "poland", "finland")
    assert (table.influence("poland"), table.to_move, table.where("warsaw_pact_formed")) == ((0, 0), ("us",), "removed")


def test_warsaw_pact_formed_adds_five_and_at_most_two_a_country() -> None:
    """Card 16: US-controlled countries are allowed; nothing may be left."""
    table = play(event(at(pact("poland 3:0")), "ussr", "warsaw_pact_formed"), "ussr", "add")
    assert offered(table, "ussr") == {f"country:{name}" for name in EASTERN_EUROPE}
    countries(table, "ussr", "poland", "poland")
    assert offered(table, "ussr", "country") == EASTERN_EUROPE - {"poland"}
    countries(table, "ussr", "austria", "austria", "finland")
    assert [table.influence(name) for name in ("poland", "austria", "finland")] == [(3, 2), (0, 2), (0, 1)]
    assert table.to_move == ("us",)


def test_warsaw_pact_formed_is_removed_and_stays_in_force() -> None:
    """Card 16: afterwards NATO may be played."""
    table = play(event(at(pact("poland 1:0").replace("us fidel", "us fidel, nato")), "ussr", "warsaw_pact_formed"), "ussr", "remove")
    countries(table, "ussr", "poland")
    assert (table.where("warsaw_pact_formed"), table.effects) == ("removed", ("warsaw_pact_formed",))
    play(table, "us", "card:nato")
    assert "play:event" in offered(table, "us")


# 17 De Gaulle Leads France


@pytest.mark.parametrize(("before", "after"), [("0:0", (0, 1)), ("1:0", (0, 1)), ("3:1", (1, 2))])
def test_de_gaulle_costs_the_us_two_and_gives_the_ussr_one_in_france(before: str, after: tuple[int, int]) -> None:
    """Card 17, G5: never below 0."""
    table = at(f"T2 AR1 USSR | influence france {before} | ussr de_gaulle_leads_france, nasser | us fidel")
    event(table, "ussr", "de_gaulle_leads_france")
    assert (table.influence("france"), table.where("de_gaulle_leads_france")) == (after, "removed")
    assert table.effects == ("de_gaulle_leads_france",)


def test_de_gaulle_takes_france_out_of_a_nato_that_came_before() -> None:
    """Card 17: the USSR may coup France though the US controls it; Italy stays protected."""
    board = "influence france 6:0, italy 2:0 | effects marshall_plan, nato"
    table = at(f"T2 AR1 USSR | {board} | ussr de_gaulle_leads_france, fidel | us nasser")
    event(table, "ussr", "de_gaulle_leads_france")
    play(table, "us", "card:nasser", "play:influence", "country:france")
    play(table, "ussr", "card:fidel", "play:coup")
    assert (table.control("france"), offered(table, "ussr", "country")) == ("us", {"france"})


def test_de_gaulle_takes_france_out_of_a_nato_that_comes_later() -> None:
    """Card 17, ruling 116: realignment is open too."""
    board = "influence france 3:0, italy 2:0 | effects marshall_plan, de_gaulle_leads_france"
    table = at(f"T2 AR1 US | {board} | us nato, fidel | ussr comecon")
    event(table, "us", "nato")
    play(table, "ussr", "card:comecon", "play:realign")
    assert (table.control("france"), offered(table, "ussr", "country")) == ("us", {"france"})


# 18 Captured Nazi Scientist


@pytest.mark.parametrize(("seat", "points"), [("us", 2), ("ussr", -2)])
def test_captured_nazi_scientist_advances_its_player_and_scores_the_box(seat: str, points: int) -> None:
    """Card 18: no die; 2 VP for the first in box 1; removed."""
    other = "us" if seat == "ussr" else "ussr"
    table = at(f"T1 AR1 {seat} | {seat} captured_nazi_scientist, fidel | {other} nasser")
    event(table, seat, "captured_nazi_scientist")
    assert (table.space[seat], table.space[other], table.vp) == (1, 0, points)
    assert table.where("captured_nazi_scientist") == "removed"


def test_captured_nazi_scientist_scores_the_lower_number_for_the_second_to_arrive() -> None:
    """Card 18, 6.4.3: 1 VP in box 1."""
    table = event(at("T1 AR1 US | space 0:1 | us captured_nazi_scientist, fidel | ussr nasser"), "us", "captured_nazi_scientist")
    assert (table.space["us"], table.vp) == (1, 1)


def test_captured_nazi_scientist_does_not_use_up_the_attempt_of_the_turn() -> None:
    """Card 18: it is no attempt."""
    table = at("T1 AR1 US | us captured_nazi_scientist, fidel, containment | ussr comecon, nasser")
    event(table, "us", "captured_nazi_scientist")
    play(table, "ussr", "card:comecon", "play:space")
    play(table, "us", "card:fidel")
    assert "play:space" in offered(table, "us")


def test_captured_nazi_scientist_works_after_the_attempt_of_the_turn() -> None:
    """Card 18, ruling 95."""
    table = event(at("T1 AR2 US | spaced 1:0 | us captured_nazi_scientist, fidel | ussr nasser"), "us", "captured_nazi_scientist")
    assert table.space["us"] == 1


def test_captured_nazi_scientist_gives_the_ability_of_the_box() -> None:
    """Card 18: in box 2 alone the US may make two attempts a turn."""
    table = at("T1 AR1 US | space 1:1 | spaced 1:0 | us captured_nazi_scientist, fidel | ussr comecon, nasser")
    event(table, "us", "captured_nazi_scientist")
    play(table, "ussr", "card:comecon", "play:space", dice=(6,))
    play(table, "us", "card:fidel")
    assert (table.space["us"], "play:space" in offered(table, "us")) == (2, True)


def test_captured_nazi_scientist_on_the_last_box_changes_nothing() -> None:
    """Card 18, G3: it counts as played and is removed."""
    table = event(at("T1 AR1 US | space 8:0 | us captured_nazi_scientist, fidel | ussr nasser"), "us", "captured_nazi_scientist")
    assert (table.space["us"], table.vp, table.where("captured_nazi_scientist")) == (8, 0, "removed")


def test_captured_nazi_scientist_used_for_operations_has_no_event() -> None:
    """2.2.3: a neutral card used for operations is discarded."""
    table = at("T1 AR1 US | us captured_nazi_scientist, fidel | ussr nasser")
    play(table, "us", "card:captured_nazi_scientist", "play:influence", "country:canada")
    assert (table.space["us"], table.where("captured_nazi_scientist")) == (0, "discard")


# 19 Truman Doctrine


def truman(influence: str) -> str:
    """The US is about to play Truman Doctrine."""
    return f"T1 AR1 US | influence {influence} | us truman_doctrine, fidel | ussr nasser"


def test_truman_doctrine_removes_all_soviet_influence_from_one_uncontrolled_country() -> None:
    """Card 19: US influence stays; removed."""
    table = event(at(truman("finland 1:3, greece 0:1")), "us", "truman_doctrine")
    countries(table, "us", "finland")
    assert (table.influence("finland"), table.influence("greece"), table.to_move) == ((1, 0), (0, 1), ("ussr",))
    assert table.where("truman_doctrine") == "removed"


def test_truman_doctrine_needs_a_european_country_that_neither_side_controls() -> None:
    """Card 19: not Poland (USSR), not France (US), not Iraq; and the choice may not be waived."""
    board = "poland 0:3, france 5:1, iraq 0:1, south_korea 1:1, finland 0:1, turkey 1:1"
    table = event(at(truman(board)), "us", "truman_doctrine")
    assert offered(table, "us") == {"country:finland", "country:turkey"}


def test_truman_doctrine_without_a_target_does_nothing_and_is_removed() -> None:
    """Card 19 [F]."""
    table = event(at(truman("poland 0:3, greece 1:0")), "us", "truman_doctrine")
    assert (table.influence("poland"), table.to_move, table.where("truman_doctrine")) == ((0, 3), ("ussr",), "removed")


def test_truman_doctrine_played_by_the_ussr_after_operations_misses_what_they_brought_under_control() -> None:
    """Card 19, G6: the last point in Poland closes it."""
    table = at("T1 AR1 USSR | influence poland 0:2 | ussr truman_doctrine, nasser | us fidel")
    play(table, "ussr", "card:truman_doctrine", "play:influence", "country:poland")
    assert (table.influence("poland"), table.to_move, table.where("truman_doctrine")) == ((0, 3), ("us",), "removed")


def test_truman_doctrine_played_by_the_ussr_lets_the_us_choose() -> None:
    """Card 19, G1."""
    table = event(at("T1 AR1 USSR | influence poland 0:2, greece 0:1 | ussr truman_doctrine, nasser | us fidel"), "ussr", "truman_doctrine")
    assert (table.question("us"), offered(table, "us")) == ("take", {"country:poland", "country:greece"})
