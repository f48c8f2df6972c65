"""Conventions G1 to G17 as Early War cards meet them: who owns an event, where cards go, headlines, reach, the end at 20 VP."""

import pytest

from detente.engine.table import Table

from .helpers import at, countries, event, offered, play

STARRED = {
    "fidel": 2, "vietnam_revolts": 2, "blockade": 1, "korean_war": 2, "romanian_abdication": 1, "comecon": 3, "nasser": 1,
    "warsaw_pact_formed": 3, "de_gaulle_leads_france": 3, "captured_nazi_scientist": 1, "suez_crisis": 3, "de_stalinization": 3,
    "truman_doctrine": 1, "independent_reds": 2, "marshall_plan": 4, "containment": 3, "cia_created": 1, "nato": 4,
    "us_japan_mutual_defense_pact": 4, "formosan_resolution": 2, "norad": 3,
}  # fmt: skip
AMERICAN = {
    "truman_doctrine", "independent_reds", "marshall_plan", "containment", "cia_created", "us_japan_mutual_defense_pact",
    "formosan_resolution", "norad", "nato",
}  # fmt: skip
NO_CHOICE = (
    "fidel", "vietnam_revolts", "korean_war", "romanian_abdication", "nasser", "de_gaulle_leads_france", "suez_crisis", "containment",
    "us_japan_mutual_defense_pact", "formosan_resolution", "norad",
)  # fmt: skip


def hold(seat: str, card: str) -> Table:
    """A round in which *seat* holds the card; some cards are left for both."""
    other = "us" if seat == "ussr" else "ussr"
    hands = f"{seat} {card}, indo_pakistani_war | {other} olympic_games, brush_war"
    return at(f"T4 AR1 {seat} | options optional_cards=all | influence poland 0:1, canada 1:0 | {hands}")


def headlines(line: str, us: str, ussr: str) -> Table:
    """Both sides put down a headline."""
    return play(play(at(line), "us", f"card:{us}"), "ussr", f"card:{ussr}")


# Where the card goes


@pytest.mark.parametrize("card", STARRED)
def test_a_starred_card_used_by_its_owner_for_operations_is_discarded(card: str) -> None:
    """2.2.3, 2.2.4: the event did not happen, nothing is in force."""
    seat, home = ("us", "canada") if card in AMERICAN else ("ussr", "poland")
    table = play(hold(seat, card), seat, f"card:{card}", "play:influence")
    countries(table, seat, *[home] * STARRED[card])
    assert (table.where(card), table.effects, table.ops_change) == ("discard", (), {"us": 0, "ussr": 0})


@pytest.mark.parametrize("card", NO_CHOICE)
def test_a_starred_card_played_by_the_opponent_is_removed_after_its_event(card: str) -> None:
    """5.2: also if the event changes nothing (Suez Crisis finds no target here)."""
    seat, home = ("ussr", "poland") if card in AMERICAN else ("us", "canada")
    table = play(hold(seat, card), seat, f"card:{card}", "play:influence")
    countries(table, seat, *[home] * STARRED[card])
    assert table.where(card) == "removed"


@pytest.mark.parametrize("card", ["fidel", "korean_war", "comecon", "suez_crisis", "duck_and_cover", "socialist_governments"])
def test_a_card_on_the_space_race_has_no_event_and_is_discarded(card: str) -> None:
    """6.4.5: the opponent's event does not come with it."""
    seat = "ussr" if card == "duck_and_cover" else "us"
    table = play(hold(seat, card), seat, f"card:{card}", "play:space", dice=(6,))
    assert (table.where(card), table.vp, table.defcon, table.influence("cuba")) == ("discard", 0, 5, (0, 0))
    assert table.milops == {"us": 0, "ussr": 0}


def test_the_opponents_event_may_come_before_or_after_but_always_comes() -> None:
    """5.2, ruling 29: no play for the event alone."""
    table = play(hold("us", "fidel"), "us", "card:fidel")
    assert offered(table, "us") >= {"play:event_first", "play:influence", "play:space"}
    assert "play:event" not in offered(table, "us")


def test_an_own_event_brings_no_operations() -> None:
    """Ruling 31."""
    table = event(hold("ussr", "fidel"), "ussr", "fidel")
    assert (table.to_move, table.question("us")) == (("us",), "card")


# Headlines


def test_an_opponents_event_may_be_headlined_and_is_carried_out_by_its_owner() -> None:
    """G1, ruling 18: the USSR puts down Independent Reds, the US chooses; removed."""
    line = "T1 headline | influence hungary 0:3 | us nasser, fidel | ussr independent_reds, comecon"
    table = headlines(line, "nasser", "independent_reds")
    assert (table.question("us"), table.phasing) == ("reds", "ussr")
    countries(table, "us", "hungary")
    assert (table.influence("hungary"), table.where("independent_reds")) == ((3, 3), "removed")


def test_a_headline_gives_no_operations() -> None:
    """Ruling 22: after both events the first round begins."""
    table = headlines("T1 headline | us nasser, blockade | ussr containment, comecon", "nasser", "containment")
    assert (table.influence("egypt"), table.ops_change["us"], table.round, table.question("ussr")) == ((0, 2), 1, 1, "card")


def test_a_headline_that_cannot_occur_is_discarded() -> None:
    """G3, ruling 19: NATO without its prerequisite."""
    table = headlines("T1 headline | us nato, fidel | ussr nasser, comecon", "nato", "nasser")
    assert (table.where("nato"), table.effects) == ("discard", ())


def test_a_headline_may_fulfil_the_condition_of_the_one_after_it() -> None:
    """G6: on a tie of 4 the US card, Marshall Plan, comes first; NATO of the USSR then takes effect."""
    table = headlines("T1 headline | us marshall_plan, fidel | ussr nato, nasser", "marshall_plan", "nato")
    countries(table, "us", "canada", "uk", "norway", "sweden", "denmark", "benelux", "france")
    assert (set(table.effects), table.where("nato")) == ({"marshall_plan", "nato"}, "removed")


def test_a_headline_comes_too_late_to_fulfil_the_condition_of_the_one_before_it() -> None:
    """G6: NATO (4) is resolved before Warsaw Pact Formed (3) and is discarded."""
    table = headlines("T1 headline | us nato, fidel | ussr warsaw_pact_formed, nasser", "nato", "warsaw_pact_formed")
    play(table, "ussr", "remove")
    assert (table.where("nato"), table.effects) == ("discard", ("warsaw_pact_formed",))


@pytest.mark.parametrize(("us", "ussr", "winner"), [("duck_and_cover", "nasser", "ussr"), ("nasser", "duck_and_cover", "us")])
def test_a_headline_that_brings_defcon_one_loses_for_the_side_that_put_it_down(us: str, ussr: str, winner: str) -> None:
    """G2: whoever owns the event; the second headline is not resolved."""
    table = headlines(f"T2 headline | defcon 2 | us {us}, fidel | ussr {ussr}, comecon", us, ussr)
    assert table.outcome is not None
    assert (table.outcome.winner, table.outcome.ending, table.influence("egypt")) == (winner, "defcon", (0, 0))


def test_olympic_games_headlined_and_boycotted_at_defcon_two_lose_for_their_player() -> None:
    """G2, 8.1.3."""
    table = headlines("T2 headline | defcon 2 | us nasser, fidel | ussr olympic_games, comecon", "nasser", "olympic_games")
    play(table, "us", "boycott")
    assert table.outcome is not None
    assert (table.outcome.winner, table.outcome.ending) == ("us", "defcon")


@pytest.mark.parametrize(("switch", "allowed"), [("false", True), ("true", False)])
def test_reach_in_the_headline_phase_is_judged_when_the_event_begins(switch: str, allowed: bool) -> None:
    """G10 [P] and its switch: influence from the first headline lets CIA Created reach Austria, next to Hungary."""
    line = f"T1 headline | options headline_reach_at_phase_start={switch} | influence hungary 0:3"
    table = headlines(f"{line} | us cia_created, fidel | ussr independent_reds, comecon", "cia_created", "independent_reds")
    play(table, "us", "country:hungary", "play:influence")
    assert ("austria" in offered(table, "us", "country")) is allowed


def test_influence_from_an_event_gives_reach_from_the_next_round_on() -> None:
    """G10: after Nasser the USSR reaches Libya and Sudan in its next round."""
    table = event(at("T1 AR1 USSR | ussr nasser, fidel | us brush_war, blockade"), "ussr", "nasser")
    play(table, "us", "card:brush_war", "play:space", dice=(6,))
    play(table, "ussr", "card:fidel", "play:influence")
    assert {"egypt", "libya", "sudan"} <= offered(table, "ussr", "country")


# Victory points


@pytest.mark.parametrize(("before", "over"), [(16, False), (17, True)])
def test_an_event_that_brings_twenty_points_ends_the_game(before: int, over: bool) -> None:
    """10.3.1: Nuclear Test Ban pays 3 VP at DEFCON 5."""
    table = event(at(f"T2 AR1 US | vp us {before} | us nuclear_test_ban, fidel | ussr nasser"), "us", "nuclear_test_ban")
    assert (table.outcome is not None, table.vp) == (over, before + 3)


def test_points_of_one_scoring_card_are_netted_before_twenty_is_tested() -> None:
    """G16: 4 for the US and 4 for the USSR at 19 end nothing."""
    table = at("T2 AR1 US | vp us 19 | influence india 0:3, japan 4:0 | us asia_scoring, fidel | ussr nasser")
    event(table, "us", "asia_scoring")
    assert (table.vp, table.outcome) == (19, None)


def test_war_points_may_end_the_game() -> None:
    """10.3.1: Korean War at 18, set off by the US."""
    table = event(at("T2 AR1 US | vp ussr 18 | us korean_war, fidel | ussr nasser"), "us", "korean_war", dice=(4,))
    assert table.outcome is not None
    assert (table.outcome.winner, table.outcome.ending) == ("ussr", "victory_points")
