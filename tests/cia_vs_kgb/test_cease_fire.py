"""7: Cease-fire."""

import pytest

from .helpers import both_pass, play, rows, struggle
from .test_struggle import ALL_BUT_TWO

TWO_THOUSAND_SEVEN = "options riots_end_struggle=false"


@pytest.mark.parametrize(
    ("cia", "kgb", "winner"), [("bankers", "radio", 0), ("workers", "radio", 1), ("bankers, food_companies", "radio", 0)]
)
def test_7_1_the_higher_total_not_above_the_stability_lays_the_token(cia: str, kgb: str, winner: int) -> None:
    table = both_pass(struggle(f"cia {cia} | kgb {kgb}"))
    assert rows(table, "token") == [(winner, 0, 0)]


def test_7_2_a_tie_is_settled_by_the_first_faction_of_the_objective() -> None:
    """Cuba: economic first. Mafia and Food Companies are 5 together, but single groups count."""
    table = both_pass(struggle("cia industry, opposition* | kgb newspapers*, mafia*, food_companies"))
    assert rows(table, "tie")[0][:2] == (2, 0)
    assert rows(table, "token") == [(0, 0, 0)]


def test_7_2_having_a_group_of_the_faction_beats_having_none() -> None:
    table = both_pass(struggle("cia opposition | kgb newspapers, workers"))
    assert rows(table, "tie")[0][:2] == (2, 1)


def test_7_2_a_faction_that_neither_has_is_passed_over() -> None:
    """Cuba: no economic, no military group; political decides."""
    table = both_pass(struggle("cia opposition | kgb radio"))
    assert rows(table, "tie")[0][:2] == (1, 0)


def test_7_2_the_order_is_that_of_the_objective() -> None:
    """Angola: military, political, media, economic. Cuba would give it to the KGB."""
    groups = "cia infantry | kgb oil_tycoons"
    assert rows(both_pass(struggle(groups, objective="angola")), "tie")[0][:2] == (0, 0)
    assert rows(both_pass(struggle(groups)), "tie")[0][:2] == (2, 1)


def test_7_2_tie_names_groups() -> None:
    """The log names the groups that were compared; games of version 1 did not."""
    line = "cia industry, opposition* | kgb newspapers*, mafia*, food_companies"
    table = both_pass(struggle(line))
    assert "  Remis: stronnictwo ekonomiczne, wygrywa CIA (Przemysł 4 : Kompanie spożywcze 3)" in table.log("pl").splitlines()
    alone = both_pass(struggle("cia opposition | kgb newspapers, workers"))
    assert "  Tie: economic faction, KGB wins (– : Workers 1)" in alone.log("en").splitlines()
    old = both_pass(struggle(f"rules 1 | {line}"))
    assert rows(old, "tie") == [(2, 0, 0)]
    assert "  Remis: stronnictwo ekonomiczne, wygrywa CIA" in old.log("pl").splitlines()


def test_7_3_without_any_group_nobody_lays_a_token_and_the_objective_goes_to_the_bottom() -> None:
    """Only possible when the group deck has run out; here Nuclear Escalation has emptied the table."""
    rest = [group for group in (*ALL_BUT_TWO, "artists", "radio") if group not in ("police", "infantry")]
    table = struggle(f"cia police* | kgb infantry* | discard {', '.join(rest)} | cia_claimed nuclear_escalation")
    play(table, "cia spend:nuclear_escalation", "cia group:police", "kgb pass", "cia pass")
    assert rows(table, "no_token") == [(0, 0, 0)]
    assert table.bottom == ("cuba",)
    assert table.claimed == {"cia": (), "kgb": ()}
    assert table.balance == "cia"


def test_7_3_without_a_token_no_agent_has_an_ability_but_all_go_on_leave() -> None:
    rest = [group for group in (*ALL_BUT_TWO, "artists", "radio") if group not in ("police", "infantry")]
    table = struggle(
        f"cia police* | kgb infantry* | discard {', '.join(rest)} | cia_claimed nuclear_escalation",
        agents="cia_x double_agent | kgb_x analyst",
    )
    play(table, "cia spend:nuclear_escalation", "cia group:police", "kgb pass", "cia pass")
    assert table.peek is None
    assert table.phase == "planning", "no Analyst looks in the Briefing"
    assert table.leave == {"cia": ("double_agent",), "kgb": ("analyst",)}


def test_7_4_the_token_is_laid_before_riots_are_settled() -> None:
    table = play(struggle("cia bankers | kgb radio | deck police"), "cia recruit")
    log = [line.strip() for line in table.log("en").splitlines()]
    assert log.index("KGB lays the domination token") < log.index("KGB claims Cuba: 10 points")


def test_7_5_the_rioters_agent_is_shown_and_killed_and_the_opponent_claims_at_once() -> None:
    table = struggle("cia bankers | kgb radio | deck police", agents="cia_x director | kgb_x deputy_director")
    play(table, "cia recruit")
    assert rows(table, "shown")[0] == (0, 6, 0)
    assert table.killed["cia"] == ("director",)
    assert table.claimed["kgb"] == ("cuba",)


def test_7_5_a_rioting_deputy_director_goes_back_to_headquarters() -> None:
    table = play(struggle("cia bankers | kgb radio | deck police"), "cia recruit")
    assert table.killed["cia"] == ()
    assert "deputy_director" in table.headquarters["cia"]
    assert "agent:deputy_director" in table.legal("cia")


def saved(agent: str = "director") -> str:
    return f"cia_x {agent} | kgb_x deputy_director"


def test_7_6_the_nobel_peace_prize_sends_the_rioters_agent_on_leave() -> None:
    table = struggle("cia bankers | kgb radio | deck police | cia_claimed nobel_peace_prize", agents=saved())
    play(table, "cia recruit")
    assert (table.question("cia"), table.legal("cia")) == ("nobel", ["decline", "spend:nobel_peace_prize"])
    play(table, "cia spend:nobel_peace_prize")
    assert table.leave["cia"] == ("director",)
    assert table.killed["cia"] == ()
    assert table.claimed == {"cia": (), "kgb": ("cuba",)}
    assert table.spent == ("nobel_peace_prize",)
    assert table.score == {"cia": 0, "kgb": 10}


RESCUE = "cia bankers | kgb radio | deck police | cia_claimed nobel_peace_prize"


def test_7_6_saved_agent_acts() -> None:
    """8.1: the abilities of agents who survived are resolved; then he goes on leave."""
    table = struggle(RESCUE, agents=saved("analyst"))
    play(table, "cia recruit", "cia spend:nobel_peace_prize")
    assert table.question("cia") == "analyst", "he looks in the next Briefing"
    assert table.leave["cia"] == ("analyst",)
    double = play(struggle(RESCUE, agents=saved("double_agent")), "cia recruit", "cia spend:nobel_peace_prize")
    assert double.question("cia") == "double_agent"
    play(double, "cia agent:director")
    assert double.leave == {"cia": ("double_agent",), "kgb": ("director",)}


def test_7_6_a_killed_agent_does_not_act() -> None:
    table = play(struggle(RESCUE, agents=saved("analyst")), "cia recruit", "cia decline")
    assert (table.phase, table.killed["cia"]) == ("planning", ("analyst",))


def test_7_6_the_saved_agent_of_a_rioter_changes_nothing_about_the_objective() -> None:
    for agent in ("master_spy", "assassin", "director"):
        table = play(struggle(RESCUE, agents=f"cia_x {agent} | kgb_x director"), "cia recruit", "cia spend:nobel_peace_prize")
        assert table.claimed["cia"] == ()
        assert "cuba" in table.claimed["kgb"]
        assert table.killed == {"cia": (), "kgb": ()}


def test_7_6_two_of_a_kind_meet_if_one_of_them_was_saved() -> None:
    """8.8: of two Analysts the one works whose token does not lie there: here the saved one."""
    table = play(struggle(RESCUE, agents="cia_x analyst | kgb_x analyst"), "cia recruit", "cia spend:nobel_peace_prize")
    assert (table.question("cia"), table.to_move) == ("analyst", ("cia",))
    kept = play(struggle(RESCUE, agents="cia_x analyst | kgb_x analyst"), "cia recruit", "cia decline")
    assert kept.to_move == ("kgb",), "nobody is left to meet"


def test_7_6_in_version_1_the_saved_agent_did_not_act() -> None:
    table = struggle(f"rules 1 | {RESCUE}", agents=saved("analyst"))
    play(table, "cia recruit", "cia spend:nobel_peace_prize")
    assert table.phase == "planning", "no Analyst looks in the Briefing"
    assert table.leave["cia"] == ("analyst",)


def test_7_6_the_prize_may_be_kept() -> None:
    table = struggle("cia bankers | kgb radio | deck police | cia_claimed nobel_peace_prize", agents=saved())
    play(table, "cia recruit", "cia decline")
    assert table.killed["cia"] == ("director",)
    assert table.claimed["cia"] == ("nobel_peace_prize",)


def test_7_6_nobody_is_asked_to_save_a_deputy_director() -> None:
    table = struggle("cia bankers | kgb radio | deck police | cia_claimed nobel_peace_prize")
    play(table, "cia recruit")
    assert table.phase == "planning"


def test_7_6_the_opponents_prize_does_not_help() -> None:
    table = struggle("cia bankers | kgb radio | deck police | kgb_claimed nobel_peace_prize", agents=saved())
    play(table, "cia recruit")
    assert table.killed["cia"] == ("director",)


def test_7_7_after_two_riots_both_agents_fall_and_the_objective_goes_to_the_bottom() -> None:
    table = struggle(f"{TWO_THOUSAND_SEVEN} | cia bankers, police | kgb radio, opposition", agents="cia_x director | kgb_x assassin")
    both_pass(table)
    assert table.killed == {"cia": ("director",), "kgb": ("assassin",)}
    assert table.bottom == ("cuba",)
    assert table.claimed == {"cia": (), "kgb": ()}
    assert rows(table, "token") == []
    assert table.balance == "cia", "the balance token stays"


def test_7_7_a_deputy_director_survives_double_riots_too() -> None:
    table = struggle(f"{TWO_THOUSAND_SEVEN} | cia bankers, police | kgb radio, opposition", agents="cia_x deputy_director | kgb_x assassin")
    both_pass(table)
    assert table.killed == {"cia": (), "kgb": ("assassin",)}
    assert "deputy_director" in table.headquarters["cia"]


def test_7_7_in_double_riots_the_prize_saves_its_owners_agent() -> None:
    table = struggle(
        f"{TWO_THOUSAND_SEVEN} | cia bankers, police | kgb radio, opposition | kgb_claimed nobel_peace_prize",
        agents="cia_x director | kgb_x assassin",
    )
    both_pass(table)
    assert table.to_move == ("kgb",)
    play(table, "kgb spend:nobel_peace_prize")
    assert table.killed == {"cia": ("director",), "kgb": ()}
    assert table.leave["kgb"] == ("assassin",)
