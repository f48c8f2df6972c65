"""Choices of single cards about the board and its tracks."""

from detente.engine.bits import BIT, WORD
from detente.engine.chance import roll
from detente.engine.kernel import kernel
from detente.engine.machine import NOBODY, allow, ask, has_choice, log, pop, push
from detente.engine.record import Array

from . import programme as p
from .actions import (
    A_ACCEPT,
    A_ADD,
    A_BOYCOTT,
    A_COMPETE,
    A_COUNTRY,
    A_DEFCON,
    A_DONE,
    A_REGION,
    A_REMOVE,
    COUNTRY_WORD,
)
from .board import BATTLEGROUNDS, COUNTRY, REGION_MASK, US, USSR, WORDS
from .cards import CARD
from .choices import C_LEFT, C_SIDE, count_choice, start_choice
from .effects import EFFECTS, SHUTTLE
from .markers import change_influence, controls, gain_vp, move_vp, set_defcon
from .options import UNREST_SPLIT, WARGAMES_DECLINED_IS_KEPT
from .piles import move_card
from .scoring import decide_by_track, score_region
from .sets import EASTERN_EUROPE_SET, EVERYWHERE_SET, REDS_SET, SETS, UNREST_SET
from .state import (
    DISCARD,
    E_WARGAMES,
    F_OPERATIONS,
    F_PLACE,
    F_TAKE,
    FRONT,
    L_CANCELLED,
    L_CHERNOBYL,
    L_CHOICE,
    L_LEFT_OUT,
    L_ROLL,
    MAY_DECLINE,
    Q_CHERNOBYL,
    Q_DEBT,
    Q_DESTALINIZE,
    Q_NORAD,
    Q_OLYMPICS,
    Q_REDS,
    Q_SHUTTLE,
    Q_STOP_WORRYING,
    Q_SUMMIT,
    Q_UNREST,
    Q_WARGAMES,
    Q_WARSAW_PACT,
    State,
)
from .versions import WARGAMES_BY_USSR

SOUTH_AFRICA = COUNTRY["south_africa"]
CANADA = COUNTRY["canada"]
SHUTTLE_CARD = CARD["shuttle_diplomacy"]
WARGAMES_CARD = CARD["wargames"]
SHUTTLE_EFFECT = EFFECTS.index("shuttle_diplomacy")


@kernel
def run_olympics(s: State, f: Array) -> None:
    """Card 20: the opponent of the sponsor chooses."""
    allow(s, 1 - f[1], A_COMPETE)
    allow(s, 1 - f[1], A_BOYCOTT)
    ask(s, 1 - f[1], Q_OLYMPICS)


@kernel
def answer_olympics(s: State, f: Array, action: int) -> None:
    """Participation: both roll, sponsor first and +2, ties are rerolled. Boycott: DEFCON falls, and the sponsor gets operations."""
    sponsor = f[1]
    pop(s)
    log(s, L_CHOICE, 1 - sponsor, action)
    if action == A_BOYCOTT:
        set_defcon(s, s.defcon - 1)
        push(s, F_OPERATIONS, sponsor, 4, p.ANY_OPERATION, EVERYWHERE_SET, MAY_DECLINE)
        return
    own, other = 0, 0
    while own == other:
        die = roll(s)
        own = die + 2
        log(s, L_ROLL, sponsor, die, own)
        other = roll(s)
        log(s, L_ROLL, 1 - sponsor, other, other)
    gain_vp(s, sponsor if own > other else 1 - sponsor, 2)


@kernel
def run_warsaw_pact(s: State, f: Array) -> None:
    """Card 16: remove US influence, or add Soviet influence."""
    allow(s, USSR, A_REMOVE)
    allow(s, USSR, A_ADD)
    ask(s, USSR, Q_WARSAW_PACT)


@kernel
def answer_warsaw_pact(s: State, f: Array, action: int) -> None:
    pop(s)
    if action == A_REMOVE:
        start_choice(s, F_TAKE, US, 4, EASTERN_EUROPE_SET, 1, p.ALL, 0)
    else:
        start_choice(s, F_PLACE, USSR, 5, EASTERN_EUROPE_SET, 2, 1, 0)


@kernel
def run_reds(s: State, f: Array) -> None:
    """Card 22: raise the US to the USSR's influence in one of five countries."""
    for w in range(WORDS):
        s.legal[US, COUNTRY_WORD + w] |= SETS[REDS_SET, w]
    ask(s, US, Q_REDS)


@kernel
def answer_reds(s: State, f: Array, action: int) -> None:
    country = action - A_COUNTRY
    pop(s)
    change_influence(s, US, country, max(0, s.influence[USSR, country] - s.influence[US, country]))


@kernel
def run_destalinize(s: State, f: Array) -> None:
    """Card 33, first half: the USSR removes up to 4 of its own points."""
    if f[1] > 0:
        for w in range(WORDS):
            s.legal[USSR, COUNTRY_WORD + w] |= s.present[USSR, w]
    if not has_choice(s, USSR):
        redistribute(s, f)
        return
    allow(s, USSR, A_DONE)
    ask(s, USSR, Q_DESTALINIZE)


@kernel
def redistribute(s: State, f: Array) -> None:
    taken = 4 - f[1]
    pop(s)
    start_choice(s, F_PLACE, USSR, taken, EVERYWHERE_SET, 2, 1, p.NOT_ENEMY_CONTROLLED | p.CIVIL_WAR_TOO)


@kernel
def answer_destalinize(s: State, f: Array, action: int) -> None:
    if action == A_DONE:
        redistribute(s, f)
        return
    f[1] -= 1
    change_influence(s, USSR, action - A_COUNTRY, -1)


@kernel
def run_unrest(s: State, f: Array) -> None:
    """Card 53: one point has been placed in South Africa; place another there, or two in its neighbours."""
    for w in range(WORDS):
        s.legal[USSR, COUNTRY_WORD + w] |= SETS[UNREST_SET, w]
    if f[1]:
        s.legal[USSR, COUNTRY_WORD + SOUTH_AFRICA // WORD] &= ~BIT[SOUTH_AFRICA % WORD]
    ask(s, USSR, Q_UNREST)


@kernel
def answer_unrest(s: State, f: Array, action: int) -> None:
    country = action - A_COUNTRY
    if country == SOUTH_AFRICA or f[1]:
        pop(s)
        change_influence(s, USSR, country, 1)
    elif s.option[UNREST_SPLIT]:
        f[1] = 1
        change_influence(s, USSR, country, 1)
    else:
        pop(s)
        change_influence(s, USSR, country, 2)


@kernel
def run_stop_worrying(s: State, f: Array) -> None:
    """Card 46: set DEFCON to any level."""
    for level in range(1, 6):
        allow(s, f[1], A_DEFCON + level)
    ask(s, f[1], Q_STOP_WORRYING)


@kernel
def answer_stop_worrying(s: State, f: Array, action: int) -> None:
    pop(s)
    set_defcon(s, action - A_DEFCON)


@kernel
def run_summit(s: State, f: Array) -> None:
    """Card 45: the winner may move DEFCON by one either way."""
    if s.defcon < 5:
        allow(s, f[1], A_DEFCON + s.defcon + 1)
    allow(s, f[1], A_DEFCON + s.defcon - 1)
    allow(s, f[1], A_DONE)
    ask(s, f[1], Q_SUMMIT)


@kernel
def answer_summit(s: State, f: Array, action: int) -> None:
    pop(s)
    if action != A_DONE:
        set_defcon(s, action - A_DEFCON)


@kernel
def run_chernobyl(s: State, f: Array) -> None:
    """Card 94: the US names a region."""
    for region in range(6):
        allow(s, US, A_REGION + region)
    ask(s, US, Q_CHERNOBYL)


@kernel
def answer_chernobyl(s: State, f: Array, action: int) -> None:
    pop(s)
    s.chernobyl = action - A_REGION
    log(s, L_CHERNOBYL, s.chernobyl)


@kernel
def run_debt(s: State, f: Array) -> None:
    """Card 95: the USSR doubles its influence in two countries of South America."""
    if f[C_LEFT] > 0:
        for w in range(WORDS):
            s.legal[USSR, COUNTRY_WORD + w] |= s.pick[w] & s.present[USSR, w]
    if has_choice(s, USSR):
        ask(s, USSR, Q_DEBT)
    else:
        pop(s)


@kernel
def answer_debt(s: State, f: Array, action: int) -> None:
    country = action - A_COUNTRY
    count_choice(s, f, country)
    change_influence(s, f[C_SIDE], country, s.influence[USSR, country])


@kernel
def run_shuttle(s: State, f: Array) -> None:
    """Card 73: one USSR-controlled battleground of the region is left out; used up even if there is none."""
    region = f[1]
    for w in range(WORDS):
        s.legal[US, COUNTRY_WORD + w] |= s.controlled[USSR, w] & BATTLEGROUNDS[w] & REGION_MASK[region, w]
    if has_choice(s, US):
        ask(s, US, Q_SHUTTLE)
    else:
        use_shuttle(s, region, NOBODY)


@kernel
def answer_shuttle(s: State, f: Array, action: int) -> None:
    log(s, L_LEFT_OUT, action - A_COUNTRY)
    use_shuttle(s, f[1], action - A_COUNTRY)


@kernel
def use_shuttle(s: State, region: int, country: int) -> None:
    pop(s)
    s.effects &= ~SHUTTLE
    log(s, L_CANCELLED, SHUTTLE_EFFECT)
    if s.where[SHUTTLE_CARD] == FRONT:
        move_card(s, SHUTTLE_CARD, DISCARD)
    score_region(s, region, country, False)


@kernel
def run_wargames(s: State, f: Array) -> None:
    """Card 100: the owner may end the game."""
    allow(s, f[1], A_ACCEPT)
    allow(s, f[1], A_DONE)
    ask(s, f[1], Q_WARGAMES)


@kernel
def answer_wargames(s: State, f: Array, action: int) -> None:
    """6 VP for the opponent, then the track decides without final scoring. Played by the US in the Late War scenario, it needs 20 VP."""
    owner = f[1]
    pop(s)
    log(s, L_CHOICE, owner, action)
    if action == A_ACCEPT:
        move_vp(s, 1 - owner, 6)
        decide_by_track(s, E_WARGAMES, owner == US or s.version < WARGAMES_BY_USSR)
    elif s.option[WARGAMES_DECLINED_IS_KEPT]:
        s.occurred[(WARGAMES_CARD - 1) // WORD] &= ~BIT[(WARGAMES_CARD - 1) % WORD]


@kernel
def run_norad(s: State, f: Array) -> None:
    """Card 106: after a round in which DEFCON moved to 2, the US adds a point where it has influence, if it controls Canada."""
    if controls(s, US, CANADA):
        for w in range(WORDS):
            s.legal[US, COUNTRY_WORD + w] |= s.present[US, w]
    if not has_choice(s, US):
        pop(s)
        return
    allow(s, US, A_DONE)
    ask(s, US, Q_NORAD)


@kernel
def answer_norad(s: State, f: Array, action: int) -> None:
    pop(s)
    if action != A_DONE:
        change_influence(s, US, action - A_COUNTRY, 1)
