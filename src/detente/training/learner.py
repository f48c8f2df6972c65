"""Self-play: games are stepped together. The network answers for both seats; rivals are frozen networks of the league or the heuristics.
The network learns by proximal policy optimisation. Advantages run through both seats' decisions, changing sign with the seat. With
`settings.imitate` the network learns the heuristics' answers instead.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from contextlib import nullcontext
from typing import Any

import torch
from torch.nn import functional as fn

from detente.bots.network.features import Columns

from .batch import DONE, ENDING, FORCED, QUESTION, REPORT, SEAT, WINNER
from .critic import FullCritic, placed_hidden
from .league import League
from .network import ILLEGAL, FrozenNetworks, Network, sample
from .settings import TrainingSettings

LAST_QUESTION = 32767  # sorts after all others
MakeBatch = Callable[[int, int, int], Any]  # games, seed, memories for heuristics


def objective(logits: Any, value: Any, action: Any, old: Any, gain: Any, target: Any, weight: Any, clip: float) -> Any:
    """Policy loss, value loss, entropy, and KL divergence from the old policy, each as a weighted mean."""
    log_p = fn.log_softmax(logits, 1)
    chosen = log_p.gather(1, action[:, None]).squeeze(1)
    ratio = torch.exp((chosen - old).clamp(-10, 10))
    total, counts = weight.sum().clamp(min=1), weight > 0

    def mean(x: Any) -> Any:
        return torch.where(counts, x, 0.0).sum() / total

    loss = -mean(torch.minimum(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain))
    return loss, mean((value - target).square()), mean(-(log_p.exp() * log_p).sum(1)), mean((ratio - 1) - (chosen - old))


def divergence(logits: Any, other: Any) -> Any:
    """The mean KL divergence of a policy from another one."""
    log_p, log_q = fn.log_softmax(logits, 1), fn.log_softmax(other, 1)
    return (log_p.exp() * (log_p - log_q)).sum(1).mean()


def advantages(seat: Any, done: Any, winner: Any, value: Any, trace: float) -> Any:
    """Generalised advantages over [steps, games]; *seat* and *value* have one more step."""
    gain = torch.zeros_like(value[0])
    out = []
    for t in range(len(done) - 1, -1, -1):
        goes_on = 1.0 - done[t]
        turn = torch.where(seat[t + 1] == seat[t], goes_on, -goes_on)
        won = torch.where(winner[t] == 2, 0.0, torch.where(winner[t] == seat[t], 1.0, -1.0)) * done[t]
        gain = won + turn * value[t + 1] - value[t] + trace * turn * gain
        out.append(gain)
    return torch.stack(out[::-1])


class Buffer:
    """The recorded decisions of *steps* steps of every game."""

    def __init__(self, steps: int, games: int, width: int, hidden: int, kind: Any, device: str) -> None:
        self.x = torch.zeros((steps, games, width), dtype=kind, device=device)
        self.last_x = torch.zeros((games, width), dtype=kind, device=device)
        self.z = torch.zeros((steps, games, hidden), dtype=kind, device=device)  # what only the other seat knows
        self.last_z = torch.zeros((games, hidden), dtype=kind, device=device)
        self.action = torch.zeros((steps, games), dtype=torch.int64, device=device)
        self.label = torch.zeros((steps, games), dtype=torch.int64, device=device)
        self.log_p = torch.zeros((steps, games), device=device)
        self.value = torch.zeros((steps + 1, games), device=device)
        self.seat = torch.zeros((steps + 1, games), dtype=torch.int16, device=device)
        self.report = torch.zeros((steps, games, REPORT), dtype=torch.int16, device=device)
        self.gain, self.target, self.weight = (torch.zeros((steps, games), device=device) for _ in range(3))


class Counts:
    """Counters between two reports. Against rivals: games and points of the learner at seat 0, then at seat 1."""

    def __init__(self, endings: int, rivals: int, device: str) -> None:
        self.ended = torch.zeros(endings, device=device)
        self.own = torch.zeros(2, device=device)  # games against itself, points of seat 0
        self.league, self.sparring = torch.zeros(4, device=device), torch.zeros(4, device=device)
        self.by_rival = torch.zeros((max(1, rivals), 2), device=device)
        self.forced = torch.zeros(1, device=device)

    def clear(self) -> None:
        for counts in (self.ended, self.own, self.league, self.sparring, self.forced):
            counts.zero_()


class Learner:
    """The complete state of a run. Games are ordered: against itself, against the league, against the heuristics."""

    def __init__(
        self, settings: TrainingSettings, make_batch: MakeBatch, columns: Columns, endings: int, device: str, seed: int = 1
    ) -> None:
        torch.manual_seed(seed)
        self.settings, self.columns, self.device = settings, columns, device
        self.kind = torch.bfloat16 if device == "cuda" else torch.float32
        self.network = Network(columns, settings.width, settings.blocks).to(device)
        self.actor = copy.deepcopy(self.network).requires_grad_(False)
        self.mean = copy.deepcopy(self.network).requires_grad_(False)
        self.hidden = placed_hidden(columns)
        self.critic: Any = None
        if settings.critic and not settings.imitate:
            self.critic = FullCritic(settings.width, len(self.hidden.rows), settings.critic).to(device)
        self.frozen = FrozenNetworks(self.network, settings.rivals, self.kind)
        self.league = League(settings.pool, settings.rivals, seed)
        self._share_games(settings)
        self.batch = make_batch(settings.games, seed, settings.games if settings.imitate else self.in_sparring)
        self.rival_seat = torch.full((settings.games,), -1, dtype=torch.int16, device=device)
        self.rival_seat[self.own :] = (torch.arange(settings.games - self.own, device=device) % 2).to(torch.int16)
        self.sparring_rows = torch.arange(settings.games - self.in_sparring, settings.games, device=device)
        self.buffer = Buffer(settings.steps, settings.games, columns.width, len(self.hidden.rows) if self.critic else 0, self.kind, device)
        self.counts = Counts(endings, settings.rivals, device)
        self.iteration, self.decisions = 0, 0
        self.warm_from = 0  # the iteration at which the optimiser began without moments
        self._make_optimiser()
        self._compile()
        self.graphs: tuple[Any, Any] | None = None
        self._side = torch.cuda.Stream() if device == "cuda" else None

    def _share_games(self, settings: TrainingSettings) -> None:
        """Divide the games among the kinds of opponents."""
        free = 0 if settings.imitate else settings.games
        self.in_league = int(free * settings.league) // max(1, settings.rivals) * settings.rivals
        self.in_sparring = int(free * settings.sparring) // 2 * 2
        self.own = settings.games - self.in_league - self.in_sparring

    @property
    def has_fixed_rival(self) -> bool:
        """Whether all its games are against one frozen network, which stays the same: that of an exploiter."""
        return self.in_league == self.settings.games and self.settings.rivals == 1

    def _make_optimiser(self) -> None:
        """Make the optimiser. Numbers that change during a run are tensors, so that recorded graphs see the changes."""
        settings, is_cuda = self.settings, self.device == "cuda"
        self.rate, self.base, self.scale, self.wanted, self.entropy, self.trust = (
            torch.tensor(x, device=self.device) for x in (settings.rate, settings.rate, 1.0, settings.kl, settings.entropy, 0.0)
        )
        self.adam = torch.optim.Adam(
            self.parameters(), lr=self.rate, eps=settings.epsilon, betas=(0.9, 0.99), fused=is_cuda, capturable=is_cuda
        )
        # Policy loss, value loss, entropy, KL (or share of correct answers), loss of the critic, gradient.
        self.facts = torch.zeros(6, device=self.device)
        self.spread, self.variance = torch.zeros((), device=self.device), torch.zeros((), device=self.device)

    def parameters(self) -> list[Any]:
        """All that is learned."""
        return [*self.network.parameters(), *(self.critic.parameters() if self.critic else ())]

    def _compile(self) -> None:
        self._sample, self._act, self._rivals = sample, self._answer, self.frozen.logits
        self._loss: Any = self._imitation_loss if self.settings.imitate else self._play_loss
        if self.settings.compiled:
            for name in ("_sample", "_act", "_rivals", "_loss"):
                setattr(self, name, torch.compile(getattr(self, name), dynamic=False))

    def _autocast(self) -> Any:
        return torch.autocast(self.device, torch.bfloat16, enabled=self.device == "cuda")

    def _on_side(self) -> Any:
        """A side stream that follows the current one: the heuristics run in parallel with the network."""
        if self._side is None:
            return nullcontext()
        self._side.wait_stream(torch.cuda.current_stream())
        return torch.cuda.stream(self._side)

    def _join_side(self) -> None:
        if self._side is not None:
            torch.cuda.current_stream().wait_stream(self._side)

    # Playing

    def _answer(self, x: Any, z: Any, trust: Any) -> Any:
        """Logits, and the value that advantages are measured with."""
        with self._autocast():
            h = self.actor.trunk(x)
            logits, value = self.actor.outputs(x, h)
            return logits, torch.lerp(value, self.critic(h, z), trust) if self.critic else value

    def _evaluate(self, x: Any, z: Any) -> Any:
        """Fill the inputs of the network and of the critic, and answer."""
        self.batch.write_features(x)
        if self.critic:
            self.batch.write_hidden_features(self.hidden, z)
        return self._act(x, z, self.trust)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def _play_step(self, t: int) -> None:
        """One decision in every game."""
        batch, buffer = self.batch, self.buffer
        self._run_heuristics()
        x = buffer.x[t]
        logits, value = self._evaluate(x, buffer.z[t])
        if self.in_league:
            part = slice(self.own, self.own + self.in_league)
            is_rival = (batch.report[part, SEAT] == self.rival_seat[part])[:, None]
            logits[part] = torch.where(is_rival, self._rivals(x[part]), logits[part])
        action, log_p = self._sample(logits)
        buffer.action[t], buffer.log_p[t], buffer.value[t], buffer.seat[t] = action, log_p, value, batch.report[:, SEAT]
        batch.actions.copy_(action)
        self._take_answers_of_rules(t)
        if self.settings.sort:
            batch.order.copy_(batch.report[:, QUESTION].sort()[1])
        batch.step()
        buffer.report[t] = batch.report

    def _run_heuristics(self) -> None:
        """Run the heuristics: in all games when they are to be imitated, else where they play."""
        batch = self.batch
        if not (self.settings.imitate or self.in_sparring):
            return
        with self._on_side():
            if self.settings.imitate:
                batch.which.copy_(batch.report[:, QUESTION].sort()[1].to(torch.int32))
            else:
                at = self.sparring_rows
                theirs = batch.report[at, SEAT] == self.rival_seat[at]
                # Sorted by question: neighbouring threads compute the same things, and games that wait for the network come last.
                order = torch.where(theirs, batch.report[at, QUESTION], LAST_QUESTION).sort()[1]
                batch.which.copy_(torch.where(theirs, at, -1)[order].to(torch.int32))
            batch.pick()

    def _take_answers_of_rules(self, t: int) -> None:
        batch = self.batch
        if self.settings.imitate:
            self._join_side()
            self.buffer.label[t] = batch.picked
            half = batch.count // 2
            batch.actions[:half] = batch.picked[:half]
        elif self.in_sparring:
            self._join_side()
            part = slice(batch.count - self.in_sparring, None)
            theirs = batch.report[part, SEAT] == self.rival_seat[part]
            batch.actions[part] = torch.where(theirs, batch.picked[part], batch.actions[part])

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def play(self) -> None:
        """Fill the buffer with decisions."""
        for t in range(self.settings.steps):
            self._play_step(t)
        buffer = self.buffer
        buffer.value[-1] = self._evaluate(buffer.last_x, buffer.last_z)[1]
        buffer.seat[-1] = self.batch.report[:, SEAT]
        self._settle()

    def _settle(self) -> None:
        """Compute advantages, targets and counts."""
        buffer = self.buffer
        done, winner = buffer.report[..., DONE].float(), buffer.report[..., WINNER]
        gain = advantages(buffer.seat, done, winner, buffer.value, self.settings.trace)
        weight = (buffer.seat[:-1] != self.rival_seat).float()
        buffer.target.copy_((gain + buffer.value[:-1]).clamp(-1, 1))
        self.spread.copy_(((gain.square() * weight).sum() / weight.sum()).sqrt() + 1e-4)
        self.variance.copy_((buffer.target - buffer.target.mean()).square().mean())
        buffer.gain.copy_(gain / self.spread)
        buffer.weight.copy_(weight)
        self._count(buffer.report, done, (winner == 0).float() + 0.5 * (winner == 2).float())

    def _count(self, report: Any, done: Any, first: Any) -> None:
        """Count finished games; *first* is the result for seat 0."""
        counts, own = self.counts, slice(0, self.own)
        league, sparring = slice(self.own, self.own + self.in_league), slice(self.own + self.in_league, None)
        counts.forced += report[..., FORCED].sum()
        counts.ended.index_add_(0, report[:, own, ENDING].reshape(-1).long(), done[:, own].reshape(-1))
        counts.own += torch.stack([done[:, own].sum(), (done * first)[:, own].sum()])
        for rows, tally in ((league, counts.league), (sparring, counts.sparring)):
            at_first = (self.rival_seat[rows] == 1).float() * done[:, rows]
            at_second = (self.rival_seat[rows] == 0).float() * done[:, rows]
            points = (at_first * first[:, rows]).sum(), (at_second * (1 - first[:, rows])).sum()
            tally += torch.stack([at_first.sum(), points[0], at_second.sum(), points[1]])
        if self.in_league:
            won = torch.where(self.rival_seat[league] == 1, first[:, league], 1 - first[:, league]) * done[:, league]
            by_rival = (done[:, league].sum(0).view(self.settings.rivals, -1).sum(1), won.sum(0).view(self.settings.rivals, -1).sum(1))
            counts.by_rival += torch.stack(by_rival, 1)

    # Learning

    def _imitation_loss(self, x: Any, label: Any, target: Any) -> Any:
        with self._autocast():
            logits, value = self.network(x)
        log_p = fn.log_softmax(logits, 1)
        loss, error = -log_p.gather(1, label[:, None]).mean(), (value - target).square().mean()
        entropy, right = -(log_p.exp() * log_p).sum(1).mean(), (logits.argmax(1) == label).float().mean()
        return loss + self.settings.value * error, torch.stack([loss, error, entropy, right, torch.zeros_like(loss)]).detach()

    def _play_loss(self, x: Any, z: Any, action: Any, old: Any, gain: Any, target: Any, weight: Any, entropy_weight: Any) -> Any:
        settings = self.settings
        with self._autocast():
            h = self.network.trunk(x)
            logits, value = self.network.outputs(x, h)
            full = self.critic(h, z) if self.critic else value.detach()
        loss, error, entropy, moved = objective(logits, value, action, old, gain, target, weight, settings.clip)
        critic_error = (full - target).square().mean()
        whole = loss + settings.value * (error + critic_error) - entropy_weight * entropy
        if settings.magnet:
            with torch.no_grad(), self._autocast():
                other = self.mean(x)[0]
            whole = whole + settings.magnet * divergence(logits, other)
        return whole, torch.stack([loss, error, entropy, moved, critic_error]).detach()

    def learn_step(self, t: int) -> Any:
        """One optimiser step; returns the loss."""
        b = self.buffer
        if self.settings.imitate:
            loss, facts = self._loss(b.x[t], b.label[t], b.target[t])
        else:
            loss, facts = self._loss(b.x[t], b.z[t], b.action[t], b.log_p[t], b.gain[t], b.target[t], b.weight[t], self.entropy)
        self.adam.zero_grad(set_to_none=True)
        loss.backward()
        length = torch.nn.utils.clip_grad_norm_(self.parameters(), self.settings.norm)
        self.adam.step()
        self.facts[:5].copy_(facts)
        self.facts[5].copy_(length)
        return loss.detach()

    def learn(self) -> None:
        """Learn from the buffer. Batches are whole steps in random order. The learning rate is then adjusted to the change of the
        policy."""
        self.rate.copy_(self.base * self.scale)
        for _ in range(self.settings.epochs):
            for t in torch.randperm(self.settings.steps).tolist():
                self.learn_step(t)
        if self.settings.kl and not self.settings.imitate:
            too_far, too_near = (self.facts[3] > 1.5 * self.wanted).float(), (self.facts[3] < self.wanted / 1.5).float()
            self.scale.copy_((self.scale * (1 - 0.03 * too_far + 0.02 * too_near)).clamp(0.03, 4.0))

    # Iterations

    def pace(self, progress: float) -> None:
        """Set the rates for the next iteration: constant at first, then decaying to their final values."""
        settings = self.settings
        falling = max(0.0, (progress - settings.hold) / max(1e-9, 1 - settings.hold))

        def now(first: float, last: float) -> float:
            return first + (last - first) * min(1.0, falling)

        self.base.fill_(now(settings.rate, settings.last_rate) * min(1.0, (self.iteration - self.warm_from + 1) / settings.warm_up))
        self.wanted.fill_(now(settings.kl, settings.last_kl))
        self.entropy.fill_(now(settings.entropy, settings.last_entropy))
        self.trust.fill_(float(self.iteration >= settings.trusted))

    def iterate(self, progress: float) -> None:
        """Play into the buffer, then learn from it. *progress* is the elapsed fraction of the run, from 0 to 1."""
        self.pace(progress)
        if self.graphs:
            self.graphs[0].replay()
            self.graphs[1].replay()
        else:
            self.play()
            self.learn()
        self.decisions += self.settings.games * self.settings.steps
        with torch.no_grad():
            keep = min(self.settings.average, 1 - 1 / (self.iteration + 2))
            torch._foreach_lerp_(list(self.mean.parameters()), list(self.network.parameters()), 1 - keep)
            torch._foreach_copy_(list(self.actor.parameters()), list(self.network.parameters()))
        self.iteration += 1
        if self.in_league and self.iteration % self.settings.freeze == 0:
            self.freeze()

    def capture(self) -> None:
        """Record playing and learning as CUDA graphs, so that an iteration takes two launches."""
        for _ in range(2):
            self.iterate(0.0)
        torch.cuda.synchronize()
        play, learn = torch.cuda.CUDAGraph(), torch.cuda.CUDAGraph()
        # A graph keeps the matrix library's workspace of the stream on which it was recorded.
        with torch.cuda.graph(play, stream=torch.cuda.Stream()):
            self.play()
        with torch.cuda.graph(learn, stream=torch.cuda.Stream()):
            self.learn()
        torch.cuda.synchronize()
        self.graphs = (play, learn)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def scatter(self, steps: int) -> None:
        """Start with random decisions, so that the games are spread over all stages."""
        x = self.buffer.last_x
        for _ in range(steps):
            self.batch.write_features(x)
            self.batch.actions.copy_(sample(torch.where(x[:, : self.columns.actions] > 0, 0.0, ILLEGAL))[0])
            self.batch.step()

    def freeze(self) -> None:
        """Add the averaged network to the league and draw new rivals."""
        self.league.record(self.counts.by_rival.tolist())
        self.counts.by_rival.zero_()
        self.league.add(self.mean.state_dict(), self.decisions)
        self.seat_rivals()

    def seat_rivals(self) -> None:
        """Load the drawn rivals of the league."""
        for k, rival in enumerate(self.league.draw()):
            self.frozen.put(k, rival.weights)

    def start_from(self, weights: dict[str, Any]) -> None:
        """Start with these weights, and with them as the first rival."""
        for network in (self.network, self.actor, self.mean):
            network.load_state_dict(weights)
        self.league.add(weights, self.decisions)
        self.seat_rivals()

    # Reports

    def report(self) -> dict[str, Any]:
        """The statistics since the last report; waits for the device."""
        counts, facts = self.counts, self.facts.tolist()
        games, first = counts.own.tolist()
        row: dict[str, Any] = {"iteration": self.iteration, "decisions": self.decisions, "games": int(games)}
        row |= {"seat0": first / max(1, games), "forced": int(counts.forced)}
        for name, tally in (("league", counts.league.tolist()), ("sparring", counts.sparring.tolist())):
            row |= {f"{name}_games": int(tally[0] + tally[2]), f"{name}_seat0": tally[1] / max(1, tally[0])}
            row |= {f"{name}_seat1": tally[3] / max(1, tally[2])}
        row |= dict(zip(("loss", "value_loss", "entropy", "kl", "critic_loss", "gradient"), facts, strict=True))
        row |= {"variance": float(self.variance), "rate": float(self.rate), "spread": float(self.spread)}
        row |= {f"ending{k}": n / max(1, games) for k, n in enumerate(counts.ended.tolist()) if k}
        counts.clear()
        return {name: round(value, 6) if isinstance(value, float) else value for name, value in row.items()}
