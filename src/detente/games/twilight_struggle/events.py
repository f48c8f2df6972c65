"""Events: the programme of a card, executed instruction by instruction."""

from detente.engine.bits import BIT, WORD, count
from detente.engine.kernel import kernel
from detente.engine.machine import NOBODY, log, pop, push
from detente.engine.record import Array

from . import programme as p
from .board import ASIA, BATTLEGROUNDS, MIDDLE_EAST, OTHER, OWNER, SOUTHEAST_ASIA, STABILITY, WORDS
from .cards import OPS, PROGRAMME
from .choices import start_choice
from .conditions import can_occur
from .effects import SHUTTLE
from .markers import add_milops, change_influence, controls, gain_vp, set_defcon
from .piles import show_hand
from .scoring import score_region, score_southeast_asia
from .sets import SETS
from .space import advance_space
from .special import cancel_effect, special
from .state import (
    F_OPERATIONS,
    F_PLACE,
    F_SHUTTLE,
    F_TAKE,
    F_WAR,
    L_EVENT,
    L_IN_FORCE,
    L_NO_EVENT,
    V_BEGUN,
    V_CARD,
    V_OWNER,
    V_STEP,
    State,
)


@kernel
def run_event(s: State, f: Array) -> None:
    """Test the conditions once, then execute one instruction each time the frame is on top."""
    card, owner = f[V_CARD], f[V_OWNER]
    if not f[V_BEGUN]:
        if not can_occur(s, card, owner):
            log(s, L_NO_EVENT, card)
            pop(s)
            return
        f[V_BEGUN] = 1
        s.occurred[(card - 1) // WORD] |= BIT[(card - 1) % WORD]
        log(s, L_EVENT, owner, card)
    step = f[V_STEP]
    if step >= p.LENGTH or PROGRAMME[card, step, 0] == p.END:
        pop(s)
        return
    f[V_STEP] = step + 1
    carry_out(s, f, PROGRAMME[card, step])


@kernel
def real_side(side: int, owner: int) -> int:
    """The actual side: OWNER and OTHER depend on who owns the event."""
    if side == OWNER:
        return owner
    return 1 - owner if side == OTHER else side


@kernel
def carry_out(s: State, f: Array, row: Array) -> None:
    """Execute one instruction of a programme."""
    op, card, owner = row[0], f[V_CARD], f[V_OWNER]
    side = real_side(row[1], owner)
    if op == p.ADD:
        change_influence(s, side, row[2], row[3])
    elif op == p.REMOVE:
        change_influence(s, side, row[2], -row[3])
    elif op == p.HALVE:
        change_influence(s, side, row[2], -((s.influence[side, row[2]] + 1) // 2))
    elif op == p.TAKE_CONTROL:
        missing = s.influence[1 - side, row[2]] + STABILITY[row[2]] - s.influence[side, row[2]]
        change_influence(s, side, row[2], max(0, missing))
    elif op == p.PLACE:
        start_choice(s, F_PLACE, side, row[2], row[3], row[4], row[5], row[6])
    elif op == p.TAKE:
        start_choice(s, F_TAKE, side, row[2], row[3], row[4], row[5], row[6])
    elif op == p.GAIN:
        gain_vp(s, side, row[2])
    elif op == p.GAIN_PER:
        gain_vp(s, side, count_controlled(s, side, row[2], row[3]))
    elif op == p.DEFCON:
        set_defcon(s, s.defcon + row[1])
    elif op == p.SCORE:
        start_scoring(s, row[1])
    elif op == p.SPECIAL:
        special(s, f, card, owner)
    else:
        carry_out_rest(s, f, row, side)


@kernel
def carry_out_rest(s: State, f: Array, row: Array, side: int) -> None:
    """Execute the instructions about effects, operations and wars."""
    op, card, owner = row[0], f[V_CARD], f[V_OWNER]
    if op == p.SET_IN_FORCE:
        s.effects |= BIT[row[1]]
        log(s, L_IN_FORCE, row[1])
    elif op == p.CANCEL:
        cancel_effect(s, row[1])
    elif op == p.MODIFY_OPS:
        s.ops_change[side] += row[2]
    elif op == p.MILITARY:
        add_milops(s, side, row[2])
    elif op == p.GRANT:
        push(s, F_OPERATIONS, side, row[2], row[3], 0, 1)
    elif op == p.FREE:
        push(s, F_OPERATIONS, side, OPS[card], row[2], row[3], 3)
    elif op == p.WAR:
        push(s, F_WAR, owner, card, row[1])
        s.stack[s.depth - 1, 4] = row[2]
        s.stack[s.depth - 1, 5] = row[3]
        s.stack[s.depth - 1, 6] = row[4]
        s.stack[s.depth - 1, 7] = row[5]
    elif op == p.ADVANCE:
        advance_space(s, side, row[2])
    elif op == p.REVEAL:
        show_hand(s, side)
    elif (op == p.ONLY_IF_CONTROLLED and not controls(s, side, row[2])) or (op == p.ONLY_IF_IN_FORCE and not s.effects & BIT[row[1]]):
        f[V_STEP] = p.LENGTH


@kernel
def count_controlled(s: State, side: int, within: int, battlegrounds_only: int) -> int:
    total = 0
    for w in range(WORDS):
        word = s.controlled[side, w] & SETS[within, w]
        if battlegrounds_only:
            word &= BATTLEGROUNDS[w]
        total += count(word)
    return total


@kernel
def start_scoring(s: State, region: int) -> None:
    """Score a region by its card; Shuttle Diplomacy first asks for the country to leave out."""
    if region == SOUTHEAST_ASIA:
        score_southeast_asia(s)
    elif s.effects & SHUTTLE and (region == ASIA or region == MIDDLE_EAST):
        push(s, F_SHUTTLE, region)
    else:
        score_region(s, region, NOBODY, False)
