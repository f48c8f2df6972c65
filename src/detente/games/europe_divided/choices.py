"""Choices of a target: place, increase, turn down, mobilise, move, break-up (5.1 to 5.9, 6, 8.1)."""

from detente.engine.bits import BIT, count, lowest
from detente.engine.kernel import kernel
from detente.engine.machine import allow, ask, has_choice, log, pop
from detente.engine.record import Array

from .actions import A_CUBE, A_DONE, A_REGION, A_SKIP, REGION_SHIFT, REGION_WORD
from .board import BASES, EUROPE, FIELDS, FIRST, HAS_EXIT, NATO, NEXT_TO_RUSSIA, OPEN_TO, RU, START_REGIONS
from .cards import AREA_SETS
from .coins import PLACE_PRICE, can_pay, most_steps, pay
from .influence import DOMINATES, WINS_CARD, can_grow, grow_cube, lower_cube, place_cube
from .state import (
    G_AMOUNT,
    G_CAP,
    G_FIELDS,
    G_LEFT,
    G_ORGS,
    G_PLACING,
    G_SIDE,
    JUMP,
    L_BREAKUP,
    L_DECLINED,
    L_EFFECT,
    L_MOBILISE,
    L_MOVE,
    L_REACTION,
    M_AREAS,
    M_PRICE,
    M_SIDE,
    MAY_SKIP,
    MAY_STOP,
    MOVED,
    P_FIELDS,
    P_LEFT,
    P_ORGS,
    P_PRICE,
    P_SIDE,
    PAID,
    Q_BREAKUP,
    Q_GROW,
    Q_LOWER,
    Q_MOBILISE,
    Q_MOVE,
    Q_ORGANISATION,
    Q_PLACE,
    Q_UNIT,
    SAME_AGAIN,
    V_AREAS,
    V_FROM,
    V_HOW,
    V_LEFT,
    V_SIDE,
    V_STEPS,
    V_TO,
    X_FLAGS,
    X_TEXT,
    State,
)
from .texts import (
    EFFECT,
    FREE_PLACING,
    NATO_BASE_OR_CUBE,
    NATO_BASE_OR_FIVE,
    NEXT_TO_RUSSIA_WITH_CUBE,
    NO_PLACING,
    PAID_PLACING,
    T_KIND,
    T_SUBJECT,
    TEXT,
)
from .units import add_units, arrive, distance, reach

STEP_PRICE = 1


@kernel
def ask_choice(s: State, f: Array, side: int, question: int) -> None:
    """Ask with the ways to decline that the frame allows, or skip the question when there is nothing to choose."""
    if not has_choice(s, side):
        pop(s)
        return
    if f[X_FLAGS] & MAY_SKIP:
        allow(s, side, A_SKIP)
    if f[X_FLAGS] & MAY_STOP:
        allow(s, side, A_DONE)
    ask(s, side, question)


@kernel
def begin(s: State, f: Array, side: int, action: int) -> bool:
    """Announce an effect or reaction when it is used (5.11). Returns False if the choice was ended instead."""
    row = f[X_TEXT]
    if action == A_SKIP or action == A_DONE:
        pop(s)
        if action == A_SKIP:
            log(s, L_DECLINED, side, TEXT[row, T_SUBJECT])
        return False
    if f[X_FLAGS] & MAY_SKIP:
        log(s, L_EFFECT if TEXT[row, T_KIND] == EFFECT else L_REACTION, side, TEXT[row, T_SUBJECT])
        f[X_FLAGS] = f[X_FLAGS] & ~MAY_SKIP
    return True


# Cubes


@kernel
def can_place(s: State, organisation: int, field: int) -> bool:
    """5.1: return whether the organisation has no cube there."""
    return bool(s.cube[organisation, field] == 0)


@kernel
def can_raise(s: State, side: int, organisation: int, field: int, cap: int, placing: int) -> bool:
    """5.2, 5.12: return whether there is a cube with room, or none where the text allows placing one and the price can be paid."""
    if s.cube[organisation, field] > 0:
        return can_grow(s, organisation, field, cap)
    return bool(placing == FREE_PLACING or (placing == PAID_PLACING and can_pay(s, side, PLACE_PRICE)))


@kernel
def can_place_any(s: State, side: int, orgs: int, fields: int, price: int) -> bool:
    """Return whether there is anywhere to place a cube, and the price can be paid."""
    if not can_pay(s, side, price):
        return False
    for organisation in range(3):
        for field in range(FIELDS):
            if orgs & BIT[organisation] and fields & BIT[field] and can_place(s, organisation, field):
                return True
    return False


@kernel
def can_raise_any(s: State, side: int, orgs: int, fields: int, cap: int, placing: int) -> bool:
    """Return whether there is any cube to increase."""
    for organisation in range(3):
        for field in range(FIELDS):
            if orgs & BIT[organisation] and fields & BIT[field] and can_raise(s, side, organisation, field, cap, placing):
                return True
    return False


@kernel
def run_place(s: State, f: Array) -> None:
    """5.1: place cubes; each is paid for when placed."""
    side, orgs, fields = f[P_SIDE], f[P_ORGS], f[P_FIELDS]
    if can_pay(s, side, f[P_PRICE]):
        for organisation in range(3):
            for field in range(FIELDS):
                if orgs & BIT[organisation] and fields & BIT[field] and can_place(s, organisation, field):
                    allow(s, side, A_CUBE + FIELDS * organisation + field)
    ask_choice(s, f, side, Q_PLACE)


@kernel
def answer_place(s: State, f: Array, action: int) -> None:
    side = f[P_SIDE]
    if not begin(s, f, side, action):
        return
    organisation, field, price = (action - A_CUBE) // FIELDS, (action - A_CUBE) % FIELDS, f[P_PRICE]
    f[P_FIELDS] = f[P_FIELDS] & ~BIT[field]
    f[P_LEFT] -= 1
    f[X_FLAGS] |= MAY_STOP
    if f[P_LEFT] == 0:
        pop(s)
    pay(s, side, price)
    place_cube(s, organisation, field)


@kernel
def run_grow(s: State, f: Array) -> None:
    """5.2, 5.12: increase cubes."""
    side, orgs, fields = f[G_SIDE], f[G_ORGS], f[G_FIELDS]
    for organisation in range(3):
        if orgs & BIT[organisation]:
            for field in range(FIELDS):
                if fields & BIT[field] and can_raise(s, side, organisation, field, f[G_CAP], f[G_PLACING]):
                    allow(s, side, A_CUBE + FIELDS * organisation + field)
    ask_choice(s, f, side, Q_GROW)


@kernel
def answer_grow(s: State, f: Array, action: int) -> None:
    side = f[G_SIDE]
    if not begin(s, f, side, action):
        return
    organisation, field = (action - A_CUBE) // FIELDS, (action - A_CUBE) % FIELDS
    amount, cap, placing = f[G_AMOUNT], f[G_CAP], f[G_PLACING]
    if not f[X_FLAGS] & SAME_AGAIN:
        f[G_FIELDS] = f[G_FIELDS] & ~BIT[field]
    f[G_LEFT] -= 1
    f[X_FLAGS] |= MAY_STOP
    if f[G_LEFT] == 0:
        pop(s)
    if s.cube[organisation, field] > 0:
        grow_cube(s, organisation, field, amount, cap)
        return
    if placing == PAID_PLACING:
        pay(s, side, PLACE_PRICE)
    place_cube(s, organisation, field)


@kernel
def can_raise_each(s: State, organisation: int, fields: int, cap: int, needed: int) -> bool:
    """Return whether the organisation dominates where it must, and at least one of its cubes has room."""
    if needed > 0 and s.cube[organisation, needed - 1] != DOMINATES:
        return False
    for field in range(FIELDS):
        if fields & BIT[field] and can_raise(s, 0, organisation, field, cap, NO_PLACING):
            return True
    return False


# Organisation frame: side, organisations, disputed regions, amount, cap, region + 1 that must be dominated.
O_SIDE, O_ORGS, O_FIELDS, O_AMOUNT, O_CAP, O_NEEDED = 1, 2, 3, 4, 5, 6


@kernel
def run_organisation(s: State, f: Array) -> None:
    """Carry out a text for each of several regions: only the organisation may be left to choose."""
    found = 0
    for organisation in range(3):
        if f[O_ORGS] & BIT[organisation] and can_raise_each(s, organisation, f[O_FIELDS], f[O_CAP], f[O_NEEDED]):
            found |= BIT[organisation]
    if count(found) == 1:
        grow_each(s, f, lowest(found))
        return
    place = max(0, f[O_NEEDED] - 1)
    for organisation in range(3):
        if found & BIT[organisation]:
            allow(s, f[O_SIDE], A_CUBE + FIELDS * organisation + place)
    ask_choice(s, f, f[O_SIDE], Q_ORGANISATION)


@kernel
def answer_organisation(s: State, f: Array, action: int) -> None:
    grow_each(s, f, (action - A_CUBE) // FIELDS)


@kernel
def grow_each(s: State, f: Array, organisation: int) -> None:
    """Increase every cube of the organisation in the named regions."""
    fields, amount, cap = f[O_FIELDS], f[O_AMOUNT], f[O_CAP]
    pop(s)
    for field in range(FIELDS):
        if fields & BIT[field] and s.cube[organisation, field] > 0:
            grow_cube(s, organisation, field, amount, cap)


@kernel
def can_lower_any(s: State, orgs: int) -> bool:
    """Return whether a cube of these organisations shows 6."""
    for organisation in range(3):
        for field in range(FIELDS):
            if orgs & BIT[organisation] and s.cube[organisation, field] == DOMINATES:
                return True
    return False


@kernel
def run_lower(s: State, f: Array) -> None:
    """8.1: special services turn a 6 down to 5."""
    for organisation in range(3):
        for field in range(FIELDS):
            if f[2] & BIT[organisation] and s.cube[organisation, field] == DOMINATES:
                allow(s, f[1], A_CUBE + FIELDS * organisation + field)
    ask_choice(s, f, f[1], Q_LOWER)


@kernel
def answer_lower(s: State, f: Array, action: int) -> None:
    if begin(s, f, f[1], action):
        pop(s)
        lower_cube(s, (action - A_CUBE) // FIELDS, (action - A_CUBE) % FIELDS)


@kernel
def run_breakup(s: State, f: Array) -> None:
    """8.1: place the marker in any European region."""
    s.legal[f[1], REGION_WORD] |= START_REGIONS[EUROPE] << REGION_SHIFT
    ask_choice(s, f, f[1], Q_BREAKUP)


@kernel
def answer_breakup(s: State, f: Array, action: int) -> None:
    if begin(s, f, f[1], action):
        pop(s)
        s.breakup = action - A_REGION
        log(s, L_BREAKUP, s.breakup)


# Units


@kernel
def mobilise_areas(s: State, areas: int) -> int:
    """The set of areas with a number; three of the sets depend on the board."""
    if areas == NATO_BASE_OR_FIVE or areas == NATO_BASE_OR_CUBE:
        found = BASES[EUROPE]
        for field in range(FIELDS):
            if s.cube[NATO, field] >= (WINS_CARD if areas == NATO_BASE_OR_FIVE else 1):
                found |= BIT[FIRST + field]
        return int(found)
    if areas == NEXT_TO_RUSSIA_WITH_CUBE:
        found = 0
        for field in range(FIELDS):
            if s.cube[RU, field] > 0:
                found |= BIT[FIRST + field]
        return int(found & NEXT_TO_RUSSIA[s.version])
    return int(AREA_SETS[areas])


@kernel
def can_mobilise(s: State, side: int, areas: int, price: int) -> bool:
    """5.6: return whether there is a unit in supply, the price can be paid, and a region is available."""
    return bool(s.supply[side] > 0 and can_pay(s, side, price) and mobilise_areas(s, areas) & OPEN_TO[side])


@kernel
def run_mobilise(s: State, f: Array) -> None:
    """5.6: mobilise a unit; if only one region is possible and declining is not, it is done immediately."""
    side = f[M_SIDE]
    if not can_mobilise(s, side, f[M_AREAS], f[M_PRICE]):
        pop(s)
        return
    areas = mobilise_areas(s, f[M_AREAS]) & OPEN_TO[side]
    if count(areas) == 1 and not f[X_FLAGS] & MAY_SKIP:
        mobilise(s, f, lowest(areas))
        return
    s.legal[side, REGION_WORD] |= areas << REGION_SHIFT
    ask_choice(s, f, side, Q_MOBILISE)


@kernel
def answer_mobilise(s: State, f: Array, action: int) -> None:
    if begin(s, f, f[M_SIDE], action):
        mobilise(s, f, action - A_REGION)


@kernel
def mobilise(s: State, f: Array, area: int) -> None:
    """Place a unit from supply; a clash or broken influence may follow (section 6)."""
    side, price = f[M_SIDE], f[M_PRICE]
    pop(s)
    pay(s, side, price)
    log(s, L_MOBILISE, side, area)
    arrive(s, side, area)


@kernel
def goals(s: State, side: int, start: int, to: int, steps: int, how: int) -> int:
    """5.7 to 5.9: the areas that a unit may move to."""
    if how == JUMP:
        return int(AREA_SETS[to] & OPEN_TO[side])
    most = most_steps(s, side) if how == PAID else steps
    if steps > 0:
        most = min(most, steps)
    return int(reach(s, side, start, most) & AREA_SETS[to])


@kernel
def movable(s: State, f: Array) -> int:
    """The areas with a unit that may move; a unit that has already moved is not moved a second time."""
    side = f[V_SIDE]
    areas = s.stationed[side] & AREA_SETS[f[V_AREAS]] & HAS_EXIT[s.version, side]
    moved = f[X_FLAGS] // MOVED - 1
    if moved >= 0 and s.units[side, moved] == 1:
        areas &= ~BIT[moved]
    if f[V_TO] == 0:
        return int(areas)
    found = 0
    while areas:
        area = lowest(areas)
        if goals(s, side, area, f[V_TO], f[V_STEPS], f[V_HOW]) != 0:
            found |= BIT[area]
        areas = areas & (areas - 1)
    return int(found)


@kernel
def run_move(s: State, f: Array) -> None:
    """Ask which unit moves, then where; the cheapest path is taken."""
    side = f[V_SIDE]
    if f[V_FROM] == 0:
        areas = movable(s, f)
        if f[V_HOW] == JUMP and count(areas) == 1:
            f[V_FROM] = lowest(areas) + 1
        else:
            s.legal[side, REGION_WORD] |= areas << REGION_SHIFT
            ask_choice(s, f, side, Q_UNIT)
            return
    found = goals(s, side, f[V_FROM] - 1, f[V_TO], f[V_STEPS], f[V_HOW])
    s.legal[side, REGION_WORD] |= found << REGION_SHIFT
    ask(s, side, Q_MOVE)


@kernel
def answer_move(s: State, f: Array, action: int) -> None:
    side = f[V_SIDE]
    if f[V_FROM] == 0:
        if begin(s, f, side, action):
            f[V_FROM] = action - A_REGION + 1
        return
    start, goal, how = f[V_FROM] - 1, action - A_REGION, f[V_HOW]
    f[V_LEFT] -= 1
    f[V_FROM] = 0
    if how == PAID:
        pay(s, side, STEP_PRICE * (distance(s, side, start, goal) - 1))
    log(s, L_MOVE, side, start * 100 + goal)
    before = s.units[side, goal]
    add_units(s, side, start, -1)
    arrive(s, side, goal)
    if f[V_LEFT] == 0:
        pop(s)
    else:
        f[X_FLAGS] = MAY_STOP + (MOVED * (goal + 1) if s.units[side, goal] > before else 0)
