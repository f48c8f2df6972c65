"""What a seat may know, to the byte: Agent X, the Double Agent's peek, the Analyst's look, media cards, hidden decks."""

import pytest

from detente.bots import RandomBot
from detente.engine.table import Table
from detente.games.cia_vs_kgb.state import GROUP_DECK, OBJECTIVE_DECK

from .helpers import AGENTS, GAME, at, both_pass, play, struggle

PLANNING = "R3 planning | objective cuba | balance cia"


def seen(table: Table, seat: str) -> bytes:
    return bytes(table.observe(seat).tobytes())


@pytest.mark.parametrize("agent", AGENTS[1:])
def test_5_1_the_choice_of_agent_x_is_hidden_from_the_other_seat_and_from_spectators(agent: str) -> None:
    one, other = play(at(PLANNING), "kgb agent:master_spy"), play(at(PLANNING), f"kgb agent:{agent}")
    for seat in ("cia", "spectator"):
        assert seen(one, seat) == seen(other, seat)
    assert seen(one, "kgb") != seen(other, "kgb")


@pytest.mark.parametrize("agent", AGENTS[1:])
def test_agent_x_stays_hidden_through_the_struggle(agent: str) -> None:
    """Also while a Nobel Peace Prize is being thought about: only the rioter's agent is shown."""
    tables = []
    for hidden in ("master_spy", agent):
        table = struggle(
            "cia bankers, artists | kgb radio | deck mafia, police | cia_claimed nobel_peace_prize",
            agents=f"cia_x analyst | kgb_x {hidden}",
        )
        tables.append(play(table, "cia activate:artists", "cia media:discard", "kgb pass", "cia recruit"))
    assert tables[0].question("cia") == "nobel"
    for seat in ("cia", "spectator"):
        assert seen(tables[0], seat) == seen(tables[1], seat)


def test_5_3_a_peek_is_for_its_player_alone() -> None:
    one, other = (play(at(f"{PLANNING} | peek kgb"), f"cia agent:{agent}") for agent in ("analyst", "director"))
    assert seen(one, "kgb") != seen(other, "kgb")
    assert seen(one, "spectator") == seen(other, "spectator")


def test_5_3_what_was_seen_is_remembered_through_the_round() -> None:
    table = play(at(f"{PLANNING} | peek kgb"), "cia agent:assassin", "kgb agent:analyst", "cia first:cia", "cia recruit", "kgb recruit")
    for seed in range(10):
        assert table.determinize("kgb", seed).agent_x["cia"] == "assassin"


def test_an_imagined_agent_is_never_fallen_on_leave_or_just_back() -> None:
    table = at(f"{PLANNING} | kgb_killed director | kgb_leave assassin")
    play(table, "kgb agent:analyst", "cia agent:analyst")
    guessed = {table.determinize("cia", seed).agent_x["kgb"] for seed in range(60)}
    assert guessed == {"master_spy", "deputy_director", "double_agent", "analyst"}
    assert {table.determinize("cia", seed).agent_x["cia"] for seed in range(5)} == {"analyst"}


def look(order: tuple[int, int]) -> Table:
    """The KGB's Analyst puts three known cards back in an order."""
    table = at("R1 briefing | balance cia | analyst kgb | objectives iran | deck mafia, police, radio")
    cards = ("mafia", "police", "radio")
    return play(table, *(f"kgb group:{cards[i]}" for i in order))


def test_4_5_the_analysts_order_is_hidden_from_the_others_and_known_to_its_player() -> None:
    one, other = look((0, 1)), look((2, 0))
    for seat in ("cia", "spectator"):
        assert seen(one, seat) == seen(other, seat)
    assert [one.determinize("kgb", seed).deck[:3] for seed in range(3)] == [("mafia", "police", "radio")] * 3
    assert len({other.determinize("cia", seed).deck for seed in range(20)}) > 10


def test_4_5_the_cards_looked_at_are_hidden_while_they_are_put_back() -> None:
    tables = [
        at(f"R1 briefing | balance cia | analyst kgb | objectives iran | deck {deck}")
        for deck in ("mafia, police, radio", "ngos, police, workers")
    ]
    assert seen(tables[0], "cia") == seen(tables[1], "cia")
    assert seen(tables[0], "kgb") != seen(tables[1], "kgb")


def test_6_11_a_card_left_on_the_deck_is_known_to_its_player_only() -> None:
    tables = [
        play(struggle(f"cia artists | kgb radio | deck {card}"), "cia activate:artists", "cia media:leave") for card in ("mafia", "police")
    ]
    for seat in ("kgb", "spectator"):
        assert seen(tables[0], seat) == seen(tables[1], seat)
    assert {tables[0].determinize("cia", seed).deck for seed in range(5)} == {("mafia",)}
    assert len({tables[0].determinize("kgb", seed).deck for seed in range(20)}) > 5


def test_6_11_what_a_seat_knows_of_the_deck_ends_with_the_card() -> None:
    table = play(struggle("cia artists | kgb radio | deck mafia, police"), "cia activate:artists", "cia media:leave")
    assert table.observe("cia")["known"][GROUP_DECK].tolist() == [1, 0]
    play(table, "kgb recruit")
    assert table.groups["kgb"] == ("radio", "mafia")
    assert table.observe("cia")["known"][GROUP_DECK].tolist() == [0, 0]


def test_11_5_space_race_is_for_its_player_alone() -> None:
    tables = []
    for deck in ("iran, korea, libya", "libya, iran, korea"):
        table = both_pass(struggle(f"cia bankers | kgb workers | cia_claimed space_race | objectives {deck}"))
        tables.append(play(table, "cia spend:space_race"))
    assert seen(tables[0], "cia") != seen(tables[1], "cia")
    for seat in ("kgb", "spectator"):
        assert seen(tables[0], seat) == seen(tables[1], seat)


def test_11_5_space_race_makes_the_other_seat_forget_what_it_knew_of_those_places() -> None:
    """Two buried objectives come into the hands of the Space Race player, together with the last unknown one."""
    cia = "afghanistan, panama, libya, angola, chile, congo, space_race, live_benefit, honduras"
    kgb = "turkey, iran, czechoslovakia, greece, nobel_peace_prize, nuclear_escalation, summit_meeting, olympic_games"
    line = f"options points=150 | cia bankers | kgb workers | cia_claimed {cia} | kgb_claimed {kgb} | bottom korea, vietnam"
    table = play(both_pass(struggle(line)), "cia spend:space_race", "cia objective:vietnam", "cia objective:egypt")
    assert table.objective == "vietnam"
    assert {table.determinize("kgb", seed).objectives for seed in range(20)} == {("egypt", "korea"), ("korea", "egypt")}
    assert {table.determinize("cia", seed).objectives for seed in range(5)} == {("egypt", "korea")}


def test_8_9_a_buried_objective_is_known_to_all() -> None:
    table = struggle("cia bankers | kgb workers | passed", side="kgb", agents="cia_x assassin | kgb_x director")
    play(table, "kgb pass")
    for seat in ("cia", "kgb", "spectator"):
        record = table.observe(seat)
        assert int(record["bottom_count"]) == 1
        assert GAME.rules.names["objective"][int(record["bottom"][0])] == "cuba"


def test_2_1_the_order_of_the_decks_is_known_to_nobody_at_first() -> None:
    table = GAME.new(seed=3)
    assert (table.deck, table.objectives) == ((), ())
    for deck in (GROUP_DECK, OBJECTIVE_DECK):
        assert int(table.observe("cia")["fixed"][deck]) == 0


@pytest.mark.parametrize("seed", range(4))
def test_no_row_of_a_seats_log_depends_on_what_it_cannot_know(seed: int) -> None:
    """Rows that name a card looked at, or a peeked agent, reach only their side."""
    table, bot = GAME.new(seed=seed), RandomBot(seed)
    while not table.outcome:
        seat = table.to_move[0]
        table.play(seat, bot.choose(table.observe(seat)).action)
    private = ("seen_group", "put_group", "agent_seen", "seen_objective", "put_objective")
    names = [row[0] for row in GAME.rules.log_rows]
    for number, seat in enumerate(("cia", "kgb", "spectator")):
        found = [row for rows in table.rows(seat) for row in rows if names[row[0]] in private]
        assert all(row[1] == number for row in found)
        if seat != "spectator":
            assert found, "random games look at cards"
