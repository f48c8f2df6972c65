"""Early War cards 10 to 13: Blockade, Korean War, Romanian Abdication, Arab-Israeli War."""

import pytest

from .helpers import at, countries, event, offered, play

# 10 Blockade


def blockade(hand: str, more: str = "") -> str:
    """The USSR is about to play Blockade; the US has 4 in West Germany."""
    return f"T2 AR1 USSR | influence west_germany 4:1 | {more}ussr blockade, nasser | us {hand}"


def test_blockade_spares_west_germany_if_the_us_discards_a_three() -> None:
    """Card 10, G11: the discarded card has no event and is not removed, starred or not."""
    table = event(at(blockade("containment, fidel")), "ussr", "blockade")
    play(table, "us", "card:containment")
    assert (table.influence("west_germany"), table.ops_change["us"]) == ((4, 1), 0)
    assert (table.where("containment"), table.where("blockade")) == ("discard", "removed")


def test_blockade_discard_sets_off_no_soviet_event() -> None:
    """Card 10, 5.4: Suez Crisis is merely discarded."""
    table = event(at(blockade("suez_crisis, fidel")), "ussr", "blockade")
    play(table, "us", "card:suez_crisis")
    assert (table.where("suez_crisis"), table.question("us")) == ("discard", "card")


def test_blockade_takes_any_card_of_three_or_more_and_no_other() -> None:
    """Card 10, 5.3: 4 will do; 2, 1, scoring cards and the China Card will not."""
    hand = "nato, suez_crisis, fidel, captured_nazi_scientist, asia_scoring"
    table = event(at(blockade(hand, "china us up | ")), "ussr", "blockade")
    assert offered(table, "us") == {"card:nato", "card:suez_crisis", "done"}


def test_blockade_costs_all_influence_in_west_germany_if_the_us_refuses() -> None:
    """Card 10: refusing is allowed even to a US able to pay; Soviet influence stays."""
    table = event(at(blockade("containment, fidel")), "ussr", "blockade")
    play(table, "us", "done")
    assert (table.influence("west_germany"), table.hand("us"), table.where("blockade")) == ((0, 1), ("fidel", "containment"), "removed")


def test_blockade_cannot_be_paid_by_an_empty_hand() -> None:
    """Card 10: the influence is lost."""
    table = event(at("T2 AR1 USSR | influence west_germany 4:1 | ussr blockade, nasser"), "ussr", "blockade")
    assert offered(table, "us") == {"done"}
    play(table, "us", "done")
    assert table.influence("west_germany") == (0, 1)


def test_blockade_accepts_a_two_under_containment() -> None:
    """Card 10, 7.4.2: the modified value counts."""
    table = event(at(blockade("fidel, captured_nazi_scientist", "effects containment | ")), "ussr", "blockade")
    assert offered(table, "us") == {"card:fidel", "done"}


def test_blockade_refuses_a_three_under_red_scare() -> None:
    """Card 10, 7.4.2: a printed 3 is worth 2, a 4 is worth 3."""
    table = event(at(blockade("nato, suez_crisis", "ops -1:0 | ")), "ussr", "blockade")
    assert offered(table, "us") == {"card:nato", "done"}


def test_blockade_played_by_the_us_asks_the_us_all_the_same() -> None:
    """Card 10: after its own operations the US pays or suffers."""
    table = at("T2 AR1 US | influence west_germany 4:0 | us blockade, containment, fidel | ussr nasser")
    play(table, "us", "card:blockade", "play:influence", "country:west_germany")
    assert (table.question("us"), offered(table, "us")) == ("discard", {"card:containment", "done"})
    play(table, "us", "done")
    assert (table.influence("west_germany"), table.where("blockade")) == ((0, 0), "removed")


# 11 Korean War


def korea(influence: str, more: str = "") -> str:
    """The USSR is about to play Korean War."""
    return f"T2 AR1 USSR | {more}influence {influence} | ussr korean_war, nasser | us fidel"


def test_korean_war_won_swaps_influence_and_pays_two() -> None:
    """Card 11: 4 wins; 2 VP, 2 military operations, removed."""
    table = event(at(korea("south_korea 2:1")), "ussr", "korean_war", dice=(4,))
    assert (table.influence("south_korea"), table.vp, table.milops) == ((0, 3), -2, {"us": 0, "ussr": 2})
    assert table.where("korean_war") == "removed"


def test_korean_war_lost_gives_military_operations_only() -> None:
    """Card 11, G14: 3 loses; the card is removed all the same."""
    table = event(at(korea("south_korea 2:1")), "ussr", "korean_war", dice=(3,))
    assert (table.influence("south_korea"), table.vp, table.milops["ussr"]) == ((2, 1), 0, 2)
    assert table.where("korean_war") == "removed"


@pytest.mark.parametrize("neighbour", ["japan 4:0", "taiwan 3:0", "north_korea 3:0"])
def test_korean_war_counts_each_neighbour_the_us_controls(neighbour: str) -> None:
    """Card 11: 4 loses and 5 wins."""
    board = korea(f"south_korea 1:0, {neighbour}")
    assert event(at(board), "ussr", "korean_war", dice=(4,)).vp == 0
    assert event(at(board), "ussr", "korean_war", dice=(5,)).vp == -2


def test_korean_war_cannot_be_won_against_three_neighbours() -> None:
    """Card 11: 6 - 3 is not enough."""
    table = event(at(korea("south_korea 1:0, japan 4:0, taiwan 3:0, north_korea 3:0")), "ussr", "korean_war", dice=(6,))
    assert (table.vp, table.influence("south_korea")) == (0, (1, 0))


@pytest.mark.parametrize("board", ["south_korea 3:0", "south_korea 1:0, japan 3:0", "south_korea 1:0, philippines 2:0"])
def test_korean_war_ignores_south_korea_itself_mere_influence_and_other_countries(board: str) -> None:
    """Card 11: only control of Japan, Taiwan, North Korea counts."""
    assert event(at(korea(board)), "ussr", "korean_war", dice=(4,)).vp == -2


def test_korean_war_is_fought_without_any_influence() -> None:
    """G14, 7.6: VP and military operations are gained all the same."""
    table = event(at(korea("japan 1:0")), "ussr", "korean_war", dice=(4,))
    assert (table.influence("south_korea"), table.vp, table.milops["ussr"]) == ((0, 0), -2, 2)


def test_korean_war_is_no_coup() -> None:
    """G14: neither the region limit nor the fall of DEFCON applies."""
    table = event(at(korea("south_korea 1:0", "defcon 2 | ")), "ussr", "korean_war", dice=(6,))
    assert (table.defcon, table.vp, table.outcome) == (2, -2, None)


@pytest.mark.parametrize(("die", "points"), [(4, 0), (5, -2)])
def test_korean_war_is_harder_while_the_chinese_civil_war_goes_on(die: int, points: int) -> None:
    """Card 11, 12.4.2: a further -1."""
    table = event(at(korea("south_korea 1:0", "options chinese_civil_war=true | ")), "ussr", "korean_war", dice=(die,))
    assert table.vp == points


def test_korean_war_played_by_the_us_is_fought_by_the_ussr() -> None:
    """Card 11, 8.2.4: the USSR gets VP and military operations; the US has its operations."""
    table = event(at("T2 AR1 US | influence south_korea 1:0 | us korean_war, fidel | ussr nasser"), "us", "korean_war", dice=(4,))
    assert (table.vp, table.milops, table.question("us")) == (-2, {"us": 0, "ussr": 2}, "operations")


def test_korean_war_military_operations_stop_at_five() -> None:
    """G15."""
    assert event(at(korea("south_korea 1:0", "milops 0:4 | ")), "ussr", "korean_war", dice=(1,)).milops["ussr"] == 5


# 12 Romanian Abdication


@pytest.mark.parametrize(("before", "after"), [("0:0", (0, 3)), ("2:1", (0, 3)), ("3:0", (0, 3)), ("1:4", (0, 4))])
def test_romanian_abdication_clears_the_us_and_raises_the_ussr_to_control(before: str, after: tuple[int, int]) -> None:
    """Card 12: influence above 3 is kept."""
    table = at(f"T1 AR1 USSR | influence romania {before} | ussr romanian_abdication, nasser | us fidel")
    event(table, "ussr", "romanian_abdication")
    assert (table.influence("romania"), table.where("romanian_abdication")) == (after, "removed")


def test_romanian_abdication_played_by_the_us_is_removed() -> None:
    """Card 12, 5.2: the opponent's event happens and the starred card leaves the game."""
    table = at("T1 AR1 US | influence romania 1:0 | us romanian_abdication, fidel | ussr nasser")
    play(table, "us", "card:romanian_abdication", "play:influence", "country:romania")
    assert (table.influence("romania"), table.where("romanian_abdication")) == ((0, 3), "removed")


# 13 Arab-Israeli War


def israel(influence: str, more: str = "") -> str:
    """The USSR is about to play Arab-Israeli War."""
    return f"T2 AR1 USSR | {more}influence {influence} | ussr arab_israeli_war, nasser | us fidel"


def test_arab_israeli_war_won_swaps_influence_and_pays_two() -> None:
    """Card 13: 4 wins; 2 VP, 2 military operations; the card is discarded, not removed."""
    table = event(at(israel("israel 3:1")), "ussr", "arab_israeli_war", dice=(4,))
    assert (table.influence("israel"), table.vp, table.milops) == ((0, 4), -2, {"us": 0, "ussr": 2})
    assert table.where("arab_israeli_war") == "discard"


def test_arab_israeli_war_lost_gives_military_operations_only() -> None:
    """Card 13, G14."""
    table = event(at(israel("israel 3:1")), "ussr", "arab_israeli_war", dice=(3,))
    assert (table.influence("israel"), table.vp, table.milops["ussr"]) == ((3, 1), 0, 2)


@pytest.mark.parametrize(
    "board",
    ["israel 4:0", "israel 1:0, egypt 2:0", "israel 1:0, jordan 2:0", "israel 1:0, lebanon 1:0", "israel 1:0, syria 2:0"],
)
def test_arab_israeli_war_counts_israel_and_each_neighbour_the_us_controls(board: str) -> None:
    """Card 13: 4 loses and 5 wins."""
    assert event(at(israel(board)), "ussr", "arab_israeli_war", dice=(4,)).vp == 0
    assert event(at(israel(board)), "ussr", "arab_israeli_war", dice=(5,)).vp == -2


@pytest.mark.parametrize("board", ["israel 1:0, iraq 3:0", "israel 1:0, saudi_arabia 3:0", "israel 1:0, egypt 1:0", "syria 0:2"])
def test_arab_israeli_war_ignores_other_countries_and_mere_influence(board: str) -> None:
    """Card 13."""
    assert event(at(israel(board)), "ussr", "arab_israeli_war", dice=(4,)).vp == -2


def test_arab_israeli_war_adds_up_everything_the_us_controls() -> None:
    """Card 13: Israel and one neighbour make -2; 6 wins, 5 does not."""
    assert event(at(israel("israel 4:0, egypt 2:0")), "ussr", "arab_israeli_war", dice=(5,)).vp == 0
    assert event(at(israel("israel 4:0, egypt 2:0")), "ussr", "arab_israeli_war", dice=(6,)).vp == -2


def test_arab_israeli_war_cannot_be_an_event_after_camp_david_accords() -> None:
    """Card 13: the USSR may use it for operations only."""
    table = at("T5 AR1 USSR | effects camp_david_accords | influence israel 2:0 | ussr arab_israeli_war, nasser | us fidel")
    play(table, "ussr", "card:arab_israeli_war")
    assert "play:event" not in offered(table, "ussr")
    assert "play:influence" in offered(table, "ussr")


def test_arab_israeli_war_after_camp_david_accords_gives_the_us_plain_operations() -> None:
    """EX-5.2-2: 2 ops, no event, discarded."""
    table = at("T5 AR1 US | effects camp_david_accords | influence israel 2:0 | us arab_israeli_war, fidel | ussr nasser")
    play(table, "us", "card:arab_israeli_war", "play:influence")
    countries(table, "us", "israel", "israel")
    assert (table.influence("israel"), table.milops["ussr"], table.vp) == ((4, 0), 0, 0)
    assert (table.where("arab_israeli_war"), table.to_move) == ("discard", ("ussr",))


def test_arab_israeli_war_played_by_the_us_for_operations_advances_the_soviet_marker() -> None:
    """EX-8.2.4-1: after the operations, with Israel now controlled."""
    table = at("T5 AR1 US | influence israel 2:0 | us arab_israeli_war, fidel | ussr nasser")
    play(table, "us", "card:arab_israeli_war", "play:influence", dice=(4,))
    countries(table, "us", "israel", "israel")
    assert (table.influence("israel"), table.milops, table.vp) == ((4, 0), {"us": 0, "ussr": 2}, 0)
