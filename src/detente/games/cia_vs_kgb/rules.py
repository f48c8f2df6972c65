"""The rules as one machine: `start` a game, `answer` a question, `advance` until somebody must decide."""

from detente.engine.kernel import kernel
from detente.engine.machine import close
from detente.engine.record import Array

from . import briefing, cease_fire, debriefing, detente, planning, powers, state, struggle
from .actions import A_SUMMIT
from .cards import STRUGGLE
from .state import State


@kernel
def run_frame(s: State, f: Array, op: int) -> None:
    """Run the frame on top."""
    if op == state.F_STRUGGLE:
        struggle.run_struggle(s, f)
    elif op == state.F_TARGET:
        powers.run_target(s, f)
    elif op == state.F_MEDIA:
        powers.run_media(s, f)
    elif op == state.F_ROUND:
        briefing.run_round(s, f)
    elif op == state.F_PLANNING:
        planning.run_planning(s, f)
    elif op == state.F_FIRST:
        struggle.run_first(s, f)
    elif op == state.F_CEASE_FIRE:
        cease_fire.run_cease_fire(s, f)
    elif op == state.F_DEBRIEFING:
        debriefing.run_debriefing(s, f)
    elif op == state.F_DETENTE:
        detente.run_detente(s, f)
    elif op == state.F_DOUBLE_AGENT:
        debriefing.run_double_agent(s, f)
    elif op == state.F_ANALYST:
        briefing.run_analyst(s, f)
    elif op == state.F_ORDER:
        struggle.run_order(s, f)
    elif op == state.F_SPACE_RACE:
        detente.run_space_race(s, f)
    elif op == state.F_OLYMPIC_GAMES:
        detente.run_olympic_games(s, f)


@kernel
def advance(s: State) -> None:
    """Run frames until somebody must decide or the game is over."""
    while not s.over and s.asked[0] == 0 and s.asked[1] == 0:
        f = s.stack[s.depth - 1]
        run_frame(s, f, f[0])
    if s.over:
        close(s, 0)
        close(s, 1)
    elif s.phase == STRUGGLE:
        struggle.offer_summit(s)


@kernel
def answer(s: State, seat: int, action: int) -> None:
    """Do what the seat chose, without running on."""
    s.event_count = 0
    close(s, seat)
    f = s.stack[s.depth - 1]
    op = f[0]
    if action == A_SUMMIT:
        struggle.use_summit(s, seat)
    elif op == state.F_STRUGGLE:
        struggle.answer_struggle(s, f, action)
    elif op == state.F_TARGET:
        powers.answer_target(s, f, action)
    elif op == state.F_MEDIA:
        powers.answer_media(s, f, action)
    elif op == state.F_PLANNING:
        planning.answer_planning(s, seat, action)
    elif op == state.F_FIRST:
        struggle.answer_first(s, f, action)
    elif op == state.F_CEASE_FIRE:
        cease_fire.answer_cease_fire(s, f, seat, action)
    elif op == state.F_DETENTE:
        detente.answer_detente(s, f, seat, action)
    elif op == state.F_DOUBLE_AGENT:
        debriefing.answer_double_agent(s, f, action)
    elif op == state.F_ANALYST:
        briefing.answer_analyst(s, f, action)
    elif op == state.F_ORDER:
        struggle.answer_order(s, f, action)
    elif op == state.F_SPACE_RACE:
        detente.answer_space_race(s, f, action)
    elif op == state.F_OLYMPIC_GAMES:
        detente.answer_olympic_games(s, f, action)
