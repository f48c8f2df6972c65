"""Sections 9 to 11: events, dominance, victory, and the arithmetic of the schedule."""

import pytest

from detente.engine.table import Table
from detente.games.europe_divided.invariants import members
from detente.games.europe_divided.state import (
    EV_BOX,
    EV_DECK,
    EV_DISCARDED,
    EV_FAILED,
    EV_HAND,
    EV_LAID,
    EV_TABLE,
    EV_WON,
)

from .helpers import GAME, at, offered, play, rows

LAST = "actions russia | first europe | laid russia energy_sector"


def finish(table: Table) -> Table:
    """Russia's last card is turned up and not used."""
    return play(table, "russia", "card:energy_sector", "skip")


def test_9_2_an_event_must_be_met_in_every_region() -> None:
    table = finish(at(f"T4 {LAST} | cubes western_balkans 2:0:1, eastern_balkans 1:0:1 | current seecp"))
    assert table.where("seecp") == "failed"
    assert table.prestige["europe"] == 0


def test_9_2_both_sides_can_be_paid_in_one_resolution() -> None:
    table = finish(at(f"T4 {LAST} | cubes ukraine 2:0:1, azerbaijan 0:0:1 | current orange_revolution, caspian_agreement"))
    assert table.prestige == {"europe": 1, "russia": 1}


def test_9_3_coins_lie_down_for_both_players_without_limit() -> None:
    table = finish(at(f"T4 {LAST} | cubes azerbaijan 0:0:1 | region_coins azerbaijan 3 | current caspian_agreement"))
    assert table.region_coins == {"azerbaijan": 4}


def test_9_4_upcoming_events_become_current() -> None:
    table = finish(at(f"T18 {LAST} | upcoming euromaidan, donbas_war"))
    assert table.current == ("euromaidan", "donbas_war")
    assert table.upcoming == (None, None)


def test_9_5_an_event_of_the_opponents_colour_may_be_laid() -> None:
    table = finish(at(f"T2 {LAST} | events europe base_102, seecp, ?1 | events russia kosovo_war, ?2"))
    assert "event:base_102" in table.legal("europe")
    play(table, "europe", "event:base_102")
    play(table, "russia", "event:kosovo_war")
    assert table.upcoming == ("base_102", "kosovo_war")


def test_9_6_with_more_cards_than_must_go_the_player_chooses() -> None:
    table = finish(at(f"T8 {LAST} | events europe seecp, kosovo_war, visegrad_group, velvet_divorce | events russia base_102, union_state"))
    play(table, "europe", "event:seecp")
    play(table, "russia", "event:base_102")
    assert table.question("europe") == "discard"
    assert table.to_move == ("europe",)
    play(table, "europe", "event:kosovo_war")
    play(table, "europe", "event:velvet_divorce")
    assert table.where("kosovo_war") == table.where("velvet_divorce") == "discarded_europe"
    assert table.where("union_state") == "discarded_russia"


def test_9_7_events_are_drawn_in_turn_europe_first() -> None:
    table = finish(at(f"T8 {LAST} | events europe seecp, kosovo_war, ?1 | events russia base_102, ?2"))
    top = table.event_deck[:6]
    play(table, "europe", "event:seecp")
    play(table, "russia", "event:base_102")
    assert set(table.events_of("europe")) == {top[0], top[2], top[4]}
    assert set(table.events_of("russia")) == {top[1], top[3], top[5]}


REQUIREMENTS = [
    ("base_102", "units russia armenia 1", "units russia georgia 1"),
    ("russo_georgian_war", "units russia georgia 2", "units russia georgia 1"),
    ("gas_conflict", "cubes ukraine 1:6:2", "cubes ukraine 2:0:2"),
    ("cyber_attack_estonia", "cubes baltic_states 1:2:3", "cubes baltic_states 1:3:3"),
    ("transnistria_war", "cubes moldova 5:0:1 | units russia moldova 1", "cubes moldova 0:0:1"),
    ("dynastic_succession", "cubes azerbaijan 0:0:6", "cubes azerbaijan 0:0:5"),
    ("kosovo_war", "cubes western_balkans 0:2:1 | units europe western_balkans 1", "cubes western_balkans 0:2:1"),
    ("nato_ukraine_partnership", "cubes ukraine 0:1:0", "cubes ukraine 5:1:1"),
    ("orange_revolution", "cubes ukraine 1:0:0", "cubes ukraine 0:5:0"),
    ("nato_missile_shield", "cubes eastern_balkans 0:6:0, poland 0:6:0", "cubes eastern_balkans 0:6:0, poland 6:5:0"),
    ("rose_revolution", "cubes georgia 6:0:0", "cubes georgia 5:6:0"),
]


@pytest.mark.parametrize(("event", "met", "missed"), REQUIREMENTS)
def test_9_8_every_kind_of_requirement(event: str, met: str, missed: str) -> None:
    assert finish(at(f"T4 {LAST} | {met} | current {event}")).where(event).startswith("won")
    assert finish(at(f"T4 {LAST} | {missed} | current {event}")).where(event) == "failed"


def test_9_9_in_turn_8_both_discard_two_and_draw_three_of_period_2() -> None:
    table = finish(at(f"T8 {LAST} | events europe seecp, ?2 | events russia base_102, ?2"))
    play(table, "europe", "event:seecp")
    play(table, "russia", "event:base_102")
    numbers = [GAME.rules.names["event"].index(event) for side in ("europe", "russia") for event in table.events_of(side)]
    assert len(numbers) == 6
    assert min(numbers) >= 22


def test_9_9_in_turn_16_both_discard_two_and_draw_none() -> None:
    table = finish(at(f"T16 {LAST} | events europe nabucco, ?2 | events russia donbas_war, ?2 | event_deck"))
    play(table, "europe", "event:nabucco")
    play(table, "russia", "event:donbas_war")
    assert table.events_of("europe") == table.events_of("russia") == ()


def test_10_1_dominance_scores_one_for_a_region_even_with_two_cubes() -> None:
    table = finish(at(f"T20 {LAST} | cubes poland 6:6:0, hungary 0:6:0, ukraine 0:0:6, georgia 0:0:5"))
    assert table.prestige == {"europe": 2, "russia": 1}


def test_10_1_a_region_scores_in_both_turns() -> None:
    ten = finish(at(f"T10 {LAST} | cubes poland 6:0:0 | prestige 4:0 | events europe ?3 | events russia ?3"))
    for side in ("europe", "russia"):
        play(ten, side, next(a for a in ten.legal(side) if a.startswith("event:")))
    assert ten.prestige["europe"] == 5
    assert finish(at(f"T20 {LAST} | cubes poland 6:0:0 | prestige 5:0")).prestige["europe"] == 6


def test_10_2_events_come_before_dominance_and_advantages() -> None:
    table = finish(at(f"T20 {LAST} | cubes ukraine 6:0:0 | current euromaidan | advantages europe eu_enlargement"))
    order = [name for name in rows(table) if name in ("met", "dominance", "kept", "over")]
    assert order == ["met", "dominance", "dominance", "kept", "over"]


@pytest.mark.parametrize(
    ("line", "winner", "ending"),
    [
        ("prestige 3:2", "europe", "prestige"),
        ("prestige 2:3", "russia", "prestige"),
        ("prestige 3:3 | cubes poland 5:0:0, ukraine 0:0:5, georgia 0:0:5", "russia", "region_cards"),
        ("prestige 3:3 | cubes poland 5:0:0, ukraine 0:0:5 | coins 3:5 | units europe germany 1", "russia", "coins_and_units"),
        ("prestige 3:3 | coins 3:3 | units europe germany 1", "europe", "coins_and_units"),
        ("prestige 3:3 | coins 3:4 | units europe germany 1", "europe", "tie"),
    ],
)
def test_10_3_the_winner_and_the_ties(line: str, winner: str, ending: str) -> None:
    outcome = finish(at(f"T20 {LAST} | {line}")).outcome
    assert outcome is not None
    assert (outcome.winner, outcome.ending) == (winner, ending)


def test_11_the_arithmetic_of_the_events_holds_in_every_game() -> None:
    """Nine pairs are resolved; nothing is left in hands or deck; 4 + 4 are discarded; the box is as it was (11.2 to 11.4)."""
    states, _ = GAME.simulate(60, seed=11)
    for record in states:
        sizes = [len(members(word)) for word in record["event"]]
        assert sizes[EV_WON] + sizes[EV_WON + 1] + sizes[EV_FAILED] == 18
        assert (sizes[EV_BOX], sizes[EV_DECK], sizes[EV_TABLE]) == (14, 0, 0)
        assert (sizes[EV_HAND], sizes[EV_HAND + 1], sizes[EV_LAID], sizes[EV_LAID + 1]) == (0, 0, 0, 0)
        assert (sizes[EV_DISCARDED], sizes[EV_DISCARDED + 1]) == (4, 4)


def test_11_turn_by_turn_hands_and_deck() -> None:
    """Hands of 3 before every reveal; the deck falls by 2 in turns 2, 4 and 6, by 6 in turn 8, by 2 in turns 10, 12 and 14."""
    table = GAME.new(seed=12)
    decks = {}
    while not table.outcome:
        seat = table.to_move[0]
        if table.question(seat) == "initiative":
            decks[table.turn] = len(table.event_deck)
            held = {len(table.events_of(side)) for side in ("europe", "russia")}
            assert held == ({3} if table.turn <= 16 else {0})
        play(table, seat, table.legal(seat)[0])
    assert [decks[turn] for turn in (1, 3, 5, 7, 9, 11, 13, 15, 17, 19)] == [18, 16, 14, 12, 6, 4, 2, 0, 0, 0]


def test_11_nothing_is_resolved_in_turn_2() -> None:
    table = finish(at(f"T2 {LAST} | upcoming seecp, base_102 | events europe ?3 | events russia ?3"))
    assert "resolve" not in rows(table)
    assert table.current == ("seecp", "base_102")
    assert offered(table, "europe", "event")
