"""The Late War scenario: set-up, markers, events in force, deck, victory (rulings 139 to 142)."""

import csv
from importlib.resources import files

import pytest

from detente.games.twilight_struggle.board import COUNTRIES

from .helpers import at, event, new, offered, play

DATA = files("detente.games.twilight_struggle") / "data"
LATE_WAR = "options scenario=late_war"
KEPT = {"bear_trap", "camp_david_accords", "john_paul_ii_elected_pope", "panama_canal_returned"}
IN_FORCE = {
    "us_japan_mutual_defense_pact", "marshall_plan", "nato", "warsaw_pact_formed", "de_gaulle_leads_france", "flower_power",
}  # fmt: skip


def rows(table: str) -> list[dict[str, str]]:
    """A table of the package."""
    return list(csv.DictReader((DATA / f"{table}.csv").read_text(encoding="utf-8").splitlines()))


# Influence


def test_every_country_starts_as_the_table_says() -> None:
    """Late War scenario, influence: 61 countries of the table, all others empty."""
    table = new(scenario="late_war")
    listed = {row["country"]: (int(row["us"]), int(row["ussr"])) for row in rows("late_war_setup")}
    assert len(listed) == 61
    assert {name: table.influence(name) for name in COUNTRIES} == {name: listed.get(name, (0, 0)) for name in COUNTRIES}


def test_the_influence_adds_up_to_the_totals_of_the_table() -> None:
    """Late War scenario: US 94, USSR 67."""
    table = new(scenario="late_war")
    assert tuple(sum(table.influence(name)[side] for name in COUNTRIES) for side in (0, 1)) == (94, 67)


@pytest.mark.parametrize(
    ("country", "influence"),
    [
        ("west_germany", (5, 1)), ("philippines", (3, 1)), ("malaysia", (3, 1)), ("colombia", (2, 1)), ("syria", (0, 3)),
        ("angola", (1, 3)),
        ("laos_cambodia", (0, 2)), ("vietnam", (0, 5)), ("se_african_states", (0, 2)), ("spain_portugal", (1, 0)), ("france", (3, 1)),
        ("romania", (1, 3)), ("jordan", (2, 2)), ("egypt", (1, 0)), ("south_africa", (2, 1)), ("finland", (1, 2)), ("burma", (0, 1)),
        ("peru", (2, 1)), ("yugoslavia", (1, 2)), ("saudi_arabia", (2, 0)), ("taiwan", (3, 0)),
    ],
)  # fmt: skip
def test_countries_with_printed_numbers(country: str, influence: tuple[int, int]) -> None:
    """Late War scenario, influence: the rows marked as given, and Taiwan (D19)."""
    assert new(scenario="late_war").influence(country) == influence


def test_the_us_controls_what_the_scenario_gives_it() -> None:
    """Late War scenario: control by the side named."""
    table = new(scenario="late_war")
    assert {name for name in COUNTRIES if table.control(name) == "us"} == {
        "uk", "italy", "benelux", "denmark", "norway", "west_germany", "israel", "iran", "pakistan", "turkey", "zaire", "somalia", "kenya",
        "nigeria", "japan", "south_korea", "taiwan", "philippines", "thailand", "indonesia", "australia", "malaysia", "nicaragua", "panama",
        "haiti", "honduras", "venezuela", "chile", "argentina", "dominican_republic", "colombia",
    }  # fmt: skip


def test_the_ussr_controls_what_the_scenario_gives_it() -> None:
    """Late War scenario: control by the side named."""
    table = new(scenario="late_war")
    assert {name for name in COUNTRIES if table.control(name) == "ussr"} == {
        "east_germany", "poland", "hungary", "czechoslovakia", "bulgaria", "cuba", "north_korea", "iraq", "syria", "india", "afghanistan",
        "libya", "algeria", "ethiopia", "zimbabwe", "angola", "laos_cambodia", "vietnam", "se_african_states",
    }  # fmt: skip


# Markers


def test_the_scenario_starts_with_turn_eight_at_defcon_four() -> None:
    """Rulings 140 and 142: DEFCON is not improved at the start."""
    table = new(scenario="late_war")
    assert (table.turn, table.defcon, table.milops) == (8, 4, {"us": 0, "ussr": 0})


def test_the_space_race_stands_at_box_six_and_box_four() -> None:
    """Ruling 140: Eagle has Landed for the US, Man in Earth Orbit for the USSR."""
    assert new(scenario="late_war").space == {"us": 6, "ussr": 4}


@pytest.mark.parametrize(("side", "vp"), [("us", 4), ("ussr", -4)])
def test_the_marker_stands_on_four_for_the_side_chosen(side: str, vp: int) -> None:
    """Ruling 140, D17."""
    assert new(scenario="late_war", late_war_vp=side).vp == vp


def test_the_marker_stands_on_the_us_side_by_default() -> None:
    """D17: as both seed rulebooks print."""
    assert new(scenario="late_war").vp == 4


def test_the_ussr_has_the_china_card_face_up() -> None:
    """Ruling 139."""
    table = new(scenario="late_war")
    assert (table.china, table.china_up) == ("ussr", True)


def test_six_events_are_in_force() -> None:
    """Ruling 140."""
    assert set(new(scenario="late_war").effects) == IN_FORCE


def test_the_game_begins_with_secret_headlines() -> None:
    """Rulings 23 and 142: both sides have reached box 4, so neither sees the other's card first."""
    table = new(scenario="late_war")
    assert (table.to_move, table.question("us"), table.question("ussr")) == (("us", "ussr"), "headline", "headline")


def test_the_us_has_the_ability_of_box_six() -> None:
    """Ruling 140: it may discard a held card at the end of the turn; the USSR may not."""
    table = at(f"T8 AR7 US | {LATE_WAR} | space 6:4 | influence iran 1:0 | us nasser, opec | ussr comecon, blockade")
    play(table, "us", "card:nasser", "play:influence", "country:iran")
    assert (table.to_move, table.question("us"), offered(table, "us")) == (("us",), "held", {"card:opec", "done"})


def test_defcon_improves_as_usual_from_the_second_turn_on() -> None:
    """Ruling 142 is about turn 8 only (8.1.6)."""
    table = at(f"T8 AR7 US | {LATE_WAR} | defcon 3 | influence iran 1:0 | us nasser | ussr comecon")
    play(table, "us", "card:nasser", "play:influence", "country:iran")
    assert (table.turn, table.defcon) == (9, 4)


# Cards


def test_nine_cards_are_dealt_to_each_side() -> None:
    """Ruling 139."""
    table = new(scenario="late_war")
    assert (len(table.hand("us")), len(table.hand("ussr"))) == (9, 9)


def test_the_deck_holds_the_late_war_and_what_has_no_star() -> None:
    """Ruling 139: four starred cards of earlier periods stay."""
    table = new(scenario="late_war")
    dealt = {*table.deck, *table.hand("us"), *table.hand("ussr")}
    assert dealt == {
        row["id"]
        for row in rows("cards")
        if row["optional"] == "0"
        and row["id"] != "the_china_card"
        and (row["era"] == "late" or row["removed_after_event"] == "0" or row["id"] in KEPT)
    }
    assert len(dealt) == 59


def test_starred_early_and_mid_war_cards_are_out_of_the_game() -> None:
    """Ruling 139."""
    removed = new(scenario="late_war").removed
    assert len(removed) == 43
    assert {"fidel", "nato", "containment", "quagmire", "southeast_asia_scoring", "flower_power"} <= set(removed)
    assert not KEPT & set(removed)


def test_optional_cards_follow_the_same_rule() -> None:
    """Ruling 139: starred ones of earlier periods are out, the others are shuffled in."""
    table = new(scenario="late_war", optional_cards="all")
    assert {"norad", "our_man_in_tehran"} <= set(table.removed)
    dealt = {*table.deck, *table.hand("us"), *table.hand("ussr")}
    assert {"the_cambridge_five", "special_relationship", "che", "yuri_and_samantha", "awacs_sale_to_saudis"} <= dealt
    assert len(dealt) == 64


# Victory


@pytest.mark.parametrize(("vp", "final"), [(19, 18), (15, 14), (0, -1)])
def test_the_ussr_wins_after_final_scoring_with_less_than_twenty_for_the_us(vp: int, final: int) -> None:
    """Ruling 141: even if the US is ahead; the China Card is worth 1 to the USSR."""
    table = at(f"T10 AR7 US | {LATE_WAR} | vp us {vp} | milops 5:5 | us truman_doctrine | ussr fidel")
    event(table, "us", "truman_doctrine")
    assert (table.vp, str(table.outcome)) == (final, "ussr: scenario")


@pytest.mark.parametrize(("vp", "final", "winner"), [(15, 19, "ussr"), (16, 20, "us"), (19, 23, "us")])
def test_the_us_needs_twenty_points_after_final_scoring(vp: int, final: int, winner: str) -> None:
    """Ruling 141: presence in Europe is worth 3 and the China Card 1."""
    table = at(f"T10 AR7 US | {LATE_WAR} | vp us {vp} | china us up | milops 5:5 | influence uk 5:0 | us truman_doctrine | ussr fidel")
    event(table, "us", "truman_doctrine")
    assert (table.vp, str(table.outcome)) == (final, f"{winner}: scenario")


def test_without_the_scenario_the_side_ahead_wins_after_final_scoring() -> None:
    """10.3.2: the counterpart."""
    table = at("T10 AR7 US | vp us 15 | milops 5:5 | us truman_doctrine | ussr fidel")
    event(table, "us", "truman_doctrine")
    assert (table.vp, str(table.outcome)) == (14, "us: final_scoring")


def test_the_ussr_wins_if_the_us_ends_the_game_with_wargames_below_twenty() -> None:
    """Ruling 141: 19 less 6 is ahead, but not 20."""
    table = at(f"T8 AR3 US | {LATE_WAR} | defcon 2 | vp us 19 | us wargames, nasser | ussr fidel")
    play(event(table, "us", "wargames"), "us", "accept")
    assert (table.vp, table.outcome is not None and table.outcome.winner) == (13, "ussr")


def test_twenty_points_in_play_still_win_at_once() -> None:
    """Ruling 141: automatic victories stay as usual."""
    table = at(f"T8 AR3 US | {LATE_WAR} | vp us 19 | us the_iron_lady, nasser | ussr fidel")
    assert str(event(table, "us", "the_iron_lady").outcome) == "us: victory_points"


def test_twenty_soviet_points_in_play_still_win_at_once() -> None:
    """Ruling 141."""
    table = at(f"T8 AR3 USSR | {LATE_WAR} | vp ussr 18 | us nasser | ussr glasnost, fidel")
    assert str(event(table, "ussr", "glasnost").outcome) == "ussr: victory_points"


def test_nuclear_war_still_loses_at_once() -> None:
    """Ruling 141, rule 8.1.3."""
    table = at(f"T8 AR3 USSR | {LATE_WAR} | defcon 2 | us nasser | ussr soviets_shoot_down_kal_007, fidel")
    assert str(event(table, "ussr", "soviets_shoot_down_kal_007").outcome) == "us: defcon"


def test_control_of_europe_still_wins_when_europe_is_scored() -> None:
    """Ruling 141, rule 10.3.1."""
    board = "west_germany 4:0, france 3:0, italy 2:0, poland 3:0, east_germany 3:0"
    table = at(f"T8 AR3 US | {LATE_WAR} | vp ussr 5 | influence {board} | us europe_scoring, nasser | ussr fidel")
    assert str(event(table, "us", "europe_scoring").outcome) == "us: europe"


def test_control_of_europe_wins_in_the_final_scoring_too() -> None:
    """Ruling 141, rule 10.3.2."""
    board = "west_germany 4:0, france 3:0, italy 2:0, poland 3:0, east_germany 3:0"
    table = at(f"T10 AR7 US | {LATE_WAR} | vp ussr 5 | milops 5:5 | influence {board} | us truman_doctrine | ussr fidel")
    assert str(event(table, "us", "truman_doctrine").outcome) == "us: europe"


def test_flower_power_is_paid_from_the_start() -> None:
    """Ruling 140: the six events work."""
    table = at(f"T8 AR3 US | {LATE_WAR} | effects {', '.join(sorted(IN_FORCE))} | us iran_iraq_war, nasser | ussr fidel")
    assert play(event(table, "us", "iran_iraq_war", dice=(1,)), "us", "country:iran").vp == -2


def test_extra_influence_may_be_given_in_the_scenario() -> None:
    """11.4.1 with the scenario: only where the US has influence, before the headlines."""
    table = new(scenario="late_war", us_bonus=1)
    assert (table.to_move, table.question("us"), "mexico" in offered(table, "us", "country")) == (("us",), "bonus", False)
    assert play(table, "us", "country:iran").influence("iran") == (3, 0)
    assert table.question("us") == "headline"
