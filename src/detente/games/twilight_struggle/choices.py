"""Choosing countries for an event: placing influence (G4) and removing it (G5)."""

from detente.engine.bits import BIT, WORD
from detente.engine.kernel import kernel
from detente.engine.machine import allow, ask, has_choice, pop, push
from detente.engine.record import Array

from . import programme as p
from .actions import A_COUNTRY, A_DONE, COUNTRY_WORD
from .board import NUMBER, US, USSR, WORDS
from .markers import change_influence
from .operations import CIVIL_WAR_SPACE
from .options import CIVIL_WAR_BY_EVENTS
from .sets import SETS
from .state import Q_PLACE, Q_TAKE, State

# Choosing countries: side (placing, or losing), choices left, set, maximum per country, points at once, conditions.
C_SIDE, C_LEFT, C_SET, C_EACH, C_AT_ONCE, C_FLAGS = 1, 2, 3, 4, 5, 6


@kernel
def start_choice(s: State, frame: int, side: int, left: int, within: int, each: int, at_once: int, flags: int) -> None:
    """Start a choice of countries. The influence before the event determines which countries are 'empty'."""
    for country in range(NUMBER):
        s.tally[country] = 0
    for w in range(WORDS):
        s.pick[w] = SETS[within, w]
        if flags & p.EMPTY:
            s.pick[w] &= ~(s.present[US, w] | s.present[USSR, w])
        if flags & p.CIVIL_WAR_TOO and s.civil_war and s.option[CIVIL_WAR_BY_EVENTS]:
            s.pick[w] |= CIVIL_WAR_SPACE[w]
    if flags & p.DOUBLE_IN_LATE_WAR and s.turn >= 8:
        at_once = 2
    push(s, frame, side, left, within, each, at_once)
    s.stack[s.depth - 1, C_FLAGS] = flags


@kernel
def count_choice(s: State, f: Array, country: int) -> None:
    """Count one choice; a country chosen often enough is closed."""
    f[C_LEFT] -= 1
    s.tally[country] += 1
    if s.tally[country] >= f[C_EACH]:
        s.pick[country // WORD] &= ~BIT[country % WORD]


@kernel
def run_place(s: State, f: Array) -> None:
    """Influence from an event ignores reach and price (G4); as much as possible must be placed unless the text says otherwise."""
    side, flags = f[C_SIDE], f[C_FLAGS]
    if f[C_LEFT] > 0:
        for w in range(WORDS):
            word = s.pick[w]
            if flags & p.NOT_ENEMY_CONTROLLED:
                word &= ~s.controlled[1 - side, w]
            if not s.civil_war:
                word &= ~CIVIL_WAR_SPACE[w]
            s.legal[side, COUNTRY_WORD + w] |= word
    if not has_choice(s, side):
        pop(s)
        return
    if flags & p.MAY_STOP or (flags & p.LAST_TWO_MAY_STAY and f[C_LEFT] <= 2):
        allow(s, side, A_DONE)
    ask(s, side, Q_PLACE)


@kernel
def answer_place(s: State, f: Array, action: int) -> None:
    if action == A_DONE:
        pop(s)
        return
    country = action - A_COUNTRY
    count_choice(s, f, country)
    change_influence(s, f[C_SIDE], country, f[C_AT_ONCE])


@kernel
def run_take(s: State, f: Array) -> None:
    """Remove influence of the side in the frame; its enemy chooses."""
    victim = f[C_SIDE]
    chooser = 1 - victim
    if f[C_LEFT] > 0:
        for w in range(WORDS):
            word = s.pick[w] & s.present[victim, w]
            if f[C_FLAGS] & p.UNCONTROLLED:
                word &= ~(s.controlled[US, w] | s.controlled[USSR, w])
            s.legal[chooser, COUNTRY_WORD + w] |= word
    if not has_choice(s, chooser):
        pop(s)
        return
    if f[C_FLAGS] & p.MAY_STOP:
        allow(s, chooser, A_DONE)
    ask(s, chooser, Q_TAKE)


@kernel
def answer_take(s: State, f: Array, action: int) -> None:
    if action == A_DONE:
        pop(s)
        return
    country = action - A_COUNTRY
    count_choice(s, f, country)
    change_influence(s, f[C_SIDE], country, -f[C_AT_ONCE])
