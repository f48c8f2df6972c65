"""Late War events that change dice and coups for the rest of a turn: Iran-Contra Scandal, Yuri and Samantha."""

import pytest

from .helpers import at, countries, event, play

YURI = "T8 AR3 US | effects yuri_and_samantha"

# 93 Iran-Contra Scandal


def test_iran_contra_scandal_takes_one_from_us_realignment_dice() -> None:
    """Card 93: 3 - 1 against 2 is a tie."""
    table = at("T8 AR3 US | effects iran_contra_scandal | influence kenya 1:1 | us nasser, fidel | ussr comecon")
    play(table, "us", "card:nasser", "play:realign", "country:kenya", dice=(3, 2))
    assert table.influence("kenya") == (1, 1)


def test_without_iran_contra_scandal_the_same_dice_remove_influence() -> None:
    """Card 93: the counterpart, 3 against 2."""
    table = at("T8 AR3 US | influence kenya 1:1 | us nasser, fidel | ussr comecon")
    play(table, "us", "card:nasser", "play:realign", "country:kenya", dice=(3, 2))
    assert table.influence("kenya") == (1, 0)


def test_iran_contra_scandal_also_counts_when_the_ussr_realigns() -> None:
    """Card 93: every US die; 3 for the USSR against 3 - 1."""
    table = at("T8 AR3 USSR | effects iran_contra_scandal | influence kenya 1:1 | us nasser, fidel | ussr blockade, comecon")
    play(table, "ussr", "card:blockade", "play:realign", "country:kenya", dice=(3, 3))
    assert table.influence("kenya") == (0, 1)


def test_iran_contra_scandal_does_not_change_coups() -> None:
    """Card 93: realignment rolls only; 3 + 1 against twice 1."""
    table = at("T8 AR3 US | effects iran_contra_scandal | influence sudan 0:2 | us nasser, fidel | ussr comecon")
    play(table, "us", "card:nasser", "play:coup", "country:sudan", dice=(3,))
    assert table.influence("sudan") == (0, 0)


def test_iran_contra_scandal_is_removed_and_lasts_for_the_turn() -> None:
    """Card 93, G13."""
    table = at("T8 AR7 USSR | influence iran 1:0 | us nasser, fidel | ussr iran_contra_scandal, comecon")
    event(table, "ussr", "iran_contra_scandal")
    assert (table.where("iran_contra_scandal"), "iran_contra_scandal" in table.effects) == ("removed", True)
    play(table, "us", "card:nasser", "play:influence", "country:iran")
    assert (table.turn, "iran_contra_scandal" in table.effects) == (9, False)


def test_iran_contra_scandal_counts_for_realignments_of_the_card_that_set_it_off() -> None:
    """Card 93, rule 5.2: the US lets the event go first and suffers at once."""
    table = at("T8 AR3 US | influence kenya 1:1 | us iran_contra_scandal, fidel | ussr comecon")
    event(table, "us", "iran_contra_scandal", dice=(3, 2, 4, 2))
    countries(play(table, "us", "play:realign"), "us", "kenya", "kenya")
    assert table.influence("kenya") == (1, 0)


# 109 Yuri and Samantha


def test_yuri_and_samantha_is_removed_and_in_force_for_the_turn() -> None:
    """Card 109."""
    table = at("T8 AR3 USSR | options optional_cards=all | us nasser | ussr yuri_and_samantha, comecon")
    event(table, "ussr", "yuri_and_samantha")
    assert (table.where("yuri_and_samantha"), "yuri_and_samantha" in table.effects, table.vp) == ("removed", True, 0)


@pytest.mark.parametrize("die", [1, 6])
def test_yuri_and_samantha_pays_for_every_us_coup(die: int) -> None:
    """Card 109: successful or not."""
    table = at(f"{YURI} | influence kenya 0:1 | us nasser, fidel | ussr comecon")
    play(table, "us", "card:fidel", "play:coup", "country:kenya", dice=(die,))
    assert table.vp == -1


def test_yuri_and_samantha_pays_for_a_free_coup() -> None:
    """Card 109: free ones included."""
    table = event(at(f"{YURI} | influence hungary 0:3 | us tear_down_this_wall, fidel | ussr comecon"), "us", "tear_down_this_wall")
    play(table, "us", "play:coup", "country:hungary", dice=(1,))
    assert table.vp == -1


def test_yuri_and_samantha_pays_for_a_us_coup_in_a_soviet_round() -> None:
    """Card 109: every coup the US attempts in the turn."""
    table = at("T8 AR3 USSR | effects yuri_and_samantha | influence hungary 0:3 | us nasser | ussr tear_down_this_wall, comecon")
    event(table, "ussr", "tear_down_this_wall")
    play(table, "us", "play:coup", "country:hungary", dice=(1,))
    assert table.vp == -1


def test_yuri_and_samantha_pays_for_each_coup_of_the_turn() -> None:
    """Card 109: two coups, two points."""
    table = at(f"{YURI} | influence kenya 0:5, poland 0:3 | us nasser, fidel | ussr truman_doctrine, comecon")
    play(table, "us", "card:nasser", "play:coup", "country:kenya", dice=(1,))
    play(table, "ussr", "card:truman_doctrine", "play:influence", "country:poland")
    play(table, "us", "card:fidel", "play:coup", "country:kenya", dice=(1,))
    assert table.vp == -2


def test_yuri_and_samantha_does_not_pay_for_soviet_coups() -> None:
    """Card 109."""
    table = at("T8 AR3 USSR | effects yuri_and_samantha | influence kenya 1:0 | us nasser | ussr blockade, comecon")
    play(table, "ussr", "card:blockade", "play:coup", "country:kenya", dice=(1,))
    assert table.vp == 0


def test_yuri_and_samantha_does_not_pay_for_realignments() -> None:
    """Card 109."""
    table = at(f"{YURI} | influence kenya 0:1 | us nasser, truman_doctrine | ussr comecon")
    play(table, "us", "card:truman_doctrine", "play:realign", "country:kenya", dice=(6, 1))
    assert (table.vp, table.influence("kenya")) == (0, (0, 0))


def test_yuri_and_samantha_ends_with_the_turn() -> None:
    """Card 109, G13."""
    table = at("T8 AR7 US | effects yuri_and_samantha | influence iran 1:0 | us nasser, fidel | ussr comecon")
    play(table, "us", "card:nasser", "play:influence", "country:iran")
    assert (table.turn, "yuri_and_samantha" in table.effects) == (9, False)


def test_yuri_and_samantha_can_end_the_game_at_twenty() -> None:
    """Card 109, rule 10.3.1."""
    table = at(f"{YURI} | vp ussr 19 | influence kenya 0:1 | us nasser, fidel | ussr comecon")
    play(table, "us", "card:nasser", "play:coup", "country:kenya")
    assert str(table.outcome) == "ussr: victory_points"


def test_yuri_and_samantha_set_off_before_a_us_coup_counts_that_coup() -> None:
    """Card 109, rule 5.2: the US plays it for operations with the event first."""
    table = at("T8 AR3 US | options optional_cards=all | influence kenya 0:1 | us yuri_and_samantha, nasser | ussr comecon")
    event(table, "us", "yuri_and_samantha", dice=(1,))
    play(table, "us", "play:coup", "country:kenya")
    assert table.vp == -1


def test_yuri_and_samantha_after_a_us_coup_does_not_count_that_coup() -> None:
    """Card 109, rule 5.2: operations first."""
    table = at("T8 AR3 US | options optional_cards=all | influence kenya 0:1 | us yuri_and_samantha, nasser | ussr comecon")
    play(table, "us", "card:yuri_and_samantha", "play:coup", "country:kenya", dice=(1,))
    assert (table.vp, "yuri_and_samantha" in table.effects) == (0, True)
