"""Europe Divided: positions in which a good player knows the move; the heuristics must find it."""

import pytest

from detente.bots import make_bot
from detente.engine.game import Game
from detente.engine.table import Table

GAME = Game("europe_divided")


def best(line: str, seat: str, bot: str = "heuristic") -> tuple[Table, list[str]]:
    """Let the bot answer until its step is over; the other side's reactions are declined. Gives its answers."""
    table, player, answers = GAME.position(line), make_bot(bot, 1, GAME.id), []
    turn, phase = int(table.record["turn"]), table.question(seat) in ("initiative", "reveal", "keep")
    while table.to_move and int(table.record["turn"]) == turn:
        if seat in table.to_move:
            if (table.question(seat) in ("initiative", "reveal", "keep")) is not phase:
                break
            answers.append(GAME.actions[player.choose(table.observe(seat), 1.0).action])
            table.play(seat, answers[-1])
        elif "skip" in table.legal(table.to_move[0]):
            table.play(table.to_move[0], "skip")
        else:
            break
    return table, answers


def test_the_pair_is_laid_that_can_do_the_work() -> None:
    """Velvet Divorce needs an EU 6: the two cards that raise it by 2 go down, not those of NATO."""
    line = (
        "T4 initiative | coins 2:2 | cubes czech_slovakia 1:0:0 | current velvet_divorce, - | europe germany, france, norway, turkey"
        " | russia prime_minister, news_television"
    )
    _, answers = best(line, "europe")
    assert sorted(answers) == ["card:france", "card:germany"]


def test_the_race_to_six_is_won_by_who_comes_first() -> None:
    """Both stand at 5 in Hungary: the first 6 holds the other at 5."""
    line = (
        "T9 actions europe | coins 2:2 | cubes hungary 5:0:5, moldova 2:0:0 | laid europe sweden | shown europe austria"
        " | laid russia prime_minister, news_television"
    )
    _, answers = best(line, "europe")
    assert answers == ["card:sweden", "use:eu_grow", "eu:hungary"]


def test_growth_goes_where_an_event_is_decided() -> None:
    """The Orange Revolution is resolved at the end of the turn and lacks two steps."""
    line = (
        "T4 actions europe | coins 0:2 | first russia | cubes ukraine 2:0:3, poland 2:0:0, georgia 2:0:0 | current orange_revolution, -"
        " | laid europe sweden | shown europe austria | shown russia prime_minister, news_television"
    )
    _, answers = best(line, "europe")
    assert answers == ["card:sweden", "use:eu_grow", "eu:ukraine"]


def test_the_weakest_link_of_an_event_is_broken() -> None:
    """South-East European Cooperation needs two regions; one step is missing in one of them, three in the other."""
    line = (
        "T4 actions russia | coins 8:0 | first europe | cubes western_balkans 2:0:1, eastern_balkans 4:0:1, armenia 0:0:2"
        " | current seecp, - | laid russia northwestern_fd_card | shown russia prime_minister | shown europe sweden, austria"
    )
    _, answers = best(line, "russia")
    assert answers == ["card:northwestern_fd_card", "use:ru_grow", "russia:western_balkans"]


def test_a_lead_is_not_overgrown() -> None:
    """Comparisons need one step only: Ukraine is safe, Moldova is not."""
    line = (
        "T16 actions russia | coins 0:0 | first europe | cubes ukraine 4:0:0, moldova 1:0:1, belarus 0:0:5 | current -, dodon_president"
        " | laid russia northwestern_fd_card | shown russia prime_minister | shown europe sweden, austria"
    )
    _, answers = best(line, "russia")
    assert answers == ["card:northwestern_fd_card", "use:ru_grow", "russia:moldova"]


def test_russia_takes_income_early() -> None:
    """Two coins at the start: the Energy Sector pays first."""
    line = "T1 actions russia | coins 8:2 | laid russia energy_sector | shown russia southern_fd_card | laid europe sweden, austria"
    _, answers = best(line, "russia")
    assert answers == ["card:energy_sector", "use:ru_income"]


def test_a_unit_breaks_a_six_before_the_last_scoring() -> None:
    """The last action of the game: one step into Georgia costs Europe a region."""
    line = (
        "T20 actions russia | coins 0:0 | first europe | cubes georgia 6:0:0 | units russia southern_fd 1 | laid russia southern_fd_card"
        " | shown russia prime_minister | shown europe sweden, austria"
    )
    table, answers = best(line, "russia")
    assert answers == ["card:southern_fd_card", "use:ru_move", "region:southern_fd", "region:georgia"]
    assert table.outcome is not None


def test_a_unit_that_an_event_needs_is_sent() -> None:
    """The War in Donbas asks for two units in Ukraine: one is there, one stands next to it."""
    line = (
        "T16 actions russia | coins 0:0 | first europe | units russia ukraine 1, central_fd 1, kaliningrad 1 | cubes armenia 0:0:2"
        " | current -, donbas_war | laid russia central_fd_card | shown russia prime_minister | shown europe sweden, austria"
    )
    _, answers = best(line, "russia")
    assert answers == ["card:central_fd_card", "use:ru_move", "region:central_fd", "region:ukraine"]


def test_the_garrison_of_a_six_stays() -> None:
    """The unit in Poland guards a 6 from the one in Kaliningrad: it does not walk away."""
    line = (
        "T9 actions europe | coins 0:2 | cubes poland 0:6:0 | units europe poland 1 | units russia kaliningrad 1"
        " | laid europe greece | shown europe austria | laid russia prime_minister, news_television"
    )
    table, _ = best(line, "europe")
    assert table.units("poland")[0] == 1


def test_a_useful_region_card_is_worth_more_than_a_poor_one() -> None:
    """Dilution: with one step to win a card Russia takes Belarus (growth 2, initiative 6), not Armenia (growth 1)."""
    line = (
        "T11 actions russia | coins 0:0 | first europe | cubes belarus 0:0:4, armenia 0:0:4 | laid russia energy_sector"
        " | shown russia prime_minister | shown europe sweden, austria | sanctions russia"
    )
    _, answers = best(line, "russia")
    assert answers == ["card:energy_sector", "use:ru_grow", "russia:belarus"]


def test_control_of_a_sea_decides_between_equal_regions() -> None:
    """One step more in the Baltic States gives NATO the Baltic Sea."""
    line = (
        "T11 actions europe | coins 0:2 | first russia | cubes baltic_states 0:2:0, belarus 0:2:0, poland 0:1:0 | laid europe turkey"
        " | shown europe austria | shown russia prime_minister, news_television"
    )
    table, answers = best(line, "europe")
    assert answers[:2] == ["card:turkey", "use:nato_grow"]
    assert table.record["sea"][0] == 1


@pytest.mark.parametrize("seat", ["europe", "russia"])
def test_an_advantage_card_that_gains_nothing_is_kept(seat: str) -> None:
    """Kept it is worth 1 prestige; two coins in the last turn are worth none."""
    card, laid, other = (
        ("special_operation_e", "sweden", "russia") if seat == "europe" else ("special_operation_r", "energy_sector", "europe")
    )
    line = (
        f"T20 actions {seat} | coins 2:2 | first {other} | cubes poland 3:0:3 | advantages {seat} {card} | laid {seat} {laid}"
        f" | shown {seat} {'austria' if seat == 'europe' else 'prime_minister'}"
        f" | shown {other} {'sweden, austria' if other == 'europe' else 'energy_sector, prime_minister'}"
    )
    _, answers = best(line, seat)
    assert not [answer for answer in answers if answer.startswith(("advantage:", "cash:"))]


def test_an_advantage_card_is_played_where_it_gains_more_than_its_point() -> None:
    """The Union State pays 2 and dominance 1: turning that 6 down gains three times what keeping the card does."""
    line = (
        "T10 actions europe | coins 0:0 | first russia | cubes belarus 0:0:6 | current -, union_state"
        " | advantages europe special_operation_e | laid europe sweden | shown europe austria"
        " | shown russia prime_minister, news_television"
    )
    _, answers = best(line, "europe")
    assert "advantage:special_operation_e" in answers


def test_an_event_that_is_nearly_met_is_laid() -> None:
    """The own one that holds already, neither the far one nor one of the other side."""
    line = (
        "T4 actions russia | coins 0:0 | first europe | cubes ukraine 4:0:1, poland 1:0:5 | shown europe sweden, austria"
        " | laid russia energy_sector | shown russia prime_minister | events europe orange_revolution, velvet_divorce, union_state"
    )
    table, player = GAME.position(line), make_bot("heuristic", 1, GAME.id)
    while table.question("europe") != "reveal":
        seat = table.to_move[0]
        table.play(seat, GAME.actions[player.choose(table.observe(seat), 1.0).action])
    assert GAME.actions[player.choose(table.observe("europe"), 1.0).action] == "event:orange_revolution"


def test_the_break_up_marker_goes_where_it_hurts_most() -> None:
    """Germany raises by 3 and pays 3: no other card loses as much."""
    line = (
        "T2 actions russia | coins 8:2 | advantages russia breakup_of_european_unity | laid russia energy_sector"
        " | shown russia prime_minister | laid europe sweden, austria"
    )
    table, player = GAME.position(line), make_bot("heuristic", 1, GAME.id)
    table.play("russia", "advantage:breakup_of_european_unity")
    assert GAME.actions[player.choose(table.observe("russia"), 1.0).action] == "region:germany"
