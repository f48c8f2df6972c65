"""Control of a country (2.1.7) and the set-up (3.0)."""

import pytest

from detente.engine.errors import NotYourTurn
from detente.engine.table import Table

from .helpers import at, countries, new, offered, play

# 2.1.7 Control


@pytest.mark.parametrize(
    ("influence", "holder"),
    [("4:0", "us"), ("3:0", None), ("5:1", "us"), ("5:2", None), ("0:4", "ussr"), ("1:5", "ussr"), ("2:5", None), ("4:4", None)],
)
def test_control_needs_the_stability_number_and_that_much_more_than_the_opponent(influence: str, holder: str | None) -> None:
    """2.1.7, EX-2.1.7-1: Israel, stability 4."""
    table = at(f"T1 AR1 USSR | influence israel {influence} | us fidel | ussr nasser")
    assert table.control("israel") == holder


def test_a_country_without_influence_is_controlled_by_nobody() -> None:
    """2.1.7: not even with stability 1."""
    table = at("T1 AR1 USSR | us fidel | ussr nasser")
    assert table.control("lebanon") is None


def test_one_point_controls_a_country_of_stability_one() -> None:
    """2.1.7: and one enemy point takes control away."""
    table = at("T1 AR1 USSR | influence lebanon 0:1, zaire 1:1 | us fidel | ussr nasser")
    assert (table.control("lebanon"), table.control("zaire")) == ("ussr", None)


def test_the_united_kingdom_needs_five() -> None:
    """2.1.7, stability 5."""
    table = at("T1 AR1 USSR | influence uk 4:0 | us fidel | ussr nasser")
    assert table.control("uk") is None


def test_control_is_gained_and_lost_at_once() -> None:
    """2.1.7: with the point that makes or breaks it."""
    table = at("T1 AR1 USSR | influence iran 2:0, iraq 0:2 | ussr comecon, fidel | us nasser")
    play(table, "ussr", "card:comecon", "play:influence", "country:iraq")
    assert (table.control("iraq"), table.control("iran")) == ("ussr", "us")
    countries(table, "ussr", "iran")
    assert (table.influence("iran"), table.control("iran")) == ((2, 1), None)


def test_losing_influence_ends_control() -> None:
    """2.1.7: Nasser halves the US influence in Egypt and adds two of the USSR."""
    table = at("T1 AR1 USSR | influence egypt 4:0 | ussr nasser, fidel | us blockade")
    assert table.control("egypt") == "us"
    play(table, "ussr", "card:nasser", "play:event")
    assert (table.influence("egypt"), table.control("egypt")) == ((2, 2), None)


# 3.0 Set-up

USSR_START = {"syria": 1, "iraq": 1, "north_korea": 3, "east_germany": 3, "finland": 1}
US_START = {
    "canada": 2, "iran": 1, "israel": 1, "japan": 1, "australia": 4, "philippines": 1, "south_korea": 1, "panama": 1, "south_africa": 1,
    "uk": 5,
}  # fmt: skip


def influence(table: Table, side: str) -> dict[str, int]:
    """All influence of a side on the board."""
    found = {country: int(table.influence(country, side)) for country in table.game.rules.names["country"]}
    return {country: points for country, points in found.items() if points}


def set_up(ussr: tuple[str, ...] = ("poland",) * 6, us: tuple[str, ...] = ("italy",) * 7) -> Table:
    """A new game with the free points placed."""
    return countries(countries(new(), "ussr", *ussr), "us", *us)


def test_each_side_has_eight_early_war_cards_before_placing() -> None:
    """3.1: players look at their cards before placing influence."""
    table = new()
    assert (len(table.hand("us")), len(table.hand("ussr")), table.question("ussr")) == (8, 8, "setup")
    assert table.deck_count == 35 - 16


def test_the_early_war_deck_holds_no_other_cards() -> None:
    """3.1, ruling 4: the optional cards, the later periods and the China Card are not in it."""
    table = new()
    dealt = {*table.hand("us"), *table.hand("ussr"), *table.deck}
    assert len(dealt) == 35
    assert not dealt & {"norad", "brush_war", "star_wars", "the_china_card"}
    assert (table.where("norad"), table.where("brush_war"), table.where("star_wars")) == ("box", "box", "box")


def test_optional_cards_join_the_early_war_deck_if_chosen() -> None:
    """3.1, ruling 4: 38 cards."""
    assert new(optional_cards="all").deck_count == 38 - 16


def test_the_china_card_starts_face_up_with_the_ussr() -> None:
    """3.1."""
    table = new()
    assert (table.china, table.china_up) == ("ussr", True)
    assert "the_china_card" not in table.hand("ussr")


def test_the_fixed_points_of_the_ussr() -> None:
    """3.2: nine points."""
    assert influence(new(), "ussr") == USSR_START


def test_the_fixed_points_of_the_us() -> None:
    """3.3: eighteen points."""
    assert influence(new(), "us") == US_START


def test_the_ussr_places_first() -> None:
    """3.2, ruling 1: the US waits until all six points lie."""
    table = new()
    assert table.to_move == ("ussr",)
    with pytest.raises(NotYourTurn):
        table.play("us", "country:italy")
    countries(table, "ussr", *("poland",) * 6)
    assert (table.to_move, table.question("us")) == (("us",), "setup")


def test_the_ussr_may_place_its_free_points_in_eastern_europe_only() -> None:
    """3.2, ruling 2: Austria and Finland included."""
    expected = {"finland", "austria", "east_germany", "poland", "czechoslovakia", "hungary", "yugoslavia", "romania", "bulgaria"}
    assert offered(new(), "ussr", "country") == expected
    assert "done" not in new().legal("ussr")


def test_the_us_may_place_its_free_points_in_western_europe_only() -> None:
    """3.3, ruling 2: Canada, Austria, Finland, Greece and Turkey included."""
    table = countries(new(), "ussr", *("poland",) * 6)
    assert offered(table, "us", "country") == {
        "canada", "uk", "norway", "sweden", "denmark", "benelux", "west_germany", "france", "spain_portugal", "italy", "greece", "turkey",
        "finland", "austria",
    }  # fmt: skip
    assert "done" not in table.legal("us")


def test_free_points_know_no_limit_per_country() -> None:
    """3.2, 3.3, ruling 3."""
    table = set_up(("poland",) * 6, ("italy",) * 7)
    assert (table.influence("poland"), table.influence("italy")) == ((0, 6), (7, 0))


def test_set_up_totals_are_25_and_15() -> None:
    """3.2, 3.3: then the headline phase of turn 1 begins."""
    table = set_up()
    assert (sum(influence(table, "us").values()), sum(influence(table, "ussr").values())) == (25, 15)
    assert (table.turn, table.to_move, table.question("us"), table.question("ussr")) == (1, ("us", "ussr"), "headline", "headline")


def test_markers_at_the_start() -> None:
    """3.4: DEFCON 5, VP 0, military operations 0, space race at the start."""
    table = set_up()
    assert (table.turn, table.defcon, table.vp) == (1, 5, 0)
    assert table.milops == table.space == {"us": 0, "ussr": 0}


def test_the_set_up_of_the_recorded_game() -> None:
    """EX-3-1: Poland 4, East Germany 1, Yugoslavia 1 and West Germany 2, Italy 4, France 1."""
    table = set_up(
        ("poland", "poland", "poland", "poland", "east_germany", "yugoslavia"),
        ("west_germany", "west_germany", "italy", "italy", "italy", "italy", "france"),
    )
    assert (sum(influence(table, "us").values()), sum(influence(table, "ussr").values())) == (25, 15)
    assert (table.influence("poland"), table.influence("east_germany"), table.influence("italy")) == ((0, 4), (0, 4), (4, 0))
    assert (table.influence("west_germany"), table.influence("france"), table.influence("yugoslavia")) == ((2, 0), (1, 0), (0, 1))
    held = {country: table.control(country) for country in ("poland", "east_germany", "italy", "uk", "australia", "west_germany", "canada")}
    assert held == {
        "poland": "ussr", "east_germany": "ussr", "italy": "us", "uk": "us", "australia": "us", "west_germany": None, "canada": None,
    }  # fmt: skip
