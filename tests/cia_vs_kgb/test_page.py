"""The page of a seat: what the documentation promises, and nothing that the seat cannot know."""

import json
from typing import Any

import pytest

from detente.bots import RandomBot
from detente.engine.boards import view_of
from detente.engine.table import Table
from detente.engine.text import game_catalogue
from detente.games.cia_vs_kgb.sheet import Sheet

from .helpers import GAME, at, both_pass, play, struggle

HIDDEN_FREE = ("board", "legal", "question", "to_move", "outcome", "options")


def random_game(seed: int, **options: Any) -> Any:
    """The table at each decision of a random game."""
    table, bot = GAME.new(seed=seed, **options), RandomBot(seed)
    while not table.outcome:
        yield table
        seat = table.to_move[0]
        table.play(seat, bot.choose(table.observe(seat)).action)
    yield table


@pytest.mark.parametrize("seed", range(3))
def test_a_page_does_not_change_when_hidden_facts_are_swapped(seed: int) -> None:
    for table in random_game(seed, riots_end_struggle=seed != 2):
        if table.sequence % 5:
            continue
        for seat in GAME.seats:
            shown = view_of(table, seat)
            imagined = view_of(table.determinize(seat, table.sequence), seat)
            assert {name: imagined[name] for name in HIDDEN_FREE} == {name: shown[name] for name in HIDDEN_FREE}


def test_a_page_is_plain_json_for_every_seat_and_phase() -> None:
    phases = set()
    for table in random_game(7):
        for seat in (*GAME.seats, "spectator"):
            view = view_of(table, seat)
            assert json.loads(json.dumps(view)) == view
            phases.add(view["board"]["phase"])
    assert {"planning", "struggle", "end"} <= phases


def test_every_card_is_in_one_place_of_a_page() -> None:
    for table in random_game(5):
        board = view_of(table, "cia")["board"]
        groups = [group["id"] for side in board["sides"].values() for group in side["groups"]]
        groups += board["group_discard"]["cards"] + board["group_deck"]["top"] + board["group_deck"]["unseen"]
        assert sorted(groups) == sorted(GAME.rules.names["group"][1:])
        deck = board["objective_deck"]
        objectives = [card for side in board["sides"].values() for card in side["claimed"]] + board["spent"]
        objectives += deck["top"] + deck["unseen"] + deck["bottom"]
        objectives += [board["objective"]["id"]] if board["objective"]["place"] == "deck" else []
        assert sorted(objectives) == sorted(GAME.rules.names["objective"][1:])
        assert deck["count"] == len(deck["top"] + deck["unseen"] + deck["bottom"])


PILE = "cia mafia | kgb radio | discard police, workers, generals"


@pytest.mark.parametrize("seat", ["cia", "kgb", "spectator"])
def test_6_8_nobody_may_look_through_the_group_discard_pile(seat: str) -> None:
    """The top card and the number; what lies below is not told apart from the deck, neither on the page nor at the terminal."""
    board = view_of(struggle(PILE), seat)["board"]
    assert board["group_discard"] == {"count": 3, "top": "generals", "cards": ["generals"]}
    assert {"police", "workers"} <= set(board["group_deck"]["unseen"])
    assert board["group_deck"]["count"] == 24 - 5
    lines = Sheet(struggle(PILE).observe(seat), game_catalogue("cia_vs_kgb", "en")).board()
    assert "3, on top: Generals\n" in lines
    assert "Workers" not in lines


@pytest.mark.parametrize("seat", ["cia", "kgb", "spectator"])
def test_6_8_an_option_opens_the_pile(seat: str) -> None:
    table = struggle(f"options open_discards=true | {PILE}")
    board = view_of(table, seat)["board"]
    assert board["group_discard"]["cards"] == ["police", "workers", "generals"]
    assert not {"police", "workers"} & set(board["group_deck"]["unseen"])
    lines = Sheet(table.observe(seat), game_catalogue("cia_vs_kgb", "en")).board()
    assert "3, on top: Generals, Workers, Police\n" in lines


def test_6_8_an_observation_remembers_what_was_discarded_openly() -> None:
    """Bots may remember, and imagined worlds keep the pile as it is."""
    table = struggle(PILE)
    names = GAME.rules.names["group"]
    for seat in ("cia", "kgb", "spectator"):
        seen = table.observe(seat)
        assert [names[card] for card in seen["discard"][:3]] == ["police", "workers", "generals"]
    for number in range(20):
        assert table.determinize("kgb", number).discard == ("police", "workers", "generals")


def hints(table: Table, seat: str = "cia") -> Any:
    return view_of(table, seat)["board"]["hints"]


def test_the_chance_of_riots_counts_unseen_groups_only() -> None:
    """Vietnam of the picture: 6 of 9, the top values missing; 10 of 18 unseen groups are worth 4 or more."""
    line = "cia food_companies, artists, trade_union* | kgb infantry*, mafia | discard police"
    found = hints(struggle(line, objective="vietnam"))["recruit"]["cia"]
    assert (found["unseen"], found["riots_count"], found["riots"]) == (18, 10, 0.5556)
    assert [value["count"] for value in found["values"]] == [3, 2, 3, 3, 3, 4]
    assert [value["riots"] for value in found["values"]] == [False, False, False, True, True, True]


def test_a_known_top_card_makes_the_chance_certain_for_its_player_only() -> None:
    table = play(struggle("cia artists, bankers | kgb radio | deck police"), "cia activate:artists", "cia media:leave")
    assert hints(table, "cia")["recruit"]["cia"]["riots"] == 1.0
    assert hints(table, "cia")["recruit"]["cia"]["values"] == [{"value": 4, "count": 1, "total": 11, "riots": True}]
    assert 0 < hints(table, "kgb")["recruit"]["cia"]["riots"] < 1
    assert 0 < hints(table, "spectator")["recruit"]["cia"]["riots"] < 1


def test_recruiting_that_is_impossible_has_its_reason() -> None:
    full = hints(struggle("cia workers, students, artists | kgb radio", objective="greece"))
    assert (full["recruit"]["cia"]["legal"], full["recruit"]["cia"]["reason"]) == (False, "population")
    assert full["blocked"]["recruit"] == "population"


def test_the_standing_explains_a_tie() -> None:
    found = hints(struggle("cia industry, opposition* | kgb newspapers*, mafia*, food_companies"))["standing"]
    assert found == {
        "token": "cia", "why": "tie", "faction": "economic", "groups": {"cia": "industry", "kgb": "food_companies"}, "lead": 0,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("line", "token", "why"),
    [
        ("cia bankers | kgb radio", "cia", "influence"),
        ("options riots_end_struggle=false | cia bankers, police | kgb radio", "kgb", "riots"),
        ("options riots_end_struggle=false | cia bankers, police | kgb radio, opposition", None, "double_riots"),
        ("deck mafia", None, "nothing"),
    ],
)
def test_the_standing_says_who_would_lay_the_token_and_why(line: str, token: str | None, why: str) -> None:
    found = hints(struggle(line))["standing"]
    assert (found["token"], found["why"]) == (token, why)


def test_the_outlook_has_a_line_for_each_agent_the_opponent_may_have() -> None:
    """The picture of the Vietnam round: Director of the CIA, red token."""
    line = "cia food_companies, artists, trade_union* | kgb infantry*, mafia | kgb_killed double_agent | kgb_back analyst"
    table = struggle(line, objective="vietnam", agents="cia_x director | kgb_x assassin")
    found = hints(table)["outlook"]
    assert [entry["kgb"] for entry in found] == ["master_spy", "deputy_director", "assassin", "director"]
    spy, deputy, assassin, director = found
    assert (spy["claims"], spy["points"]) == ("cia", 20)
    assert deputy["claims"] == "kgb"
    assert (assassin["claims"], assassin["buried"], assassin["falls"]) == (None, True, ["cia"])
    assert (director["claims"], director["bottom"], director["bottom_card"]) == ("kgb", "kgb", None)


def test_the_outlook_shrinks_to_one_line_when_the_agent_is_face_up_and_is_not_for_spectators() -> None:
    table = struggle("cia bankers | kgb radio | open kgb", agents="cia_x analyst | kgb_x double_agent")
    assert len(hints(table)["outlook"]) == 1
    assert hints(table, "spectator")["outlook"] == []
    assert hints(struggle("cia bankers | kgb radio | open kgb, cia"), "spectator")["outlook"] != []


@pytest.mark.parametrize("seed", range(6))
def test_the_outlook_comes_true(seed: int) -> None:
    """Before each pass that may end a struggle, the line of the real pair says what then happens."""
    table, bot, proved = GAME.new(seed=seed, riots_end_struggle=seed % 2 == 0), RandomBot(seed), 0
    while not table.outcome:
        seat = table.to_move[0]
        board = view_of(table, seat)["board"]
        pair, objective, killed = table.agent_x, table.objective, table.killed
        if board["passes"] == 1 and "pass" in table.legal(seat):
            entry = next(e for e in board["hints"]["outlook"] if (e["cia"], e["kgb"]) == (pair["cia"], pair["kgb"]))
            table.play(seat, "pass")
            while table.to_move and table.question(table.to_move[0]) in ("double_agent", "nobel"):
                asked = table.to_move[0]
                table.play(asked, "decline" if table.question(asked) == "nobel" else "peek")
            owner = next((side for side in GAME.seats if objective in table.claimed[side]), None)
            assert owner == entry["claims"]
            assert [side for side in GAME.seats if table.killed[side] != killed[side]] == entry["falls"]
            told = [GAME.rules.log_rows[row[0]][0] for rows in table.rows()[-3:] for row in rows]
            assert ("bottom" in told) == (entry["bottom"] is not None)
            proved += 1
        else:
            table.play(seat, bot.choose(table.observe(seat)).action)
    assert proved > 3


def test_targets_tell_what_they_would_mean() -> None:
    table = play(struggle("cia opposition, mafia | kgb radio, police*"), "cia activate:opposition")
    found = hints(table)
    assert found["targets"]["radio"] == {"effect": "take", "cia": 12, "kgb": 4, "riots": "cia"}
    assert "mafia" not in found["targets"], "9 + 2 would be above the stability"
    assert found["blocked"] == {"group:mafia": "stability", "group:opposition": "itself"}
    turn = hints(play(struggle("cia mafia | kgb radio*, militia, workers"), "cia activate:mafia"))
    assert {name: target["effect"] for name, target in turn["targets"].items()} == {"radio": "ready", "militia": "mobilise"}
    assert turn["blocked"] == {"group:mafia": "itself", "group:workers": "economic"}


def test_actions_that_are_not_open_have_a_reason() -> None:
    assert hints(struggle("kgb radio"))["blocked"] == {"pass": "no_groups"}
    assert hints(struggle("cia mafia, police* | kgb workers"))["blocked"] == {"activate:police": "mobilised"}
    assert hints(struggle("cia mafia | kgb workers"))["blocked"] == {"activate:mafia": "no_target"}
    assert hints(struggle("cia mafia | kgb workers"), "kgb")["blocked"] == {}


def test_the_prompt_shows_a_media_card_to_its_player_only() -> None:
    table = play(struggle("cia artists | kgb radio | deck police"), "cia activate:artists")
    prompts = {seat: view_of(table, seat)["board"]["prompt"] for seat in ("cia", "kgb", "spectator")}
    assert (prompts["cia"]["group"], prompts["cia"]["card"]) == ("artists", "police")
    assert prompts["kgb"]["card"] is prompts["spectator"]["card"] is None


def test_the_prompt_lists_the_cards_still_to_be_put_back() -> None:
    table = at("R1 briefing | balance cia | analyst kgb | objectives iran | deck mafia, police, radio")
    prompt = view_of(table, "kgb")["board"]["prompt"]
    assert (prompt["cards"], prompt["left"]) == (["mafia", "police", "radio"], 3)
    assert view_of(table, "cia")["board"]["prompt"]["cards"] == []
    play(table, "kgb group:radio")
    assert view_of(table, "kgb")["board"]["prompt"]["cards"] == ["mafia", "police"]


def test_agents_have_the_states_of_the_roster() -> None:
    table = struggle("cia mafia | kgb radio | kgb_killed double_agent | kgb_back analyst", agents="cia_x director | kgb_x assassin")
    board = view_of(table, "cia")["board"]
    states = {agent["id"]: agent["state"] for agent in board["sides"]["kgb"]["agents"]}
    assert states == {
        "master_spy": "maybe_x", "deputy_director": "maybe_x", "double_agent": "killed", "analyst": "back", "assassin": "maybe_x",
        "director": "maybe_x",
    }  # fmt: skip
    assert (board["sides"]["kgb"]["hq"], board["sides"]["kgb"]["killed"]) == (4, 1)
    own = {agent["id"]: agent["state"] for agent in board["sides"]["cia"]["agents"]}
    assert own["director"] == "x"
    assert own["analyst"] == "hq"


def test_a_log_row_has_names_for_numbers_and_starts_after_since() -> None:
    table = play(struggle("cia mafia | kgb radio | deck artists"), "cia recruit", "kgb pass")
    rows = view_of(table, "cia", since=1)["log"]
    assert rows == [{"step": 2, "rows": [{"name": "pass", "facts": {"side": {"kind": "side", "value": "kgb"}}}]}]
    facts = view_of(table, "cia")["log"][0]["rows"][0]["facts"]
    assert facts["group"] == {"kind": "group", "value": "artists", "printed": 1}
    assert facts["influence"] == {"kind": "number", "value": 3}


def test_groups_keep_their_place_when_another_leaves() -> None:
    table = play(struggle("cia police, mafia, artists | kgb radio"), "cia activate:police", "cia group:mafia")
    assert [(group["id"], group["slot"]) for group in view_of(table, "cia")["board"]["sides"]["cia"]["groups"]] == [
        ("police", 0),
        ("artists", 2),
    ]


def test_the_end_of_a_game_is_shown() -> None:
    claimed = "vietnam, egypt, czechoslovakia, turkey, iran"
    view = view_of(both_pass(struggle(f"cia bankers | kgb workers | cia_claimed {claimed}")), "kgb")
    assert view["outcome"] == {"winner": "cia", "ending": "points"}
    assert view["board"]["phase"] == "end"
