"""The headline phase (4.5 C)."""

import pytest

from detente.engine.errors import IllegalAction, NotYourTurn
from detente.engine.table import Table
from detente.games.twilight_struggle.state import HEADLINE

from .helpers import at, countries, offered, play


def headlines(us: str, ussr: str, more: str = "") -> Table:
    """Both sides choose: the headline of each is the first card of its hand."""
    table = at(f"T5 headline | {more}us {us}, captured_nazi_scientist | ussr {ussr}, romanian_abdication")
    play(table, "us", f"card:{us}")
    return play(table, "ussr", f"card:{ussr}")


# Choosing


def test_both_sides_choose_at_the_same_time_and_in_either_order() -> None:
    """4.5 C: secretly."""
    table = at("T1 headline | us fidel, nato | ussr nasser, blockade")
    assert (table.question("us"), table.question("ussr")) == ("headline", "headline")
    play(table, "ussr", "card:nasser")
    assert (table.to_move, table.question("us")) == (("us",), "headline")


def test_a_chosen_headline_is_hidden_until_both_are_revealed() -> None:
    """4.5 C: the opponent sees neither the card nor the event."""
    table = at("T1 headline | us fidel, nato | ussr nasser, blockade")
    play(table, "ussr", "card:nasser")
    assert not table.observe("us")["pile"][HEADLINE + 1].any()
    assert table.observe("us")["headline"][1] == 0
    assert table.influence("egypt") == (0, 0)


def test_a_headline_must_be_chosen() -> None:
    """4.5 C: nobody may pass, even if every event helps the opponent."""
    table = at("T1 headline | us fidel, nasser | ussr nato, duck_and_cover")
    assert offered(table, "us") == {"card:fidel", "card:nasser"}
    assert offered(table, "ussr") == {"card:nato", "card:duck_and_cover"}


def test_a_choice_cannot_be_made_twice() -> None:
    """4.5 C: one card each."""
    table = at("T1 headline | us fidel, nato | ussr nasser, blockade")
    play(table, "us", "card:fidel")
    with pytest.raises(NotYourTurn):
        table.play("us", "card:nato")


def test_the_china_card_cannot_be_headlined() -> None:
    """4.5 C, 9.5."""
    table = at("T1 headline | china ussr up | us fidel | ussr nasser")
    assert offered(table, "ussr") == {"card:nasser"}
    with pytest.raises(IllegalAction):
        table.play("ussr", "card:the_china_card")


def test_un_intervention_cannot_be_headlined() -> None:
    """4.5 C [D3], ruling 17."""
    table = at("T1 headline | us un_intervention, fidel | ussr nasser")
    assert offered(table, "us") == {"card:fidel"}


def test_a_player_without_cards_has_no_headline() -> None:
    """4.5 C, D: the other side's event takes place alone."""
    table = at("T1 headline | ussr nasser, blockade")
    play(table, "ussr", "card:nasser")
    assert (table.influence("egypt"), table.round, table.question("ussr")) == ((0, 2), 1, "card")


# Order


def test_the_higher_operations_value_goes_first() -> None:
    """4.5 C: COMECON (3) before Independent Reds (2)."""
    table = headlines("independent_reds", "comecon")
    assert (table.question("ussr"), table.question("us")) == ("place", "none")
    countries(table, "ussr", "poland", "hungary", "romania", "bulgaria")
    assert table.question("us") == "reds"


def test_the_us_goes_first_with_the_higher_value() -> None:
    """4.5 C: Marshall Plan (4) before COMECON (3)."""
    table = headlines("marshall_plan", "comecon")
    assert (table.question("us"), table.question("ussr")) == ("place", "none")


def test_the_us_goes_first_on_a_tie() -> None:
    """4.5 C: East European Unrest (3) before COMECON (3)."""
    table = headlines("east_european_unrest", "comecon", "influence poland 0:3 | ")
    assert (table.question("us"), table.question("ussr")) == ("take", "none")


def test_the_printed_value_decides_and_not_the_changed_one() -> None:
    """4.5 C, ruling 16: COMECON (3) before Independent Reds (2), even if changes made them 2 and 3."""
    table = at("T5 headline | ops 1:-1 | us independent_reds, fidel | ussr comecon, nasser")
    play(table, "us", "card:independent_reds")
    play(table, "ussr", "card:comecon")
    assert table.question("ussr") == "place"


def test_a_scoring_card_counts_zero_and_goes_second() -> None:
    """4.5 C: Nasser (1) takes Egypt from the US before the Middle East is scored."""
    table = headlines("middle_east_scoring", "nasser", "influence egypt 2:0 | ")
    assert (table.influence("egypt"), table.vp) == ((1, 2), 0)


def test_a_soviet_scoring_card_also_goes_second() -> None:
    """4.5 C: Panama Canal Returned (1) gives the US Panama before Central America is scored: 1 + 1."""
    table = headlines("panama_canal_returned", "central_america_scoring", "influence panama 1:0 | ")
    assert table.vp == 2


def test_of_two_scoring_cards_the_us_one_goes_first() -> None:
    """4.5 C: the US reaches 20 with Asia before the Middle East is scored for the USSR."""
    table = headlines("asia_scoring", "middle_east_scoring", "vp us 17 | influence burma 2:0, syria 0:2 | ")
    assert (table.vp, str(table.outcome)) == (20, "us: victory_points")


def test_of_two_scoring_cards_the_soviet_one_goes_second() -> None:
    """4.5 C: Asia saves the US from the 20 VP that the Middle East would have given the USSR."""
    table = headlines("asia_scoring", "middle_east_scoring", "vp ussr 17 | influence burma 2:0, syria 0:2 | ")
    assert (table.vp, table.outcome) == (-17, None)


# Events


def test_both_events_take_place() -> None:
    """4.5 C."""
    table = headlines("formosan_resolution", "nasser")
    assert (table.effects, table.influence("egypt")) == (("formosan_resolution",), (0, 2))


def test_headlined_asterisked_cards_are_removed_and_others_discarded() -> None:
    """4.5 C, 2.2.4."""
    table = headlines("duck_and_cover", "nasser")
    assert (table.where("duck_and_cover"), table.where("nasser")) == ("discard", "removed")


def test_the_opponent_carries_out_its_event_from_a_headline() -> None:
    """4.5 C: the US headlines COMECON and the USSR places."""
    table = headlines("comecon", "nasser")
    assert (table.question("ussr"), table.question("us"), table.phasing) == ("place", "none", "us")


def test_the_player_of_a_headline_is_the_phasing_player_for_defcon() -> None:
    """4.5 C, 8.1.3: the USSR headlines Duck and Cover at DEFCON 2 and loses."""
    table = headlines("formosan_resolution", "duck_and_cover", "defcon 2 | ")
    assert str(table.outcome) == "us: defcon"


def test_the_us_loses_by_headlining_a_soviet_event_that_lowers_defcon() -> None:
    """4.5 C, 8.1.3: the US headlines We Will Bury You at DEFCON 2."""
    table = headlines("we_will_bury_you", "nasser", "defcon 2 | ")
    assert str(table.outcome) == "ussr: defcon"


def test_headlines_give_no_operations() -> None:
    """4.5 C, ruling 22: the first action round follows at once."""
    table = headlines("formosan_resolution", "nasser")
    assert (table.question("us"), table.question("ussr"), table.round) == ("none", "card", 1)


def test_operations_that_the_event_itself_grants_are_conducted() -> None:
    """4.5 C, ruling 22: ABM Treaty."""
    table = headlines("abm_treaty", "nasser")
    assert (table.question("us"), "play:influence" in table.legal("us")) == ("operations", True)


def test_granted_operations_in_the_headline_phase_never_go_to_space() -> None:
    """G7, ruling 96."""
    table = headlines("abm_treaty", "nasser")
    assert "play:space" not in table.legal("us")


def test_granted_operations_reach_from_the_position_when_their_headline_begins() -> None:
    """6.1.1, G10: the US influence of Marshall Plan, headlined by the USSR (4), opens Yugoslavia to CIA Created (1)."""
    table = headlines("cia_created", "marshall_plan")
    countries(table, "us", "italy", "france", "uk", "norway", "benelux", "denmark", "canada")
    play(table, "us", "play:influence")
    assert {"yugoslavia", "algeria"} <= offered(table, "us", "country")


def test_a_headline_that_cannot_occur_is_discarded() -> None:
    """5.2, ruling 19: NATO without its prerequisite."""
    table = headlines("nato", "nasser")
    assert (table.effects, table.where("nato")) == ((), "discard")


def test_the_first_headline_can_make_the_second_impossible() -> None:
    """5.2, 7.5, ruling 20: Camp David Accords (2, US first) before Arab-Israeli War (2)."""
    table = headlines("camp_david_accords", "arab_israeli_war", "influence israel 2:0 | ")
    assert (table.influence("israel"), table.milops["ussr"], table.where("arab_israeli_war")) == ((3, 0), 0, "discard")


def test_the_second_headline_is_not_resolved_once_the_game_is_over() -> None:
    """10.3.1, ruling 27: Duck and Cover ends it, Nasser does not happen."""
    table = headlines("duck_and_cover", "nasser", "defcon 2 | ")
    assert (str(table.outcome), table.influence("egypt")) == ("ussr: defcon", (0, 0))


def test_a_headline_card_is_no_action_round() -> None:
    """4.5 C, D: seven rounds are still to come in turn 5."""
    table = headlines("formosan_resolution", "nasser")
    assert (table.turn, table.round) == (5, 1)
    assert (table.hand("us"), table.hand("ussr")) == (("captured_nazi_scientist",), ("romanian_abdication",))
