"""Mid War card 67: Grain Sales to Soviets."""

from detente.engine.table import Outcome, Table

from .helpers import at, event, offered, play


def sell(line: str, card: str, seat: str = "us") -> Table:
    """Grain Sales is played in a round of turn 5 and turns up *card*."""
    return event(at(f"T5 AR1 {seat.upper()} | {line}"), seat, "grain_sales_to_soviets", cards=(card,) if card else ())


def test_grain_sales_shows_a_card_that_the_us_plays_or_gives_back() -> None:
    """Card 67."""
    table = sell("us grain_sales_to_soviets, fidel | ussr nasser, comecon", "comecon")
    assert table.question("us") == "grain_sales"
    assert offered(table, "us") == {"accept", "done"}


def test_the_us_plays_a_soviet_card_of_grain_sales_for_operations_and_its_event_follows() -> None:
    """Card 67, 5.2: 1 point, then Nasser, who leaves the game."""
    table = sell("influence iran 1:0, egypt 1:0 | us grain_sales_to_soviets, fidel | ussr nasser, comecon", "nasser")
    play(table, "us", "accept", "play:influence", "country:iran")
    assert table.influence("iran") == (2, 0)
    assert table.influence("egypt") == (0, 2)
    assert table.where("nasser") == "removed"
    assert table.where("grain_sales_to_soviets") == "discard"
    assert table.to_move == ("ussr",)


def test_the_us_may_let_the_event_of_that_soviet_card_go_first() -> None:
    """Card 67, 5.2."""
    table = sell("influence iran 1:0, egypt 1:0 | us grain_sales_to_soviets, fidel | ussr nasser, comecon", "nasser")
    play(table, "us", "accept", "play:event_first")
    assert table.influence("egypt") == (0, 2)
    assert table.question("us") == "operations"


def test_the_us_plays_a_us_card_of_grain_sales_for_its_event() -> None:
    """Card 67: Containment leaves the game."""
    table = sell("us grain_sales_to_soviets, fidel | ussr containment, nasser", "containment")
    play(table, "us", "accept", "play:event")
    assert table.effects == ("containment",)
    assert table.where("containment") == "removed"


def test_the_us_plays_a_us_card_of_grain_sales_for_mere_operations() -> None:
    """Card 67: no event then, the card is discarded."""
    table = sell("influence iran 1:0 | us grain_sales_to_soviets, fidel | ussr containment, nasser", "containment")
    play(table, "us", "accept", "play:influence", *["country:iran"] * 3)
    assert table.influence("iran") == (4, 0)
    assert table.effects == ()
    assert table.where("containment") == "discard"


def test_a_neutral_card_of_grain_sales_belongs_to_the_us() -> None:
    """Card 67, G1: Nuclear Test Ban at DEFCON 4 pays the US 2."""
    table = sell("defcon 4 | us grain_sales_to_soviets, fidel | ussr nuclear_test_ban, nasser", "nuclear_test_ban")
    play(table, "us", "accept", "play:event")
    assert table.vp == 2
    assert table.where("nuclear_test_ban") == "discard"


def test_a_card_given_back_returns_to_the_soviet_hand_and_the_us_has_two_points() -> None:
    """Card 67 [F]: the US has seen the card."""
    table = sell("influence iran 1:0 | us grain_sales_to_soviets, fidel | ussr nasser, comecon", "comecon")
    play(table, "us", "done", "play:influence", "country:iran", "country:iran")
    assert table.influence("iran") == (3, 0)
    assert table.hand("ussr") == ("comecon", "nasser")
    assert "ussr comecon, ?1" in table.position("us")


def test_the_operations_of_grain_sales_may_be_declined_and_not_go_to_space() -> None:
    """Card 67, G7."""
    table = sell("influence iran 1:0 | us grain_sales_to_soviets, fidel | ussr nasser, comecon", "comecon")
    play(table, "us", "done")
    assert offered(table, "us") == {"play:influence", "done"}
    play(table, "us", "done")
    assert table.to_move == ("ussr",)


def test_the_operations_of_grain_sales_have_the_modified_value() -> None:
    """Card 67, G7: Containment makes it 3."""
    table = sell("effects containment | influence iran 1:0 | us grain_sales_to_soviets, fidel | ussr nasser, comecon", "comecon")
    play(table, "us", "done", "play:influence", *["country:iran"] * 3)
    assert table.influence("iran") == (4, 0)
    assert table.to_move == ("ussr",)


def test_grain_sales_against_an_empty_hand_gives_the_operations_at_once() -> None:
    """Card 67 [F], G12: the China Card is no card of the hand."""
    table = sell("china ussr | influence iran 1:0 | us grain_sales_to_soviets, fidel", "")
    assert table.question("us") == "operations"
    assert table.china == "ussr"
    play(table, "us", "play:influence", "country:iran", "country:iran")
    assert table.influence("iran") == (3, 0)


def test_a_card_of_grain_sales_may_go_to_the_space_race() -> None:
    """Card 67: no event, the card is discarded, and the attempt of the turn is used up."""
    line = "influence iran 1:0 | us grain_sales_to_soviets, brush_war | ussr comecon, brezhnev_doctrine, nasser"
    table = play(sell(line, "comecon"), "us", "accept", "play:space", dice=(3,))
    assert table.space["us"] == 1
    assert table.where("comecon") == "discard"
    event(table, "ussr", "brezhnev_doctrine")
    play(table, "us", "card:brush_war")
    assert "play:space" not in table.legal("us")


def test_a_card_of_grain_sales_respects_the_limit_of_space_race_cards() -> None:
    """Card 67: one attempt has been made this turn."""
    table = sell("spaced 1:0 | us grain_sales_to_soviets, fidel | ussr comecon, nasser", "comecon")
    play(table, "us", "accept")
    assert "play:space" not in table.legal("us")


def test_un_intervention_from_the_us_hand_stops_the_event_of_a_card_of_grain_sales() -> None:
    """Cards 32 and 67 [F]: both cards are discarded, the starred one too."""
    table = sell("influence iran 1:0, egypt 1:0 | us grain_sales_to_soviets, un_intervention | ussr nasser, comecon", "nasser")
    play(table, "us", "accept", "card:un_intervention", "play:influence", "country:iran")
    assert table.influence("egypt") == (1, 0)
    assert table.where("nasser") == "discard"
    assert table.where("un_intervention") == "discard"


def test_un_intervention_is_not_offered_on_a_us_or_neutral_card_of_grain_sales() -> None:
    """Card 32: the partner carries an event of the opponent."""
    table = sell("us grain_sales_to_soviets, un_intervention | ussr containment, nasser", "containment")
    play(table, "us", "accept")
    assert "card:un_intervention" not in table.legal("us")


def test_un_intervention_turned_up_by_grain_sales_takes_a_partner_from_the_us_hand() -> None:
    """Cards 32 and 67: played as any card from the US hand."""
    table = sell("influence iran 1:0, cuba 1:0 | us grain_sales_to_soviets, fidel | ussr un_intervention, nasser", "un_intervention")
    play(table, "us", "accept", "play:event", "card:fidel", "play:influence", "country:iran", "country:iran")
    assert table.influence("iran") == (3, 0)
    assert table.influence("cuba") == (1, 0)
    assert table.where("fidel") == "discard"


def test_a_scoring_card_of_grain_sales_may_be_played_by_the_us() -> None:
    """Ruling 123: presence 3 and 1 battleground in the Middle East."""
    table = sell("influence iran 2:0 | us grain_sales_to_soviets, fidel | ussr middle_east_scoring, nasser", "middle_east_scoring")
    play(table, "us", "accept")
    assert table.vp == 4
    assert table.where("middle_east_scoring") == "discard"


def test_a_scoring_card_of_grain_sales_may_be_given_back() -> None:
    """Ruling 123."""
    table = sell("influence iran 2:0 | us grain_sales_to_soviets, fidel | ussr middle_east_scoring, nasser", "middle_east_scoring")
    play(table, "us", "done")
    assert table.vp == 0
    assert table.where("middle_east_scoring") == "ussr"


def test_brezhnev_doctrine_does_not_follow_a_card_of_grain_sales() -> None:
    """EX-7.4.1-1: Nasser's card is worth 1 to the US."""
    table = sell("effects brezhnev_doctrine | influence iran 1:0 | us grain_sales_to_soviets, fidel | ussr nasser, comecon", "nasser")
    play(table, "us", "accept", "play:influence", "country:iran")
    assert table.influence("iran") == (2, 0)
    assert table.influence("egypt") == (0, 2)


def test_grain_sales_played_by_the_ussr_happens_before_or_after_its_operations() -> None:
    """Card 67, 5.2: after the US is done the USSR has its 2 points."""
    table = sell("influence iran 1:0, iraq 0:1 | ussr grain_sales_to_soviets, nasser | us fidel", "nasser", "ussr")
    play(table, "us", "done", "done")
    play(table, "ussr", "play:influence", "country:iraq", "country:iraq")
    assert table.influence("iraq") == (0, 3)
    assert table.where("grain_sales_to_soviets") == "discard"


def test_grain_sales_does_not_draw_itself() -> None:
    """Card 67: played by the USSR as its last card there is nothing to take."""
    table = sell("influence iran 1:0 | ussr grain_sales_to_soviets | us fidel", "", "ussr")
    assert table.question("us") == "operations"


def test_a_us_battleground_coup_through_grain_sales_in_a_soviet_round_at_defcon_two_beats_the_ussr() -> None:
    """Card 67 [F]: the USSR is phasing."""
    table = sell("defcon 2 | influence zaire 0:1 | ussr grain_sales_to_soviets, nasser | us fidel", "nasser", "ussr")
    play(table, "us", "done", "play:coup", "country:zaire")
    assert table.outcome == Outcome("us", "defcon")


def test_a_us_coup_with_the_operations_of_grain_sales_earns_military_operations() -> None:
    """Ruling 73: an ordinary coup."""
    table = sell("influence kenya 0:1 | us grain_sales_to_soviets, fidel | ussr nasser, comecon", "nasser")
    play(table, "us", "done", "play:coup", "country:kenya", dice=(1,))
    assert table.milops["us"] == 2


def test_defectors_turned_up_by_headlined_grain_sales_cancel_the_soviet_headline() -> None:
    """Card 67 [F]: Grain Sales resolves first; Allende is discarded without effect."""
    table = at("T5 headline | us grain_sales_to_soviets, fidel | ussr allende, defectors, nasser")
    play(table, "ussr", "card:allende")
    play(table, "us", "card:grain_sales_to_soviets", "accept", "play:event", cards=("defectors",))
    assert table.influence("chile") == (0, 0)
    assert table.where("allende") == "discard"
    assert table.question("ussr") == "card"


def test_defectors_turned_up_by_grain_sales_in_an_action_round_are_only_operations() -> None:
    """Card 103: no event for the US in an action round."""
    table = sell("influence iran 1:0 | us grain_sales_to_soviets, fidel | ussr defectors, nasser", "defectors")
    play(table, "us", "accept")
    assert "play:event" not in table.legal("us")
    play(table, "us", "play:influence", "country:iran", "country:iran")
    assert table.vp == 0


def test_headlined_grain_sales_does_not_reach_the_soviet_headline_and_knows_no_un_intervention() -> None:
    """Card 67, ruling 21: only Nasser can be taken; UN Intervention is not for the headline phase."""
    table = at("T5 headline | us grain_sales_to_soviets, un_intervention | ussr allende, nasser")
    play(table, "ussr", "card:allende")
    play(table, "us", "card:grain_sales_to_soviets", "accept")
    assert offered(table, "us", "card") == set()
    play(table, "us", "play:event_first")
    assert table.influence("egypt") == (0, 2)


def test_a_pending_missile_envy_given_back_by_grain_sales_must_still_be_played() -> None:
    """Cards 49 and 67."""
    line = "envy ussr | influence iran 1:0 | us grain_sales_to_soviets, fidel | ussr missile_envy, nasser"
    table = play(sell(line, "missile_envy"), "us", "done", "done")
    assert offered(table, "ussr", "card") == {"missile_envy"}


def test_a_pending_missile_envy_taken_by_grain_sales_may_be_played_as_an_event_by_the_us() -> None:
    """Cards 49 and 67: the duty was the USSR's; it hands over Brezhnev Doctrine and gets Missile Envy again."""
    line = "envy ussr | influence iran 1:0 | us grain_sales_to_soviets, fidel | ussr missile_envy, brezhnev_doctrine, nasser"
    table = play(sell(line, "missile_envy"), "us", "accept", "play:event")
    play(table, "ussr", "card:brezhnev_doctrine")
    play(table, "us", "play:influence", *["country:iran"] * 3)
    assert table.influence("iran") == (4, 0)
    assert table.where("brezhnev_doctrine") == "discard"
    assert offered(table, "ussr", "card") == {"missile_envy"}
