"""Whole tournaments of every kind with players and directors who do anything at any time, and the laws that must hold all the same.

    DETENTE_CLUB_RUNS=20000 python -m pytest tests/server/club/test_laws.py

plays more of them than the tests do.
"""

import json
import os
import pickle
import random
from collections import Counter
from functools import cache
from itertools import combinations

import pytest

from detente.server.club.pairings import Pairing, pair_again
from detente.server.club.plan import BOTH_AWAY, PLAYOFF, Event, Fixture, NotNow, TournamentPlan
from detente.server.club.standings import TIE_BREAKS
from detente.server.club.tournament import Tournament

STYLES = ("swiss", "round-robin", "single-elimination", "double-elimination", "ladder")
DAY = 86_400.0
RUNS = int(os.environ.get("DETENTE_CLUB_RUNS", "50"))  # tournaments of each kind
LONGEST = 600  # visits of the clock
ACTS = ("leave", "enter", "again", "sit-out", "challenge", "challenge", "swap", "replace", "decide", "extend", "change", "announce")


def random_plan(chance: random.Random, style: str) -> TournamentPlan:
    is_table, ties = style in ("swiss", "round-robin"), list(TIE_BREAKS)
    chance.shuffle(ties)
    return TournamentPlan(
        style, starts=10 * DAY, round_seconds=chance.choice([DAY, 7 * DAY]), games=chance.choice([1, 1, 2, 3]),  # type: ignore[arg-type]
        rounds=chance.choice([0, 0, 3, 9]) if style == "swiss" else 0, least=chance.choice([2, 2, 4]), most=chance.choice([0, 0, 6, 12]),
        division=chance.choice([0, 4, 5]), spread=chance.random() < 0.4, check_in=chance.choice([0.0, DAY]), late=chance.random() < 0.8,
        ties=tuple(ties[: chance.randrange(7)]), half_byes=chance.choice([0, 1, 2]), most_forfeits=chance.choice([0, 0, 1, 2]),
        playoff=chance.choice([0, 0, 2, 4]) if is_table else 0, playoff_games=chance.choice([0, 2]), reach=chance.choice([1, 3]),
        ends=40 * DAY if style == "ladder" else 0.0, idle=chance.choice([0.0, 5 * DAY]), up=2,
    )  # fmt: skip


class Season:
    """A tournament by chance. Laws are checked after every event."""

    def __init__(self, seed: str) -> None:
        self.chance = random.Random(seed)
        self.plan = random_plan(self.chance, seed.split()[0])
        self.state, self.now, self.log = Tournament(self.plan), 0.0, list[str]()
        self.fresh = 0

    # What happens

    def store(self, event: Event) -> bool:
        before = pickle.loads(pickle.dumps(self.state))  # a deep copy, made faster
        try:
            self.state.apply(event)
        except NotNow:
            assert vars(before) == vars(self.state), f"a refused {event.kind} changes nothing"
            return False
        self.log.append(json.dumps([event.kind, event.at, event.data]))
        check_event(before, event, self.state)
        check_state(self.state)
        return True

    def hold(self) -> None:
        """Play it from the announcement to its end."""
        for _ in range(self.chance.randrange(0, 16)):
            self.enter()
        self.now = self.plan.starts - self.plan.check_in
        forgotten = 1.0 if self.chance.random() < 0.03 else 0.1
        for player in list(self.state.entrants):
            if self.chance.random() > forgotten:
                self.store(Event("check-in", self.now, {"player": player}))
        if self.chance.random() < 0.1 and (event := self.state.start(self.now, everybody=True)).kind == "start":
            self.store(event)
        self.now = self.plan.starts
        for _ in range(LONGEST):
            self.tick()
            if self.state.phase in ("over", "cancelled"):
                break
            self.now += self.chance.choice([0.0, 0.2, 1.0]) * DAY * self.chance.random()
            if self.chance.random() < 0.05 and self.state.fixtures:
                self.now = max(self.now, max(fixture.ends for fixture in self.state.fixtures.values()))  # exactly at a deadline
            self.play_some()
            for _ in range(self.chance.choice([0, 0, 1, 2])):
                self.act()
        assert self.state.phase in ("over", "cancelled"), "it ends"
        again = Tournament(self.plan, [Event(*json.loads(text)) for text in self.log])
        assert vars(again) == vars(self.state), "the log tells all of it"
        if self.state.phase == "over":
            check_end(self.state)

    def tick(self) -> None:
        for _ in range(400):
            event = self.state.due(self.now, lambda fixture: self.chance.sample(fixture.players, self.chance.randrange(3)))
            if event is None:
                return
            assert self.store(event), event
        raise AssertionError("the clock never comes to rest")

    def enter(self) -> None:
        self.fresh += 1
        self.store(self.state.entry(self.now, f"p{self.fresh}", float(self.chance.choice([1500, self.chance.randrange(1000, 2000)]))))

    def play_some(self) -> None:
        for fixture in list(self.state.fixtures.values()):
            for game, points in enumerate(fixture.games):
                if points is None and self.chance.random() < 0.35:
                    told = Event("game", self.now, {"key": fixture.key, "game": game, "points": self.chance.choice([0.0, 0.5, 1.0])})
                    assert self.store(told)
                    assert not self.store(told), "a game counts once"

    def act(self) -> None:
        """Something that a player or a director may try."""
        players = list(self.state.entrants) or ["nobody"]
        one, other = self.chance.choice(players), self.chance.choice(players)
        fixtures = list(self.state.fixtures.values())
        kind = self.chance.choice(ACTS)
        if kind == "leave" and self.chance.random() < 0.5:
            self.store(Event("leave", self.now, {"player": one}))
        elif kind == "enter":
            self.enter()
        elif kind == "again":
            self.store(self.state.entry(self.now, one, 1500.0))
        elif kind in ("sit-out", "challenge", "swap"):
            self.store(Event(kind, self.now, {"player": one, "other": other}))
        elif kind == "replace" and self.chance.random() < 0.5:
            self.fresh += 1
            self.store(Event("replace", self.now, {"player": one, "by": f"p{self.fresh}", "rating": 1500.0}))
        elif kind == "decide" and fixtures:
            fixture = self.chance.choice(fixtures)
            self.store(Event("decide", self.now, {"key": fixture.key, "points": self.chance.randrange(2 * self.plan.games + 2) / 2}))
        elif kind == "extend":
            self.store(Event("extend", self.now, {"ends": self.now + self.chance.uniform(-1, 8) * DAY}))
        elif kind == "change":
            self.store(Event("change", self.now, {"round_seconds": self.chance.choice([DAY, 7 * DAY])}))
        elif kind == "announce":
            self.store(Event("announce", self.now, {"text": "Hello!"}))


# Laws


def playing(state: Tournament) -> list[str]:
    return [player for player, entrant in state.entrants.items() if not entrant.left]


def games_of(state: Tournament, fixture: Fixture) -> int:
    """How many games a pairing has by the plan."""
    return state.plan.playoff_games if fixture.division == PLAYOFF and state.plan.playoff_games else state.plan.games


def check_state(state: Tournament) -> None:
    """What holds at any time."""
    everybody = [player for division in state.divisions for player in division]
    assert len(everybody) == len(set(everybody)), "everybody is in one division"
    if state.phase == "running":
        assert set(playing(state)) <= set(everybody), "whoever takes part has a place"
        if state.plan.style == "round-robin":
            placed = [player for places in state.places for player in places]
            assert len(placed) == len(set(placed))
            assert set(playing(state)) <= set(placed), "whoever takes part in a round robin has games to come"
    by_round = Counter((fixture.round, player) for fixture in state.fixtures.values() for player in fixture.players)
    if not state.is_bracket and state.plan.style != "ladder":
        assert max(by_round.values(), default=1) == 1, "nobody is paired twice in a round"
    busy = Counter(player for fixture in state.fixtures.values() if not fixture.over for player in fixture.players)
    assert max(busy.values(), default=1) == 1, "nobody plays two pairings at once"
    for fixture in state.fixtures.values():
        assert fixture.first != fixture.second, "nobody is paired with themselves"
        assert set(fixture.players) <= set(everybody)
        if fixture.over and fixture.second is not None:
            pairing = fixture.pairing()
            scores = pairing.score(fixture.first) + pairing.score(fixture.second)
            assert scores == 1 or (scores == 0 and fixture.kind == "forfeit"), "points add up"
            assert pairing.points is not None
            assert sum(pairing.points) <= games_of(state, fixture)
    for k, division in enumerate(state.divisions):
        check_standings(state, k, division)


def check_standings(state: Tournament, number: int, division: list[str]) -> None:
    lines = state.table(number)
    if state.plan.style == "ladder":
        assert [line.player for line in lines] == [player for player in division if not state.entrants[player].left]
        return
    assert sorted(line.player for line in lines) == sorted(division)
    keys = [(line.points, *line.ties) for line in lines]
    assert keys == sorted(keys, reverse=True), "by points, then by the tie-breaks in their order"
    for k, line in enumerate(lines):
        same = k > 0 and keys[k - 1] == keys[k]
        assert line.place == (lines[k - 1].place if same else k + 1), "only those who are equal in everything share a place"
    here = [fixture.pairing() for fixture in state.fixtures.values() if fixture.division == number]
    for line in lines:
        assert line.points == sum(
            pairing.score(line.player) for pairing in here if line.player in (pairing.first, pairing.second) and pairing.over
        )


def check_event(before: Tournament, event: Event, after: Tournament) -> None:
    """What one event may change."""
    if event.kind == "enter" and before.phase == "running" and before.plan.style == "ladder":
        assert after.ladder[-1] == event.data["player"], "whoever comes to a ladder begins at the bottom"
    if event.kind == "enter" and before.phase == "running":
        known = before.entrants.get(event.data["player"])
        if known:
            assert known.forfeits <= after.entrants[known.player].forfeits, "leaving and coming back forgives no forfeits"
            assert sum(known.skips.values()) <= sum(after.entrants[known.player].skips.values()), "and brings no more half points"
    if event.kind == "extend":
        for key, fixture in after.fixtures.items():
            assert fixture.ends >= before.fixtures[key].ends, "more time is never less"
    if event.kind == "decide":
        fixture = after.fixtures[event.data["key"]]
        games = games_of(after, fixture)
        assert fixture.pairing().points == (event.data["points"], games - event.data["points"]), "as the director says"
    if event.kind == "forfeit":
        old, new = before.fixtures[event.data["key"]], after.fixtures[event.data["key"]]
        played = [game for game in old.games if game is not None]
        if played:
            points = new.pairing().points
            assert points is not None
            assert points[0] >= sum(played), "what was won by playing stays"
            assert points[1] >= len(played) - sum(played)
        if event.data["points"] != BOTH_AWAY:
            assert len(new.games) in (1, len(old.games))
    if event.kind == "pair" and before.plan.style == "swiss" and not before.playoff:
        check_swiss_round(before, event)
    if event.kind in ("game", "forfeit", "decide") and before.plan.style == "ladder":
        check_ladder(before, event, after)


def check_ladder(before: Tournament, event: Event, after: Tournament) -> None:
    fixture = after.fixtures[event.data["key"]]
    order = before.divisions[0]
    upper, lower = sorted(fixture.players, key=order.index)
    pairing = fixture.pairing()
    won = fixture.over and pairing.score(lower) > pairing.score(upper)
    rest = [player for player in order if player != lower]
    wanted = [*rest[: rest.index(upper)], lower, *rest[rest.index(upper) :]] if won else order
    assert after.divisions[0] == wanted, "the winner takes the place, the others stay in their order"


def check_swiss_round(before: Tournament, event: Event) -> None:
    """No second bye and no second meeting while they can be avoided, and everybody present is paired."""
    number = event.data["round"]
    pairs = [(first, second, kind) for _, _, first, second, *kind in event.data["meetings"]]
    there = [player for player in before.divisions[0] if not before.entrants[player].left]
    assert sorted(player for first, second, _ in pairs for player in (first, second) if player) == sorted(there)
    for first, second, kind in pairs:
        skips = before.entrants[first].skips
        if second is None and kind:
            assert kind[0] == ("half-bye" if skips[number] else "absent")
        else:
            assert number not in skips
    present = [player for player in there if number not in before.entrants[player].skips]
    byes = [first for first, second, kind in pairs if second is None and not kind]
    assert len(byes) == len(present) % 2
    met = Counter(frozenset(fixture.players) for fixture in before.fixtures.values() if fixture.second and fixture.kind == "played")
    had = {fixture.first for fixture in before.fixtures.values() if fixture.second is None and fixture.kind == "bye"}
    again = sum(met[frozenset((first, str(second)))] > 0 for first, second, _ in pairs if second)
    if len(present) <= 10 and (again or had & set(byes)):
        fresh = [player for player in present if player not in had] if byes else [None]
        assert not any(can_pair(tuple(one for one in present if one != free), frozenset(met)) for free in fresh), (
            "a second meeting or a second bye only where there is no other way"
        )


@cache
def can_pair(players: tuple[str, ...], met: frozenset[frozenset[str]]) -> bool:
    """Whether all of them can meet somebody new."""
    if not players:
        return True
    first, *rest = players
    return any(frozenset((first, other)) not in met and can_pair(tuple(one for one in rest if one != other), met) for other in rest)


def check_end(state: Tournament) -> None:
    """What everybody has when it is over."""
    assert all(fixture.over for fixture in state.fixtures.values())
    if state.plan.style == "round-robin":
        for number, division in enumerate(state.divisions):
            met = Counter(
                frozenset(fixture.players) for fixture in state.fixtures.values() if fixture.division == number and fixture.second
            )
            assert max(met.values(), default=1) == 1, "nobody meets anybody twice"
            stayed = [player for player in division if player in state.places[number] and not any(
                fixture.first == player and fixture.kind == "absent" for fixture in state.fixtures.values()
            )]  # fmt: skip
            assert all(met[frozenset(pair)] == 1 for pair in combinations(stayed, 2)), "everybody meets everybody"
    if state.is_bracket:
        check_bracket(state)


def check_bracket(state: Tournament) -> None:
    assert state.winner() in state.seeds
    lost = Counter[str]()
    for fixture in state.fixtures.values():
        if fixture.key.isdecimal():
            winner = state._winner_of(fixture)
            lost[next(player for player in fixture.players if player != winner)] += 1
    lives = 2 if state.plan.style == "double-elimination" else 1
    champion = str(state.winner())
    assert lost[champion] < lives
    assert all(lost[player] == lives for player in state.seeds if player != champion), "everybody is out after so many losses"


@pytest.mark.timeout(600 + 4 * RUNS)
@pytest.mark.parametrize("style", STYLES)
def test_every_tournament_keeps_the_laws(style: str) -> None:
    for seed in range(RUNS):
        try:
            Season(f"{style} {seed}").hold()
        except Exception as error:
            raise AssertionError(f"{style} {seed}") from error


@pytest.mark.parametrize("count", range(2, 9))
def test_rematches_that_cannot_be_avoided_are_as_few_as_possible(count: int) -> None:
    for seed in range(max(20, RUNS // 10)):
        chance = random.Random(f"{count} {seed}")
        players, known = [f"p{k}" for k in range(count)], list[Pairing]()
        for number in range(chance.randrange(2 * count)):
            mixed = chance.sample(players, count)
            known += [Pairing(number, a, b, (1.0, 0.0)) for a, b in zip(mixed[::2], mixed[1::2], strict=False)]
            known += [Pairing(number, mixed[-1], kind="bye")] if count % 2 else []
        pairs = pair_again(players, known)
        assert sorted(player for pair in pairs for player in pair if player) == players
        byes, met = Counter(one.first for one in known if one.second is None), Counter(frozenset((one.first, one.second)) for one in known)
        fewest = min(byes[player] for player in players) if count % 2 else None
        assert all(second is not None or byes[first] == fewest for first, second in pairs)
        rests = [tuple(p for p in players if p != free) for free in players if byes[free] == fewest] if count % 2 else [tuple(players)]
        met_of = {pair: min(number**2, 31) for pair, number in met.items()}
        least = min(cheapest(rest, met_of) for rest in rests)
        assert sum(met_of.get(frozenset(pair), 0) for pair in pairs if pair[1]) == least


def cheapest(players: tuple[str, ...], met: dict[frozenset[str | None], int]) -> int:
    if not players:
        return 0
    first, *rest = players
    return min(met.get(frozenset((first, other)), 0) + cheapest(tuple(p for p in rest if p != other), met) for other in rest)
