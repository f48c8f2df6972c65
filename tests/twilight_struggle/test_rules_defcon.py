"""DEFCON (8.1): its movement, the limits it sets, nuclear war."""

import pytest

from .helpers import at, event, offered, play

# One country with influence of both sides in each region
EVERY_REGION = "austria 1:1, burma 1:1, jordan 1:1, kenya 1:1, honduras 1:1, peru 1:1"
OPEN = {
    5: {"austria", "burma", "jordan", "kenya", "honduras", "peru"},
    4: {"burma", "jordan", "kenya", "honduras", "peru"},
    3: {"jordan", "kenya", "honduras", "peru"},
    2: {"kenya", "honduras", "peru"},
}

# 8.1.1, 8.1.2, 8.1.7 Movement


def test_defcon_never_rises_above_five() -> None:
    """8.1.2: Nuclear Test Ban would add 2 to DEFCON 4; its VP are counted before."""
    table = event(at("T1 AR1 US | defcon 4 | us nuclear_test_ban, fidel | ussr nasser"), "us", "nuclear_test_ban")
    assert (table.defcon, table.vp) == (5, 2)


def test_an_event_that_would_raise_defcon_above_five_has_its_other_effects() -> None:
    """8.1.2: ABM Treaty at DEFCON 5 still grants operations."""
    table = event(at("T5 AR1 US | us abm_treaty, fidel | ussr nasser"), "us", "abm_treaty")
    assert (table.defcon, table.question("us")) == (5, "operations")


def test_improving_is_towards_five_and_degrading_towards_one() -> None:
    """8.1.7: ABM Treaty improves, Duck and Cover degrades."""
    better = event(at("T5 AR1 US | defcon 3 | us abm_treaty, fidel | ussr nasser"), "us", "abm_treaty")
    worse = event(at("T5 AR1 US | defcon 3 | us duck_and_cover, fidel | ussr nasser"), "us", "duck_and_cover")
    assert (better.defcon, worse.defcon) == (4, 2)


# 8.1.3 Nuclear war


def test_a_boycott_at_defcon_two_loses_the_game_for_the_sponsor() -> None:
    """EX-8.1.3-1: the US plays Olympic Games, the USSR boycotts: DEFCON 1 and the phasing US loses."""
    table = event(at("T1 AR1 US | defcon 2 | us olympic_games, fidel | ussr nasser"), "us", "olympic_games")
    play(table, "ussr", "boycott")
    assert (table.defcon, str(table.outcome)) == (1, "ussr: defcon")


def test_the_phasing_player_loses_by_an_event_of_the_opponent() -> None:
    """8.1.3: the USSR plays Duck and Cover for operations at DEFCON 2."""
    table = event(at("T1 AR1 USSR | defcon 2 | us fidel | ussr duck_and_cover, nasser"), "ussr", "duck_and_cover")
    assert (table.defcon, table.vp, str(table.outcome)) == (1, 0, "us: defcon")


def test_the_phasing_player_loses_by_a_coup_of_the_opponent() -> None:
    """8.1.3, ruling 144: CIA Created lets the US coup a battleground in the Soviet round."""
    table = event(at("T1 AR1 USSR | defcon 2 | influence zaire 0:1 | us fidel | ussr cia_created, nasser"), "ussr", "cia_created")
    play(table, "us", "play:coup", "country:zaire")
    assert str(table.outcome) == "us: defcon"


def test_the_couping_player_loses_in_its_own_round() -> None:
    """8.1.3, 8.1.4: before any die is rolled."""
    table = at("T1 AR1 US | defcon 2 | influence zaire 0:1 | us nato, fidel | ussr nasser")
    play(table, "us", "card:nato", "play:coup", "country:zaire")
    assert (str(table.outcome), table.influence("zaire")) == ("ussr: defcon", (0, 1))


def test_the_game_is_over_at_once() -> None:
    """8.1.3: nobody is asked anything, and the operations of the card are not conducted."""
    table = event(at("T1 AR1 USSR | defcon 2 | us fidel | ussr duck_and_cover, nasser"), "ussr", "duck_and_cover")
    assert (table.to_move, table.legal("us"), table.legal("ussr")) == ((), [], [])


def test_defcon_two_is_no_end() -> None:
    """8.1.3: Duck and Cover from 3 to 2."""
    table = event(at("T1 AR1 US | defcon 3 | us duck_and_cover, fidel | ussr nasser"), "us", "duck_and_cover")
    assert (table.defcon, table.vp, table.outcome) == (2, 3, None)


# 8.1.5 Limits


@pytest.mark.parametrize("defcon", sorted(OPEN))
@pytest.mark.parametrize(("side", "card"), [("us", "nato"), ("ussr", "red_scare_purge")])
def test_defcon_limits_the_regions_of_coups(defcon: int, side: str, card: str) -> None:
    """8.1.5: 4 not Europe; 3 nor Asia; 2 nor the Middle East."""
    hands = f"us {card}, fidel | ussr nasser" if side == "us" else f"us fidel | ussr {card}, nasser"
    table = at(f"T1 AR1 {side.upper()} | defcon {defcon} | influence {EVERY_REGION} | {hands}")
    play(table, side, f"card:{card}", "play:coup")
    assert offered(table, side, "country") == OPEN[defcon]


@pytest.mark.parametrize("defcon", sorted(OPEN))
@pytest.mark.parametrize(("side", "card"), [("us", "nato"), ("ussr", "red_scare_purge")])
def test_defcon_limits_the_regions_of_realignment_rolls(defcon: int, side: str, card: str) -> None:
    """8.1.5: the same limits."""
    hands = f"us {card}, fidel | ussr nasser" if side == "us" else f"us fidel | ussr {card}, nasser"
    table = at(f"T1 AR1 {side.upper()} | defcon {defcon} | influence {EVERY_REGION} | {hands}")
    play(table, side, f"card:{card}", "play:realign")
    assert offered(table, side, "country") == OPEN[defcon]


def test_the_limits_follow_sub_regions_and_border_cases_of_the_map() -> None:
    """8.1.5, 2.1.1: at DEFCON 4 Canada and Turkey are closed, at DEFCON 3 Indonesia too, at DEFCON 2 Libya and Egypt."""
    line = "influence canada 0:1, turkey 0:1, indonesia 0:1, libya 0:1, egypt 0:1, sudan 0:1 | us nato, fidel | ussr nasser"
    found = []
    for defcon in (4, 3, 2):
        table = play(at(f"T1 AR1 US | defcon {defcon} | {line}"), "us", "card:nato", "play:coup")
        found.append(offered(table, "us", "country"))
    assert found == [{"indonesia", "libya", "egypt", "sudan"}, {"libya", "egypt", "sudan"}, {"sudan"}]


def test_a_coup_that_lowers_defcon_closes_regions_at_once() -> None:
    """8.1.5: from 5 to 4; Europe is open to the USSR before the US coup in Zaire and closed after it."""
    table = at("T1 AR1 US | influence zaire 0:1, austria 1:0, jordan 1:0 | us nato, fidel | ussr comecon, nasser")
    play(table, "us", "card:nato", "play:coup", "country:zaire", dice=(1,))
    play(table, "ussr", "card:comecon", "play:coup")
    assert offered(table, "ussr", "country") == {"zaire", "jordan"}


def test_placing_influence_is_not_limited_by_defcon() -> None:
    """8.1.5 speaks of coups and realignment rolls only."""
    table = at("T1 AR1 USSR | defcon 2 | us fidel | ussr comecon, nasser")
    play(table, "ussr", "card:comecon", "play:influence")
    assert {"poland", "north_korea"} <= offered(table, "ussr", "country")


# 8.1.4 is proved with the coups (6.3.4), 8.1.6 with the turn (4.5 A).
