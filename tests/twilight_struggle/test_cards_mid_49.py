"""Mid War card 49: Missile Envy."""

from detente.engine.table import Outcome, Table

from .helpers import at, event, offered, play


def envy(line: str, seat: str = "ussr") -> Table:
    """A round of turn 5 in which Missile Envy is played for its event."""
    return event(at(f"T5 AR1 {seat.upper()} | {line}"), seat, "missile_envy")


def test_missile_envy_takes_the_highest_card_of_the_opponent() -> None:
    """Card 49: the US must hand over its only 4 ops card."""
    table = envy("ussr missile_envy, nasser | us brush_war, marshall_plan, fidel")
    assert table.question("us") == "envy"
    assert offered(table, "us") == {"card:marshall_plan"}


def test_the_giver_chooses_among_equal_cards() -> None:
    """Card 49: two cards of 3 ops."""
    table = envy("ussr missile_envy, nasser | us brush_war, duck_and_cover, fidel")
    assert offered(table, "us") == {"card:brush_war", "card:duck_and_cover"}


def test_printed_values_decide_which_card_is_highest() -> None:
    """Card 49 [C]: Containment makes a 3 worth 4 to the US, but only the printed 4 is offered."""
    table = envy("effects containment | ussr missile_envy, nasser | us brush_war, marshall_plan")
    assert offered(table, "us") == {"card:marshall_plan"}


def test_an_event_of_the_owner_taken_with_missile_envy_happens_at_once() -> None:
    """Card 49: the USSR takes Brezhnev Doctrine, which occurs and leaves the game."""
    table = envy("ussr missile_envy, nasser | us brezhnev_doctrine, fidel")
    play(table, "us", "card:brezhnev_doctrine")
    assert table.effects == ("brezhnev_doctrine",)
    assert table.where("brezhnev_doctrine") == "removed"


def test_a_neutral_event_taken_with_missile_envy_belongs_to_the_taker() -> None:
    """Card 49: the USSR takes Nuclear Test Ban at DEFCON 4: 2 VP for the USSR, then DEFCON 5."""
    table = envy("defcon 4 | ussr missile_envy, nasser | us nuclear_test_ban, fidel")
    play(table, "us", "card:nuclear_test_ban")
    assert table.vp == -2
    assert table.defcon == 5
    assert table.where("nuclear_test_ban") == "discard"


def test_with_an_event_of_the_opponent_the_taker_uses_the_value_and_the_event_does_not_happen() -> None:
    """Card 49: 4 points with Marshall Plan; the starred card is discarded, not removed."""
    table = envy("influence iraq 0:1 | ussr missile_envy, nasser | us marshall_plan, fidel")
    play(table, "us", "card:marshall_plan")
    play(table, "ussr", "play:influence", *["country:iraq"] * 4)
    assert table.influence("iraq") == (0, 5)
    assert table.effects == ()
    assert table.where("marshall_plan") == "discard"


def test_the_value_of_a_card_taken_with_missile_envy_is_that_of_the_taker() -> None:
    """Card 49, ruling 43: Red Scare against the USSR leaves 3 of the 4 points."""
    table = envy("ops 0:-1 | influence iraq 0:1 | ussr missile_envy, nasser | us marshall_plan, fidel")
    play(table, "us", "card:marshall_plan")
    play(table, "ussr", "play:influence", *["country:iraq"] * 3)
    assert table.influence("iraq") == (0, 4)
    assert table.to_move == ("us",)


def test_operations_with_a_card_taken_by_missile_envy_are_no_space_race_attempt_and_may_be_declined() -> None:
    """Card 49, G7."""
    table = envy("influence iraq 0:1, kenya 1:0 | ussr missile_envy, nasser | us marshall_plan, fidel")
    play(table, "us", "card:marshall_plan")
    assert table.question("ussr") == "operations"
    assert offered(table, "ussr") == {"play:influence", "play:realign", "play:coup", "done"}


def test_a_coup_with_a_card_taken_by_missile_envy_earns_military_operations() -> None:
    """Card 49, G7, ruling 73: an ordinary coup."""
    table = envy("influence kenya 1:0 | ussr missile_envy, nasser | us marshall_plan, fidel")
    play(table, "us", "card:marshall_plan")
    play(table, "ussr", "play:coup", "country:kenya", dice=(1,))
    assert table.milops["ussr"] == 4
    assert table.influence("kenya") == (0, 0)


def test_an_impossible_event_taken_with_missile_envy_is_discarded() -> None:
    """Card 49, G3: NATO without its prerequisite, taken by the US."""
    table = envy("us missile_envy, fidel | ussr nato, nasser", "us")
    play(table, "ussr", "card:nato")
    assert table.effects == ()
    assert table.where("nato") == "discard"
    assert table.question("ussr") == "card"


def test_an_event_taken_with_missile_envy_that_lowers_defcon_to_one_loses_for_the_phasing_taker() -> None:
    """Card 49, ruling 144: the US plays it at DEFCON 2 and gets Duck and Cover."""
    table = envy("defcon 2 | us missile_envy, fidel | ussr duck_and_cover, nasser", "us")
    play(table, "ussr", "card:duck_and_cover")
    assert table.outcome == Outcome("ussr", "defcon")


def test_defectors_taken_by_the_ussr_with_missile_envy_give_no_vp() -> None:
    """Cards 49 and 103: the event is not triggered."""
    table = envy("influence iraq 0:1 | ussr missile_envy, nasser | us defectors, allende")
    play(table, "us", "card:defectors")
    play(table, "ussr", "play:influence", "country:iraq", "country:iraq")
    assert table.vp == 0
    assert table.where("defectors") == "discard"


def test_missile_envy_goes_to_the_opponent_who_must_play_it_next() -> None:
    """Card 49: the US has nothing else to choose in its next round, not even the China Card."""
    table = envy("china us | ussr missile_envy, nasser | us brezhnev_doctrine, fidel, containment")
    play(table, "us", "card:brezhnev_doctrine")
    assert table.where("missile_envy") == "us"
    assert offered(table, "us") == {"card:missile_envy"}


def test_a_pending_missile_envy_can_only_be_used_for_operations() -> None:
    """Card 49: no event; the space race is an operation too (6.0, NOTES doubt 10)."""
    table = at("T5 AR1 US | envy us | influence iran 1:0, iraq 0:1 | us missile_envy, fidel | ussr nasser")
    play(table, "us", "card:missile_envy")
    assert offered(table, "us") == {"play:influence", "play:realign", "play:coup", "play:space"}


def test_a_pending_missile_envy_can_be_kept_from_the_space_race_by_option() -> None:
    """Card 49, NOTES doubt 10."""
    table = at("T5 AR1 US | options envy_in_space=false | envy us | influence iran 1:0 | us missile_envy, fidel | ussr nasser")
    play(table, "us", "card:missile_envy")
    assert offered(table, "us") == {"play:influence"}


def test_missile_envy_used_for_operations_is_discarded_and_binds_nobody_any_more() -> None:
    """Card 49: 2 points; the next US round is free."""
    line = "T5 AR1 US | envy us | influence iran 1:0 | us missile_envy, fidel, containment | ussr brezhnev_doctrine, nasser"
    table = play(at(line), "us", "card:missile_envy", "play:influence", "country:iran", "country:iran")
    assert table.influence("iran") == (3, 0)
    assert table.where("missile_envy") == "discard"
    event(table, "ussr", "brezhnev_doctrine")
    assert offered(table, "us") == {"card:fidel", "card:containment"}


def test_red_scare_played_in_between_reduces_a_pending_missile_envy() -> None:
    """Card 49 [F]: 1 point."""
    table = at("T5 AR1 US | envy us | ops -1:0 | influence iran 1:0 | us missile_envy, fidel | ussr nasser")
    play(table, "us", "card:missile_envy", "play:influence", "country:iran")
    assert table.influence("iran") == (2, 0)
    assert table.to_move == ("ussr",)


def test_scoring_cards_that_could_not_be_played_later_come_before_a_pending_missile_envy() -> None:
    """Card 49 [F], ruling 44."""
    table = at("T5 AR7 US | envy us | us missile_envy, africa_scoring | ussr nasser")
    assert offered(table, "us") == {"card:africa_scoring"}


def test_a_pending_missile_envy_waits_for_the_first_round_of_the_next_turn() -> None:
    """Card 49 [F]: it cannot be headlined meanwhile and then comes first."""
    line = "T5 AR7 US | defcon 2 | milops 5:5 | envy us | us missile_envy, africa_scoring | ussr brezhnev_doctrine"
    table = at(line)
    deal = ("nasser", "fidel", "blockade", "containment", "comecon", "cia_created", "allende", "opec", "decolonization")
    play(table, "us", "card:africa_scoring", cards=deal)
    assert table.turn == 6
    assert "missile_envy" in table.hand("us")
    assert "missile_envy" not in offered(table, "us", "card")
    play(table, "us", "card:containment")
    play(table, "ussr", "card:brezhnev_doctrine")
    play(table, "ussr", "card:nasser", "play:event")
    assert table.round == 1
    assert offered(table, "us") == {"card:missile_envy"}


def test_with_a_round_to_spare_a_pending_missile_envy_comes_before_the_scoring_card() -> None:
    """Card 49: one scoring card, two rounds left."""
    table = at("T5 AR6 US | envy us | us missile_envy, africa_scoring | ussr nasser")
    assert offered(table, "us") == {"card:missile_envy"}


def test_a_pending_missile_envy_cannot_be_headlined() -> None:
    """Card 49 [C], ruling 17."""
    table = at("T5 headline | envy us | us missile_envy, fidel | ussr nasser")
    assert offered(table, "us") == {"card:fidel"}


def test_a_missile_envy_that_is_not_pending_can_be_headlined() -> None:
    """Card 49: only the handed-over card is bound."""
    table = at("T5 headline | us missile_envy, fidel | ussr nasser")
    assert offered(table, "us") == {"card:fidel", "card:missile_envy"}


def test_a_headlined_missile_envy_does_not_reach_the_other_headline_card() -> None:
    """Card 49, ruling 21: Summit has left the hand."""
    table = at("T5 headline | us missile_envy, fidel | ussr summit, nasser, allende")
    play(play(table, "us", "card:missile_envy"), "ussr", "card:summit")
    assert table.question("ussr") == "envy"
    assert offered(table, "ussr") == {"card:nasser", "card:allende"}


def test_missile_envy_in_the_headline_phase_gives_operations_with_an_opponents_card() -> None:
    """Card 49: also in the headline phase; afterwards the giver must play Missile Envy in its first round."""
    table = at("T5 headline | influence iran 1:0 | us missile_envy, fidel | ussr summit, nasser, allende")
    play(play(table, "us", "card:missile_envy"), "ussr", "card:summit", "card:nasser")
    play(table, "us", "play:influence", "country:iran", dice=(3, 3))
    assert table.influence("iran") == (2, 0)
    assert table.influence("egypt") == (0, 0)
    assert table.where("nasser") == "discard"
    assert offered(table, "ussr") == {"card:missile_envy"}


def test_missile_envy_finds_nothing_among_scoring_cards_and_is_discarded() -> None:
    """Card 49 [P]: scoring cards are no operations cards."""
    table = envy("ussr missile_envy, nasser | us africa_scoring")
    assert table.where("missile_envy") == "discard"
    assert table.hand("us") == ("africa_scoring",)
    assert table.question("us") == "card"


def test_missile_envy_can_take_a_scoring_card_by_option() -> None:
    """Card 49, NOTES doubt 3: with envy_takes_scoring the region is scored at once."""
    table = envy("options envy_takes_scoring=true | influence kenya 0:2 | ussr missile_envy, nasser | us africa_scoring")
    play(table, "us", "card:africa_scoring")
    assert table.vp == -1
    assert table.where("missile_envy") == "us"


def test_missile_envy_against_an_empty_hand_never_takes_the_china_card() -> None:
    """Card 49, G12: nothing is exchanged."""
    table = envy("china us | ussr missile_envy, nasser")
    assert table.where("missile_envy") == "discard"
    assert table.china == "us"


def test_missile_envy_played_for_operations_exchanges_nothing() -> None:
    """Card 49: a neutral card used for operations has no event."""
    table = at("T5 AR1 USSR | influence iraq 0:1 | ussr missile_envy, nasser | us brush_war")
    play(table, "ussr", "card:missile_envy", "play:influence", "country:iraq", "country:iraq")
    assert table.where("missile_envy") == "discard"
    assert table.hand("us") == ("brush_war",)
