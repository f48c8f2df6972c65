"""Cards and how they are played (2.2, 5.0)."""

import pytest

from detente.engine.errors import IllegalAction
from detente.games.twilight_struggle.cards import CARD
from detente.games.twilight_struggle.state import DISCARD

from .helpers import at, countries, event, offered, play

# 2.2 The cards


def test_a_scoring_card_has_only_its_event() -> None:
    """2.2.1: no operations, no space race; it scores as soon as it is chosen."""
    table = at("T1 AR1 USSR | influence syria 0:2 | us fidel | ussr middle_east_scoring, nasser")
    play(table, "ussr", "card:middle_east_scoring")
    assert (table.vp, table.where("middle_east_scoring"), table.to_move) == (-3, "discard", ("us",))


def test_a_card_is_played_for_its_event_or_for_operations() -> None:
    """2.2.3, ruling 31: the event of an own card gives no operations."""
    table = at("T1 AR1 USSR | us fidel | ussr nasser, comecon")
    play(table, "ussr", "card:nasser", "play:event")
    assert (table.influence("egypt"), table.to_move) == ((0, 2), ("us",))


def test_operations_with_an_own_card_set_off_no_event() -> None:
    """2.2.3, ruling 31: and the asterisked card is only discarded."""
    table = at("T1 AR1 USSR | us fidel | ussr nasser, comecon")
    play(table, "ussr", "card:nasser", "play:influence", "country:finland")
    assert (table.influence("egypt"), table.influence("finland"), table.where("nasser")) == ((0, 0), (0, 1), "discard")


def test_operations_with_a_neutral_card_set_off_no_event() -> None:
    """2.2.2, 5.2: the event does not belong to the opponent alone."""
    table = at("T1 AR1 USSR | us fidel | ussr captured_nazi_scientist, comecon")
    play(table, "ussr", "card:captured_nazi_scientist", "play:influence", "country:finland")
    assert (table.space, table.where("captured_nazi_scientist")) == ({"us": 0, "ussr": 0}, "discard")


def test_an_asterisked_card_leaves_the_game_after_its_event() -> None:
    """2.2.4."""
    table = event(at("T1 AR1 USSR | us fidel | ussr nasser, comecon"), "ussr", "nasser")
    assert table.where("nasser") == "removed"


def test_a_card_without_asterisk_is_discarded_after_its_event() -> None:
    """2.2.4, 2.2.6."""
    table = event(at("T1 AR1 US | us duck_and_cover, nato | ussr nasser"), "us", "duck_and_cover")
    assert (table.defcon, table.where("duck_and_cover")) == (4, "discard")


def test_an_underlined_event_stays_in_force() -> None:
    """2.2.5, 7.3: Formosan Resolution outlasts its turn."""
    table = event(at("T1 AR6 US | us formosan_resolution"), "us", "formosan_resolution")
    assert (table.turn, table.effects, table.where("formosan_resolution")) == (2, ("formosan_resolution",), "removed")


def test_the_discard_pile_is_open_to_both_sides() -> None:
    """2.2.6, ruling 12."""
    table = at("T1 AR1 USSR | discard blockade | us fidel | ussr nasser")
    seen = [int(table.observe(seat)["pile"][DISCARD][0]) for seat in ("us", "ussr", "spectator")]
    assert seen == [1 << (CARD["blockade"] - 1)] * 3


def test_fidel_as_printed() -> None:
    """EX-2.2-1: all US influence leaves Cuba, the USSR gets what control needs, the card leaves the game."""
    table = event(at("T1 AR1 USSR | influence cuba 2:1 | us nato | ussr fidel, nasser"), "ussr", "fidel")
    assert (table.influence("cuba"), table.control("cuba"), table.where("fidel")) == ((0, 3), "ussr", "removed")


# 5.1 Event or operations


def test_a_card_may_not_simply_be_discarded() -> None:
    """5.1: whatever is chosen, the card is used."""
    table = at("T1 AR1 USSR | influence iran 1:0 | us fidel | ussr nasser, comecon")
    play(table, "ussr", "card:comecon")
    assert offered(table, "ussr") == {"play:event", "play:influence", "play:realign", "play:coup", "play:space"}


def test_an_own_event_that_cannot_occur_is_no_way_to_get_rid_of_a_card() -> None:
    """5.1, 7.1: NATO without its prerequisite may be played for operations only."""
    table = at("T1 AR1 US | us nato, fidel | ussr nasser")
    play(table, "us", "card:nato")
    assert "play:event" not in table.legal("us")
    assert "play:influence" in table.legal("us")


# 5.2 Opponent's events


def test_the_opponents_event_takes_place_after_the_operations() -> None:
    """5.2: the US places 2 points first, then Fidel takes Cuba."""
    table = at("T1 AR1 US | us fidel, nato | ussr nasser")
    play(table, "us", "card:fidel", "play:influence", "country:cuba", "country:mexico")
    assert (table.influence("cuba"), table.influence("mexico"), table.where("fidel")) == ((0, 3), (1, 0), "removed")


def test_the_opponents_event_may_take_place_before_the_operations() -> None:
    """5.2: Fidel first, so the US points afterwards stay (at the price of 2 in a country the USSR controls)."""
    table = at("T1 AR1 US | us fidel, nato | ussr nasser")
    play(table, "us", "card:fidel", "play:event_first")
    assert (table.influence("cuba"), table.question("us"), "done" in table.legal("us")) == ((0, 3), "operations", False)
    play(table, "us", "play:influence", "country:cuba")
    assert (table.influence("cuba"), table.to_move, table.where("fidel")) == ((1, 3), ("ussr",), "removed")


def test_the_opponents_card_cannot_be_played_for_its_event_alone() -> None:
    """5.2, ruling 29: the operations come with it."""
    table = at("T1 AR1 US | us fidel, nato | ussr nasser")
    play(table, "us", "card:fidel")
    assert "play:event" not in table.legal("us")


def test_the_owner_carries_out_the_event_as_if_it_had_played_it() -> None:
    """5.2: the US plays COMECON, the USSR chooses the countries."""
    table = at("T1 AR1 US | us comecon, nato | ussr nasser")
    play(table, "us", "card:comecon", "play:event_first")
    assert (table.question("ussr"), table.question("us")) == ("place", "none")
    countries(table, "ussr", "poland", "hungary", "romania", "bulgaria")
    assert (table.question("us"), table.influence("poland")) == ("operations", (0, 1))


def test_operations_may_change_whether_the_opponents_event_can_occur() -> None:
    """5.2, G6: Kitchen Debates is tested after the operations of the USSR have taken a battleground from the US."""
    line = "T5 AR1 USSR | influence panama 2:0, colombia 0:1 | us fidel | ussr kitchen_debates, nasser | ops 0:1"
    table = at(line)
    play(table, "ussr", "card:kitchen_debates", "play:influence", "country:panama")
    assert (table.control("panama"), table.vp, table.where("kitchen_debates")) == (None, 0, "discard")


def test_the_event_first_is_tested_before_the_operations() -> None:
    """5.2, G6: the same Kitchen Debates with the event first pays 2 VP."""
    line = "T5 AR1 USSR | influence panama 2:0, colombia 0:1 | us fidel | ussr kitchen_debates, nasser | ops 0:1"
    table = event(at(line), "ussr", "kitchen_debates")
    assert (table.vp, table.question("ussr")) == (2, "operations")


def test_nato_without_its_prerequisite_is_worth_its_operations_and_is_discarded() -> None:
    """EX-5.2-1: 4 ops for the USSR, no event, not removed."""
    table = at("T1 AR1 USSR | us fidel | ussr nato, nasser")
    play(table, "ussr", "card:nato", "play:influence", *("country:finland",) * 4)
    assert (table.influence("finland"), table.effects, table.where("nato")) == ((0, 4), (), "discard")


def test_nato_after_warsaw_pact_takes_place_and_is_removed() -> None:
    """5.2, EX-5.2-1 the other way round: the prerequisite has been played."""
    table = at("T1 AR1 USSR | effects warsaw_pact_formed | us fidel | ussr nato, nasser")
    play(table, "ussr", "card:nato", "play:influence", *("country:finland",) * 4)
    assert (table.effects, table.where("nato")) == (("warsaw_pact_formed", "nato"), "removed")


def test_a_forbidden_event_does_not_happen() -> None:
    """EX-5.2-2: after Camp David Accords the US has 2 ops of Arab-Israeli War and no war."""
    table = at("T5 AR1 US | effects camp_david_accords | influence israel 1:0 | us arab_israeli_war, nato | ussr nasser")
    play(table, "us", "card:arab_israeli_war", "play:influence", "country:israel", "country:israel")
    assert (table.influence("israel"), table.milops["ussr"], table.where("arab_israeli_war")) == ((3, 0), 0, "discard")


def test_an_event_without_effect_counts_as_played() -> None:
    """EX-5.2-3: Alliance for Progress with no US battleground: 0 VP, removed."""
    table = at("T5 AR1 USSR | influence cuba 0:3 | us fidel | ussr alliance_for_progress, nasser")
    play(table, "ussr", "card:alliance_for_progress", "play:influence", *("country:finland",) * 3)
    assert (table.vp, table.where("alliance_for_progress")) == (0, "removed")


def test_star_wars_with_the_us_behind_is_discarded() -> None:
    """EX-5.2-4: no event."""
    table = at("T8 AR1 USSR | space 1:2 | us fidel | discard duck_and_cover | ussr star_wars, nasser")
    play(table, "ussr", "card:star_wars", "play:influence", "country:finland", "country:finland")
    assert (table.to_move, table.where("star_wars")) == (("us",), "discard")


def test_star_wars_with_the_us_level_is_discarded() -> None:
    """5.2, EX-5.2-4: level is not ahead."""
    table = at("T8 AR1 USSR | space 2:2 | us fidel | discard duck_and_cover | ussr star_wars, nasser")
    play(table, "ussr", "card:star_wars", "play:influence", "country:finland", "country:finland")
    assert (table.to_move, table.where("star_wars")) == (("us",), "discard")


@pytest.mark.parametrize("how", ["play:event_first", "play:influence"])
def test_a_card_with_an_event_that_cannot_occur_still_gives_its_operations(how: str) -> None:
    """5.2, 7.5: whether the event was to come first or last."""
    table = at("T5 AR1 USSR | us fidel | ussr solidarity, nasser")
    play(table, "ussr", "card:solidarity", how)
    if table.question("ussr") == "operations":
        play(table, "ussr", "play:influence")
    countries(table, "ussr", "finland", "finland")
    assert (table.influence("finland"), table.influence("poland"), table.where("solidarity")) == ((0, 2), (0, 0), "discard")


# 5.3 to 5.5


def test_a_higher_card_meets_a_demand() -> None:
    """EX-5.3-1: Quagmire asks for 2 ops and takes 3."""
    table = at("T5 AR1 US | effects quagmire | us containment, fidel, blockade | ussr nasser")
    assert offered(table, "us") == {"card:containment", "card:fidel"}
    play(table, "us", "card:containment", dice=(4,))
    assert (table.effects, table.where("containment")) == ((), "discard")


def test_the_event_of_a_discarded_card_does_not_happen() -> None:
    """5.4: Terrorism throws Duck and Cover away."""
    table = at("T8 AR1 USSR | us duck_and_cover | ussr terrorism, nasser")
    play(table, "ussr", "card:terrorism", "play:event", cards=("duck_and_cover",))
    assert (table.defcon, table.vp, table.where("duck_and_cover")) == (5, 0, "discard")


def test_a_discarded_scoring_card_is_not_scored() -> None:
    """5.4: Five Year Plan hits Middle East Scoring."""
    line = "T1 AR1 US | influence syria 0:2 | us five_year_plan, nato | ussr middle_east_scoring"
    table = play(at(line), "us", "card:five_year_plan", "play:event", cards=("middle_east_scoring",))
    assert (table.vp, table.where("middle_east_scoring")) == (0, "discard")


def test_a_discarded_asterisked_card_is_not_removed() -> None:
    """5.4, G11: Five Year Plan hits Nasser."""
    table = play(at("T1 AR1 US | us five_year_plan, nato | ussr nasser"), "us", "card:five_year_plan", "play:event", cards=("nasser",))
    assert (table.influence("egypt"), table.where("nasser")) == ((0, 0), "discard")


def test_card_text_overrides_the_rules() -> None:
    """5.5: under Nuclear Subs a US coup in a battleground does not lower DEFCON, against 6.3.4."""
    table = at("T5 AR1 US | effects nuclear_subs | influence cuba 0:1 | us nato, fidel | ussr nasser")
    play(table, "us", "card:nato", "play:coup", "country:cuba", dice=(1,))
    assert table.defcon == 5


def test_no_card_text_overrides_the_duty_to_play_scoring_cards() -> None:
    """5.5, 10.1.5: a Missile Envy that must be played waits for the scoring card of the last round."""
    table = at("T5 AR7 US | envy us | us missile_envy, asia_scoring, nato | ussr nasser")
    assert offered(table, "us") == {"card:asia_scoring"}
    with pytest.raises(IllegalAction):
        table.play("us", "card:missile_envy")
