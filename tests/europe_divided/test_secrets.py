"""What a seat may not know is not in its observation, its page, its log or its position line."""

import json
import random
from collections.abc import Iterator

import pytest

from detente.engine.boards import view_of
from detente.engine.table import Table

from .helpers import GAME, at, new, play

VIEWERS = ("europe", "russia", "spectator")


def random_tables(seed: int, **options: str) -> Iterator[Table]:
    """A random game at every decision."""
    table, dice = new(seed=seed, **options), random.Random(seed)
    while not table.outcome:
        yield table
        seat = dice.choice(table.to_move)
        table.play(seat, dice.choice(table.legal(seat)))


def hidden(table: Table, viewer: str) -> set[str]:
    """Cards in places that the viewer cannot look into, and that nobody has shown or can tell by counting."""
    found = set()
    for side in ("europe", "russia"):
        if viewer != side:
            cards = (card for card in GAME.rules.names["card"] if table.where(card) in ("hand", "laid") and card in own(side))
            found |= {card for card in cards if not int(table.record["known"]) >> GAME.rules.names["card"].index(card) & 1}
            found |= set(table.advantages(side)) | set(table.events_of(side))
    return found


def own(side: str) -> set[str]:
    from detente.games.europe_divided.cards import OWNER

    return {card for number, card in enumerate(GAME.rules.names["card"]) if OWNER[number] == ("europe", "russia").index(side)}


def test_the_page_of_a_seat_is_the_same_whatever_is_hidden_from_it() -> None:
    """A redrawn world, in which everything hidden lies elsewhere, gives the same page but for the log of earlier moves."""
    for number, table in enumerate(random_tables(5)):
        if number % 23 == 0:
            for seat in ("europe", "russia"):
                other = table.determinize(seat, number)
                mine, theirs = view_of(table, seat)["board"], view_of(other, seat)["board"]
                assert mine == theirs


@pytest.mark.parametrize("viewer", VIEWERS)
def test_no_hidden_card_is_named_in_places_where_cards_are_told(viewer: str) -> None:
    for number, table in enumerate(random_tables(8)):
        if number % 17 == 0:
            board = view_of(table, viewer)["board"]
            told = [board["hand"], board["laid"], board["shown"], board["known"], board["discard"], board["prompt"]]
            told += [{k: v for k, v in board[part].items() if k != "unseen"} for part in ("advantages", "events")]
            words = set(json.dumps(told).replace('"', " ").replace(",", " ").replace("]", " ").replace("[", " ").split())
            assert not words & hidden(table, viewer)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_log_of_a_seat_names_no_card_that_the_other_drew_or_put_away(viewer: str) -> None:
    private = {"draw", "draw_event", "draw_advantage", "discard_event", "remove_advantage"}
    *_, table = random_tables(3)
    seen = [row for rows in table.rows(viewer) for row in rows if GAME.rules.log_rows[row[0]][0] in private]
    assert {GAME.seats[row[1]] for row in seen} == ({viewer} if viewer != "spectator" else set())


def test_laid_cards_are_hidden_and_their_sum_is_told() -> None:
    table = at("T2 initiative | europe germany, italy, ?2 | russia energy_sector, prime_minister, ?2")
    play(table, "europe", "card:germany", "card:italy")
    board = view_of(table, "russia")["board"]
    assert board["laid"]["europe"] == ["hidden", "hidden"]
    assert board["sums"] == {"europe": None, "russia": None}
    play(table, "russia", "card:energy_sector", "card:prime_minister")
    assert view_of(table, "russia")["board"]["sums"] == {"europe": 3, "russia": 7}
    assert view_of(table, "russia")["board"]["laid"]["europe"] == ["hidden", "hidden"]


def test_imagined_laid_cards_fit_the_announced_sum() -> None:
    table = at("T2 initiative | europe germany, italy, ?2 | russia energy_sector, prime_minister, ?2")
    play(table, "europe", "card:germany", "card:italy")
    play(table, "russia", "card:energy_sector", "card:prime_minister")
    found = set()
    for seed in range(30):
        world = table.determinize("russia", seed)
        cards = [card for card in own("europe") if world.where(card) == "laid"]
        found.add(frozenset(cards))
        assert len(cards) == 2
        assert world.sums["europe"] == 3
    assert len(found) > 1  # several pairs have the sum 3


def test_after_a_reshuffle_everybody_can_tell_the_hand() -> None:
    table = at(
        "T3 actions russia | first europe | laid russia energy_sector | russia prime_minister, news_television"
        " | deck russia central_fd_card"
        " | discard russian_president, northwestern_fd_card, southern_fd_card | europe ?4"
    )
    play(table, "russia", "card:energy_sector", "skip")
    assert set(view_of(table, "europe")["board"]["known"]["russia"]) == {"prime_minister", "news_television", "central_fd_card"}
    for seed in range(10):
        world = table.determinize("europe", seed)
        assert {"prime_minister", "news_television", "central_fd_card"} <= set(world.hand("russia"))


def test_an_event_laid_face_down_is_hidden_until_both_lie_there() -> None:
    table = at("T2 actions russia | first europe | laid russia energy_sector | events europe seecp, ?2 | events russia base_102, ?2")
    play(table, "russia", "card:energy_sector", "skip")
    play(table, "europe", "event:seecp")
    board = view_of(table, "russia")["board"]
    assert board["events"]["upcoming"] == [None, None]
    assert view_of(table, "europe")["board"]["events"]["laid"] == "seecp"
    assert "seecp" in board["events"]["unseen"]


def test_hidden_coins_are_seen_by_their_owner_alone_until_the_end() -> None:
    table = new(seed=3, coins="hidden")
    assert view_of(table, "europe")["board"]["coins"] == {"europe": 8, "russia": None}
    assert view_of(table, "spectator")["board"]["coins"] == {"europe": None, "russia": None}
    assert {table.determinize("europe", seed).coins["russia"] for seed in range(12)} != {2}
    for table in random_tables(3, coins="hidden"):
        assert "?" in table.position("europe").split("coins ")[1][:6]
    assert None not in view_of(table, "europe")["board"]["coins"].values()
    assert not any(GAME.rules.log_rows[row[0]][0] == "coins" for rows in table.rows() for row in rows)


def test_a_position_line_of_a_seat_counts_what_it_does_not_know() -> None:
    table = at("T2 initiative | europe germany, italy, france, spain | russia ?4".replace(", spain", ", iberia"))
    line = table.position("russia")
    assert "europe ?4" in line
    assert "germany" not in line.split("units")[0]
