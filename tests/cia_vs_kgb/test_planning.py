"""5: Planning."""

from .helpers import AGENTS, at, play, rows

START = "R3 planning | objective cuba | balance cia"


def test_5_1_both_pick_one_agent_from_headquarters_at_the_same_time() -> None:
    table = at(START)
    assert set(table.to_move) == {"cia", "kgb"}
    assert table.legal("cia") == table.legal("kgb") == [f"agent:{agent}" for agent in AGENTS]
    play(table, "kgb agent:director")
    assert table.to_move == ("cia",)
    play(table, "cia agent:analyst")
    assert table.agent_x == {"cia": "analyst", "kgb": "director"}


def test_5_2_agents_on_leave_and_killed_agents_cannot_be_picked() -> None:
    table = at(f"{START} | cia_leave director | cia_killed analyst, assassin | kgb_leave master_spy")
    assert table.legal("cia") == ["agent:master_spy", "agent:deputy_director", "agent:double_agent"]
    assert "agent:master_spy" not in table.legal("kgb")


def test_5_3_the_opponent_of_a_double_agent_picks_first_and_is_seen() -> None:
    table = at(f"{START} | peek kgb")
    assert table.to_move == ("cia",)
    play(table, "cia agent:assassin")
    assert table.to_move == ("kgb",)
    assert rows(table, "agent_seen", seat="kgb") == [(1, AGENTS.index("assassin") + 1, 0)]
    assert rows(table, "agent_seen", seat="cia") == []
    assert int(table.observe("kgb")["agent_x"][0]) == AGENTS.index("assassin") + 1


def test_5_3_a_pick_that_was_seen_cannot_be_taken_back() -> None:
    table = play(at(f"{START} | peek kgb"), "cia agent:assassin")
    assert not table.can_undo("cia")
    other = play(at(START), "cia agent:assassin")
    assert other.can_undo("cia")


def test_5_3_the_right_to_peek_is_used_up() -> None:
    table = play(at(f"{START} | peek kgb"), "cia agent:assassin", "kgb agent:director")
    assert table.peek is None
    play(table, "cia first:cia", "cia recruit", "kgb recruit", "cia pass", "kgb pass")
    assert table.phase == "planning"
    assert set(table.to_move) == {"cia", "kgb"}


def test_5_4_agents_on_leave_return_after_both_picks_for_the_next_round() -> None:
    table = play(at(f"{START} | cia_leave director | kgb_leave master_spy, analyst"), "cia agent:analyst")
    assert table.leave["cia"] == ("director",), "only after both picks"
    play(table, "kgb agent:assassin")
    assert table.leave == {"cia": (), "kgb": ()}
    assert table.back == {"cia": ("director",), "kgb": ("master_spy", "analyst")}
    assert "director" in table.headquarters["cia"]


def test_5_5_the_deputy_director_alone_can_always_be_picked() -> None:
    dead = "master_spy, double_agent, analyst"
    table = at(f"{START} | cia_killed {dead} | cia_leave assassin, director")
    assert table.legal("cia") == ["agent:deputy_director"]
