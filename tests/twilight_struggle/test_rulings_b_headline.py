"""Rulings 15 to 27: the headline phase."""

import pytest

from detente.engine.errors import ImpossibleDeal
from detente.engine.table import Table
from detente.games.twilight_struggle.cards import CARD
from detente.games.twilight_struggle.game import cards_in
from detente.games.twilight_struggle.state import HEADLINE, HEADLINE_USSR

from .helpers import at, countries, offered, play


def headline(table: Table, us: str, ussr: str, dice: tuple[int, ...] = (), cards: tuple[str, ...] = ()) -> Table:
    """Both sides put their headlines down, the US first."""
    return play(play(table, "us", f"card:{us}"), "ussr", f"card:{ussr}", dice=dice, cards=cards)


# 15 and 16: the order


def test_the_us_headline_with_more_operations_goes_first() -> None:
    """Ruling 15: Marshall Plan (4) before COMECON (3)."""
    table = headline(at("T1 headline | us marshall_plan, nasser | ussr comecon, fidel"), "marshall_plan", "comecon")
    assert (table.to_move, table.phasing) == (("us",), "us")


def test_the_soviet_headline_with_more_operations_goes_first() -> None:
    """Ruling 15: COMECON (3) before Independent Reds (2)."""
    table = headline(at("T1 headline | us independent_reds, nasser | ussr comecon, fidel"), "independent_reds", "comecon")
    assert (table.to_move, table.phasing) == (("ussr",), "ussr")


def test_on_a_tie_the_us_headline_goes_first() -> None:
    """Ruling 15: Independent Reds (2) before Decolonization (2)."""
    table = headline(at("T1 headline | us independent_reds, nasser | ussr decolonization, fidel"), "independent_reds", "decolonization")
    assert (table.to_move, table.question("us")) == (("us",), "reds")
    countries(table, "us", "romania")
    assert (table.to_move, table.question("ussr")) == (("ussr",), "place")


def test_a_us_scoring_card_comes_after_a_headline_of_one_operation() -> None:
    """Ruling 15: Nasser first, so Egypt is Soviet when the Middle East is scored: Presence 3 and a battleground."""
    table = headline(at("T1 headline | us middle_east_scoring, fidel | ussr nasser, blockade"), "middle_east_scoring", "nasser")
    assert table.vp == -4


def test_a_soviet_scoring_card_comes_after_a_headline_of_one_operation() -> None:
    """Ruling 15: Truman Doctrine (1) is carried out before anything is scored; then Poland brings Presence 3 and a battleground."""
    line = "T1 headline | influence east_germany 0:2, poland 0:3 | us truman_doctrine, fidel | ussr europe_scoring, blockade"
    table = headline(at(line), "truman_doctrine", "europe_scoring")
    assert (table.question("us"), table.vp) == ("take", 0)
    countries(table, "us", "east_germany")
    assert table.vp == -4


def test_of_two_scoring_cards_the_us_one_comes_first() -> None:
    """Ruling 15: Asia makes it 20 for the US before the Middle East could take points away."""
    line = "T1 headline | vp us 17 | influence burma 2:0, egypt 0:2 | us asia_scoring, fidel | ussr middle_east_scoring, blockade"
    assert str(headline(at(line), "asia_scoring", "middle_east_scoring").outcome) == "us: victory_points"


def test_headline_order_uses_printed_values() -> None:
    """Ruling 16: a change of +2 does not lift Independent Reds (2) before COMECON (3)."""
    line = "T1 headline | ops 2:-2 | us independent_reds, nasser | ussr comecon, fidel"
    assert headline(at(line), "independent_reds", "comecon").to_move == ("ussr",)


def test_no_change_of_operations_lasts_into_the_next_headline_phase() -> None:
    """Ruling 16: Containment and Brezhnev Doctrine end with the turn."""
    table = at("T4 AR7 US | effects containment, brezhnev_doctrine | us truman_doctrine | ussr fidel")
    assert table.ops_change == {"us": 1, "ussr": 1}
    play(table, "us", "card:truman_doctrine", "play:influence", "country:canada", "country:canada")
    assert (table.question("us"), table.ops_change, table.effects) == ("headline", {"us": 0, "ussr": 0}, ())


# 17 to 20: what may be put down, and what becomes of it


def test_the_china_card_and_un_intervention_may_not_be_headlined() -> None:
    """Ruling 17: the USSR holds both, the China Card face up."""
    table = at("T1 headline | us fidel | ussr un_intervention, nasser, asia_scoring")
    assert offered(table, "ussr") == {"card:nasser", "card:asia_scoring"}


def test_a_hand_of_un_intervention_alone_puts_nothing_down() -> None:
    """Ruling 17: the US is not asked; the Soviet headline takes place alone."""
    table = at("T1 headline | us un_intervention | ussr fidel, nasser")
    assert table.to_move == ("ussr",)
    play(table, "ussr", "card:fidel")
    assert (table.influence("cuba"), table.hand("us"), table.question("ussr")) == ((0, 3), ("un_intervention",), "card")


def test_a_missile_envy_due_for_operations_may_not_be_headlined() -> None:
    """Ruling 17."""
    table = at("T5 headline | envy us | us missile_envy, nasser | ussr fidel")
    assert offered(table, "us") == {"card:nasser"}


def test_an_ordinary_missile_envy_may_be_headlined() -> None:
    """Ruling 17: only the one that was handed over is bound."""
    table = at("T5 headline | us missile_envy, nasser | ussr fidel")
    assert offered(table, "us") == {"card:missile_envy", "card:nasser"}


def test_the_opponent_carries_out_its_event_headlined_by_the_other_side() -> None:
    """Ruling 18: the US places the points of a Marshall Plan that the USSR put down."""
    table = headline(at("T1 headline | us nasser, fidel | ussr marshall_plan, comecon"), "nasser", "marshall_plan")
    assert (table.to_move, table.question("us"), table.phasing) == (("us",), "place", "ussr")


def test_the_ussr_is_phasing_for_a_us_event_that_it_headlines() -> None:
    """Ruling 18: Duck and Cover at DEFCON 2 put down by the USSR."""
    table = headline(at("T1 headline | defcon 2 | us nasser, fidel | ussr duck_and_cover, comecon"), "nasser", "duck_and_cover")
    assert str(table.outcome) == "us: defcon"


def test_the_us_is_phasing_for_a_soviet_event_that_it_headlines() -> None:
    """Ruling 18: We Will Bury You at DEFCON 2 put down by the US."""
    table = headline(at("T4 headline | defcon 2 | us we_will_bury_you, fidel | ussr nasser, comecon"), "we_will_bury_you", "nasser")
    assert str(table.outcome) == "ussr: defcon"


def test_a_headline_that_cannot_occur_may_be_put_down_and_is_discarded() -> None:
    """Ruling 19: NATO without Marshall Plan or Warsaw Pact."""
    table = headline(at("T1 headline | us nato, fidel | ussr nasser, comecon"), "nato", "nasser")
    assert (table.where("nato"), table.effects, table.question("ussr")) == ("discard", (), "card")


def test_a_neutral_headline_that_cannot_occur_is_discarded() -> None:
    """Ruling 19: Wargames at DEFCON 3."""
    table = headline(at("T8 headline | defcon 3 | us wargames, fidel | ussr nasser, comecon"), "wargames", "nasser")
    assert (table.where("wargames"), table.outcome, table.question("ussr")) == ("discard", None, "card")


def test_the_first_headline_can_make_the_second_impossible() -> None:
    """Ruling 20: Camp David Accords goes first on the tie; Arab-Israeli War does not occur and is discarded."""
    line = "T4 headline | influence israel 1:0 | us camp_david_accords, fidel | ussr arab_israeli_war, comecon"
    table = headline(at(line), "camp_david_accords", "arab_israeli_war", dice=(6,))
    assert (table.where("arab_israeli_war"), table.milops["ussr"], table.vp, table.influence("israel")) == ("discard", 0, 1, (2, 0))


def test_a_second_headline_that_is_not_forbidden_occurs() -> None:
    """Ruling 20: the same war after another headline is fought: 6 takes Israel for 2 VP."""
    line = "T4 headline | influence israel 1:0 | us panama_canal_returned, fidel | ussr arab_israeli_war, comecon"
    table = headline(at(line), "panama_canal_returned", "arab_israeli_war", dice=(6,))
    assert (table.milops["ussr"], table.vp, table.influence("israel")) == (2, -2, (0, 1))


# 21 and 22: headline cards are on the table, without operations


def test_a_headline_that_discards_from_the_hand_cannot_hit_the_other_headline() -> None:
    """Ruling 21: Five Year Plan finds an empty hand, Fidel takes place."""
    table = headline(at("T1 headline | us five_year_plan, blockade | ussr fidel"), "five_year_plan", "fidel")
    assert (table.influence("cuba"), table.where("fidel")) == ((0, 3), "removed")


def test_the_other_headline_cannot_even_be_drawn() -> None:
    """Ruling 21: the engine refuses to draw Fidel from the table."""
    table = play(at("T1 headline | us five_year_plan, blockade | ussr fidel, comecon"), "us", "card:five_year_plan")
    table.force_cards(["fidel"])
    with pytest.raises(ImpossibleDeal):
        table.play("ussr", "card:fidel")


def test_missile_envy_cannot_take_the_other_headline() -> None:
    """Ruling 21: Fidel (2) lies on the table, so Nasser (1) is the highest card left."""
    table = headline(at("T4 headline | us missile_envy, blockade | ussr fidel, nasser"), "missile_envy", "fidel")
    assert (table.question("ussr"), offered(table, "ussr")) == ("envy", {"card:nasser"})


def test_the_operations_of_a_headline_card_are_not_used() -> None:
    """Ruling 22: after both events the first action round begins."""
    table = headline(at("T4 headline | us containment, fidel | ussr brezhnev_doctrine, nasser"), "containment", "brezhnev_doctrine")
    assert (table.question("ussr"), table.question("us"), table.round) == ("card", "none", 1)


def test_the_opponents_headline_gives_no_operations_to_who_put_it_down() -> None:
    """Ruling 22: the US puts down Nasser, Egypt is all that happens."""
    table = headline(at("T4 headline | us nasser, fidel | ussr brezhnev_doctrine, allende"), "nasser", "brezhnev_doctrine")
    assert (table.influence("egypt"), table.question("us"), table.question("ussr")) == ((0, 2), "none", "card")


def test_operations_that_the_event_itself_gives_are_available_in_the_headline_phase() -> None:
    """Ruling 22: CIA Created grants one operation."""
    table = headline(at("T1 headline | us cia_created, blockade | ussr fidel, nasser"), "cia_created", "fidel")
    assert table.question("us") == "operations"
    play(table, "us", "play:influence", "country:canada")
    assert (table.influence("canada"), table.question("ussr"), table.round) == ((1, 0), "card", 1)


# 23 and 24: Man in Earth Orbit


def test_the_side_without_man_in_earth_orbit_chooses_and_reveals_first() -> None:
    """Ruling 23: the USSR alone has reached box 4."""
    table = at("T4 headline | space 3:4 | us nasser, fidel | ussr comecon, allende")
    assert table.to_move == ("us",)
    play(table, "us", "card:nasser")
    assert (table.to_move, table.question("ussr")) == (("ussr",), "headline")
    assert (int(table.observe("ussr")["headline"][0]), cards_in(table.observe("ussr"), HEADLINE)) == (CARD["nasser"], ("nasser",))


def test_the_us_with_man_in_earth_orbit_chooses_second() -> None:
    """Ruling 23: the other way round."""
    table = at("T4 headline | space 5:3 | us nasser, fidel | ussr comecon, allende")
    assert table.to_move == ("ussr",)
    play(table, "ussr", "card:allende")
    assert table.to_move == ("us",)
    assert cards_in(table.observe("us"), HEADLINE_USSR) == ("allende",)


def test_man_in_earth_orbit_does_not_change_the_order_of_resolution() -> None:
    """Ruling 23: the US chose first, but COMECON (3) goes before Independent Reds (2)."""
    table = at("T4 headline | space 3:4 | us independent_reds, fidel | ussr comecon, allende")
    assert headline(table, "independent_reds", "comecon").to_move == ("ussr",)


@pytest.mark.parametrize("space", ["4:4", "5:4", "3:2", "0:0"])
def test_choice_is_secret_when_both_or_neither_have_reached_box_four(space: str) -> None:
    """Ruling 23: both are asked, and a card put down is not seen."""
    table = at(f"T4 headline | space {space} | us nasser, fidel | ussr comecon, allende")
    assert set(table.to_move) == {"us", "ussr"}
    play(table, "us", "card:nasser")
    assert (int(table.observe("ussr")["headline"][0]), cards_in(table.observe("ussr"), HEADLINE)) == (0, ())


def test_the_ussr_in_earth_orbit_may_give_defectors_a_card_it_does_not_mind_losing() -> None:
    """Ruling 24: Defectors is seen first; the scoring card chosen then is cancelled, COMECON stays in hand."""
    table = at("T4 headline | space 0:4 | influence egypt 2:0 | us defectors, fidel | ussr middle_east_scoring, comecon")
    play(table, "us", "card:defectors")
    assert cards_in(table.observe("ussr"), HEADLINE) == ("defectors",)
    play(table, "ussr", "card:middle_east_scoring")
    assert (table.where("middle_east_scoring"), table.vp, table.hand("ussr")) == ("discard", 0, ("comecon",))


# 25 to 27: traps, action rounds, the end


def test_quagmire_does_not_restrict_the_headline() -> None:
    """Ruling 25: every card may be put down, and its event takes place."""
    table = at("T4 headline | effects quagmire | us nasser, duck_and_cover, asia_scoring | ussr fidel, comecon")
    assert offered(table, "us") == {"card:nasser", "card:duck_and_cover", "card:asia_scoring"}
    headline(table, "duck_and_cover", "fidel")
    assert (table.defcon, table.vp, table.effects) == (4, 1, ("quagmire",))


def test_bear_trap_does_not_restrict_the_headline() -> None:
    """Ruling 25."""
    table = at("T4 headline | effects bear_trap | us nasser, fidel | ussr allende, comecon")
    assert offered(table, "ussr") == {"card:allende", "card:comecon"}
    assert headline(table, "nasser", "allende").influence("chile") == (0, 2)


def test_the_headline_phase_is_no_next_action_round_for_we_will_bury_you() -> None:
    """Ruling 26: the US headline that follows costs nothing; the 3 VP fall due in the first US action round."""
    table = at("T4 headline | us truman_doctrine, containment, fidel | ussr we_will_bury_you, nasser, allende")
    headline(table, "containment", "we_will_bury_you")
    play(table, "ussr", "card:nasser", "play:event")
    assert (table.vp, table.round, table.to_move) == (0, 1, ("us",))
    play(table, "us", "card:truman_doctrine", "play:influence")
    assert table.vp == -3


def test_a_headlined_we_will_bury_you_is_answered_in_the_first_us_action_round() -> None:
    """Ruling 26: UN Intervention in round 1 is in time."""
    table = at("T4 headline | us un_intervention, containment, fidel | ussr we_will_bury_you, nasser, allende")
    headline(table, "containment", "we_will_bury_you")
    play(table, "ussr", "card:nasser", "play:event")
    play(table, "us", "card:un_intervention", "play:event", "card:fidel", "play:influence")
    assert table.vp == 0


def test_a_missile_envy_handed_over_in_the_headline_phase_is_due_in_the_first_action_round() -> None:
    """Ruling 26: the USSR must use it in round 1."""
    table = headline(at("T4 headline | us missile_envy, fidel | ussr nasser, allende, comecon"), "missile_envy", "nasser")
    play(table, "ussr", "card:comecon")
    play(table, "us", "done")
    assert (table.question("ussr"), table.round, offered(table, "ussr")) == ("card", 1, {"card:missile_envy"})


def test_the_second_headline_is_not_resolved_if_the_first_ends_the_game_by_defcon() -> None:
    """Ruling 27: Duck and Cover at DEFCON 2, and Fidel stays where it lies."""
    table = headline(at("T1 headline | defcon 2 | us duck_and_cover, nasser | ussr fidel, comecon"), "duck_and_cover", "fidel")
    assert str(table.outcome) == "ussr: defcon"
    assert (table.influence("cuba"), table.where("fidel"), table.to_move) == ((0, 0), "ussr_headline", ())


def test_the_second_headline_is_not_resolved_if_the_first_brings_twenty_points() -> None:
    """Ruling 27: 19 and 1 of Camp David Accords; the Soviet scoring card would have taken points back."""
    line = "T4 headline | vp us 19 | influence poland 0:3 | us camp_david_accords, nasser | ussr europe_scoring, comecon"
    table = headline(at(line), "camp_david_accords", "europe_scoring")
    assert (str(table.outcome), table.vp) == ("us: victory_points", 20)
