"""Positions as text, in both directions."""

import pytest

from detente.bots import RandomBot
from detente.engine.errors import BadPosition, ImpossibleDeal

from .helpers import FIELD, GAME, at, play, struggle

SAMPLE = (
    "R4 struggle KGB | options points=50 | objective greece | balance cia | lost kgb | passed | cia mafia, police*"
    " | cia_claimed space_race, cuba | kgb radio | discard workers, students | spent olympic_games | bottom korea, iran | cia_x analyst"
    " | cia_killed director | cia_back assassin | kgb_x double_agent | open kgb | peeked cia | deck bankers, artists | known deck 2:0"
    " | objectives libya | known objectives 0:1"
)


def test_a_line_reads_back_as_itself() -> None:
    table = at(SAMPLE)
    assert table.position() == SAMPLE
    assert (table.score["cia"], table.influence["cia"], table.agent_x["kgb"]) == (15, 6, "double_agent")
    assert table.deck == ("bankers", "artists")


@pytest.mark.parametrize("seed", range(3))
def test_every_moment_of_a_game_reads_back_exactly(seed: int) -> None:
    table, bot = GAME.new(seed=seed, riots_end_struggle=seed != 1), RandomBot(seed)
    while not table.outcome:
        line = table.position()
        assert GAME.position(line).position() == line
        assert GAME.position(line).to_move == table.to_move
        seat = table.to_move[0]
        table.play(seat, bot.choose(table.observe(seat)).action)


def test_a_seats_line_hides_the_other_agent_and_can_be_read() -> None:
    line = at(SAMPLE.replace(" | open kgb | peeked cia", "")).position("cia")
    assert "kgb_x ?" in line
    assert "cia_x analyst" in line
    assert at(line).agent_x["kgb"] is not None
    assert "bankers" not in at(SAMPLE).position("kgb")


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("T4 AR3 US", "position-header"),
        ("R3 debriefing | objective cuba", "position-header"),
        ("R3 planning", "position-objective"),
        ("R3 planning | objective cuba, iran", "position-objective"),
        ("R3 planning | objective atlantis", "position-card"),
        (f"R3 struggle CIA | objective cuba | {FIELD} | cia pirates", "position-card"),
        (f"R3 struggle CIA | objective cuba | {FIELD} | cia mafia | kgb mafia", "position-twice"),
        (f"R3 struggle CIA | objective cuba | {FIELD} | cia mafia | discard mafia", "position-twice"),
        (f"R3 struggle CIA | objective cuba | {FIELD} | cia_claimed cuba", "position-twice"),
        (f"R3 struggle CIA | objective cuba | {FIELD} | cia_leave deputy_director", "position-twice"),
        (f"R3 struggle CIA | objective cuba | {FIELD} | cia bankers, oil_tycoons", "position-groups"),
        (f"R3 struggle CIA | objective nobel_peace_prize | {FIELD} | cia mafia, workers", "position-groups"),
        (f"R3 struggle CIA | objective cuba | {FIELD} | known deck 3:0", "position-range"),
        (f"R3 struggle CIA | objective cuba | {FIELD} | known pile 3:0", "position-value"),
        (f"R3 struggle CIA | objective cuba | {FIELD} | balance nato", "position-value"),
        (f"R3 struggle CIA | objective cuba | {FIELD} | weather fine", "position-section"),
        (f"R3 struggle CIA | objective cuba | {FIELD} | options points=1", "option-value"),
        (f"R3 struggle CIA | objective cuba | {FIELD} | at nonsense", "position-damaged"),
        ("R3 struggle CIA | objective cuba", "position-needed"),
        (f"R3 planning | objective cuba | {FIELD}", "position-too-early"),
        ("R3 planning | objective cuba | cia mafia", "position-too-early"),
    ],
)
def test_a_wrong_line_is_refused_with_its_part(line: str, error: str) -> None:
    with pytest.raises(BadPosition) as refused:
        at(line)
    assert refused.value.name == error
    assert str(refused.value)


def test_a_forced_card_is_the_next_recruit() -> None:
    table = play(struggle("cia mafia | kgb radio"), "cia recruit", cards=("artists",))
    assert table.groups["cia"] == ("mafia", "artists")


def test_a_forced_objective_is_the_next_one() -> None:
    table = play(struggle("cia bankers | kgb workers | passed", side="kgb"), "kgb pass", cards=("egypt",))
    assert table.objective == "egypt"


def test_a_forced_card_that_is_not_in_the_deck_changes_nothing() -> None:
    for card in ("radio", "egypt"):
        table = struggle("cia mafia | kgb radio")
        table.force_cards([card])
        before = table.bytes()
        with pytest.raises(ImpossibleDeal):
            table.play("cia", "recruit")
        assert table.bytes() == before


def test_a_forced_card_takes_the_place_of_one_that_was_seen() -> None:
    table = play(struggle("cia artists | kgb radio | deck mafia"), "cia activate:artists", "cia media:leave")
    play(table, "kgb recruit", cards=("police",))
    assert table.groups["kgb"] == ("radio", "police")
    assert "mafia" not in table.deck
