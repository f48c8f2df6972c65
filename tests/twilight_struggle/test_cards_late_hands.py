"""Late War events about cards: Star Wars, Terrorism, Latin American Debt Crisis, Aldrich Ames Remix."""

import pytest

from detente.engine.table import Table

from .helpers import at, countries, event, offered, play

STAR_WARS = "T8 AR3 US | space 3:2 | us star_wars, nasser | ussr comecon, blockade"
DEBT = "T8 AR3 USSR | us comecon, nasser, warsaw_pact_formed, asia_scoring | ussr latin_american_debt_crisis, blockade"
AMES = "T8 AR3 USSR | us nasser, fidel, asia_scoring | ussr aldrich_ames_remix, blockade"


def us_hand_as_the_ussr_sees_it(table: Table) -> str:
    """The section of the US hand in the line that the USSR may read."""
    return next(section for section in table.position("ussr").split(" | ") if section.startswith("us "))


# 85 Star Wars


def test_star_wars_offers_the_discards_without_scoring_cards() -> None:
    """Card 85: the US must pick one."""
    table = event(at(f"{STAR_WARS} | discard nuclear_test_ban, fidel, asia_scoring, nato"), "us", "star_wars")
    assert table.question("us") == "star_wars"
    assert offered(table, "us") == {"card:nuclear_test_ban", "card:fidel", "card:nato"}


def test_star_wars_carries_out_a_neutral_event_for_the_us() -> None:
    """Card 85: Nuclear Test Ban at DEFCON 4 pays the US 2."""
    table = event(at(f"{STAR_WARS} | defcon 4 | discard nuclear_test_ban"), "us", "star_wars")
    play(table, "us", "card:nuclear_test_ban")
    assert (table.vp, table.defcon) == (2, 5)
    assert (table.where("nuclear_test_ban"), table.where("star_wars")) == ("discard", "removed")


def test_a_starred_us_card_chosen_with_star_wars_leaves_the_game() -> None:
    """Card 85: removed as after any event."""
    table = event(at(f"{STAR_WARS} | discard containment"), "us", "star_wars")
    play(table, "us", "card:containment")
    assert (table.ops_change["us"], table.where("containment")) == (1, "removed")


def test_a_soviet_event_chosen_with_star_wars_belongs_to_the_ussr() -> None:
    """Card 85: the USSR chooses where COMECON goes."""
    table = event(at("T8 AR3 US | space 3:2 | us star_wars, nasser | ussr blockade | discard comecon"), "us", "star_wars")
    play(table, "us", "card:comecon")
    assert (table.to_move, table.question("ussr")) == (("ussr",), "place")
    countries(table, "ussr", "poland", "hungary", "romania", "bulgaria")
    assert table.where("comecon") == "removed"


def test_star_wars_with_an_event_that_cannot_occur_leaves_that_card_in_the_discards() -> None:
    """Card 85: NATO without its prerequisite."""
    table = event(at(f"{STAR_WARS} | discard nato"), "us", "star_wars")
    play(table, "us", "card:nato")
    assert "nato" not in table.effects
    assert (table.where("nato"), table.where("star_wars"), table.to_move) == ("discard", "removed", ("ussr",))


@pytest.mark.parametrize("discards", ["", "| discard asia_scoring"])
def test_star_wars_is_used_up_if_there_is_nothing_to_choose(discards: str) -> None:
    """Card 85, rule 5.2."""
    table = event(at(f"{STAR_WARS} {discards}"), "us", "star_wars")
    assert (table.where("star_wars"), table.to_move) == ("removed", ("ussr",))


@pytest.mark.parametrize("space", ["2:2", "2:3", "0:0"])
def test_star_wars_is_no_event_unless_the_us_is_ahead_in_space(space: str) -> None:
    """Card 85: level is not ahead."""
    table = at(f"T8 AR3 US | space {space} | us star_wars, nasser | ussr comecon | discard nato")
    assert "play:event" not in play(table, "us", "card:star_wars").legal("us")


def test_star_wars_set_off_by_the_ussr_while_the_us_is_behind_is_discarded() -> None:
    """EX-5.2-4."""
    table = at("T8 AR3 USSR | space 2:3 | influence poland 0:3 | us nasser | ussr star_wars, comecon | discard nuclear_test_ban")
    play(event(table, "ussr", "star_wars"), "ussr", "play:influence", "country:poland", "country:poland")
    assert (table.vp, table.where("star_wars")) == (0, "discard")


def test_the_us_picks_when_the_ussr_sets_off_star_wars() -> None:
    """Card 85, G1."""
    table = at("T8 AR3 USSR | space 3:2 | us nasser | ussr star_wars, comecon | discard nuclear_test_ban")
    play(event(table, "ussr", "star_wars"), "us", "card:nuclear_test_ban")
    assert (table.vp, table.question("ussr")) == (3, "operations")


@pytest.mark.parametrize(("side", "other"), [("us", "ussr"), ("ussr", "us")])
def test_star_wars_with_duck_and_cover_at_defcon_two_loses_for_the_phasing_player(side: str, other: str) -> None:
    """Card 85, ruling 144."""
    hands = {"us": "us star_wars, nasser | ussr comecon", "ussr": "us nasser | ussr star_wars, comecon"}
    table = at(f"T8 AR3 {side} | defcon 2 | space 3:2 | {hands[side]} | discard duck_and_cover")
    play(event(table, side, "star_wars"), "us", "card:duck_and_cover")
    assert str(table.outcome) == f"{other}: defcon"


def test_un_intervention_chosen_with_star_wars_needs_a_partner_from_the_us_hand() -> None:
    """Card 85: both cards are then discarded, the partner's event does not occur."""
    table = event(at(f"{STAR_WARS} | influence egypt 2:0 | discard un_intervention"), "us", "star_wars")
    play(table, "us", "card:un_intervention", "card:nasser", "play:influence", "country:egypt")
    assert (table.influence("egypt"), table.where("nasser"), table.where("un_intervention")) == ((3, 0), "discard", "discard")


def test_un_intervention_is_not_offered_by_star_wars_without_a_partner() -> None:
    """Card 85: no card with a Soviet event in the US hand."""
    table = at("T8 AR3 US | space 3:2 | us star_wars, nato | ussr comecon | discard un_intervention, containment")
    assert offered(event(table, "us", "star_wars"), "us") == {"card:containment"}


def test_un_intervention_is_not_offered_by_star_wars_in_the_headline_phase() -> None:
    """Card 85: only in an action round."""
    table = at("T8 headline | space 3:2 | us star_wars, nasser | ussr blockade | discard un_intervention, containment")
    play(play(table, "us", "card:star_wars"), "ussr", "card:blockade")
    assert offered(table, "us") == {"card:containment"}


def test_defectors_brought_out_by_a_star_wars_headline_cancels_the_soviet_headline() -> None:
    """Cards 85 and 103: the Soviet headline has not been resolved yet."""
    table = at("T8 headline | space 3:2 | influence west_germany 4:0 | us star_wars, nasser | ussr blockade, fidel | discard defectors")
    play(play(table, "us", "card:star_wars"), "ussr", "card:blockade")
    play(table, "us", "card:defectors")
    assert (table.influence("west_germany"), table.where("blockade"), table.question("ussr")) == ((4, 0), "discard", "card")


# 92 Terrorism


def test_terrorism_played_by_the_us_costs_the_ussr_a_random_card() -> None:
    """Card 92: discarded without its event, a starred card too."""
    table = at("T8 AR3 US | us terrorism, nasser | ussr fidel, comecon")
    event(table, "us", "terrorism", cards=("fidel",))
    assert (table.hand("ussr"), table.where("fidel"), table.influence("cuba")) == (("comecon",), "discard", (0, 0))
    assert table.where("terrorism") == "discard"


def test_terrorism_played_by_the_ussr_costs_the_us_one_card() -> None:
    """Card 92: without Iranian Hostage Crisis."""
    table = at("T8 AR3 USSR | us nasser, fidel, opec | ussr terrorism, comecon")
    event(table, "ussr", "terrorism", cards=("opec",))
    assert table.hand("us") == ("fidel", "nasser")


def test_terrorism_played_by_the_ussr_costs_two_cards_after_the_hostage_crisis() -> None:
    """Cards 82 and 92."""
    table = at("T8 AR3 USSR | effects iranian_hostage_crisis | us nasser, fidel, opec | ussr terrorism, comecon")
    event(table, "ussr", "terrorism", cards=("opec", "nasser"))
    assert (table.hand("us"), table.where("opec"), table.where("nasser")) == (("fidel",), "discard", "discard")


def test_the_hostage_crisis_does_not_help_terrorism_of_the_us() -> None:
    """Cards 82 and 92: only if the USSR is the owner."""
    table = at("T8 AR3 US | effects iranian_hostage_crisis | us terrorism, nasser | ussr fidel, comecon, blockade")
    assert len(event(table, "us", "terrorism").hand("ussr")) == 2


def test_terrorism_for_two_takes_a_single_card_if_there_is_no_other() -> None:
    """Card 92, ruling 130."""
    table = at("T8 AR3 USSR | effects iranian_hostage_crisis | us nasser | ussr terrorism, comecon, fidel")
    event(table, "ussr", "terrorism")
    assert (table.where("nasser"), table.hand("us")) == ("discard", ())


def test_terrorism_can_hit_a_scoring_card_without_scoring_it() -> None:
    """Card 92, rule 5.4."""
    table = at("T8 AR3 USSR | influence japan 4:0 | us asia_scoring | ussr terrorism, comecon, fidel")
    event(table, "ussr", "terrorism")
    assert (table.vp, table.where("asia_scoring")) == (0, "discard")


def test_terrorism_against_an_empty_hand_does_nothing_to_the_china_card() -> None:
    """Card 92, G12."""
    table = at("T8 AR3 USSR | china us up | us | ussr terrorism, comecon, fidel")
    event(table, "ussr", "terrorism")
    assert (table.china, table.where("terrorism")) == ("us", "discard")


def test_terrorism_in_the_headline_phase_cannot_hit_the_other_headline() -> None:
    """Card 92, ruling 21: that card already lies on the table."""
    table = at("T8 headline | us nasser, fidel | ussr terrorism, comecon")
    play(play(table, "us", "card:nasser"), "ussr", "card:terrorism")
    assert (table.where("fidel"), table.where("nasser"), table.influence("egypt")) == ("discard", "removed", (0, 2))


# 95 Latin American Debt Crisis


def test_debt_crisis_asks_the_us_for_a_card_worth_three() -> None:
    """Card 95: the US may refuse; scoring cards do not qualify."""
    table = event(at(DEBT), "ussr", "latin_american_debt_crisis")
    assert table.question("us") == "discard"
    assert offered(table, "us") == {"card:comecon", "card:warsaw_pact_formed", "done"}


def test_a_discard_answers_the_debt_crisis() -> None:
    """Card 95: no event of the discard, no doubling, and the card itself is not starred."""
    table = event(at(f"{DEBT} | influence peru 0:2"), "ussr", "latin_american_debt_crisis")
    play(table, "us", "card:comecon")
    assert (table.influence("peru"), table.where("comecon")) == ((0, 2), "discard")
    assert (table.where("latin_american_debt_crisis"), table.question("us")) == ("discard", "card")


def test_refusing_the_debt_crisis_doubles_soviet_influence_in_two_countries() -> None:
    """Card 95, ruling 124: the USSR chooses two different countries of South America."""
    table = event(at(f"{DEBT} | influence peru 0:2, chile 1:3, brazil 0:1, cuba 0:3"), "ussr", "latin_american_debt_crisis")
    play(table, "us", "done")
    assert offered(table, "ussr") == {"country:peru", "country:chile", "country:brazil"}
    assert offered(countries(table, "ussr", "chile"), "ussr") == {"country:peru", "country:brazil"}
    countries(table, "ussr", "peru")
    assert [table.influence(name) for name in ("peru", "chile", "brazil", "cuba")] == [(0, 4), (1, 6), (0, 1), (0, 3)]


def test_the_debt_crisis_doubles_a_single_country_if_there_is_no_other() -> None:
    """Card 95, G5."""
    table = event(at(f"{DEBT} | influence peru 2:2"), "ussr", "latin_american_debt_crisis")
    countries(play(table, "us", "done"), "ussr", "peru")
    assert (table.influence("peru"), table.question("us")) == ((2, 4), "card")


def test_the_debt_crisis_doubles_nothing_without_soviets_in_south_america() -> None:
    """Card 95."""
    table = event(at(f"{DEBT} | influence cuba 0:3"), "ussr", "latin_american_debt_crisis")
    play(table, "us", "done")
    assert (table.question("us"), table.where("latin_american_debt_crisis")) == ("card", "discard")


@pytest.mark.parametrize(("change", "cards"), [("1:0", {"nato", "comecon", "fidel"}), ("-1:0", {"nato"}), ("0:1", {"nato", "comecon"})])
def test_the_modified_value_answers_the_debt_crisis(change: str, cards: set[str]) -> None:
    """Card 95, ruling 35: the value for the discarding player; the USSR's own bonus does not matter."""
    table = at(f"T8 AR3 USSR | ops {change} | us nato, comecon, fidel, nasser | ussr latin_american_debt_crisis, blockade")
    assert offered(event(table, "ussr", "latin_american_debt_crisis"), "us", "card") == cards


def test_the_china_card_does_not_answer_the_debt_crisis() -> None:
    """Card 95, ruling 100: without a fitting card only refusing is left."""
    table = at("T8 AR3 USSR | china us up | us nasser | ussr latin_american_debt_crisis, blockade")
    assert offered(event(table, "ussr", "latin_american_debt_crisis"), "us") == {"done"}


def test_the_us_may_answer_a_debt_crisis_of_its_own_operations() -> None:
    """Card 95, rule 5.2."""
    table = at("T8 AR3 US | influence peru 0:2 | us latin_american_debt_crisis, comecon, nasser | ussr blockade")
    play(event(table, "us", "latin_american_debt_crisis"), "us", "card:comecon")
    assert (table.influence("peru"), table.question("us")) == ((0, 2), "operations")


# 98 Aldrich Ames Remix


def test_aldrich_ames_opens_the_us_hand_to_the_ussr() -> None:
    """Card 98."""
    table = at(AMES)
    assert us_hand_as_the_ussr_sees_it(table) == "us ?3"
    assert us_hand_as_the_ussr_sees_it(event(table, "ussr", "aldrich_ames_remix")) == "us asia_scoring, fidel, nasser"


def test_the_ussr_discards_a_us_card_of_its_choice_with_aldrich_ames() -> None:
    """Card 98, ruling 124: scoring cards included, no event, no way to decline."""
    table = event(at(f"{AMES} | influence japan 4:0"), "ussr", "aldrich_ames_remix")
    assert offered(table, "ussr") == {"card:asia_scoring", "card:fidel", "card:nasser"}
    play(table, "ussr", "card:asia_scoring")
    assert (table.vp, table.where("asia_scoring"), table.where("aldrich_ames_remix")) == (0, "discard", "removed")


def test_a_starred_card_hit_by_aldrich_ames_is_only_discarded() -> None:
    """Card 98, G11."""
    table = play(event(at(AMES), "ussr", "aldrich_ames_remix"), "ussr", "card:fidel")
    assert (table.where("fidel"), table.influence("cuba")) == ("discard", (0, 0))


def test_aldrich_ames_against_an_empty_hand_is_used_up() -> None:
    """Card 98, rule 5.2; the China Card is no part of the hand."""
    table = event(at("T8 AR3 USSR | china us up | ussr aldrich_ames_remix, blockade"), "ussr", "aldrich_ames_remix")
    assert (table.china, table.where("aldrich_ames_remix")) == ("us", "removed")


def test_cards_gained_later_in_the_turn_are_open_under_aldrich_ames() -> None:
    """Card 98: the hand stays open for the rest of the turn."""
    table = at("T8 AR3 US | effects aldrich_ames_remix | us ask_not_what_your_country, nasser | ussr blockade")
    play(event(table, "us", "ask_not_what_your_country"), "us", "card:nasser", "done", cards=("opec",))
    assert us_hand_as_the_ussr_sees_it(table) == "us opec"


def test_cards_dealt_in_the_next_turn_are_hidden_again() -> None:
    """Card 98, G13: one known card was kept, eight new ones are hidden."""
    table = play(event(at(AMES.replace("AR3", "AR7")), "ussr", "aldrich_ames_remix"), "ussr", "card:asia_scoring")
    play(table, "us", "card:nasser", "play:influence", "country:canada")
    assert (table.turn, us_hand_as_the_ussr_sees_it(table)) == (9, "us fidel, ?8")


def test_the_ussr_picks_when_the_us_plays_aldrich_ames() -> None:
    """Card 98, G1."""
    table = at("T8 AR3 US | us aldrich_ames_remix, nasser, fidel | ussr blockade")
    event(table, "us", "aldrich_ames_remix")
    assert offered(table, "ussr") == {"card:nasser", "card:fidel"}
    assert play(table, "ussr", "card:fidel").question("us") == "operations"
