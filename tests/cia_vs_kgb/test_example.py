"""The worked example of the rulebook: George (CIA) and Boris (KGB) struggle for Cuba, step by step."""

from detente.engine.table import Table

from .helpers import GAME, play

DECK = ("opposition", "industry", "newspapers", "mafia", "food_companies")


def totals(table: Table) -> tuple[int, int]:
    return table.influence["cia"], table.influence["kgb"]


def begin() -> Table:
    """Briefing and Planning of the example: Cuba, the balance token to George, Assassin against Master Spy."""
    line = "R1 planning | objective cuba | balance cia | deck " + ", ".join(DECK)
    return play(GAME.position(line), "cia agent:assassin", "kgb agent:master_spy")


def test_the_struggle_for_cuba_step_by_step() -> None:
    table = play(begin(), "cia first:cia")
    steps = (
        ("cia recruit", (5, 0)),
        ("kgb recruit", (5, 4)),
        ("cia activate:opposition group:industry", (9, 0)),
        ("kgb recruit", (9, 4)),
        ("cia activate:industry group:newspapers", (9, 4)),
        ("kgb recruit", (9, 6)),
        ("cia pass", (9, 6)),
        ("kgb activate:mafia group:newspapers", (9, 6)),
        ("cia pass", (9, 6)),
        ("kgb activate:newspapers media:recruit", (9, 9)),
        ("cia pass", (9, 9)),
    )
    for number, (move, expected) in enumerate(steps, 1):
        seat, *actions = move.split()
        if number in (1, 2, 4):
            assert table.legal(seat) == ["recruit"], "with no groups the recruit is forced"
        for action in actions:
            table.play(seat, action)
        assert totals(table) == expected, f"step {number}"
    assert table.phase == "struggle"
    assert table.ready == {"cia": (), "kgb": ("food_companies",)}


def test_newspapers_are_mobilised_without_their_power_and_used_after_mafia_makes_them_ready() -> None:
    table = play(begin(), "cia first:cia", "cia recruit", "kgb recruit", "cia activate:opposition", "cia group:industry", "kgb recruit")
    assert table.ready["cia"] == ("industry",), "a stolen group keeps its state"
    play(table, "cia activate:industry", "cia group:newspapers")
    assert table.to_move == ("kgb",)
    assert "activate:newspapers" not in table.legal("kgb")
    play(table, "kgb recruit", "cia pass", "kgb activate:mafia", "kgb group:newspapers", "cia pass")
    assert "activate:newspapers" in table.legal("kgb")


def finish() -> Table:
    """The whole example up to the Planning of round 2."""
    table = play(begin(), "cia first:cia", "cia recruit", "kgb recruit", "cia activate:opposition", "cia group:industry", "kgb recruit")
    play(table, "cia activate:industry", "cia group:newspapers", "kgb recruit", "cia pass", "kgb activate:mafia", "kgb group:newspapers")
    return play(table, "cia pass", "kgb activate:newspapers", "kgb media:recruit", "cia pass", "kgb pass")


def test_cease_fire_debriefing_and_detente_of_the_example() -> None:
    """13 to 17: Industry 4 beats Food Companies 3, Boris claims Cuba, the Assassin kills the Master Spy."""
    table = finish()
    told = table.log("en").splitlines()
    for line in (
        "  Tie: economic faction, CIA wins (Industry 4 : Food Companies 3)",
        "  CIA lays the domination token",
        "  KGB claims Cuba: 10 points",
        "  Master Spy (KGB) is killed and leaves the game",
        "  Assassin (CIA) goes on leave",
        "  5 groups are discarded",
    ):
        assert line in told
    assert told.index("  KGB claims Cuba: 10 points") < told.index("  Master Spy (KGB) is killed and leaves the game")
    assert "  Cuba goes to the bottom of the objective deck" not in told
    assert table.score == {"cia": 0, "kgb": 10}
    assert table.claimed == {"cia": (), "kgb": ("cuba",)}
    assert table.groups == {"cia": (), "kgb": ()}
    assert table.token is None


def test_round_2_of_the_example() -> None:
    """18: George gets the balance token and cannot pick the Assassin; Boris has five agents left."""
    table = finish()
    assert (table.round, table.phase, table.balance) == (2, "planning", "cia")
    assert table.leave["cia"] == ("assassin",)
    assert "agent:assassin" not in table.legal("cia")
    assert len(table.legal("cia")) == 5
    assert table.killed["kgb"] == ("master_spy",)
    assert len(table.legal("kgb")) == 5
    assert table.deck_count == 24
