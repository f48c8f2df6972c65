"""9 and 10: Détente and victory."""

import pytest

from detente.engine.errors import BadPosition
from detente.engine.table import Outcome, Table
from detente.engine.text import game_catalogue
from detente.games.cia_vs_kgb.sheet import Sheet

from .helpers import GAME, both_pass, play, rows, struggle
from .test_debriefing import OBJECTIVES

COUNTRIES = [name for name in OBJECTIVES[6:] if name != "cuba"]
NINETY = "vietnam, egypt, czechoslovakia, turkey, iran"  # 20 + 20 + 20 + 15 + 15


def test_9_1_surviving_agents_go_on_leave_and_a_deputy_director_to_headquarters() -> None:
    table = both_pass(struggle("cia bankers | kgb workers", agents="cia_x deputy_director | kgb_x assassin"))
    assert table.leave == {"cia": (), "kgb": ("assassin",)}
    assert "deputy_director" in table.headquarters["cia"]


def test_9_2_all_groups_in_play_are_discarded() -> None:
    table = both_pass(struggle("cia bankers, mafia* | kgb workers | cia_claimed olympic_games | cia_killed analyst"))
    assert table.question("cia") == "detente"
    assert table.groups == {"cia": (), "kgb": ()}
    assert set(table.discard) == {"bankers", "mafia", "workers"}


def test_9_3_scores_are_brought_up_to_date() -> None:
    assert rows(both_pass(struggle("cia bankers | kgb workers")), "score") == [(10, 0, 0)]


def test_9_4_the_holder_of_the_balance_token_is_first_to_use_events() -> None:
    for holder, other in (("cia", "kgb"), ("kgb", "cia")):
        line = f"cia bankers | kgb workers | {other}_claimed space_race | {holder}_claimed olympic_games | {holder}_killed analyst"
        table = struggle(line)
        table.record["balance"] = ("cia", "kgb").index(holder)
        both_pass(table)
        assert table.to_move == (holder,)
        play(table, f"{holder} decline")
        assert table.to_move == (other,)


def test_9_5_nobody_has_won_and_the_next_round_starts() -> None:
    table = both_pass(struggle("cia bankers | kgb workers"))
    assert (table.round, table.phase, table.outcome) == (3, "planning", None)


def end(cia: str, kgb: str, winner: str = "cia", options: str = "") -> Table:
    """A struggle for Cuba (10 points) that one side wins, with objectives claimed before."""
    claimed = "".join(f" | {side}_claimed {cards}" for side, cards in (("cia", cia), ("kgb", kgb)) if cards)
    groups = {"cia": "cia bankers | kgb workers", "kgb": "cia workers | kgb bankers"}[winner]
    return both_pass(struggle(f"{options}{groups}{claimed}"))


def test_10_1_a_hundred_points_win_in_detente() -> None:
    table = end(NINETY, "korea")
    assert table.score["cia"] == 100
    assert table.outcome == Outcome("cia", "points")


def test_10_1_ninety_five_points_do_not() -> None:
    table = end("vietnam, egypt, czechoslovakia, turkey, nobel_peace_prize, live_benefit", "korea")
    assert table.score["cia"] == 95
    assert table.outcome is None


def test_10_2_if_both_have_a_hundred_the_higher_score_wins() -> None:
    """The KGB has 100 already, but the CIA passes it in the same Détente."""
    table = end("vietnam, egypt, turkey, iran, libya, korea", HUNDRED)
    assert table.score == {"cia": 105, "kgb": 100}
    assert table.outcome == Outcome("cia", "points")


def tied() -> Table:
    """100 all after this Détente."""
    return end("vietnam, egypt, turkey, iran, libya, nobel_peace_prize", HUNDRED)


HUNDRED = "czechoslovakia, afghanistan, panama, chile, congo, greece, honduras, live_benefit, olympic_games"


def test_10_2_equal_scores_play_further_rounds() -> None:
    table = tied()
    assert table.score == {"cia": 100, "kgb": 100}
    assert table.outcome is None
    assert rows(table, "tied") == [(100, 0, 0)]
    assert (table.round, table.phase) == (3, "planning")


def test_10_2_the_first_to_be_ahead_in_a_later_detente_wins() -> None:
    table = play(tied(), "cia agent:deputy_director", "kgb agent:deputy_director")
    play(table, f"{table.balance} first:cia", "cia recruit", "kgb recruit", cards=("generals", "students"))
    both_pass(table)
    assert table.outcome == Outcome("cia", "points")


EIGHTY_FIVE = "vietnam, egypt, turkey, iran, libya"
NINETY_OF_KGB = "czechoslovakia, afghanistan, panama, chile, congo, greece, honduras"


def test_10_2_leader_wins_extra_rounds_even_below_a_hundred() -> None:
    """Events used in the extra round have cost both their hundred; 95 to 90 wins all the same."""
    line = f"cia bankers | kgb workers | cia_claimed {EIGHTY_FIVE} | kgb_claimed {NINETY_OF_KGB}"
    table = both_pass(struggle(f"tied | {line}"))
    assert table.score == {"cia": 95, "kgb": 90}
    assert table.outcome == Outcome("cia", "points")
    assert both_pass(struggle(line)).outcome is None, "without the tie nobody has enough"


def test_10_2_the_tie_is_remembered_in_record_and_line() -> None:
    table = tied()
    assert table.tied
    assert "| tied |" in table.position()
    again = GAME.position(table.position())
    assert again.position() == table.position()
    play(again, "cia agent:deputy_director", "kgb agent:deputy_director", f"{again.balance} first:kgb", "kgb recruit", "cia recruit")
    assert again.tied
    assert "Dodatkowe rundy" in Sheet(again.observe("cia"), game_catalogue("cia_vs_kgb", "pl")).board()


def test_10_2_equal_scores_below_a_hundred_go_on_in_extra_rounds() -> None:
    line = f"tied | cia bankers | kgb workers | cia_claimed {EIGHTY_FIVE} | kgb_claimed {NINETY_OF_KGB}, space_race"
    table = play(both_pass(struggle(line)), "kgb decline")
    assert table.score == {"cia": 95, "kgb": 95}
    assert table.outcome is None
    assert table.tied


def test_10_2_in_version_1_enough_points_were_needed_again() -> None:
    table = end("vietnam, egypt, turkey, iran, libya, nobel_peace_prize", HUNDRED, options="rules 1 | ")
    assert rows(table, "tied") == [(100, 0, 0)]
    assert not table.tied
    with pytest.raises(BadPosition):
        struggle("rules 1 | tied | cia bankers | kgb workers")


@pytest.mark.parametrize("points", [50, 60, 75, 90])
def test_10_1_option_points_to_play_to(points: int) -> None:
    claimed = "vietnam, egypt, turkey, live_benefit, nobel_peace_prize, nuclear_escalation, korea"  # 80
    table = end(claimed, "", options=f"options points={points} | ")
    assert table.outcome == Outcome("cia", "points")
    assert end("nobel_peace_prize", "", options=f"options points={points} | ").outcome is None


def test_10_3_all_objectives_are_worth_235_points_so_the_deck_outlasts_the_race_to_100() -> None:
    from detente.games.cia_vs_kgb.cards import POINTS

    everything, events = int(POINTS.sum()), int(POINTS[1:7].sum())
    assert (everything, events) == (235, 30)
    assert everything - events > 2 * 95


CIA_PILE = "vietnam, egypt, czechoslovakia, turkey, iran, korea"  # 100, with Cuba 110
KGB_PILE = "afghanistan, panama, libya, angola, chile, congo, greece, honduras, live_benefit, nuclear_escalation, summit_meeting"  # 110


def test_10_4_spent_events_become_the_new_objective_deck() -> None:
    """A tie at 110 with nothing left of the objective deck."""
    line = (
        f"cia bankers | kgb workers | cia_claimed {CIA_PILE} | kgb_claimed {KGB_PILE} | spent nobel_peace_prize, space_race, olympic_games"
    )
    table = both_pass(struggle(line))
    assert table.score == {"cia": 110, "kgb": 110}
    assert rows(table, "new_deck") == [(3, 0, 0)]
    assert table.spent == ()
    assert table.objective in ("nobel_peace_prize", "space_race", "olympic_games")
    assert table.objective_count == 2


def test_10_4_without_spent_events_the_higher_score_wins() -> None:
    """Possible only when far more than 100 points are played for: all 21 objectives lie in the two piles."""
    kgb = f"{KGB_PILE}, olympic_games, space_race"
    table = struggle(f"options points=150 | cia bankers | kgb workers | cia_claimed {CIA_PILE}, nobel_peace_prize | kgb_claimed {kgb}")
    assert (table.objective_count, table.spent) == (0, ())
    both_pass(table)
    assert table.score == {"cia": 115, "kgb": 120}
    assert table.outcome == Outcome("kgb", "deck")
    assert table.to_move == ()


def test_10_4_equal_scores_without_any_card_left_are_a_draw() -> None:
    """235 points cannot be halved with the printed numbers, so the rule is asked by itself."""
    from detente.games.cia_vs_kgb.briefing import finish
    from detente.games.cia_vs_kgb.state import E_DECK, State

    state = State()
    state.score[:] = 115
    finish(state, E_DECK)
    assert (state.over, state.winner, state.ending) == (1, 2, E_DECK)
