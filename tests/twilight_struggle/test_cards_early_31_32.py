"""Early War cards 31 and 32: Red Scare/Purge, UN Intervention."""

import pytest

from .helpers import at, countries, event, offered, play

# 31 Red Scare/Purge


@pytest.mark.parametrize(("seat", "change"), [("us", {"us": 0, "ussr": -1}), ("ussr", {"us": -1, "ussr": 0})])
def test_red_scare_lowers_the_cards_of_its_players_opponent(seat: str, change: dict[str, int]) -> None:
    """Card 31: discarded, not removed."""
    other = "us" if seat == "ussr" else "ussr"
    table = event(at(f"T1 AR1 {seat} | {seat} red_scare_purge, fidel | {other} nasser"), seat, "red_scare_purge")
    assert (table.ops_change, table.where("red_scare_purge"), table.to_move) == (change, "discard", (other,))


def test_red_scare_makes_a_three_place_two_points() -> None:
    """Card 31."""
    table = event(at("T1 AR1 US | us red_scare_purge, fidel | ussr comecon, nasser"), "us", "red_scare_purge")
    play(table, "ussr", "card:comecon", "play:influence")
    countries(table, "ussr", "poland", "poland")
    assert (table.influence("poland"), table.to_move) == ((0, 2), ("us",))


def test_red_scare_leaves_a_one_at_one() -> None:
    """Card 31, ruling 40."""
    table = at("T1 AR1 USSR | ops 0:-1 | influence angola 1:0 | ussr nasser, comecon | us fidel")
    play(table, "ussr", "card:nasser", "play:coup", "country:angola", dice=(2,))
    assert (table.influence("angola"), table.milops["ussr"]) == ((0, 0), 1)


def test_red_scare_lowers_coup_roll_and_military_operations() -> None:
    """EX-7.4.2-1: a 2 counts 1; die 4 + 1 - 4 in Mexico."""
    table = at("T1 AR1 US | ops -1:0 | influence mexico 0:2 | us fidel, blockade | ussr nasser")
    play(table, "us", "card:fidel", "play:coup", "country:mexico", dice=(4,))
    assert (table.influence("mexico"), table.milops["us"]) == ((0, 1), 1)


def test_red_scare_keeps_a_two_from_the_space_race() -> None:
    """Card 31, G9: box 1 asks 2."""
    table = play(at("T1 AR1 US | ops -1:0 | us fidel, suez_crisis | ussr nasser"), "us", "card:fidel")
    assert "play:space" not in offered(table, "us")


def test_two_red_scares_add_up() -> None:
    """G9, ruling 41: a 4 is worth 2 after a second play."""
    table = event(at("T2 AR1 US | ops 0:-1 | us red_scare_purge, fidel | ussr nuclear_test_ban, nasser"), "us", "red_scare_purge")
    play(table, "ussr", "card:nuclear_test_ban", "play:influence")
    countries(table, "ussr", "poland", "poland")
    assert (table.ops_change["ussr"], table.to_move) == (-2, ("us",))


def test_red_scare_and_containment_cancel_out() -> None:
    """G9: all changes are added up before the limit applies; 4 + 1 - 1 is 4, not 3."""
    table = at("T1 AR1 USSR | effects containment | ussr red_scare_purge, nasser | us nuclear_test_ban, fidel")
    event(table, "ussr", "red_scare_purge")
    play(table, "us", "card:nuclear_test_ban", "play:influence")
    countries(table, "us", *["canada"] * 4)
    assert table.to_move == ("ussr",)


def test_red_scare_ends_with_the_turn() -> None:
    """G13."""
    table = event(at("T1 AR6 US | us red_scare_purge | ussr nasser"), "us", "red_scare_purge")
    assert (table.turn, table.ops_change) == (2, {"us": 0, "ussr": 0})


def test_red_scare_headlined_by_the_us_counts_before_the_soviet_headline() -> None:
    """Card 31, G9: headline order uses printed values, later operations the changed ones."""
    table = at("T1 headline | us red_scare_purge, fidel | ussr nasser, comecon")
    play(table, "us", "card:red_scare_purge")
    play(table, "ussr", "card:nasser")
    assert (table.ops_change["ussr"], table.where("red_scare_purge"), table.influence("egypt")) == (-1, "discard", (0, 2))


CIVIL_WAR = "options chinese_civil_war=true | influence chinese_civil_war 0:{}"


def test_red_scare_is_no_event_for_the_ussr_while_the_chinese_civil_war_goes_on() -> None:
    """Card 31, 12.4: operations only."""
    table = at(f"T1 AR1 USSR | {CIVIL_WAR.format(2)} | ussr red_scare_purge, nasser | us fidel")
    play(table, "ussr", "card:red_scare_purge")
    assert "play:event" not in offered(table, "ussr")
    assert "play:influence" in offered(table, "ussr")


def test_red_scare_headlined_by_the_ussr_during_the_chinese_civil_war_has_no_effect() -> None:
    """Card 31, ruling 19."""
    table = at(f"T1 headline | {CIVIL_WAR.format(2)} | ussr red_scare_purge, nasser | us fidel, blockade")
    play(table, "us", "card:fidel")
    play(table, "ussr", "card:red_scare_purge")
    assert (table.ops_change, table.where("red_scare_purge")) == ({"us": 0, "ussr": 0}, "discard")


def test_red_scare_is_an_event_for_the_us_even_during_the_chinese_civil_war() -> None:
    """Card 31, 12.4 bans the USSR alone."""
    table = event(at(f"T1 AR1 US | {CIVIL_WAR.format(2)} | us red_scare_purge, fidel | ussr nasser"), "us", "red_scare_purge")
    assert table.ops_change["ussr"] == -1


def test_red_scare_is_an_event_for_the_ussr_once_the_chinese_civil_war_is_over() -> None:
    """Card 31, 12.3."""
    table = at(f"T1 AR1 USSR | {CIVIL_WAR.format(3)} | china ussr up | ussr red_scare_purge, nasser | us fidel")
    assert event(table, "ussr", "red_scare_purge").ops_change["us"] == -1


# 32 UN Intervention


def un(hand: str, more: str = "", seat: str = "USSR") -> str:
    """A side is about to play UN Intervention with the rest of its hand."""
    own, other = ("ussr", "us") if seat == "USSR" else ("us", "ussr")
    return f"T5 AR1 {seat} | {more}{own} un_intervention, {hand} | {other} junta, brush_war"


def test_un_intervention_stops_the_event_and_uses_the_value() -> None:
    """Card 32: 3 operations, no Duck and Cover; both cards are discarded."""
    table = event(at(un("duck_and_cover, fidel", "defcon 3 | ")), "ussr", "un_intervention")
    play(table, "ussr", "card:duck_and_cover", "play:influence")
    countries(table, "ussr", *["poland"] * 3)
    assert (table.influence("poland"), table.defcon, table.vp, table.to_move) == ((0, 3), 3, 0, ("us",))
    assert (table.where("un_intervention"), table.where("duck_and_cover")) == ("discard", "discard")


def test_un_intervention_sends_a_starred_partner_to_the_discards() -> None:
    """Card 32: the event did not occur."""
    table = event(at(un("fidel, nasser", "influence cuba 1:0 | ", "US")), "us", "un_intervention")
    play(table, "us", "card:fidel", "play:influence")
    countries(table, "us", "cuba", "cuba")
    assert (table.influence("cuba"), table.where("fidel")) == ((3, 0), "discard")


def test_un_intervention_spends_both_cards_in_one_round() -> None:
    """Card 32."""
    table = event(at(un("containment, fidel")), "ussr", "un_intervention")
    play(table, "ussr", "card:containment", "play:space", dice=(6,))
    assert (table.hand("ussr"), table.to_move) == (("fidel",), ("us",))


def test_un_intervention_takes_only_a_partner_with_the_opponents_event() -> None:
    """Card 32: neither own nor neutral cards, nor scoring cards, nor the China Card."""
    table = event(at(un("containment, nato, fidel, olympic_games, asia_scoring")), "ussr", "un_intervention")
    assert (table.question("ussr"), offered(table, "ussr")) == ("partner", {"card:containment", "card:nato"})


def test_un_intervention_takes_a_partner_whose_event_could_not_have_occurred() -> None:
    """Card 32 [P]: NATO without its prerequisite."""
    table = event(at(un("nato, fidel")), "ussr", "un_intervention")
    play(table, "ussr", "card:nato", "play:influence")
    countries(table, "ussr", *["poland"] * 4)
    assert (table.influence("poland"), table.where("nato")) == ((0, 4), "discard")


def test_un_intervention_without_a_partner_is_only_its_own_operation() -> None:
    """Card 32."""
    table = play(at(un("fidel, olympic_games")), "ussr", "card:un_intervention")
    assert "play:event" not in offered(table, "ussr")
    play(table, "ussr", "play:influence", "country:poland")
    assert (table.influence("poland"), table.to_move, table.where("un_intervention")) == ((0, 1), ("us",), "discard")


def test_un_intervention_cannot_be_headlined() -> None:
    """Card 32, 4.5 C."""
    table = at("T5 headline | us un_intervention, fidel, nasser | ussr containment")
    assert offered(table, "us", "card") == {"fidel", "nasser"}


@pytest.mark.parametrize(("ops", "value"), [("0:1", 3), ("0:-1", 1)])
def test_un_intervention_uses_the_modified_value_of_the_partner(ops: str, value: int) -> None:
    """Card 32, 7.4: a printed 2 in a coup."""
    table = event(at(un("formosan_resolution, fidel", f"ops {ops} | influence iran 1:0 | ")), "ussr", "un_intervention")
    play(table, "ussr", "card:formosan_resolution", "play:coup", "country:iran", dice=(1,))
    assert table.milops["ussr"] == value


def test_un_intervention_offers_every_operation_and_none_may_be_declined() -> None:
    """Card 32 [P]: the space race included."""
    table = event(at(un("containment, fidel", "influence iran 1:0 | ")), "ussr", "un_intervention")
    play(table, "ussr", "card:containment")
    assert offered(table, "ussr") == {"play:influence", "play:realign", "play:coup", "play:space"}


def test_un_intervention_partner_on_the_space_race_counts_as_the_attempt() -> None:
    """Card 32 [P]: an ordinary attempt with the value of the partner."""
    table = event(at(un("containment, fidel")), "ussr", "un_intervention")
    play(table, "ussr", "card:containment", "play:space", dice=(3,))
    assert (table.space["ussr"], table.vp, table.where("containment")) == (1, -2, "discard")
    play(table, "us", "card:junta", "play:space", dice=(6,))
    assert "play:space" not in offered(play(table, "ussr", "card:fidel"), "ussr")


def test_un_intervention_partner_may_be_kept_from_the_space_race() -> None:
    """Doubt 4 of the notes: the switch un_in_space."""
    table = event(at(un("containment, fidel", "options un_in_space=false | ")), "ussr", "un_intervention")
    assert "play:space" not in offered(play(table, "ussr", "card:containment"), "ussr")


@pytest.mark.parametrize(("seat", "partner"), [("USSR", "containment"), ("US", "nasser")])
def test_un_intervention_pays_the_ussr_under_u2_incident(seat: str, partner: str) -> None:
    """Card 32: by whichever side it is played."""
    table = event(at(un(f"{partner}, missile_envy", "effects u2_incident | ", seat)), seat.lower(), "un_intervention")
    assert table.vp == -1


def test_un_intervention_used_for_its_operation_pays_nothing_under_u2_incident() -> None:
    """Card 32: only the event counts."""
    table = at(un("containment, fidel", "effects u2_incident | "))
    play(table, "ussr", "card:un_intervention", "play:influence", "country:poland")
    assert table.vp == 0


def test_un_intervention_answers_we_will_bury_you() -> None:
    """Card 32: as an event by the US in its next round."""
    table = event(at(un("nasser, fidel", "bury | ", "US")), "us", "un_intervention")
    play(table, "us", "card:nasser", "play:influence", "country:canada")
    assert (table.vp, table.to_move) == (0, ("ussr",))


def test_un_intervention_used_for_its_operation_does_not_answer_we_will_bury_you() -> None:
    """Card 32: the 3 VP are due."""
    table = at(un("nasser, fidel", "bury | ", "US"))
    play(table, "us", "card:un_intervention", "play:influence", "country:canada")
    assert table.vp == -3


def test_un_intervention_may_be_used_on_a_card_taken_with_grain_sales() -> None:
    """Card 32 [F]: Socialist Governments gives 3 operations without its event."""
    line = "T5 AR1 US | influence france 3:0 | us grain_sales_to_soviets, un_intervention, nasser | ussr socialist_governments, fidel"
    table = event(at(line), "us", "grain_sales_to_soviets", cards=("socialist_governments",))
    play(table, "us", "accept", "card:un_intervention", "play:influence")
    countries(table, "us", "france", "france", "france")
    assert (table.influence("france"), table.hand("us"), table.to_move) == ((6, 0), ("nasser",), ("ussr",))
    assert (table.where("socialist_governments"), table.where("un_intervention")) == ("discard", "discard")


def test_un_intervention_on_the_partner_keeps_the_phasing_player_safe_at_defcon_two() -> None:
    """Card 32: Duck and Cover does not occur."""
    table = event(at(un("duck_and_cover, fidel", "defcon 2 | ")), "ussr", "un_intervention")
    play(table, "ussr", "card:duck_and_cover", "play:space", dice=(6,))
    assert (table.outcome, table.defcon) == (None, 2)
