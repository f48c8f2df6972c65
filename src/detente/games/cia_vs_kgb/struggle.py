"""The Influence Struggle (6): recruit, activate, pass, and the events of this phase (11.4)."""

from detente.engine.bits import count, lowest
from detente.engine.kernel import kernel
from detente.engine.machine import allow, ask, log, pop, push
from detente.engine.record import Array

from .actions import (
    A_ACTIVATE,
    A_FIRST,
    A_GROUP,
    A_LIVE_BENEFIT,
    A_NUCLEAR,
    A_PASS,
    A_RECRUIT,
    A_SUMMIT,
    ACTIVATE_SHIFT,
)
from .agents import show_agent
from .cards import FACTION_GROUPS, LIVE_BENEFIT, MILITARY, NUCLEAR_ESCALATION, SUMMIT_MEETING
from .decks import draw_card, has_event, spend
from .groups import groups_in_play, has_room, lift, owner, put_on_discard, turn
from .powers import start_power, usable_groups
from .state import (
    F_ORDER,
    GROUP_DECK,
    L_ACTIVATE,
    L_DISCARD,
    L_FIRST,
    L_PASS,
    Q_ACTION,
    Q_FIRST,
    Q_ORDER,
    State,
)
from .turns import can_pass, can_recruit, end_struggle, end_turn, recruit


@kernel
def run_first(s: State, f: Array) -> None:
    """6.1: the holder of the balance token decides who acts first."""
    allow(s, s.balance, A_FIRST)
    allow(s, s.balance, A_FIRST + 1)
    ask(s, s.balance, Q_FIRST)


@kernel
def answer_first(s: State, f: Array, action: int) -> None:
    pop(s)
    s.active = action - A_FIRST
    s.passes = 0
    log(s, L_FIRST, s.balance, s.active)


@kernel
def run_struggle(s: State, f: Array) -> None:
    """6.2: exactly one of recruit, activate and pass, or an event that takes their place."""
    side = s.active
    if can_recruit(s, side):
        allow(s, side, A_RECRUIT)
    if can_pass(s, side):
        allow(s, side, A_PASS)
    s.legal[side, 0] |= usable_groups(s, side) << ACTIVATE_SHIFT
    if has_event(s, side, LIVE_BENEFIT) and s.discard_count > 0 and has_room(s, side):
        allow(s, side, A_LIVE_BENEFIT)
    if has_event(s, side, NUCLEAR_ESCALATION) and groups_in_play(s) & FACTION_GROUPS[MILITARY]:
        allow(s, side, A_NUCLEAR)
    ask(s, side, Q_ACTION)


@kernel
def answer_struggle(s: State, f: Array, action: int) -> None:
    side = s.active
    if action == A_PASS:
        log(s, L_PASS, side)
        s.passes += 1
        if s.passes == 2:
            end_struggle(s)
        else:
            s.active = 1 - side
        return
    s.passes = 0
    if action == A_RECRUIT:
        recruit(s, side, draw_card(s, GROUP_DECK))
        end_turn(s)
    elif action == A_LIVE_BENEFIT:
        use_live_benefit(s, side)
    elif action == A_NUCLEAR:
        spend(s, side, NUCLEAR_ESCALATION)
        push(s, F_ORDER, side)
    else:
        group = action - A_ACTIVATE
        turn(s, side, group)
        log(s, L_ACTIVATE, side, group)
        start_power(s, side, group)


@kernel
def use_live_benefit(s: State, side: int) -> None:
    """Recruit the group on top of the discard pile, in place of an action (11.4)."""
    spend(s, side, LIVE_BENEFIT)
    s.discard_count -= 1
    group = s.discard[s.discard_count]
    s.discard[s.discard_count] = 0
    recruit(s, side, group)
    end_turn(s)


@kernel
def run_order(s: State, f: Array) -> None:
    """Nuclear Escalation: discard every military group in play, in the order chosen by its player (11.3)."""
    left = groups_in_play(s) & FACTION_GROUPS[MILITARY]
    if left == 0:
        pop(s)
        end_turn(s)
    elif count(left) == 1:
        discard_military(s, lowest(left) + 1)
    else:
        s.legal[f[1], 0] |= left
        ask(s, f[1], Q_ORDER)


@kernel
def discard_military(s: State, group: int) -> None:
    lift(s, owner(s, group), group)
    put_on_discard(s, group)
    log(s, L_DISCARD, group)


@kernel
def answer_order(s: State, f: Array, action: int) -> None:
    discard_military(s, action - A_GROUP)


@kernel
def can_summon(s: State, side: int) -> bool:
    """Return whether a side may use Summit Meeting: at any time during the struggle, while the other Agent X is face down."""
    return bool(has_event(s, side, SUMMIT_MEETING) and s.chosen[1 - side] and not s.shown[1 - side])


@kernel
def offer_summit(s: State) -> None:
    """Allow Summit Meeting in addition to any question of the struggle."""
    for side in range(2):
        if s.asked[side] and can_summon(s, side):
            allow(s, side, A_SUMMIT)


@kernel
def use_summit(s: State, side: int) -> None:
    """Turn the opponent's Agent X face up; the action is still to come."""
    spend(s, side, SUMMIT_MEETING)
    show_agent(s, 1 - side)
