"""Position lines of Twilight Struggle: what a seat's line may tell, and lines that once could not be read (issue 13, C 1, 2 and 6)."""

import pytest

from detente.engine.errors import BadPosition

from .helpers import GAME, at, event, play

KNOWN = "T3 headline | us nato, nasser | ussr fidel, comecon, blockade | known us fidel, comecon"


def test_a_known_card_put_down_as_headline_is_not_told_by_what_is_missing() -> None:
    """The line listed the known cards still in the hand, so that the missing one was the headline."""
    lines = {play(at(KNOWN), "ussr", f"card:{card}").position("us") for card in ("fidel", "comecon", "blockade")}
    assert len(lines) == 1
    line = lines.pop()
    assert " | ussr ?2 | " in line
    assert " | known us fidel, comecon | " in line


def test_the_line_of_the_headline_phase_with_a_known_card_reads_back() -> None:
    for card in ("fidel", "blockade"):
        table = play(at(KNOWN), "ussr", f"card:{card}")
        for seat in ("us", "ussr"):
            line = table.position(seat)
            for seed in range(20):
                again = GAME.position(line, seed=seed)
                assert again.position(seat) == line
                assert again.to_move == ("us",)


def test_the_worlds_of_such_a_line_differ_in_the_headline() -> None:
    line = play(at(KNOWN), "ussr", "card:fidel").position("us")
    assert len({GAME.position(line, seed=seed).where("fidel") for seed in range(30)}) == 2


def test_a_line_after_our_man_in_tehran_reads_back() -> None:
    """Cards that the US has put back into the pile are in nobody's hand."""
    line = "T5 AR1 US | influence israel 4:0 | us our_man_in_tehran, nasser | ussr ?6"
    table = at(f"{line} | deck fidel, comecon, blockade, nato, containment, ?")
    event(table, "us", "our_man_in_tehran")
    while table.question("us") == "tehran":
        play(table, "us", "done" if "done" in table.legal("us") else table.legal("us")[0])
    line = table.position("us")
    assert "known_deck us" in line
    for seed in range(30):
        again = GAME.position(line, seed=seed)
        assert again.position("us") == line
        assert again.where("containment") == "deck"


def test_a_trapped_side_is_dealt_a_hand_with_which_its_round_is_the_same() -> None:
    line = "T5 AR2 USSR | effects bear_trap | us nato | ussr ?1 | view us"
    assert {GAME.position(line, seed=seed).question("ussr") for seed in range(20)} == {"trap"}


def test_known_cards_are_among_the_unknown_ones_of_a_hand() -> None:
    for seed in range(10):
        table = at("T5 AR2 US | us nato | ussr ?3 | known us fidel, comecon | known_deck us blockade", seed)
        assert {"fidel", "comecon"} <= set(table.hand("ussr"))
        assert (len(table.hand("ussr")), table.where("blockade")) == (3, "deck")
    with pytest.raises(BadPosition, match="knows where"):
        at("T5 AR2 US | us nato | ussr ?1 | known us fidel, comecon")


@pytest.mark.parametrize(
    ("sections", "change"),
    [
        ("effects red_scare", (-1, 0)),
        ("effects purge", (0, -1)),
        ("effects Red Scare, PURGE", (-1, -1)),
        ("effects containment, red_scare", (0, 0)),
        ("effects containment, brezhnev_doctrine", (1, 1)),
        ("effects containment | ops 0:-1", (1, -1)),
        ("effects brezhnev_doctrine | ops -1:0", (-1, 1)),
        ("effects containment | ops -1:0", (0, 0)),
        ("effects containment, brezhnev_doctrine | ops 0:0", (1, 1)),
        ("effects containment | ops 1:0", (1, 0)),
        ("ops 2:-2", (2, -2)),
    ],
)
def test_red_scare_and_purge_have_names_and_ops_are_added_to_the_doctrines(sections: str, change: tuple[int, int]) -> None:
    table = at(f"T4 AR3 US | {sections} | us nasser | ussr fidel")
    assert tuple(table.ops_change.values()) == change
    assert GAME.position(table.position()).ops_change == table.ops_change
    assert GAME.position(table.position()).effects == table.effects


@pytest.mark.parametrize(("before", "card", "name"), [("us", "red_scare_purge", "purge"), ("ussr", "red_scare_purge", "red_scare")])
def test_red_scare_purge_is_written_by_its_name(before: str, card: str, name: str) -> None:
    other = "ussr" if before == "us" else "us"
    table = event(at(f"T2 AR1 {before} | {before} {card}, nasser | {other} fidel, nato"), before, card)
    assert f" | effects {name} | " in table.position()
    assert " | ops " not in table.position()
    assert table.effects == (name,)


def test_a_line_of_the_first_rules_version_keeps_its_meaning_of_ops() -> None:
    line = "T4 AR3 US | effects containment | ops 0:-1 | us nasser | ussr fidel"
    assert GAME.position(f"{line} | rules 1").ops_change == {"us": 0, "ussr": -1}
    assert GAME.position(line, version=1).ops_change == {"us": 0, "ussr": -1}
    table = GAME.position(f"{line} | rules 1")
    assert GAME.position(table.position()).ops_change == table.ops_change
