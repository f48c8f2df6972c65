"""A club over a year, by its own rules: ratings of players whose true strength is known, and tournaments that nobody looks after.

    python bench/club.py --players 2000 --days 365 --tournaments 500

Prints the rank correlation of ratings and true strengths (all players, and those with a settled rating), how well the ratings predict, and
how many tournaments came to an end, with how many withdrawals, late entries and forfeits.
"""

from __future__ import annotations

import argparse
import random
import time

from detente.server.club.brackets import champion, fill_bracket, open_matches
from detente.server.club.glicko import Played, Rating, expected, rate
from detente.server.club.pairings import Meeting, pair_swiss, round_robin
from detente.server.club.standings import ROUND_ROBIN_TIES, standings

DAY = 86_400.0
SIDE = 60.0  # rating points that the first side is worth
KINDS = ("swiss", "round robin", "single elimination", "double elimination")


def wins(first: float, second: float, chance: random.Random) -> bool:
    """Whether the player of the first side wins, by true strength."""
    return chance.random() < 1 / (1 + 10 ** ((second - first - SIDE) / 400))


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
    """Members who play when they feel like it, against somebody of about their rating."""

    def __init__(self, players: int, seed: int) -> None:
        self.chance = random.Random(seed)
        self.strength = [self.chance.gauss(1500, 300) for _ in range(players)]
        self.eager = [self.chance.lognormvariate(-1.6, 0.8) for _ in range(players)]  # games a day
        self.ratings, self.last = [Rating() for _ in range(players)], [0.0] * players
        self.games, self.loss = 0, 0.0

    def live(self, days: int) -> None:
        for day in range(days):
            about = [k for k, eager in enumerate(self.eager) if self.chance.random() < eager]
            about.sort(key=lambda k: self.ratings[k].rating + self.chance.gauss(0, 120))
            for a, b in zip(about[::2], about[1::2], strict=False):
                self.play(*((a, b) if self.chance.random() < 0.5 else (b, a)), now=day * DAY)

    def play(self, first: int, second: int, now: float) -> float:
        """One game, and its ratings; gives the points of the first side."""
        before = [self.ratings[k].after(now - self.last[k]) for k in (first, second)]
        points = float(wins(self.strength[first], self.strength[second], self.chance))
        hoped = expected(before[0], before[1], SIDE)
        self.loss += (points - hoped) ** 2
        self.games += 1
        self.ratings[first] = rate(before[0], [Played(before[1], points, SIDE)])
        self.ratings[second] = rate(before[1], [Played(before[0], 1 - points, -SIDE)])
        self.last[first] = self.last[second] = now
        return points


def hold(club: Club, kind: str, chance: random.Random) -> dict[str, int]:
    """A whole tournament; gives what happened in it."""
    entrants = chance.sample(range(len(club.strength)), chance.randrange(8, 33))
    entrants.sort(key=lambda k: -club.ratings[k].rating)
    players, happened = [str(k) for k in entrants], {"withdrawals": 0, "late entries": 0, "forfeits": 0, "ended": 0}

    def meet(a: str, b: str, number: int) -> Meeting:
        if chance.random() < 0.03:
            happened["forfeits"] += 1
            return Meeting(number, a, b, chance.choice([(1.0, 0.0), (0.0, 1.0)]), "forfeit")
        points = float(wins(club.strength[int(a)], club.strength[int(b)], chance))
        return Meeting(number, a, b, (points, 1 - points))

    meetings: list[Meeting] = []
    if kind == "swiss":
        rounds, gone, late = 5, set[str](), {players[-1]} if chance.random() < 0.5 else set[str]()
        happened["late entries"] += len(late)
        for number in range(1, rounds + 1):
            for player in players:
                if player not in gone and chance.random() < 0.01:
                    gone.add(player)
                    happened["withdrawals"] += 1
            absent = gone | (late if number == 1 else set())
            for a, b in pair_swiss(players, meetings, number, rounds, absent):
                meetings.append(meet(a, b, number) if b else Meeting(number, a, kind="bye"))
        happened["ended"] = int(standings(players, meetings)[0].place == 1)
    elif kind == "round robin":
        players = players[:10]
        for number, pairs in enumerate(round_robin(players), 1):
            meetings += [meet(a, b, number) for a, b in pairs if b]
        happened["ended"] = int(sum(line.points for line in standings(players, meetings, ROUND_ROBIN_TIES)) == len(meetings))
    else:
        results: dict[int, str] = {}
        while ready := open_matches(fill_bracket(players, results, kind.startswith("double"))):
            for fixture in ready:
                meeting = meet(str(fixture.players[0]), str(fixture.players[1]), fixture.match.round)
                results[fixture.match.number] = str(meeting.first if meeting.score(meeting.first) else meeting.second)
        happened["ended"] = int(champion(fill_bracket(players, results, kind.startswith("double"))) is not None)
    return happened


def main() -> None:
    """The year, then the tournaments."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=2000)
    parser.add_argument("--days", type=int, default=365)
    parser.add_argument("--tournaments", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    started, club = time.perf_counter(), Club(given.players, given.seed)
    club.live(given.days)
    ratings = [rating.rating for rating in club.ratings]
    settled = [k for k, rating in enumerate(club.ratings) if not rating.provisional]
    print(f"{club.games} games of {given.players} players in {given.days} days, {time.perf_counter() - started:.0f} s")
    print(f"rank correlation of ratings and strength: {spearman(ratings, club.strength):.4f}")
    among = spearman([ratings[k] for k in settled], [club.strength[k] for k in settled])
    print(f"  of the {len(settled)} with a settled rating: {among:.4f}; Brier score of predictions {club.loss / club.games:.4f}")
    chance, sums = random.Random(given.seed), dict[str, int]()
    for k in range(given.tournaments):
        for name, count in hold(club, KINDS[k % len(KINDS)], chance).items():
            sums[name] = sums.get(name, 0) + count
    print(f"{given.tournaments} tournaments: " + ", ".join(f"{name} {count}" for name, count in sums.items()))


if __name__ == "__main__":
    main()
