"""The gate: exact errors, nothing half-done; undo, copies, files and positions."""

import json

import pytest

from detente.engine.errors import (
    BadGameFile,
    BadOption,
    BadPosition,
    CannotUndo,
    DetenteError,
    IllegalAction,
    ImpossibleDeal,
    NotYourTurn,
    StaleSequence,
    UnknownAction,
    UnknownGame,
)
from detente.engine.game import Game
from detente.engine.table import Table
from detente.engine.text import LANGUAGES

GAME = Game("twilight_struggle")
ROUND = "T4 AR1 US | influence iran 1:1, italy 2:0 | us duck_and_cover, nasser | ussr fidel, comecon"


def round_table() -> Table:
    return GAME.position(ROUND)


def refused(table: Table, error: type[DetenteError], seat: str, action: str, sequence: int | None = None) -> DetenteError:
    """The gate raises the error and changes nothing."""
    before, moves = table.bytes(), list(table.moves)
    with pytest.raises(error) as caught:
        table.play(seat, action, sequence)
    assert table.bytes() == before
    assert table.moves == moves
    return caught.value


def test_an_illegal_action_is_refused_with_the_question_it_does_not_answer() -> None:
    error = refused(round_table(), IllegalAction, "us", "country:iran")
    assert error.facts == {"seat": "us", "action": "country:iran", "question": "card"}


def test_a_seat_without_a_question_cannot_move() -> None:
    refused(round_table(), NotYourTurn, "ussr", "card:fidel")


def test_an_unknown_action_names_what_is_near() -> None:
    assert "card:nasser" in str(refused(round_table(), UnknownAction, "us", "card:naser"))


def test_an_unknown_seat_is_named() -> None:
    assert "china" in str(refused(round_table(), UnknownAction, "china", "card:nasser"))


def test_a_move_for_an_earlier_state_is_stale() -> None:
    table = round_table()
    table.play("us", "card:nasser", sequence=0)
    refused(table, StaleSequence, "us", "play:coup", sequence=0)


def test_undo_takes_back_the_own_last_move_to_the_byte() -> None:
    table = round_table()
    before = table.bytes()
    table.play("us", "card:nasser")
    table.undo("us")
    assert table.bytes() == before
    assert table.sequence == 0


def test_undo_is_barred_once_a_die_was_rolled() -> None:
    table = round_table()
    for action in ("card:nasser", "play:coup", "country:iran"):
        table.play("us", action)
    with pytest.raises(CannotUndo):
        table.undo("us")


def test_nobody_undoes_the_other_sides_move() -> None:
    table = round_table()
    table.play("us", "card:nasser")
    with pytest.raises(CannotUndo):
        table.undo("ussr")


def test_a_copy_is_independent() -> None:
    table = round_table()
    twin = table.copy()
    twin.play("us", "card:nasser")
    assert table.sequence == 0
    assert table.bytes() != twin.bytes()


def test_an_action_that_is_tried_out_gives_the_record_and_is_not_played() -> None:
    table = round_table()
    before, seat = table.bytes(), table.to_move[0]
    for action in table.legal(seat):
        played = table.copy()
        played.play(seat, action)
        assert table.tried(seat, action) == played.bytes()
    assert (table.bytes(), table.sequence) == (before, 0)
    with pytest.raises(IllegalAction):
        table.tried(seat, "country:iran")
    with pytest.raises(NotYourTurn):
        table.tried("ussr" if seat == "us" else "us", "card:nasser")


def test_a_forced_die_must_be_a_die() -> None:
    with pytest.raises(ImpossibleDeal):
        round_table().force_dice([7])


def test_a_forced_card_that_is_not_in_the_pile_changes_nothing() -> None:
    table = GAME.position("T4 AR7 US | us duck_and_cover, five_year_plan | ussr fidel, comecon | defcon 4")
    table.force_cards(["nato"])
    table.play("us", "card:five_year_plan")
    before = table.bytes()
    with pytest.raises(ImpossibleDeal):
        table.play("us", "play:event")
    assert table.bytes() == before


def test_unknown_games_and_options_are_named() -> None:
    with pytest.raises(UnknownGame, match="chess"):
        Game("chess")
    with pytest.raises(BadOption, match="colour"):
        GAME.new(colour="red")
    with pytest.raises(BadOption, match="scenario"):
        GAME.new(scenario="early")


@pytest.mark.parametrize(
    "line",
    [
        "", "nonsense", "T11 AR1 US", "T4 AR9 US", "T4 AR1 china", "T4 AR1 US | defcon 1", "T4 AR1 US | defcon 7", "T4 AR1 US | vp 25",
        "T4 AR1 US | influence atlantis 1:1", "T4 AR1 US | influence iran 1", "T4 AR1 US | us nato | ussr nato", "T4 AR1 US | us joker",
        "T4 AR1 US | effects rain", "T4 AR1 US | weather fine", "T4 AR1 US | options colour=red", "T4 AR1 US | at zzz",
        "T4 AR1 US | us ?200", "T4 AR1 US | china us sideways", "T4 AR1 US | us the_china_card",
    ],
)  # fmt: skip
def test_a_wrong_position_is_refused_in_one_sentence(line: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.position(line)
    assert "\n" not in str(caught.value)


def test_a_position_in_the_middle_of_a_card_reads_back_to_the_byte() -> None:
    table = round_table()
    table.play("us", "card:duck_and_cover")
    table.play("us", "play:influence")
    again = GAME.position(table.position())
    assert again.bytes() == table.bytes()
    assert again.question("us") == "influence"


def test_a_seats_position_line_hides_the_other_hand_and_the_pile() -> None:
    line = round_table().position("us")
    assert "fidel" not in line
    assert "?2" in line
    assert "deck" not in line


def test_a_game_file_replays_to_the_byte() -> None:
    table = round_table()
    table.force_dice([6])
    for action in ("card:nasser", "play:coup", "country:iran"):
        table.play("us", action)
    loaded = GAME.load(table.to_json())
    assert loaded.bytes() == table.bytes()
    assert loaded.moves == table.moves


@pytest.mark.parametrize("change", [{"format": "x"}, {"key": "12"}, {"moves": 3}, {"game": "go"}, {"rules": 999}, {"final": "0"}])
def test_a_wrong_game_file_is_refused(change: dict[str, object]) -> None:
    table = round_table()
    table.play("us", "card:nasser")
    data = json.loads(table.to_json()) | change
    with pytest.raises(BadGameFile):
        GAME.load(json.dumps(data))


def test_a_changed_move_in_a_file_is_named_with_its_number() -> None:
    table = round_table()
    table.play("us", "card:nasser")
    data = json.loads(table.to_json())
    data["moves"][0][1] = "card:fidel"
    with pytest.raises(BadGameFile, match="1"):
        GAME.load(json.dumps(data))


def test_every_error_speaks_every_language() -> None:
    error = refused(round_table(), IllegalAction, "us", "country:iran")
    assert len({error.text(lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_the_log_of_a_seat_hides_the_other_deal() -> None:
    table = GAME.new(seed=3)
    everything, own = table.rows(), table.rows("us")
    deal = [row[0] for row in GAME.rules.log_rows].index("deal")
    assert {row[1] for rows in everything for row in rows if row[0] == deal} == {0, 1}
    assert {row[1] for rows in own for row in rows if row[0] == deal} == {0}


def test_look_ups_and_unknown_attributes() -> None:
    table = round_table()
    assert table.influence("iran") == (1, 1)
    assert table.influence("italy", "us") == 2
    assert table.control("italy") == "us"
    assert (table.defcon, table.vp, table.turn) == (5, 0, 4)
    with pytest.raises(AttributeError):
        _ = table.weather


def test_game_is_found_at_the_top_of_the_package() -> None:
    import detente

    assert detente.Game is Game
    assert detente.Table is Table
    with pytest.raises(AttributeError):
        _ = detente.Chess
