"""The Chinese Civil War variant (12.0), rulings 136 to 138."""

import pytest

from .helpers import at, countries, event, new, offered, play

SPACE = "chinese_civil_war"
WAR = "options chinese_civil_war=true"
OVER = "options chinese_civil_war=true | china ussr up"
USSR_ROUND = f"T4 AR3 USSR | {WAR}"
US_ROUND = f"T4 AR3 US | {WAR}"


# 12.1 the space


def test_the_ussr_may_always_place_in_the_space() -> None:
    """12.1: it is next to the Soviet Union, so no influence is needed (6.1.4)."""
    table = play(at(f"{USSR_ROUND} | us nasser | ussr comecon, fidel"), "ussr", "card:comecon", "play:influence")
    assert SPACE in offered(table, "ussr", "country")


def test_the_space_takes_soviet_points_at_one_op_each() -> None:
    """12.2, ruling 136: 2 points of a 2 ops card."""
    table = play(at(f"{USSR_ROUND} | us nasser | ussr comecon, fidel"), "ussr", "card:fidel", "play:influence")
    countries(table, "ussr", SPACE, SPACE)
    assert (table.influence(SPACE), table.to_move) == ((0, 2), ("us",))


def test_the_space_does_not_exist_without_the_variant() -> None:
    """12.0 is optional."""
    table = play(at("T4 AR3 USSR | us nasser | ussr comecon, fidel"), "ussr", "card:comecon", "play:influence")
    assert SPACE not in offered(table, "ussr", "country")


def test_the_us_may_not_place_in_the_space() -> None:
    """12.1, ruling 136: not even next to it."""
    table = at(f"{US_ROUND} | influence north_korea 3:0, afghanistan 2:0 | us nasser, nato | ussr fidel")
    assert SPACE not in offered(play(table, "us", "card:nato", "play:influence"), "us", "country")


def test_the_space_can_be_neither_couped_nor_realigned() -> None:
    """12.1, ruling 136: the only Soviet influence lies there, so the US has no target."""
    table = play(at(f"{US_ROUND} | influence {SPACE} 0:2 | us nato, nasser | ussr fidel"), "us", "card:nato")
    assert offered(table, "us") == {"play:influence", "play:space"}


def test_us_events_cannot_take_influence_from_the_space() -> None:
    """12.1."""
    table = at(f"{US_ROUND} | influence {SPACE} 0:2, angola 0:1 | us the_voice_of_america, nasser | ussr fidel")
    assert offered(event(table, "us", "the_voice_of_america"), "us", "country") == {"angola"}


@pytest.mark.parametrize("card", ["ussuri_river_skirmish", "puppet_governments"])
def test_us_events_cannot_add_influence_to_the_space(card: str) -> None:
    """12.1: neither those for Asia nor those for empty countries."""
    table = event(at(f"{US_ROUND} | us {card}, nasser | ussr fidel"), "us", card)
    assert "india" in offered(table, "us", "country")
    assert SPACE not in offered(table, "us", "country")


def test_soviet_influence_is_not_taken_from_the_space_again() -> None:
    """12.1: placing is the only thing that can be done; De-Stalinization cannot take from it."""
    table = at(f"{USSR_ROUND} | influence {SPACE} 0:2, angola 0:1 | us nasser | ussr de_stalinization, fidel")
    assert offered(event(table, "ussr", "de_stalinization"), "ussr", "country") == {"angola"}


def test_asia_scoring_ignores_the_space() -> None:
    """12.1: Soviet influence there is no presence in Asia."""
    table = at(f"{USSR_ROUND} | influence {SPACE} 0:2, japan 4:0 | us nasser | ussr asia_scoring, fidel")
    assert event(table, "ussr", "asia_scoring").vp == 4


def test_asia_scoring_ignores_the_finished_space_too() -> None:
    """12.1."""
    table = at(f"T4 AR3 USSR | {OVER} | influence {SPACE} 0:3, japan 4:0 | us nasser | ussr asia_scoring, fidel")
    assert event(table, "ussr", "asia_scoring").vp == 4


def test_the_space_is_not_in_southeast_asia() -> None:
    """12.1: Decolonization cannot use it."""
    table = event(at(f"{USSR_ROUND} | us nasser | ussr decolonization, fidel"), "ussr", "decolonization")
    assert "vietnam" in offered(table, "ussr", "country")
    assert SPACE not in offered(table, "ussr", "country")


def test_a_point_in_the_space_loses_the_bonus_of_vietnam_revolts() -> None:
    """12.1: it is not in Southeast Asia; a 2 ops card places 2 points."""
    table = at(f"{USSR_ROUND} | effects vietnam_revolts | influence vietnam 0:2 | us nasser | ussr fidel, comecon")
    play(table, "ussr", "card:fidel", "play:influence", f"country:{SPACE}", "country:vietnam")
    assert (table.influence("vietnam"), table.to_move) == ((0, 3), ("us",))


def test_influence_in_the_space_gives_no_reach() -> None:
    """12.1: it is next to the Soviet Union only."""
    table = at(f"{USSR_ROUND} | influence {SPACE} 0:2 | us nasser | ussr fidel, comecon")
    play(table, "ussr", "card:fidel", "play:influence")
    assert offered(table, "ussr", "country") == {SPACE, "finland", "poland", "romania", "afghanistan", "north_korea"}


def test_chernobyl_in_asia_closes_the_space() -> None:
    """12.1: it lies in Asia."""
    table = at(f"T8 AR3 USSR | {WAR} | chernobyl asia | us nasser | ussr fidel, comecon")
    assert SPACE not in offered(play(table, "ussr", "card:fidel", "play:influence"), "ussr", "country")


# 12.2, 12.3 the China Card


def test_nobody_has_the_china_card_at_the_start() -> None:
    """12.3."""
    table = new(chinese_civil_war=True)
    assert (table.china, table.china_up) == (None, False)


@pytest.mark.parametrize(("line", "side"), [(USSR_ROUND, "ussr"), (US_ROUND, "us")])
def test_nobody_can_play_the_china_card_during_the_war(line: str, side: str) -> None:
    """12.3."""
    table = at(f"{line} | us nasser | ussr fidel")
    assert "card:the_china_card" not in table.legal(side)


def test_two_points_do_not_bring_the_china_card() -> None:
    """12.2: three are needed."""
    table = play(at(f"{USSR_ROUND} | us nasser | ussr comecon, fidel"), "ussr", "card:fidel", "play:influence")
    assert countries(table, "ussr", SPACE, SPACE).china is None


def test_the_third_point_brings_the_ussr_the_china_card_face_up() -> None:
    """12.3: at once."""
    table = at(f"{USSR_ROUND} | influence {SPACE} 0:2 | us nasser | ussr comecon, fidel")
    play(table, "ussr", "card:fidel", "play:influence", f"country:{SPACE}")
    assert (table.china, table.china_up, table.question("ussr")) == ("ussr", True, "influence")


def test_the_space_is_closed_after_the_third_point() -> None:
    """12.1: it has no further effect, also within the same operations."""
    table = at(f"{USSR_ROUND} | influence {SPACE} 0:2 | us nasser | ussr comecon, fidel")
    play(table, "ussr", "card:comecon", "play:influence", f"country:{SPACE}")
    assert offered(table, "ussr", "country") == {"finland", "poland", "romania", "afghanistan", "north_korea"}


def test_the_space_stays_closed_for_the_rest_of_the_game() -> None:
    """12.1."""
    table = at(f"T4 AR3 USSR | {OVER} | influence {SPACE} 0:3 | us nasser | ussr comecon, fidel")
    assert SPACE not in offered(play(table, "ussr", "card:comecon", "play:influence"), "ussr", "country")


def test_the_ussr_may_play_the_china_card_in_the_next_round() -> None:
    """12.3: face up and playable."""
    table = at(f"{USSR_ROUND} | influence {SPACE} 0:2, egypt 1:0 | us nasser, nato | ussr truman_doctrine, fidel")
    play(table, "ussr", "card:truman_doctrine", "play:influence", f"country:{SPACE}")
    play(table, "us", "card:nasser", "play:influence", "country:egypt")
    assert "card:the_china_card" in table.legal("ussr")


def test_one_card_can_end_the_war() -> None:
    """12.2: no limit per round."""
    table = play(at(f"{USSR_ROUND} | us nasser | ussr comecon, fidel"), "ussr", "card:comecon", "play:influence")
    assert countries(table, "ussr", SPACE, SPACE, SPACE).china == "ussr"


def test_an_unclaimed_china_card_scores_for_nobody() -> None:
    """12.2, ruling 102: an otherwise empty final scoring is a draw."""
    table = event(at(f"T10 AR7 US | {WAR} | milops 5:5 | us truman_doctrine | ussr fidel"), "us", "truman_doctrine")
    assert (table.vp, str(table.outcome)) == (0, "draw: final_scoring")


def test_a_claimed_china_card_scores_for_its_holder() -> None:
    """12.2: the counterpart."""
    table = event(at(f"T10 AR7 US | {OVER} | milops 5:5 | us truman_doctrine | ussr fidel"), "us", "truman_doctrine")
    assert (table.vp, str(table.outcome)) == (-1, "ussr: final_scoring")


# 12.4 banned events


@pytest.mark.parametrize(
    ("line", "side", "card"),
    [(USSR_ROUND, "ussr", "red_scare_purge"), (USSR_ROUND, "ussr", "cultural_revolution"), (US_ROUND, "us", "formosan_resolution")],
)
def test_banned_events_may_be_used_for_operations_only(line: str, side: str, card: str) -> None:
    """12.4, 12.4.3, ruling 138."""
    hands = f"us {card}, nasser | ussr fidel" if side == "us" else f"us nasser | ussr {card}, fidel"
    table = play(at(f"{line} | {hands}"), side, f"card:{card}")
    assert "play:event" not in table.legal(side)
    assert {"play:influence", "play:space"} <= offered(table, side)


@pytest.mark.parametrize(("side", "card"), [("ussr", "red_scare_purge"), ("ussr", "cultural_revolution"), ("us", "formosan_resolution")])
def test_all_bans_end_with_the_third_point(side: str, card: str) -> None:
    """12.3, ruling 138."""
    hands = f"us {card}, nasser | ussr fidel" if side == "us" else f"us nasser | ussr {card}, fidel"
    table = play(at(f"T4 AR3 {side} | {OVER} | influence {SPACE} 0:3 | {hands}"), side, f"card:{card}")
    assert "play:event" in table.legal(side)


def test_the_us_may_play_red_scare_during_the_war() -> None:
    """12.4: only the USSR may not."""
    table = event(at(f"{US_ROUND} | us red_scare_purge, nasser | ussr fidel"), "us", "red_scare_purge")
    assert table.ops_change["ussr"] == -1


def test_red_scare_headlined_by_the_ussr_during_the_war_is_discarded_without_effect() -> None:
    """12.4, ruling 19."""
    table = at(f"T4 headline | {WAR} | us nasser, nato | ussr red_scare_purge, fidel")
    play(play(table, "us", "card:nasser"), "ussr", "card:red_scare_purge")
    assert (table.ops_change["us"], table.where("red_scare_purge")) == (0, "discard")


def test_cultural_revolution_set_off_by_us_operations_during_the_war_is_discarded() -> None:
    """12.4, rule 5.2: forbidden, so not removed."""
    table = at(f"{US_ROUND} | us cultural_revolution, nasser | ussr fidel")
    play(table, "us", "card:cultural_revolution", "play:influence", *["country:canada"] * 3)
    assert (table.vp, table.china, table.where("cultural_revolution")) == (0, None, "discard")


def test_formosan_resolution_set_off_by_soviet_operations_during_the_war_is_discarded() -> None:
    """12.4, rule 5.2."""
    table = at(f"{USSR_ROUND} | us nasser | ussr formosan_resolution, fidel")
    play(table, "ussr", "card:formosan_resolution", "play:influence", "country:poland", "country:poland")
    assert (table.effects, table.where("formosan_resolution")) == ((), "discard")


def test_nixon_counts_the_us_as_holder_during_the_war() -> None:
    """12.4.1: 2 VP, and nobody gets the card."""
    table = event(at(f"{US_ROUND} | us nixon_plays_the_china_card, nasser | ussr fidel"), "us", "nixon_plays_the_china_card")
    assert (table.vp, table.china) == (2, None)


def test_nixon_takes_the_china_card_after_the_war() -> None:
    """12.4.1: the counterpart."""
    table = at(f"T4 AR3 US | {OVER} | us nixon_plays_the_china_card, nasser | ussr fidel")
    event(table, "us", "nixon_plays_the_china_card")
    assert (table.vp, table.china, table.china_up) == (0, "us", False)


def test_ussuri_counts_the_us_as_holder_during_the_war() -> None:
    """12.4.1: 4 influence in Asia, at most 2 in a country."""
    table = event(at(f"{US_ROUND} | us ussuri_river_skirmish, nasser | ussr fidel"), "us", "ussuri_river_skirmish")
    countries(table, "us", "india", "india", "japan", "japan")
    assert (table.influence("india"), table.influence("japan"), table.china, table.to_move) == ((2, 0), (2, 0), None, ("ussr",))


@pytest.mark.parametrize(("die", "vp"), [(4, 0), (5, -2)])
def test_the_korean_war_is_harder_during_the_civil_war(die: int, vp: int) -> None:
    """12.4.2: a further -1."""
    table = event(at(f"T1 AR3 USSR | {WAR} | us nasser | ussr korean_war, fidel"), "ussr", "korean_war", dice=(die,))
    assert (table.vp, table.milops["ussr"]) == (vp, 2)


def test_the_korean_war_is_normal_after_the_civil_war() -> None:
    """12.4.2: until then."""
    table = event(at(f"T1 AR3 USSR | {OVER} | us nasser | ussr korean_war, fidel"), "ussr", "korean_war", dice=(4,))
    assert table.vp == -2


def test_the_korean_war_set_off_by_the_us_is_harder_too() -> None:
    """12.4.2: it is the Soviet die all the same."""
    table = event(at(f"T1 AR3 US | {WAR} | us korean_war, nasser | ussr fidel"), "us", "korean_war", dice=(4,))
    assert (table.vp, table.milops["ussr"]) == (0, 2)


def test_the_civil_war_does_not_change_other_wars() -> None:
    """12.4.2: only the Korean War."""
    table = event(at(f"T1 AR3 USSR | {WAR} | us nasser | ussr arab_israeli_war, fidel"), "ussr", "arab_israeli_war", dice=(4,))
    assert table.vp == -2


# Soviet events


def test_de_stalinization_may_put_influence_into_the_space() -> None:
    """Ruling 137: it can choose a country in Asia."""
    table = at(f"{USSR_ROUND} | influence angola 0:3 | us nasser | ussr de_stalinization, fidel")
    play(event(table, "ussr", "de_stalinization"), "ussr", "country:angola", "country:angola", "done")
    countries(table, "ussr", SPACE, SPACE)
    assert (table.influence(SPACE), table.influence("angola")) == ((0, 2), (0, 1))


def test_the_third_point_from_an_event_also_brings_the_china_card() -> None:
    """12.3, ruling 137."""
    table = at(f"{USSR_ROUND} | influence {SPACE} 0:2, angola 0:3 | us nasser | ussr de_stalinization, fidel")
    play(event(table, "ussr", "de_stalinization"), "ussr", "country:angola", "done", f"country:{SPACE}")
    assert (table.china, table.china_up) == ("ussr", True)


def test_cambridge_five_may_use_the_space_for_asia_scoring() -> None:
    """Ruling 137: the space lies in Asia."""
    table = at(f"{USSR_ROUND} | us asia_scoring, nasser | ussr the_cambridge_five, fidel")
    assert SPACE in offered(event(table, "ussr", "the_cambridge_five"), "ussr", "country")


@pytest.mark.parametrize("scoring", ["southeast_asia_scoring", "europe_scoring"])
def test_cambridge_five_may_not_use_the_space_for_other_regions(scoring: str) -> None:
    """12.1, ruling 137: in Asia, not in Southeast Asia."""
    table = at(f"{USSR_ROUND} | us {scoring}, nasser | ussr the_cambridge_five, fidel")
    assert SPACE not in offered(event(table, "ussr", "the_cambridge_five"), "ussr", "country")
