"""Sections 1 to 3: set-up, initiative, the order of actions, discarding and drawing."""

from collections import Counter

import pytest

from detente.games.europe_divided.cards import EVENT_PERIOD, EVENT_SIDE
from detente.games.europe_divided.invariants import members
from detente.games.europe_divided.state import EV_BOX, EV_DECK
from detente.games.europe_divided.versions import VERSION

from .helpers import GAME, at, end_turn, new, offered, play, rows


def random_game(seed: int, **options: str) -> list[int]:
    """Prestige of both sides and the last turn of a random game."""
    states, _ = GAME.simulate(1, seed=seed, options=[options])
    return [*(int(n) for n in states[0]["prestige"]), int(states[0]["turn"])]


@pytest.mark.parametrize(("length", "turn"), [("full", 20), ("short", 10)])
def test_1_1_the_game_has_twenty_turns_or_ten(length: str, turn: int) -> None:
    assert random_game(3, length=length)[2] == turn


def test_1_1_the_short_game_ends_without_choices_that_could_not_matter() -> None:
    table = at("T10 actions russia | options length=short | first europe | laid russia energy_sector | events europe ?3 | events russia ?3")
    play(table, "russia", "card:energy_sector", "skip")
    assert table.outcome is not None


def test_1_2_no_sixteenth_unit() -> None:
    table = at("T3 actions russia | coins 20:20 | laid russia russian_president | units russia moscow 15")
    play(table, "russia", "card:russian_president")
    assert "ru_mobilise" not in offered(table, "russia", "use")


def test_2_1_one_event_of_each_colour_is_upcoming() -> None:
    for seed in range(8):
        table = new(seed=seed)
        sides = [int(EVENT_SIDE[VERSION, GAME.rules.names["event"].index(event)]) for event in table.upcoming]
        assert sides == [0, 1]
        assert table.current == (None, None)


def test_2_1_and_2_2_the_box_has_four_and_three_of_each_colour() -> None:
    record = new(seed=9).record
    boxed = Counter((int(EVENT_PERIOD[e]), int(EVENT_SIDE[VERSION, e])) for e in members(record["event"][EV_BOX]))
    assert boxed == {(1, 0): 4, (1, 1): 4, (2, 0): 3, (2, 1): 3}
    assert len(members(record["event"][EV_DECK])) == 18


def test_2_3_the_printed_totals_of_events_and_the_colours_that_we_infer() -> None:
    for version, colours in ((1, [11, 11, 9, 9]), (VERSION, [12, 10, 8, 10])):
        counts = Counter((int(period), int(side)) for period, side in zip(EVENT_PERIOD, EVENT_SIDE[version], strict=True))
        assert [counts[1, 0] + counts[1, 1], counts[2, 0] + counts[2, 1]] == [22, 18]
        assert [counts[1, 0], counts[1, 1], counts[2, 0], counts[2, 1]] == colours


def test_2_6_both_choose_at_once_which_advantage_to_remove() -> None:
    table = new(seed=2)
    assert set(table.to_move) == {"europe", "russia"}
    removed = table.advantages("russia")[1]
    play(table, "russia", f"advantage:{removed}")
    assert table.where(removed) == "removed"
    assert table.to_move == ("europe",)


def test_2_7_disputed_region_cards_wait_in_supply() -> None:
    table = new(seed=2)
    assert {table.where(card) for card in GAME.rules.names["card"] if card.endswith(("_e", "_r"))} == {"supply"}


def test_2_8_a_unit_in_every_base() -> None:
    table = new(seed=2)
    nato = [r for r in GAME.rules.names["region"] if table.units(r)[0]]
    assert nato == ["uk_ireland", "benelux", "germany", "denmark", "norway", "italy", "iberia", "greece", "turkey"]
    assert [r for r in GAME.rules.names["region"] if table.units(r)[1]] == [
        "moscow", "central_fd", "northwestern_fd", "southern_fd", "kaliningrad",
    ]  # fmt: skip


def test_2_9_prestige_begins_at_0_and_no_cube_lies_on_the_board() -> None:
    table = new(seed=2)
    assert table.prestige == {"europe": 0, "russia": 0}
    assert not table.record["cube"].any()


def test_3_1_the_choice_of_cards_is_simultaneous_and_neither_waits() -> None:
    table = at("T2 initiative | europe germany, italy | russia energy_sector, prime_minister")
    play(table, "russia", "card:energy_sector")
    assert set(table.to_move) == {"europe", "russia"}
    play(table, "russia", "card:prime_minister")
    assert table.to_move == ("europe",)
    assert table.sums == {"europe": -1, "russia": -1}


def test_3_1_a_laid_card_can_be_taken_back_before_the_sums_are_told() -> None:
    table = at("T2 initiative | europe germany, italy, france | russia energy_sector, prime_minister")
    play(table, "europe", "card:germany")
    table.undo("europe")
    assert "card:germany" in table.legal("europe")


def test_3_2_the_order_of_the_own_cards_is_free_and_the_second_player_waits() -> None:
    table = at("T3 actions europe | coins 8:2 | laid europe germany, italy | laid russia energy_sector")
    assert offered(table, "europe", "card") == {"germany", "italy"}
    play(table, "europe", "card:italy", "skip")
    assert offered(table, "europe", "card") == {"germany"}
    play(table, "europe", "card:germany", "skip")
    assert table.to_move == ("russia",)


def test_3_2_a_card_that_was_turned_up_cannot_be_taken_back() -> None:
    table = at("T3 actions europe | coins 8:2 | laid europe germany, italy")
    play(table, "europe", "card:italy")
    assert not table.can_undo("europe")
    play(table, "europe", "use:eu_place")
    assert table.can_undo("europe")


def test_3_2_one_action_a_card() -> None:
    table = at("T3 actions europe | coins 8:2 | laid europe germany, italy")
    play(table, "europe", "card:italy", "use:eu_income")
    assert table.question("europe") == "card"


def test_3_3_an_action_may_be_skipped_and_the_card_is_used() -> None:
    table = at("T3 actions europe | coins 8:2 | laid europe germany, italy")
    play(table, "europe", "card:italy", "skip")
    assert table.where("italy") == "shown"
    assert table.coins["europe"] == 8


def test_3_4_used_cards_go_to_the_discard_piles() -> None:
    table = at("T3 actions europe | laid europe germany, italy | laid russia energy_sector, prime_minister")
    end_turn(table)
    assert {"germany", "italy"} <= set(table.discard("europe"))
    assert {"energy_sector", "prime_minister"} <= set(table.discard("russia"))


def test_3_5_both_draw_two() -> None:
    table = at(
        "T3 actions russia | first europe | laid russia energy_sector | europe germany, italy | russia prime_minister, news_television"
    )
    play(table, "russia", "card:energy_sector", "skip")
    assert len(table.hand("europe")) == len(table.hand("russia")) == 4


def test_3_5_a_draw_that_finds_one_card_takes_it_reshuffles_and_goes_on() -> None:
    table = at(
        "T3 actions russia | first europe | laid russia energy_sector | russia prime_minister, news_television"
        " | deck russia central_fd_card"
        " | discard russian_president, northwestern_fd_card, southern_fd_card"
    )
    play(table, "russia", "card:energy_sector", "skip")
    assert len(table.hand("russia")) == 4
    assert "central_fd_card" in table.hand("russia")
    assert table.deck_count["russia"] == 3
    assert "reshuffle" in rows(table)


def test_3_a_forced_draw_comes_from_the_deck_or_is_refused() -> None:
    from detente.engine.errors import ImpossibleDeal

    line = "T3 actions russia | first europe | laid russia energy_sector | russia prime_minister, news_television | europe germany, italy"
    table = at(line)
    table.force_cards(["sweden", "turkey", "russian_president", "central_fd_card"])
    play(table, "russia", "card:energy_sector", "skip")
    assert set(table.hand("europe")) == {"germany", "italy", "sweden", "turkey"}
    again = at(line)
    again.force_cards(["germany"])
    play(again, "russia", "card:energy_sector")
    with pytest.raises(ImpossibleDeal):
        play(again, "russia", "skip")
