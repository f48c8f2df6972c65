"""Mid War cards 77 to 81: Ask Not, Alliance for Progress, One Small Step and two scoring cards."""

from .helpers import at, event, offered, play


def test_ask_not_draws_as_many_cards_as_were_discarded() -> None:
    """Card 77: two for two; starred, so it leaves the game."""
    table = at("T5 AR1 US | us ask_not_what_your_country, fidel, nasser, comecon | ussr allende")
    event(table, "us", "ask_not_what_your_country")
    play(table, "us", "card:fidel", "card:nasser", "done", cards=("containment", "nato"))
    assert table.hand("us") == ("comecon", "nato", "containment")
    assert (table.where("fidel"), table.where("nasser")) == ("discard", "discard")
    assert table.where("ask_not_what_your_country") == "removed"


def test_ask_not_lets_the_us_keep_everything() -> None:
    """Card 77: any number, none included."""
    table = at("T5 AR1 US | us ask_not_what_your_country, fidel | ussr allende")
    event(table, "us", "ask_not_what_your_country")
    assert offered(table, "us") == {"card:fidel", "done"}
    play(table, "us", "done")
    assert table.hand("us") == ("fidel",)


def test_ask_not_is_decided_before_drawing() -> None:
    """Card 77: nothing is drawn before the US has finished discarding."""
    table = at("T5 AR1 US | us ask_not_what_your_country, fidel, nasser | ussr allende")
    play(event(table, "us", "ask_not_what_your_country"), "us", "card:fidel")
    assert table.hand("us") == ("nasser",)
    assert offered(table, "us") == {"card:nasser", "done"}


def test_ask_not_discards_scoring_cards_without_effect() -> None:
    """Card 77, G11: Asia is not scored."""
    table = at("T5 AR1 US | influence burma 0:2 | us ask_not_what_your_country, asia_scoring | ussr allende")
    play(event(table, "us", "ask_not_what_your_country"), "us", "card:asia_scoring", "done", cards=("containment",))
    assert table.vp == 0
    assert table.where("asia_scoring") == "discard"
    assert table.hand("us") == ("containment",)


def test_ask_not_discards_soviet_events_without_effect() -> None:
    """Card 77, G11: Fidel does not happen and is not removed."""
    table = at("T5 AR1 US | influence cuba 1:0 | us ask_not_what_your_country, fidel | ussr allende")
    play(event(table, "us", "ask_not_what_your_country"), "us", "card:fidel", "done", cards=("containment",))
    assert table.influence("cuba") == (1, 0)
    assert table.where("fidel") == "discard"


def test_ask_not_shuffles_the_discards_when_the_draw_pile_runs_out() -> None:
    """Card 77: the cards just discarded are among them, the card itself is not."""
    table = at("T5 AR1 US | us ask_not_what_your_country, fidel, nasser | ussr allende | deck containment")
    event(table, "us", "ask_not_what_your_country")
    play(table, "us", "card:fidel", "card:nasser", "done", cards=("containment", "nasser"))
    assert table.hand("us") == ("nasser", "containment")
    assert table.deck == ("fidel",)
    assert table.where("ask_not_what_your_country") == "removed"


def test_ask_not_played_by_the_ussr_is_carried_out_by_the_us() -> None:
    """Card 77, G1: the US exchanges, then the USSR has its operations."""
    table = at("T5 AR1 USSR | influence iraq 0:1 | ussr ask_not_what_your_country, allende | us fidel")
    event(table, "ussr", "ask_not_what_your_country")
    play(table, "us", "card:fidel", "done", cards=("containment",))
    assert table.hand("us") == ("containment",)
    assert table.question("ussr") == "operations"


def test_ask_not_with_an_empty_hand_changes_nothing() -> None:
    """Card 77, G12: the China Card cannot be discarded."""
    table = at("T5 AR1 USSR | china us | influence iraq 0:1 | ussr ask_not_what_your_country, allende")
    event(table, "ussr", "ask_not_what_your_country")
    assert offered(table, "us") <= {"done"}
    assert table.china == "us"


def test_alliance_for_progress_pays_one_for_each_american_battleground() -> None:
    """Card 78: all seven of Central and South America; starred, so it leaves the game."""
    line = (
        "T5 AR1 US | influence mexico 2:0, cuba 3:0, panama 2:0, venezuela 2:0, chile 3:0, argentina 2:0, brazil 2:0"
        " | us alliance_for_progress, fidel | ussr nasser"
    )
    table = event(at(line), "us", "alliance_for_progress")
    assert table.vp == 7
    assert table.where("alliance_for_progress") == "removed"


def test_alliance_for_progress_ignores_other_countries() -> None:
    """Card 78: Haiti is no battleground, Zaire elsewhere, Cuba Soviet, Mexico uncontrolled; Panama pays."""
    line = "T5 AR1 US | influence haiti 1:0, zaire 1:0, cuba 0:3, mexico 1:0, panama 2:0 | us alliance_for_progress, fidel | ussr nasser"
    assert event(at(line), "us", "alliance_for_progress").vp == 1


def test_alliance_for_progress_without_a_battleground_still_counts_as_played() -> None:
    """EX-5.2-3: 0 VP, removed."""
    table = at("T5 AR1 USSR | influence iraq 0:1 | ussr alliance_for_progress, nasser | us fidel")
    play(table, "ussr", "card:alliance_for_progress", "play:influence", *["country:iraq"] * 3)
    assert table.vp == 0
    assert table.where("alliance_for_progress") == "removed"


def test_africa_scoring_pays_one_for_presence() -> None:
    """Card 79: 1, and 1 for the battleground; discarded."""
    table = event(at("T5 AR1 USSR | influence zaire 0:1 | ussr africa_scoring, nasser | us fidel"), "ussr", "africa_scoring")
    assert table.vp == -2
    assert table.where("africa_scoring") == "discard"


def test_africa_scoring_pays_four_for_domination() -> None:
    """Card 79: US 4 + 2, USSR presence 1 + 1."""
    line = "T5 AR1 US | influence nigeria 1:0, zaire 1:0, kenya 2:0, angola 0:1 | us africa_scoring, fidel | ussr nasser"
    assert event(at(line), "us", "africa_scoring").vp == 4


def test_africa_scoring_pays_six_for_control() -> None:
    """Card 79: 6 + 5."""
    line = (
        "T5 AR1 USSR | influence algeria 0:2, nigeria 0:1, zaire 0:1, angola 0:1, south_africa 0:3 | ussr africa_scoring, nasser | us fidel"
    )
    assert event(at(line), "ussr", "africa_scoring").vp == -11


def test_south_america_scoring_pays_two_for_presence() -> None:
    """Card 81: 2, no battleground; discarded."""
    table = at("T5 AR1 US | influence colombia 1:0 | us south_america_scoring, fidel | ussr nasser")
    event(table, "us", "south_america_scoring")
    assert table.vp == 2
    assert table.where("south_america_scoring") == "discard"


def test_south_america_scoring_pays_five_for_domination() -> None:
    """Card 81: USSR 5 + 2, US presence 2 + 1."""
    line = "T5 AR1 USSR | influence chile 0:3, brazil 0:2, peru 0:2, venezuela 2:0 | ussr south_america_scoring, nasser | us fidel"
    assert event(at(line), "ussr", "south_america_scoring").vp == -4


def test_south_america_scoring_pays_six_for_control() -> None:
    """Card 81: 6 + 4."""
    line = "T5 AR1 US | influence chile 3:0, brazil 2:0, argentina 2:0, venezuela 2:0 | us south_america_scoring, fidel | ussr nasser"
    assert event(at(line), "us", "south_america_scoring").vp == 10


def test_one_small_step_advances_two_boxes_and_scores_the_last_one_only() -> None:
    """Card 80: from 3 over 4 to 5, first there: 3 VP; no attempt; not starred, so discarded."""
    table = event(at("T5 AR1 US | space 3:4 | us one_small_step, fidel | ussr nasser"), "us", "one_small_step")
    assert table.space == {"us": 5, "ussr": 4}
    assert table.vp == 3
    assert table.where("one_small_step") == "discard"


def test_one_small_step_scores_the_second_number_where_the_opponent_has_been() -> None:
    """Card 80: box 5 as second: 1 VP."""
    table = event(at("T5 AR1 USSR | space 6:3 | ussr one_small_step, nasser | us fidel"), "ussr", "one_small_step")
    assert table.space == {"us": 6, "ussr": 5}
    assert table.vp == -1


def test_one_small_step_does_not_score_the_box_it_passes() -> None:
    """Card 80: from 0 over box 1 (worth 2 or 1) to box 2: nothing."""
    table = event(at("T5 AR1 US | space 0:1 | us one_small_step, fidel | ussr nasser"), "us", "one_small_step")
    assert table.space["us"] == 2
    assert table.vp == 0


def test_one_small_step_needs_the_owner_to_be_behind() -> None:
    """Card 80: on a tie it is no event."""
    table = play(at("T5 AR1 US | space 3:3 | us one_small_step, fidel | ussr nasser"), "us", "card:one_small_step")
    assert "play:event" not in table.legal("us")


def test_one_small_step_is_no_event_for_the_side_ahead() -> None:
    """Card 80."""
    table = play(at("T5 AR1 USSR | space 3:4 | ussr one_small_step, nasser | us fidel"), "ussr", "card:one_small_step")
    assert "play:event" not in table.legal("ussr")


def test_a_headlined_one_small_step_of_the_side_ahead_is_discarded_without_effect() -> None:
    """Card 80, rulings 19 and 33."""
    table = at("T5 headline | space 3:1 | us one_small_step, fidel | ussr allende, nasser")
    play(play(table, "us", "card:one_small_step"), "ussr", "card:allende")
    assert table.space == {"us": 3, "ussr": 1}
    assert table.where("one_small_step") == "discard"


def test_one_small_step_does_not_go_beyond_box_eight() -> None:
    """Card 80: from 7 to 8, second there: 0 VP."""
    table = event(at("T5 AR1 US | space 7:8 | us one_small_step, fidel | ussr nasser"), "us", "one_small_step")
    assert table.space["us"] == 8
    assert table.vp == 0


def test_one_small_step_is_no_space_race_attempt() -> None:
    """Card 80, ruling 95: the attempt of the turn is still there."""
    table = at("T5 AR1 US | space 2:3 | us one_small_step, brush_war | ussr brezhnev_doctrine, nasser")
    event(table, "us", "one_small_step")
    event(table, "ussr", "brezhnev_doctrine")
    play(table, "us", "card:brush_war")
    assert "play:space" in table.legal("us")


def test_the_box_that_one_small_step_passes_ends_the_opponents_ability() -> None:
    """Card 80: the US passes box 2, so the USSR has no second attempt this turn."""
    line = "T5 AR1 US | space 1:2 | spaced 0:1 | us one_small_step, fidel | ussr brush_war, nasser"
    table = event(at(line), "us", "one_small_step")
    assert table.space["us"] == 3
    play(table, "ussr", "card:brush_war")
    assert "play:space" not in table.legal("ussr")


def test_one_small_step_wins_the_ability_of_the_last_box() -> None:
    """Card 80: first in box 2, the US may make a second attempt this turn."""
    line = "T5 AR1 US | space 0:1 | spaced 1:0 | us one_small_step, brush_war | ussr brezhnev_doctrine, nasser"
    table = event(at(line), "us", "one_small_step")
    event(table, "ussr", "brezhnev_doctrine")
    play(table, "us", "card:brush_war")
    assert "play:space" in table.legal("us")
