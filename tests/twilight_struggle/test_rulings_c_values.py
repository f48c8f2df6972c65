"""Rulings 40 to 50: changed values, scoring cards, held cards."""

import pytest

from .helpers import at, countries, event, offered, play

# 40 to 43: changes of the operations value


def test_red_scare_leaves_a_one_at_one() -> None:
    """Ruling 40: one point may still be placed."""
    table = play(at("T1 AR1 US | ops -1:0 | us truman_doctrine, nasser | ussr fidel"), "us", "card:truman_doctrine", "play:influence")
    countries(table, "us", "canada")
    assert (table.influence("canada"), table.to_move) == ((1, 0), ("ussr",))


def test_containment_leaves_a_four_at_four() -> None:
    """Ruling 40: the fifth point does not exist."""
    table = play(at("T1 AR1 US | effects containment | us nato, nasser | ussr fidel"), "us", "card:nato", "play:influence")
    countries(table, "us", *["canada"] * 4)
    assert (table.influence("canada"), table.to_move) == ((4, 0), ("ussr",))


def test_red_scare_makes_a_three_a_two() -> None:
    """Ruling 40: other values are changed."""
    table = play(at("T1 AR1 US | ops -1:0 | us containment, nasser | ussr fidel"), "us", "card:containment", "play:influence")
    countries(table, "us", "canada", "canada")
    assert (table.influence("canada"), table.to_move) == ((2, 0), ("ussr",))


def test_two_red_scares_in_a_turn_take_two_operations() -> None:
    """Ruling 41: the second one, after a reshuffle, makes a four a two."""
    table = event(at("T1 AR1 US | ops 0:-1 | us red_scare_purge, nasser | ussr nuclear_test_ban, fidel"), "us", "red_scare_purge")
    play(table, "ussr", "card:nuclear_test_ban", "play:influence")
    countries(table, "ussr", "poland", "poland")
    assert (table.ops_change["ussr"], table.influence("poland"), table.to_move) == (-2, (0, 2), ("us",))


def test_two_red_scares_leave_a_two_at_one() -> None:
    """Ruling 41: still at least 1."""
    table = event(at("T1 AR1 US | ops 0:-1 | us red_scare_purge, nasser | ussr fidel, comecon"), "us", "red_scare_purge")
    play(table, "ussr", "card:fidel", "play:influence", "country:poland")
    assert (table.influence("poland"), table.to_move) == ((0, 1), ("us",))


def test_containment_adds_to_the_operations_of_cia_created() -> None:
    """Ruling 42: granted operations are changed like those of a card."""
    table = event(at("T1 AR1 US | effects containment | us cia_created, nasser | ussr fidel"), "us", "cia_created")
    play(table, "us", "play:influence", "country:canada", "country:canada")
    assert (table.influence("canada"), table.to_move) == ((2, 0), ("ussr",))


def test_red_scare_takes_from_the_operations_of_an_olympic_boycott() -> None:
    """Ruling 42: three of four are left."""
    table = event(at("T1 AR1 US | ops -1:0 | us olympic_games, nasser | ussr fidel"), "us", "olympic_games")
    play(play(table, "ussr", "boycott"), "us", "play:influence")
    countries(table, "us", *["canada"] * 3)
    assert (table.influence("canada"), table.to_move) == ((3, 0), ("ussr",))


def test_brezhnev_doctrine_adds_to_the_operations_of_lone_gunman_in_a_us_round() -> None:
    """Ruling 42: the value is that of the acting side."""
    table = event(at("T4 AR1 US | effects brezhnev_doctrine | us lone_gunman, nasser | ussr fidel"), "us", "lone_gunman")
    play(table, "ussr", "play:influence", "country:poland", "country:poland")
    assert (table.influence("poland"), table.question("us")) == ((0, 2), "operations")


def test_brezhnev_doctrine_does_not_follow_a_card_taken_by_the_us() -> None:
    """Ruling 43: Decolonization through Grain Sales is worth 2 to the US; then its event follows."""
    table = at("T4 AR1 US | effects brezhnev_doctrine | us grain_sales_to_soviets, nasser | ussr decolonization, fidel")
    event(table, "us", "grain_sales_to_soviets", cards=("decolonization",))
    play(table, "us", "accept", "play:influence", "country:canada", "country:canada")
    assert (table.influence("canada"), table.question("ussr")) == ((2, 0), "place")


def test_the_takers_own_bonus_counts_for_a_taken_card() -> None:
    """Ruling 43: with Containment the same card is worth 3."""
    table = at("T4 AR1 US | effects containment | us grain_sales_to_soviets, nasser | ussr decolonization, fidel")
    event(table, "us", "grain_sales_to_soviets", cards=("decolonization",))
    play(table, "us", "accept", "play:influence", "country:canada", "country:canada")
    assert table.question("us") == "influence"
    assert (countries(table, "us", "canada").influence("canada"), table.question("ussr")) == ((3, 0), "place")


def test_red_scare_does_not_follow_a_card_taken_with_missile_envy() -> None:
    """Ruling 43: a US four is worth 4 to the USSR although US cards are worth 1 less."""
    table = event(at("T4 AR1 USSR | ops -1:0 | ussr missile_envy, nasser | us nato, fidel"), "ussr", "missile_envy")
    play(play(table, "us", "card:nato"), "ussr", "play:influence")
    countries(table, "ussr", *["poland"] * 4)
    assert (table.influence("poland"), table.to_move) == ((0, 4), ("us",))


# 44 to 47: scoring cards


def test_a_scoring_card_comes_before_a_missile_envy_that_is_due() -> None:
    """Ruling 44: in the last round; Missile Envy is kept and still may not be headlined in the next turn."""
    table = at("T4 AR7 US | envy us | us missile_envy, asia_scoring | ussr fidel")
    assert offered(table, "us") == {"card:asia_scoring"}
    play(table, "us", "card:asia_scoring")
    assert (table.turn, "missile_envy" in table.hand("us"), "card:missile_envy" in table.legal("us")) == (5, True, False)


def test_missile_envy_comes_first_while_rounds_for_the_scoring_card_remain() -> None:
    """Ruling 44: round 6 of 7 leaves one round for it."""
    assert offered(at("T4 AR6 US | envy us | us missile_envy, asia_scoring | ussr fidel"), "us") == {"card:missile_envy"}


def test_a_scoring_card_comes_before_the_discard_to_a_trap() -> None:
    """Ruling 44: the last round in Quagmire; no die is rolled."""
    table = at("T4 AR7 US | effects quagmire | us containment, asia_scoring | ussr fidel")
    assert offered(table, "us") == {"card:asia_scoring"}
    assert "quagmire" in play(table, "us", "card:asia_scoring").effects


def test_the_discard_to_a_trap_comes_first_while_rounds_for_the_scoring_card_remain() -> None:
    """Ruling 44."""
    assert offered(at("T4 AR6 US | effects quagmire | us containment, asia_scoring | ussr fidel"), "us") == {"card:containment"}


def test_a_scoring_card_is_scored_without_a_question() -> None:
    """Ruling 45: neither operations nor the space race are offered."""
    table = play(at("T1 AR1 US | influence burma 2:0 | us asia_scoring, nasser | ussr fidel"), "us", "card:asia_scoring")
    assert (table.to_move, table.vp, table.where("asia_scoring")) == (("ussr",), 3, "discard")


def test_a_scoring_card_may_be_headlined() -> None:
    """Ruling 45."""
    table = play(at("T1 headline | influence burma 2:0 | us asia_scoring, nasser | ussr fidel, comecon"), "us", "card:asia_scoring")
    assert play(table, "ussr", "card:fidel").vp == 3


def test_a_scoring_card_may_be_discarded_by_an_event() -> None:
    """Ruling 45: Aldrich Ames Remix picks it from the US hand."""
    table = at("T8 AR1 USSR | influence burma 0:2 | ussr aldrich_ames_remix, nasser | us asia_scoring, fidel")
    play(event(table, "ussr", "aldrich_ames_remix"), "ussr", "card:asia_scoring")
    assert (table.where("asia_scoring"), table.vp) == ("discard", 0)


def test_a_scoring_card_lost_to_five_year_plan_is_no_offence() -> None:
    """Ruling 46: the USSR plays it in an earlier round and ends the turn without the card."""
    table = at("T1 AR5 USSR | influence burma 2:0, kenya 1:0 | ussr five_year_plan, asia_scoring | us fidel")
    play(table, "ussr", "card:five_year_plan", "play:coup", "country:kenya", dice=(1,), cards=("asia_scoring",))
    assert (table.where("asia_scoring"), table.vp, table.outcome, table.hand("ussr")) == ("discard", 0, None, ())


def test_the_ussr_may_rid_itself_of_a_scoring_card_with_five_year_plan_in_its_last_round() -> None:
    """Ruling 46: the only other card is certain to be drawn, so nothing is held."""
    assert "card:five_year_plan" in at("T1 AR6 USSR | ussr five_year_plan, asia_scoring | us fidel").legal("ussr")


def test_the_us_may_rid_itself_of_a_scoring_card_with_ask_not_in_its_last_round() -> None:
    """Ruling 46, card 77: scoring cards may be discarded with it, without effect."""
    table = at("T4 AR7 US | us ask_not_what_your_country, asia_scoring | ussr fidel")
    assert "card:ask_not_what_your_country" in table.legal("us")


def test_the_last_round_belongs_to_a_scoring_card_that_nothing_else_could_take_away() -> None:
    """Ruling 46: only holding it is illegal, and that is prevented."""
    assert offered(at("T1 AR6 USSR | ussr comecon, nasser, asia_scoring | us fidel"), "ussr") == {"card:asia_scoring"}


def test_the_space_race_discard_cannot_save_a_held_scoring_card() -> None:
    """Ruling 47: the held-card test comes first, and the US in box 6 loses."""
    line = "T4 AR7 US | options hold_scoring=true | space 6:0 | us truman_doctrine, asia_scoring | ussr fidel"
    table = play(at(line), "us", "card:truman_doctrine", "play:influence", "country:canada")
    assert (str(table.outcome), table.to_move) == ("ussr: held_scoring_card", ())


# 48 to 50: held cards


def test_the_space_race_ability_discards_one_held_card() -> None:
    """Ruling 48: any one of two; the other is kept."""
    line = "T4 AR7 US | space 6:5 | us truman_doctrine, nasser, blockade | ussr fidel"
    table = play(at(line), "us", "card:truman_doctrine", "play:influence", "country:canada")
    assert offered(table, "us") == {"card:nasser", "card:blockade", "done"}
    play(table, "us", "card:blockade")
    assert (table.where("blockade"), table.where("nasser"), table.question("us")) == ("discard", "us", "headline")


def test_the_space_race_discard_is_voluntary() -> None:
    """Ruling 48: both are kept."""
    line = "T4 AR7 US | space 6:5 | us truman_doctrine, nasser, blockade | ussr fidel"
    table = play(at(line), "us", "card:truman_doctrine", "play:influence", "country:canada", "done")
    assert (table.where("blockade"), table.where("nasser")) == ("us", "us")


@pytest.mark.parametrize("space", ["5:4", "6:6", "7:6"])
def test_only_the_side_alone_in_box_six_discards(space: str) -> None:
    """Ruling 48: not before the box, not when the other side has arrived."""
    line = f"T4 AR7 US | space {space} | us truman_doctrine, nasser, blockade | ussr fidel"
    table = play(at(line), "us", "card:truman_doctrine", "play:influence", "country:canada")
    assert (table.turn, table.question("us")) == (5, "headline")


def test_a_card_of_an_earlier_era_may_be_played_later() -> None:
    """Ruling 49: Fidel in turn 9."""
    table = event(at("T9 AR1 USSR | ussr fidel, comecon | us nasser"), "ussr", "fidel")
    assert (table.influence("cuba"), table.where("fidel")) == ((0, 3), "removed")


def test_cambridge_five_loses_its_event_in_the_late_war() -> None:
    """Ruling 49: in turn 8 the USSR may only use it for operations."""
    table = at("T8 AR1 USSR | options optional_cards=all | ussr the_cambridge_five, nasser | us asia_scoring")
    play(table, "ussr", "card:the_cambridge_five")
    assert offered(table, "ussr") == {"play:influence", "play:space"}


def test_cambridge_five_has_its_event_in_turn_seven() -> None:
    """Ruling 49: the last turn in which scoring cards are shown."""
    table = at("T7 AR1 USSR | options optional_cards=all | ussr the_cambridge_five, nasser | us asia_scoring")
    event(table, "ussr", "the_cambridge_five")
    assert (table.question("ussr"), "country:india" in table.legal("ussr")) == ("place", True)


def test_un_intervention_takes_two_cards_in_one_round_and_the_last_round_is_lost() -> None:
    """Ruling 50: the US has no card for round 6 and sits out."""
    table = at("T1 AR5 US | us un_intervention, nasser | ussr fidel")
    play(table, "us", "card:un_intervention", "play:event", "card:nasser", "play:influence", "country:canada")
    play(table, "ussr", "card:fidel", "play:event")
    assert (table.turn, table.question("us"), table.where("nasser")) == (2, "headline", "discard")


def test_un_intervention_costs_no_round_while_cards_remain() -> None:
    """Ruling 50: with a third card round 6 is played."""
    table = at("T1 AR5 US | us un_intervention, nasser, blockade | ussr fidel")
    play(table, "us", "card:un_intervention", "play:event", "card:nasser", "play:influence", "country:canada")
    play(table, "ussr", "card:fidel", "play:event")
    assert (table.turn, table.round, offered(table, "us")) == (1, 6, {"card:blockade"})
