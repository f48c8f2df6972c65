"""Standings: points and tie-breaks of a tournament, and how divisions of a league change from season to season."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from .pairings import Pairing


@dataclass(frozen=True)
class StandingsRow:
    """A player's row of the standings. *ties* are the values of the tie-breaks, in order."""

    place: int
    player: str
    points: float
    ties: tuple[float, ...]
    played: int


class Crosstable:
    """What tie-breaks are computed from."""

    def __init__(self, players: Sequence[str], pairings: Iterable[Pairing]) -> None:
        self.players = list(players)
        self.pairings = {player: list[Pairing]() for player in players}
        for pairing in pairings:
            for player in (pairing.first, pairing.second):
                if player in self.pairings and pairing.over:
                    self.pairings[player].append(pairing)
        self.points = {player: sum(pairing.score(player) for pairing in found) for player, found in self.pairings.items()}
        self.last = max((pairing.round for found in self.pairings.values() for pairing in found), default=0)

    def opponents(self, player: str) -> list[float]:
        """The points of a player's opponents. A round without an opponent counts as one who has as many points as the player."""
        met = [self.points[str(m.opponent(player))] for m in self.pairings[player] if m.second is not None and m.kind == "played"]
        return met + [self.points[player]] * (self.last - len(met))


def buchholz(crosstable: Crosstable, player: str, tied: Sequence[str]) -> float:
    """The opponents' points."""
    return sum(crosstable.opponents(player))


def buchholz_cut(crosstable: Crosstable, player: str, tied: Sequence[str]) -> float:
    """The opponents' points without the lowest."""
    found = crosstable.opponents(player)
    return sum(found) - min(found, default=0.0)


def sonneborn_berger(crosstable: Crosstable, player: str, tied: Sequence[str]) -> float:
    """The points of the opponents beaten, plus half the points of those tied with."""
    met = (m for m in crosstable.pairings[player] if m.second is not None)
    return sum(m.score(player) * crosstable.points.get(str(m.opponent(player)), 0.0) for m in met)


def head_to_head(crosstable: Crosstable, player: str, tied: Sequence[str]) -> float:
    """Points against the players with equal points, if all of them have met."""
    others = set(tied) - {player}
    everybody = all(set(tied) - {one} <= {str(m.opponent(one)) for m in crosstable.pairings[one] if m.second is not None} for one in tied)
    return sum(m.score(player) for m in crosstable.pairings[player] if m.opponent(player) in others) if everybody else 0.0


def wins(crosstable: Crosstable, player: str, tied: Sequence[str]) -> float:
    """Pairings won by playing."""
    return float(sum(m.score(player) == 1.0 and m.kind == "played" and m.second is not None for m in crosstable.pairings[player]))


def games(crosstable: Crosstable, player: str, tied: Sequence[str]) -> float:
    """Games won within the pairings, half a point for a draw."""
    return sum((m.of(player) or (0.0, 0.0))[0] for m in crosstable.pairings[player])


TIE_BREAKS: dict[str, Callable[[Crosstable, str, Sequence[str]], float]] = {
    "head-to-head": head_to_head,
    "buchholz-cut": buchholz_cut,
    "buchholz": buchholz,
    "sonneborn-berger": sonneborn_berger,
    "wins": wins,
    "games": games,
}
SWISS_TIES = ("buchholz-cut", "buchholz", "head-to-head", "wins")
ROUND_ROBIN_TIES = ("head-to-head", "sonneborn-berger", "wins")


def standings(players: Sequence[str], pairings: Iterable[Pairing], ties: Sequence[str] = SWISS_TIES) -> list[StandingsRow]:
    """The standings, best first. Players equal in everything share a place, in the order of *players* (the seeds)."""
    crosstable = Crosstable(players, pairings)
    together = {points: [p for p in players if crosstable.points[p] == points] for points in set(crosstable.points.values())}
    rows = []
    for seed, player in enumerate(players):
        points = crosstable.points[player]
        values = tuple(TIE_BREAKS[name](crosstable, player, together[points]) for name in ties)
        played = sum(pairing.second is not None for pairing in crosstable.pairings[player])
        rows.append((tuple(-x for x in (points, *values)), seed, player, values, played))
    rows.sort()
    lines: list[StandingsRow] = []
    for k, (key, _, player, values, played) in enumerate(rows):
        same = k > 0 and rows[k - 1][0] == key
        lines.append(StandingsRow(lines[-1].place if same else k + 1, player, crosstable.points[player], values, played))
    return lines


def promote(divisions: Sequence[Sequence[str]], up: int) -> list[list[str]]:
    """The divisions after a season, from its final orders: the best *up* of each change places with the last *up* of the one above. Of a
    division with fewer than twice as many players only half go up or down, so that nobody passes through a whole division."""
    order = [list(division) for division in divisions]
    for above, below in pairwise(order):
        count = min(up, len(above) // 2, len(below) // 2)
        if count:
            above[-count:], below[:count] = below[:count], above[-count:]
    return order


def next_season(divisions: Sequence[Sequence[str]], leaving: Iterable[str], joining: Sequence[str], size: int) -> list[list[str]]:
    """The divisions at the start of a season: players who leave make room for the next ones, and new players start at the bottom.
    Divisions keep their sizes; the last one takes the rest, and is split by *size* if it is large, or merged into the one above if it is
    small."""
    gone = set(leaving)
    players = [player for division in divisions for player in division if player not in gone]
    players += [player for player in joining if player not in players]
    found, at = list[list[str]](), 0
    for length in [len(division) for division in divisions][:-1]:
        found.append(players[at : at + length])
        at += length
    rest = players[at:]
    chunks = max(1, round(len(rest) / size))
    found += [rest[len(rest) * k // chunks : len(rest) * (k + 1) // chunks] for k in range(chunks)]
    found = [division for division in found if division]
    while len(found) > 1 and len(found[-1]) < max(2, size // 2):
        few = found.pop()
        found[-1] += few
    return found
