"""Tournaments are event-sourced: the state follows from the events of players, directors and the clock, in order.

`due` returns the next event of the clock with everything that it decides (who plays, who meets whom), so that a stored event always means
the same. Storing an event under the next number makes it happen; if a server dies between two events, any other one continues, and two
servers that find the same event due cannot both store it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from .brackets import BracketFixture, champion, fill_bracket, open_matches
from .pairings import pair_swiss, round_robin
from .plan import BOTH_AWAY, PLAYOFF, Blame, Event, Fixture
from .standings import StandingsRow, next_season, promote, standings
from .state import State


class Tournament(State):
    """A tournament with its current state, and the next event of the clock."""

    # Reading

    @property
    def waiting(self) -> list[str]:
        """The waiting list."""
        there = [entrant.player for entrant in self.entrants.values() if not entrant.left]
        return there[self.plan.most :] if self.plan.most and self.phase == "open" else []

    def table(self, division: int = 0) -> list[StandingsRow]:
        """The standings of a division; of a ladder, its order with the challenges won."""
        pairings = [fixture.pairing() for fixture in self.fixtures.values() if fixture.division == division]
        if self.plan.style != "ladder":
            return standings(self.divisions[division], pairings, self.plan.tie_breaks)
        found = {line.player: line for line in standings(self.divisions[0], pairings, ())}
        return [StandingsRow(k + 1, player, found[player].points, (), found[player].played) for k, player in enumerate(self.ladder)]

    def winner(self) -> str | None:
        """The winner of the first division or the play-off, when it is over; None if several share first place."""
        if self.phase != "over":
            return None
        if self.is_bracket:
            return champion(self.bracket())
        lines = self.table()
        return lines[0].player if len(lines) == 1 or (lines and lines[1].place > 1) else None

    @property
    def is_bracket(self) -> bool:
        """Whether it is, or has become, an elimination."""
        return self.plan.style.endswith("elimination") or bool(self.playoff)

    @property
    def seeds(self) -> list[str]:
        """The seeds of the bracket, the best first."""
        return self.playoff or self.divisions[0]

    def bracket(self) -> list[BracketFixture]:
        """The bracket as it stands; its pairings have its matches' numbers for keys."""
        results = {int(key): self._winner_of(fixture) for key, fixture in self.fixtures.items() if fixture.over and key.isdecimal()}
        return fill_bracket(self.seeds, results, self.plan.style == "double-elimination")

    def _winner_of(self, fixture: Fixture) -> str:
        """The winner of a bracket's match; a tie goes to the better seed."""
        pairing = fixture.pairing()
        first, second = pairing.score(fixture.first), pairing.score(str(fixture.second))
        if first != second:
            return fixture.first if first > second else str(fixture.second)
        return min(fixture.players, key=self.seeds.index)

    def next_groups(self) -> list[list[str]]:
        """The divisions that this season leads to, before anybody leaves or joins; whose place another has taken is in none. Whoever has
        left is promoted to nothing."""
        orders = [[line.player for line in self.table(k) if line.player in places] for k, places in enumerate(self.places)]
        for order in orders:
            order.sort(key=lambda player: self.entrants[player].left)
        return promote(orders, self.plan.up)

    # The clock

    def due(self, now: float, blame: Blame = lambda fixture: ()) -> Event | None:
        """The next event that is due, if any. *blame* names the players who lose an overdue pairing: none, one or both."""
        if self.phase == "open":
            return self.start(now) if now >= self.plan.starts else self._call(now)
        if self.phase != "running":
            return None
        unfinished = [fixture for fixture in self.fixtures.values() if not fixture.over]
        for fixture in unfinished:
            gone = [player for player in fixture.players if self.entrants[player].left]
            if gone or now >= fixture.ends:
                return self._forfeit(fixture, now, gone or list(blame(fixture)))
        if event := self._expel(now) or self._warn(now, unfinished):
            return event
        if self.plan.style == "ladder":
            return self._ladder_due(now, bool(unfinished))
        if unfinished and not self.is_bracket:
            return None
        return self._next_round(now, bool(unfinished))

    def _next_round(self, now: float, is_going_on: bool) -> Event | None:
        if pairs := self._next_pairs():
            return Event("pair", now, {"round": self.round + 1, "ends": now + self.plan.round_seconds, "meetings": pairs})
        if is_going_on:
            return None
        if self.plan.playoff and not self.is_bracket and len(seeds := self._playoff_seeds()) > 1:
            return Event("playoff", now, {"seeds": seeds})
        return Event("end", now)

    def _call(self, now: float) -> Event | None:
        """The reminder shortly before the start."""
        if self.is_called or now < self.plan.starts - self.plan.call:
            return None
        absent = [player for player in self.entered if not self.entrants[player].checked]
        return Event("remind", now, {"what": "check-in" if self.plan.check_in else "start", "players": absent, "until": self.plan.starts})

    def _warn(self, now: float, unfinished: Sequence[Fixture]) -> Event | None:
        """The reminder shortly before a deadline."""
        late = [fixture for fixture in unfinished if not fixture.reminded and now >= fixture.ends - self.plan.warning]
        if not late:
            return None
        pairings = {"keys": [one.key for one in late], "players": [player for one in late for player in one.players]}
        return Event("remind", now, {"what": "deadline", "until": min(one.ends for one in late)} | pairings)

    def _expel(self, now: float) -> Event | None:
        """The withdrawal of a player with too many forfeits."""
        most = self.plan.most_forfeits
        late = (one for one in self.entrants.values() if most and one.forfeits >= most and not one.left)
        return next((Event("leave", now, {"player": one.player, "why": "forfeits"}) for one in late), None)

    def _ladder_due(self, now: float, is_going_on: bool) -> Event | None:
        if self.plan.ends and now >= self.plan.ends:
            return None if is_going_on else Event("end", now)
        busy = {player for fixture in self.fixtures.values() if not fixture.over for player in fixture.players}
        for player in reversed(self.ladder if self.plan.idle else ()):
            if player not in busy and now >= self.entrants[player].active + self.plan.idle:
                return Event("idle", now, {"player": player})
        return None

    def start(self, now: float, everybody: bool = False) -> Event:
        """The start, with those who have checked in or with *everybody* entered; cancelled if there are too few players."""
        there = [player for player in self.entered if everybody or self.entrants[player].checked or not self.plan.check_in]
        if len(there) < max(2, self.plan.least):
            return Event("cancel", now)
        there.sort(key=lambda player: -self.entrants[player].rating)
        return Event("start", now, {"divisions": self._divide(there)})

    def _divide(self, there: list[str]) -> list[list[str]]:
        """The divisions: by the season before, of equal strength, or the strongest in the first."""
        size = self.plan.division if self.plan.style == "round-robin" and self.plan.division else len(there)
        if self.plan.groups:
            known = {player for group in self.plan.groups for player in group}
            return next_season(self.plan.groups, known - set(there), [player for player in there if player not in known], size)
        count = max(1, round(len(there) / size))
        if self.plan.spread:
            rows = [there[k : k + count] for k in range(0, len(there), count)]
            snake = [row if k % 2 == 0 else row[::-1] for k, row in enumerate([*rows[:-1], rows[-1] + [""] * (count - len(rows[-1]))])]
            return [[row[k] for row in snake if row[k]] for k in range(count)]
        bounds = [len(there) * k // count for k in range(count + 1)]
        return [there[a:b] for a, b in pairwise(bounds)]

    def _playoff_seeds(self) -> list[str]:
        """The best of all divisions of equal strength, winners before seconds; otherwise the best of the first division."""
        tables = [self.table(k) for k in range(len(self.divisions) if self.plan.spread else 1)]
        lines = sorted((k, -line.points, division, line.player) for division, table in enumerate(tables) for k, line in enumerate(table))
        return [player for *_, player in lines if not self.entrants[player].left][: self.plan.playoff]

    def _forfeit(self, fixture: Fixture, now: float, losers: Sequence[str]) -> Event:
        """The forfeit of an overdue pairing: the player to blame loses; if neither or both are, neither scores."""
        first_lost, second_lost = fixture.first in losers, fixture.second in losers
        points = BOTH_AWAY if first_lost == second_lost else float(second_lost)
        return Event("forfeit", now, {"key": fixture.key, "points": points})

    def _next_pairs(self) -> list[list[Any]]:
        """The pairings of the next round: key, division, first, second, and the kind of bye without a second."""
        number = self.round + 1
        if self.is_bracket:
            ready = [fixture for fixture in open_matches(self.bracket()) if str(fixture.match.number) not in self.fixtures]
            return [[str(fixture.match.number), PLAYOFF if self.playoff else 0, *fixture.players] for fixture in ready]
        if number > self.rounds:
            return []
        return self._pair_divisions(number) if self.plan.style == "round-robin" else self._pair_swiss(number)

    def _pair_divisions(self, number: int) -> list[list[Any]]:
        found = []
        for division, places in enumerate(self.places):
            rounds = round_robin(places)
            pairs = rounds[number - 1] if number <= len(rounds) else []
            found += [[f"{division}.{number}.{k}", division, a, b] for k, (a, b) in enumerate(pairs)]
        return found

    def _pair_swiss(self, number: int) -> list[list[Any]]:
        there = [self.entrants[player] for player in self.divisions[0] if not self.entrants[player].left]
        free = {one.player: "half-bye" if one.skips[number] else "absent" for one in there if number in one.skips}
        absent = [player for player in self.divisions[0] if self.entrants[player].left or player in free]
        pairs = pair_swiss(self.divisions[0], [fixture.pairing() for fixture in self.fixtures.values()], number, self.rounds, absent)
        if len(there) < 2 or not (pairs or free):
            return []
        made: list[list[Any]] = [[f"0.{number}.{k}", 0, a, b] for k, (a, b) in enumerate(pairs)]
        return made + [[f"0.{number}.{len(pairs) + k}", 0, player, None, kind] for k, (player, kind) in enumerate(free.items())]
