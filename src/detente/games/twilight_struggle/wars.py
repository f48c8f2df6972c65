"""War events (7.6): five cards, one procedure."""

from detente.engine.bits import WORD, count
from detente.engine.chance import roll
from detente.engine.kernel import kernel
from detente.engine.machine import ask, log, pop
from detente.engine.record import Array

from .actions import A_COUNTRY, COUNTRY_WORD
from .board import NEIGHBOURS, SUPERPOWER, WORDS, holds
from .cards import CARD
from .markers import add_milops, change_influence, controls, gain_vp
from .operations import shield_word
from .sets import SETS
from .state import L_WAR, L_WAR_ROLL, Q_WAR, State

KOREAN_WAR = CARD["korean_war"]
BRUSH_WAR = CARD["brush_war"]

# A war frame: owner, card, set of targets, die needed, VP, military operations, whether the target itself counts.
W_OWNER, W_CARD, W_SET, W_NEEDS, W_VP, W_OPS, W_HOME = 1, 2, 3, 4, 5, 6, 7


@kernel
def run_war(s: State, f: Array) -> None:
    """Ask for the target if there is a choice (7.6)."""
    owner = f[W_OWNER]
    targets, last = 0, 0
    for w in range(WORDS):
        word = SETS[f[W_SET], w]
        if f[W_CARD] == BRUSH_WAR:
            word &= ~shield_word(s, w)
        targets += count(word)
        if word:
            last = w * WORD + count((word & -word) - 1)
        s.legal[owner, COUNTRY_WORD + w] |= word
    if targets > 1:
        ask(s, owner, Q_WAR)
        return
    for w in range(WORDS):
        s.legal[owner, COUNTRY_WORD + w] = 0
    if targets == 1:
        answer_war(s, f, A_COUNTRY + last)
    else:
        pop(s)


@kernel
def answer_war(s: State, f: Array, action: int) -> None:
    """Roll, with -1 for each neighbour the enemy controls; an adjacent superpower counts (G14)."""
    owner, country = f[W_OWNER], action - A_COUNTRY
    enemy = 1 - owner
    card, needs, vp, ops, home = f[W_CARD], f[W_NEEDS], f[W_VP], f[W_OPS], f[W_HOME]
    pop(s)
    log(s, L_WAR, owner, country)
    change = -count(s.controlled[enemy, 0] & NEIGHBOURS[country, 0]) - count(s.controlled[enemy, 1] & NEIGHBOURS[country, 1])
    if holds(SUPERPOWER[enemy, country // WORD], country):
        change -= 1
    if home and controls(s, enemy, country):
        change -= 1
    if card == KOREAN_WAR and s.civil_war:
        change -= 1
    die = roll(s)
    log(s, L_WAR_ROLL, die, change, needs)
    add_milops(s, owner, ops)
    if die + change >= needs:
        lost = s.influence[enemy, country]
        change_influence(s, enemy, country, -lost)
        change_influence(s, owner, country, lost)
        gain_vp(s, owner, vp)
