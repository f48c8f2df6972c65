"""The state of a tournament: every kind of event, its preconditions and what it changes."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import replace

from .pairings import Kind, after_challenge, by_turns, may_challenge, round_robin
from .plan import BOTH_AWAY, LATE_UNTIL, PLAYOFF, Entrant, Event, Fixture, NotNow, Phase, TournamentPlan

CHANGEABLE = ("starts", "round_seconds")  # of a plan, by its director


class State:
    """The state after some events; `apply` applies another one."""

    def __init__(self, plan: TournamentPlan, events: Iterable[Event] = ()) -> None:
        self.plan = plan
        self.phase: Phase = "open"
        self.entrants: dict[str, Entrant] = {}
        self.divisions: list[list[str]] = []  # of a ladder: one, the best first
        self.places: list[list[str]] = []  # of a round robin: who meets whom in the rounds to come, by divisions
        self.playoff: list[str] = []  # its seeds, when it has begun
        self.fixtures: dict[str, Fixture] = {}
        self.round, self.round_ends, self.count = 0, 0.0, 0
        self.round_times: list[tuple[float, float]] = []  # when each round began and has to end
        self.began, self.ended = 0.0, 0.0
        self.is_called, self.repeats = False, plan.seasons
        self.announcements: list[tuple[float, str]] = []
        for event in events:
            self.apply(event)

    @property
    def entered(self) -> list[str]:
        """The entrants who take part, in order of entry; the others are on the waiting list."""
        there = [entrant.player for entrant in self.entrants.values() if not entrant.left]
        return there[: self.plan.most] if self.plan.most and self.phase == "open" else there

    def apply(self, event: Event) -> None:
        """Apply an event; NotNow, with nothing changed, if it is not possible."""
        happen = getattr(self, f"_on_{event.kind.replace('-', '_')}", None)
        if happen is None:
            raise NotNow("tournament-event")
        happen(event)
        self.count += 1

    def skip(self) -> None:
        """Count a stored event that is not possible, without applying it."""
        self.count += 1

    def _need(self, wanted: bool, message: str) -> None:
        if not wanted:
            raise NotNow(message)

    # Players

    def refusal(self, player: str) -> str:
        """Why somebody cannot enter now, as the name of a message; "" if they can."""
        known, style = self.entrants.get(player), self.plan.style
        if known is not None and not known.left:
            return "tournament-entered"
        if self.phase == "open":
            return ""
        if known is not None and 0 < self.plan.most_forfeits <= known.forfeits:
            return "tournament-closed"
        if self.phase != "running" or self.playoff or (style != "ladder" and (not self.plan.late or self._is_too_late())):
            return "tournament-closed"
        if self.plan.most and len(self.entered) >= self.plan.most:
            return "tournament-full"
        if style != "round-robin":
            return ""
        is_out = any(player in division for division in self.divisions)  # a player who has left a round robin has lost the rest of it
        return "tournament-closed" if is_out else "" if self.free_places() else "tournament-no-place"

    def _is_too_late(self) -> bool:
        """Return whether entries are closed: a Swiss is open until its second round, a round robin for the first half of its rounds, a
        bracket never."""
        if self.plan.style == "round-robin":
            return 2 * self.round > self.rounds
        return self.plan.style != "swiss" or self.round >= LATE_UNTIL

    @property
    def rounds(self) -> int:
        """The number of rounds before a play-off; 0 for an elimination or a ladder."""
        if self.plan.style == "swiss":
            return self.plan.rounds or math.ceil(math.log2(max(2, len(self.divisions[0])))) + 1
        if self.plan.style == "round-robin":
            return max(len(round_robin(places)) for places in self.places)
        return 0

    def free_places(self) -> list[tuple[int, int]]:
        """The places (division, place) for late players of a round robin, the next one first. A new player starts at the bottom, or in
        the smallest of groups of equal strength. With an odd number the place of the bye is free, and so is that of a player who has
        left: taking it changes nothing for the others."""
        sizes = [sum(not self.entrants[player].left for player in places) for places in self.places]
        order = sorted(range(len(sizes)), key=sizes.__getitem__) if self.plan.spread else [len(sizes) - 1]
        found = list[tuple[int, int]]()
        for division in order:
            places = self.places[division]
            found += [(division, len(places))] * (len(places) % 2)
            found += [(division, k) for k, player in enumerate(places) if self.entrants[player].left]
        return found

    def entry(self, now: float, player: str, rating: float) -> Event:
        """The event by which a player enters; in a running round robin, with a place."""
        at = self.free_places() if self.phase == "running" and self.plan.style == "round-robin" else []
        return Event("enter", now, {"player": player, "rating": rating} | ({"at": list(at[0])} if at else {}))

    def _on_enter(self, event: Event) -> None:
        """Enter before the start; a Swiss and a round robin also after it, a ladder at any time, at the bottom."""
        player, late = str(event.data["player"]), self.phase == "running"
        if problem := self.refusal(player):
            raise NotNow(problem)
        is_placed = late and self.plan.style == "round-robin"
        self._need(not is_placed or tuple(event.data.get("at", ())) in self.free_places(), "tournament-no-place")
        entrant = Entrant(player, float(event.data["rating"]), checked=late, active=event.at)
        if (before := self.entrants.pop(player, None)) and late:  # whoever comes back is forgiven nothing
            entrant.forfeits, entrant.skips = before.forfeits, before.skips
        self.entrants[player] = entrant
        if is_placed:
            self._take_place(player, *event.data["at"])
        elif late and self.plan.style == "ladder":
            self.divisions[0] = [*(one for one in self.divisions[0] if one != player), player]
        elif late and player not in self.divisions[0]:
            self.divisions[0].append(player)

    def _take_place(self, player: str, division: int, place: int) -> None:
        """Take a place; rounds that have begun are missed: their opponents have had a bye, or have met the player who left."""
        self.places[division][place:] = [player, *self.places[division][place + 1 :]]
        self.divisions[division].append(player)
        for number in range(1, self.round + 1):
            k = sum((fixture.division, fixture.round) == (division, number) for fixture in self.fixtures.values())
            key = f"{division}.{number}.{k}"
            self.fixtures[key] = Fixture(key, division, number, player, None, [], "absent")

    def _there(self, event: Event) -> Entrant:
        """The entrant of the event, who must be taking part."""
        entrant = self.entrants.get(str(event.data["player"]))
        self._need(entrant is not None and not entrant.left, "tournament-not-entered")
        assert entrant is not None
        return entrant

    def _on_check_in(self, event: Event) -> None:
        """Check in before the start."""
        player = str(event.data["player"])
        self._need(self.phase == "open" and bool(self.plan.check_in), "tournament-closed")
        self._need(player in self.entered, "tournament-not-entered")
        self._need(event.at >= self.plan.starts - self.plan.check_in, "tournament-early")
        self.entrants[player].checked = True

    def _on_leave(self, event: Event) -> None:
        """Withdraw; unfinished pairings are lost."""
        self._need(self.phase in ("open", "running"), "tournament-closed")
        self._there(event).left = True

    def _on_sit_out(self, event: Event) -> None:
        """Sit out the next round of a Swiss: a half-point bye as often as the plan allows, then zero points."""
        entrant, number = self._there(event), self.round + 1
        self._need(self.plan.style == "swiss" and self.phase in ("open", "running") and not self.playoff, "tournament-closed")
        self._need(number not in entrant.skips, "tournament-sits-out")
        entrant.skips[number] = sum(entrant.skips.values()) < self.plan.half_byes

    def _on_challenge(self, event: Event) -> None:
        """Challenge on a ladder: at most so many places up, one challenge at a time."""
        challenger, challenged = str(event.data["player"]), str(event.data["other"])
        self._need(self.phase == "running" and self.plan.style == "ladder", "tournament-closed")
        self._need(not self.plan.ends or event.at < self.plan.ends, "tournament-closed")
        order = self.ladder
        self._need(challenger in order and challenged in order, "tournament-not-entered")
        self._need(may_challenge(order, challenger, challenged, self.plan.reach), "ladder-reach")
        busy = {player for fixture in self.fixtures.values() if not fixture.over for player in fixture.players}
        self._need(not busy & {challenger, challenged}, "ladder-busy")
        self.round += 1
        key, ends = f"c{self.round}", event.at + self.plan.round_seconds
        first, second = by_turns(challenger, challenged, [fixture.pairing() for fixture in self.fixtures.values()])
        self.fixtures[key] = Fixture(key, 0, self.round, first, second, [None] * self.plan.games, ends=ends)

    @property
    def ladder(self) -> list[str]:
        """Who is on the ladder, the best first."""
        return [player for player in self.divisions[0] if not self.entrants[player].left] if self.divisions else []

    # The clock

    def _on_remind(self, event: Event) -> None:
        """Remind players of the start or of a deadline."""
        if self.phase == "open":
            self.is_called = True
        for key in event.data.get("keys", ()):
            self.fixtures[key].reminded = True

    def _on_cancel(self, event: Event) -> None:
        self._need(self.phase in ("open", "running"), "tournament-closed")
        self.phase, self.repeats = "cancelled", False

    def _on_start(self, event: Event) -> None:
        self._need(self.phase == "open", "tournament-closed")
        self.phase, self.divisions = "running", [list(division) for division in event.data["divisions"]]
        self.places = [list(division) for division in self.divisions]
        playing = {player for division in self.divisions for player in division}
        for entrant in self.entrants.values():
            entrant.left, entrant.active = entrant.left or entrant.player not in playing, event.at
        self.round_ends = self.began = event.at

    def _on_pair(self, event: Event) -> None:
        """A round begins."""
        self._need(self.phase == "running" and event.data["round"] == self.round + 1, "tournament-closed")
        self.round, self.round_ends = self.round + 1, float(event.data["ends"])
        self.round_times.append((event.at, self.round_ends))
        for key, division, first, second, *kind in event.data["meetings"]:
            games: list[float | None] = [None] * (self._games_of(division) if second else 0)
            what: Kind = "played" if second else kind[0] if kind else "bye"
            self.fixtures[key] = Fixture(key, division, self.round, first, second, games, what, self.round_ends)

    def _games_of(self, division: int) -> int:
        """The number of games of a pairing."""
        return self.plan.playoff_games if division == PLAYOFF and self.plan.playoff_games else self.plan.games

    def _on_playoff(self, event: Event) -> None:
        """Begin the play-off after the last round."""
        self._need(self.phase == "running" and not self.playoff, "tournament-closed")
        self.playoff = list(event.data["seeds"])

    def _open_fixture(self, event: Event) -> Fixture:
        fixture = self.fixtures.get(str(event.data["key"]))
        self._need(self.phase == "running" and fixture is not None and fixture.second is not None, "tournament-no-match")
        assert fixture is not None
        return fixture

    def _on_game(self, event: Event) -> None:
        """Record the result of a game; *points* are those of its first side. A game counts once."""
        fixture, game = self._open_fixture(event), int(event.data["game"])
        self._need(0 <= game < len(fixture.games) and fixture.games[game] is None, "tournament-counted")
        points = float(event.data["points"])
        fixture.games[game] = points if game % 2 == 0 else 1 - points
        self._settle(fixture, event.at)

    def _on_forfeit(self, event: Event) -> None:
        """Decide the unfinished games of a pairing by forfeit; if both are away, nobody gets them. A pairing without any played game counts
        as unplayed."""
        fixture, points = self._open_fixture(event), float(event.data["points"])
        self._need(not fixture.over, "tournament-counted")
        shares = zip(fixture.players, (points, 1 - points), strict=True)
        fixture.forfeited = tuple(player for player, share in shares if points == BOTH_AWAY or not share)
        for player in fixture.forfeited:
            self.entrants[player].forfeits += 1
        rest = [] if points == BOTH_AWAY else [points] * fixture.games.count(None)
        if played := [game for game in fixture.games if game is not None]:
            fixture.games = [*played, *rest]
        else:
            fixture.games, fixture.kind = [points], "forfeit"
        self._settle(fixture, event.at)

    def _settle(self, fixture: Fixture, now: float) -> None:
        """Update the ladder after a challenge."""
        if self.plan.style != "ladder" or not fixture.over:
            return
        pairing, order = fixture.pairing(), self.divisions[0]
        for player in fixture.players:
            self.entrants[player].active = now
        winner, loser = sorted(fixture.players, key=lambda player: -pairing.score(player))
        if pairing.score(winner) > pairing.score(loser):
            self.divisions[0] = after_challenge(order, winner, loser, won=True)

    def _on_idle(self, event: Event) -> None:
        """Drop a player who has not played on a ladder for too long by one place."""
        entrant, order = self._there(event), self.ladder
        place = order.index(entrant.player)
        if place + 1 < len(order):
            self.divisions[0] = after_challenge(self.divisions[0], order[place + 1], entrant.player, won=True)
        entrant.active = event.at

    def _on_end(self, event: Event) -> None:
        self._need(self.phase == "running" and all(fixture.over for fixture in self.fixtures.values()), "tournament-running")
        self.phase, self.ended = "over", event.at

    # The director

    def _on_decide(self, event: Event) -> None:
        """Decide a pairing by the director, up to the start of the next round: the points of its first player."""
        fixture, points = self._open_fixture(event), float(event.data["points"])
        is_present = not fixture.over or (fixture.round == self.round and self.plan.style != "ladder")
        number = self._games_of(fixture.division)
        self._need(is_present and 0 <= points <= number, "tournament-past")
        for player in fixture.forfeited:
            self.entrants[player].forfeits -= 1
        fixture.games, fixture.kind, fixture.forfeited = [points / number] * number, "played", ()
        self._settle(fixture, event.at)

    def _on_replace(self, event: Event) -> None:
        """Replace a player, keeping all points, from the next game on."""
        old, new = str(event.data["player"]), str(event.data["by"])
        self._need(self.phase == "running" and new not in self.entrants, "tournament-not-entered")
        placed = self.places if self.plan.style == "round-robin" else self.divisions
        self._need(any(old in places for places in placed), "tournament-not-entered")  # a place that another has taken is not free
        self.entrants[new] = Entrant(new, float(event.data["rating"]), checked=True, active=event.at)
        self.entrants[old].left = True
        self.divisions = [[new if player == old else player for player in division] for division in self.divisions]
        self.places = [[new if player == old else player for player in places] for places in self.places]
        self.playoff = [new if player == old else player for player in self.playoff]
        for fixture in self.fixtures.values():
            fixture.first, fixture.second = (new if p == old else p for p in (fixture.first, fixture.second))  # type: ignore[assignment]

    def _on_swap(self, event: Event) -> None:
        """Swap two players of the current round before any result of their pairings is recorded; two who meet each other swap sides.
        In a round robin others swap places in the first round only, and for all rounds to come."""
        pair = str(event.data["player"]), str(event.data["other"])
        now = [fixture for fixture in self.fixtures.values() if fixture.round == self.round and fixture.untouched]
        homes = [next((fixture for fixture in now if player in fixture.players), None) for player in pair]
        self._need(self.phase == "running" and pair[0] != pair[1] and None not in homes, "tournament-swap")
        # A bracket follows from its seeds, and a ladder from its challenges; divisions of a round robin stay as they are.
        same = self.plan.style in ("swiss", "round-robin") and len({home.division for home in homes if home} | {PLAYOFF}) == 2
        self._need(same and all(home.kind in ("played", "bye") for home in homes if home), "tournament-swap")
        is_planned = self.plan.style == "round-robin" and homes[0] is not homes[1]
        self._need(not is_planned or self.round == 1, "tournament-swap")  # later they would miss somebody, and meet another twice
        other = dict(zip(pair, reversed(pair), strict=True))
        if is_planned:
            self.places = [[other.get(player, player) for player in places] for places in self.places]
        for fixture in {home.key: home for home in homes if home}.values():
            fixture.first = other.get(fixture.first, fixture.first)
            fixture.second = other.get(fixture.second, fixture.second) if fixture.second else None

    def _on_extend(self, event: Event) -> None:
        """Extend the deadline of the current round or pairing; nobody gets less time."""
        ends, going_on = float(event.data["ends"]), [fixture for fixture in self.fixtures.values() if not fixture.over]
        self._need(self.phase == "running" and ends > event.at and bool(going_on), "tournament-closed")
        shorter = [fixture for fixture in going_on if fixture.ends < ends]
        self._need(bool(shorter), "tournament-extend")
        for fixture in shorter:
            fixture.ends, fixture.reminded = ends, False
        self.round_ends = max(ends, self.round_ends)
        self.round_times[-1:] = [(begins, self.round_ends) for begins, _ in self.round_times[-1:]]

    def _on_announce(self, event: Event) -> None:
        """Publish an announcement of the director."""
        self.announcements.append((event.at, str(event.data["text"])))

    def _on_change(self, event: Event) -> None:
        """Change texts or future times."""
        self._need(self.phase in ("open", "running"), "tournament-closed")
        self._need("starts" not in event.data or self.phase == "open", "tournament-closed")
        values = {name: float(event.data[name]) for name in CHANGEABLE if name in event.data}
        self.plan = replace(self.plan, **values)  # type: ignore[arg-type]
        self.is_called = self.is_called and "starts" not in values

    def _on_stop(self, event: Event) -> None:
        """End the league after this season; a ladder takes no more challenges."""
        self._need(self.phase in ("open", "running") and (self.repeats or self.plan.style == "ladder"), "tournament-closed")
        self.repeats = False
        if self.plan.style == "ladder":
            self.plan = replace(self.plan, ends=event.at)
