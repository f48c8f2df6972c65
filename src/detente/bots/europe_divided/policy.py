"""The heuristic player: the answer that the rules of thumb like best, or nearly so where noise is wanted."""

from detente.engine.bits import WORD, lowest
from detente.engine.kernel import kernel
from detente.engine.playout import MULTIPLIER, shake, to_int
from detente.games.europe_divided.state import Q_CARD, Q_INITIATIVE, State

from .answers import prepare, score_answer
from .board_value import survey
from .mind import SURE, Mind
from .thumbs import T_SCORE

M64 = 0xFFFFFFFFFFFFFFFF


@kernel
def open_mind(s: State, m: Mind, seat: int) -> None:
    """Look at the position for a seat before its answers are scored; the action it is about to take is spent."""
    question = s.asked[seat]
    survey(s, m, seat, 1 if question == Q_CARD or question == Q_INITIATIVE else 0)
    prepare(s, m, question)


@kernel
def only_answer(s: State, seat: int) -> int:
    """The answer if there is only one, or -1."""
    found = -1
    for w in range(s.legal.shape[1]):
        word = s.legal[seat, w]
        if word == 0:
            continue
        if found >= 0 or word & (word - 1):
            return -1
        found = w * WORD + lowest(word)
    return found


@kernel
def pick(s: State, m: Mind, seat: int, x: int) -> int:
    """The answer with the highest score, each shifted by a little noise."""
    single = only_answer(s, seat)
    if single >= 0:
        return single
    open_mind(s, m, seat)
    question = s.asked[seat]
    best, found = -8 * SURE, -1
    for w in range(s.legal.shape[1]):
        word = s.legal[seat, w]
        while word:
            action = w * WORD + lowest(word)
            word = word & (word - 1)
            score_answer(s, m, question, action)
            score = m.why[T_SCORE]
            if m.noise:
                x = shake(x)
                score += to_int(((x * MULTIPLIER) & M64) >> 33) % m.noise
            if score > best:
                best, found = score, action
    return found
