"""The kernel that Python calls: the entry point of all bots, bound to these heuristics."""

from detente.bots.entry_points import bind_heuristics
from detente.engine.kernel import kernel
from detente.games.cia_vs_kgb.actions import A_AGENT
from detente.games.cia_vs_kgb.entry import drive
from detente.games.cia_vs_kgb.state import State

from .answers import score_answer
from .evaluation import win_chance
from .policy import analyse, apply_belief, draw_agent


@kernel
def is_due(s: State, last: int, number: int) -> bool:
    """Return whether play has passed a round."""
    return bool(s.round > last)


@kernel
def put_reply(s: State, seat: int, action: int) -> bool:
    """Replace an Agent X that already lies face down by the imagined one; returns whether it did."""
    if not s.chosen[seat]:
        return False
    s.agent_x[seat] = action - A_AGENT
    return True


run_bot = bind_heuristics(
    __name__,
    __file__,
    state=State,
    drive=drive,
    is_due=is_due,
    analyse=analyse,
    score_answer=score_answer,
    win_chance=win_chance,
    draw=draw_agent,
    apply_belief=apply_belief,
    put_reply=put_reply,
)
