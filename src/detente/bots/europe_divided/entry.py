"""The one kernel that Python calls: imagine worlds, score answers, play on with the rules of thumb."""

from detente.engine.kernel import JIT, entry, kernel
from detente.engine.playout import asked_seat, shake
from detente.engine.record import Array, copier
from detente.games.europe_divided import entry as game
from detente.games.europe_divided.state import State

from .answers import score_answer
from .calendar import step_of
from .evaluation import win_chance
from .mind import Mind
from .policy import open_mind, pick
from .thumbs import THUMBS

IMAGINE, SCORE, ROLL_OUT, PLAY, EVALUATE, PICK = range(6)

drive = game.drive.dispatcher if JIT else game.drive  # type: ignore[attr-defined]
copy_state = kernel(copier(State))
UNTIL_THE_END = 99


@kernel
def take_step(states: Array, i: int, seen: Array, seat: int, action: int, key: int) -> None:
    """Answer in one of the states, through the game's own door, so that its rules are compiled once for everybody."""
    drive(states[i : i + 1], seen, game.STEP, seat, action, key, key)


@kernel
def is_due(s: State, turn: int, step: int) -> bool:
    """Whether play has passed a step of a turn."""
    return bool(s.turn > turn or (s.turn == turn and step_of(s) > step))


@kernel
def play_on(states: Array, i: int, seen: Array, minds: Array, key: int, turn: int, step: int) -> int:
    """Both sides by rules of thumb until a step of a turn is over, or the game; gives the number of decisions."""
    s, n, x = states[i], 0, key
    while not s.over and not is_due(s, turn, step):
        x = shake(x)
        seat = asked_seat(s)
        take_step(states, i, seen, seat, pick(s, minds[seat], seat, x), x)
        n += 1
    return n


@kernel
def imagine_worlds(states: Array, seen: Array, keys: Array) -> int:
    """As many full states as there are keys, each fitting the observation; gives how many were found."""
    found = 0
    for i in range(keys.shape[0]):
        if drive(states[found : found + 1], seen, game.IMAGINE, 0, 0, keys[i, 0], keys[i, 1]):
            found += 1
    return found


@kernel
def score_all(s: State, m: Mind, seat: int, out: Array) -> None:
    """What every rule of thumb says about every legal answer."""
    open_mind(s, m, seat)
    question = s.asked[seat]
    for action in range(out.shape[0]):
        if s.legal[seat, action // 60] >> (action % 60) & 1:
            score_answer(s, m, question, action)
            for i in range(len(THUMBS)):
                out[action, i] = m.why[i]


@kernel
def roll_out(states: Array, seen: Array, minds: Array, keys: Array, jobs: Array, out: Array) -> int:
    """Each job: a world, an answer (or -1 for none), a seat, the turn and step to stop after. The last state is the scratch."""
    scratch = len(states) - 1
    total = 0
    for j in range(jobs.shape[0]):
        world, action, seat = jobs[j, 0], jobs[j, 1], jobs[j, 2]
        copy_state(states[world], states[scratch])
        s = states[scratch]
        s.key0, s.key1 = keys[world, 0], keys[world, 1]
        s.counter = keys[world, 3]
        if action >= 0:
            take_step(states, scratch, seen, seat, action, keys[world, 0])
        n = play_on(states, scratch, seen, minds, keys[world, 2], jobs[j, 3], jobs[j, 4])
        out[j, 0] = win_chance(s, minds[seat], seat)
        out[j, 1] = n
        total += n
    return total


@kernel
def play_games(states: Array, seen: Array, minds: Array, keys: Array, out: Array) -> int:
    """Whole games between two minds, from prepared options."""
    total = 0
    for i in range(len(states)):
        drive(states[i : i + 1], seen, game.START, 0, 0, keys[i, 0], keys[i, 1])
        out[i, 0] = play_on(states, i, seen, minds, keys[i, 2], UNTIL_THE_END, 0)
        total += out[i, 0]
    return total


@entry
def think(states: Array, seen: Array, minds: Array, command: int, seat: int, keys: Array, jobs: Array, out: Array) -> int:
    """The door: arrays of states, observations and minds, keys of chance, jobs, and where results go."""
    if command == ROLL_OUT:
        return roll_out(states, seen, minds, keys, jobs, out)
    if command == IMAGINE:
        return imagine_worlds(states, seen, keys)
    if command == SCORE:
        score_all(states[0], minds[seat], seat, out)
    elif command == PLAY:
        return play_games(states, seen, minds, keys, out)
    elif command == EVALUATE:
        return win_chance(states[0], minds[seat], seat)
    elif command == PICK:
        return pick(states[0], minds[seat], seat, keys[0, 2])
    return 0
