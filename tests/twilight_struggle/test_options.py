"""Every option of a new game, with both of its values."""

from typing import Any

import pytest

from detente.engine.errors import BadOption
from detente.engine.table import Table
from detente.games.twilight_struggle.options import OPTIONAL_CARDS, OPTIONS
from detente.games.twilight_struggle.state import LOG

from .helpers import GAME, at, countries, event, new, offered, play


def log_rows(table: Table, name: str) -> list[tuple[int, ...]]:
    """All event rows of one kind."""
    return [row for rows in table.rows() for row in rows if LOG[row[0]][0] == name]


# Reading options


def test_the_options_and_their_defaults() -> None:
    """The full game of the rulebook, with the readings of the event notes."""
    assert {option.name: option.default for option in OPTIONS} == {
        "scenario": "full", "late_war_vp": "us", "optional_cards": (), "bid": False, "us_bonus": 0, "ussr_bonus": 0, "reveal_held": False,
        "hold_scoring": False, "chinese_civil_war": False, "realign_anywhere": False, "realign_safely": False, "realign_and_place": False,
        "space_without_rolling": False, "waive_realignments": False, "unrest_split": True, "envy_takes_scoring": False,
        "envy_in_space": True, "un_in_space": True, "flower_power_despite_un": True, "arms_race_owner": False,
        "norad_after_quagmire": True, "bury_you_after_last_round": True, "civil_war_by_events": True,
        "headline_reach_at_phase_start": False, "wargames_declined_is_kept": False,
        "flower_power_on_banned_war": True, "plan_pays_defectors": False, "envy_modified_value": False, "envy_card_in_space": False,
    }  # fmt: skip


def test_a_table_knows_the_options_it_was_made_with() -> None:
    """What was given, and defaults for the rest."""
    table = new(reveal_held=True, us_bonus="2")
    assert (table.options["reveal_held"], table.options["us_bonus"], table.options["bid"]) == (True, 2, False)


def test_an_unknown_option_is_refused() -> None:
    """Errors are exact."""
    with pytest.raises(BadOption):
        new(no_such_option=True)


@pytest.mark.parametrize(("name", "value"), [("scenario", "mid_war"), ("us_bonus", 10), ("bid", "perhaps"), ("optional_cards", "nato")])
def test_an_impossible_value_is_refused(name: str, value: Any) -> None:
    """Errors are exact."""
    with pytest.raises(BadOption):
        new(**{name: value})


# scenario, late_war_vp (more in test_late_war.py)


@pytest.mark.parametrize(("scenario", "turn"), [("full", 1), ("late_war", 8)])
def test_the_scenario_decides_where_the_game_begins(scenario: str, turn: int) -> None:
    """Late War scenario: turn 8."""
    assert new(scenario=scenario).turn == turn


@pytest.mark.parametrize(("side", "vp"), [("us", 4), ("ussr", -4)])
def test_the_late_war_begins_with_four_points_for_either_side(side: str, vp: int) -> None:
    """Ruling 140: the printings differ, so both can be chosen."""
    assert new(scenario="late_war", late_war_vp=side).vp == vp


# optional_cards


@pytest.mark.parametrize(("chosen", "cards"), [("none", 35), ("all", 38), ("norad", 36), ("che+norad", 36)])
def test_chosen_optional_cards_join_the_early_war_deck(chosen: str, cards: int) -> None:
    """Ruling 4: 35 cards, 38 with the optional ones."""
    table = new(optional_cards=chosen)
    assert table.deck_count + len(table.hand("us")) + len(table.hand("ussr")) == cards


@pytest.mark.parametrize(("turn", "cards"), [(3, 46), (7, 21)])
def test_without_optional_cards_the_later_decks_have_their_printed_size(turn: int, cards: int) -> None:
    """Ruling 5: 46 and 21 cards enter; the hands then take 16 of the pile (one card of each was kept)."""
    last = 6 if turn == 3 else 7
    table = at(f"T{turn} AR{last} US | influence iran 1:0 | deck duck_and_cover | us nasser, fidel | ussr comecon")
    play(table, "us", "card:nasser", "play:influence", "country:iran")
    assert table.deck_count == 1 + cards - 16


@pytest.mark.parametrize(("turn", "cards"), [(3, 48), (7, 23)])
def test_all_optional_cards_enlarge_the_later_decks_by_two(turn: int, cards: int) -> None:
    """Ruling 5: 48 and 23 cards enter."""
    last = 6 if turn == 3 else 7
    position = f"T{turn} AR{last} US | options optional_cards=all | influence iran 1:0 | deck duck_and_cover"
    table = play(at(f"{position} | us nasser, fidel | ussr comecon"), "us", "card:nasser", "play:influence", "country:iran")
    assert table.deck_count == 1 + cards - 16


def test_an_optional_card_that_was_not_chosen_stays_in_the_box() -> None:
    """Rule 2.0: each of the seven can be chosen alone."""
    table = at("T8 AR3 US | options optional_cards=che | us nasser | ussr fidel")
    assert {card: table.where(card) for card in OPTIONAL_CARDS if table.where(card) != "box"} == {"che": "deck"}


# bid, us_bonus, ussr_bonus, reveal_held, hold_scoring (more in test_tournament.py)


def test_a_bid_comes_before_the_set_up_only_if_it_was_chosen() -> None:
    """11.4."""
    assert (new(bid=True).to_move, new(bid=True).question("us")) == (("us", "ussr"), "bid_side")
    assert (new(bid=False).to_move, new(bid=False).question("ussr")) == (("ussr",), "setup")


@pytest.mark.parametrize(("us", "ussr", "expected"), [(0, 0, (0, 0)), (3, 0, (3, 0)), (0, 9, (0, 9)), (2, 1, (2, 1))])
def test_extra_influence_waits_for_the_end_of_the_set_up(us: int, ussr: int, expected: tuple[int, int]) -> None:
    """11.4.1."""
    table = new(us_bonus=us, ussr_bonus=ussr)
    assert tuple(int(n) for n in table.record["bonus"]) == expected


@pytest.mark.parametrize(("reveal", "rows"), [("true", 2), ("false", 0)])
def test_held_cards_are_shown_only_if_it_was_chosen(reveal: str, rows: int) -> None:
    """11.1."""
    table = at(f"T4 AR7 US | options reveal_held={reveal} | influence iran 1:0 | us nasser, fidel | ussr comecon, blockade")
    play(table, "us", "card:nasser", "play:influence", "country:iran")
    assert len(log_rows(table, "held")) == rows


@pytest.mark.parametrize(("hold", "cards"), [("false", {"asia_scoring"}), ("true", {"asia_scoring", "nasser", "fidel"})])
def test_a_scoring_card_is_forced_in_the_last_round_unless_it_may_be_held(hold: str, cards: set[str]) -> None:
    """4.5 D, ruling 111; 11.2 punishes holding it."""
    table = at(f"T4 AR7 US | options hold_scoring={hold} | us nasser, fidel, asia_scoring | ussr comecon")
    assert offered(table, "us", "card") == cards


# chinese_civil_war, civil_war_by_events (more in test_chinese_civil_war.py)


@pytest.mark.parametrize(("variant", "holder"), [(False, "ussr"), (True, None)])
def test_the_civil_war_decides_who_starts_with_the_china_card(variant: bool, holder: str | None) -> None:
    """12.3."""
    assert new(chinese_civil_war=variant).china == holder


@pytest.mark.parametrize("by_events", [True, False])
def test_soviet_events_reach_the_civil_war_space_if_the_option_says_so(by_events: bool) -> None:
    """Ruling 137: De-Stalinization and Cambridge Five."""
    options = f"options chinese_civil_war=true, civil_war_by_events={by_events}, optional_cards=all"
    table = at(f"T4 AR3 USSR | {options} | influence angola 0:3 | us nasser | ussr de_stalinization, fidel")
    play(event(table, "ussr", "de_stalinization"), "ussr", "country:angola", "done")
    assert ("chinese_civil_war" in offered(table, "ussr", "country")) is by_events
    table = event(at(f"T4 AR3 USSR | {options} | us asia_scoring | ussr the_cambridge_five, fidel"), "ussr", "the_cambridge_five")
    assert ("chinese_civil_war" in offered(table, "ussr", "country")) is by_events


# realign_anywhere, realign_safely, realign_and_place, space_without_rolling: test_variants.py


@pytest.mark.parametrize("waive", [True, False])
def test_unused_realignment_rolls_may_be_waived_if_the_option_says_so(waive: bool) -> None:
    """6.0: strictly, all points are used."""
    table = at(f"T4 AR3 US | options waive_realignments={waive} | influence kenya 1:1 | us nato, nasser | ussr fidel")
    play(table, "us", "card:nato", "play:realign", "country:kenya", dice=(3, 3))
    assert ("done" in table.legal("us")) is waive


def test_a_waived_realignment_ends_the_round() -> None:
    """6.0: the rest of the points is lost."""
    table = at("T4 AR3 US | options waive_realignments=true | influence kenya 1:1 | us nato, nasser | ussr fidel")
    play(table, "us", "card:nato", "play:realign", "country:kenya", "done", dice=(3, 3))
    assert (table.influence("kenya"), table.to_move) == ((1, 1), ("ussr",))


# Readings of single cards


def test_south_african_unrest_may_be_split_between_neighbours() -> None:
    """Card 53, unrest_split: the default."""
    table = event(at("T4 AR3 USSR | us nasser | ussr south_african_unrest, fidel"), "ussr", "south_african_unrest")
    countries(table, "ussr", "angola", "botswana")
    assert [table.influence(name) for name in ("south_africa", "angola", "botswana")] == [(0, 1), (0, 1), (0, 1)]


def test_south_african_unrest_without_the_split_goes_to_one_neighbour() -> None:
    """Card 53, unrest_split off."""
    table = at("T4 AR3 USSR | options unrest_split=false | us nasser | ussr south_african_unrest, fidel")
    countries(event(table, "ussr", "south_african_unrest"), "ussr", "angola")
    assert ([table.influence(name) for name in ("south_africa", "angola")], table.to_move) == ([(0, 1), (0, 2)], ("us",))


def test_missile_envy_takes_no_scoring_card() -> None:
    """Card 49, envy_takes_scoring: off by default; Missile Envy is discarded."""
    table = event(at("T4 AR3 US | us missile_envy, nasser | ussr asia_scoring, africa_scoring"), "us", "missile_envy")
    assert (table.hand("ussr"), table.where("missile_envy")) == (("asia_scoring", "africa_scoring"), "discard")


def test_missile_envy_may_take_a_scoring_card_as_an_option() -> None:
    """Card 49, envy_takes_scoring: it is scored at once."""
    line = "T4 AR3 US | options envy_takes_scoring=true | influence japan 4:0 | us missile_envy, nasser | ussr asia_scoring, africa_scoring"
    table = play(event(at(line), "us", "missile_envy"), "ussr", "card:asia_scoring")
    assert (table.vp, table.where("missile_envy"), table.where("asia_scoring")) == (4, "ussr", "discard")


@pytest.mark.parametrize("allowed", [True, False])
def test_a_missile_envy_that_is_due_may_be_used_in_space_if_the_option_says_so(allowed: bool) -> None:
    """Card 49, envy_in_space."""
    table = at(f"T4 AR3 USSR | options envy_in_space={allowed} | envy ussr | us nasser | ussr missile_envy, fidel")
    play(table, "ussr", "card:missile_envy")
    assert ("play:space" in table.legal("ussr")) is allowed


def test_a_missile_envy_of_ones_own_may_be_used_in_space_anyway() -> None:
    """Card 49, envy_in_space off: the option is only about a Missile Envy that is due."""
    table = at("T4 AR3 USSR | options envy_in_space=false | us nasser | ussr missile_envy, fidel")
    assert "play:space" in play(table, "ussr", "card:missile_envy").legal("ussr")


@pytest.mark.parametrize("allowed", [True, False])
def test_the_partner_of_un_intervention_may_be_used_in_space_if_the_option_says_so(allowed: bool) -> None:
    """Card 32, un_in_space."""
    table = at(f"T4 AR3 US | options un_in_space={allowed} | us un_intervention, fidel, nasser | ussr comecon")
    play(table, "us", "card:un_intervention", "play:event", "card:fidel")
    assert ("play:space" in table.legal("us")) is allowed


@pytest.mark.parametrize(("option", "vp"), [("true", -2), ("false", 0)])
def test_flower_power_pays_despite_un_intervention_if_the_option_says_so(option: str, vp: int) -> None:
    """Card 59, flower_power_despite_un."""
    hands = "us un_intervention, arab_israeli_war | ussr comecon"
    table = at(f"T4 AR3 US | options flower_power_despite_un={option} | effects flower_power | {hands}")
    play(table, "us", "card:un_intervention", "play:event", "card:arab_israeli_war")
    assert table.vp == vp


@pytest.mark.parametrize(("owner", "milops", "vp"), [("false", "0:3", -3), ("false", "3:0", 0), ("true", "0:3", 0), ("true", "3:0", 3)])
def test_arms_race_looks_at_the_phasing_player_or_at_its_owner(owner: str, milops: str, vp: int) -> None:
    """Card 39, arms_race_owner: they differ when Grain Sales brings it out in a Soviet round."""
    hands = "us nasser | ussr grain_sales_to_soviets, arms_race"
    table = at(f"T4 AR3 USSR | options arms_race_owner={owner} | defcon 3 | milops {milops} | {hands}")
    play(event(table, "ussr", "grain_sales_to_soviets"), "us", "accept", "play:event")
    assert table.vp == vp


@pytest.mark.parametrize(("option", "place"), [("true", "removed"), ("false", "discard")])
def test_norad_played_during_quagmire_works_if_the_option_says_so(option: str, place: str) -> None:
    """Card 106, norad_after_quagmire."""
    options = f"options optional_cards=all, norad_after_quagmire={option}"
    table = at(f"T4 AR3 USSR | {options} | effects quagmire | us nasser, opec | ussr norad, fidel")
    play(table, "ussr", "card:norad", "play:influence", *["country:poland"] * 3)
    assert (table.where("norad"), "norad" in table.effects) == (place, place == "removed")


@pytest.mark.parametrize(("option", "vp"), [("true", -4), ("false", -1)])
def test_we_will_bury_you_after_the_last_us_round_pays_if_the_option_says_so(option: str, vp: int) -> None:
    """Card 50, bury_you_after_last_round: the China Card is worth the other point."""
    options = f"options bury_you_after_last_round={option}"
    table = at(f"T10 AR7 US | {options} | milops 5:5 | us we_will_bury_you | ussr fidel")
    play(table, "us", "card:we_will_bury_you", "play:influence")
    countries(table, "us", "canada", "mexico", "cuba", "japan")
    assert (table.vp, str(table.outcome)) == (vp, "ussr: final_scoring")


@pytest.mark.parametrize("at_start", [True, False])
def test_reach_in_the_headline_phase_is_judged_at_its_start_if_the_option_says_so(at_start: bool) -> None:
    """6.1.1, headline_reach_at_phase_start: Marshall Plan opens Morocco to the operations of CIA Created, or does not."""
    options = f"options headline_reach_at_phase_start={at_start}"
    table = at(f"T2 headline | {options} | us marshall_plan, nasser | ussr cia_created, fidel")
    play(play(table, "us", "card:marshall_plan"), "ussr", "card:cia_created")
    countries(table, "us", "spain_portugal", "france", "italy", "greece", "turkey", "benelux", "norway")
    play(table, "us", "play:influence")
    assert ("morocco" in offered(table, "us", "country")) is not at_start


@pytest.mark.parametrize(("option", "place"), [("false", "removed"), ("true", "discard")])
def test_wargames_declined_is_used_up_or_kept(option: str, place: str) -> None:
    """Card 100, wargames_declined_is_kept."""
    table = at(f"T8 AR3 US | options wargames_declined_is_kept={option} | defcon 2 | us wargames, nasser | ussr fidel")
    assert play(event(table, "us", "wargames"), "us", "done").where("wargames") == place


def test_options_survive_in_the_position_line() -> None:
    """What is written can be read again."""
    table = at("T8 AR3 US | options optional_cards=che+norad, unrest_split=false, us_bonus=3 | us nasser | ussr fidel")
    again = GAME.position(table.position())
    assert (again.options, again.options["optional_cards"]) == (table.options, ("norad", "che"))


@pytest.mark.parametrize(("value", "vp"), [("true", -2), ("false", 0)])
def test_flower_power_and_a_war_that_an_event_forbids(value: str, vp: int) -> None:
    """Card 59: the default follows the card text; the other reading is the FAQ's clause about unplayable cards."""
    line = f"T8 AR1 US | options flower_power_on_banned_war={value} | effects flower_power, camp_david_accords | influence iran 1:0"
    table = at(line + " | us arab_israeli_war, nato | ussr fidel")
    play(table, "us", "card:arab_israeli_war", "play:influence", "country:iran", "country:iran")
    assert table.vp == vp


@pytest.mark.parametrize(("value", "vp"), [("true", 1), ("false", 0)])
def test_defectors_turned_up_by_five_year_plan_in_a_soviet_round(value: str, vp: int) -> None:
    """Card 103: no effect by default."""
    line = f"T4 AR1 USSR | options plan_pays_defectors={value} | influence iran 0:1 | ussr five_year_plan, defectors | us nato"
    table = at(line)
    play(table, "ussr", "card:five_year_plan", "play:influence", *["country:iran"] * 3)
    assert table.vp == vp
    assert table.where("defectors") == "discard"
