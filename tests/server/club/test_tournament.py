"""Tournaments of every style by chance: entries, check-in, withdrawals, late entries, forfeits, directors; and a server that dies."""

import itertools
import json
import random

import pytest

from detente.server.club.plan import Event, NotNow, TournamentPlan
from detente.server.club.schedule import dates
from detente.server.club.tournament import Tournament

STYLES = ("swiss", "round-robin", "single-elimination", "double-elimination", "ladder")
DAY = 86_400.0


def random_plan(chance: random.Random, style: str) -> TournamentPlan:
    return TournamentPlan(
        style, starts=10 * DAY, round_seconds=7 * DAY, games=chance.choice([1, 1, 2]), most=chance.choice([0, 0, 12]),  # type: ignore[arg-type]
        division=chance.choice([0, 4, 5]), check_in=chance.choice([0.0, DAY]), spread=chance.random() < 0.5, half_byes=1,
        playoff=chance.choice([0, 4]) if style in ("swiss", "round-robin") else 0, playoff_games=chance.choice([0, 3]),
        most_forfeits=chance.choice([0, 2]), ends=40 * DAY if style == "ladder" else 0.0, idle=5 * DAY,
    )  # fmt: skip


class Simulation:
    """Players, a director and the clock; every event is stored as JSON, and the state is made anew from what is stored now and then."""

    def __init__(self, plan: TournamentPlan, chance: random.Random) -> None:
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
        two = [f"p{self.chance.randrange(20)}" for _ in range(2)]
        for kind, often in (("challenge", 1.0), ("swap", 0.1), ("sit-out", 0.1)):
            if self.chance.random() < often:
                self.store(Event(kind, self.now, {"player": two[0], "other": two[1]}))
        if self.chance.random() < 0.05:
            self.store(Event("leave", self.now, {"player": f"p{self.chance.randrange(20)}"}))
        if self.chance.random() < 0.05:
            self.store(self.tournament.entry(self.now, "late", 1500.0))


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
        assert not (lines := tournament.table(number)) or lines[0].place == 1
    for division in range(len(tournament.divisions)):
        rounds: dict[int, list[str]] = {}
        for fixture in tournament.fixtures.values():
            if fixture.division == division:
                rounds.setdefault(fixture.round, []).extend(fixture.players)
        for players in rounds.values():
            assert len(players) == len(set(players)), "nobody plays twice in a round"
    if tournament.is_bracket:
        assert tournament.winner() is not None


def started(plan: TournamentPlan, players: int) -> Tournament:
    tournament = Tournament(plan)
    for k in range(players):
        tournament.apply(Event("enter", 0.0, {"player": f"p{k}", "rating": 2000.0 - k}))
    for _ in range(2):
        event = tournament.due(plan.starts)
        assert event is not None
        tournament.apply(event)
    return tournament


def test_the_schedule_says_when_rounds_were_over() -> None:
    """Not their deadlines, when everybody had played before."""
    plan = TournamentPlan("swiss", starts=10 * DAY, round_seconds=7 * DAY, rounds=3)
    simulation = Simulation(plan, random.Random(1))
    simulation.enter(4)
    simulation.live()
    _, *rounds, end = dates(simulation.tournament)
    assert [one.kind for one in rounds] == ["round"] * 3
    for one, following in itertools.pairwise([*rounds, end]):
        assert one.until is not None
        assert one.at < one.until <= following.at
    assert any(one.until < one.at + plan.round_seconds for one in rounds if one.until)


def test_the_first_of_the_waiting_list_gets_in_when_somebody_leaves() -> None:
    tournament = Tournament(TournamentPlan("swiss", 100.0, DAY, most=2))
    for player in "abc":
        tournament.apply(Event("enter", 0.0, {"player": player, "rating": 1500}))
    assert (tournament.entered, tournament.waiting) == (["a", "b"], ["c"])
    tournament.apply(Event("leave", 1.0, {"player": "a"}))
    assert (tournament.entered, tournament.waiting) == (["b", "c"], [])


def test_who_does_not_check_in_does_not_play() -> None:
    tournament = Tournament(TournamentPlan("swiss", 100.0, DAY, check_in=50.0))
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
    tournament = Tournament(TournamentPlan("swiss", DAY, DAY, least=4))
    tournament.apply(Event("enter", 0.0, {"player": "a", "rating": 1500}))
    assert tournament.due(DAY / 2) is None
    assert (event := tournament.due(DAY)) is not None
    assert event.kind == "cancel"


def test_a_pairing_is_lost_by_whom_the_rule_blames_at_the_deadline() -> None:
    tournament = started(TournamentPlan("swiss", 0.0, DAY, rounds=3), 4)
    fixture = next(iter(tournament.fixtures.values()))
    reminder = tournament.due(DAY - 1)
    assert reminder is not None
    assert (reminder.kind, set(reminder.data["players"])) == ("remind", {"p0", "p1", "p2", "p3"})
    tournament.apply(reminder)
    assert tournament.due(DAY - 1) is None
    event = tournament.due(DAY, lambda late: [late.first])
    assert event is not None
    tournament.apply(event)
    assert fixture.pairing().score(str(fixture.second)) == 1.0
    assert fixture.kind == "forfeit"


def test_both_lose_if_both_stay_away() -> None:
    tournament = started(TournamentPlan("swiss", 0.0, DAY, rounds=3), 4)
    event = tournament.due(DAY, lambda late: late.players)
    assert event is not None
    tournament.apply(event)
    fixture = tournament.fixtures[event.data["key"]]
    assert [fixture.pairing().score(player) for player in fixture.players] == [0.0, 0.0]


def test_two_games_change_sides_and_count_as_one_pairing() -> None:
    tournament = started(TournamentPlan("swiss", 0.0, DAY, rounds=3, games=2), 4)
    fixture = next(iter(tournament.fixtures.values()))
    assert fixture.sides(1) == fixture.sides(0)[::-1]
    tournament.apply(Event("game", 1.0, {"key": fixture.key, "game": 0, "points": 1.0}))
    assert not fixture.over
    tournament.apply(Event("game", 1.0, {"key": fixture.key, "game": 1, "points": 0.0}))
    assert fixture.pairing().of(fixture.first) == (2.0, 0.0)


def test_the_director_decides_until_the_next_round_begins() -> None:
    tournament = started(TournamentPlan("swiss", 0.0, DAY, rounds=3), 4)
    keys = list(tournament.fixtures)
    for key in keys:
        tournament.apply(Event("game", 1.0, {"key": key, "game": 0, "points": 1.0}))
    tournament.apply(Event("decide", 2.0, {"key": keys[0], "points": 0.5}))
    assert tournament.fixtures[keys[0]].pairing().of(tournament.fixtures[keys[0]].first) == (0.5, 0.5)
    event = tournament.due(3.0)
    assert event is not None
    tournament.apply(event)
    with pytest.raises(NotNow, match="tournament-past"):
        tournament.apply(Event("decide", 4.0, {"key": keys[0], "points": 1.0}))


def test_a_replacement_takes_over_points_and_pairings() -> None:
    tournament = started(TournamentPlan("round-robin", 0.0, DAY), 4)
    key = next(iter(tournament.fixtures))
    tournament.apply(Event("game", 1.0, {"key": key, "game": 0, "points": 1.0}))
    old = tournament.fixtures[key].first
    tournament.apply(Event("replace", 2.0, {"player": old, "by": "new", "rating": 1500.0}))
    assert tournament.fixtures[key].first == "new"
    assert next(line.points for line in tournament.table() if line.player == "new") == 1.0


def test_divisions_by_rating_are_of_nearly_equal_size() -> None:
    tournament = started(TournamentPlan("round-robin", 0.0, DAY, division=5), 14)
    assert [len(division) for division in tournament.divisions] == [4, 5, 5]
    assert tournament.divisions[0] == ["p0", "p1", "p2", "p3"]


def test_an_unknown_event_is_refused() -> None:
    with pytest.raises(NotNow):
        Tournament(TournamentPlan("swiss", 0.0, DAY)).apply(Event("explode", 0.0))


def test_the_director_decides_a_match_of_a_bracket_that_goes_on_while_others_have_gone_further() -> None:
    plan = TournamentPlan("single-elimination", starts=1.0, round_seconds=DAY)
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


def go(tournament: Tournament, now: float, *kinds: str) -> None:
    """Let the clock bring these events, and no others."""
    found = []
    while (event := tournament.due(now)) is not None:
        tournament.apply(event)
        found.append(event.kind)
    assert found == list(kinds)


def win(tournament: Tournament, *players: str, now: float = 1.0) -> None:
    """These players win whatever they are playing."""
    for fixture in tournament.fixtures.values():
        for game, points in enumerate(fixture.games):
            if points is None and set(fixture.players) & set(players):
                tournament.apply(Event("game", now, {"key": fixture.key, "game": game, "points": float(fixture.sides(game)[0] in players)}))


def test_players_are_called_once_before_the_start_and_again_when_it_is_put_off() -> None:
    tournament = Tournament(TournamentPlan("swiss", 10 * DAY, DAY, check_in=DAY))
    for player in "ab":
        tournament.apply(Event("enter", 0.0, {"player": player, "rating": 1500}))
    go(tournament, 8 * DAY)
    event = tournament.due(9 * DAY)
    assert event is not None
    assert event.data == {"what": "check-in", "players": ["a", "b"], "until": 10 * DAY}
    go(tournament, 9 * DAY, "remind")
    tournament.apply(Event("check-in", 9 * DAY, {"player": "a"}))
    tournament.apply(Event("change", 9 * DAY, {"starts": 12 * DAY}))
    event = tournament.due(11 * DAY)
    assert event is not None
    assert event.data["players"] == ["b"]


def test_whoever_sits_out_gets_half_a_point_as_often_as_the_plan_allows() -> None:
    tournament = started(TournamentPlan("swiss", 0.0, DAY, rounds=4, half_byes=1), 5)
    for number, points in ((2, 0.5), (3, 0.5)):
        tournament.apply(Event("sit-out", 1.0, {"player": "p0"}))
        with pytest.raises(NotNow, match="tournament-sits-out"):
            tournament.apply(Event("sit-out", 1.0, {"player": "p0"}))
        win(tournament, "p1", "p2")
        before = next(line.points for line in tournament.table() if line.player == "p0")
        go(tournament, 1.0, "pair")
        kinds = {fixture.kind for fixture in tournament.fixtures.values() if fixture.round == number and fixture.first == "p0"}
        assert kinds == {"half-bye" if number == 2 else "absent"}
        after = next(line.points for line in tournament.table() if line.player == "p0")
        assert after - before == (points if number == 2 else 0.0)


def test_two_lost_without_playing_are_enough_where_the_plan_says_so() -> None:
    tournament = started(TournamentPlan("round-robin", 0.0, DAY, most_forfeits=2), 4)
    for day in (1, 2):
        while (
            event := tournament.due(day * DAY, lambda late: [player for player in late.players if player == "p3"])
        ) and event.kind != "pair":
            tournament.apply(event)
            win(tournament, "p0", "p1")
        if day == 1:
            assert event is not None
            tournament.apply(event)
    assert tournament.entrants["p3"].left
    assert not tournament.entrants["p2"].left


def test_the_director_lets_two_change_places_before_anything_has_been_counted() -> None:
    tournament = started(TournamentPlan("swiss", 0.0, DAY, rounds=3), 5)
    one, two, free = tournament.fixtures.values()
    names = one.first, two.first
    tournament.apply(Event("swap", 1.0, {"player": names[0], "other": names[1]}))
    assert (one.first, two.first) == names[::-1]
    tournament.apply(Event("swap", 1.0, {"player": free.first, "other": str(two.second)}))
    tournament.apply(Event("swap", 1.0, {"player": one.first, "other": str(one.second)}))
    assert one.second == names[1]
    tournament.apply(Event("game", 2.0, {"key": one.key, "game": 0, "points": 1.0}))
    with pytest.raises(NotNow, match="tournament-swap"):
        tournament.apply(Event("swap", 3.0, {"player": one.first, "other": two.first}))


def test_a_round_that_is_given_more_time_lasts_longer() -> None:
    tournament = started(TournamentPlan("swiss", 0.0, DAY, rounds=3), 4)
    tournament.apply(Event("extend", 1.0, {"ends": 3 * DAY}))
    go(tournament, 1.5 * DAY)
    go(tournament, 2.8 * DAY, "remind")
    event = tournament.due(3 * DAY)
    assert event is not None
    assert event.kind == "forfeit"


def test_a_play_off_of_the_best_of_each_group_follows_the_last_round() -> None:
    plan = TournamentPlan("round-robin", 0.0, DAY, division=3, spread=True, playoff=4, playoff_games=3, playoff_options={"bid": True})
    tournament = started(plan, 6)
    assert tournament.divisions == [["p0", "p3", "p4"], ["p1", "p2", "p5"]]
    for _ in range(3):
        win(tournament, "p0", "p1")
        win(tournament, "p3", "p2")
        event = tournament.due(1.0)
        assert event is not None
        tournament.apply(event)
    assert tournament.playoff == ["p0", "p1", "p3", "p2"]
    go(tournament, 1.0, "pair")
    assert [(fixture.first, fixture.second, len(fixture.games)) for fixture in tournament.fixtures.values() if fixture.division == -1] == [
        ("p0", "p2", 3),
        ("p1", "p3", 3),
    ]
    win(tournament, "p0", "p3")
    go(tournament, 1.0, "pair")
    win(tournament, "p3")
    go(tournament, 1.0, "end")
    assert tournament.winner() == "p3"
    assert tournament.table(0)[0].player == "p0", "the play-off does not change the table"


def pairs_of(tournament: Tournament, number: int) -> set[frozenset[str]]:
    """Who meets in a round; the bye is a set of one."""
    return {frozenset(one.players) for one in tournament.fixtures.values() if one.round == number and one.kind != "absent"}


def play_round(tournament: Tournament, now: float) -> None:
    """Whoever is first wins."""
    for fixture in [one for one in tournament.fixtures.values() if not one.over]:
        tournament.apply(Event("game", now, {"key": fixture.key, "game": 0, "points": 1.0}))


def test_a_late_player_of_a_round_robin_takes_the_place_of_the_bye_and_changes_no_pairing() -> None:
    plan = TournamentPlan("round-robin", 0.0, DAY)
    alone, joined = started(plan, 5), started(plan, 5)
    known = vars(joined.fixtures["0.1.0"]).copy()
    free = next(one.first for one in joined.fixtures.values() if one.second is None)
    joined.apply(joined.entry(2.0, "late", 1500.0))
    assert (vars(joined.fixtures["0.1.0"]), joined.rounds) == (known, alone.rounds)
    assert joined.refusal("later") == "tournament-no-place"
    for number in range(2, 6):
        for tournament in (alone, joined):
            play_round(tournament, float(number))
            go(tournament, float(number), "pair")
        byes = {one for one in pairs_of(alone, number) if len(one) == 1}
        assert pairs_of(joined, number) == pairs_of(alone, number) - byes | {one | {"late"} for one in byes}
    play_round(joined, 9.0)
    go(joined, 9.0, "end")
    met = [fixture for fixture in joined.fixtures.values() if "late" in fixture.players]
    assert sorted(next(iter(set(one.players) - {"late"}), "") for one in met) == sorted(["", *({f"p{k}" for k in range(5)} - {free})])
    (missed,) = [one for one in met if one.second is None]
    assert (missed.round, missed.kind) == (1, "absent")
    lines = {line.player: line for line in joined.table()}
    assert lines["late"].played == 4
    assert lines["late"].points == sum(one.first == "late" for one in met if one.second), "nothing for the round that was missed"
    assert joined.entrants["late"].forfeits == 0


def test_a_late_player_takes_the_place_of_one_who_has_left_and_gets_none_of_the_points() -> None:
    tournament = started(TournamentPlan("round-robin", 0.0, DAY, most_forfeits=1), 4)
    assert tournament.refusal("late") == "tournament-no-place"
    win(tournament, "p1")
    play_round(tournament, 1.0)
    tournament.apply(Event("leave", 2.0, {"player": "p1"}))
    before = {line.player: line.points for line in tournament.table()}
    assert before["p1"] == 1.0
    tournament.apply(tournament.entry(2.0, "late", 1500.0))
    after = {line.player: line.points for line in tournament.table()}
    assert after == before | {"late": 0.0}, "p1 keeps what was won"
    for number in (2, 3):
        go(tournament, float(number), "pair")
        assert {player for pair in pairs_of(tournament, number) for player in pair} == {"p0", "p2", "p3", "late"}
        play_round(tournament, float(number))
    assert [player for player, entrant in tournament.entrants.items() if entrant.left] == ["p1"], "to miss a round is no forfeit"
    go(tournament, 5.0, "end")
    assert [sorted(group) for group in tournament.next_groups()] == [["late", "p0", "p2", "p3"]]


@pytest.mark.parametrize(("spread", "division"), [(False, 1), (True, 0)])
def test_a_late_player_gets_into_the_lowest_division_or_the_smallest_group(spread: bool, division: int) -> None:
    tournament = started(TournamentPlan("round-robin", 0.0, DAY, division=5, spread=spread), 10)
    assert [len(places) for places in tournament.places] == [5, 5]
    out = tournament.places[0][-1]
    tournament.apply(Event("leave", 1.0, {"player": out}))
    tournament.apply(tournament.entry(1.0, "late", 2500.0))
    assert "late" in tournament.divisions[division]
    assert (tournament.refusal(out), tournament.refusal("late")) == ("tournament-closed", "tournament-entered")
    assert tournament.refusal("later") == ("" if spread else "tournament-no-place"), "the free places of the first division are for nobody"


def test_a_round_robin_is_closed_after_half_of_its_rounds_and_where_its_plan_says_so() -> None:
    tournament = started(TournamentPlan("round-robin", 0.0, DAY), 5)
    for number in (1, 2):
        assert (tournament.round, tournament.refusal("late")) == (number, "")
        play_round(tournament, float(number))
        go(tournament, float(number), "pair")
    assert tournament.refusal("late") == "tournament-closed"
    with pytest.raises(NotNow, match="tournament-closed"):
        tournament.apply(tournament.entry(3.0, "late", 1500.0))
    assert started(TournamentPlan("round-robin", 0.0, DAY, late=False), 5).refusal("late") == "tournament-closed"
    assert started(TournamentPlan("round-robin", 0.0, DAY, most=5), 5).refusal("late") == "tournament-full"


def test_a_place_is_taken_once() -> None:
    tournament = started(TournamentPlan("round-robin", 0.0, DAY), 5)
    one, other = tournament.entry(1.0, "one", 1500.0), tournament.entry(1.0, "other", 1500.0)
    tournament.apply(one)
    with pytest.raises(NotNow, match="tournament-no-place"):
        tournament.apply(other)
    tournament.apply(Event("leave", 1.0, {"player": "one"}))
    with pytest.raises(NotNow, match="tournament-no-place"):
        tournament.apply(Event("enter", 1.0, {"player": "nowhere", "rating": 1500.0}))
    tournament.apply(tournament.entry(1.0, "other", 1500.0))
    assert tournament.places == [[*(f"p{k}" for k in range(5)), "other"]]


def test_a_season_leads_to_the_next_with_promotion_and_relegation() -> None:
    tournament = started(TournamentPlan("round-robin", 0.0, DAY, division=4, seasons=True, up=1), 8)
    while tournament.phase == "running":
        for fixture in tournament.fixtures.values():
            win(tournament, min(fixture.players))
        event = tournament.due(1.0)
        assert event is not None
        tournament.apply(event)
    assert tournament.repeats
    groups = tournament.next_groups()
    assert groups == [["p0", "p1", "p2", "p4"], ["p3", "p5", "p6", "p7"]]
    again = Tournament(TournamentPlan("round-robin", 9.0, DAY, division=4, groups=tuple(map(tuple, groups)), season=2))
    for player in ("n", "p7", "p6", "p5", "p4", "p3", "p2", "p0"):
        again.apply(Event("enter", 2.0, {"player": player, "rating": 1500.0}))
    event = again.due(9.0)
    assert event is not None
    assert event.data["divisions"] == [["p0", "p2", "p4", "p3"], ["p5", "p6", "p7", "n"]]


def test_a_challenge_on_a_ladder_exchanges_places_and_reaches_only_so_far() -> None:
    tournament = Tournament(TournamentPlan("ladder", 0.0, DAY, reach=2, idle=10 * DAY, ends=100 * DAY))
    for k in range(5):
        tournament.apply(Event("enter", 0.0, {"player": f"p{k}", "rating": 2000.0 - k}))
    go(tournament, 0.0, "start")
    for other, message in (("p0", "ladder-reach"), ("p4", "ladder-reach"), ("x", "tournament-not-entered")):
        with pytest.raises(NotNow, match=message):
            tournament.apply(Event("challenge", 1.0, {"player": "p3", "other": other}))
    tournament.apply(Event("challenge", 1.0, {"player": "p3", "other": "p1"}))
    with pytest.raises(NotNow, match="ladder-busy"):
        tournament.apply(Event("challenge", 1.0, {"player": "p2", "other": "p1"}))
    win(tournament, "p3")
    assert tournament.ladder == ["p0", "p3", "p1", "p2", "p4"]
    assert [(line.place, line.player, line.points) for line in tournament.table()][1] == (2, "p3", 1.0)
    tournament.apply(Event("enter", 2.0, {"player": "new", "rating": 3000.0}))
    assert tournament.ladder[-1] == "new"
    tournament.apply(Event("challenge", 2.0, {"player": "p4", "other": "p2"}))
    go(tournament, DAY, "remind")
    event = tournament.due(2 * DAY, lambda late: ["p2"])
    assert event is not None
    tournament.apply(event)
    assert tournament.ladder == ["p0", "p3", "p1", "p4", "p2", "new"]


def test_whoever_does_not_play_falls_on_a_ladder_and_it_ends_by_itself() -> None:
    tournament = Tournament(TournamentPlan("ladder", 0.0, DAY, idle=10 * DAY, ends=30 * DAY))
    for k in range(3):
        tournament.apply(Event("enter", 0.0, {"player": f"p{k}", "rating": 2000.0 - k}))
    go(tournament, 0.0, "start")
    tournament.apply(Event("challenge", 5 * DAY, {"player": "p2", "other": "p1"}))
    win(tournament, "p1", now=5 * DAY)
    go(tournament, 10 * DAY, "idle")
    assert tournament.ladder == ["p1", "p0", "p2"]
    tournament.apply(Event("leave", 11 * DAY, {"player": "p1"}))
    assert tournament.ladder == ["p0", "p2"]
    go(tournament, 30 * DAY, "end")
    assert tournament.winner() == "p0"


def test_a_director_ends_a_ladder_or_a_league_after_this_season() -> None:
    ladder = Tournament(TournamentPlan("ladder", 0.0, DAY))
    for player in "ab":
        ladder.apply(Event("enter", 0.0, {"player": player, "rating": 1500}))
    go(ladder, 0.0, "start")
    ladder.apply(Event("stop", 1.0))
    go(ladder, 1.0, "end")
    league = Tournament(TournamentPlan("round-robin", DAY, DAY, seasons=True))
    league.apply(Event("stop", 1.0))
    assert not league.repeats
    with pytest.raises(NotNow):
        league.apply(Event("stop", 1.0))


def test_the_director_decides_a_pairing_of_several_games_after_a_forfeit_as_before_it() -> None:
    tournament = started(TournamentPlan("swiss", 0.0, DAY, games=2, rounds=3, most_forfeits=2), 4)
    fixture = next(iter(tournament.fixtures.values()))
    tournament.apply(Event("forfeit", 1.0, {"key": fixture.key, "points": -1.0}))
    tournament.apply(Event("decide", 2.0, {"key": fixture.key, "points": 1.0}))
    assert fixture.pairing().points == (1.0, 1.0), "one of two games is a tie"
    assert [tournament.entrants[player].forfeits for player in fixture.players] == [0, 0], "what the director has lifted does not count"


def test_what_was_won_before_both_stayed_away_is_not_lost() -> None:
    tournament = started(TournamentPlan("swiss", 0.0, DAY, games=3, rounds=3), 2)
    (fixture,) = tournament.fixtures.values()
    tournament.apply(Event("game", 1.0, {"key": fixture.key, "game": 0, "points": 1.0}))
    tournament.apply(Event("forfeit", 2.0, {"key": fixture.key, "points": -1.0}))
    assert (fixture.kind, fixture.pairing().points) == ("played", (1.0, 0.0))
    assert [tournament.entrants[player].forfeits for player in fixture.players] == [1, 1]


def test_more_time_for_some_is_not_less_for_others() -> None:
    tournament = Tournament(TournamentPlan("ladder", 0.0, 10 * DAY, ends=100 * DAY))
    for player in "abcd":
        tournament.apply(Event("enter", 0.0, {"player": player, "rating": 1500.0}))
    go(tournament, 0.0, "start")
    tournament.apply(Event("challenge", 0.0, {"player": "b", "other": "a"}))
    tournament.apply(Event("challenge", 9 * DAY, {"player": "d", "other": "c"}))
    tournament.apply(Event("extend", 9 * DAY, {"ends": 12 * DAY}))
    assert [fixture.ends for fixture in tournament.fixtures.values()] == [12 * DAY, 19 * DAY]
    with pytest.raises(NotNow, match="tournament-extend"):
        tournament.apply(Event("extend", 9 * DAY, {"ends": 11 * DAY}))


def test_whoever_leaves_a_ladder_and_comes_back_begins_at_the_bottom() -> None:
    tournament = Tournament(TournamentPlan("ladder", 0.0, DAY, ends=100 * DAY, most_forfeits=1))
    for player in "abc":
        tournament.apply(Event("enter", 0.0, {"player": player, "rating": 1500.0}))
    go(tournament, 0.0, "start")
    tournament.apply(Event("leave", 1.0, {"player": "a"}))
    tournament.apply(tournament.entry(2.0, "a", 1500.0))
    assert tournament.ladder == ["b", "c", "a"]
    tournament.apply(Event("challenge", 3.0, {"player": "c", "other": "b"}))
    tournament.apply(Event("forfeit", 4.0, {"key": "c1", "points": 1.0 if tournament.fixtures["c1"].second == "b" else 0.0}))
    go(tournament, 5.0, "leave")
    assert tournament.refusal("b") == "tournament-closed", "too many forfeits are not forgiven by entering again"


def test_nobody_gets_more_half_points_by_leaving_and_coming_back() -> None:
    tournament = Tournament(TournamentPlan("swiss", 0.0, DAY, rounds=4, half_byes=1))
    for player in "abcd":
        tournament.apply(Event("enter", 0.0, {"player": player, "rating": 1500.0}))
    tournament.apply(Event("sit-out", 0.0, {"player": "a"}))
    go(tournament, 0.0, "start", "pair")
    tournament.apply(Event("leave", 1.0, {"player": "a"}))
    tournament.apply(tournament.entry(2.0, "a", 1500.0))
    tournament.apply(Event("sit-out", 3.0, {"player": "a"}))
    assert tournament.entrants["a"].skips == {1: True, 2: False}


def test_nobody_is_put_in_the_place_of_somebody_who_has_none() -> None:
    tournament = Tournament(TournamentPlan("swiss", 0.0, DAY, check_in=50.0))
    for player in "abc":
        tournament.apply(Event("enter", -60.0, {"player": player, "rating": 1500.0}))
    for player in "ab":
        tournament.apply(Event("check-in", -40.0, {"player": player}))
    go(tournament, 0.0, "start", "pair")
    with pytest.raises(NotNow, match="tournament-not-entered"):
        tournament.apply(Event("replace", 1.0, {"player": "c", "by": "d", "rating": 1500.0}))


def test_a_swap_in_a_round_robin_still_lets_everybody_meet_everybody_once() -> None:
    tournament = started(TournamentPlan("round-robin", 0.0, DAY), 4)
    one, two = tournament.fixtures.values()
    tournament.apply(Event("swap", 1.0, {"player": one.first, "other": two.first}))
    for number in (2, 3):
        play_round(tournament, float(number))
        go(tournament, float(number), "pair")
    met = [frozenset(fixture.players) for fixture in tournament.fixtures.values()]
    assert len(met) == len(set(met)) == 6
    names = [fixture.first for fixture in tournament.fixtures.values() if fixture.round == 3]
    with pytest.raises(NotNow, match="tournament-swap"):
        tournament.apply(Event("swap", 4.0, {"player": names[0], "other": names[1]}))


def test_whoever_has_left_takes_nobodys_promotion() -> None:
    tournament = started(TournamentPlan("round-robin", 0.0, DAY, division=4, seasons=True, up=1), 8)
    while tournament.round < 3 or not all(fixture.over for fixture in tournament.fixtures.values()):
        for fixture in tournament.fixtures.values():
            win(tournament, min(fixture.players))
        if tournament.round < 3:
            go(tournament, 1.0, "pair")
    tournament.apply(Event("leave", 2.0, {"player": "p4"}))
    assert tournament.next_groups() == [["p0", "p1", "p2", "p5"], ["p3", "p6", "p7", "p4"]]
