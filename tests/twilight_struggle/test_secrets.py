"""What a seat and a spectator may see of hands, draw pile, headlines and cards being chosen."""

import pytest

from detente.engine.table import Table
from detente.games.twilight_struggle.cards import CARD, CARDS
from detente.games.twilight_struggle.invariants import members
from detente.games.twilight_struggle.state import LOG, PLACE_NAMES

from .helpers import at, event, new, play

WATCHERS = ("us", "ussr", "spectator")
HIDDEN = ("deck", "where", "key0", "key1", "counter", "dice", "draws")  # fields of the full record that no seat may have


def names(words: object) -> set[str]:
    """The cards of a set of words."""
    return {card for card, held in zip(CARDS, members(words), strict=True) if held}


def sees(table: Table, watcher: str, place: str) -> set[str]:
    """The cards that a watcher sees in a place."""
    return names(table.observe(watcher)["pile"][PLACE_NAMES.index(place)])


def known(table: Table, watcher: str) -> set[str]:
    """The cards of the other hand that a watcher has seen."""
    return names(table.observe(watcher)["known"])


def counts(table: Table, watcher: str) -> list[int]:
    """The hand sizes that a watcher sees, US first."""
    return [int(n) for n in table.observe(watcher)["hand_count"]]


def last_rows(table: Table, watcher: str) -> list[tuple[str, tuple[int, ...]]]:
    """The event rows of the last move that a watcher sees."""
    return [(LOG[row[0]][0], row[1:]) for row in table.rows(watcher)[-1]]


def rows_with(table: Table, watcher: str, card: str) -> list[str]:
    """The kinds of event rows of the whole game that name a card to a watcher."""
    out = []
    for rows in table.rows(watcher):
        for row in rows:
            kinds = LOG[row[0]][1:]
            out += [LOG[row[0]][0] for kind, number in zip(kinds, row[1:], strict=True) if kind == "card" and number == CARD[card]]
    return out


def alike(watcher: str, one: Table, other: Table) -> bool:
    """Whether two tables look the same to a watcher, byte for byte."""
    return bool(one.observe(watcher).tobytes() == other.observe(watcher).tobytes())


@pytest.mark.parametrize(("seat", "own"), [("us", {"fidel", "nato"}), ("ussr", {"nasser", "comecon", "blockade"})])
def test_a_seat_sees_its_own_hand(seat: str, own: set[str]) -> None:
    """4.5 B."""
    table = at("T3 AR1 USSR | us fidel, nato | ussr nasser, comecon, blockade")
    assert sees(table, seat, seat) == own


@pytest.mark.parametrize(("watcher", "hand"), [("us", "ussr"), ("ussr", "us"), ("spectator", "us"), ("spectator", "ussr")])
def test_nobody_sees_into_the_hand_of_another(watcher: str, hand: str) -> None:
    """4.5 B."""
    table = at("T3 AR1 USSR | us fidel, nato | ussr nasser, comecon, blockade")
    assert sees(table, watcher, hand) == set()


@pytest.mark.parametrize("watcher", WATCHERS)
def test_everybody_sees_how_many_cards_each_side_holds(watcher: str) -> None:
    """4.5 B: without the China Card (9.1)."""
    assert counts(at("T3 AR1 USSR | us fidel, nato | ussr nasser, comecon, blockade"), watcher) == [2, 3]


@pytest.mark.parametrize(("watcher", "one", "other"), [("us", "nasser", "comecon"), ("spectator", "nasser", "comecon")])
def test_an_observation_does_not_depend_on_a_hidden_hand(watcher: str, one: str, other: str) -> None:
    """Design: two states that differ only in what a seat cannot know give it equal bytes."""
    line = "T3 AR1 USSR | us fidel, nato | ussr {}, blockade | deck {}, decolonization"
    assert alike(watcher, at(line.format(one, other)), at(line.format(other, one)))


def test_an_observation_depends_on_the_own_hand() -> None:
    """The counterpart: the comparison can fail."""
    line = "T3 AR1 USSR | us fidel, nato | ussr {}, blockade | deck {}, decolonization"
    assert not alike("ussr", at(line.format("nasser", "comecon")), at(line.format("comecon", "nasser")))


@pytest.mark.parametrize("watcher", WATCHERS)
def test_nobody_sees_into_the_draw_pile(watcher: str) -> None:
    """4.3: only its height."""
    table = at("T3 AR1 USSR | us fidel | ussr nasser | deck nato, comecon, blockade")
    assert sees(table, watcher, "deck") == set()
    assert int(table.observe(watcher)["deck_count"]) == 3


@pytest.mark.parametrize("watcher", WATCHERS)
def test_an_observation_does_not_depend_on_the_order_of_the_draw_pile(watcher: str) -> None:
    """4.3."""
    line = "T3 AR1 USSR | us fidel | ussr nasser | deck {}"
    assert alike(watcher, at(line.format("nato, comecon, blockade")), at(line.format("blockade, nato, comecon")))


@pytest.mark.parametrize("watcher", WATCHERS)
def test_an_observation_does_not_depend_on_the_chance_to_come(watcher: str) -> None:
    """Design: the key of the dice is nobody's."""
    line = "T3 AR1 USSR | us fidel | ussr nasser | deck nato, comecon, blockade"
    assert alike(watcher, at(line, seed=1), at(line, seed=2))


@pytest.mark.parametrize("field", HIDDEN)
def test_an_observation_has_no_field_for_what_is_hidden(field: str) -> None:
    """Design: built up from nothing, not a full state with parts removed."""
    table = at("T3 AR1 USSR | us fidel | ussr nasser")
    assert field in table.record.dtype.names
    assert field not in table.observe("us").dtype.names


@pytest.mark.parametrize("watcher", WATCHERS)
def test_discarded_and_removed_cards_lie_open(watcher: str) -> None:
    """Ruling 12."""
    table = at("T3 AR1 USSR | us fidel | ussr nasser | discard nato, comecon | removed blockade")
    assert sees(table, watcher, "discard") == {"nato", "comecon"}
    assert sees(table, watcher, "removed") == {"blockade"}


def test_a_seat_is_told_only_the_cards_dealt_to_itself() -> None:
    """3.1: 8 cards each, and none to a spectator."""
    table = new()
    assert len(table.hand("us")) == len(table.hand("ussr")) == 8
    dealt = {watcher: [row for rows in table.rows(watcher) for row in rows if LOG[row[0]][0] == "deal"] for watcher in WATCHERS}
    assert {CARDS[row[2] - 1] for row in dealt["us"]} == set(table.hand("us"))
    assert {CARDS[row[2] - 1] for row in dealt["ussr"]} == set(table.hand("ussr"))
    assert dealt["spectator"] == []


@pytest.mark.parametrize("watcher", ["ussr", "spectator"])
def test_only_the_asked_seat_sees_its_legal_actions(watcher: str) -> None:
    """They would give the hand away."""
    table = at("T3 AR1 US | us fidel, nato | ussr nasser")
    assert table.observe("us")["legal"].any()
    assert not table.observe(watcher)["legal"].any()


def test_the_position_line_of_a_seat_hides_the_other_hand_and_the_draw_pile() -> None:
    """A position as a seat knows it."""
    line = at("T3 AR1 USSR | us fidel, nato | ussr nasser, comecon | deck blockade, decolonization").position("us")
    assert "us fidel, nato" in line
    assert "ussr ?2" in line
    assert not any(card in line for card in ("nasser", "comecon", "deck"))


HEADLINES = "T3 headline | us fidel, nato | ussr nasser, comecon"


@pytest.mark.parametrize("watcher", ["us", "spectator"])
def test_a_headline_choice_is_secret_before_the_reveal(watcher: str) -> None:
    """4.5 C: that a card was put down is seen, not which."""
    table = play(at(HEADLINES), "ussr", "card:nasser")
    seen = table.observe(watcher)
    assert int(seen["headline"][1]) == 0
    assert sees(table, watcher, "ussr_headline") == set()
    assert [int(n) for n in seen["chosen"]] == [0, 1]
    assert counts(table, watcher) == [2, 1]
    assert last_rows(table, watcher) == [("headline_chosen", (1, 0, 0))]


@pytest.mark.parametrize("watcher", ["us", "spectator"])
def test_an_observation_does_not_depend_on_a_headline_before_the_reveal(watcher: str) -> None:
    """4.5 C: chosen secretly."""
    assert alike(watcher, play(at(HEADLINES), "ussr", "card:nasser"), play(at(HEADLINES), "ussr", "card:comecon"))


def test_a_seat_sees_its_own_headline_choice() -> None:
    """4.5 C."""
    table = play(at(HEADLINES), "ussr", "card:nasser")
    assert int(table.observe("ussr")["headline"][1]) == CARD["nasser"]
    assert sees(table, "ussr", "ussr_headline") == {"nasser"}
    assert sees(table, "ussr", "ussr") == {"comecon"}


@pytest.mark.parametrize("watcher", WATCHERS)
def test_both_headlines_are_revealed_together(watcher: str) -> None:
    """4.5 C: De-Stalinization waits for the USSR, the US headline lies open beside it."""
    table = at("T3 headline | us fidel, nato | ussr nasser, de_stalinization | influence poland 0:1")
    play(table, "ussr", "card:de_stalinization")
    play(table, "us", "card:fidel")
    assert [int(n) for n in table.observe(watcher)["headline"]] == [CARD["fidel"], CARD["de_stalinization"]]
    assert sees(table, watcher, "us_headline") == {"fidel"}
    assert last_rows(table, watcher)[1:3] == [("headline", (1, CARD["de_stalinization"], 0)), ("headline", (0, CARD["fidel"], 0))]


@pytest.mark.parametrize("watcher", ["ussr", "spectator"])
def test_a_headline_put_down_before_a_man_in_earth_orbit_is_shown_at_once(watcher: str) -> None:
    """6.4.4: the USSR picks after the US has shown its card."""
    table = play(at(f"{HEADLINES} | space 0:4"), "us", "card:fidel")
    assert table.to_move == ("ussr",)
    assert int(table.observe(watcher)["headline"][0]) == CARD["fidel"]
    assert sees(table, watcher, "us_headline") == {"fidel"}


def test_a_seen_card_put_down_as_a_headline_looks_as_if_it_were_still_in_hand() -> None:
    """4.5 C: what the US remembers of the USSR hand does not tell which card was chosen."""
    line = f"{HEADLINES} | known us nasser"
    one, other = play(at(line), "ussr", "card:nasser"), play(at(line), "ussr", "card:comecon")
    assert known(one, "us") == {"nasser"}
    assert alike("us", one, other)


def test_a_seen_card_revealed_as_a_headline_is_no_longer_part_of_the_hand() -> None:
    """4.5 C: it lies on the table while the USSR places for COMECON."""
    table = play(at(f"{HEADLINES} | known us nasser, comecon"), "ussr", "card:comecon")
    play(table, "us", "card:fidel")
    assert sees(table, "us", "table") == {"comecon"}
    assert known(table, "us") == {"nasser"}


PICKING = "T3 AR1 USSR | influence poland 0:1 | us fidel, nato | ussr nasser, comecon, duck_and_cover"


@pytest.mark.parametrize("watcher", ["us", "spectator"])
@pytest.mark.parametrize("card", ["comecon", "duck_and_cover", "the_china_card"])
def test_nobody_else_sees_which_card_is_picked_before_its_use_is_decided(watcher: str, card: str) -> None:
    """The pick can be taken back unseen: no row, no frame, no count tells it."""
    one, other = play(at(PICKING), "ussr", "card:nasser"), play(at(PICKING), "ussr", f"card:{card}")
    assert one.question("ussr") == "play"
    assert alike(watcher, one, other)
    assert last_rows(one, watcher) == []
    assert counts(one, watcher) == [2, 3]


@pytest.mark.parametrize("watcher", ["ussr", "spectator"])
def test_what_a_hidden_pick_could_be_used_for_leaves_no_trace(watcher: str) -> None:
    """With a scoring card due, Ask Not has only its event, while Aldrich Ames Remix brings operations and so looks for reach."""
    seen = []
    for card in ("ask_not_what_your_country", "aldrich_ames_remix"):
        table = at("T8 AR7 US | us asia_scoring, ask_not_what_your_country, aldrich_ames_remix | ussr fidel")
        table.play("us", f"card:{card}")
        seen.append(table.observe(watcher).tobytes())
    assert seen[0] == seen[1]


def test_the_player_sees_the_card_picked() -> None:
    """The counterpart: the two picks differ for the seat itself."""
    assert not alike("ussr", play(at(PICKING), "ussr", "card:nasser"), play(at(PICKING), "ussr", "card:comecon"))


def test_a_pick_taken_back_leaves_no_trace() -> None:
    """Undo law: nothing was revealed."""
    table, untouched = play(at(PICKING), "ussr", "card:nasser"), at(PICKING)
    table.undo("ussr")
    assert alike("us", table, untouched)


@pytest.mark.parametrize("watcher", WATCHERS)
def test_everybody_sees_the_card_once_its_use_is_decided(watcher: str) -> None:
    """5.1."""
    table = play(at(PICKING), "ussr", "card:nasser", "play:influence")
    assert sees(table, watcher, "table") == {"nasser"}
    assert counts(table, watcher) == [2, 2]
    assert rows_with(table, watcher, "nasser") == ["card"]


def test_when_the_draw_pile_is_used_up_each_seat_can_tell_the_other_hand() -> None:
    """4.3, ruling 12: all other cards lie open; the cards dealt after the reshuffle are unseen again."""
    line = "T1 AR6 US | defcon 2 | milops 2:2 | us containment, fidel | ussr nasser, comecon | deck blockade, nato"
    discards = (
        "discard decolonization, asia_scoring, nuclear_test_ban, duck_and_cover, socialist_governments, suez_crisis, de_stalinization"
    )
    more = "red_scare_purge, un_intervention, east_european_unrest, olympic_games, warsaw_pact_formed, truman_doctrine"
    table = event(at(f"{line} | {discards}, {more}"), "us", "containment")
    assert table.turn == 2
    assert known(table, "us") == {"nasser", "comecon", "blockade"}
    assert known(table, "ussr") == {"fidel", "nato"}
    assert known(table, "spectator") == set()


def test_a_reshuffle_during_headlines_does_not_count_a_shown_headline_into_the_hand() -> None:
    """4.3: at a reshuffle each seat can tell the other hand; a headline on the table is no part of it, then or later."""
    line = "T5 headline | us ask_not_what_your_country, nato, nasser | ussr john_paul_ii_elected_pope, fidel | discard junta | deck allende"
    table = at(line)
    play(play(table, "ussr", "card:john_paul_ii_elected_pope"), "us", "card:ask_not_what_your_country")
    play(table, "us", "card:nato", "card:nasser", "done")
    assert table.question("ussr") == "card"
    assert known(table, "us") == {"fidel"}
