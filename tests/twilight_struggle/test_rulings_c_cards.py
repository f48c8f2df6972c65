"""Rulings 28 to 39: playing cards, the opponent's events, discards, spending operations."""

import pytest

from detente.engine.table import Table

from .helpers import at, countries, event, offered, play

OPTIONAL = "options optional_cards=all"


def coup_kenya(line: str, card: str) -> Table:
    """The USSR uses a card for a coup in Kenya that fails; the US event of the card follows."""
    return play(at(f"{line} | ussr {card}, nasser | us fidel, comecon"), "ussr", f"card:{card}", "play:coup", "country:kenya", dice=(1,))


# 28 to 31: event and operations


def test_the_opponents_event_may_come_after_the_operations() -> None:
    """Ruling 28: the US puts two points into Cuba, then Fidel sweeps them away."""
    table = play(at("T1 AR1 US | us fidel, blockade | ussr nasser"), "us", "card:fidel", "play:influence")
    countries(table, "us", "cuba", "cuba")
    assert (table.influence("cuba"), table.where("fidel"), table.to_move) == ((0, 3), "removed", ("ussr",))


def test_the_opponents_event_may_come_before_the_operations() -> None:
    """Ruling 28: Fidel first, then both operations buy one point in Soviet Cuba."""
    table = play(at("T1 AR1 US | us fidel, blockade | ussr nasser"), "us", "card:fidel", "play:event_first")
    assert (table.influence("cuba"), table.question("us")) == ((0, 3), "operations")
    play(table, "us", "play:influence", "country:cuba")
    assert (table.influence("cuba"), table.to_move) == ((1, 3), ("ussr",))


def test_the_operations_after_the_opponents_event_must_be_done() -> None:
    """Ruling 28: both must be done, so there is no way to stop."""
    table = play(at("T1 AR1 US | influence kenya 0:1 | us fidel, blockade | ussr nasser"), "us", "card:fidel", "play:event_first")
    assert offered(table, "us") == {"play:influence", "play:realign", "play:coup"}


def test_an_opponents_card_may_not_be_played_for_its_event_only() -> None:
    """Ruling 29: operations, with the event before or after them, or the space race."""
    table = play(at("T1 AR1 US | influence kenya 0:1 | us comecon, blockade | ussr nasser"), "us", "card:comecon")
    assert offered(table, "us") == {"play:event_first", "play:influence", "play:realign", "play:coup", "play:space"}


def test_an_own_card_may_be_played_for_its_event() -> None:
    """Ruling 29: the same card in the hand of its owner."""
    table = play(at("T1 AR1 USSR | ussr comecon, nasser | us fidel"), "ussr", "card:comecon")
    assert offered(table, "ussr") == {"play:event", "play:influence", "play:space"}


def test_operations_may_not_be_interrupted_by_the_event() -> None:
    """Ruling 30: between two points only countries are offered, and Fidel has not happened yet."""
    table = play(at("T1 AR1 US | us fidel, blockade | ussr nasser"), "us", "card:fidel", "play:influence", "country:cuba")
    assert all(action.startswith("country:") for action in table.legal("us"))
    assert table.influence("cuba") == (1, 0)


def test_realignment_rolls_may_not_be_interrupted_by_the_event() -> None:
    """Ruling 30: the same between two rolls."""
    table = play(at("T1 AR1 US | influence kenya 0:5 | us fidel, blockade | ussr nasser"), "us", "card:fidel", "play:realign")
    play(table, "us", "country:kenya", dice=(1, 1))
    assert (offered(table, "us"), table.influence("cuba")) == ({"country:kenya"}, (0, 0))


def test_an_own_event_gives_no_operations() -> None:
    """Ruling 31: after Fidel as an event the round is over."""
    table = play(at("T1 AR1 USSR | ussr fidel, nasser | us blockade"), "ussr", "card:fidel", "play:event")
    assert (table.influence("cuba"), table.to_move) == ((0, 3), ("us",))


def test_an_own_card_used_for_operations_has_no_event() -> None:
    """Ruling 31: Fidel for two points in Poland; Cuba stays empty and the card is only discarded."""
    table = play(at("T1 AR1 USSR | ussr fidel, nasser | us blockade"), "ussr", "card:fidel", "play:influence")
    countries(table, "ussr", "poland", "poland")
    assert (table.influence("cuba"), table.influence("poland"), table.where("fidel")) == ((0, 0), (0, 2), "discard")


def test_a_neutral_card_used_for_operations_has_no_event() -> None:
    """Ruling 31: Nuclear Test Ban for a coup pays no points."""
    table = at("T1 AR1 USSR | influence kenya 1:0 | ussr nuclear_test_ban, nasser | us blockade")
    play(table, "ussr", "card:nuclear_test_ban", "play:coup", "country:kenya", dice=(1,))
    assert (table.vp, table.to_move) == (0, ("us",))


# 32 to 34: events without effect, and events that do not occur


def test_truman_doctrine_without_a_target_is_removed() -> None:
    """Ruling 32: it counts as played."""
    assert coup_kenya("T1 AR1 USSR | influence kenya 1:0", "truman_doctrine").where("truman_doctrine") == "removed"


def test_alliance_for_progress_without_a_battleground_is_removed() -> None:
    """Ruling 32: 0 VP, but it counts as played."""
    table = coup_kenya("T4 AR1 USSR | influence kenya 1:0", "alliance_for_progress")
    assert (table.where("alliance_for_progress"), table.vp) == ("removed", 0)


@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("nato", "T1 AR1 USSR | influence kenya 1:0"),
        ("solidarity", "T8 AR1 USSR | influence kenya 1:0"),
        ("star_wars", "T8 AR1 USSR | space 3:3 | influence kenya 1:0 | discard duck_and_cover"),
        ("star_wars", "T8 AR1 USSR | space 2:3 | influence kenya 1:0 | discard duck_and_cover"),
        ("kitchen_debates", "T4 AR1 USSR | influence kenya 1:0, angola 1:0, cuba 0:3"),
        ("our_man_in_tehran", f"T4 AR1 USSR | {OPTIONAL} | influence kenya 1:0, israel 3:0"),
    ],
)
def test_a_starred_event_whose_condition_fails_is_discarded(card: str, line: str) -> None:
    """Ruling 33: no prerequisite, not ahead, no majority of battlegrounds, no control in the Middle East."""
    table = coup_kenya(line, card)
    assert (table.where(card), table.to_move, table.vp, table.effects, table.influence("poland")) == ("discard", ("us",), 0, (), (0, 0))


@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("nato", "T1 AR1 USSR | influence kenya 1:0 | effects warsaw_pact_formed"),
        ("solidarity", "T8 AR1 USSR | influence kenya 1:0 | effects john_paul_ii_elected_pope"),
        ("star_wars", "T8 AR1 USSR | space 4:3 | influence kenya 1:0"),
        ("kitchen_debates", "T4 AR1 USSR | influence kenya 1:0, angola 1:0"),
    ],
)
def test_a_starred_event_whose_condition_holds_is_removed(card: str, line: str) -> None:
    """Ruling 33: the same cards with their condition met."""
    assert coup_kenya(line, card).where(card) == "removed"


@pytest.mark.parametrize(("card", "line"), [("wargames", "T8 AR1 US | defcon 3"), ("one_small_step", "T4 AR1 US | space 2:2")])
def test_a_neutral_event_whose_condition_fails_may_not_be_played_as_an_event(card: str, line: str) -> None:
    """Ruling 33: Wargames not at DEFCON 2, One Small Step when not behind."""
    table = play(at(f"{line} | us {card}, nasser | ussr fidel"), "us", f"card:{card}")
    assert "play:event" not in table.legal("us")


@pytest.mark.parametrize(("card", "line"), [("wargames", "T8 AR1 US | defcon 2"), ("one_small_step", "T4 AR1 US | space 1:2")])
def test_a_neutral_event_whose_condition_holds_may_be_played_as_an_event(card: str, line: str) -> None:
    """Ruling 33: the same two with their condition met."""
    table = play(at(f"{line} | us {card}, nasser | ussr fidel"), "us", f"card:{card}")
    assert "play:event" in table.legal("us")


def test_one_small_step_headlined_when_not_behind_moves_nothing() -> None:
    """Ruling 33: it is discarded."""
    table = play(at("T4 headline | space 2:1 | us one_small_step, fidel | ussr nasser, comecon"), "us", "card:one_small_step")
    play(table, "ussr", "card:nasser")
    assert (table.space, table.where("one_small_step")) == ({"us": 2, "ussr": 1}, "discard")


def test_special_relationship_does_not_occur_without_control_of_the_united_kingdom() -> None:
    """Ruling 34: no point, no question, a discard."""
    table = coup_kenya(f"T1 AR1 USSR | {OPTIONAL} | influence kenya 1:0, uk 4:0", "special_relationship")
    assert (table.question("us"), table.where("special_relationship")) == ("card", "discard")


def test_special_relationship_is_discarded_even_if_it_occurs() -> None:
    """Ruling 34: it is not starred."""
    table = coup_kenya(f"T1 AR1 USSR | {OPTIONAL} | influence kenya 1:0, uk 5:0", "special_relationship")
    assert offered(table, "us", "country") == {"canada", "norway", "benelux", "france"}
    countries(table, "us", "norway")
    assert (table.influence("norway"), table.where("special_relationship")) == ((1, 0), "discard")


# 35 to 37: discards that an event demands


def blockade(hand: str, more: str) -> set[str]:
    """What the US may answer to Blockade with this hand."""
    table = event(at(f"T1 AR1 USSR | {more} | influence west_germany 4:0 | ussr blockade, nasser | us {hand}"), "ussr", "blockade")
    assert table.question("us") == "discard"
    return offered(table, "us")


def test_containment_makes_a_two_a_three_for_blockade() -> None:
    """Ruling 35: the value as modified for the discarding player."""
    assert blockade("independent_reds, truman_doctrine", "effects containment") == {"card:independent_reds", "done"}


def test_red_scare_makes_a_three_too_little_for_blockade() -> None:
    """Ruling 35: a four still qualifies."""
    assert blockade("containment, nato", "ops -1:0") == {"card:nato", "done"}


def test_the_soviet_bonus_does_not_count_for_a_us_discard() -> None:
    """Ruling 35: only the discarding player's own changes."""
    assert blockade("independent_reds", "ops 0:1") == {"done"}


def test_a_higher_card_satisfies_blockade() -> None:
    """Ruling 36: a four where a three is demanded."""
    assert blockade("containment, nato, fidel", "ops 0:0") == {"card:containment", "card:nato", "done"}


def test_a_higher_card_satisfies_quagmire() -> None:
    """Ruling 36: twos, threes and fours where a two is demanded; ones not."""
    table = at("T4 AR1 US | effects quagmire | us nasser, fidel, containment, nato | ussr comecon")
    assert offered(table, "us") == {"card:fidel", "card:containment", "card:nato"}
    play(table, "us", "card:nato", dice=(4,))
    assert (table.where("nato"), table.effects) == ("discard", ())


def test_the_event_of_a_card_discarded_to_blockade_does_not_happen() -> None:
    """Ruling 37: Duck and Cover moves neither DEFCON nor points."""
    table = event(at("T1 AR1 USSR | influence west_germany 4:0 | ussr blockade, nasser | us duck_and_cover"), "ussr", "blockade")
    play(table, "us", "card:duck_and_cover")
    assert (table.defcon, table.vp, table.where("duck_and_cover"), table.influence("west_germany")) == (5, 0, "discard", (4, 0))


def test_a_starred_card_discarded_to_a_trap_is_not_removed() -> None:
    """Ruling 37: Containment gives no bonus either."""
    table = play(at("T4 AR1 US | effects quagmire | us containment, nasser | ussr comecon"), "us", "card:containment", dice=(6,))
    assert (table.where("containment"), table.effects, table.ops_change["us"]) == ("discard", ("quagmire",), 0)


def test_a_scoring_card_discarded_by_terrorism_is_not_scored() -> None:
    """Ruling 37: scoring cards are no exception."""
    table = at("T8 AR1 USSR | influence burma 2:0 | ussr terrorism, nasser | us asia_scoring")
    event(table, "ussr", "terrorism", cards=("asia_scoring",))
    assert (table.vp, table.where("asia_scoring")) == (0, "discard")


def test_five_year_plan_carries_out_a_us_event() -> None:
    """Ruling 37: the one exception; Duck and Cover happens."""
    table = at("T1 AR1 US | us five_year_plan, nasser | ussr duck_and_cover, fidel")
    event(table, "us", "five_year_plan", cards=("duck_and_cover",))
    assert (table.defcon, table.vp, table.where("duck_and_cover")) == (4, 1, "discard")


def test_five_year_plan_does_not_carry_out_a_soviet_event() -> None:
    """Ruling 37: Fidel is just discarded."""
    table = at("T1 AR1 US | us five_year_plan, nasser | ussr duck_and_cover, fidel")
    event(table, "us", "five_year_plan", cards=("fidel",))
    assert (table.influence("cuba"), table.where("fidel")) == ((0, 0), "discard")


# 38 and 39: spending operations


def test_all_points_of_influence_must_be_placed() -> None:
    """Ruling 38: no stopping after the first of three."""
    table = play(at("T1 AR1 USSR | ussr comecon, nasser | us fidel"), "ussr", "card:comecon", "play:influence", "country:poland")
    assert (table.question("ussr"), "done" in table.legal("ussr")) == ("influence", False)


def test_all_realignment_rolls_must_be_made() -> None:
    """Ruling 38: no stopping after the first of three."""
    table = play(at("T1 AR1 USSR | influence kenya 5:0 | ussr comecon, nasser | us fidel"), "ussr", "card:comecon", "play:realign")
    play(table, "ussr", "country:kenya", dice=(1, 1))
    assert offered(table, "ussr") == {"country:kenya"}


def test_the_points_of_a_card_go_to_one_kind_of_operation() -> None:
    """Ruling 38: after a point of influence neither coup nor realignment is offered."""
    table = at("T1 AR1 USSR | influence kenya 1:0 | ussr comecon, nasser | us fidel")
    play(table, "ussr", "card:comecon", "play:influence", "country:poland")
    assert not {"play:coup", "play:realign", "play:space"} & offered(table, "ussr")


def test_a_point_for_which_no_place_is_left_is_lost() -> None:
    """Ruling 38: every country in reach is firmly American and costs 2; the third operation is lost."""
    wall = "finland 9:0, poland 9:0, romania 9:0, afghanistan 9:0, north_korea 9:0"
    table = at(f"T1 AR1 USSR | china us up | influence {wall} | ussr comecon, nasser | us fidel")
    play(table, "ussr", "card:comecon", "play:influence", "country:poland")
    assert (table.influence("poland"), table.to_move) == ((9, 1), ("us",))


def test_rolls_for_which_no_target_is_left_are_lost() -> None:
    """Ruling 38: the first of three rolls empties the only target."""
    table = at("T1 AR1 USSR | influence kenya 1:0 | ussr comecon, nasser | us fidel")
    play(table, "ussr", "card:comecon", "play:realign", "country:kenya", dice=(6, 1))
    assert (table.influence("kenya"), table.to_move) == ((0, 0), ("us",))


@pytest.mark.parametrize(("card", "line"), [("cia_created", "T1 AR1 US"), ("abm_treaty", "T4 AR1 US | defcon 3")])
def test_operations_granted_by_an_event_may_be_declined(card: str, line: str) -> None:
    """Ruling 39: the texts say 'may'."""
    table = event(at(f"{line} | us {card}, nasser | ussr fidel"), "us", card)
    assert (table.question("us"), "done" in table.legal("us")) == ("operations", True)
    assert play(table, "us", "done").to_move == ("ussr",)


def test_the_operations_of_grain_sales_may_be_declined() -> None:
    """Ruling 39: the card is given back, and nothing is done with Grain Sales either."""
    table = event(at("T4 AR1 US | us grain_sales_to_soviets, nasser | ussr fidel"), "us", "grain_sales_to_soviets")
    play(table, "us", "done")
    assert (table.question("us"), table.where("fidel")) == ("operations", "ussr")
    assert play(table, "us", "done").to_move == ("ussr",)


def test_the_operations_of_an_olympic_boycott_may_be_declined() -> None:
    """Ruling 39."""
    table = event(at("T1 AR1 US | us olympic_games, nasser | ussr fidel"), "us", "olympic_games")
    play(table, "ussr", "boycott")
    assert play(table, "us", "done").to_move == ("ussr",)


def test_the_free_coup_of_junta_may_be_declined() -> None:
    """Ruling 39: the two points are placed all the same."""
    table = event(at("T4 AR1 US | influence cuba 0:3 | us junta, nasser | ussr fidel"), "us", "junta")
    play(table, "us", "country:chile", "done")
    assert (table.influence("chile"), table.influence("cuba"), table.to_move) == ((2, 0), (0, 3), ("ussr",))
