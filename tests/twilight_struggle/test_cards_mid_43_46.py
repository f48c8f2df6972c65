"""Mid War cards 43, 45 and 46: SALT Negotiations, Summit, How I Learned to Stop Worrying."""

from detente.engine.table import Outcome

from .helpers import at, event, offered, play


def test_salt_improves_defcon_by_two() -> None:
    """Card 43: the discard pile is empty, so nothing is asked; starred, so it leaves the game."""
    table = event(at("T5 AR1 US | defcon 2 | us salt_negotiations, fidel | ussr nasser"), "us", "salt_negotiations")
    assert table.defcon == 4
    assert table.where("salt_negotiations") == "removed"
    assert table.to_move == ("ussr",)


def test_salt_does_not_improve_defcon_beyond_five() -> None:
    """Card 43, ruling 80."""
    assert event(at("T5 AR1 US | defcon 4 | us salt_negotiations, fidel | ussr nasser"), "us", "salt_negotiations").defcon == 5


def test_salt_takes_one_from_the_coup_rolls_of_the_opponent() -> None:
    """Card 43: 2 + 3 - 1 does not exceed 4; the military operations are unchanged."""
    table = at("T5 AR1 USSR | effects salt_negotiations | influence kenya 1:0 | ussr brush_war, nasser | us fidel")
    play(table, "ussr", "card:brush_war", "play:coup", "country:kenya", dice=(2,))
    assert table.influence("kenya") == (1, 0)
    assert table.milops["ussr"] == 3


def test_salt_takes_one_from_the_coup_rolls_of_its_owner_too() -> None:
    """Card 43: both sides; 3 + 3 - 1 exceeds 4 by 1."""
    table = at("T5 AR1 US | effects salt_negotiations | influence kenya 0:2 | us brush_war, fidel | ussr nasser")
    play(table, "us", "card:brush_war", "play:coup", "country:kenya", dice=(3,))
    assert table.influence("kenya") == (0, 1)
    assert table.milops["us"] == 3


def test_salt_works_on_the_free_coup_of_junta() -> None:
    """Card 43, G8: 3 + 2 - 1 does not exceed 4."""
    table = at("T5 AR1 US | effects salt_negotiations | influence peru 0:1 | us junta, fidel | ussr nasser")
    play(event(table, "us", "junta"), "us", "country:haiti", "play:coup", "country:peru", dice=(3,))
    assert table.influence("peru") == (0, 1)


def test_salt_does_not_change_realignments() -> None:
    """Card 43: coup rolls only; 4 against 2 + 1 (more influence) removes 1."""
    table = at("T5 AR1 USSR | effects salt_negotiations | influence kenya 1:0 | ussr allende, nasser | us fidel")
    play(table, "ussr", "card:allende", "play:realign", "country:kenya", dice=(4, 2))
    assert table.influence("kenya") == (0, 0)


def test_salt_lets_the_owner_take_a_card_from_the_discard_pile() -> None:
    """Card 43: the card comes into the hand, shown to the opponent."""
    table = at("T5 AR1 US | us salt_negotiations, fidel | ussr nasser | discard duck_and_cover, containment")
    play(event(table, "us", "salt_negotiations"), "us", "card:duck_and_cover")
    assert table.hand("us") == ("duck_and_cover", "fidel")
    assert "us duck_and_cover, ?1" in table.position("ussr")


def test_salt_offers_no_scoring_card_and_may_be_declined() -> None:
    """Card 43, ruling 121."""
    table = at("T5 AR1 US | us salt_negotiations, fidel | ussr nasser | discard duck_and_cover, asia_scoring")
    event(table, "us", "salt_negotiations")
    assert table.question("us") == "salt"
    assert offered(table, "us") == {"card:duck_and_cover", "done"}
    play(table, "us", "done")
    assert table.hand("us") == ("fidel",)
    assert table.where("duck_and_cover") == "discard"


def test_salt_asks_nothing_if_only_scoring_cards_lie_in_the_discard_pile() -> None:
    """Card 43."""
    table = at("T5 AR1 USSR | ussr salt_negotiations, nasser | us fidel | discard asia_scoring")
    event(table, "ussr", "salt_negotiations")
    assert table.to_move == ("us",)
    assert table.hand("ussr") == ("nasser",)


def test_a_card_taken_with_salt_may_be_played_in_the_same_turn() -> None:
    """Ruling 122."""
    table = at("T5 AR1 USSR | ussr salt_negotiations, nasser | us containment, fidel | discard brush_war")
    play(event(table, "ussr", "salt_negotiations"), "ussr", "card:brush_war")
    event(table, "us", "containment")
    assert "brush_war" in offered(table, "ussr", "card")


def test_salt_ends_with_the_turn() -> None:
    """Card 43, G13."""
    table = at("T4 AR7 US | effects salt_negotiations | ussr nasser")
    assert table.turn == 5
    assert table.effects == ()


def test_the_higher_roll_wins_the_summit() -> None:
    """Card 45: 2 VP for the owner's higher roll."""
    table = event(at("T5 AR1 US | us summit, fidel | ussr nasser"), "us", "summit", dice=(5, 4))
    assert table.vp == 2
    assert table.question("us") == "summit"


def test_the_opponent_can_win_the_summit() -> None:
    """Card 45: the owner rolls first; the USSR wins 2 VP and the choice of DEFCON."""
    table = event(at("T5 AR1 US | defcon 3 | us summit, fidel | ussr nasser"), "us", "summit", dice=(3, 4))
    assert table.vp == -2
    assert table.question("ussr") == "summit"
    assert offered(table, "ussr") == {"defcon:2", "defcon:4", "done"}


def test_a_tied_summit_changes_nothing() -> None:
    """Card 45: no VP, no choice, no second roll; not starred, so discarded."""
    table = event(at("T5 AR1 US | defcon 3 | us summit, fidel | ussr nasser"), "us", "summit", dice=(4, 4))
    assert table.vp == 0
    assert table.defcon == 3
    assert table.question("ussr") == "card"
    assert table.where("summit") == "discard"


def test_each_dominated_or_controlled_region_adds_one_at_the_summit() -> None:
    """Card 45: the USSR dominates Africa and controls Central America: 3 + 2 beats 4."""
    line = "T5 AR1 US | influence nigeria 0:1, kenya 0:2, mexico 0:2, cuba 0:3, panama 0:2, morocco 3:0 | us summit, fidel | ussr nasser"
    assert event(at(line), "us", "summit", dice=(4, 3)).vp == -2


def test_presence_adds_nothing_at_the_summit() -> None:
    """Card 45: the US is only present in Africa, so 3 loses against 4."""
    table = at("T5 AR1 US | influence nigeria 1:0, zaire 1:0 | us summit, fidel | ussr nasser")
    assert event(table, "us", "summit", dice=(3, 4)).vp == -2


def test_southeast_asia_is_no_region_at_the_summit() -> None:
    """Card 45: the USSR holds all of Southeast Asia but India and Japan keep it from dominating Asia; 4 to 4 is a tie."""
    line = "T5 AR1 US | influence thailand 0:2, vietnam 0:1, laos_cambodia 0:1, india 3:0, japan 4:0 | us summit, fidel | ussr nasser"
    assert event(at(line), "us", "summit", dice=(4, 4)).vp == 0


def test_formosan_resolution_is_ignored_at_the_summit() -> None:
    """Card 45: Taiwan is no battleground here, so the US does not dominate Asia; 4 to 4 is a tie."""
    line = "T5 AR1 US | effects formosan_resolution | influence taiwan 3:0, australia 4:0 | us summit, fidel | ussr nasser"
    assert event(at(line), "us", "summit", dice=(4, 4)).vp == 0


def test_shuttle_diplomacy_is_ignored_at_the_summit() -> None:
    """Card 45: the USSR dominates the Middle East and wins 4 + 1 to 4; Shuttle Diplomacy stays."""
    line = "T5 AR1 US | effects shuttle_diplomacy | influence libya 0:2, syria 0:2 | us summit, fidel | ussr nasser"
    table = event(at(line), "us", "summit", dice=(4, 4))
    assert table.vp == -2
    assert table.effects == ("shuttle_diplomacy",)


def test_the_winner_of_the_summit_may_improve_defcon() -> None:
    """Card 45."""
    table = event(at("T5 AR1 US | defcon 3 | us summit, fidel | ussr nasser"), "us", "summit", dice=(6, 1))
    assert play(table, "us", "defcon:4").defcon == 4


def test_the_winner_of_the_summit_may_degrade_defcon() -> None:
    """Card 45."""
    table = event(at("T5 AR1 US | defcon 3 | us summit, fidel | ussr nasser"), "us", "summit", dice=(6, 1))
    assert play(table, "us", "defcon:2").defcon == 2


def test_the_winner_of_the_summit_may_leave_defcon() -> None:
    """Card 45: may; at DEFCON 5 there is no way up."""
    table = event(at("T5 AR1 US | us summit, fidel | ussr nasser"), "us", "summit", dice=(6, 1))
    assert offered(table, "us") == {"defcon:4", "done"}
    assert play(table, "us", "done").defcon == 5


def test_a_soviet_winner_of_a_us_summit_at_defcon_two_ends_the_game_against_the_us() -> None:
    """Card 45, G2: the phasing player loses."""
    table = event(at("T5 AR1 US | defcon 2 | us summit, fidel | ussr nasser"), "us", "summit", dice=(1, 6))
    play(table, "ussr", "defcon:1")
    assert table.outcome == Outcome("ussr", "defcon")


def test_a_winner_who_is_phasing_loses_by_lowering_defcon_to_one() -> None:
    """Card 45, G2."""
    table = event(at("T5 AR1 USSR | defcon 2 | ussr summit, nasser | us fidel"), "ussr", "summit", dice=(6, 1))
    play(table, "ussr", "defcon:1")
    assert table.outcome == Outcome("us", "defcon")


def test_how_i_learned_sets_any_defcon_level_and_earns_five_military_operations() -> None:
    """Card 46: all five levels are offered; starred, so it leaves the game."""
    table = at("T5 AR1 USSR | defcon 2 | ussr how_i_learned_to_stop_worrying, nasser | us fidel")
    event(table, "ussr", "how_i_learned_to_stop_worrying")
    assert offered(table, "ussr") == {f"defcon:{level}" for level in range(1, 6)}
    play(table, "ussr", "defcon:5")
    assert table.defcon == 5
    assert table.milops == {"us": 0, "ussr": 5}
    assert table.where("how_i_learned_to_stop_worrying") == "removed"


def test_how_i_learned_can_lower_defcon_by_several_levels() -> None:
    """Card 46: from 5 to 2; 3 military operations become 5 (ruling 84)."""
    table = at("T5 AR1 US | defcon 5 | milops 3:0 | us how_i_learned_to_stop_worrying, fidel | ussr nasser")
    play(event(table, "us", "how_i_learned_to_stop_worrying"), "us", "defcon:2")
    assert table.defcon == 2
    assert table.milops["us"] == 5


def test_how_i_learned_may_leave_defcon_where_it_is() -> None:
    """Card 46: any level."""
    table = at("T5 AR1 US | defcon 3 | us how_i_learned_to_stop_worrying, fidel | ussr nasser")
    play(event(table, "us", "how_i_learned_to_stop_worrying"), "us", "defcon:3")
    assert table.defcon == 3
    assert table.milops["us"] == 5


def test_how_i_learned_at_level_one_loses_for_the_phasing_player() -> None:
    """Card 46."""
    table = at("T5 AR1 US | us how_i_learned_to_stop_worrying, fidel | ussr nasser")
    play(event(table, "us", "how_i_learned_to_stop_worrying"), "us", "defcon:1")
    assert table.outcome == Outcome("ussr", "defcon")


def test_how_i_learned_through_grain_sales_lets_the_us_win_in_a_soviet_round() -> None:
    """Cards 46 and 67: the owner is the US, the phasing player the USSR."""
    table = at("T5 AR1 USSR | ussr grain_sales_to_soviets, how_i_learned_to_stop_worrying | us fidel")
    event(table, "ussr", "grain_sales_to_soviets", cards=("how_i_learned_to_stop_worrying",))
    play(table, "us", "accept", "play:event", "defcon:1")
    assert table.outcome == Outcome("us", "defcon")
