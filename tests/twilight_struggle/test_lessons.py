"""Rules that other engines got wrong (lessons.md): one or more tests for each line of that list."""

import pytest

from detente.engine.errors import IllegalAction, ImpossibleDeal
from detente.engine.table import Table

from .helpers import at, countries, event, offered, play

# Starred cards: where they go


def test_a_starred_card_played_for_operations_without_its_event_is_discarded() -> None:
    """Lesson 1, 2.2.4: an own starred card."""
    table = at("T1 AR1 US | us marshall_plan, fidel | ussr nasser")
    play(table, "us", "card:marshall_plan", "play:influence", *("country:mexico",) * 4)
    assert (table.where("marshall_plan"), table.effects) == ("discard", ())


def test_a_starred_event_that_cannot_occur_is_discarded() -> None:
    """Lesson 1, 5.2: Solidarity without John Paul II, played by the USSR."""
    table = at("T8 AR1 USSR | us fidel | ussr solidarity, nasser")
    play(table, "ussr", "card:solidarity", "play:influence", "country:finland", "country:finland")
    assert table.where("solidarity") == "discard"


def test_a_starred_event_that_occurs_is_removed() -> None:
    """Lesson 1, 5.2: Solidarity after John Paul II, played by the USSR."""
    table = at("T8 AR1 USSR | effects john_paul_ii_elected_pope | us fidel | ussr solidarity, nasser")
    play(table, "ussr", "card:solidarity", "play:influence", "country:finland", "country:finland")
    assert (table.where("solidarity"), table.influence("poland")) == ("removed", (3, 0))


# Headlines and cards being resolved are in no hand


def test_a_committed_headline_is_in_no_hand() -> None:
    """Lesson 2, G12: before it is revealed."""
    table = at("T1 headline | us fidel, nato | ussr nasser, blockade")
    play(table, "ussr", "card:nasser")
    assert (table.hand("ussr"), table.where("nasser"), int(table.observe("us")["hand_count"][1])) == (("blockade",), "ussr_headline", 1)


def test_a_committed_headline_cannot_be_drawn() -> None:
    """Lesson 2, ruling 21: Five Year Plan (3) finds an empty hand, and Nasser (1) takes place."""
    table = at("T1 headline | us five_year_plan, nato | ussr nasser")
    play(table, "us", "card:five_year_plan")
    play(table, "ussr", "card:nasser")
    assert (table.influence("egypt"), table.where("nasser")) == ((0, 2), "removed")


def test_a_committed_headline_cannot_be_drawn_even_if_the_test_asks_for_it() -> None:
    """Lesson 2, ruling 21: a forced draw of the headline card is an impossible deal."""
    table = at("T1 headline | us five_year_plan, nato | ussr nasser, blockade")
    play(table, "us", "card:five_year_plan")
    table.force_cards(["nasser"])
    with pytest.raises(ImpossibleDeal):
        table.play("ussr", "card:nasser")


def test_a_committed_headline_cannot_be_discarded() -> None:
    """Lesson 2, ruling 21: Terrorism (2) hits the hand and not Kitchen Debates (1)."""
    table = at("T8 headline | influence zaire 1:0 | us kitchen_debates, nato | ussr terrorism, nasser")
    play(table, "us", "card:kitchen_debates")
    play(table, "ussr", "card:terrorism")
    assert (table.hand("us"), table.where("nato"), table.vp) == ((), "discard", 2)


def test_a_committed_headline_cannot_be_picked_from_a_hand_that_is_shown() -> None:
    """Lesson 2, ruling 21: Aldrich Ames (3) is resolved before Kitchen Debates (1)."""
    table = at("T8 headline | us kitchen_debates, nato, fidel | ussr aldrich_ames_remix, nasser")
    play(table, "us", "card:kitchen_debates")
    play(table, "ussr", "card:aldrich_ames_remix")
    assert offered(table, "ussr") == {"card:nato", "card:fidel"}


def test_a_card_being_resolved_is_in_no_hand() -> None:
    """Lesson 2: Ask Not What Your Country cannot discard itself."""
    table = event(at("T5 AR1 US | us ask_not_what_your_country, nato | ussr nasser"), "us", "ask_not_what_your_country")
    assert (table.hand("us"), offered(table, "us")) == (("nato",), {"card:nato", "done"})
    assert table.where("ask_not_what_your_country") == "table"


def test_a_card_being_resolved_cannot_be_drawn() -> None:
    """Lesson 2: the USSR plays Five Year Plan as its only card; nothing is drawn, the operations follow."""
    table = event(at("T1 AR1 USSR | us fidel | ussr five_year_plan"), "ussr", "five_year_plan")
    assert (table.question("ussr"), table.where("five_year_plan")) == ("operations", "table")


# Free coups need a target; suicide is legal


def test_che_needs_us_influence_in_a_non_battleground_of_its_regions() -> None:
    """Lesson 3, card 107: Kenya and Peru; not Zaire (battleground), Iran and Burma (regions), Sudan (no influence)."""
    line = "influence kenya 1:0, peru 1:0, zaire 1:0, iran 1:0, burma 1:0"
    table = event(at(f"T5 AR1 USSR | options optional_cards=all | {line} | us fidel | ussr che, nasser"), "ussr", "che")
    assert offered(table, "ussr", "country") == {"kenya", "peru"}


def test_che_without_a_target_makes_no_coup() -> None:
    """Lesson 3, card 107."""
    line = "T5 AR1 USSR | options optional_cards=all | influence zaire 1:0 | us fidel | ussr che, nasser"
    table = event(at(line), "ussr", "che")
    assert (table.to_move, table.milops["ussr"], table.where("che")) == (("us",), 0, "discard")


def test_ortega_needs_us_influence_next_to_nicaragua() -> None:
    """Lesson 3, card 91: Honduras yes, Costa Rica empty, Cuba only Soviet."""
    line = "T8 AR1 USSR | influence nicaragua 1:0, honduras 1:0, cuba 0:3 | us fidel | ussr ortega_elected_in_nicaragua, nasser"
    table = event(at(line), "ussr", "ortega_elected_in_nicaragua")
    play(table, "ussr", "play:coup")
    assert (table.influence("nicaragua"), offered(table, "ussr", "country")) == ((0, 0), {"honduras"})


def test_ortega_without_a_target_makes_no_coup() -> None:
    """Lesson 3, ruling 129: Nicaragua itself has just been cleared."""
    line = "T8 AR1 USSR | influence nicaragua 1:0 | us fidel | ussr ortega_elected_in_nicaragua, nasser"
    table = event(at(line), "ussr", "ortega_elected_in_nicaragua")
    assert (table.influence("nicaragua"), table.to_move) == ((0, 0), ("us",))


def test_junta_without_enemy_influence_in_latin_america_makes_no_coup() -> None:
    """Lesson 3, card 47: only the two points are placed."""
    table = event(at("T5 AR1 US | influence kenya 0:1 | us junta, fidel | ussr nasser"), "us", "junta")
    countries(table, "us", "peru")
    assert (table.influence("peru"), table.to_move) == ((2, 0), ("ussr",))


def test_a_battleground_coup_at_defcon_two_is_offered_and_loses() -> None:
    """Lesson 3, 8.1.3: legal suicide."""
    table = at("T1 AR1 USSR | defcon 2 | influence zaire 1:0, kenya 1:0 | us fidel | ussr comecon, nasser")
    play(table, "ussr", "card:comecon", "play:coup")
    assert offered(table, "ussr", "country") == {"zaire", "kenya"}
    countries(table, "ussr", "zaire")
    assert str(table.outcome) == "us: defcon"


# Choices and their lists


def test_the_partner_of_un_intervention_carries_the_opponents_event() -> None:
    """Lesson 4, card 32: no own, neutral or scoring card, nor UN Intervention itself; whether the event could occur does not matter."""
    hand = "un_intervention, nato, fidel, olympic_games, asia_scoring, socialist_governments"
    table = event(at(f"T8 AR1 US | effects the_iron_lady | us {hand} | ussr nasser"), "us", "un_intervention")
    assert (table.question("us"), offered(table, "us")) == ("partner", {"card:fidel", "card:socialist_governments"})


def test_un_intervention_needs_a_partner() -> None:
    """Lesson 4, card 32: played alone it is worth 1 op."""
    table = play(at("T1 AR1 US | us un_intervention, nato | ussr nasser"), "us", "card:un_intervention")
    assert ("play:event" in table.legal("us"), "play:influence" in table.legal("us")) == (False, True)


@pytest.mark.parametrize(
    ("ops", "cards"),
    [("0:0", {"card:fidel", "card:comecon"}), ("-1:0", {"card:comecon"}), ("1:0", {"card:fidel", "card:comecon", "card:nasser"})],
)
def test_a_trap_takes_cards_by_their_modified_value(ops: str, cards: set[str]) -> None:
    """Lesson 4, 7.4.2: 1, 2 and 3 ops under nothing, Red Scare, Containment."""
    table = at(f"T5 AR1 US | effects quagmire | ops {ops} | us nasser, fidel, comecon | ussr blockade")
    assert offered(table, "us") == cards


def test_the_choice_of_aldrich_ames_is_not_optional() -> None:
    """Lesson 4, card 98: scoring cards included, nothing else."""
    table = event(at("T8 AR1 USSR | us fidel, asia_scoring | ussr aldrich_ames_remix, nasser"), "ussr", "aldrich_ames_remix")
    assert offered(table, "ussr") == {"card:fidel", "card:asia_scoring"}


def test_the_choice_of_star_wars_is_not_optional() -> None:
    """Lesson 4, card 85: every non-scoring card of the discard pile, nothing else."""
    line = "T8 AR1 US | space 2:1 | discard fidel, duck_and_cover, asia_scoring | us star_wars, nato | ussr nasser"
    table = event(at(line), "us", "star_wars")
    assert offered(table, "us") == {"card:fidel", "card:duck_and_cover"}


def test_influence_may_not_be_left_unspent() -> None:
    """Lesson 4, 6.1.3: nothing but countries is offered while one can be paid."""
    table = play(at("T1 AR1 US | us nato, fidel | ussr nasser"), "us", "card:nato", "play:influence", "country:mexico")
    assert offered(table, "us") == {"country:canada", "country:mexico", "country:cuba", "country:japan"}


# Moments


def bury(us: str, more: str = "") -> Table:
    """The USSR has just played We Will Bury You."""
    line = f"T5 AR1 USSR | {more}us {us} | ussr we_will_bury_you, nasser"
    return event(at(line), "ussr", "we_will_bury_you")


def test_we_will_bury_you_does_not_pay_at_once() -> None:
    """Lesson 5, card 50: DEFCON falls, the VP wait for the US round."""
    table = bury("fidel, nato")
    assert (table.defcon, table.vp, table.to_move) == (4, 0, ("us",))


def test_we_will_bury_you_pays_in_the_next_us_round() -> None:
    """Lesson 5, card 50: 3 VP, once."""
    table = bury("fidel, nato")
    play(table, "us", "card:nato", "play:influence")
    assert table.vp == -3
    countries(table, "us", "mexico", "mexico", "mexico", "mexico")
    play(table, "ussr", "card:nasser", "play:event")
    play(table, "us", "card:fidel", "play:influence", "country:mexico", "country:mexico")
    assert table.vp == -3


def test_we_will_bury_you_is_answered_by_un_intervention() -> None:
    """Lesson 5, card 50."""
    table = bury("un_intervention, fidel, nato")
    play(table, "us", "card:un_intervention", "play:event", "card:fidel", "play:influence", "country:mexico", "country:mexico")
    assert (table.vp, table.to_move) == (0, ("ussr",))


def test_un_intervention_for_operations_is_no_answer() -> None:
    """Lesson 5, card 50: it must be played as an event."""
    table = bury("un_intervention, fidel, nato")
    play(table, "us", "card:un_intervention", "play:influence", "country:mexico")
    assert table.vp == -3


def test_salt_raises_defcon_by_two() -> None:
    """Lesson 5, card 43."""
    table = event(at("T5 AR1 US | defcon 2 | us salt_negotiations, nato | ussr nasser"), "us", "salt_negotiations")
    assert table.defcon == 4


NORAD = "options optional_cards=all | effects norad | influence canada 4:0, zaire 1:0 | "


def test_norad_is_asked_after_the_round_in_which_defcon_moved_to_two() -> None:
    """Lesson 5, card 106: in a Soviet round too, and only where the US has influence."""
    table = at(f"T5 AR1 USSR | {NORAD}defcon 3 | us fidel | ussr comecon, nasser")
    play(table, "ussr", "card:comecon", "play:coup", "country:zaire", dice=(1,))
    assert (table.question("us"), offered(table, "us")) == ("norad", {"country:canada", "done"})
    countries(table, "us", "canada")
    assert (table.influence("canada"), table.question("us")) == ((5, 0), "card")


def test_norad_waits_until_the_card_is_finished() -> None:
    """Lesson 5, card 106: Duck and Cover first, then the operations of the USSR, then NORAD."""
    table = event(at(f"T5 AR1 USSR | {NORAD}defcon 3 | us fidel | ussr duck_and_cover, nasser"), "ussr", "duck_and_cover")
    assert (table.defcon, table.question("ussr"), table.question("us")) == (2, "operations", "none")
    play(table, "ussr", "play:influence", *("country:finland",) * 3)
    assert table.question("us") == "norad"


def test_norad_is_silent_when_defcon_was_two_already_or_moved_elsewhere() -> None:
    """Lesson 5, card 106: at DEFCON 2 all along, and from 4 to 3."""
    still = event(at(f"T5 AR1 USSR | {NORAD}defcon 2 | us fidel | ussr nasser, blockade"), "ussr", "nasser")
    moved = at(f"T5 AR1 USSR | {NORAD}defcon 4 | us fidel | ussr comecon, nasser")
    play(moved, "ussr", "card:comecon", "play:coup", "country:zaire", dice=(1,))
    assert (moved.defcon, still.question("us"), moved.question("us")) == (3, "card", "card")


def test_norad_is_silent_about_the_headline_phase() -> None:
    """Lesson 5, card 106: Duck and Cover headlined at DEFCON 3."""
    table = at(f"T5 headline | {NORAD}defcon 3 | us duck_and_cover, fidel | ussr nasser, vietnam_revolts")
    play(table, "us", "card:duck_and_cover")
    play(table, "ussr", "card:nasser")
    assert (table.defcon, table.question("ussr"), table.question("us")) == (2, "card", "none")


def test_shuttle_diplomacy_leaves_out_a_soviet_battleground_once() -> None:
    """Lesson 5, card 73: Iran is left out in the Middle East; the next scoring of Asia counts everything."""
    line = "influence iran 0:2, israel 4:0, thailand 0:2 | us middle_east_scoring, asia_scoring, nato | ussr nasser, blockade"
    table = play(at(f"T5 AR1 US | effects shuttle_diplomacy | {line}"), "us", "card:middle_east_scoring")
    assert (table.question("us"), offered(table, "us")) == ("shuttle", {"country:iran"})
    countries(table, "us", "iran")
    assert (table.vp, table.effects, table.where("shuttle_diplomacy")) == (4, (), "discard")
    play(table, "ussr", "card:nasser", "play:event")
    play(table, "us", "card:asia_scoring")
    assert table.vp == 4 - 4


# Limits hold inside events


def test_nato_also_protects_against_operations_granted_by_an_event() -> None:
    """Lesson 5, card 21: Lone Gunman may coup Greece (not controlled), not Italy (controlled)."""
    line = "T5 AR1 USSR | effects nato | influence italy 2:0, greece 1:0 | us fidel | ussr lone_gunman, nasser"
    coup = play(event(at(line), "ussr", "lone_gunman"), "ussr", "play:coup")
    realign = play(event(at(line), "ussr", "lone_gunman"), "ussr", "play:realign")
    assert offered(coup, "ussr", "country") == offered(realign, "ussr", "country") == {"greece"}


def test_nato_also_protects_against_brush_war() -> None:
    """Lesson 5, card 21: a US-controlled Italy is no target, an uncontrolled Greece is."""
    line = "T5 AR1 USSR | effects nato | influence italy 2:0, greece 1:0 | us fidel | ussr brush_war, nasser"
    table = event(at(line), "ussr", "brush_war")
    assert ("country:italy" in table.legal("ussr"), "country:greece" in table.legal("ussr")) == (False, True)


def test_the_pact_with_japan_also_holds_inside_events() -> None:
    """Lesson 5, card 27: whoever controls Japan."""
    line = "T5 AR1 USSR | effects us_japan_mutual_defense_pact | influence japan 1:0, iran 1:0 | us fidel | ussr lone_gunman, nasser"
    coup = play(event(at(line), "ussr", "lone_gunman"), "ussr", "play:coup")
    realign = play(event(at(line), "ussr", "lone_gunman"), "ussr", "play:realign")
    assert offered(coup, "ussr", "country") == offered(realign, "ussr", "country") == {"iran"}


def test_the_reformer_also_forbids_coups_in_europe_inside_events() -> None:
    """Lesson 5, card 87: realignment stays legal."""
    line = "T8 AR1 USSR | effects the_reformer | influence italy 1:0, iran 1:0 | us fidel | ussr lone_gunman, nasser"
    coup = play(event(at(line), "ussr", "lone_gunman"), "ussr", "play:coup")
    realign = play(event(at(line), "ussr", "lone_gunman"), "ussr", "play:realign")
    assert offered(coup, "ussr", "country") == {"iran"}
    assert offered(realign, "ussr", "country") == {"iran", "italy"}


# The end of the game


@pytest.mark.parametrize("vp", ["us 19", "ussr 19"])
def test_nuclear_war_is_decided_by_the_phasing_player_and_never_by_points(vp: str) -> None:
    """Lesson 6, 8.1.3: the US plays We Will Bury You at DEFCON 2."""
    table = event(at(f"T5 AR1 US | defcon 2 | vp {vp} | us we_will_bury_you, nato | ussr nasser"), "us", "we_will_bury_you")
    assert str(table.outcome) == "ussr: defcon"


@pytest.mark.parametrize(("vp", "outcome"), [(6, "draw: wargames"), (7, "us: wargames"), (5, "ussr: wargames")])
def test_wargames_decides_after_the_six_points(vp: int, outcome: str) -> None:
    """Lesson 6, card 100: zero is a draw."""
    table = event(at(f"T8 AR1 US | defcon 2 | vp us {vp} | us wargames, nato | ussr nasser"), "us", "wargames")
    play(table, "us", "accept")
    assert (table.vp, str(table.outcome)) == (vp - 6, outcome)


# The map (more in test_map.py)


@pytest.mark.parametrize("country", ["uk", "turkey"])
def test_the_united_kingdom_and_turkey_are_no_battlegrounds(country: str) -> None:
    """Lesson 7: presence without a battleground point, and a coup leaves DEFCON alone."""
    scored = at(f"T1 AR1 US | influence {country} 5:0 | us europe_scoring, nato | ussr nasser")
    couped = at(f"T1 AR1 USSR | influence {country} 1:0 | us fidel | ussr comecon, nasser")
    play(couped, "ussr", "card:comecon", "play:coup", f"country:{country}", dice=(1,))
    assert (play(scored, "us", "card:europe_scoring").vp, couped.defcon) == (3, 5)


# Operations, the gate, hidden cards


def test_operations_begun_as_influence_cannot_become_a_coup() -> None:
    """Lesson 8, 6.0."""
    table = at("T1 AR1 US | influence kenya 0:1 | us nato, fidel | ussr nasser")
    play(table, "us", "card:nato", "play:influence", "country:mexico")
    for action in ("play:coup", "play:realign", "play:influence", "card:nato"):
        with pytest.raises(IllegalAction):
            table.play("us", action)


def test_changing_between_influence_and_realignment_does_not_refill_operations() -> None:
    """Lesson 8, designers' variant 3: 3 ops are two points and one roll."""
    table = at("T1 AR1 US | options realign_and_place=true | influence kenya 0:9 | us containment, fidel | ussr nasser")
    play(table, "us", "card:containment", "play:influence", "country:mexico", "play:realign", "country:kenya", dice=(1, 1))
    play(table, "us", "play:influence", "country:mexico")
    assert (table.influence("mexico"), table.to_move) == ((2, 0), ("ussr",))


@pytest.mark.parametrize(
    ("how", "rest", "dice"),
    [
        ("influence", ("country:afghanistan",) * 5, ()),
        ("realign", ("country:pakistan",) * 5, (1, 1) * 5),
        ("coup", ("country:pakistan",), (1,)),
        ("space", (), (1,)),
    ],
)
def test_the_china_card_can_be_played_in_every_way(how: str, rest: tuple[str, ...], dice: tuple[int, ...]) -> None:
    """Lesson 8, 9.3: and always ends with the opponent, face down."""
    table = at("T5 AR1 USSR | influence pakistan 9:0 | us fidel | ussr nasser")
    play(table, "ussr", "card:the_china_card", f"play:{how}", *rest, dice=dice)
    assert (table.china, table.china_up, table.to_move) == ("us", False, ("us",))


@pytest.mark.parametrize("moves", [(), ("card:comecon",), ("card:comecon", "play:influence"), ("card:comecon", "play:coup")])
def test_what_is_not_offered_is_refused_and_changes_nothing(moves: tuple[str, ...]) -> None:
    """Lesson 9: the list that is shown is the list that is checked."""
    table = play(at("T1 AR1 USSR | influence iran 1:0, kenya 1:0 | us fidel | ussr comecon, nasser"), "ussr", *moves)
    before, legal = table.bytes(), set(table.legal("ussr"))
    for action in set(table.game.actions) - legal:
        with pytest.raises(IllegalAction):
            table.play("ussr", action)
    assert (table.bytes(), table.observe("ussr")["legal"].tolist()) == (before, table.record["legal"][1].tolist())


def test_a_proposal_from_an_imagined_world_is_checked_at_the_gate() -> None:
    """Lesson 10, card 104: the USSR cannot tell both worlds apart before The Cambridge Five; Poland is legal in one of them."""
    line = "T1 AR1 USSR | options optional_cards=all | us {} | ussr the_cambridge_five, nasser"
    real, imagined = at(line.format("asia_scoring")), at(line.format("europe_scoring"))
    assert real.observe("ussr").tobytes() == imagined.observe("ussr").tobytes()
    event(real, "ussr", "the_cambridge_five")
    event(imagined, "ussr", "the_cambridge_five")
    assert "country:poland" in imagined.legal("ussr")
    with pytest.raises(IllegalAction):
        real.play("ussr", "country:poland")
