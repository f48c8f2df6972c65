"""Operations (6.0): placing influence, realignment rolls, coups, the space race."""

import numpy as np

from detente.engine.bits import BIT, WORD, count, lowest, mask
from detente.engine.chance import roll
from detente.engine.kernel import kernel
from detente.engine.machine import NOBODY, allow, ask, has_choice, log, pop, push
from detente.engine.record import Array

from .actions import A_COUNTRY, A_DONE, A_INFLUENCE, A_REALIGN, COUNTRY_WORD
from .board import (
    ASIA,
    BATTLEGROUND,
    CENTRAL_AMERICA,
    CIVIL_WAR,
    COUNTRY,
    EUROPE,
    NEIGHBOURS,
    OPEN_AT,
    REGION,
    REGION_MASK,
    SOUTH_AMERICA,
    SOUTHEAST_ASIA,
    STABILITY,
    SUPERPOWER,
    US,
    USSR,
    WORDS,
    holds,
)
from .effects import DE_GAULLE, IRAN_CONTRA, NATO, NUCLEAR_SUBS, REFORMER, SALT, US_JAPAN, VIETNAM, WILLY_BRANDT, YURI
from .markers import add_milops, change_influence, end_game, gain_vp, set_defcon
from .options import REALIGN_AND_PLACE, REALIGN_ANYWHERE, REALIGN_SAFELY, WAIVE_REALIGNMENTS
from .sets import EVERYWHERE_SET, SETS
from .state import (
    E_CUBAN_MISSILE_CRISIS,
    F_COUP,
    F_INFLUENCE,
    F_REALIGN,
    L_COUP,
    L_COUP_ROLL,
    L_REALIGN,
    L_REALIGN_ROLL,
    Q_COUP,
    Q_INFLUENCE,
    Q_REALIGN,
    State,
)

CHINA_BONUS, VIETNAM_BONUS = 1, 2
FRANCE = np.array(mask([COUNTRY["france"]], WORDS), np.int64)
WEST_GERMANY = np.array(mask([COUNTRY["west_germany"]], WORDS), np.int64)
JAPAN = np.array(mask([COUNTRY["japan"]], WORDS), np.int64)
CIVIL_WAR_SPACE = np.array(mask([CIVIL_WAR], WORDS), np.int64)
ASIA_AND_CIVIL_WAR = REGION_MASK[ASIA] | CIVIL_WAR_SPACE
FULL = np.array([(1 << WORD) - 1] * WORDS, np.int64)

# A frame of operations: side, value, bonuses, free, set of countries, spent, points spent outside Asia (1) or Southeast Asia (2).
SIDE, VALUE, BONUS, IS_FREE, WITHIN, SPENT, ELSEWHERE = 1, 2, 3, 4, 5, 6, 7
EXCEPT, AGAIN, MAY_STOP = 6, 7, 8  # of a coup frame (Che)


@kernel
def take_snapshot(s: State) -> None:
    """Store the influence at the start of the action round, which determines reach (6.1.1)."""
    for side in range(2):
        for w in range(WORDS):
            s.snapshot[side, w] = s.present[side, w]
    for i in range(2):
        for w in range(WORDS):
            s.mixed[i, w] = 0


@kernel
def find_reach(s: State, side: int) -> None:
    """6.1.1, 6.1.4: find where a side had influence when the round began, adjacent countries, and those adjacent to its superpower."""
    for w in range(WORDS):
        s.reach[w] = s.snapshot[side, w] | SUPERPOWER[side, w]
    for w in range(WORDS):
        word = s.snapshot[side, w]
        while word:
            country = w * WORD + lowest(word)
            word = word & (word - 1)
            s.reach[0] |= NEIGHBOURS[country, 0]
            s.reach[1] |= NEIGHBOURS[country, 1]
    for w in range(WORDS):
        s.reach[w] &= ~CIVIL_WAR_SPACE[w]
        if side == USSR:
            if s.civil_war:
                s.reach[w] |= CIVIL_WAR_SPACE[w]
            if s.chernobyl != NOBODY:
                s.reach[w] &= ~REGION_MASK[s.chernobyl, w]
                if s.chernobyl == ASIA:
                    s.reach[w] &= ~CIVIL_WAR_SPACE[w]
        if s.option[REALIGN_AND_PLACE]:
            s.reach[w] &= ~s.mixed[1, w]


@kernel
def affordable(f: Array, price: int, w: int) -> int:
    """The countries (one word) where *price* is affordable, including the bonuses for Asia and Southeast Asia (9.6, card 9)."""
    left = f[VALUE] - f[SPENT] - price
    word = 0
    if left >= 0:
        word = FULL[w]
    if f[BONUS] & CHINA_BONUS and not f[ELSEWHERE] & 1:
        left += 1
        if left >= 0:
            word |= ASIA_AND_CIVIL_WAR[w]
    if f[BONUS] & VIETNAM_BONUS and not f[ELSEWHERE] & 2:
        left += 1
        if left >= 0:
            word |= REGION_MASK[SOUTHEAST_ASIA, w]
    return int(word)


@kernel
def spend(f: Array, country: int, price: int) -> None:
    """Pay, and record whether every point so far was spent in Asia and in Southeast Asia."""
    f[SPENT] += price
    if REGION[country] != ASIA:
        f[ELSEWHERE] |= 1
    if not holds(REGION_MASK[SOUTHEAST_ASIA, country // WORD], country):
        f[ELSEWHERE] |= 2


@kernel
def influence_word(s: State, f: Array, w: int) -> int:
    """The countries (one word) where the next point may be placed: 1 op, or 2 where the enemy controls (6.1.2)."""
    enemy = s.controlled[1 - f[SIDE], w]
    if not s.civil_war:
        s.reach[w] &= ~CIVIL_WAR_SPACE[w]  # closed by its third point (12.1)
    return int(s.reach[w] & ((affordable(f, 1, w) & ~enemy) | (affordable(f, 2, w) & enemy)))


@kernel
def shield_word(s: State, w: int) -> int:
    """The countries (one word) that NATO protects."""
    if not s.effects & NATO:
        return 0
    word = s.controlled[US, w] & REGION_MASK[EUROPE, w]
    if s.effects & DE_GAULLE:
        word &= ~FRANCE[w]
    if s.effects & WILLY_BRANDT:
        word &= ~WEST_GERMANY[w]
    return int(word)


@kernel
def target_word(s: State, side: int, is_coup: bool, is_free: int, within: int, w: int) -> int:
    """The countries (one word) open to a coup (6.3.1) or a realignment roll (6.2.1)."""
    word = s.present[1 - side, w] & SETS[within, w]
    if not is_free and (is_coup or not s.option[REALIGN_ANYWHERE]):
        word &= OPEN_AT[s.defcon, w]
    if side == USSR:
        word &= ~shield_word(s, w)
        if s.effects & US_JAPAN:
            word &= ~JAPAN[w]
        if is_coup and s.effects & REFORMER:
            word &= ~REGION_MASK[EUROPE, w]
    if not is_coup and s.option[REALIGN_AND_PLACE]:
        word &= ~s.mixed[0, w]
    return int(word)


@kernel
def has_target(s: State, side: int, is_coup: bool, is_free: int, within: int) -> bool:
    return (target_word(s, side, is_coup, is_free, within, 0) | target_word(s, side, is_coup, is_free, within, 1)) != 0


@kernel
def start_operation(s: State, action: int, side: int, value: int, bonus: int, is_free: int, within: int) -> None:
    """Start the chosen operation; *value* already includes all modifiers."""
    if side == USSR and s.effects & VIETNAM:
        bonus |= VIETNAM_BONUS
    if action == A_INFLUENCE:
        find_reach(s, side)
        push(s, F_INFLUENCE, side, value, bonus, 0, EVERYWHERE_SET)
    elif action == A_REALIGN:
        push(s, F_REALIGN, side, value, bonus, is_free, within)
    else:
        push(s, F_COUP, side, value, bonus, is_free, within)


@kernel
def can_place(s: State, side: int, value: int) -> bool:
    """Return whether a first point could be placed with operations of this value."""
    find_reach(s, side)
    for w in range(WORDS):
        enemy = s.controlled[1 - side, w]
        if s.reach[w] & ~enemy or (value >= 2 and s.reach[w] & enemy):
            return True
        if side == USSR and s.effects & VIETNAM and s.reach[w] & enemy & REGION_MASK[SOUTHEAST_ASIA, w]:
            return True
    return False


@kernel
def run_influence(s: State, f: Array) -> None:
    """Place influence point by point (6.1); everything must be spent while a target remains, except a regional bonus."""
    side = f[SIDE]
    for w in range(WORDS):
        s.legal[side, COUNTRY_WORD + w] |= influence_word(s, f, w)
    if s.option[REALIGN_AND_PLACE] and f[SPENT] < f[VALUE] and has_target(s, side, False, 0, EVERYWHERE_SET):
        allow(s, side, A_REALIGN)
    if not has_choice(s, side):
        pop(s)
        return
    if f[SPENT] >= f[VALUE]:
        allow(s, side, A_DONE)
    ask(s, side, Q_INFLUENCE)


@kernel
def answer_influence(s: State, f: Array, action: int) -> None:
    """Place a point at the price at that moment (6.1.2)."""
    if action == A_DONE:
        pop(s)
    elif action == A_REALIGN:
        f[0] = F_REALIGN
    else:
        country = action - A_COUNTRY
        spend(f, country, 2 if holds(s.controlled[1 - f[SIDE], country // WORD], country) else 1)
        s.mixed[0, country // WORD] |= BIT[country % WORD]
        change_influence(s, f[SIDE], country, 1)


@kernel
def run_realign(s: State, f: Array) -> None:
    """One op per roll; each is resolved before the next target is named (6.2.1)."""
    side = f[SIDE]
    for w in range(WORDS):
        s.legal[side, COUNTRY_WORD + w] |= target_word(s, side, False, f[IS_FREE], f[WITHIN], w) & affordable(f, 1, w)
    if s.option[REALIGN_AND_PLACE] and not f[IS_FREE] and f[SPENT] < f[VALUE] and can_place(s, side, f[VALUE] - f[SPENT]):
        allow(s, side, A_INFLUENCE)
    if not has_choice(s, side):
        pop(s)
        return
    if f[SPENT] >= f[VALUE] or s.option[WAIVE_REALIGNMENTS]:
        allow(s, side, A_DONE)
    ask(s, side, Q_REALIGN)


@kernel
def answer_realign(s: State, f: Array, action: int) -> None:
    if action == A_DONE:
        pop(s)
    elif action == A_INFLUENCE:
        find_reach(s, f[SIDE])
        f[0] = F_INFLUENCE
    else:
        country = action - A_COUNTRY
        spend(f, country, 1)
        s.mixed[1, country // WORD] |= BIT[country % WORD]
        realign(s, f[SIDE], country)


@kernel
def realign_modifier(s: State, side: int, country: int) -> int:
    """6.2.2: controlled neighbours, more influence, an adjacent superpower (once); Iran-Contra Scandal."""
    total = count(s.controlled[side, 0] & NEIGHBOURS[country, 0]) + count(s.controlled[side, 1] & NEIGHBOURS[country, 1])
    if s.influence[side, country] > s.influence[1 - side, country]:
        total += 1
    if holds(SUPERPOWER[side, country // WORD], country):
        total += 1
    if side == US and s.effects & IRAN_CONTRA:
        total -= 1
    return total


@kernel
def realign(s: State, side: int, country: int) -> None:
    """Both roll, the acting side first; the higher total removes the difference (6.2.2, 6.2.3)."""
    log(s, L_REALIGN, side, country)
    own_die, other_die = roll(s), roll(s)
    own = own_die + realign_modifier(s, side, country)
    other = other_die + realign_modifier(s, 1 - side, country)
    log(s, L_REALIGN_ROLL, side, own_die, own)
    log(s, L_REALIGN_ROLL, 1 - side, other_die, other)
    if own == other:
        return
    loser = 1 - side if own > other else side
    if s.option[REALIGN_SAFELY] and loser == s.phasing:
        return
    change_influence(s, loser, country, -abs(own - other))


@kernel
def run_coup(s: State, f: Array) -> None:
    side = f[SIDE]
    for w in range(WORDS):
        s.legal[side, COUNTRY_WORD + w] |= target_word(s, side, True, f[IS_FREE], f[WITHIN], w)
    if f[EXCEPT]:
        country = f[EXCEPT] - 1
        s.legal[side, COUNTRY_WORD + country // WORD] &= ~BIT[country % WORD]
    if not has_choice(s, side):
        pop(s)
        return
    if f[MAY_STOP]:
        allow(s, side, A_DONE)
    ask(s, side, Q_COUP)


@kernel
def answer_coup(s: State, f: Array, action: int) -> None:
    if action == A_DONE:
        pop(s)
        return
    country = action - A_COUNTRY
    side, again, value = f[SIDE], f[AGAIN], f[VALUE]
    if f[BONUS] & CHINA_BONUS and REGION[country] == ASIA:
        value += 1
    if f[BONUS] & VIETNAM_BONUS and holds(REGION_MASK[SOUTHEAST_ASIA, country // WORD], country):
        value += 1
    removed = coup(s, side, country, value, f[IS_FREE])
    if again and removed > 0:
        f[EXCEPT] = country + 1
        f[AGAIN] = 0
    else:
        pop(s)


@kernel
def coup_modifier(s: State, side: int, country: int) -> int:
    """The modifier of a coup roll: SALT Negotiations and Latin American Death Squads; it does not affect military operations."""
    change = -1 if s.effects & SALT else 0
    if REGION[country] == CENTRAL_AMERICA or REGION[country] == SOUTH_AMERICA:
        change += s.death_squads if side == US else -s.death_squads
    return change


@kernel
def coup(s: State, side: int, country: int, value: int, is_free: int) -> int:
    """Carry out a coup (6.3). Returns how much enemy influence was removed."""
    log(s, L_COUP, side, country, value)
    if s.crisis == side:
        end_game(s, 1 - side, E_CUBAN_MISSILE_CRISIS)
        return 0
    if not is_free:
        add_milops(s, side, value)
    if side == US and s.effects & YURI:
        gain_vp(s, USSR, 1)
    if BATTLEGROUND[country] and not (side == US and s.effects & NUCLEAR_SUBS):
        set_defcon(s, s.defcon - 1)
    if s.over:
        return 0
    die = roll(s)
    change = coup_modifier(s, side, country)
    margin = die + value + change - 2 * STABILITY[country]
    log(s, L_COUP_ROLL, die, change, margin)
    if margin <= 0:
        return 0
    removed = min(margin, s.influence[1 - side, country])
    change_influence(s, 1 - side, country, -removed)
    change_influence(s, side, country, margin - removed)
    return int(removed)
