"""Simulates a club over a year by the server's own rules: ratings of players with known true strengths, and unattended tournaments.

    python bench/club.py --players 2000 --days 365 --tournaments 500

Prints the rank correlation of ratings and true strengths (all players, and those with a settled rating), how well the ratings predict, what
the sides were found to be worth, and how many tournaments ended, with how many withdrawals, late entries and forfeits. Every event
of a tournament comes from its clock, and is stored as JSON and read again as a server does after a restart.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections import Counter

from detente.server.club.glicko import Rating, expected
from detente.server.club.plan import Event, Fixture, NotNow, TournamentPlan
from detente.server.club.ratings import advantage_of, count
from detente.server.club.tournament import Tournament
from detente.server.store.ratings import Rated, RatingList, Standing

DAY = 86_400.0
SIDES = {"": 60.0, "bonus": -20.0}  # rating points that the first side is worth, by handicap
STYLES = ("swiss", "round-robin", "single-elimination", "double-elimination", "ladder")
LONGEST = 400  # runs of the clock after which a tournament counts as stuck


def wins(first: float, second: float, side: float, chance: random.Random) -> bool:
    """Return whether the player of the first side wins, by true strength."""
    return chance.random() < 1 / (1 + 10 ** ((second - first - side) / 400))


def spearman(a: list[float], b: list[float]) -> float:
    """Rank correlation."""
    ranks = [sorted(range(len(values)), key=values.__getitem__) for values in (a, b)]
    places = [[0] * len(a), [0] * len(a)]
    for order, place in zip(ranks, places, strict=True):
        for k, j in enumerate(order):
            place[j] = k
    n, apart = len(a), sum((x - y) * (x - y) for x, y in zip(places[0], places[1], strict=True))
    return 1 - 6 * apart / (n * (n * n - 1))


class Club:
    """Members who play now and then against somebody with a similar rating."""

    def __init__(self, players: int, seed: int) -> None:
        self.chance = random.Random(seed)
        self.strength = [self.chance.gauss(1500, 300) for _ in range(players)]
        self.eager = [self.chance.lognormvariate(-1.6, 0.8) for _ in range(players)]  # games per day
        self.standings: dict[str, Standing] = {}
        self.list, self.loss = RatingList("game", "live"), 0.0

    def rating(self, player: int) -> Rating:
        return self.standings.get(str(player), Standing()).rating

    def live(self, days: int) -> None:
        for day in range(days):
            about = [k for k, eager in enumerate(self.eager) if self.chance.random() < eager]
            about.sort(key=lambda k: self.rating(k).rating + self.chance.gauss(0, 120))
            for a, b in zip(about[::2], about[1::2], strict=False):
                self.play(*((a, b) if self.chance.random() < 0.5 else (b, a)), now=day * DAY)

    def play(self, first: int, second: int, now: float) -> None:
        """Play one game and update the ratings."""
        handicap = self.chance.choice(list(SIDES))
        points = float(wins(self.strength[first], self.strength[second], SIDES[handicap], self.chance))
        hoped = expected(self.rating(first), self.rating(second), advantage_of(self.list, handicap))
        self.loss += (points - hoped) ** 2
        game = Rated("", "game", "live", now, True, first=str(first), second=str(second), points=points, handicap=handicap)
        _, self.list = count(game, self.list, self.standings)


class LoadedTournament:
    """A tournament without a director, from its announcement to its end."""

    def __init__(self, club: Club, style: str, chance: random.Random) -> None:
        self.club, self.chance, self.happened = club, chance, Counter[str]()
        is_table = style in ("swiss", "round-robin")
        self.plan = TournamentPlan(
            style, starts=10 * DAY, round_seconds=7 * DAY, games=chance.choice([1, 1, 2]), most=chance.choice([0, 0, 24]),  # type: ignore[arg-type]
            division=chance.choice([0, 5, 8]), check_in=chance.choice([0.0, DAY]), playoff=chance.choice([0, 4]) if is_table else 0,
            spread=chance.random() < 0.5, most_forfeits=2, half_byes=1, idle=20 * DAY, ends=90 * DAY if style == "ladder" else 0.0,
        )  # fmt: skip
        self.stored: list[str] = []
        self.tournament, self.now = Tournament(self.plan), 0.0

    def store(self, event: Event) -> bool:
        """Store an event if it is possible; returns whether it was."""
        try:
            self.tournament.apply(event)
        except NotNow:
            return False
        self.stored.append(json.dumps([event.kind, event.at, event.data]))
        return True

    def hold(self) -> Counter[str]:
        """Run the whole tournament; returns the counts of events."""
        players = [str(k) for k in self.chance.sample(range(len(self.club.strength)), self.chance.randrange(8, 33))]
        for player in players[:-1]:
            self.store(Event("enter", 0.0, {"player": player, "rating": self.club.rating(int(player)).rating}))
        self.now = self.plan.starts - self.plan.check_in
        for player in players[:-1]:
            if self.plan.check_in and self.chance.random() < 0.97:
                self.store(Event("check-in", self.now, {"player": player}))
        self.now = self.plan.starts
        for _ in range(LONGEST):
            self.tick()
            if self.tournament.phase in ("over", "cancelled"):
                break
            self.now += 2 * DAY * self.chance.random()
            self.play_some(players)
        again = Tournament(self.plan, [Event(*json.loads(text)) for text in self.stored])
        self.happened["ended"] += self.tournament.phase == "over"
        self.happened["cancelled"] += self.tournament.phase == "cancelled"
        self.happened["the same after a restart"] += vars(again) == vars(self.tournament)
        return self.happened

    def tick(self) -> None:
        while event := self.tournament.due(self.now, self.blame):
            assert self.store(event), event
            self.happened["forfeits"] += event.kind == "forfeit"
            self.happened["reminders"] += event.kind == "remind"

    def blame(self, fixture: Fixture) -> list[str]:
        return self.chance.sample(fixture.players, self.chance.choice([1, 1, 1, 2]))

    def play_some(self, players: list[str]) -> None:
        for fixture in list(self.tournament.fixtures.values()):
            for game, points in enumerate(fixture.games):
                if points is None and self.chance.random() < 0.35:
                    first, second = fixture.sides(game)
                    won = float(wins(self.club.strength[int(first)], self.club.strength[int(second)], SIDES[""], self.chance))
                    self.happened["games"] += self.store(Event("game", self.now, {"key": fixture.key, "game": game, "points": won}))
        pair = self.chance.sample(players, 2)
        self.store(Event("challenge", self.now, {"player": pair[0], "other": pair[1]}))
        if self.chance.random() < 0.03:
            self.happened["withdrawals"] += self.store(Event("leave", self.now, {"player": pair[0]}))
        if self.chance.random() < 0.2:
            self.happened["late entries"] += self.store(self.tournament.entry(self.now, players[-1], 1500.0))


def main() -> None:
    """Simulate the year, then the tournaments."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=2000)
    parser.add_argument("--days", type=int, default=365)
    parser.add_argument("--tournaments", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    club = Club(given.players, given.seed)
    club.live(given.days)
    ratings = [club.rating(k).rating for k in range(given.players)]
    settled = [k for k in range(given.players) if not club.rating(k).provisional]
    print(f"{club.list.games} games of {given.players} players in {given.days} days, {time.process_time():.0f} s of processor time")
    print(f"rank correlation of ratings and strength: {spearman(ratings, club.strength):.4f}")
    among = spearman([ratings[k] for k in settled], [club.strength[k] for k in settled])
    print(f"  of the {len(settled)} with a settled rating: {among:.4f}; Brier score of predictions {club.loss / club.list.games:.4f}")
    print("  first side, found and true: " + ", ".join(f"{advantage_of(club.list, one):.0f} {SIDES[one]:.0f}" for one in SIDES))
    chance, sums, started = random.Random(given.seed), Counter[str](), time.process_time()
    for k in range(given.tournaments):
        sums += LoadedTournament(club, STYLES[k % len(STYLES)], chance).hold()
    told = ", ".join(f"{name} {number}" for name, number in sorted(sums.items()))
    print(f"{given.tournaments} tournaments in {time.process_time() - started:.0f} s of processor time: {told}")


if __name__ == "__main__":
    main()
