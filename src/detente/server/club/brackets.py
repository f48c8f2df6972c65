"""Brackets: single and double elimination as a list of matches. Players come from the seeds, or as winners or losers of other matches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple


class Source(NamedTuple):
    """Where a player of a match comes from: a seed by its number, or the winner or loser of a match."""

    kind: Literal["seed", "winner", "loser"]
    number: int


@dataclass(frozen=True)
class BracketMatch:
    """A match of the plan. The last round of the winners is the final (of a double elimination: the semi-final of the whole)."""

    number: int
    part: Literal["winners", "losers", "final", "reset"]
    round: int
    sources: tuple[Source, Source]


@dataclass(frozen=True)
class BracketFixture:
    """A match as it stands: the players and the winner. A player not known yet is None; `bye` marks a place that stays empty."""

    match: BracketMatch
    players: tuple[str | None, str | None]
    bye: bool
    winner: str | None


def seed_order(size: int) -> list[int]:
    """Seeds in the order of the bracket's lines, so that the best meet as late as possible.

    >>> seed_order(8)
    [0, 7, 3, 4, 1, 6, 2, 5]
    """
    order = [0]
    while len(order) < size:
        order = [seed for one in order for seed in (one, 2 * len(order) - 1 - one)]
    return order


def plan_bracket(players: int, double: bool = False) -> list[BracketMatch]:
    """The matches of a bracket for *players* players, in an order in which they can be played."""
    if players < 2:
        raise ValueError("a bracket needs two players")
    size = 1 << (players - 1).bit_length()
    matches: list[BracketMatch] = []

    def add(part: Literal["winners", "losers", "final", "reset"], number: int, *sources: Source) -> Source:
        matches.append(BracketMatch(len(matches), part, number, (sources[0], sources[1])))
        return Source("winner", len(matches) - 1)

    rounds: list[list[Source]] = []
    feed = [Source("seed", seed) for seed in seed_order(size)]
    while len(feed) > 1:
        feed = [add("winners", len(rounds) + 1, feed[k], feed[k + 1]) for k in range(0, len(feed), 2)]
        rounds.append(feed)
    if not double:
        return matches
    losers = [Source("loser", source.number) for source in rounds[0]]
    number = 0
    for k, won in enumerate(rounds[1:]):
        number += 1
        if len(losers) > 1:
            losers = [add("losers", number, losers[j], losers[j + 1]) for j in range(0, len(losers), 2)]
            number += 1
        fallen = [Source("loser", source.number) for source in won]
        if k % 2 == 0:
            fallen.reverse()  # so that two players do not meet again immediately
        losers = [add("losers", number, a, b) for a, b in zip(losers, fallen, strict=True)]
    add("final", 1, rounds[-1][0], losers[0])
    add("reset", 1, rounds[-1][0], losers[0])
    return matches


def fill_bracket(seeds: Sequence[str], results: Mapping[int, str], double: bool = False) -> list[BracketFixture]:
    """The bracket with what is known: *results* has the winner of each match that is over, by the match's number. Byes decide themselves.
    The second match of a double elimination's final is needed only if the first was won by who came from below."""
    fixtures: list[BracketFixture] = []
    nobody: set[Source] = set()  # places that stay empty
    known: dict[Source, str] = {Source("seed", k): player for k, player in enumerate(seeds)}
    for match in plan_bracket(len(seeds), double):
        won, lost = Source("winner", match.number), Source("loser", match.number)
        empty = [source in nobody or (source.kind == "seed" and source.number >= len(seeds)) for source in match.sources]
        players = (known.get(match.sources[0]), known.get(match.sources[1]))
        winner = results.get(match.number)
        bye = any(empty)
        if match.part == "reset" and not _needs_reset(fixtures[-1]):
            bye, players, winner = fixtures[-1].winner is not None, (None, None), fixtures[-1].winner
        elif all(empty):
            nobody |= {won, lost}
        elif bye:
            winner = players[0] or players[1]
            nobody.add(lost)
        elif winner is not None and winner not in players:
            raise ValueError(f"{winner} does not play in match {match.number}")
        if winner is not None:
            known[won] = winner
            loser = next((player for player in players if player not in (None, winner)), None)
            if loser is not None:
                known[lost] = loser
        fixtures.append(BracketFixture(match, players, bye, winner))
    return fixtures


def _needs_reset(final: BracketFixture) -> bool:
    """Return whether the final is over and its loser had not lost before."""
    return final.winner is not None and final.winner != final.players[0]


def open_matches(fixtures: Sequence[BracketFixture]) -> list[BracketFixture]:
    """Matches that can be played now."""
    return [fixture for fixture in fixtures if fixture.winner is None and not fixture.bye and None not in fixture.players]


def champion(fixtures: Sequence[BracketFixture]) -> str | None:
    """The winner of the bracket, if decided."""
    return fixtures[-1].winner
