"""The recorded tournament final replays to the end of turn 3 exactly as the file has it, and a file that errs is refused."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

import detente
from detente.engine.errors import BadGameFile
from detente.engine.table import Table
from detente.games.twilight_struggle.cards import CARD, ERA
from detente.games.twilight_struggle.recorded import replay_recorded

from .helpers import GAME

FILE = Path(detente.__file__).parent / "server" / "play" / "recorded" / "tournament_final.yaml"


@cache
def text() -> str:
    return FILE.read_text(encoding="utf-8")


@cache
def record() -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.safe_load(text())
    return loaded


@cache
def replayed() -> Table:
    """The replayed game; tests only look at it."""
    return replay_recorded(text(), str(FILE))


def sentences() -> list[str]:
    return [line.strip() for line in replayed().log("en").splitlines()]


def changed(play: str, old: str, new: str) -> str:
    """The file with one thing changed in one play."""
    head, mark, rest = text().partition(f"  id: {play}\n")
    body, end, tail = rest.partition("\n- seq:")
    assert mark, f"no play {play}"
    assert body.count(old) == 1, f"{old} stands {body.count(old)} times in {play}"
    return head + mark + body.replace(old, new) + end + tail


def refusal(broken: str) -> BadGameFile:
    with pytest.raises(BadGameFile) as caught:
        replay_recorded(broken)
    return caught.value


# The game


def test_the_recorded_final_replays_to_the_end_of_turn_three() -> None:
    """Every pair, control mark, track, die, scoring and card of the 52 entries is compared on the way; then turn 4 begins."""
    table = replayed()
    assert (table.turn, table.to_move, table.outcome) == (4, ("us", "ussr"), None)
    assert [table.question(seat) for seat in ("us", "ussr")] == ["headline", "headline"]


def test_the_bid_of_five_leaves_the_players_in_their_seats() -> None:
    """11.4: both wanted the USSR; the USSR player bid 5, and the US places 5 points."""
    table = replayed()
    assert [(move.seat, move.action) for move in table.moves[:4]] == [
        ("ussr", "side:ussr"), ("us", "side:ussr"), ("ussr", "bid:5"), ("us", "bid:4"),
    ]  # fmt: skip
    assert not table.swapped
    assert table.options["bid"] is True
    assert (table.options["us_bonus"], table.options["ussr_bonus"]) == (0, 0)


def test_the_board_is_the_last_picture_of_the_book() -> None:
    """Figure 9: every country of the map, those without influence too."""
    table, shown = replayed(), record()["snapshots"]["figure_9"]["influence"]
    for country in (action.partition(":")[2] for action in GAME.actions if action.startswith("country:")):
        expected = shown.get(country, {"us": 0, "ussr": 0, "control": "none"})
        assert (*table.influence(country), table.control(country) or "none") == tuple(expected.values()), country


def test_the_end_of_turn_three_is_the_final_state_of_the_file() -> None:
    """VP US-1 after the penalty of turn 3, space 1 and 1, China face up with the USSR, NATO and Marshall Plan in force."""
    table, final = replayed(), record()["final_state"]
    assert table.vp == final["tracks"]["vp"] == 1
    assert table.milops == final["tracks"]["milops"] == {"us": 0, "ussr": 0}
    assert table.space == final["tracks"]["space"] == {"us": 1, "ussr": 1}
    assert (table.china, table.china_up) == ("ussr", True)
    assert set(table.effects) == {"marshall_plan", "nato"}
    assert set(table.removed) == set(final["removed_from_game"])
    assert set(table.discard) == set(final["discard_pile"])


def test_turn_three_ends_at_defcon_two() -> None:
    """4.5 A: the level rises to 3 only as turn 4 begins."""
    lines = sentences()
    assert lines[lines.index("Turn 4") + 1] == "DEFCON 3 (+1)"


def test_only_the_held_card_and_the_rest_of_the_old_deck_are_left_for_turn_four() -> None:
    """The US holds nothing and the USSR one card; 14 Early War cards wait in the deck when the Mid War cards come."""
    table, completion = replayed(), record()["hands"]["example_completion"]
    drawn = {side: table.hand(side) for side in ("us", "ussr")}
    assert [len(drawn["us"]), len(drawn["ussr"])] == [9, 9]
    assert completion["held"]["ussr_turn_3"] in drawn["ussr"]
    early = {card for card in (*drawn["us"], *drawn["ussr"], *table.deck) if ERA[CARD[card]] == 0}
    assert early == {*completion["left_in_deck"], completion["held"]["ussr_turn_3"]}


def test_all_printed_dice_are_rolled_in_order() -> None:
    """Ten printed dice, and three that the completion gives."""
    forced = [die for move in replayed().moves for die in move.dice]
    printed = [die["value"] for play in record()["plays"] for die in play.get("dice", [])]
    assert forced == [4, 3, 6, 1, 1, 1, 5, 5, 1, 3, 5, 6, 5]
    assert [die if isinstance(stated, int) else "unstated" for die, stated in zip(forced, printed, strict=True)] == printed


def test_the_deck_is_reshuffled_once_in_the_deal_of_turn_three() -> None:
    """4.3: the 24 discards become the draw deck after the last 4 cards of the old one."""
    rows = [GAME.rules.log_rows[row[0]][0] for rows in replayed().rows() for row in rows]
    at = rows.index("reshuffle")
    assert rows.count("reshuffle") == 1
    assert rows[at - 4 : at] == ["deal"] * 4
    assert rows[at + 1 : at + 11] == ["deal"] * 10


def test_a_recorded_game_is_saved_and_loaded_as_the_same_game() -> None:
    """The file of a replayed game gives equal bytes, and can be written again."""
    table = replayed()
    loaded = GAME.load(table.to_json())
    assert loaded.bytes() == table.bytes()
    assert loaded.to_json() == table.to_json()


def test_replaying_twice_gives_the_same_game() -> None:
    """What the file leaves to chance after turn 3 is always the same chance."""
    assert replay_recorded(text()).bytes() == replayed().bytes()


# Files that err

MUTATIONS = [
    ("t1.ar1.ussr", "iran: {us: 0, ussr: 4,", "iran: {us: 0, ussr: 5,", "influence pair"),
    ("t3.ar6.us", "egypt: {us: 1, ussr: 2,", "egypt: {us: 0, ussr: 2,", "influence pair of an automatic event"),
    ("setup.ussr.fixed", "finland: {us: 0, ussr: 1,", "finland: {us: 0, ussr: 2,", "fixed set-up"),
    ("t2.ar1.us", "saudi_arabia: {us: 2, ussr: 0, control: none", "saudi_arabia: {us: 2, ussr: 0, control: us", "control"),
    ("t1.ar3.ussr", 'control: none, printed: "0/1"', 'control: none, printed: "0/1K"', "printed control mark"),
    ("t2.ar5.ussr", 'printed: "0/1K"', 'printed: "0/2K"', "printed pair"),
    ("t1.ar1.ussr", "value: 6", "value: 5", "coup die"),
    ("t1.ar5.us", "value: 1,", "value: 4,", "war die"),
    ("t1.ar2.us", "tracks_after: {defcon: 3", "tracks_after: {defcon: 2", "defcon"),
    ("t1.ar2.us", "correct: 3", "correct: 2", "printed defcon"),
    ("t1.h.ussr", "vp: -2", "vp: 2", "vp between two headlines"),
    ("t1.ar6.us", "milops: {us: 5, ussr: 5}", "milops: {us: 5, ussr: 4}", "milops before the turn ends"),
    ("t3.cleanup", "tracks_after: {defcon: 2, vp: 1", "tracks_after: {defcon: 2, vp: 2", "penalty"),
    ("t2.start", "{do: defcon, to: 3}", "{do: defcon, to: 4}", "defcon at the start of a turn"),
    ("t2.ar4.ussr", "space: {us: 1, ussr: 1}", "space: {us: 1, ussr: 0}", "space race"),
    ("t1.ar4.us", "bg_vp: 3, adjacent_to_enemy: [], adj_vp: 0, total: 10", "bg_vp: 3, adjacent_to_enemy: [], adj_vp: 0, total: 9", "total"),
    ("t2.ar2.ussr", "bg_vp: 1", "bg_vp: 2", "battlegrounds of a scoring"),
    ("t3.ar2.us", "status: domination, base: 7", "status: presence, base: 7", "level of a scoring"),
    ("t3.ar4.ussr", "net_us: -6", "net_us: -5", "difference of a scoring"),
    ("t3.ar4.ussr", "laos_cambodia, thailand, vietnam", "laos_cambodia, thailand", "countries of a scoring"),
    ("t2.ar5.us", "cards_go_to: {suez_crisis: removed}", "cards_go_to: {suez_crisis: discard}", "destination of a card"),
    ("t2.ar6.us", "pact: discard}", "pact: removed}", "destination before a reshuffle"),
    ("t1.ar3.us", "fidel: discard}", "fidel: removed}", "destination of the second card"),
    ("t1.ar1.ussr", "occurs: false", "occurs: true", "event of the opponent"),
    ("t2.ar1.us", "ops_used: 2", "ops_used: 3", "operations"),
    ("t2.cleanup", "held_cards, us: 1", "held_cards, us: 0", "held cards"),
    ("t2.start", "draw_deck_left: 4", "draw_deck_left: 3", "draw deck"),
]  # fmt: skip


@pytest.mark.parametrize(("play", "old", "new"), [mutation[:3] for mutation in MUTATIONS], ids=[f"{m[0]} {m[3]}" for m in MUTATIONS])
def test_a_file_with_one_thing_changed_is_refused_at_that_play(play: str, old: str, new: str) -> None:
    """The sentence names the play, what the file has and what the engine found."""
    error = refusal(changed(play, old, new))
    assert (error.name, error.facts["step"]) in {("file-differs", play), ("file-illegal", play)}
    assert play in error.text("en")


def test_an_influence_pair_is_refused_with_both_numbers() -> None:
    """The error says what differs."""
    error = refusal(changed("t1.ar6.us", "jordan: {us: 1, ussr: 0,", "jordan: {us: 2, ussr: 0,"))
    assert (error.name, error.facts["step"]) == ("file-differs", "t1.ar6.us")
    assert "jordan" in error.facts["expected"]
    assert "'us': 2" in error.facts["expected"]
    assert "us=1" in error.facts["found"]


def test_a_play_that_the_rules_forbid_is_refused() -> None:
    """The US may not place where it has nothing and no neighbour (6.1.1)."""
    error = refusal(changed("t1.ar6.us", "amounts: {jordan: 1}", "amounts: {burma: 1}"))
    assert (error.name, error.facts["step"], error.facts["action"]) == ("file-illegal", "t1.ar6.us", "country:burma")


def test_a_card_that_was_not_dealt_is_refused() -> None:
    """Held cards and deals must fit the plays."""
    error = refusal(text().replace("[red_scare_purge, indo_pakistani_war, arab", "[indo_pakistani_war, red_scare_purge, arab"))
    assert (error.name, error.facts["action"]) == ("file-illegal", "card:red_scare_purge")


def test_a_card_that_cannot_be_drawn_is_refused() -> None:
    """A card comes from the deck once."""
    error = refusal(text().replace("draw_order_turn_2: [red_scare_purge", "draw_order_turn_2: [olympic_games"))
    assert (error.name, error.facts["step"]) == ("file-illegal", "t1.ar6.us")


def test_dice_that_would_have_to_be_rolled_again_are_refused() -> None:
    """Card 20: 4 + 2 against 6 is a tie, and the file has only one roll each."""
    error = refusal(text().replace("olympic_games_turn_1: {ussr: 4, us: 3}", "olympic_games_turn_1: {ussr: 4, us: 6}"))
    assert (error.name, error.facts["step"]) == ("file-differs", "t1.h.ussr")


def test_a_board_picture_with_another_pair_is_refused() -> None:
    """Figures of the book are compared after the play they show."""
    error = refusal(text().replace("      zaire: {us: 0, ussr: 1, control: ussr}", "      zaire: {us: 0, ussr: 2, control: ussr}"))
    assert (error.name, error.facts["step"]) == ("file-differs", "t3.ar6.us")


def test_a_board_picture_that_leaves_out_a_country_is_refused() -> None:
    """What a figure does not show is empty."""
    error = refusal(text().replace("      zaire: {us: 0, ussr: 1, control: ussr}\n", ""))
    assert (error.name, error.facts["step"]) == ("file-differs", "t3.ar6.us")


def test_another_final_discard_pile_is_refused() -> None:
    """The piles at the end of turn 3."""
    error = refusal(text().replace("discard_pile: [arab_israeli_war, ", "discard_pile: ["))
    assert (error.name, error.facts["step"]) == ("file-differs", "t3.cleanup")


def test_a_bid_that_would_exchange_the_seats_is_refused() -> None:
    """11.4: the file calls the players by the sides they play."""
    error = refusal(text().replace("bid: {winner: ussr, ", "bid: {winner: us, "))
    assert (error.name, error.facts["step"], error.facts["found"]) == ("file-differs", "bid", "swapped True")


@pytest.mark.parametrize(
    ("broken", "reason"),
    [
        ("schema: [", "node content"),
        ("", "no 'ts-recorded-game/1' file"),
        ("- 1\n- 2\n", "no 'ts-recorded-game/1' file"),
        ("schema: ts-recorded-game/2\n", "no 'ts-recorded-game/1' file"),
        ("schema: ts-recorded-game/1\n", "hands"),
    ],
    ids=["no yaml", "empty", "a list", "another version", "nothing else"],
)
def test_a_file_that_is_no_recorded_game_is_called_broken(broken: str, reason: str) -> None:
    """The error names the file and why."""
    with pytest.raises(BadGameFile) as caught:
        replay_recorded(broken, "final.yaml")
    assert (caught.value.name, caught.value.facts["path"]) == ("file-broken", "final.yaml")
    assert reason in caught.value.facts["reason"]


def test_a_play_without_its_tracks_is_called_broken() -> None:
    """What the schema promises must be there."""
    error = refusal(changed("t1.ar1.us", "  tracks_after: ", "  tracks_later: "))
    assert (error.name, error.facts["reason"]) == ("file-broken", "KeyError: 'tracks_after'")
