"""The kernels that Python calls, written once for the bots of all games: `bots/<game>/entry.py` binds its rules of thumb to them."""

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

# Commands of the door.
IMAGINE, SCORE, ROLL_OUT, PLAY, EVALUATE, PICK = range(6)
UNTIL_THE_END = 99
M64 = 0xFFFFFFFFFFFFFFFF
WORST = -1_000_000_000
SUM = 0  # of all thumbs, in a mind's reasons


@kernel
def number_below(x: int, n: int) -> int:
    """A number below *n* from the state of the small generator."""
    return to_int(((x * MULTIPLIER) & M64) >> 33) % n


def even(s: Any, m: Any, seat: int, x: int) -> None:
    """Imagined worlds are left as they were drawn."""


def by_score(s: Any, m: Any, seat: int, x: int) -> int:
    """No answer is drawn by chance."""
    return -1


def step_alone(s: Any, seat: int, action: int) -> bool:
    """A secret reply is always a step of the game."""
    return False


def open_door(
    module: str,
    file: str,
    *,
    state: type[Record],
    drive: Any,
    is_due: Any,
    open_mind: Any,
    score_answer: Any,
    win_chance: Any,
    draw: Any = by_score,
    suspect: Any = even,
    put_reply: Any = step_alone,
) -> Callable[..., int]:
    """The door of a game's bots; *module* and *file* are those of its `entry.py`, *drive* is the door of the game, so that its rules
    are compiled once for everybody. *draw* gives an answer that is a matter of chance, or -1; *suspect* makes an imagined world likelier
    by what the seat believes; *put_reply* writes a secret choice that was made already into a world, and says whether it has."""
    names: dict[str, Any] = globals() | {
        "__name__": module,
        "drive": drive.dispatcher if JIT else drive,
        "copy_state": kernel(copier(state)),
        "is_due": is_due,
        "open_mind": open_mind,
        "score_answer": score_answer,
        "win_chance": win_chance,
        "draw": kernel(draw) if draw is by_score else draw,
        "suspect": kernel(suspect) if suspect is even else suspect,
        "put_reply": kernel(put_reply) if put_reply is step_alone else put_reply,
    }
    for open_kernel in (_pick, _play_on, _imagine_worlds, _score_all, _roll_out, _play_games):
        names[open_kernel.__name__] = kernel(bind(open_kernel, names))
    rules = Path(inspect.getfile(state)).parent
    return entry(bind(think, names), Path(file).parent, rules, Path(__file__))  # type: ignore[no-any-return]


# What each game binds.
drive: Any = None
copy_state: Any = None
is_due: Any = None
open_mind: Any = None
score_answer: Any = None
win_chance: Any = None
draw: Any = None
suspect: Any = None
put_reply: Any = None


def _pick(s: Any, m: Any, seat: int, x: int) -> int:
    """The heuristic player: the answer with the highest score, each shifted by a little noise."""
    single = only_answer(s, seat)
    if single >= 0:
        return single
    open_mind(s, m, seat)
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
            score = m.why[SUM]
            if m.noise:
                x = xorshift(x)
                score += number_below(x, m.noise)
            if score > best:
                best, found = score, action
    return found


def _play_on(states: Array, i: int, seen: Array, minds: Array, key: int, turn: int, number: int) -> int:
    """Both sides by rules of thumb until a turn and round are over, or the game; gives the number of decisions."""
    s, n, x = states[i], 0, key
    while not s.over and not is_due(s, turn, number):
        x = xorshift(x)
        seat = asked_seat(s)
        drive(states[i : i + 1], seen, STEP, seat, _pick(s, minds[seat], seat, x), x, x)
        n += 1
    return n


def _imagine_worlds(states: Array, seen: Array, minds: Array, keys: Array) -> int:
    """As many full states as there are keys, each fitting the observation; gives how many were found."""
    found, seat = 0, seen[0].seat
    for i in range(keys.shape[0]):
        if drive(states[found : found + 1], seen, IMAGINE_ONE, 0, 0, keys[i, 0], keys[i, 1]):
            suspect(states[found], minds[seat], seat, keys[i, 2])
            found += 1
    return found


def _score_all(s: Any, m: Any, seat: int, out: Array) -> None:
    """What every rule of thumb says about every legal answer."""
    open_mind(s, m, seat)
    question = s.asked[seat]
    for action in range(out.shape[0]):
        if s.legal[seat, action // 60] >> (action % 60) & 1:
            score_answer(s, m, question, action)
            for i in range(out.shape[1]):
                out[action, i] = m.why[i]


def _roll_out(states: Array, seen: Array, minds: Array, keys: Array, jobs: Array, out: Array) -> int:
    """Each job: a world, an answer (or -1 for none), a seat, the turn and round to stop after, the other side's secret reply (or -1 for
    what it likes). The last state is the scratch."""
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
        n = _play_on(states, scratch, seen, minds, keys[world, 2], jobs[j, 3], jobs[j, 4])
        out[j, 0] = win_chance(s, minds[seat], seat)
        out[j, 1] = n
        total += n
    return total


def _play_games(states: Array, seen: Array, minds: Array, keys: Array, out: Array) -> int:
    """Whole games between two minds, from prepared options."""
    total = 0
    for i in range(len(states)):
        drive(states[i : i + 1], seen, START, 0, 0, keys[i, 0], keys[i, 1])
        out[i, 0] = _play_on(states, i, seen, minds, keys[i, 2], UNTIL_THE_END, 0)
        total += out[i, 0]
    return total


def think(states: Array, seen: Array, minds: Array, command: int, seat: int, keys: Array, jobs: Array, out: Array) -> int:
    """The door: arrays of states, observations and minds, keys of chance, jobs, and where results go."""
    if command == ROLL_OUT:
        return _roll_out(states, seen, minds, keys, jobs, out)
    if command == IMAGINE:
        return _imagine_worlds(states, seen, minds, keys)
    if command == SCORE:
        _score_all(states[0], minds[seat], seat, out)
    elif command == PLAY:
        return _play_games(states, seen, minds, keys, out)
    elif command == EVALUATE:
        return int(win_chance(states[0], minds[seat], seat))
    elif command == PICK:
        return int(_pick(states[0], minds[seat], seat, keys[0, 2]))
    return 0
