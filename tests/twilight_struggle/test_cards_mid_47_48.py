"""Mid War cards 47 and 48: Junta, Kitchen Debates."""

from detente.engine.table import Outcome

from .helpers import at, event, offered, play


def test_junta_puts_two_points_into_one_country_of_latin_america() -> None:
    """Card 47: any of the twenty countries, an enemy-controlled one too (G4)."""
    table = event(at("T5 AR1 USSR | influence cuba 3:0 | ussr junta, nasser | us fidel"), "ussr", "junta")
    assert table.question("ussr") == "place"
    assert len(offered(table, "ussr", "country")) == 20
    assert offered(table, "ussr") == {f"country:{name}" for name in offered(table, "ussr", "country")}
    play(table, "ussr", "country:cuba")
    assert table.influence("cuba") == (3, 2)


def test_junta_then_offers_a_coup_or_realignments_or_neither() -> None:
    """Card 47: the order is fixed; no influence by operations, no space race (G7)."""
    table = event(at("T5 AR1 USSR | influence cuba 3:0 | ussr junta, nasser | us fidel"), "ussr", "junta")
    play(table, "ussr", "country:peru")
    assert table.question("ussr") == "operations"
    assert offered(table, "ussr") == {"play:coup", "play:realign", "done"}


def test_juntas_coup_may_be_declined() -> None:
    """Card 47: may; the card is not starred."""
    table = event(at("T5 AR1 USSR | influence cuba 3:0 | ussr junta, nasser | us fidel"), "ussr", "junta")
    play(table, "ussr", "country:peru", "done")
    assert table.where("junta") == "discard"
    assert table.to_move == ("us",)


def test_junta_without_a_target_ends_after_the_placement() -> None:
    """Card 47, G8: enemy influence in Central or South America is needed."""
    table = event(at("T5 AR1 USSR | influence iran 2:0 | ussr junta, nasser | us fidel"), "ussr", "junta")
    play(table, "ussr", "country:peru")
    assert table.influence("peru") == (0, 2)
    assert table.to_move == ("us",)


def test_juntas_free_coup_lowers_defcon_in_a_battleground_and_earns_no_military_operations() -> None:
    """Card 47, G8: 4 + 2 exceeds 4 by 2."""
    table = at("T5 AR1 US | influence brazil 0:1 | us junta, fidel | ussr nasser")
    play(event(table, "us", "junta"), "us", "country:peru", "play:coup", "country:brazil", dice=(4,))
    assert table.influence("brazil") == (1, 0)
    assert table.defcon == 4
    assert table.milops == {"us": 0, "ussr": 0}


def test_juntas_coup_in_a_non_battleground_leaves_defcon() -> None:
    """Card 47: the coup may go to the other of the two regions."""
    table = at("T5 AR1 US | influence haiti 0:1 | us junta, fidel | ussr nasser")
    play(event(table, "us", "junta"), "us", "country:peru", "play:coup", "country:haiti", dice=(1,))
    assert table.influence("haiti") == (0, 0)
    assert table.defcon == 5


def test_juntas_targets_lie_in_central_and_south_america_only() -> None:
    """Card 47: not Iran, not Nigeria."""
    line = "T5 AR1 USSR | influence cuba 1:0, chile 1:0, iran 1:0, nigeria 1:0 | ussr junta, nasser | us fidel"
    table = event(at(line), "ussr", "junta")
    play(table, "ussr", "country:peru", "play:coup")
    assert offered(table, "ussr", "country") == {"cuba", "chile"}


def test_juntas_coup_uses_the_modified_value() -> None:
    """Card 47, G8: Containment makes it 3; 2 + 3 exceeds 4 by 1."""
    table = at("T5 AR1 US | effects containment | influence brazil 0:2 | us junta, fidel | ussr nasser")
    play(event(table, "us", "junta"), "us", "country:peru", "play:coup", "country:brazil", dice=(2,))
    assert table.influence("brazil") == (0, 1)


def test_junta_makes_as_many_realignment_rolls_as_its_value() -> None:
    """Card 47: two rolls, in both regions, and then the round is over."""
    table = at("T5 AR1 USSR | influence haiti 1:0, uruguay 1:0, iran 2:0 | ussr junta, nasser | us fidel")
    play(event(table, "ussr", "junta"), "ussr", "country:peru", "play:realign")
    assert offered(table, "ussr", "country") == {"haiti", "uruguay"}
    play(table, "ussr", "country:haiti", "country:uruguay", dice=(6, 1, 6, 1))
    assert table.influence("haiti") == (0, 0)
    assert table.influence("uruguay") == (0, 0)
    assert table.to_move == ("us",)


def test_red_scare_leaves_junta_a_single_realignment_roll() -> None:
    """Card 47, G9: the modified value counts."""
    table = at("T5 AR1 USSR | ops 0:-1 | influence haiti 1:0, uruguay 1:0 | ussr junta, nasser | us fidel")
    play(event(table, "ussr", "junta"), "ussr", "country:peru", "play:realign", "country:haiti", dice=(6, 1))
    assert table.influence("uruguay") == (1, 0)
    assert table.to_move == ("us",)


def test_juntas_two_points_count_for_the_realignment_that_follows() -> None:
    """Card 47: Peru is controlled by then and adds 1 next door in Ecuador: 3 + 1 to 3 + 1 is a tie."""
    table = at("T5 AR1 USSR | influence ecuador 1:0 | ussr junta, nasser | us fidel")
    play(event(table, "ussr", "junta"), "ussr", "country:peru", "play:realign", "country:ecuador", dice=(3, 3))
    assert table.influence("ecuador") == (1, 0)
    play(table, "ussr", "country:ecuador", dice=(4, 3))
    assert table.influence("ecuador") == (0, 0)


def test_juntas_battleground_coup_at_defcon_two_loses_for_its_phasing_owner() -> None:
    """Card 47, ruling 144."""
    table = at("T5 AR1 US | defcon 2 | influence brazil 0:1 | us junta, fidel | ussr nasser")
    play(event(table, "us", "junta"), "us", "country:peru", "play:coup", "country:brazil")
    assert table.outcome == Outcome("ussr", "defcon")


def test_latin_american_death_squads_help_juntas_coup() -> None:
    """Cards 47 and 69, G8: 3 + 2 + 1 exceeds 4 by 2."""
    table = at("T5 AR1 US | death_squads 1 | influence peru 0:2 | us junta, fidel | ussr nasser")
    play(event(table, "us", "junta"), "us", "country:haiti", "play:coup", "country:peru", dice=(3,))
    assert table.influence("peru") == (0, 0)


def test_kitchen_debates_pays_two_for_more_battlegrounds() -> None:
    """Card 48: 2 against 1 worldwide; starred, so it leaves the game."""
    table = at("T5 AR1 US | influence zaire 1:0, panama 2:0, cuba 0:3 | us kitchen_debates, fidel | ussr nasser")
    event(table, "us", "kitchen_debates")
    assert table.vp == 2
    assert table.where("kitchen_debates") == "removed"


def test_kitchen_debates_is_no_event_for_the_us_with_equal_battlegrounds() -> None:
    """Card 48: the condition fails, only operations remain, and the card is discarded."""
    table = at("T5 AR1 US | influence zaire 1:0, cuba 0:3 | us kitchen_debates, fidel | ussr nasser")
    play(table, "us", "card:kitchen_debates")
    assert "play:event" not in table.legal("us")
    play(table, "us", "play:influence", "country:zaire")
    assert table.vp == 0
    assert table.where("kitchen_debates") == "discard"


def test_kitchen_debates_played_by_the_ussr_does_not_occur_without_a_us_majority() -> None:
    """Card 48, ruling 33: not removed."""
    table = at("T5 AR1 USSR | influence zaire 1:0, cuba 0:3 | ussr kitchen_debates, nasser | us fidel")
    play(table, "ussr", "card:kitchen_debates", "play:influence", "country:cuba")
    assert table.vp == 0
    assert table.where("kitchen_debates") == "discard"


def test_kitchen_debates_pays_when_the_ussr_lets_the_event_go_first() -> None:
    """Card 48, 5.2: the US gains although the USSR plays the card."""
    table = at("T5 AR1 USSR | influence zaire 1:0 | ussr kitchen_debates, nasser | us fidel")
    event(table, "ussr", "kitchen_debates")
    assert table.vp == 2
    play(table, "ussr", "play:coup", "country:zaire", dice=(1,))
    assert table.where("kitchen_debates") == "removed"


def test_the_ussr_can_break_the_majority_before_kitchen_debates_is_resolved() -> None:
    """Card 48, G6: the coup takes Zaire away, then the condition fails."""
    table = at("T5 AR1 USSR | influence zaire 1:0 | ussr kitchen_debates, nasser | us fidel")
    play(table, "ussr", "card:kitchen_debates", "play:coup", "country:zaire", dice=(6,))
    assert table.influence("zaire") == (0, 4)
    assert table.vp == 0
    assert table.where("kitchen_debates") == "discard"


def test_kitchen_debates_ignores_formosan_resolution_and_uncontrolled_battlegrounds() -> None:
    """Card 48: neither Taiwan nor a battleground without control counts."""
    line = "T5 AR1 US | effects formosan_resolution | influence taiwan 3:0, panama 1:0 | us kitchen_debates, fidel | ussr nasser"
    table = at(line)
    play(table, "us", "card:kitchen_debates")
    assert "play:event" not in table.legal("us")


def test_a_headlined_kitchen_debates_without_majority_is_discarded() -> None:
    """Card 48, ruling 19: no effect."""
    table = at("T5 headline | us kitchen_debates, fidel | ussr nasser, allende")
    play(play(table, "us", "card:kitchen_debates"), "ussr", "card:nasser")
    assert table.vp == 0
    assert table.where("kitchen_debates") == "discard"
