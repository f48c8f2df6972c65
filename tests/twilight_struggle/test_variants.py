"""The designers' optional rules: four independent switches (ruling 143)."""

import pytest

from .helpers import at, countries, event, offered, play

ANYWHERE = "options realign_anywhere=true"
SAFELY = "options realign_safely=true"
MIXED = "options realign_and_place=true"
DECLINE = "options space_without_rolling=true"
MIXED_US = f"T8 AR3 US | {MIXED} | influence kenya 1:1, zaire 1:1 | us nato, nasser | ussr fidel"

# Realignment, variant 1


def test_variant_one_opens_every_region_to_realignment() -> None:
    """Ruling 143, variant 1: DEFCON does not limit realignment rolls."""
    table = at(f"T8 AR3 US | {ANYWHERE} | defcon 2 | influence poland 0:3, india 0:3, iraq 0:3, angola 0:3 | us nato, nasser | ussr fidel")
    play(table, "us", "card:nato", "play:realign")
    assert offered(table, "us", "country") == {"poland", "india", "iraq", "angola"}


def test_without_variant_one_defcon_closes_regions_to_realignment() -> None:
    """Rule 8.1.5: the counterpart."""
    table = at("T8 AR3 US | defcon 2 | influence poland 0:3, india 0:3, iraq 0:3, angola 0:3 | us nato, nasser | ussr fidel")
    play(table, "us", "card:nato", "play:realign")
    assert offered(table, "us", "country") == {"angola"}


def test_variant_one_does_not_open_regions_to_coups() -> None:
    """Ruling 143, variant 1: realignment only."""
    table = at(f"T8 AR3 US | {ANYWHERE} | defcon 2 | influence poland 0:3, kenya 0:3 | us nato, nasser | ussr fidel")
    play(table, "us", "card:nato", "play:coup")
    assert offered(table, "us", "country") == {"kenya"}


def test_variant_one_leaves_nato_in_force() -> None:
    """Ruling 143, variant 1: only the limits of DEFCON fall."""
    table = at(f"T8 AR3 USSR | {ANYWHERE} | defcon 2 | effects nato | influence italy 2:0, greece 1:0 | us nasser | ussr comecon, fidel")
    play(table, "ussr", "card:comecon", "play:realign")
    assert offered(table, "ussr", "country") == {"greece"}


# Realignment, variant 2


def test_variant_two_protects_the_phasing_player() -> None:
    """Ruling 143, variant 2: 1 against 6, and the US loses nothing."""
    table = at(f"T8 AR3 US | {SAFELY} | influence kenya 3:1 | us nasser, nato | ussr fidel")
    play(table, "us", "card:nasser", "play:realign", "country:kenya", dice=(1, 6))
    assert table.influence("kenya") == (3, 1)


def test_without_variant_two_the_phasing_player_can_lose_influence() -> None:
    """Rule 6.2.2, ruling 63: 1 + 1 against 5."""
    table = at("T8 AR3 US | influence kenya 3:1 | us nasser, nato | ussr fidel")
    play(table, "us", "card:nasser", "play:realign", "country:kenya", dice=(1, 5))
    assert table.influence("kenya") == (0, 1)


def test_variant_two_does_not_protect_the_opponent() -> None:
    """Ruling 143, variant 2."""
    table = at(f"T8 AR3 US | {SAFELY} | influence kenya 3:1 | us nasser, nato | ussr fidel")
    play(table, "us", "card:nasser", "play:realign", "country:kenya", dice=(6, 1))
    assert table.influence("kenya") == (3, 0)


def test_variant_two_protects_the_ussr_in_its_round() -> None:
    """Ruling 143, variant 2: whoever is the phasing player."""
    table = at(f"T8 AR3 USSR | {SAFELY} | influence kenya 1:3 | us nasser | ussr blockade, fidel")
    play(table, "ussr", "card:blockade", "play:realign", "country:kenya", dice=(1, 6))
    assert table.influence("kenya") == (1, 3)


# Realignment, variant 3


def test_variant_three_lets_realignment_follow_influence() -> None:
    """Ruling 143, variant 3: one card, both uses."""
    table = play(at(MIXED_US), "us", "card:nato", "play:influence", "country:kenya")
    assert "play:realign" in table.legal("us")
    play(table, "us", "play:realign", "country:zaire", dice=(6, 1))
    assert (table.influence("kenya"), table.influence("zaire")) == ((2, 1), (1, 0))


def test_variant_three_lets_influence_follow_realignment() -> None:
    """Ruling 143, variant 3."""
    table = play(at(MIXED_US), "us", "card:nato", "play:realign", "country:zaire", dice=(6, 1))
    assert "play:influence" in table.legal("us")
    countries(play(table, "us", "play:influence"), "us", "kenya", "kenya", "kenya")
    assert (table.influence("kenya"), table.to_move) == ((4, 1), ("ussr",))


def test_without_variant_three_a_card_has_one_use() -> None:
    """Rule 6.0: the counterpart."""
    line = "T8 AR3 US | influence kenya 1:1, zaire 1:1 | us nato, nasser | ussr fidel"
    table = play(at(line), "us", "card:nato", "play:influence", "country:kenya")
    assert "play:realign" not in table.legal("us")
    table = play(at(line), "us", "card:nato", "play:realign", "country:kenya")
    assert "play:influence" not in table.legal("us")


def test_a_country_that_received_influence_may_not_be_targeted() -> None:
    """Ruling 143, variant 3."""
    table = play(at(MIXED_US), "us", "card:nato", "play:influence", "country:kenya", "play:realign")
    assert offered(table, "us", "country") == {"zaire"}


def test_a_targeted_country_may_not_receive_influence() -> None:
    """Ruling 143, variant 3; its influence still gives reach to neighbours."""
    table = play(at(MIXED_US), "us", "card:nato", "play:realign", "country:zaire", "play:influence", dice=(3, 3))
    assert "zaire" not in offered(table, "us", "country")
    assert {"kenya", "angola"} <= offered(table, "us", "country")


def test_a_mixed_card_goes_back_and_forth_within_its_value() -> None:
    """Ruling 143, variant 3: influence, roll, influence, roll make 4 ops."""
    table = play(at(MIXED_US), "us", "card:nato", "play:influence", "country:kenya")
    play(table, "us", "play:realign", "country:zaire", dice=(3, 3))
    play(table, "us", "play:influence", "country:kenya")
    assert table.to_move == ("us",)
    play(table, "us", "play:realign", "country:zaire", dice=(6, 1))
    assert (table.influence("kenya"), table.influence("zaire"), table.to_move) == ((3, 1), (1, 0), ("ussr",))


def test_a_mixed_card_pays_the_normal_price() -> None:
    """Ruling 143, variant 3: 2 ops in an enemy-controlled country, so a single op left cannot go there."""
    table = at(f"T8 AR3 US | {MIXED} | influence kenya 1:3, zaire 1:1 | us fidel, nasser | ussr blockade")
    play(table, "us", "card:fidel", "play:realign", "country:zaire", "play:influence", dice=(3, 3))
    assert "kenya" not in offered(table, "us", "country")
    assert "somalia" in offered(table, "us", "country")


def test_the_prohibitions_of_variant_three_end_with_the_round() -> None:
    """Ruling 143, variant 3: in one action round."""
    table = at(f"T8 AR3 US | {MIXED} | influence kenya 1:1, egypt 1:0 | us nasser, nato | ussr truman_doctrine, fidel")
    play(table, "us", "card:nasser", "play:realign", "country:kenya", dice=(3, 3))
    play(table, "ussr", "card:truman_doctrine", "play:influence", "country:afghanistan")
    assert "kenya" in offered(play(table, "us", "card:nato", "play:influence"), "us", "country")


def test_free_realignments_cannot_be_mixed_with_influence() -> None:
    """Ruling 143, variant 3: it is about the ops of a card; Tear Down this Wall gives none."""
    table = at(f"T8 AR3 US | {MIXED} | influence hungary 0:9, france 3:0 | us tear_down_this_wall, nasser | ussr fidel")
    play(event(table, "us", "tear_down_this_wall"), "us", "play:realign")
    assert offered(table, "us") == {"country:hungary"}


# Space race variant


def test_the_roll_on_the_space_race_may_be_declined() -> None:
    """Ruling 143: the player is asked."""
    table = play(at(f"T8 AR3 US | {DECLINE} | us nasser, fidel | ussr comecon"), "us", "card:fidel", "play:space")
    assert (table.question("us"), offered(table, "us")) == ("space", {"accept", "done"})


def test_declining_the_roll_discards_the_card_and_uses_the_attempt() -> None:
    """Ruling 143: no advance; one space card a turn all the same."""
    table = at(f"T8 AR3 US | {DECLINE} | influence poland 0:3 | us opec, fidel | ussr truman_doctrine")
    play(table, "us", "card:fidel", "play:space", "done")
    assert (table.space["us"], table.vp, table.where("fidel"), table.influence("cuba")) == (0, 0, "discard", (0, 0))
    play(table, "ussr", "card:truman_doctrine", "play:influence", "country:poland")
    assert "play:space" not in play(table, "us", "card:opec").legal("us")


@pytest.mark.parametrize(("die", "box"), [(3, 1), (4, 0)])
def test_rolling_on_the_space_race_works_as_usual(die: int, box: int) -> None:
    """Ruling 143, rule 6.4.1."""
    table = at(f"T8 AR3 US | {DECLINE} | us nasser, fidel | ussr comecon")
    play(table, "us", "card:fidel", "play:space", "accept", dice=(die,))
    assert (table.space["us"], table.where("fidel")) == (box, "discard")


def test_without_the_variant_the_space_race_is_rolled_at_once() -> None:
    """Ruling 89: rolling is compulsory."""
    table = play(at("T8 AR3 US | us nasser, fidel | ussr comecon"), "us", "card:fidel", "play:space", dice=(1,))
    assert (table.space["us"], table.to_move) == (1, ("ussr",))


# Together


def test_the_variants_may_be_used_together() -> None:
    """Ruling 143: each alone or with the others."""
    options = "options realign_anywhere=true, realign_safely=true, realign_and_place=true, space_without_rolling=true"
    table = at(f"T8 AR3 US | {options} | defcon 2 | influence poland 3:1, kenya 1:0 | us nato, nasser | ussr fidel")
    play(table, "us", "card:nato", "play:realign", "country:poland", "play:influence", "country:kenya", dice=(1, 6))
    assert (table.influence("poland"), table.influence("kenya")) == ((3, 1), (2, 0))
