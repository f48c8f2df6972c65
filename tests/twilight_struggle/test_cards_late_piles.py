"""Where Late War cards go: out of the game after a starred event, else to the discard pile (2.2.4, 5.2, 6.4.5)."""

import pytest

from .helpers import at, play

US_EVENTS = {
    "the_iron_lady": 3, "reagan_bombs_libya": 2, "star_wars": 2, "north_sea_oil": 3, "soviets_shoot_down_kal_007": 4, "chernobyl": 3,
    "tear_down_this_wall": 3, "an_evil_empire": 3, "solidarity": 2, "awacs_sale_to_saudis": 3,
}  # fmt: skip
USSR_EVENTS = {
    "iranian_hostage_crisis": 3, "the_reformer": 3, "marine_barracks_bombing": 2, "glasnost": 4, "ortega_elected_in_nicaragua": 2,
    "iran_contra_scandal": 2, "latin_american_debt_crisis": 2, "aldrich_ames_remix": 3, "pershing_ii_deployed": 3, "yuri_and_samantha": 2,
}  # fmt: skip
NEUTRAL_EVENTS = {"terrorism": 2, "wargames": 4, "iran_iraq_war": 2}
US_ANSWERS = {"chernobyl": ("region:africa",), "tear_down_this_wall": ("done",)}
USSR_ANSWERS = {
    "the_reformer": ("country:poland", "country:poland", "country:italy", "country:italy"),
    "aldrich_ames_remix": ("card:nasser",),
    "pershing_ii_deployed": ("done",),
}
STARRED_USSR = sorted(set(USSR_EVENTS) - {"latin_american_debt_crisis"})


@pytest.mark.parametrize(("card", "ops"), (US_EVENTS | NEUTRAL_EVENTS).items())
def test_a_late_war_card_used_for_us_operations_is_discarded_without_its_event(card: str, ops: int) -> None:
    """Rules 2.2.3 and 2.2.4: a US or neutral card for operations has no event."""
    table = at(f"T8 AR3 US | space 3:2 | defcon 2 | effects john_paul_ii_elected_pope | us {card}, nasser | ussr fidel, comecon")
    play(table, "us", f"card:{card}", "play:influence", *["country:canada"] * ops)
    assert (table.where(card), table.vp, table.effects, table.to_move) == ("discard", 0, ("john_paul_ii_elected_pope",), ("ussr",))
    assert (table.influence("canada"), len(table.hand("ussr"))) == ((ops, 0), 2)


@pytest.mark.parametrize(("card", "ops"), (USSR_EVENTS | NEUTRAL_EVENTS).items())
def test_a_late_war_card_used_for_soviet_operations_is_discarded_without_its_event(card: str, ops: int) -> None:
    """Rules 2.2.3 and 2.2.4: a Soviet or neutral card for operations has no event."""
    table = at(f"T8 AR3 USSR | defcon 2 | us nasser, fidel | ussr {card}, comecon")
    play(table, "ussr", f"card:{card}", "play:influence", *["country:poland"] * ops)
    assert (table.where(card), table.vp, table.effects, table.to_move) == ("discard", 0, (), ("us",))
    assert (table.influence("poland"), len(table.hand("us"))) == ((0, ops), 2)


@pytest.mark.parametrize("card", US_EVENTS)
def test_a_us_event_of_the_late_war_does_not_happen_on_the_space_race(card: str) -> None:
    """Rule 6.4.5: the USSR discards it on an attempt that fails."""
    table = at(f"T8 AR3 USSR | space 1:0 | effects john_paul_ii_elected_pope | influence libya 0:4 | us nasser | ussr {card}, comecon")
    play(table, "ussr", f"card:{card}", "play:space", dice=(6,))
    assert (table.where(card), table.vp, table.effects, table.to_move) == ("discard", 0, ("john_paul_ii_elected_pope",), ("us",))


@pytest.mark.parametrize("card", USSR_EVENTS)
def test_a_soviet_event_of_the_late_war_does_not_happen_on_the_space_race(card: str) -> None:
    """Rule 6.4.5: the US discards it on an attempt that fails."""
    table = at(f"T8 AR3 US | influence iran 2:0, lebanon 1:0, nicaragua 1:0 | us {card}, nasser | ussr fidel, comecon")
    play(table, "us", f"card:{card}", "play:space", dice=(6,))
    assert (table.where(card), table.vp, table.effects, table.to_move) == ("discard", 0, (), ("ussr",))


@pytest.mark.parametrize("card", US_EVENTS)
def test_a_starred_us_event_set_off_by_soviet_operations_leaves_the_game(card: str) -> None:
    """Rule 5.2: operations first, then the event; every US event of the Late War is starred."""
    table = at(f"T8 AR3 USSR | space 3:2 | effects john_paul_ii_elected_pope | us nasser, fidel | ussr {card}, comecon")
    play(table, "ussr", f"card:{card}", "play:influence", *["country:poland"] * US_EVENTS[card])
    play(table, "us", *US_ANSWERS.get(card, ()))
    assert (table.where(card), table.question("us")) == ("removed", "card")


@pytest.mark.parametrize("card", STARRED_USSR)
def test_a_starred_soviet_event_set_off_by_us_operations_leaves_the_game(card: str) -> None:
    """Rule 5.2: operations first, then the event."""
    table = at(f"T8 AR3 US | us {card}, nasser, fidel | ussr blockade, comecon")
    play(table, "us", f"card:{card}", "play:influence", *["country:canada"] * USSR_EVENTS[card])
    play(table, "ussr", *USSR_ANSWERS.get(card, ()))
    assert (table.where(card), table.question("ussr")) == ("removed", "card")


def test_the_debt_crisis_set_off_by_us_operations_is_discarded() -> None:
    """Card 95 has no star."""
    table = at("T8 AR3 US | us latin_american_debt_crisis, nasser | ussr blockade, comecon")
    play(table, "us", "card:latin_american_debt_crisis", "play:influence", "country:canada", "country:canada", "done")
    assert table.where("latin_american_debt_crisis") == "discard"


@pytest.mark.parametrize("card", USSR_EVENTS)
def test_un_intervention_stops_a_soviet_event_of_the_late_war(card: str) -> None:
    """Card 32, G3: cancelled, so both cards are discarded."""
    table = at(f"T8 AR3 US | influence iran 2:0 | us un_intervention, {card}, nasser | ussr blockade, comecon")
    play(table, "us", "card:un_intervention", "play:event", f"card:{card}", "play:influence", *["country:canada"] * USSR_EVENTS[card])
    assert (table.where(card), table.where("un_intervention"), table.effects, table.vp) == ("discard", "discard", (), 0)
    assert (table.influence("iran"), table.question("ussr")) == ((2, 0), "card")


@pytest.mark.parametrize("card", ["yuri_and_samantha", "awacs_sale_to_saudis"])
def test_an_optional_late_war_card_takes_part_only_if_it_was_chosen(card: str) -> None:
    """Cards 109 and 110, ruling 5."""
    assert at(f"T8 AR3 US | options optional_cards={card} | us nasser | ussr fidel").where(card) == "deck"
    assert at("T8 AR3 US | us nasser | ussr fidel").where(card) == "box"
