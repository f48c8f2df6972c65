"""Who meets whom: Swiss rounds (the FIDE Dutch system of py4swiss), round robins (Berger tables) and challenges of a ladder.

Sides of a game stand where chess has colours: `first` plays the title's first seat. A pairing may be several games with sides swapped; a
Swiss then goes by who won the pairing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Literal

from py4swiss.dynamicuint import DynamicUint
from py4swiss.engines import DutchEngine
from py4swiss.engines.common import PairingError
from py4swiss.matching_computer import ComputerDutchOptimality
from py4swiss.trf import ParsedTrf
from py4swiss.trf.codes import PlayerCode
from py4swiss.trf.results import ColorToken, ResultToken, RoundResult
from py4swiss.trf.sections import PlayerSection, XSection

Kind = Literal["played", "forfeit", "bye", "half-bye", "absent"]


@dataclass(frozen=True)
class Pairing:
    """One pairing of a round. Without *second*, a bye (a full point), a half-point bye, or an absence."""

    round: int
    first: str
    second: str | None = None
    points: tuple[float, float] | None = None  # None while it is going on
    kind: Kind = "played"

    @property
    def over(self) -> bool:
        return self.points is not None or self.second is None

    def of(self, player: str) -> tuple[float, float] | None:
        """A player's points and the opponent's; None while it is going on."""
        if self.points is None:
            return {"bye": (1.0, 0.0), "half-bye": (0.5, 0.5)}.get(self.kind, (0.0, 0.0)) if self.second is None else None
        return self.points if player == self.first else self.points[::-1]

    def score(self, player: str) -> float:
        """A player's score for the pairing: 1 for a win, 0.5 for a tie, otherwise (and while it is being played) 0."""
        points = self.of(player)
        if points is None or points == (0.0, 0.0):
            return 0.0
        return 1.0 if points[0] > points[1] else 0.5 if points[0] == points[1] else 0.0

    def opponent(self, player: str) -> str | None:
        return self.second if player == self.first else self.first


Pair = tuple[str, str | None]


def pair_swiss(seeds: Sequence[str], pairings: Iterable[Pairing], number: int, rounds: int, absent: Iterable[str] = ()) -> list[Pair]:
    """The pairs of round *number*, the best first; None is the bye.

    *seeds* are all who ever entered, the strongest first, *pairings* those of earlier rounds, all over; who has none in a round counts as
    absent then. Nobody meets the same player twice while that is possible.
    """
    known, missing = list(pairings), set(absent)
    present = [player for player in seeds if player not in missing]
    if len(present) < 2:
        return [(player, None) for player in present]
    ids = {player: k + 1 for k, player in enumerate(seeds)}
    by_round = {(player, pairing.round): pairing for pairing in known for player in (pairing.first, pairing.second) if player}
    sections = []
    for player in seeds:
        results = [_result(by_round.get((player, k)), player, ids) for k in range(1, number)]
        points = sum(_tenths(result) for result in results)
        if player in missing:
            results.append(ABSENT)
        code = PlayerCode.PLAYER
        sections.append(PlayerSection(code=code, starting_number=ids[player], points_times_ten=points, rank=ids[player], results=results))
    names = {k: player for player, k in ids.items()}
    try:
        found = DutchEngine.generate_pairings(ParsedTrf(player_sections=sections, x_section=XSection(number_of_rounds=rounds)))
    except PairingError:
        return pair_again(present, known)
    return [(names[pair.white], names.get(pair.black)) for pair in found]


ABSENT = RoundResult(id=0, color=ColorToken.BYE_OR_NOT_PAIRED, result=ResultToken.ZERO_POINT_BYE)
BYES = {"bye": ResultToken.PAIRING_ALLOCATED_BYE, "half-bye": ResultToken.HALF_POINT_BYE, "absent": ResultToken.ZERO_POINT_BYE}
PLAYED = {1.0: ResultToken.WIN, 0.5: ResultToken.DRAW, 0.0: ResultToken.LOSS}
FORFEITED = {1.0: ResultToken.FORFEIT_WIN, 0.5: ResultToken.DRAW, 0.0: ResultToken.FORFEIT_LOSS}
WHOLE = (ResultToken.WIN, ResultToken.FORFEIT_WIN, ResultToken.PAIRING_ALLOCATED_BYE)
HALF = (ResultToken.DRAW, ResultToken.HALF_POINT_BYE)


def _result(pairing: Pairing | None, player: str, ids: dict[str, int]) -> RoundResult:
    if pairing is None:
        return ABSENT
    if pairing.second is None:
        return RoundResult(id=0, color=ColorToken.BYE_OR_NOT_PAIRED, result=BYES[pairing.kind])
    other, tokens = pairing.opponent(player), FORFEITED if pairing.kind == "forfeit" else PLAYED
    color = ColorToken.WHITE if player == pairing.first else ColorToken.BLACK
    return RoundResult(id=ids[str(other)], color=color, result=tokens[pairing.score(player)])


def _tenths(result: RoundResult) -> int:
    return 10 if result.result in WHOLE else 5 if result.result in HALF else 0


def pair_again(players: Sequence[str], pairings: Iterable[Pairing]) -> list[Pair]:
    """Pairings when rematches cannot be avoided: as few as possible, close in points, sides alternating. The bye, if there is one, goes to
    one of those who have had the fewest."""
    known = list(pairings)
    points = {player: sum(pairing.score(player) for pairing in known if player in (pairing.first, pairing.second)) for player in players}
    order = sorted(players, key=lambda player: (-points[player], players.index(player)))
    had = {player: sum(pairing.kind == "bye" and pairing.first == player for pairing in known) for player in order}
    met = Counter(frozenset((pairing.first, pairing.second)) for pairing in known if pairing.second and pairing.kind == "played")
    costs = {
        (a, b): AGAIN * min(met[frozenset((order[a], order[b]))] ** 2, MOST_AGAIN) + min(b - a, FAR)
        for a, b in combinations(range(len(order)), 2)
    }
    if len(order) % 2:  # the bye is one more place, which only some can take; the last of them if there is a choice
        free, least = len(order), min(had.values())
        costs |= {(k, free): min(free - k, FAR) for k, player in enumerate(order) if had[player] == least}
    pairs = [(order[a], order[b] if b < len(order) else None) for a, b in match_cheaply(len(order) + len(order) % 2, costs)]
    paired: list[Pair] = [by_turns(a, b, known) for a, b in pairs if b is not None]
    return paired + [(a, None) for a, b in pairs if b is None]


AGAIN, MOST_AGAIN, FAR = 1 << 12, 31, 15  # costs: of a rematch (by the square of how often), at most, and of a distance in points


def match_cheaply(size: int, costs: Mapping[tuple[int, int], int]) -> list[tuple[int, int]]:
    """Pairs of all the numbers below *size* with the least total cost; pairs without a cost are impossible."""
    most = AGAIN * (MOST_AGAIN + 1) * (size // 2 + 1)  # more than all costs together, so that nobody stays alone
    computer = ComputerDutchOptimality(size, DynamicUint(2 * most))
    for _ in range(size):
        computer.add_vertex()
    for (a, b), cost in costs.items():
        computer.set_edge_weight(a, b, DynamicUint(most - cost))
    computer.compute_matching()
    return [(a, b) for a, b in enumerate(computer.get_matching()) if a < b]


def by_turns(a: str, b: str, pairings: Iterable[Pairing]) -> tuple[str, str]:
    """Give the first side to the player who has had it less often."""
    known = [pairing for pairing in pairings if pairing.second is not None]

    def surplus(player: str) -> int:
        return sum(pairing.first == player for pairing in known) - sum(pairing.second == player for pairing in known)

    return (a, b) if surplus(a) <= surplus(b) else (b, a)


def round_robin(players: Sequence[str], cycles: int = 1) -> list[list[Pair]]:
    """Rounds in which everybody meets everybody, by Berger's tables; in every other cycle with the other side. With an odd number somebody
    is free in each round."""
    order: list[str | None] = list(players)
    if len(order) % 2:
        order.append(None)
    rounds = []
    for cycle in range(cycles):
        for turned in _berger(order):
            pairs = [(b, a) if cycle % 2 else (a, b) for a, b in turned]
            rounds.append([(str(a or b), b if a else None) for a, b in pairs])
    return rounds


def _berger(order: Sequence[str | None]) -> list[list[tuple[str | None, str | None]]]:
    size = len(order)
    rounds = []
    for k in range(size - 1):
        last, pairs = order[size - 1], []
        opponent = order[(k * (size // 2)) % (size - 1)]
        pairs.append((last, opponent) if k % 2 else (opponent, last))
        for j in range(1, size // 2):
            start = k * (size // 2)
            pairs.append((order[(start + j) % (size - 1)], order[(start - j) % (size - 1)]))
        rounds.append(pairs)
    return rounds


def may_challenge(ladder: Sequence[str], challenger: str, challenged: str, reach: int = 3) -> bool:
    """Return whether a player may challenge another on a ladder: at most *reach* places above."""
    return 0 < ladder.index(challenger) - ladder.index(challenged) <= reach


def after_challenge(ladder: Sequence[str], challenger: str, challenged: str, won: bool) -> list[str]:
    """The ladder after a challenge: a challenger who wins takes the place, and those between move down by one."""
    places = list(ladder)
    if won and places.index(challenger) > places.index(challenged):
        places.remove(challenger)
        places.insert(places.index(challenged), challenger)
    return places
