"""11: event cards."""

import pytest

from .helpers import AGENTS, both_pass, play, rows, struggle


def test_11_1_a_claimed_event_counts_its_points() -> None:
    table = both_pass(struggle("cia bankers | kgb workers", objective="summit_meeting"))
    assert table.score["cia"] == 5
    assert table.claimed["cia"] == ("summit_meeting",)


def test_11_2_a_spent_event_loses_its_points_at_once_and_goes_to_the_discard_pile() -> None:
    table = struggle("cia bankers | kgb workers | cia_claimed summit_meeting, korea")
    assert table.score["cia"] == 15
    play(table, "cia spend:summit_meeting")
    assert table.score["cia"] == 10
    assert table.spent == ("summit_meeting",)
    assert rows(table, "spend") == [(0, 6, 5)]


def test_11_2_only_the_owner_may_spend_it() -> None:
    table = struggle("cia bankers | kgb police, workers | kgb_claimed summit_meeting, nuclear_escalation, live_benefit | discard mafia")
    assert not [action for action in table.legal("cia") if action.startswith("spend:")]
    play(table, "cia pass")
    assert {a for a in table.legal("kgb") if a.startswith("spend:")} == {
        "spend:summit_meeting", "spend:nuclear_escalation", "spend:live_benefit",
    }  # fmt: skip


def test_11_3_nuclear_escalation_discards_all_military_groups_in_the_order_chosen() -> None:
    table = struggle(
        "cia police, mafia | kgb infantry*, guerrillas, radio | discard workers | cia_claimed nuclear_escalation", objective="greece"
    )
    play(table, "cia spend:nuclear_escalation")
    assert (table.question("cia"), table.legal("cia")) == ("order", ["group:guerrillas", "group:police", "group:infantry"])
    play(table, "cia group:infantry", "cia group:guerrillas")
    assert table.discard == ("workers", "infantry", "guerrillas", "police"), "the last one needs no choice"
    assert table.groups == {"cia": ("mafia",), "kgb": ("radio",)}
    assert table.to_move == ("kgb",), "it takes the place of the action (11.4)"


def test_11_3_nuclear_escalation_needs_a_military_group() -> None:
    table = struggle("cia mafia | kgb radio | cia_claimed nuclear_escalation")
    assert "spend:nuclear_escalation" not in table.legal("cia")


def test_11_4_live_benefit_recruits_the_top_of_the_discard_pile_in_place_of_the_action() -> None:
    table = play(struggle("cia mafia | kgb radio | discard workers, police | cia_claimed live_benefit"), "cia spend:live_benefit")
    assert table.ready["cia"] == ("police", "mafia")
    assert table.discard == ("workers",)
    assert table.to_move == ("kgb",)


def test_11_4_live_benefit_can_cause_riots() -> None:
    table = play(struggle("cia bankers | kgb radio | discard police | cia_claimed live_benefit"), "cia spend:live_benefit")
    assert rows(table, "riots") == [(0, 10, 0)]


def test_11_4_live_benefit_needs_a_discarded_group() -> None:
    assert "spend:live_benefit" not in struggle("cia mafia | kgb radio | cia_claimed live_benefit").legal("cia")


def test_11_4_an_event_in_place_of_the_action_is_no_pass() -> None:
    table = play(
        struggle("cia mafia | kgb radio | discard workers | kgb_claimed live_benefit"), "cia pass", "kgb spend:live_benefit", "cia pass"
    )
    assert table.phase == "struggle"


def test_11_4_summit_meeting_shows_the_opponents_agent_and_leaves_the_action() -> None:
    table = struggle("cia mafia | kgb radio | cia_claimed summit_meeting", agents="cia_x analyst | kgb_x director")
    play(table, "cia spend:summit_meeting")
    assert rows(table, "shown") == [(1, AGENTS.index("director") + 1, 0)]
    assert int(table.observe("spectator")["agent_x"][1]) == AGENTS.index("director") + 1
    assert int(table.observe("spectator")["agent_x"][0]) == 0
    assert table.to_move == ("cia",)
    assert {"recruit", "pass"} <= set(table.legal("cia"))


def test_11_4_summit_meeting_is_legal_beside_any_question_of_the_struggle() -> None:
    table = struggle("cia mafia, artists | kgb radio | cia_claimed summit_meeting | deck police")
    play(table, "cia activate:mafia")
    assert "spend:summit_meeting" in table.legal("cia")
    play(table, "cia spend:summit_meeting")
    assert (table.question("cia"), table.legal("cia")) == ("turn", ["group:artists", "group:radio"])
    assert "spend:summit_meeting" not in table.legal("cia"), "the agent is face up already"


def test_11_4_summit_meeting_beside_the_choice_of_who_acts_first_and_a_media_card() -> None:
    from .helpers import FIELD, at

    table = at(f"R2 first | objective cuba | balance kgb | {FIELD} | kgb_claimed summit_meeting")
    assert table.legal("kgb") == ["first:cia", "first:kgb", "spend:summit_meeting"]
    media = play(struggle("cia artists | kgb radio | cia_claimed summit_meeting | deck police"), "cia activate:artists")
    play(media, "cia spend:summit_meeting", "cia media:recruit")
    assert media.groups["cia"] == ("artists", "police")


def test_11_5_space_race_looks_at_the_next_three_objectives_and_puts_them_back_in_any_order() -> None:
    table = both_pass(struggle("cia bankers | kgb workers | cia_claimed space_race | objectives iran, korea, libya, greece"))
    play(table, "cia spend:space_race")
    assert table.legal("cia") == ["objective:iran", "objective:korea", "objective:libya"]
    play(table, "cia objective:libya", "cia objective:iran")
    assert table.objective == "libya", "the next round has begun with it"
    assert table.objectives == ("iran", "korea", "greece")
    assert table.score["cia"] == 10


def test_11_5_with_fewer_cards_left_space_race_looks_at_all_of_them() -> None:
    """Two buried objectives are all that is left of the deck."""
    cia = "afghanistan, panama, libya, angola, chile, congo, space_race, live_benefit"
    kgb = "turkey, iran, czechoslovakia, greece, egypt, nobel_peace_prize, nuclear_escalation, summit_meeting, olympic_games"
    table = struggle(
        f"options points=120 | cia bankers | kgb workers | cia_claimed {cia}, honduras | kgb_claimed {kgb} | bottom korea, vietnam"
    )
    both_pass(table)
    play(table, "cia spend:space_race")
    assert table.legal("cia") == ["objective:korea", "objective:vietnam"]
    play(table, "cia objective:vietnam")
    assert table.objective == "vietnam"


def test_11_6_an_event_claimed_in_this_round_may_be_spent_in_its_detente() -> None:
    table = both_pass(struggle("cia bankers | kgb workers", objective="space_race"))
    assert (table.question("cia"), table.legal("cia")) == ("detente", ["decline", "spend:space_race"])


@pytest.mark.parametrize("agent", ["master_spy", "director"])
def test_11_7_the_olympic_games_bring_an_own_killed_agent_back_on_leave(agent: str) -> None:
    table = both_pass(
        struggle("cia bankers | kgb workers | cia_claimed olympic_games | cia_killed master_spy, director | kgb_killed analyst")
    )
    play(table, "cia spend:olympic_games")
    assert table.legal("cia") == ["agent:master_spy", "agent:director"]
    play(table, f"cia agent:{agent}")
    assert agent not in table.killed["cia"]
    assert agent in table.leave["cia"]
    assert f"agent:{agent}" not in table.legal("cia"), "not in the next Planning"


def test_11_7_the_olympic_games_need_a_killed_agent() -> None:
    table = both_pass(struggle("cia bankers | kgb workers | cia_claimed olympic_games | kgb_killed analyst"))
    assert table.phase == "planning"


def test_11_8_after_nuclear_escalation_a_player_without_groups_must_recruit() -> None:
    table = struggle("cia mafia | kgb infantry | cia_claimed nuclear_escalation")
    play(table, "cia spend:nuclear_escalation")
    assert table.legal("kgb") == ["recruit"]
