"""What events let a seat see of hidden cards, what it remembers of them, and what a spectator is told."""

import pytest

from detente.engine.table import Table

from .helpers import at, event, offered, play
from .test_secrets import WATCHERS, alike, known, names, rows_with, sees

SEAT = {"us": 0, "ussr": 1}


def known_deck(table: Table, watcher: str) -> set[str]:
    """The cards that a watcher knows to be in the draw pile."""
    return names(table.observe(watcher)["known_deck"])


CIA = "T3 AR1 US | influence poland 0:1 | us cia_created, fidel | ussr nasser, comecon"


def test_cia_created_shows_the_ussr_hand_to_the_us() -> None:
    """Card 26: and the US remembers it."""
    table = event(at(CIA), "us", "cia_created")
    assert known(table, "us") == {"nasser", "comecon"}
    assert rows_with(table, "us", "nasser") == ["shown"]


def test_cia_created_shows_the_ussr_nothing() -> None:
    """Card 26: the US hand stays hidden."""
    table = event(at(CIA), "us", "cia_created")
    assert known(table, "ussr") == set()
    assert sees(table, "ussr", "us") == set()


def test_cia_created_shows_a_spectator_nothing() -> None:
    """Card 26: the hand is shown to the US, not to everybody."""
    table = event(at(CIA), "us", "cia_created")
    assert known(table, "spectator") == set()
    assert rows_with(table, "spectator", "nasser") == []
    assert alike("spectator", table, event(at(CIA.replace("nasser", "blockade") + " | deck nasser, ?"), "us", "cia_created"))


def test_what_cia_created_has_shown_cannot_be_taken_back() -> None:
    """Undo law: something was revealed."""
    assert not event(at(CIA), "us", "cia_created").can_undo("us")


def test_a_card_seen_with_cia_created_is_forgotten_once_it_is_played() -> None:
    """Card 26: what is remembered is what is still in the hand."""
    table = event(at(CIA), "us", "cia_created")
    play(table, "us", "done")
    event(table, "ussr", "nasser")
    assert known(table, "us") == {"comecon"}


def test_a_headline_already_put_down_is_not_shown_as_part_of_the_hand() -> None:
    """Card 26, G12: CIA Created goes before Nasser, which lies open on the table anyway."""
    table = at("T3 headline | influence poland 0:1 | us cia_created, fidel | ussr nasser, comecon, decolonization")
    play(table, "us", "card:cia_created")
    play(table, "ussr", "card:nasser")
    assert known(table, "us") == {"comecon", "decolonization"}


GUNMAN = "T4 AR1 USSR | influence poland 0:1 | ussr lone_gunman, nasser | us fidel, nato"


def test_lone_gunman_shows_the_us_hand_to_the_ussr() -> None:
    """Card 62."""
    table = event(at(GUNMAN), "ussr", "lone_gunman")
    assert known(table, "ussr") == {"fidel", "nato"}
    assert known(table, "us") == set()


def test_lone_gunman_shows_a_spectator_nothing() -> None:
    """Card 62."""
    table = event(at(GUNMAN), "ussr", "lone_gunman")
    assert known(table, "spectator") == set()
    assert rows_with(table, "spectator", "nato") == []


def test_lone_gunman_played_by_the_us_shows_the_rest_of_the_hand() -> None:
    """Card 62: the card being resolved is in no hand."""
    table = event(at("T4 AR1 US | influence poland 0:1 | us lone_gunman, fidel | ussr nasser"), "us", "lone_gunman")
    assert known(table, "ussr") == {"fidel"}


AMES = "T8 AR1 USSR | ussr aldrich_ames_remix, nasser | us fidel, nato, asia_scoring"


def test_aldrich_ames_shows_the_whole_us_hand_before_the_ussr_picks() -> None:
    """Card 98: scoring cards included."""
    table = event(at(AMES), "ussr", "aldrich_ames_remix")
    assert table.question("ussr") == "ames"
    assert known(table, "ussr") == {"fidel", "nato", "asia_scoring"}


@pytest.mark.parametrize("watcher", WATCHERS)
def test_the_card_picked_by_aldrich_ames_is_discarded_openly(watcher: str) -> None:
    """Card 98, ruling 12."""
    table = event(at(AMES), "ussr", "aldrich_ames_remix")
    play(table, "ussr", "card:nato")
    assert "nato" in sees(table, watcher, "discard")
    assert known(table, "ussr") == {"fidel", "asia_scoring"}


def test_aldrich_ames_does_not_show_the_ussr_hand() -> None:
    """Card 98."""
    table = event(at(AMES), "ussr", "aldrich_ames_remix")
    assert known(table, "us") == set()
    assert sees(table, "us", "ussr") == set()


def test_aldrich_ames_does_not_show_the_cards_of_the_next_turn() -> None:
    """Card 98: for the rest of the turn; what was seen is still remembered."""
    line = "T8 AR7 USSR | defcon 2 | milops 2:2 | ussr aldrich_ames_remix, nasser | us fidel, containment, nato"
    table = event(at(line), "ussr", "aldrich_ames_remix")
    play(table, "ussr", "card:nato")
    event(table, "us", "containment")
    assert table.turn == 9
    assert len(table.hand("us")) == 9
    assert known(table, "ussr") == {"fidel"}


TOP = ("blockade", "comecon", "nato", "decolonization", "brush_war")
TEHRAN = (
    "T5 AR1 US | options optional_cards=all | influence iran 2:0 | us our_man_in_tehran, ask_not_what_your_country, allende | ussr nasser"
)


def peek(line: str = TEHRAN, seed: int = 0, below: str = "fidel, suez_crisis") -> Table:
    """The US has looked at the top five cards of a short pile."""
    return event(at(f"{line} | deck {', '.join(TOP)}, {below}", seed=seed), "us", "our_man_in_tehran")


def test_our_man_in_tehran_shows_the_us_five_cards() -> None:
    """Card 108."""
    table = peek()
    assert sees(table, "us", "peek") == set(TOP)
    assert rows_with(table, "us", "nato") == ["peek"]


@pytest.mark.parametrize("watcher", ["ussr", "spectator"])
def test_our_man_in_tehran_shows_others_only_how_many(watcher: str) -> None:
    """Card 108: the same bytes whatever the cards are."""
    table = peek()
    assert sees(table, watcher, "peek") == set()
    assert int(table.observe(watcher)["peek_count"]) == 5
    assert rows_with(table, watcher, "nato") == []
    swapped = event(at(f"{TEHRAN} | deck fidel, suez_crisis, {', '.join(TOP)}"), "us", "our_man_in_tehran")
    assert alike(watcher, table, swapped)


@pytest.mark.parametrize("watcher", WATCHERS)
def test_a_card_discarded_with_our_man_in_tehran_is_shown_to_all(watcher: str) -> None:
    """Card 108: shown and discarded."""
    table = play(peek(), "us", "card:nato")
    assert "nato" in sees(table, watcher, "discard")
    assert "discard" in rows_with(table, watcher, "nato")


def test_the_us_remembers_what_our_man_in_tehran_put_back() -> None:
    """Card 108: that these cards are in the pile, not where; nobody else knows it."""
    table = play(peek(), "us", "card:nato", "done")
    assert known_deck(table, "us") == set(TOP) - {"nato"}
    assert known_deck(table, "ussr") == set()
    assert known_deck(table, "spectator") == set()
    assert sees(table, "us", "deck") == set()


def test_the_us_does_not_know_the_order_after_our_man_in_tehran() -> None:
    """Card 108: shuffled back."""
    one, other = play(peek(seed=1), "us", "done"), play(peek(seed=2), "us", "done")
    assert one.deck != other.deck
    assert alike("us", one, other)


def test_cards_drawn_by_the_ussr_end_the_memory_of_our_man_in_tehran() -> None:
    """Card 108: any of the cards may now be in the USSR hand."""
    line = TEHRAN.replace("AR1 US", "AR7 US | defcon 2 | milops 2:2")
    table = play(peek(line, below="?"), "us", "done")
    assert table.turn == 6
    assert set(TOP) & set(table.deck)
    assert known_deck(table, "us") == set()


def test_cards_drawn_by_the_us_leave_the_memory_of_the_others() -> None:
    """Card 108: the US draws Blockade with Ask Not and still knows the other four."""
    table = play(peek(), "us", "done")
    event(table, "ussr", "nasser")
    event(table, "us", "ask_not_what_your_country")
    play(table, "us", "card:allende", "done", cards=("blockade",))
    assert known_deck(table, "us") == set(TOP) - {"blockade"}


def test_the_ussr_sees_what_ask_not_discards_and_not_what_it_draws() -> None:
    """Card 77."""
    line = "T5 AR1 US | us ask_not_what_your_country, allende, fidel | ussr nasser | deck blockade, ?"
    table = event(at(line), "us", "ask_not_what_your_country")
    play(table, "us", "card:allende", "done")
    assert rows_with(table, "us", "blockade") == ["deal"]
    assert rows_with(table, "ussr", "blockade") == rows_with(table, "spectator", "blockade") == []
    assert rows_with(table, "ussr", "allende") == ["discard"]
    assert known(table, "ussr") == set()


FIVE = "T3 AR1 USSR | options optional_cards=all | ussr the_cambridge_five, nasser | us {}, fidel | deck {}, blockade"


def test_cambridge_five_shows_the_scoring_cards_and_no_others() -> None:
    """Card 104: the USSR remembers them and that there are no more."""
    table = event(at(FIVE.format("asia_scoring", "europe_scoring")), "ussr", "the_cambridge_five")
    assert known(table, "ussr") == {"asia_scoring"}
    assert rows_with(table, "ussr", "asia_scoring") == ["shown"]
    assert int(table.observe("ussr")["no_scoring"][SEAT["ussr"]]) == 1


def test_cambridge_five_tells_the_ussr_that_there_is_no_scoring_card() -> None:
    """Card 104: nothing is shown, which is remembered too."""
    table = event(at(FIVE.format("nato", "europe_scoring")), "ussr", "the_cambridge_five")
    assert known(table, "ussr") == set()
    assert int(table.observe("ussr")["no_scoring"][SEAT["ussr"]]) == 1


def test_what_cambridge_five_told_ends_when_the_us_draws() -> None:
    """Card 104: the next deal may bring scoring cards."""
    line = "T3 AR6 USSR | options optional_cards=all | defcon 2 | milops 2:2 | ussr the_cambridge_five, nasser | us containment, fidel"
    table = event(at(line), "ussr", "the_cambridge_five")
    assert int(table.observe("ussr")["no_scoring"][SEAT["ussr"]]) == 1
    event(table, "us", "containment")
    assert table.turn == 4
    assert int(table.observe("ussr")["no_scoring"][SEAT["ussr"]]) == 0


def test_cambridge_five_shows_nothing_in_the_late_war() -> None:
    """Card 104: not playable as an event on turns 8-10."""
    line = "T8 AR1 US | options optional_cards=all | influence iran 1:0 | us the_cambridge_five, asia_scoring | ussr nasser"
    table = event(at(line), "us", "the_cambridge_five")
    assert known(table, "ussr") == set()
    assert int(table.observe("ussr")["no_scoring"][SEAT["ussr"]]) == 0


def test_a_spectator_is_not_told_the_scoring_cards_of_cambridge_five() -> None:
    """Card 104: shown to the USSR, not to everybody; no row names them and no byte tells them."""
    table = event(at(FIVE.format("asia_scoring", "europe_scoring")), "ussr", "the_cambridge_five")
    other = event(at(FIVE.format("europe_scoring", "asia_scoring")), "ussr", "the_cambridge_five")
    assert rows_with(table, "spectator", "asia_scoring") == []
    assert alike("spectator", table, other)


ENVY = "T5 AR1 US | influence iran 1:0 | us missile_envy, fidel | ussr comecon, {} | deck {}, decolonization"


def envy(held: str = "nasser", other: str = "blockade") -> Table:
    """The USSR has handed over COMECON and holds Missile Envy and a 1 ops card."""
    table = event(at(ENVY.format(held, other)), "us", "missile_envy")
    return play(table, "ussr", "card:comecon")


@pytest.mark.parametrize("watcher", WATCHERS)
def test_the_card_taken_with_missile_envy_is_seen_by_all(watcher: str) -> None:
    """Card 49: it lies on the table."""
    table = envy()
    assert sees(table, watcher, "table") == {"comecon"}
    assert rows_with(table, watcher, "comecon") == ["taken"]


def test_the_owner_knows_where_missile_envy_went() -> None:
    """Card 49: into the opponent's hand, of which nothing else is seen."""
    assert known(envy(), "us") == {"missile_envy"}
    assert known(envy(), "ussr") == set()


@pytest.mark.parametrize("watcher", ["us", "spectator"])
def test_missile_envy_does_not_show_the_rest_of_the_hand(watcher: str) -> None:
    """Card 49."""
    assert alike(watcher, envy("nasser", "blockade"), envy("blockade", "nasser"))


@pytest.mark.parametrize("watcher", WATCHERS)
def test_everybody_sees_who_must_play_missile_envy(watcher: str) -> None:
    """Card 49."""
    assert int(envy().observe(watcher)["envy"]) == SEAT["ussr"]


def test_the_owner_of_missile_envy_learns_that_no_card_of_the_hand_is_higher() -> None:
    """Card 49: the highest printed value was handed over."""
    assert [int(n) for n in envy().observe("us")["ceiling"]] == [3, 9]


def test_what_missile_envy_told_ends_when_the_giver_draws() -> None:
    """Card 49: the next deal may bring higher cards."""
    line = "T5 AR7 US | defcon 2 | milops 2:2 | influence iran 1:0 | us missile_envy, fidel | ussr comecon, nasser"
    table = event(at(line), "us", "missile_envy")
    play(table, "ussr", "card:comecon")
    play(table, "us", "done")
    assert table.turn == 6
    assert [int(n) for n in table.observe("us")["ceiling"]] == [9, 9]


def test_a_pass_in_a_trap_tells_that_no_card_is_worth_two() -> None:
    """Card 42: under Red Scare/Purge a hidden card may still have 2 printed."""
    free, scared = (
        "T5 AR1 US | effects quagmire | us allende | ussr comecon",
        "T5 AR1 US | ops -1:0 | effects quagmire | us fidel | ussr comecon",
    )
    assert int(play(at(free), "us", "done").observe("ussr")["ceiling"][SEAT["ussr"]]) == 1
    assert int(play(at(scared), "us", "done").observe("ussr")["ceiling"][SEAT["ussr"]]) == 2


GRAIN = "T5 AR1 US | influence iran 1:0 | us grain_sales_to_soviets, fidel | ussr comecon, nasser"


def grain_sales() -> Table:
    """COMECON was drawn from the USSR hand."""
    return event(at(GRAIN), "us", "grain_sales_to_soviets", cards=("comecon",))


def test_grain_sales_shows_the_us_one_card_and_not_the_rest() -> None:
    """Card 67."""
    table = grain_sales()
    assert rows_with(table, "us", "comecon") == ["shown"]
    assert rows_with(table, "us", "nasser") == []
    assert known(table, "us") | sees(table, "us", "shown") == {"comecon"}


def test_the_us_remembers_a_card_given_back_with_grain_sales() -> None:
    """Card 67."""
    table = play(grain_sales(), "us", "done")
    assert known(table, "us") == {"comecon"}
    assert known(table, "ussr") == set()


@pytest.mark.parametrize("watcher", WATCHERS)
def test_a_card_played_with_grain_sales_ends_openly(watcher: str) -> None:
    """Card 67: it goes where a played card goes."""
    table = play(grain_sales(), "us", "accept", "play:space", dice=(6,))
    assert sees(table, watcher, "discard") == {"comecon", "grain_sales_to_soviets"}
    assert known(table, "us") == set()


def test_a_spectator_is_not_told_a_card_given_back_with_grain_sales() -> None:
    """Card 67: shown to the US, not to everybody."""
    table = play(grain_sales(), "us", "done")
    assert known(table, "spectator") == set()
    assert rows_with(table, "spectator", "comecon") == []


def salt() -> Table:
    """The US may take a card of the discard pile."""
    return event(at("T5 AR1 US | discard nato, nasser | us salt_negotiations, fidel | ussr comecon, allende"), "us", "salt_negotiations")


def test_a_card_taken_with_salt_is_known_to_the_opponent() -> None:
    """Card 43: it is shown; the rest of the hand is not."""
    table = play(salt(), "us", "card:nato")
    assert known(table, "ussr") == {"nato"}
    assert sees(table, "ussr", "us") == set()


@pytest.mark.parametrize("watcher", WATCHERS)
def test_everybody_sees_which_card_salt_takes(watcher: str) -> None:
    """Card 43: from the open discard pile."""
    table = play(salt(), "us", "card:nato")
    assert rows_with(table, watcher, "nato") == ["taken"]
    assert sees(table, watcher, "discard") == {"nasser"}


def test_a_card_taken_with_salt_is_forgotten_once_it_is_played() -> None:
    """Card 43."""
    table = play(salt(), "us", "card:nato")
    event(table, "ussr", "allende")
    play(table, "us", "card:nato")
    assert "play:space" in offered(table, "us")
    assert known(table, "ussr") == {"nato"}
    play(table, "us", "play:space", dice=(6,))
    assert known(table, "ussr") == set()


def test_salt_declined_tells_nothing() -> None:
    """Card 43."""
    table = play(salt(), "us", "done")
    assert known(table, "ussr") == set()
