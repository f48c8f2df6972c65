"""Tournament rules: held cards (11.1, 11.2), the deal (11.3), bidding for sides (11.4), rulings 134 and 135."""

import pytest

from detente.engine.table import Table
from detente.games.twilight_struggle.state import LOG

from .helpers import at, countries, new, offered, play

USSR_POINTS = ("poland", "poland", "poland", "poland", "east_germany", "yugoslavia")
US_POINTS = ("west_germany", "west_germany", "italy", "italy", "italy", "italy", "france")


def log_rows(table: Table, name: str) -> list[tuple[int, ...]]:
    """All event rows of one kind."""
    return [row for rows in table.rows() for row in rows if LOG[row[0]][0] == name]


def both_bid(us: tuple[str, int], ussr: tuple[str, int], seed: int = 1, us_bonus: int = 0) -> Table:
    """A new game after both bids (side, number): of the player in the US seat, and of the one in the USSR seat."""
    table = play(play(new(seed, bid=True, us_bonus=us_bonus), "us", f"side:{us[0]}"), "ussr", f"side:{ussr[0]}")
    return play(play(table, "us", f"bid:{us[1]}"), "ussr", f"bid:{ussr[1]}")


def set_up(table: Table) -> Table:
    """The free points of the recorded game (EX-3-1)."""
    return countries(countries(table, "ussr", *USSR_POINTS), "us", *US_POINTS)


def extra(table: Table) -> tuple[int, int]:
    """Extra influence still to be placed, US and USSR."""
    return int(table.record["bonus"][0]), int(table.record["bonus"][1])


# 11.1, 11.2 held cards


def test_each_side_shows_how_many_cards_it_holds_at_the_end_of_the_turn() -> None:
    """11.1: the USSR holds two, the US one."""
    table = at("T4 AR7 US | options reveal_held=true | influence iran 1:0 | us nasser, fidel | ussr comecon, blockade")
    play(table, "us", "card:nasser", "play:influence", "country:iran")
    assert {row[1:3] for row in log_rows(table, "held")} == {(0, 1), (1, 2)}


def test_showing_held_cards_does_not_give_their_names_away() -> None:
    """11.1: only the lower edge is shown."""
    table = at("T4 AR7 US | options reveal_held=true | influence iran 1:0 | us nasser, fidel | ussr comecon, blockade")
    play(table, "us", "card:nasser", "play:influence", "country:iran")
    assert not any(section.startswith("known") for section in table.position().split(" | "))


@pytest.mark.parametrize("reveal", ["true", "false"])
def test_a_scoring_card_held_by_the_us_loses_the_game(reveal: str) -> None:
    """11.2: an accidental nuclear war."""
    options = f"options hold_scoring=true, reveal_held={reveal}"
    table = at(f"T4 AR7 US | {options} | influence iran 1:0 | us nasser, asia_scoring | ussr comecon")
    play(table, "us", "card:nasser", "play:influence", "country:iran")
    assert str(table.outcome) == "ussr: held_scoring_card"


def test_a_scoring_card_held_by_the_ussr_loses_the_game() -> None:
    """11.2."""
    table = at("T4 AR7 USSR | options hold_scoring=true | ussr blockade, asia_scoring")
    play(table, "ussr", "card:blockade", "play:influence", "country:poland")
    assert str(table.outcome) == "us: held_scoring_card"


def test_an_ordinary_held_card_loses_nothing() -> None:
    """11.2: the counterpart."""
    table = at("T4 AR7 USSR | options hold_scoring=true, reveal_held=true | ussr blockade, fidel")
    play(table, "ussr", "card:blockade", "play:influence", "country:poland")
    assert (table.outcome, table.turn) == (None, 5)


def test_the_military_operations_check_comes_before_the_held_cards() -> None:
    """11.1, 4.5 E and F: the US reaches 20 VP there and holds no scoring card, so it wins."""
    table = at("T4 AR7 USSR | options hold_scoring=true | defcon 2 | vp us 19 | milops 5:0 | ussr blockade, asia_scoring")
    play(table, "ussr", "card:blockade", "play:influence", "country:poland")
    assert str(table.outcome) == "us: victory_points"


def test_a_winner_by_military_operations_with_a_scoring_card_in_hand_loses() -> None:
    """10.3.1, ruling 110: the cards are shown first."""
    table = at("T4 AR7 US | options hold_scoring=true | defcon 2 | vp us 19 | milops 5:0 | influence iran 1:0 | us nasser, asia_scoring")
    play(table, "us", "card:nasser", "play:influence", "country:iran")
    assert str(table.outcome) == "ussr: held_scoring_card"


def test_a_headline_may_not_strand_a_scoring_card() -> None:
    """10.1.5, ruling 111: seven scoring cards for six rounds, so one of them is headlined."""
    scoring = "asia_scoring, europe_scoring, middle_east_scoring, central_america_scoring, southeast_asia_scoring, africa_scoring"
    table = at(f"T1 headline | us {scoring}, south_america_scoring, nasser | ussr fidel")
    assert "nasser" not in offered(table, "us", "card")
    table = at(f"T1 headline | options hold_scoring=true | us {scoring}, south_america_scoring, nasser | ussr fidel")
    assert "nasser" in offered(table, "us", "card")


# 11.3 the deal


def test_cards_are_dealt_one_at_a_time_the_ussr_first() -> None:
    """11.3, ruling 8."""
    table = at("T4 AR7 US | influence iran 1:0 | us nasser, fidel | ussr comecon")
    dealt = ("nato", "opec", "containment", "blockade")
    play(table, "us", "card:nasser", "play:influence", "country:iran", cards=dealt)
    assert [table.where(card) for card in dealt] == ["ussr", "us", "ussr", "us"]


def test_a_player_who_needs_more_cards_gets_the_last_ones_in_a_row() -> None:
    """11.3, ruling 8: the USSR holds 7, the US none."""
    held = "comecon, warsaw_pact_formed, vietnam_revolts, korean_war, truman_doctrine, cia_created, olympic_games"
    table = at(f"T4 AR7 US | influence iran 1:0 | us nasser | ussr {held}")
    dealt = ("nato", "opec", "containment", "blockade", "fidel")
    play(table, "us", "card:nasser", "play:influence", "country:iran", cards=dealt)
    assert [table.where(card) for card in dealt] == ["ussr", "us", "ussr", "us", "us"]
    assert (len(table.hand("us")), len(table.hand("ussr"))) == (9, 9)


# 11.4 bidding


def test_each_player_writes_a_superpower_and_then_a_number() -> None:
    """11.4: both at once."""
    table = new(bid=True)
    assert offered(table, "us") == offered(table, "ussr") == {"side:us", "side:ussr"}
    play(play(table, "us", "side:ussr"), "ussr", "side:ussr")
    assert (table.question("us"), table.question("ussr")) == ("bid", "bid")
    assert offered(table, "us") == offered(table, "ussr") == {f"bid:{number}" for number in range(14)}


def test_a_bid_is_made_before_any_card_is_seen() -> None:
    """11.4 settles sides before 3.1 deals."""
    table = new(bid=True)
    assert (table.hand("us"), table.hand("ussr")) == ((), ())


def test_a_written_bid_is_secret() -> None:
    """11.4: the other player sees neither side nor number."""
    table = play(play(play(new(bid=True), "us", "side:ussr"), "ussr", "side:us"), "us", "bid:5")
    seen, own = table.observe("ussr"), table.observe("us")
    assert (int(seen["bid_side"]), int(seen["bid"])) == (0, 0)
    assert (int(own["bid_side"]), int(own["bid"])) == (1, 5)
    assert log_rows(table, "bid") == []


def test_both_bids_are_revealed_together() -> None:
    """11.4: seat, superpower, number."""
    table = both_bid(("ussr", 5), ("ussr", 3))
    assert [row[1:] for row in log_rows(table, "bid")] == [(0, 1, 5), (1, 1, 3)]


def test_different_superpowers_are_played_as_written() -> None:
    """11.4, ruling 134: no bid."""
    table = both_bid(("us", 5), ("ussr", 3))
    assert (table.swapped, extra(table), table.question("ussr")) == (False, (0, 0), "setup")


def test_different_superpowers_the_other_way_round_exchange_the_seats() -> None:
    """11.4, ruling 134: each gets the one written."""
    table = both_bid(("ussr", 5), ("us", 3))
    assert (table.swapped, extra(table)) == (True, (0, 0))


@pytest.mark.parametrize(
    ("us", "ussr", "swapped", "points"),
    [
        (("ussr", 5), ("ussr", 3), True, (5, 0)),
        (("ussr", 2), ("ussr", 3), False, (3, 0)),
        (("us", 1), ("us", 0), False, (0, 1)),
        (("us", 1), ("us", 4), True, (0, 4)),
    ],
)
def test_the_higher_number_gets_the_superpower_both_want(
    us: tuple[str, int], ussr: tuple[str, int], swapped: bool, points: tuple[int, int]
) -> None:
    """11.4, ruling 134: the other superpower gets that many extra points."""
    table = both_bid(us, ussr)
    assert (table.swapped, extra(table)) == (swapped, points)


def test_equal_numbers_are_decided_by_chance() -> None:
    """11.4, ruling 134: either player may get the side, and the superpower nobody wrote gets the points."""
    tables = [both_bid(("ussr", 4), ("ussr", 4), seed) for seed in range(8)]
    assert {table.swapped for table in tables} == {True, False}
    assert {extra(table) for table in tables} == {(4, 0)}


def test_equal_bids_of_nothing_give_no_points() -> None:
    """11.4."""
    assert extra(both_bid(("us", 0), ("us", 0))) == (0, 0)


def test_a_bid_adds_to_an_agreed_bonus() -> None:
    """11.4 with us_bonus: both kinds of extra points are placed."""
    assert extra(both_bid(("ussr", 3), ("ussr", 1), us_bonus=2)) == (5, 0)


# 11.4.1 extra influence


def test_extra_points_are_placed_after_both_have_set_up() -> None:
    """11.4."""
    table = countries(both_bid(("ussr", 5), ("ussr", 3)), "ussr", *USSR_POINTS)
    assert table.question("us") == "setup"
    countries(table, "us", *US_POINTS)
    assert (table.to_move, table.question("us"), extra(table)) == (("us",), "bonus", (5, 0))


def test_the_bid_of_the_recorded_game() -> None:
    """EX-11.4-1: Iran 1, France 2, West Germany 2."""
    table = set_up(both_bid(("ussr", 5), ("ussr", 3)))
    countries(table, "us", "iran", "france", "france", "west_germany", "west_germany")
    assert [table.influence(name) for name in ("iran", "france", "west_germany")] == [(2, 0), (3, 0), (4, 0)]
    assert [table.control(name) for name in ("iran", "france", "west_germany")] == ["us", "us", "us"]
    assert (table.question("us"), table.question("ussr")) == ("headline", "headline")


def test_extra_points_go_only_where_the_side_has_influence() -> None:
    """11.4.1, ruling 135: not even next to it; Italy 4 is two above control already."""
    table = set_up(new(us_bonus=1))
    assert offered(table, "us", "country") == {
        "canada", "iran", "israel", "japan", "australia", "philippines", "south_korea", "panama", "south_africa", "uk", "west_germany",
        "france",
    }  # fmt: skip


@pytest.mark.parametrize(("most", "line"), [(6, "benelux 3:1"), (5, "benelux 3:0"), (8, "benelux 2:3")])
def test_extra_points_exceed_what_control_needs_by_at_most_two(most: int, line: str) -> None:
    """EX-11.4.1-1, ruling 135: stability 3, enemy influence counted."""
    table = at(f"T1 setup | bonus 9:0 | influence {line}, uk 5:0")
    countries(countries(table, "ussr", *USSR_POINTS), "us", *["canada"] * 7)
    own = table.influence("benelux")[0]
    countries(table, "us", *["benelux"] * (most - own - 1))
    assert "benelux" in offered(table, "us", "country")
    countries(table, "us", "benelux")
    assert (table.influence("benelux")[0], "benelux" in offered(table, "us", "country")) == (most, False)


def test_extra_points_of_the_ussr_follow_the_same_limits() -> None:
    """11.4.1: Poland 4 may take 1 more; Yugoslavia 1 is allowed, Hungary is not."""
    table = set_up(new(ussr_bonus=2))
    assert (table.to_move, table.question("ussr")) == (("ussr",), "bonus")
    assert {"poland", "yugoslavia", "finland", "syria"} <= offered(table, "ussr", "country")
    assert "hungary" not in offered(table, "ussr", "country")
    assert "poland" not in offered(countries(table, "ussr", "poland"), "ussr", "country")


def test_both_sides_may_get_extra_points() -> None:
    """us_bonus and ussr_bonus: an agreed handicap instead of a bid."""
    table = set_up(new(us_bonus=1, ussr_bonus=1))
    play(play(table, "ussr", "country:syria"), "us", "country:iran")
    assert (table.influence("syria"), table.influence("iran"), table.question("us")) == ((0, 2), (2, 0), "headline")


def test_without_extra_points_the_headline_phase_follows_the_set_up() -> None:
    """3.3, 4.5 C: the counterpart."""
    table = set_up(new())
    assert (table.question("us"), table.question("ussr"), table.influence("iran")) == ("headline", "headline", (1, 0))


def test_the_players_have_seen_their_cards_when_they_place_extra_points() -> None:
    """3.1: the deal comes before any placement."""
    table = set_up(new(us_bonus=1))
    assert (len(table.hand("us")), len(table.hand("ussr"))) == (8, 8)
