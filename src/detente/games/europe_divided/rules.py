"""The rules as one machine: `advance` runs frames until somebody must decide, `answer` does what was chosen."""

from detente.engine.kernel import kernel
from detente.engine.machine import close
from detente.engine.record import Array

from . import choices, happenings, orders, play, state, turn
from .state import State


@kernel
def run_course(s: State, f: Array, op: int) -> bool:
    """Frames of the course of the game. True if the frame was one of them."""
    if op == state.F_TURN:
        turn.run_turn(s, f)
    elif op == state.F_INITIATIVE:
        turn.run_initiative(s, f)
    elif op == state.F_ACTIONS:
        play.run_actions(s, f)
    elif op == state.F_CARD:
        play.run_card(s, f)
    elif op == state.F_KEEP:
        turn.run_keep(s, f)
    elif op == state.F_REVEAL:
        happenings.run_reveal(s, f)
    elif op == state.F_DISCARD:
        happenings.run_discard(s, f)
    else:
        return False
    return True


@kernel
def run_choice(s: State, f: Array, op: int) -> None:
    """Frames of a target being chosen, and texts whose turn has come."""
    if op == state.F_GROW:
        choices.run_grow(s, f)
    elif op == state.F_MOVE:
        choices.run_move(s, f)
    elif op == state.F_PLACE:
        choices.run_place(s, f)
    elif op == state.F_MOBILISE:
        choices.run_mobilise(s, f)
    elif op == state.F_TEXT:
        orders.run_text(s, f)
    elif op == state.F_LOWER:
        choices.run_lower(s, f)
    elif op == state.F_ORGANISATION:
        choices.run_organisation(s, f)
    elif op == state.F_BREAKUP:
        choices.run_breakup(s, f)


@kernel
def advance(s: State) -> None:
    """Run frames until somebody must decide or the game is over."""
    while not s.over and s.asked[0] == 0 and s.asked[1] == 0:
        f = s.stack[s.depth - 1]
        op = f[0]
        if not run_course(s, f, op):
            run_choice(s, f, op)
    if s.over:
        close(s, 0)
        close(s, 1)


@kernel
def answer_course(s: State, f: Array, op: int, seat: int, action: int) -> bool:
    if op == state.F_INITIATIVE:
        turn.answer_initiative(s, seat, action)
    elif op == state.F_ACTIONS:
        play.answer_actions(s, f, action)
    elif op == state.F_CARD:
        play.answer_card(s, f, action)
    elif op == state.F_KEEP:
        turn.answer_keep(s, seat, action)
    elif op == state.F_REVEAL:
        happenings.answer_reveal(s, seat, action)
    elif op == state.F_DISCARD:
        happenings.answer_discard(s, f, seat, action)
    else:
        return False
    return True


@kernel
def answer_choice(s: State, f: Array, op: int, action: int) -> None:
    if op == state.F_GROW:
        choices.answer_grow(s, f, action)
    elif op == state.F_MOVE:
        choices.answer_move(s, f, action)
    elif op == state.F_PLACE:
        choices.answer_place(s, f, action)
    elif op == state.F_MOBILISE:
        choices.answer_mobilise(s, f, action)
    elif op == state.F_LOWER:
        choices.answer_lower(s, f, action)
    elif op == state.F_ORGANISATION:
        choices.answer_organisation(s, f, action)
    elif op == state.F_BREAKUP:
        choices.answer_breakup(s, f, action)


@kernel
def answer(s: State, seat: int, action: int) -> None:
    """Do what the seat chose, without running on."""
    s.event_count = 0
    close(s, seat)
    f = s.stack[s.depth - 1]
    op = f[0]
    if not answer_course(s, f, op, seat, action):
        answer_choice(s, f, op, action)
