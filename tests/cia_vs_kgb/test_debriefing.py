"""8: Debriefing, with all 36 pairs of agents, for either token, and after riots."""

import pytest

from detente.engine.table import Table

from .helpers import AGENTS, play, rows, struggle

# Winner's agent (his token lies on the objective), loser's agent: who claims (w, l or - for the bottom of the deck), whose agent falls,
# whose Double Agent works, whose Analyst works, who claims the bottom card too.
PAIRS = """
master_spy      master_spy      l - - - -
master_spy      deputy_director l - - - -
master_spy      double_agent    l - l - -
master_spy      analyst         l - - l -
master_spy      assassin        l - - - -
master_spy      director        l - - - -
deputy_director master_spy      l - - - -
deputy_director deputy_director w - - - -
deputy_director double_agent    w - l - -
deputy_director analyst         w - - l -
deputy_director assassin        w - - - -
deputy_director director        w - - - -
double_agent    master_spy      l - w - -
double_agent    deputy_director w - w - -
double_agent    double_agent    w - w - -
double_agent    analyst         w - w l -
double_agent    assassin        w - w - -
double_agent    director        w - w - -
analyst         master_spy      l - - w -
analyst         deputy_director w - - w -
analyst         double_agent    w - l w -
analyst         analyst         w - - l -
analyst         assassin        w - - w -
analyst         director        w - - w -
assassin        master_spy      l l - - -
assassin        deputy_director - - - - -
assassin        double_agent    - l l - -
assassin        analyst         - l - l -
assassin        assassin        - l - - -
assassin        director        - l - - -
director        master_spy      l - - - w
director        deputy_director w - - - w
director        double_agent    w - l - w
director        analyst         w - - l w
director        assassin        w - - - w
director        director        w - - - w
"""
ROWS = [tuple(line.split()) for line in PAIRS.strip().splitlines()]
SIDES = ("cia", "kgb")


def settle(winner: str, winners_agent: str, losers_agent: str, riots: bool = False) -> Table:
    """A struggle for Cuba that *winner* has won, by influence or because the other side riots; Double Agents take the peek."""
    loser = SIDES[1 - SIDES.index(winner)]
    agents = f"{winner}_x {winners_agent} | {loser}_x {losers_agent}"
    if riots:
        table = struggle(f"{winner} workers | {loser} bankers | deck police | bottom iran", side=loser, agents=agents)
        table.play(loser, "recruit")
    else:
        table = struggle(f"{winner} bankers | {loser} workers | passed | bottom iran", side=loser, agents=agents)
        table.play(loser, "pass")
    while table.to_move and table.question(table.to_move[0]) == "double_agent":
        table.play(table.to_move[0], "peek")
    return table


def looking(table: Table) -> str | None:
    """The side whose Analyst looks at the group deck in the Briefing that has begun."""
    return next((side for side in SIDES if table.question(side) == "analyst"), None)


def place(table: Table, side: str, agent: str, falls: bool) -> None:
    """Where an agent must be after Détente: fallen, at headquarters (Deputy Director), or on leave."""
    assert (agent in table.killed[side]) == falls
    assert (agent in table.headquarters[side]) == (agent == "deputy_director")
    assert (agent in table.leave[side]) == (agent != "deputy_director" and not falls)


def test_all_36_pairs_are_listed() -> None:
    assert {row[:2] for row in ROWS} == {(one, other) for one in AGENTS for other in AGENTS}


@pytest.mark.parametrize("winner", SIDES)
@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[0]}-{row[1]}")
def test_8_4_to_8_11_every_pair_of_agents(row: tuple[str, ...], winner: str) -> None:
    loser = SIDES[1 - SIDES.index(winner)]
    side = {"w": winner, "l": loser, "-": None}
    winners_agent, losers_agent, claims, falls, chooses, looks, bottom = row
    table = settle(winner, winners_agent, losers_agent)
    got = {name: table.claimed[name] for name in SIDES}
    assert ("cuba" in got[winner], "cuba" in got[loser]) == (claims == "w", claims == "l")
    assert ("cuba" in table.bottom) == (claims == "-")
    assert ("iran" in got[winner]) == (bottom == "w")
    assert "iran" not in got[loser]
    assert table.peek == side[chooses]
    assert looking(table) == side[looks]
    place(table, winner, winners_agent, falls == "w")
    place(table, loser, losers_agent, falls == "l")


@pytest.mark.parametrize("winner", SIDES)
@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[0]}-{row[1]}")
def test_7_5_and_8_1_every_pair_of_agents_after_a_riot(row: tuple[str, ...], winner: str) -> None:
    """The rioter's agent falls and does nothing; Master Spy and Assassin of the other have no effect, the others work."""
    loser = SIDES[1 - SIDES.index(winner)]
    winners_agent, losers_agent = row[:2]
    table = settle(winner, winners_agent, losers_agent, riots=True)
    assert "cuba" in table.claimed[winner]
    assert ("iran" in table.claimed[winner]) == (winners_agent == "director")
    assert table.peek == (winner if winners_agent == "double_agent" else None)
    assert looking(table) == (winner if winners_agent == "analyst" else None)
    place(table, winner, winners_agent, False)
    assert (losers_agent in table.killed[loser]) == (losers_agent != "deputy_director")
    assert table.leave[loser] == ()


def test_8_1_all_living_agents_are_turned_face_up() -> None:
    table = settle("cia", "analyst", "director")
    assert rows(table, "shown") == [(0, 4, 0), (1, 6, 0)]


def test_8_2_abilities_are_used_in_rising_initiative() -> None:
    table = settle("cia", "assassin", "double_agent")
    told = [line.strip() for line in table.log("en").splitlines()]
    assert told.index("Double Agent (KGB) goes to work") < told.index("Assassin (CIA) goes to work")


def test_8_3_the_token_counts_not_who_claims_the_card() -> None:
    """Director with the token while the Master Spy takes the objective."""
    table = settle("kgb", "director", "master_spy")
    assert table.claimed == {"cia": ("cuba",), "kgb": ("iran",)}


def bench(extra: str = "") -> Table:
    return play(
        struggle(f"cia bankers | kgb workers | passed{extra}", side="kgb", agents="cia_x double_agent | kgb_x director"), "kgb pass"
    )


def test_8_6_the_double_agent_sends_an_agent_at_the_opponents_headquarters_on_leave() -> None:
    table = bench()
    assert table.legal("cia") == ["agent:master_spy", "agent:double_agent", "agent:analyst", "agent:assassin", "peek"]
    play(table, "cia agent:analyst")
    assert table.leave["kgb"] == ("analyst", "director")
    assert "agent:analyst" not in table.legal("kgb")
    assert table.peek is None


def test_8_6_never_a_deputy_director_nor_the_agent_in_the_field_nor_a_fallen_one() -> None:
    table = bench(" | kgb_killed master_spy, assassin | kgb_back analyst")
    assert table.legal("cia") == ["agent:double_agent", "agent:analyst", "peek"]


def test_8_6_if_nobody_can_be_sent_on_leave_the_peek_is_left() -> None:
    table = bench(" | kgb_killed master_spy, assassin, analyst, double_agent")
    assert table.legal("cia") == ["peek"]


def test_8_7_the_peek_stays_when_the_double_agent_is_killed_afterwards() -> None:
    table = settle("cia", "assassin", "double_agent")
    assert table.killed["kgb"] == ("double_agent",)
    assert table.peek == "kgb"
    assert table.to_move == ("cia",), "the opponent picks first"


def test_8_8_the_look_stays_when_the_analyst_is_killed_afterwards() -> None:
    table = settle("cia", "assassin", "analyst")
    assert table.killed["kgb"] == ("analyst",)
    assert (table.to_move, table.question("kgb")) == (("kgb",), "analyst")


def test_8_10_the_director_claims_the_lowest_card_known_to_all() -> None:
    table = struggle("cia bankers | kgb workers | passed | bottom korea, iran", side="kgb", agents="cia_x director | kgb_x deputy_director")
    play(table, "kgb pass")
    assert table.claimed["cia"] == ("cuba", "iran")
    assert table.bottom == ("korea",)


def test_8_10_without_a_card_under_the_objective_nothing_happens() -> None:
    empty = empty_deck()
    assert empty.objective_count == 0
    play(empty, "kgb pass")
    assert rows(empty, "bottom") == []


def empty_deck() -> Table:
    """All objectives but Cuba have been claimed or spent, and nobody has enough points yet."""
    events, countries = OBJECTIVES[:6], [name for name in OBJECTIVES[6:] if name != "cuba"]
    return struggle(
        f"options points=120 | cia bankers | kgb workers | passed | kgb_claimed {', '.join(countries[:7])} | "
        f"cia_claimed {', '.join(countries[7:])} | spent {', '.join(events)}",
        side="kgb",
        agents="cia_x director | kgb_x deputy_director",
    )


OBJECTIVES = (
    "nobel_peace_prize", "live_benefit", "nuclear_escalation", "space_race", "olympic_games", "summit_meeting", "afghanistan", "angola",
    "chile", "congo", "cuba", "czechoslovakia", "egypt", "greece", "honduras", "iran", "korea", "libya", "panama", "turkey", "vietnam",
)  # fmt: skip


def test_8_12_the_token_goes_back_to_its_owner() -> None:
    assert settle("cia", "analyst", "director").token is None
