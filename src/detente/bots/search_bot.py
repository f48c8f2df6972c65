"""The search bot: flat rollouts over shared imagined worlds, successive halving, and a margin before deviating from the heuristics."""

from __future__ import annotations

import time
import warnings
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from detente.former_names import by_former_keyword, find_former

from .brain import DOOMED, NO_REPLY, Worlds
from .choice import Choice
from .heuristic_bot import reasons_of
from .random_bot import legal_actions
from .simultaneous import PayoffMatrix

CHUNK = 8  # minimum number of worlds that are tried
SURE_AFTER = 24  # worlds before an answer may be eliminated as certainly worse
SURELY = 2.5  # standard errors for a difference to count as certain
NOTICED = 0.002  # the smallest difference in win probability that matters


@dataclass(frozen=True)
class SearchSettings:
    """Settings of a search bot. With *nodes* it ignores the clock and stops after that many simulated decisions."""

    nodes: int = 0
    candidates: int = 8
    worlds: int = 128
    rounds: int = 0  # action rounds to look ahead; 0 is the game's default
    noise: int = 30
    caution: float = 1.0  # standard errors by which another answer must beat the heuristics'
    threads: int = 2
    trust: float = 0.5  # the assumed probability that an opponent choosing in secret plays by the heuristics


class Clock:
    """The remaining budget of a search: seconds, or simulated decisions."""

    def __init__(self, seconds: float, nodes: int) -> None:
        self._until, self._nodes = time.perf_counter() + seconds, nodes
        self.spent = 0

    def is_over(self) -> bool:
        """Return whether to stop now."""
        return self.spent >= self._nodes if self._nodes else time.perf_counter() >= self._until


class SearchBot:
    """Looks ahead in worlds that its seat can imagine, in which both sides play by heuristics."""

    chunk = CHUNK  # worlds between checks of the clock

    def __init__(
        self, game: str, seed: int | None = None, settings: SearchSettings | None = None, plan: SearchSettings | None = None
    ) -> None:
        self.settings = by_former_keyword("settings", "plan", settings, plan) or SearchSettings()
        self._rooms = [Worlds(game, self.settings.worlds, self.settings.noise) for _ in range(max(1, self.settings.threads))]
        self.pairs = self.settings.worlds  # worlds in which every pair of secret choices is tried
        self._chance = np.random.default_rng(seed)
        self._pool = ThreadPoolExecutor(len(self._rooms), "search") if len(self._rooms) > 1 else None

    @property
    def plan(self) -> SearchSettings:
        """The former name of `settings`; will be removed in the next release."""
        warnings.warn("the attribute plan of bots is settings now", DeprecationWarning, stacklevel=2)
        return self.settings

    def choose(self, observation: Any, budget: float = 1.0) -> Choice:
        """The answer that does best in the imagined worlds, found within *budget* seconds or the nodes of the settings."""
        legal, seat = legal_actions(observation), int(observation["seat"])
        if len(legal) == 1:
            return Choice(legal[0])
        room = self._rooms[0]
        share = room.brain.budget_share(observation, seat)
        clock = Clock(budget * share, int(self.settings.nodes * share))
        wanted = max(CHUNK, round(self.settings.worlds * share)) if share else 1
        found = room.imagine(observation, self._chance, min(self.settings.worlds, wanted))
        assert found, "no state fits the observation"
        scores = room.scores(seat)
        candidates, prior = self._candidates(observation, legal, scores[:, 0])
        if len(candidates) == 1 or not share:
            return Choice(candidates[0], reasons=reasons_of(room, scores[candidates[0]]))
        for other in self._rooms[1:]:
            other.states[:] = room.states
            other.keys[:] = room.keys
        if replies := room.brain.replies(observation, seat):
            answers, prior = self._secret_candidates(legal, candidates, prior)
            matrix = PayoffMatrix(self.roll_out, room.brain.horizon(observation, self.settings.rounds), seat, answers, replies)
            matrix.run(min(found, self.pairs), clock)
            return matrix.verdict(self._chance, self.settings.trust, [reasons_of(room, scores[a]) for a in answers], prior)
        race = Race(self, observation, seat, candidates, found, clock, prior)
        race.run()
        lines = [room.line(seat, action, found) for action in candidates]
        choices = [Choice(a, race.mean(i), reasons_of(room, scores[a]), lines[i]) for i, a in enumerate(candidates)]
        return race.verdict(choices)

    def _candidates(self, observation: Any, legal: list[int], scores: Any) -> tuple[list[int], Any]:
        """Answers worth trying, and a bonus for the win probability of each when they are compared. The first is replaced only by one
        that is certainly better."""
        ranked = sorted(legal, key=lambda action: -int(scores[action]))
        found = [a for a in ranked[: self.settings.candidates] if scores[a] > DOOMED] or ranked[:1]
        return found, np.zeros(len(found))

    def _secret_candidates(self, legal: list[int], candidates: list[int], prior: Any) -> tuple[list[int], Any]:
        """The answers that may be part of a mix: all of them."""
        return legal, np.zeros(len(legal))

    def roll_out(self, jobs: Any) -> tuple[Any, int]:
        """Run the rollouts, shared among the threads."""
        if self._pool is None or len(jobs) < 2 * len(self._rooms):
            return self._rooms[0].roll_out(jobs)
        parts = np.array_split(jobs, len(self._rooms))
        done = list(self._pool.map(lambda room, part: room.roll_out(part), self._rooms, parts))
        return np.concatenate([values for values, _ in done]), sum(n for _, n in done)


class Race:
    """Successive halving: remaining answers are tried in the same worlds; each stage eliminates some, until one is left or time is up."""

    def __init__(self, bot: SearchBot, observation: Any, seat: int, candidates: list[int], worlds: int, clock: Clock, prior: Any) -> None:
        self._prior = prior
        self._bot, self._seat, self._candidates, self._worlds, self._clock = bot, seat, candidates, worlds, clock
        self._horizon = bot._rooms[0].brain.horizon(observation, bot.settings.rounds)
        self.values = np.full((len(candidates), worlds), np.nan)
        self._racing = list(range(len(candidates)))

    def run(self) -> None:
        """Run the race. The heuristics' own answer stays until another is certainly better."""
        done, stages = 0, max(1, len(self._candidates).bit_length() - 1)
        for stage in range(stages):
            share = self._worlds * (stage + 1) * 2 // (3 * stages) if stage < stages - 1 else self._worlds
            while done < min(self._worlds, max(CHUNK, share)) and len(self._racing) > 1 and not self._clock.is_over():
                upto = min(done + self._bot.chunk, self._worlds)
                self._visit(self._racing, done, upto)
                done = upto
                if done >= SURE_AFTER:
                    self._racing = self._hopeful(self._racing)
            if self._clock.is_over():
                return
            order = sorted(self._racing, key=lambda i: -self._worth(i))
            self._racing = sorted({*order[: max(2, (len(order) + 1) // 2)], *self._racing[:1]})

    def _hopeful(self, racing: list[int]) -> list[int]:
        """The answers that may still turn out noticeably better than the leader."""
        leader = max(racing, key=self._worth)
        kept = []
        for i in racing:
            ahead, error = self._lead(i, leader)
            if i == leader or ahead + SURELY * error >= NOTICED:
                kept.append(i)
        return kept

    def _beats_the_first(self, i: int) -> bool:
        ahead, error = self._lead(i, 0)
        return i != 0 and ahead > self._bot.settings.caution * error

    def _worth(self, i: int) -> float:
        return float(np.nanmean(self.values[i]) + self._prior[i])

    def _lead(self, i: int, other: int) -> tuple[float, float]:
        """The mean lead of an answer over another in the worlds tried for both, and its standard error."""
        both = self.values[i] - self.values[other]
        both = both[~np.isnan(both)]
        if len(both) < CHUNK:
            return 0.0, 1.0
        return float(both.mean() + self._prior[i] - self._prior[other]), float(both.std(ddof=1)) / len(both) ** 0.5

    def _visit(self, racing: list[int], first: int, last: int) -> None:
        turn, number = self._horizon
        jobs = [(w, self._candidates[i], self._seat, turn, number, NO_REPLY) for w in range(first, last) for i in racing]
        values, spent = self._bot.roll_out(np.array(jobs, np.int64))
        self._clock.spent += spent
        self.values[np.array(racing)[None, :].repeat(last - first, 0), np.arange(first, last)[:, None]] = values.reshape(last - first, -1)

    def mean(self, i: int) -> float | None:
        """The mean win probability of an answer, or None if it was not tried."""
        seen = self.values[i][~np.isnan(self.values[i])]
        return float(seen.mean()) if len(seen) else None

    def verdict(self, choices: list[Choice]) -> Choice:
        """The best answer if it beats the heuristics' by more than chance explains, else the heuristics'."""
        best = max(filter(self._beats_the_first, self._racing), key=self._worth, default=0)
        ranked = tuple(sorted(choices, key=lambda choice: -(choice.win or 0)))
        chosen = choices[best]
        return Choice(
            chosen.action,
            chosen.win,
            chosen.reasons,
            chosen.line,
            others=(chosen, *(c for c in ranked if c is not chosen)),
            worlds=int((~np.isnan(self.values[0])).sum()),
            decisions=self._clock.spent,
        )


def __getattr__(name: str) -> Any:
    return find_former(__name__, name, {"Plan": "SearchSettings"})  # will be removed in the next release
