"""The kernels that Python calls, written once for the bots of all games; `bots/<game>/entry.py` binds its heuristics to them."""

import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Any

from detente.engine.bits import WORD, lowest
from detente.engine.entry_points import bind
from detente.engine.kernel import JIT, entry, kernel
from detente.engine.playout import MULTIPLIER, asked_seat, only_answer, to_int, xorshift
from detente.engine.record import Array, Record, copier
from detente.engine.rules import IMAGINE as IMAGINE_ONE
from detente.engine.rules import START, STEP

# Commands of `run_bot`.
IMAGINE, SCORE, ROLL_OUT, PLAY, EVALUATE, PICK = range(6)
UNTIL_THE_END = 99
M64 = 0xFFFFFFFFFFFFFFFF
WORST = -1_000_000_000
SUM = 0  # index of the sum over all heuristics


@kernel
def number_below(x: int, n: int) -> int:
    """A number below *n*, derived from the state of the small generator."""
    return to_int(((x * MULTIPLIER) & M64) >> 33) % n


@kernel
def credit(m: Any, heuristic: int, points: int) -> None:
    """Add points of a heuristic to the answer being scored."""
    m.points[heuristic] += points
    m.points[SUM] += points


@kernel
def clear_points(m: Any) -> None:
    """Reset the points before the next answer is scored."""
    for i in range(m.points.shape[0]):
        m.points[i] = 0


def even(s: Any, m: Any, seat: int, x: int) -> None:
    """Leave an imagined world as it was drawn."""


def by_score(s: Any, m: Any, seat: int, x: int) -> int:
    """-1: no answer is drawn at random."""
    return -1


def step_alone(s: Any, seat: int, action: int) -> bool:
    """False: a secret reply is always played as a step of the game."""
    return False


def bind_heuristics(
    module: str,
    file: str,
    *,
    state: type[Record],
    drive: Any,
    is_due: Any,
    analyse: Any,
    score_answer: Any,
    win_chance: Any,
    draw: Any = by_score,
    apply_belief: Any = even,
    put_reply: Any = step_alone,
) -> Callable[..., int]:
    """Make the entry point of a game's bots. *module* and *file* are those of its `entry.py`; *drive* is the entry point of the game, so
    that its rules are compiled only once. *analyse* fills the working memory before answers are scored; *draw* returns an answer chosen
    at random, or -1; *apply_belief* adjusts an imagined world to what the seat believes likely; *put_reply* writes a secret choice that
    has already been made into a world, and returns whether it did."""
    names: dict[str, Any] = globals() | {
        "__name__": module,
        "drive": drive.dispatcher if JIT else drive,
        "copy_state": kernel(copier(state)),
        "is_due": is_due,
        "analyse": analyse,
        "score_answer": score_answer,
        "win_chance": win_chance,
        "draw": kernel(draw) if draw is by_score else draw,
        "apply_belief": kernel(apply_belief) if apply_belief is even else apply_belief,
        "put_reply": kernel(put_reply) if put_reply is step_alone else put_reply,
    }
    for open_kernel in (_pick, _play_on, _imagine_worlds, _score_all, _roll_out, _play_games):
        names[open_kernel.__name__] = kernel(bind(open_kernel, names))
    rules = Path(inspect.getfile(state)).parent
    return entry(bind(run_bot, names), Path(file).parent, rules, Path(__file__))  # type: ignore[no-any-return]


# Placeholders that each game binds.
drive: Any = None
copy_state: Any = None
is_due: Any = None
analyse: Any = None
score_answer: Any = None
win_chance: Any = None
draw: Any = None
apply_belief: Any = None
put_reply: Any = None


def _pick(s: Any, m: Any, seat: int, x: int) -> int:
    """The answer with the highest score after adding a little noise to each."""
    single = only_answer(s, seat)
    if single >= 0:
        return single
    analyse(s, m, seat)
    drawn = int(draw(s, m, seat, x))
    if drawn >= 0:
        return drawn
    question = s.asked[seat]
    best, found = WORST, -1
    for w in range(s.legal.shape[1]):
        word = s.legal[seat, w]
        while word:
            action = w * WORD + lowest(word)
            word = word & (word - 1)
            score_answer(s, m, question, action)
            score = m.points[SUM]
            if m.noise:
                x = xorshift(x)
                score += number_below(x, m.noise)
            if score > best:
                best, found = score, action
    return found


def _play_on(states: Array, i: int, seen: Array, memories: Array, key: int, turn: int, number: int) -> int:
    """Let the heuristics play both sides until the given turn and round are over, or the game; returns the number of decisions."""
    s, n, x = states[i], 0, key
    while not s.over and not is_due(s, turn, number):
        x = xorshift(x)
        seat = asked_seat(s)
        drive(states[i : i + 1], seen, STEP, seat, _pick(s, memories[seat], seat, x), x, x)
        n += 1
    return n


def _imagine_worlds(states: Array, seen: Array, memories: Array, keys: Array) -> int:
    """Draw a full state consistent with the observation for each key; returns how many were found."""
    found, seat = 0, seen[0].seat
    for i in range(keys.shape[0]):
        if drive(states[found : found + 1], seen, IMAGINE_ONE, 0, 0, keys[i, 0], keys[i, 1]):
            apply_belief(states[found], memories[seat], seat, keys[i, 2])
            found += 1
    return found


def _score_all(s: Any, m: Any, seat: int, out: Array) -> None:
    """Compute the points of every heuristic for every legal answer."""
    analyse(s, m, seat)
    question = s.asked[seat]
    for action in range(out.shape[0]):
        if s.legal[seat, action // WORD] >> (action % WORD) & 1:
            score_answer(s, m, question, action)
            for i in range(out.shape[1]):
                out[action, i] = m.points[i]


def _roll_out(states: Array, seen: Array, memories: Array, keys: Array, jobs: Array, out: Array) -> int:
    """Play the jobs; returns the number of decisions. A job consists of a world, an answer (or -1 for none), a seat, the turn and round
    to stop after, and the other side's secret reply (or -1 to let it choose). The last state is scratch space."""
    scratch = len(states) - 1
    total = 0
    for j in range(jobs.shape[0]):
        world, action, seat, reply = jobs[j, 0], jobs[j, 1], jobs[j, 2], jobs[j, 5]
        copy_state(states[world], states[scratch])
        s = states[scratch]
        s.key0, s.key1 = keys[world, 0], keys[world, 1]
        s.counter = keys[world, 3]
        if reply >= 0 and not put_reply(s, 1 - seat, reply):
            drive(states[scratch : scratch + 1], seen, STEP, 1 - seat, reply, keys[world, 0], keys[world, 0])
        if action >= 0:
            drive(states[scratch : scratch + 1], seen, STEP, seat, action, keys[world, 0], keys[world, 0])
        n = _play_on(states, scratch, seen, memories, keys[world, 2], jobs[j, 3], jobs[j, 4])
        out[j, 0] = win_chance(s, memories[seat], seat)
        out[j, 1] = n
        total += n
    return total


def _play_games(states: Array, seen: Array, memories: Array, keys: Array, out: Array) -> int:
    """Play whole games between the players of two memories, from prepared options."""
    total = 0
    for i in range(len(states)):
        drive(states[i : i + 1], seen, START, 0, 0, keys[i, 0], keys[i, 1])
        out[i, 0] = _play_on(states, i, seen, memories, keys[i, 2], UNTIL_THE_END, 0)
        total += out[i, 0]
    return total


def run_bot(states: Array, seen: Array, memories: Array, command: int, seat: int, keys: Array, jobs: Array, out: Array) -> int:
    """The entry point. Takes arrays of states, observations and memories, keys of chance, jobs, and an array for the results."""
    if command == ROLL_OUT:
        return _roll_out(states, seen, memories, keys, jobs, out)
    if command == IMAGINE:
        return _imagine_worlds(states, seen, memories, keys)
    if command == SCORE:
        _score_all(states[0], memories[seat], seat, out)
    elif command == PLAY:
        return _play_games(states, seen, memories, keys, out)
    elif command == EVALUATE:
        return int(win_chance(states[0], memories[seat], seat))
    elif command == PICK:
        return int(_pick(states[0], memories[seat], seat, keys[0, 2]))
    return 0
