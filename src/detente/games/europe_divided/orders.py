"""The effects of card texts (5.10 to 5.13, 7.4, 8.1): a text opens a choice, or takes effect immediately."""

from detente.engine.bits import BIT
from detente.engine.kernel import kernel
from detente.engine.machine import log, pop, push
from detente.engine.record import Array

from .board import ENERGY, FIELDS, HAS_EXIT
from .cards import AREA_SETS
from .choices import can_lower_any, can_mobilise, can_place_any, can_raise_any, can_raise_each
from .coins import change_coins
from .state import (
    F_BREAKUP,
    F_GROW,
    F_LOWER,
    F_MOBILISE,
    F_MOVE,
    F_ORGANISATION,
    F_PLACE,
    FREE,
    G_LEFT,
    G_PLACING,
    JUMP,
    L_EFFECT,
    L_REACTION,
    L_REGION_COIN,
    L_SANCTIONS,
    MAY_SKIP,
    PAID,
    SAME_AGAIN,
    V_LEFT,
    X_FLAGS,
    X_TEXT,
    State,
)
from .texts import (
    BLOCK_EU,
    COINS,
    COINS_PER_REGION,
    EACH,
    EFFECT,
    FROM_BANK,
    GROW,
    INCOME_TOKEN,
    LOWER_DOMINANCE,
    MOBILISE,
    MOVE,
    PLACE,
    REACTION,
    SANCTIONS,
    SEA,
    T_AMOUNT,
    T_AREAS,
    T_CAP,
    T_COST,
    T_DISTINCT,
    T_FIELDS,
    T_KIND,
    T_MOST,
    T_NEEDS,
    T_OP,
    T_ORGS,
    T_PICK,
    T_PLACING,
    T_SIDE,
    T_STEPS,
    T_SUBJECT,
    T_TO,
    TEXT,
)


@kernel
def region_coins(s: State, row: int) -> int:
    """The coins for every disputed region where a cube is high enough, up to a limit."""
    found = 0
    for field in range(FIELDS):
        for organisation in range(3):
            if TEXT[row, T_ORGS] & BIT[organisation] and s.cube[organisation, field] >= TEXT[row, T_CAP]:
                found += TEXT[row, T_AMOUNT]
                break
    return int(min(found, TEXT[row, T_MOST]))


@kernel
def can_obey(s: State, row: int) -> bool:
    """Return whether a text would have any effect now."""
    op, side = TEXT[row, T_OP], TEXT[row, T_SIDE]
    if op == GROW and TEXT[row, T_PICK] == EACH:
        for organisation in range(3):
            if TEXT[row, T_ORGS] & BIT[organisation] and can_raise_each(
                s, organisation, TEXT[row, T_FIELDS], TEXT[row, T_CAP], TEXT[row, T_NEEDS]
            ):
                return True
        return False
    if op == GROW:
        return can_raise_any(s, side, TEXT[row, T_ORGS], TEXT[row, T_FIELDS], TEXT[row, T_CAP], TEXT[row, T_PLACING])
    if op == PLACE:
        return can_place_any(s, side, TEXT[row, T_ORGS], TEXT[row, T_FIELDS], TEXT[row, T_COST])
    if op == MOBILISE:
        return can_mobilise(s, side, TEXT[row, T_AREAS], TEXT[row, T_COST])
    if op == MOVE:
        return bool(s.stationed[side] & AREA_SETS[TEXT[row, T_AREAS]] & HAS_EXIT[s.version, side])
    if op == LOWER_DOMINANCE:
        return can_lower_any(s, TEXT[row, T_ORGS])
    if op == COINS_PER_REGION:
        return region_coins(s, row) > 0
    return True


@kernel
def push_growth(s: State, row: int) -> None:
    """Push the frame for the cubes that a text raises."""
    push(s, F_GROW, TEXT[row, T_SIDE], TEXT[row, T_ORGS], TEXT[row, T_FIELDS], TEXT[row, T_AMOUNT], TEXT[row, T_CAP])
    s.stack[s.depth - 1, G_PLACING] = TEXT[row, T_PLACING]
    s.stack[s.depth - 1, G_LEFT] = TEXT[row, T_PICK]


@kernel
def obey(s: State, row: int, flags: int) -> None:
    """Carry out a text. With MAY_SKIP its player may decline, and what costs nothing and needs no choice is simply done."""
    op, side = TEXT[row, T_OP], TEXT[row, T_SIDE]
    if op == GROW and TEXT[row, T_PICK] == EACH:
        push(s, F_ORGANISATION, side, TEXT[row, T_ORGS], TEXT[row, T_FIELDS], TEXT[row, T_AMOUNT], TEXT[row, T_CAP])
        s.stack[s.depth - 1, 6] = TEXT[row, T_NEEDS]
    elif op == GROW:
        push_growth(s, row)
        flags = flags if TEXT[row, T_DISTINCT] else flags | SAME_AGAIN
    elif op == PLACE:
        push(s, F_PLACE, side, TEXT[row, T_ORGS], TEXT[row, T_FIELDS], TEXT[row, T_COST], TEXT[row, T_PICK])
    elif op == MOBILISE:
        push(s, F_MOBILISE, side, TEXT[row, T_AREAS], TEXT[row, T_COST])
    elif op == MOVE:
        is_jump = TEXT[row, T_KIND] == SEA and TEXT[row, T_TO] != 0
        how = JUMP if is_jump else FREE if TEXT[row, T_KIND] == SEA else PAID
        push(s, F_MOVE, side, TEXT[row, T_AREAS], TEXT[row, T_TO], TEXT[row, T_STEPS], how)
        s.stack[s.depth - 1, V_LEFT] = TEXT[row, T_PICK]
    elif op == LOWER_DOMINANCE:
        push(s, F_LOWER, side, TEXT[row, T_ORGS])
    elif op == BLOCK_EU:
        if TEXT[row, T_AMOUNT] > 0:
            push_growth(s, row)
            s.stack[s.depth - 1, X_TEXT] = row
        push(s, F_BREAKUP, side)
    else:
        obey_at_once(s, row, flags)
        return
    s.stack[s.depth - 1, X_TEXT] = row
    s.stack[s.depth - 1, X_FLAGS] = flags


@kernel
def obey_at_once(s: State, row: int, flags: int) -> None:
    """Carry out a text that needs no choice: coins, sanctions, a coin on the Energy Sector."""
    op, side = TEXT[row, T_OP], TEXT[row, T_SIDE]
    if flags & MAY_SKIP and (TEXT[row, T_KIND] == EFFECT or TEXT[row, T_KIND] == REACTION):
        log(s, L_EFFECT if TEXT[row, T_KIND] == EFFECT else L_REACTION, side, TEXT[row, T_SUBJECT])
    if op == COINS:
        amount = TEXT[row, T_AMOUNT]
        if TEXT[row, T_AREAS] != FROM_BANK:
            amount = min(amount, s.coins[TEXT[row, T_AREAS] - 1])
            change_coins(s, TEXT[row, T_AREAS] - 1, -amount)
        change_coins(s, TEXT[row, T_TO], amount)
    elif op == COINS_PER_REGION:
        change_coins(s, TEXT[row, T_TO], region_coins(s, row))
    elif op == SANCTIONS:
        change_coins(s, 1 - side, -min(TEXT[row, T_MOST], s.coins[1 - side]))
        s.no_income[1 - side] = TEXT[row, T_CAP]
        s.surcharge[1 - side] = TEXT[row, T_AMOUNT]
        log(s, L_SANCTIONS, 1 - side)
    elif op == INCOME_TOKEN:
        change_coins(s, side, TEXT[row, T_MOST])
        s.region_coins[ENERGY] += TEXT[row, T_AMOUNT]
        log(s, L_REGION_COIN, ENERGY, TEXT[row, T_AMOUNT])


@kernel
def run_text(s: State, f: Array) -> None:
    """Run an effect or reaction when its turn comes."""
    row = f[1]
    pop(s)
    obey(s, row, MAY_SKIP)
