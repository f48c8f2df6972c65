"""Optional Mid War cards 107 and 108: Che, Our Man in Tehran."""

from detente.engine.table import Outcome
from detente.games.twilight_struggle.state import PEEK

from .helpers import at, event, offered, play

OPTION = "options optional_cards=all"


def test_che_offers_a_coup_in_non_battlegrounds_of_three_regions_or_nothing() -> None:
    """Card 107: Central America, South America and Africa; Zaire and Panama are battlegrounds, Syria and Burma elsewhere."""
    line = f"T5 AR1 USSR | {OPTION} | influence kenya 1:0, haiti 1:0, peru 1:0, zaire 1:0, panama 1:0, syria 1:0, burma 1:0, sudan 0:1"
    table = event(at(f"{line} | ussr che, nasser | us fidel"), "ussr", "che")
    assert table.question("ussr") == "coup"
    assert offered(table, "ussr") == {"country:kenya", "country:haiti", "country:peru", "done"}


def test_ches_coup_is_made_with_three_and_earns_military_operations() -> None:
    """Card 107 [C]: 3 + 3 exceeds 4 by 2; not starred, so discarded."""
    table = at(f"T5 AR1 USSR | {OPTION} | influence kenya 1:0 | ussr che, nasser | us fidel")
    play(event(table, "ussr", "che"), "ussr", "country:kenya", dice=(3,))
    assert table.influence("kenya") == (0, 1)
    assert table.milops["ussr"] == 3
    assert table.defcon == 5
    assert table.where("che") == "discard"


def test_che_coups_a_second_different_country_if_the_first_lost_influence() -> None:
    """Card 107: under the same limits; both coups together stop at 5 military operations."""
    line = f"T5 AR1 USSR | {OPTION} | influence kenya 3:0, haiti 1:0, peru 1:0, zaire 1:0 | ussr che, nasser | us fidel"
    table = play(event(at(line), "ussr", "che"), "ussr", "country:kenya", dice=(2,))
    assert table.influence("kenya") == (2, 0)
    assert offered(table, "ussr") == {"country:haiti", "country:peru", "done"}
    play(table, "ussr", "country:haiti", dice=(1,))
    assert table.influence("haiti") == (0, 1)
    assert table.milops["ussr"] == 5
    assert table.to_move == ("us",)


def test_che_ends_after_a_first_coup_that_removes_nothing() -> None:
    """Card 107: 1 + 3 does not exceed 4."""
    line = f"T5 AR1 USSR | {OPTION} | influence kenya 1:0, haiti 1:0 | ussr che, nasser | us fidel"
    table = play(event(at(line), "ussr", "che"), "ussr", "country:kenya", dice=(1,))
    assert table.influence("kenya") == (1, 0)
    assert table.to_move == ("us",)


def test_ches_second_coup_may_be_declined() -> None:
    """Card 107: may."""
    line = f"T5 AR1 USSR | {OPTION} | influence kenya 1:0, haiti 1:0 | ussr che, nasser | us fidel"
    table = play(event(at(line), "ussr", "che"), "ussr", "country:kenya", "done", dice=(6,))
    assert table.influence("haiti") == (1, 0)
    assert table.milops["ussr"] == 3
    assert table.to_move == ("us",)


def test_che_ends_after_two_coups_even_if_the_second_succeeds() -> None:
    """Card 107: no third coup."""
    line = f"T5 AR1 USSR | {OPTION} | influence kenya 1:0, haiti 1:0, peru 1:0 | ussr che, nasser | us fidel"
    table = play(event(at(line), "ussr", "che"), "ussr", "country:kenya", "country:haiti", dice=(6, 6))
    assert table.influence("peru") == (1, 0)
    assert table.to_move == ("us",)


def test_che_may_be_declined_altogether() -> None:
    """Card 107: may; no military operations then."""
    table = at(f"T5 AR1 USSR | {OPTION} | influence kenya 1:0 | ussr che, nasser | us fidel")
    play(event(table, "ussr", "che"), "ussr", "done")
    assert table.milops["ussr"] == 0
    assert table.where("che") == "discard"


def test_che_without_a_target_does_nothing() -> None:
    """Card 107."""
    table = at(f"T5 AR1 USSR | {OPTION} | influence zaire 1:0 | ussr che, nasser | us fidel")
    event(table, "ussr", "che")
    assert table.where("che") == "discard"
    assert table.to_move == ("us",)


def test_brezhnev_doctrine_makes_ches_coup_one_better() -> None:
    """Card 107: the modified value; 1 + 4 exceeds 4 by 1."""
    table = at(f"T5 AR1 USSR | {OPTION} | effects brezhnev_doctrine | influence kenya 2:0 | ussr che, nasser | us fidel")
    play(event(table, "ussr", "che"), "ussr", "country:kenya", dice=(1,))
    assert table.influence("kenya") == (1, 0)
    assert table.milops["ussr"] == 4


def test_coup_modifiers_apply_to_che() -> None:
    """Card 107: SALT -1 and American Death Squads -1 in Peru: 3 + 3 - 2 does not exceed 4."""
    line = f"T5 AR1 USSR | {OPTION} | effects salt_negotiations | death_squads 1 | influence peru 1:0 | ussr che, nasser | us fidel"
    table = play(event(at(line), "ussr", "che"), "ussr", "country:peru", dice=(3,))
    assert table.influence("peru") == (1, 0)
    assert table.milops["ussr"] == 3


def test_che_loses_under_the_cuban_missile_crisis() -> None:
    """Cards 40 and 107."""
    table = at(f"T5 AR1 USSR | {OPTION} | defcon 2 | crisis ussr | influence kenya 1:0 | ussr che, nasser | us fidel")
    play(event(table, "ussr", "che"), "ussr", "country:kenya")
    assert table.outcome == Outcome("us", "cuban_missile_crisis")


def test_the_ussr_coups_with_che_in_the_us_round_and_then_the_us_has_its_operations() -> None:
    """Card 107, 5.2, ruling 144: at DEFCON 2 Che is never deadly."""
    table = at(f"T5 AR1 US | {OPTION} | defcon 2 | influence kenya 1:0, iran 1:0 | us che, fidel | ussr nasser")
    play(event(table, "us", "che"), "ussr", "country:kenya", dice=(2,))
    assert table.influence("kenya") == (0, 0)
    assert table.milops == {"us": 0, "ussr": 3}
    assert table.outcome is None
    play(table, "us", "play:influence", *["country:iran"] * 3)
    assert table.where("che") == "discard"


TOP_FIVE = "fidel, nasser, comecon, asia_scoring, nato"


def test_our_man_in_tehran_shows_the_us_the_top_five_cards() -> None:
    """Card 108: any of them may be discarded."""
    line = f"T5 AR1 US | {OPTION} | influence lebanon 1:0 | us our_man_in_tehran, allende | ussr opec | deck {TOP_FIVE}, containment, ?"
    table = event(at(line), "us", "our_man_in_tehran")
    assert table.question("us") == "tehran"
    assert offered(table, "us", "card") == {"fidel", "nasser", "comecon", "asia_scoring", "nato"}
    assert "done" in table.legal("us")


def test_our_man_in_tehran_discards_without_effect_and_returns_the_rest_to_the_pile() -> None:
    """Card 108: Asia is not scored, Fidel not removed; starred, so Our Man in Tehran leaves the game."""
    line = (
        f"T5 AR1 US | {OPTION} | influence lebanon 1:0, burma 0:2, cuba 1:0"
        f" | us our_man_in_tehran, allende | ussr opec | deck {TOP_FIVE}, containment"
    )
    table = event(at(line), "us", "our_man_in_tehran")
    play(table, "us", "card:asia_scoring", "card:fidel", "done")
    assert (table.where("asia_scoring"), table.where("fidel")) == ("discard", "discard")
    assert sorted(table.deck) == ["comecon", "containment", "nasser", "nato"]
    assert (table.vp, table.influence("cuba")) == (0, (1, 0))
    assert table.where("our_man_in_tehran") == "removed"
    assert table.to_move == ("ussr",)


def test_our_man_in_tehran_may_leave_all_five_in_the_pile() -> None:
    """Card 108: any of them, none included."""
    line = f"T5 AR1 US | {OPTION} | influence lebanon 1:0 | us our_man_in_tehran, allende | ussr opec | deck {TOP_FIVE}"
    table = play(event(at(line), "us", "our_man_in_tehran"), "us", "done")
    assert sorted(table.deck) == ["asia_scoring", "comecon", "fidel", "nasser", "nato"]
    assert table.discard == ()


def test_our_man_in_tehran_may_discard_all_five() -> None:
    """Card 108."""
    line = f"T5 AR1 US | {OPTION} | influence lebanon 1:0 | us our_man_in_tehran, allende | ussr opec | deck {TOP_FIVE}"
    table = event(at(line), "us", "our_man_in_tehran")
    play(table, "us", "card:asia_scoring", "card:fidel", "card:nasser", "card:comecon", "card:nato", "done")
    assert table.deck == ()
    assert sorted(table.discard) == ["asia_scoring", "comecon", "fidel", "nasser", "nato"]


def test_our_man_in_tehran_shuffles_in_the_discards_if_the_pile_runs_out() -> None:
    """Card 108, 4.3: two cards of the pile and three of the four discards."""
    line = (
        f"T5 AR1 US | {OPTION} | influence lebanon 1:0 | us our_man_in_tehran, allende | ussr opec"
        " | discard fidel, nasser, comecon, nato | deck containment, duck_and_cover"
    )
    table = at(line)
    event(table, "us", "our_man_in_tehran", cards=("containment", "duck_and_cover", "fidel", "nasser", "nato"))
    assert offered(table, "us", "card") == {"containment", "duck_and_cover", "fidel", "nasser", "nato"}
    play(table, "us", "card:nato", "done")
    assert sorted(table.deck) == ["comecon", "containment", "duck_and_cover", "fidel", "nasser"]
    assert table.discard == ("nato",)


def test_our_man_in_tehran_keeps_the_five_cards_from_the_ussr() -> None:
    """Card 108: the US looks, the USSR sees only what is discarded."""
    line = f"T5 AR1 US | {OPTION} | influence lebanon 1:0 | us our_man_in_tehran, allende | ussr opec | deck {TOP_FIVE}, ?"
    table = event(at(line), "us", "our_man_in_tehran")
    assert [bool(table.observe(seat)["pile"][PEEK].any()) for seat in ("us", "ussr", "spectator")] == [True, False, False]


def test_our_man_in_tehran_is_no_event_without_us_control_in_the_middle_east() -> None:
    """Card 108: influence alone is not enough, nor is control elsewhere."""
    table = at(f"T5 AR1 US | {OPTION} | influence iran 1:0, pakistan 2:0 | us our_man_in_tehran, allende | ussr opec")
    play(table, "us", "card:our_man_in_tehran")
    assert "play:event" not in table.legal("us")


def test_our_man_in_tehran_of_the_ussr_without_us_control_is_discarded() -> None:
    """Card 108, ruling 33: it does not occur and is not removed."""
    table = at(f"T5 AR1 USSR | {OPTION} | influence iraq 0:1 | ussr our_man_in_tehran, opec | us allende")
    play(table, "ussr", "card:our_man_in_tehran", "play:influence", "country:iraq", "country:iraq")
    assert table.where("our_man_in_tehran") == "discard"
    assert table.to_move == ("us",)


def test_our_man_in_tehran_played_by_the_ussr_is_carried_out_by_the_us() -> None:
    """Card 108, G1: then the USSR has its operations."""
    line = f"T5 AR1 USSR | {OPTION} | influence lebanon 1:0, iraq 0:1 | ussr our_man_in_tehran, opec | us allende | deck {TOP_FIVE}"
    table = event(at(line), "ussr", "our_man_in_tehran")
    assert table.to_move == ("us",)
    play(table, "us", "card:nato", "done")
    assert table.where("nato") == "discard"
    assert table.question("ussr") == "operations"
