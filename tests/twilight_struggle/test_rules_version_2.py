"""What rules version 2 changed; games of version 1 are played as before (docs/rules_versions.md)."""

import pytest

from detente.engine.game import Game
from detente.engine.table import Table

GAME = Game("twilight_struggle")


def deal_out(version: int, deck: str, played: str = "formosan_resolution", discard: str = "duck_and_cover, blockade, nato") -> Table:
    """Version 2, reshuffle_at_once: the end of turn 5; a deal of turn 6 follows that uses up the pile (hands of 9: each side draws 8)."""
    table = GAME.position(
        f"T5 AR7 US | defcon 5 | milops 5:5 | us {played}, nasser | ussr comecon | discard {discard} | deck {deck}",
        version=version,
    )
    table.play("us", f"card:{played}")
    table.play("us", "play:influence")
    while table.question("us") == "influence":
        table.play("us", table.legal("us")[0])
    return table


SIXTEEN = (
    "five_year_plan, socialist_governments, vietnam_revolts, korean_war, romanian_abdication, arab_israeli_war, warsaw_pact_formed, "
    "de_gaulle_leads_france, captured_nazi_scientist, truman_doctrine, olympic_games, independent_reds, marshall_plan, "
    "indo_pakistani_war, containment, cia_created"
)


def test_4_3_reshuffle_at_once() -> None:
    """4.3: the deal uses up the pile exactly; the discards are the new pile at once."""
    table = deal_out(2, SIXTEEN)
    assert table.turn == 6
    assert table.deck_count == 4, "three discards and Formosan Resolution, which was played for operations"
    assert table.discard == ()
    assert any("reshuffle" in GAME.rules.log_rows[row[0]] for row in table.rows()[-1])


def test_4_3_reshuffle_at_the_next_draw_in_version_1() -> None:
    table = deal_out(1, SIXTEEN)
    assert table.turn == 6
    assert table.deck_count == 0
    assert len(table.discard) == 4


def test_4_3_reshuffle_at_once_in_the_middle_of_a_deal() -> None:
    """The rest of the deal comes from the new pile, and nothing of the hands is in it."""
    table = deal_out(2, ", ".join(SIXTEEN.split(", ")[:13]))
    assert table.deck_count == 1
    assert len(table.hand("us")) == len(table.hand("ussr")) == 9


def test_4_3_nothing_to_reshuffle() -> None:
    """With no discards the pile stays empty until there are some."""
    table = deal_out(2, SIXTEEN, "fidel", "")
    assert table.turn == 6
    assert table.deck_count == 0
    assert table.discard == (), "Fidel was removed"
    assert not any("reshuffle" in GAME.rules.log_rows[row[0]] for row in table.rows()[-1])


@pytest.mark.parametrize(("version", "vp", "winner"), [(2, 0, "us"), (2, -7, "ussr"), (2, -6, "draw"), (1, 0, "ussr"), (1, 13, "ussr")])
def test_wargames_by_ussr_in_the_late_war_scenario(version: int, vp: int, winner: str) -> None:
    """Late War scenario: 20 VP are tied to the final scoring and to Wargames played by the US; by the USSR the track decides."""
    side = f"ussr {-vp}" if vp < 0 else f"us {vp}"
    line = f"T9 AR2 USSR | options scenario=late_war | defcon 2 | vp {side} | ussr wargames, nasser | us fidel"
    table = GAME.position(line, version=version)
    for action in ("card:wargames", "play:event", "accept"):
        table.play("ussr", action)
    assert table.outcome is not None
    assert table.outcome.winner == winner
    assert table.outcome.ending == "wargames"


@pytest.mark.parametrize(("vp", "winner"), [(19, "ussr"), (-7, "ussr")])
def test_wargames_by_the_us_in_the_late_war_scenario_asks_20_vp(vp: int, winner: str) -> None:
    side = f"ussr {-vp}" if vp < 0 else f"us {vp}"
    table = GAME.position(f"T9 AR2 US | options scenario=late_war | defcon 2 | vp {side} | us wargames, nasser | ussr fidel")
    for action in ("card:wargames", "play:event", "accept"):
        table.play("us", action)
    assert table.outcome is not None
    assert table.outcome.winner == winner


def due(line: str, version: int = 2) -> list[str]:
    """What may be played in the last round with a scoring card in hand (last_round_ways_out)."""
    table = GAME.position(line, version=version)
    return [action.removeprefix("card:") for action in table.legal(table.to_move[0])]


def test_10_1_5_star_wars_with_ask_not_in_the_discards() -> None:
    line = "T8 AR7 US | space 4:1 | us asia_scoring, star_wars | ussr fidel | discard ask_not_what_your_country"
    assert due(line) == ["asia_scoring", "star_wars"]
    assert due(line, version=1) == ["asia_scoring"]
    assert due(line.replace("ask_not_what_your_country", "nasser")) == ["asia_scoring"]
    assert due(line.replace("4:1", "1:4")) == ["asia_scoring"], "the event could not occur"


def test_10_1_5_star_wars_played_by_the_ussr_with_five_year_plan_in_the_discards() -> None:
    """The US chooses, and might choose this one."""
    line = "T8 AR7 USSR | space 4:1 | us fidel | ussr asia_scoring, star_wars | discard five_year_plan"
    assert due(line) == ["asia_scoring", "star_wars"]


@pytest.mark.parametrize("side", ["us", "ussr"])
def test_10_1_5_wargames_that_ends_the_game(side: str) -> None:
    other = "ussr" if side == "us" else "us"
    line = f"T9 AR7 {side} | defcon 2 | {side} asia_scoring, wargames | {other} fidel"
    assert due(line) == ["asia_scoring", "wargames"]
    assert due(line, version=1) == ["asia_scoring"]
    assert due(line.replace("defcon 2", "defcon 3")) == ["asia_scoring"]
    table = GAME.position(line)
    table.play(side, "card:wargames")
    assert table.legal(side) == ["play:event"], "the event must take place"


def test_10_1_5_points_that_end_the_game() -> None:
    assert due("T5 AR7 USSR | vp ussr 19 | ussr asia_scoring, u2_incident | us fidel") == ["asia_scoring", "u2_incident"]
    assert due("T5 AR7 USSR | vp ussr 18 | ussr asia_scoring, u2_incident | us fidel") == ["asia_scoring"]
    assert due("T5 AR7 US | vp ussr 19 | us asia_scoring, u2_incident | ussr fidel") == ["asia_scoring", "u2_incident"], "it ends, lost"
    opec = "T5 AR7 USSR | vp ussr 18 | influence egypt 0:2, iran 0:2 | ussr asia_scoring, opec | us fidel"
    assert due(opec) == ["asia_scoring", "opec"]
    assert due(opec.replace(", iran 0:2", "")) == ["asia_scoring"]


def test_10_1_5_ways_out_of_version_1_stay() -> None:
    ways = {"us": "ask_not_what_your_country, aldrich_ames_remix, north_sea_oil", "ussr": "five_year_plan, grain_sales_to_soviets"}
    for side, cards in ways.items():
        other = "ussr" if side == "us" else "us"
        line = f"T8 AR7 {side} | {side} asia_scoring, {cards}, nasser | {other} fidel"
        for version in (1, 2):
            assert set(due(line, version)) == {"asia_scoring", *cards.split(", ")}


def test_10_1_5_a_loss_by_defcon_is_no_way_out() -> None:
    assert due("T5 AR7 USSR | defcon 2 | ussr asia_scoring, duck_and_cover | us fidel") == ["asia_scoring"]


ENVY = "T5 AR2 US | effects brezhnev_doctrine | us missile_envy, nasser | ussr shuttle_diplomacy, brush_war, junta, abm_treaty"


@pytest.mark.parametrize(
    ("option", "cards"), [("false", {"card:abm_treaty"}), ("true", {"card:abm_treaty", "card:shuttle_diplomacy", "card:brush_war"})]
)
def test_card_49_envy_modified_value(option: str, cards: set[str]) -> None:
    """By option (the commercial app) the value as modified for the giver counts: under Brezhnev Doctrine 3 and 4 are both 4."""
    table = GAME.position(f"{ENVY} | options envy_modified_value={option}")
    for action in ("card:missile_envy", "play:event"):
        table.play("us", action)
    assert set(table.legal("ussr")) == cards


def test_card_49_envy_modified_value_tells_no_more_than_it_may() -> None:
    """Who gave a 3 under Brezhnev Doctrine may still hold a 4."""
    table = GAME.position(f"{ENVY} | options envy_modified_value=true")
    for action in ("card:missile_envy", "play:event"):
        table.play("us", action)
    table.play("ussr", "card:shuttle_diplomacy")
    assert int(table.observe("us")["ceiling"][0]) == 4


@pytest.mark.parametrize("option", ["false", "true"])
def test_card_49_envy_card_in_space(option: str) -> None:
    """By option (the commercial app) the card that was taken may go to the space race."""
    table = GAME.position(f"T5 AR2 USSR | ussr missile_envy, nasser | us duck_and_cover, nato | options envy_card_in_space={option}")
    for action in ("card:missile_envy", "play:event"):
        table.play("ussr", action)
    table.play("us", "card:nato")
    assert ("play:space" in table.legal("ussr")) == (option == "true")
    if option == "true":
        table.force_dice([1])
        table.play("ussr", "play:space")
        assert table.space["ussr"] == 1
        assert "nato" in table.discard
