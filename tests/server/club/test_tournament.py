"""Tournaments of every style by chance: entries, check-in, withdrawals, late entries, forfeits, directors; and a server that dies."""

import json
import random

import pytest

from detente.server.club.tournament import Event, NotNow, Plan, Tournament

STYLES = ("swiss", "round-robin", "single-elimination", "double-elimination")
DAY = 86_400.0


def random_plan(chance: random.Random, style: str) -> Plan:
    return Plan(
        style, starts=10 * DAY, round_seconds=7 * DAY, games=chance.choice([1, 1, 2]), most=chance.choice([0, 0, 12]),  # type: ignore[arg-type]
        division=chance.choice([0, 4, 5]), check_in=chance.choice([0.0, DAY]),
    )  # fmt: skip


class Simulation:
    """Players, a director and the clock; every event is stored as JSON, and the state is made anew from what is stored now and then."""

    def __init__(self, plan: Plan, chance: random.Random) -> None:
        self.plan, self.chance, self.stored, self.now = plan, chance, list[str](), 0.0
        self.tournament = Tournament(plan)

    def store(self, event: Event) -> bool:
        try:
            self.tournament.apply(event)
        except NotNow:
            return False
        self.stored.append(json.dumps([event.kind, event.at, event.data]))
        if self.chance.random() < 0.1:
            self.die()
        return True

    def die(self) -> None:
        self.tournament = Tournament(self.plan, [Event(*json.loads(text)) for text in self.stored])

    def tick(self) -> None:
        for _ in range(300):
            event = self.tournament.due(self.now, lambda fixture: self.chance.sample(fixture.players, self.chance.randrange(3)))
            if event is None:
                return
            assert self.store(event), event
        raise AssertionError("the clock never comes to rest")

    def enter(self, count: int) -> None:
        for k in range(count):
            self.store(Event("enter", self.now, {"player": f"p{k}", "rating": self.chance.uniform(1000, 2000)}))
        self.now = self.plan.starts - self.plan.check_in
        for k in range(count):
            if self.chance.random() < 0.95:
                self.store(Event("check-in", self.now, {"player": f"p{k}"}))

    def live(self) -> None:
        self.now = self.plan.starts
        for _ in range(400):
            self.tick()
            if self.tournament.phase in ("over", "cancelled"):
                return
            self.now += DAY * self.chance.random()
            self.play_some()
        raise AssertionError("the tournament does not end")

    def play_some(self) -> None:
        for fixture in list(self.tournament.fixtures.values()):
            for game, points in enumerate(fixture.games):
                if points is None and self.chance.random() < 0.3:
                    won = self.chance.choice([0.0, 0.5, 1.0])
                    told = Event("game", self.now, {"key": fixture.key, "game": game, "points": won})
                    assert self.store(told)
                    assert not self.store(told), "a game counts once"
        if self.chance.random() < 0.05:
            self.store(Event("leave", self.now, {"player": f"p{self.chance.randrange(20)}"}))
        if self.chance.random() < 0.05:
            self.store(Event("enter", self.now, {"player": "late", "rating": 1500.0}))


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("seed", range(12))
def test_every_tournament_ends_by_itself(style: str, seed: int) -> None:
    chance = random.Random(f"{style} {seed}")
    run = Simulation(random_plan(chance, style), chance)
    run.enter(chance.randrange(0, 20))
    run.live()
    alive = run.tournament
    run.die()
    assert vars(run.tournament) == vars(alive), "what is stored is what has happened"
    if run.tournament.phase == "over":
        check_result(run.tournament)


def check_result(tournament: Tournament) -> None:
    places = sorted(player for division in tournament.divisions for player in division)
    assert len(places) == len(set(places))
    for number in range(len(tournament.divisions)):
        assert tournament.table(number)[0].place == 1
    for division in range(len(tournament.divisions)):
        rounds: dict[int, list[str]] = {}
        for fixture in tournament.fixtures.values():
            if fixture.division == division:
                rounds.setdefault(fixture.round, []).extend(fixture.players)
        for players in rounds.values():
            assert len(players) == len(set(players)), "nobody plays twice in a round"
    if tournament.plan.style.endswith("elimination"):
        assert tournament.winner() is not None


def started(plan: Plan, players: int) -> Tournament:
    tournament = Tournament(plan)
    for k in range(players):
        tournament.apply(Event("enter", 0.0, {"player": f"p{k}", "rating": 2000.0 - k}))
    for _ in range(2):
        event = tournament.due(plan.starts)
        assert event is not None
        tournament.apply(event)
    return tournament


def test_the_first_of_the_waiting_list_gets_in_when_somebody_leaves() -> None:
    tournament = Tournament(Plan("swiss", 100.0, DAY, most=2))
    for player in "abc":
        tournament.apply(Event("enter", 0.0, {"player": player, "rating": 1500}))
    assert (tournament.entered, tournament.waiting) == (["a", "b"], ["c"])
    tournament.apply(Event("leave", 1.0, {"player": "a"}))
    assert (tournament.entered, tournament.waiting) == (["b", "c"], [])


def test_who_does_not_check_in_does_not_play() -> None:
    tournament = Tournament(Plan("swiss", 100.0, DAY, check_in=50.0))
    for player in "abc":
        tournament.apply(Event("enter", 0.0, {"player": player, "rating": 1500}))
    with pytest.raises(NotNow, match="tournament-early"):
        tournament.apply(Event("check-in", 49.0, {"player": "a"}))
    for player in "ab":
        tournament.apply(Event("check-in", 60.0, {"player": player}))
    event = tournament.due(100.0)
    assert event is not None
    assert event.data["divisions"] == [["a", "b"]]


def test_too_few_players_cancel_it() -> None:
    tournament = Tournament(Plan("swiss", 100.0, DAY, least=4))
    tournament.apply(Event("enter", 0.0, {"player": "a", "rating": 1500}))
    assert tournament.due(99.0) is None
    assert (event := tournament.due(100.0)) is not None
    assert event.kind == "cancel"


def test_a_meeting_is_lost_by_whom_the_rule_blames_at_the_deadline() -> None:
    tournament = started(Plan("swiss", 0.0, DAY, rounds=3), 4)
    fixture = next(iter(tournament.fixtures.values()))
    assert tournament.due(DAY - 1) is None
    event = tournament.due(DAY, lambda late: [late.first])
    assert event is not None
    tournament.apply(event)
    assert fixture.meeting().score(str(fixture.second)) == 1.0
    assert fixture.kind == "forfeit"


def test_both_lose_if_both_stay_away() -> None:
    tournament = started(Plan("swiss", 0.0, DAY, rounds=3), 4)
    event = tournament.due(DAY, lambda late: late.players)
    assert event is not None
    tournament.apply(event)
    fixture = tournament.fixtures[event.data["key"]]
    assert [fixture.meeting().score(player) for player in fixture.players] == [0.0, 0.0]


def test_two_games_change_sides_and_count_as_one_meeting() -> None:
    tournament = started(Plan("swiss", 0.0, DAY, rounds=3, games=2), 4)
    fixture = next(iter(tournament.fixtures.values()))
    assert fixture.sides(1) == fixture.sides(0)[::-1]
    tournament.apply(Event("game", 1.0, {"key": fixture.key, "game": 0, "points": 1.0}))
    assert not fixture.over
    tournament.apply(Event("game", 1.0, {"key": fixture.key, "game": 1, "points": 0.0}))
    assert fixture.meeting().of(fixture.first) == (2.0, 0.0)


def test_the_director_decides_until_the_next_round_begins() -> None:
    tournament = started(Plan("swiss", 0.0, DAY, rounds=3), 4)
    keys = list(tournament.fixtures)
    for key in keys:
        tournament.apply(Event("game", 1.0, {"key": key, "game": 0, "points": 1.0}))
    tournament.apply(Event("decide", 2.0, {"key": keys[0], "points": 0.5}))
    assert tournament.fixtures[keys[0]].meeting().of(tournament.fixtures[keys[0]].first) == (0.5, 0.5)
    event = tournament.due(3.0)
    assert event is not None
    tournament.apply(event)
    with pytest.raises(NotNow, match="tournament-past"):
        tournament.apply(Event("decide", 4.0, {"key": keys[0], "points": 1.0}))


def test_a_replacement_takes_over_points_and_meetings() -> None:
    tournament = started(Plan("round-robin", 0.0, DAY), 4)
    key = next(iter(tournament.fixtures))
    tournament.apply(Event("game", 1.0, {"key": key, "game": 0, "points": 1.0}))
    old = tournament.fixtures[key].first
    tournament.apply(Event("replace", 2.0, {"player": old, "by": "new", "rating": 1500.0}))
    assert tournament.fixtures[key].first == "new"
    assert next(line.points for line in tournament.table() if line.player == "new") == 1.0


def test_divisions_by_rating_are_of_nearly_equal_size() -> None:
    tournament = started(Plan("round-robin", 0.0, DAY, division=5), 14)
    assert [len(division) for division in tournament.divisions] == [4, 5, 5]
    assert tournament.divisions[0] == ["p0", "p1", "p2", "p3"]


def test_an_unknown_event_is_refused() -> None:
    with pytest.raises(NotNow):
        Tournament(Plan("swiss", 0.0, DAY)).apply(Event("explode", 0.0))


def test_the_director_decides_a_match_of_a_bracket_that_goes_on_while_others_have_gone_further() -> None:
    plan = Plan("single-elimination", starts=1.0, round_seconds=DAY)
    tournament = Tournament(plan, [Event("enter", 0.0, {"player": name, "rating": 1500.0 - k}) for k, name in enumerate("abcdefgh")])
    for _ in range(2):
        event = tournament.due(1.0)
        assert event is not None
        tournament.apply(event)
    slow, *others = list(tournament.fixtures)
    for key in others:
        tournament.apply(Event("game", 2.0, {"key": key, "game": 0, "points": 1.0}))
    event = tournament.due(3.0)
    assert event is not None
    tournament.apply(event)
    assert tournament.round == 2
    tournament.apply(Event("decide", 4.0, {"key": slow, "points": 1.0}))
    assert tournament.fixtures[slow].over
    with pytest.raises(NotNow):
        tournament.apply(Event("decide", 5.0, {"key": slow, "points": 0.0}))
