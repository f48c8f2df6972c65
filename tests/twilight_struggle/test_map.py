"""The map and the printed facts of cards and tracks (2.1, 2.2): counts that sources agreed on, and errors that others made."""

from collections import Counter
from typing import Any

import pytest

from detente.engine.bits import WORD
from detente.games.twilight_struggle import board, cards
from detente.games.twilight_struggle.actions import ACTIONS

SETS = {
    "western_europe": board.WESTERN_EUROPE,
    "eastern_europe": board.EASTERN_EUROPE,
    "battlegrounds": board.BATTLEGROUNDS,
    "everywhere": board.EVERYWHERE,
}
ON_MAP = frozenset(board.COUNTRIES[number] for number in board.ON_MAP)


def names(words: Any) -> set[str]:
    """The countries of a set of two words."""
    return {name for number, name in enumerate(board.COUNTRIES) if int(words[number // WORD]) >> (number % WORD) & 1}


def region(name: str) -> set[str]:
    """The countries of a region or sub-region as the engine counts them."""
    return names(SETS[name] if name in SETS else board.REGION_MASK[board.REGIONS.index(name)])


def near(country: str) -> set[str]:
    """The neighbours of a country on the map."""
    return names(board.NEIGHBOURS[board.COUNTRY[country]]) & ON_MAP


def lines() -> set[tuple[str, str]]:
    """Every line between two countries of the map, in both directions."""
    return {(a, b) for a in ON_MAP for b in near(a)}


def reachable(start: str) -> set[str]:
    """Every country joined to *start* by lines between countries."""
    found, open_ends = {start}, [start]
    while open_ends:
        fresh = near(open_ends.pop()) - found
        found |= fresh
        open_ends += fresh
    return found


BATTLEGROUNDS = {
    "europe": {"west_germany", "france", "italy", "east_germany", "poland"},
    "asia": {"pakistan", "india", "north_korea", "south_korea", "japan", "thailand"},
    "middle_east": {"israel", "egypt", "libya", "iraq", "iran", "saudi_arabia"},
    "africa": {"algeria", "nigeria", "zaire", "angola", "south_africa"},
    "central_america": {"mexico", "panama", "cuba"},
    "south_america": {"venezuela", "chile", "argentina", "brazil"},
}
SIZES = {"europe": 21, "asia": 15, "middle_east": 10, "africa": 18, "central_america": 10, "south_america": 10}

# Countries (2.1.1 to 2.1.4)


def test_the_map_has_84_countries() -> None:
    """2.1.3, NOTES: and one space of a variant that is not on the map."""
    assert len(ON_MAP) == 84
    assert set(board.COUNTRIES) - ON_MAP == {"chinese_civil_war"}


@pytest.mark.parametrize(("name", "size"), sorted(SIZES.items()))
def test_each_region_has_its_number_of_countries(name: str, size: int) -> None:
    """2.1.1, NOTES."""
    assert len(region(name)) == size


def test_the_six_regions_share_no_country_and_leave_none_out() -> None:
    """2.1.1."""
    assert Counter(country for name in SIZES for country in region(name)) == Counter(ON_MAP)


@pytest.mark.parametrize(("name", "size"), [("western_europe", 14), ("eastern_europe", 9), ("southeast_asia", 7)])
def test_each_sub_region_has_its_number_of_countries(name: str, size: int) -> None:
    """2.1.1, NOTES."""
    assert len(region(name)) == size


def test_austria_and_finland_belong_to_both_halves_of_europe() -> None:
    """2.1.1."""
    assert region("western_europe") & region("eastern_europe") == {"austria", "finland"}


def test_europe_is_its_two_halves_together() -> None:
    """2.1.2."""
    assert region("western_europe") | region("eastern_europe") == region("europe")


def test_asia_covers_southeast_asia() -> None:
    """2.1.2."""
    assert region("southeast_asia") == {"burma", "laos_cambodia", "thailand", "vietnam", "malaysia", "indonesia", "philippines"}
    assert region("southeast_asia") < region("asia")


def test_libya_and_egypt_are_in_the_middle_east() -> None:
    """2.1.1."""
    assert {"libya", "egypt"} <= region("middle_east")
    assert not {"libya", "egypt"} & region("africa")


def test_canada_and_turkey_are_in_western_europe() -> None:
    """2.1.1."""
    assert {"canada", "turkey"} <= region("western_europe")
    assert "turkey" not in region("middle_east")


def test_the_chinese_civil_war_space_is_in_no_region_that_is_counted() -> None:
    """12.1: in Asia for the USSR's points, but ignored by every scoring card."""
    assert not any("chinese_civil_war" in region(name) for name in (*SIZES, "southeast_asia", "everywhere"))


@pytest.mark.parametrize("name", sorted(BATTLEGROUNDS))
def test_each_region_has_its_battlegrounds_and_no_others(name: str) -> None:
    """2.1.4, NOTES: 5, 6, 6, 5, 3, 4."""
    assert region(name) & region("battlegrounds") == BATTLEGROUNDS[name]


def test_there_are_29_battlegrounds() -> None:
    """2.1.4, NOTES."""
    assert len(region("battlegrounds")) == 29
    assert sum(int(n) for n in board.BATTLEGROUND) == 29


def test_the_stability_numbers_add_up() -> None:
    """2.1.3, NOTES: 19 ones, 33 twos, 22 threes, 9 fours, 1 five."""
    assert Counter(int(board.STABILITY[number]) for number in board.ON_MAP) == {1: 19, 2: 33, 3: 22, 4: 9, 5: 1}


@pytest.mark.parametrize(
    ("country", "stability"),
    [("uk", 5), ("norway", 4), ("israel", 4), ("italy", 2), ("jordan", 2), ("zaire", 1), ("mexico", 2), ("costa_rica", 3), ("cuba", 3)],
)
def test_stability_numbers_that_others_got_wrong(country: str, stability: int) -> None:
    """NOTES, map values."""
    assert board.STABILITY[board.COUNTRY[country]] == stability


def test_superpowers_are_no_countries_and_hold_no_influence() -> None:
    """2.1.5: no action names them."""
    assert not {"country:usa", "country:us", "country:ussr"} & set(ACTIONS)
    assert len([action for action in ACTIONS if action.startswith("country:")]) == 85


def test_the_free_starting_points_are_not_in_the_table() -> None:
    """2.1.8, 3.2, 3.3: 18 fixed points of the US and 9 of the USSR."""
    assert board.START.sum(axis=1).tolist() == [18, 9]


# Lines (2.1.6)


def test_adjacency_is_symmetric_and_no_country_is_its_own_neighbour() -> None:
    """2.1.6."""
    assert {(b, a) for a, b in lines()} == lines()
    assert not any(a == b for a, b in lines())


def test_there_are_112_lines_between_countries() -> None:
    """2.1.6, NOTES."""
    assert len(lines()) == 2 * 112


def test_the_united_states_touch_four_countries() -> None:
    """2.1.6: black lines."""
    assert names(board.SUPERPOWER[board.US]) == {"canada", "mexico", "cuba", "japan"}


def test_the_soviet_union_touches_five_countries_and_the_civil_war_space() -> None:
    """2.1.6, 12.1: black lines."""
    assert names(board.SUPERPOWER[board.USSR]) == {"finland", "poland", "romania", "afghanistan", "north_korea", "chinese_civil_war"}


def test_the_civil_war_space_touches_no_country() -> None:
    """12.1: adjacent only to the Soviet Union."""
    assert names(board.NEIGHBOURS[board.CIVIL_WAR]) == set()
    assert not any("chinese_civil_war" in names(board.NEIGHBOURS[number]) for number in board.ON_MAP)


def test_eight_lines_cross_from_region_to_region() -> None:
    """2.1.6, NOTES: red lines."""
    home = {country: name for name in SIZES for country in region(name)}
    assert {(a, b) for a, b in lines() if a < b and home[a] != home[b]} == {
        ("afghanistan", "iran"),
        ("iran", "pakistan"),
        ("syria", "turkey"),
        ("algeria", "france"),
        ("morocco", "spain_portugal"),
        ("egypt", "sudan"),
        ("libya", "tunisia"),
        ("colombia", "panama"),
    }


def test_the_old_and_the_new_world_are_joined_only_by_superpowers() -> None:
    """NOTES: 64 countries hang together, and the 20 of Central and South America."""
    assert len(reachable("poland")) == 64
    assert reachable("panama") == region("central_america") | region("south_america")


@pytest.mark.parametrize(
    ("country", "neighbours"),
    [
        ("israel", {"lebanon", "syria", "jordan", "egypt"}),
        ("india", {"pakistan", "burma"}),
        ("pakistan", {"iran", "afghanistan", "india"}),
        ("south_korea", {"north_korea", "japan", "taiwan"}),
        ("iran", {"iraq", "afghanistan", "pakistan"}),
        ("iraq", {"iran", "jordan", "gulf_states", "saudi_arabia"}),
        ("uk", {"canada", "norway", "benelux", "france"}),
        ("south_africa", {"angola", "botswana"}),
        ("panama", {"costa_rica", "colombia"}),
        ("cuba", {"nicaragua", "haiti"}),
        ("turkey", {"greece", "bulgaria", "romania", "syria"}),
        ("west_germany", {"denmark", "benelux", "france", "east_germany", "austria"}),
    ],
)
def test_neighbours_that_events_and_examples_name(country: str, neighbours: set[str]) -> None:
    """2.1.6, cards 11, 13, 24, 53, 102, 105."""
    assert near(country) == neighbours


PHANTOMS = (
    "angola-zimbabwe", "argentina-bolivia", "australia-indonesia", "austria-czechoslovakia", "benelux-denmark", "brazil-paraguay",
    "bulgaria-romania", "bulgaria-yugoslavia", "burma-thailand", "cuba-mexico", "denmark-norway", "egypt-jordan", "ethiopia-kenya",
    "gulf_states-iran", "iraq-syria", "kenya-zaire", "philippines-taiwan", "saharan_states-west_african_states",
    "south_africa-zimbabwe", "afghanistan-india", "algeria-libya", "angola-se_african_states", "argentina-brazil", "austria-yugoslavia",
    "benelux-france", "bolivia-brazil", "bolivia-chile", "brazil-colombia", "brazil-peru", "cameroon-ivory_coast", "colombia-peru",
    "czechoslovakia-west_germany", "el_salvador-nicaragua", "finland-norway", "ivory_coast-saharan_states", "jordan-syria",
    "malaysia-philippines", "morocco-saharan_states", "se_african_states-south_africa", "se_african_states-zaire",
)  # fmt: skip
EASILY_LOST = (
    "afghanistan-iran", "algeria-france", "algeria-saharan_states", "austria-east_germany", "costa_rica-honduras", "cuba-nicaragua",
    "denmark-sweden", "italy-spain_portugal", "romania-turkey", "romania-yugoslavia", "south_korea-taiwan", "angola-south_africa",
    "australia-malaysia", "gulf_states-iraq", "ivory_coast-west_african_states", "japan-taiwan", "jordan-lebanon",
    "morocco-west_african_states", "norway-uk", "se_african_states-zimbabwe", "zaire-zimbabwe", "paraguay-uruguay", "thailand-vietnam",
)  # fmt: skip


@pytest.mark.parametrize("line", PHANTOMS)
def test_lines_that_other_maps_invented_do_not_exist(line: str) -> None:
    """NOTES, adjacency: lines found only in unreliable maps."""
    a, b = line.split("-")
    assert {a, b} <= ON_MAP
    assert b not in near(a)


@pytest.mark.parametrize("line", EASILY_LOST)
def test_lines_that_other_maps_lost_exist(line: str) -> None:
    """NOTES, adjacency: lines missing in unreliable maps."""
    a, b = line.split("-")
    assert b in near(a)


@pytest.mark.parametrize(("superpower", "country"), [(board.USSR, "czechoslovakia"), (board.USSR, "east_germany")])
def test_lines_of_the_soviet_union_that_other_maps_invented_do_not_exist(superpower: int, country: str) -> None:
    """NOTES, adjacency."""
    assert country not in names(board.SUPERPOWER[superpower])


@pytest.mark.parametrize("country", ["philippines", "south_korea"])
def test_lines_of_the_united_states_that_other_maps_invented_do_not_exist(country: str) -> None:
    """NOTES, adjacency."""
    assert country not in names(board.SUPERPOWER[board.US])


# Tables of regions, cards and the space race


@pytest.mark.parametrize(
    ("name", "levels"),
    [
        ("asia", [3, 7, 9]),
        ("middle_east", [3, 5, 7]),
        ("africa", [1, 4, 6]),
        ("central_america", [1, 3, 5]),
        ("south_america", [2, 5, 6]),
    ],
)
def test_the_value_of_presence_domination_and_control(name: str, levels: list[int]) -> None:
    """10.1, scoring cards."""
    assert board.LEVELS[board.REGIONS.index(name)].tolist() == levels


def test_europe_is_worth_three_and_seven_and_its_control_has_no_number() -> None:
    """10.1, card 2: control wins."""
    assert board.LEVELS[board.EUROPE].tolist() == [3, 7, 0]


def deck(era: str, optional: str) -> list[int]:
    """The ops of the cards of a period's draw deck."""
    rows = [row for row in cards.ROWS if row["era"] == era and row["optional"] == optional and row["id"] != "the_china_card"]
    return [int(row["ops"]) for row in rows]


@pytest.mark.parametrize(("era", "count", "ops"), [("early", 35, 77), ("mid", 46, 99), ("late", 21, 57)])
def test_each_period_has_its_cards_and_operations(era: str, count: int, ops: int) -> None:
    """Rulings 4 and 5, NOTES."""
    assert (len(deck(era, "0")), sum(deck(era, "0"))) == (count, ops)


@pytest.mark.parametrize(("era", "count", "ops"), [("early", 3, 7), ("mid", 2, 5), ("late", 2, 5)])
def test_each_period_has_its_optional_cards(era: str, count: int, ops: int) -> None:
    """Rulings 4 and 5, NOTES."""
    assert (len(deck(era, "1")), sum(deck(era, "1"))) == (count, ops)


def test_the_110_cards_by_kind() -> None:
    """2.2, NOTES: 70 starred, 7 scoring, 5 war, 21 persistent."""
    assert len(cards.CARDS) == len(set(cards.CARDS)) == 110
    columns = ("removed_after_event", "scoring", "war", "persistent")
    assert [sum(int(row[name]) for row in cards.ROWS) for name in columns] == [70, 7, 5, 21]


def test_the_space_race_asks_ops_and_dice_and_pays_as_printed() -> None:
    """6.4.1, 6.4.3, board."""
    assert board.SPACE_OPS[1:].tolist() == [2, 2, 2, 2, 3, 3, 3, 4]
    assert board.SPACE_ROLL[1:].tolist() == [3, 4, 3, 4, 3, 4, 3, 2]
    assert board.SPACE_VP[1:].tolist() == [[2, 1], [0, 0], [2, 0], [0, 0], [3, 1], [0, 0], [4, 2], [2, 0]]
