"""Scoring of the regions (10.1): levels, battlegrounds, neighbours of the enemy superpower, with exact points."""

import pytest

from detente.games.twilight_struggle.board import COUNTRY, STABILITY

from .helpers import at, play

Countries = tuple[str, ...]


def held(us: Countries, ussr: Countries = ()) -> str:
    """Influence by which each side just controls its countries."""
    pairs = [f"{name} {STABILITY[COUNTRY[name]]}:0" for name in us] + [f"{name} 0:{STABILITY[COUNTRY[name]]}" for name in ussr]
    return f"influence {', '.join(pairs)} | " if pairs else ""


def score(region: str, us: Countries, ussr: Countries = ()) -> int:
    """The VP marker after the US has played a scoring card on an otherwise empty board."""
    table = at(f"T5 AR1 US | {held(us, ussr)}us {region}_scoring, nato | ussr nasser")
    return int(play(table, "us", f"card:{region}_scoring").vp)


def mirrored(region: str, us: Countries, ussr: Countries = ()) -> int:
    """The points of the first set of countries when the USSR holds them."""
    return -score(region, ussr, us)


EUROPE = ("west_germany", "france", "italy", "east_germany", "poland")
ASIA = ("pakistan", "india", "north_korea", "south_korea", "japan", "thailand")
MIDDLE_EAST = ("israel", "egypt", "libya", "iraq", "iran", "saudi_arabia")
AFRICA = ("algeria", "nigeria", "zaire", "angola", "south_africa")
CENTRAL_AMERICA = ("mexico", "panama", "cuba")
SOUTH_AMERICA = ("venezuela", "chile", "argentina", "brazil")

# 10.1.1 Levels: presence with a non-battleground, presence with a battleground, domination, control


@pytest.mark.parametrize(
    ("region", "plain", "points"),
    [
        ("europe", "uk", 3),
        ("asia", "burma", 3),
        ("middle_east", "jordan", 3),
        ("africa", "kenya", 1),
        ("central_america", "honduras", 1),
        ("south_america", "peru", 2),
    ],
)
def test_one_controlled_country_is_presence(region: str, plain: str, points: int) -> None:
    """10.1.1: for either side."""
    assert (score(region, (plain,)), mirrored(region, (plain,))) == (points, points)


@pytest.mark.parametrize(
    ("region", "ground", "points"),
    [
        ("europe", "france", 3 + 1),
        ("asia", "thailand", 3 + 1),
        ("middle_east", "iran", 3 + 1),
        ("africa", "zaire", 1 + 1),
        ("central_america", "panama", 1 + 1),
        ("south_america", "chile", 2 + 1),
    ],
)
def test_one_battleground_alone_is_presence_and_a_point(region: str, ground: str, points: int) -> None:
    """10.1.1, 10.1.2: domination needs a non-battleground too."""
    assert (score(region, (ground,)), mirrored(region, (ground,))) == (points, points)


@pytest.mark.parametrize(
    ("region", "countries", "points"),
    [
        ("europe", ("uk", "france"), 7 + 1),
        ("asia", ("burma", "thailand"), 7 + 1),
        ("middle_east", ("jordan", "iran"), 5 + 1),
        ("africa", ("kenya", "zaire"), 4 + 1),
        ("central_america", ("honduras", "panama"), 3 + 1),
        ("south_america", ("peru", "chile"), 5 + 1),
    ],
)
def test_a_battleground_and_another_country_against_nothing_dominate(region: str, countries: Countries, points: int) -> None:
    """10.1.1: more countries and more battlegrounds, one of each kind."""
    assert (score(region, countries), mirrored(region, countries)) == (points, points)


@pytest.mark.parametrize(
    ("region", "countries", "us", "ussr"),
    [
        ("asia", ASIA, 9 + 6 + 1, 9 + 6 + 1),
        ("middle_east", MIDDLE_EAST, 7 + 6, 7 + 6),
        ("africa", AFRICA, 6 + 5, 6 + 5),
        ("central_america", CENTRAL_AMERICA, 5 + 3, 5 + 3 + 2),
        ("south_america", SOUTH_AMERICA, 6 + 4, 6 + 4),
    ],
)
def test_all_battlegrounds_and_more_countries_are_control(region: str, countries: Countries, us: int, ussr: int) -> None:
    """10.1.1, ruling 105: no other country is needed; North Korea, Japan, Mexico and Cuba touch the enemy superpower."""
    assert (score(region, countries), mirrored(region, countries)) == (us, ussr)


@pytest.mark.parametrize(
    ("region", "grounds", "others", "points"),
    [
        ("asia", ASIA, ("burma", "malaysia", "indonesia", "philippines", "vietnam", "laos_cambodia"), 3 + 6 + 1 - 3),
        ("africa", AFRICA, ("kenya", "sudan", "cameroon", "tunisia", "morocco"), 1 + 5 - 1),
        ("central_america", CENTRAL_AMERICA, ("haiti", "honduras", "guatemala"), 1 + 3 - 1),
        ("south_america", SOUTH_AMERICA, ("peru", "bolivia", "uruguay", "paraguay"), 2 + 4 - 2),
    ],
)
def test_all_battlegrounds_without_more_countries_are_no_control(region: str, grounds: Countries, others: Countries, points: int) -> None:
    """10.1.1: as many countries as battlegrounds on the other side leave presence."""
    assert score(region, grounds, others) == points


def test_more_countries_with_equal_battlegrounds_are_presence() -> None:
    """10.1.1: Africa, three countries to one, one battleground each: 1 + 1 against 1 + 1."""
    assert score("africa", ("kenya", "sudan", "zaire"), ("angola",)) == 0


def test_more_battlegrounds_with_equal_countries_are_presence() -> None:
    """10.1.1: Africa, two countries each, battlegrounds 1 to 0: 1 + 1 against 1."""
    assert score("africa", ("kenya", "zaire"), ("sudan", "tunisia")) == 1


def test_more_countries_and_battlegrounds_without_another_country_are_presence() -> None:
    """10.1.1: Africa, two battlegrounds against one country: 1 + 2 against 1."""
    assert score("africa", ("angola", "zaire"), ("sudan",)) == 2


def test_domination_against_presence() -> None:
    """10.1.1, 10.1.2: Africa, 4 + 2 against 1 + 1."""
    assert score("africa", ("angola", "zaire", "kenya"), ("nigeria", "sudan")) == 4


def test_influence_without_control_scores_nothing() -> None:
    """10.1.1, ruling 107: every Middle East country with one point short of control."""
    table = at("T5 AR1 US | influence israel 3:0, iran 1:0, jordan 1:0, iraq 2:0 | us middle_east_scoring, nato | ussr nasser")
    assert play(table, "us", "card:middle_east_scoring").vp == 0


def test_countries_of_other_regions_do_not_count() -> None:
    """10.1.1: Sudan is in Africa, Egypt in the Middle East, Turkey in Europe."""
    assert score("middle_east", ("sudan", "turkey"), ("egypt",)) == -4


def test_southeast_asia_counts_for_asia() -> None:
    """10.1.1, 2.1.2: Burma makes domination with Japan."""
    assert score("asia", ("burma", "japan")) == 7 + 1


# 10.1.2 Bonuses and the difference


@pytest.mark.parametrize(
    ("region", "country", "points"),
    [
        ("europe", "finland", 3 + 1),
        ("europe", "romania", 3 + 1),
        ("europe", "poland", 3 + 1 + 1),
        ("asia", "afghanistan", 3 + 1),
        ("asia", "north_korea", 3 + 1 + 1),
    ],
)
def test_the_us_gains_a_point_for_a_country_next_to_the_soviet_union(region: str, country: str, points: int) -> None:
    """10.1.2, ruling 106: battleground or not; the USSR gains none for its own neighbours."""
    grounds = int(country in EUROPE + ASIA)
    assert (score(region, (country,)), mirrored(region, (country,))) == (points, 3 + grounds)


@pytest.mark.parametrize(
    ("region", "country", "points"),
    [("europe", "canada", 3 + 1), ("asia", "japan", 3 + 1 + 1), ("central_america", "mexico", 1 + 1 + 1), ("central_america", "cuba", 3)],
)
def test_the_ussr_gains_a_point_for_a_country_next_to_the_united_states(region: str, country: str, points: int) -> None:
    """10.1.2, ruling 106: the US gains none for its own neighbours."""
    assert (mirrored(region, (country,)), score(region, (country,))) == (points, points - 1)


def test_each_neighbour_of_the_superpower_counts() -> None:
    """10.1.2: Finland, Poland and Romania for the US: domination 7, one battleground, three neighbours."""
    assert score("europe", ("finland", "poland", "romania")) == 7 + 1 + 3


def test_central_america_in_the_rulebook() -> None:
    """EX-10.1.2-1: USSR 3 + 1 + 1, US presence 1: the marker moves 4 towards the USSR."""
    line = "influence cuba 0:3, haiti 0:1, dominican_republic 0:1, guatemala 1:0, panama 1:0"
    table = at(f"T5 AR1 USSR | {line} | us fidel | ussr central_america_scoring, nasser")
    assert play(table, "ussr", "card:central_america_scoring").vp == -4


def test_it_does_not_matter_who_plays_the_scoring_card() -> None:
    """10.1.2: the same board with the card in the hand of the US."""
    assert score("central_america", ("guatemala",), ("cuba", "haiti", "dominican_republic")) == -4


def test_the_same_level_on_both_sides_cancels_out() -> None:
    """10.1.2: only the difference is moved."""
    assert score("south_america", ("peru",), ("bolivia",)) == 0


# EX-10.1.2-2 Five scorings of the recorded game


@pytest.mark.parametrize(
    ("region", "board", "vp"),
    [
        ("middle_east", "iran 2:0, iraq 0:1, israel 1:0, syria 0:1", 4),
        ("europe", "canada 2:0, east_germany 0:4, france 3:0, italy 4:0, poland 0:4, uk 5:0, west_germany 4:0", 5),
        (
            "asia",
            "afghanistan 0:2, australia 4:0, indonesia 0:1, japan 1:0, malaysia 1:1, north_korea 0:3, pakistan 0:2, philippines 1:0, "
            "south_korea 3:0, thailand 0:3",
            -6,
        ),
        (
            "europe",
            "benelux 1:0, canada 2:0, east_germany 0:4, france 6:0, greece 2:0, italy 4:0, poland 0:3, romania 0:2, spain_portugal 1:0, "
            "turkey 1:0, uk 4:0, west_germany 5:0",
            5,
        ),
        (
            "asia",
            "afghanistan 0:2, australia 4:0, burma 0:2, indonesia 0:1, japan 1:0, laos_cambodia 0:2, malaysia 1:3, north_korea 0:3, "
            "pakistan 0:2, philippines 1:0, south_korea 3:0, thailand 0:3, vietnam 0:2",
            -6,
        ),
    ],
)
def test_the_scorings_of_the_recorded_game(region: str, board: str, vp: int) -> None:
    """EX-10.1.2-2: Middle East +4 US, Europe +5 US twice, Asia +6 USSR twice."""
    table = at(f"T3 AR1 US | influence {board} | us {region}_scoring, nato | ussr nasser")
    assert play(table, "us", f"card:{region}_scoring").vp == vp


# Southeast Asia (card 38)


def test_southeast_asia_pays_one_for_each_country_and_two_for_thailand() -> None:
    """Card 38: all seven are worth 8 to either side."""
    seven = ("burma", "laos_cambodia", "thailand", "vietnam", "malaysia", "indonesia", "philippines")
    assert (score("southeast_asia", seven), mirrored("southeast_asia", seven)) == (8, 8)


def test_southeast_asia_knows_no_levels_and_no_other_countries() -> None:
    """Card 38: Thailand 2 against Vietnam and Burma 2; Japan is not in it."""
    assert score("southeast_asia", ("thailand", "japan"), ("vietnam", "burma")) == 0
