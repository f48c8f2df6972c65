"""2, 3 and 4: set-up, the round, and the Briefing."""

import pytest

from .helpers import at, both_pass, new, play, rows, struggle


def test_2_set_up_leaves_six_agents_no_points_and_one_objective_turned_up() -> None:
    table = new()
    assert table.headquarters["cia"] == table.headquarters["kgb"]
    assert len(table.headquarters["cia"]) == 6
    assert table.score == {"cia": 0, "kgb": 0}
    assert (table.deck_count, table.objective_count) == (24, 20)


def test_3_1_a_round_has_six_phases_in_order() -> None:
    table = play(new(first_balance="cia"), "cia agent:analyst", "kgb agent:director", "cia first:cia", "cia recruit", "kgb recruit")
    both_pass(table)
    phases = [row[0] for step in range(len(table.rows())) for row in rows(table, "phase", step)]
    assert phases == [0, 1, 2, 3, 4, 5, 0, 1][: len(phases)]
    assert len(phases) >= 7


def test_4_1_the_objective_is_the_top_card_of_the_objective_deck() -> None:
    table = at("R3 briefing | balance cia | objectives iran, korea")
    assert table.objective == "iran"
    assert table.objectives == ("korea",)


def test_4_2_the_balance_token_goes_to_the_player_with_fewer_points() -> None:
    assert at("R3 briefing | balance kgb | lost kgb | kgb_claimed cuba").balance == "cia"
    assert at("R3 briefing | balance cia | lost cia | cia_claimed cuba").balance == "kgb"


def test_4_2_on_equal_points_it_goes_to_the_loser_of_the_last_cease_fire() -> None:
    assert at("R3 briefing | balance cia | lost kgb | cia_claimed cuba | kgb_claimed korea").balance == "kgb"


def test_4_2_after_double_riots_it_stays_on_equal_points() -> None:
    assert at("R3 briefing | balance kgb").balance == "kgb"
    assert at("R3 briefing | balance cia").balance == "cia"


def test_4_2_at_first_chance_gives_it() -> None:
    assert {new(seed).balance for seed in range(12)} == {"cia", "kgb"}


@pytest.mark.parametrize("side", ["cia", "kgb"])
def test_4_2_option_the_first_holder_can_be_agreed(side: str) -> None:
    assert {new(seed, first_balance=side).balance for seed in range(6)} == {side}


def test_4_3_a_lone_rioter_has_lost_the_cease_fire() -> None:
    """Both have 10 points afterwards: the KGB rioted, so it gets the token."""
    table = struggle("kgb radio, mafia | cia workers | kgb_claimed korea | deck police", side="kgb", objective="angola")
    play(table, "kgb recruit")
    assert table.score == {"cia": 10, "kgb": 10}
    assert table.balance == "kgb"


def test_4_4_the_discards_are_shuffled_back_from_round_2_on() -> None:
    table = both_pass(struggle("cia generals | kgb workers | discard police, mafia"))
    assert rows(table, "shuffle") == [(24, 0, 0)]
    assert (table.deck_count, table.discard) == (24, ())
    assert rows(new(), "shuffle", 0) == []


def test_4_5_the_analyst_looks_at_three_groups_and_puts_them_back_in_any_order() -> None:
    table = at("R3 briefing | balance cia | analyst kgb | objectives iran")
    assert (table.to_move, table.question("kgb")) == (("kgb",), "analyst")
    first, second, third = table.deck
    assert set(table.legal("kgb")) == {f"group:{card}" for card in (first, second, third)}
    play(table, f"kgb group:{third}")
    assert set(table.legal("kgb")) == {f"group:{first}", f"group:{second}"}
    play(table, f"kgb group:{first}")
    assert table.deck == (third, first, second)
    assert table.phase == "planning"
    assert table.analyst is None


def test_4_5_the_cards_put_back_are_then_recruited_in_that_order() -> None:
    table = at("R3 briefing | balance cia | analyst cia | objectives vietnam")
    order = table.deck[::-1]
    play(table, f"cia group:{order[0]}", f"cia group:{order[1]}", "cia agent:analyst", "kgb agent:analyst", "cia first:cia")
    play(table, "cia recruit", "kgb recruit")
    assert (table.groups["cia"], table.groups["kgb"]) == ((order[0],), (order[1],))
