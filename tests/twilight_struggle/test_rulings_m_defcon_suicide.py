"""Ruling 144: plays that lose the game by DEFCON at level 2, one test each, and their safe counterparts."""

import pytest

from detente.engine.table import Outcome

from .helpers import at, event, offered, play

US_WINS, USSR_WINS = Outcome("us", "defcon"), Outcome("ussr", "defcon")


@pytest.mark.parametrize("card", ["duck_and_cover", "soviets_shoot_down_kal_007"])
def test_a_us_event_that_lowers_defcon_is_deadly_for_the_us(card: str) -> None:
    """Ruling 144: own Duck and Cover and KAL-007 as events; no VP are scored (cards 4, 89)."""
    table = event(at(f"T8 AR1 US | defcon 2 | us {card}, fidel | ussr nasser"), "us", card)
    assert table.outcome == USSR_WINS
    assert table.vp == 0


@pytest.mark.parametrize("card", ["duck_and_cover", "soviets_shoot_down_kal_007"])
def test_a_us_event_that_lowers_defcon_is_deadly_for_the_ussr_before_its_operations(card: str) -> None:
    """Ruling 144: the opponent's Duck and Cover and KAL-007, event first."""
    table = at(f"T8 AR1 USSR | defcon 2 | influence poland 0:1 | us fidel | ussr {card}, nasser")
    play(table, "ussr", f"card:{card}", "play:event_first")
    assert table.outcome == US_WINS


def test_a_us_event_that_lowers_defcon_is_deadly_for_the_ussr_after_its_operations() -> None:
    """Ruling 144: the opponent's Duck and Cover, operations first."""
    table = at("T4 AR1 USSR | defcon 2 | influence poland 0:1 | us fidel | ussr duck_and_cover, nasser")
    play(table, "ussr", "card:duck_and_cover", "play:influence", "country:poland", "country:poland", "country:poland")
    assert table.outcome == US_WINS
    assert table.influence("poland") == (0, 4)


def test_we_will_bury_you_is_deadly_for_the_ussr() -> None:
    """Ruling 144: as the own event."""
    table = event(at("T4 AR1 USSR | defcon 2 | us fidel | ussr we_will_bury_you, nasser"), "ussr", "we_will_bury_you")
    assert table.outcome == US_WINS


def test_we_will_bury_you_is_deadly_for_the_us() -> None:
    """Ruling 144: as the opponent's event."""
    table = event(at("T4 AR1 US | defcon 2 | us we_will_bury_you, fidel | ussr nasser"), "us", "we_will_bury_you")
    assert table.outcome == USSR_WINS


@pytest.mark.parametrize(("card", "headliner", "other"), [("duck_and_cover", "ussr", "us"), ("we_will_bury_you", "us", "ussr")])
def test_headlining_an_event_that_lowers_defcon_is_deadly(card: str, headliner: str, other: str) -> None:
    """Ruling 144: the headlining player is phasing."""
    table = at(f"T4 headline | defcon 2 | {headliner} {card}, fidel | {other} nasser, allende")
    play(table, headliner, f"card:{card}")
    play(table, other, "card:nasser")
    assert table.outcome == Outcome(other, "defcon")


def test_a_deadly_card_is_safe_on_the_space_race() -> None:
    """Ruling 144: deadly as events only (6.4.5)."""
    table = at("T4 AR1 USSR | defcon 2 | us fidel | ussr duck_and_cover, nasser")
    play(table, "ussr", "card:duck_and_cover", "play:space", dice=(6,))
    assert table.outcome is None
    assert table.defcon == 2


def test_a_deadly_card_is_safe_with_un_intervention() -> None:
    """Ruling 144: deadly as events only (card 32)."""
    table = at("T4 AR1 USSR | defcon 2 | us fidel | ussr duck_and_cover, un_intervention, nasser")
    play(table, "ussr", "card:un_intervention", "play:event", "card:duck_and_cover", "play:space", dice=(6,))
    assert table.outcome is None
    assert table.defcon == 2


def test_an_ordinary_battleground_coup_is_deadly_for_the_ussr() -> None:
    """Ruling 144: it is offered, and ends the game before the roll matters."""
    table = at("T4 AR1 USSR | defcon 2 | influence angola 1:0 | us fidel | ussr comecon, nasser")
    play(table, "ussr", "card:comecon", "play:coup", "country:angola", dice=(6,))
    assert table.outcome == US_WINS
    assert table.influence("angola") == (1, 0)


def test_an_ordinary_battleground_coup_is_deadly_for_the_us() -> None:
    """Ruling 144."""
    table = at("T4 AR1 US | defcon 2 | influence angola 0:1 | us containment, fidel | ussr nasser")
    play(table, "us", "card:containment", "play:coup", "country:angola", dice=(6,))
    assert table.outcome == USSR_WINS


def test_nuclear_subs_make_a_battleground_coup_safe_for_the_us() -> None:
    """Ruling 144: the exception; 1 + 3 against twice 1 leaves 2."""
    table = at("T4 AR1 US | defcon 2 | effects nuclear_subs | influence angola 0:1 | us five_year_plan, fidel | ussr nasser")
    play(table, "us", "card:five_year_plan", "play:coup", "country:angola", dice=(1,))
    assert table.outcome is None
    assert table.influence("angola") == (1, 0)


def test_a_coup_outside_the_battlegrounds_is_safe() -> None:
    """Ruling 144."""
    table = at("T4 AR1 USSR | defcon 2 | influence kenya 1:0 | us fidel | ussr comecon, nasser")
    play(table, "ussr", "card:comecon", "play:coup", "country:kenya", dice=(1,))
    assert table.outcome is None
    assert table.defcon == 2


@pytest.mark.parametrize(("sponsor", "other"), [("us", "ussr"), ("ussr", "us")])
def test_boycotted_olympic_games_are_deadly_for_the_sponsor(sponsor: str, other: str) -> None:
    """Ruling 144: by the opponent's choice."""
    table = at(f"T4 AR1 {sponsor.upper()} | defcon 2 | {sponsor} olympic_games, fidel | {other} nasser")
    event(table, sponsor, "olympic_games")
    play(table, other, "boycott")
    assert table.outcome == Outcome(other, "defcon")


def test_olympic_games_with_both_sides_are_safe() -> None:
    """Ruling 144: without a boycott nothing happens to DEFCON."""
    table = event(at("T4 AR1 US | defcon 2 | us olympic_games, fidel | ussr nasser"), "us", "olympic_games")
    play(table, "ussr", "compete", dice=(1, 6))
    assert table.outcome is None
    assert table.vp == -2


@pytest.mark.parametrize(("player", "other"), [("us", "ussr"), ("ussr", "us")])
def test_a_summit_won_by_the_opponent_is_deadly(player: str, other: str) -> None:
    """Ruling 144: the winner lowers DEFCON."""
    table = at(f"T4 AR1 {player.upper()} | defcon 2 | {player} summit, fidel | {other} nasser")
    event(table, player, "summit", dice=(1, 2))
    play(table, other, "defcon:1")
    assert table.outcome == Outcome(other, "defcon")


def test_the_winner_of_a_summit_may_leave_defcon_alone() -> None:
    """Ruling 144: luck and choice, not certainty."""
    table = event(at("T4 AR1 US | defcon 2 | us summit, fidel | ussr nasser"), "us", "summit", dice=(1, 2))
    play(table, "ussr", "done")
    assert table.outcome is None


def test_how_i_learned_is_deadly_for_the_ussr_through_grain_sales() -> None:
    """Ruling 144: the US owns the event in a USSR round."""
    table = at("T4 AR1 USSR | defcon 2 | us fidel | ussr grain_sales_to_soviets, how_i_learned_to_stop_worrying")
    event(table, "ussr", "grain_sales_to_soviets")
    play(table, "us", "accept", "play:event", "defcon:1")
    assert table.outcome == US_WINS


def test_how_i_learned_at_level_one_is_suicide_for_its_own_player() -> None:
    """Ruling 144: legal, and lost (card 46)."""
    table = at("T4 AR1 US | defcon 2 | us how_i_learned_to_stop_worrying, fidel | ussr nasser")
    event(table, "us", "how_i_learned_to_stop_worrying")
    play(table, "us", "defcon:1")
    assert table.outcome == USSR_WINS


@pytest.mark.parametrize(("player", "winner"), [("us", "ussr"), ("ussr", "us")])
def test_five_year_plan_is_deadly_if_a_deadly_us_card_is_drawn(player: str, winner: str) -> None:
    """Ruling 144: whoever plays Five Year Plan is phasing."""
    hands = "us five_year_plan, fidel | ussr duck_and_cover" if player == "us" else "us fidel | ussr five_year_plan, duck_and_cover"
    table = event(at(f"T4 AR1 {player.upper()} | defcon 2 | {hands}"), player, "five_year_plan")
    assert table.outcome == Outcome(winner, "defcon")


def test_five_year_plan_is_safe_if_a_deadly_ussr_card_is_drawn() -> None:
    """Ruling 144: We Will Bury You is only discarded (card 5)."""
    table = at("T4 AR1 USSR | defcon 2 | influence poland 0:1 | us fidel | ussr five_year_plan, we_will_bury_you")
    event(table, "ussr", "five_year_plan")
    assert table.outcome is None
    assert table.where("we_will_bury_you") == "discard"


@pytest.mark.parametrize(("player", "other", "card"), [("us", "ussr", "duck_and_cover"), ("ussr", "us", "we_will_bury_you")])
def test_missile_envy_is_deadly_if_a_deadly_own_event_is_handed_over(player: str, other: str, card: str) -> None:
    """Ruling 144: the event is carried out at once."""
    table = at(f"T4 AR1 {player.upper()} | defcon 2 | {player} missile_envy, fidel | {other} {card}, nasser")
    event(table, player, "missile_envy")
    play(table, other, f"card:{card}")
    assert table.outcome == Outcome(other, "defcon")


def test_missile_envy_is_safe_if_a_deadly_event_of_the_giver_is_handed_over() -> None:
    """Ruling 144: its value is used, the event does not happen (card 49)."""
    table = at("T4 AR1 US | defcon 2 | influence iran 1:0 | us missile_envy, fidel | ussr we_will_bury_you, nasser")
    event(table, "us", "missile_envy")
    play(table, "ussr", "card:we_will_bury_you")
    assert table.outcome is None
    assert table.question("us") == "operations"


def test_star_wars_is_deadly_for_the_us_if_only_a_deadly_event_can_be_chosen() -> None:
    """Ruling 144: the choice is not optional."""
    table = at("T8 AR1 US | defcon 2 | space 2:1 | discard duck_and_cover | us star_wars, fidel | ussr nasser")
    event(table, "us", "star_wars")
    assert offered(table, "us") == {"card:duck_and_cover"}
    play(table, "us", "card:duck_and_cover")
    assert table.outcome == USSR_WINS


@pytest.mark.parametrize("card", ["duck_and_cover", "we_will_bury_you"])
def test_star_wars_is_deadly_for_the_ussr_if_the_us_finds_a_deadly_event(card: str) -> None:
    """Ruling 144: in a USSR round, whoever owns the event."""
    table = at(f"T8 AR1 USSR | defcon 2 | space 2:1 | discard {card}, nasser | us fidel | ussr star_wars, comecon")
    event(table, "ussr", "star_wars")
    play(table, "us", f"card:{card}")
    assert table.outcome == US_WINS


def test_cia_created_is_deadly_for_the_ussr_with_a_battleground_in_reach() -> None:
    """Ruling 144."""
    table = event(at("T4 AR1 USSR | defcon 2 | influence angola 0:1 | us fidel | ussr cia_created, nasser"), "ussr", "cia_created")
    play(table, "us", "play:coup", "country:angola")
    assert table.outcome == US_WINS


def test_cia_created_is_safe_without_a_battleground_in_reach() -> None:
    """Ruling 144: at DEFCON 2 Iraq and Poland are closed, Kenya is no battleground."""
    table = at("T4 AR1 USSR | defcon 2 | influence iraq 0:1, poland 0:1, kenya 0:1 | us fidel | ussr cia_created, nasser")
    event(table, "ussr", "cia_created")
    play(table, "us", "play:coup")
    assert offered(table, "us", "country") == {"kenya"}


@pytest.mark.parametrize("answer", ["done", "accept"])
def test_grain_sales_is_deadly_for_the_ussr_with_a_battleground_in_reach(answer: str) -> None:
    """Ruling 144: with the operations of Grain Sales or of the card taken."""
    table = at("T4 AR1 USSR | defcon 2 | influence angola 0:1 | us fidel | ussr grain_sales_to_soviets, containment")
    event(table, "ussr", "grain_sales_to_soviets")
    play(table, "us", answer, "play:coup", "country:angola")
    assert table.outcome == US_WINS


def test_tear_down_this_wall_is_deadly_for_the_ussr_with_a_battleground_in_europe() -> None:
    """Ruling 144: the free coup ignores the region limits."""
    table = at("T8 AR1 USSR | defcon 2 | influence poland 0:3 | us fidel | ussr tear_down_this_wall, nasser")
    event(table, "ussr", "tear_down_this_wall")
    play(table, "us", "play:coup", "country:poland")
    assert table.outcome == US_WINS


def test_tear_down_this_wall_is_safe_without_a_ussr_battleground_in_europe() -> None:
    """Ruling 144: Hungary is none."""
    table = at("T8 AR1 USSR | defcon 2 | influence hungary 0:3 | us fidel | ussr tear_down_this_wall, nasser")
    event(table, "ussr", "tear_down_this_wall")
    play(table, "us", "play:coup", "country:hungary", dice=(1,))
    assert table.outcome is None
    assert table.defcon == 2


def test_lone_gunman_is_deadly_for_the_us_with_a_battleground_in_reach() -> None:
    """Ruling 144."""
    table = event(at("T4 AR1 US | defcon 2 | influence angola 1:0 | us lone_gunman, fidel | ussr nasser"), "us", "lone_gunman")
    play(table, "ussr", "play:coup", "country:angola")
    assert table.outcome == USSR_WINS


def test_lone_gunman_kills_the_ussr_while_cuban_missile_crisis_threatens_it() -> None:
    """Ruling 144, card 62: the coup itself loses first."""
    table = at("T4 AR1 US | defcon 2 | crisis ussr | influence angola 1:0 | us lone_gunman, fidel | ussr nasser")
    event(table, "us", "lone_gunman")
    play(table, "ussr", "play:coup", "country:angola")
    assert table.outcome == Outcome("us", "cuban_missile_crisis")


def test_ortega_is_deadly_for_the_us_in_cuba() -> None:
    """Ruling 144."""
    line = "T8 AR1 US | defcon 2 | influence cuba 1:0, honduras 1:0 | us ortega_elected_in_nicaragua, fidel | ussr nasser"
    table = event(at(line), "us", "ortega_elected_in_nicaragua")
    play(table, "ussr", "play:coup", "country:cuba")
    assert table.outcome == USSR_WINS


def test_ortega_is_safe_in_honduras() -> None:
    """Ruling 144: only Cuba is a battleground."""
    line = "T8 AR1 US | defcon 2 | influence honduras 1:0, canada 1:0 | us ortega_elected_in_nicaragua, fidel | ussr nasser"
    table = event(at(line), "us", "ortega_elected_in_nicaragua")
    play(table, "ussr", "play:coup", "country:honduras", dice=(1,))
    assert table.outcome is None
    assert table.defcon == 2


@pytest.mark.parametrize(("owner", "other", "pair"), [("us", "ussr", "0:1"), ("ussr", "us", "1:0")])
def test_junta_is_deadly_for_an_owner_who_coups_a_battleground(owner: str, other: str, pair: str) -> None:
    """Ruling 144: dangerous only to its own owner."""
    table = at(f"T4 AR1 {owner.upper()} | defcon 2 | influence brazil {pair} | {owner} junta, fidel | {other} nasser")
    event(table, owner, "junta")
    play(table, owner, "country:chile", "play:coup", "country:brazil")
    assert table.outcome == Outcome(other, "defcon")


def test_junta_is_safe_for_an_owner_who_declines() -> None:
    """Ruling 144: the coup is voluntary and the opponent has no part in it."""
    table = event(at("T4 AR1 US | defcon 2 | influence brazil 0:1 | us junta, fidel | ussr nasser"), "us", "junta")
    play(table, "us", "country:chile", "done")
    assert table.outcome is None
    assert table.to_move == ("ussr",)


def test_abm_treaty_raises_defcon_before_its_owner_may_coup() -> None:
    """Ruling 144: no danger from the opponent; at level 3 a battleground coup of the owner leads back to 2."""
    table = event(at("T4 AR1 US | defcon 2 | influence angola 0:1 | us abm_treaty, fidel | ussr nasser"), "us", "abm_treaty")
    assert table.defcon == 3
    play(table, "us", "play:coup", "country:angola", dice=(1,))
    assert table.defcon == 2
    assert table.outcome is None


@pytest.mark.parametrize("player", ["us", "ussr"])
def test_che_is_never_deadly(player: str) -> None:
    """Ruling 144: no battlegrounds are offered, and a coup leaves DEFCON alone."""
    hands = "us fidel | ussr che, nasser" if player == "ussr" else "us che, fidel | ussr nasser"
    board = "influence angola 1:0, cuba 1:0, brazil 1:0, kenya 1:0"
    table = event(at(f"T4 AR1 {player.upper()} | options optional_cards=all | defcon 2 | {board} | {hands}"), player, "che")
    assert offered(table, "ussr", "country") == {"kenya"}
    play(table, "ussr", "country:kenya", dice=(1,))
    assert table.outcome is None
    assert table.defcon == 2
